"""What the layouts of all modes need of one moment: the view, the setting, the own hand, words and backs."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules.view import hand_of
from game.engine.contract import OVER
from game.table.pieces import Face

if TYPE_CHECKING:
    from game.dust_collectorz.rules.view import DustView, SeatView
    from game.table.contract import Setting

NO_MARKS: Final[frozenset[str]] = frozenset()
NOBODY: Final = -1


class Look:
    """A view and its setting."""

    def __init__(self, view: DustView, setting: Setting) -> None:
        """Combine `view` and `setting`."""
        self.view = view
        self.setting = setting
        self.me: SeatView = view.players[view.seat]

    def words(self, key: str, **facts: object) -> str:
        """Return a caption in the language spoken."""
        return self.setting.texts(key, **facts)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view.to_move == OVER

    @cached_property
    def hand(self) -> tuple[int, ...]:
        """The viewer's hand; () where one of the viewers may not see it."""
        return hand_of(self.view, self.view.seat) or ()

    def back(self, seat: int) -> Face:
        """The back of a seat's cards."""
        return Face("back", (self.setting.seats[seat].colour,))
