"""What happened in a match, in sentences: the log's lines, told from what those who look may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.engine.contract import TABLE
from game.screens.match.table.viewpoint import Viewpoint

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.match import Match
    from game.engine.views import View
    from game.screens.match.game import Says
    from game.texts.texts import Texts


AHEAD: Final = 3  # decisions worded, whenever somebody reads, for whoever of the others knows least of them


class Line(NamedTuple):
    """One thing that happened."""

    decision: int  # its number from 0, -1 for what the table did before any
    actor: int  # the seat that decided, or TABLE
    seat: int  # the seat whose turn it was
    text: str  # "" for what needs no words
    round: int  # from 1; 0 in games without rounds
    action: int


class Story:
    """The sentences of one match; each is worded once for those who know the same, and a language.

    From which side of the table they look does not matter: where it goes from person to person, nothing has
    to be told anew.
    """

    def __init__(self, match: Match, says: Says, names: Sequence[str], persons: tuple[int, ...] = ()) -> None:
        """Tell of `match`, whose seats are called `names`, in the words of `says`.

        Where several `persons` look by turns or together, what each will read is worded bit by bit before.
        """
        self.match = match
        self.says = says
        self.names = tuple(names)
        several = len(persons) > 1
        self.looking = (
            (Viewpoint(persons[0], persons), *(Viewpoint(seat) for seat in persons)) if several else ()
        )
        self._told: dict[tuple[frozenset[int], Texts], _Telling] = {}  # by who looks, and the language

    def rename(self, names: Sequence[str]) -> None:
        """Call the seats otherwise: those who gave no name are called what the language spoken calls them."""
        self.names = tuple(names)

    def lines(self, viewpoint: Viewpoint, texts: Texts) -> list[Line]:
        """Return a line for each step of the match so far, those without words included."""
        if self.looking:
            behind = min(self.looking, key=lambda others: self._length(others, texts))
            self._telling(behind, texts, AHEAD)
        telling = self._telling(viewpoint, texts)
        return [line for lines in telling.lines for line in lines]

    def _length(self, viewpoint: Viewpoint, texts: Texts) -> int:
        """How many decisions are worded for this viewpoint."""
        telling = self._told.get((_knowing(viewpoint), texts))
        return len(telling.lines) if telling else 0

    def _telling(self, viewpoint: Viewpoint, texts: Texts, most: int | None = None) -> _Telling:
        """Bring the telling for this viewpoint up to date, by so many decisions at most."""
        telling = self._told.setdefault((_knowing(viewpoint), texts), _Telling())
        decisions = self.match.decisions
        telling.keep(decisions)
        missing = range(len(telling.lines) - 1, len(decisions))
        for number in missing[:most]:
            telling.add(decisions[number] if number >= 0 else "", self._worded(number, viewpoint, texts))
        return telling

    def _worded(self, number: int, viewpoint: Viewpoint, texts: Texts) -> tuple[Line, ...]:
        before = viewpoint.look(self.match.start if number < 0 else self.match.at(number))
        seat = self.match.movers[number] if number >= 0 else TABLE
        actor = seat
        lines = []
        for action, state, events in self.match.steps(number):
            after = viewpoint.look(state)
            text = self.says.tell(viewpoint.hear(events), self.names, texts)
            lines.append(Line(number, actor, seat, text, round_of(before), action))
            before, actor = after, TABLE
        return tuple(lines)


class _Telling:
    """The lines for one pair of eyes and one language: a tuple a decision, after the table's first steps."""

    def __init__(self) -> None:
        self.lines: list[tuple[Line, ...]] = []
        self._texts: list[str] = []

    def keep(self, decisions: Sequence[str]) -> None:
        """Forget what was told of decisions that are no longer those of the match."""
        same = 0
        for mine, theirs in zip(self._texts[1:], decisions, strict=False):
            if mine != theirs:
                break
            same += 1
        del self.lines[same + 1 :]
        del self._texts[same + 1 :]

    def add(self, text: str, lines: tuple[Line, ...]) -> None:
        """Keep the lines of a decision."""
        self._texts.append(text)
        self.lines.append(lines)


def _knowing(viewpoint: Viewpoint) -> frozenset[int]:
    """Who has to know what this viewpoint see, from whichever side they look."""
    return frozenset((viewpoint.seat, *viewpoint.together))


def round_of(view: View) -> int:
    """Tell the round of a position, 0 where the game has none."""
    number = getattr(view, "round", 0)
    return number if isinstance(number, int) else 0
