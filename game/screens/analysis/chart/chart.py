"""The graph of chances as a widget: pointer and arrow keys move along it, and it describes each place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ai.analysis.judging import DOUBTFUL
from game.screens.analysis.chart.curve import LEAST_LABEL, Frame, Line, draw_line, grid, spread
from game.screens.analysis.chart.signs import mark_sign, percent, turn_sign
from game.screens.analysis.findings import Ticks
from game.screens.widgets.widget import Widget, is_enter
from game.table.art.frames import panel
from game.table.art.palette import FROST, GILT, INK, MIST, SEAT_COLOURS, WARM, Rgb
from game.table.art.seats import seat_symbol
from game.table.art.text.fonts import font
from game.table.art.text.text import fitted, paragraph
from game.table.motion.animation import NEVER

if TYPE_CHECKING:
    from ai.analysis.judging import Turn
    from game.screens.analysis.looker import Looker

DOUBLE_CLICK: Final = 0.4  # seconds
REDRAW: Final = 0.12  # seconds between two redraws of lines while answers come in
LEFT, TOP, FOOT = 56.0, 26.0, 34.0  # units around the field
ENDS: Final = (70.0, 150.0)  # units to its right for signs and names, at least and at most
SIGN: Final = 24.0  # units of a side's sign with its margin
KEYS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_PAGEUP: -8, pygame.K_PAGEDOWN: 8}


class Drawn:
    """The lines' pictures, kept while a page is laid out again; only a few are drawn per frame."""

    def __init__(self) -> None:
        """Start empty."""
        self._pictures: dict[int, tuple[Line, pygame.Surface]] = {}
        self._rested = REDRAW
        self._behind = False  # an outdated line is being shown

    def update(self, seconds: float) -> None:
        """Advance time."""
        self._rested += seconds

    def shows_in(self) -> float:
        """Return the seconds until a changed line is redrawn."""
        return max(0.0, REDRAW - self._rested) if self._behind else NEVER

    def catch_up(self) -> None:
        """Make all lines up to date at the next drawing."""
        self._pictures.clear()

    def pictures(self, lines: dict[int, Line], size: tuple[int, int], width: float) -> list[pygame.Surface]:
        """Return a picture of each line; one that has just changed may be slightly outdated."""
        for side, line in lines.items():
            old = self._pictures.get(side)
            if old is None or old[1].get_size() != size:
                self._pictures[side] = (line, draw_line(line, size, width))
        stale = [side for side in self._pictures if lines.get(side) not in (None, self._pictures[side][0])]
        if stale and self._rested >= REDRAW:
            side = stale.pop(0)  # the least recently drawn
            self._rested = 0.0
            del self._pictures[side]
            self._pictures[side] = (lines[side], draw_line(lines[side], size, width))
        self._behind = bool(stale)
        return [self._pictures[side][1] for side in lines]


class Graph:
    """What is kept while a page is laid out again: the lines' pictures, and the marks below them."""

    def __init__(self) -> None:
        """Start empty."""
        self.drawn = Drawn()
        self.ticks = Ticks()


class Chart(Widget):
    """The field with lines, signs, a crosshair at the hovered or chosen moment, and its description."""

    def __init__(self, rect: pygame.Rect, looker: Looker, graph: Graph, unit: float) -> None:
        """Place it at `rect`, in pixels; `unit` is the pixels per unit."""
        super().__init__("curve", rect)
        self._looker = looker
        self._findings = curve = looker.findings
        self._verdicts = looker.verdicts
        self._chairs = curve.table.chairs
        self._ticks = graph.ticks
        self.drawn = graph.drawn
        self.unit = unit
        self.pointed: int | None = None  # the hovered moment
        self._since = DOUBLE_CLICK
        face = font("sans_bold", 17)
        wanted = [
            18 + SIGN * curve.sides.count(side) + face.size(self._names(side))[0] for side in curve.sides
        ]
        self._ends = min(ENDS[1], max(ENDS[0], *wanted))  # units

    @property
    def spoken(self) -> str:
        """The chosen moment: its decision, and everybody's chances."""
        chosen = self._findings.point(self._looker.chosen)
        if chosen is None:
            return self.title
        sides = dict.fromkeys(self._findings.sides)
        chances = ", ".join(
            f"{self._names(side)} {percent(chosen.chances[side], self._verdicts.texts)}" for side in sides
        )
        return f"{self._verdicts.sentence(self._looker.chosen)} {chances}"

    def _names(self, side: int) -> str:
        seats = [seat for seat, its in enumerate(self._findings.sides) if its == side]
        return " · ".join(self._chairs[seat].name for seat in seats)

    @property
    def frame(self) -> Frame:
        """The axes: where decisions and chances lie now."""
        px = self.unit
        field = pygame.Rect(
            self.rect.x + round(LEFT * px),
            self.rect.y + round(TOP * px),
            self.rect.width - round((LEFT + self._ends) * px),
            self.rect.height - round((TOP + FOOT) * px),
        )
        return Frame(field, self._findings.decisions)

    def spot_of(self, number: int) -> tuple[int, int] | None:
        """Return a moment's pixel on the viewer's line; None if its chances are unknown."""
        point = self._findings.point(number)
        if point is None:
            return None
        x, y = self.frame.spot(point.decisions, point.chances[self._findings.watcher])
        return round(x), round(y)

    # Input

    def key(self, event: pygame.event.Event) -> bool:
        """Move along the graph with arrows, Page up and down, Home and End; Enter opens the table."""
        if event.type != pygame.KEYDOWN:
            return False
        numbers = list(dict.fromkeys(point.moment for point in self._findings.points))
        if not numbers:
            return False
        if event.key in KEYS:
            behind = [number for number in numbers if number <= self._looker.chosen]
            place = max(0, len(behind) - 1) + KEYS[event.key]
            self._looker.choose(numbers[max(0, min(len(numbers) - 1, place))])
            return True
        if event.key in (pygame.K_HOME, pygame.K_END):
            self._looker.choose(numbers[0 if event.key == pygame.K_HOME else -1])
            return True
        if is_enter(event):
            self._looker.open()
            return True
        return False

    def mouse(self, event: pygame.event.Event) -> bool:
        """Hover a moment; a click chooses it, a double click opens the table."""
        self.pointed = self._nearest(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.pointed is not None:
            if self._since < DOUBLE_CLICK and self.pointed == self._looker.chosen:
                self._looker.open()
            self._since = 0.0
            self._looker.choose(self.pointed)
            return True
        return False

    def _nearest(self, spot: tuple[int, int]) -> int | None:
        """Return the moment nearest to a pixel, preferring a turning point's sign."""
        for turn, place in self._turn_places():
            if place.collidepoint(spot):
                return turn.moment
        frame = self.frame
        known = self._findings.points
        if not known or not frame.inner.inflate(round(40 * self.unit), 0).left <= spot[0] <= self.rect.right:
            return None
        return min(known, key=lambda point: abs(frame.across(point.decisions) - spot[0])).moment

    def update(self, seconds: float) -> None:
        """Advance time."""
        self._since += seconds
        self.drawn.update(seconds)
        if not self.hovered:
            self.pointed = None

    def shows_in(self) -> float:
        """Return the seconds until a line is redrawn."""
        return self.drawn.shows_in()

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Show everything."""
        frame, px = self.frame, self.unit
        size = round(15 * px)
        left = round((LEFT - 6) * px)
        back = grid((frame.inner.width + left, frame.inner.height + size), size, left, self._verdicts.texts)
        surface.blit(back, (frame.inner.x - left, frame.inner.y - size // 2))
        self._draw_rounds(surface, frame)
        lines = self._lines(frame)
        for picture in self.drawn.pictures(lines, frame.inner.size, 3.2 * px):
            surface.blit(picture, frame.inner)
        self._draw_marks(surface, frame)
        self._draw_turns(surface, frame)
        self._draw_ends(surface, frame)
        self._draw_cross(surface, frame, self._looker.chosen, GILT)
        if self.pointed is not None:
            self._draw_cross(surface, frame, self.pointed, FROST)
            self._draw_tip(surface, frame, self.pointed)

    def _lines(self, frame: Frame) -> dict[int, Line]:
        curve = self._findings
        sides = list(dict.fromkeys(curve.sides))
        mine = curve.sides[curve.watcher]
        order = [side for side in sides if side != mine] + [mine]
        x, y = frame.inner.topleft
        result = {}
        for side in order:
            spots = [frame.spot(point.decisions, point.chances[side]) for point in curve.points]
            moved = tuple((round(across - x, 1), round(down - y, 1)) for across, down in _ahead(spots))
            result[side] = Line(self._chairs[side].colour, moved, own=side == mine)
        return result

    def _draw_rounds(self, surface: pygame.Surface, frame: Frame) -> None:
        """Mark the start of each round, or every so many decisions in a game without rounds."""
        px, foot = self.unit, frame.inner.bottom
        word = (round((LEFT + 20) * px), round(20 * px))
        scale = fitted(self._verdicts.texts(self._ticks.scale), "text_italic", word, MIST, round(16 * px))
        surface.blit(scale, (self.rect.x + round(4 * px), foot + round(8 * px)))
        until = self.rect.x + scale.get_width() + 6 * px
        for decision, number in self._ticks.places:
            x = round(frame.across(decision))
            rule = pygame.Surface((1, frame.inner.height), pygame.SRCALPHA)
            rule.fill((*MIST, 30))
            surface.blit(rule, (x, frame.inner.y))
            words = fitted(str(number), "sans", (round(60 * px), round(20 * px)), MIST, round(15 * px))
            if x - words.get_width() / 2 > until and x + words.get_width() < frame.inner.right + 30 * px:
                surface.blit(words, words.get_rect(midtop=(x, foot + round(8 * px))))
                until = x + words.get_width() / 2 + 10 * px

    def _draw_marks(self, surface: pygame.Surface, frame: Frame) -> None:
        """Put the signs of bad decisions on the viewer's line."""
        size = round(17 * self.unit)
        for point in self._findings.points[:-1]:
            judged = self._findings.judged(point.moment)
            if judged and judged.mark in DOUBTFUL:
                sign = mark_sign(judged.mark, size)
                spot = frame.spot(point.decisions, point.chances[self._findings.watcher])
                surface.blit(sign, sign.get_rect(center=(round(spot[0]), round(spot[1]))))

    def _turn_places(self) -> list[tuple[Turn, pygame.Rect]]:
        """Return the positions of the turning points' signs, above the field."""
        frame, size = self.frame, round(26 * self.unit)
        places = []
        for turn in self._findings.turning:
            point = self._findings.point(turn.moment)
            if point is not None:
                place = pygame.Rect(0, 0, size, size)
                place.center = (round(frame.across(point.decisions)), self.rect.y + round(12 * self.unit))
                places.append((turn, place))
        return places

    def _draw_turns(self, surface: pygame.Surface, frame: Frame) -> None:
        for number, (turn, place) in enumerate(self._turn_places(), 1):
            rule = pygame.Surface((max(1, round(1.5 * self.unit)), frame.inner.height), pygame.SRCALPHA)
            rule.fill((*GILT, 70))
            surface.blit(rule, rule.get_rect(midtop=(place.centerx, frame.inner.y)))
            lit = turn.moment in (self._looker.chosen, self.pointed)
            surface.blit(turn_sign(number, place.width, lit), place)

    def _draw_ends(self, surface: pygame.Surface, frame: Frame) -> None:
        """Put the sign and name of each side at the end of its line."""
        curve, px = self._findings, self.unit
        if not curve.points:
            return
        last = curve.points[-1]
        sides = list(dict.fromkeys(curve.sides))
        x = round(frame.across(last.decisions))
        least = max(LEAST_LABEL * px, 22 * px)
        places = spread(
            [frame.down(last.chances[side]) for side in sides],
            least,
            frame.inner.y + least / 2 - 8 * px,
            frame.inner.bottom - 4 * px,
        )
        for side, place in zip(sides, places, strict=True):
            seats = [seat for seat, one in enumerate(curve.sides) if one == side]
            left = min(x + round(12 * px), frame.inner.right + round(10 * px))
            for seat in seats:
                sign = seat_symbol(self._chairs[seat].colour, round(22 * px))
                surface.blit(sign, sign.get_rect(midleft=(left, round(place))))
                left += round(SIGN * px)
            colour = SEAT_COLOURS[self._chairs[side].colour]
            room = self.rect.right - left - round(6 * px)
            if room > 24 * px:
                words = fitted(self._names(side), "sans_bold", (room, round(22 * px)), colour, round(17 * px))
                surface.blit(words, words.get_rect(midleft=(left + round(2 * px), round(place))))

    def _draw_cross(self, surface: pygame.Surface, frame: Frame, number: int, colour: Rgb) -> None:
        point = self._findings.point(number)
        if point is None:
            return
        x = round(frame.across(point.decisions))
        rule = pygame.Surface((max(1, round(1.6 * self.unit)), frame.inner.height), pygame.SRCALPHA)
        rule.fill((*colour, 190))
        surface.blit(rule, rule.get_rect(midtop=(x, frame.inner.y)))
        for side in dict.fromkeys(self._findings.sides):
            spot = (x, round(frame.down(point.chances[side])))
            pygame.draw.aacircle(surface, INK, spot, round(6.5 * self.unit))
            hue = SEAT_COLOURS[self._chairs[side].colour]
            pygame.draw.aacircle(surface, hue, spot, round(4.8 * self.unit))
            pygame.draw.aacircle(surface, colour, spot, round(2.2 * self.unit))

    def _draw_tip(self, surface: pygame.Surface, frame: Frame, number: int) -> None:
        """Describe the decision beside the crosshair, and the chances before it."""
        point, px, curve = self._findings.point(number), self.unit, self._findings
        if point is None:
            return
        wide = round(min(330 * px, frame.inner.width * 0.48))
        words = paragraph(
            self._verdicts.sentence(number), "sans", (wide, round(96 * px)), FROST, round(17 * px)
        )
        sides = list(dict.fromkeys(curve.sides))
        size = (wide + round(24 * px), words.get_height() + round(54 * px))
        place = pygame.Rect((0, 0), size)
        x = round(frame.across(point.decisions))
        gap = round(14 * px)
        place.topleft = (x + gap, frame.inner.y + round(8 * px))
        if place.right > frame.inner.right:
            place.right = x - gap
        if place.left < self.rect.left:
            place.left = x + gap
        place.clamp_ip(surface.get_rect())
        surface.blit(panel(size, "tooltip"), place)
        surface.blit(words, (place.x + round(12 * px), place.y + round(9 * px)))
        left, y = place.x + round(12 * px), place.bottom - round(22 * px)
        each = (size[0] - round(24 * px)) // len(sides)
        for side in sides:
            sign = seat_symbol(self._chairs[side].colour, round(20 * px))
            surface.blit(sign, sign.get_rect(midleft=(left, y)))
            told = percent(point.chances[side], self._verdicts.texts)
            line = fitted(told, "sans_bold", (each - round(26 * px), round(22 * px)), WARM, round(17 * px))
            surface.blit(line, line.get_rect(midleft=(left + round(24 * px), y)))
            left += each


def _ahead(spots: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Of points above each other keep only the last, so that a line runs from left to right."""
    kept: list[tuple[float, float]] = []
    for spot in spots:
        if kept and spot[0] - kept[-1][0] < 0.4:
            kept[-1] = spot
        else:
            kept.append(spot)
    return kept
