"""Parcels: where they are played, who may play them, what is kept, and what happens when one is lost."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from ai.parcels import identity, runner
from ai.parcels.command import show_progress
from ai.parcels.errors import ExecutorError, LedgerError, Lost, ParcelError, Refused
from ai.parcels.executors import Source
from ai.parcels.identity import Identity, identity_of, sources_of
from ai.parcels.ledger import Ledger
from ai.parcels.runner import PATIENCE, Kind, Runner, key_of, play_parcel

GAME = "splendor_marvel"
THREADS = "concurrent.futures:ThreadPoolExecutor"


class Sum(msgspec.Struct, frozen=True):
    """A parcel that is quickly played."""

    game: str
    number: int


class KilledWorker(Exception):
    """A worker of Dask is gone."""


def doubled(work: Sum) -> int:
    """Play a parcel."""
    return 2 * work.number


def number_in(data: bytes) -> int:
    """Decode a result."""
    return msgspec.json.decode(data, type=int)


KIND = Kind(doubled, msgspec.json.encode, number_in)
WORKS = [Sum(GAME, number) for number in range(9)]
DOUBLED = [2 * work.number for work in WORKS]


class ClosedClientError(Exception):
    """Dask's scheduler is gone."""


class LossyExecutor(ThreadPoolExecutor):
    """Loses parcels, and says so in the ways that executors have."""

    def __init__(self, lost: Callable[[Sum], BaseException | None]) -> None:
        """Lose a parcel for which `lost` returns an error."""
        super().__init__(2)
        self.lost = lost

    def submit(self, function: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
        """Play a parcel, or lose it."""
        if error := self.lost(args[1]):
            future: Future[Any] = Future()
            future.set_exception(error)
            return future
        return super().submit(function, *args)


def factory(monkeypatch: pytest.MonkeyPatch, make: Callable[[], object]) -> str:
    """Offer a factory of executors under a name."""
    monkeypatch.setitem(sys.modules, "my_cluster", SimpleNamespace(make=make))
    return "my_cluster:make"


def lossy(monkeypatch: pytest.MonkeyPatch, lost: Callable[[Sum], BaseException | None]) -> str:
    """Offer an executor that loses parcels."""
    return factory(monkeypatch, lambda: LossyExecutor(lost))


def played(source: Source, ledger: Ledger | None = None) -> list[int]:
    """Play all parcels."""
    with source:
        return Runner(source, ledger).run(KIND, WORKS, show_progress)


def test_any_executor_plays_parcels_in_their_order() -> None:
    """A factory is a name in a module; results come in the order of the parcels, whoever was faster."""
    assert played(Source(THREADS)) == Runner().run(KIND, WORKS, show_progress) == DOUBLED


@pytest.mark.parametrize("error", [BrokenExecutor, CancelledError, KilledWorker, ClosedClientError])
def test_a_lost_parcel_is_given_to_another_worker(
    error: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each parcel is lost once, in one of the ways executors lose them; nothing is missing in the end."""
    lost: list[int] = []

    def once(work: Sum) -> BaseException | None:
        if work.number in lost:
            return None
        lost.append(work.number)
        return error("gone")

    assert played(Source(lossy(monkeypatch, once))) == DOUBLED
    assert len(lost) == len(WORKS)


@pytest.mark.parametrize("error", [BrokenExecutor, ClosedClientError])
def test_an_executor_that_breaks_is_made_again(
    error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    """When it takes no more parcels, a new one gets those that it had, and the next ones."""
    made: list[Executor] = []

    class Breaking(ThreadPoolExecutor):
        given = 0

        def submit(self, function: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
            self.given += 1
            if self.given > 3 and len(made) == 1:
                raise error
            return super().submit(function, *args)

    def make() -> Executor:
        made.append(Breaking(1))
        return made[-1]

    assert played(Source(factory(monkeypatch, make))) == DOUBLED
    assert len(made) == 2


def test_no_parcel_is_lost_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that ends every worker ends the run, after a few tries; the others are kept."""
    tries = []

    def poison(work: Sum) -> BaseException | None:
        if work.number == 4:
            tries.append(work)
            return KilledWorker("again")
        return None

    with pytest.raises(Lost, match="lost 6 times: KilledWorker"):
        played(Source(lossy(monkeypatch, poison)))
    assert len(tries) == PATIENCE + 1


def test_executors_that_always_break_end_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """What breaks them is told."""

    class Broken(ThreadPoolExecutor):
        def submit(self, function: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
            raise BrokenExecutor("no memory")

    with pytest.raises(Lost, match=r"6 executors broke one after the other: Broken.*no memory"):
        played(Source(factory(monkeypatch, Broken)))


def test_an_error_of_a_parcel_is_no_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would happen to every worker: it is raised, and not tried again."""
    name = lossy(monkeypatch, lambda work: KeyError("a bug") if work.number == 4 else None)

    with pytest.raises(KeyError, match="a bug"):
        played(Source(name))


def test_a_worker_without_the_program_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine of the cluster has no Herotable."""
    name = lossy(monkeypatch, lambda _: ModuleNotFoundError("No module named 'ai'"))

    with pytest.raises(Refused, match="can't play: No module named 'ai'"):
        played(Source(name))


@pytest.mark.parametrize(
    ("theirs", "named"),
    [
        (Identity(f"{GAME}/r1/old", identity_of(GAME).network), f"rules {GAME}/r1/old"),
        (Identity(identity_of(GAME).rules, "0000"), "network 0000"),
        (Identity(identity_of(GAME).rules, ""), r"network \(none\)"),
    ],
)
def test_a_worker_with_other_rules_or_network_refuses(
    theirs: Identity, named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says in one line what it has and what is wanted."""
    monkeypatch.setattr(runner, "identity_of", lambda _: theirs)
    with pytest.raises(Refused, match=named) as told:
        play_parcel(doubled, WORKS[1], identity_of(GAME))

    assert "\n" not in str(told.value)
    assert play_parcel(doubled, WORKS[1], theirs) == 2


def test_a_worker_without_the_game_refuses() -> None:
    """Nobody there trusts the package that adds it."""
    with pytest.raises(Refused, match="no game chess"):
        play_parcel(doubled, Sum("chess", 1), identity_of(GAME))


def test_the_identity_is_that_of_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It names the rules and their revision; whatever decides a match changes it, and line ends don't."""
    before = identity_of.__wrapped__(GAME)
    assert before.rules.startswith(f"{GAME}/r")
    plain = identity.plain
    (tmp_path / "one.py").write_bytes(b"a = 1\r\n")
    assert plain(tmp_path / "one.py") == b"a = 1\n"
    monkeypatch.setattr(identity, "plain", lambda path: plain(path) + b"#")
    assert identity_of.__wrapped__(GAME) != before


@pytest.mark.parametrize(
    ("part", "names"),
    [
        ("game.splendor_marvel.rules.state:X", {"state.py", "cards.py", "__init__.py"}),
        ("game.splendor_marvel.rules", {"state.py", "cards.py", "__init__.py"}),
        ("one_file:GAME", {"one_file.py"}),
    ],
)
def test_the_sources_of_a_part_are_those_of_its_package(
    part: str, names: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A module that lies in none stands for itself."""
    (tmp_path / "one_file.py").write_text("GAME = 1\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    found = {source.name for source in sources_of(part)}

    assert names <= found
    assert all(name.endswith(".py") for name in found)


def test_results_are_kept_as_they_complete(tmp_path: Path) -> None:
    """A resumed run plays only what is missing, and what it returns is the same."""
    file = tmp_path / "new" / "results.jsonl"
    with Ledger(file, resume=False) as ledger:
        Runner(None, ledger).run(KIND, WORKS[:4], show_progress)
    kept = file.read_bytes()
    assert kept.count(b"\n") == 4

    new: list[int] = []

    def noted(work: Sum) -> int:
        new.append(work.number)
        return doubled(work)

    with Ledger(file, resume=True) as ledger:
        again = Runner(None, ledger).run(Kind(noted, *KIND[1:]), WORKS, show_progress)

    assert again == DOUBLED
    assert new == [4, 5, 6, 7, 8]
    assert file.read_bytes().startswith(kept)


def test_an_interrupted_line_is_played_again(tmp_path: Path) -> None:
    """The end of the file that was cut off in the middle of a result goes; what is whole stays."""
    file = tmp_path / "results.jsonl"
    with Ledger(file, resume=False) as ledger:
        Runner(None, ledger).run(KIND, WORKS, show_progress)
    whole = file.read_bytes()
    file.write_bytes(whole[:-5])
    with Ledger(file, resume=True) as ledger:
        assert len(ledger.found) == len(WORKS) - 1
        assert Runner(None, ledger).run(KIND, WORKS, show_progress) == DOUBLED

    assert file.read_bytes() == whole


def test_a_failure_keeps_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Results stand in the file before the run ends."""
    name = lossy(monkeypatch, lambda work: KilledWorker("again") if work.number == 4 else None)
    file = tmp_path / "results.jsonl"
    with Ledger(file, resume=False) as ledger, pytest.raises(Lost):
        played(Source(name), ledger)

    assert file.read_bytes().count(b"\n") == len(WORKS) - 1


def test_results_are_not_overwritten(tmp_path: Path) -> None:
    """Without --resume a file with results is left alone; nor is anything else appended to."""
    file = tmp_path / "results.jsonl"
    file.write_bytes(b'{"key":"x","result":1}\n')
    with pytest.raises(LedgerError, match="--resume"):
        Ledger(file, resume=False)
    file.write_bytes(b'{"key":"x","result":1}\nwhat?\n')
    with pytest.raises(LedgerError, match="line 2"):
        Ledger(file, resume=True)
    with pytest.raises(LedgerError, match="can't be used"):
        Ledger(tmp_path, resume=True)

    assert file.read_bytes() == b'{"key":"x","result":1}\nwhat?\n'


def test_a_result_of_another_kind_is_named(tmp_path: Path) -> None:
    """The file was changed by hand."""
    file = tmp_path / "results.jsonl"
    file.write_bytes(b'{"key":"%s","result":"two"}\n' % key_of(WORKS[1]).encode())

    with Ledger(file, resume=True) as ledger, pytest.raises(LedgerError, match="can't be read"):
        Runner(None, ledger).run(KIND, WORKS, show_progress)


def test_parcels_of_other_rules_are_other_parcels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their results are not taken for those that are asked for."""
    before = key_of(WORKS[1])
    monkeypatch.setattr(runner, "identity_of", lambda _: Identity("other", ""))

    assert key_of(WORKS[1]) != before != key_of(WORKS[2])


@pytest.mark.parametrize(
    "name", ["", "remote", "dask://", "dask://host", "dask://:", "module", "a b:c", ":make", "module:"]
)
def test_a_name_that_is_no_executor_is_refused(name: str) -> None:
    """What is allowed is said."""
    with pytest.raises(ExecutorError, match=r"local, dask://HOST:PORT or MODULE:FACTORY"):
        Source(name)


@pytest.mark.parametrize(
    ("make", "named"),
    [
        (lambda: 3, "made no Executor, but int"),
        (lambda: int("x"), "ValueError"),
        (lambda _more: ThreadPoolExecutor(), "TypeError"),
    ],
)
def test_a_factory_that_makes_no_executor_is_named(
    make: Callable[[], object], named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it raises."""
    with pytest.raises(ExecutorError, match=named), Source(factory(monkeypatch, make)):
        pytest.fail("nothing was made")


@pytest.mark.parametrize("name", ["no_such_module:make", "concurrent.futures:no_such_name"])
def test_a_factory_that_does_not_exist_is_named(name: str) -> None:
    """In one line."""
    with pytest.raises(ParcelError, match="can't be made") as told:
        Source(name).open()

    assert "\n" not in str(told.value)


def test_dask_is_imported_only_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it isn't installed, the line says how to get it."""
    monkeypatch.setitem(sys.modules, "distributed", None)

    with pytest.raises(ExecutorError, match=r"pip install 'herotable\[cluster\]'"):
        Source("dask://localhost:8786").open()


def test_a_scheduler_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The address is in the line."""

    def silent(address: str, **_: object) -> object:
        raise OSError(f"Timed out trying to connect to {address}\nafter 20 s")

    monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=silent))
    with pytest.raises(
        ExecutorError, match=r"dask://far:1 can't be reached: OSError: .* tcp://far:1"
    ) as told:
        Source("dask://far:1").open()

    assert "\n" not in str(told.value)


@pytest.mark.parametrize(
    ("waited", "run", "named"),
    [
        (TimeoutError("none in 20 s"), None, "has no workers"),
        (
            None,
            ModuleNotFoundError("No module named 'ai'"),
            "can't play: ModuleNotFoundError: No module named 'ai'",
        ),
        (None, OSError("closed"), "can't play: OSError: closed"),
    ],
)
def test_workers_that_cannot_play_are_named(
    waited: Exception | None, run: Exception | None, named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are not waited for all night, and the connection is closed."""
    closed = []

    class Client:
        def __init__(self, *_: object, **__: object) -> None:
            self.close = lambda: closed.append(self)

        def wait_for_workers(self, _number: int, timeout: float) -> None:
            if waited:
                raise waited

        def run(self, *_: object) -> None:
            if run:
                raise run

    monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=Client))
    with pytest.raises(ExecutorError, match=named):
        Source("dask://far:1").open()

    assert len(closed) == 1


def test_local_processes_are_opened_when_they_are_needed() -> None:
    """And closed after that."""
    source = Source("local", 2)
    with source:
        opened = source.executor
        assert source.open() is opened

    assert (opened is None, source.executor is None) == (False, True)
