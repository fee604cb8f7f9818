"""Seventh Hero, for 3 to 5 seats: gather six different heroes, and trust no stranger at the door."""

from __future__ import annotations

from typing import Final

from game.engine.game import Game

GAME: Final = Game(
    "seventh_hero",
    rules_class="game.seventh_hero.rules.setup:SeventhRules",
    words="game.seventh_hero.words.says",
    table="game.seventh_hero.table.table",
    celebrations="game.seventh_hero.table.drawing.celebrations",
    box="game.seventh_hero.table.drawing.box",
    cover="game.seventh_hero.table.drawing.cover",
    figures="game.seventh_hero.table.drawing.figures",
    rules_anchors="game.seventh_hero.table.rules_anchors",
    evaluator="game.seventh_hero.player.evaluator:evaluator",
    encoding="game.seventh_hero.player.encoding",
    reasons="game.seventh_hero.player.reasons",
    measures="game.seventh_hero.measures",
    action_features="game.seventh_hero.player.action_features:action_features",
    tastes={
        "impulsive": {"recruit": 40.0, "hint": -30.0},
        "hoards": {"use": -40.0, "hint": -30.0},
        "rushes": {"recruit": 30.0},
        "spoils": {"harm": 60.0, "stop": 30.0},
        "child": {"recruit": 1.0, "hint": -1.0},
    },
    levels={
        "squire": {"overlooks": 0.6, "careless": 2.5},
        "knight": {"overlooks": 0.2, "careless": 1.5},
        "captain": {"simulations": 8},
        "champion": {"leeway": 0.7},
    },
    usual_seats=3,
    presets={"family": {"copies": 8}, "long": {"copies": 13}},
)
