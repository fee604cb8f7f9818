"""Describes each piece on the table: for tooltips, keyboard focus and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules.pieces import kind_of
from game.dust_collectorz.words import tooltips

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.dust_collectorz.rules.view import DustView, SetView
    from game.table.contract import Setting
    from game.texts.texts import Texts

    OfSeat = Callable[[DustView, int, Sequence[str], Texts], str]

OF_A_SEAT: Final[dict[str, OfSeat]] = {
    "seat": tooltips.seat_line,
    "back": tooltips.back_line,
    "pile": tooltips.pile_line,
    "points": tooltips.points_line,
    "discards": tooltips.discards_line,
    "deck": tooltips.deck_line,
    "chain": tooltips.chain_line,
}
OF_A_CARD: Final = ("card", "over", "laid", "salvage")


def described(view: DustView, key: str, setting: Setting) -> str:
    """Describe the piece of a key; "" for decoration."""
    word, _, name = key.partition(":")
    names, texts = setting.addressed, setting.texts
    if word == "wheel":
        return tooltips.wheel_line(view, texts)
    if word == "done" and view.mode == "young":
        return texts("tip-done")
    if word == "value":
        return tooltips.value_line(view, name, names, texts)
    numbers = [int(part) for part in name.split(":") if part.isdecimal()]
    if not numbers:
        return ""
    if word == "moon":
        return texts("tip-moon", name=names[numbers[0]])
    if word in OF_A_SEAT:
        return OF_A_SEAT[word](view, numbers[0], names, texts)
    if word in OF_A_CARD:
        return _of_a_card(view, word, numbers, names, texts)
    if word == "ability":
        return _of_an_ability(view, numbers, texts)
    if word == "stat":
        return tooltips.stat_line(view, numbers[0], texts)
    return tooltips.tribe_line(numbers[0], texts) if word == "tribe" else ""


def _of_a_card(view: DustView, word: str, numbers: list[int], names: Sequence[str], texts: Texts) -> str:
    """Word a card whose face is seen: in hand, in the overflow, in a set, or to come back."""
    kind = kind_of(numbers[-1])
    if view.mode == "young":
        return tooltips.young_line(kind, texts)
    if word == "over":
        return tooltips.overflow_line(kind, texts)
    line = tooltips.card_line(kind, texts)
    place = tooltips.place_line(view, numbers[0], kind, names, texts) if word == "card" else ""
    return tooltips.together(line, place)


def _of_an_ability(view: DustView, numbers: list[int], texts: Texts) -> str:
    """Word the ability of a card that is being laid (by its ref), or of one on the table (owner and kind)."""
    if len(numbers) == 1:
        return _ability_in(view.build, numbers[0], texts)
    sets = [
        one for one in (view.attack, view.answer, *view.beaten) if one is not None and one.seat == numbers[0]
    ]
    found = next((one for one in sets if numbers[1] in (one.primary, *one.supports)), None)
    return _ability_in(found, numbers[1], texts)


def _ability_in(one: SetView | None, ref: int, texts: Texts) -> str:
    state = ""
    if one is not None and one.primary == ref:
        state = tooltips.ability_state(one, -1)
    elif one is not None and ref in one.supports:
        chosen = (
            one.helper >= 0 and one.supports[one.helper] == ref
        )  # of two equal ones that whose is announced
        state = tooltips.ability_state(one, one.helper if chosen else one.supports.index(ref))
    return tooltips.ability_line(kind_of(ref), texts, state)
