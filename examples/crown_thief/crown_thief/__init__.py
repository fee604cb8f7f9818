"""Crown Thief: sixteen cards, hidden hands, and one crown in a dark palace. For 2 to 4 seats."""

from game.engine.game import Game

GAME = Game("crown_thief", "crown_thief.rules:RULES", assets="crown_thief", table="crown_thief.table:Table")
