"""What a seat may know of Custom Heroes (CH-6, CH-17): its own hand and advancements, and all that was shown.

Cards that were played or bet with are known with what they carried then, round after round. Since every event
that moves power is public, each seat's power follows from them too; the table still keeps it behind a screen.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from game.custom_heroes.rules.actions import CARD_WORDS
from game.custom_heroes.rules.cards import ASCEND, BASE_VALUES, DOUBLE, WILD
from game.custom_heroes.rules.pieces import ability_of, kinds_of, value_of
from game.engine.contract import OVER
from game.engine.views import View

if TYPE_CHECKING:
    from game.custom_heroes.rules.pieces import Player
    from game.custom_heroes.rules.state import HeroesState

PHASES: Final = ("betting", "turn", "ending", "dealing", "sweeping", "scoring", "judging")
MARKS: Final = ("", "played", "passed", "skipped")
NOBODY: Final = -1
LOOKS: Final = 1024  # cards as they were told last: in the next position most of them are the same

Slots = tuple[int, int, int, int]


class Card(msgspec.Struct, frozen=True):
    """A card as the viewer knows it."""

    card: int
    slots: Slots  # kinds in the red, blue, yellow and green slot; -1: empty
    value: int

    @property
    def base(self) -> int:
        """Its base value."""
        return self.card % BASE_VALUES + 1

    @property
    def name(self) -> str:
        """Its base value and its set, such as "7a"."""
        return CARD_WORDS[self.card]


class Play(msgspec.Struct, frozen=True):
    """A set in the trick."""

    seat: int
    cards: tuple[Card, ...]
    active: tuple[bool, ...]  # of each card, whether its ability was paid for
    value: int  # of the set; without meaning for an Ascended Form
    count: int
    ascended: bool


class SeatView(msgspec.Struct, frozen=True):
    """One seat's pieces as the viewer sees them."""

    vp: int  # those at stake among them
    staked: int  # VP locked in bets
    power: int
    advancements: int  # unused, behind the screen
    unused: tuple[int, ...]  # their kinds; () unless the seat's own
    cards: int  # in hand
    hand: tuple[Card, ...]  # by value; () unless the seat's own
    bets: tuple[Card, ...]
    place: int  # in this round; 0 while it plays
    mark: str  # of MARKS: what it did in this trick
    wisps: int  # Specters activated in this trick
    fresh: int  # sleeved this round and not shown yet, as far as all can tell
    shown: tuple[bool, bool]  # its own Ascended Form, its own Kodora


class HeroesView(View, frozen=True, kw_only=True):
    """A position of Custom Heroes as one seat sees it."""

    phase: str  # one of PHASES
    turn: int  # whose turn it is, even while the table moves
    round: int  # from 1; 7 is sudden death
    goal: int  # VP to win with
    strict: bool  # equal values may not follow
    leader: int
    scorer: int  # who scores now, or NOBODY
    winner: int  # or NOBODY
    taking_part: tuple[bool, ...]  # in this round
    trick: tuple[Play, ...]
    last: int  # who played last, or NOBODY
    count: int  # cards to follow with; 0: a new trick
    value: int  # to beat
    falling: bool  # lower values beat higher ones
    ascended: bool  # only an Ascended Form follows
    players: tuple[SeatView, ...]
    deck: tuple[Card, ...]  # all cards as the viewer knows them
    public: tuple[Slots, ...]  # what all know to be on them
    unseen: tuple[int, ...]  # cards the viewer has not seen this round
    loose: tuple[tuple[int, int], ...]  # the viewer's sleevings of this turn: card, gem
    bag: int  # advancements left


def view(state: HeroesState, seat: int) -> HeroesView:
    """Show `state` to `seat`."""
    seen = state.seen[seat]
    return HeroesView(
        seat=seat,
        seats=state.seats,
        to_move=state.to_move,
        places=tuple(state.places()) if state.to_move == OVER else (),
        phase=PHASES[state.phase],
        turn=state.turn,
        round=state.round,
        goal=state.goal,
        strict=bool(state.strict),
        leader=state.leader,
        scorer=state.scorer,
        winner=state.winner,
        taking_part=tuple(state.takes_part(other) for other in range(state.seats)),
        trick=tuple(play_at(state, at) for at in range(0, len(state.trick), 3)),
        last=state.last,
        count=state.count,
        value=state.value,
        falling=bool(state.falling),
        ascended=bool(state.ascended),
        players=tuple(
            _seat_view(state, player, own=owner == seat) for owner, player in enumerate(state.players)
        ),
        deck=tuple(card_of(card, slots) for card, slots in enumerate(seen)),
        public=tuple(_slots(slots) for slots in state.public),
        unseen=tuple(state.unseen_cards(seat)),
        loose=tuple((code >> 2, code & 3) for code in state.loose) if state.turn == seat else (),
        bag=len(state.bag),
    )


@lru_cache(maxsize=LOOKS)
def _slots(slots: int) -> Slots:
    red, blue, yellow, green = kinds_of(slots)
    return (red, blue, yellow, green)


@lru_cache(maxsize=LOOKS)
def card_of(card: int, slots: int) -> Card:
    """Show a card that carries these advancements."""
    return Card(card, _slots(slots), value_of(card, slots))


def play_at(state: HeroesState, at: int) -> Play:
    """Show the set whose three numbers begin at `at` in the trick."""
    seat, laid, paid = state.trick[at : at + 3]
    ids = [card for card in range(len(state.slots)) if laid >> card & 1]
    working = [ability_of(state.slots[card]) if paid >> card & 1 else 0 for card in ids]
    fixed = [state.values[card] for card, ability in zip(ids, working, strict=True) if ability != WILD]
    return Play(
        seat=seat,
        cards=tuple(card_of(card, state.slots[card]) for card in ids),
        active=tuple(bool(paid >> card & 1) for card in ids),
        value=fixed[0],
        count=len(ids) + working.count(DOUBLE),
        ascended=ASCEND in working,
    )


def _seat_view(state: HeroesState, player: Player, *, own: bool) -> SeatView:
    return SeatView(
        vp=player.vp,
        staked=player.staked(),
        power=player.power,
        advancements=len(player.unused),
        unused=tuple(player.unused) if own else (),
        cards=len(player.hand),
        hand=tuple(card_of(card, state.slots[card]) for card in player.hand) if own else (),
        bets=tuple(card_of(card, state.slots[card]) for card in player.bets),
        place=player.place,
        mark=MARKS[player.mark],
        wisps=player.wisps,
        fresh=player.fresh,
        shown=(bool(player.shown & 1), bool(player.shown & 2)),
    )
