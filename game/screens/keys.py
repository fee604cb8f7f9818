"""Key bindings: every command, its contexts, and its keys, as set by the person.

A key is what it types, not its position: on a German keyboard Z is where English ones have Y. Navigation keys
(arrows, Tab, Enter, Esc, digits and the like) are fixed everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final, Literal

import pygame

from game.engine.game import Command
from game.registry import GAMES
from game.texts.languages import COMMON
from saves.shortcuts import PLUS, SHORTCUTS_LIMIT, is_key, is_letter, is_sign, joined, parted, upper

if TYPE_CHECKING:
    from game.screens.pads.layout import PadLayout
    from game.texts.texts import Texts, Voice

EVERYWHERE: Final = "everywhere"
Chosen = Mapping[str, tuple[str, ...]]  # a command's keys, if they are not the default


_BEFORE: Final = (
    Command("fullscreen", EVERYWHERE, ("F11",)),
    Command("mute", EVERYWHERE, ("Ctrl+M", "F10")),
    Command("background", EVERYWHERE, ("F9",)),
    Command("menu", "match", (), "menu"),
    Command("undo", "match", ("Z", "Ctrl+Z"), "lt"),
    Command("redo", "match", ("Y", "Ctrl+Y"), "rt"),
    Command("hint", "match", ("H",), "y"),
    Command("why", "match", ("E",), "rs"),
    Command("log", "match", ("L",), "view"),
    Command("hurry", "match", ("M",)),
    Command("recap", "match", ("R",), "ls"),
    Command("pause", "match", ("P",)),
    Command("rules", "match", ("F1",)),
    Command("keys", "match", ("?",)),
    Command("save", "match", ("Ctrl+S",)),
    Command("copy_log", "match", ("Ctrl+C",)),
    Command("tell_state", "match", ("S",)),
    Command("tell_focus", "match", ("V",)),
    Command("analysis_try", "analysis", ("T",), "y"),
    Command("analysis_open", "analysis", ("O",), "view"),
    Command("analysis_save", "analysis", ("S",)),
    Command("analysis_watch", "analysis", ("W",), "rt"),
    Command("result_watch", "result", ("W",), "y"),
    Command("result_copy", "result", ("Ctrl+C",)),
    Command("replay_mark_before", "replay", (",",)),
    Command("replay_mark_after", "replay", (".",)),
    Command("replay_slower", "replay", ("-",), "lt"),
    Command("replay_faster", "replay", ("Plus",), "rt"),
    Command("replay_bookmark", "replay", ("B",), "y"),
    Command("replay_eyes", "replay", ("V",), "ls"),
    Command("replay_log", "replay", ("L",), "view"),
    Command("replay_spoilers", "replay", ("S",)),
    Command("replay_go_on", "replay", ("P",), "rs"),
    Command("replay_copy", "replay", ("Ctrl+C",)),
    Command("load_analyse", "load", ("A",), "y"),
    Command("load_watch", "load", ("W",), "rt"),
    Command("load_paste", "load", ("Ctrl+V",)),
    Command("load_find", "load", ("Ctrl+F",), "view"),
    Command("load_delete", "load", ("Delete",), "lt"),
    Command("load_restore", "load", ("Ctrl+Z",), "rs"),
    Command("paste_code", "title", ("Ctrl+V",)),
    Command("play_at_once", "title", ("P",), "y"),
)
_AFTER: Final = (
    Command("statistics_restore", "statistics", ("Ctrl+Z",), "rs"),
    Command("settings_restore", "settings", ("Ctrl+Z",), "rs"),
    Command("rules_find", "rules", ("Ctrl+F",), "y"),
    Command("rules_next", "rules", ("F3",), "rt"),
    Command("rules_before", "rules", ("Shift+F3",), "lt"),
)


class _Commands(Mapping[str, Command]):
    """The commands by name: the program's, and between them those of the games that there are now."""

    def _all(self) -> dict[str, Command]:
        own = (command for game in GAMES.values() for command in game.commands)
        return {command.name: command for command in (*_BEFORE, *own, *_AFTER)}

    def __getitem__(self, name: str) -> Command:
        return self._all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())


COMMANDS: Final[Mapping[str, Command]] = _Commands()
RESERVED: Final = frozenset(
    {"Enter", "Esc", "Tab", "Space", "Left", "Right", "Up", "Down", "Home", "End", "PageUp", "PageDown"}
)
"""Keys that lead about everywhere, with modifiers too. So do the digits, without modifiers."""

_NAMES: Final[dict[int, str]] = {
    **{getattr(pygame, f"K_F{number}"): f"F{number}" for number in range(1, 16)},
    pygame.K_RETURN: "Enter",
    pygame.K_KP_ENTER: "Enter",
    pygame.K_ESCAPE: "Esc",
    pygame.K_TAB: "Tab",
    pygame.K_SPACE: "Space",
    pygame.K_LEFT: "Left",
    pygame.K_RIGHT: "Right",
    pygame.K_UP: "Up",
    pygame.K_DOWN: "Down",
    pygame.K_HOME: "Home",
    pygame.K_END: "End",
    pygame.K_PAGEUP: "PageUp",
    pygame.K_PAGEDOWN: "PageDown",
    pygame.K_INSERT: "Insert",
    pygame.K_DELETE: "Delete",
    pygame.K_BACKSPACE: "Backspace",
    pygame.K_PAUSE: "Pause",
}
_CTRL: Final = pygame.KMOD_CTRL | pygame.KMOD_META  # on a Mac, the Command key is Ctrl here
_CHARACTERS: Final = 0x110000  # key codes below are characters


class Keys:
    """The current key bindings. If two commands have one key, the first in the table wins."""

    def __init__(self, chosen: Chosen, pad: PadLayout | None = None) -> None:
        """Use the person's bindings, and the defaults for all other commands; `pad`: what buttons do."""
        self.pad = pad
        self.chosen = {name: tuple(shortcuts) for name, shortcuts in chosen.items() if name in COMMANDS}
        self._of: dict[str, tuple[str, ...]] = {}
        wanted = sorted(COMMANDS.values(), key=lambda command: command.name not in self.chosen)
        for command in wanted:  # the person's choices come before defaults
            shortcuts = self.chosen.get(command.name, command.keys)
            free = (one for one in shortcuts if not refusal(command, one) and not self.holders(command, one))
            self._of[command.name] = tuple(free)

    def of(self, name: str) -> tuple[str, ...]:
        """Return a command's keys, possibly none; of a game that was added since, the default ones."""
        if name in self._of or name not in COMMANDS:
            return self._of.get(name, ())
        return COMMANDS[name].keys

    def holders(self, command: Command, shortcut: str) -> list[Command]:
        """Return the other commands with this key in a context shared with `command`."""
        others = [COMMANDS[name] for name, shortcuts in self._of.items() if shortcut in shortcuts]
        return [other for other in others if other is not command and meet(command, other)]

    def command(self, event: pygame.event.Event, context: str) -> str:
        """Return the command of `context` for a pressed key or button of a controller, or ""."""
        button = getattr(event, "pad", "")
        if button:
            return self.pad.command(button, context) if self.pad else ""
        shortcut = shortcut_of(event)
        if not shortcut:
            return ""
        plain = shortcut.replace("Shift+", "")  # an accidental Shift means the same
        for wanted in dict.fromkeys((shortcut, plain)):
            for command in COMMANDS.values():
                if command.context == context and wanted in self.of(command.name):
                    return command.name
        return ""

    def asks(self, event: pygame.event.Event, name: str) -> bool:
        """Whether a pressed key triggers the command `name`."""
        return self.command(event, COMMANDS[name].context) == name

    def shown(self, name: str, words: Voice) -> str:
        """Return a command's first key as displayed, or "" if it has none; its button while a pad is used."""
        if self.pad and self.pad.family:
            return self.pad.shown(name, words)
        shortcuts = self.of(name)
        return named(shortcuts[0], words) if shortcuts else ""

    def pressed(self, name: str, words: Voice) -> str:
        """Return what a sentence tells people to press: the key, or the command's name if it has none."""
        return self.shown(name, words) or words("keys-quoted", name=command_text(name, words))

    def all_shown(self, name: str, words: Voice) -> str:
        """Return all keys of a command as displayed, or the word for none; its button while a pad is used."""
        if self.pad and self.pad.family:
            return self.pad.shown(name, words) or words("keys-none")
        return " · ".join(named(shortcut, words) for shortcut in self.of(name)) or words("keys-none")

    def leading(self, key: str, words: Voice) -> str:
        """Return a key that leads about as displayed; while a pad is used, its button for that, or ""."""
        if self.pad and self.pad.family:
            return self.pad.leading(key, words)
        return named(key, words)


def command_text(name: str, words: Voice) -> str:
    """Return what a command does."""
    return _texts_of(name, words).line(f"keys-command-{name}")


def context_text(name: str, words: Voice) -> str:
    """Return where a command applies."""
    return _texts_of(name, words).line(f"keys-context-{COMMANDS[name].context}")


def _texts_of(name: str, words: Voice) -> Texts:
    """Return the texts that tell of a command: its game's, or the program's."""
    games = (game for game in GAMES.values() if any(one.name == name for one in game.commands))
    return words.of(next((game.id for game in games), COMMON))


def with_key(text: str, key: str) -> str:
    """Return a tooltip with its command's key, if it has one."""
    return f"{text} ({key})" if key else text


def named(shortcut: str, words: Voice) -> str:
    """Return a key as displayed in the current language: "Strg+S", "Bild auf"."""
    held, key = parted(shortcut)
    parts = [words(f"keys-named-{one.lower()}") for one in held]
    written = len(key) == 1 or (key[0] == "F" and key[1:].isdecimal())
    return "+".join([*parts, key if written else words(f"keys-named-{key.lower()}")])


# Changing keys


def meet(one: Command, other: Command) -> bool:
    """Return whether two contexts share a scene."""
    return one.context == other.context or EVERYWHERE in (one.context, other.context)


def refusal(command: Command, shortcut: str) -> Literal["", "reserved", "digit", "typed"]:
    """Return why `command` can't have this key, or ""."""
    held, key = parted(shortcut)
    if key in RESERVED:
        return "reserved"
    if key.isdecimal() and not set(held) & {"Ctrl", "Alt"}:
        return "digit"
    writes = len(key) == 1 or key in (PLUS, "Backspace", "Delete")
    if command.context == EVERYWHERE and writes and not set(held) & {"Ctrl", "Alt"}:
        return "typed"
    return ""


def assigned(keys: Keys, name: str, place: int, shortcut: str) -> dict[str, tuple[str, ...]]:
    """Return the bindings after `name` gets `shortcut` as key number `place`; "" removes that key.

    A command that had the key before loses it.
    """
    command = COMMANDS[name]
    chosen = dict(keys.chosen)
    if shortcut:
        for other in keys.holders(command, shortcut):
            _choose(chosen, other.name, tuple(one for one in keys.of(other.name) if one != shortcut))
    mine = list(keys.of(name))
    mine[place : place + 1] = [shortcut] if shortcut else []
    _choose(chosen, name, tuple(dict.fromkeys(mine))[:SHORTCUTS_LIMIT])
    return chosen


def swapped(keys: Keys, name: str, place: int, shortcut: str) -> dict[str, tuple[str, ...]]:
    """Return the bindings after `name` gets `shortcut`, and its former owner the key that was there."""
    mine = keys.of(name)
    before = mine[place] if place < len(mine) else ""
    chosen = assigned(keys, name, place, shortcut)
    for other in keys.holders(COMMANDS[name], shortcut):
        if before and not refusal(other, before) and not Keys(chosen).holders(other, before):
            theirs = [before if one == shortcut else one for one in keys.of(other.name)]
            _choose(chosen, other.name, tuple(dict.fromkeys(theirs)))
    return chosen


def _choose(chosen: dict[str, tuple[str, ...]], name: str, shortcuts: tuple[str, ...]) -> None:
    """Keep what differs from the defaults."""
    chosen[name] = shortcuts
    if shortcuts == COMMANDS[name].keys:
        del chosen[name]


# Reading keys


def shortcut_of(event: pygame.event.Event) -> str:
    """Return a pressed key as text, "Ctrl+S"; "" for a modifier alone and keys without a name."""
    key = _key_of(event)
    if not is_key(key):
        return ""
    held = []
    third = _third_level(event, key)
    if event.mod & _CTRL and not third:
        held.append("Ctrl")
    if event.mod & pygame.KMOD_ALT and not third:
        held.append("Alt")
    if event.mod & pygame.KMOD_SHIFT and not key.isdecimal():
        held.append("Shift")
    return joined(held, key)


def _key_of(event: pygame.event.Event) -> str:
    """Return the key alone: its name, its letter, or the symbol it types."""
    if event.key in _NAMES:
        return _NAMES[event.key]
    text = getattr(event, "unicode", "")
    if not is_key(text) or text.isalpha():
        text = chr(event.key) if 0x20 < event.key < _CHARACTERS else ""
    if text.isalpha() and not is_letter(text):
        return _letter_of_place(event)
    return PLUS if text == "+" else upper(text) if is_letter(text) else text


def _letter_of_place(event: pygame.event.Event) -> str:
    """Return the Latin letter at this position of an English keyboard, for keyboards with other scripts."""
    place = getattr(event, "scancode", 0) - pygame.KSCAN_A
    return chr(ord("A") + place) if 0 <= place < 26 else ""


def _third_level(event: pygame.event.Event, key: str) -> bool:
    """Whether AltGr was held only to type a symbol; some systems report it as Ctrl and Alt."""
    both = event.mod & _CTRL and event.mod & pygame.KMOD_ALT
    alone = event.mod & (pygame.KMOD_MODE | pygame.KMOD_RALT)
    other = event.key < _CHARACTERS and chr(event.key) != key
    return is_sign(key) and other and bool(both or alone)
