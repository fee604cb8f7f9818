"""The panels of the result: the table of points, the last turn, and the best moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from game.screens.analysis.chart.curve import Frame, draw_line
from game.screens.analysis.chart.curve import Line as Curve
from game.screens.analysis.chart.signs import percent
from game.screens.result.sheet import BODY, NOTE, Least, Sheet, Spot, centred, drawn, heading
from game.screens.widgets.button import Button
from game.screens.widgets.layout import (
    Column,
    Fill,
    Fitting,
    Inset,
    Made,
    Metal,
    Part,
    Prose,
    Row,
    Shown,
    Sized,
    Space,
    Stack,
)
from game.table.art.atlas import picture
from game.table.art.paint.shapes import blank, gradient, rounded, tinted
from game.table.art.palette import FROST, GILT, GOLD, GOOD, MIST, SEAT_COLOURS, WARM
from game.table.art.seats import avatar, seat_symbol
from game.table.art.text.fonts import font
from game.table.layout.boxes import REST

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ai.analysis.judging import Point
    from game.screens.result.facts import Best, Gain, LastTurn
    from game.screens.seating import Chair
    from game.table.contract import Painter
    from game.table.layout.boxes import Part as Length
    from game.table.stock.deed import Deed
    from game.texts.texts import Texts, Voice

HEAD: Final = 40.0  # units of height of a heading
FACE: Final = 44.0
ROW: Final = 34.0  # least height of a row
TILE: Final = 132.0  # height of a deed's picture
TILE_WIDE: Final = 176.0
LEAST_TILE: Final = 96.0
SIGN: Final = 28.0  # of who did it, below the picture
NUMBER: Final = 88.0  # width of the score before and after
GAP: Final = 12.0  # between pictures
CURVE: Final = 104.0
FLIGHTS: Final = "flights"  # where the pictures of the last turn are noted


class Score(NamedTuple):
    """The table of points: rows of a name and each seat's value, and the name of the row that decides."""

    rows: Sequence[tuple[str, tuple[str, ...]]]
    total: str
    order: Sequence[int]  # of the seats, best first
    winners: frozenset[int]


def points_panel(score: Score, chairs: Sequence[Chair], words: Voice) -> Part:
    """The table of points: a row of faces, and a row for each kind of points."""
    faces = [
        drawn(lambda size, chair=chairs[seat]: avatar(chair.sign, chair.colour, min(size)), FACE, FACE)  # type: ignore[misc]
        for seat in score.order
    ]
    title = heading(words("result-points"), GILT)

    def table(width: float) -> Part:
        lengths: list[Length] = [max(width * 0.3, width - len(faces) * 120.0), *[REST] * len(faces)]
        rows: list[Part] = [Row([Inset(title, 0.0, 8.0), *faces], 4.0, lengths), Space(8.0)]
        for number, (text, values) in enumerate(score.rows):
            if text == score.total:
                rows += [drawn(_rule, 2.0), Space(2.0)]
            rows.append(_points(score, text, values, lengths, banded=number % 2 == 0))
        return Column(rows)

    return Fitting(table)


def _points(
    score: Score, text: str, values: Sequence[str], lengths: Sequence[Length], *, banded: bool
) -> Part:
    """One kind of points, and what it brought to each seat."""
    total = text == score.total
    size, face = (30.0, "title") if total else (BODY, "sans_bold")
    cells = [
        Fill(values[seat], face, size, GILT if seat in score.winners else FROST, "center")
        for seat in score.order
    ]
    label = Prose(text, "sans_bold" if total else "sans_medium", BODY)
    row = Least(Row([Inset(label, 3.0), *cells], 4.0, lengths), max(ROW, size * 1.3))
    band = [Inset(drawn(_band), -6.0, 0.0)] if banded else []
    return Stack([*band, row])


def _band(size: tuple[int, int]) -> pygame.Surface:
    return tinted(rounded(size, size[1] // 4), (150, 176, 230), 20)


def _rule(size: tuple[int, int]) -> pygame.Surface:
    line = gradient(size, GOLD)
    line.set_alpha(150)
    return line


def turn_panel(
    sheet: Sheet, turn: LastTurn, chairs: Sequence[Chair], unit: str, tools: tuple[Painter, Voice]
) -> Part:
    """The last turn: the score before, as many of its deeds as there is room for, and the score after."""
    painter, words = tools
    counted = turn.before != turn.after

    def story(width: float) -> Part:
        room = width - (2 * (NUMBER + GAP) if counted else 0.0)
        most = max(1, min(len(turn.gains), int((room + GAP) // (LEAST_TILE + GAP))))
        each = min(TILE_WIDE, (room - GAP * (most - 1)) / most)
        score, chair = turn.score_before(most), chairs[turn.winner]
        parts = [_number(sheet, score, unit, chair, last=False)] if counted else []
        for gain in turn.gains[-most:]:
            parts.append(_deed(sheet, gain, gain.after - score, each, (painter, chairs)))
            score = gain.after
        parts += [_number(sheet, turn.after, unit, chair, last=True)] if counted else []
        sides = [NUMBER] if counted else []
        used = each * most + GAP * (len(parts) - 1) + 2 * sum(sides)
        return Sized(Row(parts, GAP, [*sides, *[each] * most, *sides]), used, 0.0, "midtop")

    return Column([heading(words("result-turn"), GILT), Space(8.0), Fitting(story)])


def signed(number: int) -> str:
    """Write a difference with its sign."""
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}"


def _number(sheet: Sheet, score: int, unit: str, chair: Chair, *, last: bool) -> Part:
    """The winner's sign above a score and what it counts."""
    sign = Shown(seat_symbol(chair.colour, sheet.px(SIGN)))
    text = str(score)
    told = Metal(text, 54.0) if last else Fill(text, "title", 54.0, at="center")
    lines = [Sized(sign, 0.0, 34.0), Sized(told, 0.0, 64.0), centred(unit, NOTE, colour=MIST)]
    return Column(lines)


def _deed(sheet: Sheet, gain: Gain, more: int, wide: float, tools: tuple[Painter, Sequence[Chair]]) -> Part:
    """A deed's picture above who did it, what it brought, and its words."""
    painter, chairs = tools
    shown = deed_picture(sheet, gain.deed, painter, (wide, TILE))
    chair = chairs[gain.deed.seat]
    note, size = (signed(more), 26.0) if more else (gain.deed.note, NOTE)
    width = min(wide - SIGN - 6, sheet.wide(note, size)) if note else 0.0
    face = drawn(lambda box: avatar(chair.sign, chair.colour, min(box)), SIGN, SIGN)
    told = Row([face, Fill(note, "sans_bold", size, WARM)], 6.0, [SIGN, width]) if note else face
    text = gain.deed.text[:1].upper() + gain.deed.text[1:]
    return Column(
        [
            Spot(sheet, FLIGHTS, Sized(Shown(shown) if shown else Space(), 0.0, TILE)),
            Space(6.0),
            Sized(told, SIGN + 6 + width if note else SIGN, SIGN),
            Space(4.0),
            centred(text, NOTE, face="sans_medium"),
        ]
    )


def deed_picture(
    sheet: Sheet, deed: Deed, painter: Painter, box: tuple[float, float]
) -> pygame.Surface | None:
    """Paint a deed's pictures beside each other, within a box of units; None if it has none."""
    if not deed.pictures:
        return None
    faces = deed.pictures[: 2 if box[0] > 140 else 1]
    gap = 6.0
    share = sum(one.aspect for one in faces)
    height = min(box[1], (box[0] - gap * (len(faces) - 1)) / share)
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
    moment: Moment | None,
    pending: str,
    tools: tuple[Painter, Sequence[Chair], Voice, Texts],
    watch: Callable[[], None],
) -> Part:
    """The best moment, or why there is none."""
    words = tools[2]
    star = Shown(picture("common", "star", (sheet.px(SIGN), sheet.px(SIGN))))
    title = Row([star, heading(words("result-best"), GILT), Space()], 8.0)
    if moment is None:
        return Column([title, Space(10.0), Prose(pending, size=BODY, colour=MIST)])
    told, curve = moment_parts(sheet, moment, tools)
    text = words("result-moment", number=moment.decision)
    wide = max(240.0, sheet.wide(text, BODY, "title") + 40)
    button = Sized(Made(lambda place: _button(sheet, place, text, watch), 48.0), wide, 48.0, "midleft")
    return Column([title, Space(8.0), told, Space(10.0), curve, Space(8.0), button])


def moment_parts(
    sheet: Sheet, moment: Moment, tools: tuple[Painter, Sequence[Chair], Voice, Texts]
) -> tuple[Part, Part]:
    """What was done at a moment, with its picture; and the curve of the chances."""
    painter, chairs, words, texts = tools
    told: Part = _gained(sheet, moment, words, texts)
    if moment.deed is not None and moment.deed.pictures:
        deed = moment.deed._replace(pictures=moment.deed.pictures[:1])
        shown = deed_picture(sheet, deed, painter, (110.0, TILE))
        told = Row([Shown(shown, "midtop"), told], 16.0, [110.0, REST]) if shown else told
    return told, drawn(lambda size: _curve(sheet, size, moment, chairs, texts), CURVE)


def _button(sheet: Sheet, place: pygame.Rect, text: str, watch: Callable[[], None]) -> Button:
    button = Button("moment", place, text, watch)
    button.letters = sheet.px(NOTE)
    return button


def _gained(sheet: Sheet, moment: Moment, words: Voice, texts: Texts) -> Part:
    """What was done, and what it did to the chance to win."""
    before, after = percent(moment.best.before, texts), percent(moment.best.after, texts)
    more = texts.number(round(100 * moment.best.after) - round(100 * moment.best.before))
    gain = texts("analysis-percent", number=f"+{more}")
    wide = sheet.wide(gain, BODY) + 22
    plate = drawn(lambda size: tinted(rounded(size, size[1] / 2), (14, 74, 52), 235), 32.0)
    pill = Sized(Stack([plate, Fill(gain, "sans_bold", BODY, GOOD, "center")]), wide, 32.0, "topleft")
    chance = Inset(
        Prose(words("result-chance", before=before, after=after), size=BODY, at="topleft"), 0.0, 3.0
    )
    done = Prose(moment.sentence, "sans_bold", BODY, at="topleft")
    return Column([done, Space(6.0), Row([pill, chance], 10.0, [wide, REST])])


def _curve(
    sheet: Sheet, size: tuple[int, int], moment: Moment, chairs: Sequence[Chair], texts: Texts
) -> pygame.Surface:
    """Draw the watcher's chances over the match, with the moment as a point."""
    field = tinted(rounded(size, sheet.px(8)), (4, 7, 22), 150)
    frame = Frame(pygame.Rect(4, 6, size[0] - 8, size[1] - 12), moment.decisions)
    even = round(frame.down(1 / moment.sides))
    for x in range(0, size[0], sheet.px(14)):
        pygame.draw.line(field, (*MIST, 90), (x, even), (x + sheet.px(6), even))
    colour = chairs[moment.watcher].colour
    spots = tuple(frame.spot(one.decisions, one.chances[moment.watcher]) for one in moment.points)
    field.blit(draw_line(Curve(colour, spots, True), size, sheet.px(3)), (0, 0))
    spot = frame.spot(moment.decision - 1, moment.best.before)
    pygame.draw.circle(field, WARM, spot, sheet.px(7))
    pygame.draw.circle(field, SEAT_COLOURS[colour], spot, sheet.px(4))
    label = font("sans", sheet.px(NOTE)).render(percent(1.0, texts), True, MIST)
    field.blit(label, (size[0] - label.get_width() - 6, 2))
    return field
