"""The interface of the analysis scene for its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ai.analysis.analysis import Analysis
    from ai.analysis.judging import Chances, Judgement, Point, Turn
    from game.screens.analysis.words import Telling
    from game.screens.seating import Chair
    from game.texts.texts import Texts


class Looker(Protocol):
    """A scene that analyses a match from someone's viewpoint; moments are numbered."""

    chosen: int  # a moment; -1: none yet
    watcher: int
    decisions: int  # of the whole match
    chairs: tuple[Chair, ...]
    points: list[Point]
    turning: tuple[Turn, ...]
    ticks: list[tuple[int, int]]  # decisions before each round with its number, or each tenth decision

    @property
    def texts(self) -> Texts:
        """The game's texts in the current language."""

    @property
    def sides(self) -> tuple[int, ...]:
        """The first seat of each seat's side."""

    @property
    def judged(self) -> dict[int, Judgement]:
        """The verdicts, by moment."""

    @property
    def known_moment(self) -> int:
        """The chosen moment, or -1 while it isn't known yet."""

    @property
    def scale(self) -> str:
        """The unit of the ticks."""

    def choose(self, number: int) -> None:
        """Choose another moment."""

    def open(self) -> None:
        """Show the table at the chosen moment."""

    def mover_of(self, number: int) -> int:
        """Return the seat whose moment it was."""

    def name_of(self, number: int) -> str:
        """Name a moment by the number of its decision."""

    def sentence(self, number: int, *, short: bool = False) -> str:
        """Word the decision at a moment; `short`: only its result."""

    def chances_at(self, number: int) -> Chances | None:
        """Return everybody's chances before a moment."""

    def mark_word(self, judged: Judgement) -> str:
        """Word a verdict."""

    def verdict_told(self, number: int) -> str:
        """Word the verdict with its numbers, or why there is none."""

    def better_told(self, number: int) -> str:
        """Word the better line, or one as good; "" if there is none."""

    def reasons_told(self, number: int) -> str:
        """Word the reasons for the better line; "" until they are requested."""


class Tryer(Looker, Protocol):
    """An analysis whose moments can be decided again."""

    analysis: Analysis
    telling: Telling

    def may_try(self, number: int) -> bool:
        """Whether a moment can be retried."""

    def try_chosen(self) -> None:
        """Let the person retry the chosen moment."""
