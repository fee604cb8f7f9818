"""One line of text that a person types: pygame-gui's, with our plate behind it and our theme."""

from __future__ import annotations

import json
import logging
import unicodedata
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

import pygame
import pygame_gui
from pygame_gui.core.utility import set_default_manager
from pygame_gui.elements import UITextEntryLine

from game.scenes.clipboard import clipboard
from game.scenes.widgets.widget import Widget
from game.table.art.fonts import FACES
from game.table.art.frames import panel
from game.table.art.palette import MIST
from game.table.art.text import fitted
from game.table.motion import NEVER

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

DIGITS: Final = tuple("0123456789")
_log = logging.getLogger(__name__)
LATE: Final = 2  # frames after which pygame-gui shows what it has changed
COMMAND: Final = pygame.KMOD_CTRL | pygame.KMOD_META


def _theme_file() -> Traversable:
    """Where it is told how lines look."""
    return files("assets").joinpath("themes", "menu.json")


@lru_cache(maxsize=1)
def _theme() -> dict[str, Any]:
    """How lines look; where that can't be read, pygame-gui's own way does, in our letters."""
    try:
        theme: dict[str, Any] = json.loads(_theme_file().read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        _log.error("assets/themes/menu.json can't be read: %s", error)
        return {"text_entry_line": {"font": {"name": "herotable"}}}
    return theme


@lru_cache(maxsize=2)  # each takes 5 MB, and 20 ms to make while a scene is built
def gui(size: tuple[int, int], type_size: int) -> pygame_gui.UIManager:
    """The pygame-gui manager for a window of `size` pixels with type of `type_size` pixels."""
    theme = json.loads(json.dumps(_theme()))
    for element in theme.values():
        element["font"]["size"] = str(type_size)
        element["font"]["regular_path"] = str(files("assets").joinpath("fonts", FACES["sans_medium"]))
    manager = pygame_gui.UIManager(size, theme, enable_live_theme_updates=False)
    set_default_manager(manager)  # or pygame-gui would keep the first one, which nobody needs by then
    return manager


class TextLine(Widget):
    """A line to type into, at most `limit` characters long."""

    def __init__(  # noqa: PLR0913 - each is plainly named where one is made
        self,
        name: str,
        rect: pygame.Rect,
        text: str,
        changed: Callable[[str], None],
        *,
        limit: int,
        window: tuple[int, int],
        allowed: tuple[str, ...] = (),
        empty: str = "",
        hint: str = "",
    ) -> None:
        """Begin with `text`; `changed` hears any other. Only `allowed` characters; `empty` shows if none."""
        super().__init__(name, rect, hint=hint)
        self.changed = changed
        self.empty = empty
        self.limit = limit
        self._settling = 0  # frames until the cursor is seen as it is
        self.manager = gui(window, round(rect.height * 0.47))
        inner = rect.inflate(-round(rect.height * 0.3), -round(rect.height * 0.1))
        self.entry = UITextEntryLine(inner, self.manager)
        self.entry.set_text_length_limit(limit)
        if allowed:
            self.entry.set_allowed_characters(list(allowed))
        self.entry.set_text(self._visible(text))
        self.entry.update(0.0)

    @property
    def text(self) -> str:
        """What stands in it."""
        return str(self.entry.get_text())

    def move(self, across: int, down: int) -> None:
        """Lie elsewhere, by so many pixels."""
        super().move(across, down)
        self.entry.set_position((self.entry.rect.x + across, self.entry.rect.y + down))

    def focus_changed(self) -> None:
        """Show the cursor behind the last letter, or take it away."""
        self.manager.set_focus_set(self.entry if self.focused else None)
        if self.focused:
            self.entry.edit_position = len(self.text)
            self.entry.cursor_has_moved_recently = True

    def key(self, event: pygame.event.Event) -> bool:
        """Take what is typed; keys that mean nothing to a line of text are left to the page."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN, pygame.K_ESCAPE):
            return False
        if event.type == pygame.TEXTINPUT:
            event = _typed(self._visible(event.text))
        elif _is_command(event, pygame.K_v):
            event = _typed(self._visible(clipboard()))
        before = self.text
        used = self._processed(event)
        if self.text != before:
            self.changed(self.text)
        moves = event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_SPACE)
        return used or moves

    def _visible(self, text: str) -> str:
        """Leave out letters that take no room by themselves: pygame-gui can't show a line of them alone."""
        spaced = " ".join(text[: 4 * self.limit].splitlines())  # no letter is written with more than four
        letters = unicodedata.normalize("NFC", spaced)
        return "".join(one for one in letters if one.isprintable() and self._has_room(one))[: self.limit]

    def _has_room(self, letter: str) -> bool:
        try:
            return self.entry.font is not None and self.entry.font.get_rect(letter).width > 0
        except pygame.error:
            return False

    def _processed(self, event: pygame.event.Event) -> bool:
        """Let pygame-gui answer; nothing is cut or copied where there is no clipboard."""
        try:
            return bool(self.entry.process_event(event))
        except pygame.error:
            if _is_command(event, pygame.K_c) or _is_command(event, pygame.K_x):
                return True
            raise

    def mouse(self, event: pygame.event.Event) -> bool:
        """Put the cursor, select by pulling."""
        return event.type != pygame.MOUSEMOTION and bool(self.entry.process_event(event))

    def update(self, seconds: float) -> None:
        """Let the cursor blink."""
        before = self.entry.cursor_on
        if self.focused:
            self.manager.update(seconds)
        else:
            self.entry.update(seconds)
        self._settling = LATE if self.entry.cursor_on != before else max(0, self._settling - 1)

    def shows_in(self) -> float:
        """Return in how many seconds the cursor comes or goes."""
        entry = self.entry
        if not self.focused:
            return NEVER
        if self._settling or entry.cursor_has_moved_recently or entry.selection_in_progress:
            return 0.0
        still = entry.cursor_blink_delay_after_moving - entry.cursor_blink_delay_after_moving_acc
        return float(max(0.0, still) + max(0.0, entry.blink_cursor_time - entry.blink_cursor_time_acc))

    def draw(self, surface: pygame.Surface) -> None:
        """Show the plate, and the line on it."""
        surface.blit(panel(self.rect.size, "tray"), self.rect)
        if not self.text and self.empty:
            box = (self.entry.rect.width, self.rect.height)
            words = fitted(self.empty, "text_italic", box, MIST, round(self.rect.height * 0.44))
            surface.blit(words, words.get_rect(midleft=(self.entry.rect.x + 6, self.rect.centery)))
        if self.entry.image is not None:
            surface.blit(self.entry.image, self.entry.rect, special_flags=pygame.BLEND_PREMULTIPLIED)

    def gone(self) -> None:
        """Give the line back to pygame-gui, which may have the focus on another one."""
        if self.focused:
            self.manager.set_focus_set(None)
        self.entry.kill()  # type: ignore[no-untyped-call]  # pygame-gui leaves it so


def _typed(text: str) -> pygame.event.Event:
    """The event of `text` being typed."""
    return pygame.event.Event(pygame.TEXTINPUT, text=text)


def _is_command(event: pygame.event.Event, key: int) -> bool:
    """Whether `key` is pressed as a command; with Alt too it would type a letter on some keyboards."""
    pressed = event.type == pygame.KEYDOWN and event.key == key
    return pressed and bool(event.mod & COMMAND) and not event.mod & pygame.KMOD_ALT
