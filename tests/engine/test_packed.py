"""Packed counts against plain tuples."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.engine.packed import (
    GUARD,
    LANE,
    LANE_MAX,
    LANES,
    ONES,
    at_least,
    count,
    covers,
    minus,
    one,
    pack,
    total,
    unpack,
)

counts = st.lists(st.integers(0, LANE_MAX), min_size=LANES, max_size=LANES)
few = st.lists(st.integers(0, 12), min_size=LANES, max_size=LANES)


@given(counts)
def test_packing_is_undone_by_unpacking(plain: list[int]) -> None:
    """Any five counts of 0 to 31, lane 0 first."""
    assert list(unpack(pack(plain))) == plain


@given(counts, st.integers(0, LANES - 1))
def test_each_lane_is_read_by_itself(plain: list[int], lane: int) -> None:
    """Neighbours don't matter."""
    assert count(pack(plain), lane) == plain[lane]


@given(few)
def test_total_adds_the_lanes_up(plain: list[int]) -> None:
    """Twelve of each at most here, 60 pieces; up to 62 are right."""
    assert total(pack(plain)) == sum(plain)


@given(counts, counts)
def test_minus_goes_no_lower_than_nothing(a: list[int], b: list[int]) -> None:
    """Lane by lane."""
    assert unpack(minus(pack(a), pack(b))) == tuple(max(0, x - y) for x, y in zip(a, b, strict=True))


@given(counts, counts)
def test_covers_asks_every_lane(a: list[int], b: list[int]) -> None:
    """One lane too few is enough to fail."""
    assert covers(pack(a), pack(b)) == all(x >= y for x, y in zip(a, b, strict=True))


@given(counts, st.integers(0, LANES - 1))
def test_one_less_of_anything_does_not_cover(plain: list[int], lane: int) -> None:
    """The closest misses there are."""
    more = [number + (place == lane) for place, number in enumerate(plain)]

    assert covers(pack(plain), pack(plain))
    assert more[lane] > LANE_MAX or not covers(pack(plain), pack(more))


@given(counts, st.integers(0, 32))
def test_at_least_names_the_lanes_that_have_as_many(plain: list[int], n: int) -> None:
    """Bit i stands for lane i."""
    mask = at_least(pack(plain), n)

    assert [bool(mask >> lane & 1) for lane in range(LANES)] == [number >= n for number in plain]


@given(few, few)
def test_packed_numbers_add_and_subtract_as_they_are(a: list[int], b: list[int]) -> None:
    """Sums that stay below 32 need no unpacking."""
    both = [x + y for x, y in zip(a, b, strict=True)]

    assert pack(a) + pack(b) == pack(both)
    assert pack(both) - pack(b) == pack(a)


def test_the_constants_are_lanes() -> None:
    """A single piece, one of each, and the guard bits above the five bits of every lane."""
    assert [one(lane) for lane in range(LANES)] == [1 << LANE * lane for lane in range(LANES)]
    assert pack([1] * LANES) == ONES
    assert pack([31] * LANES) + ONES == GUARD
    assert GUARD & pack([31] * LANES) == 0
