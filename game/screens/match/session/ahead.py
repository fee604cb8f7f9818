"""Thinking while others think: whoever decides next among the computer players uses a person's time.

It gives way to everything else, ends by itself, and begins anew with every position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.match.session.ai_controller import News, ThinkingProgress

if TYPE_CHECKING:
    from game.screens.match.session.ai_controller import AIController
    from game.screens.seating import TableMatch


class Ahead:
    """Lets one computer player at a table think ahead."""

    def __init__(self, table: TableMatch, controller: AIController) -> None:
        """Let nobody think yet."""
        self._table = table
        self._controller = controller
        self._ticket: int | None = None
        self._done = False  # with this position

    def update(self, *, free: bool) -> None:
        """Think while nobody else needs to, and a person decides."""
        match = self._table.match
        persons_turn = match.state.to_move in self._table.persons
        if not (free and persons_turn and self._controller.may_think_ahead()):
            self.stop()
        elif self._ticket is None and not self._done:
            mover = int(match.state.to_move)
            for seat in ((mover + step) % match.seats for step in range(1, match.seats)):
                player = self._table.chairs[seat].player
                if player is not None and self._ticket is None:
                    self._ticket = self._controller.think_ahead(match, seat, player)

    def hear(self, news: News) -> bool:
        """Take what concerns the thinking; tell whether it did."""
        if self._ticket is None or news.ticket != self._ticket:
            return False
        if not isinstance(news, ThinkingProgress):
            self._ticket, self._done = None, True
        return True

    def stop(self) -> None:
        """Think no further: the position is another one, somebody else has to think, or nobody looks."""
        if self._ticket is not None:
            self._controller.cancel(self._ticket)
        self._ticket, self._done = None, False
