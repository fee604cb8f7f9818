"""Plays parcels in an executor: written as they complete, given to another worker when one is lost.

A parcel is a pure function of its arguments, seeded by them, so who plays it and how often doesn't matter.
"""

from __future__ import annotations

from collections import Counter
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from ai.parcels.errors import LedgerError, Lost, Refused
from ai.parcels.identity import Identity, digest, identity_of
from game.plugins import shortened
from game.registry import GAMES
from saves.trust import add_trusted_games

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ai.parcels.executors import Source
    from ai.parcels.ledger import Ledger

PATIENCE: Final = 5  # losses of one parcel, and of executors with no result in between
LOST_BY_NAME: Final = {"KilledWorker"}  # of Dask, which isn't imported here
BROKEN_BY_NAME: Final = {"ClosedClientError"}  # what it calls a scheduler that is gone


class Playable(Protocol):
    """The arguments of a parcel: plain data that msgspec encodes."""

    @property
    def game(self) -> str:
        """The game's id."""


Work = TypeVar("Work", bound=Playable)
Result = TypeVar("Result")


class Kind(NamedTuple, Generic[Work, Result]):
    """A kind of parcel: the function that plays it, by name, and how its results are written as JSON."""

    play: Callable[[Work], Result]
    encode: Callable[[Result], bytes]
    decode: Callable[[bytes], Result]


def play_parcel(play: Callable[[Work], Result], work: Work, identity: Identity) -> Result:
    """Play a parcel on a worker; raise Refused if the worker's rules or network are others."""
    if work.game not in GAMES:
        add_trusted_games()
    if work.game not in GAMES:
        raise Refused(f"a worker refused: it has no game {work.game}")
    if different := identity.difference(identity_of(work.game)):
        raise Refused(f"a worker refused: {different}")
    return play(work)


class Runner:
    """Plays parcels here or in an executor, and takes results from a ledger where it has them."""

    def __init__(self, source: Source | None = None, ledger: Ledger | None = None) -> None:
        """Play in the executor that `source` opens, in this process without one."""
        self.source = source
        self.ledger = ledger

    def run(
        self, kind: Kind[Work, Result], works: Iterable[Work], progress: Callable[[int, int], None]
    ) -> list[Result]:
        """Return the results of all parcels, in the order of the parcels; raise Refused or Lost."""
        asked = list(works)
        keys = [key_of(work) for work in asked]
        known = self.ledger.found if self.ledger else {}
        results = {place: self._decoded(kind, known[key]) for place, key in enumerate(keys) if key in known}
        missing = [(place, work) for place, work in enumerate(asked) if place not in results]

        def keep(place: int, result: Result) -> None:
            if self.ledger:
                self.ledger.add(keys[place], kind.encode(result))
            results[place] = result
            progress(len(results), len(asked))

        if self.source is None:
            for place, work in missing:
                keep(place, kind.play(work))
        else:
            _Crew(self.source, kind, keep).play(missing)
        return [results[place] for place in range(len(asked))]

    def _decoded(self, kind: Kind[Work, Result], raw: msgspec.Raw) -> Result:
        """Decode a result of the ledger; raise LedgerError if it is none."""
        try:
            return kind.decode(bytes(raw))
        except ValueError as error:
            path = self.ledger.path if self.ledger else ""
            raise LedgerError(f"{path} holds a result that can't be read: {error}") from error


class _Crew(Generic[Work, Result]):
    """The parcels that an executor has, with the executor that each was given to."""

    def __init__(self, source: Source, kind: Kind[Work, Result], keep: Callable[[int, Result], None]) -> None:
        self.source = source
        self.kind = kind
        self.keep = keep
        self.waiting: dict[Future[Result], tuple[int, Work, Executor]] = {}
        self.losses: Counter[int] = Counter()  # of each parcel by itself
        self.breaks = 0  # of executors, with no result in between
        self.hopeless = ""  # why a parcel is not given away any more

    def play(self, works: list[tuple[int, Work]]) -> None:
        """Play all parcels; raise Refused, or Lost when all others are played."""
        try:
            for place, work in works:
                self._submit(place, work)
            while self.waiting:
                done, _ = wait(self.waiting, return_when=FIRST_COMPLETED)
                lost = [parcel for future in done if (parcel := self._settle(future))]
                for place, work in lost:
                    self._submit(place, work)
        finally:
            if self.source.executor:  # else they are gone with it
                for future in self.waiting:
                    future.cancel()
        if self.hopeless:
            raise Lost(self.hopeless)

    def _submit(self, place: int, work: Work) -> None:
        """Give a parcel to the executor, or to its successor if it has broken."""
        while True:
            executor = self.source.open()
            try:
                future = executor.submit(play_parcel, self.kind.play, work, identity_of(work.game))
            except Exception as error:
                if not is_broken(error):
                    raise
                self._replace(executor, error)
            else:
                self.waiting[future] = place, work, executor
                return

    def _replace(self, executor: Executor, error: Exception) -> None:
        """Close an executor that has broken, unless that was done; raise Lost if that helps nothing."""
        if executor is not self.source.executor:
            return
        self.source.close()
        self.breaks += 1
        if self.breaks > PATIENCE:
            raise Lost(f"{self.breaks} executors broke one after the other: {shortened(error)}")

    def _settle(self, future: Future[Result]) -> tuple[int, Work] | None:
        """Keep a result; return the parcel if it is lost and to be given away again."""
        place, work, executor = self.waiting.pop(future)
        try:
            result = future.result()
        except ImportError as error:
            raise Refused(f"a worker can't play: {error}") from error
        except Exception as error:
            if is_broken(error):
                self._replace(executor, error)
                return place, work
            if not isinstance(error, CancelledError) and type(error).__name__ not in LOST_BY_NAME:
                raise
            self.losses[place] += 1
            if self.losses[place] <= PATIENCE:
                return place, work
            self.hopeless = f"a parcel was lost {self.losses[place]} times: {type(error).__name__}"
            return None
        self.keep(place, result)
        self.breaks = 0
        return None


def is_broken(error: Exception) -> bool:
    """Return whether an executor takes no more parcels."""
    return isinstance(error, BrokenExecutor) or type(error).__name__ in BROKEN_BY_NAME


def key_of(work: Playable) -> str:
    """Return the hash of a parcel: of all its arguments, and of the rules and the network that play."""
    return digest(msgspec.json.encode((work, identity_of(work.game))))
