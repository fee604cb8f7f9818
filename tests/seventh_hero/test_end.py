"""The end: six heroes, the pile's end, ties (SH-27 to SH-29)."""

from __future__ import annotations

import pytest

from game.engine.contract import OVER
from game.seventh_hero.rules.pieces import DRAWING
from game.seventh_hero.rules.state import SeventhState
from tests.seventh_hero.positions import (
    Seat,
    begin,
    count,
    ended,
    hand,
    laid_out,
    notations,
    party,
    play,
    quiet,
    said,
    seventh,
    stands,
    table_steps,
    until,
)

EVERY_TABLE = pytest.mark.parametrize("seats", [3, 4, 5])
IDLE = Seat(hand="2 2")
FIVE = "1! 2! 3! 4! 6!"


def at_the_end(*parties: tuple[str, str]) -> SeventhState:
    """Let the leader draw the last card, with these parties and eliminated numbers before the seats."""
    players = [Seat(heroes, eliminated=pairs) for heroes, pairs in parties]
    state = laid_out(*players, seats=len(players), pile="2")
    state.table_moves(DRAWING)
    return begin(state, "draw")


# Six heroes


@pytest.mark.rule("SH-27")
@EVERY_TABLE
def test_six_different_heroes_win_at_once(seats: int) -> None:
    """Turned up, joined, over: no draw, no window any more."""
    players = [Seat("7", "5"), Seat(FIVE), *[Seat("7", "2")] * (seats - 2)]
    state = quiet(play(quiet(seventh(*players, seats=seats, pile="7777")), "send 5"))
    begin(state, "recruit")
    until(state, "reveal")
    begin(state, "reveal")

    assert (state.to_move, state.legal_actions()) == (OVER, [])
    assert state.returns() == [0.0, 1.0, *[0.0] * (seats - 2)]
    assert state.places()[1] == 1
    assert state.left == 4
    assert count(state) == [11] * 7


@pytest.mark.rule("SH-27")
def test_the_leader_wins_so_too() -> None:
    """Its own wanderer came back to it."""
    state = said(seventh(Seat(FIVE, "5"), IDLE, IDLE), "send 5", "move on", "move on")

    assert state.returns() == [1.0, 0.0, 0.0]


@pytest.mark.rule("SH-27")
def test_six_heroes_beat_everything_else() -> None:
    """However many were eliminated; the others are placed among themselves."""
    state = seventh(
        Seat("7! 6! 5! 4!", "5"), Seat(FIVE, eliminated="1 1 2 3"), Seat("7! 6! 5!"), Seat("1!"), seats=4
    )
    said(state, "send 5", "recruit")

    assert state.places() == [2, 1, 3, 4]


@pytest.mark.rule("SH-27")
@pytest.mark.rule("SH-10")
def test_five_heroes_and_an_equal_one_are_four() -> None:
    """No victory by a double."""
    state = said(seventh(Seat(hand="3"), Seat(FIVE), IDLE, pile="7777777"), "send 3", "recruit")

    assert (state.to_move != OVER, party(state, 1)) == (True, "1! 2! 4! 6!")


@pytest.mark.rule("SH-27")
def test_it_needs_six_different_heroes_not_all_seven() -> None:
    """Whichever is missing."""
    for missing in range(1, 8):
        last = 1 if missing != 1 else 2
        heroes = " ".join(f"{number}!" for number in range(1, 8) if number not in {missing, last})
        state = said(seventh(Seat(hand=str(last)), Seat(heroes), IDLE, quest=1), f"send {last}", "recruit")

        assert state.returns() == [0.0, 1.0, 0.0]


# The pile's end


@pytest.mark.rule("SH-28")
@EVERY_TABLE
def test_the_game_ends_when_the_leaders_draw_took_the_last_card(seats: int) -> None:
    """The next seat does not lead any more."""
    state = said(seventh(Seat(hand="5"), IDLE, Seat("4!"), seats=seats, pile="7"), "send 5", "recruit")

    assert (stands(state), hand(state, 0), state.left) == ("over", "7", 0)
    assert state.places()[1] == 1


@pytest.mark.rule("SH-28")
def test_with_a_card_left_the_game_goes_on() -> None:
    """The next quest is turned up."""
    state = seventh(Seat(hand="5"), Seat("4!", "2 6"), Seat("4!"), pile="55")
    until(begin(play(state, "send 5"), "recruit"), "quest")

    assert (state.left, state.road.leader) == (1, 1)


@pytest.mark.rule("SH-28")
def test_the_last_card_may_be_a_quest() -> None:
    """Its turn is finished: sending, wandering, recruiting, but no draw."""
    state = begin(laid_out(Seat("7!", "5 5"), Seat("4!"), pile="4"), "quest")
    assert (state.left, stands(state)) == (0, "0 sending")
    play(state, "send 5")
    assert stands(state) == "1 holding"

    assert table_steps(state, "recruit") == ["reveal", "draw"]
    assert (stands(state), hand(state, 0), party(state, 1)) == ("over", "5", "4! 5")


@pytest.mark.rule("SH-28")
@pytest.mark.rule("SH-23")
def test_a_forest_strider_may_take_the_last_card() -> None:
    """In whichever window: the turn is finished, and the leader draws nothing."""
    start = seventh(Seat("7", "5"), IDLE, Seat("7", "2"), pile="66")
    before_sending = play(start.clone(), "use forest-strider", "send 5")
    after_sending = play(start.clone(), "decline", "decline", "send 5", "decline", "use forest-strider")
    for state, seat in ((before_sending, 0), (after_sending, 2)):
        assert (stands(state), state.left) == ("1 holding", 0)
        play(state, "recruit")
        assert (stands(state), len(state.players[seat].hand)) == ("over", 2 if seat == 0 else 3)


@pytest.mark.rule("SH-28")
@pytest.mark.rule("SH-7")
def test_a_wanderer_from_the_pile_may_be_the_last_card() -> None:
    """Then there is nothing to draw."""
    state = seventh(Seat("4!", "2"), IDLE, pile="5")
    assert (stands(state), state.left) == ("1 holding", 0)

    assert table_steps(state, "recruit") == ["reveal", "draw"]
    assert (stands(state), hand(state, 0)) == ("over", "2")


@pytest.mark.rule("SH-28")
@pytest.mark.rule("SH-7")
def test_a_turn_without_anything_to_send_ends_without_a_wanderer() -> None:
    """The last card was the quest, and nothing meets it."""
    state = begin(laid_out(Seat("4! 6", "2"), IDLE, pile="4"), "quest")

    assert stands(state) == "0 asking quest"
    assert table_steps(state, "decline") == ["draw"]
    assert (stands(state), hand(state, 0)) == ("over", "2")


@pytest.mark.rule("SH-28")
@EVERY_TABLE
def test_most_heroes_win_at_the_end(seats: int) -> None:
    """Used or not; numbers count nothing while sizes differ."""
    others = [("7! 6!", ""), ("1! 2! 3!", "4 4 4"), *[("5! 7!", "")] * (seats - 2)]
    state = at_the_end(*others)

    assert stands(state) == "over"
    assert state.places()[1] == 1
    assert state.returns() == [0.0, 1.0, *[0.0] * (seats - 2)]


# Ties


@pytest.mark.rule("SH-29")
@EVERY_TABLE
def test_of_equal_parties_fewer_eliminated_cards_win(seats: int) -> None:
    """Before any sum."""
    others = [("7! 6!", "5"), ("1! 2!", ""), *[("4! 7!", "2 3")] * (seats - 2)]
    state = at_the_end(*others)

    assert state.places() == [2, 1, *[3] * (seats - 2)]
    assert state.returns() == [0.0, 1.0, *[0.0] * (seats - 2)]


@pytest.mark.rule("SH-29")
@EVERY_TABLE
def test_then_the_higher_sum_of_numbers_wins(seats: int) -> None:
    """Of the heroes in the party, used or not."""
    others = [("7! 4!", "5"), ("6! 4!", "2"), *[("1! 2!", "3")] * (seats - 2)]
    state = at_the_end(*others)

    assert state.places() == [1, 2, *[3] * (seats - 2)]


@pytest.mark.rule("SH-29")
@EVERY_TABLE
def test_then_the_victory_is_shared(seats: int) -> None:
    """By as many as are equal in all; their shares add up to one."""
    two = at_the_end(("7! 1!", "5"), ("6! 2!", "5"), *[("1! 2!", "5")] * (seats - 2))
    every = at_the_end(*[("7! 1!", "")] * seats)

    assert two.places() == [1, 1, *[3] * (seats - 2)]
    assert two.returns() == [0.5, 0.5, *[0.0] * (seats - 2)]
    assert every.returns() == [1 / seats] * seats


@pytest.mark.rule("SH-29")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (("1!", ""), ("", "")),
        (("1! 2! 3!", "1 1 1 1 1 2 2 2"), ("7! 6!", "")),
        (("1! 2!", "7"), ("7! 6!", "5 5")),
        (("1! 2!", ""), ("7! 6! ", "5")),
        (("7! 1!", "5 5 4"), ("5! 2!", "6 6 6")),
        (("4! 3!", ""), ("5! 1!", "")),
        (("1! 2! 3! 4! 6!", "7 7 7 7"), ("4! 5! 6! 7!", "")),
    ],
)
def test_size_comes_before_eliminated_cards_before_the_sum(
    better: tuple[str, str], worse: tuple[str, str]
) -> None:
    """In either order of seats."""
    assert at_the_end(better, worse, ("", "")).places()[:2] == [1, 2]
    assert at_the_end(worse, better, ("", "")).places()[:2] == [2, 1]


@pytest.mark.rule("SH-30")
@pytest.mark.rule("SH-28")
def test_the_discards_are_never_dealt_again() -> None:
    """The pile only shrinks, whatever lies beside it."""
    state = seventh(Seat(hand="5 5 5"), IDLE, IDLE, pile="46")
    discards = sum(state.discards)
    ended(play(state, "send 5"), "recruit")
    begin(state, "draw")
    begin(state, "quest")

    assert (state.left, sum(state.discards)) == (0, discards + 1)
    assert notations(state) != ["quest"]
