"""The ways in which a game of Splendor: Marvel can end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.engine.contract import State
from game.splendor_marvel.rules.final_round import can_be_rivalled
from game.splendor_marvel.rules.pieces import NOBODY
from game.splendor_marvel.rules.state import SplendorState
from tests.golden.games import Ending


def _last(states: Sequence[State]) -> SplendorState:
    state = states[-1]
    assert isinstance(state, SplendorState)
    return state


def _holders(states: Sequence[State]) -> list[int]:
    """List who held the Gauntlet, one after the other, beginning with nobody."""
    holders = [int(NOBODY)]
    for state in states:
        assert isinstance(state, SplendorState)
        if state.gauntlet != holders[-1]:
            holders.append(state.gauntlet)
    return holders


def _round_was_played_out(state: SplendorState) -> bool:
    return (state.turn + 1) % state.seats == state.first


def _best(state: SplendorState) -> list[int]:
    """List the seats with the most points among those who qualify."""
    qualified = [seat for seat in range(state.seats) if state.players[seat].qualifies(state.target)]
    most = max((state.players[seat].points for seat in qualified), default=0)
    return [seat for seat in qualified if state.players[seat].points == most]


def _tied(state: SplendorState) -> list[int]:
    """List the seats that tie for the most points, nobody of them with the tile; fewest characters first."""
    best = _best(state)
    if len(best) < 2 or state.avengers in best:
        return []
    return sorted(best, key=lambda seat: len(state.players[seat].recruited))


def _characters(state: SplendorState, seat: int) -> int:
    return len(state.players[seat].recruited)


def round_end(states: Sequence[State]) -> bool:
    """Ask whether others had their turn after the call, and somebody has the most points."""
    last = _last(states)
    return _round_was_played_out(last) and last.gauntlet not in {NOBODY, last.turn} and len(_best(last)) == 1


def last_of_round(states: Sequence[State]) -> bool:
    """Ask whether the caller was the last of the round."""
    last = _last(states)
    return _round_was_played_out(last) and last.gauntlet == last.turn and len(_holders(states)) == 2


def at_once(states: Sequence[State]) -> bool:
    """Ask whether the game was over before the round was."""
    last = _last(states)
    return last.gauntlet != NOBODY and not _round_was_played_out(last)


def always_played_out(states: Sequence[State]) -> bool:
    """Ask whether the round went on by the option, when nobody after the caller could qualify."""
    for before, after in pairwise(states):
        assert isinstance(before, SplendorState)
        assert isinstance(after, SplendorState)
        if after.playing_out and not before.playing_out:
            return not can_be_rivalled(after, after.turn) and _last(states).gauntlet != NOBODY
    return False


def gauntlet_lost_and_regained(states: Sequence[State]) -> bool:
    """Ask whether the Gauntlet was given back and found a holder again."""
    holders = _holders(states)
    return NOBODY in holders[1:] and holders[-1] != NOBODY


def gauntlet_passed_on(states: Sequence[State]) -> bool:
    """Ask whether the Gauntlet went from one seat to another who qualified."""
    holders = _holders(states)
    return any(NOBODY not in pair for pair in pairwise(holders))


def avengers_tie_break(states: Sequence[State]) -> bool:
    """Ask whether the Avengers tile decided between equal points."""
    last = _last(states)
    return len(_best(last)) > 1 and last.avengers in _best(last)


def fewest_characters_tie_break(states: Sequence[State]) -> bool:
    """Ask whether the number of characters decided, nobody tied having the tile."""
    last = _last(states)
    tied = _tied(last)
    return len(tied) > 1 and _characters(last, tied[0]) < _characters(last, tied[1])


def shared_victory(states: Sequence[State]) -> bool:
    """Ask whether several seats won together by the Gauntlet."""
    last = _last(states)
    tied = _tied(last)
    return len(tied) > 1 and _characters(last, tied[0]) == _characters(last, tied[1])


def all_passed(states: Sequence[State]) -> bool:
    """Ask whether nobody could do anything any more."""
    last = _last(states)
    return last.passes == last.seats


ENDINGS = (
    Ending(round_end, "SM-25", "the round is played out after the call; somebody has the most points"),
    Ending(last_of_round, "SM-26", "the caller is the last of the round"),
    Ending(at_once, "SM-26", "nobody after the caller can qualify any more"),
    Ending(
        always_played_out,
        "SM-26",
        "nobody after the caller can qualify any more, but the round is always played out",
        {"play_out": True},
    ),
    Ending(
        gauntlet_lost_and_regained,
        "SM-28",
        "the caller loses the Avengers tile and SM-24; later somebody calls again",
    ),
    Ending(
        gauntlet_passed_on, "SM-28", "the caller loses SM-24, and another who meets it holds the Gauntlet"
    ),
    Ending(avengers_tie_break, "SM-27", "equal points; the Avengers tile decides"),
    Ending(
        fewest_characters_tie_break,
        "SM-27",
        "equal points, nobody tied has the tile; fewer characters decide",
    ),
    Ending(shared_victory, "SM-27", "equal points, no tile, equally many characters: shared"),
    Ending(all_passed, "SM-29", "every seat in turn passes: points decide"),
)
MISSING: dict[tuple[str, int], str] = {}  # ending and seats, and why there is no such game
