"""The signs of verdicts, each with its own shape, colour and letters, and those of turning points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.table.art.fonts import font
from game.table.art.palette import GILT, GOOD, INK, Rgb, darker, hexed, lighter
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.text import blit_centred
from game.table.art.vector import circle, closed, linear, path, picture, ring_points, star

if TYPE_CHECKING:
    from ai.judging import Judgement, Mark
    from game.texts.texts import Texts

COLOURS: Final[dict[Mark, Rgb]] = {
    "best": GILT,
    "good": GOOD,
    "doubtful": (246, 206, 84),
    "mistake": (255, 152, 64),
    "blunder": (240, 72, 72),
    "settled": (128, 144, 178),
    "unknown": (128, 144, 178),
}
LETTERS: Final[dict[Mark, str]] = {"doubtful": "?!", "mistake": "?", "blunder": "??"}
_CHECK: Final = "M27 52L44 69L75 33"


@kept_on(SPRITES)
def mark_sign(mark: Mark, size: int) -> pygame.Surface:
    """Draw the sign of a verdict on a square of `size` pixels."""
    colour = COLOURS[mark]
    body = linear("b", (0, 4), (0, 96), hexed(lighter(colour, 0.35)), hexed(darker(colour, 0.18)))
    shape = _outline(mark)
    drawn = f"<defs>{body}</defs>" + path(shape, "url(#b)", hexed(INK), 6)
    if mark == "good":
        drawn += path(_CHECK, "none", hexed(darker(colour, 0.78)), 11)
    elif mark == "settled":
        drawn += path("M30 50L70 50", "none", hexed(darker(colour, 0.8)), 11)
    elif mark == "unknown":
        drawn += "".join(circle((x, 50), 6, hexed(darker(colour, 0.8))) for x in (28, 50, 72))
    result = picture(drawn, (size, size))
    if mark in LETTERS:
        _letter(result, LETTERS[mark], darker(colour, 0.82), 0.60 if mark == "mistake" else 0.5)
    return result


def _outline(mark: Mark) -> str:
    middle = (50.0, 50.0)
    if mark == "best":
        return star((50, 53), 5, 49, 22)
    if mark == "doubtful":
        return closed(ring_points(middle, 47, 4))
    if mark == "mistake":
        return closed(((50, 5), (96, 90), (4, 90)))
    if mark == "blunder":
        return closed(ring_points(middle, 47, 8, -67.5))
    if mark == "unknown":
        return closed(ring_points(middle, 46, 4, -45))
    return closed(ring_points(middle, 42 if mark == "good" else 36, 48))


def _letter(target: pygame.Surface, text: str, colour: Rgb, height: float) -> None:
    size = target.get_width()
    share = 0.56 if len(text) == 1 else 0.48
    written = font("sans_bold", max(7, round(size * share))).render(text, True, colour)
    blit_centred(target, written, (size / 2, size * height))


@kept_on(SPRITES)
def turn_sign(number: int, size: int, chosen: bool) -> pygame.Surface:  # noqa: FBT001 - kept by its arguments
    """Draw the sign of a turning point: a golden lozenge with its number."""
    low, high = ("#fff4ce", "#cc983a") if chosen else ("#b9873a", "#6d4a16")
    body = linear("b", (0, 0), (0, 100), low, high)
    shape = closed(((50, 2), (98, 50), (50, 98), (2, 50)))
    drawn = f"<defs>{body}</defs>" + path(shape, "url(#b)", hexed(INK), 5)
    drawn += path(closed(((50, 12), (88, 50), (50, 88), (12, 50))), "none", "#fff0c4", 3, 0.7)
    result = picture(drawn, (size, size))
    ink: Rgb = (52, 32, 6) if chosen else (255, 240, 206)
    written = font("sans_bold", max(7, round(size * 0.52))).render(str(number), True, ink)
    blit_centred(result, written, (size / 2, size / 2))
    return result


def percent(share: float, texts: Texts) -> str:
    """Format a chance as whole percent, never 0 or 100 unless it is certain."""
    return texts("analysis-percent", number=_whole(share))


def cost(judged: Judgement, texts: Texts) -> str:
    """Format a loss: the difference of the two displayed chances; "" for none."""
    number = _whole(judged.best) - _whole(judged.played)
    return texts("analysis-percent", number=texts.number(-number)) if number > 0 else ""


def _whole(share: float) -> int:
    number = round(100 * share)
    if number == 0 and share > 0:
        return 1
    return 99 if number == 100 and share < 1 else number
