"""The signs of verdicts, each with its own shape, colour and letters, and those of turning points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.table.art.atlas import picture
from game.table.art.palette import GILT, GOOD, Rgb, darker
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.fonts import font
from game.table.art.text.text import blit_centred

if TYPE_CHECKING:
    from ai.analysis.judging import Judgement, Mark
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


@cached(SPRITES)
def mark_sign(mark: Mark, size: int) -> pygame.Surface:
    """Draw the sign of a verdict on a square of `size` pixels."""
    result = picture("common", f"analysis/{mark}", (size, size)).copy()
    if mark in LETTERS:
        _letter(result, LETTERS[mark], darker(COLOURS[mark], 0.82), 0.60 if mark == "mistake" else 0.5)
    return result


def _letter(target: pygame.Surface, text: str, colour: Rgb, height: float) -> None:
    size = target.get_width()
    share = 0.56 if len(text) == 1 else 0.48
    written = font("sans_bold", max(7, round(size * share))).render(text, True, colour)
    blit_centred(target, written, (size / 2, size * height))


@cached(SPRITES)
def turn_sign(number: int, size: int, chosen: bool) -> pygame.Surface:  # noqa: FBT001 - kept by its arguments
    """Draw the sign of a turning point: a golden lozenge with its number."""
    name = "analysis/turn-chosen" if chosen else "analysis/turn"
    result = picture("common", name, (size, size)).copy()
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
