"""Lays out the row of values: each side's value and its parts, and the outcome between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.table import outlook
from game.dust_collectorz.table.drawing.tags import LESS, LOCKED, MORE, PLAIN, Tag, tag, width_of
from game.dust_collectorz.table.look import NOBODY
from game.dust_collectorz.table.panels.ground import aid_spots
from game.dust_collectorz.table.panels.verdict import verdict
from game.dust_collectorz.table.panels.wheel_panel import disc_of
from game.dust_collectorz.words.naming import ability_name, capital, card_name, signed
from game.dust_collectorz.words.reckoning import cancelled_of, in_full, sources
from game.table.layout.boxes import REST, rows, within
from game.table.pieces import Area, Face, Placed

if TYPE_CHECKING:
    from game.dust_collectorz.rules.view import SetView
    from game.dust_collectorz.table.situation import Situation
    from game.dust_collectorz.words.reckoning import Reckoning
    from game.table.pieces import Point

LINE: Final = 27.0


def values_row(moment: Situation) -> list[Placed]:
    """Value against value, where there is one."""
    sets, found, state = shown(moment)
    if found is None:
        return verdict(moment, None)
    lying = verdict(moment, found)
    for side, laid in enumerate(sets):
        if laid is None:
            continue
        lying.append(_value(moment, found, side, state))
        lying += _parts(moment, sets, found, side)
    return lying


def shown(moment: Situation) -> tuple[tuple[SetView | None, SetView | None], Reckoning | None, str]:
    """Return the two sets, what they come to, and whether it is "done", "foreseen" or of one "alone"."""
    fight, view = moment.fight, moment.view
    if fight.reckoning is not None:
        return fight.sets, fight.reckoning, "done"
    if view.phase != "answering" or view.attack is None:
        return fight.sets, None, ""
    if moment.foreseen is not None and moment.build is not None:
        return (view.attack, outlook.open_build(moment.build)), moment.foreseen.reckoning, "foreseen"
    return (view.attack, None), outlook.alone(view), "alone"


def _value(moment: Situation, found: Reckoning, side: int, state: str) -> Placed:
    """A side's value: it starts as the primary's and changes to the set's."""
    plan = moment.ground.stage.sides[side]
    look = "open"
    if state == "done" or (
        state == "foreseen" and moment.told and moment.foreseen and moment.foreseen.certain
    ):
        look = "won" if found.winner == side else "lost"
    elif side == 0:
        look = "won"
    first = next((amount for what, amount in found.parts[side] if what == "primary"), 0)
    face = Face("value", (found.values[side], look))
    key = ("value:attack", "value:answer")[side]
    origin = (plan.value.centre[0], plan.main.y + plan.main.height)
    return Placed(
        key,
        face,
        plan.value.centre,
        plan.value[2:],
        height=7,
        back=Face("value", (first, "open")),
        origin=origin,
    )._replace(close=plan.value[2:])


def _parts(
    moment: Situation, sets: tuple[SetView | None, SetView | None], found: Reckoning, side: int
) -> list[Placed]:
    """The parts of a side's value; each flies in from its source."""
    laid, foe = sets[side], sets[1 - side]
    if laid is None:
        return []
    area, parts = moment.ground.stage.sides[side].parts, found.parts[side]
    kinds = sources(moment.view, laid, foe or laid, parts, defends=side == 1)
    told = [part_tag(moment, what, amount, kind) for (what, amount), kind in zip(parts, kinds, strict=True)]
    told += [
        Tag(LOCKED, moment.words("caption-part-cancelled", ability=ability_name(kind, moment.setting.texts)))
        for kind in cancelled_of(laid)
    ]
    cells = _cells(area, told, side)
    lying: list[Placed] = []
    for at, (one, cell) in enumerate(zip(told, cells, strict=False)):
        pieces = tag(one, cell, height=6.0, align=0.0 if side else 1.0)
        if pieces and at < len(parts):
            takes = parts[at][0] == "weakened" and foe is not None
            start = _origin(moment, foe if takes and foe else laid, kinds[at], 1 - side if takes else side)
            pieces[0] = pieces[0]._replace(key=f"part:{side}:{at}", origin=start, animated=True)
        lying += pieces
    return lying


def part_tag(moment: Situation, what: str, amount: int, kind: int) -> Tag:
    """Name one part of a value: a card, half of one, the wheel, an ability."""
    texts = moment.setting.texts
    number = -amount if what == "weakened" else amount
    if what == "primary":
        return Tag(PLAIN, f"{card_name(kind, texts)} {amount}", str(amount))
    if what == "support":
        whole = in_full(moment.view, kind, amount)
        name = card_name(kind, texts)
        name = name if whole else moment.words("caption-part-half", card=name)
        return Tag(PLAIN, f"{name} {signed(amount)}", signed(amount))
    name = capital(moment.words(f"caption-part-{what}")) if kind < 0 else ability_name(kind, texts)
    style = MORE if number > 0 else LESS
    return Tag(style, f"{name} {signed(number)}", signed(number))


def _cells(area: Area, told: list[Tag], side: int) -> list[Area]:
    """Lay capsules in lines from the value outwards, first down, then beside; narrow where they don't fit."""
    down = max(1, int((area.height + 8.0) // LINE))
    down = min(down, max(1, len(told)))
    across = -(-len(told) // down)
    widths = [
        max(width_of(one.text, one.style) for one in told[at * down : (at + 1) * down])
        for at in range(across)
    ]
    room = area.width - 6.0 * max(0, across - 1)
    if sum(widths) > room:
        widths = [room / across] * across
    box = within(area, (area.width, min(area.height, LINE * down + 6.0 * (down - 1))))
    cells: list[Area] = []
    edge = box.x if side else box.x + box.width
    for width in widths:
        left = edge if side else edge - width
        cells += rows(Area(left, box.y, width, box.height), [REST] * down, 2.0)
        edge = left + width + 6.0 if side else left - 6.0
    return cells


def _origin(moment: Situation, laid: SetView, kind: int, side: int) -> Point:
    """Where a part of a value comes from: its card in a set, or the wheel."""
    if kind == NOBODY:
        return disc_of(moment).centre
    plan = moment.ground.stage.sides[side]
    aids = (*laid.supports, *((laid.counter,) if laid.counter >= 0 else ()))
    if kind == laid.primary or kind not in aids:
        return plan.main.centre
    return aid_spots(plan, side, len(aids))[aids.index(kind)].centre
