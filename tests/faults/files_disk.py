"""A disk that is watched while the program writes: what it may hold after a power cut, and how it refuses.

The power may go after every step. What was written and not synced may then be there whole, by half or not at
all. Names (new, moved, gone) arrive in the order in which they were made, as journals keep them; how many of
those that were not synced did arrive is open, and one folder may lag behind the others.
"""

from __future__ import annotations

import errno
import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, Self, get_args

import pytest

from saves.disk.lock import LOCK_FILE
from saves.disk.writer import Writer

REFUSALS: Final = (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EACCES, errno.EROFS)
FATES: Final = (1.0, 0.5, 0.0)  # how much arrives of what was written and not synced
Tree = dict[str, bytes | None]  # by path below the root; None: a folder


Naming = Literal["create", "replace", "link", "unlink", "mkdir", "rmdir"]  # steps that change names
Kind = Literal[Naming, "write", "sync", "sync folder", "look"]


class Step(NamedTuple):
    """One thing that the program asked of the disk."""

    kind: Kind
    path: str  # below the root
    target: str = ""  # of a replace or link
    data: bytes = b""


class Killed(BaseException):
    """The process ends here: nothing after it is done, not even tidying up."""


@dataclass
class Refusal:
    """The disk refuses with `number` from step `at` on, or at that step alone; 0 kills the process."""

    number: int
    at: int
    lasting: bool


@dataclass
class Disk:
    """The folder `root` as it was at first, and what was asked of it since."""

    root: Path
    refusal: Refusal | None = None
    steps: list[Step] = field(default_factory=list)
    refused: int = 0
    handles: list[int] = field(default_factory=list)  # that were opened

    def __post_init__(self) -> None:
        """Look at the folder."""
        self.first = tree_of(self.root)

    def asked(self, step: Step) -> None:
        """Note a step, or refuse it."""
        number = len(self.steps)
        self.steps.append(step)
        refusal = self.refusal
        if refusal and (number >= refusal.at if refusal.lasting else number == refusal.at):
            self.refused += 1
            if not refusal.number:
                raise Killed
            raise OSError(refusal.number, os.strerror(refusal.number))

    def let_go(self) -> None:
        """Close what a process that was killed has left open, as the system does: locks end with it."""
        for handle in self.handles:
            with suppress(OSError):  # closed already
                if self.below(handle) is not None:
                    os.close(handle)

    def below(self, path: Any, dir_fd: int | None = None) -> str | None:
        """Return where `path` lies below the root; None for what is none of this disk's business."""
        if isinstance(path, int):
            path = Path(f"/proc/self/fd/{path}").readlink()
        elif dir_fd is not None:
            path = Path(f"/proc/self/fd/{dir_fd}").readlink() / path
        path = Path(path)
        return str(path.relative_to(self.root)) if path.is_relative_to(self.root) else None


@contextmanager
def watched(root: Path, refusal: Refusal | None = None) -> Iterator[Disk]:
    """Watch all that happens below `root`, without the thread that writes, so that steps have an order."""
    disk = Disk(root, refusal)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Writer, "put", Writer._attempt)
        _watch_files(disk, patch)
        for name in ("replace", "link"):
            patch.setattr(os, name, _two_names(disk, name, getattr(os, name)))
        for name in ("unlink", "mkdir", "rmdir"):
            patch.setattr(os, name, _one_name(disk, name, getattr(os, name)))
        yield disk


def _watch_files(disk: Disk, patch: pytest.MonkeyPatch) -> None:
    plain_open, plain_os_open, plain_sync, plain_write = io.open, os.open, os.fsync, os.write

    def opened(file: Any, mode: str = "r", *rest: Any, **named: Any) -> Any:
        path = disk.below(file) if "w" in mode else None
        if path is None:
            return plain_open(file, mode, *rest, **named)
        disk.asked(Step("create", path))
        return _Watched(plain_open(file, mode, *rest, **named), disk, path)

    def os_opened(file: Any, flags: int, *rest: Any, **named: Any) -> int:
        path = disk.below(file, named.get("dir_fd"))
        reads = flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT) == 0 and not (disk.root / str(path)).is_dir()
        if path is not None and not reads:
            new = flags & os.O_CREAT and not (disk.root / path).exists()
            disk.asked(Step("create" if new else "look", path))
        handle = plain_os_open(file, flags, *rest, **named)
        if path is not None:
            disk.handles.append(handle)
        return handle

    def synced(handle: int) -> None:
        path = disk.below(handle)
        if path is None:
            plain_sync(handle)
        else:  # the real disk need not be bothered
            disk.asked(Step("sync folder" if (disk.root / path).is_dir() else "sync", path))

    def written(handle: int, data: bytes) -> int:
        path = disk.below(handle)
        if path is not None:
            disk.asked(Step("write", path, data=bytes(data)))
        return plain_write(handle, data)

    patch.setattr(io, "open", opened)
    patch.setattr(os, "open", os_opened)
    patch.setattr(os, "fsync", synced)
    patch.setattr(os, "write", written)


def _two_names(disk: Disk, kind: Any, act: Callable[..., None]) -> Callable[..., None]:
    def acted(source: Any, target: Any, **named: Any) -> None:
        at, to = disk.below(source), disk.below(target)
        if at is not None and to is not None and (disk.root / at).exists():
            disk.asked(Step(kind, at, to))
        act(source, target, **named)

    return acted


def _one_name(disk: Disk, kind: Any, act: Callable[..., None]) -> Callable[..., None]:
    def acted(path: Any, *rest: Any, **named: Any) -> None:
        at = disk.below(path, named.get("dir_fd"))
        if at is not None and (disk.root / at).exists() == (kind != "mkdir"):
            disk.asked(Step(kind, at))
        act(path, *rest, **named)

    return acted


class _Watched:
    """A file whose writes are noted; of a refused one half arrives, as on a disk that fills up."""

    def __init__(self, file: Any, disk: Disk, path: str) -> None:
        self._file, self._disk, self._path = file, disk, path

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def write(self, data: bytes) -> int:
        """Write all, or half and fail."""
        try:
            self._disk.asked(Step("write", self._path, data=data))
        except OSError:
            self._file.write(data[: len(data) // 2])
            raise
        return int(self._file.write(data))


def memory() -> str | None:
    """Return a folder in memory for disks that are only played; None for the usual one."""
    shared = Path("/dev/shm")  # noqa: S108  # only folders of our own are made in it
    return str(shared) if os.access(shared, os.W_OK) else None


def tree_of(root: Path) -> Tree:
    """Read all that lies below `root`."""
    return {
        str(path.relative_to(root)): None if path.is_dir() else path.read_bytes()
        for path in sorted(root.rglob("*"))
        if path.is_dir() or path.is_file()
    }


def lay_out(tree: Tree, root: Path) -> None:
    """Write a tree into a folder that is new."""
    root.mkdir()
    for name, data in sorted(tree.items()):
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if data is None:
            path.mkdir(exist_ok=True)
        else:
            path.write_bytes(data)


def after_power_cuts(disk: Disk) -> list[Tree]:
    """Return every tree that the disk may hold when the power goes at any step, each once."""
    trees: dict[tuple[tuple[str, bytes | None], ...], Tree] = {}
    for stop in range(len(disk.steps) + 1):
        for tree in _cut(disk.first, disk.steps[:stop]):
            trees.setdefault(tuple(sorted(tree.items(), key=lambda one: one[0])), tree)
    return list(trees.values())


def _cut(first: Tree, steps: list[Step]) -> Iterator[Tree]:
    """Return what may be left of a disk after these steps."""
    written, unsynced = _contents(steps)
    made = [(at, step) for at, step in enumerate(steps) if step.kind in get_args(Naming)]
    # by folder: the last step whose names surely arrived
    sure = {step.path: at for at, step in enumerate(steps) if step.kind == "sync folder"}
    orders = [made[:count] for count in range(len(made) + 1) if _enough(made[count:], sure)]
    for lagging in {folder for _, step in made for folder in _folders(step)}:
        ontime = [
            (at, step) for at, step in made if lagging not in _folders(step) or at <= sure.get(lagging, -1)
        ]
        orders.append(ontime)
    for order in orders:
        for share in FATES if unsynced else FATES[:1]:
            yield _arrived(first, order, written, unsynced, share)


def _enough(missing: list[tuple[int, Step]], sure: dict[str, int]) -> bool:
    """Whether nothing is missing that a sync has promised."""
    return all(at > sure.get(folder, -1) for at, step in missing for folder in _folders(step))


def _folders(step: Step) -> set[str]:
    return {str(Path(path).parent) for path in (step.path, step.target) if path}


def _contents(steps: list[Step]) -> tuple[dict[str, bytes], set[str]]:
    """Return what each file that was created holds, by "path@step", and which of them are not synced."""
    written: dict[str, bytes] = {}
    unsynced: set[str] = set()
    now: dict[str, str] = {}  # the file that a path leads to
    for at, step in enumerate(steps):
        if step.kind == "create":
            now[step.path] = f"{step.path}@{at}"
            written[now[step.path]] = b""
            unsynced.add(now[step.path])
        elif step.kind == "write" and step.path in now:
            written[now[step.path]] += step.data
            unsynced.add(now[step.path])
        elif step.kind == "sync":
            unsynced.discard(now.get(step.path, ""))
    return written, unsynced


def _arrived(
    first: Tree, order: list[tuple[int, Step]], written: dict[str, bytes], unsynced: set[str], share: float
) -> Tree:
    tree = dict(first)
    for at, step in order:
        if step.kind == "create":
            name = f"{step.path}@{at}"
            data = written[name]
            tree[step.path] = data[: int(len(data) * share)] if name in unsynced else data
        elif step.kind == "mkdir":
            tree[step.path] = None
        elif step.path in tree:
            _moved(tree, step)
    return {
        name: data for name, data in tree.items() if Path(name).name != LOCK_FILE and _has_folders(tree, name)
    }


def _has_folders(tree: Tree, name: str) -> bool:
    """Whether the folders above a name have arrived."""
    return all(tree.get(str(folder), b"") is None for folder in Path(name).parents[:-1])


def _moved(tree: Tree, step: Step) -> None:
    """Move, link or remove one name."""
    if step.kind in {"replace", "link"}:
        tree[step.target] = tree[step.path]
    if step.kind != "link":
        tree.pop(step.path)
