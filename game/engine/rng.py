"""The random number generator: small, with the same numbers compiled or not, on every machine.

The algorithm is sfc32 (Chris Doty-Humphrey's "small fast counting", part of PractRand): four 32-bit words, no
multiplication, a period of at least 2**32 from every seed. The project has no other source of randomness.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.engine.parts import Part

WORD: Final[i64] = 0xFFFFFFFF  # 32 bits, all set
SEED_LIMIT: Final = 1 << 53  # seeds are below it, so they survive JSON and can be typed
WARM_UP: Final = 12  # words discarded after seeding, as the author of sfc32 advises


class Rng(Part):
    """A stream of random numbers. Equal seeds give equal streams."""

    def __init__(self, seed: int | None = None) -> None:
        """Start the stream of `seed`, any integer; its lowest 64 bits count. Without one it is blank."""
        self._a: i64 = 0
        self._b: i64 = 0
        self._c: i64 = 0
        self._count: i64 = 1
        if seed is not None:
            self._b = seed & 0xFFFFFFFF
            self._c = (seed >> 32) & 0xFFFFFFFF
            for _ in range(WARM_UP):
                self.word()

    def word(self) -> i64:
        """Draw 32 bits: 0 to 2**32 - 1, all equally likely."""
        drawn: i64 = (self._a + self._b + self._count) & WORD
        self._count = (self._count + 1) & WORD
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & WORD
        self._c = (((self._c << 21) & WORD) | (self._c >> 11)) + drawn & WORD
        return drawn

    def below(self, n: i64) -> i64:
        """Draw an integer from 0 to n - 1, for 1 <= n < 2**31; the bias is below n / 2**32."""
        return (self.word() * n) >> 32

    def fraction(self) -> float:
        """Draw a number in [0, 1)."""
        return float(self.word()) / 4294967296.0

    def shuffle(self, items: list[int]) -> None:
        """Shuffle `items` in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def seed(self) -> int:
        """Draw a seed for another stream: 0 to 2**53 - 1."""
        high: int = self.word() >> 11
        return (high << 32) | self.word()

    def clone(self) -> Rng:
        """Return an independent stream that will draw the same numbers."""
        twin = Rng()
        twin._a = self._a
        twin._b = self._b
        twin._c = self._c
        twin._count = self._count
        return twin

    def words(self) -> tuple[int, int, int, int]:
        """Return the stream's state, four 32-bit words, for fingerprints and `resumed`."""
        return (self._a, self._b, self._c, self._count)

    @staticmethod
    def resumed(words: tuple[int, int, int, int]) -> Rng:
        """Return the stream with the state `words`."""
        stream = Rng()
        stream._a = words[0]
        stream._b = words[1]
        stream._c = words[2]
        stream._count = words[3]
        return stream
