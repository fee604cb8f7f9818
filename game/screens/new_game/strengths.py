"""The measured strength of a computer player in a match being set up, in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.personas.levels import LEVEL_KEYS
from ai.strength.strength import strength
from game.engine.options import house_rules
from game.screens.analysis.chart.signs import percent

if TYPE_CHECKING:
    from game.screens.new_game.draft import Draft
    from game.texts.texts import Voice

BEGINNER: Final = "child"  # the rival of the lowest level's measurement


def strength_line(draft: Draft, level: str | None, words: Voice) -> str:
    """Word a level's win rate against the one below it; "" for a person, or if not measured."""
    if level is None or house_rules(draft.rules, draft.options):  # measured by the official rules
        return ""
    place = LEVEL_KEYS.index(level)
    rival = LEVEL_KEYS[place - 1] if place else BEGINNER
    found = [strength(draft.game, draft.seats, level, rival, mode) for mode in draft.modes]
    measured = next((one for one in found if one), None)
    if measured is None:
        return ""
    many = "team" if measured.together > 1 else "duel" if draft.seats == 2 else "table"
    kind = many if place else "child"
    return words(
        f"strength-{kind}",
        share=percent(measured.share, words.texts),
        rival=words(f"level-{LEVEL_KEYS[place - 1]}-character"),
        others=draft.seats - 1,
        seats=draft.seats,
        even=percent(measured.par, words.texts),
    )
