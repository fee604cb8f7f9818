"""A lesson as it is written down: steps in a match on a fixed seed, each with what may be done there.

Its words are in `assets/<game>/text/<language>.ftl`; what the screen shows is `lesson`'s matter.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources import files
from typing import Annotated, Final

import msgspec

from game.engine.match import Decision
from game.engine.options import Value
from game.engine.rng import SEED_LIMIT
from game.table.toml_text import BadToml, read_toml

_log = logging.getLogger(__name__)
SIZE_LIMIT: Final = 64 << 10  # bytes of a lesson's file

Key = Annotated[str, msgspec.Meta(pattern="^[a-z0-9_]{1,40}$")]
Piece = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class BadLesson(ValueError):
    """A lesson's file that is not what it should be: the text says where and why."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn: what is looked at, what may be done, and what happens then."""

    key: Key  # names its words
    later: Annotated[
        tuple[Decision, ...], msgspec.Meta(max_length=120)
    ] = ()  # made at once, before it begins
    show: Annotated[tuple[Piece, ...], msgspec.Meta(max_length=12)] = ()  # pieces to look at
    play: Annotated[tuple[Decision, ...], msgspec.Meta(max_length=8)] = ()  # accepted; none: one only reads
    then: Annotated[tuple[Decision, ...], msgspec.Meta(max_length=12)] = ()  # the learner's, by themselves
    rivals: Annotated[tuple[Decision, ...], msgspec.Meta(max_length=24)] = ()  # the others' answers


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of a game's lesson."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=12)]
    seed: Annotated[int, msgspec.Meta(ge=0, lt=SEED_LIMIT)]
    step: Annotated[tuple[Step, ...], msgspec.Meta(min_length=4, max_length=20)]
    options: Annotated[dict[str, Value], msgspec.Meta(max_length=40)] = {}
    you: Annotated[int, msgspec.Meta(ge=0, le=11)] = 0  # the learner's seat


def decoded(data: bytes) -> Lesson:
    """Read a lesson strictly; raise BadLesson that says what is wrong."""
    try:
        lesson = msgspec.convert(read_toml(data, SIZE_LIMIT), Lesson)
    except (BadToml, msgspec.ValidationError) as error:
        raise BadLesson(str(error)) from error
    keys = [step.key for step in lesson.step]
    if len(set(keys)) < len(keys):
        raise BadLesson("two steps have the same key")
    if lesson.you >= lesson.seats:
        raise BadLesson(f"there is no seat {lesson.you} among {lesson.seats}")
    return lesson


@cache
def lesson_of(game: str) -> Lesson | None:
    """Return the lesson of `game`; None where there is none, or none that can be read, as the log says."""
    source = files("assets").joinpath("lessons", f"{game}.toml")
    try:
        return decoded(source.read_bytes()) if source.is_file() else None
    except (BadLesson, OSError) as error:
        _log.error("assets/lessons/%s can't be read: %s", source.name, error)
        return None
