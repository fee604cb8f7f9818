"""A home with one of everything that belongs to a person, and what is in a home."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Final

from ai.daily.deal import deal_of
from ai.practice.spacing import Review
from game.dust_collectorz.decks.saves import Decks, SavedDeck
from game.registry import GAMES
from saves.daily.tries import Tries
from saves.disk.folders import Folders
from saves.matches.header import Player, checksum
from saves.matches.library import Library
from saves.matches.match_file import SavedMatch
from saves.practice.progress import Progress
from saves.puzzles.solved import Solved
from saves.settings import LessonNote, Settings, save_settings
from saves.statistics.statistics import Statistics
from tests.saves.finished import SIDES, ended
from tests.saves.matches import a_match
from tests.saves.shelf import Clock

NOW: Final = datetime(2026, 11, 27, 12, 0, tzinfo=UTC)
DAY: Final = date(2026, 11, 20)
OLDER: Final = (".1", ".2", ".3")
LEFT_OUT: Final = ("in-use", ".draft")
KEY: Final = checksum(b"a mistake")
PUZZLE: Final = checksum(b"a puzzle")


def home(place: Path) -> Folders:
    """Return the folders below a place."""
    return Folders.below(place)


def matches_of(folders: Folders, *, seed: int = 7, decisions: int = 12) -> None:
    """Save a match of every game."""
    library = Library(folders.matches, now=Clock())
    for game in GAMES:
        seats = GAMES[game].rules.seats[0]
        players = tuple(Player(f"P{seat}", seat) for seat in range(seats))
        library.save(library.new_name(game), SavedMatch(a_match(decisions, seats, seed, game), players))
        library.flush()
    library.close()


def one_match(folders: Folders, name: str, saved: SavedMatch, *, later: int = 0) -> Path:
    """Save one match under a name, so many seconds after all others."""
    library = Library(folders.matches, now=lambda: Clock()() + timedelta(seconds=later))
    library.save(name, saved)
    library.close()
    return folders.matches / name


def progress_of(folders: Folders, *, day: date = DAY, right: int = 1) -> None:
    """Answer a mistake and a puzzle."""
    practice = Progress(folders.matches / "practice")
    practice.keep(KEY, Review(day, day, right))
    practice.close()
    solved = Solved(folders.matches / "puzzles")
    solved.answer("splendor_marvel", PUZZLE, 1200.0, "best" if right else "blunder", day)
    solved.close()


def deck_of(folders: Folders, name: str = "Mine", file: str = "20261120-141500.deck") -> None:
    """Save a deck."""
    decks = Decks(folders.matches / "decks", now=Clock())
    decks.save(file, SavedDeck(name, ("cogwick",)))
    decks.close()


def count_matches(folders: Folders, *seeds: int) -> None:
    """Count finished matches."""
    statistics = Statistics(folders.matches / "statistics", now=Clock())
    for seed in seeds:
        statistics.add(ended(seed), SIDES)
    statistics.close()


def daily_try(folders: Folders, day: date = DAY, decisions: int = 3) -> Path:
    """Begin the daily deal of a day."""
    tries = Tries(folders.matches)
    deal = deal_of(day)
    match = deal.match()
    for _ in range(decisions):
        match.play(match.state.legal_actions()[0])
    players = tuple(Player(f"P{seat}", seat) for seat in range(match.seats))
    name = tries.begin(deal, SavedMatch(match, players))
    tries.close()
    return folders.matches / "daily" / name


def full_home(place: Path) -> Folders:
    """Make a home with one of everything."""
    folders = home(place)
    matches_of(folders)
    progress_of(folders)
    deck_of(folders)
    count_matches(folders, 1, 2)
    daily_try(folders)
    settings = Settings(
        name="Ann", motion="gentle", keys={"undo": ("U",)}, lessons={"splendor_marvel": LessonNote(3)}
    )
    assert save_settings(folders.settings, settings) is None
    return folders


def content(folders: Folders) -> dict[str, bytes]:
    """Read all files of a home's matches and progress, but older copies."""
    return {name: data for name, data in everything(folders).items() if name[-2:] not in OLDER}


def everything(folders: Folders) -> dict[str, bytes]:
    """Read all files of a home's matches and progress, but locks."""
    return {
        str(path.relative_to(folders.matches)): path.read_bytes()
        for path in sorted(folders.matches.rglob("*"))
        if path.is_file() and not path.name.endswith(LEFT_OUT)
    }
