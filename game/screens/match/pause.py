"""What lies over a match for a while: the menu of the pause, saving under a name, the list of keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.registry import GAMES
from game.screens.keys import COMMANDS, EVERYWHERE, command_text
from game.screens.menus.menu import Dialog
from game.screens.pads.layout import action_text, actions, context_of
from game.screens.requests import OpenSettings
from game.screens.widgets.layout import (
    Column,
    Fill,
    Filling,
    Inset,
    Made,
    Part,
    Prose,
    Row,
    Scroll,
    Shown,
    Sized,
)
from game.screens.widgets.noted_button import NotedButton
from game.screens.widgets.text_line import TextLine
from game.screens.widgets.widget import is_enter
from game.table.art.palette import FROST, GILT, MIST
from game.table.art.text.text import paragraph
from game.table.layout.boxes import REST
from saves.disk.names import TITLE_LIMIT

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.requests import OpenKeys, OpenPause, OpenSaveAs
    from game.table.pieces import Area

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
HEAD: Final = 84.0  # units of height, like the rest: of the plate's heading,
HEADING: Final = 30.0  # and of a group's
HIGHEST: Final = 48.0  # a button
BETWEEN: Final = 8.0
NOTE: Final = 28.0  # what is said about the match
FOOT: Final = 20.0
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


class PauseScene(Dialog):
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
        """Put the groups in two columns, each below its heading; in a low window buttons are lower."""
        words, columns = self.program.words, self._columns()
        note = NOTE if self.note else 0.0
        rows = max(sum(len(ways) for _, ways in column) for column in columns)
        heads = max(len(column) for column in columns)
        free = self.room[1] - 16.0 - HEAD - note - FOOT - heads * HEADING
        tall = min(HIGHEST, free / rows - BETWEEN)
        body: Part = Row([self._column(column, tall) for column in columns], 22.0, [REST] * len(columns))
        if self.note:
            body = Column([body, Prose(words(self.note), "text_italic", 20.0, MIST, "midtop")], 4.0)
        self.dialog(words("match-menu-title"), body, WIDTH, foot=FOOT)

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

    def _column(self, groups: list[tuple[str, list[Way]]], tall: float) -> Part:
        """Return headings and buttons of a column."""
        words = self.program.words
        parts: list[Part] = []
        for head, ways in groups:
            line = Fill(words(f"match-menu-head-{head}"), "sans_bold", 19.0, GILT, at="midleft")
            parts.append(Inset(Sized(line, 0.0, HEADING - BETWEEN), 4.0, 0.0))
            parts += [self._way(name, act, tall) for name, act in ways]
        return Column(parts, BETWEEN)

    def _way(self, name: str, act: Callable[[], None], tall: float) -> Part:
        """Return a button; one that is barred says why."""
        words = self.program.words
        text, doing = words(f"match-menu-{name}"), act if name in ABOVE else self._leaving(act)
        if name not in self.barred:
            return self.push(
                name, text, doing, style="primary" if name == "resume" else "secondary", tall=tall
            )
        reason = words(self.barred[name])

        def barred(place: pygame.Rect) -> NotedButton:
            button = NotedButton(name, place, text, doing, note=reason)
            button.enabled, button.hint = False, reason
            return button

        return Made(barred, tall)

    def draw(self, surface: pygame.Surface) -> None:
        """Show the menu, unless the list of keys or the question for a name lies above it."""
        top = self.program.stack.top
        if top is self or not isinstance(top, SaveAsScene | KeysScene):
            super().draw(surface)

    def _leaving(self, act: Callable[[], None]) -> Callable[[], None]:
        def go() -> None:
            self.program.stack.pop()
            act()

        return go


class SaveAsScene(Dialog):
    """Asks for a name and keeps the match under it."""

    first = "name"

    def __init__(self, program: Program, name: str, save: Callable[[str], None]) -> None:
        """Offer `name`; `save` gets the one that was chosen."""
        super().__init__(program)
        self.name = name
        self.save = save

    def build(self) -> None:
        """Put the line and two buttons on the plate."""
        words, window = self.program.words, self.program.size

        def line(place: pygame.Rect) -> TextLine:
            empty = words("match-save-name")
            return TextLine(
                "name", place, self.name, self._typed, limit=TITLE_LIMIT, window=window, empty=empty
            )

        keep = self.push("ok", words("match-save-ok"), self._keep, style="primary")
        cancel = self.push("cancel", words("match-save-cancel"), self.back)
        body = Column([Made(line, 50.0), Row([keep, cancel], 16.0)], 24.0)
        self.dialog(words("match-save-title"), body, 560.0)

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


class KeysScene(Dialog):
    """The list of keys that hold in a context, as they are now; from it others can be chosen."""

    first = "close"

    def __init__(self, program: Program, context: str, game: str = "") -> None:
        """List what leads about in `game`, the commands of `context` and everywhere, what the mouse does."""
        super().__init__(program)
        self.context = context
        self.digits = "values" if game in GAMES and GAMES[game].digits_pick_values else "digits"

    def lines(self) -> list[tuple[str, str]]:
        """Return each key, as people call it, and what it does."""
        words, keys = self.program.words, self.program.keys
        commands = [one.name for one in COMMANDS.values() if one.context in (self.context, EVERYWHERE)]
        leading, mouse = (
            [(words(f"match-keys-name-{name}"), words(f"match-keys-does-{name}")) for name in names]
            for names in ([self.digits if name == "digits" else name for name in LEADING], MOUSE)
        )
        if self.program.pad.family:
            return self._buttons()
        told = [name for name in commands if keys.of(name) or COMMANDS[name].keys]  # the menu has Esc anyway
        chosen = [(keys.all_shown(name, words), command_text(name, words)) for name in told]
        return [*leading, *chosen, *mouse]

    def _buttons(self) -> list[tuple[str, str]]:
        """Return each button of the controller that was used last, and what it does here."""
        words, pad = self.program.words, self.program.pad
        leading = [
            (words(f"pad-lead-{name}"), words(f"pad-does-{name}")) for name in ("directions", "scroll")
        ]
        here = [one for one in actions() if pad.of(one) and context_of(one) in (self.context, EVERYWHERE)]
        taken = {pad.of(one) for one in here if context_of(one) == self.context}
        meant = [one for one in here if context_of(one) == self.context or pad.of(one) not in taken]
        return leading + [(pad.shown(one, words), action_text(one, words)) for one in meant]

    def build(self) -> None:
        """Put each key and what it does on the plate; where there is little room the list scrolls."""
        words, (wide, high) = self.program.words, self.room
        lines = [self._line(*line) for line in self.lines()]
        across = 2 if wide >= TWO_COLUMNS else 1
        rows = -(-len(lines) // across)
        columns = Row(
            [Column(lines[at : at + rows]) for at in range(0, len(lines), rows)], 8.0, [REST] * across
        )
        shown = min(ROW * rows + 12.0, high - HEAD - 112.0)
        title, change_text = (
            ("pad-title", "pad-change")
            if self.program.pad.family
            else ("match-keys-title", "match-keys-change")
        )
        change = self.push("change", words(change_text), self._change, tall=48.0)
        close = self.push("close", words("match-keys-close"), self.back, style="primary", tall=48.0)
        ways = Sized(Row([change, close], 16.0), 576.0)
        body = Column([Sized(Scroll("keys", columns, 0.0), 0.0, shown), ways], 18.0)
        self.dialog(words(title), body, 560.0 * across, foot=16.0)

    def _line(self, key: str, does: str) -> Part:
        """Return a key and what it does side by side; what is long stands on two lines."""
        parts = [Fill(key, "sans_bold", 21.0, GILT), Filling(partial(self._does, does))]
        return Sized(Row(parts, 8.0, [138.0, REST]), 0.0, ROW)

    def _does(self, does: str, area: Area) -> Part:
        box = (self.px(area.width), self.px(area.height))
        return Shown(paragraph(does, "sans", box, FROST, self.px(21)), "midleft")

    def handle(self, event: pygame.event.Event) -> None:
        """Scroll with up and down, where there is more than shows."""
        pane = self.page.named_pane("keys")
        arrow = event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN)
        if arrow and pane is not None and pane.furthest:
            pane.scroll_to(pane.offset + self.px(2 * ROW) * (1 if event.key == pygame.K_DOWN else -1))
        else:
            super().handle(event)

    def _change(self) -> None:
        self.program.open(OpenSettings("pads" if self.program.pad.family else "keys"))


def open_pause(program: Program, request: OpenPause) -> PauseScene:
    """Make the screen."""
    return PauseScene(program, request.note, request.ways, request.barred)


def open_save_as(program: Program, request: OpenSaveAs) -> SaveAsScene:
    """Make the screen."""
    return SaveAsScene(program, request.name, request.save)


def open_keys(program: Program, request: OpenKeys) -> KeysScene:
    """Make the screen."""
    return KeysScene(program, request.context, request.game)
