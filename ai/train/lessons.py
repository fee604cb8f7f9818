"""The lessons of self-play on disk, and together: arrays in JSON lines, grouped by the number of seats."""

from __future__ import annotations

from io import BytesIO
from typing import Final
from zipfile import BadZipFile

import msgspec
import numpy as np

from ai.parcels.command import show_progress
from ai.parcels.runner import Kind, Runner
from ai.train.selfplay import Course, Lessons, joined, play


def encode(lessons: Lessons) -> bytes:
    """Encode lessons as a JSON string: the base64 of a compressed numpy file."""
    file = BytesIO()
    np.savez_compressed(file, **msgspec.structs.asdict(lessons))
    return msgspec.json.encode(file.getvalue())


def decode(data: bytes) -> Lessons:
    """Decode lessons; raise ValueError if there are none."""
    file = BytesIO(msgspec.json.decode(data, type=bytes))
    try:
        with np.load(file, allow_pickle=False) as found:
            return Lessons(*[found[name] for name in Lessons.__struct_fields__])
    except (BadZipFile, EOFError, KeyError, OSError) as error:
        raise ValueError(f"no lessons: {error}") from error


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
