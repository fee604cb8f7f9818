"""Names and titles from people or files: plain text, bounded, without hidden characters."""

from __future__ import annotations

import unicodedata
from typing import Final

NAME_LIMIT: Final = 24  # characters of a player's name
TITLE_LIMIT: Final = 60  # characters of a match's title
_LOOKED_AT: Final = 2000  # characters; sorting accents is quadratic in how many follow one another

# Control, format (bidi marks, joiners), lone surrogates, private use, and separators that break lines.
_HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})


def clean_name(text: str) -> str:
    """Return `text` as a player's name: at most `NAME_LIMIT` characters, "" if nothing visible is left."""
    return _clean(text, NAME_LIMIT)


def clean_title(text: str) -> str:
    """Return `text` as a match's title: at most `TITLE_LIMIT` characters, possibly ""."""
    return _clean(text, TITLE_LIMIT)


def _clean(text: str, limit: int) -> str:
    spaced = (" " if letter.isspace() else letter for letter in text[:_LOOKED_AT])
    visible = "".join(letter for letter in spaced if unicodedata.category(letter) not in _HIDDEN)
    words = unicodedata.normalize("NFC", visible).split()
    return " ".join(words)[:limit].rstrip()
