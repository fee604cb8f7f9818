"""The file of finished matches for the statistics: add, look up, reset, restore.

As with matches, adding never blocks and never raises: a thread rewrites the file atomically, with three older
copies beside it. Lines lost to damage are restored from its newest sound copy, with a notice; the damaged
file is kept in `damaged/`. A newer program's file is never touched. A reset can be undone until the next
reset. Only one program at a time writes.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from game.engine.options import house_rules
from saves.disk.copies import tidy
from saves.disk.files import COPIES, copy_path
from saves.disk.lock import FolderLock
from saves.disk.notices import Notice, SaveError, SaveRefused, SaveTooNew, refused
from saves.disk.rescue import keep_aside
from saves.disk.writer import FLUSH_SECONDS, Writer
from saves.matches.match_file import SavedMatch
from saves.statistics.file import NOTES_LIMIT, PLAYED_LIMIT, Keeper, Lines, read_lines
from saves.statistics.lines import (
    HELP_LIMIT,
    VERSION,
    End,
    Note,
    Played,
    course_of,
    key_of,
    played_of,
    write_line,
)

FILE: Final = "played.lines"
RESET: Final = "reset.lines"  # the matches removed by the last reset
Mark = tuple[int, int, int] | None


class _Early(threading.Thread):
    """Reads the file in the background at the start, because many matches take time."""

    def __init__(self, path: Path) -> None:
        super().__init__(name="statistics", daemon=True)
        self.path, self.mark = path, mark_of(path)
        self.found: Lines | None = None

    def run(self) -> None:
        """Read, and store the result."""
        with contextlib.suppress(SaveError):  # whoever needs the matches reads again, and reports the error
            self.found = read_lines(self.path)


class Statistics:
    """The finished matches of one folder. Close it at the end; use it from one thread."""

    def __init__(self, folder: Path, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        """Open the folder, which need not exist; the first query reads it, the first write locks it."""
        self.folder = folder
        self._now = now
        self._lock = FolderLock(folder)
        self._keeper = Keeper()
        self._writer = Writer(self._keeper.store)
        self._lines: Lines | None = None
        self._early: _Early | None = None
        self._mark: Mark = None  # identifies the version of the file that was read
        self._written: dict[str, bytes] = {}  # encoded lines by key
        self._newer: SaveTooNew | None = None
        self._told_full = False
        self.version = 0  # incremented by each change

    def prepare(self) -> None:
        """Start reading the file in the background."""
        if self._lines is None and self._early is None:
            self._early = _Early(self.path)
            self._early.start()

    # Reading

    @property
    def path(self) -> Path:
        """The path of the file."""
        return self.folder / FILE

    @property
    def played(self) -> tuple[Played, ...]:
        """All matches, oldest first."""
        return tuple(self._known.played.values())

    def hints(self, saved: SavedMatch) -> int:
        """Return how often a running match had help."""
        note = self._known.notes.get(key_of(saved))
        return note.hints if note else 0

    @property
    def _known(self) -> Lines:
        """The file's content."""
        return self._read_once()

    def _read_once(self) -> Lines:
        """Read the file unless that is done."""
        if self._lines is None:
            self._lines = self._read()
        return self._lines

    def _read(self) -> Lines:
        self._newer = None
        self._written.clear()
        try:
            lines = self._whole()
        except SaveTooNew as error:
            self._newer = error
            self._writer.tell(error.notice)
            return Lines({}, {})
        except SaveError as error:
            return self._older(error)
        self._keeper.knows(self.path, lines)
        self._written.update(lines.raw)
        return self._mended(lines) if lines.bad else lines

    def _whole(self) -> Lines:
        """Read the file, or take what `prepare` read unless another program has written it since."""
        early, self._early = self._early, None
        mark, self._mark = mark_of(self.path), None  # if it can't be read now, try again before writing
        found: Lines | None = None
        if early is not None and early.mark == mark:
            early.join()
            found = early.found
        lines = found or read_lines(self.path)
        self._mark = mark
        return lines

    def _mended(self, lines: Lines) -> Lines:
        """Add to a damaged file the lines that its newest sound copy still has, except reset ones."""
        copy, older = self._newest_copy()
        if copy is None:
            self._writer.tell(Notice("statistics_lost", FILE, {"lost": lines.bad}))
            return lines
        self._writer.tell(Notice("statistics_mended", FILE, {"copy": copy.name}))
        gone: dict[str, Played] = {}
        with contextlib.suppress(SaveError):  # usually there was no reset
            gone = read_lines(self.folder / RESET).played
        played = {key: one for key, one in older.played.items() if key not in gone} | lines.played
        for key in played.keys() - lines.played.keys():
            self._written.pop(key, None)  # a note's line
        notes = {key: one for key, one in (older.notes | lines.notes).items() if key not in played}
        return Lines(self._newest(played), notes)

    def _older(self, error: SaveError) -> Lines:
        """Read the newest sound copy; empty if there is none, as on the first run."""
        copy, lines = self._newest_copy()
        if copy is not None:
            self._writer.tell(Notice("statistics_copy", FILE, {"copy": copy.name}))
        elif error.notice.code != "missing":
            self._writer.tell(error.notice)
        return lines

    def _newest_copy(self) -> tuple[Path | None, Lines]:
        """Return the newest undamaged copy, or else the newest that can be read at all."""
        found: list[tuple[Path, Lines]] = []
        for number in range(1, COPIES + 1):
            copy = copy_path(self.path, number)
            with contextlib.suppress(SaveError):  # the file's own error is the one to report
                found.append((copy, read_lines(copy)))
        return min(found, key=lambda one: bool(one[1].bad), default=(None, Lines({}, {})))

    # Adding

    def add(self, saved: SavedMatch, sides: tuple[int, ...]) -> bool:
        """Count a finished match; return whether it counts: once, unless it is barred or has house rules."""
        key = key_of(saved)
        if house_rules(saved.match.rules, saved.match.options):
            return False
        if not self._may_change() or key in self._known.played:
            return False
        note = self._known.notes.pop(key, None)
        if note and note.barred:
            self._known.notes[key] = note
            return False
        played = played_of(saved, sides, note.hints if note else 0, self._now())
        self._known.played[key] = played
        self._changed(key)
        return True

    def add_loss(self, saved: SavedMatch, seat: int, judged: int, lost: float) -> None:
        """Store an analysis result: how many of a seat's decisions it judged, and their total loss."""
        old = self._known.played.get(key_of(saved))
        if old is None or old.course != course_of(saved) or not self._may_change():
            return
        known = msgspec.structs.replace(old.seats[seat], judged=judged, lost=min(lost, float(judged)))
        if known == old.seats[seat]:
            return
        seats = (*old.seats[:seat], known, *old.seats[seat + 1 :])
        self._known.played[old.key] = msgspec.structs.replace(old, seats=seats)
        self._changed(old.key)

    def add_hint(self, saved: SavedMatch) -> None:
        """Record help in a running match."""
        old = self._note_of(key_of(saved))
        self._keep_note(msgspec.structs.replace(old, hints=min(HELP_LIMIT, old.hints + 1)))

    def bar(self, saved: SavedMatch) -> None:
        """Record that a match came from elsewhere: its result won't count."""
        self._keep_note(msgspec.structs.replace(self._note_of(key_of(saved)), barred=True))

    def _note_of(self, key: str) -> Note:
        return self._known.notes.get(key) or Note(VERSION, key)

    def _keep_note(self, note: Note) -> None:
        known = self._known
        if note.key in known.played or known.notes.get(note.key) == note or not self._may_change():
            return
        self._known.notes.pop(note.key, None)  # the newest last
        self._known.notes[note.key] = note
        self._changed(note.key)

    # Removing

    def reset(self, game: str = "") -> int:
        """Remove all matches, or those of a game; return how many. Raise SaveError with nothing changed."""
        self._writer.flush()
        self._demand_writing()
        played = self._known.played
        gone = {key: one for key, one in played.items() if game in ("", one.game)}
        left = {key: one for key, one in played.items() if key not in gone}
        if gone:
            try:
                self._keeper.store(self.folder / RESET, b"".join(self._parts(Lines(gone, {}))))
                self._replace(left)
            except OSError as error:
                raise refused(error, FILE) from error
        return len(gone)

    @property
    def can_restore(self) -> bool:
        """Whether a reset can be undone."""
        return (self.folder / RESET).is_file()

    def restore(self) -> int:
        """Undo the last reset; return the number of matches. Raise SaveError."""
        self._writer.flush()
        self._demand_writing()
        back, _, bad, *_ = read_lines(self.folder / RESET)
        new = {key: one for key, one in back.items() if key not in self._known.played}
        merged = self._newest(self._known.played | new)
        self._written.clear()
        try:
            self._replace(merged)
            if bad:
                self._writer.tell(Notice("statistics_lost", RESET, {"lost": bad}))
                keep_aside(self.folder / RESET)
            (self.folder / RESET).unlink()
        except OSError as error:
            raise refused(error, FILE) from error
        return len(new)

    def _replace(self, played: dict[str, Played]) -> None:
        """Write other matches at once, then use them; raise OSError or SaveError with nothing changed."""
        notes = {key: note for key, note in self._known.notes.items() if key not in played}
        lines = Lines(played, notes)
        self._keeper.store(self.path, b"".join(self._parts(lines)))
        self._lines = lines
        self.version += 1

    # Internals

    def _changed(self, key: str) -> None:
        """Save the file after the line of `key` changed."""
        known = self._known
        self._written.pop(key, None)
        if len(known.played) > PLAYED_LIMIT:
            self._tell_full()
        for kept, most in ((known.played, PLAYED_LIMIT), (known.notes, NOTES_LIMIT)):
            while len(kept) > most:
                self._written.pop(next(iter(kept)), None)
                kept.pop(next(iter(kept)))
        self.version += 1
        self._writer.put(self.path, self._parts(known))

    def _newest(self, played: dict[str, Played]) -> dict[str, Played]:
        """Sort matches by time; beyond the limit drop the oldest, with a notice."""
        if len(played) > PLAYED_LIMIT:
            self._tell_full()
        in_turn = sorted(played.values(), key=lambda one: one.ended_at)
        return {one.key: one for one in in_turn[-PLAYED_LIMIT:]}

    def _tell_full(self) -> None:
        """Add the notice about dropped matches, once."""
        if not self._told_full:
            self._told_full = True
            self._writer.tell(Notice("statistics_full", FILE, {"limit": PLAYED_LIMIT}))

    def _parts(self, lines: Lines) -> list[bytes]:
        written = self._written
        everything: list[Played | Note] = [*lines.played.values(), *lines.notes.values()]
        for one in everything:
            if one.key not in written:
                written[one.key] = write_line(one) + b"\n"
        end = write_line(End(VERSION, len(everything))) + b"\n"
        return [*[written[one.key] for one in everything], end]

    def _may_change(self) -> bool:
        """Whether anything can be written now; if not, `poll` reports why."""
        try:
            self._demand_writing()
        except SaveError as error:
            self._writer.tell(error.notice)
            return False
        return True

    def _demand_writing(self) -> None:
        """Lock the folder, and read what another program may have written before; raise SaveError."""
        if not self._lock.held:
            try:
                taken = self._lock.take()
            except OSError as error:
                raise refused(error, str(self.folder)) from error
            if not taken:
                raise SaveRefused("statistics_in_use", FILE, process=str(self._lock.holder()))
            tidy(self.folder, ".lines")
            if self._mark != mark_of(self.path):
                self._lines = None
        self._read_once()
        if self._newer is not None:
            raise self._newer

    def poll(self) -> list[Notice]:
        """Return the failures since the last call, each once; usually empty."""
        return self._writer.poll()

    def flush(self, seconds: float = FLUSH_SECONDS) -> bool:
        """Wait until everything is written or has failed, up to a limit; return whether it has."""
        return self._writer.flush(seconds)

    def close(self, seconds: float = FLUSH_SECONDS) -> bool:
        """Write pending data and release the folder; return whether all was written."""
        done = self._writer.close(seconds)
        self._lock.release()
        return done


def mark_of(path: Path) -> Mark:
    """Return what tells this version of a file from earlier ones; None if there is no file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns
