"""What the layout needs to know of a view in one window: places, marks, and what is possible."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeVar

from game.custom_heroes.rules.actions import BET, BET_OWN, PLAY, VERB
from game.custom_heroes.rules.cards import KODORA
from game.custom_heroes.table.picks import kind_key, picks
from game.custom_heroes.table.places import CARD, Places, Rival, places_of, spread
from game.custom_heroes.table.rail import Rail
from game.custom_heroes.table.sleevings import Sleeving, helpful
from game.custom_heroes.words.outcomes import Outcome, outcome_of
from game.table.layout.boxes import columns, fan, within
from game.table.pieces import Area, Face, Point
from game.table.stock.furniture import text_width
from game.table.stock.moment import Moment

if TYPE_CHECKING:
    from game.custom_heroes.rules.view import Card, HeroesView, SeatView
    from game.table.contract import Setting
    from game.table.layout.frame import Frame
    from game.table.stock.offers import Kind

Fact = TypeVar("Fact")

NO_MARKS: Final[frozenset[str]] = frozenset()
CLOSE: Final = (350.0, 490.0)  # a card at a close look
BACK: Final = Face("back")
LABEL: Final = 22.0  # units of type beside deck, rewards and bag
WIDEST: Final = 88  # the widest number beside deck and bag
SMALL: Final = 0.62  # of their full size: how small advancements get before they lie upon each other
SHEET: Final = 170.0  # the tallest advancement in the rack
BETS: Final = 0.45  # of the rack's room: what bets take of it at most
TILES: Final = ("deck", "rewards", "bag")
SETTLED: Final = frozenset({"dealing", "judging"})  # phases between the rounds


def told(fact: Fact | None) -> Fact | None:
    """Return a fact of a common view; None if the viewers know it differently."""
    return fact


def is_known(card: Card | None) -> bool:
    """Return whether all viewers know the card and what its sleeve holds."""
    return card is not None and None not in map(told, told(card.slots) or (None,))


def card_face(card: Card, *, active: bool = False) -> Face:
    """The face of a card; its back where one of the viewers doesn't know it."""
    return Face("card", (card.card, card.slots, active)) if is_known(card) else BACK


class ViewModel(Moment["HeroesView"]):
    """A view and its setting in one window, with all that follows from them."""

    def __init__(self, view: HeroesView, setting: Setting, frame: Frame) -> None:
        """Combine `view` and `setting` with the window's `frame`."""
        super().__init__(view, setting, picks)
        self.me: SeatView = view.players[view.seat]
        self.places: Places = places_of(frame, view.seats)

    # What is known

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's hand; () where it is hidden."""
        return told(self.me.hand) or ()

    @property
    def unused(self) -> tuple[int, ...] | None:
        """The viewer's unused advancements; None where they are hidden."""
        return told(self.me.unused)

    @cached_property
    def closed(self) -> bool:
        """Whether there are several viewers, so that the seat's secrets stay hidden."""
        secrets = (self.me.hand, self.me.unused, self.view.unseen)
        return None in map(told, secrets) or None in map(told, self.view.unseen)

    @property
    def loose(self) -> tuple[tuple[int, int], ...]:
        """What the viewer sleeved in this turn: card and gem."""
        return told(self.view.loose) or ()

    @property
    def sleeved(self) -> list[int]:
        """The kinds sleeved in this turn: their places in the rack stay free."""
        slots = {card.card: card.slots for card in self.hand}
        return [slots[card][gem] for card, gem in self.loose if card in slots]

    @property
    def between(self) -> bool:
        """Whether no round is played now."""
        return self.view.phase in SETTLED

    @property
    def round_over(self) -> bool:
        """Whether a round is over and the next phase has not begun."""
        view = self.view
        placed = [player.place for player, part in zip(view.players, view.taking_part, strict=True) if part]
        return self.between and not self.over and all(placed)

    # Places

    def rival(self, seat: int) -> Rival:
        """Where a rival's panel lies."""
        return self.places.rivals[(seat - self.view.seat - 1) % self.view.seats]

    def hand_spot(self, seat: int) -> Point:
        """The middle of a seat's hand, where its cards come from."""
        return (self.places.own.hand if seat == self.view.seat else self.rival(seat).fan).centre

    @cached_property
    def tiles(self) -> list[Area]:
        """Where deck, rewards and bag lie at the right of the header."""
        header = self.places.header
        labels = [text_width(self.tile_text(name, widest=True), LABEL, "sans_medium") for name in TILES]
        full = [header.height + 18.0 + label for label in labels]
        if sum(full) > header.width * 0.42:
            full = [header.height + 12.0] * 3
        wide = sum(full) + 16.0
        return columns(Area(header.x + header.width - wide, header.y, wide, header.height), full, 8.0)

    def tile_text(self, name: str, *, widest: bool = False) -> str:
        """What stands beside the sign of deck, rewards or bag; at its `widest`, so that none ever moves."""
        word, count = self.text(f"caption-{name}"), {"deck": len(self.view.deck), "bag": self.view.bag}
        return f"{word} {WIDEST if widest else count[name]}" if name in count else word

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
        kinds = sorted({*(self.unused or ()), *self.sleeved})
        return dict(zip(kinds, self.rack_row(len(kinds)), strict=True))

    # What is possible

    @cached_property
    def rail(self) -> Rail:
        """The legal actions by kind."""
        return Rail(self.view, self.setting)

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds of actions in the rail."""
        return self.rail.kinds() if self.decides and self.hand else ()

    @cached_property
    def golden(self) -> frozenset[str]:
        """The keys of the pieces that the likely action needs."""
        return frozenset(key for kind in self.kinds if kind.likely for key in kind.keys)

    @cached_property
    def sleevings(self) -> tuple[Sleeving, ...]:
        """What sleeving would make playable, where outcomes may be told."""
        if self.setting.help == "none" or not self.decides or not self.hand:
            return ()
        return helpful(self.view, self.setting.legal)

    @property
    def likely_sleeving(self) -> int | None:
        """The sleeving that is the likely action; None for none."""
        return next((kind.exact for kind in self.kinds if kind.likely and kind.name == "sleeve"), None)

    @cached_property
    def playable(self) -> list[Outcome]:
        """The best that could be played now of each value: as many cards as it can be, and a Form last."""
        found: dict[int, Outcome] = {}
        for action in self.rail.every["play"] if self.hand else ():
            play = outcome_of(self.view, self.hand, action)
            known = found.get(play.value, play)
            size, ascended = max(play.size, known.size), play.ascended and known.ascended
            found[play.value] = play._replace(size=size, ascended=ascended)
        return [found[value] for value in sorted(found)]

    @cached_property
    def activatable(self) -> frozenset[str]:
        """The keys of abilities that any legal play activates, whatever is picked."""
        keys = (key for wish in self.rail.wishes.values() for key in wish)
        return frozenset(key for key in keys if key.startswith("ability:"))

    @cached_property
    def laid(self) -> frozenset[str]:
        """The keys that belong to any legal play or bet, whatever is picked."""
        wishes = self.rail.wishes
        plays = [key for action, wish in wishes.items() if action & VERB in (PLAY, BET) for key in wish]
        own = any(action & VERB == BET_OWN for action in wishes)
        return frozenset([*plays, kind_key(KODORA)] if own else plays)

    # Marks

    def marks(self, key: str) -> frozenset[str]:
        """Return the marks of the piece of this key."""
        if key in self.picked:
            return frozenset({"picked"})
        if not self.decides:
            return NO_MARKS
        if self.picked:
            return self._marks_while_picking(key)
        follows = self.view.last >= 0
        calls = self.view.phase == "betting" or follows
        needed = follows and key in self.golden and not key.startswith("ability:")
        laid = calls and key.startswith(("card:", "kind:")) and key in self.laid
        return frozenset({"legal"}) if laid or needed else NO_MARKS

    def _marks_while_picking(self, key: str) -> frozenset[str]:
        if not self.wishes:  # gathered freely, and no play as it is
            return NO_MARKS
        if key not in self.useful:
            return frozenset({"dim"})
        sleeving = any(picked.startswith("kind:") for picked in self.picked)
        if key.startswith("card:"):
            return frozenset({"open" if sleeving else "legal"})
        unplayable = self.laid.isdisjoint(self.picked)
        return frozenset({"open"}) if unplayable and key.startswith("kind:") else NO_MARKS
