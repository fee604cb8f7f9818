"""The thinking process's side of the pipe, run in this process so that every order can be timed exactly."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from functools import partial
from multiprocessing.connection import Connection

import pytest
from msgspec.structs import replace

from ai.worker.messages import (
    ENCODER,
    FROM_WORKER,
    Answer,
    Ask,
    Cancel,
    Failed,
    FromWorker,
    MoveNow,
    Progress,
    Quit,
    Request,
    ToWorker,
    request_for,
    seen_by,
)
from ai.worker.process import PLAYERS_KEPT, TREES_KEPT, RequestQueue
from game.engine.contract import OVER
from game.engine.match import Match, resolve_chance
from tests.ai.positions import SPLENDOR, random_state


class Office:
    """A queue and the window's end of its pipe."""

    def __init__(self) -> None:
        """Open a pipe."""
        self.window: Connection
        self.window, theirs = multiprocessing.Pipe()
        self.queue = RequestQueue(theirs)

    def send(self, *messages: ToWorker) -> None:
        """Send the queue a message."""
        for message in messages:
            self.window.send_bytes(ENCODER.encode(message))

    def received(self) -> list[FromWorker]:
        """List what the queue has sent so far."""
        found = []
        while self.window.poll():
            found.append(FROM_WORKER.decode(self.window.recv_bytes()))
        return found

    def settled(self) -> list[FromWorker]:
        """List what it has told so far but progress, of which a slow machine sees more."""
        return [message for message in self.received() if not isinstance(message, Progress)]


@pytest.fixture
def office() -> Iterator[Office]:
    """An empty queue."""
    opened = Office()
    yield opened
    opened.window.close()
    opened.queue.connection.close()


def ask(number: int, simulations: int | None = 20, player: str = "mcts", seed: int = 0) -> Ask:
    """Ask about a position in the middle of a game; None thinks for as good as ever."""
    state = random_state(2, 3, 30)
    seconds = 1000.0 if simulations is None else None
    return Ask(
        number,
        request_for(
            SPLENDOR.id,
            state,
            state.to_move,
            player=player,
            seconds=seconds,
            simulations=simulations,
            seed=seed,
        ),
    )


def test_a_request_is_answered(office: Office) -> None:
    """One answer with the request's number, after as many simulations as were asked for."""
    office.send(ask(7))
    office.queue.work()
    [answer] = office.settled()

    assert isinstance(answer, Answer)
    assert (answer.id, answer.result.simulations) == (7, 20)


def test_requests_are_answered_in_order(office: Office) -> None:
    """Requests are answered in the order they came."""
    office.send(ask(1), ask(2), ask(3))
    for _ in range(3):
        office.queue.work()

    assert [message.id for message in office.settled()] == [1, 2, 3]


def test_told_to_move_it_answers_with_what_it_has(office: Office) -> None:
    """A thought without end ends at once, with a choice."""
    office.send(ask(1, simulations=None), MoveNow(1))
    office.queue.work()
    [answer] = office.settled()

    assert isinstance(answer, Answer)
    assert answer.result.simulations > 0


def test_a_cancelled_request_has_no_answer(office: Office) -> None:
    """Cancelled while being thought about, or while waiting: the next one is answered."""
    office.send(ask(1, simulations=None), ask(2, simulations=None), ask(3), Cancel(2), Cancel(1))
    office.queue.work()
    office.queue.work()

    assert [message.id for message in office.settled()] == [3]


def test_told_to_quit_it_leaves_everything(office: Office) -> None:
    """Even a thought without end is left, and nothing more is said."""
    office.send(ask(1, simulations=None), Quit())

    assert not office.queue.work()
    assert office.received() == []


def test_a_bad_request_fails_alone(office: Office) -> None:
    """A request that can't be dealt with is reported with the reason; the next one is answered."""
    asked = ask(1).request
    bad = [
        Request("chess", asked.position, 0, "mcts", "legend", None, 5, 0),
        Request(asked.game, b"\x00", 0, "mcts", "legend", None, 5, 0),
        Request(asked.game, asked.position, 0, "deep", "legend", None, 5, 0),
    ]
    office.send(*(Ask(number, request) for number, request in enumerate(bad)), ask(9))
    for _ in range(4):
        office.queue.work()
    *failed, answer = office.settled()

    assert [type(message) for message in failed] == [Failed] * 3
    assert "chess" in str(failed[0])
    assert isinstance(answer, Answer)


def test_a_finished_game_is_judged_by_its_result(office: Office) -> None:
    """At the end of a game the shares are the real ones and there is nothing to do."""
    state = random_state(2, 3, 5000)
    while state.to_move != OVER:
        state.apply(state.legal_actions()[-1])
        resolve_chance(state)
    office.send(Ask(1, request_for(SPLENDOR.id, state, 0)))
    office.queue.work()
    [answer] = office.settled()

    assert isinstance(answer, Answer)
    assert (answer.result.action, answer.result.values) == (-1, tuple(state.returns()))


def test_a_long_thought_reports_progress(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the answer come reports of a choice as it stands; here, after every slice."""
    monkeypatch.setattr("ai.worker.process.REPORT_SECONDS", 0.0)
    office.send(ask(1, simulations=40))
    office.queue.work()
    *reports, answer = office.received()

    assert reports
    assert all(isinstance(report, Progress) and report.id == 1 for report in reports)
    assert isinstance(answer, Answer)


def test_what_was_thought_ahead_counts_when_its_turn_comes(office: Office) -> None:
    """The first question decides nothing; the second, about the next position, goes on with its tree."""
    match = Match(SPLENDOR, 2, 3)
    mover = int(match.state.to_move)
    seat = 1 - mover

    def asking(number: int, *, ahead: bool) -> Ask:
        asked = request_for(SPLENDOR.id, match.state, seat, seconds=0.1)
        return Ask(number, replace(asked, seen=seen_by(match, seat, 0), ahead=ahead))

    office.send(asking(1, ahead=True))
    office.queue.work()
    match.play(match.state.read("take mind power space"))
    office.send(asking(2, ahead=False))
    office.queue.work()
    thought, decided = (message.result for message in office.settled() if isinstance(message, Answer))

    assert (thought.action, thought.values) == (-1, ())
    assert decided.action in match.state.legal_actions()
    assert sum(decided.visits.values()) > decided.simulations


def test_who_decides_by_simulations_is_never_asked_ahead(office: Office) -> None:
    """It fails alone, and says so."""
    asked = request_for(SPLENDOR.id, random_state(2, 3, 30), 0, simulations=20)
    office.send(Ask(1, replace(asked, ahead=True)))
    office.queue.work()
    [failed] = office.settled()

    assert isinstance(failed, Failed) and "doesn't think while" in failed.why


def test_only_the_players_asked_last_keep_their_trees(office: Office) -> None:
    """Others have forgotten what they found."""
    players = [office.queue.player(ask(0, simulations=None, seed=seed).request) for seed in range(5)]
    forgotten: list[int] = []
    for number, player in enumerate(players):
        player.forget = partial(forgotten.append, number)  # type: ignore[method-assign]
    office.queue.player(ask(0, simulations=None, seed=4).request)

    assert forgotten == list(range(5 - TREES_KEPT))


def test_players_are_kept_but_not_too_many(office: Office) -> None:
    """A player asked again is the same one; the longest unused leaves first."""
    first = office.queue.player(ask(0, seed=0).request)
    again = office.queue.player(ask(0, seed=0).request)
    for seed in range(1, PLAYERS_KEPT + 1):
        office.queue.player(ask(0, seed=seed).request)

    assert again is first
    assert office.queue.player(ask(0, seed=0).request) is not first
