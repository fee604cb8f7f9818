"""A schedule of faults from one number: a person's week with this disk, told step by step.

A week is a few things that the program does, one after the other on the same disk, each with a fault or
without: the power goes, the disk refuses, the process is killed, the clock is wrong. After each, a fresh
start looks at everything; the week goes on with what it finds.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Final, Literal

import pytest

from saves.disk.notices import SaveError
from tests.faults import files_shelves
from tests.faults.files_disk import REFUSALS, Disk, Killed, Refusal, Tree, after_power_cuts, tree_of, watched
from tests.faults.files_seen import look
from tests.faults.files_shelves import (
    MATCH,
    PLAYED,
    Operation,
    count,
    delete,
    keep,
    note_of_help,
    one_deck,
    reset,
    restore,
    set_volume,
)
from tests.faults.files_sweep import Bench
from tests.saves.matches import SAVED_AT
from tests.saves.shelf import SLOT

LENGTH: Final = 8  # things done in a week
CLOCKS: Final = {
    "right": SAVED_AT,
    "a day behind": SAVED_AT - timedelta(days=1),
    "a year ahead": SAVED_AT + timedelta(days=365),
    "in 1970": datetime(1970, 1, 1, tzinfo=UTC),
    "in 9999": datetime(9999, 12, 31, tzinfo=UTC),
}
Fault = Literal["none", "power cut", "disk refuses", "killed"]
FAULTS: Final[tuple[Fault, ...]] = ("none", "power cut", "disk refuses", "killed")
DELETED_MATCH: Final = f"matches/deleted/{SLOT}"
_DRAFT: Final = re.compile(r"\.[0-9]+-[0-9]+\.draft")
Tell = Callable[[str], object]


@dataclass(frozen=True)
class Lost:
    """What a week has lost: at which step, and what is wrong."""

    step: int
    problems: tuple[str, ...]


class Week:
    """One schedule; the same number always gives the same."""

    def __init__(self, seed: int, folder: Path, tell: Tell = lambda _: None) -> None:
        """Play in `folder`; `tell` gets a line for everything that happens."""
        self._random = Random(seed)  # noqa: S311 - the same for the same seed
        self._folder = folder
        self._tell = tell
        self._tree: Tree = {}

    def run(self, length: int = LENGTH) -> Lost | None:
        """Live through the week; return what was lost, at the first step where anything was."""
        for step in range(1, length + 1):
            place = self._folder / str(step)
            place.mkdir()
            problems = self._step(step, place)
            shutil.rmtree(place)
            if problems:
                for problem in problems:
                    self._tell(f"     LOST  {problem}")
                return Lost(step, tuple(problems))
        self._tell("Nothing was lost.")
        return None

    def _step(self, step: int, place: Path) -> list[str]:
        operation, fault = self._operation(), self._random.choice(FAULTS)
        clock = self._random.choice(list(CLOCKS)) if self._random.randrange(3) == 0 else "right"
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(files_shelves, "now", lambda: CLOCKS[clock])
            bench = Bench(operation, place)
            self._tell(f"{step:>3}  {operation.kind}: {operation.name}; clock {clock}; fault: {fault}")
            return self._with_fault(bench, fault)

    def _operation(self) -> Operation:
        """Choose what is done next, among what can be done now."""
        one, tree = self._random, dict(self._tree)
        number = one.randrange(1, 12)
        acts = [
            Operation("match", f"autosave after {number} decisions", self._lay, keep(number)),
            Operation("settings", f"set the volume to {5 * number}", self._lay, set_volume(5 * number)),
            Operation("deck", f"save deck {number}", self._lay, one_deck(f"Deck {number}")),
            Operation("statistics", f"count match {number}", self._lay, count(number)),
            Operation("statistics", "note of help", self._lay, note_of_help, again=False),
        ]
        if MATCH in tree and DELETED_MATCH not in tree:
            acts.append(Operation("deleted", "delete the match", self._lay, delete))
        if MATCH not in tree and DELETED_MATCH in tree:
            acts.append(Operation("deleted", "bring the match back", self._lay, restore))
        if PLAYED in tree:
            acts.append(Operation("statistics", "reset", self._lay, reset, again=False))
        return one.choice(acts)

    def _lay(self, root: Path) -> None:
        """Lay the disk out as the week has left it."""
        for name, data in sorted(self._tree.items()):
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            if data is None:
                path.mkdir(exist_ok=True)
            else:
                path.write_bytes(data)

    def _with_fault(self, bench: Bench, fault: Fault) -> list[str]:
        """Do it with a fault, and look with a fresh start; the week goes on with what is there then."""
        if fault == "power cut":
            trees = sorted(after_power_cuts(bench.disk), key=_key)
            tree = self._random.choice(trees)
            self._tell(f"     one of {len(trees)} disks that a power cut may leave")
            self._tell_disk(bench.disk, len(bench.disk.steps))
            root = bench.fresh(tree)
        else:
            root = self._acted(bench, fault)
        with watched(root):
            found = look(root)
        self._tell(
            f"     found {', '.join(f'{place}: {what}' for place, what in sorted(found.places.items()))}"
        )
        problems = bench.losses(found)
        self._tree = {name: data for name, data in tree_of(root).items() if not name.endswith("in-use")}
        if bench.operation.again:
            with watched(root):
                problems += bench.once_more(root, found)
        return bench.named(problems)

    def _acted(self, bench: Bench, fault: Fault) -> Path:
        """Do it while the disk refuses, or until the process is killed, or undisturbed."""
        refusal = None
        if fault != "none" and bench.disk.steps:
            at, number = self._random.randrange(len(bench.disk.steps)), self._random.choice(REFUSALS)
            lasting = bool(self._random.randrange(2)) or fault == "killed"
            refusal = Refusal(0 if fault == "killed" else number, at, lasting)
        root = bench.fresh(bench.start)
        told: list[str] = []
        caught = False
        with watched(root, refusal) as disk:
            try:
                told = [notice.code for notice in bench.operation.act(root)]
            except SaveError as error:
                told = [error.notice.code]
            except Killed:
                caught = True
                disk.let_go()
        self._tell_disk(disk, refusal.at if refusal else -1)
        self._tell(
            f"     told  {', '.join(told) or ('nothing: the process is dead' if caught else 'nothing')}"
        )
        return root

    def _tell_disk(self, disk: Disk, fault_at: int) -> None:
        for at, step in enumerate(disk.steps):
            mark = "  <- here" if at == fault_at else ""
            target = f" -> {step.target}" if step.target else ""
            self._tell(f"       {at:>2} {step.kind} {_DRAFT.sub('.draft', step.path)}{target}{mark}")


def _key(tree: Tree) -> str:
    """Order trees the same in every process, whatever its drafts are called."""
    return repr(sorted((_DRAFT.sub(".draft", name), data) for name, data in tree.items()))
