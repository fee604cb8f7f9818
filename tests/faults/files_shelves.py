"""Every kind of file that the program keeps, and everything that is done with it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Final

from game.dust_collectorz.decks.saves import Decks, SavedDeck, write_text_file
from game.dust_collectorz.rules.cards.cards import PRESETS, SLUGS
from saves.crash.report import REPORTS_KEPT, write_report
from saves.disk.files import write_atomically
from saves.disk.lock import FolderLock
from saves.disk.notices import Notice
from saves.matches.library import Library
from saves.matches.match_file import SavedMatch
from saves.settings import Settings, SettingsFile, load_settings
from saves.statistics.statistics import Statistics
from tests.saves import finished
from tests.saves.matches import SAVED_AT, packed, saved
from tests.saves.shelf import SLOT

DECK_FILE: Final = "20261120-141500.deck"
CARDS: Final = tuple(SLUGS[kind] for kind in next(iter(PRESETS.values())))
Act = Callable[[Path], list[Notice]]


@dataclass(frozen=True)
class Operation:
    """One thing that the program does with one kind of file."""

    kind: str
    name: str
    prepare: Callable[[Path], object]
    act: Act
    again: bool = True  # done once more, it comes to the same
    between: tuple[str, ...] = ()  # what else there may be, on the way


def now() -> datetime:
    """Return the time at which all of this happens."""
    return SAVED_AT


# Matches


@cache
def match(decisions: int) -> SavedMatch:
    """Return a match of so many decisions."""
    return saved(decisions)


@contextlib.contextmanager
def library(root: Path) -> Iterator[tuple[Library, list[Notice]]]:
    """Open the folder of matches; afterwards the list holds what was told."""
    told: list[Notice] = []
    opened = Library(root / "matches", now=now)
    try:
        yield opened, told
    finally:
        opened.close()
        told += opened.poll()


def with_library(act: Callable[[Library], object]) -> Act:
    """Do something with the library."""

    def acted(root: Path) -> list[Notice]:
        with library(root) as (opened, told):
            act(opened)
        return told

    return acted


def keep(*decisions: int) -> Act:
    """Autosave one match after so many decisions each."""

    def kept(opened: Library) -> None:
        for number in decisions:
            opened.autosave(SLOT, match(number))

    return with_library(kept)


def hand_out(root: Path) -> list[Notice]:
    """Hand a match out."""
    return with_library(lambda one: one.export_match(SLOT, root / "to a friend.save"))(root)


def take_in(root: Path) -> list[Notice]:
    """Take in what somebody else handed out."""
    return with_library(lambda one: one.import_match(root / "from a friend.save"))(root)


def hurt(file: str, prepare: Callable[[Path], object]) -> Callable[[Path], None]:
    """Prepare a folder, then damage one of its files."""

    def prepared(root: Path) -> None:
        prepare(root)
        path = root / file
        path.write_bytes(path.read_bytes()[:-9] + b"damaged!!")

    return prepared


# Decks


def one_deck(*names: str) -> Act:
    """Keep one deck under so many names in turn."""

    def acted(root: Path) -> list[Notice]:
        decks = Decks(root / "decks", now=now)
        for name in names:
            decks.save(DECK_FILE, SavedDeck(name, CARDS, CARDS[:2]))
        decks.close()
        return decks.poll()

    return acted


def with_decks(act: Callable[[Decks], object]) -> Act:
    """Do something with the decks."""

    def acted(root: Path) -> list[Notice]:
        decks = Decks(root / "decks", now=now)
        try:
            act(decks)
        finally:
            decks.close()
        return decks.poll()

    return acted


def both(first: Act, second: Act) -> Callable[[Path], None]:
    """Prepare in two steps."""

    def prepared(root: Path) -> None:
        first(root)
        second(root)

    return prepared


# Settings, statistics, reports, what is handed out


def set_volume(*volumes: int) -> Act:
    """Let one run of the program set the volume so many times."""

    def acted(root: Path) -> list[Notice]:
        file = SettingsFile(root / "settings.json")
        for volume in volumes:
            file.save(Settings(volume_master=volume, name="Änne"))
        file.close()
        return file.poll()

    return acted


def start_with_settings(root: Path) -> list[Notice]:
    """Read the settings, which keeps aside what can't be read."""
    return load_settings(root / "settings.json")[1]


@cache
def ended(seed: int) -> SavedMatch:
    """Return a match that ended."""
    return finished.ended(seed)


def with_statistics(act: Callable[[Statistics], object]) -> Act:
    """Do something with the statistics."""

    def acted(root: Path) -> list[Notice]:
        statistics = Statistics(root / "statistics", now=now)
        statistics.prepare()  # as at the start of the program
        try:
            act(statistics)
        finally:
            statistics.close()
        return statistics.poll()

    return acted


def count(*seeds: int) -> Act:
    """Count matches."""
    return with_statistics(lambda statistics: [statistics.add(ended(seed), finished.SIDES) for seed in seeds])


def report(root: Path) -> list[Notice]:
    """Write a report of a crash."""
    write_report(
        root / "reports",
        RuntimeError("broken"),
        SAVED_AT,
        lines=["a line of the log"],
        settings=Settings(),
    )
    return []


def reports(root: Path) -> None:
    """As many reports as are kept."""
    for number in range(REPORTS_KEPT):
        place = root / "reports" / f"20200101-0000{number:02}"
        place.mkdir(parents=True)
        (place / "report.txt").write_bytes(b"old")
        (place / "log.txt").write_bytes(b"old, too")


def handed_out(root: Path) -> None:
    """A file from somebody else."""
    write_atomically(root / "from a friend.save", packed(7))


def nothing(_: Path) -> None:
    """An empty disk."""


def take_lock(root: Path) -> list[Notice]:
    """Take a folder, and give it back."""
    lock = FolderLock(root / "matches")
    try:
        if not lock.take():
            return [Notice("in_use", str(root), {"process": lock.holder()})]
    finally:
        lock.release()
    return []


def deck_text(text: str) -> Act:
    """Hand a deck out as text."""

    def acted(root: Path) -> list[Notice]:
        write_text_file(root / "deck.txt", text)
        return []

    return acted


def four_runs(root: Path) -> None:
    """Let settings be those of four runs."""
    for volume in (10, 20, 30, 40):
        set_volume(volume)(root)


def note_of_help(root: Path) -> list[Notice]:
    """Note that somebody was helped."""
    return with_statistics(lambda statistics: statistics.add_hint(ended(2)))(root)


def reset(root: Path) -> list[Notice]:
    """Reset the statistics."""
    return with_statistics(lambda statistics: statistics.reset())(root)


def unreset(root: Path) -> list[Notice]:
    """Bring back what was reset."""
    return with_statistics(lambda statistics: statistics.restore())(root)


MATCH, DECK = f"matches/{SLOT}", f"decks/{DECK_FILE}"
SETTINGS, PLAYED = "settings.json", "statistics/played.lines"
delete, restore = with_library(lambda one: one.delete(SLOT)), with_library(lambda one: one.restore(SLOT))
delete_deck = with_decks(lambda one: one.delete(DECK_FILE))
restore_deck = with_decks(lambda one: one.restore(DECK_FILE))
three_decks = one_deck("A", "B", "C")
OPERATIONS: Final = (
    Operation("match", "first save", nothing, keep(5)),
    Operation("match", "autosave over it", keep(4), keep(5)),
    Operation("match", "autosave, all copies there", keep(1, 2, 3, 4), keep(5)),
    Operation("match", "save over damage", hurt(MATCH, keep(3, 4)), keep(5)),
    Operation("match", "open damage", hurt(MATCH, keep(3, 4)), with_library(lambda one: one.load(SLOT))),
    Operation("deleted", "delete", keep(4, 5, 6), delete),
    Operation("deleted", "bring back", both(keep(4, 5, 6), delete), restore),
    Operation("deleted", "delete a deck", three_decks, delete_deck),
    Operation("deleted", "bring back a deck", both(three_decks, delete_deck), restore_deck),
    Operation("handed out", "hand out", keep(5), hand_out),
    Operation("handed out", "take in", handed_out, take_in, again=False),
    Operation("handed out", "deck as text", deck_text("# Old\n"), deck_text("# New\n1 Cogwick\n")),
    Operation("deck", "first save", nothing, one_deck("A")),
    Operation("deck", "save over it", one_deck("A"), one_deck("B")),
    Operation("deck", "save, all copies there", one_deck("A", "B", "C", "D"), one_deck("E")),
    Operation("deck", "save over damage", hurt(DECK, one_deck("A", "B")), one_deck("C")),
    Operation("deck", "list damage", hurt(DECK, one_deck("A", "B")), with_decks(lambda one: one.rows())),
    Operation("settings", "first save", nothing, set_volume(10)),
    Operation("settings", "first change of a run", four_runs, set_volume(50)),
    Operation("settings", "many changes of a run", four_runs, set_volume(50, 60), between=("volume 50",)),
    Operation("settings", "start with damage", hurt(SETTINGS, four_runs), start_with_settings),
    Operation("settings", "save over damage", hurt(SETTINGS, four_runs), set_volume(50)),
    Operation("statistics", "first match", nothing, count(1)),
    Operation("statistics", "one more match", count(1, 2, 3, 4), count(5)),
    Operation("statistics", "over damage", hurt(PLAYED, count(1, 2, 3)), count(4)),
    Operation("statistics", "note of help", count(1), note_of_help, again=False),
    Operation("statistics", "reset", count(1, 2), reset, again=False),
    Operation("statistics", "bring back", both(count(1, 2), reset), unreset, again=False),
    Operation("lock", "take", nothing, take_lock),
    Operation("lock", "take again", keep(5), take_lock),
    Operation("report", "write one", nothing, report, again=False),
    Operation("report", "write one too many", reports, report, again=False),
)
