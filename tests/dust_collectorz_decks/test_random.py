"""Legal decks by chance that keep what was chosen."""

from __future__ import annotations

from collections import Counter

import pytest

from game.dust_collectorz.decks.random_deck import filled, is_part, left_over
from game.dust_collectorz.rules.cards.cards import KINDS, PRESETS
from game.dust_collectorz.rules.cards.decks import breaches
from game.engine.rng import Rng

COGWICK, RATTLEKEY, TINNOW = (KINDS[slug] for slug in ("cogwick", "rattlekey", "tinnow"))
ORRA, ZINC = KINDS["grand-automat-orra"], KINDS["madame-zinc"]
DECK = next(iter(PRESETS.values()))


def holds(deck: tuple[int, ...] | None, cards: list[int]) -> bool:
    """Whether a deck has all of these cards."""
    assert deck is not None
    return Counter(deck) >= Counter(cards)


@pytest.mark.parametrize("seed", range(20))
def test_an_empty_deck_becomes_a_legal_one(seed: int) -> None:
    """Whatever chance gives."""
    deck = filled([], [], Rng(seed))

    assert deck is not None
    assert breaches(deck) == ()


@pytest.mark.parametrize("seed", range(20))
def test_cards_that_are_there_stay(seed: int) -> None:
    """Only free places are filled, pinned or not."""
    begun = list(DECK[::2])
    deck = filled(begun, [], Rng(seed))

    assert holds(deck, begun)
    assert breaches(deck or ()) == ()


@pytest.mark.parametrize("seed", range(20))
def test_a_full_deck_is_drawn_anew_around_its_pinned_cards(seed: int) -> None:
    """They stay; of the others most go."""
    pinned = list(DECK[:5])
    deck = filled(DECK, pinned, Rng(seed))

    assert holds(deck, pinned)
    assert deck != DECK


def test_a_card_without_a_place_goes_before_a_pinned_one() -> None:
    """Three bronze cards of one tribe: the pinned one stays."""
    deck = filled([COGWICK, RATTLEKEY, TINNOW], [TINNOW], Rng(1))

    assert holds(deck, [TINNOW])
    assert breaches(deck or ()) == ()


def test_pinned_cards_that_no_deck_can_hold_are_refused() -> None:
    """Two epics of one tribe have one place."""
    assert filled([ORRA, ZINC], [ORRA, ZINC], Rng(1)) is None


@pytest.mark.rule("DC-3")
def test_what_no_legal_deck_holds_is_left_over() -> None:
    """A card too many for its rank, a third card with one ability, a counter twice."""
    boosts = [KINDS[slug] for slug in ("cogwick", "creaselet", "saucerling")]
    jar = KINDS["greedy-jar"]

    assert left_over([COGWICK, RATTLEKEY, TINNOW]) == (TINNOW,)
    assert left_over(boosts) == (boosts[2],)
    assert left_over([jar, jar]) == (jar,)
    assert is_part(DECK)
