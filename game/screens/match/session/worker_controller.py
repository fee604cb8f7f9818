"""The controller behind a real match: the worker process, asked by determinizations, never waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ai.analysis.claims import reasons_for
from ai.analysis.explain import explain
from ai.analysis.explain import verdict as judged
from ai.analysis.explain_says import risk, told
from ai.analysis.foresight import AFTER_COURSE
from ai.analysis.sides import side_of
from ai.engine.protocol import COMMAND
from ai.evaluators import evaluator_of
from ai.personas.levels import in_game, level_of
from ai.players import SearchResult, make_player
from ai.worker.messages import (
    Answer,
    Died,
    Failed,
    Progress,
    Report,
    hindsight_request,
    players_seed,
    request_for,
    seen_by,
)
from game.engine.match import resolve_chance
from game.engine.rng import Rng
from game.screens.match.session.ai_controller import (
    UNREADY,
    Asker,
    Lost,
    News,
    Restarted,
    ThinkingProgress,
    Verdict,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.worker.client import Worker
    from game.engine.match import Match

ADVISER: Final = "legend"  # the level that gives hints
WEIGHING: Final = 400  # simulations to weigh a course: up to a quarter of a second, sure to about 0.02
LEAST_THOUGHT: Final = 100  # simulations, before anybody is warned of anything


class WorkerController:
    """Questions and answers of one match."""

    coaches = True

    def __init__(
        self,
        worker: Callable[[], Worker],
        seconds: Callable[[], float],
        ahead: Callable[[], bool] = lambda: False,
    ) -> None:
        """Use the program's worker; `seconds` tells how long the highest level may think.

        `ahead` tells whether it may think while others decide.
        """
        self._worker = worker
        self._seconds = seconds
        self._ahead = ahead
        self._budgets: dict[int, tuple[int | None, float]] = {}  # simulations or seconds, by ticket

    def ask(self, match: Match, seat: int, player: str) -> int:
        """Ask what `seat` should do, as a level or an outside program ("cmd:…"); return the ticket."""
        outside = player.startswith(COMMAND)
        chosen = in_game(level_of(ADVISER if outside else player), match.rules.id)
        seconds = self._seconds()
        seed = players_seed(match)
        request = request_for(
            match.rules.id,
            match.state,
            seat,
            player=player if outside else "mcts",
            level=chosen.word,
            seconds=seconds if chosen.timed else None,
            seed=seed,
        )
        seen = seen_by(match, seat, seed) if thinks_ahead(player) else ()
        ticket = self._worker().ask(replace(request, reasons=True, seen=seen))
        self._budgets[ticket] = (chosen.simulations, seconds)
        return ticket

    def may_think_ahead(self) -> bool:
        """Whether the program lets it."""
        return self._ahead()

    def think_ahead(self, match: Match, seat: int, player: str) -> int | None:
        """Let `seat` think while another decides; None if `player` isn't of the highest level."""
        if not thinks_ahead(player):
            return None
        seed = players_seed(match)
        request = request_for(
            match.rules.id, match.state, seat, level=player, seconds=self._seconds(), seed=seed
        )
        return self._worker().ask(replace(request, ahead=True, seen=seen_by(match, seat, seed)))

    def poll(self) -> list[News]:
        """Return what has become known."""
        return [self._news(report) for report in self._worker().poll()]

    def _news(self, report: Report) -> News:
        if isinstance(report, Died):
            return Restarted(0)
        if isinstance(report, Progress):
            return ThinkingProgress(report.id, self._share(report))
        self._budgets.pop(report.id, None)
        if isinstance(report, Failed):
            return Lost(report.id, report.why)
        return _verdict(report)

    def _share(self, report: Progress) -> float:
        simulations, seconds = self._budgets.get(report.id, (None, 0.0))
        if simulations:
            return min(1.0, report.result.simulations / simulations)
        return min(1.0, report.result.seconds / seconds) if seconds else 0.0

    def cancel(self, ticket: int) -> None:
        """Forget a question."""
        self._budgets.pop(ticket, None)
        self._worker().cancel(ticket)

    def hurry(self, ticket: int) -> None:
        """Let the question be answered at once."""
        self._worker().move_now(ticket)

    def reasons(self, match: Match, verdict: Verdict, asker: Asker) -> list[str]:
        """Say what speaks for a verdict, from what the seat knew whose decision it was."""
        if not isinstance(verdict.basis, SearchResult):
            return []
        seat = asker.seat
        found = explain(match.state, seat, verdict.basis)
        return told(found, seat, asker.names, asker.texts, asker.word, asker.later)

    def weigh(self, match: Match, begin: int, seat: int, course: tuple[int, ...]) -> int:
        """Ask what everybody may expect after `course`."""
        request = hindsight_request(
            match.rules.id,
            match.at(begin),
            seat,
            simulations=WEIGHING,
            course=course,
            seed=players_seed(match),
        )
        return self._worker().ask(request)

    def risk(self, done: Verdict, best: Verdict, asker: Asker) -> str:
        """Say what a weighed course risks that the best one does not."""
        if not (isinstance(done.basis, SearchResult) and isinstance(best.basis, SearchResult)):
            return ""
        lines = (answer.prospects.get(AFTER_COURSE, ()) for answer in (done.basis, best.basis))
        return risk(reasons_for(*lines), asker.seat, asker.names, asker.texts)

    def judge(self, match: Match, seat: int, verdict: Verdict, action: int) -> str:
        """Judge `action` by a verdict on the same position."""
        choice = verdict.basis
        if not isinstance(choice, SearchResult) or choice.simulations < LEAST_THOUGHT:
            return UNREADY
        return judged(seat, choice, action, side_of(match.state, seat)).code

    def takes_back(self, match: Match, seat: int, action: int) -> bool:
        """Whether the seat is still to move then, and could do something that only leads back."""
        state = match.state.determinize(seat, Rng(0))
        state.apply(action)
        resolve_chance(state)
        back = state.to_move == seat and evaluator_of(match.rules).onward(state) != state.legal_actions()
        return bool(back)

    def simple_choice(self, match: Match, seat: int) -> int:
        """Choose by first impression, in this process."""
        player = make_player("greedy", match.rules, seed=players_seed(match))
        request = request_for(match.rules.id, match.state, seat, seed=players_seed(match))
        return player.choose(match.rules.unpack(request.position), seat).action


def thinks_ahead(player: str) -> bool:
    """Whether a player keeps what it found for later: the highest level does, which thinks by time alone."""
    return not player.startswith(COMMAND) and level_of(player).simulations is None


def _verdict(report: Answer) -> Verdict:
    choice = report.result
    return Verdict(
        report.id, choice.action, choice.values, choice, choice.doubt, choice.trouble, choice.error
    )
