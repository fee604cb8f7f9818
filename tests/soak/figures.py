"""What is measured after each match: memory, files, threads, and what is kept."""

from __future__ import annotations

import gc
import threading
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from game.table.art.surface_cache import MASTERS, SPRITES, WINDOWS
from tests.soak.person import Person, resident

MEGABYTE: Final = 1 << 20
SHELVES: Final = (MASTERS, SPRITES, WINDOWS)  # that last as long as the program
Played = tuple[str, int, int, int]  # of a match: its game, seats, persons and decisions
KINDS: Final = 12  # of objects that are told


class Sample(msgspec.Struct, frozen=True):
    """How things stand after a match."""

    number: int  # of matches that have been played
    game: str
    seats: int
    persons: int
    decisions: int
    seconds: float  # since the beginning
    memory: int  # bytes of the program that lie in memory
    floor: int  # and when it was tidied, before the match
    worker: int  # of the thinking process
    shelves: int  # bytes of pixels on the shelves that last as long as the program
    frames: int
    files: int  # descriptors that are open
    threads: int
    on_disk: int  # files
    disk: int  # bytes in them
    window: tuple[int, int]  # pixels now,
    window_before: tuple[int, int]  # and before the match

    @property
    def played(self) -> Played:
        """What tells matches of two runs apart."""
        return self.game, self.seats, self.persons, self.decisions


class Census(msgspec.Struct, frozen=True):
    """How many objects the garbage collector knows."""

    number: int  # of matches that have been played
    objects: int
    kinds: dict[str, int]  # the most frequent ones


def sample(person: Person, number: int, played: Played, seconds: float) -> Sample:
    """Measure, after so many matches."""
    kept = [one.stat().st_size for one in person.folder.rglob("*") if one.is_file()]
    return Sample(
        number,
        *played,
        seconds=round(seconds, 1),
        memory=resident(),
        floor=person.floor,
        worker=resident(person.worker.pid),
        shelves=sum(shelf.used for shelf in SHELVES),
        frames=sum(person.diary.seen.values()),
        files=len(list(Path("/proc/self/fd").iterdir())),
        threads=threading.active_count(),
        on_disk=len(kept),
        disk=sum(kept),
        window=person.program.size,
        window_before=person.size_then,
    )


def census(number: int) -> Census:
    """Count what the garbage collector knows, once it has swept; what it leaves alone, it does afterwards."""
    gc.unfreeze()
    gc.collect()
    kinds = Counter(type(one).__name__ for one in gc.get_objects())
    gc.freeze()
    return Census(number, kinds.total(), dict(kinds.most_common(KINDS)))
