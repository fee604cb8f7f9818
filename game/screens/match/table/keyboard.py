"""The keyboard in a match: where its focus is, and what leads it about. Commands come from `keys`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.screens.widgets.focus import DIRECTIONS
from game.table.pieces import OVERLAY

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.screens.match.actions.presenter import Act
    from game.screens.match.actions.rail import Rail
    from game.screens.match.log.log import LogPanel
    from game.screens.match.session.session import MatchSession
    from game.screens.match.table.interaction import InteractionController
    from game.screens.match.table.view import TableView
    from game.screens.widgets.button import Button
    from game.table.input.focus import Direction
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
    """Answers keys for one match; the focus is on a piece or on a button of the rail."""

    def __init__(
        self,
        session: MatchSession,
        view: TableView,
        rail: Rail,
        log: LogPanel,
        picking: InteractionController,
        acts: Mapping[str, Act],
    ) -> None:
        """Begin without a focus that shows; `acts` are done by the keys of their names."""
        self._playback = session.playback
        self._advice = session.advice
        self._view = view
        self._stage = view.stage
        self._focus = view.focus
        self._rail = rail
        self._log = log
        self._picking = picking
        self._pointer_controller = picking.pointer
        self._acts = acts

    def handle(self, event: pygame.event.Event, command: str, *, moving: bool) -> None:
        """Answer a key that was pressed, and the command it stands for; `moving`: it has ended a motion."""
        if command in self._acts:
            self._acts[command]()
        elif event.key == pygame.K_ESCAPE:
            self._escape()
        elif event.key == pygame.K_SPACE:
            if not moving:
                self._space()
        elif not command and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT):
            self._plain(event)

    def _plain(self, event: pygame.event.Event) -> None:
        if event.key in ARROWS and self._log.filter.focused:
            self._log.handle(event)
        elif event.key in ARROWS:
            if event.mod & pygame.KMOD_SHIFT:
                self._look_around(event.key)
            else:
                self._arrow(event.key)
        elif event.key == pygame.K_TAB:
            self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in ENTER:
            self._enter()
        elif event.unicode.isdecimal() and event.unicode.isascii():
            if not self._picking.cycle(int(event.unicode)):
                self._rail.press(int(event.unicode))
        elif self._log.open:
            self._log.handle(event)

    # The focus

    def hide(self) -> None:
        """Show no focus any more: the mouse is used."""
        self._stage.focus = None
        self._rail.focus(None)
        self._log.filter.focused = False

    def go_to_log(self) -> None:
        """Give the focus to the signs that choose whose lines the log shows."""
        self.hide()
        self._pointer_controller.away()
        self._log.filter.focused = True

    def go_to_piece(self, piece: Placed | None) -> None:
        """Give the focus to a piece, or to none."""
        self.hide()
        self._focus.put(piece.key if piece else None)
        self._stage.focus = self._focus.key
        self._pointer_controller.focus(piece)

    def go_to_button(self, name: str) -> None:
        """Give the focus to a button of the rail."""
        self.hide()
        self._pointer_controller.away()
        self._rail.focus(self._rail.named(name))

    def _arrow(self, key: int) -> None:
        focus = self._focus
        self._stage.look_at(None)
        if self._rail.focused:
            if not self._rail.step(DIRECTIONS[key]) and key in (pygame.K_LEFT, pygame.K_UP):
                self.go_to_piece(focus.piece or next(iter(focus.pieces), None))
            return
        before = focus.piece if self._stage.focus else None
        if before is None and focus.piece is not None:
            self.go_to_piece(focus.piece)  # where it was when it was last seen
            return
        after = focus.move(ARROWS[key])
        if after is not None and (before is None or after.key != before.key):
            self.go_to_piece(after)
        elif key in (pygame.K_RIGHT, pygame.K_DOWN):
            self._on_first(self._rail.choices or self._rail.tools)

    def _look_around(self, key: int) -> None:
        """Go to the nearest piece that has words, also to one that can't be picked."""
        self._stage.look_at(None)
        layout = self._stage.layout
        covered = any(piece.height >= OVERLAY for piece in layout)
        others = [
            piece
            for piece in layout
            if piece.key and not piece.pickable and (not covered or piece.height >= OVERLAY)
        ]
        told = [piece for piece in others if self._view.describe(piece.key)]
        after = self._focus.look(ARROWS[key], told)
        if after is not None:
            self.go_to_piece(after)

    def _on_first(self, buttons: Sequence[Button]) -> None:
        if buttons:
            self.go_to_button(next((one.name for one in buttons if one.can_focus), buttons[0].name))

    def _tab(self, step: int) -> None:
        """Go to the next group of pieces, the choices, the tools, the open log, and round again."""
        pieces, rail = self._focus.pieces, self._rail
        groups: list[str] = list(dict.fromkeys(piece.group for piece in pieces))
        stops = [*groups, *(["#choices"] if rail.choices else []), "#tools"]
        stops += ["#log"] if self._log.open else []
        here = self._stop()
        at = (stops.index(here) + step) % len(stops) if here in stops else (0 if step > 0 else -1)
        if stops[at] == "#choices":
            self._on_first(rail.choices)
        elif stops[at] == "#tools":
            self._on_first(rail.tools)
        elif stops[at] == "#log":
            self.go_to_log()
        else:
            group = [piece for piece in pieces if piece.group == stops[at]]
            self.go_to_piece(next((piece for piece in group if piece.marks & USEFUL), group[0]))

    def _stop(self) -> str:
        if self._log.filter.focused:
            return "#log"
        if self._rail.focused:
            return "#choices" if self._rail.focused in self._rail.choices else "#tools"
        return self._focus.piece.group if self._stage.focus and self._focus.piece else ""

    # Keys that depend on where the focus is

    def _enter(self) -> None:
        deciding, piece = self._view.deciding, self._focus.piece
        button = self._rail.focused
        if button:
            button.press()
        elif self._playback.holding:
            self._acts["go_on"]()
        elif self._advice.coach.question:
            self._acts["think_again"]()
        elif self._stage.focus:
            if piece and piece.pickable:
                self._picking.click_twice(self._stage.focus)
        elif deciding and deciding.default is not None:
            self._picking.play(deciding.default)
        elif deciding and deciding.picked:
            self._picking.click_twice(deciding.picked[-1])
        elif self._rail.choices:
            self._rail.press(1)

    def _space(self) -> None:
        """Look closely at the piece with the focus, or no longer."""
        stage = self._stage
        button = self._rail.focused
        if button:
            button.press()
        elif stage.focus:
            stage.look_at(None if stage.closely == stage.focus else stage.focus)

    def _escape(self) -> None:
        """Go back one step: a sheet over the table, what is picked, the advice, the log; else the menu."""
        hint, why = self._advice.hint, self._advice.why
        if self._advice.coach.question:
            self._acts["think_again"]()
        elif self._picking.step_back():
            pass  # it has sounded
        elif hint.step:
            hint.forget()
        elif why.asked >= 0:
            why.asked = -1
        elif self._log.open:
            self._log.toggle()
        else:
            self._acts["menu"]()
