"""What happened lately, as a strip of tiles in the colours of the seats, the newest at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.table.art.palette import MIST
from game.table.pieces import Area, Placed
from game.table.stock.furniture import clip, person, seat_edge, symbol, text_width, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.table.contract import Setting
    from game.table.stock.deed import Deed

GAP: Final = 6.0
TYPE: Final = 19.0
MOST: Final = 12  # tiles
LOOK: Final = 420.0  # units of height of the large picture


class Past(NamedTuple):
    """One deed of the match."""

    decision: int  # its number from 0
    round: int  # from 1; 0 in games without rounds
    deed: Deed


def strip(area: Area, past: Sequence[Past], setting: Setting, *, to_move: int) -> list[Placed]:
    """Lay as many of the newest deeds as fit, each round with its name before it.

    Keys are "past:" and the number of the decision, with ".1" and so on for what else came of it. A dashed
    tile at the end stands for who is to move.
    """
    side = area.height
    waiting = side + GAP if to_move >= 0 else 0.0
    shown, width = [], waiting
    for at, entry in enumerate(reversed(past[-MOST:])):
        older = past[-at - 2] if at + 2 <= len(past) else None
        fresh_round = older is None or older.round != entry.round
        label = _label_width(entry, setting) if fresh_round and entry.round else 0.0
        if width + side + GAP + label > area.width:
            break
        width += side + GAP + label
        shown.append((entry, label))
    lying: list[Placed] = []
    tiles: list[int] = []  # decisions that have one
    left = area.x
    for entry, wide in reversed(shown):
        if wide:
            text = setting.texts("strip-round", round=entry.round)
            box = Area(left, area.y + side / 2 - TYPE * 0.65, wide - 8, TYPE * 1.3)
            lying.append(words(text, box, face="sans_medium", colour=MIST))
            left += wide
        same = tiles.count(entry.decision)
        tiles.append(entry.decision)
        key = f"past:{entry.decision}.{same}" if same else f"past:{entry.decision}"
        lying += _tile(Area(left, area.y, side, side), entry, key, setting)
        left += side + GAP
    if waiting:
        who = setting.seats[to_move]
        box = Area(left, area.y, side, side)
        lying += [seat_edge(box, who.colour, "new"), person(who.sign, who.colour, box.centre, side * 0.62)]
    return lying


def _label_width(entry: Past, setting: Setting) -> float:
    return text_width(setting.texts("strip-round", round=entry.round), TYPE, "sans_medium") + 14


def decision_of(name: str) -> int:
    """Tell which decision a tile is about, by what follows "past:" in its key."""
    return int(name.partition(".")[0])


def _tile(box: Area, entry: Past, key: str, setting: Setting) -> list[Placed]:
    deed = entry.deed
    colour = setting.seats[deed.seat].colour
    lying = [seat_edge(box, colour)._replace(key=key, pickable=True, group="past")]
    if deed.pictures:
        face, aspect, top = deed.pictures[0]
        inner = box.width - 8
        shown = aspect / top
        width, height = (inner, inner / shown) if shown >= 1 else (inner * shown, inner)
        if top < 1 or aspect < 0.9:  # a card fills its tile with its upper part
            width, height = inner, inner
        spot = Area(box.centre[0] - width / 2, box.centre[1] - height / 2, width, height)
        picture = clip(key, face, spot, aspect, height=1)
        close = (LOOK * aspect, LOOK) if aspect < 1.2 else (LOOK * 1.2, LOOK * 1.2 / aspect)
        lying.append(picture._replace(close=close))
    else:
        who = setting.seats[deed.seat]
        lying.append(person(who.sign, who.colour, box.centre, box.width * 0.62)._replace(height=1))
    sign = box.width * 0.36
    corner = (box.x + box.width - sign / 2, box.y + box.height - sign / 2)
    return [*lying, symbol(colour, corner, sign, height=2)]
