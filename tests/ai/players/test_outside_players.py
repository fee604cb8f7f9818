"""Outside programs as players: held to the protocol and to their time, replaced when they break it."""

from __future__ import annotations

import base64
import io
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing import Pipe
from pathlib import Path
from typing import Final, cast

import pytest

from ai.engine import process
from ai.engine.lines import LineReader
from ai.engine.protocol import command_words
from ai.players import make_player, outside
from ai.players.outside import MOST_REPEATS, OutsidePlayer
from ai.strength.matches import Block, contestant, play_block
from ai.strength.scores import add_up, table
from ai.worker.messages import ENCODER, FROM_WORKER, Answer, Ask, request_for
from ai.worker.process import RequestQueue
from game.engine.contract import State
from game.engine.match import resolve_chance
from game.engine.rng import Rng
from game.registry import rules_of

RULES: Final = rules_of("splendor_marvel")
BOTS: Final = Path(__file__).with_name("bots.py")
TROUBLES: Final = {
    "dies": "died",
    "silent": "silent",
    "stranger": "nonsense",
    "slow": "slow",
    "nonsense": "nonsense",
    "long": "nonsense",
    "talks": "nonsense",
    "illegal": "illegal",
}


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait less for a program that says nothing; but a slow machine may take its time to start one."""
    monkeypatch.setattr(process, "HELLO_SECONDS", 8.0)


def command(way: str, file: str = "") -> str:
    """Return the command of a test program."""
    return f"cmd:{shlex.join([sys.executable, str(BOTS), way, file])}"


Seating = Callable[..., OutsidePlayer]


@pytest.fixture
def seat() -> Iterator[Seating]:
    """Seat outside programs, and end them after the test."""
    seated: list[OutsidePlayer] = []

    def make(way: str, file: str = "") -> OutsidePlayer:
        seconds = 0.3 if way == "slow" else 10.0  # a busy machine may need its time
        player = make_player(command(way, file), RULES, seconds=seconds)
        assert isinstance(player, OutsidePlayer)
        seated.append(player)
        return player

    yield make
    for player in seated:
        player.close()


def start(seed: int = 1) -> State:
    """Return a position with a seat to move."""
    state = RULES.setup(2, seed)
    resolve_chance(state)
    return state


def pid_of(player: OutsidePlayer) -> int:
    """The running program's number."""
    assert player._process
    return player._process.pid


def gone(pid: int) -> bool:
    """Whether a process ends, and is reaped, within some seconds."""
    for _ in range(200):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        if Path(f"/proc/{pid}/stat").exists() and ") Z " in Path(f"/proc/{pid}/stat").read_text():
            return True  # nobody of ours is its parent any more
        time.sleep(0.05)
    return False


def test_a_program_decides(seat: Seating) -> None:
    """It is told the legal decisions, and its answer is one of them."""
    state = start()
    found = seat("plain").choose(state, state.to_move)

    assert found.action == state.legal_actions()[0]
    assert found.trouble == ""
    assert sum(found.values) == pytest.approx(1)


def test_information_before_the_answer_is_passed_over(seat: Seating) -> None:
    """Engines like to tell what they think."""
    state = start()

    assert seat("chatty").choose(state, state.to_move).action == state.legal_actions()[0]


class Talker:
    """Stands for a program that tells and tells."""

    def __init__(self) -> None:
        self.told = 0

    def next(self, _seconds: float) -> str:
        """Tell more."""
        self.told += 1
        return "info thinking"


def test_a_talkative_program_holds_nobody_up(seat: Seating) -> None:
    """After each of its lines the AI process can hear the window."""
    player, state = seat("silent"), start()
    task = player.start(state, state.to_move)
    task.step()
    assert player._process
    talker = Talker()
    player._process._reader = cast("LineReader", talker)
    for _ in range(5):
        task.step()
    told = talker.told
    player._process._reader = LineReader(io.BytesIO(), 1)

    assert told == 5


@pytest.mark.parametrize("way", TROUBLES)
def test_a_program_that_breaks_the_protocol_is_replaced(
    seat: Seating, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is ended; one of our players decides this time and from then on, and the reason is told once."""
    player, state = seat(way), start()
    if way == "silent":
        monkeypatch.setattr(process, "HELLO_SECONDS", 0.5)
    started: list[process.EngineProcess] = []

    def begin(words: str) -> process.EngineProcess:
        started.append(process.EngineProcess(words))
        return started[-1]

    monkeypatch.setattr(outside, "EngineProcess", begin)
    task = player.start(state, state.to_move)
    while not task.step():
        pass
    first, second = task.result(), player.choose(state, state.to_move)

    assert (first.trouble, second.trouble) == (TROUBLES[way], "")
    assert {first.action, second.action} <= set(state.legal_actions())
    assert [gone(one.pid) for one in started] == [True]


def test_a_program_that_is_not_there_is_replaced() -> None:
    """Nothing is started."""
    state = start()
    player = make_player("cmd:./no/such/bot", RULES, seconds=0.1)

    assert player.choose(state, state.to_move).trouble == "missing"


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    """What a shell would obey are plain words."""
    words = command_words(f"bot '; touch {tmp_path}/x' $HOME `ls`")

    assert words == ["bot", f"; touch {tmp_path}/x", "$HOME", "`ls`"]


@pytest.mark.parametrize("wrong", ["cmd:", "cmd:'bot", "cmd:a\0b", f"cmd:{'x' * 2000}"])
def test_a_command_that_can_not_be_read_is_refused(wrong: str) -> None:
    """Before a match begins."""
    with pytest.raises(ValueError):  # noqa: PT011 - shlex words some of them
        make_player(wrong, RULES)


def test_a_loop_ends(seat: Seating) -> None:
    """A program that comes back to the same position again and again holds nobody up."""
    player, state = seat("plain"), start()
    found = [player.choose(state, state.to_move).trouble for _ in range(MOST_REPEATS + 2)]

    assert found == ["", *[""] * (MOST_REPEATS - 1), "endless", ""]


def test_what_is_asked_holds_no_secrets(seat: Seating, tmp_path: Path) -> None:
    """Two matches that look alike to a seat are asked about alike, but for what is drawn at random."""
    told = []
    state = start()
    for number in range(2):
        file = tmp_path / str(number)
        seat("listens", str(file)).choose(state.determinize(state.to_move, Rng(number)), state.to_move)
        lines = file.read_text().splitlines()
        told.append([line for line in lines if not line.startswith("position")])
        packed = next(line for line in lines if line.startswith("position")).split()[3]
        seen = RULES.unpack(base64.urlsafe_b64decode(packed))
        assert seen.view(state.to_move) == state.view(state.to_move)
        assert seen.pack() != state.pack()

    assert told[0] == told[1]


def test_a_question_that_was_given_up_disturbs_no_other(seat: Seating, tmp_path: Path) -> None:
    """Its answer comes late and is dropped."""
    player, state = seat("once slow", str(tmp_path / "asked")), start()
    given_up = player.start(state, state.to_move)
    while not (tmp_path / "asked").exists():
        given_up.step()
    fast = given_up.result()
    found = player.choose(state, state.to_move)

    assert fast.action in state.legal_actions()
    assert (found.action, found.trouble) == (state.legal_actions()[0], "")


@pytest.mark.parametrize(("original", "given"), [("/usr/mine", "/usr/mine"), (None, None)])
def test_a_frozen_program_of_ours_keeps_its_libraries_to_itself(
    monkeypatch: pytest.MonkeyPatch, original: str | None, given: str | None
) -> None:
    """Others' programs find those of the system, or what the person has set."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/herotable")
    if original:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", original)

    assert process._environment().get("LD_LIBRARY_PATH") == given


@pytest.mark.skipif(sys.platform == "win32", reason="process groups of POSIX")
def test_what_a_program_has_started_ends_with_it(seat: Seating, tmp_path: Path) -> None:
    """The whole group is killed."""
    player, state, file = seat("parent", str(tmp_path / "child")), start(), tmp_path / "child"
    player.choose(state, state.to_move)
    while not (file.exists() and file.read_text()):
        time.sleep(0.01)
    pid = pid_of(player)
    player.close()

    assert gone(pid)
    assert gone(int(file.read_text()))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a child of its parent's death")
def test_a_program_does_not_outlive_a_host_that_was_killed(tmp_path: Path) -> None:
    """Although nobody was left to end it, and it listens to nothing."""
    file = tmp_path / "pid"
    host = subprocess.Popen([sys.executable, "-c", HOST, command("silent"), str(file)], env=pure())
    while not (file.exists() and file.read_text()):
        time.sleep(0.02)
    host.send_signal(signal.SIGKILL)
    host.wait()

    assert gone(int(file.read_text()))


HOST: Final = """
import sys
from pathlib import Path
from tests.ai.players.test_outside_players import RULES, make_player, pid_of, start
player, state = make_player(sys.argv[1], RULES), start()
task = player.start(state, state.to_move)
task.step()
Path(sys.argv[2]).write_text(str(pid_of(player)))
while True:
    task.step()
"""


def pure() -> dict[str, str]:
    """The environment of a program that finds ours."""
    return {**os.environ, "PYTHONPATH": str(BOTS.parents[3])}


def test_the_ai_process_ends_its_programs() -> None:
    """However it ends its own work."""
    ours, theirs = Pipe()
    queue = RequestQueue(theirs)
    state = start()
    request = request_for(RULES.id, state, state.to_move, player=command("plain"), seconds=10.0)
    ours.send_bytes(ENCODER.encode(Ask(1, request)))
    queue.work()
    answer = FROM_WORKER.decode(ours.recv_bytes())
    while not isinstance(answer, Answer):
        answer = FROM_WORKER.decode(ours.recv_bytes())
    (player,) = queue.players.values()
    assert isinstance(player, OutsidePlayer)
    pid = pid_of(player)
    queue.close()

    assert answer.result.action == state.legal_actions()[0]
    assert gone(pid)


def test_the_bot_of_the_docs_plays(tmp_path: Path) -> None:
    """It stands on the page as it can be copied."""
    page = (BOTS.parents[3] / "docs" / "engine_protocol.md").read_text(encoding="utf-8")
    file = tmp_path / "bot.py"
    file.write_text(page.split("```python\n")[1].split("```")[0])
    player, state = (
        make_player(f"cmd:{shlex.join([sys.executable, str(file)])}", RULES, seconds=10.0),
        start(),
    )
    found = player.choose(state, state.to_move)
    player.close()

    assert (found.action, found.trouble) == (state.legal_actions()[0], "")


def test_the_arena_plays_on_and_tells() -> None:
    """A program that dies loses no match by it; the table says in how many it was replaced, and why."""
    players = (contestant(command("dies")), contestant("greedy"))
    row = play_block(Block(RULES.id, players, 3, 10.0, None))
    scores = add_up(players, [row])

    assert [match.troubles for match in row] == [("died", ""), ("died", "")]
    assert scores[0].troubles == {"died": 2}
    assert "was replaced in 2 of 2 matches: died" in table(scores)
