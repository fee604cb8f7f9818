"""The list of saved matches: open, delete, restore, or show their folder."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.engine.files.plain_file import shown
from game.screens.games import title_of
from game.screens.keys import with_key
from game.screens.library.file_manager import show_folder
from game.screens.library.long_list import LongListScene
from game.screens.library.opening import in_library, refuse, resume
from game.screens.library.search import FIELD, TALL, Search
from game.screens.replay.code import paste_code
from game.screens.requests import OpenAnalysis, OpenReplay
from game.screens.seating import chair_of, named, players_named
from game.screens.widgets import layout
from game.screens.widgets.layout import Fitting, Inset, Part, Prose, Space, Stack
from game.screens.widgets.list_line import ListLine
from game.table.art.frames import panel
from game.table.art.palette import ALARM, FROST, GILT, MIST
from game.table.art.seats import avatar
from game.table.art.text.text import fitted, metal_text, paragraph
from game.table.layout.boxes import REST, Share
from saves.disk.notices import SaveError

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.app.program import Program
    from game.screens.requests import OpenLoad
    from game.texts.texts import Voice
    from saves.disk.listing import Listing
    from saves.matches.header import Header
    from saves.matches.row import Row

ROW: Final = 92.0  # units
ROW_NARROW: Final = 124.0
NARROW: Final = 700  # units of width below which a match takes three lines


class LoadScene(LongListScene["Row"]):
    """All matches, newest first; a damaged one with the reason."""

    context = "load"

    def __init__(self, program: Program) -> None:
        """Read the list when the scene is entered."""
        super().__init__(program)
        self.narrow = False
        self.deleted: list[str] = []  # names, last deleted last
        self.search = Search(program, self._look_anew)

    def entered(self) -> None:
        """Read the matches."""
        self.read()
        super().entered()

    def listing(self) -> Listing[Row]:
        """List the matches."""
        return self.program.library.listing(self.search.query)

    def _look_anew(self) -> None:
        """List what is looked for now."""
        self.rows = []
        self.read()
        self.rebuild()

    def rank(self, row: Row) -> tuple[int, float, str]:
        """Newest first."""
        return 0, row.saved_at.timestamp(), row.name

    def name_of(self, row: Row) -> str:
        """Return the file's name."""
        return row.name

    def first_choice(self) -> int:
        """Return the first row that can be opened."""
        return next((number for number, row in enumerate(self.rows) if row.opens), 0)

    def chosen_changed(self) -> None:
        """Disable the buttons that don't apply to the chosen row."""
        self._enable()

    def build(self) -> None:
        """Put heading, list and buttons on the page."""
        words, keys = self.program.words, self.program.keys
        buttons = [
            ("back", words("menu-back"), self.back, "secondary"),
            ("restore", words("load-undelete"), self.restore, "secondary"),
            ("delete", words("load-delete"), self.delete, "danger"),
            ("analysis", words("analysis-button"), self.analyse, "secondary"),
            ("watch", words("replay-button"), self.watch, "secondary"),
            ("open", words("load-open"), self.open, "primary"),
        ]
        shown = [one for one in buttons if one[0] != "restore" or self.deleted]
        self.framed(words("load-heading"), Fitting(self._list), shown, top=self._beside_heading())
        self.page.hint("watch", with_key(words("replay-button_hint"), keys.shown("load_watch", words)))
        self._enable()

    def _list(self, width: float) -> Part:
        """Return the list, or words that it is empty."""
        self.narrow = width < NARROW
        rows = self.long_pane(
            ROW_NARROW if self.narrow else ROW,
            lambda number, place: _MatchRow(self, number, self.rows[number], place),
        )
        search = self.search.part(width, NARROW)
        if not (self.rows or self.reading):
            key = "load-none_found" if self.search.active else "load-none"
            none = Prose(self.program.words(key), "text_italic", 26.0, MIST, "center")
            rows = Stack([rows, Inset(none, 20.0, 0.0)])
        return layout.Column([search, rows], 10.0, [2 * TALL + 8.0 if self.narrow else TALL, REST])

    def _beside_heading(self) -> Part:
        """Return the folder button to the left of the heading, the code button to its right."""
        words, tall = self.program.words, 36.0 if self.low else 44.0
        hint = with_key(words("replay-pasted-hint"), self.program.keys.shown("load_paste", words))
        paste = partial(paste_code, self.program)
        ways = [
            self.push("folder", words("load-folder"), self.show_folder, tall=tall),
            Space(),
            self.push("paste", words("replay-pasted-button"), paste, hint=hint, tall=tall),
        ]
        side = Share(1.0, 0.0, 230.0)
        return layout.Row(ways, 0.0, [side, Share(1.85), side])

    def _enable(self) -> None:
        """Enable only the buttons that apply to the chosen row."""
        opens = self.row is not None and self.row.opens
        header = self.row.header if self.row else None
        over = opens and header is not None and header.over
        able = {"delete": bool(self.row), "open": opens, "analysis": over, "watch": opens}
        for name, may in able.items():
            self.page.enable(name, may)
        words, key = self.program.words, self.program.keys.shown("load_analyse", self.program.words)
        possible = with_key(words("analysis-button_hint"), key)
        self.page.hint("analysis", possible if over or not opens else words("analysis-unfinished"))

    def open(self) -> None:
        """Resume the chosen match, or show why that isn't possible."""
        if self.row:
            if self.row.notice:
                self.program.audio.play("refused")
                self.program.tell([self.row.notice])
            else:
                resume(self.program, self.row.name)

    def analyse(self) -> None:
        """Analyse the chosen match, or show why that isn't possible."""
        header = self.row.header if self.row else None
        if header and not header.over:
            self.program.audio.play("refused")
            self.program.notice(self.program.words("analysis-unfinished"))
        elif self.row:
            self.program.hooks.begin_work()
            try:
                found = in_library(self.program.library, self.row.name)
            except SaveError as error:
                refuse(self.program, error)
            else:
                self.program.tell(found.notices)
                if found.table.match.over:
                    self.program.open(OpenAnalysis(found.table))
                else:  # current rules let it continue: hidden cards stay hidden
                    self.program.audio.play("refused")
                    self.program.notice(self.program.words("analysis-unfinished"))

    def watch(self) -> None:
        """Replay the chosen match, or show why that isn't possible."""
        if not (self.row and self.row.opens):
            return
        self.program.hooks.begin_work()
        try:
            found = in_library(self.program.library, self.row.name)
        except SaveError as error:
            refuse(self.program, error)
        else:
            self.program.tell(found.notices)
            self.program.open(OpenReplay(found.table))

    def delete(self) -> None:
        """Delete the chosen match; this can be undone."""
        row = self.row
        if not row:
            return
        try:
            self.program.library.delete(row.name)
        except SaveError as error:
            self.program.tell([error.notice])
            return
        self.deleted.append(row.name)
        self.program.audio.play("slide")
        words = self.program.words
        self.program.notice(words("load-deleted", key=self.program.keys.pressed("load_restore", words)))
        self.without(row)
        self.rebuild()

    def restore(self) -> None:
        """Restore the last deleted match."""
        if not self.deleted:
            return
        try:
            self.program.library.restore(self.deleted[-1])
        except SaveError as error:
            self.program.tell([error.notice])
            return
        self.program.audio.play("undo")
        self.with_row(self.program.library.row(self.deleted.pop()))
        self.rebuild()

    def show_folder(self) -> None:
        """Open the folder in the system's file manager; show its path in any case."""
        folder = self.program.library.folder
        self.program.notice(self.program.words("load-folder_is", folder=folder))
        show_folder(str(folder))

    def acts(self) -> dict[str, Callable[[], None]]:
        """Handle the list's keys."""
        return {
            "load_delete": self.delete,
            "load_analyse": self.analyse,
            "load_watch": self.watch,
            "load_restore": self.restore,
            "load_find": lambda: self.page.focus(self.page.named(FIELD)),
            "load_paste": partial(paste_code, self.program),
        }


class _MatchRow(ListLine):
    """One match of the list."""

    def __init__(self, scene: LoadScene, number: int, row: Row, rect: pygame.Rect) -> None:
        super().__init__(scene, f"row.{number}", number, rect)
        self.scene = scene
        self.row = row

    @property
    def spoken(self) -> str:
        """The match's name, players, state and time of saving."""
        words, header = self.scene.program.words, self.row.header
        if header is None:
            return words("load-broken", file=shown(self.row.name))
        title = header.title or title_of(header.game, words.texts)
        state = self._state(header)
        names = ", ".join(players_named(header.players, words))
        when = _when(self.row, words)
        return words("load-spoken", title=title, names=names, state=state, when=when)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(panel(self.rect.size, self.look), self.rect)
        px, words = self.scene.px, self.scene.program.words
        inner = self.rect.inflate(-px(36), 0)
        if self.row.header is None:
            self._broken(surface, inner)
            return
        header = self.row.header
        right = px(230)
        title = header.title or title_of(header.game, words.texts)
        name = metal_text(title, "title", px(24))
        surface.blit(name, name.get_rect(midleft=(inner.x, inner.y + px(25))))
        colour = ALARM if self.row.notice else GILT if header.over else FROST
        told = fitted(self._state(header), "sans_medium", (right, px(26)), colour, px(19))
        surface.blit(told, told.get_rect(midright=(inner.right, inner.y + px(25))))
        when = fitted(_when(self.row, words), "sans", (right, px(24)), MIST, px(18))
        if self.scene.narrow:
            surface.blit(when, when.get_rect(midleft=(inner.x, inner.y + px(86))))
            self._players(surface, inner, inner.right)
        else:
            surface.blit(when, when.get_rect(midright=(inner.right, inner.y + px(56))))
            self._players(surface, inner, inner.right - right - px(16))

    def _state(self, header: Header) -> str:
        """Say how far the match has come, or which game it needs."""
        words = self.scene.program.words
        if self.row.notice:
            return words("load-needs", game=title_of(header.game, words.texts))
        if self.row.result in ("won", "lost") and not self.scene.program.settings.spoiler_free:
            return words(f"load-{self.row.result}")
        return words("load-over") if header.over else words("load-decisions", number=header.decisions)

    def _players(self, surface: pygame.Surface, inner: pygame.Rect, end: int) -> None:
        px = self.scene.px
        x, y = inner.x, inner.y + px(56)
        players = self.row.header.players if self.row.header else ()
        most = (end - x) // max(1, len(players)) - px(61)
        for chair in named(tuple(map(chair_of, players)), self.scene.program.words):
            sign = avatar(chair.sign, chair.colour, px(34))
            surface.blit(sign, sign.get_rect(midleft=(x, y)))
            line = fitted(chair.name, "sans", (max(px(30), most), px(24)), FROST, px(19))
            surface.blit(line, line.get_rect(midleft=(x + px(41), y)))
            x += px(41) + line.get_width() + px(20)

    def _broken(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        px, words = self.scene.px, self.scene.program.words
        name = fitted(
            words("load-broken", file=shown(self.row.name)), "sans_bold", (inner.width, px(28)), ALARM, px(21)
        )
        surface.blit(name, name.get_rect(midleft=(inner.x, inner.y + px(25))))
        if self.row.notice:
            reason = self.row.notice.sentence(words.texts)
            line = paragraph(reason, "text_italic", (inner.width, px(44)), MIST, px(18))
            surface.blit(line, line.get_rect(midleft=(inner.x, inner.y + px(57))))


def _when(row: Row, words: Voice) -> str:
    """Word when a match was saved, in the local time zone."""
    return words.texts.date(row.saved_at.astimezone(), time=True)


def open_load(program: Program, _request: OpenLoad) -> LoadScene:
    """Make the screen."""
    return LoadScene(program)
