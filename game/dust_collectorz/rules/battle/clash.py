"""A clash: an attack, an answer, and what takes effect between them in a fixed order (DC-19).

First what was announced is cancelled (NULLIFY, then the defender's CANCEL, then the attacker's), then the
stat may change (TWIST, SWITCH), supports are destroyed (SNIPE, the defender's first), values are compared,
and what depends on the result takes place. A trap ends the clash before all that.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.dust_collectorz.rules import actions as do
from game.dust_collectorz.rules import values
from game.dust_collectorz.rules.cards import abilities
from game.dust_collectorz.rules.cards.facts import ABILITY, ABILITY_STAT
from game.dust_collectorz.rules.laid import Laid
from game.dust_collectorz.rules.pieces import NOBODY, NONE, PRIMARY, SUPPORT, different
from game.engine.parts import Part

DEFENDER_CANCELS: Final[i64] = 1  # steps of a clash in which somebody may choose
ATTACKER_CANCELS: Final[i64] = 2
STAT_CHANGES: Final[i64] = 3
DEFENDER_SNIPES: Final[i64] = 4
ATTACKER_SNIPES: Final[i64] = 5
VALUES: Final[i64] = 6  # nothing is left to choose,
TRAP_CHOOSES: Final[i64] = 6  # but for a trap

ATTACK_STANDS: Final[i64] = 1  # how it ended
ANSWER_WINS: Final[i64] = 2
TRAPPED: Final[i64] = 3
FORFEITED: Final[i64] = 4


class Clash(Part):
    """The active attack, its answer, and how far the two have got."""

    def __init__(self) -> None:
        """Begin without an attack."""
        self.attack = Laid()
        self.answer = Laid()
        self.stat: i64 = 0  # that was named
        self.compared: i64 = 0  # stat that the values are compared in
        self.over: i64 = 0  # the last overpower
        self.outcome: i64 = 0  # how it ended; 0 until then
        self.step: i64 = 0
        self.left: i64 = 0  # choices left in this step
        self.doomed: list[int] = []  # kinds a trap destroys
        self.helped: i64 = 0  # 1: the defender has drawn one (DC-9)

    def clone(self) -> Clash:
        """Return an independent copy."""
        twin = Clash()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Clash) -> None:
        """Make a blank clash like this one."""
        self.attack.copy_to(twin.attack)
        self.answer.copy_to(twin.answer)
        twin.stat = self.stat
        twin.compared = self.compared
        twin.over = self.over
        twin.outcome = self.outcome
        twin.step = self.step
        twin.left = self.left
        twin.doomed = self.doomed[:]
        twin.helped = self.helped

    def taken(self) -> bool:
        """Return whether the answer has become the active attack."""
        return self.attack.seat == self.answer.seat and self.attack.seat != NOBODY

    def attacks(self, laid: Laid, stat: i64) -> None:
        """Lay an attack."""
        self.attack = laid
        self.stat = stat
        self.compared = stat

    def awaits(self, seat: i64) -> None:
        """Begin anew with the active attack: `seat` is to answer, NOBODY as long as nothing is laid."""
        self.answer = Laid(seat)
        self.compared = self.stat  # an answer before may have changed it
        self.outcome = 0
        self.helped = 0

    def answers(self, laid: Laid) -> None:
        """Lay an answer."""
        self.answer = laid
        self.step = 0

    # Up to the values

    def nullifies(self) -> bool:
        """Return whether the answer's counter cancels the attack's abilities (NULLIFY)."""
        counter = self.answer.counter
        return counter != NONE and ABILITY[counter] == abilities.NULLIFY and not self.attack.shielded()

    def next_step(self) -> None:
        """Go on to the next step: in some a side has choices, in one the stat changes."""
        self.step += 1
        self.left = 0
        if self.step == DEFENDER_CANCELS:
            self.left = self.answer.total(abilities.CANCEL)
        elif self.step == ATTACKER_CANCELS:
            self.left = self.attack.total(abilities.CANCEL)
        elif self.step == STAT_CHANGES:
            self.compared = self.changed_stat()
        elif self.step == DEFENDER_SNIPES:
            self.left = self.answer.total(abilities.SNIPE)
        elif self.step == ATTACKER_SNIPES:
            self.left = self.attack.total(abilities.SNIPE)

    def changed_stat(self) -> i64:
        """Return the stat after TWIST, then SWITCH, have changed it, unless LOCK forbids it."""
        stat = self.stat
        if self.attack.has(abilities.LOCK):
            return stat
        for kind in (self.answer.live_primary(), self.answer.live_support()):
            if kind != NONE and ABILITY[kind] == abilities.TWIST:
                stat = ABILITY_STAT[kind]
        return stat if self.answer.stat == NONE else self.answer.stat

    def chooser(self) -> Laid:
        """Return the set of who chooses in this step."""
        return self.attack if self.step in (ATTACKER_CANCELS, ATTACKER_SNIPES) else self.answer

    def foe(self) -> Laid:
        """Return the set that is chosen from."""
        return self.answer if self.step in (ATTACKER_CANCELS, ATTACKER_SNIPES) else self.attack

    def choices(self) -> list[int]:
        """List what can be cancelled or destroyed in this step; [] where there is nothing."""
        foe = self.foe()
        if self.step <= ATTACKER_CANCELS:
            if foe.shielded():
                return []
            found = [do.CANCEL_PRIMARY] if foe.live_primary() != NONE else []
            if foe.live_support() != NONE:
                found.append(do.CANCEL_SUPPORT)
            return found
        if self.step == TRAP_CHOOSES:
            return [do.DESTROY + do.FIRST * kind for kind in different(sorted(foe.cards()))]
        return [do.SNIPE_CARD + do.FIRST * kind for kind in different(sorted(foe.supports))]

    def choose(self, action: i64) -> i64:
        """Cancel or destroy; return the kind that is destroyed, NONE for none."""
        if action == do.ENOUGH:
            self.left = 0
            return NONE
        self.left -= 1
        foe = self.foe()
        if action == do.CANCEL_PRIMARY:
            foe.cancelled |= PRIMARY
        elif action == do.CANCEL_SUPPORT:
            foe.cancelled |= SUPPORT
        else:
            return foe.lose_support(foe.place_of(action % do.VERB // do.FIRST))
        return NONE

    # The values

    def compare(self, *, attack_behind: bool, answer_behind: bool) -> bool:
        """Count both values and tell whether the answer wins (DC-12, DC-13).

        `attack_behind`, `answer_behind`: that side has captured fewer cards than the other (COMEBACK).
        """
        attack = self.attack
        answer = self.answer
        if answer.void:
            self.compared = self.stat
        attack.book = []
        attack.value = values.worth(
            attack, answer, self.compared, attack.book, defends=False, behind=attack_behind
        )
        answer.book = []
        answer.value = values.worth(
            answer, attack, self.compared, answer.book, defends=True, behind=answer_behind
        )
        margin: i64 = answer.value - attack.value
        breaks = attack.has(abilities.TIEBREAKER) and not answer.has(abilities.TIEBREAKER)
        won = not answer.void and (margin > 0 or (margin == 0 and not breaks))
        self.over = 0 if attack.void or answer.void else margin if won else -margin
        self.outcome = FORFEITED if answer.void else ANSWER_WINS if won else ATTACK_STANDS
        return won
