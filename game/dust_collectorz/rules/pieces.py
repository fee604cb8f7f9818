"""The pieces as the rules handle them: a seat's cards, the set it lays, the names of phases.

A card of a seat is its kind where the owner is plain, else owner * 128 + kind (`card_of`). A card that is
being laid is a `ref`: its kind, and 128 more when it comes from the overflow.

What all know of a hand without seeing it (DC-7, DC-9, DC-33 and the like show what it can't hold) is kept as
one mask a hidden card, the oldest first: the tribes it can't be of. As what is shown holds for all cards in
hand at that time, older masks contain newer ones; so when a hidden card is laid, it may be taken for the
oldest that its tribe lets it be without ruling out anything that is true.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from game.dust_collectorz.rules.cards.facts import HAND, NO_TRIBE, TRIBE

if TYPE_CHECKING:
    from game.engine.rng import Rng

DUEL: Final[i64] = 2  # seats
NOBODY: Final[i64] = -1
NONE: Final[i64] = -1
FROM_OVERFLOW: Final[i64] = 128
KIND: Final[i64] = 127  # mask of a ref's or a card's kind
OWNER: Final[i64] = 128  # a card's owner is its quotient by this

CHAMPIONS: Final[i64] = 0  # Duel and Free for All
TEAM: Final[i64] = 1
YOUNG: Final[i64] = 2

TOSSING: Final[i64] = 0
CHOOSING: Final[i64] = 1  # who won the toss: attack or defend (DC-5)
NAMING: Final[i64] = 2  # a team names who attacks first (DC-27)
DEALING: Final[i64] = 3
ATTACKING: Final[i64] = 4
ANSWERING: Final[i64] = 5
CANCELLING: Final[i64] = 6
SNIPING: Final[i64] = 7
DESTROYING: Final[i64] = 8  # choosing for a trap
SPRINGING: Final[i64] = 9  # a trap takes effect
COMPARING: Final[i64] = 10
SALVAGING: Final[i64] = 11
FOLLOWING: Final[i64] = 12  # further cards after a counter (DC-25, DC-28)
CAPTURING: Final[i64] = 13
REFILLING: Final[i64] = 14
ARRIVING: Final[i64] = 15  # the overflow step
DISCARDING: Final[i64] = 16  # an attacker with counters only (DC-21)
FINISHING: Final[i64] = 17
SETTING_ASIDE: Final[i64] = 18  # Young Champions from here on (DC-31)
SHARING: Final[i64] = 19
PLAYING: Final[i64] = 20
TAKING: Final[i64] = 21
SKIPPING: Final[i64] = 22

PRIMARY: Final[i64] = 1  # bits: of a set's two abilities
SUPPORT: Final[i64] = 2

CHARACTERS: Final[i64] = 31  # mask of all tribes
COUNTERS: Final[i64] = 32  # the bit after them
BITS: Final[list[int]] = [1 << place for place in range(16)]
GENERATION: Final[i64] = 256  # a mask's, and a returned card's: how often cards went back to the deck before


NO_CARDS: Final[list[int]] = []  # shared, so never changed


class Laid:
    """What one side lays in a clash, or is about to lay."""

    __slots__ = (
        "book",
        "cancelled",
        "counter",
        "done",
        "helper",
        "lost",
        "over",
        "price",
        "primary",
        "recalled",
        "rescued",
        "seat",
        "spited",
        "stat",
        "support_price",
        "supports",
        "using",
        "value",
        "void",
    )

    def __init__(self, seat: i64) -> None:
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
        return twin

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


class Player:
    """One seat's cards; hand and deck are hidden (DC-20)."""

    __slots__ = (
        "captured",
        "deck",
        "discards",
        "draws",
        "hand",
        "hush",
        "hush_next",
        "known",
        "masks",
        "overflow",
        "sent",
    )

    def __init__(self) -> None:
        """Start with nothing."""
        self.deck: list[int] = []  # kinds, sorted: which one lies on top is decided when it is drawn
        self.hand: list[int] = []  # kinds, sorted
        self.overflow: list[int] = []  # kinds, sorted
        self.discards: list[int] = []  # kinds, in order
        self.captured: list[int] = []  # cards, in order; a team's lie before its first seat
        self.hush: i64 = 0  # rounds without abilities, this one included
        self.hush_next: i64 = 0  # those that begin with the next round
        self.draws: i64 = 0  # to be drawn in the overflow step
        self.known: list[int] = []  # kinds in hand that all saw returning there, sorted
        self.masks: list[int] = []  # of the other cards in hand: tribes they can't be of
        self.sent: list[int] = []  # kinds that went back to the deck and have not been seen since

    def clone(self) -> Player:
        """Return an independent copy."""
        twin = Player()
        twin.deck = self.deck[:]
        twin.hand = self.hand[:]
        twin.overflow = self.overflow[:]
        twin.discards = self.discards[:]
        twin.captured = self.captured[:]
        twin.hush = self.hush
        twin.hush_next = self.hush_next
        twin.draws = self.draws
        twin.known = self.known[:]
        twin.masks = self.masks[:]
        twin.sent = self.sent[:]
        return twin

    def spent(self) -> bool:
        """Return whether neither playable cards nor deck are left (DC-21)."""
        return not self.hand and not self.overflow and not self.deck

    def has_character(self) -> bool:
        """Return whether a playable card is a character."""
        return self.tribes() != 0

    def tribes(self) -> i64:
        """Return the tribes of the playable characters, as a mask."""
        mask: i64 = 0
        for kind in self.hand:
            mask |= BITS[TRIBE[kind]]
        for kind in self.overflow:
            mask |= BITS[TRIBE[kind]]
        return mask & CHARACTERS

    def draw(self, chance: Rng) -> i64:
        """Draw the deck's top card: into the hand up to six, else to the overflow; return its kind."""
        kind: i64 = self.deck.pop(chance.below(len(self.deck)))
        if len(self.hand) < HAND:
            self.hand.append(kind)
            self.hand.sort()
            self.masks.append(GENERATION * len(self.sent))
        else:
            self._forget_sent(kind)
            insert(self.overflow, kind)
        return kind

    def give_back(self, kind: i64) -> None:
        """Let a card return that all see: into the hand up to six, else to the overflow (DC-15)."""
        if len(self.hand) < HAND:
            insert(self.hand, kind)
            insert(self.known, kind)
        else:
            insert(self.overflow, kind)

    def shuffle_in(self, kind: i64) -> None:
        """Put a card that all see back into the deck."""
        insert(self.deck, kind)
        self.sent.append(kind)

    def lay(self, ref: i64) -> i64:
        """Take a card from hand or overflow for all to see; return its kind."""
        kind = ref & KIND
        if ref & FROM_OVERFLOW:
            self.overflow.remove(kind)
        else:
            self.lose_from_hand(kind)
        return kind

    def lose_from_hand(self, kind: i64) -> None:
        """Take a card from the hand for all to see."""
        self.hand.remove(kind)
        if kind in self.known:
            self.known.remove(kind)
        else:
            self._lose_mask(kind)

    def rule_out(self, tribes: i64) -> None:
        """Let all know that no card of the hand is of `tribes`."""
        for place in range(len(self.masks)):
            self.masks[place] |= tribes

    def _lose_mask(self, kind: i64) -> None:
        """Take a hidden card for the oldest in hand that its tribe lets it be."""
        for place in range(len(self.masks)):
            if not self.masks[place] & BITS[TRIBE[kind]]:
                self.masks.pop(place)
                self._forget_sent(kind)
                return
        raise ValueError("a card was laid that the hand was known not to hold")

    def _forget_sent(self, kind: i64) -> None:
        """A card is seen that went back to the deck, or one like it; the generations move up."""
        if kind not in self.sent:
            return
        gone = self.sent.index(kind)
        self.sent.pop(gone)
        since = GENERATION * (1 + gone)
        for place in range(len(self.masks)):
            if self.masks[place] >= since:
                self.masks[place] -= GENERATION


def add_ref(refs: list[int], ref: i64) -> None:
    """Add a ref to a list, unless it is none."""
    if ref != NONE:
        refs.append(ref)


def insert(cards: list[int], kind: i64) -> None:
    """Add a card to a sorted list."""
    cards.append(kind)
    cards.sort()


def card_of(owner: i64, kind: i64) -> i64:
    """Name a card where its owner is not plain."""
    return owner * OWNER + kind
