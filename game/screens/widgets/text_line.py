"""A text field: pygame-gui's, on our plate and with our theme."""

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

from game.screens.menus.clipboard import clipboard
from game.screens.widgets.widget import Widget
from game.table.art.frames import panel
from game.table.art.palette import MIST
from game.table.art.text.fonts import FACES
from game.table.art.text.text import fitted
from game.table.motion.animation import NEVER

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

DIGITS: Final = tuple("0123456789")
_log = logging.getLogger(__name__)
SHAPES: Final = (1024, 128)  # pixels of a picture in which pygame-gui keeps what fields look like
LATE: Final = 2  # frames that pygame-gui takes to show a change
COMMAND: Final = pygame.KMOD_CTRL | pygame.KMOD_META


def _theme_file() -> Traversable:
    """Return the path of its theme."""
    return files("assets").joinpath("themes", "menu.json")


@lru_cache(maxsize=1)
def _theme() -> dict[str, Any]:
    """Return the theme; if it can't be read, pygame-gui's own with our fonts."""
    try:
        theme: dict[str, Any] = json.loads(_theme_file().read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        _log.error("assets/themes/menu.json can't be read: %s", error)
        return {"text_entry_line": {"font": {"name": "herotable"}}}
    return theme


@lru_cache(maxsize=2)  # each takes 20 ms to make while a scene is built
def gui(size: tuple[int, int], type_size: int) -> pygame_gui.UIManager:
    """Return the pygame-gui manager for a window of `size` pixels with type of `type_size` pixels."""
    theme = json.loads(json.dumps(_theme()))
    for element in theme.values():
        element["font"]["size"] = str(type_size)
        element["font"]["regular_path"] = str(files("assets").joinpath("fonts", FACES["sans_medium"]))
    manager = pygame_gui.UIManager(size, theme, enable_live_theme_updates=False)
    shapes = manager.get_theme().shape_cache
    shapes.cache_surface_size = SHAPES  # instead of up to three of 4 MB
    shapes.cache_surfaces.clear()
    set_default_manager(manager)  # otherwise pygame-gui would keep the first one, which is unused by then
    return manager


class TextLine(Widget):
    """A text field of at most `limit` characters."""

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
        """Start with `text`; `changed` gets new text. Only `allowed` characters; `empty`: the placeholder."""
        super().__init__(name, rect, hint=hint)
        self.changed = changed
        self.empty = empty
        self.limit = limit
        self.allowed = allowed
        self._settling = 0  # frames until the cursor is drawn correctly
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
        """Its content."""
        return str(self.entry.get_text())

    def move(self, across: int, down: int) -> None:
        """Move by so many pixels."""
        super().move(across, down)
        self.entry.set_position((self.entry.rect.x + across, self.entry.rect.y + down))

    def focus_changed(self) -> None:
        """Show the cursor after the last letter, or hide it."""
        self.manager.set_focus_set(self.entry if self.focused else None)
        if self.focused:
            self.entry.edit_position = len(self.text)
            self.entry.cursor_has_moved_recently = True

    def key(self, event: pygame.event.Event) -> bool:
        """Type text; keys that a text field doesn't use are left to the page."""
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
        """Remove letters without width: pygame-gui can't show a line of only those."""
        spaced = " ".join(text[: 4 * self.limit].splitlines())  # no letter takes more than four characters
        letters = unicodedata.normalize("NFC", spaced)
        return "".join(one for one in letters if one.isprintable() and self._has_room(one))[: self.limit]

    def _has_room(self, letter: str) -> bool:
        try:
            return self.entry.font is not None and self.entry.font.get_rect(letter).width > 0
        except pygame.error:
            return False

    def _processed(self, event: pygame.event.Event) -> bool:
        """Let pygame-gui handle an event; cut and copy do nothing without a clipboard."""
        try:
            return bool(self.entry.process_event(event))
        except pygame.error:
            if _is_command(event, pygame.K_c) or _is_command(event, pygame.K_x):
                return True
            raise

    def mouse(self, event: pygame.event.Event) -> bool:
        """Place the cursor, or select by dragging."""
        return event.type != pygame.MOUSEMOTION and bool(self.entry.process_event(event))

    def update(self, seconds: float) -> None:
        """Blink the cursor."""
        before = self.entry.cursor_on
        if self.focused:
            self.manager.update(seconds)
        else:
            self.entry.update(seconds)
        self._settling = LATE if self.entry.cursor_on != before else max(0, self._settling - 1)

    def shows_in(self) -> float:
        """Return the seconds until the cursor blinks."""
        entry = self.entry
        if not self.focused:
            return NEVER
        if self._settling or entry.cursor_has_moved_recently or entry.selection_in_progress:
            return 0.0
        still = entry.cursor_blink_delay_after_moving - entry.cursor_blink_delay_after_moving_acc
        return float(max(0.0, still) + max(0.0, entry.blink_cursor_time - entry.blink_cursor_time_acc))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the plate and the text."""
        surface.blit(panel(self.rect.size, "tray"), self.rect)
        if not self.text and self.empty:
            box = (self.entry.rect.width, self.rect.height)
            words = fitted(self.empty, "text_italic", box, MIST, round(self.rect.height * 0.44))
            surface.blit(words, words.get_rect(midleft=(self.entry.rect.x + 6, self.rect.centery)))
        if self.entry.image is not None:
            surface.blit(self.entry.image, self.entry.rect, special_flags=pygame.BLEND_PREMULTIPLIED)

    def gone(self) -> None:
        """Release pygame-gui's field, which may have the focus on another one."""
        if self.focused:
            self.manager.set_focus_set(None)
        self.entry.kill()  # type: ignore[no-untyped-call]  # pygame-gui leaves it so


def _typed(text: str) -> pygame.event.Event:
    """Return the event for typing `text`."""
    return pygame.event.Event(pygame.TEXTINPUT, text=text)


def _is_command(event: pygame.event.Event, key: int) -> bool:
    """Whether `key` is a command; with Alt it would type a letter on some keyboards."""
    pressed = event.type == pygame.KEYDOWN and event.key == key
    return pressed and bool(event.mod & COMMAND) and not event.mod & pygame.KMOD_ALT
