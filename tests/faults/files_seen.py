"""What a fresh start finds on a disk: at each place its content in short, and what is told about it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from game.dust_collectorz.decks.saves import Decks, unpack
from saves.disk.copies import DELETED
from saves.disk.lock import LOCK_FILE
from saves.disk.notices import Notice, SaveError
from saves.matches.match_file import SavedMatch, open_match
from saves.settings import SettingsFile, load_settings
from saves.statistics.file import read_lines
from saves.statistics.statistics import RESET, Statistics
from tests.faults.files_shelves import SETTINGS, library, now


@dataclass(frozen=True)
class Seen:
    """What a fresh start finds: at each place its content in short, and the bytes of all files."""

    places: dict[str, str]
    contents: frozenset[str]
    drafts: tuple[str, ...]
    told: tuple[str, ...]  # codes of notices


def look(root: Path) -> Seen:
    """Start anew and look at everything."""
    places, told = find(root)
    files = [path for path in root.rglob("*") if path.is_file() and path.name != LOCK_FILE]
    drafts = [str(path.relative_to(root)) for path in files if path.suffix == ".draft"]
    contents = frozenset(_short(path.read_bytes()) for path in files if path.suffix != ".draft")
    return Seen(places, contents, tuple(drafts), told)


def find(root: Path) -> tuple[dict[str, str], tuple[str, ...]]:
    """Start anew; return what is at each place, and the codes of what is told."""
    told: list[Notice] = []
    places = _other_files(root)
    for folder, finder in FINDERS.items():
        if list(root.glob(f"*{folder}*")):
            places |= finder(root, told)
    return places, tuple(sorted({one.code for one in told}))


def _short(data: bytes) -> str:
    return f"{len(data)} bytes {hashlib.sha256(data).hexdigest()[:12]}"


def _matches(root: Path, told: list[Notice]) -> dict[str, str]:
    places = {}
    with library(root) as (opened, notices):
        for row in opened.rows():
            try:
                found = opened.load(row.name)
            except SaveError as error:
                places[f"match {row.name}"] = error.notice.code
                told.append(error.notice)
            else:
                places[f"match {row.name}"] = _decisions(found.saved)
                told += found.notices
        for path in sorted((opened.folder / DELETED).glob("*.save")):
            places[f"deleted {path.name}"] = _decisions(open_match(path).saved)
    told += notices
    return places


def _decisions(found: SavedMatch) -> str:
    return f"{len(found.match.decisions)} decisions {_short(msgspec.json.encode(found.match.record()))}"


def _decks(root: Path, told: list[Notice]) -> dict[str, str]:
    decks = Decks(root / "decks", now=now)
    rows = decks.rows()
    decks._hindrance()  # as the first change would, which takes the folder
    told += [row.notice for row in rows if row.notice]
    places = {f"deck {row.file}": str(row.deck) for row in rows}
    for path in sorted((decks.folder / DELETED).glob("*.deck")):
        places[f"deleted {path.name}"] = str(unpack(path.read_bytes(), path.name))
    decks.close()
    told += decks.poll()
    return places


def _settings(root: Path, told: list[Notice]) -> dict[str, str]:
    is_there = bool(list(root.glob(f"{SETTINGS}*")))
    settings, notices = load_settings(root / SETTINGS)
    file = SettingsFile(root / SETTINGS)
    file.save(settings)
    file.close()
    told += notices
    return {"settings": f"volume {settings.volume_master}"} if is_there else {}


def _statistics(root: Path, told: list[Notice]) -> dict[str, str]:
    statistics = Statistics(root / "statistics", now=now)
    statistics._may_change()
    lines = statistics._read_once()
    places = {
        **{f"played {key[:12]}": str(one) for key, one in lines.played.items()},
        **{f"note {key[:12]}": str(one) for key, one in lines.notes.items()},
    }
    if statistics.can_restore:
        places |= {
            f"reset {key[:12]}": str(one) for key, one in read_lines(statistics.folder / RESET).played.items()
        }
    statistics.close()
    told += statistics.poll()
    return places


def _other_files(root: Path) -> dict[str, str]:
    """Return what was handed out, and the files of reports."""
    handed = [path for path in root.glob("*") if path.suffix in {".save", ".txt"}]
    files = [*handed, *(path for path in root.glob("reports/*/*") if not path.name.startswith("."))]
    return {str(path.relative_to(root)): _short(path.read_bytes()) for path in sorted(files)}


FINDERS: Final = {"matches": _matches, "decks": _decks, "settings": _settings, "statistics": _statistics}
