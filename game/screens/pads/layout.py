"""What the buttons of a controller do, as set by the person: the counterpart of `game.screens.keys`.

Each action has one button or none. Some lead about everywhere, as certain keys do; the others are the
commands that keys have. Which pad it is changes the buttons' names, never what they do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame

from game.screens.keys import COMMANDS, EVERYWHERE, command_text
from saves.shortcuts import BUTTONS

if TYPE_CHECKING:
    from game.texts.texts import Voice

LEADING: Final[dict[str, tuple[str, int, int]]] = {
    "confirm": ("a", pygame.K_RETURN, 0),
    "back": ("b", pygame.K_ESCAPE, 0),
    "look": ("x", pygame.K_SPACE, 0),
    "previous": ("lb", pygame.K_TAB, pygame.KMOD_SHIFT),
    "next": ("rb", pygame.K_TAB, 0),
    "erase": ("lt", pygame.K_BACKSPACE, 0),
    "close": ("menu", pygame.K_ESCAPE, 0),
}
"""The actions that lead about everywhere: default button, key and modifiers."""
FIRM: Final = frozenset({"confirm", "back", "previous", "next"})
"""Those that mean the same in every scene; a command may take the button of the others where it applies."""
NEEDED: Final = ("confirm", "back")  # nobody gets about without them
_KEYS: Final = {"Enter": "confirm", "Esc": "back", "Space": "look", "Tab": "next", "Backspace": "erase"}
_ARROWS: Final = ("Left", "Right", "Up", "Down")
_BEYOND: Final = 1 << 30  # key codes from here are no characters


class PadLayout:
    """The current buttons, and the kind of pad that was used last."""

    def __init__(self, chosen: Mapping[str, str]) -> None:
        """Use the person's buttons, and the defaults for all other actions."""
        self.family = ""  # whose names the buttons have: xbox, playstation, switch or deck; "": keys are used
        self.choose(chosen)

    def choose(self, chosen: Mapping[str, str]) -> None:
        """Take the person's buttons; of two actions with one button, the first keeps it."""
        self.chosen = {name: button for name, button in chosen.items() if name in actions()}
        self._of: dict[str, str] = {}
        for action in sorted(actions(), key=lambda one: (one not in NEEDED, one not in self.chosen)):
            button = self.chosen.get(action, default(action))
            if action in NEEDED and not button:
                button = default(action)
            self._of[action] = "" if self.holders(action, button) else button
        for action in NEEDED:  # if both had the same button
            self._of[action] = self._of[action] or next(
                one for one in BUTTONS if not self.holders(action, one)
            )

    def of(self, action: str) -> str:
        """Return an action's button, or ""; of a game that was added since, its default."""
        return self._of.get(action, default(action))

    def holders(self, action: str, button: str) -> list[str]:
        """Return the other actions with this button that `action` meets."""
        others = (one for one, taken in self._of.items() if button and taken == button and one != action)
        return [one for one in others if _meet(one, action)]

    def command(self, button: str, context: str) -> str:
        """Return the command of `context` that a button triggers, or ""."""
        commands = (one for one in COMMANDS.values() if one.context == context)
        return next((one.name for one in commands if self.of(one.name) == button), "")

    def key(self, kind: int, button: str) -> pygame.event.Event:
        """Return the event of `kind`, as the keyboard sends it, for a button; `pad` names the button."""
        key, mod = next(
            (LEADING[one][1:] for one in LEADING if self.of(one) == button),
            (_BEYOND + BUTTONS.index(button), 0),
        )
        return pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0, pad=button)

    def confirms(self, event: pygame.event.Event) -> bool:
        """Whether an event is a press of the button that stands for Enter."""
        return event.type == pygame.KEYDOWN and getattr(event, "pad", "") == self.of("confirm")

    def assigned(self, action: str, button: str) -> dict[str, str] | None:
        """Return the choices after `action` gets `button`, and its former owners the one it had.

        None if an action that nobody can do without would have none.
        """
        chosen, before = dict(self.chosen), self.of(action)
        for other in self.holders(action, button):
            free = before and not [one for one in self.holders(other, before) if one != action]
            if not free and other in NEEDED:
                return None
            _set(chosen, other, before if free else "")
        if not button and action in NEEDED:
            return None
        _set(chosen, action, button)
        return chosen

    def shown(self, action: str, words: Voice) -> str:
        """Return the name of an action's button on the pad that was used last, or ""."""
        return button_text(self.of(action), self.family, words)

    def leading(self, key: str, words: Voice) -> str:
        """Return the name of the button that does what a key that leads about does, or ""."""
        if key in _ARROWS:
            return words(f"pad-{key.lower()}")
        return self.shown(_KEYS[key], words) if key in _KEYS else ""


def actions() -> list[str]:
    """List all actions, in the order of the settings."""
    return [*LEADING, *COMMANDS]


def default(action: str) -> str:
    """Return an action's default button, or ""."""
    return LEADING[action][0] if action in LEADING else COMMANDS[action].pad if action in COMMANDS else ""


def context_of(action: str) -> str:
    """Return where an action applies."""
    return EVERYWHERE if action in LEADING else COMMANDS[action].context


def action_text(action: str, words: Voice) -> str:
    """Return what an action does."""
    return words(f"pad-action-{action}") if action in LEADING else command_text(action, words)


def button_text(button: str, family: str, words: Voice) -> str:
    """Return a button's name on pads of a family, or "" for none."""
    if button == "up":  # stands for all directions
        return words("pad-directions")
    return words(f"pad-{family or 'xbox'}-{button}") if button else ""


def _meet(one: str, other: str) -> bool:
    """Whether two actions can't share a button."""
    if one in LEADING and other in LEADING:
        return True
    if one in LEADING or other in LEADING:
        return bool(FIRM & {one, other})
    return context_of(one) == context_of(other) or EVERYWHERE in (context_of(one), context_of(other))


def _set(chosen: dict[str, str], action: str, button: str) -> None:
    """Keep what differs from the defaults."""
    chosen[action] = button
    if button == default(action):
        del chosen[action]
