"""Why something can't be done and why a deck can't be played, in words; `reasons` has the reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.dust_collectorz.rules.cards.decks import PLATINUM
from game.dust_collectorz.words.naming import (
    ability_word,
    capital,
    card_name,
    card_names,
    rank_name,
    stuff,
    tribe_name,
)

if TYPE_CHECKING:
    from game.dust_collectorz.rules.cards.decks import Breach
    from game.engine.errors import Reason
    from game.texts.texts import Texts


def reason(reason: Reason, texts: Texts) -> str:
    """Return why something can't be done now."""
    facts: dict[str, str | int] = {}
    for name, fact in reason.facts.items():
        if isinstance(fact, tuple):
            facts[name] = card_names(fact, texts, "or")
        elif isinstance(fact, int):
            facts |= _worded(name, fact, texts)
    return capital(texts(f"why-{reason.code}", **facts))


def _worded(name: str, fact: int, texts: Texts) -> dict[str, str | int]:
    """Word one fact: a card or a tribe; numbers are left to the sentence."""
    if name in {"card", "other"}:
        return {name: card_name(fact, texts)}
    if name in {"tribe", "last", "wanted"}:
        return {
            name: tribe_name(fact, texts),
            f"{name}_stuff": stuff(fact, texts),
        }
    return {name: fact}


def breach_text(breach: Breach, texts: Texts) -> str:
    """Return what keeps a deck from being played."""
    facts: dict[str, str | int] = {"have": breach.have, "need": breach.need}
    key = f"breach-{breach.code}"
    if breach.code == "rank":
        high = breach.rank == PLATINUM
        facts["tribe"] = tribe_name(breach.tribe, texts)
        facts["rank"] = "high" if high else rank_name(breach.rank, texts)
    if breach.kind >= 0:
        facts["card"] = card_name(breach.kind, texts)
    if breach.ability >= 0:
        facts["ability"] = ability_word(breach.ability, texts)
    return texts(key, **facts)
