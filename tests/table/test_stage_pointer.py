"""Pointing at pieces on the stage: hits, zones, dragging, close looks, the focus ring."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.table.layout.overlay import close_place, outline
from game.table.pieces import CANVAS, NOTHING, OVERLAY, Face, Placed
from game.table.stage import REST_SECONDS, Stage
from tests.table.plain import (
    BOARD,
    COLOURS,
    NIGHT,
    WINDOW,
    PlainTable,
    card,
    frames,
    shown,
)


@pytest.fixture
def window() -> Iterator[pygame.Surface]:
    """An unseen window."""
    pygame.display.init()
    yield pygame.display.set_mode(WINDOW)
    pygame.display.quit()


def test_the_topmost_piece_is_hit() -> None:
    """By height first, then by the order of the layout; what can't be picked is looked through."""
    low, high = card("low"), card("high", 450, height=5.0)
    stage = Stage(PlainTable())
    stage.show([high, low, card("cover", 450, height=9.0, pickable=False)])
    found = stage.hit((450, 400)), stage.hit((320, 400)), stage.hit((900, 400))

    assert [piece.key if piece else None for piece in found] == ["high", "low", None]


def test_a_zone_is_found_under_what_is_dropped() -> None:
    """Zones are found by themselves, whatever lies on them."""
    zone = Placed("zone", Face(NOTHING), (400, 400), (600, 400), height=-9, animated=False, drop=True)
    stage = Stage(PlainTable())
    stage.show([zone, card()])
    found = stage.zone((400, 400))

    assert found is not None
    assert found.key == "zone"
    assert stage.zone((1500, 900)) is None


def test_a_rest_of_the_pointer_shows_a_piece_closely(window: pygame.Surface) -> None:
    """Not at once, and no longer when the pointer leaves."""
    stage = Stage(PlainTable())
    stage.show([card(close=(430.0, 602.0))])
    stage.point_at((400, 400))
    before = shown(window, stage, 570, 400)
    frames(stage, REST_SECONDS + 0.3)
    during = shown(window, stage, 570, 400)
    stage.point_at((1500, 900))
    after = shown(window, stage, 570, 400)

    assert (before, during, after) == (NIGHT, COLOURS["front"], NIGHT)


@pytest.mark.parametrize("corner", [(95.0, 136.0), (1825.0, 136.0), (95.0, 944.0), (1825.0, 944.0)])
def test_a_close_look_stays_inside_the_window(window: pygame.Surface, corner: tuple[float, float]) -> None:
    """Near a corner it is moved, not cut: a frame of the table is left all round."""
    stage = Stage(PlainTable())
    stage.show([card(x=corner[0], y=corner[1], close=(430.0, 602.0), animated=False)])
    stage.look_at("card")
    frames(stage, 0.3)
    stage.settle(BOARD)
    stage.draw(window, BOARD)
    edge = [window.get_at((x, y)) for x in range(0, 960, 8) for y in (1, 538)]
    large = sum(window.get_at((x, y))[:3] == COLOURS["front"] for x in range(960) for y in range(0, 540, 10))

    assert not any(colour[:3] == COLOURS["front"] for colour in edge)
    assert large * 10 == pytest.approx(215 * 301, rel=0.05)


def test_a_close_look_leaves_advice_and_what_is_vital_free() -> None:
    """Beside them where there is room, else smaller."""
    piece, room = card(), pygame.Rect(0, 0, 1000, 600)
    spot = outline(BOARD, piece)
    beside = pygame.Rect(spot.right + 5, 0, 120, 600)
    size = (BOARD.length(430.0), BOARD.length(602.0))

    assert close_place(BOARD, piece, (430.0, 602.0), room).size == size
    for keep in ([beside], [beside, pygame.Rect(0, 0, spot.left - 5, 600)]):
        place = close_place(BOARD, piece, (430.0, 602.0), room, keep)
        assert room.contains(place)
        assert place.collidelist(keep) < 0
        assert place.width <= size[0]


def test_a_dragged_piece_follows_the_pointer(window: pygame.Surface) -> None:
    """It is seen where the pointer is, and glides back when it is let go."""
    stage = Stage(PlainTable())
    stage.show([card()])
    held = stage.grab("card", (400, 400))
    stage.drag((1200, 700))
    seen = shown(window, stage, 1200, 700), shown(window, stage, 400, 400)
    stage.release()
    frames(stage, 0.5)

    assert held
    assert seen == (COLOURS["front"], NIGHT)
    assert shown(window, stage, 400, 400) == COLOURS["front"]


def test_a_zone_lights_up_under_what_is_held(window: pygame.Surface) -> None:
    """One sees where the piece would be dropped, and only there."""
    zone = Placed("zone", Face(NOTHING), (1400, 400), (300, 300), height=-9, animated=False, drop=True)
    stage = Stage(PlainTable())
    stage.show([zone, card()])
    stage.grab("card", (400, 400))
    beside = shown(window, stage, 1400, 552)
    stage.drag((1400, 400))
    above = shown(window, stage, 1400, 552)

    assert beside == NIGHT
    assert max(above) > 60


def test_dragging_from_a_tray_takes_the_piece_on_top() -> None:
    """A pile is picked by its tray; what is dragged is its topmost chip."""
    tray = card("stock", face=Face("panel"), animated=False)
    chips = [card("chip", pickable=False, height=float(step))._replace(size=(60, 60)) for step in range(3)]
    stage = Stage(PlainTable())
    stage.show([tray, *chips])
    stage.grab("stock", (400, 400))

    assert stage.held == chips[2]
    assert not stage.grab("nothing", (0, 0))


def test_what_lies_on_a_piece_is_dragged_along(window: pygame.Surface) -> None:
    """Wholly on it, that is: a neighbour that only overlaps it stays where it is."""
    sheet = card("sheet", height=1.0, pickable=False, face=Face("other"))._replace(size=(60, 60))
    beside = card("beside", 480, height=2.0, face=Face("panel"))
    stage = Stage(PlainTable())
    stage.show([card(), sheet, beside])
    stage.grab("card", (400, 400))
    stage.drag((1200, 700))
    seen = shown(window, stage, 1200, 700), shown(window, stage, 480, 400)
    stage.release()
    frames(stage, 0.5)

    assert seen == (COLOURS["other"], COLOURS["panel"])
    assert shown(window, stage, 375, 400) == COLOURS["other"]


def test_what_lies_on_a_piece_is_seen_while_one_points_at_it(window: pygame.Surface) -> None:
    """The piece is drawn over its neighbours, and what lies on it over that."""
    sheet = card("sheet", height=1.0, pickable=False, face=Face("other"))._replace(size=(60, 60))
    stage = Stage(PlainTable())
    stage.show([card(), sheet, card("beside", 480, height=2.0, face=Face("panel"))])
    stage.point_at((320, 400))
    seen = shown(window, stage, 400, 400), shown(window, stage, 470, 400)

    assert seen == (COLOURS["other"], COLOURS["front"])


def test_a_veil_over_the_whole_table_gets_no_frame(window: pygame.Surface) -> None:
    """It can be clicked anywhere, and is no piece that one points at."""
    veil = Placed(
        "toggle:deck", Face("panel"), (960, 540), CANVAS, height=OVERLAY, animated=False, pickable=True
    )
    pictures = []
    for point in (None, (400.0, 400.0)):
        stage = Stage(PlainTable())
        stage.show([veil])
        stage.point_at(point)
        stage.settle(BOARD)
        stage.draw(window, BOARD)
        pictures.append(pygame.image.tobytes(window, "RGB"))

    assert pictures[0] == pictures[1]


def test_the_focus_ring_is_light_and_dark_and_three_pixels_thick(window: pygame.Surface) -> None:
    """So it is seen on any ground, by its contrast and not by its colour."""
    stage = Stage(PlainTable())
    stage.show([card(animated=False)])
    stage.focus = "card"
    stage.settle(BOARD)
    stage.draw(window, BOARD)
    row = [window.get_at((x, BOARD.pixel((0, 400))[1])) for x in range(BOARD.pixel((400 - 115, 0))[0], 200)]
    light = [colour for colour in row if min(colour[:3]) > 190]

    assert len(light) >= 3
    assert any(max(colour[:3]) < 30 for colour in row)
