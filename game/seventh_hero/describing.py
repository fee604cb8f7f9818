"""What each piece on the table is, in words: for tooltips, the keyboard's focus and speech."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.seventh_hero import tooltips
from game.seventh_hero.captions import caption
from game.seventh_hero.hands import without
from game.seventh_hero.naming import card_name
from game.seventh_hero.notes import notes
from game.seventh_hero.reasons import hero_of

if TYPE_CHECKING:
    from game.seventh_hero.view import SeventhView
    from game.table.pieces import Setting


def described(view: SeventhView, key: str, setting: Setting) -> str:
    """Word what the piece of this key is; "" for one that needs no words."""
    kind, _, name = key.partition(":")
    names, language = [seat.name for seat in setting.seats], setting.language
    if kind in {"seat", "back", "eliminated"}:
        tell = {
            "seat": tooltips.seat_line,
            "back": tooltips.back_line,
            "eliminated": tooltips.eliminated_line,
        }
        return tell[kind](view, int(name), names, language)
    if kind == "wanderer" and not view.wandering:
        return tooltips.hero_line(view.shown, True, language)
    if kind in {"wanderer", "quest"}:
        tell_all = {"wanderer": tooltips.wanderer_line, "quest": tooltips.quest_line}
        return tell_all[kind](view, names, language)
    if kind in {"hand", "hero", "peek"}:
        return _of_a_card(view, kind, name, language)
    return _of_the_middle(view, kind, name, setting)


def _of_a_card(view: SeventhView, kind: str, name: str, language: str) -> str:
    """Word a card whose face is seen: in the own hand, in a party, or the wanderer as the viewer knows it."""
    if kind == "hand":
        return tooltips.hand_line(view, int(name), language)
    if kind == "peek":
        return tooltips.hand_line(view, view.number, language) if view.number else ""
    owner, number = (int(part) for part in name.split(":"))
    ready = any(hero.number == number and hero.ready for hero in view.players[owner].party)
    return tooltips.hero_line(number, ready, language)


def _of_the_middle(view: SeventhView, kind: str, name: str, setting: Setting) -> str:
    """Word piles, notes, hints and uses."""
    language = setting.language
    if kind == "pile":
        return tooltips.pile_line(view, language)
    if kind == "discards":
        return tooltips.discards_line(view, language)
    if kind == "toggle":
        return caption("tip.notes", language)
    if kind == "note":
        note = notes(view)[int(name) - 1]
        missing = [setting.seats[seat].name for seat in without(view, note.number)]
        return tooltips.note_line(note, missing, language)
    if kind == "hint":
        return _hint(view, int(name), setting)
    if kind == "use":
        return tooltips.ability_line(hero_of(view.stack[int(name)].action), language)
    return ""


def _hint(view: SeventhView, place: int, setting: Setting) -> str:
    """Word a hint that was given about the wanderer on its way, or the cards that lie face down."""
    card = view.buried[place]
    if card.about < 0:
        return tooltips.buried_line(view, setting.language)
    shown = card_name(card.number, setting.language) if card.number else ""
    key = "tip.hint.known" if shown else "tip.hint"
    answer = caption("yes" if card.equal else "no", setting.language)
    return caption(key, setting.language, name=setting.seats[card.seat].name, card=shown, answer=answer)
