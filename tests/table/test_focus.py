"""The keyboard's way over the table."""

from __future__ import annotations

import pytest

from game.table.input.focus import Direction, Focus
from game.table.pieces import Face, Placed

WIDTH, HEIGHT = 100.0, 140.0


def piece(
    key: str, x: float, y: float, group: str = "", size: tuple[float, float] = (WIDTH, HEIGHT)
) -> Placed:
    """A pickable piece about this point."""
    return Placed(key, Face("plain"), (x, y), size, pickable=True, group=group)


def grid(columns: int = 4, rows: int = 3) -> list[Placed]:
    """Pieces in rows and columns, named by both: "21" is column 2 of row 1."""
    return [
        piece(f"{column}{row}", 60 + column * 110, 80 + row * 150, "grid")
        for row in range(rows)
        for column in range(columns)
    ]


@pytest.mark.parametrize(
    ("direction", "expected"), [("left", "01"), ("right", "21"), ("up", "10"), ("down", "12")]
)
def test_an_arrow_goes_to_the_neighbour(direction: Direction, expected: str) -> None:
    """On a grid each arrow goes one row or column on."""
    focus = Focus()
    focus.follow(grid())
    focus.put("11")
    focus.move(direction)

    assert focus.key == expected


@pytest.mark.parametrize(
    ("start", "direction"), [("00", "left"), ("00", "up"), ("32", "right"), ("32", "down")]
)
def test_an_arrow_stays_where_there_is_nothing_further(start: str, direction: Direction) -> None:
    """At the edge the focus stays."""
    focus = Focus()
    focus.follow(grid())
    focus.put(start)
    focus.move(direction)

    assert focus.key == start


def test_every_piece_can_be_reached_by_arrows() -> None:
    """Also beside pieces of other sizes, no piece of a grid is out of reach."""
    layout = [*grid(), piece("tall", 560, 230, size=(100, 440)), piece("wide", 300, 560, size=(560, 60))]
    focus = Focus()
    focus.follow(layout)
    reached, waiting = {"00"}, ["00"]
    while waiting:
        start = waiting.pop()
        for direction in ("left", "right", "up", "down"):
            focus.put(start)
            focus.move(direction)
            if focus.key is not None and focus.key not in reached:
                reached.add(focus.key)
                waiting.append(focus.key)

    assert reached == {each.key for each in layout}


def test_straight_ahead_comes_before_nearer_aside() -> None:
    """What lies in the same row is next, even when something in another row is closer."""
    focus = Focus()
    focus.follow([piece("here", 0, 0), piece("ahead", 400, 0), piece("aside", 110, 160)])
    focus.put("here")
    focus.move("right")

    assert focus.key == "ahead"


def test_tab_goes_round_the_groups() -> None:
    """In the layout's order, back to the first after the last."""
    focus = Focus()
    focus.follow([piece("a", 0, 0, "market"), piece("b", 200, 0, "stock"), piece("c", 400, 0, "hand")])
    forward = []
    for _ in range(4):
        focus.tab()
        forward.append(focus.key)
    focus.tab(-1)

    assert forward == ["a", "b", "c", "a"]
    assert focus.key == "c"


def test_tab_prefers_a_piece_that_is_of_use() -> None:
    """Within its group the focus goes to what a legal action needs."""
    useful = piece("useful", 200, 0, "market")._replace(marks=frozenset({"legal"}))
    focus = Focus()
    focus.follow([piece("idle", 0, 0, "market"), useful])
    focus.tab()

    assert focus.key == "useful"


def test_the_focus_stays_with_its_piece() -> None:
    """Wherever the piece goes."""
    focus = Focus()
    focus.follow([piece("card", 0, 0), piece("other", 200, 0)])
    focus.put("card")
    focus.follow([piece("other", 0, 0), piece("card", 900, 500)])

    assert focus.key == "card"


def test_the_focus_goes_to_the_nearest_when_its_piece_has_gone() -> None:
    """Rather within the same group."""
    focus = Focus()
    focus.follow(
        [piece("gone", 0, 0, "market"), piece("far", 600, 0, "market"), piece("near", 50, 0, "hand")]
    )
    focus.put("gone")
    focus.follow([piece("far", 600, 0, "market"), piece("near", 50, 0, "hand")])

    assert focus.key == "far"


def test_what_cannot_be_picked_never_has_the_focus() -> None:
    """Panels and words are no stops."""
    focus = Focus()
    focus.follow([piece("panel", 0, 0)._replace(pickable=False)])
    focus.put("panel")
    focus.move("right")
    focus.tab()

    assert focus.key is None
