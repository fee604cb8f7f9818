"""The prompt of Custom Heroes: whose turn it is, and what the viewer can do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.custom_heroes.table.rail import Rail
from game.custom_heroes.words import says
from game.custom_heroes.words.naming import kind_name
from game.custom_heroes.words.tooltips import need
from game.engine.contract import OVER
from game.table.stock.offers import Prompt

if TYPE_CHECKING:
    from game.custom_heroes.rules.view import HeroesView
    from game.table.contract import Setting


def prompt(view: HeroesView, setting: Setting) -> Prompt:
    """Return what is going on and what the viewer can do."""
    texts, names = setting.texts, setting.addressed
    if view.to_move == OVER:
        return Prompt(texts("caption-wins", name=names[view.winner]), says.ending(view, names, texts))
    if view.to_move < 0:
        return Prompt("", says.status(view, names, texts))
    heading = texts("seat-turn", name=names[view.to_move])
    if view.to_move != view.seat or not setting.legal:  # nothing of what only another seat knows
        following = "follow" if view.last >= 0 else "lead"
        key = following if view.phase == "turn" else view.phase
        return Prompt(heading, texts(f"prompt-others-{key}", need=need(view, texts)))
    return Prompt(heading, _picked(view, setting) or says.asked("prompt", view, texts))


def _picked(view: HeroesView, setting: Setting) -> str:
    """Say what is still missing of what is picked; "" while nothing is."""
    texts = setting.texts
    if view.phase != "turn":
        return ""
    sheets = [key for key in setting.picked if key.startswith("kind:")]
    cards = sum(key.startswith("card:") for key in setting.picked)
    if sheets and not cards:
        return texts("prompt-sheet", kind=kind_name(int(sheets[0].partition(":")[2]), texts))
    if sheets or not cards:
        return ""
    _, needed = Rail(view, setting).progress()
    return texts("prompt-cards-of" if needed else "prompt-cards", count=cards, needed=needed)
