"""Reads the table of advancements; anyone who owns the printed box can correct it.

A row is a kind of advancement. The columns `effect_is`, `cost_is` and `copies_is` give the source of these
facts: "fact" from the rulebook, "inferred" from it, "reported" by players, or "design", this project's own
choice.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.engine.files.tables import BadTable, Row, check_different, read_rows
from game.engine.notation import slug

COLUMNS: Final = (
    "id",
    "english",
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
SPECIAL_COPIES: Final = 6  # of the Ascended Form and of the Kodora (CH-1)
BAG_COPIES: Final = 72  # CH-1


class Advancement(NamedTuple):
    """A kind of advancement."""

    id: str
    english: str
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
    """Read a table of advancements, in row order; raise BadTable that names row and column."""
    rows = read_rows(text, COLUMNS)
    kinds = [_kind(row) for row in rows]
    _check_whole(rows, kinds)
    return tuple(kinds)


def _kind(row: Row) -> Advancement:
    kind = Advancement(
        gem=row.word("gem", GEMS),
        ability=row.word("ability", ABILITIES),
        id=row.text("id", 4),
        english=row.text("english", 24),
        aura=row.whole("aura", 0, 20) if row.cells["aura"] else None,
        modifier=row.whole("modifier", -9, 9) if row.cells["modifier"] else 0,
        cost=row.whole("cost", 0, 6) if row.cells["cost"] else 0,
        copies=row.whole("copies", 1, 12),
        in_bag=bool(row.whole("in_bag", 0, 1)),
        effect_is=KNOWN[row.word("effect_is", KNOWN)],
        cost_is=KNOWN[row.word("cost_is", KNOWN)],
        copies_is=KNOWN[row.word("copies_is", KNOWN)],
    )
    _check_effect(row, kind)
    return kind


def _check_effect(row: Row, kind: Advancement) -> None:
    """Check the row against CH-2 and CH-11: auras are green, modifiers red or blue, abilities yellow."""
    gem = GEMS[kind.gem]
    if (kind.aura is not None) != (gem == "green"):
        raise row.fault("aura", "a value belongs to a green gem, and to no other")
    if (kind.modifier != 0) != (gem in {"red", "blue"}):
        raise row.fault("modifier", "a modifier other than 0 belongs to a red or a blue gem, and to no other")
    if (kind.ability != 0) != (gem == "yellow"):
        raise row.fault("ability", "an ability belongs to a yellow gem, and to no other")
    if kind.cost and ABILITIES[kind.ability] in {"", "bet"}:
        raise row.fault("cost", "only an ability that is activated costs power")
    if kind.in_bag == (ABILITIES[kind.ability] in {"ascend", "bet"}):
        raise row.fault("in_bag", "all but the Ascended Form and the Kodora are in the bag")


def _check_whole(rows: list[Row], kinds: list[Advancement]) -> None:
    """Check the kinds against one another and CH-1; each comes with its row."""
    if not 1 <= len(kinds) <= KINDS_LIMIT:
        raise BadTable(f"the table has {len(kinds)} kinds; 1 to {KINDS_LIMIT} are allowed")
    by_row = {row.number: kind for row, kind in zip(rows, kinds, strict=True)}
    check_different("id", {number: kind.id for number, kind in by_row.items()})
    for row, kind in zip(rows, kinds, strict=True):
        if not slug(kind.english):
            raise row.fault("english", "a letter or digit is needed, for the notation")
    check_different("english", {number: slug(kind.english) for number, kind in by_row.items()})
    for ability in ("ascend", "bet"):
        copies = [kind.copies for kind in kinds if ABILITIES[kind.ability] == ability]
        if copies != [SPECIAL_COPIES]:
            raise BadTable(f"column ability: one row with {SPECIAL_COPIES} copies has {ability!r} (CH-1)")
    bag = sum(kind.copies for kind in kinds if kind.in_bag)
    if bag != BAG_COPIES:
        raise BadTable(f"column copies: {BAG_COPIES} copies are in the bag (CH-1), not {bag}")
