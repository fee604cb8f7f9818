"""Lays out one side of the clash: a face-up set, or the one the viewer is laying."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules.cards.card_table import STATS
from game.dust_collectorz.rules.pieces import KIND
from game.dust_collectorz.table.panels.ground import aid_spots
from game.dust_collectorz.table.picks import ability_key, card_key, laid_key, stat_key, used_key
from game.table.layout.boxes import REST, columns, inset, within
from game.table.pieces import Area, Face, Placed
from game.table.stock.furniture import fixed, place, text_width, words

if TYPE_CHECKING:
    from game.dust_collectorz.rules.view import SetView
    from game.dust_collectorz.table.situation import Situation

BADGE: Final = 0.31  # of a card's width: an ability on it
LEAST_BADGE: Final = 36.0  # units
STAT_NAME: Final = 25.0  # units of type


def open_set(moment: Situation, laid: SetView, side: int) -> list[Placed]:
    """A face-up set, with its announced abilities."""
    plan, counter = moment.ground.stage.sides[side], laid.counter
    if laid.primary < 0:
        return [_open_card(moment, laid.seat, counter, plan.main, 4)] if counter >= 0 else []
    aids = (*laid.supports, *((counter,) if counter >= 0 else ()))
    spots = aid_spots(plan, side, len(aids))
    lying = [_open_card(moment, laid.seat, laid.primary, plan.main, 4)]
    for at, kind in enumerate(aids):
        done = side == 0 and at == len(laid.supports)  # a counter works in an answer alone
        piece = _open_card(moment, laid.seat, kind, spots[at], _height(side, at))
        lying.append(piece._replace(face=moment.card(kind, dim=True)) if done else piece)
    if laid.primary_used:
        lying.append(_used(moment, laid, laid.primary, plan.main, broken=laid.cancelled[0]))
    if 0 <= laid.helper < len(laid.supports):
        kind = laid.supports[laid.helper]
        lying.append(_used(moment, laid, kind, spots[laid.helper], broken=laid.cancelled[1]))
    return lying


def _height(side: int, at: int) -> float:
    """Return a support's stacking height, such that each one's right edge with its ability stays visible."""
    return 2 + at / 10 if side == 0 else 3 - at / 10


def _corner(card: Area) -> Area:
    """Where a card's ability is printed, and its badge lies."""
    size = max(LEAST_BADGE, card.width * BADGE)
    centre = (card.centre[0] + card.width * 0.365, card.centre[1] - card.height * 0.405)
    return Area(centre[0] - size / 2, centre[1] - size / 2, size, size)


def _open_card(moment: Situation, seat: int, kind: int, card: Area, height: float) -> Placed:
    key = card_key(seat, kind)
    own = seat == moment.view.seat
    piece = Placed(key, moment.card(kind), card.centre, card[2:], height=height, marks=moment.marks(key))
    return piece._replace(
        vital=not own,
        back=None if own else moment.back(seat),
        origin=card.centre if own else moment.hand_spot(seat),
        pickable=key in moment.useful or key in moment.picked,
        close=moment.close,
        group="clash",
    )


def _used(moment: Situation, laid: SetView, kind: int, card: Area, *, broken: bool) -> Placed:
    """The badge of an announced ability; broken if it was cancelled."""
    key, box = used_key(laid.seat, kind), _corner(card)
    face = Face("ability", (kind, "cancelled" if broken else "used"))
    return Placed(
        key,
        face,
        box.centre,
        box[2:],
        height=8,
        origin=(box.centre[0], box.centre[1] - 90),
        marks=moment.marks(key),
        pickable=key in moment.useful or key in moment.picked,
        close=box[2:],
        group="clash",
    )


def build_set(moment: Situation, build: SetView, side: int) -> list[Placed]:
    """The set that the viewer is laying: a click takes a card back, badges announce abilities."""
    plan = moment.ground.stage.sides[side]
    refs = [*build.supports, *((build.counter,) if build.counter >= 0 else ())]
    spots = aid_spots(plan, side, len(refs))
    lying: list[Placed] = []
    if build.primary >= 0:
        lying.append(_laid(moment, build.primary, plan.main, 4))
        lying.append(_badge(moment, build.primary, plan.main, used=build.primary_used))
    else:
        beam = inset(plan.main, -40.0, -24.0)
        lying.append(fixed(Face("beam"), beam, height=-8))
        lying.append(place(plan.main))
    for at, ref in enumerate(refs):
        lying.append(_laid(moment, ref, spots[at], _height(side, at)))
        if at < len(build.supports):
            lying.append(_badge(moment, ref, spots[at], used=build.helper == at))
    return lying


def _laid(moment: Situation, ref: int, card: Area, height: float) -> Placed:
    key = laid_key(ref)
    marks = moment.marks(key, quiet=True) - {"open"}
    piece = Placed(key, moment.card(ref & KIND), card.centre, card[2:], height=height)
    return piece._replace(
        origin=moment.laid_from(ref), marks=marks, pickable=True, close=moment.close, group="laid"
    )


def _badge(moment: Situation, ref: int, card: Area, *, used: bool) -> Placed:
    """The badge that announces a laid card's ability, or takes it back."""
    key, box = ability_key(ref), _corner(card)
    able = used or key in moment.useful or key in moment.picked
    face = Face("ability", (ref & KIND, "used" if used else "idle"))
    marks = moment.marks(key, quiet=used) - ({"open"} if used else set())
    piece = fixed(face, box, key, height=8)
    return piece._replace(
        marks=marks if able else frozenset({"dim"}), pickable=True, close=box[2:], group="laid"
    )


def stats(moment: Situation, area: Area) -> list[Placed]:
    """The four stats with what the set being laid is worth in each; () while it has no primary."""
    values = moment.view.build_values or ()
    if len(values) != len(STATS):
        return []
    answers = moment.view.phase == "answering"
    lying: list[Placed] = []
    cells = columns(within(area, (min(area.width, 1000.0), area.height)), [REST] * len(STATS), 10.0)
    for stat, (value, cell) in enumerate(zip(values, cells, strict=True)):
        key = stat_key(stat)
        chosen = key in moment.picked or (answers and stat == moment.view.stat)
        named = cell.width - cell.height - 8.0 >= text_width(moment.stat_name(stat), STAT_NAME)
        side = min(cell.height, cell.width)
        box, name = columns(cell, [side, REST], 8.0) if named else (within(cell, (side, side)), cell)
        marks = moment.marks(key)
        if answers and not chosen and key not in moment.useful:
            marks = frozenset({"dim"})
        face = Face("stat", (stat, value, "chosen" if chosen else "plain"))
        piece = Placed(
            key, face, box.centre, (side, side), height=2, animated=False, marks=marks, group="stats"
        )
        lying.append(piece._replace(pickable=not answers or key in moment.useful, close=(side, side)))
        if named:
            line = within(name, (name.width, STAT_NAME * 1.3))
            lying.append(words(moment.stat_name(stat), line, face="sans_medium"))
    return lying
