"""The settings, in one file that people may edit: every value is checked separately.

An invalid value falls back to its default, with a notice; so does an invalid part of a value with many parts,
such as a game's last choice or a command's keys. A value that only a newer version knows gets a notice too,
and stays in the file. A file that isn't JSON is kept as settings.broken-N.json, and the newest readable copy
is used. Bounds, steps and units for the settings scene come from the same types (`CHOICES`).
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from game.engine.options import Value
from saves.disk.files import (
    COPIES,
    SIZE_LIMIT,
    copy_path,
    is_there,
    read_bounded,
    write_atomically,
    write_keeping_copies,
)
from saves.disk.folders import DataFolder
from saves.disk.names import NAME_LIMIT, clean_name, clean_title
from saves.disk.notices import Notice, SaveDamaged, SaveError, SaveTooLarge, SaveUnreadable, refused
from saves.disk.writer import FLUSH_SECONDS, Writer
from saves.matches.header import NOT_JSON, FaceName, Player, Sum, Word
from saves.shortcuts import read_button, read_shortcuts

TOLD_LIMIT: Final = 20  # notices; of a file with more errors, the first are enough
BROKEN_LIMIT: Final = 20  # unreadable settings files kept aside
PARTS_LIMITS: Final = {
    "new_games": 40,
    "keys": 200,
    "pads": 200,
    "lessons": 40,
    "plugins": 200,
}  # of the settings with many parts

# "auto" follows the system; others are a language's code, which may have no texts here
Language = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^(auto|[a-z]{2,3}(-[A-Z][a-z]{3})?([-_][A-Z]{2})?)\Z", extra={"allowed": ("auto",)}
    ),
]
Volume = Annotated[int, msgspec.Meta(ge=0, le=100, extra={"step": 5, "unit": "%"})]


class NewGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last choice for a game: players by seat, and options as the game checks them."""

    players: Annotated[tuple[Player, ...], msgspec.Meta(max_length=12)] = ()
    options: Annotated[dict[Word, Value], msgspec.Meta(max_length=40)] = {}


class LessonNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person's progress in a game's lesson."""

    step: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0  # where to resume
    done: bool = False  # completed once


class PluginNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a package that adds games is trusted, in this version with this content."""

    version: Word
    digest: Sum
    trusted: bool


class WindowSpot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last position of the window, besides its size."""

    x: Annotated[int, msgspec.Meta(ge=-65536, le=65536)] = 0  # pixels
    y: Annotated[int, msgspec.Meta(ge=-65536, le=65536)] = 0
    maximized: bool = False
    screens: Annotated[str, msgspec.Meta(max_length=200)] = ""  # the screens at that time, as "1920x1080"


class Settings(msgspec.Struct, frozen=True):
    """All settings with their defaults; change one with `changed`."""

    language: Language = "auto"
    name: Annotated[str, msgspec.Meta(max_length=NAME_LIMIT)] = ""  # the person's, suggested for a new match
    face: FaceName = ""  # the person's, for a new match; "": none chosen yet
    window_width: Annotated[int, msgspec.Meta(ge=1024, le=15360, extra={"step": 1, "unit": "px"})] = 1280
    window_height: Annotated[int, msgspec.Meta(ge=640, le=8640, extra={"step": 1, "unit": "px"})] = 800
    window_spot: WindowSpot = WindowSpot()
    fullscreen: bool = False
    ui_scale: Annotated[int, msgspec.Meta(ge=75, le=200, extra={"step": 5, "unit": "%"})] = 100
    motion: Literal["full", "gentle", "none"] = "full"
    speed: Annotated[float, msgspec.Meta(ge=0.5, le=4.0, extra={"step": 0.25, "unit": "×"})] = 1.0
    volume_master: Volume = 80
    volume_effects: Volume = 80
    volume_music: Volume = 30  # in menus
    volume_ambience: Volume = 30  # of an idle table
    background: bool = True  # music and ambience on or off
    mute: bool = False
    celebrations: Literal["full", "small", "off"] = "full"  # at special moments
    ai_seconds: Annotated[float, msgspec.Meta(ge=0.2, le=30.0, extra={"step": 0.2, "unit": "s"})] = 2.0
    ahead: bool = True  # the highest level thinks while a person does, on mains power
    pace: Literal["brisk", "calm", "slow"] = "calm"  # of computer players
    help: Literal["full", "outcomes", "none"] = "full"  # what the table tells without being asked
    hints: bool = True
    coach: bool = False  # blunder alert
    review: bool = True  # look for mistakes in past matches while the machine is idle, on mains power
    spoiler_free: bool = False  # hide how matches ended, in the list and in replays
    reactions: Literal["always", "useful", "late"] = "useful"  # when a seat that may react is asked
    keys: Annotated[dict[Word, tuple[str, ...]], msgspec.Meta(max_length=200)] = {}  # if not the default
    pads: Annotated[dict[Word, str], msgspec.Meta(max_length=200)] = {}  # buttons, if not the default
    rumble: bool = False  # of controllers
    screen_reader: bool = True  # talk to the system's, if one is running
    copy_spoken: bool = False  # copy spoken text to the clipboard
    captions: bool = False  # a line below the table for events and sounds
    high_contrast: bool = False
    turn_table: Literal["turn", "off"] = "turn"  # whether the table turns to the person whose turn it is
    autosave: bool = True
    backups: bool = True  # one a week
    data_folder: DataFolder = DataFolder()
    last_game: Annotated[str, msgspec.Meta(max_length=40)] = ""
    new_games: Annotated[dict[Word, NewGame], msgspec.Meta(max_length=40)] = {}  # by game
    lessons: Annotated[dict[Word, LessonNote], msgspec.Meta(max_length=40)] = {}  # by game
    plugins: Annotated[dict[Word, PluginNote], msgspec.Meta(max_length=200)] = {}  # by package

    def changed(self, name: str, value: object) -> Settings:
        """Return the settings with one value changed; raise ValueError that says what is wrong."""
        if name not in _TYPES:
            raise ValueError(f"there is no setting {name[:40]!r}; there are: {', '.join(_TYPES)}")
        try:
            checked = msgspec.convert(msgspec.to_builtins(value), _TYPES[name])
        except msgspec.ValidationError as error:
            raise ValueError(f"{name}: {error}") from error
        if name == "keys":
            checked = {command: read_shortcuts(shortcuts) for command, shortcuts in checked.items()}
        if name == "pads":
            checked = {action: read_button(button) for action, button in checked.items()}
        return msgspec.structs.replace(self, **{name: _cleaned(checked)})


class Choice(msgspec.Struct, frozen=True):
    """What the settings scene needs to show one setting."""

    name: str
    kind: Literal["switch", "choice", "number"]
    default: bool | str | int | float
    allowed: tuple[str, ...] = ()  # of a choice; for the language, besides the installed ones
    low: float = 0  # for a number, like the rest
    high: float = 0
    step: float = 0
    unit: str = ""
    whole: bool = False  # an int, not a float


def load_settings(path: Path) -> tuple[Settings, list[Notice]]:
    """Load the settings, with notices about errors. Never raises."""
    try:
        return _read(path.name, _FILE.decode(read_bounded(path)))
    except SaveUnreadable as error:
        told = [] if error.notice.code == "missing" else [error.notice]
    except (SaveTooLarge, *NOT_JSON):
        try:
            told = [Notice("settings_kept", path.name, {"copy": _keep_aside(path).name})]
        except OSError as error:
            told = [refused(error, path.name).notice]
        except SaveError as error:
            told = [error.notice]
    settings, copy = _older(path)
    if told and not copy:
        copy = [Notice("settings_lost", path.name)]
    return settings, [*told, *copy]


def decoded(data: bytes, file: str) -> tuple[Settings, list[Notice]]:
    """Decode a file's content, with notices about errors; raise SaveDamaged if it isn't one of settings."""
    try:
        return _read(file, _FILE.decode(data))
    except NOT_JSON as error:
        raise SaveDamaged("export_misshapen", file, reason=str(error)) from error


def _older(path: Path) -> tuple[Settings, list[Notice]]:
    """Load the newest readable copy, with a notice; without one, the defaults."""
    for number in range(1, COPIES + 1):
        copy = copy_path(path, number)
        with contextlib.suppress(SaveError, *NOT_JSON):  # the file's own error is the one to report
            settings, notices = _read(copy.name, _FILE.decode(read_bounded(copy)))
            return settings, [Notice("settings_copy", path.name, {"copy": copy.name}), *notices]
    return Settings(), []


def _read(file: str, values: dict[str, msgspec.Raw]) -> tuple[Settings, list[Notice]]:
    """Check each value separately; an invalid one gets a notice and its default."""
    chosen: dict[str, Any] = {}
    notices: list[Notice] = []
    for name, raw in values.items():
        if name in _ALONE:
            chosen[name], refused_parts = _read_parts(name, raw)
            notices += [Notice("setting_default", file, {"name": one}) for one in refused_parts]
        elif name not in _TYPES:
            notices.append(Notice("setting_unknown", file, {"name": clean_name(name)}))
        else:
            try:
                chosen[name] = _cleaned(msgspec.json.decode(raw, type=_TYPES[name]))
            except NOT_JSON:
                notices.append(Notice("setting_default", file, {"name": name}))
    return Settings(**chosen), notices[:TOLD_LIMIT]


def save_settings(path: Path, settings: Settings) -> Notice | None:
    """Save the settings synchronously; return a notice if that fails, or None."""
    file = SettingsFile(path)
    file.save(settings)
    file.close()
    return next(iter(file.poll()), None)


class SettingsFile:
    """Writes the file in the background; of several changes, only the newest is written.

    Dragging a volume would soon push out every older copy. So the old file becomes a copy only with a run's
    first change, or if there is no copy yet.
    """

    def __init__(self, path: Path) -> None:
        """Prepare to write `path`."""
        self.path = path
        self._writer = Writer(self._store)
        self._first: bytes | None = None  # the file as this run found it

    def save(self, settings: Settings) -> None:
        """Save `settings` in the background; `poll` reports failures."""
        self._writer.put(self.path, _text_of(settings))

    def poll(self) -> list[Notice]:
        """Return the failures since the last call, each once; usually empty."""
        return self._writer.poll()

    def close(self, seconds: float = FLUSH_SECONDS) -> bool:
        """Write pending settings, up to a limit; return whether they are written."""
        return self._writer.close(seconds)

    def _store(self, path: Path, data: bytes) -> None:
        """Write; a file that has become unreadable is kept aside."""
        try:
            old = read_bounded(path)
            data = _with_unknown(data, _FILE.decode(old))
        except (SaveError, *NOT_JSON):
            if is_there(path):
                self._writer.tell(Notice("settings_kept", path.name, {"copy": _keep_aside(path).name}))
            write_atomically(path, data)
        else:
            self._first = old if self._first is None else self._first
            copy = copy_path(path, 1)
            is_kept = _holds(copy, self._first)
            write = write_atomically if is_kept or old == data else write_keeping_copies
            write(path, data)
        _sweep(path)


def _holds(path: Path, data: bytes) -> bool:
    """Whether a file has exactly this content."""
    try:
        return read_bounded(path) == data
    except SaveError:
        return False


def _sweep(path: Path) -> None:
    """Remove temporary files left by a power cut; one younger than the file may be another window's."""
    for draft in path.parent.glob(f".{path.name}*.draft"):
        with contextlib.suppress(OSError):  # harmless; it is removed another day
            if draft.stat().st_mtime_ns < path.stat().st_mtime_ns:
                draft.unlink()


def _text_of(settings: Settings) -> bytes:
    return msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n"


def _with_unknown(data: bytes, old: dict[str, msgspec.Raw]) -> bytes:
    """Add the file's values of newer versions to the settings text, if there is room."""
    unknown = [(name, raw) for name, raw in old.items() if name not in _TYPES]
    lines = [b",\n  " + msgspec.json.encode(name) + b": " + bytes(raw) for name, raw in unknown]
    whole = data.removesuffix(_END) + b"".join(lines) + _END
    return whole if len(whole) <= SIZE_LIMIT else data


def without_names(settings: Settings) -> dict[str, Any]:
    """Return the settings as plain data for a report, without names."""
    values: dict[str, Any] = msgspec.to_builtins(settings)
    values["name"], values["data_folder"] = "", {}
    for choice in values["new_games"].values():
        for seat, player in enumerate(choice["players"], 1):
            player["name"] = str(seat)
    return values


def _read_parts(name: str, raw: msgspec.Raw) -> tuple[dict[str, Any], list[str]]:
    """Check each part of a setting separately; return the valid ones, and the names of the others."""
    parts: dict[str, Any] = {}
    bad: list[str] = []
    try:
        entries = _PARTS.decode(raw)
    except NOT_JSON:
        return {}, [name]
    for part, entry in entries.items():
        if len(parts) == PARTS_LIMITS[name]:
            return parts, [*bad, name]
        try:
            parts[part] = _ALONE[name](entry)
        except (*NOT_JSON, ValueError):
            bad.append(f"{name}.{clean_name(part)}")
    return parts, bad


def _read_game(entry: msgspec.Raw) -> Any:
    return _cleaned(_GAME.decode(entry))


def _read_keys(entry: msgspec.Raw) -> tuple[str, ...]:
    return read_shortcuts(_STROKES.decode(entry))


def _read_pad(entry: msgspec.Raw) -> str:
    return read_button(_BUTTON.decode(entry))


def _cleaned(value: Any) -> Any:
    """Remove hidden characters from names; returns anything else unchanged."""
    if isinstance(value, str):
        return clean_title(value)
    if isinstance(value, NewGame):
        players = tuple(
            msgspec.structs.replace(player, name=clean_name(player.name) or str(seat))
            for seat, player in enumerate(value.players, 1)
        )
        return msgspec.structs.replace(value, players=players)
    return value


def _keep_aside(path: Path) -> Path:
    """Rename an unreadable file so that it isn't overwritten; at the limit, replace the last one.

    A link stays; its target is copied. Return the new path; raise OSError or SaveError.
    """
    numbers = range(1, BROKEN_LIMIT + 1)
    names = [path.with_name(f"{path.stem}.broken-{number}{path.suffix}") for number in numbers]
    aside = next((name for name in names if not is_there(name)), names[-1])
    if not path.is_symlink():
        path.replace(aside)
        return aside
    data = read_bounded(path)
    kept = next((name for name in names if _holds(name, data)), None)
    if kept is None:
        write_atomically(aside, data)
    return kept or aside


def _choice(name: str, kind: Any, default: Any) -> Choice | None:
    """Describe one setting from its type; None if the settings scene doesn't show it."""
    if kind is bool:
        return Choice(name, "switch", default)
    if get_origin(kind) is Literal:
        return Choice(name, "choice", default, allowed=get_args(kind))
    number, *metas = get_args(kind) or (kind,)
    if number not in (int, float):
        allowed = (metas[0].extra or {}).get("allowed") if metas else None
        return Choice(name, "choice", default, allowed=allowed) if allowed else None
    meta = metas[0]
    return Choice(
        name,
        "number",
        default,
        (),
        meta.ge,
        meta.le,
        meta.extra["step"],
        meta.extra["unit"],
        whole=number is int,
    )


_TYPES: Final[dict[str, Any]] = get_type_hints(Settings, include_extras=True)
_END: Final = b"\n}\n"  # of the file
_FILE: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])
_PARTS: Final = msgspec.json.Decoder(dict[Word, msgspec.Raw])
_GAME: Final = msgspec.json.Decoder(NewGame)
_LESSON: Final = msgspec.json.Decoder(LessonNote)
_PLUGIN: Final = msgspec.json.Decoder(PluginNote)
_STROKES: Final = msgspec.json.Decoder(tuple[str, ...])
_BUTTON: Final = msgspec.json.Decoder(str)
_ALONE: Final[dict[str, Callable[[msgspec.Raw], Any]]] = {
    "new_games": _read_game,
    "keys": _read_keys,
    "pads": _read_pad,
    "lessons": _LESSON.decode,
    "plugins": _PLUGIN.decode,
}
_DEFAULTS: Final = Settings()

CHOICES: Final[tuple[Choice, ...]] = tuple(
    choice
    for name, kind in _TYPES.items()
    if (choice := _choice(name, kind, getattr(_DEFAULTS, name))) is not None
)
