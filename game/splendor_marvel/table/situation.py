"""One moment at the table as its layout needs it: who looks, what is picked, what could be."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Final

import msgspec

from game.splendor_marvel.rules.actions import CODE, RECRUIT, RETURN
from game.splendor_marvel.rules.cards import CHIPS, COST_COUNTS, SHIELD
from game.splendor_marvel.rules.reasons import missing, price
from game.splendor_marvel.rules.view import SeatView, SplendorView
from game.splendor_marvel.table.picks import card_key, picks, stock_key
from game.splendor_marvel.table.places import Places, hand_spots, places_of
from game.splendor_marvel.words import says
from game.table.contract import Setting
from game.table.layout.frame import Frame
from game.table.pieces import Area, Face, Point

LARGEST_CHIP: Final = 66.0
PICKED_RISE: Final = 7.0  # units
PICKED_HEIGHT: Final = 14.0
NO_MARKS: Final[frozenset[str]] = frozenset()


class Situation:
    """A view, its setting, and what follows from both for the marks on the pieces."""

    def __init__(self, view: SplendorView, setting: Setting, frame: Frame) -> None:
        """Look at `view` as `setting` says, on a table in `frame`."""
        self.view = view
        self.places: Places = places_of(frame, view.seats)
        self.setting = setting
        self.front = setting.front if setting.front >= 0 else view.seat  # the seat at the lower edge
        self.me: SeatView = view.players[view.seat]
        self.picked: Counter[str] = Counter(setting.picked)
        self.after = after_picks(view, setting)

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
        """The keys of cards that can be recruited and don't contradict what is picked."""
        recruiting = [wish for action, wish in self._wishes if RECRUIT <= action & CODE < RETURN]
        return frozenset(key for wish in recruiting for key in wish if key.startswith("card:"))

    @cached_property
    def soon(self) -> frozenset[str]:
        """The keys of cards that the picked stones make payable."""
        return frozenset(card_key(card) for card in payable_soon(self.view, self.setting))

    @property
    def taking(self) -> bool:
        """Whether stones are picked."""
        return any(key.startswith("stock:") for key in self.picked)

    def marks(self, key: str) -> frozenset[str]:
        """Say how the piece of this key is dressed."""
        if key in self.picked:
            return frozenset({"picked"})
        if key in self.soon:
            return frozenset({"soon"})
        if key in self.useful:
            return self._useful_marks(key)
        return frozenset({"dim"}) if self.taking and key.startswith("stock:") else NO_MARKS

    def _useful_marks(self, key: str) -> frozenset[str]:
        """Golden is what the likely action needs; cool is what is possible besides."""
        if self.view.phase != "main":
            return frozenset({"owed"})
        golden = frozenset({"legal" if self.setting.help == "full" else "open"})
        if key.startswith("card:"):
            return golden if key in self.affordable else NO_MARKS
        if key.startswith("stock:"):
            return golden if self.taking or not self.affordable else frozenset({"open"})
        return frozenset({"open"}) if key.startswith("own:") and self.picked else NO_MARKS

    def raised(self, key: str, spot: Point) -> Point:
        """Where a card lies that belongs at `spot`: a little higher on the screen while it is picked."""
        return (spot[0], spot[1] - PICKED_RISE) if key in self.picked else spot

    def lift(self, key: str) -> float:
        """How high a card lies above the table."""
        return PICKED_HEIGHT if key in self.picked else 0.0

    def deck_spot(self, level: int) -> Point:
        """Where the deck of `level` 1 to 3 lies."""
        return self.places.decks[level - 1].centre

    def hand_of(self, seat: int) -> list[Area]:
        """Where the reserved cards of a seat lie."""
        step = (seat - self.front) % self.view.seats
        count = len(self.view.players[seat].reserved)
        if not step:
            return hand_spots(self.places.own.hand, count, own=True)
        at = self.places.rivals[step - 1]
        owns = self.view.players[seat].locations or seat in {self.view.avengers, self.view.gauntlet}
        return hand_spots(at.hand if owns else at.bare, count, own=False)

    def letter(self, kind: int) -> str:
        """Return the letter of a kind of chip in the language spoken."""
        return says.letter(kind, self.setting.texts)

    def chip_key(self, kind: int) -> str:
        """Name a single chip of a kind; those of one kind can't be told apart."""
        return f"chip:{CHIPS[kind]}"

    def priced(self, card: int) -> Face:
        """The face of a card with what the viewer would pay and lacks, once the picked stones are taken."""
        due, lacking = price(self.after, card), missing(self.after, card)
        if due == COST_COUNTS[card] and not any(lacking):
            return Face("card", (card,))
        return Face("card", (card, due, lacking))


def chip_size(area: Area) -> float:
    """How large a seat's chips are in their place."""
    return min(area.width - 2, area.height * 0.92, LARGEST_CHIP)


def back(level: int) -> Face:
    """The back of a card of `level` 1 to 3."""
    return Face("back", (level,))


def after_picks(view: SplendorView, setting: Setting) -> SeatView:
    """Return the viewer's seat as if it had the stones that are picked already."""
    me = view.players[view.seat]
    gained = Counter(setting.picked)
    chips = tuple(count + gained[stock_key(kind)] for kind, count in enumerate(me.chips))
    return msgspec.structs.replace(me, chips=chips)


def payable_soon(view: SplendorView, setting: Setting) -> tuple[int, ...]:
    """List the cards in sight that the viewer can pay for only with the stones that are picked."""
    me, after = view.players[view.seat], after_picks(view, setting)
    if me.chips == after.chips or not setting.legal:
        return ()
    cards = (*view.market, *(reserved.card for reserved in me.reserved))
    return tuple(card for card in cards if card is not None and short(after, card) <= 0 < short(me, card))


def short(me: SeatView, card: int) -> int:
    """How many stones are missing for a card when S.H.I.E.L.D. chips stand in; 0 or less for none."""
    return sum(missing(me, card)) - me.chips[SHIELD]
