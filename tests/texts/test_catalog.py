"""A Fluent file that anybody may have written: what is sound is kept, what is not is named with its line."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from game.texts.catalog import LENGTH_LIMIT, SIZE_LIMIT, BadTexts, line_of, read_catalog

SOUND = "good = Good\n"


def reasons(text: str) -> list[str]:
    """Read a file with one sound message beside `text`; return what is wrong with the rest."""
    catalog = read_catalog((SOUND + text).encode(), "fr/x.ftl")

    assert "good" in catalog.entries
    return [str(problem) for problem in catalog.problems]


def test_messages_and_terms_are_kept_with_what_they_ask_for() -> None:
    """Variables, references and attributes are known without wording anything."""
    catalog = read_catalog(b"-name = Vega\nwins = { -name } wins { $count }\n    .short = won\n", "x")
    entry = catalog.entries["wins"]

    assert [set(one) for one in (entry.variables, entry.references, entry.attributes)] == [
        {"count"},
        {"-name"},
        {"short"},
    ]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("bad = { $open\n", 'fr/x.ftl:2: bad: Expected token: "}"'),
        ("= no key\n", "fr/x.ftl:2: Expected an entry start"),
        ("good = twice\n", "fr/x.ftl:2: good: it is there already, in line 1"),
        ("a = { b }\n", "fr/x.ftl:2: a: it refers to b, which is not there"),
        ("a = { -b }\n", "fr/x.ftl:2: a: it refers to -b, which is not there"),
        ("a = { a }\n", "fr/x.ftl:2: a: it leads back to itself: a > a"),
        ("a = { RUN(1) }\n", "fr/x.ftl:2: a: there is no function RUN"),
        ('a = { "\\u0000" }\n', "fr/x.ftl:2: a: it holds a control character"),
        ("a =\n    .b = only an attribute\n", "fr/x.ftl:2: a: it has no text"),
        (f"a = {'x' * LENGTH_LIMIT}\n", f"fr/x.ftl:2: a: it has more than {LENGTH_LIMIT} characters"),
    ],
)
def test_what_is_wrong_is_told_with_file_line_and_message(text: str, problem: str) -> None:
    """It costs that message alone."""
    assert reasons(text) == [problem]


def test_a_circle_costs_all_that_lead_into_it() -> None:
    """None of them could be worded to its end."""
    told = reasons("a = { b }\nb = { c }\nc = { b }\n")

    assert sorted(one.split(": ")[1] for one in told) == ["a", "b", "c"]


def test_a_chain_is_followed_only_so_far() -> None:
    """Each message could double the next; nobody needs so many."""
    links = "\n".join(f"m{number} = {{ m{number + 1} }}{{ m{number + 1} }}" for number in range(20))

    assert any("leads through more than" in one for one in reasons(f"{links}\nm20 = x\n"))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"a = \xff\xfe\n", "not UTF-8"),
        (b"#" * (SIZE_LIMIT + 1), "at most"),
        (b"a = " + b"{" * 60_000, "too deep"),
    ],
)
def test_a_file_that_can_not_be_read_names_itself(data: bytes, reason: str) -> None:
    """Nothing of it is shown."""
    with pytest.raises(BadTexts, match=rf"^fr/x\.ftl: .*{reason}"):
        read_catalog(data, "fr/x.ftl")


def test_a_line_is_read_as_the_parser_reads_it() -> None:
    """What needs no parser comes to the same, blanks, remarks and all."""
    text = (
        "# about it\n# more\nkey =  { $name } takes {$count} cards. \n\n\n# alone\n\nother = [a] *b .c = d\n"
    )
    catalog = read_catalog(text.encode(), "x")
    messages = [one for one in FluentParser().parse(text).body if isinstance(one, ast.Message)]
    serializer = FluentSerializer()

    assert [serializer.serialize_entry(entry.node) for entry in catalog.entries.values()] == [
        serializer.serialize_entry(one) for one in messages
    ]
    assert [entry.line for entry in catalog.entries.values()] == [3, 8]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = A\ntitle = Vega  \nb = B\n", "Vega"),
        ("title = Vega\r\nb = B\r\n", "Vega"),
        ("title = Ve{ $x }\nb = B\n", ""),
        ("title = Vega\n  and Lyra\nb = B\n", ""),
        ("title = Ve\x07ga\nb = B\n", ""),
        ("titles = Vega\n", ""),
        ("title = Vega\n" + "# " * SIZE_LIMIT, ""),
    ],
)
def test_a_plain_line_is_found_without_reading_the_rest(text: str, line: str) -> None:
    """Whatever isn't plain is left to the whole reading, which tells what is wrong with it."""
    assert line_of(text.encode(), "title") == line
