"""Splendor: Marvel, for 2 to 4 seats: recruit heroes and villains, gather the stones, seize the Gauntlet."""

from __future__ import annotations

from typing import Final

from game.engine.game import Game

GAME: Final = Game(
    "splendor_marvel",
    rules_class="game.splendor_marvel.rules.state:SplendorRules",
    words="game.splendor_marvel.words.says",
    table="game.splendor_marvel.table.table",
    celebrations="game.splendor_marvel.table.drawing.celebrations",
    box="game.splendor_marvel.table.drawing.box",
    cover="game.splendor_marvel.table.drawing.cover",
    figures="game.splendor_marvel.table.drawing.figures",
    rules_anchors="game.splendor_marvel.table.rules_anchors",
    evaluator="game.splendor_marvel.player.evaluator:evaluator",
    reasons="game.splendor_marvel.player.reasons",
    encoding="game.splendor_marvel.player.encoding",
    measures="game.splendor_marvel.measures",
    action_features="game.splendor_marvel.player.action_features:action_features",
    tastes={
        "impulsive": {"recruit": 14.0, "points": 6.0, "reserve": -8.0},
        "hoards": {"chips": 5.0, "reserve": 8.0, "spend": -2.0},
        "rushes": {"points": 11.0, "recruit": 12.0, "reserve": -12.0},
        "spoils": {"deny": 30.0},
        "child": {"recruit": 10.0, "points": 1.0, "chips": 1.0, "reserve": -1.0},
    },
    levels={"squire": {"overlooks": 0.55}, "legend": {"network_plies": 2}},
    simulations=20_000.0,
    presets={"family": {"target": 12}, "long": {"target": 25}},
)
