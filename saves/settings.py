"""What a person chose, in one file that people may edit: every value is checked alone.

A bad value costs that value: it is back at its default, and a notice names it; so does a bad part of a
value that has many, a game's last choice or a command's keys. A file that is no JSON is
kept as settings.broken-N.json. Bounds, steps and units for the settings scene come from the same types
(`CHOICES`).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from game.engine.options import Value
from saves.files import read_bounded, write_atomically
from saves.header import NOT_JSON, Player, Word
from saves.names import NAME_LIMIT, clean_name, clean_title
from saves.notices import Notice, SaveTooLarge, SaveUnreadable, refused
from saves.strokes import read_strokes

BROKEN_LIMIT: Final = 20  # unreadable settings files kept aside
PARTS_LIMITS: Final = {"new_games": 40, "keys": 200, "lessons": 40}  # of the settings that have many parts

# "auto" is the system's; any other is a language's code, of which there may be no texts here
Language = Annotated[
    str, msgspec.Meta(pattern=r"^(auto|[a-z]{2,3}(_[A-Z]{2})?)\Z", extra={"allowed": ("auto",)})
]
Volume = Annotated[int, msgspec.Meta(ge=0, le=100, extra={"step": 5, "unit": "%"})]


class NewGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was chosen last for a game: who sits where, and its options as the game checks them."""

    players: Annotated[tuple[Player, ...], msgspec.Meta(max_length=12)] = ()
    options: Annotated[dict[Word, Value], msgspec.Meta(max_length=40)] = {}


class LessonNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far somebody has come in a game's lesson."""

    step: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0  # where it goes on
    done: bool = False  # was played through once


class WindowSpot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the window lay last, besides its size."""

    x: Annotated[int, msgspec.Meta(ge=-65536, le=65536)] = 0  # pixels
    y: Annotated[int, msgspec.Meta(ge=-65536, le=65536)] = 0
    maximized: bool = False
    screens: Annotated[str, msgspec.Meta(max_length=200)] = ""  # the screens there were then, as "1920x1080"


class Settings(msgspec.Struct, frozen=True):
    """All settings with their defaults; change one with `changed`."""

    language: Language = "auto"
    name: Annotated[str, msgspec.Meta(max_length=NAME_LIMIT)] = ""  # the person's, offered for a new match
    window_width: Annotated[int, msgspec.Meta(ge=1024, le=15360, extra={"step": 1, "unit": "px"})] = 1280
    window_height: Annotated[int, msgspec.Meta(ge=640, le=8640, extra={"step": 1, "unit": "px"})] = 800
    window_spot: WindowSpot = WindowSpot()
    fullscreen: bool = False
    ui_scale: Annotated[int, msgspec.Meta(ge=75, le=200, extra={"step": 5, "unit": "%"})] = 100
    motion: Literal["full", "gentle", "none"] = "full"
    speed: Annotated[float, msgspec.Meta(ge=0.5, le=4.0, extra={"step": 0.25, "unit": "×"})] = 1.0
    volume_master: Volume = 80
    volume_effects: Volume = 80
    volume_music: Volume = 30  # of the menus
    volume_ambience: Volume = 30  # of a table while nothing is done
    background: bool = True  # whether there is music and ambience at all
    mute: bool = False
    celebrations: Literal["full", "small", "off"] = "full"  # of great moments at the table
    ai_seconds: Annotated[float, msgspec.Meta(ge=0.2, le=30.0, extra={"step": 0.2, "unit": "s"})] = 2.0
    pace: Literal["brisk", "calm", "slow"] = "calm"  # of computer players
    hints: bool = True
    coach: bool = False  # asks once before a blunder
    reactions: Literal["always", "useful", "late"] = "useful"  # when a seat that may react is asked
    keys: Annotated[dict[Word, tuple[str, ...]], msgspec.Meta(max_length=200)] = {}  # where not the default
    screen_reader: bool = True  # speak to the system's, where one is running
    copy_spoken: bool = False  # what would be spoken goes to the clipboard
    captions: bool = False  # a line below the table for what happens and sounds
    high_contrast: bool = False
    turn_table: Literal["turn", "off"] = "turn"  # whether whoever moves comes to the front, among people
    autosave: bool = True
    last_game: Annotated[str, msgspec.Meta(max_length=40)] = ""
    new_games: Annotated[dict[Word, NewGame], msgspec.Meta(max_length=40)] = {}  # by game
    lessons: Annotated[dict[Word, LessonNote], msgspec.Meta(max_length=40)] = {}  # by game

    def changed(self, name: str, value: object) -> Settings:
        """Return the settings with one value changed; raise ValueError that says what is wrong."""
        if name not in _TYPES:
            raise ValueError(f"there is no setting {name[:40]!r}; there are: {', '.join(_TYPES)}")
        try:
            checked = msgspec.convert(msgspec.to_builtins(value), _TYPES[name])
        except msgspec.ValidationError as error:
            raise ValueError(f"{name}: {error}") from error
        if name == "keys":
            checked = {command: read_strokes(strokes) for command, strokes in checked.items()}
        return msgspec.structs.replace(self, **{name: _cleaned(checked)})


class Choice(msgspec.Struct, frozen=True):
    """What the settings scene needs to offer one setting."""

    name: str
    kind: Literal["switch", "choice", "number"]
    default: bool | str | int | float
    allowed: tuple[str, ...] = ()  # of a choice; of a language besides those that there are
    low: float = 0  # of a number, as are the rest
    high: float = 0
    step: float = 0
    unit: str = ""
    whole: bool = False  # an int, not a float


def load_settings(path: Path) -> tuple[Settings, list[Notice]]:
    """Read the settings; what is wrong with them comes back as notices. Never raises."""
    try:
        values = _FILE.decode(read_bounded(path))
    except SaveUnreadable as error:
        return Settings(), [] if error.notice.code == "missing" else [error.notice]
    except (SaveTooLarge, *NOT_JSON):
        return Settings(), [_kept_aside(path)]
    chosen: dict[str, Any] = {}
    notices: list[Notice] = []
    for name, raw in values.items():
        if name in _ALONE:
            chosen[name], refused_parts = _read_parts(name, raw)
            notices += [Notice("setting_default", path.name, {"name": one}) for one in refused_parts]
        elif name not in _TYPES:
            notices.append(Notice("setting_unknown", path.name, {"name": clean_name(name)}))
        else:
            try:
                chosen[name] = _cleaned(msgspec.json.decode(raw, type=_TYPES[name]))
            except NOT_JSON:
                notices.append(Notice("setting_default", path.name, {"name": name}))
    return Settings(**chosen), notices


def save_settings(path: Path, settings: Settings) -> Notice | None:
    """Write the settings; return why that failed, or None."""
    try:
        write_atomically(path, msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n")
    except OSError as error:
        return refused(error, path.name).notice
    return None


def without_names(settings: Settings) -> dict[str, Any]:
    """Return the settings as plain data for a report: nobody's name in it."""
    values: dict[str, Any] = msgspec.to_builtins(settings)
    values["name"] = ""
    for choice in values["new_games"].values():
        for seat, player in enumerate(choice["players"], 1):
            player["name"] = str(seat)
    return values


def _read_parts(name: str, raw: msgspec.Raw) -> tuple[dict[str, Any], list[str]]:
    """Read each part of a setting that has many alone; return the sound ones, and the names of the others."""
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


def _read_lesson(entry: msgspec.Raw) -> LessonNote:
    return _LESSON.decode(entry)


def _read_keys(entry: msgspec.Raw) -> tuple[str, ...]:
    return read_strokes(_STROKES.decode(entry))


def _cleaned(value: Any) -> Any:
    """Take what is hidden out of names; anything else comes back as it is."""
    if isinstance(value, str):
        return clean_title(value)
    if isinstance(value, NewGame):
        players = tuple(
            msgspec.structs.replace(player, name=clean_name(player.name) or str(seat))
            for seat, player in enumerate(value.players, 1)
        )
        return msgspec.structs.replace(value, players=players)
    return value


def _kept_aside(path: Path) -> Notice:
    """Rename an unreadable file so that it isn't overwritten; of too many, the last is replaced."""
    numbers = range(1, BROKEN_LIMIT + 1)
    names = [path.with_name(f"{path.stem}.broken-{number}{path.suffix}") for number in numbers]
    aside = next((name for name in names if not name.exists()), names[-1])
    try:
        path.replace(aside)
    except OSError as error:
        return refused(error, aside.name).notice
    return Notice("settings_broken", path.name, {"copy": aside.name})


def _choice(name: str, kind: Any, default: Any) -> Choice | None:
    """Describe one setting from its type; None for what a list of settings does not show."""
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
_FILE: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])
_PARTS: Final = msgspec.json.Decoder(dict[Word, msgspec.Raw])
_GAME: Final = msgspec.json.Decoder(NewGame)
_LESSON: Final = msgspec.json.Decoder(LessonNote)
_STROKES: Final = msgspec.json.Decoder(tuple[str, ...])
_ALONE: Final[dict[str, Callable[[msgspec.Raw], Any]]] = {
    "new_games": _read_game,
    "keys": _read_keys,
    "lessons": _read_lesson,
}
_DEFAULTS: Final = Settings()

CHOICES: Final[tuple[Choice, ...]] = tuple(
    choice
    for name, kind in _TYPES.items()
    if (choice := _choice(name, kind, getattr(_DEFAULTS, name))) is not None
)
