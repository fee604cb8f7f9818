"""The scenes that fill the window: menus, the match, the result. `game.table` draws the tables."""
