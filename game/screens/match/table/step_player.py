"""Shows what has happened, step by step: the pieces move, it sounds, and great moments are celebrated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.screens.match.table.sound import sounds_of
from game.table.motion.animation import Pace

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.app.host import Host
    from game.screens.match.session.playback import ShownStep
    from game.screens.match.session.session import MatchSession
    from game.screens.match.table.celebrations import Celebrations
    from game.screens.match.table.highlights import Highlights
    from game.screens.match.table.tooltips import Bubble
    from game.screens.match.table.view import TableView
    from game.table.pieces import Point
    from game.table.stock.deed import Deed

STAGED: Final = 1.1  # seconds that a great deed is shown in the middle
AGAIN: Final = 2.0  # times as fast goes what is shown once more
STEPS_A_FRAME: Final = 2  # that are shown at most, where they move nothing


class StepPlayer:
    """Brings one table in step with its match, with or without motion."""

    def __init__(
        self,
        session: MatchSession,
        view: TableView,
        highlights: Highlights,
        bubble: Bubble,
        celebrations: Celebrations,
        host: Host,
        refresh: Callable[[], None],
    ) -> None:
        """Show what happens in `session`; `refresh` brings everything in step with it."""
        self._session = session
        self._playback = session.playback
        self._stage = view.stage
        self._view = view
        self._window = view.window
        self._highlights = highlights
        self._bubble = bubble
        self._celebrations = celebrations
        self._audio = host.audio
        self._refresh = refresh
        self._host = host
        self.staged: Deed | None = None  # a great deed, shown in the middle for a moment
        self._left = 0.0  # seconds for which it still is

    @property
    def staging(self) -> bool:
        """Whether a great deed is shown in the middle."""
        return self._left > 0

    @property
    def due(self) -> bool:
        """Whether the next update shows a step, unless pictures are still to be painted."""
        playback = self._playback
        waits = not playback.busy or playback.holding or playback.lingering
        return not (waits or self._stage.moving or self.staging)

    @property
    def still(self) -> bool:
        """Whether all that has happened is shown, or as much as people have let go on."""
        waits = not self._playback.busy or self._playback.holding
        return waits and not self._stage.moving and not self.staging

    def update(self, seconds: float) -> None:
        """Let time pass: pieces move, and what is next is shown."""
        stage = self._stage
        spare = stage.update(seconds)
        if self.staging and not stage.moving:
            self._look_on(seconds)
            return
        laid = stage.laid
        for _ in range(0 if stage.was_behind() else STEPS_A_FRAME):
            seen = stage.laid > laid  # the last step: to lay the table for two would take too long
            step = None if seen or stage.moving else self._playback.next_step()
            if step is None:
                break
            self._show(step)
            spare = stage.update(spare)

    def _show(self, step: ShownStep) -> None:
        before = self._stage.layout
        self._stage.pace = Pace(self._host.settings.motion, self._speed)
        self._note(step)
        found = self._celebrations.find(step)
        if found is None:
            self._put_on_stage(step)
        self._refresh()
        for name in sounds_of(before, self._stage.layout):
            self._audio.play(name)
        if found is not None:
            self._celebrations.celebrate(found)

    @property
    def _speed(self) -> float:
        """How fast it goes: what was seen before goes by faster."""
        return self._host.settings.speed * (AGAIN if self._playback.again else 1.0)

    def _put_on_stage(self, step: ShownStep) -> None:
        """Show a great deed in the middle for a moment; a celebration needs no second stage.

        Shown once more without motion, every deed is shown so: else it would be over at once.
        """
        view = self._view
        if view.extras.recent is None or self._celebrations.running is not None:
            return
        deed = view.extras.recent.deed(step.events, self._session.viewers.viewpoint, view.setting)
        unseen = self._playback.again and self._host.settings.motion == "none"
        if deed is not None and (deed.great or unseen):
            self.staged, self._left = deed, STAGED / self._speed

    def _look_on(self, seconds: float) -> None:
        """Leave the middle to the pieces again once a great deed was seen."""
        self._left -= seconds
        if not self.staging:
            self._left, self.staged = 0.0, None
            self._refresh()

    def _note(self, step: ShownStep) -> None:
        """Keep in mind which pieces a computer player's decision was about."""
        self._bubble.pass_by()
        self._highlights.note(step)

    def hasten(self) -> bool:
        """Let everything be where it belongs at once; whether anything was still to be shown."""
        moving = not self.still
        if moving:
            self._left, self.staged = 0.0, None
            for step in self._playback.skip_steps():
                self._note(step)
            self._refresh()
            self._stage.finish()
        elif self._session.ai_seats.answer is not None:
            self._session.hurry()  # whoever hesitates
        return moving

    def disturbs(self, spot: tuple[int, int]) -> bool:
        """End the motion; whether another piece is under the pointer then, so that the click is void."""
        point = self._window.point(spot)
        before = self._under(point)
        return self.hasten() and before != self._under(point)

    def _under(self, point: Point) -> str | None:
        piece = self._stage.hit(point)
        return piece.key if piece else None
