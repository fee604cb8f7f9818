"""Makes what is shared in a process of its own, so that no frame of the window waits for it.

A `ShareJob` is one file that is being made; `serve` is the process. The match goes there as the file that the
library would write. Nothing but JSON and the bytes of the finished file goes through the pipe.
"""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from datetime import UTC, datetime
from multiprocessing import get_context
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Final

import msgspec
import pygame

from game.plugins import find_plugins
from game.registry import add_games, added_packages
from game.screens.seating import TableMatch
from game.table.art.contrast import high_contrast, switch_contrast
from game.texts.texts import Voice
from saves.disk.notices import Notice, SaveError, SaveRefused
from saves.matches.match_file import pack, unpack

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    Maker = Callable[[TableMatch, bytes, Voice, Callable[[float], None]], bytes]

Plugins = tuple[tuple[str, str], ...]  # the identities of packages that add games
CLIP: Final = "game.share.clip:clip_from"
CARD: Final = "game.share.card:card_from"
PAGE: Final = "game.share.page.maker:page_from"
NICENESS: Final = 5  # the window has priority
WHEN: Final = datetime(2000, 1, 1, tzinfo=UTC)  # a match on its way to the process was saved at no time
FAREWELL_SECONDS: Final = 0.3  # for a killed process


class Order(msgspec.Struct, frozen=True):
    """All that the process is told."""

    match: bytes  # as a file
    maker: str  # the function that makes it: imported there, the window doesn't need Pillow
    wish: bytes  # the maker's own, as JSON
    language: str
    contrast: bool
    plugins: Plugins


class Progress(msgspec.Struct, frozen=True, tag=True):
    """The share that is done, 0 to 1."""

    share: float


class Made(msgspec.Struct, frozen=True, tag=True):
    """It is made: the next message is its bytes."""


class Failed(msgspec.Struct, frozen=True, tag=True):
    """It could not be made."""

    reason: str


class Refused(msgspec.Struct, frozen=True, tag=True):
    """It could not be made for a reason that people can be told."""

    notice: Notice


Report = Progress | Made | Failed | Refused
_REPORTS: Final = msgspec.json.Decoder(Report)
_ORDERS: Final = msgspec.json.Decoder(Order)


class ShareJob:
    """One file that is being made. `make` runs on a thread; everything else belongs to the window."""

    def __init__(self, table: TableMatch, maker: str, wish: msgspec.Struct, language: str) -> None:
        """Prepare what `maker` makes of `table` by `wish`, with words in `language`."""
        self.share = 0.0  # that is done
        self.ended = False
        self._order = Order(
            pack(table.saved(), WHEN),
            maker,
            msgspec.json.encode(wish),
            language,
            high_contrast(),
            added_packages(),
        )
        self._cancelled = False
        self._process: BaseProcess | None = None

    def make(self) -> bytes | None:
        """Return the file's bytes, None if it was cancelled; SaveRefused says why it couldn't be made."""
        try:
            data = self._made()
            return None if self._cancelled else data
        finally:
            self.ended = True

    def _made(self) -> bytes | None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), name="sharing", daemon=True)
        process.start()
        self._process = process
        theirs.close()
        try:
            ours.send_bytes(msgspec.json.encode(self._order))
            while not self._cancelled:
                report = _REPORTS.decode(ours.recv_bytes())
                if isinstance(report, Made):
                    return ours.recv_bytes()
                if isinstance(report, Refused):
                    raise SaveRefused.of(report.notice)
                if isinstance(report, Failed):
                    raise SaveRefused("share_failed", "", reason=report.reason)
                self.share = report.share
        except (EOFError, OSError) as error:
            if not self._cancelled:
                raise SaveRefused("share_failed", "", reason=type(error).__name__) from error
        finally:
            process.kill()
            process.join(FAREWELL_SECONDS)
            ours.close()
        return None

    def cancel(self) -> None:
        """Stop at once: nothing comes of it."""
        self._cancelled = True
        if self._process is not None:
            self._process.kill()


def serve(connection: Connection) -> None:
    """Make the one file that is asked for, and send it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the window's; it ends this process
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(NICENESS)
    with suppress(EOFError, OSError):  # nobody is left to tell
        order = _ORDERS.decode(connection.recv_bytes())
        try:
            data = _obey(order, lambda share: _send(connection, Progress(share)))
        except OSError:
            raise
        except SaveError as error:
            _send(connection, Refused(error.notice))
        except Exception as error:  # noqa: BLE001 - whatever it is, the window tells it
            _send(connection, Failed(f"{type(error).__name__}: {error}"))
        else:
            _send(connection, Made())
            connection.send_bytes(data)


def _obey(order: Order, progress: Callable[[float], None]) -> bytes:
    pygame.font.init()
    if order.plugins:
        for plugin in find_plugins()[0]:
            if plugin.identity in order.plugins:
                add_games(plugin)
    switch_contrast(on=order.contrast)
    table = TableMatch.from_saved(unpack(order.match, "").saved)
    make: Maker = resolve_name(order.maker)
    return make(table, order.wish, Voice(order.language), progress)


def _send(connection: Connection, report: Report) -> None:
    connection.send_bytes(msgspec.json.encode(report))
