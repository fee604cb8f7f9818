"""The trainer: from a match in the library to a mistake solved at the table."""

from __future__ import annotations

import time
from datetime import timedelta
from pathlib import Path

import msgspec
import pygame
import pytest

from ai.practice.spacing import DAYS
from game.screens.analysis.retry.session import PracticeSession
from game.screens.app.main_loop import MainLoop
from game.screens.practice.power import on_mains
from game.screens.practice.reviewer import Reviewer, seat_of
from game.screens.practice.trainer import TrainerScene
from game.screens.practice.verdict import ReviewVerdictScene
from game.screens.requests import OpenTitle, OpenTrainer
from saves.index.cards import CardIndex
from saves.matches.header import Player
from saves.settings import Settings
from tests.pictures.scenarios import ended
from tests.pictures.screenshots import seated
from tests.screens.pilots.analysis_pilot import Thinker
from tests.screens.pilots.kinds import shown_as
from tests.screens.pilots.menu_pilot import FRAME, MenuPilot
from tests.screens.pilots.practice_pilot import Calendar, at_the_desk, reviewed, watched

NAME = "20260101-120000-x.save"


class PracticePilot(MenuPilot):
    """A person with one match in the library whose mistakes are known."""

    def __init__(self, folder: Path, game: str = "splendor", language: str = "en", most: int = 3) -> None:
        super().__init__(folder, Settings(language=language, motion="none"))
        self.thinker, self.calendar = Thinker(), Calendar()
        self.program.ai.use(self.thinker)  # type: ignore[arg-type]
        self.cards = reviewed(self.program.library, NAME, seated(ended(game), {0: "Ann"}), most)
        self.desk = at_the_desk(self.program, self.thinker, self.calendar)
        self.program.open(OpenTitle())
        self.wait()

    @property
    def session(self) -> PracticeSession:
        """The mistake at the table."""
        return shown_as(self.program.stack.scenes, PracticeSession)[1]

    def answer(self, *, best: bool) -> None:
        """Solve the mistake on the table, or do again what was done then; wait for the grade."""
        scene, session = shown_as(self.program.stack.scenes, PracticeSession)
        analysis, _, number = session.moment
        course = analysis.best_course(number) if best else analysis.moments[number].course
        for action in course:
            scene.parts.picking.play(action)
            self.wait(0.5)
        self.wait_for(ReviewVerdictScene)

    def wait_for(self, kind: type) -> None:
        """Let time pass until such a scene is on top."""
        for _ in range(600):
            if isinstance(self.top, kind):
                self.wait(FRAME)
                return
            self.wait(FRAME)
        raise AssertionError(f"{kind.__name__} did not come; there is {self.shown}")

    def choose(self, name: str) -> None:
        """Press a button of the menu by keyboard."""
        self.menu.page.focus(self.menu.page.named(name))
        self.press(pygame.K_RETURN)
        self.wait(0.2)


@pytest.mark.parametrize(
    ("game", "language"), [("splendor", "en"), ("heroes", "de"), ("seventh", "fr"), ("dust", "de")]
)
def test_a_mistake_is_solved_by_keyboard_from_the_title_on(tmp_path: Path, game: str, language: str) -> None:
    """Title, trainer, table, grade with a reason, the best line, the next mistake; and it counts."""
    pilot = PracticePilot(tmp_path, game, language)
    assert pilot.menu.page.named("practice").spoken.startswith(str(pilot.desk.due))  # type: ignore[union-attr]
    pilot.choose("practice")
    assert isinstance(pilot.top, TrainerScene)
    before = pilot.desk.due
    pilot.choose("start")
    analysis, _, first = pilot.session.moment
    pilot.answer(best=False)

    assert pilot.desk.due == before - 1
    watched(pilot, "watch", analysis.best_course(first))
    pilot.choose("next")
    assert pilot.session.moment.number != first


@pytest.mark.parametrize("game", ["splendor", "seventh"])
def test_the_deal_in_which_the_answer_fails_is_shown_with_open_cards_too(tmp_path: Path, game: str) -> None:
    """Nothing else can be done with it: no code, no playing on, no bookmark; the desk counts one answer."""
    pilot = PracticePilot(tmp_path, game)
    pilot.program.open(OpenTrainer())
    pilot.choose("start")
    pilot.answer(best=False)
    verdict = pilot.top
    assert isinstance(verdict, ReviewVerdictScene)
    course = verdict.request.tried.course
    while verdict.deals.pending:
        pilot.wait(FRAME)
    assert verdict.deals.found is not None
    # with so few simulations no deal may tell them apart
    verdict.deals.found = msgspec.structs.replace(verdict.deals.found, fails=1)
    verdict.rebuild()
    replay = watched(pilot, "failing", course)

    assert [way.open for way in replay.session.ways] == [False, True]
    names = {widget.name for widget in replay.page.widgets}
    assert not names & {"go_on", "code", "bookmark", "mark_before", "mark_after"}
    assert replay.marks.bookmarks == set()


def test_the_deals_are_asked_about_again_after_something_else_was_shown(tmp_path: Path) -> None:
    """What was asked is cancelled meanwhile, and where nobody can answer, nothing is said."""
    pilot = PracticePilot(tmp_path)
    pilot.program.open(OpenTrainer())
    pilot.choose("start")
    pilot.answer(best=False)
    verdict = pilot.top
    assert isinstance(verdict, ReviewVerdictScene)
    verdict.deals.found = None
    verdict.deals.resume()
    assert verdict.deals.pending
    assert len(pilot.thinker.asked) == 1
    verdict.left()
    assert pilot.thinker.asked == {}
    verdict.entered()
    assert len(pilot.thinker.asked) == 1
    pilot.thinker.give_up()
    pilot.wait(0.2)
    assert verdict.deals.failed
    assert not pilot.menu.page.named("watch").enabled  # type: ignore[union-attr]


def test_only_the_seats_own_knowledge_is_on_the_table(tmp_path: Path) -> None:
    """The position is the match's, seen by the seat whose mistake it was."""
    pilot = PracticePilot(tmp_path)
    pilot.program.open(OpenTrainer())
    pilot.choose("start")
    scene, session = shown_as(pilot.program.stack.scenes, PracticeSession)
    card = pilot.desk.problem(pilot.desk.deck.due[0])
    assert card is not None

    assert scene.view.seen == session.moment.analysis.match.at(card.mistake.begin).view(card.seat)
    assert session.session.table.persons == (card.seat,)


def test_a_wrong_answer_comes_back_the_next_day_and_a_right_one_later(tmp_path: Path) -> None:
    """By the date; a second answer on the same day changes nothing."""
    pilot = PracticePilot(tmp_path, most=1)
    pilot.program.open(OpenTrainer())
    pilot.choose("start")
    pilot.answer(best=False)
    pilot.choose("again")
    pilot.answer(best=True)
    pilot.choose("next")

    assert isinstance(pilot.top, TrainerScene)
    assert pilot.desk.due == 0
    for wait in DAYS[:3]:
        pilot.calendar.day += timedelta(wait - 1)
        pilot.wait()
        assert pilot.desk.due == 0 or wait == 1
        pilot.calendar.day += timedelta(1)
        pilot.wait(0.1)
        assert pilot.desk.due == 1
        pilot.choose("start")
        pilot.answer(best=True)
        pilot.choose("next")
    assert pilot.desk.mastered(pilot.cards[0].key)


def test_answers_are_there_after_a_restart(tmp_path: Path) -> None:
    """They are in a file of their own; the cards are found again from the match, with the same keys."""
    pilot = PracticePilot(tmp_path, most=1)
    pilot.program.open(OpenTrainer())
    pilot.choose("start")
    pilot.answer(best=True)
    pilot.program.close()
    again = PracticePilot(tmp_path, most=1)

    assert again.desk.due == 0


def test_a_match_that_has_gone_is_named_and_the_next_mistake_shown(tmp_path: Path) -> None:
    """The list may be older than the folder."""
    pilot = PracticePilot(tmp_path, most=2)
    pilot.program.open(OpenTrainer())
    (tmp_path / NAME).unlink()
    pilot.choose("start")

    assert isinstance(pilot.top, TrainerScene)
    assert pilot.notices


class Patient(Thinker):
    """Answers only when told to."""

    def __init__(self) -> None:
        super().__init__(0)


def waited(condition: object, seconds: float = 5.0) -> float:
    """Wait until `condition` holds; return how long it took."""
    assert callable(condition)
    before = time.perf_counter()
    while not condition():
        assert time.perf_counter() - before < seconds
        time.sleep(0.001)
    return time.perf_counter() - before


def reviewing(pilot: MenuPilot, thinker: Thinker) -> Reviewer:
    """A reviewer of the pilot's library."""
    pilot.program.library.save(NAME, seated(ended("seventh"), {0: "Ann"}).saved())
    pilot.program.library.flush()
    return Reviewer(pilot.program.library, lambda: thinker, lambda: "")  # type: ignore[arg-type, return-value]


def test_matches_of_the_library_become_cards(tmp_path: Path) -> None:
    """Really thought about, if shortly; the same matches are not looked through twice."""
    pilot, thinker = MenuPilot(tmp_path), Thinker(50)
    reviewer = reviewing(pilot, thinker)
    index = CardIndex(pilot.program.library.index.database)
    reviewer.allow(on=True)
    waited(lambda: reviewer.version >= 2, 60.0)
    reviewer.close()

    assert index.unanalysed() == []
    assert thinker.asked == {}


def test_the_reviewer_stops_within_a_tenth_of_a_second(tmp_path: Path) -> None:
    """Everything it has asked is cancelled; it goes on where it was when it may again."""
    pilot, thinker = MenuPilot(tmp_path), Patient()
    reviewer = reviewing(pilot, thinker)
    reviewer.allow(on=True)
    waited(lambda: len(thinker.asked) == 2, 30.0)
    reviewer.allow(on=False)
    took = waited(lambda: not thinker.asked)
    reviewer.allow(on=True)
    waited(lambda: len(thinker.asked) == 2)
    reviewer.close()

    assert took < 0.1
    assert len(thinker.cancelled) >= 2


def test_mistakes_are_looked_for_only_while_nobody_needs_the_machine(tmp_path: Path) -> None:
    """Not just after a touch, not while somebody thinks, not on battery, and not if it is switched off."""
    pilot = PracticePilot(tmp_path)
    desk, program = pilot.desk, pilot.program
    desk.powered = True
    program.untouched = 60.0
    assert desk._may_review()
    program.change("review", value=False)
    assert not desk._may_review()
    program.change("review", value=True)
    desk.powered = False
    assert not desk._may_review()
    desk.powered = True
    program.open_match(seated(ended("splendor").branch(10), {0: "Ann"}))
    program.untouched = 60.0
    assert not desk._may_review()


@pytest.mark.parametrize(
    ("supplies", "mains"),
    [
        ({}, True),
        ({"BAT0": {"type": "Battery", "status": "Discharging"}}, False),
        ({"BAT0": {"type": "Battery", "status": "Full"}}, True),
        ({"AC": {"type": "Mains", "online": "1"}, "BAT0": {"type": "Battery", "status": "Charging"}}, True),
        (
            {"AC": {"type": "Mains", "online": "0"}, "BAT0": {"type": "Battery", "status": "Discharging"}},
            False,
        ),
        ({"mouse": {"type": "Battery", "scope": "Device", "status": "Discharging"}}, True),
    ],
)
def test_the_system_tells_whether_there_is_mains_power(
    tmp_path: Path, supplies: dict[str, dict[str, str]], *, mains: bool
) -> None:
    """A machine without a battery has it; a mouse's battery means nothing."""
    for name, facts in supplies.items():
        (tmp_path / name).mkdir()
        for fact, value in facts.items():
            (tmp_path / name / fact).write_text(value + "\n")

    assert on_mains(tmp_path) is mains


def test_the_persons_own_seat_is_looked_at() -> None:
    """By the name in the settings; the first person's if nobody has it; nobody's among computer players."""
    players = (Player("Pip", 0, "computer", 1), Player("Ben", 1), Player("Ann", 2))

    assert (seat_of(players, "Ann"), seat_of(players, "Zoe"), seat_of(players[:1], "Ann")) == (2, 1, -1)


def test_the_program_ends_the_reviewer(tmp_path: Path) -> None:
    """No thread and no process outlives it."""
    pilot = PracticePilot(tmp_path)
    pilot.desk.reviewer.allow(on=True)
    assert isinstance(pilot.program, MainLoop)
    pilot.program.close()

    assert pilot.desk.reviewer._thread is not None
    assert not pilot.desk.reviewer._thread.is_alive()
