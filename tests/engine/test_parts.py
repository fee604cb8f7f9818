"""Parts of positions: what follows from their fields."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest

from game.engine.parts import Part, fields, pack, unpack
from game.engine.rng import Rng


class Seat(Part):
    """What a seat holds."""

    def __init__(self, chips: int = 0) -> None:
        """Give it chips."""
        self.chips = chips
        self.hand: list[int] = []


class Table(Part):
    """One of each kind of field."""

    HOLDS: ClassVar = {"seats": list[Seat], "decks": list[list[int]]}

    def __init__(self) -> None:
        """Begin with nothing."""
        self.turn = 0
        self.over = False
        self.chance = Rng()
        self.seats: list[Seat] = []
        self.decks: list[list[int]] = []


def table() -> Table:
    """Lay a table for two."""
    laid = Table()
    laid.turn, laid.chance, laid.seats, laid.decks = -1, Rng(7), [Seat(3), Seat(4)], [[1, 2], []]
    return laid


def packed(**held: object) -> bytes:
    """Encode what a table's fields hold; those that aren't named are right."""
    right = {"turn": -1, "over": False, "chance": [1, 2, 3, 4], "seats": [[3, []]], "decks": [[1]]}
    return msgspec.msgpack.encode([{**right, **held}[name] for name in fields(Table)])


def test_what_was_packed_is_unpacked() -> None:
    """Parts in parts, too."""
    assert unpack(Table, pack(table())) == table()


def test_parts_are_equal_when_all_they_hold_is() -> None:
    """Down to a chip of a seat; parts of two kinds never are."""
    other = table()
    other.seats[1].chips = 5

    assert table() == table()
    assert other != table()
    assert Seat() != Table()


def test_a_stream_goes_on_where_it_was_packed() -> None:
    """Chance is a part like any other."""
    stream = Rng(3)
    stream.word()

    assert unpack(Rng, pack(stream)).word() == stream.word()


def test_an_unpacked_part_is_a_part_again() -> None:
    """Lists of parts hold parts."""
    assert [type(seat) for seat in unpack(Table, packed()).seats] == [Seat]


@pytest.mark.parametrize(
    "held",
    [
        {"turn": "1"},
        {"turn": True},
        {"turn": 1.0},
        {"turn": 1 << 63},
        {"turn": None},
        {"over": 0},
        {"chance": [1, 2, 3]},
        {"chance": [1, 2, 3, 4, 5]},
        {"chance": 1},
        {"seats": [[3]]},
        {"seats": [[3, [], 0]]},
        {"seats": [["3", []]]},
        {"seats": [[3, [[]]]]},
        {"seats": {}},
        {"decks": [1]},
        {"decks": [[[1]]]},
    ],
    ids=str,
)
def test_what_has_a_wrong_type_is_not_unpacked(held: dict[str, object]) -> None:
    """A number is no truth value, and has 64 bits; nothing is missing or left over."""
    with pytest.raises(msgspec.DecodeError):
        unpack(Table, packed(**held))


@pytest.mark.parametrize(
    "data", [b"", b"\xc0", b"\x90", pack(table())[:-1], pack(table()) + b"\x00", b"\x91" * 100_000]
)
def test_what_is_no_part_is_not_unpacked(data: bytes) -> None:
    """Nothing, another thing, cut short, too long, or nested without end."""
    with pytest.raises(msgspec.DecodeError):
        unpack(Table, data)
