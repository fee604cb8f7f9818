"""A small learned evaluator: turns a seat's encoding, small integers, into its strength.

Each input is an integer from 0 to its size less 1, and each of its values has a row of weights. The selected
rows are summed and rectified (one ReLU layer), and output weights turn the units into one number. The first
lane goes straight to the output. This is an efficiently updatable network (Nasu 2018) in integer arithmetic.
Three lanes of 17 bits share a float: floats add integers of up to 53 bits exactly, and compiled code reads a
float from a list faster than an integer of that length. Inputs with few values share a table, where the rows
of all their combinations are summed beforehand. So an evaluation takes about 150 additions, with the same
result on every machine, compiled or not.
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
MOST_ROWS: Final = 256  # of a table that inputs share
UNIT: Final = 1024  # stands for 1.0 in weights, and in unpacked sums


class Network:
    """A network's packed weights."""

    __slots__ = ("ends", "most", "outputs", "places", "seats", "sizes", "starts", "steps", "words")

    def __init__(self, seats: list[int], sizes: list[int], rows: list[list[int]], outputs: list[int]) -> None:
        """Pack the `rows`, sum(sizes) of them, each of `len(outputs)` units with the straight lane first.

        It is used at tables with a number of seats in `seats`. No sum may go beyond REACH: see `widest`.
        """
        self.seats = seats
        self.sizes = sizes
        words = -(-(1 + len(outputs)) // (LANES * WORDS)) * WORDS
        self.outputs = [0, *outputs] + [0] * (words * LANES - 1 - len(outputs))  # of all lanes
        self.words: list[list[float]] = [[] for _ in range(words)]  # each with the rows of all tables
        self.starts: list[int] = []  # by table: its first row,
        self.ends: list[int] = []  # and where its inputs end in the following lists
        self.places: list[int] = []  # an input's place in an encoding,
        self.most: list[int] = []  # its largest value,
        self.steps: list[int] = []  # and the rows from one value to the next
        for places in grouped(sizes):
            self.add_table(places, rows)

    def add_table(self, places: list[int], rows: list[list[int]]) -> None:
        """Add a table for the inputs at `places`, with a row for each combination of their values."""
        self.starts.append(len(self.words[0]))
        self.places += places
        self.ends.append(len(self.places))
        step = 1
        for size in [self.sizes[place] for place in places]:
            self.most.append(size - 1)
            self.steps.append(step)
            step *= size
        for word in range(len(self.words)):
            sums = [0.0]
            for place in places:
                first = sum(self.sizes[:place])
                values = rows[first : first + self.sizes[place]]
                parts = [packed(row[word * LANES : (word + 1) * LANES]) for row in values]
                sums = [whole + part for part in parts for whole in sums]
            self.words[word] += sums

    def strength(self, inputs: list[int]) -> float:
        """Return a seat's strength as a logit; inputs beyond their size count as the largest."""
        rows = self.starts[:]
        at: i64 = 0
        for table in range(len(rows)):
            row: i64 = rows[table]
            end: i64 = self.ends[table]
            while at < end:
                place: i64 = self.places[at]
                given: i64 = inputs[place]
                row += max(0, min(given, self.most[at])) * self.steps[at]
                at += 1
            rows[table] = row
        straight: i64 = 0
        whole: i64 = 0
        for word in range(0, len(self.words), WORDS):
            first = self.words[word]
            second = self.words[word + 1]
            third = self.words[word + 2]
            one: float = 0.0
            two: float = 0.0
            three: float = 0.0
            for table in range(len(rows)):
                row = rows[table]
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


def grouped(sizes: list[int]) -> list[list[int]]:
    """Divide inputs into tables of at most MOST_ROWS rows, the largest first (first-fit decreasing)."""
    tables: list[list[int]] = []
    lengths: list[int] = []
    for _, place in sorted([(-size, place) for place, size in enumerate(sizes)]):
        for table in range(len(tables)):
            if lengths[table] * sizes[place] <= MOST_ROWS:
                tables[table].append(place)
                lengths[table] *= sizes[place]
                break
        else:
            tables.append([place])
            lengths.append(sizes[place])
    return tables


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
