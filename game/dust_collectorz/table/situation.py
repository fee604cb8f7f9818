"""One moment of a battle in one window: what `Moment` knows, and where it lies."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules.pieces import FROM_OVERFLOW, KIND
from game.dust_collectorz.table import outlook
from game.dust_collectorz.table.moment import Moment
from game.dust_collectorz.table.panels.ground import Ground, fan_of, ground_of

if TYPE_CHECKING:
    from game.dust_collectorz.rules.view import DustView
    from game.dust_collectorz.table.outlook import Outlook
    from game.table.contract import Setting
    from game.table.layout.frame import Frame
    from game.table.pieces import Area, Point

HIGH: Final = 560.0  # units of height of a close look


class Situation(Moment):
    """A view, its setting and a window, and what follows from them."""

    def __init__(self, view: DustView, setting: Setting, frame: Frame) -> None:
        """Look at `view` as `setting` says, on a table in `frame`."""
        super().__init__(view, setting)
        self.frame = frame
        self.ground: Ground = ground_of(frame, view.seats, len(self.me.overflow))

    @property
    def close(self) -> tuple[float, float]:
        """How large a card is at a close look."""
        high = min(HIGH, 0.62 * self.frame.whole.height)
        return (high * 5 / 7, high)

    @property
    def told(self) -> bool:
        """Whether outcomes may be told."""
        return self.setting.help != "none"

    @cached_property
    def foreseen(self) -> Outlook | None:
        """What the answer that the viewer is laying comes to."""
        build = self.build
        if build is None or self.view.phase != "answering":
            return None
        return outlook.of_build(self.view, build)

    def area(self, seat: int) -> Area:
        """Where a seat has what belongs to it."""
        step = (seat - self.view.seat) % self.view.seats
        return self.ground.rivals[step - 1].panel if step else self.ground.own.plate

    def hand_spot(self, seat: int) -> Point:
        """Where a seat's cards come from."""
        step = (seat - self.view.seat) % self.view.seats
        return self.ground.rivals[step - 1].cards.centre if step else self.ground.own.hand.centre

    @cached_property
    def hand_places(self) -> list[Area]:
        """Where the cards of the own hand lie, those that are being laid included."""
        return fan_of(self.ground.own.hand, len(self.hand) or self.me.cards)

    @cached_property
    def overflow_places(self) -> list[Area]:
        """Where the own overflow lies."""
        tray = self.ground.own.overflow
        return fan_of(tray, len(self.me.overflow), 6.0) if tray else []

    def laid_from(self, ref: int) -> Point:
        """Where a card of the viewer's lay before it was put into the set being laid."""
        kind = ref & KIND
        kinds, spots = (
            (self.me.overflow, self.overflow_places) if ref & FROM_OVERFLOW else (self.hand, self.hand_places)
        )
        return spots[kinds.index(kind)].centre if kind in kinds else self.ground.own.hand.centre
