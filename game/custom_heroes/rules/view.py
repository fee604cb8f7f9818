"""What a seat may know of Custom Heroes (CH-6, CH-17): its own hand and advancements, and all that was shown.

Cards that were played or bet with are known with what they carried then, round after round. Since every event
that moves power is public, each seat's power follows from them too; the table still keeps it behind a screen.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from game.custom_heroes.rules.actions import CARD_WORDS
from game.custom_heroes.rules.cards import BASE_VALUES
from game.custom_heroes.rules.pieces import kinds_of, value_of
from game.engine.views import View

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


@lru_cache(maxsize=LOOKS)
def slots_of(slots: int) -> Slots:
    """Show what is in the four slots."""
    red, blue, yellow, green = kinds_of(slots)
    return (red, blue, yellow, green)


@lru_cache(maxsize=LOOKS)
def card_of(card: int, slots: int) -> Card:
    """Show a card that carries these advancements."""
    return Card(card, slots_of(slots), value_of(card, slots))
