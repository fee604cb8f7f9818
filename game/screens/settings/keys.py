"""Key bindings: one or two caps per command; press one to set a new key.

A reserved key is rejected with the reason. For a key in use, its command is named, and the person can swap,
replace or cancel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.screens.keys import COMMANDS, assigned, command_text, named, refusal, shortcut_of, swapped
from game.screens.menus.tool_signs import sign_of
from game.screens.pads.cap import Cap
from game.screens.requests import Answer, Ask
from game.screens.widgets.button import Button
from game.screens.widgets.layout import Made, Part, Row, Space
from game.table.art.frames import BUTTON_INK
from saves.shortcuts import SHORTCUTS_LIMIT

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.app.program import Program
    from game.screens.keys import Chosen
    from game.screens.settings.scene import SettingsScene

GAP: Final = 10.0  # units
EMPTYING: Final = (pygame.K_DELETE, pygame.K_BACKSPACE)
ALONE: Final = (  # keys that are only modifiers
    *(pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LALT, pygame.K_RALT),
    *(pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR),
)


class Chooser:
    """The key binding being changed, and messages about it."""

    def __init__(self, scene: SettingsScene) -> None:
        """Start with nothing to change."""
        self.scene = scene
        self.command = ""  # the command that waits for a key
        self.place = 0  # which of its keys
        self.told = ""  # why the last key was rejected
        self._swallow = False  # ignore the text event of the key just taken

    @property
    def program(self) -> Program:
        """The scene's program."""
        return self.scene.program

    def listen(self, command: str, place: int) -> None:
        """Wait for a command's new key."""
        self.command, self.place, self.told = command, place, ""
        self._update()

    def stop(self) -> None:
        """Stop waiting."""
        self.command = ""
        self._update()

    def _update(self) -> None:
        self.scene.listening = bool(self.command)
        self.scene.rebuild()

    def hears(self, event: pygame.event.Event) -> bool:
        """Take a key if one is awaited; return whether the event was consumed."""
        if event.type == pygame.TEXTINPUT and self._swallow:
            self._swallow = False
            return True
        if event.type == pygame.KEYDOWN:
            self._swallow = False
        if not self.command:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.stop()
            return False
        if event.type == pygame.KEYDOWN:
            self._swallow = True
            self._take(event)
        return event.type in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT)

    def _take(self, event: pygame.event.Event) -> None:
        shortcut, words = shortcut_of(event), self.program.words
        if getattr(event, "pad", "") or shortcut == "Esc":  # a controller has a page of its own
            self.stop()
        elif event.key not in ALONE:
            reason = refusal(COMMANDS[self.command], shortcut) if shortcut else "unknown"
            if reason:
                self.told = words(f"keys-refused-{reason}", key=named(shortcut, words) if shortcut else "")
                self.program.audio.play("refused")
                self.scene.rebuild()
            else:
                self._give(shortcut)

    def _give(self, shortcut: str) -> None:
        """Bind the key to the waiting command; ask first if it is in use."""
        keys, name, place = self.program.keys, self.command, self.place
        others = keys.holders(COMMANDS[name], shortcut)
        self.stop()
        if not others:
            self.choose(assigned(keys, name, place, shortcut))
            return
        words = self.program.words
        quoted = [words("keys-quoted", name=command_text(other.name, words)) for other in others]
        told = words.texts.join(quoted)
        taken, exchanged = assigned(keys, name, place, shortcut), swapped(keys, name, place, shortcut)
        answers = [
            Answer("take", words("keys-taken-take"), self._choosing(taken)),
            Answer("leave", words("keys-taken-leave")),
        ]
        if exchanged != taken:
            answers.insert(0, Answer("swap", words("keys-taken-swap"), self._choosing(exchanged), "primary"))
        key = named(shortcut, words)
        text = words("keys-taken-text", key=key, others=told)
        self.program.open(Ask(words("keys-taken-title", key=key), text, answers))

    def _choosing(self, chosen: Chosen) -> Callable[[], None]:
        return lambda: self.choose(chosen)

    def choose(self, chosen: Chosen) -> None:
        """Apply new key bindings."""
        self.program.change("keys", chosen)
        self.program.audio.play("click")
        self.scene.rebuild()

    def empty(self, command: str, place: int) -> None:
        """Remove a key from a command."""
        if place < len(self.program.keys.of(command)):
            self.choose(assigned(self.program.keys, command, place, ""))

    def restore(self, command: str) -> None:
        """Restore a command's default keys, except those in use elsewhere."""
        chosen = {name: shortcuts for name, shortcuts in self.program.keys.chosen.items() if name != command}
        self.choose(chosen)

    def caps(self, command: str, tall: float) -> Part:
        """Return the caps of a command's keys, and a reset button if they differ from the defaults."""

        def cap(number: int) -> Part:
            return Made(lambda place: KeyCap(self, command, number, place), tall)

        back: Part = Space(tall)
        if command in self.program.keys.chosen:
            back = Made(lambda place: BackButton(self, command, place), tall, tall)
        return Row([*map(cap, range(SHORTCUTS_LIMIT)), back], GAP)


class KeyCap(Cap):
    """One key of a command; press to change, Delete to remove."""

    def __init__(self, chooser: Chooser, command: str, number: int, rect: pygame.Rect) -> None:
        """Show the command's key number `number`, from 0; the second one needs the first."""
        super().__init__(f"key.{command}.{number}", rect, "", lambda: chooser.listen(command, number))
        words, shortcuts = chooser.program.words, chooser.program.keys.of(command)
        self.chooser, self.command, self.number = chooser, command, number
        self.awaited = (chooser.command, chooser.place) == (command, number)
        self.set = number < len(shortcuts)
        self.text = named(shortcuts[number], words) if self.set else words("keys-empty")
        if self.awaited:
            self.text = words("keys-press")
        self.title = words("keys-set", command=command_text(command, words), key=self.text)
        self.enabled = number <= len(shortcuts)

    def key(self, event: pygame.event.Event) -> bool:
        """Remove the key with Delete or Backspace."""
        typed = event.type == pygame.KEYDOWN and not getattr(event, "pad", "")
        if typed and event.key in EMPTYING:
            self.chooser.empty(self.command, self.number)
            return True
        return super().key(event)


class BackButton(Button):
    """Restores a command's default keys."""

    def __init__(self, chooser: Chooser, command: str, rect: pygame.Rect) -> None:
        """Name those keys in its hint."""
        words = chooser.program.words
        shortcuts = " · ".join(named(shortcut, words) for shortcut in COMMANDS[command].keys)
        hint = words("keys-back", keys=shortcuts)
        super().__init__(f"keyback.{command}", rect, "", lambda: chooser.restore(command), hint=hint)

    def draw_words(self, surface: pygame.Surface) -> None:
        """Draw a reset arrow."""
        sign = sign_of("undo", round(self.rect.height * 0.5), BUTTON_INK[self.style])
        surface.blit(sign, sign.get_rect(center=self.rect.center))
