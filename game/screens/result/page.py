"""Where everything of the result lies: title, podium and panels in a pane, and the buttons below it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from game.screens.result.panels import Score, best_panel, points_panel, turn_panel
from game.screens.result.podium import HIGHEST, LOWEST, Standing, lay_podium, part_of
from game.screens.result.sheet import BODY, NOTE, Sheet
from game.screens.widgets.noted_button import NotedButton
from game.screens.widgets.pane import Pane
from game.table.art.palette import FROST
from game.table.art.text.text import metal_text
from game.table.layout.boxes import Share, columns
from game.table.pieces import Area

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.result.summary import Summary
    from game.screens.widgets.page import Page
    from game.table.layout.board import Board

MARGIN: Final = 24.0  # units, like the rest
GAP: Final = 16.0
LARGE: Final = 84.0  # height of a button with two lines,
QUIET: Final = 58.0  # and of one with one
TITLE: Final = 76.0
LOW_TITLE: Final = 54.0
LOW: Final = 800.0  # height of a low window
THREE: Final = 1240.0  # width from which three panels lie side by side,
TWO: Final = 820.0  # and two
SLACK: Final = 20.0


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
    wide, high = board.canvas
    sheet = Sheet(board)
    top = _buttons(page, sheet, ways)
    width = wide - 2 * MARGIN
    title = _title(summary, sheet, width, low=high < LOW or wide < TWO)
    panels, tall, spots = _panels(summary, sheet, width, ways.watch, pending)
    room = top - title - tall - SLACK
    podium = min(HIGHEST, max(LOWEST, room))
    spare = max(0.0, (room - podium) / 3)
    goal = _podium(summary, sheet, Area(MARGIN, title + spare, width, podium))
    down = title + spare + podium
    sheet.move(panels, down)
    moved = tuple(spot._replace(y=spot.y + down) for spot in spots)
    places = sorted({part_of(place) for place in summary.places}, reverse=True)
    pane = Pane("result", sheet.rect(Area(0.0, 0.0, wide, top - 4.0)), board.scale)
    page.widgets.insert(0, pane)
    for part in (*panels, *reversed(places), "title"):
        for widget in sheet.parts.get(part, ()):
            pane.put(widget)
    parts = tuple(dict.fromkeys((*places, "title", "turn", "points", "best", "buttons")))
    shown = tuple(part for part in parts if part in sheet.parts and not (part == "turn" and moved))
    return Laid(sheet, shown, moved, goal, pane)


def _title(summary: Summary, sheet: Sheet, width: float, *, low: bool) -> float:
    """Put who has won, and why; return where the podium may begin."""
    size, y = LOW_TITLE if low else TITLE, 6.0 if low else 14.0
    for line in sheet.wrapped(summary.headline(), size, width, "title"):
        words = metal_text(line, "title", sheet.px(size))
        sheet.picture("title", words, Area(MARGIN, y, width, size * 1.2))
        y += size * 1.2
    reason, room = summary.reason(), min(width, 1180.0)
    if reason:
        left = MARGIN + (width - room) / 2
        y += sheet.prose("title", reason, (left, y), room, BODY if low else 25.0, colour=FROST, centred=True)
    return y + 6.0


def _podium(summary: Summary, sheet: Sheet, area: Area) -> tuple[float, float]:
    label, scores = summary.standing()
    seats = [
        Standing(chair, place, score)
        for chair, place, score in zip(summary.table.chairs, summary.places, scores, strict=True)
    ]
    return lay_podium(sheet, area, seats, label)


def _panels(
    summary: Summary, sheet: Sheet, width: float, watch: Callable[[], None], pending: str | None
) -> tuple[tuple[str, ...], float, list[Area]]:
    """Put the panels from the sheet's top; return their parts, their height, and the last turn's pictures."""
    seats = len(summary.places)
    turn, best = summary.turn is not None, pending is not None
    parts = tuple(part for part, there in (("turn", turn), ("points", True), ("best", best)) if there)
    if width >= THREE:
        rows: list[tuple[str, ...]] = [parts]
    elif width >= TWO:
        rows = [("points",), tuple(part for part in parts if part != "points")]
    else:
        rows = [("points",), *((part,) for part in parts if part != "points")]
    spots: list[Area] = []
    y = 0.0
    for row in filter(None, rows):
        shares = [Share(1.0 + (0.12 * max(0, seats - 3) if part == "points" else 0.0)) for part in row]
        boxes = columns(Area(MARGIN, y, min(width, 2100.0), 0.0), shares, GAP)
        boxes = [box._replace(x=box.x + (width - min(width, 2100.0)) / 2) for box in boxes]
        put = {"turn": partial(_turn, summary, sheet, spots), "points": partial(_points, summary, sheet)}
        put["best"] = partial(_best, summary, sheet, watch, pending or "")
        tall = max(put[part](box) for part, box in zip(row, boxes, strict=True))
        for part, box in zip(row, boxes, strict=True):
            sheet.plate(part, box._replace(height=tall))
        y += tall + GAP
    return parts, y, spots


def _points(summary: Summary, sheet: Sheet, box: Area) -> float:
    """Put the table of points; return its height."""
    order = sorted(range(len(summary.places)), key=lambda seat: (summary.places[seat], seat))
    score = Score(summary.scores(), summary.standing()[0], order, frozenset(summary.winners))
    return points_panel(sheet, box, score, summary.table.chairs, summary.words)


def _turn(summary: Summary, sheet: Sheet, spots: list[Area], box: Area) -> float:
    """Put the last turn, if there is one; return its height."""
    if summary.turn is None:
        return 0.0
    tools = (summary.pieces, summary.words)
    tall, found = turn_panel(sheet, box, summary.turn, summary.table.chairs, summary.standing()[0], tools)
    spots += found
    return tall


def _best(summary: Summary, sheet: Sheet, watch: Callable[[], None], pending: str, box: Area) -> float:
    """Put the best moment; return its height."""
    tools = (summary.pieces, summary.table.chairs, summary.words, summary.texts)
    return best_panel(sheet, box, summary.moment, pending, tools, watch)


def _buttons(page: Page, sheet: Sheet, offered: Ways) -> float:
    """Put the buttons at the bottom, as many beside each other as have room; return where they begin."""
    wide, high = sheet.board.canvas
    width = min(wide - 2 * MARGIN, 2100.0)
    large, ways = offered.large, (*offered.large, *offered.quiet)
    wants = [_want(sheet, way) for way in ways]
    rows = _rows(wants, width, len(large))
    y = high - sum(LARGE if row[0] < len(large) else QUIET for row in rows) - 10.0 * len(rows) - 4.0
    top = y
    for row in rows:
        tall = LARGE if row[0] < len(large) else QUIET
        area = Area((wide - width) / 2, y, width, tall)
        shares = [Share(wants[at], min(wants[at], width / len(row))) for at in row]
        for at, box in zip(row, columns(area, shares, 12.0), strict=True):
            _button(page, sheet, ways[at], box, at if at < len(large) else -1)
        y += tall + 10.0
    return top


def _want(sheet: Sheet, way: Way) -> float:
    """Measure how wide a button wants to be."""
    if way.note:
        return max(sheet.wide(way.text, 26.0), sheet.wide(way.note, NOTE, "sans_medium")) + 104.0
    return sheet.wide(way.text, BODY) + 40.0


def _rows(wants: Sequence[float], width: float, large: int) -> list[list[int]]:
    """Break the buttons into rows; large ones share a row with quiet ones only if all have room in it."""
    if sum(wants) + 12.0 * (len(wants) - 1) <= width:
        return [list(range(len(wants)))]
    rows: list[list[int]] = []
    for first, last in ((0, large), (large, len(wants))):
        row: list[int] = []
        for at in range(first, last):
            if row and sum(wants[one] for one in row) + wants[at] + 12.0 * len(row) > width:
                rows.append(row)
                row = []
            row.append(at)
        rows.append(row)
    return rows


def _button(page: Page, sheet: Sheet, way: Way, box: Area, number: int) -> None:
    digit = str(number + 1) if number >= 0 else ""
    rect = sheet.rect(box)
    button = NotedButton(way.name, rect, way.text, way.act, style=way.style, note=way.note, digit=digit)
    button.face = "sans_bold"
    button.letters = sheet.px(26.0 if way.note else BODY)
    button.small = sheet.px(NOTE)
    sheet.include("buttons", button)
    page.add(button)
