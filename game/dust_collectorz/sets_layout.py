"""One side of the clash: a set that lies open, or the one that the viewer is laying."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.card_table import STATS
from game.dust_collectorz.hand_layout import laid_from
from game.dust_collectorz.moment import Moment
from game.dust_collectorz.picks import ability_key, card_key, laid_key, stat_key, used_key
from game.dust_collectorz.pieces import KIND
from game.dust_collectorz.places import (
    BADGE,
    CARDS_FOOT,
    CLOSE,
    MAIN,
    ROW,
    SMALL_BADGE,
    aid_size,
    aids_area,
    half,
    main_spot,
    spread,
)
from game.table.furniture import place, words
from game.table.pieces import Area, Face, Placed, Point

if TYPE_CHECKING:
    from game.dust_collectorz.view import SetView

STAT: Final = 108.0
STAT_STEP: Final = 118.0
GAP: Final = 10.0  # between two supports, where there is room


def aid_spots(side: int, count: int) -> list[Point]:
    """Where so many supports and counters lie, from the primary outwards."""
    area, (wide, high) = aids_area(side), aid_size(count)
    step = spread(count, wide, area.width, wide + GAP)
    outwards = 1 if side else -1
    first = area.x + wide / 2 if side else area.x + area.width - wide / 2
    return [(first + outwards * step * at, CARDS_FOOT - high / 2) for at in range(count)]


def open_set(moment: Moment, laid: SetView, side: int) -> list[Placed]:
    """A set that all see, with the abilities that were announced on it."""
    counter = laid.counter
    if laid.primary < 0:
        return [_open_card(moment, laid.seat, counter, main_spot(side), MAIN, 4)] if counter >= 0 else []
    spots = aid_spots(side, len(laid.supports) + (counter >= 0))
    size = aid_size(len(spots))
    lying = [_open_card(moment, laid.seat, laid.primary, main_spot(side), MAIN, 4)]
    for at, kind in enumerate((*laid.supports, *((counter,) if counter >= 0 else ()))):
        done = side == 0 and at == len(laid.supports)  # a counter works in an answer alone
        piece = _open_card(moment, laid.seat, kind, spots[at], size, _height(side, at))
        lying.append(piece._replace(face=moment.card(kind, dim=True)) if done else piece)
    if laid.primary_used:
        spot = _corner(main_spot(side), MAIN)
        lying.append(_used(moment, laid, laid.primary, spot, BADGE, broken=laid.cancelled[0]))
    if 0 <= laid.helper < len(laid.supports):
        kind, spot = laid.supports[laid.helper], _corner(spots[laid.helper], size)
        lying.append(_used(moment, laid, kind, spot, SMALL_BADGE, broken=laid.cancelled[1]))
    return lying


def _height(side: int, at: int) -> float:
    """How high a support lies: of each the right edge with its ability stays in sight."""
    return 2 + at / 10 if side == 0 else 3 - at / 10


def _corner(spot: Point, size: tuple[float, float]) -> Point:
    """Where a card's ability is printed, and its badge lies."""
    return (spot[0] + size[0] * 0.365, spot[1] - size[1] * 0.405)


def _open_card(
    moment: Moment, seat: int, kind: int, spot: Point, size: tuple[float, float], height: float
) -> Placed:
    key = card_key(seat, kind)
    own = seat == moment.view.seat
    piece = Placed(key, moment.card(kind), spot, size, height=height, marks=moment.marks(key), close=CLOSE)
    return piece._replace(
        back=None if own else moment.back(seat),
        origin=spot if own else moment.hand_spot(seat),
        pickable=key in moment.useful or key in moment.picked,
        group="clash",
    )


def _used(moment: Moment, laid: SetView, kind: int, spot: Point, size: float, *, broken: bool) -> Placed:
    """The badge of an ability that was announced; broken where it was cancelled."""
    key = used_key(laid.seat, kind)
    piece = Placed(key, Face("ability", (kind, "cancelled" if broken else "used")), spot, (size, size))
    return piece._replace(
        height=8,
        origin=(spot[0], spot[1] - 90),
        marks=moment.marks(key),
        pickable=key in moment.useful or key in moment.picked,
        close=(size, size),
        group="clash",
    )


def build_set(moment: Moment, build: SetView, side: int) -> list[Placed]:
    """The set that the viewer is laying: a click takes a card back, badges announce abilities."""
    refs = [*build.supports, *((build.counter,) if build.counter >= 0 else ())]
    spots = aid_spots(side, len(refs))
    size = aid_size(len(refs))
    lying: list[Placed] = []
    if build.primary >= 0:
        lying.append(_laid(moment, build.primary, main_spot(side), MAIN, 4))
        corner = _corner(main_spot(side), MAIN)
        lying.append(_badge(moment, build.primary, corner, BADGE, used=build.primary_used))
    else:
        lying += _invitation(side)
    for at, ref in enumerate(refs):
        lying.append(_laid(moment, ref, spots[at], size, _height(side, at)))
        if at < len(build.supports):
            corner = _corner(spots[at], size)
            lying.append(_badge(moment, ref, corner, SMALL_BADGE, used=build.helper == at))
    return [*lying, *_stats(moment, side)]


def _laid(moment: Moment, ref: int, spot: Point, size: tuple[float, float], height: float) -> Placed:
    key = laid_key(ref)
    marks = moment.marks(key, quiet=True) - {"open"}
    piece = Placed(key, moment.card(ref & int(KIND)), spot, size, height=height, close=CLOSE)
    return piece._replace(origin=laid_from(moment, ref), marks=marks, pickable=True, group="laid")


def _badge(moment: Moment, ref: int, spot: Point, size: float, *, used: bool) -> Placed:
    """The badge that announces a laid card's ability, and takes that back."""
    key = ability_key(ref)
    able = used or key in moment.useful or key in moment.picked
    face = Face("ability", (ref & int(KIND), "used" if used else "idle"))
    marks = moment.marks(key, quiet=used) - ({"open"} if used else set())
    piece = Placed(key, face, spot, (size, size), height=8, lively=False)
    return piece._replace(
        marks=marks if able else frozenset({"dim"}), pickable=True, close=(size, size), group="laid"
    )


def _stats(moment: Moment, side: int) -> list[Placed]:
    """The four stats with what the set being laid is worth in each."""
    values = moment.view.build_values or ()
    if len(values) != len(STATS):
        return []
    answers = moment.view.phase == "answering"
    left = half(side).centre[0] - STAT_STEP * 1.5
    lying = []
    for stat, value in enumerate(values):
        key = stat_key(stat)
        chosen = key in moment.picked or (answers and stat == moment.view.stat)
        spot = (left + STAT_STEP * stat, ROW - 12)
        marks = moment.marks(key)
        if answers and not chosen and key not in moment.useful:
            marks = frozenset({"dim"})
        face = Face("stat", (stat, value, "chosen" if chosen else "plain"))
        piece = Placed(key, face, spot, (STAT, STAT), height=2, lively=False, marks=marks, group="stats")
        lying.append(piece._replace(pickable=not answers or key in moment.useful, close=(STAT, STAT)))
        name = Area(spot[0] - STAT_STEP / 2 + 2, spot[1] + STAT / 2 + 6, STAT_STEP - 4, 26)
        lying.append(words(moment.stat_name(stat), name, face="sans_medium", align="centre"))
    return lying


def _invitation(side: int) -> list[Placed]:
    """An empty place where the primary will lie."""
    spot = main_spot(side)
    box = Area(spot[0] - MAIN[0] / 2, spot[1] - MAIN[1] / 2, *MAIN)
    beam = Placed("", Face("beam"), spot, (MAIN[0] + 130, MAIN[1] + 110), height=-8, lively=False)
    return [beam, place(box)]
