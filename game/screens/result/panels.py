"""The panels of the result: the table of points, the last turn, and the best moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from game.screens.analysis.chart.curve import Frame, Line, draw_line
from game.screens.analysis.chart.signs import percent
from game.screens.result.sheet import BODY, NOTE
from game.screens.widgets.button import Button
from game.screens.widgets.widget import Picture
from game.table.art.atlas import picture
from game.table.art.paint.shapes import blank, rounded, tinted
from game.table.art.palette import FROST, GILT, GOLD, GOOD, MIST, SEAT_COLOURS, WARM
from game.table.art.seats import avatar, seat_symbol
from game.table.art.text.fonts import font
from game.table.art.text.text import fitted, metal_text
from game.table.layout.boxes import REST, columns, inset
from game.table.pieces import Area

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ai.analysis.judging import Point
    from game.screens.result.facts import Best, Gain, LastTurn
    from game.screens.result.sheet import Sheet
    from game.screens.seating import Chair
    from game.table.contract import Painter
    from game.table.stock.deed import Deed
    from game.texts.texts import Texts, Voice

AIR: Final = 18.0  # units within a panel's edge
HEAD: Final = 40.0  # of height of a heading
FACE: Final = 44.0
ROW: Final = 34.0  # least height of a row
TILE: Final = 132.0  # height of a deed's picture
TILE_WIDE: Final = 176.0
LEAST_TILE: Final = 96.0
SIGN: Final = 28.0  # of who did it, below the picture
NUMBER: Final = 88.0  # width of the score before and after
CURVE: Final = 104.0


class Score(NamedTuple):
    """The table of points: rows of a name and each seat's value, and the name of the row that decides."""

    rows: Sequence[tuple[str, tuple[str, ...]]]
    total: str
    order: Sequence[int]  # of the seats, best first
    winners: frozenset[int]


def points_panel(sheet: Sheet, area: Area, score: Score, chairs: Sequence[Chair], words: Voice) -> float:
    """Put the table of points from the top of `area`; return its height."""
    part = "points"
    inner = inset(area, AIR, 0.0)
    seats = len(score.order)
    label = max(inner.width * 0.3, inner.width - seats * 120.0)
    head, *heads = columns(Area(inner.x, area.y + 10, inner.width, FACE), [label, *[REST] * seats], 4.0)
    sheet.line(part, words("result-points"), head, 24.0, colour=GILT)
    for seat, box in zip(score.order, heads, strict=True):
        chair = chairs[seat]
        sheet.picture(part, avatar(chair.sign, chair.colour, sheet.px(min(FACE, box.width))), box)
    y = area.y + FACE + 18
    for number, (text, values) in enumerate(score.rows):
        total = text == score.total
        size = 30.0 if total else BODY
        if total:
            sheet.rule(part, Area(inner.x, y + 1, inner.width, 2.0), GOLD)
            y += 4
        band = Area(inner.x - 6, y, inner.width + 12, 0.0)
        begin = len(sheet.parts[part])
        tall = sheet.prose(
            part, text, (inner.x, y), label - 6, BODY, face="sans_bold" if total else "sans_medium"
        )
        high = max(ROW, size * 1.3, tall + 6)
        sheet.parts[part][begin].move(0, sheet.px((high - tall) / 2))
        if number % 2 == 0:
            rect = sheet.rect(band._replace(height=high))
            sheet.include(
                part, _picture(tinted(rounded(rect.size, sheet.px(8)), (150, 176, 230), 20), rect), below=True
            )
        cells = columns(Area(inner.x, y, inner.width, high), [label, *[REST] * seats], 4.0)[1:]
        for seat, cell in zip(score.order, cells, strict=True):
            colour = GILT if seat in score.winners else FROST
            face = "title" if total else "sans_bold"
            sheet.line(part, values[seat], cell, size, face=face, colour=colour, at="center")
        y += high
    return y + 12 - area.y


def turn_panel(
    sheet: Sheet, area: Area, turn: LastTurn, chairs: Sequence[Chair], unit: str, tools: tuple[Painter, Voice]
) -> tuple[float, list[Area]]:
    """Put the last turn from the top of `area`; return its height and where its pictures lie."""
    part = "turn"
    inner = inset(area, AIR, 0.0)
    painter, words = tools
    heading = Area(inner.x, area.y + 8, inner.width, HEAD)
    sheet.line(part, words("result-turn"), heading, 24.0, colour=GILT)
    counted = turn.before != turn.after
    room = inner.width - (2 * NUMBER + 16 if counted else 0.0)
    most = max(1, min(len(turn.gains), int((room + 12) // (LEAST_TILE + 12))))
    gains = turn.gains[-most:]
    each = min(TILE_WIDE, (room - 12 * (most - 1)) / most)
    used = each * most + 12 * (most - 1) + (2 * NUMBER + 16 if counted else 0.0)
    left = inner.x + (inner.width - used) / 2
    top = area.y + HEAD + 14
    chair = chairs[turn.winner]
    if counted:
        _number(sheet, Area(left, top, NUMBER, TILE), turn.score_before(most), unit, chair)
        left += NUMBER + 8
    spots, lowest = [], TILE
    before = turn.score_before(most)
    for gain in gains:
        box = Area(left, top, each, TILE)
        spots.append(box)
        lowest = max(lowest, _deed(sheet, box, gain, gain.after - before, (painter, chairs)))
        before = gain.after
        left += each + 12
    if counted:
        _number(sheet, Area(left - 4, top, NUMBER, TILE), turn.after, unit, chair, last=True)
    return top + lowest + 14 - area.y, spots


def signed(number: int) -> str:
    """Write a difference with its sign."""
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}"


def _number(sheet: Sheet, area: Area, score: int, unit: str, chair: Chair, *, last: bool = False) -> None:
    """Put the winner's sign above a score and what it counts."""
    spot = Area(area.x, area.y + 4, area.width, 34.0)
    sheet.picture("turn", seat_symbol(chair.colour, sheet.px(28)), spot)
    box = Area(area.x, area.y + 34, area.width, 64.0)
    size = sheet.px(54)
    text = str(score)
    shown = (
        metal_text(text, "title", size)
        if last
        else fitted(text, "title", (sheet.px(area.width), 2 * size), FROST, size)
    )
    sheet.picture("turn", shown, box)
    sheet.prose("turn", unit, (area.x, area.y + 100), area.width, NOTE, colour=MIST, centred=True)


def _deed(sheet: Sheet, box: Area, gain: Gain, more: int, tools: tuple[Painter, Sequence[Chair]]) -> float:
    """Put a deed's picture above its words; return the height of both."""
    painter, chairs = tools
    shown = deed_picture(sheet, gain.deed, painter, box)
    if shown is not None:
        sheet.picture("turn", shown, box)
    chair = chairs[gain.deed.seat]
    y = box.y + box.height + 6
    note = signed(more) if more else gain.deed.note
    size = 26.0 if more else NOTE
    width = min(box.width - SIGN - 6, sheet.wide(note, size)) if note else 0.0
    left = box.x + (box.width - SIGN - 6 - width) / 2
    sheet.picture("turn", avatar(chair.sign, chair.colour, sheet.px(SIGN)), Area(left, y, SIGN, SIGN))
    if note:
        sheet.line("turn", note, Area(left + SIGN + 6, y, width, SIGN), size, colour=WARM)
    y += SIGN + 4
    text = gain.deed.text[:1].upper() + gain.deed.text[1:]
    y += sheet.prose("turn", text, (box.x, y), box.width, NOTE, face="sans_medium", centred=True)
    return y - box.y


def deed_picture(sheet: Sheet, deed: Deed, painter: Painter, box: Area) -> pygame.Surface | None:
    """Paint a deed's pictures beside each other, within a box; None if it has none."""
    if not deed.pictures:
        return None
    faces = deed.pictures[: 2 if box.width > 140 else 1]
    gap = 6.0
    share = sum(one.aspect for one in faces)
    height = min(box.height, (box.width - gap * (len(faces) - 1)) / share)
    painted = [painter.paint(one.face, (sheet.px(height * one.aspect), sheet.px(height))) for one in faces]
    result = blank(
        (sum(one.get_width() for one in painted) + sheet.px(gap) * (len(painted) - 1), sheet.px(height))
    )
    left = 0
    for one in painted:
        result.blit(one, (left, 0))
        left += one.get_width() + sheet.px(gap)
    return result


class Moment(NamedTuple):
    """What the panel of the best moment shows once it is known."""

    best: Best
    sentence: str
    deed: Deed | None
    points: Sequence[Point]
    decisions: int  # of the whole match
    decision: int  # of the moment, from 1
    watcher: int
    sides: int


def best_panel(
    sheet: Sheet,
    area: Area,
    moment: Moment | None,
    pending: str,
    tools: tuple[Painter, Sequence[Chair], Voice, Texts],
    watch: Callable[[], None],
) -> float:
    """Put the best moment from the top of `area`, or why there is none; return its height."""
    part = "best"
    painter, chairs, words, texts = tools
    inner = inset(area, AIR, 0.0)
    mark = picture("common", "star", (sheet.px(28), sheet.px(28)))
    heading = Area(inner.x, area.y + 8, inner.width, HEAD)
    sheet.picture(part, mark, heading, "midleft")
    sheet.line(
        part,
        words("result-best"),
        heading._replace(x=inner.x + 36, width=inner.width - 36),
        24.0,
        colour=GILT,
    )
    top = area.y + HEAD + 14
    if moment is None:
        return HEAD + 28 + sheet.prose(part, pending, (inner.x, top), inner.width, BODY, colour=MIST)
    left = inner.x
    tall = 0.0
    if moment.deed is not None and moment.deed.pictures:
        box = Area(inner.x, top, 110.0, TILE)
        shown = deed_picture(sheet, moment.deed._replace(pictures=moment.deed.pictures[:1]), painter, box)
        if shown is not None:
            sheet.picture(part, shown, box, "midtop")
            left, tall = inner.x + 126, shown.get_height() / sheet.board.scale
    wide = inner.x + inner.width - left
    y = top + sheet.prose(part, moment.sentence, (left, top), wide, BODY, face="sans_bold") + 6
    before, after = percent(moment.best.before, texts), percent(moment.best.after, texts)
    more = texts.number(round(100 * moment.best.after) - round(100 * moment.best.before))
    gain = texts("analysis-percent", number=f"+{more}")
    pill = sheet.wide(gain, BODY) + 22
    sheet.include(part, _pill(sheet, Area(left, y, pill, 32.0)))
    sheet.line(part, gain, Area(left, y, pill, 32.0), BODY, colour=GOOD, at="center")
    chance = words("result-chance", before=before, after=after)
    y += max(32.0, sheet.prose(part, chance, (left + pill + 10, y + 3), wide - pill - 10, BODY))
    y = max(y, top + tall) + 10
    _curve(sheet, Area(inner.x, y, inner.width, CURVE), moment, chairs, texts)
    y += CURVE + 8
    text = words("result-moment", number=moment.decision)
    place = sheet.rect(
        Area(inner.x, y, min(inner.width, max(240.0, sheet.wide(text, BODY, "title") + 40)), 48.0)
    )
    button = Button("moment", place, text, watch)
    button.letters = sheet.px(19)
    sheet.include(part, button)
    return y + 48 + 14 - area.y


def _curve(sheet: Sheet, area: Area, moment: Moment, chairs: Sequence[Chair], texts: Texts) -> None:
    """Put the watcher's chances over the match, with the moment as a point."""
    rect = sheet.rect(area)
    size = rect.size
    field = tinted(rounded(size, sheet.px(8)), (4, 7, 22), 150)
    frame = Frame(pygame.Rect(4, 6, size[0] - 8, size[1] - 12), moment.decisions)
    even = round(frame.down(1 / moment.sides))
    for x in range(0, size[0], sheet.px(14)):
        pygame.draw.line(field, (*MIST, 90), (x, even), (x + sheet.px(6), even))
    colour = chairs[moment.watcher].colour
    spots = tuple(frame.spot(one.decisions, one.chances[moment.watcher]) for one in moment.points)
    field.blit(draw_line(Line(colour, spots, True), size, sheet.px(3)), (0, 0))
    spot = frame.spot(moment.decision - 1, moment.best.before)
    pygame.draw.circle(field, WARM, spot, sheet.px(7))
    pygame.draw.circle(field, SEAT_COLOURS[colour], spot, sheet.px(4))
    label = font("sans", sheet.px(NOTE)).render(percent(1.0, texts), True, MIST)
    field.blit(label, (size[0] - label.get_width() - 6, 2))
    sheet.include("best", _picture(field, rect))


def _pill(sheet: Sheet, area: Area) -> Picture:
    rect = sheet.rect(area)
    return _picture(tinted(rounded(rect.size, rect.height / 2), (14, 74, 52), 235), rect)


def _picture(surface: pygame.Surface, rect: pygame.Rect) -> Picture:
    return Picture(surface, topleft=rect.topleft)
