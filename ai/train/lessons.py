"""The lessons of self-play on disk, and together: arrays in JSON lines, grouped by the number of seats."""

from __future__ import annotations

import zlib
from math import prod
from typing import Annotated, Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from ai.parcels.command import show_progress
from ai.parcels.runner import Kind, Runner
from ai.train.selfplay import Course, Lessons, joined, play

Decisions = Annotated[int, msgspec.Meta(ge=0, lt=1 << 28)]
Width = Annotated[int, msgspec.Meta(ge=1, le=64)]


class Packed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lessons as kept: the bytes of all arrays, one after the other, compressed."""

    shape: tuple[Decisions, Width, Width]  # decisions, seats, inputs
    arrays: bytes

    def unpacked(self) -> Lessons:
        """Return the lessons; raise ValueError if there are more or fewer bytes than they have."""
        shapes = _shapes(self.shape)
        size = sum(prod(shape) * np.dtype(kind).itemsize for kind, shape in shapes)
        try:
            data = zlib.decompressobj().decompress(self.arrays, size + 1)
        except zlib.error as error:
            raise ValueError(f"lessons that can't be unpacked: {error}") from error
        if len(data) != size:
            raise ValueError(f"lessons of {self.shape} have {size} bytes, not {len(data)}")
        arrays: list[NDArray[Any]] = []
        for kind, shape in shapes:
            start = sum(array.nbytes for array in arrays)
            arrays.append(np.frombuffer(data, kind, prod(shape), start).reshape(shape))
        return Lessons(*arrays)


def _shapes(shape: tuple[int, int, int]) -> list[tuple[str, tuple[int, ...]]]:
    """Return the kind of numbers and the shape of each of the arrays of `Lessons`."""
    return [("<u1", shape), ("<f4", shape[:2]), ("<f4", shape[:2]), ("<i4", shape[:1])]


def encode(lessons: Lessons) -> bytes:
    """Encode lessons as JSON."""
    decisions, seats, inputs = lessons.inputs.shape
    arrays: tuple[NDArray[Any], ...] = (lessons.inputs, lessons.expected, lessons.won, lessons.match)
    kinds = [kind for kind, _ in _shapes((decisions, seats, inputs))]
    data = b"".join(array.astype(kind).tobytes() for array, kind in zip(arrays, kinds, strict=True))
    return msgspec.json.encode(Packed((decisions, seats, inputs), zlib.compress(data)))


def decode(data: bytes) -> Lessons:
    """Decode lessons; raise ValueError if there are none."""
    return msgspec.json.decode(data, type=Packed).unpacked()


COURSES: Final[Kind[Course, Lessons]] = Kind(play, encode, decode)


def lessons_of(runner: Runner, courses: list[Course]) -> list[Lessons]:
    """Return the lessons of all courses, grouped by number of seats; match numbers are unique in a group."""
    played = runner.run(COURSES, courses, show_progress)
    groups: dict[int, list[Lessons]] = {}
    for course, lessons in zip(courses, played, strict=True):
        group = groups.setdefault(course.seats, [])
        match = lessons.match + np.int32(len(group) * course.matches)
        group.append(msgspec.structs.replace(lessons, match=match))
    return [joined(groups[seats]) for seats in sorted(groups)]
