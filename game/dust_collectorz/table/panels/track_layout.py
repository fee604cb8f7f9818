"""Lays out the band above the clash: a Duel's progress, a Free for All's sets, a Team's clashes.

Sets that have left the clash, or wait as the active attack, lie here, small.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules.pieces import DUEL
from game.dust_collectorz.table.moment import BETWEEN_ROUNDS
from game.dust_collectorz.table.picks import card_key
from game.table.layout.boxes import REST, columns, inset
from game.table.pieces import Area, Face, Placed, Point
from game.table.stock.furniture import fixed, gold, person, words

if TYPE_CHECKING:
    from game.dust_collectorz.rules.view import DustView, SetView
    from game.dust_collectorz.table.situation import Situation

GAP: Final = 10.0
CARD: Final = (48.0, 67.2)  # at most
MEDAL: Final = 40.0
SIGN: Final = 34.0
LAST: Final = 3  # clashes of a team's round


def track(moment: Situation, area: Area) -> list[Placed]:
    """Lay out what has happened in this round; nothing in a Duel."""
    view = moment.view
    shown = moment.begun and not moment.over and view.phase not in BETWEEN_ROUNDS | {"attacking"}
    if not shown or view.seats == DUEL:
        return []
    if not moment.team:
        return _free_for_all(moment, area)
    return _team(moment, area) if view.target >= 0 else []


def sets_of(view: DustView) -> list[SetView]:
    """List the round's face-up sets in the order they were laid."""
    return [*view.beaten, *((view.attack,) if view.attack is not None else ())]


def aside(moment: Situation, seat: int) -> list[SetView]:
    """List a seat's sets that lie beside the clash."""
    inside = [laid for laid in moment.fight.sets if laid is not None]
    return [
        laid
        for laid in sets_of(moment.view)
        if laid.seat == seat and not any(laid is other for other in inside)
    ]


def cells(count: int, area: Area) -> list[Area]:
    """Divide the band."""
    return columns(area, [REST] * count, GAP)


def _plate(area: Area, *, lit: bool) -> Placed:
    face = Face("plate", ("lead" if lit else "cell",))
    return fixed(face, area, height=-8)


def _medal(moment: Situation, seat: int, spot: Point, size: float = MEDAL) -> Placed:
    who = moment.setting.seats[seat]
    return person(who.sign, who.colour, spot, size)


def _sets(moment: Situation, sets: list[SetView], area: Area) -> list[Placed]:
    """The cards of sets that lie beside the clash, from the left."""
    high = min(CARD[1], area.height)
    size = (high * CARD[0] / CARD[1], high)
    cards = [
        (laid.seat, kind)
        for laid in sets
        for kind in (laid.primary, *laid.supports, laid.counter)
        if kind >= 0
    ]
    step = min(size[0] + 4.0, (area.width - size[0]) / max(1, len(cards) - 1))
    return [
        Placed(
            card_key(seat, kind),
            moment.card(kind),
            (area.x + size[0] / 2 + step * place, area.centre[1]),
            size,
            height=1 - place / 20,
            close=moment.close,
        )
        for place, (seat, kind) in enumerate(cards)
    ]


def _free_for_all(moment: Situation, band_: Area) -> list[Placed]:
    """Each seat in the order of answering, with its beaten set, its value, and who leads (DC-24)."""
    view = moment.view
    first = view.attacker
    lying: list[Placed] = []
    for step, area in enumerate(cells(view.seats, band_)):
        seat = (first + step) % view.seats
        leads = view.answered > 0 and seat == view.leader
        middle = area.centre[1]
        lying += [_plate(area, lit=leads), _medal(moment, seat, (area.x + 32, middle))]
        right = area.x + area.width - 12
        if leads:
            lying.append(_sign("crown", (right - SIGN / 2, middle)))
        elif seat in moment.fight.seats:
            kind = "sword" if seat == moment.fight.seats[0] else "shield"
            lying.append(_sign(kind, (right - SIGN / 2, middle)))
        sets = aside(moment, seat)
        value = _last_value(moment, seat, step)
        if value is not None:
            box = Area(right - SIGN - 56, middle - 22, 52, 44)
            lying.append(gold(value, box, align="centre") if leads else words(value, box, align="centre"))
        room = inset(Area(area.x + 62, area.y, area.width - 62 - SIGN - 76, area.height), 0.0, 4.0)
        lying += _sets(moment, sets, room)
    return lying


def _last_value(moment: Situation, seat: int, step: int) -> str | None:
    """Write what a seat's last set is worth, or was when it last fought; None before it has."""
    fight, view = moment.fight, moment.view
    if fight.reckoning is not None and seat in fight.seats:
        return str(fight.reckoning.values[fight.seats.index(seat)])
    mine = [laid for laid in sets_of(view) if laid.seat == seat]
    return str(mine[-1].value) if mine and 0 < view.answered >= step else None


def _sign(kind: str, spot: Point) -> Placed:
    return Placed("", Face(kind), spot, (SIGN, SIGN), height=3, animated=False)


def _team(moment: Situation, band_: Area) -> list[Placed]:
    """The three clashes of a team's round, with who won which (DC-27)."""
    view = moment.view
    order = team_order(view)
    won = team_winners(view)
    lying: list[Placed] = []
    for step, area in enumerate(cells(LAST, band_)):
        middle = area.centre[1]
        lying.append(_plate(area, lit=step == view.answered))
        pair = (order[step], order[step + 1])
        for side, seat in enumerate(pair):
            spot = (area.x + (32 if side == 0 else area.width - 32), middle)
            lying.append(_medal(moment, seat, spot))
        if step < len(won):
            face = Face("wins_over", (0 if won[step] == pair[0] else 1,))
            lying.append(Placed("", face, (area.x + area.width - 104, middle), (72, 43.2), animated=False))
        else:
            sign = Placed("", Face("against"), (area.x + area.width - 104, middle), (44, 44), animated=False)
            lying.append(sign)
        room = inset(Area(area.x + 62, area.y, area.width - 62 - 152, area.height), 0.0, 4.0)
        lying += _sets(moment, aside(moment, pair[0]), room)
    return lying


def team_order(view: DustView) -> tuple[int, int, int, int]:
    """The seats in the order in which they lay in a team's round: A1, D1, A2, D2."""
    return (view.attacker, view.target, (view.attacker + 2) % 4, (view.target + 2) % 4)


def team_winners(view: DustView) -> list[int]:
    """Tell who has won each clash of a team's round so far."""
    order = team_order(view)
    sets = sets_of(view)
    if not view.answered or not sets:
        return []
    first = next(laid for laid in sets if laid.seat == order[0])
    found = [bool(first.lost) or first.primary < 0]
    if view.answered == LAST:
        last = next((laid for laid in reversed(sets) if laid.seat == order[3]), None)
        ended = last is not None and not last.lost
        found += [view.wins - found[0] - ended > 0, ended]
    elif view.answered > 1:
        found.append(view.wins - found[0] > 0)
    defender_first = ((1, 0), (1, 2), (3, 2))  # in each clash: who defends for the defending team, and whom
    return [order[defender_first[step][0 if ended else 1]] for step, ended in enumerate(found)]
