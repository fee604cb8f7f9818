"""The daily deal: from the title to a result that others check, and every wrong turn on the way."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any, cast

import pygame
import pytest

from ai.daily.deal import Deal, deal_of, decide, question
from ai.worker.messages import Answer, Died, Failed, Report, Request
from ai.worker.tasks import SearchResult
from game.registry import rules_of
from game.screens.daily.check import CheckScene
from game.screens.daily.desk import DailyDesk
from game.screens.daily.playing import DailyController
from game.screens.daily.scene import DailyScene
from game.screens.match.pause import PauseScene
from game.screens.match.scene import MatchScene
from game.screens.replay.scene import ReplayScene
from game.screens.requests import OpenDaily, OpenTitle
from game.screens.result.scene import ResultScene
from saves.daily.line import to_line
from saves.daily.proof import prove
from saves.disk.lock import FolderLock
from saves.settings import Settings
from tests.ai.daily import played, simple
from tests.clipboard import Clipboard
from tests.screens.pilots.menu_pilot import FRAME, MenuPilot

SATURDAY = date(2026, 11, 28)
DAY = timedelta(days=1)
LONG = 0.3  # seconds of a frame that is not drawn


class Thinker:
    """Answers in this process what the AI process would answer, one question a frame."""

    def __init__(self) -> None:
        self.asked: dict[int, Request] = {}
        self.all: list[Request] = []
        self.hurried: list[int] = []
        self.reports: list[Report] = []

    def ask(self, request: Request) -> int:
        """Take a question."""
        self.all.append(request)
        self.asked[len(self.all)] = request
        return len(self.all)

    def cancel(self, number: int) -> None:
        """Forget a question."""
        self.asked.pop(number, None)

    def move_now(self, number: int) -> None:
        """Remember who was hurried."""
        self.hurried.append(number)

    def poll(self) -> list[Report]:
        """Answer one."""
        reports, self.reports = self.reports, []
        for number in list(self.asked)[:1]:
            request = self.asked.pop(number)
            if request.most or request.course is not None:  # of an analysis, which nobody waits for here
                reports.append(Failed(number, "busy"))
                continue
            action, seats = decide(request), rules_of(request.game).unpack(request.position).seats
            shares = (1 / seats,) * seats
            result = SearchResult(action, shares, {action: 1}, (action,), 1, 0.0, {action: shares})
            reports.append(Answer(number, result))
        return reports

    def watch(self, seconds: float) -> None:
        """Never hang."""

    def close(self) -> None:
        """Have nothing to end."""


class DailyPilot(MenuPilot):
    """Somebody at the title on a day."""

    def __init__(self, folder: Path, day: date = SATURDAY, **settings: Any) -> None:
        super().__init__(folder, Settings(motion="none", speed=4.0, **{"language": "en", **settings}))
        self.day = day
        self.thinker = Thinker()
        self.program.ai.use(cast("Any", self.thinker))
        self.desk = DailyDesk(self.program, lambda: self.day)
        self.program.remembered.daily = self.desk
        self.program.open(OpenTitle())
        self.wait()

    def choose(self, name: str) -> None:
        """Press a button of the menu by keyboard."""
        self.menu.page.focus(self.menu.page.named(name))
        self.press(pygame.K_RETURN)
        self.wait(0.2)

    def wait_for(self, kind: type) -> None:
        """Let time pass until such a scene is on top."""
        for _ in range(2000):
            self.program.update(LONG)
            if isinstance(self.top, kind):
                self.wait(FRAME)
                return
        raise AssertionError(f"{kind.__name__} did not come; there is {self.shown}")

    def back(self) -> DailyScene:
        """Go back to the page, and return it."""
        while self.shown != "DailyScene":
            self.program.stack.pop()
        self.wait(FRAME)
        return cast("DailyScene", self.top)

    @property
    def table(self) -> MatchScene:
        """The match on the screen."""
        return next(one for one in self.program.stack.scenes if isinstance(one, MatchScene))

    def decide(self, most: int = 10_000) -> None:
        """Do what seems best at first sight, up to so many times, until the match ends."""
        done = 0
        for _ in range(20_000):
            scene = self.table
            if not isinstance(self.top, MatchScene) or done >= most:
                return
            if scene.session.my_turn and scene.view.deciding is not None:
                scene.parts.picking.play(simple(scene.session.match))
                done += 1
            elif scene.session.playback.holding:
                scene.session.playback.go_on()
            self.program.update(LONG)
        raise AssertionError("the match does not end")

    def words(self, name: str) -> str:
        """The words of a widget."""
        found = self.menu.page.named(name)
        assert found is not None
        return found.spoken


@pytest.fixture(autouse=True)
def clipboard(monkeypatch: pytest.MonkeyPatch) -> Clipboard:
    """A clipboard of the test's own."""
    board = Clipboard()
    monkeypatch.setattr(pygame.scrap, "put_text", board.put_text)
    monkeypatch.setattr(pygame.scrap, "get_text", board.get_text)
    return board


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[DailyPilot]:
    """Somebody at the title."""
    made = DailyPilot(tmp_path)
    yield made
    made.program.close()


@pytest.mark.parametrize(
    ("language", "day"), [("en", 0), ("de", 1), ("fr", 2), ("en", 3)], ids=["en", "de", "fr", "dust"]
)
def test_a_day_from_the_title_to_a_result_that_others_prove(
    tmp_path: Path, clipboard: Clipboard, language: str, day: int
) -> None:
    """Title, page, table, result, line; in another program that line is true."""
    pilot = DailyPilot(tmp_path / "mine", SATURDAY + day * DAY, language=language)
    pilot.choose("daily")
    assert isinstance(pilot.top, DailyScene)
    pilot.choose("main")
    pilot.decide()
    pilot.wait_for(ResultScene)
    pilot.choose("line")

    claim = prove(clipboard.text, pilot.day)
    assert claim.deal == deal_of(pilot.day)
    assert claim.match.decisions == pilot.table.session.match.decisions
    assert clipboard.text.startswith("Herotable")
    pilot.program.close()

    other = DailyPilot(tmp_path / "theirs", pilot.day, language=language)
    other.press(pygame.K_v, mod=pygame.KMOD_CTRL)
    other.wait_for(CheckScene)
    check = cast("CheckScene", other.top)
    for _ in range(5000):
        if check.proved:
            break
        other.program.update(FRAME)
    assert check.proved
    assert not check.refusal
    other.choose("watch")
    other.wait_for(ReplayScene)
    other.program.close()


def test_a_finished_try_lies_in_the_library_once_and_counts(pilot: DailyPilot) -> None:
    """With its name; the page shows the place and offers replay, line and practice."""
    pilot.program.open(OpenDaily())
    pilot.choose("main")
    pilot.decide()
    pilot.wait_for(ResultScene)
    pilot.program.stack.pop()
    pilot.wait(FRAME)
    pilot.table.kind.acts["result"]()
    pilot.wait(FRAME)
    pilot.program.library.flush()
    rows = pilot.program.library.rows()
    assert [row.header.title for row in rows if row.header] == ["Daily deal, 28 Nov 2026"]
    assert len(pilot.program.statistics.played) == 1

    page = pilot.back()
    assert pilot.words("state") == page.state_of(pilot.day)
    assert pilot.words("state") in {"You won!", "You came 2nd of 2."}
    pilot.choose("main")
    pilot.wait_for(ReplayScene)


def test_a_try_is_left_and_resumed_but_never_begun_again(tmp_path: Path) -> None:
    """Also after the program was closed, and on the next day."""
    pilot = DailyPilot(tmp_path)
    pilot.program.open(OpenDaily())
    pilot.choose("main")
    pilot.decide(3)
    before = pilot.table.session.match.decisions
    pilot.program.close()

    again = DailyPilot(tmp_path, SATURDAY + DAY)
    again.program.open(OpenDaily())
    again.choose(f"day.{SATURDAY.isoformat()}")
    assert again.words("main") == "Resume"
    again.choose("main")
    assert again.table.session.match.decisions[: len(before)] == before
    again.decide()
    again.wait_for(ResultScene)
    assert again.desk.places[SATURDAY]
    again.program.close()


def test_nothing_helps_and_nothing_can_be_undone(tmp_path: Path) -> None:
    """No hint, no undo, no coach, no hurry, no code; what is asked for anyway says why not."""
    pilot = DailyPilot(tmp_path, help="full", coach=True)
    pilot.program.open(OpenDaily())
    pilot.choose("main")
    pilot.decide(2)
    scene = pilot.table
    while not scene.session.my_turn:
        pilot.wait(FRAME)
    before = scene.session.match.decisions
    for key in (pygame.K_u, pygame.K_h, pygame.K_BACKSPACE, pygame.K_z):
        pilot.press(key)
        pilot.press(key, mod=pygame.KMOD_CTRL)
        pilot.wait(0.2)
    assert scene.session.match.decisions == before
    assert {"undo", "redo", "hint", "hurry", "watch", "share", "try_out"}.isdisjoint(scene.kind.acts)
    assert scene.view.setting.help == "outcomes"
    assert {tool.name for tool in scene.kind.panel().tools} == {"recap", "log", "menu"}
    assert all(request.player == "mcts" and request.simulations for request in pilot.thinker.all)
    assert not scene.session.advice.coach.question
    scene.kind.acts["copy_log"]()
    scene.kind.acts["save"]()
    assert any("match code" in told for told in pilot.notices)
    scene.kind.acts["menu"]()
    pilot.wait(FRAME)
    assert isinstance(pilot.top, PauseScene)
    assert not {"code", "try_out", "watch", "save_as", "new"} & set(pilot.names)
    pilot.program.close()


def test_a_second_try_of_a_day_is_practice(pilot: DailyPilot) -> None:
    """As often as one likes, with all help; it is an ordinary match that doesn't count."""
    pilot.program.open(OpenDaily())
    practise = pilot.menu.page.named("practise")
    assert practise is not None
    assert not practise.can_focus  # before the try that counts, it would show the cards
    pilot.choose("main")
    pilot.decide(2)
    assert not pilot.back().practice
    pilot.choose("main")
    pilot.decide()
    pilot.wait_for(ResultScene)
    pilot.back()
    pilot.choose("practise")
    scene = pilot.table
    assert scene.session.match.seed == deal_of(SATURDAY).seed
    assert not scene.session.table.counts
    assert {"undo", "hint"} <= set(scene.kind.acts)
    assert not pilot.desk.tries.may_begin(SATURDAY)


def test_days_can_be_chosen_and_months_turned(pilot: DailyPilot) -> None:
    """Past days can be practised, later ones not even chosen."""
    pilot.program.open(OpenDaily())
    scene = cast("DailyScene", pilot.top)
    assert pilot.words("main") == "Play"
    pilot.choose("day.2026-11-27")
    assert scene.deal == deal_of(SATURDAY - DAY)
    assert pilot.words("main") == "Practise"
    later = pilot.menu.page.named("day.2026-11-29")
    assert later is not None
    assert not later.can_focus
    pilot.choose("before")
    assert pilot.menu.page.named("day.2026-10-31") is not None
    pilot.choose("after")
    assert pilot.menu.page.named("day.2026-11-30") is not None


def test_a_clock_set_back_gives_no_second_try(pilot: DailyPilot) -> None:
    """The first stays counted; the page says why the earlier day doesn't."""
    pilot.program.open(OpenDaily())
    pilot.choose("main")
    scene = pilot.back()
    pilot.day = SATURDAY - DAY
    pilot.wait(0.2)
    assert scene.day == pilot.day
    assert not scene.counts
    assert pilot.words("main") == "Practise"
    assert "later day" in pilot.words("about")


def test_midnight_brings_the_next_day(pilot: DailyPilot) -> None:
    """While the page is open."""
    pilot.program.open(OpenDaily())
    pilot.day = SATURDAY + 3 * DAY
    pilot.wait(0.2)
    scene = cast("DailyScene", pilot.top)
    assert (scene.day, scene.month) == (SATURDAY + 3 * DAY, date(2026, 12, 1))


def test_a_try_that_cannot_be_saved_is_not_begun(pilot: DailyPilot) -> None:
    """Another program has the folder: it is said, and no card is seen."""
    folder = pilot.desk.tries.library.folder
    pilot.desk.tries.close()
    other = FolderLock(folder)
    assert other.take()
    pilot.desk = pilot.program.remembered.daily = DailyDesk(pilot.program, lambda: pilot.day)
    pilot.program.open(OpenDaily())
    pilot.choose("main")
    assert isinstance(pilot.top, DailyScene)
    assert pilot.notices
    other.release()


def test_a_forged_result_is_refused_with_the_reason(pilot: DailyPilot, clipboard: Clipboard) -> None:
    """Pasted at the title, or on the page; nonsense is no result at all."""
    clipboard.text = "HTD1-AAAA"
    pilot.press(pygame.K_v, mod=pygame.KMOD_CTRL)
    pilot.wait(0.2)
    check = cast("CheckScene", pilot.top)
    assert check.refusal
    pilot.choose("close")
    pilot.program.open(OpenDaily())
    clipboard.text = "nothing of the kind"
    pilot.choose("check")
    assert isinstance(pilot.top, DailyScene)
    assert any("daily result" in told for told in pilot.notices)


def test_a_check_outlives_the_ai_process_and_can_be_left(pilot: DailyPilot, clipboard: Clipboard) -> None:
    """What was asked is asked again; who closes the check asks nothing more."""
    deal = deal_of(SATURDAY)
    clipboard.text = to_line(deal, played(deal))
    pilot.press(pygame.K_v, mod=pygame.KMOD_CTRL)
    check = cast("CheckScene", pilot.top)
    pilot.thinker.reports.append(Died(-9, 2))
    pilot.wait(0.2)
    assert 0 < check.proof.share < 1  # type: ignore[union-attr]
    pilot.choose("close")
    assert not pilot.thinker.asked


def test_a_lost_rival_decides_here_as_it_would_have_there() -> None:
    """Without the AI process there is no other decision, only a slower one."""
    deal: Deal = deal_of(SATURDAY)
    match = played(deal, 6)
    while match.state.to_move == deal.seat:
        match.play(simple(match))
    controller = DailyController(cast("Any", None), deal)
    assert controller.simple_choice(match, match.state.to_move) == decide(question(deal, match))
    controller.hurry(1)
