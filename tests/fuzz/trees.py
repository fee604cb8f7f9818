"""Changing JSON so that it stays JSON: a value here becomes another, a field goes, an entry comes twice."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from tests.fuzz.target import Alter

STRANGE: Final[tuple[Any, ...]] = (
    None,
    True,
    0,
    -1,
    1,
    12,
    255,
    20_000,
    (1 << 31) - 1,
    1 << 53,
    1 << 63,
    1 << 64,
    10**30,
    0.5,
    -0.0,
    1e308,
    float("inf"),
    float("nan"),
    "",
    " ",
    "0",
    "\0",
    "\u202e",
    "\ud800",
    "\U0010ffff",
    "e\u0301" * 30,
    "a" * 5000,
    "2026-11-20T14:15:00Z",
    "0001-01-01T00:00:00+23:59",
    "9999-12-31T23:59:59-23:59",
    [],
    {},
    [[[[[]]]]],
    {"": {"": {}}},
)
ROUNDS: Final = 3  # changes at a time, at most

Place = tuple[Any, Any]  # a list or an object, and an index or a key of it


def from_json(data: bytes) -> Any:
    """Read JSON; None for anything else, however it is broken."""
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        return None


def to_json(tree: Any) -> bytes:
    """Write JSON as the program does, without blanks; also what it would never write, such as NaN."""
    return json.dumps(tree, separators=(",", ":"), ensure_ascii=True).encode()


def shaken(tree: Any, luck: Random, alter: Alter) -> Any:
    """Return the tree with a few values changed; `alter` changes the letters of texts."""
    holder = [tree]
    for _ in range(luck.randint(1, ROUNDS)):
        _change(luck.choice(_places(holder)), luck, alter, holder)
    return holder[0]


def _places(tree: Any) -> list[Place]:
    """List where the values of a tree stand, itself not counted."""
    found: list[Place] = []
    waiting = [tree]
    while waiting:
        one = waiting.pop()
        keys = one if isinstance(one, dict) else range(len(one)) if isinstance(one, list) else ()
        for key in keys:
            found.append((one, key))
            waiting.append(one[key])
    return found


def _change(place: Place, luck: Random, alter: Alter, holder: list[Any]) -> None:
    inside, key = place
    kind = luck.randrange(6)
    if kind == 0 and inside is not holder:
        del inside[key]
    elif kind == 1 and isinstance(inside, list) and inside is not holder:
        inside.insert(luck.randint(0, len(inside)), inside[key])
    elif kind == 1 and isinstance(inside, dict):
        inside[alter(key.encode("utf-8", "surrogatepass")).decode("utf-8", "replace")] = inside[key]
    elif kind == 2:
        other, there = luck.choice(_places(holder))
        inside[key] = json.loads(json.dumps(other[there]))
    else:
        inside[key] = _another(inside[key], luck, alter)


def _another(value: Any, luck: Random, alter: Alter) -> Any:
    """Return a value that is near, or a strange one."""
    if isinstance(value, str) and luck.randrange(4):
        return alter(value.encode("utf-8", "replace")).decode("utf-8", "replace")
    if isinstance(value, int) and luck.randrange(2):
        return value + luck.choice((-1, 1, 2, -value, value))
    return json.loads(json.dumps(luck.choice(STRANGE)))
