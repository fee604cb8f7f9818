"""One moment at the children's table as its layout needs it: whose turn it is, what is wanted, what fits."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules.cards.card_table import TRIBES
from game.dust_collectorz.rules.cards.facts import TRIBE, stronger
from game.dust_collectorz.table.look import NO_MARKS, NOBODY, Look
from game.dust_collectorz.table.young.picks import card_key, picks
from game.dust_collectorz.table.young.places import hand_of, places_of
from game.table.contract import Setting

if TYPE_CHECKING:
    from game.dust_collectorz.rules.view import DustView
    from game.dust_collectorz.table.young.places import Seated
    from game.table.layout.frame import Frame
    from game.table.pieces import Area

BEFORE: Final = frozenset({"tossing", "setting aside", "sharing"})
ALL: Final = (1 << len(TRIBES)) - 1  # tribes, as a mask
CLOSE: Final = (380.0, 532.0)  # a card at a close look


class YoungMoment(Look):
    """A view, its setting, and what follows from both."""

    @property
    def begun(self) -> bool:
        """Whether the cards have been shared out."""
        return self.view.phase not in BEFORE

    @property
    def turn(self) -> int:
        """Whose turn it is; NOBODY's before the cards are shared out and after the end."""
        if self.over:
            return NOBODY
        return self.view.attacker if self.begun else max(NOBODY, self.view.to_move)

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        return [seat for seat, rank in enumerate(self.view.places) if rank == 1]

    @property
    def hidden(self) -> int:
        """How many of the viewer's own cards lie there as backs."""
        return 0 if self.hand else self.me.cards

    @property
    def last(self) -> int:
        """The tribe played last; NOBODY before the first play."""
        return TRIBE[self.view.played[-1]] if self.view.played else NOBODY

    @property
    def wanted(self) -> int:
        """The tribes that can be played now, as a mask (DC-32)."""
        return ALL if self.last == NOBODY else 1 << stronger(self.last)

    @cached_property
    def skipped(self) -> frozenset[int]:
        """The seats that were passed over since somebody else played, or are about to be (DC-33)."""
        view = self.view
        found = {view.attacker} if view.phase == "skipping" else set()
        before = view.owners[: len(view.owners) - view.chained]
        if self.over or not before:
            return frozenset() if self.over else frozenset(found)
        seat = (view.attacker - 1) % view.seats
        while seat != before[-1]:
            found.add(seat)
            seat = (seat - 1) % view.seats
        return frozenset(found)

    # Marks

    @cached_property
    def useful(self) -> frozenset[str]:
        """The keys that do something now."""
        return frozenset(key for action in self.setting.legal for key in picks(self.view, action))

    @property
    def refused(self) -> str:
        """The key of the own card that was tried and doesn't fit."""
        key = self.setting.refused
        return key if key.startswith(card_key(self.view.seat, 0)[:-1]) and self.setting.legal else ""

    def marks(self, key: str) -> frozenset[str]:
        """Return the marks of the piece of this key: cards that fit are lit, more so after a wrong pick."""
        if key not in self.useful:
            return NO_MARKS
        return frozenset({"owed" if self.refused else "legal"})


class YoungTable(YoungMoment):
    """The same in one window."""

    def __init__(self, view: DustView, setting: Setting, frame: Frame) -> None:
        """Look at `view` as `setting` says, on a table in `frame`."""
        super().__init__(view, setting)
        self.places = places_of(frame, view.seats)
        high = min(CLOSE[1], 0.6 * frame.whole.height)
        self.close = (high * CLOSE[0] / CLOSE[1], high)

    def seated(self, seat: int) -> Seated:
        """Return the place of a seat."""
        step = (seat - self.view.seat) % self.view.seats
        return self.places.rivals[step - 1] if step else self.places.own

    @cached_property
    def hand_places(self) -> list[Area]:
        """Where the viewer's cards lie."""
        return hand_of(self.places.own.hand, len(self.hand) or self.hidden)
