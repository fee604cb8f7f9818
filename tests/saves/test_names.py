"""Names and titles: plain text, nothing hidden, bounded."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saves.disk.names import NAME_LIMIT, TITLE_LIMIT, clean_name, clean_title


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ann", "Ann"),
        ("  Änne \t von\nUlm ", "Änne von Ulm"),
        ("A\u202enn", "Ann"),
        ("\u2066Ann\u2069", "Ann"),
        ("A\u0000n\u001bn\u007f", "Ann"),
        ("A\u200bn\ufeffn", "Ann"),
        ("\ud800Ann", "Ann"),
        ("Ann\u2028Ben", "Ann Ben"),
        ("A\u0308nne", "Änne"),
        ("アン🎲", "アン🎲"),
        ("\u00a0\u3000", ""),
        ("n" * 30, "n" * NAME_LIMIT),
        ("n" * (NAME_LIMIT - 1) + " n", "n" * (NAME_LIMIT - 1)),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(typed: str, kept: str) -> None:
    """Controls, marks that turn the direction of text and halves of characters go; blanks become one."""
    assert clean_name(typed) == kept


@given(st.text(max_size=80))
def test_cleaning_is_done_once(typed: str) -> None:
    """A clean name stays as it is, fits, and can be written as UTF-8."""
    name = clean_name(typed)

    assert clean_name(name) == name
    assert len(name.encode().decode()) <= NAME_LIMIT
    assert not {unicodedata.category(letter) for letter in name} & {"Cc", "Cf", "Cs", "Zl", "Zp"}


def test_a_title_may_be_longer() -> None:
    """It is a line of a list, not a label at a seat."""
    assert len(clean_title("t" * 100)) == TITLE_LIMIT > NAME_LIMIT
