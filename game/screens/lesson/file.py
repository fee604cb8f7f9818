"""A lesson's file: steps in a match with a fixed seed, and the decisions that each accepts.

Its texts are in `assets/<game>/text/<language>.ftl`; `lesson` shows it.
"""

from __future__ import annotations

import logging
from functools import cache
from typing import Annotated, Final

import msgspec

from game.engine.files.assets import folder_of
from game.engine.match import Decision
from game.engine.options import Value
from game.engine.rng import SEED_LIMIT
from game.table.toml_text import BadToml, read_toml

_log = logging.getLogger(__name__)
SIZE_LIMIT: Final = 64 << 10  # bytes of the file

Key = Annotated[str, msgspec.Meta(pattern="^[a-z0-9_]{1,40}$")]
Piece = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class BadLesson(ValueError):
    """An invalid lesson file: the message says where and why."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: what to look at, what to do, and what happens then."""

    key: Key  # the key of its texts
    later: Annotated[
        tuple[Decision, ...], msgspec.Meta(max_length=120)
    ] = ()  # made automatically, before it begins
    show: Annotated[tuple[Piece, ...], msgspec.Meta(max_length=12)] = ()  # pieces to look at
    play: Annotated[tuple[Decision, ...], msgspec.Meta(max_length=8)] = ()  # accepted; none: only read
    then: Annotated[tuple[Decision, ...], msgspec.Meta(max_length=12)] = ()  # the learner's, automatic
    rivals: Annotated[tuple[Decision, ...], msgspec.Meta(max_length=24)] = ()  # the others' answers


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's whole lesson."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=12)]
    seed: Annotated[int, msgspec.Meta(ge=0, lt=SEED_LIMIT)]
    step: Annotated[tuple[Step, ...], msgspec.Meta(min_length=4, max_length=20)]
    options: Annotated[dict[str, Value], msgspec.Meta(max_length=40)] = {}
    you: Annotated[int, msgspec.Meta(ge=0, le=11)] = 0  # the learner's seat


def decoded(data: bytes) -> Lesson:
    """Decode a lesson strictly; raise BadLesson that says what is wrong."""
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
    """Return the lesson of `game`; None if there is none, or an invalid one, which is logged."""
    source = folder_of(game).joinpath("lesson.toml")
    try:
        return decoded(source.read_bytes()) if source.is_file() else None
    except (BadLesson, OSError) as error:
        _log.error("assets/%s/lesson.toml can't be read: %s", game, error)
        return None
