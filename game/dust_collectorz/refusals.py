"""Why something can't be done and why a deck can't be played, in words; `reasons` has the reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.dust_collectorz.decks import PLATINUM
from game.dust_collectorz.naming import (
    ability_word,
    amount,
    capital,
    card_name,
    card_names,
    rank_name,
    stuff,
    tribe_name,
)

if TYPE_CHECKING:
    from game.dust_collectorz.decks import Breach
    from game.engine.errors import Reason
    from game.texts.texts import Texts


def reason(reason: Reason, texts: Texts) -> str:
    """Say why something can't be done now."""
    facts: dict[str, str] = {}
    for name, fact in reason.facts.items():
        if isinstance(fact, tuple):
            facts[name] = card_names(fact, texts, "or")
        elif isinstance(fact, int):
            facts |= _worded(name, fact, texts)
    return capital(texts(f"why-{reason.code}", **facts))


def _worded(name: str, fact: int, texts: Texts) -> dict[str, str]:
    """Word one fact: a card, a tribe, how many cards or rounds, a number."""
    if name in {"card", "other"}:
        return {name: card_name(fact, texts)}
    if name in {"tribe", "last", "wanted"}:
        return {
            name: tribe_name(fact, texts),
            f"{name}_stuff": stuff(fact, texts),
        }
    if name in {"size", "limit"}:
        return {name: amount(fact, "card", texts)}
    return {name: amount(fact, "round", texts) if name == "rounds" else str(fact)}


def breach_text(breach: Breach, texts: Texts) -> str:
    """Say what keeps a deck from being played."""
    facts = {"have": str(breach.have), "need": str(breach.need)}
    if breach.code == "rank":
        key = "breach-rank-high" if breach.rank == PLATINUM else "breach-rank"
        facts |= {"tribe": tribe_name(breach.tribe, texts), "rank": rank_name(breach.rank, texts)}
        return texts(key, **facts)
    if breach.kind >= 0:
        facts["card"] = card_name(breach.kind, texts)
    if breach.ability >= 0:
        facts["ability"] = ability_word(breach.ability, texts)
    return texts(f"breach-{breach.code}", **facts)
