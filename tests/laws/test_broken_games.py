"""Each law notices when it is broken: the game of stones with one fault at a time."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from game.engine.contract import OVER, TABLE
from game.engine.errors import Reason
from game.engine.events import Event
from game.engine.rng import Rng
from game.laws.check import LAWS, check_laws, first_look, verdict_on
from game.laws.knowledge import dealt_anew
from game.laws.playthrough import Playthrough
from tests.engine.stones import StonesRules, StonesState, StonesView

COUNTER = itertools.count()


class Heap(StonesState):
    """The game of stones; copies of one that breaks a law break it too."""

    def clone(self) -> Heap:
        """Copy all there is."""
        twin = type(self)(self.seats, self.stones)
        twin.turn, twin.to_move = self.turn, self.to_move
        return twin


class HeapRules(StonesRules):
    """Its rules, for one kind of state."""

    kind: type[Heap] = Heap

    def setup(self, seats: int, seed: int, options: Mapping[str, object] = {}) -> Heap:
        """Lay seven stones."""
        super().setup(seats, seed, options)
        return self.kind(seats, 7)

    def unpack(self, data: bytes) -> Heap:
        """Read what was packed."""
        state = super().unpack(data)
        twin = self.kind(state.seats, state.stones)
        twin.turn, twin.to_move = state.turn, state.to_move
        return twin


class OddView(StonesView, frozen=True, kw_only=True):
    """A view with one more fact."""

    more: int


class Told(Event, frozen=True):
    """An event that tells what it should not."""

    what: int


def seen(state: StonesState, seat: int, more: int) -> OddView:
    """Return a view with one more fact."""
    return OddView(seat=seat, seats=state.seats, to_move=state.to_move, stones=state.stones, more=more)


class _ListsTwice(Heap):
    def legal_actions(self) -> list[int]:
        return super().legal_actions() * (2 if self.to_move >= 0 else 1)


class _ListsInAnyOrder(Heap):
    def legal_actions(self) -> list[int]:
        actions = super().legal_actions()
        return actions if next(COUNTER) % 2 else actions[::-1]


class _NothingToDo(Heap):
    def legal_actions(self) -> list[int]:
        return [] if self.stones == 3 else super().legal_actions()


class _GivesNoReason(Heap):
    def why_not(self, action: int) -> Reason:
        return None  # type: ignore[return-value]


class _WritesAlike(Heap):
    def notation(self, action: int) -> str:
        return "take 1" if action else "count"


class _WritesSecrets(Heap):
    def determinize(self, seat: int, rng: Rng) -> Heap:
        twin = self.clone()
        twin.turn = -1
        return twin

    def notation(self, action: int) -> str:
        return super().notation(action) + ("" if self.turn >= 0 else " ")


class _ReadsAnything(Heap):
    def read(self, text: str) -> int:
        return ("count", "take 1", "take 2").index(text)


class _ViewsChange(Heap):
    def view(self, seat: int) -> StonesView:
        self.turn += 5 * self.seats
        return super().view(seat)


class _SharesWithItsClones(Heap):
    heap: ClassVar[list[int]] = []

    def apply(self, action: int) -> None:
        super().apply(action)
        self.heap.append(action)

    def pack(self) -> bytes:
        return super().pack() + bytes(self.heap)


class _ForgetsInPacking(Heap):
    def pack(self) -> bytes:
        return super().pack().replace(b"\x07", b"\x06")


class _KeepsLuckFromPacking(Heap):
    luck = 0

    def clone(self) -> Heap:
        twin = super().clone()
        twin.luck = self.luck  # type: ignore[attr-defined]
        return twin

    def apply(self, action: int) -> None:
        super().apply(action)
        self.luck += 1
        if self.luck > 3:
            self.stones = 0


class _DealsOthers(Heap):
    def determinize(self, seat: int, rng: Rng) -> Heap:
        twin = self.clone()
        twin.stones += 3
        return twin


class _HidesTheTurn(Heap):
    def determinize(self, seat: int, rng: Rng) -> Heap:
        twin = self.clone()
        twin.turn += self.seats
        return twin


class _DealsByItself(Heap):
    def determinize(self, seat: int, rng: Rng) -> Heap:
        twin = self.clone()
        twin.turn += self.seats * (next(COUNTER) % 7)
        return twin


class _LooksForAnother(Heap):
    def view(self, seat: int) -> StonesView:
        return super().view(0)


class _TellsSecrets(Heap):
    def determinize(self, seat: int, rng: Rng) -> Heap:
        twin = self.clone()
        twin.turn = self.turn + self.seats * rng.below(9)
        return twin

    def apply(self, action: int) -> None:
        if self.events is not None:
            self.events.append(Told(TABLE, self.turn))
        super().apply(action)


class _TellsOfNobody(Heap):
    def apply(self, action: int) -> None:
        super().apply(action)
        if self.events is not None:
            self.events.append(Event(99))


class _ReportsInCopies(Heap):
    def clone(self) -> Heap:
        twin = super().clone()
        twin.events = self.events
        return twin


class _NeverEnds(Heap):
    def apply(self, action: int) -> None:
        super().apply(action)
        self.stones = 7


class _SharesTooMuch(Heap):
    def returns(self) -> list[float]:
        return [1.0] * self.seats


class _HidesItsPlaces(Heap):
    def view(self, seat: int) -> StonesView:
        return seen(self, seat, 0)


class _Lost(Heap):
    def apply(self, action: int) -> None:
        if self.stones == 5 and action:
            raise ZeroDivisionError("it broke")
        super().apply(action)


def _deal_by_the_clock(_rules: object, seats: int, *_: object) -> Heap:
    return Heap(seats, 7 + next(COUNTER) % 2)


BROKEN: dict[str, type[Heap]] = {
    "every_match_ends": _NeverEnds,
    "places_and_returns_agree": _SharesTooMuch,
    "places_are_shown_at_the_end": _HidesItsPlaces,
    "listed_once_in_order": _ListsTwice,
    "always_something_to_do": _NothingToDo,
    "a_match_refuses_the_rest": _GivesNoReason,
    "notation_reads_back": _WritesAlike,
    "notation_shows_no_secret": _WritesSecrets,
    "nonsense_is_refused": _ReadsAnything,
    "asking_changes_nothing": _ViewsChange,
    "a_clone_is_independent": _SharesWithItsClones,
    "the_original_leaves_its_copies_alone": _SharesWithItsClones,
    "copies_meet_the_same_chance": _KeepsLuckFromPacking,
    "packing_keeps_everything": _ForgetsInPacking,
    "a_determinization_looks_the_same": _DealsOthers,
    "a_seat_may_do_the_same_in_it": _ListsInAnyOrder,
    "what_looks_the_same_is_dealt_the_same": _HidesTheTurn,
    "a_determinization_needs_chance_alone": _DealsByItself,
    "a_view_says_who_looks": _LooksForAnother,
    "events_show_no_secret": _TellsSecrets,
    "events_are_plain_data": _TellsOfNobody,
    "copies_report_nothing": _ReportsInCopies,
}
BROKEN_RULES: dict[str, dict[str, Any]] = {
    "setup_takes_what_is_offered": {"setup": lambda _self, seats, *_: Heap(seats, 7)},
    "only_packed_bytes_unpack": {"unpack": lambda *_: Heap(2, 7)},
    "the_same_seed_is_the_same_match": {"setup": _deal_by_the_clock},
    "a_match_reads_back": {"setup": _deal_by_the_clock},
}
BY_NAME = {law.__name__: law for law in LAWS}


def rules_with(kind: type[Heap], **members: Any) -> StonesRules:
    """Return rules that set up states of a kind."""
    broken = type("BrokenRules", (HeapRules,), {"kind": kind, **members})()
    assert isinstance(broken, StonesRules)
    return broken


def test_the_game_of_stones_breaks_none() -> None:
    """So what breaks below is the fault that was made."""
    rules = rules_with(Heap)

    assert [verdict for verdict in check_laws(rules, seeds=2) if verdict.trouble] == []
    assert first_look(rules) is None


@pytest.mark.parametrize("law", BROKEN)
def test_a_broken_law_is_noticed(law: str) -> None:
    """With the place, so that it can be done again."""
    rules = rules_with(BROKEN[law])
    verdict = verdict_on(BY_NAME[law], [Playthrough(rules, 2, seed, 100) for seed in range(3)])

    assert "(2 seats, seed " in verdict.trouble


@pytest.mark.parametrize("law", BROKEN_RULES)
def test_broken_rules_are_noticed(law: str) -> None:
    """What they set up and unpack."""
    rules = rules_with(Heap, **BROKEN_RULES[law])

    assert verdict_on(BY_NAME[law], [Playthrough(rules, 2, 1)]).trouble


def test_every_law_is_tried() -> None:
    """But for the one that `Match` keeps for every game."""
    tried = {*BROKEN, *BROKEN_RULES, "a_match_accepts_what_is_legal"}

    assert tried == BY_NAME.keys()


def test_an_error_of_the_game_is_a_finding() -> None:
    """It is named with the line of code, seats and seed, and nothing else is tried."""
    (verdict,) = check_laws(rules_with(_Lost))

    assert verdict.trouble.startswith("ZeroDivisionError: it broke (test_broken_games.py, line ")
    assert " (1 seats, seed " in verdict.trouble


@pytest.mark.parametrize("kind", [_Lost, _ListsTwice, _LooksForAnother, _GivesNoReason])
def test_a_first_look_notices_what_is_wrong_from_the_start(kind: type[Heap]) -> None:
    """So that such a package is named when it is loaded."""
    verdict = first_look(rules_with(kind))

    assert verdict is not None
    assert verdict.trouble


def test_seats_from_which_nothing_is_hidden_are_told_apart() -> None:
    """All lies open in the game of stones."""
    assert dealt_anew(Playthrough(rules_with(Heap), 2, 1)) == set()
    assert OVER not in dealt_anew(Playthrough(rules_with(Heap), 3, 1))
