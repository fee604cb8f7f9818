"""A key, or a key with modifiers, in words that people can read and edit: "Z", "Ctrl+S", "Shift+F5", "?".

The last word is the letter, digit or sign that the key writes, or the name of a key that writes nothing.
Modifiers stand in the order of `MODIFIERS`. A sign never has Shift: which signs need it differs from
keyboard to keyboard, so the sign itself is what counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MODIFIERS: Final = ("Ctrl", "Alt", "Shift")
PLUS: Final = "Plus"  # the sign that parts the words
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
STROKES_LIMIT: Final = 2  # that one command can have
LETTERS_END: Final = 0x180  # the first character beyond the Latin letters that every type face here has
SIGNS: Final = "§°\u00b4²³€£¤¬¿¡"  # that keyboards have besides those of ASCII
_LONGEST: Final = 40  # characters of a stroke in words
_BY_LOW: Final = {name.lower(): name for name in (*MODIFIERS, *NAMED)}


def is_letter(key: str) -> bool:
    """Whether `key` is one Latin letter."""
    return len(key) == 1 and key.isalpha() and ord(key) < LETTERS_END


def is_sign(key: str) -> bool:
    """Whether `key` is a sign: one character that is neither letter nor digit, or the word for plus."""
    return key == PLUS or (len(key) == 1 and not key.isalnum())


def is_key(key: str) -> bool:
    """Whether there is such a key: a Latin letter, a digit, a sign, or one with a name."""
    return key in NAMED or is_letter(key) or (len(key) == 1 and ("!" <= key <= "~" or key in SIGNS))


def upper(letter: str) -> str:
    """Return the capital that names a letter's key; one that has no capital of its own names itself."""
    capital = letter.upper()
    return capital if is_letter(capital) else letter


def joined(modifiers: Sequence[str], key: str) -> str:
    """Return the words for `key` with `modifiers`, in their order."""
    held = [one for one in MODIFIERS if one in modifiers and not (one == "Shift" and is_sign(key))]
    return "+".join([*held, key])


def parted(stroke: str) -> tuple[tuple[str, ...], str]:
    """Return modifiers and key of a stroke in words."""
    *held, key = stroke.split("+")
    return tuple(held), key


def read_stroke(text: str) -> str:
    """Return `text` as it is kept, or raise ValueError that says what is wrong with it."""
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


def read_strokes(texts: Sequence[str]) -> tuple[str, ...]:
    """Return the strokes of one command, each once; raise ValueError for a bad one or too many."""
    if len(texts) > STROKES_LIMIT:
        raise ValueError(f"a command has at most {STROKES_LIMIT} keys, not {len(texts)}")
    return tuple(dict.fromkeys(read_stroke(text) for text in texts))
