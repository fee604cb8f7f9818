"""The layout of the statistics page: filters, key figures, and plots side by side if they fit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

import pygame

from ai.personas.levels import LEVELS
from game.screens.analysis.chart.signs import percent
from game.screens.games import title_of
from game.screens.seating import person_named
from game.screens.statistics.drawings import (
    ORCHID,
    SKY,
    Bar,
    Drawing,
    Mark,
    bars_drawing,
    line_drawing,
    scale_of,
)
from game.screens.statistics.figures import PEOPLE, Rate, figures, grouped, losses, trend
from game.screens.statistics.plots import Plot, Told
from game.screens.statistics.words import (
    Card,
    bar_told,
    cards,
    loss_point_told,
    loss_told,
    rival_told,
    step_told,
    table_told,
)
from game.screens.widgets.choice import Choice
from game.screens.widgets.layout import (
    Column,
    Fill,
    Filling,
    Fitting,
    Grid,
    Inset,
    Kit,
    Made,
    Metal,
    Own,
    Part,
    Plate,
    Row,
    Scroll,
    Shown,
    Sized,
    Space,
)
from game.table.art.atlas import picture
from game.table.art.paint.shapes import rounded, tinted
from game.table.art.palette import FROST, GILT, MIST
from game.table.art.seats import avatar, seat_symbol
from game.table.layout.boxes import REST, Share

if TYPE_CHECKING:
    from game.screens.menus.menu import Way
    from game.screens.statistics.scene import StatisticsScene
    from game.table.pieces import Area

RECENT: Final = 80  # matches on a line
WIDE: Final = 900.0  # units from which plots lie side by side
GAP: Final = 12.0
ONE_ROW: Final = 1100.0  # units from which all filters do
LEGEND: Final = 240.0  # units of width that it needs
SHARES: Final = (0.16, 0.28, 0.21, 0.17, 0.18)  # of the width, for filters side by side
CARD: Final = (152.0, 106.0)  # units, at least as wide
PLOT: Final = (206.0, 560.0)  # units of height, at least and at most
QUARTERS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
Value = TypeVar("Value")


def lay_out(scene: StatisticsScene, ways: list[Way]) -> None:
    """Put everything on the scene's page."""
    words = scene.program.words
    legend = Fill(words("statistics-legend"), "text_italic", 18.0, MIST, "midright")
    heading = Metal(words("statistics-heading"), 26.0 if scene.low else 36.0, "midleft", "")
    beside = Fitting(lambda width: legend if width > LEGEND else Space(1.0))
    body = Row([Space(), Filling(partial(_content, scene)), Space()], 0.0, [16.0, REST, 4.0])
    scene.spread(Row([heading, beside], 24.0), body, ways)


def _content(scene: StatisticsScene, area: Area) -> Part:
    """Return filters, key figures and plots, which take what the others leave."""
    above = [Fitting(partial(_filters, scene)), Fitting(partial(_cards, scene))]
    taken = sum(part.size(Kit(scene.page), area.width)[1] + GAP for part in above)
    return Scroll("all", Column([*above, Fitting(partial(_plots, scene, area.height - taken))], GAP))


# Filters


def _filters(scene: StatisticsScene, width: float) -> Part:
    words, wish, offered = scene.program.words, scene.wish, scene.offered
    everything = [(None, words("statistics-all"))]
    games = [(game, title_of(game, words.texts)) for game in offered.games]
    tables = [(table, table_told(wish.game, table, words)) for table in offered.tables]
    rivals = [(level, rival_told(level, words)) for level in offered.rivals]
    helps = [(on, words("statistics-with_help" if on else "statistics-without_help")) for on in offered.helps]
    people = [(name, person_named(name, words)) for name in offered.persons]
    parts = [
        _filter(scene, "person", people, wish.person),
        _filter(scene, "game", [*everything, *games], wish.game),
        _filter(scene, "table", [*everything, *tables], wish.table),
        _filter(scene, "rival", [*everything, *rivals], wish.rival),
        _filter(scene, "helped", [*everything, *helps], wish.helped),
    ]
    return Row(parts, GAP, [Share(share) for share in SHARES]) if width >= ONE_ROW else Grid(parts, 3, GAP)


def _filter(scene: StatisticsScene, name: str, values: Sequence[tuple[Value, str]], value: Value) -> Part:
    """Return a choice below its label."""
    label = scene.program.words(f"statistics-filter-{name}")

    def make(place: pygame.Rect) -> Choice[Value]:
        choice = Choice(name, place, values, value, partial(scene.choose, name))
        choice.title = label
        choice.enabled = len(values) > 1
        return choice

    return Column([Inset(Fill(label, "sans_medium", 16.0, MIST), 4.0, 0.0), Made(make, 38.0)], 2.0)


# Key figures


def _cards(scene: StatisticsScene, width: float) -> Part:
    across = next(count for count in (7, 4, 3, 2) if count == 2 or width / count >= CARD[0])
    told = cards(figures(scene.some), scene.program.words)
    return Grid([_card(scene, card) for card in told], across, GAP)


def _card(scene: StatisticsScene, card: Card) -> Part:
    """Return a large number on a plate, with its label above and details below."""
    number: Part = Metal(card.number, 35.0, name="")
    if card.name == "unhelped":
        number = Own(Row([Shown(honour(scene.px(22))), number], 8.0))
    label = Fill(card.label, "sans_medium", 17.0, MIST, "center")
    about = Fill(card.about, "sans", 16.0, FROST, "center")
    parts: list[Part] = [label, number, Space(5.0), about]
    if card.name == "rate":
        rate = figures(scene.some).rate
        parts[2] = Fitting(lambda width: Shown(interval_strip((scene.px(width - 24), scene.px(5)), rate)))
    return Sized(Plate(Column(parts, 1.0, [None, REST, None, None]), "row", 8.0), 0.0, CARD[1])


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


def _plots(scene: StatisticsScene, room: float, width: float) -> Part:
    """Return the plots; side by side they share `room` units of height."""
    across = 2 if width >= WIDE else 1
    each = PLOT[0] + 30.0 if across == 1 else min(PLOT[1], max(PLOT[0], (room - GAP) / 2 - 8.0))
    return Grid(
        [Made(partial(make, scene), each) for make in (_trend, _by_level, _by_order, _losses)], across, GAP
    )


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
