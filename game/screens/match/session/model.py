"""What a table shows of a session, of whatever kind: all that the one view under all of them asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from game.engine.views import View
    from game.screens.match.session.session import MatchSession
    from game.screens.match.table.viewpoint import Viewpoint


class ViewModel(NamedTuple):
    """What is to be seen now."""

    seen: View  # all that those who look may see
    viewpoint: Viewpoint
    front: int  # the seat at the lower edge; where it changes, the table turns
    fixed: int = -1  # the seat that stays there by the people's wish
    deciding: bool = False  # a person is to decide
    thinking: int = -1  # the seat whose computer player is at it
    lit: tuple[int, ...] | None = None  # the decisions that get a light; None: all that are legal
    past: int = 0  # decisions that have been shown
    awaited: int = -1  # the seat whose decision is awaited; -1 for none


class Watched(Protocol):
    """A session as the table sees it."""

    @property
    def model(self) -> ViewModel:
        """What is to be seen now."""

    def legal(self) -> tuple[int, ...]:
        """List what the person who is to decide can do."""

    def is_private(self, viewpoint: Viewpoint) -> bool:
        """Whether `viewpoint` see something of the position shown that nobody else may."""


class MatchModel:
    """A match as the table sees it."""

    def __init__(self, session: MatchSession) -> None:
        """Tell of `session`."""
        self._session = session
        self._match = session.match
        self._viewers = session.viewers
        self._playback = session.playback
        self._minds = session.ai_seats

    @property
    def model(self) -> ViewModel:
        """What is to be seen now."""
        seen, fixed = self._viewers.look(self._playback.shown), self._viewers.front
        return ViewModel(
            seen,
            self._viewers.viewpoint,
            fixed if fixed >= 0 else seen.seat,
            fixed,
            self._session.my_turn,
            -1 if self._playback.busy else self._minds.pondering,
            past=self._past(),
            awaited=-1 if self._playback.busy else max(-1, self._match.state.to_move),
        )

    def _past(self) -> int:
        """Count the decisions that have been shown, at least in part."""
        if not self._playback.steps:
            return len(self._match.decisions)
        first = self._playback.steps[0]
        return max(0, first.decision if first.actor >= 0 else first.decision + 1)

    def legal(self) -> tuple[int, ...]:
        """List what the person who is to decide can do."""
        state = self._match.state
        return tuple(state.legal_actions())

    def is_private(self, viewpoint: Viewpoint) -> bool:
        """Whether `viewpoint` see something of the position shown that nobody else may."""
        return self._viewers.is_private(self._playback.shown, viewpoint)
