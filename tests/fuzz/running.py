"""One run of the fuzzer at one target, in a process of its own; see tests.fuzz.__main__ for the command.

The fuzzer is libFuzzer, by way of atheris, whose ending ends the process: so each run is a fork of this one,
which has read all modules, instrumented, once.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import re
import sys
import traceback
from collections.abc import Callable
from contextlib import redirect_stderr
from io import StringIO
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from tests.fuzz.target import Target

INPUT_SECONDS: Final = 10  # an input that takes longer is a finding,
FOUND: Final = 77  # exit code of a run, libFuzzer's own for a finding
TOLD: Final = 3000  # letters of a log
MEGABYTES: Final = 1024  # and so is one for which the process grows beyond this
INSTRUMENTED: Final = ["ai", "game", "saves", "argparse", "csv", "tomllib"]
END: Final = re.compile(r"#(?P<runs>\d+)\s+DONE\s+cov: (?P<cov>\d+) ft: (?P<ft>\d+) corp: (?P<corp>\d+)")
LAST: Final = re.compile(r"#(?P<runs>\d+)\s+[A-Z]+\s+cov: (?P<cov>\d+) ft: (?P<ft>\d+) corp: (?P<corp>\d+)")
UNITS: Final = re.compile(r"stat::number_of_executed_units: (\d+)")
FINDING: Final = re.compile(r"Test unit written to (\S+)")


class Bounds(NamedTuple):
    """When a run ends (0: never for this reason), its chance (0: any), and where it keeps what it makes."""

    seconds: int
    runs: int
    seed: int
    folder: Path


class Outcome(NamedTuple):
    """What came of a run."""

    target: str
    executions: int
    seconds: float
    edges: int
    features: int
    corpus: int  # inputs that reach something of their own
    finding: str  # the file, "" where there is none
    ended: bool  # whether the fuzzer itself came to its end

    @property
    def sound(self) -> bool:
        """Whether nothing was found, and the fuzzer did run."""
        return self.ended and not self.finding and self.executions > 0


def instrumented_targets(atheris: Any) -> dict[str, Target]:
    """Read the targets and all that they need, such that the fuzzer sees which lines an input reaches."""
    with redirect_stderr(StringIO()), atheris.instrument_imports(include=INSTRUMENTED):  # it lists them all
        found: dict[str, Target] = importlib.import_module("tests.fuzz.targets").TARGETS
    return found


def run(atheris: Any, target: Target, bounds: Bounds) -> Outcome:
    """Try one target; the inputs that reach something new are kept for the next time."""
    place = bounds.folder / target.name
    (place / "corpus").mkdir(parents=True, exist_ok=True)
    log = place / "log.txt"
    process = get_context("fork").Process(target=_in_a_fork, args=(atheris, target, bounds, place, log))
    process.start()
    process.join()
    text = log.read_text(encoding="utf-8", errors="replace")
    return outcome(target.name, text, process.exitcode or 0)


def last_words(target: str, folder: Path) -> str:
    """Return the end of a run's log, for whoever can't look into the folder."""
    return (folder / target / "log.txt").read_text(encoding="utf-8", errors="backslashreplace")[-TOLD:]


def outcome(name: str, log: str, code: int) -> Outcome:
    """Read what a run came to from what libFuzzer has written."""
    lines = [*LAST.finditer(log)]
    done = END.search(log)
    last = done or (lines[-1] if lines else None)
    units = UNITS.search(log)
    seconds = re.search(r"Done \d+ runs in (\d+) second", log)
    finding = FINDING.search(log)
    return Outcome(
        name,
        int(units[1] if units else last["runs"] if last else 0),
        float(seconds[1]) if seconds else 0.0,
        int(last["cov"]) if last else 0,
        int(last["ft"]) if last else 0,
        int(last["corp"]) if last else 0,
        finding[1] if finding else "",
        done is not None and code == 0,
    )


def _in_a_fork(atheris: Any, target: Target, bounds: Bounds, place: Path, log: Path) -> None:
    """Become the fuzzer; it never comes back."""
    with log.open("wb") as told:
        os.dup2(told.fileno(), sys.stdout.fileno())
        os.dup2(told.fileno(), sys.stderr.fileno())
    words = place / "words.dict"
    words.write_text("".join(f'"{_escaped(word)}"\n' for word in target.words), encoding="ascii")
    line = [
        "fuzz",
        f"-max_total_time={bounds.seconds}",
        f"-runs={bounds.runs or -1}",
        f"-seed={bounds.seed}",
        f"-max_len={target.longest}",
        f"-timeout={INPUT_SECONDS}",
        f"-rss_limit_mb={MEGABYTES}",
        f"-artifact_prefix={place}{os.sep}",
        f"-dict={words}",
        "-print_final_stats=1",
        str(place / "corpus"),
        str(target.corpus),
    ]
    atheris.Setup(line, tried(target, place), custom_mutator=mutator(atheris, target))
    atheris.Fuzz()


def tried(target: Target, place: Path) -> Callable[[bytes], None]:
    """Return what the fuzzer calls for each input; when the reader breaks its word, the run ends.

    The input is kept and the log told here: a fork of Python does not come to where libFuzzer would do it,
    and some messages can't be printed but as plain letters.
    """

    def one(data: bytes) -> None:
        try:
            target.reads(data)
        except BaseException:  # noqa: BLE001  # whatever it is, SystemExit as well: it is the finding
            finding = place / f"crash-{hashlib.sha256(data).hexdigest()[:16]}"
            finding.write_bytes(data)
            told = f"{traceback.format_exc()}\nTest unit written to {finding}\n"
            os.write(sys.stderr.fileno(), told.encode("ascii", "backslashreplace"))
            os._exit(FOUND)

    return one


def mutator(atheris: Any, target: Target) -> Any:
    """Return the target's own way to alter an input, in the shape that the fuzzer wants; None for its own."""
    mutate = target.mutate
    if mutate is None:
        return None

    def altered(data: bytes) -> bytes:
        result: bytes = atheris.Mutate(data, max(len(data) + 64, 1))
        return result

    def made(data: bytes, longest: int, seed: int) -> bytes:
        result = mutate(data, Random(seed), altered)  # noqa: S311  # chance, not a secret
        return result if len(result) <= longest else data[:longest]

    return made


def _escaped(word: str) -> str:
    """Write a word as dictionaries of libFuzzer have it."""
    return "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\' else f"\\x{byte:02X}"
        for byte in word.encode()
    )
