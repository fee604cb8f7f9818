"""The table at one moment in one window, with the places and marks that follow from it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from game.seventh_hero.rules.cards import HEROES, quest
from game.seventh_hero.rules.pieces import LAPS
from game.seventh_hero.table import rail
from game.seventh_hero.table.picks import picks
from game.seventh_hero.table.plan import pile_areas, plan_of
from game.seventh_hero.words import notes, outcomes
from game.table.layout.boxes import REST, columns, inset
from game.table.pieces import Area, Face, Point
from game.table.stock.furniture import text_width
from game.table.stock.moment import Moment

if TYPE_CHECKING:
    from game.seventh_hero.rules.view import BuriedCard, SeatView, SeventhView
    from game.seventh_hero.words.outcomes import Fate
    from game.table.contract import Setting
    from game.table.layout.frame import Frame

NO_MARKS: Final[frozenset[str]] = frozenset()
CLOSE: Final = (430.0, 602.0)  # a card at a close look
CLOSE_BACK: Final = (170.0, 238.0)  # a back has nothing to show; its words come with the look
BACK: Final = Face("back")
ASKING: Final = frozenset({"asking", "replying"})
WORD: Final = 21.0  # units of type at the stop where it is decided
CARD: Final = 5 / 7  # width by height
HINT: Final = 74.0  # width of a card that was asked with, with its gap
NEAR: Final = 780.0  # width of what is told beside the wanderer
ABOVE: Final = 92.0  # height from which on it is told above the wanderer, where beside it is little room
SETTLED: Final = frozenset({"joined", "paired", "slain"})


class Stop(NamedTuple):
    """One stop of the road."""

    seat: int
    area: Area
    caption: str  # one of the texts "stop-…"
    state: str  # "gone", "here" or "coming"


class Stand(Moment["SeventhView"]):
    """A moment in one window."""

    def __init__(self, view: SeventhView, setting: Setting, frame: Frame) -> None:
        """Combine `view` and `setting` with the window's `frame`."""
        super().__init__(view, setting, picks)
        self.frame = frame
        self.plan = plan_of(frame, view.seats)
        self.me: SeatView = view.players[view.seat]

    @property
    def begun(self) -> bool:
        """Whether a quest is face up."""
        return self.view.quest != 0

    @property
    def quest_is_on(self) -> bool:
        """Whether the quest on show belongs to this turn, not the last."""
        return self.begun and self.view.phase not in {"dealing", "questing"} and not self.over

    @cached_property
    def hand(self) -> tuple[int, ...]:
        """The viewer's hand; () where one of the viewers may not see it."""
        return notes.own_hand(self.view)

    @cached_property
    def wanted(self) -> frozenset[int]:
        """The numbers that meet the quest (SH-1)."""
        if not self.begun:
            return frozenset()
        met = quest(self.view.quest, self.view.seats)
        return frozenset(number for number in HEROES if met >> number & 1)

    @cached_property
    def hints(self) -> list[tuple[int, BuriedCard]]:
        """The hints given about the wanderer on its way, with their places among the buried cards."""
        return [
            (place, card)
            for place, card in enumerate(self.view.buried)
            if self.view.wandering and card.about == notes.ON_ITS_WAY
        ]

    # The road

    @property
    def here(self) -> int:
        """The deciding stop: 0 for the sender before sending, `seats` for the wanderer's return."""
        view = self.view
        if view.wandering and view.holder >= 0:
            return (view.holder - view.leader - 1) % view.seats + 1
        if view.fate in SETTLED and view.shown_at >= 0:
            return (view.shown_at - view.leader - 1) % view.seats + 1
        return 0

    @cached_property
    def stops(self) -> tuple[Stop, ...]:
        """The stops from sender to sender; the deciding one is wide enough for its words."""
        view = self.view
        road = inset(self.plan.road, 6.0, 0.0)
        word = road.height + 22.0 + text_width(self.here_words, WORD)
        parts = [word if at == self.here else REST for at in range(view.seats + 1)]
        areas = columns(road, parts, 2.0)
        return tuple(
            Stop((view.leader + at) % view.seats, area, self._caption(at), self._state(at))
            for at, area in enumerate(areas)
        )

    @property
    def here_words(self) -> str:
        """What the deciding seat is doing."""
        view, seat = self.view, (self.view.leader + self.here) % self.view.seats
        key = "sends"
        if view.wandering and view.holder >= 0:
            home = view.holder == view.leader
            key = "takes" if home else "decides"
            if view.players[view.holder].barred:
                key = "blocked"
            elif view.window == "declared" or view.phase == "revealing":
                key = "declares"
        elif view.fate in SETTLED and self.here:
            key = view.fate
        elif view.window == "settled" or self.over:
            key = "sent"
        return self.text(f"stop-{key}", name=self.addressed(seat))

    def _state(self, at: int) -> str:
        if at == self.here:
            return "here"
        return "gone" if at < self.here else "coming"

    def _caption(self, at: int) -> str:
        view = self.view
        seat = (view.leader + at) % view.seats
        if at == self.here:
            return ""
        if at == 0:
            return "blind" if view.blind else "sent"
        barred = (view.wandering or view.window == "quest") and view.players[seat].barred
        if barred:
            return "round" if at == view.seats and view.laps < LAPS else "blocked"
        if at < self.here:
            return "passed"
        if view.fate in SETTLED and not view.wandering:
            return ""
        if at == view.seats:
            return "must"
        return "next" if at == self.here + 1 else "then"

    # Who might recruit

    @property
    def recruiter(self) -> int:
        """The seat that wants to recruit; NOBODY for none."""
        return self.view.holder if self.view.wandering else -1

    @cached_property
    def fates(self) -> tuple[Fate, ...]:
        """What would happen if the wanderer were recruited here."""
        return outcomes.fates(self.view, self.recruiter) if self.recruiter >= 0 else ()

    @property
    def tells(self) -> bool:
        """Whether outcomes may be told."""
        return self.setting.help != "none"

    # Places

    @cached_property
    def wanderer(self) -> Area:
        """Where the wanderer lies: above the stop where it is decided."""
        upper, captions = self.plan.upper, self.plan.captions
        high = upper.height + (captions.height + 4.0 if captions.height > 1 else 0.0)
        high = min(high, upper.width * 0.22 / CARD)
        wide = high * CARD
        middle = self.stops[self.here].area.centre[0]
        left = min(max(middle - wide / 2, upper.x), upper.x + upper.width - wide)
        foot = captions.y + captions.height if captions.height > 1 else upper.y + upper.height
        return Area(left, foot - high, wide, high)

    @cached_property
    def beside(self) -> tuple[Area, Area]:
        """The larger and the smaller part of the stage beside the wanderer."""
        upper, card = self.plan.upper, self.wanderer
        top = card.y if self.above else upper.y
        high = upper.y + upper.height - top
        left = Area(upper.x, top, max(1.0, card.x - upper.x - 18.0), high)
        start = card.x + card.width + 18.0
        right = Area(start, top, max(1.0, upper.x + upper.width - start), high)
        if left.width > right.width:
            wide = min(left.width, NEAR)
            return left._replace(x=left.x + left.width - wide, width=wide), right
        return right._replace(width=min(right.width, NEAR)), left

    @cached_property
    def above(self) -> Area | None:
        """The stage above the wanderer, where it is high and narrow."""
        upper = self.plan.upper
        high = self.wanderer.y - upper.y - 12.0
        return upper._replace(height=high) if high >= max(ABOVE, upper.width * 0.2) else None

    @cached_property
    def telling(self) -> Area:
        """Where the possible outcomes are told."""
        if not self.standing:
            return self.plan.upper
        if self.above:
            return self.above
        large, small = self.beside
        if not self.hints or small.width >= HINT * min(2, len(self.hints)):
            return large
        wide = HINT * min(2, len(self.hints))
        if large.x > self.wanderer.x:
            return large._replace(width=large.width - wide)
        return large._replace(x=large.x + wide, width=large.width - wide)

    @cached_property
    def asked(self) -> Area:
        """Where the cards given to ask questions lie."""
        large, small = self.beside
        wide = HINT * min(2, max(1, len(self.hints)))
        if small.width >= wide:
            return small
        if large.x > self.wanderer.x:
            return Area(large.x + large.width - wide + 10.0, large.y, wide - 10.0, large.height)
        return Area(large.x, large.y, wide - 10.0, large.height)

    @property
    def standing(self) -> bool:
        """Whether a wanderer, or the card it turned out to be, is on the stage."""
        view = self.view
        return (view.wandering and view.holder >= 0) or (view.fate in {"paired", "slain"} and view.shown > 0)

    def spot(self, seat: int) -> Point:
        """Where heroes come from that a seat recruits."""
        stop = next(stop for stop in self.stops if stop.seat == seat)
        return (stop.area.centre[0], self.wanderer.centre[1])

    def area(self, seat: int) -> Area:
        """Where a seat has its party."""
        view = self.view
        return self.plan.party if seat == view.seat else self.plan.rivals[(seat - view.seat) % view.seats - 1]

    def hand_spot(self, seat: int) -> Point:
        """Where a seat's cards are dealt to, and come from."""
        return (self.plan.hand if seat == self.view.seat else self.area(seat)).centre

    @property
    def pile(self) -> Area:
        """Where the pile lies."""
        return pile_areas(self.plan.quest)[0]

    def recruited_from(self, seat: int) -> Point:
        """Where a party's new hero comes from: first the pile, then the road."""
        return self.spot(seat) if self.begun else self.pile.centre

    # Marks

    @cached_property
    def golden(self) -> frozenset[str]:
        """The keys of the pieces that the likely action needs."""
        kinds = rail.kinds(self.view, self.setting) if self.decides else ()
        return frozenset(key for kind in kinds if kind.likely for key in kind.keys)

    def marks(self, key: str) -> frozenset[str]:
        """Return the marks of the piece of this key."""
        if key in self.picked:
            return frozenset({"picked"})
        if not self.decides or key not in self.useful:
            return NO_MARKS
        if self.picked:
            return frozenset({"legal"})
        if key[:5] == "seat:" or (self.view.phase == "holding" and key != "wanderer"):
            return NO_MARKS
        return frozenset({"legal" if key in self.golden else "open"})


def hero_face(number: int, seats: int, *, ready: bool = True) -> Face:
    """The face of a hero's card at a table of so many seats."""
    return Face("hero", (number, seats, ready))


def plate_face(style: str) -> Face:
    """The face of a plate of the stage."""
    return Face("fate", (style,))
