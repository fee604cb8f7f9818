"""Describes each piece on the table: for tooltips, keyboard focus and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.custom_heroes.rules.cards import YELLOW
from game.custom_heroes.table.moment import addressed, told
from game.custom_heroes.table.picks import digit_of
from game.custom_heroes.words import tooltips
from game.custom_heroes.words.naming import signed

if TYPE_CHECKING:
    from game.custom_heroes.rules.view import Card, HeroesView
    from game.table.contract import Setting


def described(view: HeroesView, key: str, setting: Setting) -> str:
    """Describe the piece of a key; "" for decoration."""
    kind, _, name = key.partition(":")
    if kind in {"card", "ability", "loose", "kind", "made"}:
        return _of_a_card(view, kind, name, setting)
    if kind in {"screen", "vp", "mark", "seat"}:
        return _of_a_seat(view, kind, int(name), setting)
    if kind == "cycle":
        value = int(name)
        return setting.texts("caption-tip-cycle", value=signed(value), digit=digit_of(value))
    if kind == "toggle":
        if name != "sort" and name in setting.toggled:
            return ""  # it covers the table, and tells itself how to close it
        return setting.texts(f"caption-tip-{name}")
    return _of_all(view, kind, setting)


def _of_all(view: HeroesView, kind: str, setting: Setting) -> str:
    """Word what belongs to the table, or to the viewer alone."""
    names, texts = names_of(setting), setting.texts
    if kind == "power":
        return tooltips.power_line(view, view.seat, names, texts)
    if kind == "bag":
        return tooltips.bag_line(view, texts)
    if kind == "goal":
        return tooltips.goal_line(view, texts)
    return tooltips.trick_line(view, names, texts) if kind in {"order", "only_forms", "own_place"} else ""


def _of_a_seat(view: HeroesView, kind: str, seat: int, setting: Setting) -> str:
    """Word what lies before a seat."""
    if kind == "mark":
        return tooltips.mark_word(view.players[seat].mark, setting.texts)
    if kind == "seat":
        return tooltips.seat_line(view, seat, names_of(setting), setting.texts)
    tell = tooltips.screen_line if kind == "screen" else tooltips.vp_line
    return tell(view, seat, names_of(setting), setting.texts)


def _of_a_card(view: HeroesView, kind: str, name: str, setting: Setting) -> str:
    """Word a card, its ability, or an advancement, sleeved on a card or not."""
    if kind == "kind":
        return tooltips.kind_line(int(name), setting.texts)
    number, _, gem = name.partition(":")
    if kind == "made":
        return tooltips.kind_line(int(number), setting.texts)
    card = known(view, int(number))
    if card is None:
        return ""
    if kind == "loose":
        return tooltips.kind_line(card.slots[int(gem)], setting.texts)
    if kind == "ability":
        return tooltips.ability_line(card.slots[YELLOW], setting.texts)
    for seat, player in enumerate(view.players):
        if any(bet.card == card.card for bet in player.bets):
            return tooltips.bet_line(seat, card, names_of(setting), setting.texts)
    return tooltips.card_line(card, setting.texts)


def known(view: HeroesView, card: int) -> Card | None:
    """The card as all who look know it, or None: a card of the own hand, in the trick, in the deck."""
    found = told(view.deck[card])
    if found is None or any(told(kind) is None for kind in told(found.slots) or (None,)):
        return None
    return found


def names_of(setting: Setting) -> list[str]:
    """What sentences call those who sit there."""
    return [addressed(seat) for seat in setting.seats]
