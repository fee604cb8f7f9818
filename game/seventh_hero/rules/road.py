"""The road of one turn: the quest, the wanderer, whom it meets and who has seen it (SH-4 to SH-14, SH-20).

A guard returns the code of the reason that forbids something, "" if it may be done: `sendings` and `holdings`
list what no guard forbids, and `reasons` words what one does.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from game.engine.parts import Part
from game.seventh_hero.rules.actions import HINT, MOVE_ON, RECRUIT, SEND, SEND_BLIND, SEND_PARTY
from game.seventh_hero.rules.cards import OUTCAST, quest
from game.seventh_hero.rules.pieces import (
    BITS,
    CURRENT,
    EVERYTHING,
    LAPS,
    NO_HERO,
    NOBODY,
    NUMBERS,
    UNKNOWN,
    WENT,
    WENT_BURIED,
    WENT_WANDERING,
    Buried,
    Player,
    different,
)

QUESTS: Final[list[int]] = [  # by seats and hero: the numbers that meet it
    quest(hero, seats) if hero else EVERYTHING for seats in range(6) for hero in range(8)
]


class Road(Part):
    """Where the wanderer is, what is known of it, and what may become of it."""

    HOLDS: ClassVar = {"buried": list[Buried]}

    def __init__(self, seats: i64 = 0) -> None:
        """Start before the first quest."""
        self.seats: i64 = seats
        self.leader: i64 = 0
        self.buried: list[Buried] = []  # cards that lie face down
        self.quest: i64 = NO_HERO  # the hero whose card shows it
        self.free: i64 = 0  # 1: the leader may ignore the quest (SH-22)
        self.number: i64 = NO_HERO  # the wanderer's
        self.holder: i64 = NOBODY  # only while the wanderer lies before somebody
        self.openly: i64 = 0  # 1: it wanders face up (SH-6)
        self.blind: i64 = 0  # 1: not even the leader knows it (SH-7)
        self.turned: i64 = 0  # 1: it was recruited or slain for all to see
        self.knowers: i64 = 0  # a bit for each seat that has seen it
        self.possible: i64 = EVERYTHING  # the numbers it may have, as all know
        self.barred: i64 = 0  # a bit for each seat that may not recruit it (SH-20)
        self.laps: i64 = 0  # how often a barred leader passed it on; LAPS: it leaves when it is home
        self.shown: i64 = NO_HERO  # the number that was turned up in this turn
        self.shown_at: i64 = NOBODY  # before whom
        self.fate: i64 = UNKNOWN  # what became of it

    def clone(self) -> Road:
        """Return an independent copy."""
        twin = Road()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Road) -> None:
        """Make `twin` an independent copy."""
        twin.seats = self.seats
        twin.leader = self.leader
        twin.buried = [card.clone() for card in self.buried]
        twin.quest = self.quest
        twin.free = self.free
        twin.number = self.number
        twin.holder = self.holder
        twin.openly = self.openly
        twin.blind = self.blind
        twin.turned = self.turned
        twin.knowers = self.knowers
        twin.possible = self.possible
        twin.barred = self.barred
        twin.laps = self.laps
        twin.shown = self.shown
        twin.shown_at = self.shown_at
        twin.fate = self.fate

    # The quest

    def wanted(self) -> i64:
        """Tell, as a mask, which numbers the leader may send from its hand (SH-4, SH-22)."""
        return EVERYTHING if self.free else self.asked_for()

    def asked_for(self) -> i64:
        """Tell, as a mask, which numbers meet the quest, whether it may be ignored or not."""
        return QUESTS[self.seats * 8 + self.quest]

    def meets_quest(self, hand: list[int]) -> bool:
        """Return whether a card of a hand meets the quest, whether it may be ignored or not.

        A card that is not known might.
        """
        asked_for = self.asked_for() | 1
        return any(asked_for >> number & 1 for number in hand)

    def set_quest(self, hero: i64) -> None:
        """Begin a turn with the quest on a hero's card (SH-4)."""
        self.quest = hero
        self.free = 0
        self.number = NO_HERO
        self.holder = NOBODY
        self.openly = 0
        self.blind = 0
        self.turned = 0
        self.knowers = 0
        self.possible = EVERYTHING
        self.barred = 0
        self.laps = 0
        self.shown = NO_HERO
        self.shown_at = NOBODY
        self.fate = UNKNOWN

    # Sending (SH-5 to SH-7)

    def departing(self, me: Player) -> i64:
        """Tell, as a mask, which heroes of the party may go: none if the hand meets the quest (SH-6).

        With a Tale Weaver it may ignore the quest, or keep to it with all that this allows (SH-22).
        """
        if self.meets_quest(me.hand):
            return 0
        heroes: i64 = me.party & (self.asked_for() if me.hand else self.wanted())
        if self.barred and heroes & BITS[OUTCAST]:  # it was used for that and has to go (SH-24)
            return BITS[OUTCAST]
        return heroes

    def no_blind(self, me: Player, left: i64) -> str:
        """Return why the leader can't choose to send the pile's top card (SH-7, SH-22)."""
        if not self.free or me.party & self.asked_for() or self.meets_quest(me.hand):
            return "pile_last"
        return "" if left else "pile_empty"

    def may_send(self, me: Player) -> bool:
        """Return whether the leader has anything to send."""
        wanted = self.wanted()
        return any(wanted >> number & 1 for number in me.hand) or self.departing(me) != 0

    def sendings(self, me: Player, left: i64) -> list[int]:
        """List what the leader may send: from the hand, else from the party or blindly (SH-5, SH-6)."""
        wanted = self.wanted()
        found = [SEND + number for number in different(me.hand) if wanted >> number & 1]
        heroes = self.departing(me)
        if heroes:
            found += [SEND_PARTY + number for number in NUMBERS if heroes >> number & 1]
        if self.free and found and not self.no_blind(me, left):
            found.append(SEND_BLIND)
        return found

    def send(self, me: Player, action: i64) -> None:
        """Let a card of the leader's hand, or a hero of its party, set out."""
        if action != SEND_PARTY + OUTCAST:
            self.barred = 0  # an Outcast that stays at home bars nobody (SH-24)
        if action >= SEND_PARTY:
            me.rule_out(self.asked_for())
            self.number = action - SEND_PARTY
            me.lose_hero(self.number)
            self.openly = 1
            self.knowers = BITS[self.seats] - 1
            self.possible = BITS[self.number]
        else:
            self.number = action - SEND
            me.lose_card(self.number, WENT_WANDERING)
            self.knowers = BITS[self.leader]
            self.possible = self.wanted()
        self.holder = self.left_of(self.leader)

    def send_blind(self, number: i64) -> None:
        """Let the top card of the pile set out, seen by nobody (SH-7)."""
        self.number = number
        self.blind = 1
        self.possible = EVERYTHING
        self.barred = 0
        self.holder = self.left_of(self.leader)

    # Wandering (SH-8 to SH-14)

    def left_of(self, seat: i64) -> i64:
        """Return the seat to the left of one."""
        return (seat + 1) % self.seats

    def no_hint(self, cards: i64) -> str:
        """Return why the holder of so many cards can't show one to the leader (SH-13, SH-14)."""
        if self.openly:
            return "no_hint_open"
        if not self.knowers >> self.leader & 1:
            return "no_hint_blind"
        return "" if cards > 1 else "last_card"

    def holdings(self, me: Player) -> list[int]:
        """List what the holder may do (SH-8, SH-12)."""
        found = [RECRUIT, MOVE_ON]
        if not self.no_hint(len(me.hand)):
            found += [HINT + number for number in different(me.hand)]
        return found

    def hint(self, me: Player, number: i64) -> None:
        """Show the leader a card, who says whether it equals the wanderer (SH-12)."""
        me.lose_card(number, WENT_BURIED + len(self.buried))
        shown = Buried(number, self.holder, BITS[self.holder] | BITS[self.leader], EVERYTHING, CURRENT)
        shown.equal = 1 if number == self.number else 0
        self.buried.append(shown)

    def move_on(self) -> None:
        """Pass the wanderer to the left."""
        if self.holder == self.leader:
            self.laps += 1
        self.holder = self.left_of(self.holder)

    # Barred seats (SH-20)

    def is_barred(self, seat: i64) -> bool:
        """Return whether a seat may not recruit the wanderer."""
        return self.barred >> seat & 1 == 1

    def no_bar(self, other: i64) -> str:
        """Return why the wanderer's holder, or a seat after it, can't be barred now."""
        if self.is_barred(other):
            return "already_barred"
        circles = self.is_barred(self.leader) and self.laps < LAPS
        if self.holder == NOBODY or circles or self.steps_to(other) <= self.steps_to(self.leader):
            return ""
        return "too_late_to_bar"

    def steps_to(self, seat: i64) -> i64:
        """Count the steps that the wanderer is away from a seat."""
        return (seat - self.holder + self.seats) % self.seats

    def bar(self, seat: i64) -> None:
        """Keep a seat from recruiting the wanderer."""
        self.barred |= BITS[seat]
        if seat == self.holder == self.leader:
            self.laps = LAPS  # it has come home already

    def leaves(self) -> bool:
        """Return whether the wanderer that lies before a barred seat is out of the game.

        So it is when nobody may recruit it, when the leader was barred once it had come home, and when it has
        gone round long enough for a leader that was barred before.
        """
        return self.barred == BITS[self.seats] - 1 or (self.holder == self.leader and self.laps >= LAPS)

    # The end of the road

    def turn_up(self, fate: i64, sender: Player) -> None:
        """Let all see the wanderer, and what follows for the hints that were given about it."""
        self.turned = 1
        self.shown = self.number
        self.shown_at = self.holder
        self.fate = fate
        for given in self.buried:
            if given.about == CURRENT:
                given.about = NOBODY
                given.mask &= BITS[self.number] if given.equal else ~BITS[self.number]
        sender.recall(WENT + self.number)

    def bury(self, sender: Player) -> None:
        """Lay the wanderer down unseen, with the hints about it (SH-20)."""
        place: i64 = len(self.buried)
        for given in self.buried:
            if given.about == CURRENT:
                given.about = place
        seat: i64 = NOBODY if self.blind else self.leader
        self.buried.append(Buried(self.number, seat, self.knowers, self.possible))
        sender.recall(WENT_BURIED + place)

    def end(self) -> None:
        """Let no hero wander any more."""
        self.number = NO_HERO
        self.holder = NOBODY
