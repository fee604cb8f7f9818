"""A pilot for the analysis after the game, and thinkers that answer its questions, really or made up."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import msgspec
import pygame

from ai.analysis.analysis import Analysis, Question
from ai.analysis.claims import Claim, Prospect
from ai.analysis.failing_deals import DealsTask
from ai.analysis.foresight import AFTER_COURSE, STOCK
from ai.analysis.hindsight import HindsightTask
from ai.analysis.luck import Weighing
from ai.players import make_player
from ai.worker.client import Worker
from ai.worker.messages import Answer, Died, Failed, Report, Request
from ai.worker.tasks import SearchResult
from game.registry import GAMES
from game.screens.analysis.retry.session import PracticeSession
from game.screens.analysis.scene import AnalysisScene
from game.screens.match.scene import MatchScene
from game.screens.requests import OpenAnalysis
from game.screens.seating import TableMatch
from saves.settings import Settings
from tests.screens.pilots.kinds import shown_as
from tests.screens.pilots.menu_pilot import FRAME, MenuPilot

FEW = 8  # simulations that are enough for a test


def thought(request: Request, simulations: int = FEW) -> SearchResult:
    """Answer a question as the thinking process would, with few simulations.

    Of a deal that is played again, the asking seat wins every other try.
    """
    if request.deal is not None:
        shares = [0.0] * request.deal.seats
        shares[(request.seat + request.seed) % request.deal.seats] = 1.0
        return SearchResult(-1, tuple(shares), {}, (), FEW, 0.0)
    asked = msgspec.structs.replace(request, simulations=simulations, most=0)
    rules = GAMES[asked.game].rules
    state = rules.unpack(asked.position)
    if asked.against is not None:
        comparing = DealsTask(asked, state, deals=3, simulations=simulations)
        while not comparing.step():
            pass
        return comparing.result()
    if asked.course is None and not asked.open_cards:
        player = make_player("mcts", rules, level=asked.level, simulations=simulations, seed=asked.seed)
        return player.choose(state, asked.seat)
    looking = HindsightTask(asked, state)
    while not looking.step():
        pass
    return looking.result()


def answer_all(analysis: Analysis | Weighing) -> None:
    """Answer every question of an analysis, or of what goes on from one."""
    while not analysis.planned:
        analysis.plan(1000)
    while analysis.wanted(1):
        question = analysis.wanted(1)[0]
        analysis.hear(question, thought(analysis.request(question)))


def invented(analysis: Analysis, question: Question) -> SearchResult:
    """Make up an answer: the third of the chances goes to and fro, and each own move loses a tenth."""
    seats = analysis.match.seats
    moment = analysis.moments[question.moment]
    high = 0.5 + (0.2 if question.moment % 8 < 4 else -0.2)
    if question.kind == "played":
        high -= 0.1 + question.moment / 1000
    rest = (1 - high) / (seats - 1)
    values = tuple(high if seat == analysis.watcher else rest for seat in range(seats))
    state = analysis.match.at(moment.begin)
    others = (action for action in state.legal_actions() if action != moment.course[0])
    best = next(others, moment.course[0])
    claim = Claim(STOCK, moment.mover, 0.02, (best,), {"action": best}, position=state.pack())
    expected: tuple[Prospect, ...] = (Prospect(claim, 1.0, 0.02),)
    if question.kind != "own":
        after = {AFTER_COURSE: expected} if question.kind == "best" else {}
        return SearchResult(-1, values, {}, (), FEW, 0.0, prospects=after)
    told = {best: expected}
    return SearchResult(best, values, {best: FEW}, (best,), FEW, 0.0, {best: values}, prospects=told)


def invent_all(asked: Analysis | Weighing) -> None:
    """Answer every question with something made up."""
    analysis = asked.analysis if isinstance(asked, Weighing) else asked
    while not asked.planned:
        asked.plan(1000)
    while asked.wanted(1):
        question = asked.wanted(1)[0]
        asked.hear(question, invented(analysis, question))


class Thinker:
    """Stands in for the thinking process: answers so many questions in a frame, in their order."""

    def __init__(self, pace: int = 3) -> None:
        self.pace = pace
        self.asked: dict[int, Request] = {}
        self.cancelled: list[int] = []
        self.reports: list[Report] = []
        self.most = 0  # questions that waited at the same time
        self._number = 0

    def ask(self, request: Request) -> int:
        """Take a question."""
        self._number += 1
        self.asked[self._number] = request
        self.most = max(self.most, len(self.asked))
        return self._number

    def cancel(self, number: int) -> None:
        """Forget a question."""
        self.asked.pop(number, None)
        self.cancelled.append(number)

    def poll(self) -> list[Report]:
        """Answer some."""
        reports, self.reports = self.reports, []
        for number in list(self.asked)[: self.pace]:
            reports.append(Answer(number, thought(self.asked.pop(number))))
        return reports

    def die(self) -> None:
        """End and be replaced by another that takes over what was asked."""
        self.reports.append(Died(-9, 2))

    def give_up(self) -> None:
        """End for good: nothing that was asked will be answered."""
        self.reports += [Failed(number, "gone") for number in self.asked]
        self.asked.clear()

    def watch(self, seconds: float) -> None:
        """Never hang."""

    def close(self) -> None:
        """Have nothing to end."""

    def as_worker(self) -> Worker:
        """Return itself, where a worker is expected."""
        return cast("Worker", cast("Any", self))


class AnalysisPilot(MenuPilot):
    """One person before the analysis of a match."""

    def __init__(
        self,
        folder: Path,
        table: TableMatch,
        *,
        settings: Settings | None = None,
        size: tuple[int, int] = (1280, 800),
        pace: int = 3,
    ) -> None:
        """Open the analysis of `table`; a thinker answers `pace` questions a frame."""
        super().__init__(folder / "matches", settings, size)
        self.thinker = Thinker(pace)
        self.program.ai.use(self.thinker.as_worker())
        self.program.open(OpenAnalysis(table))

    @property
    def scene(self) -> AnalysisScene:
        """The analysis, wherever in the stack it is."""
        return next(scene for scene in self.program.stack.scenes if isinstance(scene, AnalysisScene))

    @property
    def practice(self) -> PracticeSession:
        """The table at which something is tried again."""
        return shown_as(self.program.stack.scenes, PracticeSession)[1]

    @property
    def table(self) -> MatchScene:
        """The scene at which it is tried."""
        return shown_as(self.program.stack.scenes, PracticeSession)[0]

    def pass_time(self, seconds: float) -> None:
        """Let time pass without drawing it."""
        for _ in range(max(1, round(seconds / FRAME))):
            self.program.update(FRAME)

    def finish(self) -> None:
        """Wait until all was looked at."""
        for _ in range(2000):
            if self.scene.findings.analysis.done:
                break
            self.program.update(FRAME)
        self.program.update(FRAME)

    def invent(self) -> None:
        """Have everything answered with something made up, so that there is much to see."""
        invent_all(self.scene.findings.analysis)
        self.scene.asking.version += 1
        self.program.update(FRAME)

    def letter(self, key: int) -> None:
        """Press a letter's key."""
        self.press(key)
        self.program.update(FRAME)

    def drawn(self) -> pygame.Surface:
        """Draw what is on the screen and return it."""
        self.program.draw(self.surface)
        return self.surface
