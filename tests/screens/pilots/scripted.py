"""Thinkers for tests: one that answers from a script, one that answers like the worker but at once."""

from __future__ import annotations

from typing import Any, cast

from ai.players import make_player
from ai.worker.client import Worker
from ai.worker.messages import Answer, Died, Failed, Report, Request
from ai.worker.tasks import SearchResult
from game.engine.match import Match
from game.registry import GAMES
from game.screens.match.session.ai_controller import Asker, Lost, News, Verdict


class ScriptedController:
    """A controller that answers with the first legal action as soon as it is told to."""

    def __init__(self) -> None:
        self.asked: dict[int, tuple[Match, int]] = {}
        self.cancelled: list[int] = []
        self.hurried: list[int] = []
        self.news: list[News] = []
        self.eager = True  # answers at once
        self.stride = 0  # 0: always the first legal action
        self.deaf = False  # dies of every question
        self.coaches = True
        self.ahead = False  # whether anybody thinks ahead,
        self.thinking_ahead: list[int] = []  # and the tickets of those who have
        self.prompt = True  # weighs courses at once
        self.weighed: dict[int, tuple[int, ...]] = {}  # the courses asked about, by ticket
        self.worths: dict[int, float] = {}  # by the last action of a course; 0.5 for others
        self.error = 0.0  # of each of these
        self.reversible: set[int] = set()
        self.code = "unknown"  # what is thought of any action

    def ask(self, match: Match, seat: int, level: str) -> int:
        """Take a question."""
        ticket = len(self.asked) + 1
        self.asked[ticket] = (match, seat)
        if self.deaf:
            self.news.append(Lost(ticket, "gone"))
        elif self.eager:
            self.answer(ticket)
        return ticket

    def may_think_ahead(self) -> bool:
        """Tell what the script says."""
        return self.ahead

    def think_ahead(self, match: Match, seat: int, level: str) -> int | None:
        """Think ahead until told to stop, as the level "legend" alone does."""
        if level != "legend":
            return None
        ticket = len(self.asked) + 1
        self.asked[ticket] = (match, seat)
        self.thinking_ahead.append(ticket)
        return ticket

    def answer(self, ticket: int) -> None:
        """Answer a question with something legal."""
        match, _ = self.asked[ticket]
        legal = match.state.legal_actions()
        self.news.append(Verdict(ticket, legal[self.stride * len(match.decisions) % len(legal)]))

    def poll(self) -> list[News]:
        """Give out the news of questions that were not cancelled."""
        news, self.news = self.news, []
        return [one for one in news if one.ticket not in self.cancelled]

    def cancel(self, ticket: int) -> None:
        """Remember it."""
        self.cancelled.append(ticket)

    def hurry(self, ticket: int) -> None:
        """Remember it, and answer."""
        self.hurried.append(ticket)
        self.answer(ticket)

    def reasons(self, match: Match, verdict: Verdict, asker: Asker) -> list[str]:
        """Give one reason."""
        return [f"because ({asker.texts.language})"]

    def weigh(self, match: Match, begin: int, seat: int, course: tuple[int, ...]) -> int:
        """Take a question about a course; it is answered with what `worths` says, once it is there."""
        ticket = len(self.asked) + 1
        self.asked[ticket] = (match, seat)
        self.weighed[ticket] = course
        if self.prompt:
            self.tell(ticket)
        return ticket

    def tell(self, ticket: int) -> None:
        """Answer a question about a course."""
        worth = self.worths.get(self.weighed[ticket][-1], 0.5)
        match, seat = self.asked[ticket]
        others = (1 - worth) / (match.seats - 1)
        chances = tuple(worth if one == seat else others for one in range(match.seats))
        self.news.append(Verdict(ticket, -1, chances, error=self.error))

    def risk(self, done: Verdict, best: Verdict, asker: Asker) -> str:
        """Name no risk."""
        return ""

    def judge(self, match: Match, seat: int, verdict: Verdict, action: int) -> str:
        """Judge as the script says."""
        return self.code

    def takes_back(self, match: Match, seat: int, action: int) -> bool:
        """Tell what the script does of what can be taken back."""
        return action in self.reversible

    def simple_choice(self, match: Match, seat: int) -> int:
        """Choose the last legal action, to be told from the scripted ones."""
        return match.state.legal_actions()[-1]


class PromptWorker:
    """Stands in for the thinking process: the greedy player, in this process, by the next poll."""

    def __init__(self) -> None:
        self.requests: dict[int, Request] = {}
        self.asked = 0
        self.silent = False  # thinks and thinks
        self.reports: list[Report] = []

    def ask(self, request: Request) -> int:
        """Take a request."""
        self.asked += 1
        self.requests[self.asked] = request
        return self.asked

    def cancel(self, number: int) -> None:
        """Forget a request."""
        self.requests.pop(number, None)

    def move_now(self, number: int) -> None:
        """Answer at the next poll."""
        if number in self.requests:
            self.reports.append(self._answer(number, self.requests.pop(number)))

    def die(self) -> None:
        """Report a death that cost nothing."""
        self.reports.append(Died(-9, 2))

    def fail(self) -> None:
        """Give up all that is asked."""
        self.reports += [Failed(number, "no more lives") for number in self.requests]
        self.requests.clear()

    def poll(self) -> list[Report]:
        """Answer everything, unless silent."""
        reports, self.reports = self.reports, []
        if not self.silent:
            reports += [self._answer(number, request) for number, request in self.requests.items()]
            self.requests.clear()
        return reports

    @staticmethod
    def _answer(number: int, request: Request) -> Answer:
        rules = GAMES[request.game].rules
        state = rules.unpack(request.position)
        if state.to_move != request.seat or request.course is not None:  # a question about the chances
            even = (1 / state.seats,) * state.seats
            return Answer(number, SearchResult(-1, even, {}, (), 1, 0.0))
        player = make_player("greedy", rules, seed=request.seed)
        return Answer(number, player.choose(state, request.seat))

    def watch(self, seconds: float) -> None:
        """Never hang."""

    def close(self) -> None:
        """Nothing is running."""

    def as_worker(self) -> Worker:
        """Return itself, where a worker is expected."""
        return cast("Worker", cast("Any", self))
