"""The keyboard in a match: where its focus is, and what leads it about. Commands come from `keys`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.widgets.focus import DIRECTIONS
from game.table.pieces import OVERLAY

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.scenes.match.scene import MatchScene
    from game.table.focus import Direction
    from game.table.pieces import Placed

ARROWS: Final[dict[int, Direction]] = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
}
ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
USEFUL: Final = frozenset({"legal", "owed", "open", "picked"})


class Keyboard:
    """Answers keys for one match scene; the focus is on a piece or on a button of the desk."""

    def __init__(self, scene: MatchScene) -> None:
        """Begin without a focus that shows."""
        self.scene = scene
        self.looking: str | None = None  # the piece that is looked at closely
        commands = scene.commands
        self._acts: dict[str, Callable[[], None]] = {
            "undo": commands.undo,
            "redo": commands.redo,
            "hint": commands.hint,
            "why": commands.why,
            "log": commands.toggle_log,
            "hurry": commands.hurry,
            "pause": commands.pause,
            "rules": commands.rules,
            "keys": commands.keys,
            "save": commands.save,
            "copy_log": commands.copy,
            "tell_state": commands.tell_state,
            "tell_focus": commands.tell_focus,
        }

    def handle(self, event: pygame.event.Event) -> None:
        """Answer a key that was pressed; it ends the running motion first."""
        scene = self.scene
        moving = scene.hasten()
        scene.bubble.hush()
        if event.key == pygame.K_ESCAPE:
            self._escape()
        elif event.key == pygame.K_SPACE:
            if not moving:
                self._space()
        elif command := scene.program.keys.command(event, "match"):
            self._acts[command]()
        elif not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT):
            self._plain(event)
        scene.refresh()

    def _plain(self, event: pygame.event.Event) -> None:
        scene = self.scene
        if event.key in ARROWS:
            if event.mod & pygame.KMOD_SHIFT:
                self._look_around(event.key)
            else:
                self._arrow(event.key)
        elif event.key == pygame.K_TAB:
            self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in ENTER:
            self._enter()
        elif event.unicode.isdecimal() and event.unicode.isascii():
            if not scene.deeds.cycle(int(event.unicode)):
                scene.desk.press(int(event.unicode))
        elif scene.log.open:
            scene.log.handle(event)

    # The focus

    def hide(self) -> None:
        """Show no focus any more: the mouse is used."""
        self.scene.stage.focus = None
        self.scene.desk.focus(None)

    def go_to_piece(self, piece: Placed | None) -> None:
        """Give the focus to a piece, or to none."""
        scene = self.scene
        scene.desk.focus(None)
        scene.focus.put(piece.key if piece else None)
        scene.stage.focus = scene.focus.key
        scene.hand.focus(piece)

    def go_to_button(self, name: str) -> None:
        """Give the focus to a button of the desk."""
        scene = self.scene
        scene.stage.focus = None
        scene.hand.away()
        scene.desk.focus(scene.desk.named(name))

    def _arrow(self, key: int) -> None:
        scene = self.scene
        scene.stage.look_at(None)
        self.looking = None
        if scene.desk.focused:
            if not scene.desk.step(DIRECTIONS[key]) and key in (pygame.K_LEFT, pygame.K_UP):
                self.go_to_piece(scene.focus.piece or next(iter(scene.focus.pieces), None))
            return
        before = scene.focus.piece if scene.stage.focus else None
        if before is None and scene.focus.piece is not None:
            self.go_to_piece(scene.focus.piece)  # where it was when it was last seen
            return
        after = scene.focus.move(ARROWS[key])
        if after is not None and (before is None or after.key != before.key):
            self.go_to_piece(after)
        elif key in (pygame.K_RIGHT, pygame.K_DOWN):
            self._on_first(scene.desk.choices or scene.desk.tools)

    def _look_around(self, key: int) -> None:
        """Go to the nearest piece that has words, also to one that can't be picked."""
        scene = self.scene
        scene.stage.look_at(None)
        self.looking = None
        covered = any(piece.height >= OVERLAY for piece in scene.stage.layout)
        others = [
            piece
            for piece in scene.stage.layout
            if piece.key and not piece.pickable and (not covered or piece.height >= OVERLAY)
        ]
        told = [piece for piece in others if scene.deeds.described(piece.key)]
        after = scene.focus.look(ARROWS[key], told)
        if after is not None:
            self.go_to_piece(after)

    def _on_first(self, buttons: object) -> None:
        if isinstance(buttons, list) and buttons:
            self.go_to_button(next((one.name for one in buttons if one.can_focus), buttons[0].name))

    def _tab(self, step: int) -> None:
        """Go to the next group of pieces, the choices, the tools, and round again."""
        scene = self.scene
        groups: list[str] = list(dict.fromkeys(piece.group for piece in scene.focus.pieces))
        stops = [*groups, *(["#choices"] if scene.desk.choices else []), "#tools"]
        here = self._stop()
        at = (stops.index(here) + step) % len(stops) if here in stops else (0 if step > 0 else -1)
        if stops[at] == "#choices":
            self._on_first(scene.desk.choices)
        elif stops[at] == "#tools":
            self._on_first(scene.desk.tools)
        else:
            group = [piece for piece in scene.focus.pieces if piece.group == stops[at]]
            self.go_to_piece(next((piece for piece in group if piece.marks & USEFUL), group[0]))

    def _stop(self) -> str:
        scene = self.scene
        if scene.desk.focused:
            return "#choices" if scene.desk.focused in scene.desk.choices else "#tools"
        return scene.focus.piece.group if scene.stage.focus and scene.focus.piece else ""

    # Keys that depend on where the focus is

    def _enter(self) -> None:
        scene = self.scene
        if scene.desk.focused:
            scene.desk.focused.press()
        elif scene.session.playback.holding:
            scene.commands.go_on()
        elif scene.session.advice.coach.question:
            scene.commands.think_again()
        elif scene.stage.focus:
            if scene.focus.piece and scene.focus.piece.pickable:
                scene.deeds.click_twice(scene.stage.focus)
        elif scene.deciding and scene.deciding.default is not None:
            scene.deeds.play(scene.deciding.default)
        elif scene.deciding and scene.deciding.picked:
            scene.deeds.click_twice(scene.deciding.picked[-1])
        elif scene.desk.choices:
            scene.desk.press(1)

    def _space(self) -> None:
        """Look closely at the piece with the focus, or no longer."""
        scene = self.scene
        if scene.desk.focused:
            scene.desk.focused.press()
        elif scene.stage.focus:
            self.looking = None if scene.stage.closely == scene.stage.focus else scene.stage.focus
            scene.stage.look_at(self.looking)

    def _escape(self) -> None:
        """Go back one step: a sheet over the table, what is picked, the advice, the log; else the menu."""
        scene = self.scene
        if scene.session.advice.coach.question:
            scene.commands.think_again()
        elif scene.deeds.uncover() or (scene.deciding and scene.deciding.back()):
            scene.program.audio.play("click", 0.5)
        elif scene.session.advice.hint.step:
            scene.session.advice.hint.forget()
        elif scene.session.advice.why.asked >= 0:
            scene.session.advice.why.asked = -1
        elif scene.log.open:
            scene.commands.toggle_log()
        else:
            scene.commands.menu()
