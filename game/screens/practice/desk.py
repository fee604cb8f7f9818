"""The program's part of practice: what is due, what was answered, and when mistakes are looked for."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from datetime import date
from typing import TYPE_CHECKING, Final

import msgspec

from ai.practice.deck import Deck
from ai.practice.grades import RIGHT
from ai.practice.mistakes import Card, Problem
from ai.practice.spacing import answered
from ai.worker.client import Worker
from game.registry import added_packages
from game.screens.practice.power import on_mains
from game.screens.practice.reviewer import Reviewer
from saves.disk.clock import today
from saves.index.cards import CardIndex
from saves.matches.header import NOT_JSON
from saves.practice.progress import Progress

if TYPE_CHECKING:
    from ai.practice.grades import Grade
    from game.screens.app.program import Program

FOLDER: Final = "practice"  # beside the matches
IDLE: Final = 10.0  # seconds without a touch after which the machine counts as idle
POWER_SECONDS: Final = 15.0  # between two questions to the system
_PROBLEM: Final = msgspec.msgpack.Decoder(Problem)


class PracticeDesk:
    """One for the program; made when somebody first needs it."""

    def __init__(
        self, program: Program, worker: Callable[[], Worker] | None = None, now: Callable[[], date] = today
    ) -> None:
        """Read what was practised, and begin to read the cards."""
        self._program = program
        self._progress = Progress(program.library.folder / FOLDER)
        self._index = CardIndex(program.library.index.database)
        self._today = now
        self.reviewer = Reviewer(
            program.library,
            worker or (lambda: Worker(added_packages())),
            lambda: program.settings.name,
            program.ai.cache,
        )
        self._read: list[Card] | None = None  # by the thread, not yet taken
        self._version = -1  # of the reviewer's cards that were read
        self._reading = False
        self.powered = False
        self._power_asked = POWER_SECONDS
        self.deck = Deck([], self._progress.reviews, now())
        self._day = now()

    # Cards

    @property
    def due(self) -> int:
        """How many cards are due today."""
        return len(self.deck.due)

    def problem(self, card: Card) -> Problem:
        """Read a card's problem; raise ValueError if it has gone, or was made by another version."""
        try:
            return _PROBLEM.decode(self._index.content(card.key) or b"")
        except NOT_JSON as error:
            raise ValueError(f"{card.match}: {error}") from error

    def answer(self, key: str, grade: Grade) -> None:
        """Record an answer to the card with that key, unless it could not be judged."""
        if grade != "unknown":
            before = self._progress.reviews.get(key)
            after = answered(before, self._today(), right=grade in RIGHT)
            if after != before:
                self._progress.keep(key, after)
                self._deal(self.deck.cards)

    def mastered(self, key: str) -> bool:
        """Whether the card with that key counts as mastered."""
        review = self._progress.reviews.get(key)
        return review is not None and review.mastered

    def _deal(self, cards: Sequence[Card]) -> None:
        self._day = self._today()
        self.deck = Deck(cards, self._progress.reviews, self._day)
        self._program.stir()

    # Time

    def update(self, seconds: float) -> None:
        """Let time pass: take what was read, and let the reviewer work while nobody needs the machine."""
        self._power_asked += seconds
        if self._power_asked >= POWER_SECONDS:
            self._power_asked = 0.0
            threading.Thread(target=self._ask_power, name="power", daemon=True).start()
        self.reviewer.allow(on=self._may_review())
        if self._read is not None:
            cards, self._read = self._read, None
            self._deal(cards)
        elif self._day != self._today():
            self._deal(self.deck.cards)
        if self._version != self.reviewer.version and not self._reading:
            self._version, self._reading = self.reviewer.version, True
            threading.Thread(target=self._read_cards, name="cards", daemon=True).start()
        self._program.tell(self._progress.poll())

    def _may_review(self) -> bool:
        """Whether nobody plays, thinks or touches anything."""
        program = self._program
        playing = any(not table.match.over for table in program.stack.tables)
        idle = program.untouched >= IDLE and not playing and not program.ai.busy
        return bool(program.settings.review) and self.powered and idle

    def _ask_power(self) -> None:
        self.powered = on_mains()

    def read_now(self) -> None:
        """Read the cards and wait for them."""
        self._read_cards()
        self.update(0.0)

    def _read_cards(self) -> None:
        self._read = [Card(*row) for row in self._index.cards()]
        self._reading = False

    def close(self) -> None:
        """Write what is pending and end the reviewer."""
        self.reviewer.close()
        self._progress.close()


def desk_of(program: Program) -> PracticeDesk:
    """Return the program's desk."""
    desk = program.remembered.practice
    if not isinstance(desk, PracticeDesk):
        desk = program.remembered.practice = PracticeDesk(program)
    return desk
