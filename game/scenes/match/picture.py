"""The match scene as a picture, and as a list of what can be clicked in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.match.notes import TIP_AFTER, draw_tip
from game.scenes.match.trace import Sight, Spot
from game.scenes.match.wishes import advice
from game.table.art.frames import panel
from game.table.art.palette import FROST
from game.table.art.text import paragraph

if TYPE_CHECKING:
    from game.scenes.match.scene import MatchScene
    from game.table.pieces import Placed

AIR: Final = 18.0  # board units around the words of a hint
LEAST_LOG: Final = 240.0  # units of height: its heading and several lines
CLOSE_MARGIN: Final = 10.0  # board units between a close look and the window's edge
BARE: Final = (0.0, -0.45, -0.3, -0.15, 0.15, 0.3, 0.45)  # where a piece may not be covered, in its widths


def draw_match(scene: MatchScene, surface: pygame.Surface) -> None:
    """Draw everything."""
    scene.stage.draw(surface, scene.board)
    if scene.log.open:
        scene.log.draw(surface)
    scene.desk.draw(surface)
    _draw_advice(scene, surface)
    _draw_tip(scene, surface)
    scene.bubble.draw(surface, scene.board, scene.program.unit)
    scene.cheering.draw(surface)
    scene.desk.draw_hint(surface)


def _draw_advice(scene: MatchScene, surface: pygame.Surface) -> None:
    words, place = advice_plate(scene)
    if words is not None:
        air = scene.board.length(AIR)
        surface.blit(panel(place.size, "active"), place)
        surface.blit(words, (place.x + air, place.y + air))


def advice_plate(scene: MatchScene) -> tuple[pygame.Surface | None, pygame.Rect]:
    """Return the words of the hint and where their plate lies, in pixels; no words when there are none."""
    text = advice(scene)
    if not text or scene.desk.long:
        return None, pygame.Rect(0, 0, 0, 0)
    board = scene.board
    desk = scene.desk.room.desk
    width = board.length(desk.width)
    air = board.length(AIR)
    box = (width - 2 * air, board.length(desk.y - board.visible().y - 60))
    words = paragraph(text, "sans_medium", box, FROST, round(20 * scene.program.unit))
    place = pygame.Rect(0, 0, width, words.get_height() + 2 * air)
    place.bottomleft = board.pixel((desk.x, desk.y - 4))
    return words, place


def log_place(scene: MatchScene) -> pygame.Rect:
    """Return where the log lies: over the other seats' panels, wide enough for letters, above any advice.

    Where advice leaves it too little room for several lines, it lies beside the advice.
    """
    board, unit, desk = scene.board, scene.program.unit, scene.desk.room.desk
    top = board.pixel((0.0, board.visible().y if scene.desk.room.growth > 1 else 0.0))[1] + board.length(34)
    place = board.rect(desk)
    place.top, place.height = top, place.top - board.length(14) - top
    words, plate = advice_plate(scene)
    least = round(LEAST_LOG * unit)
    if words is not None and plate.top - 8 - top < least:
        place.right, place.height = plate.left - 8, max(place.height, min(least, place.bottom - top))
    elif words is not None:
        place.height = plate.top - 8 - top
    wide = max(place.width, min(round(330 * unit), place.right - 16))
    return pygame.Rect(place.right - wide, place.top, wide, place.height)


def _draw_tip(scene: MatchScene, surface: pygame.Surface) -> None:
    """Say what the piece under the pointer, or with the focus, is."""
    piece = scene.hand.pointed
    quiet = scene.stage.moving or scene.hand.dragging or scene.bubble.text
    if piece is None or scene.hand.rested < TIP_AFTER or quiet:
        return
    lying = scene.stage.piece(piece.key)
    text = scene.pieces.describe(scene.view, piece.key, scene.setting) if lying else ""
    if lying is not None and text:
        seen = lying if scene.stage.closely == piece.key else lying._replace(close=None)
        draw_tip(surface, text, _covered(scene, seen), scene.program.unit)


def _covered(scene: MatchScene, piece: Placed) -> pygame.Rect:
    """What the piece covers in the window, with its close look if it has one."""
    board = scene.board
    place = pygame.Rect((0, 0), board.size(piece.size))
    if piece.close is not None:
        wide, high = board.text_length(piece.close[0]), board.text_length(piece.close[1])
        scale = min(1.0, board.window[0] * 0.92 / wide, board.window[1] * 0.92 / high)
        place = pygame.Rect(0, 0, round(wide * scale), round(high * scale))
    place.center = board.pixel(piece.centre)
    margin = board.length(CLOSE_MARGIN)
    return place.clamp(pygame.Rect((0, 0), board.window).inflate(-2 * margin, -2 * margin))


def _bare(scene: MatchScene, piece: Placed) -> tuple[int, int] | None:
    """Where a piece is not covered by others; None where that is its middle, or nowhere."""
    x, y = piece.centre
    for share in BARE:
        hit = scene.stage.hit((x + share * piece.size[0], y))
        if hit is not None and hit.key == piece.key:
            return scene.board.pixel((x + share * piece.size[0], y)) if share else None
    return None


def sight(scene: MatchScene) -> Sight:
    """Return what can be seen and clicked."""
    pieces = {
        piece.key: Spot(
            piece.key,
            *scene.board.pixel(piece.centre),
            *scene.board.size(piece.size),
            group=piece.group,
            marks=tuple(sorted(piece.marks)),
            bare=_bare(scene, piece),
        )
        for piece in scene.stage.layout
        if piece.pickable
    }
    advised = [button.name for button in scene.desk.choices if button.lit]
    buttons = tuple(
        Spot(
            button.name,
            *button.rect.center,
            *button.rect.size,
            text=button.text,
            enabled=button.enabled,
            marks=("advised",) if button.name in advised else (),
        )
        for button in scene.desk.buttons
    )
    return Sight(
        status=scene.desk.status,
        caption=scene.desk.caption[0],
        bubble=scene.bubble.text,
        advice=advice(scene),
        my_turn=scene.deciding is not None,
        over=scene.session.ending.reached,
        decisions=len(scene.session.match.decisions),
        focus=scene.stage.focus or (scene.desk.focused.name if scene.desk.focused else ""),
        picked=scene.deciding.picked if scene.deciding else (),
        pieces=tuple(pieces.values()),
        buttons=buttons,
    )
