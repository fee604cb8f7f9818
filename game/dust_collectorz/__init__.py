"""Dust Collectorz: Champions Unleashed, for 2 to 4 seats: Duel, Free for All, Team, Young Champions."""

from __future__ import annotations

from typing import Final

from game.engine.game import Command, Game

GAME: Final = Game(
    "dust_collectorz",
    rules_class="game.dust_collectorz.rules.state:DustRules",
    words="game.dust_collectorz.words.says",
    table="game.dust_collectorz.table.table",
    celebrations="game.dust_collectorz.table.drawing.celebrations",
    box="game.dust_collectorz.table.drawing.box",
    cover="game.dust_collectorz.table.drawing.cover",
    figures="game.dust_collectorz.table.drawing.figures",
    rules_anchors="game.dust_collectorz.table.rules_anchors",
    evaluator="game.dust_collectorz.player.evaluator:evaluator",
    overrating={2: (0.04, 0.06)},
    reasons="game.dust_collectorz.player.reasons",
    encoding="game.dust_collectorz.player.encoding",
    measures="game.dust_collectorz.measures",
    action_features="game.dust_collectorz.player.action_features:action_features",
    tastes={
        "impulsive": {"worth": 8.0, "attack": 3.0, "chain": 4.0},
        "hoards": {"worth": -12.0, "support": -8.0, "counter": -16.0},
        "rushes": {"attack": 9.0, "support": 12.0, "chain": 6.0},
        "spoils": {"harm": 30.0, "defence": 8.0},
        "child": {"attack": 10.0, "defence": 10.0, "strike": 1.0, "chain": 1.0},
    },
    levels={
        "squire": {"overlooks": 0.85, "careless": 8.0, "leeway": 1.0},
        "knight": {"overlooks": 0.4, "careless": 3.0},
        "legend": {"network_plies": 2},
    },
    screens={"decks": "game.dust_collectorz.screens.requests:OpenDecks"},
    commands=(
        Command("deck_delete", "decks", ("Delete",), "lt"),
        Command("deck_restore", "decks", ("Ctrl+Z",), "rs"),
        Command("deck_paste", "decks", ("Ctrl+V",)),
        Command("builder_undo", "builder", ("Ctrl+Z",), "rs"),
        Command("builder_save", "builder", ("Ctrl+S",), "rt"),
        Command("builder_pin", "builder", ("P",), "y"),
    ),
    store="game.dust_collectorz.decks.saves:Decks",
    balance="game.dust_collectorz.decks.balance:run",
    presets={
        "family": {"forfeits": "draw one", "ending": "deck", "shares": "short"},
        "long": {"sets": "one"},
    },
)
