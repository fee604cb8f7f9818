"""The search of the list of matches: a field for words, and three choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from game.registry import GAMES
from game.screens.games import title_of
from game.screens.widgets.choice import Choice
from game.screens.widgets.layout import Column, Made, Part, Row
from game.screens.widgets.text_line import TextLine
from game.table.layout.boxes import REST
from saves.index.query import EVERYTHING

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.screens.app.program import Program
    from saves.index.query import Query

TALL: Final = 38.0  # units of a control
WORDS_LIMIT: Final = 80  # characters
RESULTS: Final = ("", "won", "lost", "unfinished")
TELLING: Final = ("won", "lost")  # those that give away how a match ended
DAYS: Final = (0, 7, 31, 366)
FIELD: Final = "search"  # the name of the field for words


class Search:
    """What is looked for; `changed` is called when that is something else."""

    def __init__(self, program: Program, changed: Callable[[], None]) -> None:
        """Look for everything."""
        self._program = program
        self._changed = changed
        self.query: Query = EVERYTHING

    @property
    def active(self) -> bool:
        """Whether it leaves any match out."""
        return self.query != EVERYTHING

    def clear(self) -> None:
        """Look for everything."""
        if self.active:
            self.query = EVERYTHING
            self._changed()

    def _look(self, name: str, value: object) -> None:
        changes: dict[str, Any] = {name: value}
        self.query = msgspec.structs.replace(self.query, **changes)
        self._changed()

    def part(self, width: float, narrow: float) -> Part:
        """Return the controls: in one row, or in two where there are less than `narrow` units."""
        choices: list[Part] = [Made(make, TALL) for make in (self._game, self._result, self._days)]
        words = Made(self._words, TALL)
        if width < narrow:
            return Column([words, Row(choices, 10.0)], 8.0)
        return Row([words, *choices], 12.0, [REST, 220.0, 190.0, 190.0])

    def _words(self, place: pygame.Rect) -> TextLine:
        program = self._program
        return TextLine(
            FIELD,
            place,
            self.query.text,
            lambda text: self._look("text", text),
            limit=WORDS_LIMIT,
            window=program.size,
            empty=program.words("load-search"),
        )

    def _game(self, place: pygame.Rect) -> Choice[str]:
        words = self._program.words
        games = [(game, title_of(game, words.texts)) for game in GAMES]
        values = [("", words("load-any_game")), *games]
        choice = Choice("game", place, values, self.query.game, lambda game: self._look("game", game))
        choice.title = words("load-game")
        return choice

    def _result(self, place: pygame.Rect) -> Choice[str]:
        words = self._program.words
        values: list[tuple[str, str]] = [(one, words(f"load-result-{one or 'any'}")) for one in self._results]
        choice = Choice("result", place, values, self.query.result, lambda one: self._look("result", one))
        choice.title = words("load-result")
        return choice

    @property
    def _results(self) -> list[str]:
        """The results that can be looked for, and the one that is."""
        hidden = TELLING if self._program.settings.spoiler_free else ()
        return [one for one in RESULTS if one not in hidden or one == self.query.result]

    def _days(self, place: pygame.Rect) -> Choice[int]:
        words = self._program.words
        values = [(one, words(f"load-days-{one or 'any'}")) for one in DAYS]
        choice = Choice("days", place, values, self.query.days, lambda one: self._look("days", one))
        choice.title = words("load-days")
        return choice
