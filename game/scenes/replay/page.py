"""The layout of the replay: log and tools in the table's free corner, the player's row below it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.match.plates import ToolButton
from game.scenes.replay.course import SPEEDS
from game.scenes.replay.log import LogWidget
from game.scenes.replay.signs import SignButton
from game.scenes.replay.timeline import Timeline
from game.scenes.widgets.choice import Choice
from game.scenes.widgets.widget import Painted
from game.table.art.frames import panel
from game.table.art.palette import FROST
from game.table.art.text import fitted
from game.table.pieces import DESK, Area

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.scenes.replay.scene import ReplayScene

STRIP: Final = 118.0  # units of height below the table
LINE: Final = 52.0  # of these for the timeline
TALL: Final = 46.0  # units of height of the row's buttons
NARROW: Final = 900.0  # units of width below which the row is narrower,
TIGHT: Final = 740.0  # and narrower still
TOOL: Final = 84.0  # board units
GAP: Final = 8.0
COMMANDS: Final = {  # those of the row's buttons with configurable keys
    "mark_before": "replay_mark_before",
    "mark_after": "replay_mark_after",
    "bookmark": "replay_bookmark",
}


def lay_out(scene: ReplayScene) -> None:
    """Put everything on the scene's page."""
    _strip(scene)
    _log(scene)
    _tools(scene)


def _log(scene: ReplayScene) -> None:
    top = 34.0 if scene.tall else DESK.y
    area = Area(DESK.x, top, DESK.width, DESK.y + DESK.height - TOOL - 2 * GAP - top)
    place = scene.board.rect(area)
    scene.page.add(LogWidget(place, scene.log, min(scene.program.unit, place.width / 300), scene.choose_line))


def _tools(scene: ReplayScene) -> None:
    words, board = scene.program.words, scene.board
    tools = (
        ("go_on", scene.go_on, "primary", "replay_go_on"),
        ("code", scene.copy, "secondary", "replay_copy"),
        ("list", scene.toggle_log, "secondary", "replay_log"),
        ("back", scene.back, "secondary", ""),
    )
    wide = (DESK.width - GAP * (len(tools) - 1)) / len(tools)
    for at, (name, act, style, command) in enumerate(tools):
        place = board.rect(Area(DESK.x + at * (wide + GAP), DESK.y + DESK.height - TOOL, wide, TOOL))
        text = words(f"replay-tool-{name}")
        scene.page.add(ToolButton(name, place, text, act, hint=scene.hint(name, command), style=style))


def _strip(scene: ReplayScene) -> None:
    wide, high = scene.room
    top = high - STRIP
    plate = scene.rect(-8, top, wide + 16, STRIP + 12)
    scene.page.add(Painted("strip", plate, _draw_strip))
    scene.page.add(Timeline(scene.rect(8, top + 2, wide - 16, LINE), scene, scene.page.unit))
    row = top + LINE + 9
    x = _walkers(scene, 16, row)
    right = _choosers(scene, wide - 16, row)
    place = scene.rect(x + 8, row, max(40.0, right - x - 16), TALL)
    scene.page.add(Painted("place", place, partial(_draw_place, scene)))


def _draw_strip(surface: pygame.Surface, rect: pygame.Rect) -> None:
    surface.blit(panel(rect.size, "dialog"), rect)


def _draw_place(scene: ReplayScene, surface: pygame.Surface, rect: pygame.Rect) -> None:
    wide, _ = scene.room
    course = scene.course
    told = scene.place_told(course.done)
    if wide < NARROW:
        told = scene.program.words("replay-place_short", number=course.done, all=course.length)
    words = fitted(told, "sans_medium", rect.size, FROST, round(rect.height * 0.44))
    surface.blit(words, words.get_rect(center=rect.center))


def _walkers(scene: ReplayScene, x: float, y: float) -> float:
    """Put the buttons that move through the match; return where they end, in units."""
    wide, _ = scene.room
    each, gap = (48.0, 6.0) if wide >= NARROW else (38.0, 4.0) if wide >= TIGHT else (31.0, 3.0)
    acts: dict[str, Callable[[], None]] = {
        "begin": partial(scene.go_to, 0),
        "mark_before": partial(scene.go_to_mark, -1),
        "before": partial(scene.step, -1),
        "play": scene.play,
        "after": partial(scene.step, 1),
        "mark_after": partial(scene.go_to_mark, 1),
        "end": partial(scene.go_to, scene.course.length),
        "bookmark": scene.bookmark,
    }
    for name, act in acts.items():
        width = each * 1.5 if name == "play" else each
        style = "primary" if name == "play" else "secondary"
        hint = scene.hint(name, COMMANDS.get(name, ""))
        scene.page.add(SignButton(name, scene.rect(x, y, width, TALL), act, hint=hint, style=style))
        x += width + gap
    return x


def _choosers(scene: ReplayScene, right: float, y: float) -> float:
    """Put the choices of speed and viewpoint on the right; return where they begin, in units."""
    words = scene.program.words
    wide, _ = scene.room
    eyes, speed = (236.0, 132.0) if wide >= NARROW else (136.0, 112.0)
    speeds = [(one, f"{words.texts.number(one, 2, fixed=False)} ×") for one in SPEEDS]
    x = right
    if len(scene.ways) > 1:
        x -= eyes
        ways = [(at, scene.way_told(way)) for at, way in enumerate(scene.ways)]
        chosen = scene.ways.index(scene.way)
        place = scene.rect(x, y, eyes, TALL)
        scene.page.add(
            Choice("eyes", place, ways, chosen, scene.look_with, hint=scene.hint("eyes", "replay_eyes"))
        )
        x -= 10
    x -= speed
    place = scene.rect(x, y, speed, TALL)
    hint = scene.hint("speed", "replay_faster")
    scene.page.add(Choice("speed", place, speeds, scene.course.speed, scene.set_speed, hint=hint))
    return x
