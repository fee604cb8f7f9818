"""Decks that a computer player improves: legal at any time, pinned cards kept, a few cards changed."""

from __future__ import annotations

from collections import Counter

import pytest

from game.dust_collectorz.decks import improver as module
from game.dust_collectorz.decks.improver import CHANGES, VALUES, WORTH, Improver
from game.dust_collectorz.decks.random_deck import completed
from game.dust_collectorz.rules.cards.card_table import ABILITIES
from game.dust_collectorz.rules.cards.cards import KINDS, PRESETS
from game.dust_collectorz.rules.cards.decks import breaches
from game.engine.rng import Rng

DECK = next(iter(PRESETS.values()))


def settled(improver: Improver) -> Improver:
    """Make all changes, and play no trial yet."""
    while not improver._settled:
        improver.step()
    return improver


def chance_deck(seed: int) -> tuple[int, ...]:
    """A legal deck by chance."""
    deck = completed([], Rng(seed))
    assert deck is not None
    return deck


def worth(deck: tuple[int, ...] | list[int]) -> float:
    """What all cards of a deck promise together."""
    return sum(VALUES[kind] for kind in deck)


def test_every_ability_has_its_worth() -> None:
    """None is forgotten, none is misspelt."""
    assert set(WORTH) == set(ABILITIES)


@pytest.mark.rule("DC-3")
@pytest.mark.parametrize("seed", range(5))
def test_every_deck_on_the_way_is_legal(seed: int) -> None:
    """It may be stopped after any step."""
    improver = Improver(chance_deck(seed), (), seed)
    found = set()
    while not improver._settled:
        improver.step()
        found.add(breaches(improver.deck))

    assert found == {()}


@pytest.mark.parametrize("seed", range(5))
def test_a_few_cards_give_way_to_better_ones(seed: int) -> None:
    """The rest of the deck stays somebody's own."""
    deck = chance_deck(seed)
    improver = settled(Improver(deck, (), seed))
    new = Counter(improver.deck) - Counter(deck)

    assert new.total() == improver.changed == CHANGES
    assert worth(improver.deck) > worth(deck)


def test_pinned_cards_stay() -> None:
    """Each as often as it is pinned."""
    pinned = DECK[:12] + DECK[-2:]
    improver = settled(Improver(DECK, pinned, 1))

    assert Counter(improver.deck) >= Counter(pinned)
    assert improver.changed > 0


def test_two_pinned_cards_of_a_kind_stay_both() -> None:
    """A kind that is there twice is pinned twice."""
    twice = (KINDS["cogwick"], KINDS["cogwick"])
    deck = completed(twice, Rng(1))
    assert deck is not None
    improver = settled(Improver(deck, twice, 1))

    assert Counter(improver.deck)[twice[0]] == 2


def test_a_deck_pinned_whole_stays_as_it_is() -> None:
    """And that is found out at once, without a trial."""
    improver = Improver(DECK, DECK, 1)
    improver.step()
    improver.step()

    assert (improver.done, improver.progress, improver.played) == (True, 1.0, 0)
    assert tuple(improver.deck) == DECK


def test_trials_are_played_from_both_seats_to_the_end() -> None:
    """Each is counted, and progress goes from nothing to all."""
    improver = Improver(DECK, (), 1, trials=2)
    told, seats = [], set()
    while not improver.done:
        improver.step()
        told.append(improver.progress)
        if improver._match:
            decks = [str(improver._match.options[f"deck{seat}"]).partition(":")[0] for seat in (1, 2)]
            seats.add(decks.index("now"))

    assert seats == {0, 1}
    assert (improver.played, told) == (2, sorted(told))
    assert 0 <= improver.won <= 2


def test_what_promises_to_be_better_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deck made worse and worse, against what becomes of it when it is made better and better."""
    worst = better = chance_deck(2)
    with monkeypatch.context() as turned:
        turned.setattr(module, "VALUES", tuple(-value for value in VALUES))
        for _ in range(3):
            worst = tuple(settled(Improver(worst, (), 1)).deck)
    for _ in range(3):
        better = tuple(settled(Improver(better, (), 1)).deck)
    improver = settled(Improver(worst, (), 3, trials=8))
    improver.deck = list(better)
    while not improver.done:
        improver.step()

    assert improver.won >= 5


def test_a_step_after_the_end_does_nothing() -> None:
    """Whoever watches may go on asking."""
    improver = Improver(DECK, DECK, 1)
    for _ in range(5):
        improver.step()

    assert (improver.done, tuple(improver.deck)) == (True, DECK)
