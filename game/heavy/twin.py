"""The second process: it opens a saved match, which replays it, and says what it comes to."""

from __future__ import annotations

import gc
import multiprocessing
import os
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

import game
from game.engine.match import Match
from game.heavy.facts import Differs, Facts, differing, facts_of
from saves.disk.files import read_bounded
from saves.disk.notices import SaveDamaged, SaveError
from saves.matches.match_file import play_again, unpack, unplayed
from saves.trust import add_trusted_games

PURE: Final = "HEROTABLE_PURE"
PATIENCE: Final = 600.0  # seconds for one answer
END_SECONDS: Final = 5.0
COMPILED: Final = "compiled"
UNCOMPILED: Final = "uncompiled"


class TwinDied(Exception):
    """The second process has ended, does not answer, or could not open a match."""


class Twin:
    """The second process, as the first one sees it. Close it at the end."""

    def __init__(self, *, pure: bool = True) -> None:
        """Start it: with the rules from their source if `pure`, and if there is one."""
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        before = os.environ.get(PURE)
        try:
            if pure:
                os.environ[PURE] = "1"
            self._process = context.Process(target=serve, args=(theirs,), name="twin", daemon=True)
            self._process.start()
        finally:
            if before is None:
                os.environ.pop(PURE, None)
            else:
                os.environ[PURE] = before
        theirs.close()
        self.runs = str(self._answer())  # what its rules are

    def check(self, match: Match, path: Path) -> Facts:
        """Have it open the file that `match` was saved to, and return what both came to.

        Raise Differs, or TwinDied.
        """
        try:
            self._ours.send(str(path))
        except OSError as error:
            raise TwinDied(f"the second process has ended: {error}") from error
        ours = facts_of(match)
        theirs = self._answer()
        if not isinstance(theirs, dict):
            raise TwinDied(f"{match.position()}: the second process can't open {path.name}: {theirs}")
        names = differing(ours, theirs)
        if names:
            raise Differs(match, names, self.runs)
        return ours

    def close(self) -> None:
        """End it."""
        self._ours.close()
        self._process.join(END_SECONDS)
        if self._process.is_alive():
            self._process.kill()
            self._process.join(END_SECONDS)

    def _answer(self) -> Facts | str:
        try:
            if not self._ours.poll(PATIENCE):
                raise TwinDied("the second process does not answer")
            answer: Facts | str = self._ours.recv()
        except (EOFError, OSError) as error:
            raise TwinDied("the second process has ended") from error
        return answer


def serve(connection: Connection) -> None:
    """Answer until the first process has ended.

    Hundreds of positions live as long as their match. The cyclic garbage collector would traverse them again
    and again, which costs a third of the time: it runs between two files.
    """
    add_trusted_games()
    gc.disable()
    gc.freeze()  # so that what is here from the start is never gone through
    connection.send(COMPILED if game.compiled() else UNCOMPILED)
    while True:
        try:
            path = Path(connection.recv())
        except (EOFError, OSError):
            return
        try:
            connection.send(facts_of(replayed(path)))
        except SaveError as error:
            connection.send(str(error))
        gc.collect()


def replayed(path: Path) -> Match:
    """Replay a saved match, also if it ends otherwise than it should; raise SaveError for other damage."""
    data = read_bounded(path)
    try:
        return unpack(data, path.name).saved.match
    except SaveDamaged as error:
        if error.notice.code != "ends_otherwise":
            raise
    _, record = unplayed(data, path.name)
    match, _ = play_again(record, path.name)
    return match
