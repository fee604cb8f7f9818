"""The pieces as the rules handle them: a seat's cards, and the numbers of modes, phases and masks.

A card of a seat is its kind where the owner is plain, else owner * 128 + kind (`card_of`). A card that is
being laid is a `ref`: its kind, and 128 more when it comes from the overflow.

What all know of a hand without seeing it (DC-7, DC-9, DC-33 and the like show what it can't hold) is kept as
one mask a hidden card, the oldest first: the tribes it can't be of. As what is shown holds for all cards in
hand at that time, older masks contain newer ones; so when a hidden card is laid, it may be taken for the
oldest that its tribe lets it be without ruling out anything that is true.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from game.dust_collectorz.rules.cards.facts import HAND, TRIBE
from game.engine.parts import Part

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

PRIMARY: Final[i64] = 1  # bits: of a set's two abilities
SUPPORT: Final[i64] = 2

CHARACTERS: Final[i64] = 31  # mask of all tribes
COUNTERS: Final[i64] = 32  # the bit after them
BITS: Final[vec[i64]] = vec[i64]([1 << place for place in range(16)])
GENERATION: Final[i64] = 256  # a mask's, and a returned card's: how often cards went back to the deck before


class Player(Part):
    """One seat's cards; hand and deck are hidden (DC-20)."""

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


def kind_of(card: int) -> int:
    """Return the kind of a ref, or of a card whose owner is told."""
    return card & KIND


def insert(cards: list[int], kind: i64) -> None:
    """Add a card to a sorted list."""
    cards.append(kind)
    cards.sort()


def card_of(owner: i64, kind: i64) -> i64:
    """Name a card where its owner is not plain."""
    return owner * OWNER + kind


def different(refs: list[int]) -> list[int]:
    """List equal refs, which lie side by side, once."""
    return [refs[place] for place in range(len(refs)) if place == 0 or refs[place] != refs[place - 1]]
