"""Describes each piece on the table: for tooltips, keyboard focus and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.custom_heroes.rules.cards import YELLOW
from game.custom_heroes.table.picks import digit_of
from game.custom_heroes.table.view_model import is_known
from game.custom_heroes.words import tooltips
from game.custom_heroes.words.naming import signed

if TYPE_CHECKING:
    from game.custom_heroes.rules.view import Card, HeroesView
    from game.table.contract import Setting

OF_SEATS: Final = {"screen": tooltips.screen_line, "vp": tooltips.vp_line, "seat": tooltips.seat_line}


def describe(view: HeroesView, key: str, setting: Setting) -> str:
    """Describe the piece of a key; "" for decoration."""
    kind, _, name = key.partition(":")
    names, texts = setting.addressed, setting.texts
    if kind in OF_SEATS:
        return OF_SEATS[kind](view, int(name), names, texts)
    match kind:
        case "card" | "ability" | "loose":
            return _of_a_card(view, kind, name, setting)
        case "kind" | "made":
            return tooltips.kind_line(int(name.partition(":")[0]), texts)
        case "mark":
            mark = view.players[int(name)].mark
            return texts(f"did-{mark}") if mark else ""
        case "power":
            return tooltips.power_line(view, view.seat, names, texts)
        case "bag":
            return texts("bag-line", count=view.bag)
        case "goal":
            return texts("goal-line", vp=view.goal)
        case "order" | "only_forms" | "own_place":
            return tooltips.trick_line(view, names, texts)
        case "cycle":
            return texts("caption-tip-cycle", value=signed(int(name)), digit=digit_of(int(name)))
        case "toggle" if name == "sort" or name not in setting.toggled:
            return texts(f"caption-tip-{name}")
        case _:  # a sheet that covers the table tells itself how to close it
            return ""


def _of_a_card(view: HeroesView, kind: str, name: str, setting: Setting) -> str:
    """Word a card, its ability, or an advancement that is sleeved on it."""
    number, _, gem = name.partition(":")
    card = known(view, int(number))
    if card is None:
        return ""
    if kind == "loose":
        return tooltips.kind_line(card.slots[int(gem)], setting.texts)
    if kind == "ability":
        return tooltips.ability_line(card.slots[YELLOW], setting.texts)
    for seat, player in enumerate(view.players):
        if any(bet.card == card.card for bet in player.bets):
            return tooltips.bet_line(seat, card, setting.addressed, setting.texts)
    return tooltips.card_line(card, setting.texts)


def known(view: HeroesView, card: int) -> Card | None:
    """The card as all who look know it, or None: a card of the own hand, in the trick, in the deck."""
    return view.deck[card] if is_known(view.deck[card]) else None
