"""One moment once more: at the real table, by mouse and keys, judged at once, and nothing of it kept."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pygame
import pytest

from ai.analysis.judging import Judgement
from game.engine.match import Match
from game.screens.analysis.retry.practice import Verdict
from game.screens.analysis.retry.session import PracticeSession
from game.screens.analysis.retry.trial import TrialScene
from game.screens.seating import Chair, TableMatch
from saves.settings import Settings
from tests.golden.playthrough import path_of, read
from tests.screens.pilots.analysis_pilot import AnalysisPilot
from tests.screens.pilots.kinds import session_of
from tests.screens.pilots.menu_pilot import FRAME, NAMES

PLACES = (
    ("splendor_marvel", "gauntlet_passed_on", 2),
    ("custom_heroes", "goal_reached", 2),
    ("seventh_hero", "most_heroes", 3),
    ("dust_collectorz", "most_points", 2),
    ("dust_collectorz", "team_victory", 4),
    ("dust_collectorz", "young_tie", 2),
)


@cache
def played(game: str, ending: str, seats: int) -> Match:
    """A whole game written down."""
    return read(Path(path_of(game, ending, seats)).read_text(encoding="utf-8"))[0]


def seated(match: Match, persons: int = 1) -> TableMatch:
    """A finished match under a name of its own; the first seats are people's."""
    chairs = tuple(
        Chair(NAMES[seat], seat, None if seat < persons else "knight") for seat in range(match.seats)
    )
    return TableMatch(match, chairs, "20260101-120000-x.save")


def trying(
    folder: Path,
    place: tuple[str, str, int] = PLACES[0],
    *,
    persons: int = 1,
    moment: int = 1,
    settings: Settings | None = None,
) -> AnalysisPilot:
    """A person who tries one of their own moments again."""
    pilot = AnalysisPilot(folder, seated(played(*place), persons), settings=settings)
    pilot.keep(pilot.scene.table, "20260101-120000-x.save")
    pilot.invent()
    pilot.scene.try_again(pilot.scene.findings.analysis.own[moment])
    pilot.pass_time(0.2)
    return pilot


def decide(pilot: AnalysisPilot, course: tuple[int, ...]) -> None:
    """Make decisions one after the other, and wait for what is said about them."""
    for action in course:
        assert pilot.table.view.deciding is not None
        pilot.table.parts.picking.play(action)
        pilot.pass_time(0.5)
    for _ in range(300):
        if isinstance(pilot.top, TrialScene):
            return
        pilot.pass_time(FRAME)


def moment(pilot: AnalysisPilot) -> int:
    """The number of the moment that is tried."""
    return pilot.practice.moment.number


@pytest.mark.parametrize("place", PLACES)
def test_in_every_game_a_moment_can_be_tried_and_is_judged_at_once(
    tmp_path: Path, place: tuple[str, str, int]
) -> None:
    """What was played then is judged as it was then; the same course, the same verdict."""
    pilot = trying(tmp_path, place)
    number, scene = moment(pilot), pilot.practice
    begun = len(scene.session.match.decisions)
    decide(pilot, pilot.scene.findings.analysis.moments[number].course)
    sheet = pilot.top
    pilot.drawn()

    assert isinstance(sheet, TrialScene)
    assert begun == pilot.scene.findings.analysis.moments[number].begin
    assert sheet.judged == pilot.scene.findings.analysis.judged[number]


def test_the_best_is_praised(tmp_path: Path) -> None:
    """Who finds it hears so."""
    pilot = trying(tmp_path)
    decide(pilot, pilot.scene.findings.analysis.best_course(moment(pilot)))

    assert isinstance(pilot.top, TrialScene) and pilot.top.judged.mark == "best"


def test_something_new_is_asked_about_and_judged(tmp_path: Path) -> None:
    """Neither the best nor what was played then: the thinking process is asked."""
    pilot = trying(tmp_path)
    number = moment(pilot)
    known = {
        pilot.scene.findings.analysis.best_course(number),
        pilot.scene.findings.analysis.moments[number].course,
    }
    legal = pilot.practice.session.match.state.legal_actions()
    fresh = next(action for action in legal if (action,) not in known)
    asked = pilot.thinker._number
    decide(pilot, (fresh,))

    assert pilot.thinker._number == asked + 1
    assert isinstance(pilot.top, TrialScene) and pilot.top.tried.course == (fresh,)
    assert pilot.top.judged.mark != "unknown"


def test_who_thinks_may_die_meanwhile(tmp_path: Path) -> None:
    """Then it says honestly that nobody could judge it."""
    pilot = trying(tmp_path)
    number = moment(pilot)
    pilot.thinker.pace = 0
    known = {
        pilot.scene.findings.analysis.best_course(number),
        pilot.scene.findings.analysis.moments[number].course,
    }
    legal = pilot.practice.session.match.state.legal_actions()
    pilot.table.parts.picking.play(next(action for action in legal if (action,) not in known))
    pilot.pass_time(0.2)
    pilot.thinker.give_up()
    pilot.pass_time(1.5)

    assert isinstance(pilot.top, TrialScene) and pilot.top.judged.mark == "unknown"


def decide_by_digit(pilot: AnalysisPilot) -> None:
    """Press the digit of the first choice that decides at once; others show which pieces they need."""
    rail = pilot.table.parts.rail
    able = [at for at, one in enumerate(rail.choices, 1) if one.enabled and one.name.startswith("action:")]
    assert able, [(one.name, one.enabled) for one in rail.choices]
    rail.press(able[0])


def test_by_keyboard_alone_one_decides_tries_once_more_and_goes_back(tmp_path: Path) -> None:
    """Digits or Enter decide, Enter on the sheet tries again, Escape leads to the analysis."""
    pilot = trying(tmp_path, PLACES[2])
    pilot.press(pygame.K_TAB)
    pilot.table.refresh()
    decide_by_digit(pilot)
    for _ in range(60):
        pilot.pass_time(FRAME)
    first = pilot.shown
    pilot.press(pygame.K_RETURN)
    pilot.pass_time(0.2)
    again, left = pilot.shown, len(pilot.practice.session.match.decisions)
    begin = pilot.practice.begin
    decide_by_digit(pilot)
    pilot.pass_time(2.0)
    pilot.press(pygame.K_ESCAPE)

    assert (first, again, pilot.shown) == ("TrialScene", "MatchScene", "AnalysisScene")
    assert left == begin


def test_by_mouse_once_more_and_back_to_the_analysis(tmp_path: Path) -> None:
    """Both buttons of the sheet."""
    pilot = trying(tmp_path)
    best = pilot.scene.findings.analysis.best_course(moment(pilot))
    decide(pilot, best)
    pilot.click("again")
    pilot.pass_time(0.2)
    middle = pilot.shown
    decide(pilot, best)
    pilot.click("done")

    assert (middle, pilot.shown) == ("MatchScene", "AnalysisScene")


def test_escape_leaves_without_deciding(tmp_path: Path) -> None:
    """One step back, as everywhere."""
    pilot = trying(tmp_path)
    pilot.press(pygame.K_ESCAPE)

    assert pilot.shown == "AnalysisScene"


def test_nothing_of_a_try_is_kept(tmp_path: Path) -> None:
    """The library holds what it held, the finished match has the decisions it had."""
    pilot = trying(tmp_path)
    before = pilot.scene.table.match.to_text()
    folder = pilot.program.library.folder
    files = {file.name: file.read_bytes() for file in folder.iterdir() if file.suffix == ".save"}
    decide(pilot, pilot.scene.findings.analysis.best_course(moment(pilot)))
    pilot.press(pygame.K_RETURN)
    pilot.table.kind.acts["save"]()
    pilot.press(pygame.K_ESCAPE)
    pilot.program.close()

    assert {file.name: file.read_bytes() for file in folder.iterdir() if file.suffix == ".save"} == files
    assert pilot.scene.table.match.to_text() == before


def test_the_others_wait(tmp_path: Path) -> None:
    """Nobody else decides, however long one looks on; there is no result either."""
    pilot = trying(tmp_path)
    pilot.table.parts.picking.play(pilot.scene.findings.analysis.moments[moment(pilot)].course[0])
    made = len(pilot.practice.session.match.decisions)
    pilot.practice.judged, verdict = Judgement("unknown"), pilot.table.kind.overlay
    assert isinstance(verdict, Verdict)
    verdict._said = True
    pilot.pass_time(20)

    assert len(pilot.practice.session.match.decisions) == made
    assert pilot.shown == "MatchScene"


def test_only_one_person_sits_at_the_table_of_a_try(tmp_path: Path) -> None:
    """Where several people played, no curtain falls: the others' seats wait like computer players'."""
    pilot = trying(tmp_path, ("splendor_marvel", "round_end", 3), persons=3)

    assert pilot.table.session.table.persons == (pilot.scene.findings.watcher,)
    assert pilot.shown == "MatchScene" and pilot.table.view.deciding is not None


def test_small_steps_are_taken_back_singly_and_never_beyond_the_moment(tmp_path: Path) -> None:
    """Laying a card and taking it back leads to where the moment began, and no further."""
    pilot = trying(tmp_path, PLACES[3], moment=4)
    moments, own = pilot.scene.findings.analysis.moments, pilot.scene.findings.analysis.own
    number = next(one for one in own if len(moments[one].course) > 2)
    pilot.program.stack.pop()
    pilot.scene.try_again(number)
    pilot.pass_time(0.2)
    begin = pilot.practice.begin
    for action in moments[number].course[:2]:
        pilot.table.parts.picking.play(action)
        pilot.pass_time(0.3)
    counts = []
    for _ in range(4):
        counts.append(len(pilot.practice.session.match.decisions) - begin)
        pilot.press(pygame.K_z)
        pilot.pass_time(0.1)

    assert counts == [2, 1, 0, 0]
    assert pilot.shown == "MatchScene"


def test_nothing_is_let_pass_for_the_person(tmp_path: Path) -> None:
    """Who tries a reaction again is always asked, whatever the settings say."""
    settings = Settings(language="en", motion="none", reactions="late")
    pilot = trying(tmp_path, PLACES[2], settings=settings)
    pilot.pass_time(5)

    assert pilot.shown == "MatchScene"
    assert len(pilot.practice.session.match.decisions) == pilot.practice.begin


def test_the_rail_offers_no_hint_and_leads_back(tmp_path: Path) -> None:
    """Its tools are those that mean something here."""
    pilot = trying(tmp_path)
    pilot.press(pygame.K_h)
    tools = [tool.name for tool in pilot.table.parts.rail.tools]

    assert tools == ["undo", "log", "leave"]
    assert not pilot.practice.session.advice.hint.step


def test_a_moment_not_yet_looked_at_can_not_be_tried(tmp_path: Path) -> None:
    """There would be no answer to give."""
    pilot = AnalysisPilot(tmp_path, seated(played(*PLACES[0])), pace=0)
    pilot.pass_time(0.2)
    pilot.letter(pygame.K_t)

    assert pilot.shown == "AnalysisScene"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_sheet_is_whole_in_any_size_and_language(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    """Everything lies within the window, whatever is said."""
    settings = Settings(language=language, motion="none")
    pilot = AnalysisPilot(tmp_path, seated(played(*PLACES[3])), settings=settings, size=size)
    pilot.invent()
    number = max(
        pilot.scene.findings.analysis.own,
        key=lambda one: len(pilot.scene.findings.analysis.moments[one].course),
    )
    pilot.scene.try_again(number)
    pilot.pass_time(0.2)
    decide(pilot, pilot.scene.findings.analysis.moments[number].course)
    window = pygame.Rect((0, 0), size)

    assert session_of(pilot.program.stack.scenes[-2], PracticeSession)
    assert all(window.contains(widget.rect) for widget in pilot.menu.page.widgets if widget.focusable)
    assert pilot.drawn().get_size() == size


@pytest.mark.parametrize("place", PLACES[:3], ids=[place[0] for place in PLACES[:3]])
def test_no_golden_button_tells_what_to_try(place: tuple[str, str, int], tmp_path: Path) -> None:
    """The moment is to be solved: with full help, too, the rail says nothing about which kind is sensible."""
    pilot = trying(tmp_path, place)

    choices = pilot.table.parts.rail.choices
    assert any(button.enabled for button in choices)
    assert all(button.style != "primary" for button in choices)
