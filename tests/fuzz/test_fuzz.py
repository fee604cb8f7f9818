"""The fuzzer's targets without the fuzzer: each keeps its word for each stored input, and each can fail."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NoReturn

import pytest

from game.dust_collectorz.decks import saves as decks
from saves.disk.notices import SaveError
from saves.matches import match_file
from saves.matches.code import from_code
from tests.fuzz.__main__ import HOW_TO, MISSING
from tests.fuzz.__main__ import main as fuzz
from tests.fuzz.running import outcome, tried
from tests.fuzz.seeds import seeds
from tests.fuzz.target import CORPUS, FILE
from tests.fuzz.targets import TARGETS

HOME = CORPUS.parents[2]
MOST_BYTES = 1_000_000  # of the whole corpus
SHORT = ("--runs", "150", "--seconds", "20", "--seed", "1")
FUZZER = importlib.util.find_spec("atheris") is not None


class BrokenReaderError(KeyError):
    """Nothing that any reader may raise."""


def inputs(name: str) -> list[Path]:
    """List a target's stored inputs."""
    return sorted(TARGETS[name].corpus.iterdir())


@pytest.mark.parametrize("name", TARGETS)
def test_a_reader_keeps_its_word_for_every_stored_input(name: str) -> None:
    """Sound ones, broken ones, and whatever the fuzzer once found."""
    for path in inputs(name):
        TARGETS[name].reads(path.read_bytes())


@pytest.mark.parametrize("name", TARGETS)
def test_a_reader_that_breaks_its_word_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A target that lets everything pass would find nothing for ever."""

    def broken(*_words: object, **_named: object) -> NoReturn:
        raise BrokenReaderError

    monkeypatch.setattr(TARGETS[name].door, broken)
    with pytest.raises(BrokenReaderError):
        TARGETS[name].reads(inputs(name)[0].read_bytes())


def test_the_corpus_holds_something_for_each_target_and_nothing_else() -> None:
    """A target without an input starts from nothing; a folder without a target is read by none."""
    assert {path.name for path in CORPUS.iterdir()} == set(TARGETS)
    assert all(inputs(name) for name in TARGETS)


def test_the_corpus_stays_small() -> None:
    """It is part of every checkout; an input that the fuzzer would cut is none."""
    sizes = {path: path.stat().st_size for name in TARGETS for path in inputs(name)}

    assert sum(sizes.values()) < MOST_BYTES
    assert [str(path) for path, size in sizes.items() if size > TARGETS[path.parent.name].longest] == []


def test_the_sound_inputs_reach_behind_the_door() -> None:
    """The inputs that are made anew from the program are read, each by its target."""
    made = list(seeds())
    for name, data in made:
        TARGETS[name].reads(data)

    assert {name for name, _ in made} == set(TARGETS)


# How inputs are altered


def chance(luck: int) -> Random:
    """Make the chance that a mutation draws on."""
    return Random(luck)  # noqa: S311  # no secret


def swapped(data: bytes) -> bytes:
    """Stand for the fuzzer's own way to alter bytes."""
    return data[1:] + data[:1]


@pytest.mark.parametrize("name", [name for name, target in TARGETS.items() if target.mutate])
def test_altered_inputs_are_read_like_any(name: str) -> None:
    """Whatever the altering makes of an input, its reader keeps its word; the same luck makes the same."""
    target = TARGETS[name]
    assert target.mutate is not None
    data = (target.corpus / "seed-01").read_bytes()
    made = [data := target.mutate(data, chance(luck), swapped) for luck in range(30)]
    for one in made:
        target.reads(one)
    twins = [target.mutate(one, chance(7), swapped) for one in (data, data)]

    assert len(set(made)) > 10
    assert twins[0] == twins[1]


READS: dict[str, Callable[[bytes], object]] = {
    "match": lambda data: match_file.unpack(data, FILE),
    "code": lambda data: from_code(data.decode("utf-8", "replace")),
    "deck": lambda data: decks.unpack(data, FILE),
}
AT_THE_DOOR = {"altered", "cut_short", "not_a_match", "not_a_deck", "no_code", "too_new"}


@pytest.mark.parametrize("name", READS)
def test_checksums_do_not_keep_the_fuzzer_out(name: str) -> None:
    """Most altered inputs get to what is behind the checksums, and some are read."""
    target = TARGETS[name]
    assert target.mutate is not None
    data = (target.corpus / "seed-01").read_bytes()
    codes = [code_of(name, target.mutate(data, chance(luck), swapped)) for luck in range(100)]

    assert sum(code in AT_THE_DOOR for code in codes) < 50
    assert "" in codes


def code_of(name: str, data: bytes) -> str:
    """Read an input; say why it is refused, "" when it is not."""
    try:
        READS[name](data)
    except SaveError as error:
        return error.notice.code
    return ""


# The command


@pytest.mark.skipif(not FUZZER, reason="the fuzzer is not installed: requirements/fuzz.txt")
def test_a_short_run_of_the_fuzzer_finds_nothing(tmp_path: Path) -> None:
    """Every target is tried with some hundred inputs that are new."""
    command = [sys.executable, "-m", "tests.fuzz", "--folder", str(tmp_path), *SHORT]
    done = subprocess.run(command, cwd=HOME, capture_output=True, text=True, check=False)
    lines = [line for line in done.stdout.splitlines() if line.split()[0] in TARGETS]

    assert done.returncode == 0, done.stdout + done.stderr
    assert len(lines) == len(TARGETS)


def test_without_the_fuzzer_the_command_tells_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is no part of what tests and checks need."""
    monkeypatch.setattr("tests.fuzz.__main__.fuzzer", lambda: None)

    assert fuzz([]) == MISSING
    assert capsys.readouterr().err.strip() == HOW_TO


class RunEndedError(Exception):
    """Stands for the end of the fuzzer's process."""


def test_a_finding_is_kept_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """The input lies in the folder, and the log holds what was raised, also what has no letters."""

    def broken(*_words: object) -> NoReturn:
        raise BrokenReaderError("\udc80")

    def end(code: int) -> NoReturn:
        raise RunEndedError(code)

    target = TARGETS["shortcuts"]
    monkeypatch.setattr(target.door, broken)
    monkeypatch.setattr("tests.fuzz.running.os._exit", end)
    with pytest.raises(RunEndedError, match="77"):
        tried(target, tmp_path)(b"F12")
    finding = outcome("shortcuts", capfd.readouterr().err, 77).finding

    assert Path(finding).read_bytes() == b"F12"
    assert list(tmp_path.iterdir()) == [Path(finding)]


DONE = """#12	INITED cov: 5 ft: 6 corp: 2/9b exec/s: 0 rss: 60Mb
#500	DONE   cov: 50 ft: 60 corp: 7/99b lim: 400 exec/s: 250 rss: 61Mb
Done 500 runs in 2 second(s)
stat::number_of_executed_units: 500
"""
FOUND = """#12	NEW    cov: 5 ft: 6 corp: 2/9b exec/s: 0 rss: 60Mb
artifact_prefix='x'; Test unit written to build/fuzz/deck/timeout-1a2b
stat::number_of_executed_units: 13
"""


def test_a_run_that_comes_to_its_end_is_sound() -> None:
    """Its numbers are those that the fuzzer has written last."""
    found = outcome("deck", DONE, 0)

    assert found.sound
    assert found == ("deck", 500, 2.0, 50, 60, 7, "", True)


@pytest.mark.parametrize(("log", "code"), [(FOUND, 70), (FOUND, 0), (DONE, 77), ("", 0), ("", -9)])
def test_a_run_that_ends_otherwise_is_not(log: str, code: int) -> None:
    """A finding, a death without one, and a fuzzer that tried nothing all count."""
    assert not outcome("deck", log, code).sound
    assert outcome("deck", FOUND, 70).finding == "build/fuzz/deck/timeout-1a2b"
