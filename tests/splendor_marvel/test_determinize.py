"""Dealing anew what a seat can't see: every possibility, equally often (SM-1, SM-12)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from game.engine.rng import Rng
from game.splendor_marvel.rules.state import SplendorState
from tests.splendor_marvel.positions import Seat, card, play, splendor

DRAWS = 3000
SMALL = [["kraven"], ["venom", "hela"], ["loki", "nova", "drax"]]


def small_position() -> SplendorState:
    """Seat 1 drew a card of level II, seat 2 one of III; three of II and four of III are out of sight."""
    hands = [Seat(unseen=["thor"]), Seat(unseen=["medusa"], hand=["wasp"]), Seat(unseen=["hulk"])]
    faces = ["rhino", "gorgon", "triton", "wong", "nick-fury", "falcon", "punisher", "groot"]
    return splendor(
        3, players=hands, market=[*faces, "vision", "gamora", "ant-man", "luke-cage"], decks=SMALL
    )


def chi_square(drawn: Counter[tuple[str, ...]], possible: int) -> float:
    """Measure how far the counts are from equal; about `possible` when chance alone is at work."""
    expected = sum(drawn.values()) / possible
    return sum((count - expected) ** 2 / expected for count in drawn.values())


@pytest.mark.rule("SM-12")
def test_every_hidden_deal_is_equally_likely() -> None:
    """The cards that others drew, and the next of a deck: all arrangements, none more often than another."""
    state = small_position()
    drawn: Counter[tuple[str, ...]] = Counter()
    rng = Rng(1)
    for _ in range(DRAWS):
        twin = state.determinize(0, rng)
        held = (twin.players[1].hand[1], twin.players[2].hand[0])
        play(twin, "reserve level 3")
        drawn[tuple(str(one) for one in (*held, twin.players[0].hand[1]))] += 1
    level_two = [card(word) for word in ("venom", "hela", "medusa")]
    level_three = [card(word) for word in ("loki", "nova", "drax", "hulk")]
    possible = [
        (str(two), str(one), str(next_one))
        for two in level_two
        for one, next_one in permutations(level_three, 2)
    ]

    assert set(drawn) == set(possible)
    assert chi_square(drawn, len(possible)) < 35 + 5 * (2 * 35) ** 0.5


@pytest.mark.rule("SM-12")
def test_what_the_seat_knows_stays() -> None:
    """Its own cards, those taken face up, the market, and how many cards each deck has."""
    state = small_position()
    rng = Rng(2)
    for _ in range(50):
        twin = state.determinize(0, rng)

        assert twin.players[0].hand == state.players[0].hand
        assert twin.players[1].hand[0] == card("wasp")
        assert twin.market == state.market
        assert [len(deck) for deck in twin.decks] == [1, 2, 3]


@pytest.mark.rule("SM-12")
def test_the_levels_on_the_backs_stay() -> None:
    """A card drawn unseen is replaced by one of its level."""
    state = small_position()
    twins = [state.determinize(1, Rng(chance)) for chance in range(50)]

    assert {twin.players[0].hand[0] for twin in twins} == {
        card(word) for word in ("loki", "nova", "drax", "thor", "hulk")
    }


@pytest.mark.rule("SM-1")
def test_the_next_card_of_a_deck_is_any_of_it() -> None:
    """The order of the decks is dealt anew too, for who sees everything else."""
    state = splendor(decks=[["kraven", "lizard", "gorgon"], ["venom"], ["loki"]])
    drawn: Counter[tuple[str, ...]] = Counter()
    rng = Rng(3)
    for _ in range(600):
        twin = play(state.determinize(0, rng), "reserve level 1")
        drawn[(str(twin.players[0].hand[0]),)] += 1

    assert len(drawn) == 3
    assert chi_square(drawn, 3) < 2 + 5 * 2


def test_a_deck_that_is_known_stays_known() -> None:
    """Where only one card can lie hidden, it does."""
    state = splendor(players=[Seat(), Seat(unseen=["venom"])], decks=[["kraven"], [], ["loki"]])
    twins = [state.determinize(0, Rng(chance)) for chance in range(10)]

    assert [twin.players[1].hand for twin in twins] == [[card("venom")]] * 10
