"""What happens at the table of Dust Collectorz, as the rules report it (see `game.engine.events`).

Cards are kinds. `seat` is who did it, or who has it done to its own cards; TABLE where it is nobody's.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.engine.events import Event

Cards = tuple[int, ...]


# The beginning


class TossWon(Event, frozen=True):
    """A seat won the toss and chooses who attacks first (DC-5)."""


class AttacksFirst(Event, frozen=True):
    """The winner of the toss chose who attacks first (DC-5)."""

    first: int
    side: Cards  # all seats that do: in a Team one of the two is named next (DC-27)


class Begins(Event, frozen=True):
    """It is settled which seat goes first (DC-27, DC-31)."""

    first: int


class Dealt(Event, frozen=True):
    """All have drawn their first hands (DC-5)."""

    hands: tuple[Cards | None, ...]  # by seat

    def seen_by(self, seat: int) -> Dealt:
        """Return it with the own hand alone (DC-20)."""
        own = tuple(hand if owner == seat else None for owner, hand in enumerate(self.hands))
        return replace(self, hands=own)


class RoundBegan(Event, frozen=True):
    """A round begins with an attack of `seat` (DC-6)."""

    number: int  # from 1
    hushed: Cards  # seats that use no abilities in it (DC-19)


# Sets


class Attacked(Event, frozen=True):
    """A set was laid to attack, or further cards after a counter (DC-6, DC-25, DC-28)."""

    target: int  # who is to answer
    named: bool  # a Team's first attack names whom it is on (DC-27)
    following: bool  # further cards after a counter
    cards: Cards  # the primary first
    abilities: Cards  # those of them whose abilities are announced (DC-11)
    prices: Cards  # cards destroyed for that
    stat: int
    value: int  # so far


class Answered(Event, frozen=True):
    """A set was laid to answer (DC-7)."""

    target: int  # whose attack it is
    cards: Cards
    abilities: Cards
    prices: Cards
    counter: int  # -1 for none
    named: int  # the stat named with a counter; -1 for none
    stat: int  # that the value counts in
    value: int  # before anything is cancelled


class TrapSprung(Event, frozen=True):
    """A trap was laid instead of an answer (DC-18)."""

    target: int
    card: int


class Forfeited(Event, frozen=True):
    """A seat gave in with a card that counts nothing (DC-9)."""

    target: int  # whose attack it is
    card: int


class Helped(Event, frozen=True):
    """A seat that can't answer drew a card to try again (DC-9)."""

    card: int | None
    overflow: bool  # it lies open there

    def seen_by(self, seat: int) -> Helped:
        """Return it without a card that came into another's hand (DC-20)."""
        return self if self.overflow or seat == self.seat else replace(self, card=None)


class Stood(Event, frozen=True):
    """A seat lays no further cards after its counter (DC-25, DC-28)."""


# Choices within a clash


class Nullified(Event, frozen=True):
    """A counter cancelled all abilities of an attack (DC-19)."""

    target: int
    card: int  # the counter
    abilities: Cards  # cards whose abilities are cancelled


class Cancelled(Event, frozen=True):
    """An ability was cancelled by another (DC-19)."""

    target: int
    card: int  # whose ability is cancelled
    by: int  # the card that did it


class StatChanged(Event, frozen=True):
    """The answer changed the stat of the clash (DC-19)."""

    stat: int


class Sniped(Event, frozen=True):
    """A support was destroyed before values are compared (DC-19)."""

    target: int
    card: int
    by: int


class TrapDestroyed(Event, frozen=True):
    """A card of the attack was chosen for a trap to destroy (DC-18)."""

    target: int
    card: int
    by: int


class Salvaged(Event, frozen=True):
    """A card was chosen to come back from the discards (DC-19)."""

    card: int


# A clash


class ClashWon(Event, frozen=True):
    """Values were compared, and a seat won the clash (DC-12, DC-13)."""

    loser: int
    attacker: int
    attack: Cards  # what was left of the sets
    answer: Cards
    stat: int
    values: tuple[int, int]  # of attack and answer
    over: int  # overpower
    unopposed: bool  # nothing was compared: the defender gave in, or had no cards (DC-9, DC-21)
    standing: bool  # the attack was a counter, which anything beats (DC-28)
    leads: bool  # in a Free for All the answer leads the round from now on (DC-24)

    @property
    def answerer(self) -> int:
        """Who answered."""
        return self.loser if self.attacker == self.seat else self.seat


class TrapWorked(Event, frozen=True):
    """A trap took effect, which wins the clash (DC-18)."""

    target: int
    card: int
    attack: Cards  # the cards that it stopped
    leads: bool  # as in `ClashWon`


class MoreDraws(Event, frozen=True):
    """An ability lets its owner draw in the overflow step (DC-15, DC-19)."""

    card: int
    count: int


class Hushed(Event, frozen=True):
    """An ability forbids the foe all abilities in the next rounds (DC-19)."""

    target: int
    card: int
    rounds: int


class Trampled(Event, frozen=True):
    """An overpower destroyed cards of the loser's hand (DC-19)."""

    target: int
    card: int  # whose ability it is
    cards: Cards


class Stolen(Event, frozen=True):
    """Cards were taken from a foe's capture pile (DC-18, DC-19)."""

    target: int
    card: int  # whose ability it is; a trap
    cards: Cards
    points: Cards  # each seat's after it


class Crushed(Event, frozen=True):
    """A trap destroyed cards of the attack (DC-18)."""

    target: int
    cards: Cards
    chosen: bool  # one by one, each with a `TrapDestroyed`


class Caught(Event, frozen=True):
    """A trap captured cards of the attack (DC-18)."""

    target: int
    cards: Cards
    points: Cards  # each seat's after it


class ShuffledIn(Event, frozen=True):
    """A trap sent an attack back into its owner's deck (DC-18)."""

    cards: Cards


class Returning(Event, frozen=True):
    """Cards of a seat will return to it in the overflow step (DC-15)."""

    cards: Cards


# The end of a round


class RoundWon(Event, frozen=True):
    """A round was won, and its cards were captured (DC-14, DC-26, DC-29)."""

    side: Cards  # the seats that win it
    cards: Cards
    gained: int  # what these are worth (DC-22)
    points: Cards  # each seat's after it


class Spited(Event, frozen=True):
    """An ability destroyed its owner's cards instead of letting them be captured (DC-17)."""

    cards: Cards


class Returned(Event, frozen=True):
    """Cards came back to their owner (DC-15)."""

    cards: Cards


class Drew(Event, frozen=True):
    """A seat drew cards (DC-15)."""

    hand: Cards | None  # what came into it
    count: int  # how many those are
    overflow: Cards  # what lies open there

    def seen_by(self, seat: int) -> Drew:
        """Return it without what came into another's hand (DC-20)."""
        return self if seat == self.seat else replace(self, hand=None)


class CountersDiscarded(Event, frozen=True):
    """An attacker that had counters only discarded them (DC-21)."""

    cards: Cards


# The end


class RanOut(Event, frozen=True):
    """A seat has no cards left, which ends the game (DC-21)."""


class DeckEmpty(Event, frozen=True):
    """A seat has no deck left, which ends the game by a house rule (DC-21)."""


class NoCharacter(Event, frozen=True):
    """The attacker has no character left to attack with, which ends the game (DC-21)."""


class Finished(Event, frozen=True):
    """All captured the cards they had left, and points were counted (DC-21, DC-22, DC-30)."""

    sides: tuple[Cards, ...]  # seats that score together
    points: Cards  # of each side


# Young Champions


class SetAside(Event, frozen=True):
    """A seat set one of its cards aside (DC-31)."""

    card: int


class Shared(Dealt, frozen=True):
    """All cards were shared out, and first hands drawn (DC-31)."""

    first: int  # who begins


class Played(Event, frozen=True):
    """A card was played on the chain (DC-32)."""

    card: int
    beats: int  # the card before it; -1 for none
    chain: int  # how many the seat has played in this turn
    left: int  # cards in hand after it


class ChainEnded(Event, frozen=True):
    """A seat ended its chain (DC-32)."""

    chain: int  # cards it played


class TookCard(Event, frozen=True):
    """A seat drew a card because it had none, or none to play (DC-33)."""

    card: int | None

    def seen_by(self, seat: int) -> TookCard:
        """Return it without another's card (DC-20)."""
        return self if seat == self.seat else replace(self, card=None)


class Skipped(Event, frozen=True):
    """A seat that can't play was skipped (DC-33)."""


class Standstill(Event, frozen=True):
    """Nobody could play any more, which ends the game (DC-34)."""


class WentOut(Event, frozen=True):
    """A seat played its last card, and wins (DC-34)."""
