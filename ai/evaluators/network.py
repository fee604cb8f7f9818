"""A small learned evaluator: turns a seat's encoding, small integers, into its strength.

Each input is an integer from 0 to its size less 1, and each of its values has a row of weights. The selected
rows are summed and rectified (one ReLU layer), and output weights turn the units into one number. The first
lane goes straight to the output. This is an efficiently updatable network (Nasu 2018) in integer arithmetic.
Three lanes of 17 bits share a word, and the words of a row lie side by side in memory. Inputs with few values
share a table, where the rows of all their combinations are summed beforehand. So an evaluation takes about
150 additions, with the same result on every machine, compiled or not.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LANES: Final = 3  # in a word
LANE: Final[i64] = 17  # bits
MASK: Final[i64] = 0x1FFFF
MIDDLE: Final[i64] = 0x10000  # added to each lane, so that none is negative when they are unpacked
MIDDLES: Final[i64] = 0x4000200010000  # in all three lanes
REACH: Final = 0xFFFF  # of a lane's sum, on either side of zero
MOST_ROWS: Final = 256  # of a table that inputs share
UNIT: Final = 1024  # stands for 1.0 in weights, and in unpacked sums


class Network:
    """A network's packed weights."""

    __slots__ = ("ends", "most", "outputs", "places", "seats", "sizes", "starts", "steps", "width", "words")

    def __init__(self, seats: list[int], sizes: list[int], rows: list[list[int]], outputs: list[int]) -> None:
        """Pack the `rows`, sum(sizes) of them, each of `len(outputs)` units with the straight lane first.

        It is used at tables with a number of seats in `seats`. No sum may go beyond REACH: see `widest`.
        """
        self.seats = seats
        self.sizes = sizes
        width = -(-(1 + len(outputs)) // LANES)
        lanes = [0, *outputs] + [0] * (width * LANES - 1 - len(outputs))
        self.width: i64 = width  # words of a row
        self.outputs: vec[i64] = vec[i64](lanes)  # by lane
        words: list[int] = []
        starts: list[int] = []
        ends: list[int] = []
        order: list[int] = []
        steps: list[int] = []
        for places in grouped(sizes):
            starts.append(len(words))
            order += places
            ends.append(len(order))
            table = combined([packed_rows(sizes, rows, place, width) for place in places])
            step = width
            for place in places:
                steps.append(step)
                step *= sizes[place]
            for row in table:
                words += row
        self.words: vec[i64] = vec[i64](words)  # the rows of all tables
        self.starts: vec[i64] = vec[i64](starts)  # by table: its first word,
        self.ends: vec[i64] = vec[i64](ends)  # and where its inputs end in the following
        self.places: vec[i64] = vec[i64](order)  # an input's place in an encoding,
        self.most: vec[i64] = vec[i64]([sizes[place] - 1 for place in order])  # its largest value,
        self.steps: vec[i64] = vec[i64](steps)  # and the words from one value to the next

    def strength(self, inputs: list[int]) -> float:
        """Return a seat's strength as a logit; inputs beyond their size count as the largest."""
        words = self.words
        ends = self.ends
        width = self.width
        sums = vec[i64]([MIDDLES] * width)
        at: i64 = 0
        for table in range(len(ends)):
            row: i64 = self.starts[table]
            end: i64 = ends[table]
            while at < end:
                given: i64 = inputs[self.places[at]]
                row += max(0, min(given, self.most[at])) * self.steps[at]
                at += 1
            for word in range(width):
                sums[word] += words[row + word]
        whole: i64 = 0
        for word in range(width):
            lanes: i64 = sums[word]
            for lane in range(word * LANES, word * LANES + LANES):
                unit: i64 = (lanes & MASK) - MIDDLE
                if unit > 0:
                    whole += unit * self.outputs[lane]
                lanes >>= LANE
        straight: i64 = (sums[0] & MASK) - MIDDLE
        return (float(straight) + float(whole) / UNIT) / UNIT


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


def packed_rows(sizes: list[int], rows: list[list[int]], place: int, width: int) -> list[list[int]]:
    """Return the packed row of each value of the input at `place`."""
    first = sum(sizes[:place])
    return [
        [packed(row[word * LANES : (word + 1) * LANES]) for word in range(width)]
        for row in rows[first : first + sizes[place]]
    ]


def combined(parts: list[list[list[int]]]) -> list[list[int]]:
    """Return the sums of every combination of one row from each part, the first part's fastest."""
    sums = parts[0]
    for rows in parts[1:]:
        sums = [[old[word] + row[word] for word in range(len(row))] for row in rows for old in sums]
    return sums


def packed(lanes: list[int]) -> int:
    """Pack up to three lanes, which may be negative, into one word."""
    whole = 0
    for place in range(len(lanes)):
        whole += lanes[place] << LANE * place
    return whole


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
