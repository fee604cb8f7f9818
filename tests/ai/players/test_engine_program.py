"""`python -m ai.engine`: it answers by the protocol, and a line it can't read costs nothing but itself."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ai.engine import lines
from ai.engine.lines import LineReader
from ai.engine.protocol import LONGEST_LINE, NOTHING, question
from ai.engine.server import EngineServer
from ai.players import make_player
from ai.worker.tasks import Budget
from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES, rules_of
from saves.matches.code import to_code

HOME: Final = Path(__file__).parents[3]
GAME: Final = "splendor_marvel"


def talk(*lines: str | bytes, level: str = "knight") -> list[str]:
    """Return what the engine answers to these lines."""
    told: list[str] = []
    data = b"\n".join(line.encode() if isinstance(line, str) else line for line in lines) + b"\n"
    EngineServer(LineReader(io.BytesIO(data), LONGEST_LINE), told.append, level, 1).run()
    return told


def played(game: str, decisions: int, seed: int = 3) -> Match:
    """Return a match after some quick decisions."""
    match = Match(rules_of(game), GAMES[game].usual_seats, seed)
    player = make_player("greedy", match.rules, seed=seed)
    while len(match.decisions) < decisions and not match.over:
        state = match.state
        match.play(player.choose(state.determinize(state.to_move, Rng(1)), state.to_move).action)
    return match


def asked(match: Match, simulations: int = 20) -> list[str]:
    """Return the lines that ask about where a match stands, as a seat is asked."""
    state = match.state
    known = state.determinize(state.to_move, Rng(7))
    return [
        f"game {match.rules.id}",
        *question(known, state.to_move, Budget(simulations, None, time.perf_counter)),
    ]


def best(told: Iterable[str]) -> list[str]:
    """Return the decisions among the answers."""
    return [line.removeprefix("bestmove ") for line in told if line.startswith("bestmove ")]


def test_it_greets_and_lists_its_games() -> None:
    """With the version of the protocol, its name and its level."""
    assert talk("hello", "games") == ["hello herotable 1 Herotable knight", f"games {' '.join(GAMES)}"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["squire", "captain", "legend"])
def test_it_decides_in_every_game(game: str, level: str) -> None:
    """The best move is a legal one, in notation; before it stands what it expects."""
    match = played(game, 8)
    told = talk(*asked(match), level=level)

    assert told[0] == f"ready {game}"
    assert told[-2].startswith("info simulations ")
    assert match.state.read(best(told)[0]) in match.state.legal_actions()


def test_a_code_brings_its_game() -> None:
    """A match code says all that is needed."""
    match = played(GAME, 6)
    told = talk(f"position {to_code(match)}", "go simulations 10")

    assert match.state.read(best(told)[0]) in match.state.legal_actions()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_from_the_mover_does_not_count(game: str) -> None:
    """A code holds everything; what the search is given depends only on what the seat to move sees."""
    true = played(game, 9).state
    seat = true.to_move
    server = EngineServer(LineReader(io.BytesIO(), LONGEST_LINE), print, "legend", 1)
    seen = {server._seen(true.determinize(seat, Rng(number))).pack() for number in range(5)}

    assert seen == {server._seen(true).pack()}


def test_a_finished_match_has_no_best_move() -> None:
    """It says so instead of searching."""
    assert best(talk(f"position {to_code(played(GAME, 1000))}", "go")) == [NOTHING]


@pytest.mark.parametrize(
    ("lines", "named"),
    [
        (["bla"], "unknown command 'bla'"),
        (["go"], "there is no position"),
        (["game"], "expected: game ID"),
        (["game chess"], "there are: splendor_marvel"),
        (["position"], "expected: position CODE"),
        (["position HT1-AAAA"], "HT1-AAAA"),
        (["position packed 0 AAAA"], "needs a game first"),
        ([f"game {GAME}", "position packed 0 AAAA"], "no position of"),
        ([f"game {GAME}", "position packed x AAAA"], "position packed SEAT BASE64"),
        ([f"game {GAME}", "position packed 0"], "position packed SEAT BASE64"),
        ([f"game {GAME}", f"position {to_code(played('custom_heroes', 2))}"], "of custom_heroes, not of"),
        (["go simulations 0"], "go seconds S"),
        (["go simulations 99999999999"], "go seconds S"),
        (["go seconds nan"], "go seconds S"),
        (["go seconds -1"], "go seconds S"),
        (["go depth 3"], "go seconds S"),
        (["x" * (LONGEST_LINE + 9)], "a line has at most"),
        ([b"\xff\xfe\x00"], "unknown command"),
    ],
)
def test_an_error_takes_one_line_and_the_talk_goes_on(lines: list[str | bytes], named: str) -> None:
    """What follows is answered as if nothing had been."""
    *told, last = talk(*lines, "hello")

    assert next(line for line in told if not line.startswith("ready")).startswith("error ")
    assert named in told[-1]
    assert last.startswith("hello ")


def test_a_seat_that_is_not_to_move_is_refused() -> None:
    """So that nobody is asked with another one's knowledge."""
    match = played(GAME, 3)
    game, position, *_ = asked(match)
    other = position.replace(f"packed {match.state.to_move}", f"packed {1 - match.state.to_move}")

    assert talk(game, other)[-1] == f"error seat {1 - match.state.to_move} is not to move"


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.one_of(
            st.text(max_size=60),
            st.binary(max_size=60),
            st.text(alphabet="AQ-_z0", max_size=400).map(lambda text: f"position packed 0 {text}"),
            st.sampled_from(
                ["go simulations 2", f"game {GAME}", "view {}", "legal", "stop", "position HT1-"]
            ),
        ),
        max_size=12,
    )
)
def test_no_nonsense_ends_it(lines: list[str | bytes]) -> None:
    """Whatever comes, it is there for the next line; and each of its answers is a line of the protocol."""
    kept = [line for line in lines if line.split() not in ([b"quit"], ["quit"])]
    told = talk(*kept, "hello")

    assert told[-1].startswith("hello ")
    assert {line.split()[0] for line in told} <= {"error", "ready", "info", "bestmove", "hello", "games"}


def program(*words: str) -> subprocess.Popen[bytes]:
    """Start the engine as a program."""
    return subprocess.Popen(
        [sys.executable, "-m", "ai.engine", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=HOME,
        env={**os.environ, "PYTHONPATH": str(HOME)},
    )


def test_commands_sent_at_once_are_all_answered() -> None:
    """A file of commands is worked off; the program ends with its input."""
    sent = "\n".join(["hello", *asked(played(GAME, 4)), "go simulations 5"])
    with program() as engine:
        told, _ = engine.communicate(f"{sent}\n".encode(), 60)

    assert engine.returncode == 0
    assert len(best(told.decode().splitlines())) == 2


def test_a_search_stops_on_request() -> None:
    """With what has been found so far; quit ends the program."""
    *lines, _ = asked(played(GAME, 4))
    with program() as engine:
        assert engine.stdin
        assert engine.stdout
        engine.stdin.write("\n".join([*lines, "go seconds 600", ""]).encode())
        engine.stdin.flush()
        assert engine.stdout.readline().startswith(b"ready")
        time.sleep(0.3)
        engine.stdin.write(b"stop\nquit\n")
        engine.stdin.flush()
        told = engine.stdout.read().decode()

    assert len(best(told.splitlines())) == 1
    assert engine.returncode == 0


@pytest.mark.parametrize("chunk", [1, 3, 7, 1 << 16])
def test_lines_are_cut_however_they_arrive(chunk: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Too long a line comes cut to one byte more than allowed; the rest of it is no line."""
    monkeypatch.setattr(lines, "CHUNK", chunk)
    reader = LineReader(io.BytesIO(b"one\r\n\n12345678901234567890\nlast"), 10)
    found = [reader.next(None) for _ in range(4)]
    with pytest.raises(EOFError):
        reader.next(None)

    assert found == ["one", "", "12345678901", "last"]
