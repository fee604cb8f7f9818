"""Describes each piece on the table: for tooltips, keyboard focus and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.seventh_hero.rules.actions import hero_of
from game.seventh_hero.words import tooltips
from game.seventh_hero.words.hands import without
from game.seventh_hero.words.naming import the_card
from game.seventh_hero.words.notes import notes

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from game.seventh_hero.rules.view import SeventhView
    from game.table.contract import Setting


def describe(view: SeventhView, key: str, setting: Setting) -> str:
    """Describe the piece of a key; "" for decoration."""
    kind, _, name = key.partition(":")
    tell = LINES.get(kind)
    return tell(view, name, setting) if tell else ""


def _hero(view: SeventhView, name: str, setting: Setting) -> str:
    """Word a hero of a party."""
    owner, number = (int(part) for part in name.split(":"))
    ready = any(hero.number == number and hero.ready for hero in view.players[owner].party)
    return tooltips.hero_line(number, ready, setting.texts)


def _wanderer(view: SeventhView, _: str, setting: Setting) -> str:
    """Word the wanderer, or what it turned out to be."""
    if not view.wandering:
        return tooltips.hero_line(view.shown, True, setting.texts)
    return tooltips.wanderer_line(view, setting.addressed, setting.texts)


def _note(view: SeventhView, name: str, setting: Setting) -> str:
    """Word a line of the notes."""
    note = notes(view)[int(name) - 1]
    missing = [setting.addressed[seat] for seat in without(view, note.number)]
    return tooltips.note_line(note, missing, setting.texts)


def _hint(view: SeventhView, name: str, setting: Setting) -> str:
    """Word a hint that was given about the wanderer on its way, or the cards that lie face down."""
    card = view.buried[int(name)]
    if card.about < 0:
        return tooltips.buried_line(view, setting.texts)
    shown = the_card(card.number, setting.texts) if card.number else ""
    key = "caption-tip-hint-known" if shown else "caption-tip-hint"
    asker, equal = setting.addressed[card.seat], "yes" if card.equal else "no"
    return setting.texts(key, name=asker, card=shown, equal=equal)


LINES: Final[Mapping[str, Callable[[SeventhView, str, Setting], str]]] = {  # by the first word of a key
    "seat": lambda view, name, its: tooltips.seat_line(view, int(name), its.addressed, its.texts),
    "back": lambda view, name, its: tooltips.back_line(view, int(name), its.addressed, its.texts),
    "eliminated": lambda view, name, its: tooltips.eliminated_line(view, int(name), its.addressed, its.texts),
    "hand": lambda view, name, its: tooltips.hand_line(view, int(name), its.texts),
    "peek": lambda view, _, its: tooltips.hand_line(view, view.number, its.texts) if view.number else "",
    "hero": _hero,
    "wanderer": _wanderer,
    "quest": lambda view, _, its: tooltips.quest_line(view, its.addressed, its.texts),
    "pile": lambda view, _, its: tooltips.pile_line(view, its.texts),
    "discards": lambda view, _, its: tooltips.discards_line(view, its.texts),
    "toggle": lambda _view, _, its: its.texts("caption-tip-notes"),
    "note": _note,
    "hint": _hint,
    "use": lambda view, name, its: tooltips.ability_line(hero_of(view.stack[int(name)].action), its.texts),
}
