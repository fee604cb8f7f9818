"""A cluster: a real Dask scheduler and two workers on this machine, one of which is killed at work."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from importlib.util import find_spec
from operator import itemgetter
from pathlib import Path
from time import monotonic, sleep

import msgspec
import pytest

from ai.puzzles.__main__ import main as verify
from ai.puzzles.puzzle import encoded, puzzles_of
from ai.train.__main__ import main

HOME = Path(__file__).parents[3]
PARCELS = 4  # of lessons
PATIENCE = 120.0  # seconds, for a machine that is busy
TRAINING = [
    *("splendor_marvel", "--matches", "2:80", "--simulations", "1", "--rounds", "1", "--hidden", "2"),
    *("--gate-games", "8"),
]

pytestmark = pytest.mark.skipif(
    not find_spec("distributed"), reason="Dask is not installed: requirements/dev.txt"
)


@contextmanager
def program(*words: str, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Run a Python program from the project's folder; it ends with the test."""
    with log.open("wb") as out:
        running = subprocess.Popen([sys.executable, "-m", *words], cwd=HOME, stdout=out, stderr=out)
        try:
            yield running
        finally:
            running.kill()
            running.wait()


def wait_for(file: Path, lines: int = 1) -> str:
    """Wait until a program has written so many lines to a file; return them."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        if file.exists() and file.stat().st_size and (text := file.read_text("utf-8")).count("\n") >= lines:
            return text
        sleep(0.02)
    raise TimeoutError(file.read_text("utf-8") if file.exists() else file)


@contextmanager
def cluster(folder: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """Start a scheduler and two workers; give its address and the workers."""
    where = folder / "scheduler.json"
    with ExitStack() as stack:
        words = [
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            "--dashboard-address",
            "127.0.0.1:0",
            "--scheduler-file",
            str(where),
        ]
        stack.enter_context(program("distributed.cli.dask_scheduler", *words, log=folder / "scheduler.log"))
        wait_for(where)
        text = wait_for(where)
        address = text.partition('"tcp://')[2].partition('"')[0]
        own = ["--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", str(folder)]
        workers = [
            stack.enter_context(
                program(
                    "distributed.cli.dask_worker",
                    f"tcp://{address}",
                    *own,
                    log=folder / f"worker{number}.log",
                )
            )
            for number in range(2)
        ]
        yield f"dask://{address}", workers


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a training in this process, without any loss."""
    folder = tmp_path_factory.mktemp("alone")
    main([*words_of(folder), "--jobs", "1"])
    return folder


def words_of(folder: Path) -> list[str]:
    """Return the words of a training in a folder."""
    return [*TRAINING, "--out", str(folder / "out.json"), "--folder", str(folder)]


def network(folder: Path) -> bytes:
    """Return the network that a training has made."""
    return (folder / "splendor_marvel-1.json").read_bytes()


def gate(folder: Path) -> list[list[float]]:
    """Return each match's shares in the order of the parcels' keys."""
    lines = [json.loads(line) for line in (folder / "splendor_marvel.jsonl").read_bytes().splitlines()]
    results = [line["result"] for line in sorted(lines, key=itemgetter("key"))]
    return [match["shares"] for result in results if isinstance(result, list) for match in result]


def test_a_killed_worker_changes_nothing(alone: Path, tmp_path: Path) -> None:
    """One of two is killed half-way: network and matches are those of one process alone."""
    with cluster(tmp_path) as (address, workers):
        words = [*words_of(tmp_path), "--executor", address]
        with program("ai.train", *words, log=tmp_path / "train.log") as training:
            wait_for(tmp_path / "splendor_marvel.jsonl")
            workers[0].kill()
            workers[0].wait()
            at_the_kill = (tmp_path / "splendor_marvel.jsonl").read_bytes().count(b"\n")
            assert training.wait(PATIENCE) in {0, 1}

    assert at_the_kill < PARCELS
    assert "Traceback" not in (tmp_path / "train.log").read_text("utf-8")
    assert network(tmp_path) == network(alone)
    assert gate(tmp_path) == gate(alone)


def test_puzzles_are_verified_on_a_cluster_as_anywhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By Dask or by any executor, the verdicts are those of this process."""
    file = puzzles_of("splendor_marvel")
    assert file is not None
    path = tmp_path / "three.json"
    path.write_bytes(encoded(msgspec.structs.replace(file, puzzles=file.puzzles[:3])))
    words = ["--verify", str(path), "--simulations", "400", "--seeds", "1"]
    codes, told = [], []
    with cluster(tmp_path) as (address, _):
        for chosen in ([], ["--executor", address], ["--executor", "concurrent.futures:ThreadPoolExecutor"]):
            codes.append(verify([*words, *chosen]))
            told.append(capsys.readouterr().out)

    assert "of 3 puzzles" in told[0]
    assert told == [told[0]] * 3
    assert codes == [codes[0]] * 3


def test_a_killed_process_changes_nothing(alone: Path, tmp_path: Path) -> None:
    """Nor does one of this machine, which takes the whole pool with it."""
    with program("ai.train", *words_of(tmp_path), "--jobs", "2", log=tmp_path / "train.log") as training:
        wait_for(tmp_path / "splendor_marvel.jsonl")
        import_module("psutil").Process(training.pid).children()[-1].kill()
        at_the_kill = (tmp_path / "splendor_marvel.jsonl").read_bytes().count(b"\n")
        assert training.wait(PATIENCE) in {0, 1}

    assert at_the_kill < PARCELS
    assert network(tmp_path) == network(alone)
    assert gate(tmp_path) == gate(alone)


def test_a_scheduler_that_is_not_there_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Exit code 2, before anything is written."""
    monkeypatch.setattr("ai.parcels.executors.CONNECT_SECONDS", 0.5)
    words = ["--folder", str(tmp_path / "new"), "--out", str(tmp_path / "out.json")]
    with pytest.raises(SystemExit) as ended:
        main([*TRAINING, *words, "--executor", "dask://127.0.0.1:9"])
    told = capfd.readouterr().err

    assert ended.value.code == 2
    assert "dask://127.0.0.1:9 can't be reached" in told
    assert told.count("\n") == 1
    assert not (tmp_path / "new").exists()
