"""The containers of menus measure what they hold and put it into place, at every scale."""

from __future__ import annotations

import pygame
import pytest

from game.screens.widgets.layout import (
    Column,
    Fitting,
    Grid,
    Inset,
    Kit,
    Line,
    Made,
    Own,
    Part,
    Prose,
    Raised,
    Row,
    Scroll,
    Sized,
    Space,
    Stack,
)
from game.screens.widgets.page import Page
from game.screens.widgets.pane import Pane
from game.screens.widgets.widget import Widget
from game.table.layout.boxes import REST, Share
from game.table.pieces import Area

ROOM = Area(10.0, 20.0, 400.0, 300.0)
LONG = "A sentence that is by far too long for the little room that it is given here."


def box(name: str, tall: float = 0.0, wide: float = 0.0, at: str = "center") -> Made:
    """A widget without looks."""
    return Made(lambda place: Widget(name, place), tall, wide, at)


def placed(part: Part, unit: float = 1.0, area: Area = ROOM) -> dict[str, pygame.Rect]:
    """Where the named widgets of a part lie."""
    pygame.font.init()
    page = Page(unit)
    part.put(Kit(page), area)
    return {one.name: one.rect for one in page.reachable()}


@pytest.mark.parametrize("unit", [0.75, 1.0, 1.5, 2.0])
def test_what_has_no_height_of_its_own_takes_what_the_others_leave(unit: float) -> None:
    """At every scale."""
    found = placed(Column([box("head", 40.0), box("rest"), box("foot", 60.0)], 10.0), unit)

    assert found["head"].top == round(20 * unit)
    assert abs(found["rest"].top - found["head"].bottom - 10 * unit) <= 1
    assert abs(found["rest"].height - 180 * unit) <= 1
    assert found["foot"].bottom == round(320 * unit)


def test_a_row_gives_shares_to_what_has_no_width() -> None:
    """And puts what is lower than the row into its middle."""
    found = placed(Row([box("one", 30.0), box("two", 30.0, 100.0), box("three", 30.0)], 10.0))

    assert [found[name].width for name in ("one", "two", "three")] == [140, 100, 140]
    assert found["two"].x == 160
    assert found["one"].centery == found["two"].centery == 170


def test_a_column_is_as_tall_as_its_words_at_the_width_they_get() -> None:
    """Its gaps included."""
    told = Prose(LONG, "sans", 20.0)
    kit = Kit(Page(1.0))

    assert told.size(kit, 120.0)[1] > 2 * told.size(kit, 400.0)[1]
    assert Column([told, Space(10.0)], 5.0).size(kit, 120.0)[1] == told.size(kit, 120.0)[1] + 15.0


def test_words_wrap_instead_of_shrinking() -> None:
    """However many lines that takes."""
    kit = Kit(Page(1.0))
    one = Prose("Word", "sans", 20.0).size(kit, 400.0)[1]

    assert Prose(LONG, "sans", 20.0).size(kit, 200.0)[1] >= 3 * (one - 4)


def test_cells_of_a_grid_are_equal_in_its_last_row_too() -> None:
    """It begins at the left, or lies in the middle."""
    names = [str(number) for number in range(5)]
    found = placed(Grid([box(name, 20.0) for name in names], 3, 10.0))

    assert len({found[name].width for name in names}) <= 2  # a pixel of rounding
    assert found["3"].x == found["0"].x
    assert found["3"].y == found["0"].bottom + 10
    centred = placed(Grid([box(name, 20.0) for name in names], 3, 10.0, centred=True))
    assert abs(centred["3"].x + centred["4"].right - centred["0"].x - centred["2"].right) <= 1


def test_parts_in_a_stack_share_their_place() -> None:
    """One may have a margin."""
    found = placed(Stack([box("under"), Inset(box("above"), 20.0, 5.0)]))

    assert found["under"].inflate(-40, -10) == found["above"]


@pytest.mark.parametrize(
    ("at", "corner"), [("topleft", (10, 20)), ("midright", (310, 150)), ("midbottom", (160, 280))]
)
def test_a_part_of_a_given_size_keeps_to_its_side(at: str, corner: tuple[int, int]) -> None:
    """Whichever it is."""
    found = placed(Sized(box("it"), 100.0, 40.0, at))

    assert found["it"] == pygame.Rect(corner, (100, 40))


def test_nothing_leaves_an_area_that_is_too_small() -> None:
    """All shrink alike."""
    area = Area(0.0, 0.0, 100.0, 50.0)
    found = placed(Column([box("one", 40.0, 300.0), box("two", 40.0), box("three", 40.0)], 5.0), 1.0, area)

    assert all(pygame.Rect(0, 0, 100, 50).contains(rect) for rect in found.values())


def test_what_is_too_tall_scrolls() -> None:
    """All of it can be reached, and the scroll bar covers none of it."""
    page = Page(1.5)
    lines = Column([box(str(number), 60.0) for number in range(9)], 4.0)
    Scroll("all", lines).put(Kit(page), ROOM)
    pane = page.named_pane("all")

    assert isinstance(pane, Pane)
    assert pane.furthest > 0
    assert len(pane.inside) == 9
    assert all(one.rect.right <= pane.rect.right - round(12 * 1.5) for one in pane.inside)
    page.focus(pane.inside[-1])
    assert pane.rect.contains(pane.inside[-1].rect)


def test_a_part_may_depend_on_its_width() -> None:
    """In a row, on what the others leave."""
    part = Fitting(lambda width: box("wide" if width > 300 else "narrow", 30.0))

    assert set(placed(part)) == {"wide"}
    assert set(placed(Row([part, Space(200.0)]))) == {"narrow"}


def test_a_row_keeps_its_own_width_in_the_middle() -> None:
    """It isn't stretched."""
    found = placed(Own(Row([box("one", 20.0, 50.0), box("two", 20.0, 50.0)], 10.0)))

    assert (found["one"].x, found["two"].right) == (155, 265)


def test_a_row_of_words_and_shares_leaves_the_words_their_width() -> None:
    """What has no width takes the rest."""
    kit = Kit(Page(1.0))
    line = Line("Name", "sans", 20.0)
    cells = Row([line, box("rest", 20.0)], 10.0, [None, Share(1.0)]).cells(kit, ROOM)

    assert cells[0].width == line.size(kit, 400.0)[0]
    assert cells[1].x + cells[1].width == ROOM.x + ROOM.width
    assert Row([line, box("rest", 20.0)]).size(kit, 400.0)[0] == 0.0


def test_a_plate_is_under_what_lies_on_it() -> None:
    """And as tall as that, with its margin."""
    page = Page(1.0)
    Raised(box("on", 40.0), "glass", 12.0).put(Kit(page), ROOM)

    assert page.widgets[-1].name == "on"
    assert page.widgets[-2].rect == pygame.Rect(10, 20, 400, 300)
    assert Raised(box("on", 40.0), "glass", 12.0).size(Kit(page), 400.0)[1] == 64.0
    assert Column([Space(3.0), Space(4.0)], 0.0, [None, REST]).size(Kit(page), 9.0)[1] == 3.0
