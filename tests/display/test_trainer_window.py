"""My mistakes in a real window: found by the program itself, answered wrongly and rightly, the line seen."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ai.analysis.analysis import Analysis
from ai.practice.deck import Deck
from ai.practice.grades import RIGHT, Grade, grade
from ai.practice.mistakes import Card, Problem, analysis_of
from saves.disk.clock import today
from saves.disk.folders import Folders
from saves.index.cards import CardIndex
from saves.index.database import Database
from saves.index.matches import MatchIndex
from saves.matches.library import Library
from saves.practice.progress import FILE, read_progress
from tests.display.reading import Person, reading
from tests.pictures.scenarios import ended
from tests.pictures.screenshots import seated
from tests.screens.pilots.practice_pilot import reviewed

pytestmark = pytest.mark.display
NAME = "yesterday.save"
SEARCH = 240.0  # seconds that looking for mistakes may take on a busy machine
TABLE = seated(ended("splendor"), {0: "Ann"})


def library_of(home: Path) -> Library:
    """The list of matches with its index on the disk."""
    folders = Folders.below(home)
    return Library(folders.matches, index=MatchIndex(Database(folders.index)))


def due(home: Path) -> list[Problem]:
    """What is to be solved today, in order, as the index has it."""
    library = library_of(home)
    index = CardIndex(library.index.database)
    chosen = Deck([Card(*row) for row in index.cards()], {}, today()).chosen()
    found = [msgspec.msgpack.decode(index.content(card.key) or b"", type=Problem) for card in chosen]
    library.close()
    return found


def answer(person: Person, analysis: Analysis, problem: Problem, course: tuple[int, ...]) -> Grade:
    """Give an answer that the analysis knows at the table, and read its verdict; return the grade."""
    match = analysis.match.branch(problem.mistake.begin)
    for action in course:
        person.decide(match, action)
        match.play(action)
    person.at("ReviewVerdictScene")
    number = problem.mistake.number
    chance = analysis.known_chance(number, course)
    assert chance is not None
    told = grade(analysis.judge_course(number, course, chance))
    person.hears(f"practice-grade-{told}")
    return told


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_mistakes_come_back_until_they_are_solved(tmp_path: Path, language: str) -> None:
    """The first answer of a day counts, right or wrong; in English the program has found them by itself."""
    home, searches = tmp_path / "home", language == "en"
    library = library_of(home)
    if searches:
        library.save(NAME, TABLE.saved())
    else:
        reviewed(library, NAME, TABLE)
    assert library.close()
    with reading(home, language=language, name="Ann", review=searches) as person:
        person.push("practice")
        person.reads(lambda page: (found := page.named("start")) and found.enabled, SEARCH)
        problems = due(home)
        person.hears("practice-due", number=len(problems))
        person.push("start")
        first = problems[0]
        analysis = analysis_of(TABLE.match, first)
        played = analysis.moments[first.mistake.number].course
        wrong = answer(person, analysis, first, played)
        person.push("watch")
        person.at("ReplayScene")
        person.press("Escape")
        person.at("ReviewVerdictScene")
        person.push("again")
        again = answer(person, analysis, first, analysis.best_course(first.mistake.number))
        person.push("next")
        second = problems[1]
        analysis = analysis_of(TABLE.match, second)
        right = answer(person, analysis, second, analysis.best_course(second.mistake.number))
        person.press("Escape")
        person.at("TrainerScene")
        left = len(problems) - 2
        if left:
            person.hears("practice-due", number=left)
        else:
            person.hears("practice-nothing_due")
        code = person.close()
    reviews = read_progress(home / "matches" / "practice" / FILE)

    assert code == 0
    assert wrong not in RIGHT
    assert (again, right) == ("best", "best")
    assert [reviews[one.key].right for one in problems[:2]] == [0, 1]
