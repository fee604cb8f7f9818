"""The desk at the lower right: what is to be done, the buttons that do it, and the tools below them.

It shows what it is told and calls what it was given; which buttons there are is the scene's matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.scenes.match.plates import ChoiceButton, Offer, ToolButton
from game.scenes.widgets.button import Button
from game.scenes.widgets.focus import neighbour
from game.scenes.widgets.page import draw_hint
from game.scenes.widgets.widget import draw_ring
from game.table.art.frames import panel
from game.table.art.palette import FROST, GILT, INDIGO, Rgb
from game.table.art.seats import seat_symbol
from game.table.art.text import paragraph, wrapped_height
from game.table.board import Board
from game.table.motion import NEVER
from game.table.pieces import DESK, Area
from game.table.room import room_of

CAPTION: Final = Area(DESK.x, DESK.y, DESK.width, 70)  # board units, as all that follows
AIR: Final = 7.0  # between the words and the frame, above and below
STATUS: Final = Area(DESK.x, DESK.y + 72, DESK.width, 56)  # two lines have room
LEAST_TYPE: Final = 21.0  # of what happened: a third line of it takes room from the other
MOST_TAKEN: Final = 28.0
TOP: Final = DESK.y + 130  # of the first choice
FIRST: Final = 66.0  # height of the first choice
OTHER: Final = 58.0  # and of the others
TOOL: Final = 58.0
GAP: Final = 8.0
LONG_ROWS: Final = 9  # choices that show at once when they are unfolded over the table
LONG_ROW: Final = 62.0
HINT_AFTER: Final = 0.5  # seconds that the pointer rests


class Desk:
    """Voice, choices and tools in one window."""

    def __init__(self, board: Board) -> None:
        """Begin empty."""
        self.board = board
        self.room = room_of(board)
        self.unit = 1.0  # pixels of a unit of what pops up
        self.plate = "row"  # the style of what lies below the sentence of what happened
        self.status = ""
        self.caption: tuple[str, int | None] = (
            "",
            None,
        )  # and the colour of the seat
        self.share: float | None = None  # how far the thinking has got that is shown
        self.choices: list[ChoiceButton] = []
        self.tools: list[ToolButton] = []
        self.long = False  # the choices are unfolded upwards
        self.numbered = True  # and have digits that press them
        self.focused: Button | None = None
        self._hovered: Button | None = None
        self._held: Button | None = None
        self._rested = 0.0
        self._pointer = (-1, -1)
        self.version = 0  # rises when other buttons are shown

    # What there is

    @property
    def buttons(self) -> list[Button]:
        """All of them, choices first."""
        return [*self.choices, *self.tools]

    def named(self, name: str) -> Button | None:
        """Find a button."""
        return next((button for button in self.buttons if button.name == name), None)

    def place(self, board: Board, unit: float) -> None:
        """Lie in another window; `unit` is for what pops up."""
        self.board = board
        self.room = room_of(board)
        self.unit = unit
        offers = [_offer(button) for button in self.choices]
        tools = [_offer(button) for button in self.tools]
        self.choices, self.tools = [], []
        self.offer(offers, long=self.long, numbered=self.numbered)
        self.equip(tools)

    def offer(self, offers: Sequence[Offer], *, long: bool = False, numbered: bool = True) -> None:
        """Show these choices; focus and pointer stay with a button of the same name."""
        if (long, numbered) == (self.long, self.numbered) and _same_looks(self.choices, offers):
            _act_anew(self.choices, offers)
            return
        self.long, self.numbered = long, numbered
        rects = self._long_rects(len(offers)) if long else self._short_rects(len(offers))
        fresh = [ChoiceButton(o.name, r, o.text, o.act) for o, r in zip(offers, rects, strict=False)]
        for number, (button, offer) in enumerate(zip(fresh, offers, strict=False), 1):
            button.digit = str(number) if numbered and number <= LONG_ROWS else ""
            button.lit = offer.lit
            _dress(button, offer)
        self.choices = fresh
        self.version += 1
        self._keep_hold()

    def equip(self, tools: Sequence[Offer]) -> None:
        """Show these tools below the choices."""
        if _same_looks(self.tools, tools):
            _act_anew(self.tools, tools)
            return
        fresh = [
            ToolButton(o.name, r, o.text, o.act)
            for o, r in zip(tools, self._tool_rects(len(tools)), strict=True)
        ]
        for button, offer in zip(fresh, tools, strict=True):
            _dress(button, offer)
        self.tools = fresh
        self.version += 1
        self._keep_hold()

    def _keep_hold(self) -> None:
        self.focused = self._same(self.focused)
        self._hovered = self._same(self._hovered)
        self._held = self._same(self._held)
        for button in self.buttons:
            button.focused = button is self.focused
            button.hovered = button is self._hovered
            button.pressed = button is self._held

    def _same(self, old: Button | None) -> Button | None:
        return self.named(old.name) if old else None

    # Where it lies, in pixels

    def length(self, units: float) -> int:
        """A measure of the desk in pixels: it grows with the UI scale."""
        return self.board.length(units * self.room.growth)

    def _rect(self, area: Area) -> pygame.Rect:
        """Where a part of the desk lies now."""
        desk, growth = self.room.desk, self.room.growth
        x, y = desk.x + (area.x - DESK.x) * growth, desk.y + (area.y - DESK.y) * growth
        return self.board.rect(Area(x, y, area.width * growth, area.height * growth))

    def _short_rects(self, count: int) -> list[pygame.Rect]:
        areas = [Area(DESK.x, TOP, DESK.width, FIRST)]
        below = TOP + FIRST + GAP
        rest = max(1, count - 1)
        wide = (DESK.width - GAP * (rest - 1)) / rest
        areas += [Area(DESK.x + at * (wide + GAP), below, wide, OTHER) for at in range(rest)]
        return [self._rect(area) for area in areas[:count]]

    def _long_rects(self, count: int) -> list[pygame.Rect]:
        foot = TOP + FIRST + GAP + OTHER
        top = foot - count * (LONG_ROW + GAP) + GAP
        rows = [Area(DESK.x, top + at * (LONG_ROW + GAP), DESK.width, LONG_ROW) for at in range(count)]
        return [self._rect(area) for area in rows]

    def _tool_rects(self, count: int) -> list[pygame.Rect]:
        wide = (DESK.width - GAP * (count - 1)) / max(1, count)
        top = DESK.y + DESK.height - TOOL
        return [self._rect(Area(DESK.x + at * (wide + GAP), top, wide, TOOL)) for at in range(count)]

    @property
    def rect(self) -> pygame.Rect:
        """All that it covers now."""
        return self._rect(DESK).unionall([button.rect for button in self.choices])

    # What a person does with it

    def handle(self, event: pygame.event.Event) -> bool:
        """Answer the pointer; whether it was meant for the desk."""
        if event.type == pygame.MOUSEMOTION:
            self._point(event.pos)
            if self._held:
                self._held.mouse(event)
            return self._held is not None or self.rect.collidepoint(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._point(event.pos)
            return self._press(event)
        if event.type == pygame.MOUSEBUTTONUP and self._held:
            held, self._held = self._held, None
            return held.mouse(event)
        return False

    def _press(self, event: pygame.event.Event) -> bool:
        if self._hovered and self._hovered.enabled and event.button == 1:
            self._held = self._hovered
            return self._held.mouse(event)
        return self.rect.collidepoint(event.pos) and event.button == 1

    def _point(self, spot: tuple[int, int]) -> None:
        self._pointer = spot
        under = next((button for button in self.buttons if button.rect.collidepoint(spot)), None)
        if under is not self._hovered:
            self._rested = 0.0
            self._hovered = under
        for button in self.buttons:
            button.hovered = button is under

    def pointer_gone(self) -> None:
        """Let the pointer be over none of the buttons."""
        self._point((-1, -1))

    def focus(self, button: Button | None) -> None:
        """Give the keyboard's focus to a button, or take it away."""
        self.focused = button
        for one in self.buttons:
            one.focused = one is button

    def step(self, direction: tuple[int, int]) -> bool:
        """Move the focus to the next button in `direction`; whether there is one."""
        able = [button for button in self.buttons if button.can_focus]
        found = neighbour(able, self.focused, direction)
        if isinstance(found, Button):
            self.focus(found)
            return True
        return False

    def press(self, number: int) -> bool:
        """Press the choice with this digit, from 1; whether there is one."""
        if 1 <= number <= len(self.choices) and self.choices[number - 1].enabled:
            self.choices[number - 1].press()
            return True
        return False

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._rested += seconds

    def shows_in(self) -> float:
        """Return in how many seconds a hint appears."""
        hinted = self._hovered is not None and self._hovered.hint and not self._held
        return HINT_AFTER - self._rested if hinted and self._rested <= HINT_AFTER else NEVER

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Show words, choices and tools."""
        if self.long and self.choices:
            air = self.length(14)
            back = self.choices[0].rect.unionall([one.rect for one in self.choices]).inflate(2 * air, 2 * air)
            surface.blit(panel(back.size, "dialog"), back)
        else:
            self._draw_caption(surface)
            self._draw_status(surface)
        for button in self.buttons:
            button.draw(surface)
        if self.focused:
            draw_ring(surface, self.focused.rect, self.board.scale * self.room.growth)

    def draw_hint(self, surface: pygame.Surface) -> None:
        """Show what the button under the pointer is for, once the pointer rests."""
        if self._hovered and self._hovered.hint and self._rested > HINT_AFTER and not self._held:
            draw_hint(surface, self._hovered.hint, self._pointer, self.unit)

    def sentence_rects(self) -> tuple[pygame.Rect, pygame.Rect, tuple[int, int]]:
        """Where the two sentences lie, and the room for the words of the first beside its seat's sign."""
        first, second = self._rect(CAPTION), self._rect(STATUS)
        text, colour = self.caption
        side, air = self.length(14), 2 * self.length(AIR)
        width = first.width - 2 * side - (0 if colour is None else self.length(24) + side)
        wanted = wrapped_height(text, "sans_medium", self.length(LEAST_TYPE), width) + air
        taken = max(0, min(wanted - first.height, self.length(MOST_TAKEN)))
        first.height += taken
        second.top, second.height = second.top + taken, second.height - taken
        return first, second, (width, first.height - air)

    def _draw_caption(self, surface: pygame.Surface) -> None:
        """Show the sentence of what happened last, with the sign of the seat that did it."""
        text, colour = self.caption
        if not text:
            return
        area, _, box = self.sentence_rects()
        surface.blit(panel(area.size, self.plate), area)
        air, sign = self.length(14), self.length(24)
        left = area.x + air
        if colour is not None:
            surface.blit(seat_symbol(colour, sign), (left, area.centery - sign // 2))
            left += sign + air
        words = paragraph(text, "sans_medium", box, FROST, self.length(25))
        surface.blit(words, words.get_rect(midleft=(left, area.centery)))

    def _draw_status(self, surface: pygame.Surface) -> None:
        _, area, _ = self.sentence_rects()
        ring = 0
        if self.share is not None:
            ring = self.length(34)
        box = (area.width - (ring + self.length(10) if ring else 0), area.height)
        words = paragraph(self.status, "text_italic", box, FROST, self.length(28), 1)
        place = words.get_rect(center=(area.centerx + ring // 2, area.centery))
        surface.blit(words, place)
        if ring and self.share is not None:
            spot = (place.left - ring // 2 - self.length(8), area.centery)
            draw_progress(surface, spot, ring, self.share)


def draw_progress(surface: pygame.Surface, centre: tuple[int, int], size: int, share: float) -> None:
    """Draw a ring of dots, `share` of them lit, about `centre`."""
    dots = 12
    for number in range(dots):
        arm = pygame.Vector2(0, -size * 0.4).rotate(360 * number / dots)
        lit: Rgb = GILT if number < share * dots else INDIGO
        spot = (centre[0] + arm.x, centre[1] + arm.y)
        pygame.draw.aacircle(surface, lit, spot, max(2, size * 0.075))


def _dress(button: Button, offer: Offer) -> None:
    button.style = offer.style
    button.hint = offer.hint
    button.enabled = offer.enabled


def _same_looks(buttons: Sequence[Button], offers: Sequence[Offer]) -> bool:
    return [_offer(button)._replace(act=_nothing) for button in buttons] == [
        offer._replace(act=_nothing) for offer in offers
    ]


def _act_anew(buttons: Sequence[Button], offers: Sequence[Offer]) -> None:
    for button, offer in zip(buttons, offers, strict=True):
        button.action = offer.act


def _nothing() -> None:
    """Stand in for an action where only looks are compared."""


def _offer(button: Button) -> Offer:
    lit = isinstance(button, ChoiceButton) and button.lit
    return Offer(button.name, button.text, button.action, button.style, button.hint, button.enabled, lit)
