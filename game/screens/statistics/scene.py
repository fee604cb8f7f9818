"""The statistics scene: by person, game, table and rivals; in numbers and small plots.

`figures` computes them, `page` lays them out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from game.registry import GAMES
from game.screens.games import title_of
from game.screens.menus.menu import MenuScene
from game.screens.requests import Answer, Ask, OpenNewGame
from game.screens.seating import player_of
from game.screens.statistics.export import table_of
from game.screens.statistics.figures import Entry, Table, Wish, lived, narrowed, persons
from game.screens.statistics.page import lay_out
from game.screens.statistics.plots import Plot
from game.screens.widgets.layout import Column, Filling, Part, Prose, Shown, Sized, Stack
from game.table.art.paint.light import glow
from game.table.art.palette import FROST, WARM
from game.table.art.title import winged_star
from saves.disk.notices import SaveError
from saves.statistics.lines import MODE

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.app.program import Program
    from game.screens.menus.menu import Way
    from game.screens.requests import OpenStatistics
    from game.screens.seating import TableMatch
    from game.table.pieces import Area


class Offered(NamedTuple):
    """The available filter values: none without matches."""

    persons: list[str]
    games: list[str]
    tables: list[Table]
    rivals: list[int]
    helps: list[bool]


class StatisticsScene(MenuScene):
    """Lies above the title or the result."""

    first = "game"
    context = "statistics"

    def __init__(self, program: Program, table: TableMatch | None = None) -> None:
        """Show all matches of the person who plays most here, or those like `table`."""
        super().__init__(program)
        self.wish = Wish(program.settings.name)
        if table is not None and table.persons:
            match = table.match
            kind = Table(str(match.options.get(MODE, "")), match.seats)
            self.wish = Wish(player_of(table.chairs[table.persons[0]]).name, match.rules.id, kind)
        self.some: list[Entry] = []
        self.offered = Offered([], [], [], [], [])
        self._lived: tuple[tuple[int, str], list[Entry]] = ((-1, ""), [])  # of one version and person
        self._seen = -1  # the version of the statistics that is shown

    # Content

    def _take_in(self) -> None:
        """Apply the filters, and find their available values."""
        played = self.program.statistics.played
        self._seen = self.program.statistics.version
        names = persons(played)
        if self.wish.person not in names:
            self.wish = self.wish._replace(person=names[0] if names else "")
        lives = (self._seen, self.wish.person)
        if self._lived[0] != lives:
            self._lived = (lives, lived(played, self.wish.person))
        self.wish, self.some, found = narrowed(self._lived[1], self.wish)
        games = [game for game in GAMES if game in found["game"]] + sorted(found["game"] - set(GAMES))
        tables = sorted(found["table"]) if self.wish.game else []
        self.offered = Offered(names, games, tables, sorted(found["rival"]), sorted(found["helped"]))

    def build(self) -> None:
        """Put everything on the page."""
        self._take_in()
        words = self.program.words
        buttons: list[Way] = [("back", words("menu-back"), self.back, "secondary")]
        if self.program.statistics.can_restore:
            buttons.append(("restore", words("statistics-restore"), self.restore, "secondary"))
        if self.some:
            buttons.append(("reset", words("statistics-reset"), self.ask_reset, "danger"))
            buttons.append(("export", words("statistics-export"), self.export, "secondary"))
        buttons.append(("play", words("statistics-play"), self.play, "primary"))
        if self.some:
            lay_out(self, buttons)
        else:
            self.first = "play"
            self.framed(words("statistics-heading"), Filling(self._invitation), buttons)

    def _invitation(self, area: Area) -> Part:
        """Return a crest, and what will be here after the first match."""
        crest = winged_star(self.px(min(330.0, area.height * 0.62)))
        shine = glow((crest.get_width() * 2, crest.get_width()), WARM, 120, 1.8)
        told = Prose(self.program.words("statistics-empty"), "text_italic", 28.0, FROST, "midtop")
        parts = [Stack([Shown(shine), Shown(crest)]), Sized(told, 760.0)]
        return Column(parts, 0.0, [area.height * 0.56, area.height * 0.44])

    def choose(self, name: str, value: object) -> None:
        """Change a filter."""
        changed: dict[str, Any] = {name: value}
        self.wish = self.wish._replace(**changed)
        if name == "game":
            self.wish = self.wish._replace(table=None)
        self.rebuild()

    def rebuild(self) -> None:
        """Rebuild the page; chosen points stay if the matches are the same."""
        before = {one.name: one for one in self.page.reachable() if isinstance(one, Plot)}
        super().rebuild()
        for plot in (one for one in self.page.reachable() if isinstance(one, Plot)):
            old = before.get(plot.name)
            if old and len(old.told.points) == len(plot.told.points):
                plot.chosen = old.chosen

    # Actions

    def play(self) -> None:
        """Set up a match of the current game."""
        self.program.open(OpenNewGame(self.wish.game or ""))

    def export(self) -> None:
        """Export the shown matches as CSV."""
        data = table_of(self.some, self.program.words)
        self.program.pictures.write(lambda: data, "herotable-statistics", ".csv", "statistics-exported")

    def ask_reset(self) -> None:
        """Ask what to reset; Escape resets nothing."""
        words, game = self.program.words, self.wish.game
        answers = [Answer("everything", words("statistics-reset_all"), lambda: self.reset(""), "danger")]
        if game and len(self.offered.games) > 1:
            title = title_of(game, words.texts)
            text = words("statistics-reset_game", game=title)
            answers.insert(0, Answer("game", text, lambda: self.reset(game), "danger"))
        answers.append(Answer("cancel", words("menu-cancel")))
        text = words("statistics-reset_text", key=self._restore_key)
        self.program.open(Ask(words("statistics-reset_heading"), text, answers))

    @property
    def _restore_key(self) -> str:
        """Return the key that undoes the reset."""
        return self.program.keys.pressed("statistics_restore", self.program.words)

    def reset(self, game: str) -> None:
        """Remove all matches, or those of a game; this can be undone."""
        try:
            gone = self.program.statistics.reset(game)
        except SaveError as error:
            self._refused(error)
            return
        self.program.audio.play("slide")
        self.program.notice(self.program.words("statistics-gone", number=gone, shortcut=self._restore_key))
        self.rebuild()

    def restore(self) -> None:
        """Undo the last reset."""
        if not self.program.statistics.can_restore:
            return
        try:
            back = self.program.statistics.restore()
        except SaveError as error:
            self._refused(error)
            return
        self.program.audio.play("undo")
        self.program.notice(self.program.words("statistics-came_back", number=back))
        self.rebuild()

    def _refused(self, error: SaveError) -> None:
        self.program.audio.play("refused")
        self.program.tell([error.notice])

    # Called by the program

    def update(self, seconds: float) -> None:
        """Show matches counted meanwhile."""
        super().update(seconds)
        if self._seen != self.program.statistics.version:
            self.rebuild()

    def acts(self) -> dict[str, Callable[[], None]]:
        """Undo the reset by a key."""
        return {"statistics_restore": self.restore}


def open_statistics(program: Program, request: OpenStatistics) -> StatisticsScene:
    """Make the screen."""
    return StatisticsScene(program, request.table)
