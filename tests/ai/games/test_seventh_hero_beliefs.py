"""What computer players of Seventh Hero believe about a wanderer that they haven't seen."""

from __future__ import annotations

import pytest

from ai.evaluators import evaluator_of
from game.engine.rng import Rng
from game.seventh_hero.player.beliefs import EVENLY, belief, boldness, known_number, suspicion
from game.seventh_hero.rules.cards import HEROES
from game.seventh_hero.rules.state import SeventhState
from tests.seventh_hero.positions import RULES, Seat, play, quiet, said, sent, seventh

EVALUATOR = evaluator_of(RULES)


@pytest.mark.rule("SH-5")
def test_a_wanderer_is_believed_to_meet_the_quest() -> None:
    """Nothing else is possible, and all chances add up to one."""
    state = sent(Seat(hand="5 2 1"), Seat(hand="1 2"))
    chances = belief(state, 1, suspicion(state, boldness(state)))

    assert [number for number in HEROES if chances[number] > 0] == [1, 3, 5, 7]
    assert sum(chances) == pytest.approx(1)


@pytest.mark.rule("SH-30")
def test_cards_that_were_seen_count() -> None:
    """Who holds all other sevens believes in none on its way."""
    state = sent(Seat(hand="5 2"), Seat(hand="7 7 7 7 7 7 7 7 7 7 7"))

    assert belief(state, 1, EVENLY)[7] == 0
    assert belief(state, 2, EVENLY)[7] > 0


@pytest.mark.rule("SH-12")
def test_hints_tell_their_asker_only() -> None:
    """A "no" rules a number out, a "yes" leaves no other; the third seat knows neither number."""
    state = said(sent(Seat(hand="5 2"), Seat(hand="1 5 3"), Seat(hand="2")), "hint 1")
    after_no = belief(state, 1, EVENLY)
    said(state, "hint 5")

    assert after_no[1] == 0
    assert [known_number(state, seat) for seat in range(3)] == [5, 5, 0]
    assert belief(state, 1, EVENLY)[5] == 1
    assert belief(state, 2, EVENLY)[1] > 0


def test_senders_are_suspected_of_what_serves_them() -> None:
    """A hero that the sender lacks, and both others have, is likelier on its way than the other way round."""
    state = sent(Seat("1", "7 2 4 4"), Seat("7 2"), Seat("7 4"), number=7)
    weights = suspicion(state, boldness(state))

    assert weights[7] > weights[3] > weights[1]


@pytest.mark.rule("SH-12")
def test_a_wanderer_declined_by_a_seat_that_knows_it_is_one_it_has() -> None:
    """Whether it looked or its hint was right; a seat that knows nothing tells little."""
    parties = (Seat("1", "7 2 4 4"), Seat("7 2", "7 7"), Seat("3"))
    blind, looked, hinted = (sent(*parties, number=7) for _ in range(3))
    looked.road.knowers |= 1 << 1
    said(hinted, "hint 7")
    for state in (blind, looked, hinted):
        said(state, "move on")
    weights = [suspicion(state, boldness(state)) for state in (blind, looked, hinted)]
    favours = [of[7] / of[1] for of in weights]  # it has a 7, and lacks a 1

    assert min(favours[1:]) > 20 * favours[0]


@pytest.mark.rule("SH-6")
def test_nobody_is_suspected_of_an_open_or_blind_wanderer() -> None:
    """There was no choice that would tell anything."""
    state = play(quiet(seventh(Seat("1 3"))), "send 3 from party")

    assert suspicion(state, boldness(state)) == EVENLY


def test_imagined_wanderers_are_the_suspected_ones() -> None:
    """What the search imagines looks the same to its seat, but serves the sender more often than evenly."""
    state = sent(Seat("1", "7 2 4 4"), Seat("7 2"), Seat("7 4"), number=7)
    rng = Rng(1)
    imagined, even = 0, 0
    for _ in range(400):
        drawn = EVALUATOR.sample_determinization(state, 1, rng)
        assert isinstance(drawn, SeventhState)
        imagined += drawn.road.number == 7
        even += state.determinize(1, rng).road.number == 7

    assert drawn.view(1) == state.view(1)
    assert imagined > 1.2 * even


def test_bold_is_who_lacks_what_may_come() -> None:
    """A seat with few heroes that fit the quest recruits more readily than one with many."""
    state = sent(Seat(hand="5 2"), Seat("2 4"), Seat("1 3 5"))
    bold = boldness(state)

    assert bold[1] > 0.5 > bold[2]
