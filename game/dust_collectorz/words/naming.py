"""How Dust Collectorz calls its things in a sentence: cards, tribes, abilities, amounts in both languages."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal

from game.dust_collectorz.rules.cards.card_table import ABILITIES
from game.dust_collectorz.rules.cards.cards import CARDS, SLUGS
from game.dust_collectorz.rules.cards.facts import ANY_STAT
from game.dust_collectorz.rules.pieces import FROM_OVERFLOW, KIND
from game.texts.texts import YOU

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.texts.texts import Texts


def who(names: Sequence[str], texts: Texts) -> dict[str, str]:
    """Tell of whom a sentence speaks: `who` (you, us, they, one), by which it conjugates, and the `name`."""
    called = sorted(names, key=lambda name: name != YOU)
    if len(called) == 1:
        return {"who": "you" if YOU in called else "one", "name": called[0]}
    return {"who": "us" if YOU in called else "they", "name": texts.people(called)}


def cards(count: int, texts: Texts) -> str:
    """Count cards: "1 card", "3 cards"."""
    return texts("count-card", count=count)


def signed(number: int) -> str:
    """Write what is added or taken: "+2", with a true minus "−1"."""
    return f"{number:+d}".replace("-", "−")


def capital(text: str) -> str:
    """Begin a sentence with a capital letter."""
    return text[:1].upper() + text[1:]


# Cards


def card_name(kind: int, texts: Texts) -> str:
    """Name a card: "Cogwick"."""
    return texts(f"card-{SLUGS[kind]}")


def ref_name(ref: int, texts: Texts) -> str:
    """Name a playable card, and tell that it is one of the overflow."""
    name = card_name(ref & KIND, texts)
    return texts("overflow", card=name) if ref & FROM_OVERFLOW else name


def card_names(kinds: Sequence[int], texts: Texts, last: Literal["and", "or"] = "and") -> str:
    """List cards: "Cogwick, Tinnow and Dogear"."""
    return texts.join([card_name(kind, texts) for kind in kinds], last)


def counted(kinds: Sequence[int], texts: Texts) -> str:
    """List cards in their order, equal ones once: "Cogwick ×2 and Tinnow"."""
    return gathered([card_name(kind, texts) for kind in kinds], texts)


def gathered(named: Sequence[str], texts: Texts) -> str:
    """List names in their order, equal ones once: "Brace ×2 and Draw"."""
    counts = Counter(named)
    return texts.join(
        [name if count == 1 else texts("times", card=name, count=count) for name, count in counts.items()]
    )


# Tribes, stats, ranks


def tribe_name(tribe: int, texts: Texts) -> str:
    """Name a tribe: "Tinlings"; of counters "Counter"."""
    return texts(f"tribe-{tribe}")


def stuff(tribe: int, texts: Texts) -> str:
    """Name what a tribe is made of, for children: "paper"."""
    return texts(f"stuff-{tribe}")


def stat_name(stat: int, texts: Texts) -> str:
    """Name a stat: "Speed"."""
    return texts(f"stat-{stat}")


def small_stat(stat: int, texts: Texts) -> str:
    """Name a stat within a sentence: "speed"."""
    return texts(f"small-{stat}")


def rank_name(rank: int, texts: Texts) -> str:
    """Name a rank: "Bronze"; of counters "Counter"."""
    return texts(f"rank-{rank}")


# Abilities


def ability_word(ability: int, texts: Texts) -> str:
    """Name an ability by its place in `card_table.ABILITIES`: "Boost"."""
    return texts(f"ability-{ABILITIES[ability].lower()}")


def ability_name(kind: int, texts: Texts) -> str:
    """Name the ability of a card: "Boost"."""
    return ability_word(CARDS[kind].ability, texts)


def ability_text(kind: int, texts: Texts) -> str:
    """Say in a short sentence what a card's ability does, with its numbers."""
    card = CARDS[kind]
    less = -card.n if card.n < 0 else card.n - 1  # SWITCH takes, WHEEL_MASTER adds one less in attack
    stat = small_stat(card.stat, texts) if card.stat < ANY_STAT else "any"
    key = f"does-{ABILITIES[card.ability].lower()}"
    return texts(key, n=card.n, less=less, limit=card.limit, stat=stat)
