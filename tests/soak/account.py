"""The account of a long run: all its figures, what is wrong with them, and how they are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from tests.monkey.diary import LIMIT
from tests.soak.figures import MEGABYTE, Census, Sample
from tests.soak.judge import BOUND, Verdict, judge
from tests.soak.person import WALL

FILES_A_MATCH: Final = 5  # the match, its older copies and what is written beside it now and then,
FILES: Final = 60  # besides settings, statistics, logs and decks
DESCRIPTORS: Final = 4  # more than after the warm-up


class Figures(msgspec.Struct):
    """All that was measured."""

    samples: list[Sample] = []
    counts: list[Census] = []
    curtains: int = 0
    by_pieces: int = 0
    ended: int = 0
    late: dict[str, int] = {}
    late_at: list[tuple[int, str]] = []  # of each late frame the match and the last deed before
    late_built: dict[str, int] = {}
    slowest: list[str] = []
    built: list[str] = []
    faults: list[str] = []
    limit: float = LIMIT
    allowed: float = 0.0  # bytes of the program that may lie in memory; 0.0: any number
    mean: float = 0.0  # seconds of the main thread's own time that a frame takes
    longest_sweep: float = 0.0
    longest_on_wall: float = 0.0
    on_wall: int = 0

    def memory(self) -> Verdict:
        """Judge the program's memory."""
        return judge([one.memory / MEGABYTE for one in self.samples], [one.window for one in self.samples])

    def floor(self) -> Verdict:
        """Judge what the program keeps between two matches."""
        return judge(
            [one.floor / MEGABYTE for one in self.samples], [one.window_before for one in self.samples]
        )

    def worker_memory(self) -> Verdict:
        """Judge the thinking process's memory."""
        return judge([one.worker / MEGABYTE for one in self.samples])

    def to_repeat(self) -> dict[int, tuple[int, int]]:
        """Return the numbers of the matches with late frames, each with the window it began in."""
        late = {number for number, _ in self.late_at}
        return {one.number: one.window_before for one in self.samples if one.number in late}

    def late_again(self, other: Figures) -> list[tuple[int, str]]:
        """Return the late frames that another run of the same plan doesn't clear.

        What the program has to do is late there too; what chance brings, be it the machine or two threads at
        once, is not, or elsewhere. A match that went another way in that run, or that it never came to,
        clears nothing; nor does a run that doesn't tell where its own late frames were.
        """
        if sum(other.late.values()) != len(other.late_at):
            return self.late_at
        theirs = {its.number: its.played for its in other.samples}
        same = {one.number for one in self.samples if one.played == theirs.get(one.number)}
        return [late for late in self.late_at if late[0] not in same or late in other.late_at]

    def wrong(self, other: Figures | None = None) -> list[str]:
        """Tell all that is not as it should be; frames that `other` clears are."""
        curves = {
            "the program": self.memory(),
            "the program between matches": self.floor(),
            "the thinking process": self.worker_memory(),
        }
        found = [
            f"{name} grows by {curve.slope:.1f} MB a hundred matches, allowed are {BOUND}"
            for name, curve in curves.items()
            if not curve.flat
        ]
        most = max(self.samples, key=lambda one: one.memory)
        if self.allowed and most.memory > self.allowed:
            found.append(f"{most.memory / 1e6:.0f} MB of memory after match {most.number}, {most.game}")
        late = self.late_again(other) if other else self.late
        if late:
            found.append(f"frames above {self.limit * 1000:.0f} ms: {late}")
        if self.faults:
            found.append(f"{len(self.faults)} faults")
        if self.ended != len(self.samples):
            found.append(f"{len(self.samples) - self.ended} matches have no result")
        return found + self._left_over()

    def _left_over(self) -> list[str]:
        """Tell what was not given back, or left on the disk."""
        last, warm = self.samples[-1], self.samples[len(self.samples) // 4]
        found = [
            f"{now} {name} instead of {before}"
            for name, now, before in (
                ("descriptors", last.files, warm.files),
                ("threads", last.threads, warm.threads),
            )
            if now > before + DESCRIPTORS
        ]
        if last.on_disk > FILES + FILES_A_MATCH * len(self.samples):
            found.append(f"{last.on_disk} files after {len(self.samples)} matches")
        return found

    def told(self, other: Figures | None = None) -> str:
        """Tell the figures in some lines, and which late frames another run doesn't clear."""
        again = [f"late in the other run, too: {self.late_again(other) or 'none'}"] if other else []
        lines = [
            *self._matches_told(),
            *self._frames_told(),
            *again,
            self._curve("the program", self.memory()),
            self._curve("the program between matches", self.floor()),
            self._curve("the thinking process", self.worker_memory()),
            *(f"objects after {one.number}: {one.objects}" for one in self.counts),
            f"faults: {len(self.faults)}",
        ]
        return "\n".join([*lines, *self.faults, "wrong: " + ("; ".join(self.wrong(other)) or "nothing")])

    def _matches_told(self) -> list[str]:
        last = self.samples[-1]
        tables = Counter(f"{one.game} {one.seats}" for one in self.samples)
        decisions, persons = (
            sum(one.decisions for one in self.samples),
            Counter(one.persons for one in self.samples),
        )
        return [
            f"{len(self.samples)} matches, {self.ended} with a result, in {last.seconds / 60:.1f} minutes",
            "tables: " + ", ".join(f"{name} ({count})" for name, count in sorted(tables.items())),
            "persons: " + ", ".join(f"{name} ({count})" for name, count in sorted(persons.items())),
            f"{decisions} decisions, {self.by_pieces} by persons' clicks; {self.curtains} curtains",
            f"{last.files} descriptors, {last.threads} threads",
            f"on disk {last.on_disk} files, {last.disk >> 10} kB",
        ]

    def _frames_told(self) -> list[str]:
        limit, wall = f"{self.limit * 1000:.0f} ms", f"{WALL * 1000:.0f} ms"
        return [
            f"{self.samples[-1].frames} frames, {self.mean * 1000:.1f} ms each",
            f"above {limit}: {self.late or 'none'}",
            *(f"  {one}" for one in self.slowest),
            f"above {limit} while something was built: {self.late_built or 'none'}",
            *(f"  {one}" for one in self.built),
            f"on the wall's clock {self.on_wall} above {wall}, at most {self.longest_on_wall * 1000:.0f} ms",
            f"garbage collector: at most {self.longest_sweep * 1000:.1f} ms",
        ]

    @staticmethod
    def _curve(name: str, curve: Verdict) -> str:
        judged = "" if curve.judged else ", too few matches to be judged"
        return (
            f"memory of {name}: {curve.begin:.0f} MB after the warm-up, {curve.end:.0f} MB at the end,"
            f" {curve.slope:+.2f} MB a hundred matches, at least {curve.least:+.2f} (allowed {BOUND}){judged}"
        )


def told_of(samples: Sequence[Sample]) -> str:
    """Tell of the last match in one line."""
    one = samples[-1]
    memory, floor, shelves, worker = (
        value / MEGABYTE for value in (one.memory, one.floor, one.shelves, one.worker)
    )
    return (
        f"{one.number:4} {one.game:16} {one.seats} seats, {one.persons} persons, {one.decisions:3} decisions,"
        f" {one.seconds:7.1f} s, {memory:6.1f} MB, before {floor:5.1f}, shelves {shelves:5.1f},"
        f" thinking {worker:5.1f}, {one.files} fds, {one.threads} threads"
    )
