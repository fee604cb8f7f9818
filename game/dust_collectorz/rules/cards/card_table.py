"""Reading the tables of cards and of preset decks; the rulebook has none, so they are this project's own."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.engine.files.tables import BadTable, Row, check_different, read_rows, whole_number
from game.engine.notation import slug

COLUMNS: Final = (
    "tribe",
    "rank",
    "name",
    "attack",
    "speed",
    "health",
    "cunning",
    "ability",
    "params",
)
DECK_COLUMNS: Final = ("deck", "name")
TRIBES: Final = ("tinlings", "foldwings", "glazeborn", "grainers", "plushkin")  # each beats the next (DC-1)
COUNTER: Final = "counter"
RANKS: Final = ("bronze", "silver", "gold", "platinum", "epic")  # DC-1
STATS: Final = ("attack", "speed", "health", "cunning")  # DC-1
CARDS_LIMIT: Final = 127  # a card's number has seven bits
NAME_LIMIT: Final = 24  # characters
STAT_LIMIT: Final = 12

PARAMS: Final[dict[str, tuple[str, ...]]] = {  # what each ability is told
    "BOOST": ("stat", "n"),
    "WEAKEN": ("stat", "n"),
    "CHARGE": ("n",),
    "BRACE": ("n",),
    "LONER": ("n",),
    "RALLY": ("n",),
    "FULL_SUPPORT": (),
    "MIXED_STACK": ("n",),
    "WHEEL_MASTER": ("n",),
    "SURE_FOOTED": (),
    "UNDERDOG": ("n",),
    "COMEBACK": ("n",),
    "TIEBREAKER": (),
    "TWIST": ("stat",),
    "LOCK": (),
    "CANCEL": ("n",),
    "SHIELDED": (),
    "HUSH": ("n",),
    "DISARM": (),
    "SNIPE": ("n",),
    "SACRIFICE": ("n",),
    "SPITE": (),
    "DRAW": ("n",),
    "RECALL": ("max",),
    "SALVAGE": ("n",),
    "OP_DRAW": ("k", "n"),
    "OP_DESTROY": ("k", "n"),
    "OP_STEAL": ("k", "n"),
    "TRAP_CAPTURE": ("max",),
    "TRAP_STACK": ("min",),
    "TRAP_DESTROY": ("n",),
    "TRAP_RETURN": ("n",),
    "NULLIFY": (),
    "SWITCH": ("stat", "n"),
    "FREE_TRIBE": ("n",),
    "RESCUE": (),
}
ABILITIES: Final = tuple(PARAMS)
FIRST_COUNTER: Final = ABILITIES.index("TRAP_CAPTURE")  # from here on abilities are those of counters
ANY: Final = "any"  # a stat that stands for all
ALWAYS_ANY: Final = ("SWITCH",)  # their owner names the stat
NEVER_ANY: Final = ("TWIST",)  # theirs is printed


class Card(NamedTuple):
    """A card of the box; a counter has neither tribe nor stats."""

    slug: str
    english: str  # its name in other languages is a text
    tribe: int  # index in TRIBES, len(TRIBES) for a counter
    rank: int  # index in RANKS, len(RANKS) for a counter
    stats: tuple[int, ...]  # in the order of STATS
    ability: int  # index in ABILITIES
    stat: int  # the ability's: index in STATS, len(STATS) for any or none
    n: int  # amount
    limit: int  # k, max or min: what an overpower or a size is compared with


def read(text: str) -> tuple[Card, ...]:
    """Read the table of cards, in the order of its rows; raise BadTable that names row and column."""
    rows = read_rows(text, COLUMNS)
    cards = {row.number: _card(row) for row in rows}
    if not 1 <= len(cards) <= CARDS_LIMIT:
        raise BadTable(f"the table has {len(cards)} cards; 1 to {CARDS_LIMIT} are allowed")
    for row in rows:
        if not cards[row.number].slug:
            raise row.fault("name", "a letter or digit is needed, for the notation")
    check_different("name", {number: card.slug for number, card in cards.items()})
    return tuple(cards.values())


def _card(row: Row) -> Card:
    tribe = row.word("tribe", (*TRIBES, COUNTER))
    rank = row.word("rank", (*RANKS, COUNTER))
    counter = tribe == len(TRIBES)
    if counter != (rank == len(RANKS)):
        raise row.fault("rank", "a counter's tribe and rank are both 'counter'")
    ability = row.word("ability", ABILITIES)
    if counter != (ability >= FIRST_COUNTER):
        raise row.fault("ability", "counters have counters' abilities, characters have characters'")
    stats = tuple(_stat(row, stat, counter=counter) for stat in STATS)
    name = row.text("name", NAME_LIMIT)
    params = _params(row, ABILITIES[ability])
    limits = [params[one] for one in ("k", "max", "min") if one in params]
    return Card(
        slug=slug(name),
        english=name,
        tribe=tribe,
        rank=rank,
        stats=stats,
        ability=ability,
        stat=params.get("stat", len(STATS)),
        n=params.get("n", 0),
        limit=limits[0] if limits else 0,
    )


def _stat(row: Row, stat: str, *, counter: bool) -> int:
    if not counter:
        return row.whole(stat, 0, STAT_LIMIT)
    if row.cells[stat]:
        raise row.fault(stat, "a counter has no stats (DC-18)")
    return 0


def _params(row: Row, ability: str) -> dict[str, int]:
    """Read "stat=attack;n=2": exactly what the ability is told, each word a number."""
    parts = [part.partition("=") for part in row.cells["params"].split(";") if part]
    names = tuple(name for name, _, _ in parts)
    if sorted(names) != sorted(PARAMS[ability]):
        wanted = ";".join(f"{name}=..." for name in PARAMS[ability]) or "nothing"
        raise row.fault("params", f"{ability} is told {wanted}, not {row.cells['params'][:40]!r}")
    return {name: _param(row, ability, name, value) for name, _, value in parts}


def _param(row: Row, ability: str, name: str, text: str) -> int:
    if name == "stat":
        allowed = (ANY,) if ability in ALWAYS_ANY else STATS if ability in NEVER_ANY else (*STATS, ANY)
        if text not in allowed:
            raise row.fault("params", f"stat is one of {', '.join(allowed)}, not {text[:40]!r}")
        return len(STATS) if text == ANY else STATS.index(text)
    least, most = (-9, -1) if ability == "SWITCH" else (1, 9)
    value = whole_number(text)
    if value is None or not least <= value <= most:
        raise row.fault("params", f"{name} is a number from {least} to {most}, not {text[:40]!r}")
    return value


def read_decks(text: str, cards: tuple[Card, ...]) -> dict[str, tuple[int, ...]]:
    """Read the preset decks: by name, the numbers of their cards in order; raise BadTable."""
    known = {card.english: number for number, card in enumerate(cards)}
    decks: dict[str, list[int]] = {}
    for row in read_rows(text, DECK_COLUMNS):
        name = row.text("deck", NAME_LIMIT)
        if row.cells["name"] not in known:
            raise row.fault("name", f"there is no card {row.cells['name'][:40]!r}")
        decks.setdefault(name, []).append(known[row.cells["name"]])
    return {name: tuple(sorted(deck)) for name, deck in decks.items()}
