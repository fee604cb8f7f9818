"""How Custom Heroes calls what it has in a sentence: cards, advancements, amounts, sets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.custom_heroes.rules.cards import ADVANCEMENTS, BASE_VALUES
from game.engine.notation import slug

if TYPE_CHECKING:
    from game.custom_heroes.rules.view import Play
    from game.texts.texts import Texts

MARKS: Final = ("sun", "moon", "star", "wave", "leaf", "flame")  # of the sets of heroes, by number


def signed(number: int) -> str:
    """Write a number, with a true minus before one below 0."""
    return str(number) if number >= 0 else f"−{-number}"


def gain(number: int) -> str:
    """Write a gain or a loss with its sign, a true minus."""
    return f"{number:+d}".replace("-", "−")


def amount(count: int, unit: str, texts: Texts) -> str:
    """Count in a `unit`, "card", "advancement", "vp" or "power": "1 card", "−1 VP"."""
    return texts(f"amount-{unit}", count=abs(count), number=signed(count))


def card_name(card: int, texts: Texts) -> str:
    """Name a card by the mark of its set and its base value: "Sun 7"."""
    return f"{texts(f'mark-{MARKS[card // BASE_VALUES]}')} {card % BASE_VALUES + 1}"


def kind_name(kind: int, texts: Texts) -> str:
    """Name a kind of advancement; one that no text knows by the name in the table."""
    english = ADVANCEMENTS[kind].english
    key = f"name-{slug(english)}"
    return texts(key) if texts.has(key) else english


def play_name(play: Play, texts: Texts) -> str:
    """Name a set that lies in the trick, as one plays it: "a 7", "three 7s"; in German as after "mit"."""
    if play.ascended:
        return texts("set-form")
    return texts("set-values", count=play.count, number=play.value, value=signed(play.value))
