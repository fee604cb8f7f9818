"""Decks that a computer player improves: legal on every step, pinned cards kept, and really better."""

from __future__ import annotations

from collections import Counter

import pytest

from ai.deck_improver import Improver
from game.dust_collectorz.cards import KINDS, PRESETS
from game.dust_collectorz.deck_random import completed
from game.dust_collectorz.decks import breaches
from game.engine.rng import Rng

DECK = next(iter(PRESETS.values()))


def run(improver: Improver, steps: int = 10_000) -> int:
    """Go on to the end, at most so many steps; return how many there were."""
    for step in range(steps):
        if improver.done:
            return step
        improver.step()
    return steps


def chance_deck(seed: int) -> tuple[int, ...]:
    """A legal deck by chance."""
    deck = completed([], Rng(seed))
    assert deck is not None
    return deck


@pytest.mark.rule("DC-3")
def test_every_deck_on_the_way_is_legal() -> None:
    """It may be stopped after any step."""
    improver = Improver(chance_deck(3), (), 3)
    found = set()
    while not improver.done:
        improver.step()
        found.add(breaches(improver.deck))

    assert found == {()}


@pytest.mark.parametrize("seed", range(3))
def test_pinned_cards_stay(seed: int) -> None:
    """Each as often as it is pinned."""
    pinned = DECK[:3] + DECK[-2:]
    improver = Improver(DECK, pinned, seed)
    run(improver)

    assert Counter(improver.deck) >= Counter(pinned)


def test_two_pinned_cards_of_a_kind_stay_both() -> None:
    """A kind that is there twice is pinned twice."""
    twice = (KINDS["cogwick"], KINDS["cogwick"])
    deck = completed(twice, Rng(1))
    assert deck is not None
    improver = Improver(deck, twice, 1)
    run(improver)

    assert Counter(improver.deck)[twice[0]] == 2


def test_a_deck_pinned_whole_stays_as_it_is() -> None:
    """And that is found out at once."""
    improver = Improver(DECK, DECK, 1)

    assert run(improver) < 3
    assert tuple(improver.deck) == DECK


@pytest.mark.parametrize("seed", range(3))
def test_a_deck_never_gets_weaker(seed: int) -> None:
    """The share of the clashes it wins only grows, and progress goes from nothing to all."""
    improver = Improver(chance_deck(seed), (), seed)
    told = []
    while not improver.done:
        improver.step()
        told.append((improver.strength, improver.progress))
    strengths = [strength for strength, _ in told]

    assert strengths == sorted(strengths)
    assert strengths[-1] > improver.begun
    assert [progress for _, progress in told] == sorted(progress for _, progress in told)
    assert (told[0][1] < 0.1, told[-1][1]) == (True, 1.0)


def test_the_same_seed_finds_the_same_deck() -> None:
    """Chance comes from it alone."""
    decks = []
    for _ in range(2):
        improver = Improver(DECK, (), 5)
        run(improver, 200)
        decks.append(improver.deck)

    assert decks[0] == decks[1]


def test_a_step_after_the_end_does_nothing() -> None:
    """Whoever watches may go on asking."""
    improver = Improver(DECK, DECK, 1)
    run(improver)
    improver.step()

    assert (improver.done, tuple(improver.deck)) == (True, DECK)
