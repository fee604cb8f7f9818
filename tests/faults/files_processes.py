"""Real processes: killed while they save, out of room on a real disk, two windows over the same folders.

As a command it is one of those processes: python3 -m tests.faults.files_processes WHAT FOLDER NUMBER. It
prints what it found as JSON: for each trial the kind of file, and what is wrong, if anything.
"""

from __future__ import annotations

import contextlib
import os
import random
import resource
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final, NoReturn

import msgspec

from game.dust_collectorz.decks.saves import Decks, SavedDeck
from saves.matches.library import Library
from saves.settings import Settings, SettingsFile, load_settings
from saves.statistics.statistics import Statistics
from tests.faults.files_seen import find
from tests.faults.files_shelves import (
    CARDS,
    DECK_FILE,
    SETTINGS,
    count,
    ended,
    keep,
    match,
    one_deck,
    set_volume,
)
from tests.faults.files_sweep import Tally
from tests.saves.finished import SIDES
from tests.saves.shelf import SLOT

KILLED: Final = "killed"
FULL: Final = "disk is full"
WINDOWS: Final = "two windows"
ROOT: Final = Path(__file__).parents[2]
LONGEST: Final = 60  # decisions of the match that is played while somebody kills
MATCHES: Final = 7  # that are counted meanwhile
PATIENCE: Final = 60.0  # seconds
DELAYS: Final = (0.0, 0.03)  # seconds from the start of saving to the kill
Found = list[tuple[str, str]]  # kind of file; what is wrong with it, "" for nothing


def try_all(tally: Tally, kills: int) -> None:
    """Try everything that needs processes."""
    for fault, what, number in ((KILLED, "kill", kills), (FULL, "small files", 0), (WINDOWS, "windows", 40)):
        with tempfile.TemporaryDirectory() as folder:
            _count(tally, fault, _command(what, Path(folder), number))
    with tempfile.TemporaryDirectory() as folder:
        on_disk = _on_a_small_disk(Path(folder))
        if on_disk:
            _count(tally, FULL, on_disk)


def _count(tally: Tally, fault: str, command: list[str]) -> None:
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=600)
    for kind, problem in msgspec.json.decode(done.stdout, type=Found):
        tally.add(kind, fault, [problem] if problem else [], told=fault != KILLED)


def _command(what: str, folder: Path, number: int = 0) -> list[str]:
    return [
        sys.executable,
        "-W",
        "error",
        "-m",
        "tests.faults.files_processes",
        what,
        str(folder),
        str(number),
    ]


def _on_a_small_disk(folder: Path) -> list[str]:
    """Return the command that works on a disk of its own in memory; nothing where the system gives none."""
    mount = f"mount -t tmpfs -o size=512k tmpfs '{folder}'"
    for way in (["unshare", "-m"], ["unshare", "-r", "-m"]):
        if (
            shutil.which("unshare")
            and not subprocess.run([*way, "sh", "-c", mount], check=False, capture_output=True).returncode
        ):
            return [*way, "sh", "-c", f'{mount} && exec "$@"', "sh", *_command("small disk", folder)]
    return []


# Killed at any moment


def kill(folder: Path, times: int) -> Found:
    """Let a process save one thing after another, and kill it, so many times; look what is left."""
    chance = random.Random(times)  # noqa: S311  # nobody's secret
    found: Found = []
    for number in range(LONGEST):  # here, so that the processes have little else to do than to save
        match(number)
        ended(number % MATCHES)
    for number in range(times):
        root = folder / str(number)
        saved = _killed_after(chance.uniform(*DELAYS), partial(save_on_and_on, root))
        found += [(kind, problem) for kind, problem in _left(root, saved).items()]
        shutil.rmtree(root, ignore_errors=True)
    return found


def _killed_after(seconds: float, act: Callable[[int], NoReturn]) -> int:
    """Run `act` in a process of its own, kill it; return how many bytes it had sent by then."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        act(writing)
    os.close(writing)
    count, end = len(os.read(reading, 1)), time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        if select.select([reading], [], [], left)[0]:
            count += len(os.read(reading, 1 << 10))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while data := os.read(reading, 1 << 10):
        count += len(data)
    os.close(reading)
    return count


def save_on_and_on(root: Path, writing: int) -> NoReturn:
    """Save match, deck, settings and statistics in turn; send a byte when one round is on disk."""
    library, decks = Library(root / "matches"), Decks(root / "decks")
    settings, statistics = SettingsFile(root / SETTINGS), Statistics(root / "statistics")
    for number in range(1, LONGEST):
        library.autosave(SLOT, match(number))
        decks.save(DECK_FILE, SavedDeck(str(number), CARDS))
        settings.save(Settings(volume_master=number))
        statistics.add(ended(number % MATCHES), SIDES)
        for one in (library, decks, statistics):
            one.flush(PATIENCE)
        settings._writer.flush(PATIENCE)
        os.write(writing, b".")
    signal.pause()
    raise AssertionError


def _left(root: Path, rounds: int) -> dict[str, str]:
    """Return what is wrong after a kill, by kind of file: of each at most the last round may be missing."""
    places, told = find(root)
    first = {
        "match": next((text.split()[0] for name, text in places.items() if name.startswith("match")), "0"),
        "deck": next((text.split("'")[1] for name, text in places.items() if name.startswith("deck")), "0"),
        "settings": places.get("settings", "volume 0").split()[1],
    }
    problems = {
        kind: "" if int(number) - rounds in {0, 1} and not told else f"{number} after {rounds}, told: {told}"
        for kind, number in first.items()
    }
    counted = sum(name.startswith("played") for name in places)
    problems["statistics"] = (
        "" if counted in {min(rounds, MATCHES), min(rounds + 1, MATCHES)} else f"{counted} of {rounds}"
    )
    return problems


# A disk without room


@contextlib.contextmanager
def small_files(_: Path) -> Iterator[None]:
    """Let no file grow beyond some hundred bytes, as a quota does."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextlib.contextmanager
def filled(folder: Path) -> Iterator[None]:
    """Fill the disk to the last byte."""
    filler = folder / "filler"
    with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:  # which is when it is full
        while file.write(bytes(1 << 12)):
            pass
    try:
        yield
    finally:
        filler.unlink()


def full(folder: Path, no_room: Callable[[Path], contextlib.AbstractContextManager[None]]) -> Found:
    """Save everything, once more without room, and once more with it again; look each time."""
    root = folder / "root"
    first, second = _three(root, 0), _three(root, 1)
    wrong = dict.fromkeys(first, "")
    for kind, act in first.items():
        wrong[kind] = "".join(map(str, act()))
    before, _ = find(root)
    with no_room(folder):
        for kind, act in second.items():
            wrong[kind] += "" if act() else "nothing was told; "
    places, told = find(root)
    for kind, act in second.items():
        wrong[kind] += "" if places == before and not told else f"found {places}, told {told}; "
        wrong[kind] += "".join(map(str, act()))
    drafts = [str(path) for path in root.rglob("*.draft")]
    last, _ = find(root)
    return [
        (kind, problem or " ".join(drafts) or ("" if last != before else "not saved"))
        for kind, problem in wrong.items()
    ]


def _three(root: Path, number: int) -> dict[str, Callable[[], list[object]]]:
    """Return what saves the first or second version of each kind; each tells what it has to tell."""
    acts = {
        "match": keep(30 + number),
        "deck": one_deck("AB"[number]),
        "settings": set_volume(10 + number),
        "statistics": count(number),
    }
    return {
        kind: partial(lambda act: [notice.code for notice in act(root)], act) for kind, act in acts.items()
    }


# Two windows


def windows(folder: Path, rounds: int) -> Found:
    """Open everything in a second process while a first one has it; let both set settings for a while."""
    for act in (keep(4), one_deck("A"), count(1), set_volume(50)):
        act(folder)
    held, holding = os.pipe()
    holder = os.fork()
    if not holder:
        _hold(folder, holding)
    os.read(held, 1)
    found = [(kind, _second(folder, kind, holder, taken=True)) for kind in ("match", "deck", "statistics")]
    os.kill(holder, signal.SIGKILL)
    os.waitpid(holder, 0)
    found += [(kind, _second(folder, kind, holder, taken=False)) for kind in ("match", "deck", "statistics")]
    return [*found, *(("settings", problem) for problem in _both_set(folder / SETTINGS, rounds))]


def _hold(folder: Path, holding: int) -> NoReturn:
    """Be the first window: take all folders, say so, stay."""
    library, decks, statistics = (
        Library(folder / "matches"),
        Decks(folder / "decks"),
        Statistics(folder / "statistics"),
    )
    decks.save("other.deck", SavedDeck("Other", CARDS))
    statistics.add(ended(2), SIDES)
    if library.flush(PATIENCE) and decks.flush(PATIENCE) and statistics.flush(PATIENCE):
        os.write(holding, b".")
    signal.pause()
    raise AssertionError


def _second(folder: Path, kind: str, holder: int, *, taken: bool) -> str:
    """Be the second window; return what is wrong."""
    before, _ = find(folder) if not taken else ({}, ())
    if kind == "match":
        notices = keep(5)(folder)
        with contextlib.closing(Library(folder / "matches")) as library:
            size = len(library.load(SLOT).saved.match.decisions)
        done = size == (4 if taken else 5)
    elif kind == "deck":
        notices = one_deck("B")(folder)
        with contextlib.closing(Decks(folder / "decks")) as decks:
            done = ("A" if taken else "B") in [row.deck.name for row in decks.rows() if row.deck]
    else:
        notices = count(3)(folder)
        with contextlib.closing(Statistics(folder / "statistics")) as statistics:
            done = len(statistics.played) == (2 if taken else 3)
    codes = [(notice.code.endswith("in_use"), notice.facts.get("process")) for notice in notices]
    wanted = [(True, str(holder))] if taken else []
    return "" if done and codes == wanted else f"{kind}: {notices}, {before}"


def _both_set(path: Path, rounds: int) -> list[str]:
    """Let two processes set the volume over and over; whatever is read is one of their settings, whole."""
    children = []
    for low in (0, 50):
        child = os.fork()
        if not child:
            file = SettingsFile(path)
            for number in range(rounds):
                file.save(Settings(volume_master=low + number, name=f"Window {low + number}"))
                file._writer.flush(PATIENCE)
            os._exit(0)
        children.append(child)
    problems = []
    while children:
        settings, notices = load_settings(path)
        whole = settings.name in ("Änne", f"Window {settings.volume_master}")
        problems.append("" if whole and not notices else f"{settings}, {notices}")
        children = [child for child in children if os.waitpid(child, os.WNOHANG) == (0, 0)]
    return problems


def main(what: str, folder: str, number: str) -> None:
    """Be the process that something happens to."""
    place = Path(folder)
    acts: dict[str, Callable[[], Found]] = {
        "kill": lambda: kill(place, int(number)),
        "windows": lambda: windows(place, int(number)),
        "small files": lambda: full(place, small_files),
        "small disk": lambda: full(place, filled),
    }
    sys.stdout.buffer.write(msgspec.json.encode(acts[what]()))


if __name__ == "__main__":
    main(*sys.argv[1:])
