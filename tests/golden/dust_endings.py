"""The ways in which a game of Dust Collectorz can end, in each of its modes."""

from __future__ import annotations

from collections.abc import Sequence

from game.dust_collectorz.rules.battle.clash import FORFEITED, TRAPPED
from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.phases import ANSWERING, ATTACKING
from game.dust_collectorz.rules.pieces import TEAM
from game.dust_collectorz.rules.young.state import YoungState
from game.engine.contract import State
from tests.golden.games import Ending


def _last(states: Sequence[State]) -> BattleState:
    state = states[-1]
    assert isinstance(state, BattleState)
    return state


def _best(state: BattleState) -> int:
    """Count the sides that have most points."""
    sides = 2 if state.mode == TEAM else state.seats
    points = [state.points(seat) for seat in range(sides)]
    return points.count(max(points))


def most_points(states: Sequence[State]) -> bool:
    """Ask whether one seat had most points when who would start had nothing left."""
    return _best(_last(states)) == 1 and not counters_only(states)


def last_round_breaks_tie(states: Sequence[State]) -> bool:
    """Ask whether the winner of the last round won a tie."""
    return _best(_last(states)) > 1 and _last(states).places().count(1) == 1


def shared_victory(states: Sequence[State]) -> bool:
    """Ask whether seats tied that had not won the last round."""
    return _last(states).places().count(1) > 1


def counters_only(states: Sequence[State]) -> bool:
    """Ask whether an attacker was left with nothing but counters."""
    return _last(states).round.answered == 0


def ended_by_trap(states: Sequence[State]) -> bool:
    """Ask whether the last clash was stopped by a trap."""
    return _last(states).clash.outcome == TRAPPED


def ended_by_forfeit(states: Sequence[State]) -> bool:
    """Ask whether the last defender had no legal set, but cards to give in with."""
    before = states[-2]
    assert isinstance(before, BattleState)
    last = before.phase == ANSWERING and before.round.answered == before.seats - 2
    return last and _last(states).clash.outcome == FORFEITED


def stays_without_cards(states: Sequence[State]) -> bool:
    """Ask whether a round was played with a seat that had no cards left."""
    return any(
        isinstance(state, BattleState)
        and state.phase == ATTACKING
        and any(player.spent() for player in state.players)
        for state in states
    )


def secret_decks(states: Sequence[State]) -> bool:
    """Ask whether it was played with secret decks."""
    return bool(_last(states).secret)


def help_drawn(states: Sequence[State]) -> bool:
    """Ask whether a defender without a legal set drew one and tried again."""
    return any(isinstance(state, BattleState) and state.clash.helped for state in states)


def team_victory(states: Sequence[State]) -> bool:
    """Ask whether a team had most points."""
    return _best(_last(states)) == 1


def team_stays(states: Sequence[State]) -> bool:
    """Ask whether a player of a team had no cards and stayed in."""
    return stays_without_cards(states)


def team_tie(states: Sequence[State]) -> bool:
    """Ask whether the team that won the last round won a tie."""
    return _best(_last(states)) == 2


def _end(states: Sequence[State]) -> YoungState:
    state = states[-1]
    assert isinstance(state, YoungState)
    return state


def young_rid_of_all(states: Sequence[State]) -> bool:
    """Ask whether a seat had neither hand nor pile."""
    return any(not player.hand and not player.deck for player in _end(states).players)


def young_stuck(states: Sequence[State]) -> bool:
    """Ask whether nobody could play, and one seat alone had fewest cards."""
    return not young_rid_of_all(states) and _fewest(_end(states)) == 1


def young_tie(states: Sequence[State]) -> bool:
    """Ask whether nobody could play, and who played last won a tie."""
    return not young_rid_of_all(states) and _fewest(_end(states)) > 1


def _fewest(state: YoungState) -> int:
    hands = [len(player.hand) for player in state.players]
    return hands.count(min(hands))


def young_short(states: Sequence[State]) -> bool:
    """Ask whether one seat's cards were shared out."""
    return bool(_end(states).short)


TEAMS = {"mode": "team"}
YOUNG = {"mode": "young"}
ENDINGS = (
    Ending(most_points, "DC-23", "most points win when who would start has nothing left"),
    Ending(stays_without_cards, "DC-21", "a seat without cards stays in"),
    Ending(last_round_breaks_tie, "DC-23", "a tie goes to the winner of the last round"),
    Ending(shared_victory, "DC-26", "a tie of seats that did not win the last round is shared"),
    Ending(counters_only, "DC-21", "an attacker has nothing but counters"),
    Ending(ended_by_trap, "DC-18", "the last clash is stopped by a trap"),
    Ending(ended_by_forfeit, "DC-9", "the last defender has no legal set"),
    Ending(secret_decks, "DC-20", "decks are secret", {"lists": "secret", "deck1": "random"}),
    Ending(help_drawn, "DC-9", "a defender draws one and tries again", {"forfeits": "draw one"}),
    Ending(team_victory, "DC-29", "a team has most points", TEAMS),
    Ending(team_stays, "DC-21", "a player of a team has no cards and stays in", TEAMS),
    Ending(team_tie, "DC-30", "a tie goes to the team that won the last round", TEAMS),
    Ending(young_rid_of_all, "DC-34", "a seat has neither hand nor pile", YOUNG),
    Ending(young_stuck, "DC-34", "nobody can play; fewest cards win", YOUNG),
    Ending(young_tie, "DC-34", "nobody can play; of equal hands the one that played last wins", YOUNG),
    Ending(young_short, "DC-31", "one seat's cards are shared out", {**YOUNG, "shares": "short"}),
)
MISSING = {  # ending and seats, and why there is no such game
    ("shared_victory", 2): "one of two seats has won the last round",
    ("stays_without_cards", 2): "a duel ends when a seat has no cards",
    **{
        (name, seats): "a team game has four seats"
        for name in ("team_victory", "team_tie", "team_stays")
        for seats in (2, 3)
    },
}
