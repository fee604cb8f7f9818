"""What fills the window, one scene at a time: menus, the match, the result. `game.table` draws the tables."""
