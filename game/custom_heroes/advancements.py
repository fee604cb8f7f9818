"""Reading the table of advancements: who knows the printed box better drops in a better table.

A row is a kind of advancement. The columns `effect_is`, `cost_is` and `copies_is` tell how the row is known:
"fact" from the rulebook, "inferred" from it, "reported" by players, or "design", this project's own choice.
"""

from __future__ import annotations

import csv
import io
from typing import Final, NamedTuple

from game.engine.notation import slug

COLUMNS: Final = (
    "id",
    "english",
    "german",
    "gem",
    "aura",
    "modifier",
    "ability",
    "cost",
    "copies",
    "in_bag",
    "effect_is",
    "cost_is",
    "copies_is",
)
GEMS: Final = ("red", "blue", "yellow", "green")  # CH-2: left hand, right hand, buddy or form, aura
ABILITIES: Final = ("", "ascend", "bet", "wild", "double", "reverse", "trick_point")
KNOWN: Final = ("fact", "inferred", "reported", "design", "none")
KINDS_LIMIT: Final = 63  # six bits a slot, 0 for an empty one
TEXT_LIMIT: Final = 20_000  # characters
SPECIAL_COPIES: Final = 6  # of the Ascended Form and of the Kodora (CH-1)
BAG_COPIES: Final = 72  # CH-1


class BadTable(ValueError):
    """A table of advancements that can't be used; the message names row and column."""


class Advancement(NamedTuple):
    """A kind of advancement."""

    id: str
    english: str
    german: str
    gem: int  # index in GEMS
    aura: int | None  # the value that replaces the card's own
    modifier: int  # added to the value
    ability: int  # index in ABILITIES
    cost: int  # power to activate the ability
    copies: int
    in_bag: bool
    effect_is: str
    cost_is: str
    copies_is: str


def read(text: str) -> tuple[Advancement, ...]:
    """Read a table of advancements, in the order of its rows; raise BadTable that names row and column."""
    if len(text) > TEXT_LIMIT:
        raise BadTable(f"the table has more than {TEXT_LIMIT} characters")
    rows = _rows(text)
    if not rows or tuple(rows[0]) != COLUMNS:
        raise BadTable(f"row 1: the columns are {','.join(COLUMNS)}")
    kinds = {number: _kind(number, row) for number, row in enumerate(rows[1:], 2) if row}
    _check_whole(kinds)
    return tuple(kinds.values())


def _rows(text: str) -> list[list[str]]:
    rows: list[list[str]] = []
    try:
        rows.extend(csv.reader(io.StringIO(text, newline=""), strict=True))
    except csv.Error as error:
        raise BadTable(f"row {len(rows) + 1}: {error}") from error
    return rows


def _kind(number: int, row: list[str]) -> Advancement:
    if len(row) != len(COLUMNS):
        raise BadTable(f"row {number}: {len(row)} columns instead of {len(COLUMNS)}")
    cells = dict(zip(COLUMNS, row, strict=True))
    gem = _word(number, cells, "gem", GEMS)
    ability = _word(number, cells, "ability", ABILITIES)
    kind = Advancement(
        id=_text(number, cells, "id", 4),
        english=_text(number, cells, "english", 24),
        german=_text(number, cells, "german", 24),
        gem=gem,
        aura=_number(number, cells, "aura", 0, 20) if cells["aura"] else None,
        modifier=_number(number, cells, "modifier", -9, 9) if cells["modifier"] else 0,
        ability=ability,
        cost=_number(number, cells, "cost", 0, 6) if cells["cost"] else 0,
        copies=_number(number, cells, "copies", 1, 12),
        in_bag=bool(_number(number, cells, "in_bag", 0, 1)),
        effect_is=KNOWN[_word(number, cells, "effect_is", KNOWN)],
        cost_is=KNOWN[_word(number, cells, "cost_is", KNOWN)],
        copies_is=KNOWN[_word(number, cells, "copies_is", KNOWN)],
    )
    _check_effect(number, kind)
    return kind


def _fail(number: int, column: str, why: str) -> BadTable:
    return BadTable(f"row {number}, column {column}: {why}")


def _text(number: int, cells: dict[str, str], column: str, longest: int) -> str:
    text = cells[column]
    if not 1 <= len(text) <= longest or not text.isprintable() or text != text.strip():
        raise _fail(number, column, f"1 to {longest} characters are needed, not {text[:40]!r}")
    return text


def _word(number: int, cells: dict[str, str], column: str, allowed: tuple[str, ...]) -> int:
    if cells[column] not in allowed:
        choices = ", ".join(word or "nothing" for word in allowed)
        raise _fail(number, column, f"one of {choices} is needed, not {cells[column][:40]!r}")
    return allowed.index(cells[column])


def _number(number: int, cells: dict[str, str], column: str, least: int, most: int) -> int:
    text = cells[column]
    digits = text.removeprefix("-")
    value = int(text) if digits.isascii() and digits.isdecimal() and len(digits) <= 2 else most + 1
    if not least <= value <= most:
        raise _fail(number, column, f"a number from {least} to {most} is needed, not {text[:40]!r}")
    return value


def _check_effect(number: int, kind: Advancement) -> None:
    """Hold the row against CH-2 and CH-11: auras are green, modifiers red or blue, abilities yellow."""
    gem = GEMS[kind.gem]
    if (kind.aura is not None) != (gem == "green"):
        raise _fail(number, "aura", "a value belongs to a green gem, and to no other")
    if (kind.modifier != 0) != (gem in {"red", "blue"}):
        raise _fail(
            number, "modifier", "a modifier other than 0 belongs to a red or a blue gem, and to no other"
        )
    if (kind.ability != 0) != (gem == "yellow"):
        raise _fail(number, "ability", "an ability belongs to a yellow gem, and to no other")
    if kind.cost and ABILITIES[kind.ability] in {"", "bet"}:
        raise _fail(number, "cost", "only an ability that is activated costs power")
    if kind.in_bag == (ABILITIES[kind.ability] in {"ascend", "bet"}):
        raise _fail(number, "in_bag", "all but the Ascended Form and the Kodora are in the bag")


def _check_whole(kinds: dict[int, Advancement]) -> None:
    """Hold the kinds, by the number of their rows, against one another and CH-1."""
    if not 1 <= len(kinds) <= KINDS_LIMIT:
        raise BadTable(f"the table has {len(kinds)} kinds; 1 to {KINDS_LIMIT} are allowed")
    _check_twice("id", {number: kind.id for number, kind in kinds.items()})
    _check_twice("german", {number: kind.german for number, kind in kinds.items()})
    words = {number: slug(kind.english) for number, kind in kinds.items()}
    for number, word in words.items():
        if not word:
            raise _fail(number, "english", "a letter or digit is needed, for the notation")
    _check_twice("english", words)
    for ability in ("ascend", "bet"):
        copies = [kind.copies for kind in kinds.values() if ABILITIES[kind.ability] == ability]
        if copies != [SPECIAL_COPIES]:
            raise BadTable(f"column ability: one row with {SPECIAL_COPIES} copies has {ability!r} (CH-1)")
    bag = sum(kind.copies for kind in kinds.values() if kind.in_bag)
    if bag != BAG_COPIES:
        raise BadTable(f"column copies: {BAG_COPIES} copies are in the bag (CH-1), not {bag}")


def _check_twice(column: str, words: dict[int, str]) -> None:
    seen: set[str] = set()
    for number, word in words.items():
        if word in seen:
            raise _fail(number, column, f"{word!r} is there twice")
        seen.add(word)
