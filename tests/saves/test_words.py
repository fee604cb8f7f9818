"""Every notice has its sentence, in both languages, with the same facts."""

from __future__ import annotations

import re
import string
from pathlib import Path
from typing import get_args

import pytest

from game.engine.plain_file import Trouble
from saves.notices import FACT_LIMIT, Notice
from saves.words import SENTENCES

SOURCES = "\n".join(
    path.read_text(encoding="utf-8") for path in (Path(__file__).parents[2] / "saves").glob("*.py")
)
USED = set(re.findall(r'(?:Notice|Save[A-Z][a-z]+[A-Za-z]*)\(\s*"(\w+)"', SOURCES)) | {
    "not_a_match",
    "cut_short",
    *get_args(Trouble),
}


def fields(sentence: str) -> set[str]:
    """Name the facts that a sentence has."""
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def test_every_code_in_use_has_its_sentence_and_no_other() -> None:
    """Neither a notice without words nor words that nobody says."""
    assert set(SENTENCES) == USED


@pytest.mark.parametrize("code", SENTENCES)
def test_both_languages_tell_the_same_facts(code: str) -> None:
    """Only the log's reasons, which are English, may be left out in German."""
    english, german = SENTENCES[code]

    assert fields(english) - fields(german) <= ({"reason"} if code == "illegal_decision" else set())
    assert fields(german) <= fields(english)
    assert english != german
    assert english[-1] == german[-1] == "."


def test_a_sentence_is_worded_in_the_language_asked_for() -> None:
    """The same notice, twice."""
    notice = Notice("disk_full", "x.save")

    assert notice.sentence("en") == str(notice) == "x.save can’t be written: the disk is full."
    assert notice.sentence("de") == "x.save lässt sich nicht schreiben: Der Datenträger ist voll."


def test_a_fact_from_a_file_can_not_flood_the_screen() -> None:
    """Long facts are cut, and braces in them mean nothing."""
    notice = Notice("misshapen", "x.save", {"reason": "{file}" + "!" * 10_000})

    assert str(notice) == "x.save holds something that no match has: {file}" + "!" * (FACT_LIMIT - 6) + "."
