"""Splendor: Marvel, for 2 to 4 seats: recruit heroes and villains, gather the stones, seize the Gauntlet."""

from __future__ import annotations

from typing import Final

from game.engine.game import Game

GAME: Final = Game(
    "splendor_marvel",
    rules_class="game.splendor_marvel.rules:SplendorRules",
    words="game.splendor_marvel.says",
    table="game.splendor_marvel.table",
    cheers="game.splendor_marvel.cheers",
    box="game.splendor_marvel.box",
    cover="game.splendor_marvel.cover",
    figures="game.splendor_marvel.figures",
    passages="game.splendor_marvel.passages",
    evaluator="ai.knowledge.splendor_marvel:knowledge",
    inputs="ai.knowledge.splendor_marvel_inputs",
    features="ai.traits.splendor_marvel:traits",
    likes={
        "impulsive": {"recruit": 14.0, "points": 6.0, "reserve": -8.0},
        "hoards": {"chips": 5.0, "reserve": 8.0, "spend": -2.0},
        "rushes": {"points": 11.0, "recruit": 12.0, "reserve": -12.0},
        "spoils": {"deny": 30.0},
    },
)
