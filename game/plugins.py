"""Finds installed packages that add games, by their metadata alone: nothing of them is imported.

A package names its games in the entry point group `herotable.games`: `my_game = "my_package:GAME"`, the name
being the game's id. A person decides once whether to trust it (`saves.trust`); `game.registry` then imports
it. Everything that is read from a package here is bounded and checked, because nobody trusts it yet.
"""

from __future__ import annotations

import hashlib
import re
import sys
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES
from importlib.metadata import Distribution
from pathlib import Path
from traceback import walk_tb
from typing import TYPE_CHECKING, Final, Literal

from game.engine.files.plain_file import open_plain, size_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from game.texts.texts import Texts

GROUP: Final = "herotable.games"
PLUGINS_LIMIT: Final = 40
GAMES_LIMIT: Final = 20  # of one package
NAME_LIMIT: Final = 40  # characters of a package's name,
VERSION_LIMIT: Final = 40  # of its version,
PATH_LIMIT: Final = 200  # and of an entry point
ENTRIES_LIMIT: Final = 64 << 10  # bytes of the entry points,
METADATA_LIMIT: Final = 1 << 20  # of the description,
RECORD_LIMIT: Final = 4 << 20  # of the list of files,
CODE_LIMIT: Final = 32 << 20  # and of all code together
REASON_LIMIT: Final = 160  # characters
_CODE: Final = (*SOURCE_SUFFIXES, *EXTENSION_SUFFIXES)
_OURS: Final = sys.stdlib_module_names | {"__main__", "ai", "game", "saves"}
_NAME: Final = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?")
_VERSION: Final = re.compile(r"[A-Za-z0-9!+._-]+")
_PATH: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*", re.ASCII)

FaultCode = Literal["metadata", "bad_id", "taken", "import", "incomplete", "law", "failed"]


@dataclass(frozen=True)
class Fault:
    """Why an installed package adds no game, or one game less."""

    code: FaultCode
    source: str  # the package's name
    game: str = ""  # the id; "" for the whole package
    reason: str = ""  # technical, for the author

    def sentence(self, texts: Texts) -> str:
        """Word the fault for a person."""
        return texts(f"plugin-fault-{self.code}", source=self.source, game=self.game, reason=self.reason)

    def __str__(self) -> str:
        """Word the fault for the log."""
        return f"{self.game or self.source}: {self.code} {self.reason}".strip()


@dataclass(frozen=True)
class Plugin:
    """An installed package that adds games."""

    name: str
    version: str
    digest: str  # of its list of files and its code, as SHA-256 in hex digits
    games: tuple[tuple[str, str], ...]  # a game's id, and where its `Game` is: "package.module:NAME"

    @property
    def key(self) -> str:
        """The normalized name."""
        return normalized(self.name)

    @property
    def identity(self) -> tuple[str, str]:
        """What another process needs to recognise the very same package."""
        return self.key, self.digest


class BadPlugin(ValueError):
    """A package whose metadata can't be used; the message says why."""


def find_plugins(path: Sequence[str] | None = None) -> tuple[list[Plugin], list[Fault]]:
    """Find the packages on `path` (by default `sys.path`) that add games, and those that can't be read.

    As when importing, the first package of a name hides later ones.
    """
    found: dict[str, Plugin] = {}
    faults: list[Fault] = []
    for folder in _candidates(sys.path if path is None else path):
        try:
            plugin = _read(folder)
        except Exception as error:  # noqa: BLE001 - importlib.metadata raises anything for what makes no sense
            name = re.sub(r"[^\w.-]", "?", folder.name.partition("-")[0])[:NAME_LIMIT]
            faults.append(Fault("metadata", name, reason=shortened(error)))
        else:
            found.setdefault(plugin.key, plugin)
        if len(found) + len(faults) >= PLUGINS_LIMIT:
            break
    return sorted(found.values(), key=lambda plugin: plugin.key), faults


def owner_of(game: str) -> str:
    """Return the name of an installed package with a game of that id; "" for none."""
    return next((plugin.name for plugin in find_plugins()[0] if game in dict(plugin.games)), "")


def shortened(error: BaseException) -> str:
    """Word an error of somebody else's code in one short line."""
    told = str(error) if isinstance(error, BadPlugin) else f"{type(error).__name__}: {error}"
    printable = "".join(letter if letter.isprintable() else " " for letter in told[: REASON_LIMIT * 4])
    return " ".join(printable.split())[:REASON_LIMIT]


def place_of(error: BaseException) -> str:
    """Return where an added game's code raised an error: " (rules.py, line 34)"; "" if it was none of it."""
    if isinstance(error, SyntaxError) and error.filename:
        return f" ({Path(error.filename).name}, line {error.lineno})"
    places = [
        f" ({Path(frame.f_code.co_filename).name}, line {line})"
        for frame, line in walk_tb(error.__traceback__)
        if frame.f_globals.get("__name__", "").partition(".")[0] not in _OURS
    ]
    return places[-1][:PATH_LIMIT] if places else ""


def normalized(name: str) -> str:
    """Return a package's name as package tools compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _candidates(path: Iterable[str]) -> Iterator[Path]:
    """List the folders of metadata in which the group is mentioned."""
    for entry in dict.fromkeys(path):
        try:
            folders = sorted(Path(entry or ".").glob("*.dist-info"))
        except (OSError, ValueError):
            continue  # an entry of sys.path need not exist
        yield from (folder for folder in folders if _mentions_games(folder))


def _mentions_games(folder: Path) -> bool:
    try:
        return GROUP.encode() in _bytes_of(folder / "entry_points.txt", ENTRIES_LIMIT)
    except (OSError, BadPlugin):
        return False  # without entry points it adds nothing


def _read(folder: Path) -> Plugin:
    """Read a package's metadata; raise BadPlugin, or what reading raises."""
    for file, limit in (("METADATA", METADATA_LIMIT), ("RECORD", RECORD_LIMIT)):
        try:
            size = size_of(folder / file)
        except OSError as error:
            raise BadPlugin(f"{file}: {error.strerror}") from error
        if size > limit:
            raise BadPlugin(f"{file} has more than {limit} bytes")
    package = Distribution.at(folder)
    name, version = package.metadata["Name"] or "", package.metadata["Version"] or ""
    _check(_NAME, name, NAME_LIMIT, "name")
    _check(_VERSION, version, VERSION_LIMIT, "version")
    entries = [entry for entry in package.entry_points if entry.group == GROUP]
    if len(entries) > GAMES_LIMIT:
        raise BadPlugin(f"it names more than {GAMES_LIMIT} games")
    for entry in entries:
        _check(_PATH, entry.value, PATH_LIMIT, "entry point")
    games = tuple(sorted((entry.name[:PATH_LIMIT], entry.value) for entry in entries))
    return Plugin(name, version, _digest(package, folder), games)


def _check(shape: re.Pattern[str], text: str, limit: int, what: str) -> None:
    if len(text) > limit or not shape.fullmatch(text):
        raise BadPlugin(f"its {what} {text[:40]!r} is not valid")


def _digest(package: Distribution, folder: Path) -> str:
    """Hash the list of files, which has a checksum of each, and the code itself, which may differ from it."""
    digest = hashlib.sha256(_bytes_of(folder / "RECORD", RECORD_LIMIT))
    left = CODE_LIMIT
    for file in sorted(package.files or (), key=str):
        if file.name.endswith(_CODE):
            try:
                code = _bytes_of(Path(str(package.locate_file(file))), left)
            except FileNotFoundError:
                continue  # a tool may list what it doesn't install
            left -= len(code)
            digest.update(f"{file}\0{len(code)}\0".encode())
            digest.update(code)
    return digest.hexdigest()


def _bytes_of(path: Path, limit: int) -> bytes:
    """Read a regular file of at most `limit` bytes."""
    with open_plain(path) as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        raise BadPlugin(f"{path.name} is too large")
    return data
