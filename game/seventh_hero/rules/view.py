"""What a seat may know of Seventh Hero (SH-30): its hand, all that lies open, and what it saw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET, UnsetType

from game.engine.contract import OVER
from game.engine.views import View
from game.seventh_hero.rules.cards import COPIES, numbers

if TYPE_CHECKING:
    from game.seventh_hero.rules.pieces import Buried, Player
    from game.seventh_hero.rules.position import Position
    from game.seventh_hero.rules.road import Road

PHASES: Final = (
    "dealing",
    "questing",
    "asking",
    "replying",
    "sending",
    "blinding",
    "holding",
    "barring",
    "revealing",
    "leaving",
    "drawing",
)
FATES: Final = ("", "joined", "paired", "slain")
WINDOWS: Final = ("quest", "arrived", "declared", "settled")
NOBODY: Final = -1


class Hero(msgspec.Struct, frozen=True):
    """A hero of a party."""

    number: int
    ready: bool  # unused


class BuriedCard(msgspec.Struct, frozen=True):
    """A card that went face down to the discard pile."""

    seat: int  # whose it was; NOBODY: the pile's
    number: int | None  # None: the viewer has not seen it
    known: tuple[bool, ...]  # seats that have seen it
    possible: tuple[int, ...]  # the numbers it may have, as all know
    about: (
        int  # a hint's wanderer: 99 the one on its way, else its place among these; NOBODY: settled or none
    )
    equal: bool  # a hint's answer


class Use(msgspec.Struct, frozen=True):
    """An ability that was used and may still be cancelled."""

    seat: int
    action: int


class SeatView(msgspec.Struct, frozen=True):
    """One seat's pieces as the viewer sees them."""

    party: tuple[Hero, ...]  # by number
    cards: int  # in hand
    hand: tuple[int, ...]  # by number; () unless the seat's own
    eliminated: tuple[int, ...]  # numbers, one for each pair
    past: tuple[
        int, ...
    ]  # what was ruled out of the hand, and which cards came and went since (see `pieces`)
    barred: bool  # may not recruit this wanderer
    knows: bool  # has seen this wanderer


class SeventhView(View, frozen=True, kw_only=True):
    """A position of Seventh Hero as one seat sees it."""

    phase: str  # one of PHASES
    window: str  # one of WINDOWS: what abilities are or were last asked for
    leader: int
    holder: int  # before whom the wanderer lies, or NOBODY
    quest: int  # the hero whose card shows it; 0 before the first
    free: bool  # the leader may ignore it
    wandering: bool  # a wanderer is on its way
    number: int | None  # the wanderer's; None if there is none, or the viewer has not seen it
    possible: tuple[int, ...]  # the numbers it may have, as all know
    openly: bool
    blind: bool
    turned: bool
    laps: int  # how often a barred leader passed it on; LAPS: it leaves when it is home
    shown: int  # the number that was turned up in this turn; 0 for none yet
    shown_at: int  # before whom that was, or NOBODY
    fate: str  # of FATES: what became of it
    stack: tuple[Use, ...]  # the use declared last is the last
    players: tuple[SeatView, ...]
    left: int  # cards in the pile
    discards: tuple[int, ...]  # face up, how many of each number from 1
    buried: tuple[BuriedCard, ...]  # face down
    asked: int  # seats that have been asked in this window
    replies: tuple[int, ...]  # for each use, seats that have been asked
    each: int | UnsetType = UNSET  # copies of each hero, by a house rule; left out of what is written without

    @property
    def copies(self) -> int:
        """How many of each hero are in the game (SH-1)."""
        return COPIES if self.each is UNSET else self.each


def view(state: Position, seat: int) -> SeventhView:
    """Show `state` to `seat`."""
    road, reactions = state.road, state.reactions
    wandering = road.number != 0
    return SeventhView(
        seat=seat,
        seats=state.seats,
        to_move=state.to_move,
        places=tuple(state.places()) if state.to_move == OVER else (),
        phase=PHASES[state.phase],
        window=WINDOWS[reactions.window],
        leader=road.leader,
        holder=road.holder,
        quest=road.quest,
        free=bool(road.free),
        wandering=wandering,
        number=road.number if wandering and road.knowers >> seat & 1 else None,
        possible=numbers(road.possible),
        openly=bool(road.openly),
        blind=bool(road.blind),
        turned=bool(road.turned),
        laps=road.laps,
        shown=road.shown,
        shown_at=road.shown_at,
        fate=FATES[road.fate],
        stack=tuple(Use(*reactions.stack[at : at + 2]) for at in range(0, len(reactions.stack), 3)),
        players=tuple(
            _seat_view(road, player, owner, own=owner == seat) for owner, player in enumerate(state.players)
        ),
        left=state.left,
        discards=tuple(state.discards[1:]),
        buried=tuple(_buried(road, card, seat) for card in road.buried),
        asked=reactions.asked,
        replies=tuple(reactions.stack[2::3]),
        each=UNSET if state.copies == COPIES else state.copies,
    )


def _seat_view(road: Road, player: Player, seat: int, *, own: bool) -> SeatView:
    return SeatView(
        party=tuple(Hero(number, not player.used >> number & 1) for number in numbers(player.party)),
        cards=len(player.hand),
        hand=tuple(player.hand) if own else (),
        eliminated=tuple(player.eliminated),
        past=tuple(player.past),
        barred=bool(road.barred >> seat & 1),
        knows=bool(road.knowers >> seat & 1),
    )


def _buried(road: Road, card: Buried, seat: int) -> BuriedCard:
    return BuriedCard(
        seat=card.seat,
        number=card.number if card.known >> seat & 1 else None,
        known=tuple(bool(card.known >> other & 1) for other in range(road.seats)),
        possible=numbers(card.mask),
        about=card.about,
        equal=bool(card.equal),
    )
