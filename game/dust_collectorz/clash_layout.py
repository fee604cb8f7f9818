"""The middle of the table: attack and answer face to face, their values and what they are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.facts import stronger, weaker
from game.dust_collectorz.moment import NOBODY, Moment
from game.dust_collectorz.naming import capital, signed, tribe_name, who
from game.dust_collectorz.picks import CLASH_ZONE
from game.dust_collectorz.places import (
    CARDS_FOOT,
    CARDS_TOP,
    CLASH,
    MAIN,
    MIDDLE_X,
    ROW,
    WHEEL,
    WHEEL_SIZE,
    WHEEL_WORDS,
    aids_area,
    main_spot,
)
from game.dust_collectorz.plates import LINEN
from game.dust_collectorz.reckoning import in_full, sources
from game.dust_collectorz.sets_layout import aid_spots, build_set, open_set
from game.dust_collectorz.track_layout import band
from game.table.art.palette import ALARM, GOOD
from game.table.furniture import gold, person, place, words
from game.table.pieces import NOTHING, Area, Face, Placed, Point

if TYPE_CHECKING:
    from game.dust_collectorz.reckoning import Reckoning
    from game.dust_collectorz.view import SetView

PART: Final = (67.0, 42.0)
PART_STEP: Final = (70.0, 48.0)
PARTS_A_ROW: Final = 4
VALUE: Final = (158.0, 116.0)
MEDAL: Final = 52.0
SIGNS: Final = ("sword", "shield")
ROLES: Final = ("caption-attacks", "caption-answers")


def clash(moment: Moment) -> list[Placed]:
    """All that lies between the other seats and the own hand."""
    zone = Placed(CLASH_ZONE, Face(NOTHING), CLASH.centre, CLASH[2:], height=-9, lively=False, drop=True)
    lying = [zone, *_wheel(moment), *band(moment)]
    if moment.over:
        return [*lying, *_ending(moment)]
    if not moment.begun:
        return [*lying, *_beginning(moment)]
    fight = moment.fight
    if fight.seats[0] == NOBODY:
        return lying
    lying += _middle(moment)
    for side in (0, 1):
        lying += _side(moment, side)
    if fight.reckoning is not None:
        for side in (0, 1):
            lying += _parts(moment, fight.reckoning, side)
        lying += [_value(fight.reckoning, side) for side in (0, 1)]
    return lying


def _wheel(moment: Moment) -> list[Placed]:
    """The wheel of tribes, always in sight (DC-1)."""
    tribe, mask = moment.wheel
    face = Face("wheel", (tribe, mask))
    lying = [Placed("wheel", face, WHEEL, WHEEL_SIZE, lively=False, close=(460, 460))]
    if not mask:
        return lying
    lines = ((stronger(tribe), 1, GOOD), (weaker(tribe), -1, ALARM))
    for step, (other, number, colour) in enumerate(lines):
        area = Area(WHEEL_WORDS.x, WHEEL_WORDS.y + 28 * step, WHEEL_WORDS.width, 26)
        text = f"{tribe_name(other, moment.setting.texts)} {signed(number)}"
        lying.append(words(text, area, face="sans_medium", colour=colour, align="centre"))
    return lying


def _side(moment: Moment, side: int) -> list[Placed]:
    fight = moment.fight
    seat, laid = fight.seats[side], fight.sets[side]
    lying = _head(moment, seat, side)
    if fight.building == side:
        if moment.build is not None and seat == moment.view.seat:
            return [*lying, *build_set(moment, moment.build, side)]
        return [*lying, *_waiting(moment, side)]
    if laid is not None:
        return [*lying, *open_set(moment, laid, side)]
    return [*lying, *_empty(side)] if seat != NOBODY else lying


def _head(moment: Moment, seat: int, side: int) -> list[Placed]:
    """Whose side it is, above its supports."""
    if seat == NOBODY:
        return []
    who = moment.setting.seats[seat]
    area = aids_area(side)
    x, y = area.x + MEDAL / 2 + 2, CARDS_TOP + 32
    role = moment.words(ROLES[side])
    return [
        person(who.sign, who.colour, (x, y), MEDAL),
        words(who.name, Area(x + 34, y - 30, area.width - MEDAL - 12, 32)),
        Placed("", Face(SIGNS[side]), (x + 47, y + 16), (26, 26), lively=False),
        words(role, Area(x + 64, y + 2, area.width - MEDAL - 42, 29), face="text_italic", colour=LINEN),
    ]


def _empty(side: int) -> list[Placed]:
    """The place of who will answer."""
    spot = main_spot(side)
    return [place(Area(spot[0] - MAIN[0] / 2, spot[1] - MAIN[1] / 2, *MAIN))]


def _waiting(moment: Moment, side: int) -> list[Placed]:
    """The empty place of somebody who is laying unseen."""
    spot = main_spot(side)
    box = Area(spot[0] - MAIN[0] / 2, spot[1] - MAIN[1] / 2, *MAIN)
    text = Area(box.x + 6, box.centre[1] - 16, box.width - 12, 32)
    return [
        place(box),
        words(moment.words("caption-laying"), text, face="text_italic", colour=LINEN, align="centre"),
    ]


def _middle(moment: Moment) -> list[Placed]:
    """What the clash is about, and who has won it by how much."""
    reckoning, stat = moment.fight.reckoning, moment.stat
    spot = (MIDDLE_X, CARDS_TOP + 62)
    if reckoning is None:
        lying = [Placed("", Face("against"), spot, (96, 96), height=-4, lively=False)]
    else:
        lying = [Placed("", Face("wins_over", (reckoning.winner,)), spot, (120, 72), height=3, lively=False)]
        lying += _overpower(moment, reckoning)
    if stat == NOBODY:
        return lying
    sign = (MIDDLE_X, CARDS_TOP + 168)
    box = Area(MIDDLE_X - 78, sign[1] + 60, 156, 30)
    face = Face("stat", (stat, -1, "chosen"))
    lying.append(Placed("", face, sign, (108, 108), height=2, lively=False))
    return [*lying, words(moment.stat_name(stat), box, align="centre")]


def _overpower(moment: Moment, reckoning: Reckoning) -> list[Placed]:
    area = Area(MIDDLE_X - 76, ROW - 44, 152, 56)
    if reckoning.over:
        text, label = f"+{reckoning.over}", moment.words("caption-over")
    else:
        text, label = "=", moment.words("caption-even")
    under = Area(MIDDLE_X - 78, ROW + 12, 156, 32)
    if reckoning.values[0] != reckoning.values[1] and not reckoning.over:
        answer = moment.fight.sets[1]
        empty = answer is not None and answer.primary < 0
        return [
            words(
                moment.words("caption-no_cards" if empty else "caption-nothing"),
                under,
                face="text_italic",
                colour=LINEN,
                align="centre",
            )
        ]
    return [
        gold(text, area, align="centre"),
        words(label, under, face="text_italic", colour=LINEN, align="centre"),
    ]


def _parts(moment: Moment, reckoning: Reckoning, side: int) -> list[Placed]:
    """What a side's value is made of: each part flies there from where it comes."""
    laid, parts = moment.fight.sets[side], reckoning.parts[side]
    if laid is None:
        return []
    outwards = 1 if side else -1
    edge = main_spot(side)[0] + (VALUE[0] / 2 + 12) * outwards
    rows = -(-len(parts) // PARTS_A_ROW)
    top = ROW - PART_STEP[1] * (rows - 1) / 2
    foe = moment.fight.sets[1 - side] or laid
    kinds = sources(moment.view, laid, foe, parts, defends=side == 1)
    lying: list[Placed] = []
    for at, ((what, amount), kind) in enumerate(zip(parts, kinds, strict=True)):
        row, column = divmod(at, PARTS_A_ROW)
        x = edge + outwards * (PART[0] / 2 + PART_STEP[0] * column)
        shown = -amount if what == "weakened" else amount
        halved = what == "support" and not in_full(moment.view, kind, amount)
        sign = "half" if halved else what
        origin = _origin(foe if what == "weakened" else laid, kind, 1 - side if what == "weakened" else side)
        chip = Placed(f"part:{side}:{at}", Face("part", (sign, shown)), (x, top + PART_STEP[1] * row), PART)
        lying.append(chip._replace(height=6, origin=origin))
    return lying


def _value(reckoning: Reckoning, side: int) -> Placed:
    """A side's value: it comes from the primary as what that one counts, and turns to what the set does."""
    spot = main_spot(side)
    key = ("value:attack", "value:answer")[side]
    state = "won" if reckoning.winner == side else "lost"
    first = next((amount for what, amount in reckoning.parts[side] if what == "primary"), 0)
    piece = Placed(key, Face("value", (reckoning.values[side], state)), (spot[0], ROW), VALUE, height=7)
    return piece._replace(back=Face("value", (first, "open")), origin=(spot[0], CARDS_FOOT), close=VALUE)


def _origin(laid: SetView, kind: int, side: int) -> Point:
    """Where a part of a value comes from: its card in a set, or the wheel."""
    if kind < 0:
        return WHEEL
    aids = (*laid.supports, *((laid.counter,) if laid.counter >= 0 else ()))
    if kind == laid.primary or kind not in aids:
        return main_spot(side)
    return aid_spots(side, len(aids))[aids.index(kind)]


def _beginning(moment: Moment) -> list[Placed]:
    """The toss, and what its winner chooses (DC-5, DC-27)."""
    view = moment.view
    spot = (MIDDLE_X, CLASH.centre[1] - 20)
    beam = Placed("", Face("beam"), spot, (520, 420), height=-8, lively=False)
    lying = [beam]
    chooser = view.to_move if view.to_move >= 0 else NOBODY
    if chooser != NOBODY:
        colour = moment.setting.seats[chooser].colour
        lying.append(Placed("coin", Face("coin", (colour,)), spot, (190, 190), origin=(MIDDLE_X, 120)))
    title = "caption-naming" if view.phase == "naming" else "caption-toss"
    lying.append(gold(moment.words(title), Area(CLASH.x, spot[1] + 120, CLASH.width, 52), align="centre"))
    if chooser != NOBODY:
        text = moment.words("caption-chooses", name=moment.addressed(chooser))
        under = Area(CLASH.x, spot[1] + 178, CLASH.width, 32)
        lying.append(words(text, under, face="text_italic", colour=LINEN, align="centre"))
    return lying


def _ending(moment: Moment) -> list[Placed]:
    """Who has won, and the points of all."""
    winners = [moment.addressed(seat) for seat, rank in enumerate(moment.view.places) if rank == 1]
    text = capital(moment.words("caption-wins", **who(winners, moment.setting.texts)))
    spot = (MIDDLE_X, CLASH.centre[1] - 60)
    return [
        Placed("", Face("beam"), spot, (620, 460), height=-8, lively=False),
        Placed("", Face("crown"), (spot[0], spot[1] - 40), (130, 130), lively=False),
        gold(text, Area(CLASH.x + 60, spot[1] + 50, CLASH.width - 120, 72), align="centre"),
        *_points(moment, spot[1] + 172),
    ]


def _points(moment: Moment, y: float) -> list[Placed]:
    """The points of each side, beside its medallions."""
    sides = [(0, 2), (1, 3)] if moment.team else [(seat,) for seat in range(moment.view.seats)]
    width = MEDAL * len(sides[0]) + 110
    left = MIDDLE_X - width * len(sides) / 2
    lying: list[Placed] = []
    for step, seats in enumerate(sides):
        x = left + width * step
        for at, seat in enumerate(seats):
            who = moment.setting.seats[seat]
            spot = (x + MEDAL * (at + 0.5), y)
            lying.append(person(who.sign, who.colour, spot, MEDAL))
        area = Area(x + MEDAL * len(seats) + 12, y - 25, 80, 50)
        lying.append(words(str(moment.view.players[seats[0]].points), area))
    return lying
