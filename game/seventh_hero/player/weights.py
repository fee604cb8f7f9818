"""The weights of heroes, pairs and cards in Seventh Hero, read from `weights.toml` of its assets."""

from __future__ import annotations

import tomllib
from math import exp, fsum
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from game.engine.files.assets import folder_of
from game.seventh_hero.rules.cards import HEROES
from game.seventh_hero.rules.pieces import BITS, count_bits

STAGES: Final[vec[i64]] = vec[i64](  # by cards left in the pile after the turn; 0: the game is over
    [0] + [1] * 3 + [2] * 4 + [3] * 6 + [4] * 8 + [5] * 12 + [6] * 60
)
NEARNESS: Final = (1.0, 0.95, 0.86, 0.74, 0.56, 0.31, 0.0)  # closeness of the end, by stage
SIZES: Final[i64] = 6  # heroes in a party, 0 to 5
PARTIES: Final[i64] = 256  # masks of heroes
MOST_PAIRS: Final[i64] = 11
MOST_CARDS: Final[i64] = 8  # that count
SIZE: Final[vec[i64]] = vec[i64]([count_bits(mask) for mask in range(PARTIES)])


def members(mask: int) -> list[int]:
    """List the numbers in a party."""
    return [number for number in HEROES if mask & BITS[number]]


class Weights:
    """What a seat's pieces are worth at tables of one size: logits, and the same as factors of its strength.

    Lists go by stage, and then by heroes in the party, the party's mask, pairs or number.
    """

    __slots__ = (
        "card",
        "for_cards",
        "for_pairs",
        "for_party",
        "for_ready",
        "gain",
        "heroes",
        "loss",
        "ready",
        "trust",
    )

    def __init__(self, read: dict[str, Any]) -> None:
        """Take the weights by their names, and compute the factors."""
        heroes: list[list[float]] = read["heroes"]
        self.heroes = [vec[float](row) for row in heroes]
        self.card: float = read["card"]
        self.trust: vec[float] = vec[float](read["trust"])
        pair: list[float] = read["pair"]
        fresh: list[float] = read["fresh"]
        number: list[float] = read["number"]
        first: list[float] = read["ready_first"]
        more: list[float] = read["ready_more"]
        ready = [
            first[hero - 1] + more[hero - 1] * near if hero and stage else 0.0
            for stage, near in enumerate(NEARNESS)
            for hero in range(8)
        ]
        for_party: list[float] = []
        for_ready: list[float] = []
        for_pairs: list[float] = []
        gain: list[float] = []
        loss: list[float] = []
        for stage, row in enumerate(heroes):
            for mask in range(PARTIES):
                party = members(mask)
                for_party.append(exp(row[min(5, SIZE[mask])] + number[stage] * float(sum(party))))
                for_ready.append(exp(fsum([ready[8 * stage + hero] for hero in party])))
            for_pairs += [exp(pair[stage] * float(pairs)) for pairs in range(MOST_PAIRS + 1)]
            for size in range(SIZES):
                gain.append(exp(row[min(5, size + 1)] - row[size] + fresh[stage]))
                loss.append(exp(row[max(0, size - 1)] - row[size] + pair[stage]))
        self.ready: vec[float] = vec[float](ready)
        self.for_party: vec[float] = vec[float](for_party)
        self.for_ready: vec[float] = vec[float](for_ready)
        self.for_pairs: vec[float] = vec[float](for_pairs)
        self.gain: vec[float] = vec[float](gain)  # the factor of a new hero, by the number of heroes before,
        self.loss: vec[float] = vec[float](loss)  # and of a double
        cards = [exp(self.card * float(cards)) for cards in range(MOST_CARDS + 1)]
        self.for_cards: vec[float] = vec[float](cards)


_READ: Final = tomllib.loads(folder_of("seventh_hero").joinpath("weights.toml").read_text(encoding="utf-8"))
BY_SEATS: Final[list[Weights]] = [Weights(_READ[f"seats_{seats}"]) for seats in (3, 4, 5)]


def weights_at_table(seats: i64) -> Weights:
    """Return the weights at a table with so many seats."""
    return BY_SEATS[seats - 3]
