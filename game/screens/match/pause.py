"""What lies over a match for a while: the menu of the pause, saving under a name, the list of keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.registry import GAMES
from game.screens.keys import COMMANDS, EVERYWHERE, command_text
from game.screens.menus.sheet import Sheet
from game.screens.requests import OpenSettings
from game.screens.widgets.noted_button import NotedButton
from game.screens.widgets.pane import Pane
from game.screens.widgets.text_line import TextLine
from game.screens.widgets.widget import Picture, is_enter
from game.table.art.palette import FROST, GILT, MIST
from game.table.art.text.text import fitted, paragraph
from saves.disk.names import TITLE_LIMIT

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.requests import OpenKeys, OpenPause, OpenSaveAs

Way = tuple[str, Callable[[], None]]
ABOVE: Final = frozenset({"settings", "rules", "keys", "new"})  # they lead back to the menu of the pause
COLUMNS: Final = (
    (
        ("match", ("resume", "save", "save_as", "trial_keep", "lesson_restart")),
        ("back", ("watch", "try_out", "code")),
    ),
    (
        ("help", ("rules", "keys", "settings", "coach_on", "coach_off")),
        ("leave", ("new", "leave", "trial_back", "lesson_leave")),
    ),
)
"""The groups of the menu, column by column, each with all that it may hold."""
HEADING: Final = 30.0  # units of height, like the rest
HIGHEST: Final = 48.0  # a button
BETWEEN: Final = 8.0
WIDTH: Final = 700.0
LEADING: Final = (
    "arrows",
    "look",
    "tab",
    "enter",
    "digits",
    "space",
    "escape",
)  # keys that are always the same
ROW: Final = 34.0  # units of height of a key in the list
TWO_COLUMNS: Final = 1060.0  # units of width from which the list has two
MOUSE: Final = ("click", "right", "drag")


class PauseScene(Sheet):
    """The match's menu."""

    first = "resume"

    def __init__(
        self, program: Program, note: str, ways: Sequence[Way], barred: Mapping[str, str] | None = None
    ) -> None:
        """Offer `ways` besides going back; `note` is the key of what is said about the match, "" for nothing.

        What is `barred` keeps its place, and the text of its key says why it can't be done now.
        """
        super().__init__(program)
        self.note = note
        self.ways = ways
        self.barred = barred or {}

    def build(self) -> None:
        """Put the groups in two columns, each below its heading."""
        _, high = self.room
        columns = self._columns()
        foot = 40 if self.note else 20
        rows = max(sum(len(ways) for _, ways in column) for column in columns)
        heads = max(len(column) for column in columns)
        free = high - 16 - 84 - foot - heads * HEADING
        each = min(HIGHEST, free / rows - BETWEEN)
        height = 84 + heads * HEADING + rows * (each + BETWEEN) + foot
        left, top, width = self.sheet(WIDTH, height, self.program.words("match-menu-title"))
        wide = (width - 22) / 2
        for number, column in enumerate(columns):
            self._column(column, (left + number * (wide + 22), top, wide, each))
        if self.note:
            box = self.rect(left, top + height - 84 - foot, width, 30)
            line = fitted(self.program.words(self.note), "text_italic", box.size, MIST, self.px(20))
            self.page.add(Picture(line, center=box.center))

    def _columns(self) -> list[list[tuple[str, list[Way]]]]:
        """Sort what there is into the groups of each column."""
        ways: dict[str, Callable[[], None]] = dict(self.ways, resume=lambda: None)
        found = []
        for column in COLUMNS:
            groups = [
                (head, [(name, ways[name]) for name in names if name in ways]) for head, names in column
            ]
            found.append([(head, inside) for head, inside in groups if inside])
        return found

    def _column(self, groups: list[tuple[str, list[Way]]], cell: tuple[float, float, float, float]) -> None:
        """Put headings and buttons into a column: its left, top, width, and the height of a button."""
        words = self.program.words
        left, y, wide, each = cell
        for head, ways in groups:
            box = self.rect(left + 4, y, wide - 8, HEADING - 4)
            self.page.add(self.text(words(f"match-menu-head-{head}"), "sans_bold", box, 19, GILT, "midleft"))
            y += HEADING
            for name, act in ways:
                self._way(name, act, self.rect(left, y, wide, each))
                y += each + BETWEEN

    def _way(self, name: str, act: Callable[[], None], place: pygame.Rect) -> None:
        """Put a button; one that is barred says why."""
        words = self.program.words
        text, doing = words(f"match-menu-{name}"), act if name in ABOVE else self._leaving(act)
        if name in self.barred:
            reason = words(self.barred[name])
            barred = NotedButton(name, place, text, doing, note=reason)
            barred.enabled, barred.hint = False, reason
            self.page.add(barred)
        else:
            style = "primary" if name == "resume" else "secondary"
            self.page.add(self.button(name, place, text, doing, style=style))

    def draw(self, surface: pygame.Surface) -> None:
        """Show the menu, unless another sheet lies above it."""
        if self.program.stack.top is self or not isinstance(self.program.stack.top, Sheet):
            super().draw(surface)

    def _leaving(self, act: Callable[[], None]) -> Callable[[], None]:
        def go() -> None:
            self.program.stack.pop()
            act()

        return go


class SaveAsScene(Sheet):
    """Asks for a name and keeps the match under it."""

    first = "name"

    def __init__(self, program: Program, name: str, save: Callable[[str], None]) -> None:
        """Offer `name`; `save` gets the one that was chosen."""
        super().__init__(program)
        self.name = name
        self.save = save

    def build(self) -> None:
        """Put the line and two buttons on the plate."""
        words = self.program.words
        left, top, width = self.sheet(560, 236, words("match-save-title"))
        line = TextLine(
            "name",
            self.rect(left, top, width, 50),
            self.name,
            self._typed,
            limit=TITLE_LIMIT,
            window=self.program.size,
            empty=words("match-save-name"),
        )
        self.page.add(line)
        half = (width - 16) / 2
        for at, (name, act, style) in enumerate(
            (("ok", self._keep, "primary"), ("cancel", self.back, "secondary"))
        ):
            place = self.rect(left + at * (half + 16), top + 74, half, 50)
            self.page.add(self.button(name, place, words(f"match-save-{name}"), act, style=style))

    def handle(self, event: pygame.event.Event) -> None:
        """Let Enter in the line save."""
        typing = self.page.focused is not None and self.page.focused.name == "name"
        if typing and is_enter(event) and event.key != pygame.K_SPACE:
            self._keep()
        else:
            super().handle(event)

    def _typed(self, name: str) -> None:
        self.name = name

    def _keep(self) -> None:
        if self.name.strip():
            self.program.stack.pop()
            self.save(self.name.strip())


class KeysScene(Sheet):
    """The list of keys that hold in a context, as they are now; from it others can be chosen."""

    first = "close"

    def __init__(self, program: Program, context: str, game: str = "") -> None:
        """List what leads about in `game`, the commands of `context` and everywhere, what the mouse does."""
        super().__init__(program)
        self.context = context
        self.digits = "values" if game in GAMES and GAMES[game].digits_pick_values else "digits"
        self._pane = Pane("keys", pygame.Rect(0, 0, 1, 1), 1.0)

    def lines(self) -> list[tuple[str, str]]:
        """Return each key, as people call it, and what it does."""
        words, keys = self.program.words, self.program.keys
        commands = [one.name for one in COMMANDS if one.context in (self.context, EVERYWHERE)]
        leading, mouse = (
            [(words(f"match-keys-name-{name}"), words(f"match-keys-does-{name}")) for name in names]
            for names in ([self.digits if name == "digits" else name for name in LEADING], MOUSE)
        )
        chosen = [(keys.all_shown(name, words), command_text(name, words)) for name in commands]
        return [*leading, *chosen, *mouse]

    def build(self) -> None:
        """Put each key and what it does on the plate; where there is little room the list scrolls."""
        wide, high = self.room
        lines = self.lines()
        columns = 2 if wide >= TWO_COLUMNS else 1
        rows = -(-len(lines) // columns)
        shown = min(ROW * rows + 12, high - 20 - 84 - 82)
        left, top, width = self.sheet(
            560.0 * columns, 84 + shown + 82, self.program.words("match-keys-title")
        )
        self._pane = Pane("keys", self.rect(left - 8, top, width + 16, shown), self.page.unit)
        self.page.widgets.append(self._pane)
        each = (width - 18) / columns
        for number, line in enumerate(lines):
            across, down = divmod(number, rows)
            self._line(line, left + across * each, top + down * ROW, each)
        self._ways(left, top + shown + 18, width)

    def _line(self, line: tuple[str, str], x: float, y: float, width: float) -> None:
        """Put a key and what it does side by side; what is long stands on two lines."""
        key, does = line
        self.page.add(self.text(key, "sans_bold", self.rect(x, y, 138, ROW), 21, GILT), self._pane)
        box = self.rect(x + 146, y, width - 158, ROW)
        words = paragraph(does, "sans", box.size, FROST, self.px(21))
        self.page.add(Picture(words, midleft=box.midleft), self._pane)

    def handle(self, event: pygame.event.Event) -> None:
        """Scroll with up and down, where there is more than shows."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN) and self._pane.furthest:
            way = self.px(2 * ROW) * (1 if event.key == pygame.K_DOWN else -1)
            self._pane.scroll_to(self._pane.offset + way)
        else:
            super().handle(event)

    def _ways(self, left: float, top: float, width: float) -> None:
        """Put the two buttons below the list."""
        words = self.program.words
        each = min(280.0, (width - 16) / 2)
        ways = (("change", self._change, "secondary"), ("close", self.back, "primary"))
        for number, (name, act, style) in enumerate(ways):
            place = self.rect(left + width / 2 + (number - 1) * (each + 16) + 8, top, each, 48)
            self.page.add(self.button(name, place, words(f"match-keys-{name}"), act, style=style))

    def _change(self) -> None:
        self.program.open(OpenSettings("keys"))


def open_pause(program: Program, request: OpenPause) -> PauseScene:
    """Make the screen."""
    return PauseScene(program, request.note, request.ways, request.barred)


def open_save_as(program: Program, request: OpenSaveAs) -> SaveAsScene:
    """Make the screen."""
    return SaveAsScene(program, request.name, request.save)


def open_keys(program: Program, request: OpenKeys) -> KeysScene:
    """Make the screen."""
    return KeysScene(program, request.context, request.game)
