"""The table at one moment, for its layout: the viewer, the picks, the options."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Final

from game.splendor_marvel import says
from game.splendor_marvel.actions import CODE, RECRUIT, RETURN
from game.splendor_marvel.cards import CHIPS, COST_COUNTS
from game.splendor_marvel.picks import picks
from game.splendor_marvel.reasons import missing, price
from game.splendor_marvel.view import SeatView, SplendorView
from game.table.pieces import Face, Point, Setting

Counts = tuple[int, int, int, int, int]
PICKED_RISE: Final = 7.0  # board units
PICKED_HEIGHT: Final = 14.0
NO_MARKS: Final[frozenset[str]] = frozenset()


class Moment:
    """A view, its setting, and what follows from both for the marks on the pieces."""

    def __init__(self, view: SplendorView, setting: Setting) -> None:
        """Combine `view` and `setting`."""
        self.view = view
        self.setting = setting
        self.front = setting.front if setting.front >= 0 else view.seat  # the near seat
        self.me: SeatView = view.players[view.seat]
        self.picked: Counter[str] = Counter(setting.picked)

    @cached_property
    def _wishes(self) -> list[tuple[int, Counter[str]]]:
        wishes = [(action, Counter(picks(self.view, action))) for action in self.setting.legal]
        return [(action, wish) for action, wish in wishes if self.picked <= wish]

    @cached_property
    def useful(self) -> frozenset[str]:
        """The keys that could be picked next."""
        return frozenset(key for _, wish in self._wishes for key in wish - self.picked)

    @cached_property
    def affordable(self) -> frozenset[str]:
        """The keys of cards that can be recruited and fit the current picks."""
        recruiting = [wish for action, wish in self._wishes if RECRUIT <= action & CODE < RETURN]
        return frozenset(key for wish in recruiting for key in wish if key.startswith("card:"))

    def marks(self, key: str) -> frozenset[str]:
        """Return the marks of the piece of this key."""
        if key in self.picked:
            return frozenset({"picked"})
        if key in self.useful:
            if self.view.phase != "main":
                return frozenset({"owed"})
            if key.startswith("card:"):
                return frozenset({"legal"}) if key in self.affordable else NO_MARKS
            pays = key.startswith("own:") and self.picked
            return frozenset({"open"}) if pays or key.startswith("stock:") else NO_MARKS
        choosing_chips = any(picked.startswith("stock:") for picked in self.picked)
        return frozenset({"dim"}) if choosing_chips and key.startswith("stock:") else NO_MARKS

    def raised(self, key: str, spot: Point) -> Point:
        """Return the place of a card at `spot`: slightly higher on the screen while it is picked."""
        return (spot[0], spot[1] - PICKED_RISE) if key in self.picked else spot

    def lift(self, key: str) -> float:
        """Return a card's height above the table."""
        return PICKED_HEIGHT if key in self.picked else 0.0

    def letter(self, kind: int) -> str:
        """Return the letter of a kind of chip in the current language."""
        return says.letter(kind, self.setting.texts)

    def chip_key(self, kind: int) -> str:
        """Return the key of a chip of a kind; those of one kind are interchangeable."""
        return f"chip:{CHIPS[kind]}"

    def priced(self, card: int) -> Face:
        """Return a card's face with the price for the viewer, and what the viewer lacks."""
        due, lacking = price(self.me, card), missing(self.me, card)
        if due == COST_COUNTS[card] and not any(lacking):
            return Face("card", (card,))
        return Face("card", (card, due, lacking))


def back(level: int) -> Face:
    """Return the card back of `level` 1 to 3."""
    return Face("back", (level,))
