"""Which settings are on which page, how each is shown, and the search.

A new setting needs its field in `saves.settings`, its name here, and texts: `settings-<name>-label`,
`-meaning` and one for each of its values. Its control follows from the field's type.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final, NamedTuple

from game.registry import GAMES
from game.screens.keys import COMMANDS, context_text
from game.screens.pads.layout import LEADING, action_text, actions
from game.screens.settings.plugins import heading_of, names_of, state_of
from game.texts.languages import languages
from saves.settings import CHOICES, Settings

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.screens.app.program import Program
    from game.texts.texts import Voice
    from saves.settings import Choice

SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "play": (
        "name",
        "face",
        "help",
        "hints",
        "coach",
        "review",
        "spoiler_free",
        "reactions",
        "turn_table",
        "ai_seconds",
        "ahead",
        "pace",
    ),
    "look": ("ui_scale", "fullscreen"),
    "motion": ("motion", "speed", "celebrations"),
    "sound": ("volume_master", "volume_effects", "volume_music", "volume_ambience", "background", "mute"),
    "keys": (),  # one line per command
    "pads": ("rumble",),  # and one line per action
    "access": ("screen_reader", "copy_spoken", "captions", "high_contrast"),
    "language": ("language",),
    "files": ("backups",),  # and one line per folder
}
KEYS: Final = "keys"
PADS: Final = "pads"
FILES: Final = "files"
DATA: Final = "data"  # a page of its own
PLUGINS: Final = "plugins"  # one line per installed package, if there are any
BOUND: Final = ("command", "button")  # lines that choose what triggers an action
KINDS: Final[dict[str, Choice]] = {choice.name: choice for choice in CHOICES}
_DEFAULTS: Final = Settings()


class Line(NamedTuple):
    """One line of a page: a setting, a command, a folder, another page, or a package that adds games."""

    page: str
    kind: str  # "setting", "command", "button", "place", "page" or "plugin"
    name: str


def pages_of(program: Program) -> list[str]:
    """List the pages; that of added games only if there are any."""
    return [*SECTIONS, PLUGINS] if names_of(program) else list(SECTIONS)


def lines_of(page: str, program: Program) -> list[Line]:
    """List the lines of a page, from the top."""
    if page == PLUGINS:
        return [Line(page, "plugin", name) for name in names_of(program)]
    if page == KEYS:
        return [Line(page, "command", name) for name in COMMANDS]
    if page == PADS:
        buttons = [Line(page, "button", name) for name in actions()]
        return [*(Line(page, "setting", name) for name in SECTIONS[page]), *buttons]
    if page == FILES:
        settings = [Line(page, "setting", name) for name in SECTIONS[page]]
        return [Line(page, "page", DATA), *settings, *(Line(page, "place", name) for name in places())]
    return [Line(page, "setting", name) for name in SECTIONS[page]]


def places() -> list[str]:
    """List the folders that the program uses: those of games by the game's id."""
    stores = (game.id for game in GAMES.values() if game.store)
    return ["matches", *stores, "pictures", "settings", "reports", "logs", "portable"]


def heading_of_action(name: str, words: Voice) -> str:
    """Return where an action applies."""
    return words("keys-context-everywhere") if name in LEADING else context_text(name, words)


def label_of(line: Line, program: Program) -> str:
    """Return a line's label."""
    if line.kind in BOUND:
        label = action_text(line.name, program.words)
        return label[:1].upper() + label[1:]
    if line.kind == "place":
        return _place_text(line.name, "label", program)
    if line.kind == "plugin":
        return heading_of(line.name, program)
    return program.words(f"settings-{line.name}-label")


def meaning_of(line: Line, program: Program) -> str:
    """Return a setting's effect, or a folder's content; commands are explained by their name alone."""
    if line.kind in BOUND:
        return ""
    if line.kind == "place":
        return _place_text(line.name, "meaning", program)
    if line.kind == "plugin":
        return state_of(line.name, program)
    key = program.keys.pressed(line.name, program.words) if line.name in COMMANDS else ""
    return program.words(f"settings-{line.name}-meaning", key=key)


def _place_text(place: str, what: str, program: Program) -> str:
    """Return what is said of a folder, by the game that keeps it or by the program."""
    words = program.words
    return (
        words.of(place).line(f"store-{what}") if place in GAMES else words(f"settings-place-{place}-{what}")
    )


def values_of(name: str, program: Program) -> list[tuple[object, str]]:
    """Return the values of a setting with few, each with its text."""
    words = program.words
    kind = KINDS[name]
    if kind.kind == "switch":
        return [(True, words("settings-on")), (False, words("settings-off"))]
    few: list[tuple[object, str]] = [(value, words(f"settings-{name}-{value}")) for value in kind.allowed]
    return [*few, *languages().items()] if name == "language" else few


# Searching


def plain(text: str) -> str:
    """Return `text` without case and accents, with the same length, so that positions stay valid."""
    return "".join(unicodedata.normalize("NFD", letter.lower())[0] for letter in text.replace("’", "'"))


def sought(query: str) -> list[tuple[str, ...]]:
    """Return the search words, each in all its spellings: "ss" may stand for "ß"."""
    return [tuple(dict.fromkeys((word, word.replace("ss", "ß")))) for word in plain(query).split()]


def found(query: str, program: Program) -> list[Line]:
    """List the lines of all pages that contain every word of `query`."""
    wanted = sought(query)
    lines = [line for page in pages_of(program) for line in lines_of(page, program)]
    return [line for line in lines if _has_all(_all_of(line, program), wanted)]


def _has_all(text: str, wanted: Sequence[Sequence[str]]) -> bool:
    return all(any(word in text for word in spellings) for spellings in wanted)


def _all_of(line: Line, program: Program) -> str:
    """Return a line's searchable text: label, effect, values or keys, page."""
    words = program.words
    texts = [label_of(line, program), meaning_of(line, program), words(f"settings-section-{line.page}")]
    if line.kind == "command":
        texts += [
            program.keys.all_shown(line.name, words),
            context_text(line.name, words),
        ]
    elif line.kind == "button":
        texts += [program.pad.shown(line.name, words), heading_of_action(line.name, words)]
    elif line.kind == "setting" and line.name in KINDS and KINDS[line.name].kind == "choice":
        texts += [text for _, text in values_of(line.name, program)]
    return plain("\n".join(texts))


def marks_in(text: str, wanted: Sequence[Sequence[str]]) -> list[tuple[int, int]]:
    """Return the matches in `text`: start and end of each, in order."""
    level, places = plain(text), []
    for word in (word for spellings in wanted for word in spellings):
        at = level.find(word)
        while at >= 0:
            places.append((at, at + len(word)))
            at = level.find(word, at + len(word))
    return sorted(places)


# Reset


def chosen_on(page: str, settings: Settings) -> dict[str, object]:
    """Return a page's settings that differ from the defaults, by name."""
    names: Iterable[str] = {KEYS: ("keys",), PADS: ("rumble", "pads")}.get(page, SECTIONS.get(page, ()))
    return {
        name: getattr(settings, name) for name in names if getattr(settings, name) != getattr(_DEFAULTS, name)
    }


def default_of(name: str) -> object:
    """Return a setting's default."""
    value: object = getattr(_DEFAULTS, name)
    return value
