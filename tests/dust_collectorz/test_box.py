"""The box: the tables of cards and preset decks, and every bad table refused by row and column."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.dust_collectorz.rules.cards import abilities, card_table, facts
from game.dust_collectorz.rules.cards.card_table import (
    ABILITIES,
    COLUMNS,
    PARAMS,
    RANKS,
    STATS,
    TRIBES,
    Card,
    read,
    read_decks,
)
from game.dust_collectorz.rules.cards.cards import CARDS, HERE, PRESETS
from game.dust_collectorz.rules.cards.decks import breaches
from game.engine.files.tables import BadTable

TEXT = (HERE / "cards.csv").read_text(encoding="utf-8")
DECKS = (HERE / "decks.csv").read_text(encoding="utf-8")
ROWS = list(csv.reader(io.StringIO(TEXT)))
BY_NAME = {row[2]: number for number, row in enumerate(ROWS)}


def written(rows: list[list[str]]) -> str:
    """Write rows as a table."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


def with_cell(name: str, column: str, text: str) -> str:
    """Write the packaged table with another cell."""
    rows = [row[:] for row in ROWS]
    rows[BY_NAME[name]][COLUMNS.index(column)] = text
    return written(rows)


def refusal(text: str) -> str:
    """Tell the message that a table is refused with."""
    with pytest.raises(BadTable) as error:
        read(text)
    return str(error.value)


@pytest.mark.rule("DC-1")
def test_the_packaged_table_is_the_one_in_use() -> None:
    """Row by row, in order."""
    assert read(TEXT) == CARDS
    assert len(CARDS) == len(ROWS) - 1 == 103


@pytest.mark.rule("DC-1")
def test_a_row_is_read_cell_by_cell() -> None:
    """Voice become numbers, empty cells nothing."""
    assert CARDS[0] == Card("cogwick", "Cogwick", 0, 0, (5, 4, 3, 2), 0, 0, 2, 0)
    assert CARDS[4][5:] == (ABILITIES.index("OP_DRAW"), 4, 1, 2)
    assert CARDS[100][2:] == (5, 5, (0, 0, 0, 0), ABILITIES.index("SWITCH"), 4, -2, 0)
    assert CARDS[83].stat == len(STATS)


@pytest.mark.rule("DC-1")
def test_the_wheel_makes_each_tribe_stronger_than_one_and_weaker_than_one() -> None:
    """Tinlings > Foldwings > Glazeborn > Grainers > Plushkin > Tinlings."""
    assert [TRIBES[facts.weaker(tribe)] for tribe in range(5)] == [*TRIBES[1:], TRIBES[0]]
    assert [facts.stronger(facts.weaker(tribe)) for tribe in range(5)] == list(range(5))


def test_abilities_have_the_numbers_that_the_rules_know_them_by() -> None:
    """Each name in the table is a constant of the rules."""
    assert [getattr(abilities, ability) for ability in ABILITIES] == list(range(36))
    assert card_table.FIRST_COUNTER == abilities.FIRST_COUNTER


def test_every_ability_is_on_a_card() -> None:
    """28 of characters, 8 of counters, each counter once."""
    assert {card.ability for card in CARDS} == set(range(36))
    assert sorted(card.ability for card in CARDS if card.tribe == 5) == list(range(28, 36))


def test_kinds_are_told_apart() -> None:
    """Counters, traps among them."""
    assert [kind for kind in range(103) if facts.is_counter(kind)] == list(range(95, 103))
    assert [kind for kind in range(103) if facts.is_trap(kind)] == list(range(95, 99))


@pytest.mark.rule("DC-4")
def test_preset_decks_are_legal() -> None:
    """Four of them, in alphabetical or any order, each of cards there are."""
    assert read_decks(DECKS, CARDS) == PRESETS
    assert set(PRESETS) == {"attic", "shelf", "cabinet", "drawer"}
    assert all(breaches(deck) == () for deck in PRESETS.values())


BAD_CELLS: Mapping[str, tuple[tuple[str, str], ...]] = {  # by column: a card, and a text that won't do there
    "tribe": (("Cogwick", ""), ("Cogwick", "robots"), ("Cogwick", "Tinlings"), ("Mute Cloth", "")),
    "rank": (
        ("Cogwick", "copper"),
        ("Cogwick", ""),
        ("Cogwick", "counter"),
        ("Mute Cloth", "bronze"),
    ),
    "name": (
        ("Cogwick", ""),
        ("Cogwick", "x" * 25),
        ("Cogwick", " Cog"),
        ("Cogwick", "a\tb"),
        ("Cogwick", "!?"),
        ("Cogwick", "Tinnow"),
        ("Cogwick", "TINNOW!"),
    ),
    "attack": (
        ("Cogwick", ""),
        ("Cogwick", "13"),
        ("Cogwick", "-1"),
        ("Cogwick", "five"),
        ("Mute Cloth", "1"),
    ),
    "speed": (("Cogwick", "4.0"), ("Mute Cloth", "0")),
    "health": (("Cogwick", "٦"), ("Mute Cloth", "0")),
    "cunning": (("Cogwick", "+2"), ("Mute Cloth", "0")),
    "ability": (
        ("Cogwick", ""),
        ("Cogwick", "FLY"),
        ("Cogwick", "boost"),
        ("Cogwick", "NULLIFY"),
        ("Mute Cloth", "LOCK"),
    ),
    "params": (
        ("Cogwick", ""),
        ("Cogwick", "n=2"),
        ("Cogwick", "stat=attack"),
        ("Cogwick", "stat=attack;n=2;k=1"),
        ("Cogwick", "stat=attack;n=2;n=2"),
        ("Cogwick", "stat=luck;n=2"),
        ("Cogwick", "stat=attack;n=0"),
        ("Cogwick", "stat=attack;n=10"),
        ("Cogwick", "stat=attack;n=-1"),
        ("Cogwick", "stat=attack;n="),
        ("Cogwick", "n"),
        ("Deckle Fox", "stat=any"),
        ("Swapped Labels", "stat=speed;n=-2"),
        ("Swapped Labels", "stat=any;n=2"),
        ("Mute Cloth", "n=1"),
        ("Lantern Carp", "n=3"),
    ),
}


@pytest.mark.parametrize(
    ("column", "name", "text"), [(column, *cell) for column, cells in BAD_CELLS.items() for cell in cells]
)
def test_a_bad_cell_is_named_by_row_and_column(column: str, name: str, text: str) -> None:
    """In a message of bounded length; of two equal names the second is the bad one."""
    message = refusal(with_cell(name, column, text))
    rows = {BY_NAME[name] + 1, BY_NAME["Tinnow"] + 1}

    assert message.startswith(tuple(f"row {row}, column {column}: " for row in rows))
    assert len(message) < 450
    assert message.isprintable()


def test_every_column_has_bad_cells() -> None:
    """The table above leaves none out."""
    assert set(BAD_CELLS) == set(COLUMNS)


def test_every_ability_is_told_exactly_what_it_needs() -> None:
    """With anything more or less its row is refused."""
    tried = 0
    for row in ROWS[1:]:
        wanted = PARAMS[row[7]]
        for text in ("" if wanted else "n=1", "max=1;min=1", row[8] + ";k=1"):
            assert "column params" in refusal(with_cell(row[2], "params", text))
            tried += 1

    assert tried == 3 * 103


def test_too_many_or_no_cards_are_refused() -> None:
    """A card's number has seven bits."""
    more = [[*ROWS[1][:2], f"Thing {number}", *ROWS[1][3:]] for number in range(25)]

    assert "the table has 128 cards; 1 to 127 are allowed" in refusal(written([*ROWS, *more]))
    assert "the table has 0 cards" in refusal(written(ROWS[:1]))
    assert len(read(written([*ROWS, *more[:24]]))) == 127


def test_better_numbers_are_read() -> None:
    """What the table is for."""
    cards = read(with_cell("Cogwick", "attack", "9"))

    assert cards[0].stats == (9, 4, 3, 2)


@pytest.mark.parametrize(
    ("row", "column"), [("attic,Nobody", "name"), (",Cogwick", "deck"), ("x" * 25 + ",Cogwick", "deck")]
)
def test_a_bad_row_of_the_decks_is_named(row: str, column: str) -> None:
    """Unknown cards, decks without a name."""
    lines = len(DECKS.splitlines())

    with pytest.raises(BadTable, match=rf"^row {lines + 1}, column {column}: "):
        read_decks(DECKS + row, CARDS)


def read_or_refusal(text: str) -> tuple[Card, ...] | BadTable:
    """Read a table, or return its refusal; any other error is a fault."""
    try:
        return read(text)
    except BadTable as refused:
        return refused


PIECES = st.sampled_from([",", '"', "\n", "\r", "\x00", "-", "9", ";", "=", "any", "é", " ", "\u2028"])


@settings(max_examples=300)
@given(st.integers(0, len(TEXT)), st.integers(0, 6), st.one_of(PIECES, st.text(max_size=4)))
def test_a_damaged_table_is_read_or_refused(place: int, lost: int, piece: str) -> None:
    """Characters lost and others put in, anywhere."""
    found = read_or_refusal(TEXT[:place] + piece + TEXT[place + lost :])
    if isinstance(found, BadTable):
        assert "row " in str(found) or "table has" in str(found)
        assert len(str(found)) < 500
    else:
        assert all(0 <= card.rank <= len(RANKS) for card in found)
