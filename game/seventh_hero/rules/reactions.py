"""Reactions: who is asked for abilities, what could be used with an effect, which uses wait for replies.

Guards return the code of a reason, "" if something may be done, as in `road` (SH-15 to SH-26).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.engine.parts import Part
from game.seventh_hero.rules.actions import CANCEL, USE, USE_CHIEFTAIN, USE_OUTCAST
from game.seventh_hero.rules.cards import (
    CHIEFTAIN,
    FOREST_STRIDER,
    ORACLE,
    OUTCAST,
    SHIELD_MAIDEN,
    TALE_WEAVER,
    WYRMSLAYER,
    mask_of,
)
from game.seventh_hero.rules.pieces import AFTER_QUEST, BITS, NOBODY, NUMBERS, Player
from game.seventh_hero.rules.road import Road

ORDER: Final[list[int]] = [WYRMSLAYER, OUTCAST, ORACLE, CHIEFTAIN, TALE_WEAVER, FOREST_STRIDER]
WORKS: Final[list[int]] = [  # by window: the heroes that may have an effect, as a mask
    mask_of(CHIEFTAIN, TALE_WEAVER, FOREST_STRIDER),
    mask_of(WYRMSLAYER, CHIEFTAIN, OUTCAST, ORACLE, FOREST_STRIDER),
    mask_of(WYRMSLAYER, CHIEFTAIN, OUTCAST, ORACLE, FOREST_STRIDER),
    mask_of(CHIEFTAIN, FOREST_STRIDER),
]
WORDS: Final = 3  # of the stack for each use


class Reactions(Part):
    """The window in which abilities are or were last asked for, and the uses that wait for replies."""

    def __init__(self) -> None:
        """Start before the first quest."""
        self.window: i64 = AFTER_QUEST
        self.asked: i64 = 0  # seats that have been asked in this window
        self.stack: list[int] = []  # uses that wait for replies, three each: seat, action, seats asked

    def clone(self) -> Reactions:
        """Return an independent copy."""
        twin = Reactions()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Reactions) -> None:
        """Make `twin` an independent copy."""
        twin.window = self.window
        twin.asked = self.asked
        twin.stack = self.stack[:]

    def no_effect(self, road: Road, seat: i64, me: Player, left: i64, hero: i64) -> str:
        """Return why a ready hero of `seat` would have no effect in this window (SH-18 to SH-25)."""
        if not WORKS[self.window] >> hero & 1:
            return "quest_only" if hero == TALE_WEAVER else "turned_up" if road.turned else "no_wanderer"
        if hero == CHIEFTAIN:
            return "" if me.used & ~BITS[CHIEFTAIN] else "nobody_to_ready"
        if hero == FOREST_STRIDER:
            return "" if left else "pile_empty"
        if hero == TALE_WEAVER:
            return "already_free" if road.free else ""
        return "already_known" if hero == ORACLE and road.knowers >> seat & 1 else ""

    def no_target(self, road: Road, seat: i64, me: Player, action: i64) -> str:
        """Return why a hero that has an effect can't be used on what `action` names (SH-19, SH-20)."""
        if action >= USE_OUTCAST:
            return road.no_bar(action - USE_OUTCAST) if action - USE_OUTCAST != seat else "not_oneself"
        if action >= USE_CHIEFTAIN:
            others: i64 = me.used & ~BITS[CHIEFTAIN]
            return "" if others & BITS[action - USE_CHIEFTAIN] else "not_turned"
        return ""

    def outcast_goes(self, road: Road, seat: i64, me: Player) -> bool:
        """Return whether `seat` may be about to send its ready Outcast, and use it before (SH-24).

        That follows from its hand: nobody is asked because of this alone, lest it tell.
        """
        if self.window != AFTER_QUEST or seat != road.leader or not me.ready(OUTCAST):
            return False
        return road.departing(me) & BITS[OUTCAST] != 0

    def uses(self, road: Road, seat: i64, me: Player, left: i64) -> list[int]:
        """List the abilities that `seat` is asked for: those with an effect now (SH-16, SH-25)."""
        working: i64 = me.party & ~me.used & WORKS[self.window]
        found: list[int] = []
        if working == 0 or seat == road.holder:
            return found
        for hero in ORDER:
            if working >> hero & 1 and not self.no_effect(road, seat, me, left, hero):
                found += self.targets(road, seat, me, hero)
        return found

    def targets(self, road: Road, seat: i64, me: Player, hero: i64) -> list[int]:
        """List the uses of a hero that has an effect, those on seats from the holder or the leader on."""
        if hero == CHIEFTAIN:
            every = [USE_CHIEFTAIN + number for number in NUMBERS]
        elif hero == OUTCAST:
            first: i64 = max(road.holder, 0) if self.window != AFTER_QUEST else road.leader
            every = [USE_OUTCAST + (first + step) % road.seats for step in range(road.seats)]
        else:
            return [USE + hero]
        return [action for action in every if not self.no_target(road, seat, me, action)]

    def open(self, window: i64) -> None:
        """Begin to ask for abilities."""
        self.window = window
        self.asked = 0

    def next_user(self, road: Road, players: list[Player], left: i64) -> i64:
        """Return the next seat that could use something in this window, NOBODY after the last."""
        while self.asked < road.seats:
            seat: i64 = (road.leader + self.asked) % road.seats
            self.asked += 1
            if self.uses(road, seat, players[seat], left):
                return seat
        return NOBODY

    def next_replier(self, road: Road, players: list[Player]) -> i64:
        """Return the next seat that could reply to the use declared last, NOBODY after the last."""
        while self.stack[-1] < road.seats - 1:
            self.stack[-1] += 1
            seat: i64 = (self.stack[-WORDS] + self.stack[-1]) % road.seats
            if seat != road.holder and replies(players[seat]):
                return seat
        return NOBODY

    def push(self, seat: i64, action: i64) -> None:
        """Let a use wait for replies."""
        self.stack += [seat, action, 0]

    def pop(self) -> None:
        """Forget the use that was declared last."""
        del self.stack[-WORDS:]


def replies(me: Player) -> list[int]:
    """List how a seat could reply to the use declared last: with a Shield Maiden, or readying her (SH-26)."""
    if me.ready(SHIELD_MAIDEN):
        return [CANCEL]
    if me.used & BITS[SHIELD_MAIDEN] and me.ready(CHIEFTAIN):
        return [USE_CHIEFTAIN + SHIELD_MAIDEN]
    return []
