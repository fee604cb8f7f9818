"""The layout of the statistics page: filters, key figures, and plots side by side if they fit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

import pygame

from ai.levels import LEVELS
from game.scenes.analysis.signs import percent
from game.scenes.games import title_of
from game.scenes.menu import LOW
from game.scenes.seating import person_named
from game.scenes.statistics.drawings import (
    ORCHID,
    SKY,
    Bar,
    Drawing,
    Mark,
    bars_drawing,
    line_drawing,
    scale_of,
)
from game.scenes.statistics.figures import PEOPLE, Rate, figures, grouped, losses, trend
from game.scenes.statistics.plots import Plot, Told
from game.scenes.statistics.words import (
    Card,
    bar_told,
    cards,
    loss_point_told,
    loss_told,
    rival_told,
    step_told,
    table_told,
)
from game.scenes.widgets.choice import Choice
from game.scenes.widgets.pane import Pane
from game.scenes.widgets.widget import Picture
from game.table.art.atlas import picture
from game.table.art.frames import panel
from game.table.art.palette import FROST, GILT, MIST
from game.table.art.seats import avatar, seat_symbol
from game.table.art.shapes import rounded, tinted
from game.table.art.text import fitted, metal_text

if TYPE_CHECKING:
    from game.scenes.statistics.scene import StatisticsScene

RECENT: Final = 80  # matches on a line
WIDE: Final = 900.0  # units from which plots lie side by side
GAP: Final = 12.0
FILTER: Final = 62.0  # units of height, with its label
SHARES: Final = (0.16, 0.28, 0.21, 0.17, 0.18)  # of the width, for filters side by side
CARD: Final = 106.0
PLOT: Final = (206.0, 560.0)  # units of height, at least and at most
QUARTERS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
Value = TypeVar("Value")


class Below:
    """Stacks items in a pane, in units of its width."""

    def __init__(self, scene: StatisticsScene, pane: Pane) -> None:
        """Start at the top of `pane`."""
        self.scene = scene
        self.pane = pane
        self.width = pane.rect.width / scene.page.unit - 20
        self.y = 6.0

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """Convert units of the pane to pixels of the window."""
        left, top = self.pane.rect.topleft
        return self.scene.rect(x + 6, y, width, height).move(left, top)

    def cells(self, count: int, columns: int, height: float) -> list[pygame.Rect]:
        """Return so many areas of one height, in rows, and continue below them."""
        each = (self.width - (columns - 1) * GAP) / columns
        places = [
            self.rect(at % columns * (each + GAP), self.y + at // columns * (height + GAP), each, height)
            for at in range(count)
        ]
        self.y += -(-count // columns) * (height + GAP)
        return places

    def row(self, shares: Sequence[float], height: float) -> list[pygame.Rect]:
        """Return areas side by side with these shares of the width, and continue below them."""
        free = self.width - (len(shares) - 1) * GAP
        starts = [sum(shares[:at]) * free + at * GAP for at in range(len(shares))]
        places = [self.rect(x, self.y, share * free, height) for x, share in zip(starts, shares, strict=True)]
        self.y += height + GAP
        return places


def lay_out(scene: StatisticsScene) -> None:
    """Put everything but the buttons on the scene's page."""
    wide, high = scene.room
    low = high < LOW
    head, foot = (44.0, 66.0) if low else (66.0, 88.0)
    line = metal_text(scene.program.words("statistics-heading"), "title", scene.px(26 if low else 36))
    scene.page.add(Picture(line, midleft=(scene.px(26), scene.px(head / 2 + 3))))
    _legend(scene, line.get_width(), head, wide)
    pane = Pane("all", scene.rect(14, head, wide - 20, high - head - foot), scene.page.unit)
    scene.page.widgets.append(pane)
    below = Below(scene, pane)
    _filters(below)
    _cards(below, cards(figures(scene.some), scene.program.words))
    _plots(below, pane.rect.height / scene.page.unit)


def _legend(scene: StatisticsScene, taken: int, head: float, wide: float) -> None:
    """Explain dashed lines and intervals beside the heading."""
    left = 26 + taken / scene.page.unit + 24
    box = scene.rect(left, head / 2 - 10, wide - 30 - left, 26)
    if box.width > scene.px(240):
        words = scene.program.words("statistics-legend")
        told = fitted(words, "text_italic", box.size, MIST, scene.px(18))
        scene.page.add(Picture(told, midright=box.midright))


# Filters


def _filters(below: Below) -> None:
    scene, words = below.scene, below.scene.program.words
    wish, offered = scene.wish, scene.offered
    texts = words.texts
    everything = [(None, words("statistics-all"))]
    games = [(game, title_of(game, texts)) for game in offered.games]
    tables = [(table, table_told(wish.game, table, words)) for table in offered.tables]
    rivals = [(level, rival_told(level, words)) for level in offered.rivals]
    helps = [(on, words("statistics-with_help" if on else "statistics-without_help")) for on in offered.helps]
    wide = below.width >= 1100
    places = iter(below.row(SHARES, FILTER) if wide else below.cells(len(SHARES), 3, FILTER))
    people = [(name, person_named(name, words)) for name in offered.persons]
    _filter(below, "person", next(places), people, wish.person)
    _filter(below, "game", next(places), [*everything, *games], wish.game)
    _filter(below, "table", next(places), [*everything, *tables], wish.table)
    _filter(below, "rival", next(places), [*everything, *rivals], wish.rival)
    _filter(below, "helped", next(places), [*everything, *helps], wish.helped)


def _filter(
    below: Below, name: str, place: pygame.Rect, values: Sequence[tuple[Value, str]], value: Value
) -> None:
    """Put a choice below its label."""
    scene = below.scene
    label = scene.program.words(f"statistics-filter-{name}")
    box = pygame.Rect(place.x + scene.px(4), place.y, place.width - scene.px(8), scene.px(21))
    scene.page.add(scene.text(label, "sans_medium", box, 16, MIST), below.pane)
    tray = pygame.Rect(place.x, place.bottom - scene.px(39), place.width, scene.px(38))
    choice = Choice(name, tray, values, value, partial(scene.choose, name))
    choice.title = label
    choice.enabled = len(values) > 1
    scene.page.add(choice, below.pane)


# Key figures


def _cards(below: Below, told: list[Card]) -> None:
    columns = next(count for count in (7, 4, 3, 2) if count == 2 or below.width / count >= 152)
    for card, place in zip(told, below.cells(len(told), columns, CARD), strict=True):
        _card(below, card, place)


def _card(below: Below, card: Card, place: pygame.Rect) -> None:
    """Put a large number on a plate, with its label above and details below."""
    scene, px = below.scene, below.scene.px
    scene.page.add(Picture(panel(place.size, "row"), topleft=place.topleft), below.pane)
    box = pygame.Rect(place.x + px(8), place.y + px(9), place.width - px(16), px(22))
    scene.page.add(scene.text(card.label, "sans_medium", box, 17, MIST, "center"), below.pane)
    number = metal_text(card.number, "title", px(35))
    if number.get_width() > place.width - px(16):
        number = pygame.transform.smoothscale_by(number, (place.width - px(16)) / number.get_width())
    spot = (place.centerx, place.y + px(48))
    scene.page.add(Picture(number, center=spot), below.pane)
    if card.name == "unhelped":
        sign = honour(px(22))
        left = spot[0] - number.get_width() // 2 - px(8)
        scene.page.add(Picture(sign, midright=(left, spot[1])), below.pane)
    if card.name == "rate":
        strip = interval_strip((place.width - px(40), px(5)), figures(scene.some).rate)
        scene.page.add(Picture(strip, midtop=(place.centerx, place.y + px(70))), below.pane)
    box = pygame.Rect(place.x + px(6), place.bottom - px(27), place.width - px(12), px(21))
    scene.page.add(scene.text(card.about, "sans", box, 16, FROST, "center"), below.pane)


def honour(size: int) -> pygame.Surface:
    """Draw the sign of matches without help: a small golden star."""
    return picture("common", "star", (size, size))


def interval_strip(size: tuple[int, int], rate: Rate) -> pygame.Surface:
    """Draw an interval on a line from 0 to 100 %, with a tick at equal strength."""
    result = tinted(rounded(size, size[1] / 2), (4, 7, 22), 200)
    low, high = (round(end * size[0]) for end in rate.interval)
    result.blit(tinted(rounded((max(size[1], high - low), size[1]), size[1] / 2), GILT), (low, 0))
    tick = pygame.Rect(0, 0, max(2, size[1] // 2), size[1])
    tick.center = (round(rate.even * size[0]), size[1] // 2)
    pygame.draw.rect(result, FROST, tick)
    return result


# Plots


def _plots(below: Below, room: float) -> None:
    columns = 2 if below.width >= WIDE else 1
    rows = 4 // columns
    free = (room - below.y - 10 - rows * GAP) / rows
    each = min(PLOT[1], max(PLOT[0], free if columns == 2 else PLOT[0] + 30))
    makers = (_trend, _by_level, _by_order, _losses)
    for make, place in zip(makers, below.cells(4, columns, each), strict=True):
        below.scene.page.add(make(below.scene, place), below.pane)


def _percents(scene: StatisticsScene) -> list[tuple[float, str]]:
    return [(share, percent(share, scene.program.words.texts)) for share in QUARTERS]


def _trend(scene: StatisticsScene, place: pygame.Rect) -> Plot:
    words, steps = scene.program.words, trend(scene.some, RECENT)
    marks = [Mark(step.recent.share, step.entry.won, step.entry.helped) for step in steps]
    even = sum(step.entry.even for step in steps) / max(1, len(steps))
    told = Told(
        words("statistics-plot-trend"),
        words("statistics-plot-trend_legend"),
        [step_told(step, words) for step in steps],
    )

    def draw(size: tuple[int, int], unit: float) -> Drawing:
        return line_drawing(size, unit, marks, _percents(scene), even, SKY)

    return Plot("trend", place, told, draw, scene.page.unit)


def _by_order(scene: StatisticsScene, place: pygame.Rect) -> Plot:
    words = scene.program.words
    found = grouped(scene.some, lambda entry: entry.order)
    rows = [(words(f"statistics-order-{order + 1}"), rate, None) for order, rate in found.items()]
    return _columns(scene, "order", place, rows)


def _by_level(scene: StatisticsScene, place: pygame.Rect) -> Plot:
    words, size = scene.program.words, scene.px(24)
    found = grouped(scene.some, lambda entry: entry.rival)
    rows = [(rival_told(level, words, short=True), rate, _face(level, size)) for level, rate in found.items()]
    return _columns(scene, "level", place, rows)


def _face(level: int, size: int) -> pygame.Surface:
    if level == PEOPLE:
        return seat_symbol(0, size)
    number = min(level, len(LEVELS))
    return avatar(LEVELS[number - 1].key, number, size)


def _columns(
    scene: StatisticsScene,
    name: str,
    place: pygame.Rect,
    rows: Sequence[tuple[str, Rate, pygame.Surface | None]],
) -> Plot:
    words = scene.program.words
    bars = [
        Bar(
            label,
            rate.share,
            rate.interval,
            rate.even,
            percent(rate.share, words.texts),
            f"{rate.wins}/{rate.matches}",
            sign,
        )
        for label, rate, sign in rows
    ]
    points = [bar_told(label, rate, words) for label, rate, _ in rows]
    told = Told(words(f"statistics-plot-{name}"), "", points)

    def draw(size: tuple[int, int], unit: float) -> Drawing:
        return bars_drawing(size, unit, bars, _percents(scene))

    return Plot(name, place, told, draw, scene.page.unit)


def _losses(scene: StatisticsScene, place: pygame.Rect) -> Plot:
    words, found = scene.program.words, losses(scene.some, RECENT)
    top = scale_of(max((loss for _, loss in found), default=0.0))
    mean = sum(loss for _, loss in found) / max(1, len(found))
    marks = [Mark(loss / top, entry.won, entry.helped) for entry, loss in found]
    rules = [(share, loss_told(share * top, words)) for share in (0.0, 0.5, 1.0)]
    told = Told(
        words("statistics-plot-loss"),
        words("statistics-plot-loss_legend"),
        [loss_point_told(entry, loss, words) for entry, loss in found],
        words("statistics-plot-no_loss"),
    )

    def draw(size: tuple[int, int], unit: float) -> Drawing:
        return line_drawing(size, unit, marks, rules, mean / top, ORCHID)

    return Plot("loss", place, told, draw, scene.page.unit)
