"""Reading tables of cards: each fault is named with its row and column."""

from __future__ import annotations

import pytest

from game.engine.files.tables import TEXT_LIMIT, BadTable, Row, check_different, read_rows, whole_number

COLUMNS = ("name", "points")


def refusal(text: str) -> str:
    """Tell the message that a table is refused with."""
    with pytest.raises(BadTable) as error:
        read_rows(text, COLUMNS)
    return str(error.value)


def row(name: str = "", points: str = "") -> Row:
    """Make the third row of a table."""
    return Row(3, {"name": name, "points": points})


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_rows_are_read_in_order_with_their_lines(ending: str) -> None:
    """Empty lines are counted and skipped; any program's line endings will do."""
    rows = read_rows(ending.join(["name,points", "oak,1", "", '"elm, tall",2', ""]), COLUMNS)

    assert rows == [
        Row(2, {"name": "oak", "points": "1"}),
        Row(4, {"name": "elm, tall", "points": "2"}),
    ]


@pytest.mark.parametrize(
    "heads",
    ["", "name", "name,points,more", "points,name", "Name,points", "\ufeffname,points", "name;points"],
)
def test_other_columns_are_refused(heads: str) -> None:
    """The message names those that are needed."""
    assert refusal(f"{heads}\noak,1") == "row 1: the columns are name,points"


@pytest.mark.parametrize(("line", "many"), [("oak", 1), ("oak,1,2", 3)])
def test_a_row_of_another_length_is_named(line: str, many: int) -> None:
    """With its number."""
    assert refusal(f"name,points\n\n{line}") == f"row 3: {many} columns instead of 2"


@pytest.mark.parametrize("piece", ['"oak', '"oak"x,1', 'elm,"1\n'])
def test_broken_quotes_are_refused_with_their_row(piece: str) -> None:
    """Never with another error."""
    message = refusal("name,points\n" + piece)

    assert message.startswith("row 2: ")


def test_a_huge_text_is_refused_before_it_is_read() -> None:
    """However many characters."""
    assert refusal("x" * (TEXT_LIMIT + 1)) == f"the table has more than {TEXT_LIMIT} characters"


@pytest.mark.parametrize("text", ["oak", "x" * 8, "Ö k"])
def test_a_text_is_kept_as_it_is(text: str) -> None:
    """Up to the longest allowed."""
    assert row(text).text("name", 8) == text


@pytest.mark.parametrize("text", ["", " oak", "oak ", "o\tk", "x" * 9, "a\u202eb"])
def test_a_bad_text_is_refused(text: str) -> None:
    """Empty, too long, with blanks around it or characters that can't be seen."""
    with pytest.raises(BadTable, match=r"^row 3, column name: 1 to 8 characters are needed, not "):
        row(text).text("name", 8)


def test_a_word_is_read_as_its_place() -> None:
    """Among those allowed, nothing too."""
    assert row("elm").word("name", ("oak", "elm")) == 1
    assert row("").word("name", ("oak", "")) == 1


def test_another_word_is_refused_with_those_allowed() -> None:
    """Shortened, and "nothing" said for an empty one."""
    with pytest.raises(BadTable, match=r"^row 3, column name: one of oak, nothing is needed, not 'x{40}'$"):
        row("x" * 500).word("name", ("oak", ""))


@pytest.mark.parametrize(("text", "value"), [("0", 0), ("-3", -3), ("12", 12), ("07", 7)])
def test_a_whole_number_is_read(text: str, value: int) -> None:
    """Of at most two digits."""
    assert whole_number(text) == value
    assert row(points=text).whole("points", -3, 12) == value


@pytest.mark.parametrize("text", ["", "-", "--1", "+1", " 1", "1.0", "0x1", "²", "٦", "100", "9" * 5000])
def test_other_numbers_are_none(text: str) -> None:
    """And are refused in a table."""
    assert whole_number(text) is None
    with pytest.raises(BadTable, match=r"^row 3, column points: a number from 0 to 99 is needed, not "):
        row(points=text).whole("points", 0, 99)


@pytest.mark.parametrize("text", ["-1", "6"])
def test_a_number_out_of_bounds_is_refused(text: str) -> None:
    """Both bounds are allowed themselves."""
    with pytest.raises(BadTable, match=f"a number from 0 to 5 is needed, not '{text}'"):
        row(points=text).whole("points", 0, 5)


def test_what_stands_in_a_column_twice_is_named() -> None:
    """By the second row."""
    check_different("name", {2: "oak", 3: "elm"})

    with pytest.raises(BadTable, match=r"^row 7, column name: 'oak' is there twice$"):
        check_different("name", {2: "oak", 3: "elm", 7: "oak"})
