"""The great moments of a match, celebrated over its table: which, how large, with what words and sound.

Which moment it was, the game's `celebrations` tells, from what those who look may know; the picture is
`game.table.motion.celebration`'s. Nothing waits for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from game.engine.game import load
from game.registry import GAMES
from game.table.motion.celebration import Celebration, Wording
from game.texts.texts import YOU

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.screens.app.host import Host
    from game.screens.match.session.playback import ShownStep
    from game.screens.match.session.session import MatchSession
    from game.screens.match.table.view import TableView
    from game.table.motion.celebrated import CelebrationSource, GreatMoment

OTHERS: Final = 0.55  # how loud what rivals do is, of what persons here do


def celebrations_of(game: str) -> CelebrationSource:
    """Return what `game` celebrates; KeyError for a game that there isn't."""
    return cast("CelebrationSource", load(GAMES[game].celebrations))


class Celebrations:
    """Celebrates in one match."""

    def __init__(self, session: MatchSession, view: TableView, host: Host, clear: Callable[[], None]) -> None:
        """Celebrate nothing yet; `clear` takes close looks off the table."""
        self._game = session.match.rules.id
        self._table = session.table
        self._viewers = session.viewers
        self._stage = view.stage
        self._window = view.window
        self._host = host
        self._clear = clear
        self.source = celebrations_of(self._game)
        self.running: Celebration | None = None
        self._great = False

    def find(self, step: ShownStep) -> GreatMoment | None:
        """Return what deserves to be celebrated once it is shown; None if nothing does."""
        viewpoint = self._viewers.viewpoint
        found = self.source.celebrate(viewpoint.hear(step.events))
        off = self._host.settings.celebrations == "off"
        return None if off or (found is not None and self._great and not found.great) else found

    def celebrate(self, found: GreatMoment) -> None:
        """Celebrate what has just begun to be shown."""
        wish = self._host.settings.celebrations
        ours = self._ours(found)
        small = wish == "small" or not (ours or found.great)
        level = self._host.settings.motion
        self.begin(Celebration(self.source.THEME, self._wording(found), level, small=small))
        self._great = found.great
        self._host.audio.play(found.sound, 1.0 if ours else OTHERS)
        if found.great:  # it is felt as well
            self._stage.strike()

    def begin(self, celebration: Celebration) -> None:
        """Let it run; no close look lies over it, until somebody points again."""
        self.running = celebration
        self._clear()

    def _ours(self, found: GreatMoment) -> bool:
        """Whether somebody at this screen is celebrated; where nobody plays here, everybody is."""
        persons = self._table.persons
        return not persons or any(seat in persons for seat in found.seats)

    def _wording(self, found: GreatMoment) -> Wording:
        words, names = self._host.words.of(self._game), self._table.addressed
        celebrated = [names[seat] for seat in found.seats]
        who, you = words.people(celebrated), "yes" if celebrated == [YOU] else "no"
        who = who[:1].upper() + who[1:]  # "you" begins the line
        key = f"cheer-{found.kind}"
        return Wording(words(f"{key}-heading", number=found.number), words(f"{key}-line", names=who, you=you))

    def update(self, seconds: float) -> None:
        """Let it go on."""
        if self.running is not None:
            self.running.advance(seconds)
            if self.running.done:
                self.end()

    def end(self) -> None:
        """End it: somebody does something, or it is over."""
        self.running = None
        self._great = False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it over the table; its parts are painted in frames in which the table has none to paint."""
        if self.running is not None:
            sprites = self._stage.sprites
            self.running.draw(surface, self._window.board, busy=sprites.busy or sprites.misses > 0)
