"""Describes each piece on the table: for tooltips, keyboard focus and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.seventh_hero.rules.actions import hero_of
from game.seventh_hero.words import tooltips
from game.seventh_hero.words.hands import without
from game.seventh_hero.words.naming import the_card
from game.seventh_hero.words.notes import notes

if TYPE_CHECKING:
    from game.seventh_hero.rules.view import SeventhView
    from game.table.contract import Setting
    from game.texts.texts import Texts


def describe(view: SeventhView, key: str, setting: Setting) -> str:
    """Describe the piece of a key; "" for decoration."""
    kind, _, name = key.partition(":")
    names, texts = setting.addressed, setting.texts
    if kind in {"seat", "back", "eliminated"}:
        tell = {
            "seat": tooltips.seat_line,
            "back": tooltips.back_line,
            "eliminated": tooltips.eliminated_line,
        }
        return tell[kind](view, int(name), names, texts)
    if kind == "wanderer" and not view.wandering:
        return tooltips.hero_line(view.shown, True, texts)
    if kind in {"wanderer", "quest"}:
        tell_all = {"wanderer": tooltips.wanderer_line, "quest": tooltips.quest_line}
        return tell_all[kind](view, names, texts)
    if kind in {"hand", "hero", "peek"}:
        return _of_a_card(view, kind, name, texts)
    return _of_the_middle(view, kind, name, setting)


def _of_a_card(view: SeventhView, kind: str, name: str, texts: Texts) -> str:
    """Word a card whose face is seen: in the own hand, in a party, or the wanderer as the viewer knows it."""
    if kind == "hand":
        return tooltips.hand_line(view, int(name), texts)
    if kind == "peek":
        return tooltips.hand_line(view, view.number, texts) if view.number else ""
    owner, number = (int(part) for part in name.split(":"))
    ready = any(hero.number == number and hero.ready for hero in view.players[owner].party)
    return tooltips.hero_line(number, ready, texts)


def _of_the_middle(view: SeventhView, kind: str, name: str, setting: Setting) -> str:
    """Word piles, notes, hints and uses."""
    texts = setting.texts
    if kind == "pile":
        return tooltips.pile_line(view, texts)
    if kind == "discards":
        return tooltips.discards_line(view, texts)
    if kind == "toggle":
        return texts("caption-tip-notes")
    if kind == "note":
        note = notes(view)[int(name) - 1]
        missing = [setting.addressed[seat] for seat in without(view, note.number)]
        return tooltips.note_line(note, missing, texts)
    if kind == "hint":
        return _hint(view, int(name), setting)
    if kind == "use":
        return tooltips.ability_line(hero_of(view.stack[int(name)].action), texts)
    return ""


def _hint(view: SeventhView, place: int, setting: Setting) -> str:
    """Word a hint that was given about the wanderer on its way, or the cards that lie face down."""
    card = view.buried[place]
    if card.about < 0:
        return tooltips.buried_line(view, setting.texts)
    shown = the_card(card.number, setting.texts) if card.number else ""
    key = "caption-tip-hint-known" if shown else "caption-tip-hint"
    asker, equal = setting.addressed[card.seat], "yes" if card.equal else "no"
    return setting.texts(key, name=asker, card=shown, equal=equal)
