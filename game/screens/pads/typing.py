"""A keyboard on the screen for those who hold a controller: letters of all complete languages, digits, signs.

It types into the text field below, which checks what it takes as ever. The button for Esc deletes the last
letter, and leaves where there is none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.screens.keys import with_key
from game.screens.menus.menu import Dialog
from game.screens.pads.cap import Cap
from game.screens.widgets.layout import Column, Inset, Kit, Made, Part, Raised, Row, Space
from game.screens.widgets.widget import Painted
from game.table.art.frames import panel
from game.table.art.palette import FROST, MIST
from game.table.art.text.text import fitted
from game.table.layout.boxes import REST
from game.table.pieces import Area

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.app.program import Program
    from game.screens.requests import OpenTyping
    from game.screens.widgets.text_line import TextLine

ROWS: Final = ("digits", "upper", "middle", "lower", "accents", "ligatures")
SIGNS: Final = "-'.,:!?&+#/"
GAP: Final = 6.0  # units between two keys
KEY: Final = (40.0, 30.0)  # units of height, and in a low window
WIDEST: Final = 760.0
AIR: Final = (18.0, 14.0)  # units around the keys
CURSOR: Final = "|"


class TypingScene(Dialog):
    """One text field's keyboard, at the bottom of the window."""

    def __init__(self, program: Program, field: Callable[[], TextLine | None]) -> None:
        """Type into what `field` returns; without one, it leaves."""
        super().__init__(program)
        self._field = field
        self.shifted = False
        found = field()
        self.title = found.spoken or found.empty if found else ""
        self.first = f"type.{self._rows()[0][0]}"

    def _rows(self) -> list[str]:
        """Return the rows of letters that the field takes, without those that it would refuse."""
        words, field = self.program.words, self._field()
        allowed = field.allowed if field else ()
        rows = [*(words(f"pad-row-{row}") for row in ROWS), SIGNS]
        if self.shifted:
            rows = ["".join(one.upper() if len(one.upper()) == 1 else one for one in row) for row in rows]
        if allowed:
            rows = ["".join(one for one in row if one in allowed) for row in rows]
        return [row for row in rows if row]

    def build(self) -> None:
        """Put the text and all keys on a plate."""
        tall = KEY[1] if self.low else KEY[0]
        wide, high = self.room
        width = min(WIDEST, wide - 16.0)
        rows = self._rows()
        longest = max(map(len, rows))
        each = (width - 2 * AIR[0] - GAP * (longest + 1)) / longest
        keys = [self._row(row, each, tall) for row in rows]
        line = Made(lambda place: Painted("typed", place, self._draw_text), tall)
        body = Column([line, *keys, self._foot(tall)], GAP)
        inner = Inset(body, *AIR)
        height = inner.size(Kit(self.page), width)[1]
        self.lay(Raised(inner, "dialog", 0.0), Area((wide - width) / 2, high - height - 8.0, width, height))

    def _row(self, letters: str, each: float, tall: float) -> Part:
        """Return a row of keys, each so many units wide, in the middle."""
        keys = [self._key(letter, tall) for letter in letters]
        return Row([Space(), *keys, Space()], GAP, [REST, *[each] * len(letters), REST])

    def _key(self, letter: str, tall: float) -> Part:
        def cap(place: pygame.Rect) -> Cap:
            result = Cap(f"type.{letter}", place, letter, lambda: self.type(letter))
            result.set = True
            return result

        return Made(cap, tall)

    def _foot(self, tall: float) -> Part:
        """Return the row of keys that are no letters."""
        words, field = self.program.words, self._field()
        ways: list[tuple[str, Callable[[], None], str]] = [
            ("shift", self.shift, "primary" if self.shifted else "secondary"),
            ("space", lambda: self.type(" "), "secondary"),
            ("erase", self.erase, "secondary"),
            ("done", self.program.stack.pop, "primary"),
        ]
        if field and field.allowed:
            ways = ways[2:]
        pad = self.program.pad
        button = {"space": pad.shown("look", words), "erase": pad.shown("back", words)} if pad.family else {}
        parts = [
            self.push(
                name, with_key(words(f"pad-key-{name}"), button.get(name, "")), act, style=style, tall=tall
            )
            for name, act, style in ways
        ]
        return Row(parts, GAP, [REST] * len(parts))

    def _draw_text(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw what is typed so far, or what is asked for."""
        field = self._field()
        text = field.text if field else ""
        surface.blit(panel(rect.size, "tray"), rect)
        box = (rect.width - rect.height, rect.height)
        face, ink = ("sans_medium", FROST) if text else ("text_italic", MIST)
        line = fitted(f"{text}{CURSOR}" if text else self.title, face, box, ink, round(rect.height * 0.5))
        surface.blit(line, line.get_rect(midleft=(rect.x + rect.height // 2, rect.centery)))

    # What keys do

    def type(self, letter: str) -> None:
        """Type a letter; a capital is one alone."""
        self.program.audio.play("click")
        self._send(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        if self.shifted:
            self.shift()

    def erase(self) -> None:
        """Delete the last letter."""
        self._send(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode=""))

    def shift(self) -> None:
        """Change between small letters and capitals; the focus stays on its key."""
        before = self.page.focused.name if self.page.focused else ""
        letter = before.removeprefix("type.")
        self.shifted = not self.shifted
        self.rebuild()
        found = self.page.named(f"type.{letter.upper() if self.shifted else letter.lower()}")
        if found:
            self.page.focus(found)

    def _send(self, event: pygame.event.Event) -> None:
        field = self._field()
        if field is None:
            self.program.stack.pop()
        else:
            field.key(event)

    def handle(self, event: pygame.event.Event) -> None:
        """Delete and type with the controller's buttons; a real keyboard types as ever."""
        field, button = self._field(), getattr(event, "pad", "")
        pressed = event.type == pygame.KEYDOWN
        pad = self.program.pad
        backs = bool(button) and button == pad.of("back") and field is not None and field.text
        if pressed and (backs or event.key == pygame.K_BACKSPACE):
            self.erase()
        elif pressed and button and button == pad.of("look"):
            self.type(" ")
        elif event.type == pygame.TEXTINPUT:
            self._send(event)
        elif not pressed or button or event.key != pygame.K_SPACE:  # a real space comes as text
            super().handle(event)


def open_typing(program: Program, request: OpenTyping) -> TypingScene:
    """Make the screen."""
    return TypingScene(program, request.field)
