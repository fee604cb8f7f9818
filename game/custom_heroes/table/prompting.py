"""The prompt of Custom Heroes: whose turn it is, and what the viewer can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.custom_heroes.rules.cards import POWER_LIMIT
from game.custom_heroes.rules.cards import TRADE as TRADE_POWER
from game.custom_heroes.table.rail import Rail
from game.custom_heroes.words import says
from game.custom_heroes.words.naming import kind_name
from game.custom_heroes.words.tooltips import need
from game.engine.contract import OVER
from game.table.stock.offers import Prompt

if TYPE_CHECKING:
    from game.custom_heroes.rules.view import HeroesView
    from game.table.contract import Setting

TOO_MUCH: Final = "too_much"
MAY: Final = "may_trade"


def prompt(view: HeroesView, setting: Setting) -> Prompt:
    """Return what is going on and what the viewer can do."""
    texts = setting.texts
    if view.to_move == OVER:
        heading = texts("caption-wins", name=setting.addressed[view.winner])
        return Prompt(heading, says.ending(view, setting.addressed, texts))
    if view.to_move < 0:
        return Prompt("", says.status(view, setting.addressed, texts))
    heading = texts("seat-turn", name=setting.addressed[view.to_move])
    if view.to_move != view.seat or not setting.legal:
        return Prompt(heading, _others(view, setting))
    return Prompt(heading, _picked(view, setting) or _asked(view, setting))


def _others(view: HeroesView, setting: Setting) -> str:
    """Say what another seat is at; nothing of what only it knows."""
    if view.phase == "turn" and view.last >= 0:
        return setting.texts("prompt-others-follow", need=need(view, setting.texts))
    return setting.texts(f"prompt-others-{'lead' if view.phase == 'turn' else view.phase}")


def _asked(view: HeroesView, setting: Setting) -> str:
    texts, me = setting.texts, view.players[view.seat]
    if view.phase == "betting":
        return texts("prompt-bet_more" if me.bets else "prompt-bet")
    if view.phase == "ending":
        key = TOO_MUCH if me.power > POWER_LIMIT else MAY
        return texts(f"prompt-{key}", power=TRADE_POWER, limit=POWER_LIMIT)
    if view.last < 0:
        return texts("prompt-lead")
    return texts("prompt-follow", need=need(view, texts))


def _picked(view: HeroesView, setting: Setting) -> str:
    """Say what is still missing of what is picked; "" while nothing is."""
    texts = setting.texts
    if not setting.picked or view.phase != "turn":
        return ""
    sheets = [key for key in setting.picked if key.startswith("kind:")]
    cards = sum(key.startswith("card:") for key in setting.picked)
    if sheets and not cards:
        return texts("prompt-sheet", kind=kind_name(int(sheets[0].partition(":")[2]), texts))
    if sheets or not cards:
        return ""
    _, needed = Rail(view, setting).progress()
    if needed:
        return texts("prompt-cards-of", count=cards, needed=needed)
    return texts("prompt-cards", count=cards)
