"""Decks as text: written and read back, and every line that is no card named with its reason."""

from __future__ import annotations

import pytest

from game.dust_collectorz.decks.text import LINES, TEXT_LIMIT, BadDeckText, read, write
from game.dust_collectorz.rules.cards.cards import CARDS, KINDS, PRESETS, SLUGS
from game.dust_collectorz.words.naming import card_name
from tests.speaking import speaking

IN = speaking("dust_collectorz")

COGWICK = KINDS["cogwick"]


@pytest.mark.parametrize("language", sorted(IN))
@pytest.mark.parametrize("name", PRESETS)
def test_a_deck_written_reads_back(name: str, language: str) -> None:
    """Name and cards come back, in whichever language they were written."""
    assert read(write(name, PRESETS[name], IN[language])) == (name, PRESETS[name])


def test_two_of_a_kind_are_one_line() -> None:
    """A line holds a number and a name."""
    assert write("Mine", [COGWICK, COGWICK], IN["en"]) == "# Mine\n2 Cogwick\n"
    assert write("Mine", [COGWICK], IN["de"]) == "# Mine\n1 Zahnwicht\n"


@pytest.mark.parametrize("line", ["1 Cogwick", "Cogwick", "1x cogwick", "  1   COGWICK ", "1 Zahnwicht"])
def test_a_card_may_be_called_in_many_ways(line: str) -> None:
    """With or without a number, in either language, whatever the capitals and blanks."""
    assert read(line).kinds == (COGWICK,)


@pytest.mark.parametrize("kind", range(len(CARDS)))
def test_every_card_is_found_by_each_of_its_names(kind: int) -> None:
    """No name of a card means another card."""
    names = (SLUGS[kind], *(card_name(kind, texts) for texts in IN.values()))

    assert [read(f"1 {name}").kinds for name in names] == [(kind,)] * (1 + len(IN))


def test_the_first_remark_is_the_name_and_the_others_mean_nothing() -> None:
    """Windows' line ends and its mark before the text mean nothing either."""
    text = "\ufeff# My deck\r\n\r\n# Tinlings\r\n1 Cogwick\r\n"

    assert read(text) == ("My deck", (COGWICK,))


def test_a_deck_that_is_not_legal_is_read_all_the_same() -> None:
    """Drafts travel too."""
    assert len(read("2 Cogwick\n2 Tinnow").kinds) == 4


@pytest.mark.parametrize(
    ("text", "code", "line", "word"),
    [
        ("# A\n1 Cogwick\n1 Dragon of Doom", "no_card", 3, "Dragon of Doom"),
        ("3 Cogwick", "bad_count", 1, "3 Cogwick"),
        ("0 Cogwick", "bad_count", 1, "0 Cogwick"),
        ("-1 Cogwick", "bad_count", 1, "-1 Cogwick"),
        ("2 Cogwick\n\n1 cogwick", "too_often", 3, "1 cogwick"),
        ("", "empty", 0, ""),
        ("# only a name", "empty", 0, ""),
        ("1 " + "x" * 90, "long_line", 1, "1 " + "x" * 78),
        ("\n" * (LINES + 1), "too_many_lines", 0, ""),
        ("x" * (TEXT_LIMIT + 1), "too_long", 0, ""),
    ],
)
def test_a_text_that_is_no_deck_says_where_and_why(text: str, code: str, line: int, word: str) -> None:
    """The first line that is no card is named, and nothing is taken over."""
    with pytest.raises(BadDeckText) as caught:
        read(text)

    assert (caught.value.code, caught.value.line, caught.value.word) == (code, line, word)


def test_a_text_holds_no_more_cards_than_a_draft() -> None:
    """Bounded input: the sixty-first card is refused."""
    text = "\n".join(f"2 {SLUGS[kind]}" for kind in range(31))

    with pytest.raises(BadDeckText) as caught:
        read(text)
    assert (caught.value.code, caught.value.line) == ("too_many_cards", 31)


def test_a_log_can_tell_what_was_wrong() -> None:
    """The message has code, line and word."""
    with pytest.raises(BadDeckText, match="no_card in line 1: 'Dragon'"):
        read("Dragon")
