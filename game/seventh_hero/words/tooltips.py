"""Describes the pieces of Seventh Hero: for tooltips, keyboard focus and screen readers.

All is told from views. Where several people look at one screen, a view may know less than any of them: what
they see differently is None there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.seventh_hero.rules.cards import CHIEFTAIN, HEROES
from game.seventh_hero.words.hands import rulings
from game.seventh_hero.words.naming import card_name, need, numbers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.seventh_hero.rules.view import SeventhView
    from game.seventh_hero.words.notes import Note
    from game.texts.texts import Texts


# Heroes


def ability_line(number: int, texts: Texts) -> str:
    """Return what a hero's ability does."""
    return texts(f"ability-{number}")


def hero_line(number: int, ready: bool, texts: Texts) -> str:  # noqa: FBT001 (as the view's Hero has them)
    """Describe a hero of a party."""
    key = "hero-ready" if ready else "hero-used-3" if number == CHIEFTAIN else "hero-used"
    return texts(key, card=card_name(number, texts), ability=ability_line(number, texts))


def hand_line(view: SeventhView, number: int, texts: Texts) -> str:
    """Describe a card of the viewer's own hand."""
    mine = any(hero.number == number for hero in view.players[view.seat].party)
    return texts(
        "hand-double" if mine else "hand-line",
        card=card_name(number, texts),
        ability=ability_line(number, texts),
    )


def back_line(view: SeventhView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Describe another's hidden hand, and what all know of it."""
    line = texts("back-line", name=names[seat], count=view.players[seat].cards)
    return " ".join([line, *lacks(view, seat, texts)])


def lacks(view: SeventhView, seat: int, texts: Texts) -> list[str]:
    """Return which numbers cards of a hand don't have; nothing while nothing is known of it."""
    held = view.players[seat].cards
    told = []
    for cards, none_of in rulings(view, seat):
        key = "one" if cards == 1 else "some"
        if cards == held:
            key = "only" if held == 1 else "all"
        told.append(texts(f"lacks-{key}", count=cards, numbers=numbers(none_of, texts)))
    return [*told, texts("lacks-shown")] if told else []


# What lies in the middle


def quest_line(view: SeventhView, names: Sequence[str], texts: Texts) -> str:
    """Describe the quest; "" before the first."""
    if not view.quest:
        return ""
    return texts(
        "quest-free" if view.free else "quest-line",
        name=names[view.leader],
        need=need(view.quest, view.seats, texts),
    )


def pile_line(view: SeventhView, texts: Texts) -> str:
    """Describe the pile."""
    return texts("pile-line", count=view.left)


def discards_line(view: SeventhView, texts: Texts) -> str:
    """Describe what was discarded face up."""
    found = [
        texts("times", card=card_name(number, texts), count=count)
        for number, count in zip(HEROES, view.discards, strict=True)
        if count
    ]
    return texts("discards-line", cards=texts.join(found)) if found else texts("discards-none")


def buried_line(view: SeventhView, texts: Texts) -> str:
    """Describe what was discarded face down: hints, and wanderers that left unseen."""
    line = texts("buried-line", count=len(view.buried))
    seen = sorted(card.number for card in view.buried if card.number is not None)
    if not seen:
        return line
    return f"{line} {texts('buried-seen', seen=texts.join([card_name(number, texts) for number in seen]))}"


def wanderer_line(view: SeventhView, names: Sequence[str], texts: Texts) -> str:
    """Describe the wanderer before its holder; "" when there is none."""
    if not view.wandering or view.holder < 0:
        return ""
    key = "wanderer-free" if view.free else "wanderer-hidden"
    if view.blind:
        key = "wanderer-blind"
    if view.number is not None:
        key = "wanderer-known"
    return texts(
        key,
        name=names[view.holder],
        leader=names[view.leader],
        card=card_name(view.number or 1, texts),
        numbers=numbers(view.possible, texts),
    )


# Seats


def seat_line(view: SeventhView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Describe a seat: what it has, and its part in this turn."""
    player = view.players[seat]
    line = texts("seat-line", name=names[seat], heroes=len(player.party), cards=player.cards)
    marks = {
        "seat-eliminated": bool(player.eliminated),
        "seat-leads": seat == view.leader,
        "seat-holds": seat == view.holder,
        "seat-barred": player.barred,
        "seat-knows": player.knows and view.wandering,
    }
    facts = {"name": names[seat], "count": len(player.eliminated)}
    told = [texts(key, **facts) for key, true in marks.items() if true]
    return " ".join([line, *lacks(view, seat, texts), *told])


def eliminated_line(view: SeventhView, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Describe a seat's eliminated heroes, two cards of each."""
    gone = [
        texts("times", card=card_name(number, texts), count=2)
        for number in sorted(view.players[seat].eliminated)
    ]
    key = "eliminated-line" if gone else "eliminated-none"
    return texts(key, name=names[seat], heroes=texts.join(gone))


# What is known of the wanderer


def note_line(note: Note, without: Sequence[str], texts: Texts) -> str:
    """Describe a line of the notes: whether the wanderer may have a number, how many such are unseen.

    Those `without` are the names of others who hold none of them.
    """
    line = texts(
        "note-may" if note.possible else "note-not",
        card=card_name(note.number, texts),
        count=note.unseen,
    )
    if not without or not note.unseen:
        return line
    return f"{line} {texts('note-without', names=texts.people(without, 'or'))}"
