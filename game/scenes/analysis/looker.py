"""What the parts of the analysis ask of the scene that shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ai.judging import Chances, Judgement, Point, Turn
    from game.scenes.seating import Chair
    from game.texts.texts import Texts


class Looker(Protocol):
    """A scene that looks back at a match with somebody's eyes; moments go by their numbers."""

    chosen: int  # a moment; -1: none yet
    watcher: int
    decisions: int  # of the whole match
    chairs: tuple[Chair, ...]
    points: list[Point]
    turning: tuple[Turn, ...]
    ticks: list[tuple[int, int]]  # decisions made before each round, and its number, or each tenth decision

    @property
    def texts(self) -> Texts:
        """The game's texts in the language spoken."""

    @property
    def sides(self) -> tuple[int, ...]:
        """For each seat the first seat of its side."""

    @property
    def judged(self) -> dict[int, Judgement]:
        """The verdicts, by moment."""

    @property
    def known_moment(self) -> int:
        """The chosen moment, or -1 while nothing is known of it."""

    @property
    def scale(self) -> str:
        """What the ticks count."""

    def choose(self, number: int) -> None:
        """Let another moment be the chosen one."""

    def open(self) -> None:
        """Show the table at the chosen moment."""

    def mover_of(self, number: int) -> int:
        """Tell whose moment it was."""

    def name_of(self, number: int) -> str:
        """Name a moment by the number of its decision."""

    def sentence(self, number: int, *, short: bool = False) -> str:
        """Say what was done at a moment; in `short` only what it came to."""

    def chances_at(self, number: int) -> Chances | None:
        """Tell how everybody stood before a moment."""

    def mark_word(self, judged: Judgement) -> str:
        """Word a verdict."""

    def verdict_told(self, number: int) -> str:
        """Word the verdict with its numbers, or why there is none."""

    def better_told(self, number: int) -> str:
        """Word what would have been better, or as good; "" where nothing was."""

    def reasons_told(self, number: int) -> str:
        """Word the reasons for the better; "" while nobody has asked for long enough."""
