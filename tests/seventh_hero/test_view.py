"""What a seat may know (SH-30)."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.contract import OVER
from game.engine.rng import Rng
from game.seventh_hero.rules.cards import HEROES
from game.seventh_hero.rules.state import SeventhState
from game.seventh_hero.rules.view import PHASES, WINDOWS, SeventhView
from tests.seventh_hero.positions import Seat, begin, ended, play, quiet, said, seventh, until, walked

games = st.builds(walked, st.integers(3, 5), st.integers(0, 10_000), st.integers(0, 500))


@pytest.mark.rule("SH-30")
@given(games)
def test_a_hand_is_shown_to_its_owner_alone(state: SeventhState) -> None:
    """The others see how many cards it has."""
    for viewer in range(state.seats):
        for owner, player in enumerate(state.players):
            shown = state.view(viewer).players[owner]

            assert shown.hand == (tuple(player.hand) if viewer == owner else ())
            assert shown.cards == len(player.hand)


@pytest.mark.rule("SH-30")
@given(games)
def test_face_down_cards_are_shown_to_those_who_saw_them(state: SeventhState) -> None:
    """Hints to asker and leader, wanderers to sender and Oracles; nobody else."""
    for viewer in range(state.seats):
        view = state.view(viewer)
        knows = view.players[viewer].knows

        assert view.number == (state.road.number if knows and state.road.number else None)
        for shown, card in zip(view.buried, state.road.buried, strict=True):
            assert shown.number == (card.number if shown.known[viewer] else None)


@pytest.mark.rule("SH-30")
@given(games, st.integers(0, 2**32))
def test_no_view_changes_with_what_it_must_not_tell(state: SeventhState, seed: int) -> None:
    """With another card from the pile in place of any hidden one, only who had seen it sees a difference."""
    rng = Rng(seed)
    fresh = [number for number in HEROES if state.pile[number]]
    if not fresh:
        return
    other = fresh[rng.below(len(fresh))]
    for owner, player in enumerate(state.players):
        if player.hand:
            twin = state.clone()
            twin.players[owner].hand = sorted([other, *player.hand[1:]])
            assert_only(twin, state, {owner} if other != player.hand[0] else set())
    for place, card in enumerate(state.road.buried):
        twin = state.clone()
        twin.road.buried[place].number = other
        insiders = {seat for seat in range(state.seats) if state.view(seat).buried[place].number is not None}
        assert_only(twin, state, insiders if other != card.number else set())
    if state.road.number:
        twin = state.clone()
        twin.road.number = other
        insiders = {seat for seat in range(state.seats) if state.view(seat).players[seat].knows}
        assert_only(twin, state, insiders if other != state.road.number else set())


def assert_only(twin: SeventhState, state: SeventhState, seats: set[int]) -> None:
    """Check that just these seats see a difference."""
    different = {seat for seat in range(state.seats) if twin.view(seat) != state.view(seat)}

    assert different == seats


@pytest.mark.rule("SH-30")
@given(games, st.integers(0, 2**32))
def test_the_pile_is_a_number_of_cards(state: SeventhState, seed: int) -> None:
    """Neither what is left nor what comes next is in any view."""
    twin = state.clone()
    twin.chance = Rng(seed)
    twin.pile = [0, state.left, *[0] * 6]

    assert [twin.view(seat) for seat in range(state.seats)] == [
        state.view(seat) for seat in range(state.seats)
    ]
    assert state.view(0).left == sum(state.pile)


@pytest.mark.rule("SH-30")
@given(games)
def test_all_seats_see_the_same_table(state: SeventhState) -> None:
    """Parties, used or not, sizes, quests, eliminated numbers, discards, answers: equal in all views."""

    def public(view: SeventhView) -> SeventhView:
        players = tuple(msgspec.structs.replace(player, hand=()) for player in view.players)
        buried = tuple(msgspec.structs.replace(card, number=None) for card in view.buried)
        return msgspec.structs.replace(view, seat=0, number=None, players=players, buried=buried)

    shown = [public(state.view(seat)) for seat in range(state.seats)]

    assert shown == [shown[0]] * state.seats


@given(games)
def test_a_view_is_plain_data(state: SeventhState) -> None:
    """It can be written as JSON and read back, equal."""
    view = state.view(0)

    assert msgspec.json.decode(msgspec.json.encode(view), type=SeventhView) == view


@pytest.mark.rule("SH-30")
@given(games)
def test_what_all_know_is_true(state: SeventhState) -> None:
    """The wanderer and each buried card are among the numbers that they are said to have."""
    view = state.view(0)

    assert not state.road.number or state.road.number in view.possible
    assert all(
        card.number in shown.possible for card, shown in zip(state.road.buried, view.buried, strict=True)
    )
    assert (PHASES.index(view.phase), WINDOWS.index(view.window)) == (state.phase, state.reactions.window)


@pytest.mark.rule("SH-30")
def test_what_the_table_shows_openly() -> None:
    """Parties with used heroes, eliminated numbers, discards, the quest."""
    state = seventh(Seat("1 6!", "2 5", "7 3"), quest=4, pile="2")
    view = state.view(2)

    assert [(hero.number, hero.ready) for hero in view.players[0].party] == [(1, True), (6, False)]
    assert view.players[0].eliminated == (7, 3)
    assert (view.quest, view.left, view.discards) == (4, 1, (10, 9, 9, 11, 10, 10, 9))


@pytest.mark.rule("SH-30")
def test_places_are_shown_when_the_game_is_over() -> None:
    """Before that there are none."""
    state = seventh(Seat(hand="5"), Seat("1! 2! 3! 4! 6!"), Seat("1!"))
    before = state.view(0).places
    said(state, "send 5", "recruit")

    assert (before, state.to_move) == ((), OVER)
    assert state.view(2).places == (3, 1, 2)


# What is remembered


@pytest.mark.rule("SH-30")
@pytest.mark.rule("SH-12")
def test_hints_are_remembered_for_the_whole_game() -> None:
    """By asker and leader the card, by all the answer and what follows from it."""
    state = said(
        seventh(Seat(hand="5"), Seat(hand="3 1 3"), pile="22222222222"), "send 5", "hint 3", "hint 1"
    )
    until(begin(state, "recruit"), "quest")
    begin(state, "quest")

    assert [[card.number for card in state.view(seat).buried] for seat in range(3)] == [
        [3, 1],
        [3, 1],
        [None, None],
    ]
    assert [card.possible for card in state.view(2).buried] == [(1, 2, 3, 4, 6, 7)] * 2


@pytest.mark.rule("SH-30")
@pytest.mark.rule("SH-6")
def test_a_hand_that_could_not_send_is_remembered() -> None:
    """What was ruled out, and which cards came and went since."""
    state = seventh(Seat("1 6!", "2 4"), Seat(hand="1 3"), pile="55555")
    before = state.view(1).players[0].past
    until(begin(play(state, "send 1 from party"), "recruit"), "quest")

    assert before == (1002, 2000 + 0b10101010)
    assert state.view(2).players[0].past == (*before, 1)


@pytest.mark.rule("SH-30")
@pytest.mark.rule("SH-5")
def test_a_hidden_wanderer_leaves_no_number_in_what_is_remembered() -> None:
    """It is remembered as the one on its way, and by its number only when all saw that."""
    state = seventh(Seat(hand="5 2"), Seat(hand="1 3"), pile="77777")
    state.players[0].past = [1002, 2000 + 0b10000]
    play(state, "send 5")
    wandering = state.view(2).players[0].past
    ended(play(state, "hint 3"), "recruit")

    assert wandering == (1002, 2016, 20)
    assert state.view(2).players[0].past == (1002, 2016, 15)


@pytest.mark.rule("SH-30")
@pytest.mark.rule("SH-21")
def test_who_looked_at_a_wanderer_that_left_unseen_remembers_it() -> None:
    """Its sender too; the others remember that it met the quest."""
    state = said(seventh(Seat(hand="5"), Seat("4", "2"), Seat("5", "2"), pile="777777"))
    play(state, "send 5", "use oracle", "move on", "decline", "move on", "use outcast on 1")

    assert [state.view(seat).buried[0].number for seat in range(3)] == [5, None, 5]
    assert state.view(1).buried[0].possible == (1, 3, 5, 7)


@pytest.mark.rule("SH-18")
def test_what_was_turned_up_is_told_with_its_fate_until_the_next_quest() -> None:
    """All see the number, where it lay, and what became of it; the next turn begins with nothing."""
    hands = (Seat(hand="1 2", party="6"), Seat(hand="2 3", party="1"), Seat(hand="5 6", party="2"))
    paired = quiet(play(quiet(seventh(*hands, quest=4)), "send 1"))
    joined = quiet(play(quiet(seventh(*hands, quest=6)), "send 2"))
    slain = play(quiet(seventh(*hands, quest=4)), "send 1")
    for state in (paired, joined):
        begin(state, "recruit")
        while state.to_move >= 0:
            begin(state, "decline")
        begin(state, "reveal")
    begin(slain, "use wyrmslayer")
    told = []
    for state in (paired, joined, slain):
        view = state.view(2)
        assert isinstance(view, SeventhView)
        told.append((view.shown, view.shown_at, view.fate))
    while slain.to_move >= 0:
        begin(slain, "decline")
    begin(slain, "draw")
    begin(slain, "quest")
    anew = slain.view(2)

    assert told == [(1, 1, "paired"), (2, 1, "joined"), (1, 1, "slain")]
    assert isinstance(anew, SeventhView)
    assert (anew.shown, anew.shown_at, anew.fate) == (0, -1, "")
