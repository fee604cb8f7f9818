"""Custom Heroes, for 2 to 6 seats: play your hand out first, and craft the cards that all play with."""

from __future__ import annotations

from typing import Final

from game.engine.game import Game

GAME: Final = Game(
    "custom_heroes",
    rules_class="game.custom_heroes.rules.state:HeroesRules",
    words="game.custom_heroes.words.says",
    table="game.custom_heroes.table.table",
    celebrations="game.custom_heroes.table.drawing.celebrations",
    box="game.custom_heroes.table.drawing.box",
    cover="game.custom_heroes.table.drawing.cover",
    figures="game.custom_heroes.table.drawing.figures",
    rules_anchors="game.custom_heroes.table.rules_anchors",
    evaluator="game.custom_heroes.player.evaluator:evaluator",
    overrating={2: (0.07, 0.12), 3: (0.16, 0.2), 4: (0.13, 0.17), 5: (0.14, 0.18)},
    reasons="game.custom_heroes.player.reasons",
    encoding="game.custom_heroes.player.encoding",
    measures="game.custom_heroes.measures",
    action_features="game.custom_heroes.player.action_features:action_features",
    tastes={
        "impulsive": {"value": 4.0, "sleeve": 12.0, "pass": -12.0},
        "hoards": {"sleeve": -24.0, "power": -8.0, "bet": -20.0},
        "rushes": {"cards": 9.0, "pass": -20.0},
        "spoils": {"over": 40.0},
        "child": {"cards": 5.0, "value": -1.0, "pass": -20.0, "bet": -100.0},
    },
    digits_pick_values=True,
    simulations=5_000.0,
    presets={"family": {"goal": 7}, "long": {"goal": 15}},
)
