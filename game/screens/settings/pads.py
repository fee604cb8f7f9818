"""Controller buttons: one cap per action; press one to choose another button.

The action that had that button before gets the one that is given up, and the person is told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

import pygame

from game.screens.pads.cap import Cap
from game.screens.pads.layout import action_text, button_text
from game.screens.widgets.layout import Made, Part
from saves.shortcuts import BUTTONS

if TYPE_CHECKING:
    from game.screens.app.program import Program

EMPTYING: Final = (pygame.K_DELETE, pygame.K_BACKSPACE)


class Listening(Protocol):
    """The scene that shows the caps."""

    program: Program
    listening: bool

    def rebuild(self) -> None:
        """Show them anew."""


class PadChooser:
    """The button being changed, and messages about it."""

    def __init__(self, scene: Listening) -> None:
        """Start with nothing to change."""
        self.scene = scene
        self.action = ""  # that waits for a button
        self.told = ""  # why the last button was rejected

    @property
    def program(self) -> Program:
        """The scene's program."""
        return self.scene.program

    def listen(self, action: str) -> None:
        """Wait for an action's new button; "": wait no longer."""
        self.action, self.told = action, ""
        self.scene.listening = bool(action)
        self.scene.rebuild()

    def asked(self) -> tuple[str, bool]:
        """Return what the person is told while a button is awaited, and whether it is a refusal."""
        pad, words = self.program.pad, self.program.words
        return self.told or words("pad-listening", back=pad.shown("back", words)), bool(self.told)

    def hears(self, event: pygame.event.Event) -> bool:
        """Take a button if one is awaited; return whether the event was consumed."""
        if not self.action:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.listen("")
            return False
        if event.type == pygame.KEYDOWN:
            self._take(getattr(event, "pad", ""), event.key)
        return event.type in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT)

    def _take(self, button: str, key: int) -> None:
        pad, action = self.program.pad, self.action
        leaves = pad.of("back") if action != "back" else ""
        if (button in (leaves, pad.of(action)) and button) or (not button and key == pygame.K_ESCAPE):
            self.listen("")
        elif button in BUTTONS:
            self._give(action, button)

    def _give(self, action: str, button: str) -> None:
        """Give an action a button; tell who had it."""
        pad, words = self.program.pad, self.program.words
        chosen, before = pad.assigned(action, button), pad.holders(action, button)
        name = button_text(button, pad.family, words)
        if chosen is None:
            self.told = words("pad-refused-needed", button=name)
            self.program.audio.play("refused")
            self.scene.rebuild()
            return
        self.action, self.scene.listening = "", False
        self.choose(chosen)
        if before:
            others = words.texts.join([words("keys-quoted", name=action_text(one, words)) for one in before])
            self.program.notice(words("pad-swapped", button=name, others=others))

    def choose(self, chosen: dict[str, str]) -> None:
        """Apply new buttons."""
        self.program.change("pads", chosen)
        self.program.audio.play("click")
        self.scene.rebuild()

    def empty(self, action: str) -> None:
        """Take an action's button away, unless nobody can do without."""
        chosen = self.program.pad.assigned(action, "")
        if chosen is None:
            self.program.audio.play("refused")
        else:
            self.choose(chosen)

    def cap(self, action: str, tall: float) -> Part:
        """Return the cap of an action's button."""
        return Made(lambda place: PadCap(self, action, place), tall)


class PadCap(Cap):
    """One action's button; press to change, Delete to remove."""

    def __init__(self, chooser: PadChooser, action: str, rect: pygame.Rect) -> None:
        """Show the button by its name on the pad that was used last."""
        super().__init__(f"pad.{action}", rect, "", lambda: chooser.listen(action))
        words, pad = chooser.program.words, chooser.program.pad
        self.chooser, self.action_name = chooser, action
        self.awaited, self.set = chooser.action == action, bool(pad.of(action))
        self.text = pad.shown(action, words) if self.set else words("keys-empty")
        if self.awaited:
            self.text = words("pad-press")
        self.title = words("pad-set", action=action_text(action, words), button=self.text)

    def key(self, event: pygame.event.Event) -> bool:
        """Take the button away with Delete or Backspace; a controller's button only presses."""
        typed = event.type == pygame.KEYDOWN and not getattr(event, "pad", "")
        if typed and event.key in EMPTYING:
            self.chooser.empty(self.action_name)
            return True
        return super().key(event)
