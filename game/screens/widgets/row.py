"""Buttons beside each other: all in one type, each as wide as its words want where there is little room."""

from __future__ import annotations

from collections.abc import Sequence

from game.table.art.text.fonts import font
from game.table.art.text.text import fitting_size


def shares(wants: Sequence[float], room: float, widest: float) -> list[float]:
    """Share `room` out: alike, at most `widest` each, or by what they want where one wants more."""
    alike = min(widest, room / len(wants))
    if max(wants) <= alike:
        return [alike] * len(wants)
    wanted = sum(wants)
    if wanted >= room:
        return [room * want / wanted for want in wants]
    return _filled(wants, min(room, max(wanted, alike * len(wants))))


def _filled(wants: Sequence[float], room: float) -> list[float]:
    """Give those who want more than their part what they want, and the others what is left, alike."""
    greedy: set[int] = set()
    while True:
        left = room - sum(wants[at] for at in greedy)
        alike = left / max(1, len(wants) - len(greedy))
        more = {at for at, want in enumerate(wants) if want > alike and at not in greedy}
        if not more:
            return [want if at in greedy else alike for at, want in enumerate(wants)]
        greedy |= more


def wanted(text: str, height: int) -> float:
    """Pixels of width that a button of this height wants for its words as large as they are meant."""
    return font("title", meant(height)).size(text)[0] + 2 + beside(height)


def meant(height: int) -> int:
    """Pixels of type on a button of this height."""
    return round(height * 0.42)


def beside(height: int) -> int:
    """Pixels that stay free beside the words, both sides together."""
    return round(height * 0.5)


def common_type(texts: Sequence[str], widths: Sequence[int], height: int) -> int:
    """Pixels of type in which all the words of a row of buttons fit."""
    tall = round(height * 0.62)
    return min(
        fitting_size(text, "title", (width - beside(height) - 2, tall), meant(height))
        for text, width in zip(texts, widths, strict=True)
    )
