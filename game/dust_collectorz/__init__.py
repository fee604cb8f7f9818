"""Dust Collectorz: Champions Unleashed, for 2 to 4 seats: Duel, Free for All, Team, Young Champions."""

from __future__ import annotations

from typing import Final

from game.engine.game import Game

GAME: Final = Game(
    "dust_collectorz",
    rules_class="game.dust_collectorz.rules:DustRules",
    words="game.dust_collectorz.says",
    table="game.dust_collectorz.table",
    cheers="game.dust_collectorz.cheers",
    box="game.dust_collectorz.box",
    cover="game.dust_collectorz.cover",
    figures="game.dust_collectorz.figures",
    passages="game.dust_collectorz.passages",
    evaluator="ai.knowledge.dust_collectorz:knowledge",
    inputs="ai.knowledge.dust_collectorz_inputs",
    features="ai.traits.dust_collectorz:traits",
    likes={
        "impulsive": {"worth": 8.0, "attack": 3.0, "chain": 4.0},
        "hoards": {"worth": -12.0, "support": -8.0, "counter": -16.0},
        "rushes": {"attack": 9.0, "support": 12.0, "chain": 6.0},
        "spoils": {"harm": 30.0, "defence": 8.0},
    },
)
