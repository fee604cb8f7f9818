"""Lays out the middle of the table: attack facing answer, the stat, the values, and the outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.table.drawing.plates import LINEN
from game.dust_collectorz.table.look import NOBODY
from game.dust_collectorz.table.panels.stage_sets import build_set, open_set, stats
from game.dust_collectorz.table.panels.track_layout import track
from game.dust_collectorz.table.panels.values_row import values_row
from game.dust_collectorz.table.picks import CLASH_ZONE
from game.dust_collectorz.words.naming import capital, who
from game.table.layout.boxes import REST, columns, inset, rows, within
from game.table.pieces import NOTHING, Area, Face, Placed
from game.table.stock.furniture import fixed, gold, person, place, prose, text_height, text_width, words
from game.table.stock.seat_head import LEAST

if TYPE_CHECKING:
    from game.dust_collectorz.table.situation import Situation

ROLES: Final = ("caption-attacks", "caption-answers")
NAME: Final = 25.0  # units of type
TITLE: Final = 56.0
NOTE: Final = 22.0
SCORE: Final = 60.0


def stage(moment: Situation) -> list[Placed]:
    """Lay out everything between the rivals and the viewer's hand, except the wheel."""
    plan = moment.ground.stage
    zone = Placed(
        CLASH_ZONE, Face(NOTHING), plan.whole.centre, plan.whole[2:], height=-9, animated=False, drop=True
    )
    if moment.over:
        return [zone, *_ending(moment)]
    if not moment.begun:
        return [zone, *_beginning(moment)]
    lying = [zone, *(track(moment, plan.track) if plan.track else [])]
    if moment.fight.seats[0] == NOBODY:
        return lying
    lying += _middle(moment)
    for side in (0, 1):
        lying += _side(moment, side)
    return [*lying, *_foot(moment)]


def _foot(moment: Situation) -> list[Placed]:
    """What the sets are worth: the stats to choose from while attacking, else value against value."""
    chooses = any(key.startswith("stat:") for key in moment.useful | set(moment.picked))
    if moment.build is not None and moment.build.primary >= 0 and chooses:
        return stats(moment, moment.ground.stage.values)
    return values_row(moment)


def _side(moment: Situation, side: int) -> list[Placed]:
    fight, plan = moment.fight, moment.ground.stage.sides[side]
    seat, laid = fight.seats[side], fight.sets[side]
    if seat == NOBODY:
        return []
    lying = _label(moment, seat, side)
    if fight.building == side:
        if moment.build is not None and seat == moment.view.seat:
            return [*lying, *build_set(moment, moment.build, side)]
        return [*lying, *_waiting(moment, plan.main)]
    return [*lying, *(open_set(moment, laid, side) if laid is not None else [place(plan.main)])]


def _label(moment: Situation, seat: int, side: int) -> list[Placed]:
    """Whose side it is, above its supports."""
    who, area = moment.setting.seats[seat], moment.ground.stage.sides[side].label
    face = min(area.height, 60.0)
    role = moment.words(ROLES[side])
    told = text_width(role, LEAST, "sans")
    wide = face + 12.0 + max(text_width(who.name, NAME), told)
    box = within(area._replace(height=face), (min(wide, area.width), face), (0.0 if side else 1.0, 0.0))
    spot, text = columns(box, [face, REST], 10.0)
    lying = [person(who.sign, who.colour, spot.centre, face)]
    if face >= NAME * 1.3 + LEAST * 1.3 and told <= text.width:
        name, below = rows(text, [REST, LEAST * 1.3])
        lying.append(words(role, below, face="sans", colour=LINEN))
    else:
        name = text
    return [*lying, words(who.name, within(name, (name.width, NAME * 1.3), (0.0, 0.5)))]


def _waiting(moment: Situation, box: Area) -> list[Placed]:
    """The empty place of a seat that lays its set unseen."""
    text = moment.words("caption-laying")
    inner = inset(box, 6.0)
    high = text_height(text, LEAST, inner.width)
    line = within(inner, (inner.width, min(high, inner.height)))
    return [place(box), prose(text, line, LEAST, colour=LINEN, align="centre")]


def _middle(moment: Situation) -> list[Placed]:
    """What the clash is about, and who has won it."""
    area, stat = moment.ground.stage.middle, moment.stat
    reckoning = moment.fight.reckoning
    side = min(area.width * 0.82, area.height * 0.44, 136.0)
    if stat == NOBODY:
        sign = within(area, (side, side))
        return [fixed(Face("against"), sign, height=-4)]
    above, below = rows(area, [area.height * 0.24, REST], 4.0)
    lying = []
    if reckoning is not None:
        arrow = within(above, (90.0, 54.0))
        lying.append(fixed(Face("wins_over", (reckoning.winner,)), arrow, height=3))
    name = NAME * 1.3
    spot = within(below, (side, side + name + 6.0), (0.5, 0.3))
    badge, line = rows(spot, [REST, name], 6.0)
    badge = within(badge, (badge.height, badge.height))
    lying.append(fixed(Face("stat", (stat, -1, "chosen")), badge, height=2))
    lying.append(words(moment.stat_name(stat), Area(area.x, line.y, area.width, line.height), align="centre"))
    return lying


# Before and after


def _beginning(moment: Situation) -> list[Placed]:
    """The toss, and what its winner chooses (DC-5, DC-27)."""
    view, area = moment.view, moment.ground.stage.whole
    high = min(area.height, 380.0)
    coin, title, note = rows(within(area, (area.width, high)), [REST, TITLE * 1.2, NOTE * 1.4], 6.0)
    beam = Placed("", Face("beam"), coin.centre, (min(520.0, area.width), high), height=-8, animated=False)
    lying = [beam]
    chooser = view.to_move if view.to_move >= 0 else NOBODY
    if chooser != NOBODY:
        side = min(190.0, coin.height)
        face = Face("coin", (moment.setting.seats[chooser].colour,))
        lying.append(Placed("coin", face, coin.centre, (side, side), origin=(coin.centre[0], area.y)))
    key = "caption-naming" if view.phase == "naming" else "caption-toss"
    lying.append(gold(moment.words(key), title, align="centre"))
    if chooser != NOBODY:
        text = moment.words("caption-chooses", name=moment.addressed(chooser))
        lying.append(words(text, note, face="sans", colour=LINEN, align="centre"))
    return lying


def _ending(moment: Situation) -> list[Placed]:
    """Who has won, and the points of all."""
    winners = [moment.addressed(seat) for seat, rank in enumerate(moment.view.places) if rank == 1]
    text = capital(moment.words("caption-wins", **who(winners, moment.setting.texts)))
    area = moment.ground.stage.whole
    box = within(area, (area.width, min(area.height, 400.0)))
    crown, title, points = rows(box, [REST, TITLE * 1.3, SCORE], 8.0)
    side = min(crown.height, 140.0)
    return [
        Placed("", Face("beam"), box.centre, (min(620.0, area.width), box.height), height=-8, animated=False),
        Placed("", Face("crown"), crown.centre, (side, side), animated=False),
        gold(text, inset(title, 30.0, 0.0), align="centre"),
        *_points(moment, points),
    ]


def _points(moment: Situation, area: Area) -> list[Placed]:
    """The points of each side, beside its medallions."""
    sides = [(0, 2), (1, 3)] if moment.team else [(seat,) for seat in range(moment.view.seats)]
    face = area.height * 0.9
    wide = face * len(sides[0]) + 90.0
    cells = columns(within(area, (wide * len(sides), area.height)), [REST] * len(sides), 10.0)
    lying: list[Placed] = []
    for seats, cell in zip(sides, cells, strict=True):
        spots = columns(cell, [*[face] * len(seats), REST], 6.0)
        for seat, spot in zip(seats, spots, strict=False):
            who_ = moment.setting.seats[seat]
            lying.append(person(who_.sign, who_.colour, spot.centre, face))
        lying.append(words(str(moment.view.players[seats[0]].points), inset(spots[-1], 6.0, 6.0)))
    return lying
