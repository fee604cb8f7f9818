"""A witness who watches a game, and judges whether a deal could be, for all that a seat has seen.

It shares nothing with the dealing anew in the rules: it keeps books of its own about what happened at the
table, and for hands it looks for a way in which each card could have come before what it was not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.seventh_hero.rules.cards import HEROES, quest
from game.seventh_hero.rules.pieces import AFTER_QUEST, ASKING, REPLYING, SENDING
from game.seventh_hero.rules.state import SeventhState
from tests.seventh_hero.positions import count, notations

ALL = frozenset(HEROES)
SENDINGS = {f"send {number}" for number in HEROES}
Card = tuple[str, int]  # ("wanderer", its turn), ("buried", its place), ("open", its number)


def met(state: SeventhState) -> frozenset[int]:
    """Tell which numbers meet the quest."""
    mask = quest(state.road.quest, state.seats)
    return frozenset(number for number in HEROES if mask >> number & 1)


def wanted(state: SeventhState) -> frozenset[int]:
    """Tell what the leader may send from its hand."""
    return ALL if state.road.free else met(state)


@dataclass
class Wanderer:
    """A wanderer that set out face down: what it may be, and where it ended."""

    wanted: frozenset[int]
    fate: Card | None = None


@dataclass
class Hint:
    """A card that a holder showed a leader."""

    turn: int
    place: int
    equal: bool


@dataclass
class Chronicle:
    """What happened, as far as several or all saw it."""

    seats: int
    turn: int = 0
    clock: int = 0
    wanderers: dict[int, Wanderer] = field(default_factory=dict)
    hints: list[Hint] = field(default_factory=list)
    seen: dict[tuple[int, Card], int] = field(default_factory=dict)  # seat and card: its number
    came: list[list[int]] = field(default_factory=list)  # by seat: when each card came into its hand
    went: list[list[tuple[int, Card]]] = field(
        default_factory=list
    )  # by seat: when each card went, and which
    lacked: list[list[tuple[int, frozenset[int]]]] = field(default_factory=list)  # by seat: when, what
    must_have: tuple[int, frozenset[int]] | None = None  # who is to send from its hand, and what it may send

    @classmethod
    def of(cls, state: SeventhState) -> Chronicle:
        """Begin to watch at a position of whose past nothing is known."""
        book = cls(state.seats)
        book.came = [[0] * len(player.hand) for player in state.players]
        book.went = [[] for _ in state.players]
        book.lacked = [[] for _ in state.players]
        return book

    def play(self, state: SeventhState, action: int) -> None:
        """Do `action` and write down what could be seen of it."""
        text, number = state.notation(action), int(state.road.number)
        leader, holder = int(state.road.leader), int(state.road.holder)
        fresh = text == "quest" or (
            state.phase in {ASKING, REPLYING} and state.reactions.window == AFTER_QUEST
        )
        lacking = self._shown_by(state, text)
        hidden = number > 0 and not state.road.openly
        sizes = [len(player.hand) for player in state.players]
        buried = len(state.road.buried)
        state.apply(action)
        self.clock += 1
        self.turn += text == "quest"
        self.must_have = None
        if lacking:
            self.lacked[leader].append((self.clock - 1, lacking))
        if text in SENDINGS:
            self.wanderers[self.turn] = Wanderer(wanted(state))
            self._went(leader, ("wanderer", self.turn), int(text[-1]), sizes)
        elif text in {"blind", "send from pile"}:
            self.wanderers[self.turn] = Wanderer(ALL)
        elif text.startswith("hint"):
            self._went(holder, ("buried", buried), int(text[-1]), sizes)
            self.seen[leader, ("buried", buried)] = int(text[-1])
            self.hints.append(Hint(self.turn, buried, text == f"hint {number}"))
        if hidden and not state.road.number:
            left = len(state.road.buried) > buried
            self.wanderers[self.turn].fate = ("buried", buried) if left else ("open", number)
        self._looked(state)
        for seat, size in enumerate(sizes):
            self.came[seat] += [self.clock] * (len(state.players[seat].hand) - size)
        if fresh:
            self._asked_leader(state)

    @staticmethod
    def _shown_by(state: SeventhState, text: str) -> frozenset[int]:
        """Tell what the leader can't have in hand who does this: it keeps to a quest that no card meets."""
        sends = text == "send from pile" or text.endswith("from party")
        if state.phase not in {ASKING, SENDING} or state.reactions.window != AFTER_QUEST:
            return frozenset()
        bars = text.startswith("use outcast")
        return met(state) if (sends or bars) and state.players[state.road.leader].hand else frozenset()

    def _went(self, seat: int, card: Card, number: int, sizes: list[int]) -> None:
        self.went[seat].append((self.clock, card))
        self.seen[seat, card] = number
        sizes[seat] -= 1

    def _looked(self, state: SeventhState) -> None:
        """Write down who has seen the wanderer."""
        if state.road.number and not state.road.openly:
            for seat, player in enumerate(state.view(0).players):
                if player.knows:
                    self.seen[seat, ("wanderer", self.turn)] = int(state.road.number)

    def _asked_leader(self, state: SeventhState) -> None:
        """Write down what shows of the leader's hand when it is to send, or can't."""
        leader = int(state.road.leader)
        if state.phase in {ASKING, REPLYING} and state.reactions.window == AFTER_QUEST:
            return
        if state.phase == SENDING and "party" not in notations(state)[0]:
            self.must_have = (leader, wanted(state))
        elif not state.road.free:
            self.lacked[leader].append((self.clock, wanted(state)))

    # Judging

    def faults(self, state: SeventhState, twin: SeventhState, seat: int) -> list[str]:
        """Name all in which `twin` can't be, for what `seat` has seen of `state`."""
        faults = [] if count(twin) == [11] * 7 else ["cards are lost or made"]
        if twin.view(seat) != state.view(seat):
            faults.append("it looks different")
        for (viewer, card), number in self.seen.items():
            if viewer == seat and self.number(twin, card) != number:
                faults.append(f"the seat has seen {card}, a {number}")
        for turn, wanderer in self.wanderers.items():
            if self.number(twin, ("wanderer", turn)) not in wanderer.wanted:
                faults.append(f"the wanderer of turn {turn} did not meet its quest")
        for hint in self.hints:
            pair = self.number(twin, ("buried", hint.place)), self.number(twin, ("wanderer", hint.turn))
            if (pair[0] == pair[1]) != hint.equal:
                faults.append(f"the hint at {hint.place} was answered otherwise")
        faults += [
            f"hand of seat {other}" for other in range(self.seats) if not self.hand_could_be(twin, other)
        ]
        return faults

    def number(self, twin: SeventhState, card: Card) -> int:
        """Tell the number that a card has in `twin`."""
        kind, which = card
        if kind == "open":
            return which
        if kind == "buried":
            return int(twin.road.buried[which].number)
        fate = self.wanderers[which].fate
        return int(twin.road.number) if fate is None else self.number(twin, fate)

    def hand_could_be(self, twin: SeventhState, seat: int) -> bool:
        """Tell whether a hand and all that went from it can be what came, at the times it came."""
        hand = twin.players[seat].hand
        left = [(when, self.number(twin, card)) for when, card in self.went[seat]]
        left += [(self.clock + 1, number) for number in hand]
        if len(left) != len(self.came[seat]):
            return False
        if self.must_have and self.must_have[0] == seat and not self.must_have[1] & set(hand):
            return False
        if not self.lacked[seat]:
            return True
        return can_be_paired([self._fitting(seat, number, went) for went, number in left])

    def _fitting(self, seat: int, number: int, went: int) -> list[int]:
        """List the cards that came to a hand in time to go at `went`, after it last lacked the number."""
        times = [when for when, numbers in self.lacked[seat] if when < went and number in numbers]
        since = max(times, default=-1)
        return [place for place, came in enumerate(self.came[seat]) if since < came < went]


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
