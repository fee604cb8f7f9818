"""The stage, with plain pieces in an unseen window."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.engine.errors import Reason
from game.engine.views import View
from game.table.board import Board
from game.table.motion import Pace
from game.table.pieces import NOTHING, Area, Face, Placed, Setting
from game.table.stage import REST_SECONDS, Stage

WINDOW = (960, 540)
BOARD = Board(WINDOW)
FRAME = 1 / 60
BACK, FRONT = Face("back"), Face("front")
COLOURS = {"back": (200, 40, 40), "front": (40, 200, 40), "other": (40, 40, 200), "panel": (90, 90, 90)}
NIGHT = (10, 10, 10)


class PlainTable:
    """Faces of one colour each, and a count of how many were painted."""

    def __init__(self) -> None:
        """Nothing is painted yet."""
        self.painted: list[tuple[Face, tuple[int, int]]] = []

    def layout(self, view: View, area: Area, setting: Setting) -> list[Placed]:
        """Tests lay the pieces themselves."""
        return []

    def picks(self, view: View, action: int) -> tuple[str, ...]:
        """No action has picks."""
        return ()

    def dropped(self, view: View, key: str, zone: str) -> tuple[int, ...]:
        """No drop means anything."""
        return ()

    def best_first(self, view: View, actions: tuple[int, ...]) -> tuple[int, ...]:
        """No game, so no preference."""
        return actions

    def button(self, view: View, action: int, setting: Setting) -> str:
        """No words."""
        return ""

    def refuse(self, view: View, picked: tuple[str, ...]) -> Reason:
        """No reason."""
        return Reason("none", "")

    def describe(self, view: View, key: str, setting: Setting) -> str:
        """No words."""
        return ""

    def paint(self, face: Face, size: tuple[int, int]) -> pygame.Surface:
        """A plate of the face's colour."""
        self.painted.append((face, size))
        surface = pygame.Surface(size, pygame.SRCALPHA)
        surface.fill(COLOURS[face.kind])
        return surface

    def background(self, size: tuple[int, int]) -> pygame.Surface:
        """A dark table."""
        surface = pygame.Surface(size)
        surface.fill(NIGHT)
        return surface

    def ahead(self, view: View, setting: Setting) -> tuple[tuple[Face, tuple[float, float]], ...]:
        """Nothing comes up."""
        return ()


@pytest.fixture
def window() -> Iterator[pygame.Surface]:
    """An unseen window."""
    pygame.display.init()
    yield pygame.display.set_mode(WINDOW)
    pygame.display.quit()


def card(key: str = "card", x: float = 400, y: float = 400, **changes: Any) -> Placed:
    """A pickable card of 180 x 252 about this point."""
    return Placed(key, FRONT, (x, y), (180.0, 252.0), back=BACK, pickable=True)._replace(**changes)


def shown(window: pygame.Surface, stage: Stage, x: float, y: float) -> tuple[int, int, int]:
    """The colour at a point in board units, after everything is painted."""
    stage.settle(BOARD)
    stage.draw(window, BOARD)
    colour = window.get_at(BOARD.pixel((x, y)))
    return colour.r, colour.g, colour.b


def frames(stage: Stage, seconds: float) -> None:
    """Let time pass in frames."""
    for _ in range(round(seconds / FRAME)):
        stage.update(FRAME)


def test_what_is_shown_lies_there_at_once(window: pygame.Surface) -> None:
    """No motion, and the picture has the piece where the layout has it."""
    stage = Stage(PlainTable())
    stage.show([card()])

    assert not stage.moving
    assert shown(window, stage, 400, 400) == COLOURS["front"]
    assert shown(window, stage, 900, 400) == NIGHT


def test_a_piece_moves_to_its_new_place(window: pygame.Surface) -> None:
    """It leaves its old place, is under way for a while, and arrives."""
    stage = Stage(PlainTable())
    stage.show([card()])
    stage.move_to([card(x=1400)])
    frames(stage, 0.15)
    under_way = shown(window, stage, 1400, 400), shown(window, stage, 400, 400)
    frames(stage, 0.4)

    assert under_way == (NIGHT, NIGHT)
    assert not stage.moving
    assert shown(window, stage, 1400, 400) == COLOURS["front"]


def test_updating_returns_the_time_not_needed() -> None:
    """So the next motion can begin within the same frame."""
    stage = Stage(PlainTable())
    stage.show([card()])
    still = stage.update(0.5)
    stage.move_to([card(x=1400)])
    under_way = stage.update(0.1)
    arrived = stage.update(0.5)

    assert still == 0.5
    assert under_way == 0.0
    assert arrived == pytest.approx(0.32)


def test_any_motion_can_be_finished(window: pygame.Surface) -> None:
    """Everything is where it belongs at once, and nothing of what has gone is left."""
    stage = Stage(PlainTable())
    stage.show([card(), card("gone", 900)])
    stage.move_to([card(x=1400)])
    stage.finish()

    assert not stage.moving
    assert shown(window, stage, 1400, 400) == COLOURS["front"]
    assert shown(window, stage, 900, 400) == NIGHT


def test_without_motion_pieces_are_there_at_once() -> None:
    """The level "none" has no way between two layouts."""
    stage = Stage(PlainTable(), Pace("none"))
    stage.show([card()])
    stage.move_to([card(x=1400)])

    assert not stage.moving


def test_a_beat_is_over_within_a_second_however_much_moves() -> None:
    """Forty cards from one pile, each to its place and turned over."""
    stage = Stage(PlainTable())
    stage.move_to(
        [card(f"card:{index}", 100 + index * 40, origin=(1800.0, 900.0)) for index in range(40)],
    )
    frames(stage, 0.9)

    assert not stage.moving


def test_a_new_motion_starts_from_where_pieces_are_seen(window: pygame.Surface) -> None:
    """A piece under way is not first thrown to its end."""
    stage = Stage(PlainTable(), Pace("gentle"))
    stage.show([card(x=200)])
    stage.move_to([card(x=1700)])
    frames(stage, 0.14)
    stage.move_to([card(x=200)])

    assert shown(window, stage, 1700, 400) == NIGHT
    assert shown(window, stage, 950, 400) == COLOURS["front"]


def test_a_hidden_side_is_never_seen_before_the_turn(window: pygame.Surface) -> None:
    """A card that comes from a pile shows its back until it turns."""
    stage = Stage(PlainTable())
    stage.move_to([card(x=1400, origin=(400.0, 400.0))])

    assert shown(window, stage, 400, 400) == COLOURS["back"]


def test_the_topmost_piece_is_hit() -> None:
    """By height first, then by the order of the layout; what can't be picked is looked through."""
    low, high = card("low"), card("high", 450, height=5.0)
    stage = Stage(PlainTable())
    stage.show([high, low, card("cover", 450, height=9.0, pickable=False)])
    found = stage.hit((450, 400)), stage.hit((320, 400)), stage.hit((900, 400))

    assert [piece.key if piece else None for piece in found] == ["high", "low", None]


def test_a_zone_is_found_under_what_is_dropped() -> None:
    """Zones are found by themselves, whatever lies on them."""
    zone = Placed("zone", Face(NOTHING), (400, 400), (600, 400), height=-9, lively=False, drop=True)
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
    stage.show([card(x=corner[0], y=corner[1], close=(430.0, 602.0), lively=False)])
    stage.look_at("card")
    frames(stage, 0.3)
    stage.settle(BOARD)
    stage.draw(window, BOARD)
    edge = [window.get_at((x, y)) for x in range(0, 960, 8) for y in (1, 538)]
    large = sum(window.get_at((x, y))[:3] == COLOURS["front"] for x in range(960) for y in range(0, 540, 10))

    assert not any(colour[:3] == COLOURS["front"] for colour in edge)
    assert large * 10 == pytest.approx(215 * 301, rel=0.05)


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
    zone = Placed("zone", Face(NOTHING), (1400, 400), (300, 300), height=-9, lively=False, drop=True)
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
    tray = card("stock", face=Face("panel"), lively=False)
    chips = [card("chip", pickable=False, height=float(step))._replace(size=(60, 60)) for step in range(3)]
    stage = Stage(PlainTable())
    stage.show([tray, *chips])
    stage.grab("stock", (400, 400))

    assert stage.held == chips[2]
    assert not stage.grab("nothing", (0, 0))


@pytest.mark.parametrize("mark", ["legal", "open", "picked", "owed", "busy", "dim"])
def test_every_mark_can_be_seen(window: pygame.Surface, mark: str) -> None:
    """A marked piece looks different from one without."""
    stage = Stage(PlainTable())
    pictures = []
    for marks in (frozenset[str](), frozenset({mark})):
        stage.show([card(marks=marks)])
        stage.settle(BOARD)
        stage.draw(window, BOARD)
        pictures.append(pygame.image.tobytes(window, "RGB"))

    assert pictures[0] != pictures[1]


def test_what_is_owed_pulses_in_full_motion_only(window: pygame.Surface) -> None:
    """It looks different half a second later; in the gentle level it stays as it is."""
    changed = []
    for pace in (Pace("full"), Pace("gentle")):
        stage = Stage(PlainTable(), pace)
        stage.show([card(marks=frozenset({"owed"}))])
        stage.settle(BOARD)
        stage.draw(window, BOARD)
        before = pygame.image.tobytes(window, "RGB")
        frames(stage, 0.6)
        stage.draw(window, BOARD)
        changed.append(pygame.image.tobytes(window, "RGB") != before)

    assert changed == [True, False]


def test_the_focus_ring_is_light_and_dark_and_three_pixels_thick(window: pygame.Surface) -> None:
    """So it is seen on any ground, by its contrast and not by its colour."""
    stage = Stage(PlainTable())
    stage.show([card(lively=False)])
    stage.focus = "card"
    stage.settle(BOARD)
    stage.draw(window, BOARD)
    row = [window.get_at((x, BOARD.pixel((0, 400))[1])) for x in range(BOARD.pixel((400 - 115, 0))[0], 200)]
    light = [colour for colour in row if min(colour[:3]) > 190]

    assert len(light) >= 3
    assert any(max(colour[:3]) < 30 for colour in row)


def test_a_still_table_paints_nothing(window: pygame.Surface) -> None:
    """Once everything is there, frames only put it on the screen."""
    table = PlainTable()
    stage = Stage(table)
    stage.show([card(f"card:{index}", 100 + index * 200, 300) for index in range(6)])
    stage.settle(BOARD)
    stage.draw(window, BOARD)
    painted = len(table.painted)
    for _ in range(30):
        stage.update(FRAME)
        stage.draw(window, BOARD)

    assert len(table.painted) == painted
    assert stage.sprites.misses == 0


def test_one_frame_paints_little(window: pygame.Surface) -> None:
    """Of thirty different faces only a few are made in one frame, and all of them soon."""
    table = PlainTable()
    stage = Stage(table)
    stage.show(
        [
            card(f"card:{index}", 60 + index * 60, 300, face=Face("front", (index,)), lively=False)
            for index in range(30)
        ]
    )
    counts = []
    for _ in range(40):
        before = len(table.painted)
        stage.draw(window, BOARD)
        counts.append(len(table.painted) - before)

    assert max(counts) <= 2
    assert sum(counts) == 30


def test_a_changed_face_is_shown_until_the_new_one_is_painted(window: pygame.Surface) -> None:
    """A place never goes empty for a frame because its new picture isn't ready."""
    stage = Stage(PlainTable())
    layout = [card(f"card:{index}", 100 + index * 200, 300) for index in range(8)]
    stage.show(layout)
    stage.settle(BOARD)
    stage.draw(window, BOARD)
    changed = [piece._replace(face=Face("other", (index,))) for index, piece in enumerate(layout)]
    stage.move_to(changed)
    seen = []
    for _ in range(12):
        stage.update(FRAME)
        stage.draw(window, BOARD)
        seen += [window.get_at(BOARD.pixel(piece.centre))[:3] for piece in layout]

    assert NIGHT not in seen
    assert seen[-8:] == [COLOURS["other"]] * 8


def test_what_may_come_up_is_painted_while_all_is_still(window: pygame.Surface) -> None:
    """Not while anything moves, and every face only once."""
    table = PlainTable()
    stage = Stage(table)
    stage.show([card()])
    stage.settle(BOARD)
    stage.draw(window, BOARD)
    stage.foresee([(Face("other"), (180.0, 252.0))] * 2)
    stage.move_to([card(x=1400)])
    for _ in range(10):
        stage.update(FRAME)
        stage.draw(window, BOARD)
    while_moving = [face for face, _ in table.painted].count(Face("other"))
    for _ in range(90):
        stage.update(FRAME)
        stage.draw(window, BOARD)

    assert while_moving == 0
    assert [face for face, _ in table.painted].count(Face("other")) == 1


def test_another_window_shows_the_same_table(window: pygame.Surface) -> None:
    """The table follows the window's size."""
    stage = Stage(PlainTable())
    stage.show([card()])
    stage.settle(BOARD)
    stage.draw(window, BOARD)
    larger = pygame.display.set_mode((1280, 800))
    board = Board((1280, 800))
    stage.settle(board)
    stage.draw(larger, board)

    assert larger.get_at(board.pixel((400, 400)))[:3] == COLOURS["front"]
    assert larger.get_at((2, 2))[:3] == NIGHT


def test_pictures_are_bounded_in_bytes(window: pygame.Surface) -> None:
    """However many faces are shown, no more is kept than the shelf holds."""
    stage = Stage(PlainTable())
    stage.sprites.shelf.limit = 1 << 20
    for index in range(30):
        stage.show([card(face=Face("front", (index,)))])
        stage.settle(BOARD)
        stage.draw(window, BOARD)

    assert stage.sprites.shelf.used <= 1 << 20
