"""What the notes beside the table of Seventh Hero tell of the wanderer."""

from __future__ import annotations

import pytest

from game.screens.match.table.viewpoint import common_view
from game.seventh_hero.rules.cards import COPIES, HEROES
from game.seventh_hero.rules.state import SeventhState
from game.seventh_hero.rules.view import SeventhView
from game.seventh_hero.words.notes import notes, possible, unseen_copies
from tests.seventh_hero.positions import Seat, begin, seventh
from tests.seventh_hero_table.laying import seen


def candidates(state: SeventhState, seat: int) -> set[int]:
    """The numbers that the wanderer may have as a seat sees it."""
    return set(possible(seen(state, seat)))


@pytest.mark.rule("SH-4")
def test_the_quest_rules_numbers_out() -> None:
    """The leader knows what it sent; all others know that it is odd."""
    state = seventh(Seat(hand="1 1"), Seat(hand="2 3"), Seat(hand="5 6"), quest=4)
    begin(state, "send 1")

    assert [candidates(state, seat) for seat in range(3)] == [{1}, {1, 3, 5, 7}, {1, 3, 5, 7}]


@pytest.mark.rule("SH-12")
def test_a_hint_rules_out_its_number_for_who_saw_the_card() -> None:
    """The others learn nothing from a No."""
    state = seventh(Seat(hand="1 1"), Seat(hand="3 3"), Seat(hand="5 6"), quest=4)
    begin(state, "send 1")
    begin(state, "hint 3")

    assert [candidates(state, seat) for seat in range(3)] == [{1}, {1, 5, 7}, {1, 3, 5, 7}]


@pytest.mark.rule("SH-12")
def test_a_yes_tells_all_to_who_saw_the_card() -> None:
    """The asker knows the wanderer then."""
    state = seventh(Seat(hand="1 1"), Seat(hand="1 3"), Seat(hand="5 6"), quest=4)
    begin(state, "send 1")
    begin(state, "hint 1")

    assert candidates(state, 1) == {1}
    assert candidates(state, 2) == {1, 3, 5, 7}


@pytest.mark.rule("SH-7")
def test_a_blind_wanderer_may_be_any_number_that_is_left() -> None:
    """A number whose eleven copies all were seen is none of them."""
    state = seventh(
        Seat(hand="4"), Seat(hand="2 2 2 2 2", eliminated="2 2"), Seat(hand="6", eliminated="2"), quest=4
    )

    assert state.road.blind
    assert [candidates(state, seat) for seat in range(3)] == [set(HEROES), set(HEROES) - {2}, set(HEROES)]


def test_copies_that_lie_open_are_counted() -> None:
    """Parties, pairs, discards and the own hand; the rest is out of sight."""
    state = seventh(
        Seat(hand="1 1 2", party="3"), Seat(hand="1 1", eliminated="5"), Seat(hand="7", party="3"), quest=4
    )
    counted = unseen_copies(seen(state, 0))

    assert counted == {1: 9, 2: 10, 3: 9, 4: 10, 5: 9, 6: 11, 7: 11}


def test_while_nobody_wanders_every_number_is_possible() -> None:
    """The table shows counts only."""
    state = seventh(Seat(hand="1 1"), Seat(hand="2 3"), Seat(hand="5 6"))

    assert all(note.possible for note in notes(seen(state, 2)))


@pytest.mark.rule("SH-30")
def test_the_notes_never_exclude_the_truth(positions: list[SeventhState]) -> None:
    """The wanderer's number is always among those that are possible; so it is for people together."""
    wrong = []
    for number, state in enumerate(positions):
        if not state.road.number:
            continue
        views = [seen(state, seat) for seat in range(state.seats)]
        common = common_view(state, 0, tuple(range(state.seats)))
        assert isinstance(common, SeventhView)
        wrong += [number for view in (*views, common) if state.road.number not in possible(view)]

    assert wrong == []


def test_unseen_copies_are_those_that_are_somewhere(positions: list[SeventhState]) -> None:
    """As many as there are cards face down that the seat has not seen."""
    wrong = []
    for state in positions:
        for seat in range(state.seats):
            view = seen(state, seat)
            hidden = view.left + sum(p.cards for at, p in enumerate(view.players) if at != seat)
            hidden += sum(card.number is None for card in view.buried)
            hidden += view.wandering and view.number is None
            if sum(unseen_copies(view).values()) != hidden:
                wrong.append(state)

    assert wrong == []
    assert max(unseen_copies(seen(positions[0], 0)).values()) <= COPIES
