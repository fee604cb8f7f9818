"""A small learned evaluator: turns a seat's encoding, small integers, into its strength.

Each input is an integer from 0 to its size less 1, and each of its values has a row of weights. The selected
rows are summed and rectified (one ReLU layer), and output weights turn the units into one number. The first
lane goes straight to the output. This is an efficiently updatable network (Nasu 2018) in integer arithmetic.
Three lanes of 17 bits share a float: floats add integers of up to 53 bits exactly, and compiled code reads a
float from a list faster than an integer of that length. So an evaluation takes a few hundred additions, with
the same result on every machine, compiled or not.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LANES: Final = 3  # in a word
WORDS: Final = 3  # summed side by side
LANE: Final[i64] = 17  # bits
MASK: Final[i64] = 0x1FFFF
MIDDLE: Final[i64] = 0x10000  # added to each lane, so that none is negative when they are unpacked
MIDDLES: Final[i64] = 0x4000200010000  # in all three lanes
REACH: Final = 0xFFFF  # of a lane's sum, on either side of zero
UNIT: Final = 1024  # stands for 1.0 in weights, and in unpacked sums


class Network:
    """A network's packed weights."""

    __slots__ = ("outputs", "seats", "sizes", "starts", "tables")

    def __init__(self, seats: list[int], sizes: list[int], rows: list[list[int]], outputs: list[int]) -> None:
        """Pack the `rows`, sum(sizes) of them, each of `len(outputs)` units with the straight lane first.

        It is used at tables with a number of seats in `seats`. No sum may go beyond REACH: see `widest`.
        """
        self.seats = seats
        self.sizes = sizes
        self.starts = [sum(sizes[:place]) for place in range(len(sizes))]
        words = -(-(1 + len(outputs)) // (LANES * WORDS)) * WORDS
        self.outputs = [0, *outputs] + [0] * (words * LANES - 1 - len(outputs))  # of all lanes
        self.tables: list[list[float]] = []  # by word, then by row
        for word in range(words):
            first = word * LANES
            self.tables.append([packed(row[first : first + LANES]) for row in rows])

    def strength(self, inputs: list[int]) -> float:
        """Return a seat's strength as a logit; inputs beyond their size count as the largest."""
        rows = inputs[:]
        for place in range(len(rows)):
            most: i64 = self.sizes[place] - 1
            given: i64 = inputs[place]
            rows[place] = self.starts[place] + max(0, min(most, given))
        straight: i64 = 0
        whole: i64 = 0
        for word in range(0, len(self.tables), WORDS):
            first = self.tables[word]
            second = self.tables[word + 1]
            third = self.tables[word + 2]
            one: float = 0.0
            two: float = 0.0
            three: float = 0.0
            for place in range(len(rows)):
                row: i64 = rows[place]
                one += first[row]
                two += second[row]
                three += third[row]
            if word == 0:
                straight = (i64(one) + MIDDLES & MASK) - MIDDLE
            whole += self.rectified(word, i64(one))
            whole += self.rectified(word + 1, i64(two))
            whole += self.rectified(word + 2, i64(three))
        return (float(straight) + float(whole) / UNIT) / UNIT

    def rectified(self, word: i64, lanes: i64) -> i64:
        """Return what the units in a word's `lanes` add to the output."""
        lanes += MIDDLES
        low: i64 = (lanes & MASK) - MIDDLE
        middle: i64 = (lanes >> LANE & MASK) - MIDDLE
        high: i64 = (lanes >> 2 * LANE) - MIDDLE
        unit: i64 = word * LANES
        whole: i64 = 0
        if low > 0:
            whole += low * self.outputs[unit]
        if middle > 0:
            whole += middle * self.outputs[unit + 1]
        if high > 0:
            whole += high * self.outputs[unit + 2]
        return whole


def packed(lanes: list[int]) -> float:
    """Pack up to three lanes, which may be negative, into one word."""
    whole = 0
    for place in range(len(lanes)):
        whole += lanes[place] << LANE * place
    return float(whole)


def widest(sizes: list[int], rows: list[list[int]]) -> int:
    """Return how far from zero any lane's sum can be."""
    sums = [0] * len(rows[0])
    start = 0
    for size in sizes:
        values = rows[start : start + size]
        for lane in range(len(sums)):
            sums[lane] += max([abs(row[lane]) for row in values])
        start += size
    return max(sums)
