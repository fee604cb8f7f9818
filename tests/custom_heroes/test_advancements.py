"""Reading a table of advancements: a good one, and every bad one refused by row and column."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.custom_heroes.rules.advancements import COLUMNS, Advancement, read
from game.custom_heroes.rules.cards import ADVANCEMENTS, HERE
from game.engine.files.tables import BadTable

TEXT = (HERE / "advancements.csv").read_text(encoding="utf-8")
ROWS = [line.split(",") for line in TEXT.splitlines()]
BY_ID = {row[0]: number for number, row in enumerate(ROWS)}


def written(rows: list[list[str]]) -> str:
    """Write rows as a table."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


def with_cells(*changes: tuple[str, str, str]) -> str:
    """Write the packaged table with other cells: the row's id, the column, the text."""
    rows = [row[:] for row in ROWS]
    for its, column, text in changes:
        rows[BY_ID[its]][COLUMNS.index(column)] = text
    return written(rows)


def refusal(text: str) -> str:
    """Tell the message that a table is refused with."""
    with pytest.raises(BadTable) as error:
        read(text)
    return str(error.value)


@pytest.mark.rule("CH-1")
def test_the_packaged_table_is_the_one_in_use() -> None:
    """Row by row, in order."""
    assert read(TEXT) == ADVANCEMENTS
    assert len(ADVANCEMENTS) == len(ROWS) - 1


def test_a_row_is_read_cell_by_cell() -> None:
    """Voice become numbers, empty cells nothing."""
    kinds = {kind.id: kind for kind in ADVANCEMENTS}

    assert kinds["Y03"] == Advancement("Y03", "Edge", 2, None, 0, 3, 1, 5, True, "fact", "inferred", "design")
    assert kinds["B07"][2:6] == (1, None, -3, 0)
    assert kinds["G01"][2:6] == (3, 0, 0, 0)


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_any_line_ending_and_empty_lines_will_do(ending: str) -> None:
    """Whoever edits the table may use any program."""
    lines = TEXT.splitlines()

    assert read(ending.join([*lines, ""])) == ADVANCEMENTS
    assert read(ending.join(lines)) == ADVANCEMENTS
    assert read(ending.join([lines[0], "", *lines[1:5], "", "", *lines[5:], "", ""])) == ADVANCEMENTS


def test_cells_may_be_quoted() -> None:
    """As a spreadsheet does it."""
    text = io.StringIO()
    csv.writer(text, quoting=csv.QUOTE_ALL).writerows(ROWS)

    assert read(text.getvalue()) == ADVANCEMENTS


def test_better_numbers_are_read() -> None:
    """What the table is for: names, modifiers, costs and copies of the printed box."""
    kinds = read(with_cells(("R01", "english", "Real Sword"), ("R01", "modifier", "6"), ("Y06", "cost", "1")))

    assert [kind.english for kind in kinds if kind.modifier == 6] == ["Real Sword"]
    assert [kind.cost for kind in kinds if kind.english == "Specter"] == [1]


BAD_CELLS: Mapping[str, tuple[tuple[str, str], ...]] = {  # by column: an id, and a text that won't do there
    "id": (("R01", ""), ("R01", "R0100"), ("R01", " R1"), ("R01", "R\x001")),
    "english": (
        ("R01", ""),
        ("R01", "x" * 25),
        ("R01", "Blade "),
        ("R01", " Blade"),
        ("R01", "a\tb"),
        ("R01", "a\x7fb"),
        ("R01", "a\u202eb"),
        ("R01", "!?"),
    ),
    "gem": (("R01", ""), ("R01", "purple"), ("R01", "Red"), ("R01", "0"), ("R01", "red ")),
    "aura": (
        ("G05", ""),
        ("G05", "21"),
        ("G05", "-1"),
        ("G05", "six"),
        ("G05", "6.0"),
        ("G05", "٦"),
        ("G05", "²"),
        ("G05", "0x6"),
        ("G05", "--6"),
        ("G05", "+6"),
        ("G05", " 6"),
        ("G05", "9" * 5000),
        ("R01", "3"),
        ("Y03", "3"),
    ),
    "modifier": (
        ("R01", "10"),
        ("R01", "-10"),
        ("R01", "0"),
        ("R01", ""),
        ("R01", "-"),
        ("G05", "1"),
        ("Y03", "1"),
    ),
    "ability": (("Y03", "fly"), ("Y03", ""), ("R01", "wild"), ("G05", "double"), ("Y03", "Wild")),
    "cost": (("Y03", "7"), ("Y03", "-1"), ("Y03", "x"), ("R01", "1"), ("G05", "2"), ("Y02", "1")),
    "copies": (("R01", "0"), ("R01", "13"), ("R01", ""), ("R01", "-4"), ("R01", "4.5")),
    "in_bag": (("R01", "0"), ("R01", "2"), ("R01", ""), ("R01", "yes"), ("Y01", "1"), ("Y02", "1")),
    "effect_is": (("R01", ""), ("R01", "guess"), ("R01", "Fact")),
    "cost_is": (("R01", ""), ("R01", "guess")),
    "copies_is": (("R01", ""), ("R01", "guess")),
}


@pytest.mark.parametrize(
    ("column", "its", "text"), [(column, *cell) for column, cells in BAD_CELLS.items() for cell in cells]
)
def test_a_bad_cell_is_named_by_row_and_column(column: str, its: str, text: str) -> None:
    """In a message of bounded length."""
    message = refusal(with_cells((its, column, text)))

    assert message.startswith(f"row {BY_ID[its] + 1}, column {column}: ")
    assert len(message) < 250
    assert message.isprintable()


def test_every_column_has_bad_cells() -> None:
    """The table above leaves none out."""
    assert tuple(BAD_CELLS) == COLUMNS


@pytest.mark.parametrize("column", ["id", "english"])
def test_nothing_is_called_the_same_twice(column: str) -> None:
    """The second row is named, empty lines counted."""
    doubled = with_cells(("B05", column, ROWS[BY_ID["R02"]][COLUMNS.index(column)]))
    after_a_gap = doubled.replace("\n", "\n\n", 1)

    assert refusal(doubled).startswith(f"row {BY_ID['B05'] + 1}, column {column}: ")
    assert refusal(after_a_gap).startswith(f"row {BY_ID['B05'] + 2}, column {column}: ")


@pytest.mark.parametrize("name", ["oak-buckler", "OAK BUCKLER", "Oak  Buckler!", "Ôak Buckler"])
def test_names_that_are_written_alike_in_notation_are_the_same(name: str) -> None:
    """Or a match could not be read back."""
    assert refusal(with_cells(("B02", "english", name))).startswith(
        f"row {BY_ID['B02'] + 1}, column english: "
    )


@pytest.mark.parametrize(
    "header",
    [
        "",
        ",".join(COLUMNS[:-1]),
        ",".join([*COLUMNS, "more"]),
        ",".join([*COLUMNS[1:], COLUMNS[0]]),
        ",".join(COLUMNS).upper(),
        "\ufeff" + ",".join(COLUMNS),
        ";".join(COLUMNS),
    ],
)
def test_other_columns_are_refused(header: str) -> None:
    """Missing, more, in another order."""
    assert refusal("\n".join([header, *TEXT.splitlines()[1:]])).startswith(
        "row 1: the columns are id,english,"
    )


@pytest.mark.parametrize("text", ["", "\n", ",".join(COLUMNS), ",".join(COLUMNS) + "\n\n\n"])
def test_a_table_without_rows_is_refused(text: str) -> None:
    """Not read as a game without advancements."""
    assert refusal(text)


@pytest.mark.parametrize("row", ["", "R99", "R99,A,B", ",".join(["x"] * 14)])
def test_a_row_of_another_length_is_named(row: str) -> None:
    """A cell too few or too many; an empty line is none."""
    lines = TEXT.splitlines()
    text = "\n".join([*lines[:7], row, *lines[7:]])
    if row:
        assert refusal(text).startswith("row 8: ")
    else:
        assert read(text) == ADVANCEMENTS


@pytest.mark.rule("CH-1")
@pytest.mark.parametrize(
    ("changes", "column"),
    [
        ([("R01", "copies", "5")], "copies"),
        ([("R01", "copies", "3")], "copies"),
        ([("Y01", "copies", "5")], "ability"),
        ([("Y02", "copies", "7")], "ability"),
        ([("Y02", "ability", "ascend"), ("Y02", "cost", "2")], "ability"),
        ([("Y03", "ability", "bet"), ("Y03", "in_bag", "0"), ("Y03", "cost", "")], "ability"),
    ],
)
def test_wrong_totals_are_refused(changes: list[tuple[str, str, str]], column: str) -> None:
    """72 in the bag, six Forms of one kind, six Kodoras of one kind."""
    assert refusal(with_cells(*changes)).startswith(f"column {column}: ")


def test_too_many_kinds_are_refused() -> None:
    """63 fit into a card's slots."""
    more = [[f"R{number}", f"Thing {number}", *ROWS[BY_ID["R01"]][2:]] for number in range(10, 41)]

    assert "kinds; 1 to 63 are allowed" in refusal(written([*ROWS, *more]))


def test_a_huge_text_is_refused_before_it_is_read() -> None:
    """However many characters."""
    assert "40000 characters" in refusal(TEXT + "\n" * 40_000)
    assert "40000 characters" in refusal("x" * 10_000_000)


@pytest.mark.parametrize(
    "piece", ['R98,"A', 'R98,"A"B,C', '"', "R98,A\rB", "\x00", "R98,A\x00B", 'R98,"A\nB",C']
)
def test_broken_quotes_and_stray_characters_are_refused(piece: str) -> None:
    """As a bad table with its row, never with another error."""
    assert refusal(TEXT + piece).startswith(f"row {len(ROWS) + 1}: ")


def read_or_refusal(text: str) -> tuple[Advancement, ...] | BadTable:
    """Read a table, or return its refusal; any other error is a fault."""
    try:
        return read(text)
    except BadTable as refused:
        return refused


PIECES = st.sampled_from([",", '"', "\n", "\r", "\x00", "-", "9", "red", "wild", "é", " ", "\u2028"])


@settings(max_examples=300)
@given(st.integers(0, len(TEXT)), st.integers(0, 6), st.one_of(PIECES, st.text(max_size=4)))
def test_a_damaged_table_is_read_or_refused(place: int, lost: int, piece: str) -> None:
    """Characters lost and others put in, anywhere: BadTable that names a place, or a table as good as any."""
    read_back = read_or_refusal(TEXT[:place] + piece + TEXT[place + lost :])
    if isinstance(read_back, BadTable):
        assert re.search(r"row \d+|column \w+|kinds|characters", str(read_back))
        assert len(str(read_back)) < 300
    else:
        assert sum(kind.copies for kind in read_back if kind.in_bag) == 72


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    """After the right columns and without them."""
    for whole in (text, ",".join(COLUMNS) + "\n" + text):
        assert isinstance(read_or_refusal(whole), BadTable)


@given(
    st.sampled_from(sorted(BY_ID)[1:]),
    st.sampled_from(COLUMNS),
    st.one_of(st.text(max_size=6), st.just("\ud800")),
)
def test_anything_in_a_cell_is_read_or_refused(its: str, column: str, text: str) -> None:
    """Refused in a message of bounded length."""
    read_back = read_or_refusal(with_cells((its, column, text)))

    assert isinstance(read_back, tuple) or len(str(read_back)) < 300
