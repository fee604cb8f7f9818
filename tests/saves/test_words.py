"""Every notice has its sentence, in both languages, with the same facts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from game.engine.files.plain_file import Trouble
from game.texts.languages import COMMON, FALLBACK
from game.texts.texts import Library
from saves.disk.notices import FACT_LIMIT, Notice
from tests.speaking import speaking

IN = speaking()
SOURCES = "\n".join(
    path.read_text(encoding="utf-8")
    for pattern in (
        "saves/**/*.py",
        "game/share/**/*.py",
        "game/screens/data/*.py",
        "game/commands/*.py",
        "ai/deals/*.py",
        "ai/puzzles/*.py",
    )
    for path in Path(__file__).parents[2].glob(pattern)
)
USED = set(re.findall(r'(?:Notice|Save[A-Z][a-z]+[A-Za-z]*|[A-Z][a-z]+Refused)\(\s*"(\w+)"', SOURCES)) | {
    "not_a_match",
    "cut_short",
    *get_args(Trouble),
    *re.findall(r'ShippedFile\(.*"(\w+)"\)', SOURCES),
}


def test_every_code_in_use_has_its_sentence_and_no_other() -> None:
    """Neither a notice without words nor words that nobody says."""
    catalog = Library(strict=True).catalog(COMMON, "file", FALLBACK)

    assert catalog is not None
    assert {key.removeprefix("file-") for key in catalog.entries} == USED


def test_a_sentence_is_worded_in_the_language_asked_for() -> None:
    """The same notice, twice."""
    notice = Notice("disk_full", "x.save")

    assert notice.sentence(IN["en"]) == str(notice)
    assert str(notice) == "Can’t write x.save: the disk is full. Free some space and try again."
    assert notice.sentence(IN["de"]).startswith("x.save lässt sich nicht schreiben: ")


def test_a_fact_from_a_file_can_not_flood_the_screen() -> None:
    """Long facts are cut, and braces in them mean nothing."""
    notice = Notice("misshapen", "x.save", {"reason": "{file}" + "!" * 10_000})

    assert str(notice).endswith(" ({file}" + "!" * (FACT_LIMIT - 6) + ").")
    assert "{file}" not in str(Notice("missing", "x.save", {"reason": ""}))


def test_the_log_tells_the_reason_that_a_person_is_spared() -> None:
    """Why the engine refused a decision is English and technical."""
    facts: dict[str, str | int] = {
        "number": 3,
        "count": 9,
        "text": "take mind mind",
        "reason": "two Mind chips need 4",
    }
    notice = Notice("illegal_decision", "x.save", facts)

    assert "need 4" not in notice.sentence(IN["en"])
    assert str(notice).endswith("take mind mind. (two Mind chips need 4)")
