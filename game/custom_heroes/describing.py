"""What each piece on the table is, in words: for tooltips, the keyboard's focus and speech."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.custom_heroes import tooltips
from game.custom_heroes.captions import caption
from game.custom_heroes.moment import told

if TYPE_CHECKING:
    from game.custom_heroes.view import Card, HeroesView
    from game.table.pieces import Setting


def described(view: HeroesView, key: str, setting: Setting) -> str:
    """Word what the piece of this key is; "" for one that needs no words."""
    kind, _, name = key.partition(":")
    tell = _TELLERS.get(kind)
    return tell(view, name, setting) if tell else ""


def known(view: HeroesView, card: int) -> Card | None:
    """The card as all who look know it, or None: a card of the own hand, in the trick, in the deck."""
    found = told(view.deck[card])
    if found is None or any(told(kind) is None for kind in told(found.slots) or (None,)):
        return None
    return found


def names_of(setting: Setting) -> list[str]:
    """The names of those who sit there."""
    return [seat.name for seat in setting.seats]


def _card(view: HeroesView, name: str, setting: Setting) -> str:
    card = known(view, int(name))
    if card is None:
        return ""
    for seat, player in enumerate(view.players):
        if any(bet.card == card.card for bet in player.bets):
            return tooltips.bet_line(seat, card, names_of(setting), setting.language)
    return tooltips.card_line(card, setting.language)


def _ability(view: HeroesView, name: str, setting: Setting) -> str:
    card = known(view, int(name))
    return tooltips.ability_line(card.slots[2], setting.language) if card else ""


def _loose(view: HeroesView, name: str, setting: Setting) -> str:
    number, gem = (int(part) for part in name.split(":"))
    card = known(view, number)
    return tooltips.kind_line(card.slots[gem], setting.language) if card else ""


def _cycle(view: HeroesView, name: str, setting: Setting) -> str:
    del view
    return caption("tip.cycle", setting.language, digit=name)


def _toggle(view: HeroesView, name: str, setting: Setting) -> str:
    del view
    return caption(f"tip.{name}", setting.language)


def _mark(view: HeroesView, name: str, setting: Setting) -> str:
    return tooltips.mark_word(view.players[int(name)].mark, setting.language)


_TELLERS: Final[dict[str, Callable[[HeroesView, str, Setting], str]]] = {
    "card": _card,
    "kind": lambda view, name, setting: tooltips.kind_line(int(name), setting.language),
    "loose": _loose,
    "ability": _ability,
    "cycle": _cycle,
    "toggle": _toggle,
    "screen": lambda view, name, setting: tooltips.screen_line(
        view, int(name), names_of(setting), setting.language
    ),
    "vp": lambda view, name, setting: tooltips.vp_line(view, int(name), names_of(setting), setting.language),
    "power": lambda view, name, setting: tooltips.power_line(
        view, view.seat, names_of(setting), setting.language
    ),
    "bag": lambda view, name, setting: tooltips.bag_line(view, setting.language),
    "goal": lambda view, name, setting: tooltips.goal_line(view, setting.language),
    "order": lambda view, name, setting: tooltips.trick_line(view, names_of(setting), setting.language),
    "only_forms": lambda view, name, setting: tooltips.trick_line(view, names_of(setting), setting.language),
    "mark": _mark,
}
"""By what a key begins with; the rest of the key names the piece."""
