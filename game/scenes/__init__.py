"""What fills the window, one scene at a time: menus, the match, the result. Tables are drawn by `game.table`."""
