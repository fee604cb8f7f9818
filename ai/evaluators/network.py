"""A small learned evaluator: turns a seat's encoding, small integers, into its strength.

Each input is an integer from 0 to its size less 1, and each of its values has a row of weights. The selected
rows are summed and rectified (one ReLU layer), and output weights turn the units into one number. The first
lane goes straight to the output. This is an efficiently updatable network (Nasu 2018) in integer arithmetic.
Three lanes of 20 bits share a machine word, so an evaluation takes a few hundred additions, with the same
result on every machine, compiled or not.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PACKED: Final = 3  # lanes in a word
LANE: Final[i64] = 20  # bits
MASK: Final[i64] = 0xFFFFF
MIDDLE: Final[i64] = 0x80000  # added to each lane, so that none is negative when they are unpacked
MIDDLES: Final[i64] = 0x0800008000080000  # in all three lanes
UNIT: Final = 1024  # stands for 1.0 in weights, and in unpacked sums


class Network:
    """A network's packed weights."""

    __slots__ = ("outputs", "seats", "sizes", "starts", "tables")

    def __init__(self, seats: list[int], sizes: list[int], rows: list[list[int]], outputs: list[int]) -> None:
        """Pack the `rows`, sum(sizes) of them, each of `len(outputs)` units with the straight lane first.

        It is used at tables with a number of seats in `seats`.
        """
        self.seats = seats
        self.sizes = sizes
        self.starts = [sum(sizes[:place]) for place in range(len(sizes))]
        lanes = 1 + len(outputs)
        words = -(-lanes // PACKED)
        self.outputs = outputs + [0] * (words * PACKED - lanes)
        self.tables: list[list[int]] = []  # by word, then by row
        for word in range(words):
            first = word * PACKED
            self.tables.append([packed(row[first : first + PACKED]) for row in rows])

    def strength(self, inputs: list[int]) -> float:
        """Return a seat's strength as a logit; inputs beyond their size count as the largest."""
        rows = inputs[:]
        for place in range(len(rows)):
            most: i64 = self.sizes[place] - 1
            given: i64 = inputs[place]
            rows[place] = self.starts[place] + max(0, min(most, given))
        outputs = self.outputs
        straight: i64 = 0
        whole: i64 = 0
        for word in range(len(self.tables)):
            table = self.tables[word]
            lanes: i64 = MIDDLES
            for row in rows:
                lanes += table[row]
            low: i64 = (lanes & MASK) - MIDDLE
            middle: i64 = (lanes >> LANE & MASK) - MIDDLE
            high: i64 = (lanes >> 2 * LANE & MASK) - MIDDLE
            unit: i64 = word * PACKED - 1
            if word == 0:
                straight = low
            elif low > 0:
                whole += low * outputs[unit]
            if middle > 0:
                whole += middle * outputs[unit + 1]
            if high > 0:
                whole += high * outputs[unit + 2]
        return (float(straight) + float(whole) / UNIT) / UNIT


def packed(lanes: list[int]) -> int:
    """Pack up to three lanes, which may be negative, into one word."""
    whole = 0
    for place in range(len(lanes)):
        whole += lanes[place] << 20 * place
    return whole
