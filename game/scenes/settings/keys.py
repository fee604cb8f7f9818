"""Choosing keys: one or two caps for each command; a press on one listens for the key to be.

A key that leads about is refused with the reason, one that is in use is named with its owner: it can be
swapped, taken or left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.confirm import Answer
from game.scenes.keys import BY_NAME, assigned, named, refusal, stroke_of, swapped
from game.scenes.tool_signs import sign_of
from game.scenes.widgets.button import Button
from game.table.art.frames import BUTTON_INK, panel
from game.table.art.palette import MIST, WARM
from game.table.art.text import fitted
from saves.strokes import STROKES_LIMIT

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.scenes.keys import Chosen
    from game.scenes.program import Program
    from game.scenes.settings.scene import SettingsScene

GAP: Final = 10.0  # units
EMPTYING: Final = (pygame.K_DELETE, pygame.K_BACKSPACE)
ALONE: Final = (  # keys that only go with others
    *(pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LALT, pygame.K_RALT),
    *(pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR),
)


class Chooser:
    """What is being chosen at the moment, and what has to be said about it."""

    def __init__(self, scene: SettingsScene) -> None:
        """Choose nothing yet."""
        self.scene = scene
        self.command = ""  # the one that waits for a key
        self.place = 0  # which of its keys
        self.told = ""  # why the last key was refused
        self._swallow = False  # what the key that was taken writes is not for the page

    @property
    def program(self) -> Program:
        """The scene's program."""
        return self.scene.program

    def listen(self, command: str, place: int) -> None:
        """Wait for the key of a command."""
        self.command, self.place, self.told = command, place, ""
        self._update()

    def stop(self) -> None:
        """Wait no longer."""
        self.command = ""
        self._update()

    def _update(self) -> None:
        self.scene.listening = bool(self.command)
        self.scene.rebuild()

    def hears(self, event: pygame.event.Event) -> bool:
        """Take a key while one is awaited; whether the event was meant for it."""
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
        stroke, words = stroke_of(event), self.program.words
        if stroke == "Esc":
            self.stop()
        elif event.key not in ALONE:
            reason = refusal(BY_NAME[self.command], stroke) if stroke else "unknown"
            if reason:
                self.told = words(f"keys-refused-{reason}", key=named(stroke, words) if stroke else "")
                self.program.audio.play("refused")
                self.scene.rebuild()
            else:
                self._give(stroke)

    def _give(self, stroke: str) -> None:
        """Give the awaited command its key; ask first where it is in use."""
        keys, name, place = self.program.keys, self.command, self.place
        others = keys.holders(BY_NAME[name], stroke)
        self.stop()
        if not others:
            self.choose(assigned(keys, name, place, stroke))
            return
        words = self.program.words
        quoted = [words("keys-quoted", name=words(f"keys-command-{other.name}")) for other in others]
        told = words.texts.join(quoted)
        taken, exchanged = assigned(keys, name, place, stroke), swapped(keys, name, place, stroke)
        answers = [
            Answer("take", words("keys-taken-take"), self._choosing(taken)),
            Answer("leave", words("keys-taken-leave")),
        ]
        if exchanged != taken:
            answers.insert(0, Answer("swap", words("keys-taken-swap"), self._choosing(exchanged), "primary"))
        key = named(stroke, words)
        text = words("keys-taken-text", key=key, others=told)
        self.program.ask(words("keys-taken-title", key=key), text, answers)

    def _choosing(self, chosen: Chosen) -> Callable[[], None]:
        return lambda: self.choose(chosen)

    def choose(self, chosen: Chosen) -> None:
        """Let other keys hold from now on."""
        self.program.change("keys", chosen)
        self.program.audio.play("click")
        self.scene.rebuild()

    def empty(self, command: str, place: int) -> None:
        """Take a key of a command away."""
        if place < len(self.program.keys.of(command)):
            self.choose(assigned(self.program.keys, command, place, ""))

    def restore(self, command: str) -> None:
        """Give a command the keys back that it has at the beginning, where nobody else has them now."""
        chosen = {name: strokes for name, strokes in self.program.keys.chosen.items() if name != command}
        self.choose(chosen)

    def caps(self, command: str, place: pygame.Rect) -> list[Button]:
        """Return the caps of a command's keys, and the way back where it has others than at the beginning."""
        unit = self.scene.page.unit
        gap = round(GAP * unit)
        wide = (place.width - place.height - STROKES_LIMIT * gap) // STROKES_LIMIT
        buttons: list[Button] = [
            KeyCap(self, command, number, pygame.Rect(x, place.y, wide, place.height))
            for number, x in enumerate((place.x, place.x + wide + gap))
        ]
        if command in self.program.keys.chosen:
            square = pygame.Rect(place.right - place.height, place.y, place.height, place.height)
            buttons.append(BackButton(self, command, square))
        return buttons


class KeyCap(Button):
    """One key of a command, as it is called; pressed, it listens for another. Delete takes the key away."""

    def __init__(self, chooser: Chooser, command: str, number: int, rect: pygame.Rect) -> None:
        """Show the command's key number `number`, from 0; the second one waits for the first."""
        super().__init__(f"key.{command}.{number}", rect, "", lambda: chooser.listen(command, number))
        words, strokes = chooser.program.words, chooser.program.keys.of(command)
        self.chooser, self.command, self.number = chooser, command, number
        self.awaited = (chooser.command, chooser.place) == (command, number)
        self.set = number < len(strokes)
        self.text = named(strokes[number], words) if self.set else words("keys-empty")
        if self.awaited:
            self.text = words("keys-press")
        self.title = words("keys-set", command=words(f"keys-command-{command}"), key=self.text)
        self.enabled = number <= len(strokes)

    def key(self, event: pygame.event.Event) -> bool:
        """Take the key away with Delete or Backspace."""
        if event.type == pygame.KEYDOWN and event.key in EMPTYING:
            self.chooser.empty(self.command, self.number)
            return True
        return super().key(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Show a cap with the key's name; a place without a key is a hollow."""
        if self.awaited:
            self.style = "primary"
        if self.set or self.awaited:
            super().draw(surface)
        elif self.enabled:
            surface.blit(panel(self.rect.size, "tray"), self.rect)
            colour = WARM if self.hovered or self.focused else MIST
            words = fitted(self.text, "text_italic", self._box, colour, round(self.rect.height * 0.42))
            surface.blit(words, words.get_rect(center=self.rect.center))

    @property
    def _box(self) -> tuple[int, int]:
        return self.rect.width - round(self.rect.height * 0.5), self.rect.height

    def draw_words(self, surface: pygame.Surface) -> None:
        """Set the key's name on the cap."""
        ink = BUTTON_INK[self.style]
        words = fitted(self.text, "sans_bold", self._box, ink, round(self.rect.height * 0.46), None)
        surface.blit(words, words.get_rect(center=self.rect.center))


class BackButton(Button):
    """Gives a command the keys back that it has at the beginning."""

    def __init__(self, chooser: Chooser, command: str, rect: pygame.Rect) -> None:
        """Tell those keys in its hint."""
        words = chooser.program.words
        strokes = " · ".join(named(stroke, words) for stroke in BY_NAME[command].keys)
        hint = words("keys-back", keys=strokes)
        super().__init__(f"keyback.{command}", rect, "", lambda: chooser.restore(command), hint=hint)

    def draw_words(self, surface: pygame.Surface) -> None:
        """Show an arrow that turns back."""
        sign = sign_of("undo", round(self.rect.height * 0.5), BUTTON_INK[self.style])
        surface.blit(sign, sign.get_rect(center=self.rect.center))
