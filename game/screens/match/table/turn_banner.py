"""A banner for a moment when it becomes a person's turn, and their panel in a light. Nothing waits for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.table.art import festive
from game.table.art.palette import GILT
from game.table.motion.animation import NEVER, Tween, in_out, out_cubic, steady
from game.table.stock.furniture import text_width

if TYPE_CHECKING:
    from game.screens.app.host import Host
    from game.screens.match.actions.offers import ActionSelection
    from game.screens.match.session.session import MatchSession
    from game.screens.match.table.view import TableView

SECONDS: Final = 0.55
APPEAR: Final = 0.12
LEAVE: Final = 0.18
TYPE: Final = 62.0  # units of type
HIGH: Final = 104.0  # units of the band
RISE: Final = 30.0  # units that it rises while it appears
ABOVE: Final = 14.0  # units between it and the lit panel
LIGHT: Final = 7.0  # units of the panel's light


class TurnBanner:
    """Tells that it is somebody's turn, once for each turn; without motion, prompt and sound alone do."""

    def __init__(self, session: MatchSession, view: TableView, host: Host, theme: str) -> None:
        """Watch `session`; the banner is in the style of `theme`."""
        self._session = session
        self._view = view
        self._pieces = view.pieces
        self._host = host
        self._mood = theme
        self._turn = -1  # the seat whose turn was told
        self._seen: ActionSelection | None = None  # what was looked at
        self._due = ""  # what is to be told as soon as the middle is free
        self._time = Tween(0.0)
        self.text = ""  # what it tells now
        self._words: tuple[object, pygame.Surface] | None = None  # and its picture

    @property
    def running(self) -> bool:
        """Whether it is to be seen."""
        return bool(self.text)

    def update(self, seconds: float, *, free: bool) -> None:
        """Let time pass; `free`: nothing else is shown in the middle of the table."""
        if self.text:
            self._time.advance(seconds)
            self.text = "" if self._time.done else self.text
        self._watch()
        if self._due and free:
            self.text, self._due = self._due, ""
            self._time = Tween(SECONDS, steady)

    def _watch(self) -> None:
        """See whether it has become a person's turn; a question out of turn is none."""
        mover, deciding = self._session.match.state.to_move, self._view.deciding
        if deciding is None:
            self._due = ""
            if mover != self._turn:
                self._turn = -1
        elif mover != self._turn and deciding is not self._seen:
            setting = self._view.told_setting
            turn = setting.texts("seat-turn", name=setting.addressed[mover])
            if self._pieces.prompt(self._view.seen, setting).heading == turn:
                self._turn = mover
                self._due = turn if self._host.liveliness else ""
        self._seen = deciding

    def end(self) -> None:
        """End it: somebody does something."""
        self.text = self._due = ""

    def shows_in(self) -> float:
        """Return in how many seconds it looks different by itself."""
        return 0.0 if self.text or self._due else NEVER

    @property
    def place(self) -> pygame.Rect:
        """Where it lies in the end, in pixels: above the lit panel, where no prompt or button is."""
        board, frame = self._view.window.board, self._view.window.frame
        wide = min(frame.table.width, text_width(self.text, TYPE, "title") + 320.0)
        place = pygame.Rect((0, 0), board.size((wide, HIGH)))
        place.midbottom = board.pixel((frame.table.centre[0], frame.panel.y - ABOVE))
        return place

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it over the table."""
        if not self.text:
            return
        spent, left = self._time.spent, SECONDS - self._time.spent
        strength = in_out(min(1.0, spent / APPEAR)) * in_out(min(1.0, left / LEAVE))
        board, place = self._view.window.board, self.place
        if self._host.settings.motion == "full":
            place.y += round(board.length(RISE) * (1 - out_cubic(min(1.0, spent / (2 * APPEAR)))))
        for picture in (festive.band(self._mood, place.size), self._worded(place.size)):
            picture.set_alpha(round(255 * strength))
            surface.blit(picture, picture.get_rect(center=place.center))
        lit = board.rect(self._view.window.frame.panel)
        thick = round(board.length(LIGHT) * strength)
        if thick:
            pygame.draw.rect(surface, GILT, lit.inflate(thick, thick), thick, board.length(18))

    def _worded(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the picture of the words, painted once."""
        if self._words is None or self._words[0] != (self.text, size):
            self._words = (self.text, size), festive.worded(self._mood, self.text, "", size)
        return self._words[1]
