"""Figures for pages of text, composed of a game's own faces. It paints nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.table.pieces import Face, Point

if TYPE_CHECKING:
    from collections.abc import Sequence

Size = tuple[float, float]

WIDTH: Final = 236.0  # units that a figure may be wide


class Part(NamedTuple):
    """One face of a figure and its position; later parts lie on top."""

    face: Face
    centre: Point  # units from the figure's top left corner
    size: Size
    angle: float = 0.0  # degrees, anticlockwise


class Figure(NamedTuple):
    """A small picture beside a text."""

    size: Size
    parts: tuple[Part, ...]


def row(faces: Sequence[Face], size: Size, gap: float = 10.0) -> Figure:
    """Lay faces side by side."""
    pitch = size[0] + gap
    parts = [Part(face, (at * pitch + size[0] / 2, size[1] / 2), size) for at, face in enumerate(faces)]
    return Figure((len(faces) * pitch - gap, size[1]), tuple(parts))


def grid(faces: Sequence[Face], size: Size, across: int, gap: float = 10.0) -> Figure:
    """Lay faces in rows of `across`; the last may be shorter and lies in the middle."""
    rows = [row(faces[at : at + across], size, gap) for at in range(0, len(faces), across)]
    return column(rows, gap)


def fan(faces: Sequence[Face], size: Size, step: float, tilt: float) -> Figure:
    """Spread faces like cards in a hand: each `step` further right and turned by `tilt` degrees more."""
    middle = (len(faces) - 1) / 2
    air = size[1] * 0.08 + abs(tilt) * middle * 0.9
    high = size[1] + 2 * air
    wide = size[0] + step * (len(faces) - 1) + 2 * air
    parts = []
    for at, face in enumerate(faces):
        away = at - middle
        centre = (wide / 2 + away * step, high / 2 + away * away * abs(tilt) * 0.5)
        parts.append(Part(face, centre, size, -tilt * away))
    return Figure((wide, high), tuple(parts))


def column(figures: Sequence[Figure], gap: float = 12.0) -> Figure:
    """Lay figures below each other, each in the middle."""
    wide = max(figure.size[0] for figure in figures)
    parts: list[Part] = []
    top = 0.0
    for figure in figures:
        left = (wide - figure.size[0]) / 2
        parts += [
            part._replace(centre=(part.centre[0] + left, part.centre[1] + top)) for part in figure.parts
        ]
        top += figure.size[1] + gap
    return Figure((wide, top - gap), tuple(parts))


def beside(figures: Sequence[Figure], gap: float = 12.0) -> Figure:
    """Lay figures side by side, each at half height."""
    high = max(figure.size[1] for figure in figures)
    parts: list[Part] = []
    left = 0.0
    for figure in figures:
        down = (high - figure.size[1]) / 2
        parts += [
            part._replace(centre=(part.centre[0] + left, part.centre[1] + down)) for part in figure.parts
        ]
        left += figure.size[0] + gap
    return Figure((left - gap, high), tuple(parts))
