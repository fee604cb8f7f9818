"""How older files become files of today: one step from each version to the next, applied in turn.

The header keeps the number of its version, by which the body is read too.

A step gets a line's JSON as a plain dict and returns a new one. It may trust nothing: whatever it
stumbles over counts as damage. There is no older version yet. A new one raises `header.VERSION`, adds
its step here, and leaves a file of the version before in tests/saves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple

import msgspec

Tree = dict[str, Any]


class Step(NamedTuple):
    """What turns the two lines of a version into those of the next."""

    header: Callable[[Tree], Tree]
    body: Callable[[Tree], Tree]


MIGRATIONS: Final[dict[int, Step]] = {}  # by the version that a step starts from
_STUMBLES: Final = (LookupError, TypeError, ValueError, AttributeError, RecursionError)


def migrated(part: Literal["header", "body"], line: bytes, version: int, target: int) -> Tree:
    """Bring a line of an older version up to `target`; raise msgspec.ValidationError if it can't be."""
    tree = msgspec.json.decode(line, type=Tree)
    for start in range(version, target):
        try:
            step = MIGRATIONS[start]
            tree = (step.header if part == "header" else step.body)(tree)
        except _STUMBLES as error:
            raise msgspec.ValidationError(f"not a {part} of version {start}: {error!r}") from error
    return tree
