"""Migrations: one step from each file version to the next, applied in turn.

The header keeps its version number, which is also the body's.

A step gets a line's JSON as a plain dict and returns a new one. It must not trust the data; any error counts
as damage. A new version raises `header.VERSION`, adds its step here, and leaves files of its own in
tests/saves.

Version 2 adds the faces of people (Herotable 0.2).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple

import msgspec

Tree = dict[str, Any]


class Step(NamedTuple):
    """Converts the two lines of one version to the next."""

    header: Callable[[Tree], Tree]
    body: Callable[[Tree], Tree]


MIGRATIONS: Final[dict[int, Step]] = {  # by the version it starts from
    1: Step(header=dict, body=dict),  # players without a face get the default
}
_STUMBLES: Final = (LookupError, TypeError, ValueError, AttributeError, RecursionError)


def migrated(part: Literal["header", "body"], line: bytes, version: int, target: int) -> Tree:
    """Migrate a line of an older version to `target`; raise msgspec.ValidationError if that fails."""
    tree = msgspec.json.decode(line, type=Tree)
    for start in range(version, target):
        try:
            step = MIGRATIONS[start]
            tree = (step.header if part == "header" else step.body)(tree)
        except _STUMBLES as error:
            raise msgspec.ValidationError(f"not a {part} of version {start}: {error!r}") from error
    return tree
