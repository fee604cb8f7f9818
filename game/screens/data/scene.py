"""The page "Your data": export, import, weekly backups, the data folder, and deleting everything.

What takes long is done on a thread, with its progress on the page. While files are merged or deleted, the
program has let go of them; so that can't be done while a match lies below.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.screens.data import tasks
from game.screens.data.desk import desk_of
from game.screens.data.moving import folders_of
from game.screens.data.page import Offer, Offers, offers_in
from game.screens.menus.menu import MenuScene
from game.screens.requests import Answer, Ask
from game.screens.settings.files import open_place
from game.screens.widgets.choice import Choice
from game.screens.widgets.layout import (
    Column,
    Fitting,
    Made,
    Metal,
    Own,
    Part,
    Prose,
    Row,
    Scroll,
    Shown,
    Space,
)
from game.screens.widgets.text_line import TextLine
from game.screens.widgets.widget import Painted
from game.table.art.frames import bar
from game.table.art.paint.shapes import gradient
from game.table.art.palette import ALARM, FROST, GILT, GOOD, MIST, STEEL
from game.table.layout.boxes import REST
from saves.backup.exporting import Stopped
from saves.disk.folders import EXPORT
from saves.disk.notices import SaveError

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.screens.app.program import Program
    from game.screens.data.tasks import Task
    from game.screens.requests import OpenData
    from saves.disk.folders import Folders

NARROW: Final = 640.0  # units of width below which buttons go under their texts
CONTROL: Final = (290.0, 42.0)  # units
PATH_LIMIT: Final = 400  # characters
AIR: Final = 16.0


class DataScene(MenuScene):
    """Lies above the settings, or above whatever a file was dropped on."""

    first = "export"

    def __init__(
        self,
        program: Program,
        file: Path | None = None,
        offers: Callable[[Folders], Offers] = offers_in,
    ) -> None:
        """Show what can be done, and what there is to import; ask at once whether to import `file`."""
        super().__init__(program)
        self._offers = offers
        self.task: Task | None = None
        self._share = -1.0  # of it, as shown
        self._file = file
        self._path = program.settings.data_folder.path  # as typed
        self._version = 0  # of the backups shown

    # Layout

    def build(self) -> None:
        """Put the sections on the page, or the progress of what is being done."""
        words = self.program.words
        if self.program.remembered.erased:
            ways = [("quit", words("title-quit"), self.back, "primary")]
            told = Prose(words("data-erased"), "sans", 24.0, FROST, "center")
            self.framed(words("data-heading"), told, ways, 900.0)
        elif self.task is not None:
            ways = [("stop", words("data-stop"), self.back, "secondary")]
            self.framed(words("data-heading"), self._progress(self.task), ways, 900.0)
            self.page.enable("stop", self.task.stops)
        else:
            ways = [("back", words("menu-back"), self.back, "secondary")]
            self.framed(words("data-heading"), Scroll("data", Fitting(self._sections), 0.0), ways, 1140.0)

    def _progress(self, task: Task) -> Part:
        shown = Made(lambda place: Painted("progress", place, self._draw_bar), 12.0)
        told = Prose(self.program.words(f"data-doing-{task.name}"), "sans", 24.0, FROST, "midtop")
        return Column([Space(), told, Space(18.0), shown, Space()], 0.0, [REST, None, 18.0, 12.0, REST])

    def _draw_bar(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        surface.blit(bar(place.size, GOOD, self.task.share if self.task else 1.0), place)

    def _sections(self, width: float) -> Part:
        folders, words = folders_of(self.program), self.program.words
        free = not self.program.stack.tables
        parts: list[Part] = []
        if not free:
            parts += [Prose(words("data-match_open"), "sans_medium", 20.0, ALARM), Space(AIR)]
        parts += self._heading("export", width)
        parts += self._line("export", "data-export-button", self._export, width)
        parts += self._heading("import", width)
        parts += self._text("import", width)
        exports, offers = self._offers(folders)
        for number, offer in enumerate(exports):
            parts += self._offer(f"import.{number}", offer, "data-import-button", width, free=free)
        parts += self._heading("backups", width)
        parts += self._beside(self._texts("backups"), Made(self._backups_switch, CONTROL[1]), width)
        for number, offer in enumerate(offers):
            parts += self._offer(f"restore.{number}", offer, "data-restore-button", width, free=free)
        if not offers:
            parts += [Prose(words("data-no_backup"), "text_italic", 18.0, MIST), Space(AIR)]
        parts += self._heading("folder", width)
        parts += self._folder(width, free=free)
        parts += self._heading("erase", width)
        parts += self._line("erase", "data-erase-button", self._ask_erase, width, style="danger", free=free)
        return Column(parts)

    def _heading(self, section: str, width: float) -> list[Part]:
        rule = gradient((self.px(width), max(1, self.px(1.5))), STEEL)
        rule.set_alpha(90)
        words = self.program.words(f"data-{section}")
        return [Metal(words, 24.0, "midleft", ""), Space(6.0), Shown(rule), Space(12.0)]

    def _texts(self, section: str, more: str = "") -> list[Part]:
        meaning = Prose(self.program.words(f"data-{section}-meaning"), "text_italic", 18.0, MIST)
        return [meaning, *([Prose(more, "sans_medium", 18.0, GILT)] if more else [])]

    def _text(self, section: str, _width: float) -> list[Part]:
        return [*self._texts(section), Space(AIR)]

    def _beside(self, told: list[Part], control: Part, width: float) -> list[Part]:
        """Return texts with a control beside or below them."""
        texts = Column(told, 2.0)
        if width < NARROW:
            return [texts, Space(6.0), Row([control, Space()], 0.0, [CONTROL[0], REST]), Space(AIR)]
        return [Row([Own(texts, at="midleft"), control], 24.0, [REST, CONTROL[0]]), Space(AIR)]

    def _line(
        self,
        section: str,
        button: str,
        act: Callable[[], None],
        width: float,
        *,
        style: str = "secondary",
        free: bool = True,
    ) -> list[Part]:
        push = self.push(section, self.program.words(button), act, style=style, tall=CONTROL[1], enabled=free)
        return self._beside(self._texts(section), push, width)

    def _offer(self, name: str, offer: Offer, button: str, width: float, *, free: bool) -> list[Part]:
        """Return the line of a file that can be imported."""
        act = partial(self._ask_import, offer.path)
        push = self.push(name, self.program.words(button), act, tall=CONTROL[1], enabled=free)
        told: list[Part] = [
            Prose(offer.told(self.program.words.texts), "sans_bold", 19.0, FROST),
            Prose(offer.path.name, "sans", 16.0, MIST),
        ]
        return self._beside(told, push, width)

    def _backups_switch(self, place: pygame.Rect) -> Choice[bool]:
        words = self.program.words
        values = [(True, words("settings-on")), (False, words("settings-off"))]
        return Choice("backups", place, values, bool(self.program.settings.backups), self._switch_backups)

    def _switch_backups(self, on: object) -> None:
        self.program.audio.play("click")
        self.program.change("backups", on)

    def _folder(self, width: float, *, free: bool) -> list[Part]:
        """Return the choice of the data folder."""
        folders, words = folders_of(self.program), self.program.words
        told = self._texts("folder", str(folders.matches))
        if folders.missing:
            told.append(
                Prose(words("data-folder-missing", folder=folders.chosen), "sans_medium", 18.0, ALARM)
            )
        field = Made(self._path_line, CONTROL[1])
        use = self.push("use", words("data-folder-use"), self._use_folder, tall=CONTROL[1], enabled=free)
        show = partial(open_place, self.program, folders.matches)
        ways = Row([use, self.push("show", words("settings-place-open"), show, tall=CONTROL[1])], 12.0)
        return [Column(told, 2.0), Space(8.0), field, Space(8.0), ways, Space(AIR)]

    def _path_line(self, place: pygame.Rect) -> TextLine:
        empty, size = self.program.words("data-folder-empty"), self.program.size
        return TextLine("path", place, self._path, self._type, limit=PATH_LIMIT, window=size, empty=empty)

    def _type(self, path: str) -> None:
        self._path = path.strip()

    # Actions

    def entered(self) -> None:
        """Show the page; ask about a file that was handed over."""
        super().entered()
        file, self._file = self._file, None
        if file is not None:
            self._ask_import(file)

    def dropped(self, path: Path) -> bool:
        """Ask whether to import a dropped file."""
        if path.suffix != EXPORT or self.task is not None:
            return False
        self._ask_import(path)
        return True

    def _begin(self, task: Task) -> None:
        self.task = task
        self.rebuild()

    def _export(self) -> None:
        self._begin(tasks.export_all(self.program))

    def _ask_import(self, path: Path) -> None:
        words = self.program.words
        if self.program.stack.tables:
            self.program.audio.play("refused")
            self.program.notice(words("data-match_open"))
            return
        try:
            made = tasks.look(path)
        except SaveError as error:
            self._refuse(error)
            return
        answers = (
            Answer("import", words("data-import-button"), partial(self._import, path), "primary"),
            Answer("cancel", words("menu-cancel")),
        )
        told = words(
            "data-import-ask",
            file=path.name,
            day=words.texts.date(made.made_at.date()),
            files=len(made.files),
        )
        self.program.open(Ask(words("data-import"), told, answers))

    def _import(self, path: Path) -> None:
        self._begin(tasks.import_all(self.program, path))

    def _use_folder(self) -> None:
        try:
            task = tasks.use_folder(self.program, self._path)
        except SaveError as error:
            self._refuse(error)
        else:
            self._begin(task)

    def _ask_erase(self) -> None:
        words = self.program.words

        def once_more() -> None:
            sure = Answer("erase", words("data-erase-sure"), self._erase, "danger")
            self.program.open(Ask(words("data-erase-again"), words("data-erase-again_text"), (sure, keep)))

        keep = Answer("keep", words("data-erase-keep"), style="primary")
        going = Answer("erase", words("data-erase-button"), once_more, "danger")
        self.program.open(Ask(words("data-erase-ask"), words("data-erase-what"), (going, keep)))

    def _erase(self) -> None:
        self._begin(tasks.erase_all(self.program))

    def _refuse(self, error: SaveError) -> None:
        self.program.audio.play("refused")
        self.program.tell([error.notice])

    def back(self) -> None:
        """Go back; stop what is being done, or quit if nothing is left."""
        if self.program.remembered.erased:
            self.program.stack.quit()
        elif self.task is None:
            self.program.stack.pop()
        else:
            self.task.stop()

    # Time

    def update(self, seconds: float) -> None:
        """Take what has been done."""
        super().update(seconds)
        if self.task is not None:
            if self._share != self.task.share:
                self._share = self.task.share
                self.program.stir()
            if self.task.done:
                self._finish(self.task)
        elif not self.program.remembered.erased and self._version != desk_of(self.program).version:
            self._version = desk_of(self.program).version
            self.rebuild()

    def _finish(self, task: Task) -> None:
        self.task = None
        try:
            task.finish()
        except Stopped:
            self.program.notice(self.program.words("data-stopped"))
        except SaveError as error:
            self._refuse(error)
        self.rebuild()

    def works_in(self) -> float:
        """Look on while something is being done."""
        return 0.05 if self.task is not None else super().works_in()

    def closing(self) -> None:
        """Stop what can be stopped; what was merged so far stays merged."""
        if self.task is not None:
            self.task.end()


def open_data(program: Program, request: OpenData) -> DataScene:
    """Make the screen."""
    return DataScene(program, request.file)
