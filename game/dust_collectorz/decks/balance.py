"""How balanced the decks and cards of Dust Collectorz are: `python -m ai.arena dust_collectorz --balance`.

Every preset plays every other, and random decks play each other. This shows which presets, and decks with
which cards, win more than their share. The same player plays both sides, and every seed is played twice with
the decks swapped, so neither seat nor deal favours anyone.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Final

import msgspec

from ai.strength.matches import Block, play_match
from ai.strength.scores import interval
from game.dust_collectorz.rules.cards import decks
from game.dust_collectorz.rules.cards.card_table import RANKS
from game.dust_collectorz.rules.cards.cards import CARDS, PRESETS
from game.engine.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from ai.strength.matches import Contestant

GAME: Final = "dust_collectorz"
FAIR: Final = (0.45, 0.55)  # a preset's win rate against the field
LINE: Final = "{:<24} {:>8} {:>6} {:>7} {:>15}  {}"
HEADS: Final = LINE.format("", "rank", "games", "share", "95 %", "").rstrip()


class Pairing(msgspec.Struct, frozen=True):
    """Two decks, as match options, and the seed for their two matches, one from each seat."""

    decks: tuple[str, str]
    seed: int


class Share(msgspec.Struct, frozen=True):
    """The win rate of a deck, or of all decks with a card."""

    name: str
    rank: str  # of a card; "" of a deck
    games: int
    share: float
    low: float  # 95 % confidence
    high: float


class Tally:
    """Results of decks or cards, by name: the mean of each pairing they were in."""

    def __init__(self) -> None:
        """Start empty."""
        self.samples: dict[str, list[float]] = {}

    def add(self, name: str, share: float) -> None:
        """Record a deck's share of a pairing, 0 to 1."""
        self.samples.setdefault(name, []).append(share)

    def shares(self, ranks: dict[str, str]) -> list[Share]:
        """Return the shares, highest first."""
        found = []
        for name, samples in self.samples.items():
            low, high = interval(samples, 2 * len(samples))
            mean = sum(samples) / len(samples)
            found.append(Share(name, ranks.get(name, ""), 2 * len(samples), mean, low, high))
        return sorted(found, key=lambda one: (-one.share, one.name))


def preset_pairings(games: int, seeds: Rng) -> list[Pairing]:
    """Pair every two presets, for about so many games in all."""
    pairs = list(combinations(PRESETS, 2))
    rounds = max(1, -(-games // (2 * len(pairs))))
    return [Pairing(pair, seeds.seed()) for _ in range(rounds) for pair in pairs]


def random_pairings(games: int, seeds: Rng) -> list[Pairing]:
    """Pair random legal decks, for about so many games in all."""
    found = []
    for _ in range(max(1, -(-games // 2))):
        texts = [decks.write(name, decks.completed([], seeds)) for name in ("One", "Two")]
        found.append(Pairing((texts[0], texts[1]), seeds.seed()))
    return found


def won(pairing: Pairing, contestant: Contestant, seconds: float | None, simulations: int | None) -> float:
    """Play a pairing from both sides; return the first deck's win rate, 0 to 1."""
    total = 0.0
    for turned, (one, two) in enumerate((pairing.decks, pairing.decks[::-1])):
        options = (("deck1", one), ("deck2", two))
        block = Block(GAME, (contestant, contestant), pairing.seed, seconds, simulations, options)
        total += play_match(block, 0).shares[turned]
    return total / 2


def of_presets(results: Iterable[tuple[Pairing, float]]) -> list[Share]:
    """Return each preset's win rate against the field."""
    tally = Tally()
    for pairing, share in results:
        tally.add(pairing.decks[0], share)
        tally.add(pairing.decks[1], 1 - share)
    return tally.shares({})


def of_pairs(results: Iterable[tuple[Pairing, float]]) -> list[Share]:
    """Return each preset's win rate against each other preset."""
    tally = Tally()
    for pairing, share in results:
        tally.add(" : ".join(pairing.decks), share)
    return tally.shares({})


def of_cards(results: Iterable[tuple[Pairing, float]]) -> list[Share]:
    """Return the win rate of decks with a card against decks with fewer copies."""
    tally = Tally()
    for pairing, share in results:
        one, two = (Counter(decks.read(text)[1]) for text in pairing.decks)
        for kind, card in enumerate(CARDS):
            if one[kind] != two[kind]:
                tally.add(card.english, share if one[kind] > two[kind] else 1 - share)
    return tally.shares({card.english: RANKS[card.rank] if card.rank < len(RANKS) else "" for card in CARDS})


def table(shares: Sequence[Share], fair: tuple[float, float] = (0.5, 0.5)) -> Iterator[str]:
    """Format shares as a table; mark those significantly outside the fair range."""
    for one in shares:
        mark = "strong" if one.low > fair[1] else "weak" if one.high < fair[0] else ""
        sure = f"{one.low:.3f} to {one.high:.3f}"
        yield LINE.format(one.name, one.rank, one.games, f"{one.share:.3f}", sure, mark).rstrip()


def run(
    contestant: Contestant,
    games: int,
    seed: int,
    seconds: float | None,
    simulations: int | None,
    progress: Callable[[int, int], None],
) -> list[str]:
    """Play presets and random decks, so many games each; return the tables as lines."""
    seeds = Rng(seed)
    presets = preset_pairings(games, seeds)
    drawn = random_pairings(games, seeds)
    results = []
    for pairing in [*presets, *drawn]:
        results.append((pairing, won(pairing, contestant, seconds, simulations)))
        progress(len(results), len(presets) + len(drawn))
    of_named, of_drawn = results[: len(presets)], results[len(presets) :]
    return [
        "Presets against the field",
        HEADS,
        *table(of_presets(of_named), FAIR),
        "",
        "Presets against each other",
        *table(of_pairs(of_named), FAIR),
        "",
        "Decks with a card against decks with fewer of it",
        *table(of_cards(of_drawn)),
    ]
