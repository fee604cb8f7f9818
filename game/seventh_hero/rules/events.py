"""What happens at the table of Seventh Hero. Seats and heroes are numbers as everywhere in this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from game.engine.events import Event
from game.seventh_hero.rules.cards import (
    CHIEFTAIN,
    FOREST_STRIDER,
    ORACLE,
    OUTCAST,
    SHIELD_MAIDEN,
    TALE_WEAVER,
    WYRMSLAYER,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

HAND = "hand"  # where a wanderer comes from
PARTY = "party"
PILE = "pile"


class Shown(Event, frozen=True):
    """Something done with a card that not all may see; others get it without."""

    def shown_to(self, seat: int) -> bool:
        """Return whether a seat has seen the card."""
        return seat == self.seat

    def seen_by(self, seat: int) -> Event:
        """Return it with the card only where `seat` has seen it."""
        return self if self.shown_to(seat) else msgspec.structs.replace(self, card=None)


class Dealt(Event, frozen=True):
    """Everyone has two heroes and five cards (SH-2, SH-3); the table's."""

    leader: int  # who sends first
    parties: tuple[tuple[int, ...], ...]  # by seat


# The wanderer's way; `seat` is the leader or the holder


class QuestSet(Event, frozen=True):
    """A quest lies open for the leader (SH-4)."""

    hero: int  # whose card shows it
    fits: tuple[int, ...]  # the numbers that meet it
    left: int  # cards in the pile


class LastTurn(Event, frozen=True):
    """The pile's last card is gone, the turn will be finished (SH-28); the table's."""


class Sent(Shown, frozen=True):
    """A wanderer sets out (SH-5 to SH-7, SH-22)."""

    to: int
    card: int | None  # a secret of the leader's if it is from the hand, unseen by all if from the pile
    source: str  # HAND, PARTY or PILE
    free: bool  # the quest was lifted, so it need not fit
    bare: bool  # the leader had no cards in hand

    def shown_to(self, seat: int) -> bool:
        """Return whether a seat has seen the card."""
        return self.source == PARTY or (self.source == HAND and seat == self.seat)


class StayedHome(Event, frozen=True):
    """An Outcast that was used before leaving stays after all, and blocks nobody (SH-24)."""


class NobodySent(Event, frozen=True):
    """Nothing fits the quest and the pile is empty: no hero wanders in this turn (SH-28)."""


class Passed(Event, frozen=True):
    """The wanderer goes on to the next seat (SH-8, SH-9, SH-20)."""

    to: int
    leader: int  # who sent it
    card: int | None  # None unless it wanders face up
    blocked: bool  # the holder had no choice
    home: bool  # the next one is its leader, who must recruit it


class Asked(Shown, frozen=True):
    """A card was shown to the leader, who told whether it is the same hero (SH-12)."""

    leader: int
    card: int | None  # known to the two
    equal: bool

    def shown_to(self, seat: int) -> bool:
        """Return whether a seat has seen the card."""
        return seat in {self.seat, self.leader}


class Declared(Event, frozen=True):
    """The holder wants to recruit the wanderer, which is not yet turned up (SH-8, SH-25)."""

    leader: int  # who sent it
    card: int | None  # None unless it wanders face up


class Recruited(Event, frozen=True):
    """The wanderer joins a party (SH-10, SH-27)."""

    card: int
    heroes: int  # of the party now; six of them win
    leader: int  # who sent it; the same seat: it came back


class Eliminated(Event, frozen=True):
    """The wanderer met its double in the party that recruited it: both are gone (SH-10)."""

    card: int
    heroes: int  # that are left in the party
    pairs: int  # that the seat has lost so far
    leader: int  # who sent it; the same seat: it came back and had to be recruited
    spared: int  # who had let it pass and has the same hero, the last of several; -1: nobody


class Left(Shown, frozen=True):
    """The wanderer is out of the game since it may not be recruited (SH-20)."""

    card: int | None  # None: not seen
    known: tuple[int, ...]  # the seats that have seen it
    openly: bool
    everyone: bool  # is blocked; else only the leader, to whom it came home

    def shown_to(self, seat: int) -> bool:
        """Return whether a seat has seen the card."""
        return seat in self.known


class TurnEnded(Shown, frozen=True):
    """The leader draws a card if there is one, and the next seat leads (SH-11, SH-28)."""

    drew: bool
    card: int | None  # a secret of the leader's
    next: int  # who sends now; -1: nobody, the game is over
    left: int  # cards in the pile


# Abilities; `seat` is who used it


class Used(Event, frozen=True):
    """A hero was turned for its ability, which works unless somebody cancels it (SH-15, SH-26)."""

    hero: int
    target: int  # who is to be blocked or freed, whose hero is cancelled, who holds the wanderer; else itself
    at: int  # the hero that is to be cancelled or readied; 0: none
    leaving: bool  # before an Outcast is sent (SH-24)


class Cancelled(Event, frozen=True):
    """A Shield Maiden cancelled the use of another seat's hero (SH-17)."""

    whose: int
    hero: int


class Slain(Event, frozen=True):
    """A Wyrmslayer slew the wanderer, which all see now (SH-18)."""

    card: int
    holder: int  # before whom it lay
    leader: int  # who sent it


class Readied(Event, frozen=True):
    """A Chieftain readied another hero of the party (SH-19)."""

    hero: int


class Blocked(Event, frozen=True):
    """An Outcast keeps a seat from recruiting the wanderer (SH-20)."""

    target: int
    leaving: bool  # the Outcast himself will be sent (SH-24)


class Looked(Shown, frozen=True):
    """An Oracle's owner saw the wanderer (SH-21)."""

    card: int | None
    holder: int  # before whom it lies


class QuestLifted(Event, frozen=True):
    """A Tale Weaver lets the leader ignore the quest (SH-22)."""

    leader: int


class Drew(Event, frozen=True):
    """A Forest Strider drew cards from the pile (SH-23)."""

    cards: tuple[int | None, ...]  # by number; a secret of its owner's

    def seen_by(self, seat: int) -> Event:
        """Return it with the cards only for who drew them."""
        if seat == self.seat:
            return self
        return msgspec.structs.replace(self, cards=tuple(None for _ in self.cards))


ABILITY: Final[Mapping[type[Event], int]] = {  # whose it is that works
    Cancelled: SHIELD_MAIDEN,
    Slain: WYRMSLAYER,
    Readied: CHIEFTAIN,
    Blocked: OUTCAST,
    Looked: ORACLE,
    QuestLifted: TALE_WEAVER,
    Drew: FOREST_STRIDER,
}
