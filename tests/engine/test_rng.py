"""The one source of chance."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.rng import SEED_LIMIT, Rng

seeds = st.integers(0, SEED_LIMIT - 1)


def sfc32(seed: int, count: int) -> list[int]:
    """Draw `count` words by the published algorithm, written a second time without any tricks."""
    a, b, c, counter = 0, seed % 2**32, seed // 2**32 % 2**32, 1
    words = []
    for _ in range(12 + count):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ b // 2**9
        b = (c + c * 8) % 2**32
        c = ((c * 2**21) % 2**32 + c // 2**11 + word) % 2**32
        words.append(word)
    return words[12:]


@given(seeds)
def test_the_stream_is_sfc32(seed: int) -> None:
    """Word by word it agrees with the algorithm."""
    rng = Rng(seed)

    assert [rng.word() for _ in range(50)] == sfc32(seed, 50)


def test_the_stream_of_a_seed_never_changes() -> None:
    """Saved games depend on it: these numbers are fixed for all versions and machines."""
    rng = Rng(2024)

    assert [Rng(0).word(), Rng(1).word(), Rng(SEED_LIMIT - 1).word()] == [0x514676C3, 0x77EEF724, 0xC2CFDE87]
    assert [rng.below(1000) for _ in range(8)] == [196, 385, 420, 491, 835, 607, 431, 476]


@given(seeds, st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: int, n: int) -> None:
    """From 0 to n - 1."""
    rng = Rng(seed)

    assert all(0 <= rng.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [1, 2, 3, 7, 40, 90])
def test_all_numbers_below_are_equally_likely(n: int) -> None:
    """Chi-square over many draws lies within what chance allows (five standard deviations)."""
    rng = Rng(n)
    drawn = Counter(rng.below(n) for _ in range(200 * n))
    chi_square = sum((drawn[i] - 200) ** 2 / 200 for i in range(n))

    assert set(drawn) == set(range(n))
    assert chi_square < (n - 1) + 5 * (2 * n) ** 0.5


@given(seeds)
def test_a_fraction_never_reaches_one(seed: int) -> None:
    """From 0 up to, not reaching, 1."""
    rng = Rng(seed)

    assert all(0 <= rng.fraction() < 1 for _ in range(20))


@given(seeds, st.lists(st.integers(0, 89), max_size=40))
def test_a_shuffle_keeps_all_items(seed: int, items: list[int]) -> None:
    """Only their order changes."""
    shuffled = list(items)
    Rng(seed).shuffle(shuffled)

    assert sorted(shuffled) == sorted(items)


def test_every_order_comes_up_equally_often() -> None:
    """All 24 orders of four cards, within five standard deviations."""
    rng = Rng(4)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1

    assert len(orders) == 24
    assert all(abs(count - 100) < 50 for count in orders.values())


@given(seeds, st.integers(0, 30))
def test_a_clone_draws_the_same_and_leaves_the_original_alone(seed: int, steps: int) -> None:
    """Streams don't share anything."""
    rng = Rng(seed)
    for _ in range(steps):
        rng.word()
    before = rng.words()
    twin = rng.clone()
    drawn = [twin.word() for _ in range(10)]

    assert rng.words() == before
    assert drawn == [rng.word() for _ in range(10)]


@given(seeds, st.integers(0, 30))
def test_a_stream_is_resumed_where_it_stood(seed: int, steps: int) -> None:
    """Four words tell all about it."""
    rng = Rng(seed)
    for _ in range(steps):
        rng.word()
    again = Rng.resumed(rng.words())

    assert [again.word() for _ in range(10)] == [rng.word() for _ in range(10)]


@given(seeds)
def test_a_drawn_seed_is_a_seed(seed: int) -> None:
    """Below the limit, and other streams grow from it."""
    rng = Rng(seed)
    drawn = [rng.seed() for _ in range(5)]

    assert all(0 <= one < SEED_LIMIT for one in drawn)
    assert len({Rng(one).words() for one in drawn}) == 5


def test_neighbouring_seeds_give_unlike_streams() -> None:
    """No two of 2000 neighbouring seeds begin with the same word; their first choices are spread evenly."""
    first = [Rng(seed).word() for seed in range(2000)]
    dice = Counter(Rng(seed).below(6) for seed in range(2000))

    assert len(set(first)) == 2000
    assert all(abs(count - 2000 / 6) < 5 * (2000 / 6) ** 0.5 for count in dice.values())


@pytest.mark.parametrize("seed", [-1, 2**64, 2**200, -(2**70)])
def test_any_whole_number_seeds_a_stream(seed: int) -> None:
    """Its lowest 64 bits count."""
    assert Rng(seed).words() == Rng(seed % 2**64).words()
