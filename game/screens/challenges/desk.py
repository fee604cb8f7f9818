"""The program's part of challenges: what the library's matches prove, found on a thread, newest first."""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING, Final

from ai.challenges.goals import edition
from game.registry import ADDED
from saves.challenges.gathered import Gathered, gathered
from saves.challenges.proof import NO_STARS, Proof, pack_proof, proved
from saves.disk.notices import SaveError
from saves.index.feats import FeatIndex
from saves.matches.match_file import open_match

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.seating import TableMatch
    from saves.index.feats import KeptFeats
    from saves.matches.match_file import SavedMatch

IDLE: Final = 10.0  # seconds without a touch after which the machine counts as idle
WATCHED: Final = 1.0  # seconds that the page is taken to be on the screen after it was last updated
BREATH: Final = 0.02  # seconds between two matches, for who draws frames
REST: Final = 30.0  # seconds between two looks for new matches
FAREWELL: Final = 2.0  # seconds to wait for the thread at the end
_log = logging.getLogger(__name__)


class FeatDesk:
    """One for the program; made when somebody first needs it."""

    def __init__(self, program: Program) -> None:
        """Begin to read what is known; nothing is proved before it may be."""
        self._program = program
        self._library = program.library
        self._index = FeatIndex(program.library.index.database)
        self._edition = edition()
        self.whole = Gathered()
        self.known: list[KeptFeats] | None = None  # what each match proves; None: not read yet
        self.left = 0  # matches to look at
        self.version = 0  # of `whole`
        self._watched = 0.0  # seconds for which somebody is taken to look at the page
        self._read: list[KeptFeats] | None = None  # by the thread, not yet taken
        self._allowed = threading.Event()
        self._closing = threading.Event()
        self._wake = threading.Event()
        self._thread: threading.Thread | None = None

    # Time

    def watch(self) -> None:
        """Work for a moment although the machine isn't idle: somebody looks at the page."""
        self._watched = WATCHED

    def update(self, seconds: float) -> None:
        """Take what was found, and let the thread work while nobody needs the machine."""
        self._watched = max(0.0, self._watched - seconds)
        if self._may_work():
            if not self._allowed.is_set():
                self._wake.set()
            self._allowed.set()
        else:
            self._allowed.clear()
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="feats", daemon=True)
            self._thread.start()
        if self._read is not None:
            self.known, self._read = self._read, None
            self.whole = gathered(self.known)
            self.version += 1

    def _may_work(self) -> bool:
        program = self._program
        playing = any(not table.match.over for table in program.stack.tables)
        return not playing and (self._watched > 0.0 or (program.untouched >= IDLE and not program.ai.busy))

    def look(self) -> None:
        """Look for new matches now."""
        self._wake.set()

    def close(self) -> None:
        """End the thread."""
        self._closing.set()
        self._allowed.set()
        self._wake.set()
        if self._thread is not None:
            self._thread.join(FAREWELL)

    # On the thread

    def _run(self) -> None:
        self._read = self._index.all(self._edition)
        while not self._closing.is_set():
            self._allowed.wait()
            self._wake.clear()
            if not self._closing.is_set():
                self.prove_all()
                self._wake.wait(REST)

    def prove_all(self) -> None:
        """Look at all matches that are new, as long as that is allowed."""
        before = len(self.known or ())
        self._edition = edition()  # games may have been added
        self._library.listing().all()
        names = self._index.unproved(self._edition)
        self.left = len(names)
        for number, name in enumerate(names, 1):
            if self._closing.is_set() or not self._allowed.is_set():
                break
            self._prove(name)
            self.left = len(names) - number
            self._closing.wait(BREATH)
        found = self._index.all(self._edition)
        if names or len(found) != before:
            self._read = found

    def _prove(self, name: str) -> None:
        try:
            proof = _proved(open_match(self._library.folder / name).saved)
        except SaveError as error:
            _log.info("proves nothing: %s", error)
            proof = Proof("")
        self._index.put(name, self._edition, pack_proof(proof))

    # What a match adds

    def news(self, table: TableMatch) -> Proof | None:
        """Return what a finished match proves that no other did before; None while that isn't known."""
        if self.known is None:
            return None
        others = gathered(one for one in self.known if one.name != table.file)
        proof = _proved(table.saved())
        before = others.stars.get((proof.game, proof.challenge), NO_STARS)
        first, second, third = (new and not old for old, new in zip(before, proof.stars, strict=True))
        fresh = tuple(goal for goal in proof.achievements if goal not in others.achievements)
        return Proof(proof.game, proof.challenge, (first, second, third), fresh, won=proof.won)


def _proved(saved: SavedMatch) -> Proof:
    """Tell what a match proves: nothing where the code of an added game fails, which the log says."""
    game = saved.match.rules.id
    try:
        return proved(saved)
    except Exception:  # that code may raise anything
        if game not in ADDED:
            raise
        _log.exception("%s: a match can't be measured", game)
        return Proof(game)


def desk_of(program: Program) -> FeatDesk:
    """Return the program's desk."""
    desk = program.remembered.feats
    if not isinstance(desk, FeatDesk):
        desk = program.remembered.feats = FeatDesk(program)
    return desk
