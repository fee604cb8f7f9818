"""The cache of answers: what was asked before is not searched again.

An analysis asks with fixed seeds and simulations, never by the clock, so its answer follows from the question
and from who answers it. Looking one up reads a file; a thread does it.
"""

from __future__ import annotations

import hashlib
import sys
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from ai.evaluators.networks import file_of
from ai.parcels.identity import digest, plain, sources_of
from ai.worker.tasks import SearchResult
from game import __version__
from game.registry import ADDED, GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.worker.messages import Request

_ENCODER: Final = msgspec.msgpack.Encoder()
_RESULT: Final = msgspec.msgpack.Decoder(SearchResult)


class AnswerStore(Protocol):
    """Where answers are kept."""

    def get(self, key: bytes) -> bytes | None:
        """Return the answer to a question; None if it isn't known."""

    def put(self, key: bytes, answer: bytes) -> None:
        """Remember an answer."""


def is_lasting(request: Request) -> bool:
    """Whether the answer is always the same: no clock decides it, and no code that may change unseen."""
    timed = request.simulations is None and request.deal is None
    return not timed and request.game not in ADDED


def key_of(request: Request) -> bytes:
    """Return what stands for a question, and for who answers it."""
    return hashlib.sha256(edition_of(request.game).encode() + _ENCODER.encode(request)).digest()


@cache
def edition_of(game: str) -> str:
    """Return what stands for who answers: the version, the game's network, and in a checkout the sources."""
    network = file_of(game)
    played = [__version__, digest(network.read_bytes()) if network.is_file() else ""]
    if not getattr(sys, "frozen", False):
        parts = dict.fromkeys(("ai", "game.engine", GAMES[game].rules_class, GAMES[game].evaluator))
        played += [digest(plain(source)) for part in parts if part for source in sources_of(part)]
    return digest(" ".join(played).encode())


class AnswerCache:
    """The answers in a store, by a thread of its own that never makes anybody wait."""

    def __init__(self, store: Callable[[], AnswerStore]) -> None:
        """Use `store`, which is opened when the first question comes."""
        self._open = store
        self._store: AnswerStore | None = None
        self._thread = ThreadPoolExecutor(1, "answers")
        self._closed = False
        self._closing = threading.Lock()

    def find(self, request: Request) -> Future[SearchResult | None]:
        """Look for the answer to a question; None if it isn't known, or the cache is closed."""
        with self._closing:
            if not self._closed:
                return self._thread.submit(self._find, request)
        unknown: Future[SearchResult | None] = Future()
        unknown.set_result(None)
        return unknown

    def keep(self, request: Request, result: SearchResult) -> None:
        """Remember an answer, unless the cache is closed."""
        with self._closing:
            if not self._closed:
                self._thread.submit(self._keep, request, result)

    def close(self) -> None:
        """Write what is pending; whoever still asks hears that nothing is known."""
        with self._closing:
            self._closed = True
        self._thread.shutdown()

    # On the thread

    def _find(self, request: Request) -> SearchResult | None:
        found = self._opened().get(key_of(request)) if is_lasting(request) else None
        try:
            return None if found is None else _RESULT.decode(found)
        except msgspec.DecodeError:  # it is asked again, and then right
            return None

    def _keep(self, request: Request, result: SearchResult) -> None:
        if is_lasting(request):
            self._opened().put(key_of(request), _ENCODER.encode(result))

    def _opened(self) -> AnswerStore:
        if self._store is None:
            self._store = self._open()
        return self._store
