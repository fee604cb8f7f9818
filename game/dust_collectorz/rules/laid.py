"""The set that one side lays in a clash: its cards, its abilities, how it is built up.

While it is being laid its cards are refs (see `pieces`), afterwards kinds.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.dust_collectorz.rules import actions as do
from game.dust_collectorz.rules.cards.abilities import FREE_TRIBE, MIXED_STACK, SHIELDED, SWITCH
from game.dust_collectorz.rules.cards.facts import ABILITY, AMOUNT, NO_TRIBE, TRIBE
from game.dust_collectorz.rules.pieces import KIND, NOBODY, NONE, PRIMARY, SUPPORT
from game.engine.parts import Part

NO_CARDS: Final[list[int]] = []  # shared, so never changed


class Laid(Part):
    """What one side lays in a clash, or is about to lay."""

    def __init__(self, seat: i64 = NOBODY) -> None:
        """Begin with nothing laid."""
        self.seat: i64 = seat
        self.primary: i64 = NONE  # a ref while it is being laid, then a kind; so are the following
        self.supports: list[int] = NO_CARDS  # never changed in place, so that copies may share it
        self.counter: i64 = NONE
        self.using: i64 = 0  # bits: abilities that are announced (DC-11)
        self.helper: i64 = NONE  # the support whose ability is, by its place
        self.price: i64 = NONE  # what SACRIFICE destroys
        self.support_price: i64 = NONE
        self.stat: i64 = NONE  # named with SWITCH
        self.cancelled: i64 = 0  # bits
        self.done: i64 = 0  # bits: one-shot effects that have taken place (DC-30)
        self.void: i64 = 0  # 1: counts nothing and has no ability (DC-9)
        self.value: i64 = 0  # in the last clash
        self.book: list[int] = NO_CARDS  # how the value came about: see `values`
        self.lost: i64 = 0  # 1: it lost a clash
        self.over: i64 = 0  # by how much
        self.spited: i64 = 0  # bits: cards that are destroyed instead of captured
        self.recalled: i64 = 0  # bits: cards that return instead of being captured
        self.rescued: i64 = 0  # 1: all of it returns

    def clone(self) -> Laid:
        """Return an independent copy."""
        twin = Laid(self.seat)
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Laid) -> None:
        """Make a blank set like this one."""
        twin.seat = self.seat
        twin.primary = self.primary
        twin.supports = self.supports
        twin.counter = self.counter
        twin.using = self.using
        twin.helper = self.helper
        twin.price = self.price
        twin.support_price = self.support_price
        twin.stat = self.stat
        twin.cancelled = self.cancelled
        twin.done = self.done
        twin.void = self.void
        twin.value = self.value
        twin.book = self.book  # never changed in place
        twin.lost = self.lost
        twin.over = self.over
        twin.spited = self.spited
        twin.recalled = self.recalled
        twin.rescued = self.rescued

    def size(self) -> i64:
        """Count the characters."""
        return 0 if self.primary == NONE else 1 + len(self.supports)

    def tribe(self) -> i64:
        """Return the tribe the set counts as: its primary's (DC-10); NO_TRIBE without one."""
        return NO_TRIBE if self.primary == NONE else TRIBE[self.primary & KIND]

    def refs(self) -> list[int]:
        """List everything that is on its way from the hand and the overflow."""
        refs = self.supports[:]
        add_ref(refs, self.primary)
        add_ref(refs, self.counter)
        add_ref(refs, self.price)
        add_ref(refs, self.support_price)
        return refs

    def live_primary(self) -> i64:
        """Return the primary's kind if its ability is announced and not cancelled; else NONE."""
        if self.using & PRIMARY and not self.cancelled & PRIMARY:
            return self.primary & KIND
        return NONE

    def live_support(self) -> i64:
        """Return the kind of the support whose ability is announced and not cancelled; else NONE."""
        if self.using & SUPPORT and not self.cancelled & SUPPORT:
            return self.supports[self.helper] & KIND
        return NONE

    def cards(self) -> list[int]:
        """List the characters, the primary first; a trap may have taken it away."""
        return self.supports[:] if self.primary == NONE else [self.primary, *self.supports]

    def bare(self) -> Laid:
        """Return a copy of what is being laid as it will lie: kinds instead of refs."""
        twin = self.clone()
        if twin.primary != NONE:
            twin.primary &= KIND
        twin.supports = [ref & KIND for ref in self.supports]
        if twin.counter != NONE:
            twin.counter &= KIND
        return twin

    # Abilities

    def announced(self) -> list[int]:
        """List the cards whose abilities are announced, the primary first."""
        found = [self.primary] if self.using & PRIMARY else []
        if self.using & SUPPORT:
            found.append(self.supports[self.helper])
        return found

    def live(self) -> list[int]:
        """List the kinds whose abilities are announced and not cancelled, the primary first."""
        return [kind for kind in (self.live_primary(), self.live_support()) if kind != NONE]

    def has(self, ability: i64) -> bool:
        """Return whether a live ability is this one."""
        one = self.live_primary()
        two = self.live_support()
        return (one != NONE and ABILITY[one] == ability) or (two != NONE and ABILITY[two] == ability)

    def total(self, ability: i64) -> i64:
        """Add up the amounts of the live abilities of one sort."""
        one = self.live_primary()
        two = self.live_support()
        amount: i64 = 0
        if one != NONE and ABILITY[one] == ability:
            amount += AMOUNT[one]
        if two != NONE and ABILITY[two] == ability:
            amount += AMOUNT[two]
        return amount

    def shielded(self) -> bool:
        """Return whether SHIELDED keeps the abilities from being cancelled."""
        return self.has(SHIELDED)

    def frees(self) -> bool:
        """Return whether the counter lets the set be of any tribe (FREE_TRIBE)."""
        return self.counter != NONE and ABILITY[self.counter & KIND] == FREE_TRIBE

    def switches(self) -> bool:
        """Return whether the counter lets its owner name the stat (SWITCH)."""
        return self.counter != NONE and ABILITY[self.counter & KIND] == SWITCH

    def off_tribe(self) -> i64:
        """Count the supports of another tribe than the primary's."""
        count: i64 = 0
        for ref in self.supports:
            if TRIBE[ref & KIND] != TRIBE[self.primary & KIND]:
                count += 1
        return count

    def mixes(self) -> bool:
        """Return whether the primary's announced ability lets other tribes support it (MIXED_STACK)."""
        return self.using & PRIMARY != 0 and ABILITY[self.primary & KIND] == MIXED_STACK

    def may_mix(self) -> i64:
        """Count how many more supports of other tribes may be added."""
        return AMOUNT[self.primary & KIND] - self.off_tribe() if self.mixes() else 0

    def place_of(self, kind: i64) -> i64:
        """Find a support of a kind; of two, the one whose ability is announced: it is worth most."""
        if self.using & SUPPORT and self.supports[self.helper] == kind:
            return self.helper
        return self.supports.index(kind)

    # Building it up

    def change(self, action: i64) -> None:
        """Change what is being laid."""
        verb = action - action % do.VERB
        ref = action % do.VERB // do.FIRST
        price = action % do.FIRST
        if verb == do.LAY:
            self.primary = ref
        elif verb == do.ADD:
            self.supports = [*self.supports, ref]
        elif verb == do.COUNTER:
            self.counter = ref
        elif verb == do.TAKE_BACK:
            self.take_back(ref)
        elif verb == do.USE_PRIMARY:
            self.using |= PRIMARY
            self.price = NONE if price == do.NOTHING else price
        elif verb == do.USE_SUPPORT:
            self.using |= SUPPORT
            self.helper = self.supports.index(ref)
            self.support_price = NONE if price == do.NOTHING else price
        elif verb == do.REST_PRIMARY:
            self.using &= ~PRIMARY
            self.price = NONE
        else:
            self.rest_support()

    def rest_support(self) -> None:
        """Announce a support's ability no longer."""
        self.using &= ~SUPPORT
        self.helper = NONE
        self.support_price = NONE

    def take_back(self, ref: i64) -> None:
        """Take a support or the counter back; of equal supports one whose ability isn't announced."""
        if ref == self.counter:
            self.counter = NONE
            return
        place = self.supports.index(ref)
        if place == self.helper and ref in self.supports[place + 1 :]:
            place = self.supports.index(ref, place + 1)
        if place == self.helper:
            self.rest_support()
        self.lose_support(place)

    # Losing cards

    def lose_support(self, place: i64) -> i64:
        """Take a support away; return its kind."""
        left = self.supports[:]
        kind = left.pop(place)
        self.supports = left
        if self.using & SUPPORT:
            if self.helper == place:
                self.using &= ~SUPPORT
                self.spited &= ~SUPPORT
                self.recalled &= ~SUPPORT
                self.helper = NONE
            elif self.helper > place:
                self.helper -= 1
        return kind

    def destroy(self, kind: i64) -> None:
        """Lose a card to a trap; without its primary, the first support takes that place."""
        if self.primary != kind or kind in self.supports:
            self.lose_support(self.place_of(kind))
            return
        self.primary = NONE
        self.using = 0
        self.helper = NONE
        if self.supports:
            self.primary = self.lose_support(0)

    def lose_all(self) -> None:
        """Lose all characters, and with them all that is announced."""
        self.primary = NONE
        self.supports = NO_CARDS
        self.using = 0


def add_ref(refs: list[int], ref: i64) -> None:
    """Add a ref to a list, unless it is none."""
    if ref != NONE:
        refs.append(ref)
