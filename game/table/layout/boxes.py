"""Layout containers: rows, columns, grids and fans of areas.

A table says what it contains and in which proportions; nothing here depends on the content. Lengths are in
units. Parts are fixed or share the rest; if the fixed parts need too much room, all of them shrink alike, so
nothing overflows its container.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.table.pieces import Area

if TYPE_CHECKING:
    from collections.abc import Sequence


class Share(NamedTuple):
    """A part of a row or column that gets a share of what the fixed parts leave."""

    weight: float = 1.0
    least: float = 0.0  # units, minimum
    most: float = float("inf")  # and maximum


REST: Final = Share()
TINY: Final = 1e-6  # units: nothing is smaller, even where there is no room at all
Part = float | Share


def columns(area: Area, parts: Sequence[Part], gap: float = 0.0) -> list[Area]:
    """Divide `area` from left to right."""
    result, left = [], area.x
    for width in _lengths(area.width, parts, gap):
        result.append(Area(left, area.y, width, area.height))
        left += width + gap
    return result


def rows(area: Area, parts: Sequence[Part], gap: float = 0.0) -> list[Area]:
    """Divide `area` from top to bottom."""
    result, top = [], area.y
    for height in _lengths(area.height, parts, gap):
        result.append(Area(area.x, top, area.width, height))
        top += height + gap
    return result


def grid(area: Area, across: int, down: int, gap: float = 0.0) -> list[Area]:
    """Divide `area` into equal cells, row by row."""
    return [cell for row in rows(area, [REST] * down, gap) for cell in columns(row, [REST] * across, gap)]


def inset(area: Area, x: float, y: float | None = None) -> Area:
    """Return `area` with a margin: `x` at the left and right, `y` (or `x`) at the top and bottom."""
    y = x if y is None else y
    return Area(area.x + x, area.y + y, max(1.0, area.width - 2 * x), max(1.0, area.height - 2 * y))


def within(area: Area, size: tuple[float, float], align: tuple[float, float] = (0.5, 0.5)) -> Area:
    """Return a box of `size` in `area`, shrunk to fit; `align` 0.0 is left or top, 1.0 right or bottom."""
    scale = min(1.0, area.width / max(size[0], TINY), area.height / max(size[1], TINY))
    width, height = size[0] * scale, size[1] * scale
    left = area.x + (area.width - width) * align[0]
    return Area(left, area.y + (area.height - height) * align[1], width, height)


def largest(area: Area, aspect: float, align: tuple[float, float] = (0.5, 0.5)) -> Area:
    """Return the largest box of `aspect` (width by height) in `area`."""
    width = min(area.width, area.height * aspect)
    return within(area, (width, width / aspect), align)


def fan(area: Area, count: int, aspect: float, gap: float, align: float = 0.0) -> list[Area]:
    """Lay `count` cards of `aspect` side by side, as tall as `area`, overlapping if they don't fit.

    `align` 0.0 starts at the left, 0.5 centres.
    """
    width = min(area.width, area.height * aspect)
    height = width / aspect
    step = width + gap
    if count > 1:
        step = min(step, (area.width - width) / (count - 1))
    used = width + step * max(0, count - 1)
    left = area.x + (area.width - used) * align
    top = area.y + (area.height - height) / 2
    return [Area(left + step * at, top, width, height) for at in range(count)]


def cards(area: Area, across: int, down: int, aspect: float, gap: float) -> list[Area]:
    """Lay a centred grid of equal cards of `aspect` in `area`, as large as fits, row by row."""
    width = min(
        (area.width - gap * (across - 1)) / across, ((area.height - gap * (down - 1)) / down) * aspect
    )
    height = width / aspect
    box = within(area, (width * across + gap * (across - 1), height * down + gap * (down - 1)))
    return grid(box, across, down, gap)


def _lengths(total: float, parts: Sequence[Part], gap: float) -> list[float]:
    """Return the length of each part; shares keep their bounds if there is room."""
    room = max(0.0, total - gap * max(0, len(parts) - 1))
    shares = [part if isinstance(part, Share) else Share(0.0, part, part) for part in parts]
    lengths = [share.least for share in shares]
    fixed = sum(lengths)
    if fixed > room:
        return [length * room / fixed for length in lengths]
    growing = [at for at, share in enumerate(shares) if share.weight]
    while growing:
        left = room - sum(lengths)
        weights = sum(shares[at].weight for at in growing)
        grown = {at: lengths[at] + left * shares[at].weight / weights for at in growing}
        full = [at for at in growing if grown[at] > shares[at].most]
        for at in full or growing:
            lengths[at] = min(grown[at], shares[at].most)
        growing = [at for at in growing if at not in full] if full else []
    return lengths
