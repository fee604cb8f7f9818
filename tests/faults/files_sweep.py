"""Every operation on every kind of file: the power goes, or the disk refuses, at each of its steps."""

from __future__ import annotations

import itertools
import shutil
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from saves.disk.notices import SaveError
from tests.faults.files_disk import REFUSALS, Disk, Refusal, Tree, after_power_cuts, lay_out, tree_of, watched
from tests.faults.files_seen import Seen, look
from tests.faults.files_shelves import Operation

POWER: Final = "power cut"
REFUSED: Final = "disk refuses"


@dataclass
class Tally:
    """What was tried: how often all was whole, how often something was told by name, and what was lost."""

    tried: Counter[tuple[str, str]] = field(default_factory=Counter)  # by kind of file and of fault
    told: Counter[tuple[str, str]] = field(default_factory=Counter)
    lost: list[str] = field(default_factory=list)
    losses: Counter[tuple[str, str]] = field(default_factory=Counter)

    def add(self, kind: str, fault: str, problems: Sequence[str], *, told: bool) -> None:
        """Count one trial."""
        self.tried[kind, fault] += 1
        self.told[kind, fault] += told and not problems
        self.losses[kind, fault] += bool(problems)
        self.lost += [f"{kind}, {fault}: {problem}" for problem in problems]

    def join(self, other: Tally) -> None:
        """Add what was counted elsewhere."""
        self.tried += other.tried
        self.told += other.told
        self.losses += other.losses
        self.lost += other.lost


class Bench:
    """A folder in which one operation is tried over and over."""

    def __init__(self, operation: Operation, folder: Path) -> None:
        """Do the operation once without any fault."""
        self.operation = operation
        self.folder = folder
        self._numbers = itertools.count()
        root = self.fresh(None)
        with watched(root):
            operation.prepare(root)
        self.start = tree_of(root)
        self.before = self.seen(self.start)
        with watched(root) as disk:
            operation.act(root)
        self.disk: Disk = disk
        self.after = self.seen(tree_of(root))

    def fresh(self, tree: Tree | None) -> Path:
        """Make a new folder that holds a tree."""
        root = self.folder / str(next(self._numbers))
        lay_out(tree or {}, root)
        return root

    def seen(self, tree: Tree) -> Seen:
        """Tell what a fresh start finds in a tree."""
        root = self.fresh(tree)
        with watched(root):
            found = look(root)
        shutil.rmtree(root)
        return found

    # The two faults

    def cut_power(self, tally: Tally) -> None:
        """Start anew from everything that a power cut may leave."""
        for tree in after_power_cuts(self.disk):
            root = self.fresh(tree)
            with watched(root):
                found = look(root)
                problems = [*self.losses(found), *self.once_more(root, found)]
            shutil.rmtree(root)
            tally.add(self.operation.kind, POWER, self.named(problems), told=found.told != ())

    def refuse(self, tally: Tally, *, every: bool) -> None:
        """Have the disk refuse at each step, once or from then on; with `every`, for each reason there is."""
        reasons = itertools.cycle(REFUSALS)
        for at in range(len(self.disk.steps)):
            for lasting in (True, False):
                for number in REFUSALS if every else [next(reasons)]:
                    problems, told = self._refused(Refusal(number, at, lasting))
                    tally.add(self.operation.kind, REFUSED, self.named(problems), told=told)

    def _refused(self, refusal: Refusal) -> tuple[list[str], bool]:
        root = self.fresh(self.start)
        told: list[str] = []
        with watched(root, refusal) as disk:
            try:
                told = [notice.code for notice in self.operation.act(root)]
            except SaveError as error:
                told = [error.notice.code]
            except OSError as error:
                told = [str(error)] if self.operation.kind == "lock" else []
                disk.refused = 0 if told else -1
        with watched(root):
            found = look(root)
            problems = [
                f"{refusal}: {problem}" for problem in (*self.losses(found), *self.once_more(root, found))
            ]
        shutil.rmtree(root)
        if disk.refused < 0:
            problems.append(f"{refusal}: an error that nobody caught")
        elif disk.refused and not told and found.places != self.after.places:
            problems.append(f"{refusal}: nothing was told")
        return problems, told != []

    # What must hold

    def losses(self, found: Seen) -> list[str]:
        """Name all that is neither as before nor as afterwards."""
        before, after = self.before, self.after
        problems = [
            f"{place} is {what!r}, was {before.places.get(place)!r}, becomes {after.places.get(place)!r}"
            for place, what in found.places.items()
            if what not in (before.places.get(place), after.places.get(place), *self.operation.between)
        ]
        gone = (before.places.keys() & after.places.keys()) - found.places.keys()
        problems += [f"{place} is gone" for place in sorted(gone)]
        nowhere = set(before.places.values()) & set(after.places.values()) - set(found.places.values())
        problems += [f"{what} is nowhere" for what in sorted(nowhere)]
        lost = (before.contents & after.contents) - found.contents
        problems += [f"no file has the {one} any more" for one in sorted(lost)]
        problems += [f"the draft {draft} stayed" for draft in found.drafts if not _is_abroad(draft)]
        news = set(found.told) - {*before.told, *after.told}
        return problems + [f"{code} is told" for code in sorted(news)]

    def once_more(self, root: Path, found: Seen) -> list[str]:
        """Do the operation after the fault: it comes to the same as without one."""
        if not self.operation.again:
            return []
        try:
            self.operation.act(root)
        except SaveError as error:
            return [] if found.places == self.after.places else [f"it can't be done any more: {error}"]
        places = look(root).places
        return [] if places == self.after.places else [f"done once more, it comes to {places}"]

    def named(self, problems: list[str]) -> list[str]:
        """Say which operation it was."""
        return [f"{self.operation.name}: {problem}" for problem in problems]


def _is_abroad(draft: str) -> bool:
    """Whether a draft lies where the program does not tidy: beside what was handed out, in a report."""
    return draft.startswith((".", "reports/")) and not draft.startswith(".settings.json")
