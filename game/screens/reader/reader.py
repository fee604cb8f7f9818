"""The bridge to the system's screen reader, through accesskit; without one it costs next to nothing.

`tree` and `news` provide what is spoken; requests go to `actions`.
"""

from __future__ import annotations

import importlib
import logging
import os
import queue
import sys
from typing import TYPE_CHECKING, Any, Final

import pygame

from game.engine.files.plain_file import plain_text
from game.screens.app.rhythm import SILENT_DRIVERS, wake
from game.screens.menus.clipboard import copy_text
from game.screens.reader.actions import ReaderAction, obey
from game.screens.reader.news import News
from game.screens.reader.nodes import Node, all_nodes
from game.screens.reader.tree import WINDOW, tree_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.app.main_loop import MainLoop

EVERY: Final = 0.1  # seconds between two updates while a screen reader is active
TURNS: Final = 8  # each announcement gets a new id, in rotation
NAME: Final = "Herotable"
ACTIONS: Final[dict[str, ReaderAction]] = {
    "FOCUS": "focus",
    "CLICK": "click",
    "INCREMENT": "more",
    "DECREMENT": "less",
}
ROLES: Final = {
    "window": "WINDOW",
    "dialog": "DIALOG",
    "group": "GROUP",
    "heading": "HEADING",
    "text": "LABEL",
    "button": "BUTTON",
    "switch": "SWITCH",
    "choice": "SPIN_BUTTON",
    "slider": "SLIDER",
    "line": "TEXT_INPUT",
    "option": "LIST_BOX_OPTION",
    "piece": "BUTTON",
    "status": "LABEL",
    "log": "LOG",
    "news": "LABEL",
}
_log = logging.getLogger(__name__)


class Reader:
    """Speaks for one program while it has a window and a screen reader is active."""

    def __init__(self, program: MainLoop, adapt: Callable[[Reader], Any] | None = None) -> None:
        """Make the program accessible; if that fails, stay silent.

        `adapt` makes the system's adapter, by default accesskit's for the open window.
        """
        self.program = program
        self.news = News(program)
        self.active = False  # a screen reader is active
        self._kit: Any = None
        self._adapter: Any = None
        self._asked: queue.SimpleQueue[tuple[ReaderAction, int]] = queue.SimpleQueue()
        self._numbers: dict[str, int] = {WINDOW: 1}
        self._keys: dict[int, str] = {1: WINDOW}
        self._told: dict[str, Node] = {}
        self._focus = ""
        self._spoken = 0  # number of announcements
        self._speech = Node("news:0", "news", "")
        self._since = EVERY
        self._guarded(lambda: self._start(adapt or _adapter))

    def _start(self, adapt: Callable[[Reader], Any]) -> None:
        self._kit = importlib.import_module("accesskit")
        self._adapter = adapt(self)

    def _guarded(self, act: Callable[[], None]) -> None:
        """Call the foreign library; if that fails, the game goes on silently."""
        try:
            act()
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException as error:  # noqa: BLE001 - a panic in it is no Exception
            self._adapter, self.active = None, False
            _log.info("no screen reader: %s", error)

    # Called by the adapter, perhaps from a thread of its own

    def begins(self) -> None:
        """A screen reader has become active; the tree follows with the next frame."""
        self._told = {}
        self.active = True
        wake()

    def ends(self) -> None:
        """No screen reader is active any more."""
        self.active = False

    def asks(self, request: Any) -> None:
        """Queue a request for the next frame."""
        for name, action in ACTIONS.items():
            if request.action == getattr(self._kit.Action, name):
                self._asked.put((action, int(request.target)))
                wake()

    # Called by the window

    def window_focus(self, *, focused: bool) -> None:
        """Report whether the window has keyboard focus."""
        update = getattr(self._adapter, "update_window_focus_state", None) or getattr(
            self._adapter, "update_view_focus_state", None
        )
        if update is not None:
            self._guarded(lambda: self._raise(update(focused)))

    def frame(self, seconds: float) -> None:
        """Perform the requests, and report changes."""
        if self._adapter is None and not self.program.settings.copy_spoken:
            return
        while not self._asked.empty():
            action, number = self._asked.get()
            obey(self.program, action, self._keys.get(number, ""))
            self.program.stir()
            self._since = EVERY
        self._since += seconds
        if self._since < EVERY or not (self.active or self.program.settings.copy_spoken):
            return
        self._since = 0.0
        self._announce(self.news.take())
        if self.active and self.program.settings.screen_reader:
            self._guarded(lambda: self._raise(self._adapter.update_if_active(self._update)))

    def close(self) -> None:
        """Stop speaking."""
        self.active = False
        self._adapter = None

    # Updates

    def _announce(self, sentences: list[str]) -> None:
        if not sentences:
            return
        text = plain_text(" ".join(sentences))
        self._spoken += 1
        self._speech = Node(f"news:{self._spoken % TURNS}", "news", text)
        if self.program.settings.copy_spoken and not copy_text(text):
            _log.info("the clipboard takes no text")

    def _update(self) -> Any:
        """Return the changes since the last update, in accesskit's form."""
        tree = tree_of(self.program)
        root = tree.root
        if self._speech.name:
            root = root._replace(children=(*root.children, self._speech))
        nodes = {node.key: node for node in all_nodes(root)}
        whole = not self._told
        update = self._kit.TreeUpdate(self._number(tree.focus or WINDOW))
        for key, node in nodes.items():
            if self._told.get(key) != node:
                update.nodes.append((self._number(key), self._made(node)))
        if whole:
            described = self._kit.Tree(self._number(WINDOW))
            described.toolkit_name = NAME
            update.tree = described
        self._told, self._focus = nodes, tree.focus
        return update

    def _number(self, key: str) -> int:
        """Return a key's id in accesskit, which stays the same."""
        number = self._numbers.setdefault(key, len(self._numbers) + 1)
        self._keys[number] = key
        return number

    def _made(self, node: Node) -> Any:
        """Convert a node to accesskit's."""
        kit = self._kit
        made = kit.Node(getattr(kit.Role, ROLES[node.role]))
        if ROLES[node.role] == "LABEL":
            made.set_value(node.name)
        elif node.name:
            made.set_label(node.name)
        made.set_bounds(kit.Rect(*(float(edge) for edge in node.rect)))
        made.set_children([self._number(child.key) for child in node.children])
        self._state(node, made)
        if node.role == "news":
            made.set_live(kit.Live.POLITE)
        return made

    def _state(self, node: Node, made: Any) -> None:
        """Add value, description, state and actions."""
        kit = self._kit
        if node.value and ROLES[node.role] != "LABEL":
            made.set_value(node.value)
        if node.description:
            made.set_description(node.description)
        if node.chosen is not None and node.role in ("option", "piece"):
            made.set_selected(node.chosen)
        elif node.chosen is not None:
            made.set_toggled(kit.Toggled.TRUE if node.chosen else kit.Toggled.FALSE)
        if node.span is not None:
            made.set_min_numeric_value(float(node.span.low))
            made.set_max_numeric_value(float(node.span.high))
            made.set_numeric_value(float(node.span.now))
            made.set_numeric_value_step(float(node.span.step))
        if not node.enabled:
            made.set_disabled()
        if node.focusable:
            for name in _actions(node):
                made.add_action(getattr(kit.Action, name))

    def _raise(self, events: Any) -> None:
        """Raise events on Windows and macOS; Linux needs nothing."""
        if events is not None:
            events.raise_events()


def _actions(node: Node) -> tuple[str, ...]:
    stepped = ("INCREMENT", "DECREMENT") if node.role in ("slider", "choice") else ()
    return ("FOCUS", "CLICK", *stepped)


def _adapter(reader: Reader) -> Any:
    """Make accesskit's adapter for the system and the window; None without a window."""
    kit = importlib.import_module("accesskit")
    if pygame.display.get_driver() in SILENT_DRIVERS:
        return None

    def begin() -> None:
        reader.begins()

    window = pygame.display.get_wm_info().get("window")
    if sys.platform == "win32":
        return kit.windows.SubclassingAdapter(window, begin, reader.asks)
    if sys.platform == "darwin":
        kit.macos.add_focus_forwarder_to_window_class("SDLWindow")
        return kit.macos.SubclassingAdapter.for_window(window, begin, reader.asks)
    return kit.unix.Adapter(begin, reader.asks, reader.ends) if os.name == "posix" else None
