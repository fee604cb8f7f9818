"""What happens in Custom Heroes, as the rules report it; only what is sleeved is secret (CH-17)."""

from __future__ import annotations

import msgspec

from game.custom_heroes.rules.view import Card, Play
from game.engine.events import Event


class Dealt(Event, frozen=True):
    """A round begins, and `seat` leads (CH-8, CH-37, CH-39)."""

    round: int  # from 1; 7 is sudden death
    cards: int  # in each hand
    playing: tuple[int, ...]  # seats


class Bet(Event, frozen=True):
    """A seat has bet with a Kodora (CH-9)."""

    card: Card


class BetsMade(Event, frozen=True):
    """A seat bets no more (CH-9)."""

    bets: int  # those that it made


class Sleeved(Event, frozen=True):
    """A seat has sleeved an advancement, or taken one back; the rest is secret (CH-17)."""

    back: bool  # taken back
    kind: int | None
    card: Card | None  # as it is now
    was: int | None  # its value before

    def seen_by(self, seat: int) -> Event:
        """Only who did it knows what lies where now."""
        return self if seat == self.seat else msgspec.structs.replace(self, kind=None, card=None, was=None)


class Played(Event, frozen=True):
    """A seat has played a set (CH-13, CH-20 to CH-28)."""

    play: Play
    led: bool  # it opened the trick
    beaten: int  # the value before; 0 when it led
    was_ascended: bool  # the trick was beaten by Ascended Forms only
    was_falling: bool
    falling: bool  # now
    fresh: tuple[tuple[int, ...], ...]  # of each card, the kinds that nobody but its owner knew of
    power: int  # gained
    left: int  # cards in the hand
    skipped: int  # who loses its turn by it (CH-14, CH-23), or -1


class Passed(Event, frozen=True):
    """A seat has played nothing (CH-13)."""


class Traded(Event, frozen=True):
    """A seat has traded power for a VP (CH-18)."""

    vp: int  # now
    reached: bool  # the VP to win with, by this


class Kept(Event, frozen=True):
    """A seat keeps its power (CH-18)."""


class Discarded(Event, frozen=True):
    """A seat has discarded what power it may not keep (CH-19)."""

    power: int


class Lost(msgspec.Struct, frozen=True):
    """What a seat has activated for a trick that another won (CH-28)."""

    seat: int
    kinds: tuple[int, ...]


class TrickWon(Event, frozen=True):
    """A seat has won a trick (CH-16, CH-28)."""

    gained: int  # VP
    vp: int  # now
    reached: bool  # the VP to win with, by this
    leader: int  # of the next trick
    play: Play  # the set that won it
    lost: tuple[Lost, ...]


class Placed(Event, frozen=True):
    """A seat has its place in the round (CH-30, CH-31)."""

    place: int
    round: int
    cards: int  # left in its hand


class Scored(Event, frozen=True):
    """A seat's bets are settled and its place is rewarded (CH-33 to CH-36)."""

    place: int
    last: bool  # the last place there is
    cards: int  # left in its hand
    bets: int  # VP won with bets, lost when below 0
    gained: int  # VP of its place
    power: int
    advancements: int
    vp: int  # now
    reached: bool  # the VP to win with, by this


class FellBack(Event, frozen=True):
    """The last of a round stays below the VP to win with (CH-35)."""

    vp: int  # now


class Victory(Event, frozen=True):
    """A seat has won the match (CH-32, CH-34, CH-38, CH-40)."""

    how: str  # goal, bet, sudden (death) or most (VP)
    vp: int  # now


class Finalists(Event, frozen=True):
    """Six rounds are over without a winner: these seats play sudden death (CH-39)."""

    playing: tuple[int, ...]
