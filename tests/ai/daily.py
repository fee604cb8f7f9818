"""Matches of the daily deal for tests, played by somebody who goes by first impressions."""

from __future__ import annotations

from ai.daily.deal import Deal, decide, question
from ai.players import make_player
from game.engine.match import Match
from game.engine.rng import Rng


def simple(match: Match) -> int:
    """What seems best at first sight to the seat to move."""
    state = match.state
    known = state.determinize(state.to_move, Rng(len(match.decisions)))
    return make_player("greedy", match.rules).choose(known, state.to_move).action


def played(deal: Deal, decisions: int = 10_000) -> Match:
    """Play a deal against its rivals, to the end or up to so many decisions."""
    match = deal.match()
    while not match.over and len(match.decisions) < decisions:
        mine = match.state.to_move == deal.seat
        match.play(simple(match) if mine else decide(question(deal, match)))
    return match
