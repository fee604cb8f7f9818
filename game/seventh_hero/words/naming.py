"""How Seventh Hero calls its things in a sentence: heroes, quests, amounts; in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.seventh_hero.rules.cards import HEROES, quest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.texts.texts import Texts

QUESTS: Final = {1: "down", 2: "up", 3: "three", 4: "odd", 5: "even", 6: "down", 7: "up"}
"""What kind of quest each hero's card shows (SH-1)."""


def hero_name(number: int, texts: Texts) -> str:
    """Name a hero: "Oracle"."""
    return texts(f"hero-{number}")


def the_hero(number: int, texts: Texts) -> str:
    """Name a hero as it follows a verb: "the Oracle"."""
    return texts(f"the-{number}")


def whose(number: int, name: str, texts: Texts) -> str:
    """Name somebody's hero as it follows a verb: "your Oracle", "Bo’s Oracle"."""
    return texts(f"whose-{number}", name=name)


def card_name(number: int, texts: Texts) -> str:
    """Name a card by its hero and number: "Oracle (5)"."""
    return texts("numbered", hero=hero_name(number, texts), number=number)


def the_card(number: int, texts: Texts) -> str:
    """Name a card as it follows a verb: "the Oracle (5)"."""
    return texts("numbered", hero=the_hero(number, texts), number=number)


def met_by(hero: int, seats: int) -> tuple[int, ...]:
    """List the numbers that meet the quest on a hero's card."""
    return tuple(number for number in HEROES if quest(hero, seats) >> number & 1)


def numbers(some: Sequence[int], texts: Texts) -> str:
    """List numbers to choose from: "1, 3, 5 or 7"."""
    return texts.join([str(number) for number in some], "or")


def quest_words(hero: int, seats: int, texts: Texts, *, free: bool = False) -> str:
    """Word a quest as the card does: "odd", "4 or lower" (SH-1); `free`: it may be ignored (SH-22)."""
    return (
        texts("quest-any")
        if free
        else texts(f"quest-{QUESTS[hero]}", number=_edge(hero, met_by(hero, seats)))
    )


def need(hero: int, seats: int, texts: Texts) -> str:
    """Word a quest as a sentence wants it: "an odd number"."""
    return needed(hero, met_by(hero, seats), texts)


def needed(hero: int, met: Sequence[int], texts: Texts) -> str:
    """Word a quest that the numbers `met` meet, as a sentence wants it: "an odd number"."""
    return texts(f"need-{QUESTS[hero]}", number=_edge(hero, met))


def _edge(hero: int, met: Sequence[int]) -> int:
    """Return the number that a quest names, where it names one."""
    return met[-1] if QUESTS[hero] == "down" else met[0]
