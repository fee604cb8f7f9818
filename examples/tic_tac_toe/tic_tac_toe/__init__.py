"""Tic-tac-toe, the smallest game at the table."""

from game.engine.game import Game

GAME = Game("tic_tac_toe", "tic_tac_toe.rules:RULES", assets="tic_tac_toe", table="tic_tac_toe.table:Table")
