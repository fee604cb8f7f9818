"""Luck and skill: the bar that adds up for one seat of a finished match, and whether the deal could be won.

`ai.analysis.luck` weighs the match from the analysis, whose answers it shares; `ai.deals` plays the deal
again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.analysis.luck import Weighing
from ai.deals.deal import again
from game.screens.analysis.asking import Asking
from game.screens.analysis.keeping import kept_analysis
from game.screens.luck.page import lay_out
from game.screens.luck.tries import Tries
from game.screens.menus.menu import MenuScene

if TYPE_CHECKING:
    from ai.analysis.luck import Luck
    from ai.deals.deal import Deal
    from game.screens.app.program import Program
    from game.screens.requests import OpenLuck
    from game.screens.seating import TableMatch


class LuckScene(MenuScene):
    """Lies above the result or the analysis."""

    first = "try"

    def __init__(self, program: Program, table: TableMatch, watcher: int = -1) -> None:
        """Look at `table`, a finished match, for the seat `watcher`; -1: for the first person's."""
        super().__init__(program)
        self.table = table
        self.asking = Asking(lambda: program.ai.pool)
        self.weighing: Weighing
        self.tries: Tries
        self.luck: Luck | None = None
        self._seen: tuple[int, bool] = (-1, False)
        self._turn_to(watcher if watcher >= 0 else (table.persons or (0,))[0])

    @property
    def watcher(self) -> int:
        """The seat whose luck it is."""
        return self.weighing.analysis.watcher

    @property
    def lookers(self) -> tuple[int, ...]:
        """The seats that can be chosen, as in the analysis."""
        return self.table.persons or tuple(range(self.table.match.seats))

    def _turn_to(self, watcher: int) -> None:
        self.weighing = Weighing(kept_analysis(self.program, self.table, watcher, open_cards=False))
        self.asking.turn_to(self.weighing)
        self.luck = self.weighing.luck()
        self._seen = (-1, self.weighing.done)
        deal = deal_again(self.table, watcher)
        won = self.program.remembered.tries.setdefault(deal, {})
        self.tries = Tries(deal, won, lambda: self.program.ai.pool)

    def look_with(self, watcher: int) -> None:
        """Take another seat's viewpoint."""
        self.tries.stop()
        self._turn_to(watcher)
        self.rebuild()

    def build(self) -> None:
        """Put everything on the page."""
        lay_out(self)

    # Tries

    def try_on(self) -> None:
        """Play the deal some more times; the match is weighed on afterwards."""
        self.asking.leave()
        self.tries.start()
        self.rebuild()

    def stop(self) -> None:
        """Cancel the tries that are not done."""
        self.tries.stop()
        self.rebuild()

    # Time

    def update(self, seconds: float) -> None:
        """Take the answers, and ask on: tries first."""
        super().update(seconds)
        if self.tries.running:
            if self.tries.update():
                self.rebuild()
            return
        if self._seen[1]:
            return
        self.asking.update()
        seen = (self.asking.version, self.weighing.done)
        if seen == self._seen:
            return
        self.program.stir()
        self._seen = seen
        if seen[1]:
            self.luck = self.weighing.luck()
            self.rebuild()

    @property
    def weighed(self) -> bool:
        """Whether nothing is left to ask about the match."""
        return self._seen[1]

    def works_in(self) -> float:
        """Keep updating until all questions are known."""
        return 0.0 if self.asking.unplanned or self.tries.idle else super().works_in()

    def left(self) -> None:
        """Ask the computer players for nothing while another scene is on the screen."""
        super().left()
        self.asking.leave()
        self.tries.leave()


def deal_again(table: TableMatch, seat: int) -> Deal:
    """Return the deal of a match with everybody as they were; people and outside programs have a stand-in."""
    levels = tuple(None if chair.command else chair.player for chair in table.chairs)
    return again(table.match, seat, levels)


def open_luck(program: Program, request: OpenLuck) -> LuckScene:
    """Make the screen."""
    request.table.speak(program.words)
    return LuckScene(program, request.table, request.watcher)
