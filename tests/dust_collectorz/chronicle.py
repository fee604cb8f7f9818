"""A witness who watches a game, and judges what is said to be known of hands, and whether a deal could be.

It shares nothing with the rules' own book-keeping: it writes down when each hidden card came into a hand,
when each left it and as what, and when the hand was seen to lack tribes; then it looks for a way in which
each card could have come after its tribe was last lacking.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.dust_collectorz.rules.cards.card_table import TRIBES
from game.dust_collectorz.rules.cards.facts import TRIBE
from game.dust_collectorz.rules.phases import ANSWERING
from game.dust_collectorz.rules.pieces import KIND, YOUNG
from game.dust_collectorz.rules.position import DustState
from game.engine.contract import TABLE
from tests.dust_collectorz.positions import battle, last_to_answer, notations, young

ALL = frozenset(range(len(TRIBES)))
COUNTER = len(TRIBES)


@dataclass
class Book:
    """One seat's hidden cards as all saw them come, go and be lacking."""

    came: list[int] = field(default_factory=list)  # when each hidden card came into the hand
    went: list[tuple[int, int]] = field(default_factory=list)  # when each went, and its kind
    lacked: list[tuple[int, frozenset[int]]] = field(default_factory=list)  # when, which tribes


@dataclass
class Chronicle:
    """What all have seen of a game."""

    books: list[Book]
    clock: int = 0

    @classmethod
    def of(cls, state: DustState) -> Chronicle:
        """Begin to watch."""
        return cls([Book() for _ in range(state.seats)])

    def play(self, state: DustState, action: int) -> None:
        """Do `action`, and write down what could be seen of it."""
        before = state.clone()
        text = state.notation(action)
        self.clock += 1
        lacking = self._lacking(before, text)
        state.apply(action)
        self.clock += 1
        for seat, book in enumerate(self.books):
            gone, come = (
                hidden(before, seat) - hidden(state, seat),
                hidden(state, seat) - hidden(before, seat),
            )
            book.came += [self.clock] * come.total()
            book.went += [(self.clock, kind) for kind in gone.elements()]
        for seat, tribes, late in [*lacking, *self._stuck(state, text)]:
            self.books[seat].lacked.append((self.clock + late, tribes))
        self.clock += 1

    def _lacking(self, state: DustState, text: str) -> list[tuple[int, frozenset[int], int]]:
        """Tell what is seen to be lacking before the cards move: an answer off the wheel, a forfeit, help."""
        seat = int(state.to_move)
        if state.phase != ANSWERING or not text.startswith(("answer", "forfeit", "draw one")):
            return []
        tribe = battle(state).clash.attack.tribe()
        near = frozenset({(tribe + 1) % 5, (tribe - 1) % 5}) if tribe < COUNTER else frozenset()
        if text.startswith("answer"):
            free = battle(state).build.frees()
            off = TRIBE[battle(state).build.primary & KIND] not in near
            return [(seat, near, -1)] if off and near and not free else []
        lacks = ALL - {tribe}
        found = [(seat, lacks, -1)]
        if text.startswith("forfeit") and TRIBE[state.read(text) % 65536 // 256 & KIND] == COUNTER:
            found.append((seat, ALL, -1))
        return found

    def _stuck(self, state: DustState, text: str) -> list[tuple[int, frozenset[int], int]]:
        """Tell what is seen to be lacking after the step: who is skipped, or has no character."""
        next_step = notations(state) if state.to_move == TABLE else []
        mover = int(state.attacker)
        if state.mode == YOUNG:
            if next_step not in (["draw"], ["skip"]) or not state.players[mover].hand:
                return []
            return [(mover, frozenset({(TRIBE[young(state).played[-1]] - 1) % 5}), 1)]
        if next_step == ["discard counters"] or (text == "discard counters" and next_step == ["finish"]):
            return [(mover, ALL, 1)]
        return [(int(battle(state).clash.attack.seat), ALL, 1)] if passed_over(state, text) else []

    # Judging

    def hand_could_be(self, state: DustState, seat: int) -> bool:
        """Tell whether a hand and all that went from it can be what came, at the times it came."""
        book = self.books[seat]
        left = [*book.went, *((self.clock + 1, kind) for kind in hidden(state, seat).elements())]
        if len(left) != len(book.came):
            return False
        return can_be_paired([self._fitting(book, kind, went) for went, kind in left])

    def _fitting(self, book: Book, kind: int, went: int) -> list[int]:
        """List the cards that came in time to go at `went`, after the hand last lacked the kind's tribe."""
        times = [when for when, tribes in book.lacked if when < went and TRIBE[kind] in tribes]
        since = max(times, default=-1)
        return [place for place, came in enumerate(book.came) if since < came < went]


def hidden(state: DustState, seat: int) -> Counter[int]:
    """Count the kinds of a hand but for those that all saw returning there."""
    player = state.players[seat]
    return Counter(player.hand) - Counter(player.known)


def passed_over(state: DustState, text: str) -> bool:
    """Tell whether a seat might have laid further cards after a counter, and was not asked (DC-25, DC-28)."""
    if text not in {"compare", "spring"} and not text.startswith("salvage"):
        return False
    countered = state.phase == ANSWERING and battle(state).clash.attack.counter >= 0
    return countered and battle(state).clash.attack.seat == last_to_answer(state)


def can_be_paired(fits: Sequence[Sequence[int]]) -> bool:
    """Tell whether each of several gets one that fits, none twice; by augmenting paths."""
    taken: dict[int, int] = {}

    def find(one: int, tried: set[int]) -> bool:
        for other in fits[one]:
            if other not in tried:
                tried.add(other)
                if other not in taken or find(taken[other], tried):
                    taken[other] = one
                    return True
        return False

    return all(find(one, set()) for one in range(len(fits)))


def fits_masks(state: DustState, seat: int) -> bool:
    """Tell whether the hidden cards of a hand can be what their masks say, one mask each."""
    player = state.players[seat]
    cards = list(hidden(state, seat).elements())
    if len(cards) != len(player.masks):
        return False
    return can_be_paired(
        [[place for place, mask in enumerate(player.masks) if not mask >> TRIBE[kind] & 1] for kind in cards]
    )
