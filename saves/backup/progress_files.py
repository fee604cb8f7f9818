"""The parts of the data of which there is one file each: practice, puzzles, statistics and settings.

Merging two of them comes to the same in either order, and done twice changes nothing; only of settings, what
somebody chose here goes first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Generic, TypeVar

import msgspec

from ai.practice.spacing import Review
from saves.backup.kind import Kind, Outcome, newest_sound
from saves.disk.files import SIZE_LIMIT, is_there, read_bounded
from saves.disk.kept import store_kept
from saves.disk.notices import SaveError, SaveTooNew
from saves.practice import progress
from saves.puzzles import solved
from saves.settings import PARTS_LIMITS, LessonNote, Settings, save_settings
from saves.settings import decoded as decoded_settings
from saves.statistics import file as played
from saves.statistics.lines import Note, Played
from saves.statistics.statistics import FILE as PLAYED

HERE: Final = (  # settings of a machine, which stay there
    "window_width",
    "window_height",
    "window_spot",
    "fullscreen",
    "plugins",
    "data_folder",
)
Content = TypeVar("Content")


class MergedFile(Generic[Content]):
    """A file that is merged as a whole."""

    def __init__(
        self,
        decoded: Callable[[bytes, str], Content],
        encoded: Callable[[Content], bytes],
        merged: Callable[[Content, Content], Content],
        limit: int = SIZE_LIMIT,
    ) -> None:
        """Read with `decoded`, which raises SaveError, and write with `encoded`."""
        self.limit = limit
        self._decoded = decoded
        self._encoded = encoded
        self._merged = merged

    def export(self, path: Path) -> bytes:
        """Return the newest sound content; raise SaveError if there is none."""
        return newest_sound(path, self.check, self.limit)

    def check(self, data: bytes, name: str) -> None:
        """Read the content; raise SaveError that names the file."""
        self._decoded(data, name)

    def merge(self, path: Path, data: bytes, _changed: float, _taken: Mapping[str, str]) -> Outcome:
        """Merge `data` into `path`; raise SaveError with nothing changed, or OSError."""
        theirs = self._decoded(data, path.name)
        try:
            ours = self._decoded(newest_sound(path, self.check, self.limit), path.name)
        except SaveTooNew:
            raise
        except SaveError:
            there = is_there(path)
            self._write(path, data)
            return "merged" if there else "new"
        both = self._merged(ours, theirs)
        if both == ours:
            return "same"
        self._write(path, self._encoded(both))
        return "merged"

    def _write(self, path: Path, data: bytes) -> None:
        def read(path: Path) -> object:
            return self._decoded(read_bounded(path, self.limit), path.name)

        store_kept(read, path, data)


# Practice


def merged_reviews(ours: dict[str, Review], theirs: dict[str, Review]) -> dict[str, Review]:
    """Merge reviews: of each mistake, the one answered last, and begun when it was first."""
    both = dict(ours)
    for key, review in theirs.items():
        both[key] = _later(both.get(key, review), review)
    return both if both == ours else _newest(both, lambda one: one.answered, progress.REVIEWS_LIMIT)


def _later(one: Review, other: Review) -> Review:
    """Return which of two reviews holds; on the same day the one with less right: it comes back sooner."""
    last = max(one, other, key=lambda each: (each.answered, -each.right))
    return msgspec.structs.replace(last, begun=min(one.begun, other.begun))


def _newest(both: dict[str, Content], when: Callable[[Content], object], limit: int) -> dict[str, Content]:
    ordered = sorted(both.items(), key=lambda row: (when(row[1]), row[0]))
    return dict(ordered[-limit:])


# Puzzles


def merged_solved(ours: solved.Content, theirs: solved.Content) -> solved.Content:
    """Merge progress: first answers stay, solved is solved; the rating of more puzzles stays."""
    tries = dict(ours.tries)
    for key, one in theirs.tries.items():
        tries[key] = _first(tries.get(key, one), one)
    ratings = dict(ours.ratings)
    for game, standing in theirs.ratings.items():
        ratings[game] = max(ratings.get(game, standing), standing, key=_weight)
    if tries != ours.tries:
        tries = _newest(tries, lambda one: one.day, solved.TRIES_LIMIT)
    kept = dict(sorted(ratings.items())[: solved.GAMES_LIMIT]) if ratings != ours.ratings else ratings
    return solved.Content(ours.version, tries, kept)


def _first(one: solved.Try, other: solved.Try) -> solved.Try:
    first = min(one, other, key=lambda each: (each.day, each.solved, each.grade))
    return msgspec.structs.replace(first, solved=one.solved or other.solved)


def _weight(one: solved.Standing) -> tuple[float, ...]:
    return one.rated, -one.deviation, one.points, one.volatility


# Statistics


def merged_lines(ours: played.Lines, theirs: played.Lines) -> played.Lines:
    """Merge finished matches: each counts once, as it ended first; what an analysis found out is kept."""
    matches = dict(ours.played)
    for key, one in theirs.played.items():
        matches[key] = _counted(matches.get(key, one), one)
    notes = dict(ours.notes)
    for key, note in theirs.notes.items():
        notes[key] = _noted(notes.get(key, note), note)
    notes = {key: note for key, note in notes.items() if key not in matches}
    if (matches, notes) == (ours.played, ours.notes) and not ours.bad:
        return ours
    matches = _newest(matches, lambda one: one.ended_at, played.PLAYED_LIMIT)
    return played.Lines(matches, dict(sorted(notes.items())[-played.NOTES_LIMIT :]))


def _counted(one: Played, other: Played) -> Played:
    """Return the one that ended first; of equal matches, the one that was analysed more."""
    first = min(one, other, key=lambda each: (each.ended_at, -_judged(each), msgspec.json.encode(each)))
    last = other if first is one else one
    same = msgspec.structs.replace(last, ended_at=first.ended_at, seats=first.seats) == first
    return (
        msgspec.structs.replace(first, seats=last.seats) if same and _judged(last) > _judged(first) else first
    )


def _judged(one: Played) -> int:
    return sum(seat.judged for seat in one.seats)


def _noted(one: Note, other: Note) -> Note:
    return msgspec.structs.replace(one, hints=max(one.hints, other.hints), barred=one.barred or other.barred)


# Settings


def portable(settings: Settings) -> Settings:
    """Return settings without those of a machine."""
    blank = Settings()
    return msgspec.structs.replace(settings, **{name: getattr(blank, name) for name in HERE})


def merged_settings(ours: Settings, theirs: Settings) -> Settings:
    """Fill in what nobody has chosen here; parts of settings with many of them one by one."""
    blank, values = Settings(), {}
    for name in Settings.__struct_fields__:
        mine, other = getattr(ours, name), getattr(theirs, name)
        if name == "lessons":
            values[name] = _merged_lessons(mine, other)
        elif name in PARTS_LIMITS:
            values[name] = dict(list({**other, **mine}.items())[-PARTS_LIMITS[name] :])
        else:
            values[name] = other if mine == getattr(blank, name) else mine
    return Settings(**{**values, **{name: getattr(ours, name) for name in HERE}})


def _merged_lessons(ours: dict[str, LessonNote], theirs: dict[str, LessonNote]) -> dict[str, LessonNote]:
    both = dict(ours)
    for game, note in theirs.items():
        mine = both.get(game, note)
        both[game] = LessonNote(mine.step or note.step, mine.done or note.done)
    return dict(list(both.items())[-PARTS_LIMITS["lessons"] :])


class SettingsFiles:
    """The settings, which are written as anywhere else: values of a newer program stay in the file."""

    limit = SIZE_LIMIT

    def export(self, path: Path) -> bytes:
        """Return the settings but those of a machine; raise SaveError if they can't be read."""
        data = newest_sound(path, decoded_settings)
        return msgspec.json.encode(portable(decoded_settings(data, path.name)[0])) + b"\n"

    def check(self, data: bytes, name: str) -> None:
        """Read settings; raise SaveError that names the file."""
        decoded_settings(data, name)

    def merge(self, path: Path, data: bytes, _changed: float, _taken: Mapping[str, str]) -> Outcome:
        """Merge `data` into `path`; raise SaveError with nothing changed."""
        theirs, _ = decoded_settings(data, path.name)
        try:
            ours, _ = decoded_settings(newest_sound(path, decoded_settings), path.name)
        except SaveError:
            ours = Settings()
        both = merged_settings(ours, theirs)
        there = is_there(path)
        if there and both == ours:
            return "same"
        refusal = save_settings(path, both)
        if refusal is not None:
            raise SaveError.of(refusal)
        return "merged" if there else "new"


PRACTICE: Final = MergedFile(progress.decoded, progress.encoded, merged_reviews)
PUZZLES: Final = MergedFile(solved.decoded, solved.encoded, merged_solved)
STATISTICS: Final = MergedFile(played.decoded, played.encoded, merged_lines, played.FILE_LIMIT)
PLACES: Final[dict[str, tuple[str, Kind]]] = {
    "practice": (progress.FILE, PRACTICE),
    "puzzles": (solved.FILE, PUZZLES),
    "statistics": (PLAYED, STATISTICS),
}
"""By the folder beside the matches: its file, and how it is merged."""
