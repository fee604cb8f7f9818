"""The stage, with plain pieces in an unseen window: motion, marks, painting."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.table.layout.board import Board
from game.table.motion.animation import Pace
from game.table.pieces import Face
from game.table.stage import Stage
from tests.table.plain import (
    BOARD,
    COLOURS,
    FRAME,
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


def test_what_is_shown_lies_there_at_once(window: pygame.Surface) -> None:
    """No motion, and the picture has the piece where the layout has it."""
    stage = Stage(PlainTable())
    stage.show([card()])

    assert not stage.moving
    assert shown(window, stage, 400, 400) == COLOURS["front"]
    assert shown(window, stage, 900, 400) == NIGHT


def test_a_stage_that_is_cleared_keeps_no_picture(window: pygame.Surface) -> None:
    """Whoever still holds it holds little; shown again it is whole."""
    stage = Stage(PlainTable())
    stage.show([card()])
    assert shown(window, stage, 400, 400) == COLOURS["front"] and stage.sprites.cache.used > 0

    stage.clear()
    assert (stage.layout, stage.sprites.cache.used) == ((), 0)

    stage.show([card()])
    assert shown(window, stage, 400, 400) == COLOURS["front"]


def test_a_table_without_pictures_is_whole_again_once_it_has_settled(window: pygame.Surface) -> None:
    """What lies where is still known while something else covers it."""
    stage = Stage(PlainTable())
    stage.show([card()])
    shown(window, stage, 400, 400)
    stage.drop_pictures()
    dropped = stage.sprites.cache.used
    stage.settle(BOARD)

    assert dropped == 0 and len(stage.layout) == 1
    assert shown(window, stage, 400, 400) == COLOURS["front"]


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
    frames(stage, 1.0)

    assert not stage.moving


def test_a_new_motion_starts_from_where_pieces_are_seen(window: pygame.Surface) -> None:
    """A piece under way is not first thrown to its end."""
    stage = Stage(PlainTable(), Pace("gentle"))
    stage.show([card(x=200)])
    stage.move_to([card(x=1700)])
    frames(stage, 0.14)
    stage.move_to([card(x=200)])

    assert shown(window, stage, 1700, 400) == NIGHT
    assert shown(window, stage, 1490, 400) == COLOURS["front"]


def test_a_hidden_side_is_never_seen_before_the_turn(window: pygame.Surface) -> None:
    """A card that comes from a pile shows its back until it turns."""
    stage = Stage(PlainTable())
    stage.move_to([card(x=1400, origin=(400.0, 400.0))])

    assert shown(window, stage, 400, 400) == COLOURS["back"]


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
            card(f"card:{index}", 60 + index * 60, 300, face=Face("front", (index,)), animated=False)
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


def test_what_is_new_is_painted_a_frame_after_the_table_was_laid(window: pygame.Surface) -> None:
    """Finding out where all lies takes as long as a picture; what lay there before is seen until then."""
    stage = Stage(PlainTable(), Pace("none"))
    stage.show([card()])
    stage.settle(BOARD)
    stage.draw(window, BOARD)
    assert not stage.was_behind()

    stage.move_to([card(face=Face("other", ()))])
    seen = []
    for _ in range(2):
        stage.draw(window, BOARD)
        seen.append((window.get_at(BOARD.pixel((400, 400)))[:3], stage.was_behind(), stage.was_behind()))

    assert seen == [(COLOURS["front"], True, False), (COLOURS["other"], False, False)]


def test_pictures_are_bounded_in_bytes(window: pygame.Surface) -> None:
    """However many faces are shown, no more is kept than the cache holds."""
    stage = Stage(PlainTable())
    stage.sprites.cache.limit = 1 << 20
    for index in range(30):
        stage.show([card(face=Face("front", (index,)))])
        stage.settle(BOARD)
        stage.draw(window, BOARD)

    assert stage.sprites.cache.used <= 1 << 20
