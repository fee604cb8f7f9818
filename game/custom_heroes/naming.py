"""How Custom Heroes calls its things in a sentence: cards, advancements, amounts, sets; in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.custom_heroes.cards import ADVANCEMENTS, BASE_VALUES
from game.custom_heroes.sentences import SENTENCES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.custom_heroes.view import Play
    from game.texts.texts import Texts


def joined(words: Sequence[str], texts: Texts) -> str:
    """Join words as a sentence does: "Burny, Edge and Specter"."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {SENTENCES[texts.language]['and']} {words[-1]}"


def signed(number: int) -> str:
    """Write a number, with a true minus before one below 0."""
    return str(number) if number >= 0 else f"−{-number}"


def amount(count: int, thing: str, texts: Texts) -> str:
    """Count cards, advancements, VP or power: "1 card", "3 cards"; `thing` as the sentences call it."""
    form = "one" if abs(count) == 1 else "many"
    return SENTENCES[texts.language][f"{thing}.{form}"].format(count=signed(count))


def number_word(count: int, texts: Texts) -> str:
    """Write a small number as a word, a large one in digits."""
    words = SENTENCES[texts.language]["numbers"].split()
    return words[count] if count < len(words) else str(count)


def set_mark(card: int, texts: Texts) -> str:
    """Name the mark of the card's set: sun, moon, star, wave, leaf or flame."""
    return SENTENCES[texts.language]["marks"].split()[card // BASE_VALUES]


def card_name(card: int, texts: Texts) -> str:
    """Name a card by the mark of its set and its base value: "Sun 7"."""
    return f"{set_mark(card, texts)} {card % BASE_VALUES + 1}"


def kind_name(kind: int, texts: Texts) -> str:
    """Name a kind of advancement."""
    row = ADVANCEMENTS[kind]
    return row.german if texts.language == "de" else row.english


def gem_name(gem: int, texts: Texts) -> str:
    """Name a gem's colour, 0 to 3."""
    return SENTENCES[texts.language][f"gem.{gem}"]


def a_set(count: int, value: int, texts: Texts) -> str:
    """Name a set as one plays it: "a 7", "three 7s"; in German as after "mit"."""
    say = SENTENCES[texts.language]
    if count == 1:
        article = say["article.vowel" if value in (8, 11, 18) else "article"]
        return say["set.one"].format(article=article, value=signed(value))
    return say["set.many"].format(number=number_word(count, texts), value=signed(value))


def play_name(play: Play, texts: Texts) -> str:
    """Name a set that lies in the trick."""
    if play.ascended:
        return SENTENCES[texts.language]["set.form"]
    return a_set(play.count, play.value, texts)
