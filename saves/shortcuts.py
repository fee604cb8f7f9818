"""Key bindings as text that people can read and edit: "Z", "Ctrl+S", "Shift+F5", "?".

The last part is the letter, digit or symbol that the key types, or the name of a key that types nothing.
Modifiers come in the order of `MODIFIERS`. A symbol never has Shift: which symbols need it depends on the
keyboard, so only the symbol counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MODIFIERS: Final = ("Ctrl", "Alt", "Shift")
PLUS: Final = "Plus"  # the symbol that separates the parts
NAMED: Final = (
    *(f"F{number}" for number in range(1, 25)),
    "Enter",
    "Esc",
    "Tab",
    "Space",
    "Left",
    "Right",
    "Up",
    "Down",
    "Home",
    "End",
    "PageUp",
    "PageDown",
    "Insert",
    "Delete",
    "Backspace",
    "Pause",
    PLUS,
)
SHORTCUTS_LIMIT: Final = 2  # per command
LETTERS_END: Final = 0x180  # the first character beyond the Latin letters that all our typefaces have
OBSOLETE: Final = "\u0149"  # an old Afrikaans letter that no keyboard and no typeface has
SIGNS: Final = "§°\u00b4²³€£¤¬¿¡"  # on keyboards besides those of ASCII
BUTTONS: Final = ("a", "b", "x", "y", "lb", "rb", "lt", "rt", "view", "menu", "ls", "rs")
"""The buttons of a controller that can be chosen, by the names of an Xbox pad."""
_LONGEST: Final = 40  # characters of a binding
_BY_LOW: Final = {name.lower(): name for name in (*MODIFIERS, *NAMED)}


def is_letter(key: str) -> bool:
    """Whether `key` is one Latin letter."""
    return len(key) == 1 and key.isalpha() and ord(key) < LETTERS_END and key != OBSOLETE


def is_sign(key: str) -> bool:
    """Whether `key` is a symbol: one character that is neither letter nor digit, or the word for plus."""
    return key == PLUS or (len(key) == 1 and not key.isalnum())


def is_key(key: str) -> bool:
    """Whether `key` is valid: a Latin letter, a digit, a symbol, or a named key."""
    return key in NAMED or is_letter(key) or (len(key) == 1 and ("!" <= key <= "~" or key in SIGNS))


def upper(letter: str) -> str:
    """Return the capital that names a letter's key; a letter without a capital of its own names itself."""
    capital = letter.upper()
    return capital if is_letter(capital) else letter


def joined(modifiers: Sequence[str], key: str) -> str:
    """Return the text for `key` with `modifiers`, in their order."""
    held = [one for one in MODIFIERS if one in modifiers and not (one == "Shift" and is_sign(key))]
    return "+".join([*held, key])


def parted(shortcut: str) -> tuple[tuple[str, ...], str]:
    """Return the modifiers and key of a binding."""
    *held, key = shortcut.split("+")
    return tuple(held), key


def read_shortcut(text: str) -> str:
    """Return `text` in canonical form, or raise ValueError that says what is wrong with it."""
    if len(text) > _LONGEST:
        raise ValueError(f"a key has at most {_LONGEST} characters, not {len(text)}")
    *held, last = (word.strip() for word in text.split("+"))
    modifiers = [_BY_LOW.get(word.lower(), "") for word in held]
    if not set(modifiers) <= set(MODIFIERS) or len(set(modifiers)) < len(modifiers):
        raise ValueError(f"{text!r}: before the last word stand {', '.join(MODIFIERS)}, each at most once")
    key = _BY_LOW.get(last.lower(), upper(last) if is_letter(last) else last)
    if not is_key(key):
        raise ValueError(f"{text!r}: there is no key {last!r}")
    return joined(modifiers, key)


def read_shortcuts(texts: Sequence[str]) -> tuple[str, ...]:
    """Return a command's bindings without duplicates; raise ValueError for an invalid one or too many."""
    if len(texts) > SHORTCUTS_LIMIT:
        raise ValueError(f"a command has at most {SHORTCUTS_LIMIT} keys, not {len(texts)}")
    return tuple(dict.fromkeys(read_shortcut(text) for text in texts))


def read_button(text: str) -> str:
    """Return a controller's button, or "" for none; raise ValueError for anything else."""
    button = text.strip().lower()
    if button and button not in BUTTONS:
        raise ValueError(f"{text[:_LONGEST]!r} is no button; there are: {', '.join(BUTTONS)}")
    return button
