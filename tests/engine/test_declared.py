"""A small game inherits copies, packing, notation and results from the fields that it declares."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from game.engine.contract import OVER
from game.engine.declared import CardEvent, DeclaredRules, DeclaredState
from game.engine.errors import UnknownText
from game.engine.events import seen
from game.engine.options import Value
from game.engine.views import View


class RowView(View, frozen=True, kw_only=True):
    """All there is to see."""

    rows: tuple[tuple[int, ...], ...]
    left: int


class RowState(DeclaredState):
    """Two rows of stones; each seat takes the last of one."""

    ACTIONS = ("first", "second")
    rows: list[list[int]]
    left: int

    def begin(self, options: Mapping[str, Value]) -> None:
        """Lay the rows."""
        self.rows, self.left, self.to_move = [[1, 2], [3]], 3, 0

    def legal_actions(self) -> list[int]:
        """List the rows with stones."""
        return [at for at, row in enumerate(self.rows) if row]

    def apply(self, action: int) -> None:
        """Take a stone."""
        self.whisper("took", self.to_move, str(self.rows[action].pop()))
        self.left -= 1
        self.to_move = 1 - self.to_move if self.left else OVER

    def standings(self) -> list[int]:
        """Let both win."""
        return [1, 1]

    def view(self, seat: int) -> RowView:
        """Show everything."""
        return self.show(RowView, seat)


RULES = DeclaredRules("rows", RowState, range(2, 3))


def test_a_copy_shares_no_list() -> None:
    """However deep it lies."""
    state = RULES.setup(2, 1)
    twin = state.clone()
    twin.apply(0)

    assert state.view(0).rows == ((1, 2), (3,))  # type: ignore[attr-defined]  # of RowView


def test_what_is_packed_comes_back() -> None:
    """Every field, and the chance to come."""
    state = RULES.setup(2, 1)
    state.apply(0)
    twin = RULES.unpack(state.pack())

    assert twin == state
    assert twin.view(1) == state.view(1)
    assert twin.rng.words() == state.rng.words()


@pytest.mark.parametrize("place", range(5))
def test_a_field_of_another_type_is_not_unpacked(place: int) -> None:
    """Nor a wrong number of seats."""
    held = msgspec.msgpack.decode(RULES.setup(2, 1).pack())
    held[place] = "x"

    with pytest.raises(msgspec.DecodeError):
        RULES.unpack(msgspec.msgpack.encode(held))
    with pytest.raises(msgspec.DecodeError, match="3 seats"):
        RULES.unpack(RowState(3).pack())


def test_notation_is_the_list_of_actions() -> None:
    """Other numbers and texts mean nothing."""
    state = RULES.setup(2, 1)

    assert [state.read(state.notation(action)) for action in (0, 1)] == [0, 1]
    for number in (-1, 2):
        with pytest.raises(IndexError):
            state.notation(number)
    with pytest.raises(UnknownText):
        state.read("third")


def test_equal_standings_share_the_first_place() -> None:
    """And the victory."""
    state = RULES.setup(2, 1)
    for action in (0, 0, 1):
        state.apply(action)

    assert state.places() == [1, 1]
    assert state.returns() == [0.5, 0.5]
    assert state.view(0).places == (1, 1)
    assert state.why_not(0).code == "match_over"


def test_a_whisper_is_heard_by_two() -> None:
    """The others hear that something was done."""
    event = CardEvent(0, "looked", "judge", 1, secret=True)

    assert [seen([event], seat)[0].card for seat in range(3)] == ["judge", "judge", None]  # type: ignore[attr-defined]  # of CardEvent
