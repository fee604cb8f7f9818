"""What the result contains: title, podium and panels in a pane, and the buttons below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.screens.result.facts import told_house
from game.screens.result.panels import FLIGHTS, Score, best_panel, points_panel, turn_panel
from game.screens.result.podium import GOAL, HIGHEST, LOWEST, Standing, part_of, podium
from game.screens.result.sheet import BODY, NOTE, Group, Scrolled, Sheet, centred
from game.screens.widgets.layout import Column, Fitting, Inset, Made, Metal, Part, Plate, Row, Sized, Space
from game.screens.widgets.noted_button import NotedButton
from game.table.art.palette import GILT
from game.table.layout.boxes import Share
from game.table.pieces import Area

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from game.screens.result.summary import Summary
    from game.screens.widgets.page import Page
    from game.screens.widgets.pane import Pane
    from game.table.layout.board import Board

MARGIN: Final = 24.0  # units, like the rest
GAP: Final = 16.0
WIDEST: Final = 2100.0  # of panels and buttons
LARGE: Final = 84.0  # height of a button with two lines,
QUIET: Final = 58.0  # and of one with one
BESIDE: Final = 12.0  # between two buttons
TITLE: Final = 76.0
LOW_TITLE: Final = 54.0
REASON: Final = 1180.0  # width of why somebody has won
LOW: Final = 800.0  # height of a low window
THREE: Final = 1240.0  # width from which three panels lie side by side,
TWO: Final = 820.0  # and two
SLACK: Final = 20.0
AIR: Final = (18.0, 12.0)  # within a panel's edge
EAGER: Final = 1000.0  # the podium grows before the free space does


class Way(NamedTuple):
    """A button."""

    name: str
    text: str
    act: Callable[[], None]
    note: str = ""
    style: str = "secondary"


class Ways(NamedTuple):
    """All buttons: three large ones, quiet ones, and that of the best moment."""

    large: Sequence[Way]
    quiet: Sequence[Way]
    watch: Callable[[], None]


class Laid(NamedTuple):
    """What the staging needs of the page."""

    sheet: Sheet
    parts: tuple[str, ...]  # in the order of their appearance
    flights: tuple[Area, ...]  # where the pictures of the last turn lie on the sheet
    goal: tuple[float, float]  # the middle of the winner's score
    pane: Pane


def lay_out(page: Page, board: Board, summary: Summary, ways: Ways, pending: str | None) -> Laid:
    """Put everything on a page; `pending` tells why no best moment shows; None: without its panel."""
    sheet, whole = Sheet(board), Area(0.0, 0.0, *board.canvas)
    content = Scrolled("result", Inset(_content(sheet, summary, ways.watch, pending, whole), MARGIN, 0.0))
    buttons = Inset(Fitting(lambda width: _buttons(sheet, ways, min(width, WIDEST))), MARGIN, 4.0)
    Column([content, Group(sheet, "buttons", buttons)], 4.0).put(sheet, whole)
    pane = content.pane
    places = sorted({part_of(place) for place in summary.places}, reverse=True)
    page.widgets.insert(0, pane)
    for part in ("turn", "points", "best", *reversed(places), "title"):
        for widget in sheet.parts.get(part, ()):
            pane.put(widget)
    for widget in sheet.parts["buttons"]:
        page.add(widget)
    moved = tuple(sheet.spots.get(FLIGHTS, ()))
    parts = tuple(dict.fromkeys((*places, "title", "turn", "points", "best", "buttons")))
    shown = tuple(part for part in parts if part in sheet.parts and not (part == "turn" and moved))
    return Laid(sheet, shown, moved, sheet.spots[GOAL][0].centre, pane)


def _content(
    sheet: Sheet, summary: Summary, watch: Callable[[], None], pending: str | None, whole: Area
) -> Part:
    """Title, podium and panels below each other; what is left lies above the podium and below all."""
    label, scores = summary.standing()
    seats = [
        Standing(chair, place, score)
        for chair, place, score in zip(summary.table.chairs, summary.places, scores, strict=True)
    ]
    low = whole.height < LOW or whole.width < TWO
    title = Group(sheet, "title", Fitting(lambda width: _title(sheet, summary, width, low=low)))
    panels = Fitting(lambda width: Sized(_panels(sheet, summary, watch, pending, min(width, WIDEST)), WIDEST))
    parts = [title, Space(), podium(sheet, seats, label), panels, Space()]
    lengths = [None, Share(1.0), Share(EAGER, LOWEST, HIGHEST), None, Share(2.0, SLACK)]
    return Column(parts, 0.0, lengths)


def _title(sheet: Sheet, summary: Summary, width: float, *, low: bool) -> Part:
    """Who has won, and why."""
    size = LOW_TITLE if low else TITLE
    lines = sheet.wrapped(summary.headline(), size, width, "title")
    parts: list[Part] = [Space(6.0 if low else 14.0)]
    parts += [Sized(Metal(line, size), 0.0, size * 1.2) for line in lines]
    reason = summary.reason()
    if reason:
        parts.append(Sized(centred(reason, BODY if low else 25.0), REASON))
    parts += [Sized(centred(line, BODY, colour=GILT), REASON) for line in summary.feats]
    house = told_house(summary.table, summary.words)
    if house:
        parts.append(Sized(centred(house, NOTE), REASON))
    return Column([*parts, Space(6.0)])


def _panels(
    sheet: Sheet, summary: Summary, watch: Callable[[], None], pending: str | None, width: float
) -> Part:
    """The panels beside each other, or in two or three rows."""
    chairs, words, unit = summary.table.chairs, summary.words, summary.standing()[0]
    order = sorted(range(len(summary.places)), key=lambda seat: (summary.places[seat], seat))
    score = Score(summary.scores(), unit, order, frozenset(summary.winners))
    found = {"points": points_panel(score, chairs, words)}
    if summary.turn is not None:
        found["turn"] = turn_panel(sheet, summary.turn, chairs, unit, (summary.pieces, words))
    if pending is not None:
        tools = (summary.pieces, chairs, words, summary.texts)
        found["best"] = best_panel(sheet, summary.moment, pending, tools, watch)
    names: list[str] = [name for name in ("turn", "points", "best") if name in found]
    lines = [names]
    if width < THREE:
        others = [name for name in names if name != "points"]
        lines = [["points"], *([others] if width >= TWO else [[name] for name in others])]
    weights = {"points": 1.0 + 0.12 * max(0, len(summary.places) - 3)}
    made = {name: Group(sheet, name, Plate(part, "glass", *AIR)) for name, part in found.items()}
    return Column(
        [
            Row([made[name] for name in line], GAP, [Share(weights.get(name, 1.0)) for name in line])
            for line in lines
            if line
        ],
        GAP,
    )


def _buttons(sheet: Sheet, offered: Ways, width: float) -> Part:
    """The buttons, as many beside each other as have room."""
    large, ways = len(offered.large), (*offered.large, *offered.quiet)
    wants = [_want(sheet, way) for way in ways]
    lines = []
    for row in _rows(wants, width, large):
        tall = LARGE if row[0] < large else QUIET
        parts = [_button(sheet, ways[at], at if at < large else -1) for at in row]
        fits = sum(wants[at] for at in row) + BESIDE * (len(row) - 1) <= width
        shares = [Share(wants[at], wants[at] if fits else min(wants[at], width / len(row))) for at in row]
        lines.append(Sized(Row(parts, BESIDE, shares), width, tall))
    return Column(lines, 10.0)


def _want(sheet: Sheet, way: Way) -> float:
    """Measure how wide a button wants to be."""
    if way.note:
        return max(sheet.wide(way.text, 26.0), sheet.wide(way.note, NOTE, "sans_medium")) + 104.0
    return sheet.wide(way.text, BODY) + 40.0


def _rows(wants: Sequence[float], width: float, large: int) -> list[list[int]]:
    """Break the buttons into rows; large ones share a row with quiet ones only if all have room in it."""
    if sum(wants) + BESIDE * (len(wants) - 1) <= width:
        return [list(range(len(wants)))]
    rows: list[list[int]] = []
    for first, last in ((0, large), (large, len(wants))):
        row: list[int] = []
        for at in range(first, last):
            if row and sum(wants[one] for one in row) + wants[at] + BESIDE * len(row) > width:
                rows.append(row)
                row = []
            row.append(at)
        rows.append(row)
    return rows


def _button(sheet: Sheet, way: Way, number: int) -> Part:
    """One of them; the large ones have digits."""

    def make(rect: pygame.Rect) -> NotedButton:
        digit = str(number + 1) if number >= 0 else ""
        button = NotedButton(way.name, rect, way.text, way.act, style=way.style, note=way.note, digit=digit)
        button.face = "sans_bold"
        button.letters = sheet.px(26.0 if way.note else BODY)
        button.small = sheet.px(NOTE)
        return button

    return Made(make)
