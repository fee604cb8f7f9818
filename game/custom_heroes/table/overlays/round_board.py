"""Lays out the board at the end of a round: each seat's place, reward and VP, and what comes next.

It shows only public facts. A trade of power is not part of the pay: it is a seat's own choice.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.custom_heroes.rules.cards import ROUNDS
from game.custom_heroes.table.overlays import overlay_frame as frame
from game.custom_heroes.table.overlays.payouts import Paid, by_place, finalists, next_leader, paid
from game.custom_heroes.table.view_model import ViewModel
from game.custom_heroes.words.naming import gain
from game.table.art.palette import ALARM, FROST, GILT, GOOD, MIST
from game.table.pieces import Area, Face, Placed, Point
from game.table.stock.furniture import fixed

HEAD: Final = 140.0  # units of the page, as all that follows
FOOT: Final = 132.0
GAP: Final = 10.0
BETS: Final = 88.0  # width of the cards bet with, overlapping
TALLEST: Final = 134.0  # of the rows but the first
CHIP: Final = 44.0  # across, at most
FIRST_SHARE: Final = 1.14  # the first's row is so much higher


class Columns(NamedTuple):
    """Where a row's parts lie, from the row's left edge."""

    place: float = 54
    head: float = 144
    name: Area = Area(196, 0, 206, 0)
    vp: float = 410
    power: float = 622
    advancements: float = 784
    bets: float = 936
    track: Area = Area(410, 0, 716, 0)
    total: Area = Area(1146, 0, 116, 0)


COLUMNS: Final = Columns()


def round_board(model: ViewModel) -> list[Placed]:
    """Show a round's result until the next one begins."""
    view = model.view
    seats = by_place(view)
    height = min(TALLEST, (frame.PAGE.height - HEAD - FOOT) / (len(seats) + FIRST_SHARE - 1) - GAP)
    heights = [height * FIRST_SHARE, *[height] * (len(seats) - 1)]
    tall = HEAD + sum(heights) + GAP * len(seats) + FOOT
    area = Area(frame.PAGE.x, frame.PAGE.y + (frame.PAGE.height - tall) / 2, frame.PAGE.width, tall)
    below = model.text("overlay-round-first", name=model.addressed(seats[0]))
    lying = [
        frame.veil(),
        frame.sheet(area),
        *frame.title(model.text("overlay-round-title", round=view.round), below, area),
    ]
    y = area.y + HEAD
    for seat, high in zip(seats, heights, strict=True):
        row = Area(area.x + frame.INNER, y, area.width - 2 * frame.INNER, high)
        lying += _row(model, seat, row, lit=seat == seats[0])
        y += high + GAP
    return [*lying, *_foot(model, Area(area.x + frame.INNER, y + 8, area.width - 2 * frame.INNER, FOOT - 40))]


def _row(model: ViewModel, seat: int, row: Area, *, lit: bool) -> list[Placed]:
    """One seat's row: name, reward, and standing."""
    player = model.view.players[seat]
    middle = row.y + row.height / 2
    size = row.height * 0.62
    lying = [frame.strip(row, lit=lit)]
    if lit:
        lying.append(frame.sign("glow", (), (row.x + COLUMNS.head, middle), row.height * 1.1))
    lying += [
        frame.sign("place_mark", (player.place,), (row.x + COLUMNS.place, middle), size * 0.92),
        frame.head_of(model, seat, (row.x + COLUMNS.head, middle), size),
    ]
    pay = paid(model.view, seat)
    lying += [*_name(model, seat, row, lit=lit), *_pay(model, seat, pay, row)]
    return lying + _standing(model, seat, pay, row)


def _name(model: ViewModel, seat: int, row: Area, *, lit: bool) -> list[Placed]:
    """The seat's name, and below it whether it leads next."""
    box = COLUMNS.name
    leads = seat == next_leader(model.view)
    tall = 34.0 if lit else 30.0
    middle = row.y + row.height / 2
    top = middle - tall / 2 - (14 if leads else 0)
    colour = GILT if lit else FROST
    lying = [
        frame.line(model.setting.seats[seat].name, Area(row.x + box.x, top, box.width, tall), colour=colour)
    ]
    if leads:
        key = "overlay-round-leads_last" if model.view.round == ROUNDS else "overlay-round-leads"
        below = Area(row.x + box.x, top + tall + 2, box.width, 24)
        lying.append(frame.line(model.text(key), below, face="text_italic", colour=MIST))
    return lying


def _pay(model: ViewModel, seat: int, pay: Paid, row: Area) -> list[Placed]:
    """The seat's reward: the pieces fly in, with their numbers beside them."""
    size = min(row.height * 0.42, CHIP)
    y = row.y + row.height * 0.32
    pieces: list[tuple[str, Point, tuple[float, float]]] = []
    lying: list[Placed] = []
    groups = (
        ("coin", COLUMNS.vp, pay.vp, size * 0.56, (size, size)),
        ("power", COLUMNS.power, pay.power, size * 0.72, (size * 0.94, size * 0.94)),
        ("secret", COLUMNS.advancements, pay.advancements, size * 0.56, (size * 0.7, size)),
    )
    for kind, left, count, step, shape in groups:
        if count:
            box = Area(row.x + left, y - 17, 46, 34)
            lying.append(frame.line(gain(count), box, colour=FROST if count > 0 else ALARM))
        pieces += [
            (kind, (row.x + left + 52 + shape[0] / 2 + step * number, y), shape) for number in range(count)
        ]
    won = _bets(model, seat, pay, row, y)
    for number, (kind, centre, shape) in enumerate(pieces):
        key = f"paid:{seat}:{number}"
        lying.append(
            Placed(key, Face(kind), centre, shape, height=frame.TOKEN + number / 10, origin=frame.PAGE.centre)
        )
    return [*lying, *won]


def _bets(model: ViewModel, seat: int, pay: Paid, row: Area, y: float) -> list[Placed]:
    """The cards it bet with, and what that won or lost (CH-34)."""
    bets = model.view.players[seat].bets
    if not bets:
        return []
    left = row.x + COLUMNS.bets
    wide = row.height * 0.37
    step = min(wide * 0.8, (BETS - wide) / max(1, len(bets) - 1))
    lying = []
    for number, card in enumerate(bets):
        face, spot = Face("known_card", (card.card, card.slots, False)), (left + wide / 2 + step * number, y)
        lying.append(
            Placed("", face, spot, (wide, wide * 1.4), height=frame.SIGN + number / 10, animated=False)
        )
    key = "overlay-round-won" if pay.bets > 0 else "overlay-round-lost"
    beside = left + wide + step * (len(bets) - 1) + 10
    room = row.x + COLUMNS.total.x - beside - 6
    tone = GOOD if pay.bets > 0 else ALARM
    return [
        *lying,
        frame.line(gain(pay.bets), Area(beside, y - 25, room, 30), colour=tone),
        frame.line(model.text(key), Area(beside, y + 3, room, 22), face="sans_medium", colour=MIST),
    ]


def _standing(model: ViewModel, seat: int, pay: Paid, row: Area) -> list[Placed]:
    """The seat's distance to the goal, and its VP in gold."""
    view = model.view
    vp = view.players[seat].vp
    gained = max(0, pay.vp) + max(0, pay.bets)
    track = COLUMNS.track
    tall = row.height * 0.24
    bar = Area(row.x + track.x, row.y + row.height * 0.64, track.width, tall)
    face = Face("track", (model.setting.seats[seat].colour, vp, gained, view.goal))
    total = Area(row.x + COLUMNS.total.x, row.y + row.height * 0.12, COLUMNS.total.width, row.height * 0.52)
    below = Area(total.x, row.y + row.height * 0.66, total.width, 23)
    words = model.text("overlay-round-vp", count=vp)
    return [
        fixed(face, bar, height=frame.SIGN),
        frame.heading(str(vp), total, align="centre"),
        frame.line(words, below, face="sans_medium", colour=MIST, align="centre"),
    ]


def _foot(model: ViewModel, area: Area) -> list[Placed]:
    """What matters for the next round."""
    view = model.view
    texts = model.setting.texts
    if view.round == ROUNDS:
        return _decision(model, area)
    there = [model.addressed(seat) for seat in range(view.seats) if view.players[seat].vp >= view.goal]
    names = there[0] if len(there) == 1 else texts.people(there)
    key = "overlay-round-there" if there else "overlay-round-goal"
    text = texts(key, count=len(there), names=names, goal=view.goal)
    last = texts("overlay-round-last", most=view.goal - 1)
    half = area.height / 2
    below = Area(area.x, area.y + half, area.width, half - 6)
    return [
        frame.note(text, Area(area.x, area.y, area.width, half), 27, face="sans_bold", centred=True),
        frame.note(last, below, 23, face="text_italic", colour=MIST, centred=True),
    ]


def _decision(model: ViewModel, area: Area) -> list[Placed]:
    """After round 6: who has won, or who plays sudden death, and why (CH-38 to CH-40)."""
    view = model.view
    texts = model.setting.texts
    first, *others = finalists(view)
    name = model.addressed(first)
    if not others:
        text = texts("overlay-sudden-won", name=name)
        return [frame.note(text, area, 28, face="sans_bold", colour=GILT, centred=True)]
    tied = view.players[first].vp == view.players[others[0]].vp
    names = texts.people(model.addressed(seat) for seat in others)
    key = "overlay-sudden-tied" if tied else "overlay-sudden-most"
    text = texts(key, first=name, names=names)
    top = Area(area.x, area.y, area.width, area.height * 0.5)
    return [
        *_finalists(model, [first, *others], top),
        frame.note(text, Area(area.x, area.y + top.height, area.width, area.height * 0.5), 25, centred=True),
    ]


def _finalists(model: ViewModel, seats: list[int], area: Area) -> list[Placed]:
    """Those who play sudden death, with that title beside them."""
    size = area.height - 4
    wide = 270.0
    left = area.x + (area.width - wide - size * 1.1 * len(seats)) / 2
    middle = area.y + area.height / 2
    heads = [
        frame.head_of(model, seat, (left + size * (number * 1.1 + 0.5), middle), size)
        for number, seat in enumerate(seats)
    ]
    words = Area(left + size * 1.1 * len(seats) + 12, area.y + 4, wide, area.height - 10)
    return [*heads, frame.heading(model.text("overlay-sudden-title"), words)]
