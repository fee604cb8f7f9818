"""Seventh Hero, for 3 to 5 seats: gather six different heroes, and trust no stranger at the door."""

from __future__ import annotations

from typing import Final

from game.engine.game import Game

GAME: Final = Game(
    "seventh_hero",
    rules_class="game.seventh_hero.rules:SeventhRules",
    words="game.seventh_hero.says",
    table="game.seventh_hero.table",
    cheers="game.seventh_hero.cheers",
    box="game.seventh_hero.box",
    cover="game.seventh_hero.cover",
    figures="game.seventh_hero.figures",
    passages="game.seventh_hero.passages",
    evaluator="ai.knowledge.seventh_hero:knowledge",
    features="ai.traits.seventh_hero:traits",
    likes={
        "impulsive": {"recruit": 40.0, "hint": -30.0},
        "hoards": {"use": -40.0, "hint": -30.0},
        "rushes": {"recruit": 30.0},
        "spoils": {"harm": 60.0, "stop": 30.0},
    },
    usual_seats=3,
)
