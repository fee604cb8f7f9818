"""Matches of Splendor: Marvel as the table shows them, with controllers that answer from a script."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.match import Match
from game.registry import GAMES
from game.screens.match.session.session import MatchSession
from game.screens.seating import Chair, TableMatch
from tests.screens.pilots.scripted import ScriptedController

TAKE = "take mind power space"
BLIND = "reserve level 1"


def playing(*levels: str | None, seed: int = 3, decisions: Sequence[str] = ()) -> MatchSession:
    """Sit people (None) and computer players at Splendor: Marvel, with some decisions made."""
    match = Match(GAMES["splendor_marvel"].rules, len(levels), seed)
    for text in decisions:
        match.play(match.state.read(text))
    chairs = tuple(Chair(f"Name {seat}", seat, level) for seat, level in enumerate(levels))
    return MatchSession(TableMatch(match, chairs), ScriptedController())


def first_to_move(seats: int, seed: int = 3) -> int:
    """Tell who begins."""
    return int(Match(GAMES["splendor_marvel"].rules, seats, seed).state.to_move)


def alone(*, first: bool = True, seed: int = 3) -> MatchSession:
    """One person against one computer player; the person begins, or doesn't."""
    levels: list[str | None] = ["page", "page"]
    begins = first_to_move(2, seed)
    levels[begins if first else 1 - begins] = None
    return playing(*levels, seed=seed)


def controller_of(played: MatchSession) -> ScriptedController:
    """The scripted controller behind a match."""
    assert isinstance(played.ai_seats._controller, ScriptedController)
    return played.ai_seats._controller


def show(played: MatchSession, seconds: float = 0.0) -> None:
    """Show all there is, then let time pass on a still table."""
    while played.playback.next_step():
        pass
    played.update(seconds, still=True)


def read(played: MatchSession, text: str) -> int:
    """Read an action where the match stands."""
    return played.match.state.read(text)
