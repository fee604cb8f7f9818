"""The table at one moment in one window, with the places and marks that follow from it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from game.custom_heroes.table import rail
from game.custom_heroes.table.moment import NO_MARKS, Moment
from game.custom_heroes.table.places import CARD, Places, Rival, places_of, spread
from game.table.layout.boxes import columns, fan, within
from game.table.pieces import Area, Point
from game.table.stock.furniture import text_width

if TYPE_CHECKING:
    from game.custom_heroes.rules.view import HeroesView
    from game.custom_heroes.table.outlook import Sleeving
    from game.table.contract import Setting
    from game.table.layout.frame import Frame
    from game.table.stock.offers import Kind

LABEL: Final = 22.0  # units of type beside deck, rewards and bag
WIDEST: Final = 88  # the widest number beside deck and bag
SMALL: Final = 0.62  # of their full size: how small advancements get before they lie upon each other
SHEET: Final = 170.0  # the tallest advancement in the rack
BETS: Final = 0.45  # of the rack's room: what bets take of it at most
TILES: Final = ("deck", "rewards", "bag")


class Stand(Moment):
    """A moment in one window."""

    def __init__(self, view: HeroesView, setting: Setting, frame: Frame) -> None:
        """Combine `view` and `setting` with the window's `frame`."""
        super().__init__(view, setting)
        self.frame = frame
        self.places: Places = places_of(frame, view.seats)

    def text(self, key: str, **facts: object) -> str:
        """Return a text in the language spoken."""
        return self.setting.texts(key, **facts)

    # Places

    def rival(self, seat: int) -> Rival:
        """Where a rival's panel lies."""
        return self.places.rivals[(seat - self.view.seat - 1) % self.view.seats]

    def hand_spot(self, seat: int) -> Point:
        """The middle of a seat's hand, where its cards come from."""
        if seat == self.view.seat:
            return self.places.own.hand.centre
        return self.rival(seat).fan.centre

    @cached_property
    def tiles(self) -> tuple[Area, Area, Area]:
        """Where deck, rewards and bag lie at the right of the header."""
        header = self.places.header
        sign = header.height
        labels = [text_width(self.tile_text(name, widest=True), LABEL, "sans_medium") for name in TILES]
        full = [sign + 6.0 + label + 12.0 for label in labels]
        if sum(full) > header.width * 0.42:
            full = [sign + 12.0] * 3
        room = Area(header.x + header.width - sum(full) - 16.0, header.y, sum(full) + 16.0, header.height)
        first, second, third = columns(room, full, 8.0)
        return first, second, third

    def tile_text(self, name: str, *, widest: bool = False) -> str:
        """What stands beside the sign of deck, rewards or bag; at its `widest`, so that none ever moves."""
        count = {"deck": len(self.view.deck), "bag": self.view.bag}.get(name)
        if widest and count is not None:
            count = WIDEST
        word = self.words(name)
        return word if count is None else f"{word} {count}"

    def tile_sign(self, index: int) -> Area:
        """Where the sign of a tile lies."""
        area = self.tiles[index]
        return within(area, (area.height, area.height), (0.0, 0.5))

    @property
    def deck_spot(self) -> Point:
        """Where the cards out of play lie, and new ones come from."""
        return self.tile_sign(0).centre

    @property
    def bag_spot(self) -> Point:
        """Where advancements are drawn from."""
        return self.tile_sign(2).centre

    @cached_property
    def rack_rooms(self) -> tuple[Area, list[Area]]:
        """The rack's room for the advancements, and the places of the own bets at its right."""
        area, count = self.places.own.rack, len(self.me.bets)
        if not count:
            return area, []
        wide = area.height * CARD
        room = min(count * (wide + 4.0), max(wide, area.width * BETS), area.width * 0.6)
        sheets, stakes = columns(area, [area.width - room - 10.0, room], 10.0)
        return sheets, fan(stakes, count, CARD, 4.0, 1.0)

    @cached_property
    def sheet_size(self) -> tuple[float, float]:
        """How large an advancement lies in the rack."""
        room, _ = self.rack_rooms
        full = min(SHEET, room.height - 10.0, room.width * 0.5 / CARD) * CARD
        kinds = self.me.advancements if self.unused is None else len({*self.unused, *self.sleeved})
        fit = (room.width - 4.0 * kinds) / max(1, kinds)
        wide = min(full, max(fit, full * SMALL))
        return wide, wide / CARD

    def rack_row(self, count: int) -> list[Point]:
        """Return the places of advancements side by side."""
        room, wide = self.rack_rooms[0], self.sheet_size[0]
        step = spread(count, wide, room.width, wide + 8.0)
        return [(room.x + wide / 2 + step * at, room.centre[1] + 3.0) for at in range(count)]

    @cached_property
    def rack_spots(self) -> dict[int, Point]:
        """Where each kind of the viewer's unused advancements lies, equal kinds stacked."""
        kinds = sorted(set(self.unused or ()) | set(self.sleeved))
        return dict(zip(kinds, self.rack_row(len(kinds)), strict=True))

    @property
    def sleeved(self) -> list[int]:
        """The kinds sleeved in this turn: their places in the rack stay free."""
        slots = {card.card: card.slots for card in self.hand}
        return [slots[card][gem] for card, gem in self.loose if card in slots]

    # What is possible

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds of actions in the rail."""
        return rail.kinds(self.view, self.setting) if self.my_turn and self.hand else ()

    @cached_property
    def golden(self) -> frozenset[str]:
        """The keys of the pieces that the likely action needs."""
        return frozenset(key for kind in self.kinds if kind.likely for key in kind.keys)

    @cached_property
    def chances(self) -> tuple[Sleeving, ...]:
        """What sleeving would make playable, where outcomes may be told."""
        if self.setting.help == "none" or not self.my_turn or not self.hand:
            return ()
        return rail.chances(self.view, self.setting)

    @property
    def likely_sleeving(self) -> int | None:
        """The sleeving that is the likely action; None for none."""
        return next((kind.exact for kind in self.kinds if kind.likely and kind.name == "sleeve"), None)

    def marks(self, key: str) -> frozenset[str]:
        """Return the marks of the piece of this key; golden is what the likely action needs."""
        found = super().marks(key)
        if not self.picked and self.my_turn and key in self.golden and not found:
            calls = self.view.last >= 0 and not key.startswith("ability:")
            return frozenset({"legal"}) if calls else NO_MARKS
        return found
