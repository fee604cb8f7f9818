"""What the page of a person's own data can do: each begins on a thread, and is finished by the page."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from game.screens.data.moving import folders_of, let_go, take_up
from game.screens.data.work import Work
from saves.backup.erasing import erase
from saves.backup.exporting import Progress, export, export_name
from saves.backup.importing import Imported, look_at, take_in
from saves.disk.clock import now
from saves.disk.folders import DataFolder, Folders, unwritable
from saves.disk.notices import SaveError, SaveRefused
from saves.settings import save_settings

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from saves.backup.manifest import Manifest


class Task(NamedTuple):
    """Something that is being done."""

    name: str
    work: Work[Any]
    finish: Callable[[], None]  # tells what came of it; raises what the work raised
    stops: bool = True  # whether it can be stopped with nothing done

    @property
    def done(self) -> bool:
        """Whether it is to be finished."""
        return self.work.done

    @property
    def share(self) -> float:
        """How much of it is done, 0.0 to 1.0."""
        return self.work.share

    def stop(self) -> None:
        """Have it end soon, if it can be stopped."""
        if self.stops:
            self.work.stop()

    def end(self) -> None:
        """Stop it, and wait a moment for it."""
        self.work.end()


def look(path: Path) -> Manifest:
    """Read what an export says about itself; raise SaveError."""
    return look_at(path)


def export_all(program: Program) -> Task:
    """Write everything to a new file in the folder for exports."""
    folders, time = folders_of(program), now()
    target = folders.exports / export_name(time)
    program.library.flush()
    work = Work(lambda progress: export(folders, target, time, progress))

    def finish() -> None:
        made = work.result()
        program.tell(made.notices)
        program.audio.play("click")
        program.notice(program.words("data-exported", file=str(target), files=len(made.manifest.files)))

    return Task("export", work, finish)


def import_all(program: Program, path: Path) -> Task:
    """Merge an export with what is here."""
    folders, settings = folders_of(program), program.settings
    let_go(program)

    def act(progress: Progress) -> Imported:
        save_settings(folders.settings, settings)
        return take_in(folders, path, progress)

    work = Work(act, 0.0)

    def finish() -> None:
        try:
            taken = work.result()
        finally:
            take_up(program, folders)
        program.tell(taken.notices)
        program.audio.play("win", 0.7)
        counts = {name: taken.outcomes[name] for name in ("new", "merged", "beside", "same")}
        program.notice(program.words("data-imported", file=path.name, **counts))

    return Task("import", work, finish)


def use_folder(program: Program, path: str) -> Task:
    """Take everything along into another data folder, "" for the program's own; what lies there is merged.

    Raise SaveError if that folder can't be used.
    """
    before = folders_of(program)
    after = before.within(path)
    if after.missing:
        raise SaveRefused("no_folder", path)
    refusal = unwritable(after.matches)
    if refusal is not None:
        raise SaveError.of(refusal)
    program.change("data_folder", DataFolder(path))
    settings = program.settings
    let_go(program)

    def act(progress: Progress) -> None:
        save_settings(before.settings, settings)
        if after.matches != before.matches:
            _take_along(before, after, progress)

    work = Work(act, 0.0)

    def finish() -> None:
        try:
            work.result()
        except BaseException:
            take_up(program, before)
            program.change("data_folder", DataFolder(before.chosen))
            raise
        take_up(program, after)
        program.notice(program.words("data-folder-used", folder=str(after.matches)))

    return Task("folder", work, finish)


def _take_along(before: Folders, after: Folders, progress: Progress) -> None:
    """Merge all of one home into another one; the first stays as it is."""
    with tempfile.TemporaryDirectory(prefix="herotable-") as place:
        file = Path(place) / export_name(now())
        export(before, file, now(), lambda done, whole: progress(done, 2 * whole))
        take_in(after, file, lambda done, whole: progress(whole + done, 2 * whole))


def erase_all(program: Program) -> Task:
    """Delete everything; the program then has nothing to save any more."""
    folders = folders_of(program)
    let_go(program)
    program.remembered.data = None
    work = Work(lambda _: erase(folders))

    def finish() -> None:
        try:
            left = work.result()
        except SaveError:
            take_up(program, folders)
            raise
        program.remembered.erased = True
        if left:
            program.notice(program.words("data-left", number=len(left), file=str(left[0])))

    return Task("erase", work, finish, stops=False)
