"""The file of puzzle progress: the first answer to each puzzle, and the person's rating in each game.

Nothing else tells it, so it is a `saves.disk.kept` file. A puzzle counts as somebody who is as strong as it
is difficult; only the first answer to it changes the rating, for afterwards its solution is known.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Annotated, Final

import msgspec

from ai.practice.grades import RIGHT, Grade
from ai.strength.glicko import MOST_DEVIATION, Rating, Score, rated
from saves.disk.clock import EARLIEST, LATEST
from saves.disk.files import read_bounded
from saves.disk.kept import KeptFile
from saves.disk.notices import Notice, SaveDamaged, SaveTooNew
from saves.disk.writer import FLUSH_SECONDS
from saves.matches.header import NOT_JSON, Sum, checksum

FILE: Final = "puzzles.json"
VERSION: Final = 1
TRIES_LIMIT: Final = 20_000  # beyond that the ones answered longest ago are dropped
GAMES_LIMIT: Final = 200
NEWCOMER: Final = Rating(1000.0)  # before the first puzzle
PRECISION: Final = 80.0  # deviation of a puzzle's difficulty, in points


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first answer to a puzzle, and whether it has ever been solved."""

    day: date
    grade: Grade
    solved: bool


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rating in one game."""

    points: Annotated[float, msgspec.Meta(ge=-5000.0, le=9000.0)]
    deviation: Annotated[float, msgspec.Meta(gt=0.0, le=MOST_DEVIATION)]
    volatility: Annotated[float, msgspec.Meta(gt=0.0, le=1.0)]
    rated: Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]  # puzzles


class Content(msgspec.Struct, forbid_unknown_fields=True):
    """What is in the file, after the line with its checksum."""

    version: int = VERSION
    tries: Annotated[dict[Sum, Try], msgspec.Meta(max_length=TRIES_LIMIT)] = {}
    ratings: Annotated[
        dict[Annotated[str, msgspec.Meta(max_length=40)], Standing], msgspec.Meta(max_length=GAMES_LIMIT)
    ] = {}


class _Version(msgspec.Struct, frozen=True):
    version: Annotated[int, msgspec.Meta(ge=1)]


_VERSION: Final = msgspec.json.Decoder(_Version)
_CONTENT: Final = msgspec.json.Decoder(Content)


def read_solved(path: Path) -> Content:
    """Read a file; raise SaveError."""
    return decoded(read_bounded(path), path.name)


def decoded(data: bytes, file: str) -> Content:
    """Decode the content of a file; raise SaveError that names `file`."""
    line, _, rest = data.partition(b"\n")
    if checksum(rest).encode() != line:
        raise SaveDamaged("altered", file)
    try:
        version = _VERSION.decode(rest).version
        if version > VERSION:
            raise SaveTooNew("too_new", file, theirs=f"format {version}", ours=f"format {VERSION}")
        content = _CONTENT.decode(rest)
    except NOT_JSON as error:
        raise SaveDamaged("misshapen", file, reason=str(error)) from error
    if not all(EARLIEST.date() <= one.day <= LATEST.date() for one in content.tries.values()):
        raise SaveDamaged("misshapen", file, reason="a date is not of this age")
    return content


def encoded(content: Content) -> bytes:
    """Return the content of a file."""
    rest = msgspec.json.encode(content) + b"\n"
    return checksum(rest).encode() + b"\n" + rest


class Solved:
    """The progress of one folder. Close it at the end; use it from one thread."""

    def __init__(self, folder: Path) -> None:
        """Read the file of `folder`; neither need exist."""
        self._file: KeptFile[Content] = KeptFile(
            folder / FILE, read_solved, Content, lambda copy: Notice("puzzles_copy", FILE, {"copy": copy})
        )

    def first(self, key: str) -> Try | None:
        """Return what is known of the puzzle with that key."""
        return self._file.content.tries.get(key)

    def standing(self, game: str) -> Standing:
        """Return the person's rating in a game."""
        return self._file.content.ratings.get(game) or Standing(*NEWCOMER, rated=0)

    def answer(self, game: str, key: str, difficulty: float, grade: Grade, today: date) -> None:
        """Record an answer, and save the file in the background; `poll` reports failures."""
        before, right = self.first(key), grade in RIGHT
        if grade == "unknown" or (before is not None and (before.solved or not right)):
            return

        def change(content: Content) -> None:
            known = content.tries.pop(key, None)
            if known is not None:
                content.tries[key] = msgspec.structs.replace(known, solved=known.solved or right)
                return
            content.tries[key] = Try(today, grade, right)
            while len(content.tries) > TRIES_LIMIT:
                del content.tries[next(iter(content.tries))]
            if game in content.ratings or len(content.ratings) < GAMES_LIMIT:
                content.ratings[game] = after(content.ratings.get(game), difficulty, right=right)

        self._file.change(change, encoded)

    def poll(self) -> list[Notice]:
        """Return the failures since the last call, each once; usually empty."""
        return self._file.poll()

    def close(self, seconds: float = FLUSH_SECONDS) -> bool:
        """Write pending data and release the folder; return whether all was written."""
        return self._file.close(seconds)


def after(before: Standing | None, difficulty: float, *, right: bool) -> Standing:
    """Return a rating after one more puzzle."""
    was = Rating(before.points, before.deviation, before.volatility) if before else NEWCOMER
    now = rated(was, [Score(Rating(difficulty, PRECISION), float(right))])
    points = min(max(now.points, -5000.0), 9000.0)
    return Standing(points, now.deviation, now.volatility, (before.rated if before else 0) + 1)
