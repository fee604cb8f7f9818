"""Lays out the trick: sets from left to right, the older the darker, the one to beat large and lit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.custom_heroes.table.picks import TRICK_ZONE, card_key
from game.custom_heroes.table.places import CARD
from game.custom_heroes.table.view_model import BACK, CLOSE, card_face
from game.table.pieces import NOTHING, Area, Face, Placed
from game.table.stock.furniture import fixed, gold, person, place

if TYPE_CHECKING:
    from game.custom_heroes.rules.view import Play
    from game.custom_heroes.table.view_model import ViewModel
    from game.table.pieces import Point

Size = tuple[float, float]

TALLEST: Final = 330.0  # units, of a card of the set to beat
TOP_STEP: Final = 0.46  # of a card: between the cards of the set to beat
TOP_ROOM: Final = 0.4  # of the sets' room: the widest that the set to beat may lie
OLD: Final = (0.72, 0.58)  # earlier cards as shares of the large ones, where there is room and where not
LOOSE: Final = (0.42, 0.2)  # shares of a card: between cards of a set, and between sets
TIGHT: Final = (0.115, -0.78)  # where there is no room
STEPS: Final = 12
BIG_STEPS: Final = 3  # how far large cards are pushed together before they are made smaller
BETWEEN: Final = 0.16  # of a card: from the earlier sets to the medallion of the one to beat
MEDAL: Final = 44.0
SHADES: Final = (70, 105)  # opacity of the shade on the set before the one to beat, and on older ones


class Row(NamedTuple):
    """How the earlier sets lie."""

    size: Size  # of a card
    step: float  # from card to card of a set
    gap: float  # from set to set
    widths: tuple[float, ...]  # of the sets that lie side by side; older ones lie under the first

    @property
    def width(self) -> float:
        """The width of all of them."""
        return sum(self.widths) + self.gap * max(0, len(self.widths) - 1)


def trick(model: ViewModel) -> list[Placed]:
    """Lay out the sets played, or an inviting place for the first."""
    stage = model.places.stage
    zone = fixed(Face(NOTHING), stage, TRICK_ZONE, height=-20)._replace(drop=True)
    plays = model.view.trick
    if not plays:
        return [zone, *_invitation(model)]
    *earlier, last = plays
    sets = model.places.sets
    area = Area(
        sets.x + MEDAL, sets.y, sets.width - MEDAL, sets.height
    )  # clear of the medallions at the left
    high = min(TALLEST, area.height - 6.0, area.width * 0.34 / CARD)
    top = (high * CARD, high)
    width = _width(len(last.cards), top, area)
    gap = top[0] * BETWEEN + min(MEDAL * 1.2, top[1] * 0.3)
    taken = width + (gap if earlier else 0.0)
    row = _fit([len(play.cards) for play in earlier], area.width - taken, top)
    x = area.x + max(0.0, area.width - row.width - taken) * 0.72
    lying = [zone]
    beneath = len(earlier) - len(row.widths)
    for index, play in enumerate(earlier):
        lying += _earlier(model, play, (x, area), row, index, len(earlier) - 1 - index)
        if index >= beneath:
            x += row.widths[index - beneath] + (row.gap if index < len(earlier) - 1 else gap)
    return [*lying, *_set_to_beat(model, last, Area(x, area.y, width, area.height), top)]


def _width(count: int, top: Size, area: Area) -> float:
    """How wide the set to beat lies."""
    step = min(top[0] * TOP_STEP, (area.width * TOP_ROOM - top[0]) / max(1, count - 1))
    return top[0] + step * (count - 1)


def _fit(counts: list[int], room: float, top: Size) -> Row:
    """Push earlier sets together until they fit; if that isn't enough, stack the oldest."""
    large = [_row(counts, top, OLD[0], tight / STEPS) for tight in range(BIG_STEPS + 1)]
    small = [_row(counts, top, OLD[1], tight / STEPS) for tight in range(STEPS + 1)]
    row = next((row for row in (*large, *small) if row.width <= room), small[-1])
    while len(row.widths) > 1 and row.width > room:
        row = row._replace(widths=row.widths[1:])
    return row


def _row(counts: list[int], top: Size, share: float, tight: float) -> Row:
    """Lay sets of the given sizes in a row; `tight` (0 to 1) pushes them together."""
    size = (top[0] * share, top[1] * share)
    step, gap = (size[0] * (free + (close - free) * tight) for free, close in zip(LOOSE, TIGHT, strict=True))
    return Row(size, step, gap, tuple(size[0] + step * (count - 1) for count in counts))


def _earlier(
    model: ViewModel, play: Play, spot: tuple[float, Area], row: Row, index: int, age: int
) -> list[Placed]:
    """A set that has been beaten, with its player above it."""
    left, area = spot
    wide, high = row.size
    middle = area.y + area.height / 2
    spots = [(left + wide / 2 + at * row.step, middle) for at in range(len(play.cards))]
    lying = _cards(model, play, spots, row.size, index / 10, 200)
    span = (wide + row.step * (len(play.cards) - 1), high)
    shade = Face("shade", (SHADES[min(age, len(SHADES) - 1)],))
    centre = (left + span[0] / 2, middle)
    lying.append(Placed("", shade, centre, span, height=index / 10 + 0.055, animated=False))
    size = min(MEDAL, high * 0.3)
    above = (left + size * 0.5, middle - high / 2 - size * 0.42)
    return [*lying, _medal(model, play.seat, above, size, index / 10 + 0.06)]


def _cards(
    model: ViewModel, play: Play, spots: list[Point], size: Size, height: float, per: int
) -> list[Placed]:
    """The cards of a set, each higher than the one before it: `per` of them to a unit."""
    lying = []
    for at, (card, active, spot) in enumerate(zip(play.cards, play.active, spots, strict=True)):
        face = card_face(card, active=active)
        piece = Placed(card_key(card.card), face, spot, size, height=height + at / per)
        lying.append(piece._replace(back=BACK, origin=model.hand_spot(play.seat), close=CLOSE))
    return lying


def _medal(model: ViewModel, seat: int, spot: Point, size: float, height: float = 0.0) -> Placed:
    who = model.setting.seats[seat]
    return person(who.sign, who.colour, spot, size)._replace(height=height)


def _set_to_beat(model: ViewModel, play: Play, area: Area, top: Size) -> list[Placed]:
    """The last set, large, in the light, with its player beside it."""
    step = (area.width - top[0]) / max(1, len(play.cards) - 1)
    light = _light(model, area.centre, (area.width + top[0] * 0.9, top[1] * 1.5))
    spots = [(area.x + top[0] / 2 + at * step, area.centre[1]) for at in range(len(play.cards))]
    size = min(MEDAL * 1.2, top[1] * 0.3)
    spot = (area.x - size * 0.42, area.centre[1] - top[1] / 2 + size * 0.5)
    cards = [card._replace(vital=True) for card in _cards(model, play, spots, top, 6, 100)]
    return [light, *cards, _medal(model, play.seat, spot, size, 6.5)]


def _light(model: ViewModel, spot: Point, wanted: Size) -> Placed:
    """The light under what lies at `spot`, as large as the stage allows."""
    stage = model.places.stage
    wide = 2 * min(spot[0] - stage.x, stage.x + stage.width - spot[0])
    high = 2 * min(spot[1] - stage.y, stage.y + stage.height - spot[1])
    size = (min(wanted[0], wide), min(wanted[1], high))
    return Placed("", Face("beam"), spot, size, height=-8, animated=False)


def _invitation(model: ViewModel) -> list[Placed]:
    """An empty place with the leader's face."""
    view, area = model.view, model.places.sets
    if model.over or model.between:
        return []
    title = model.text("caption-bets" if view.phase == "betting" else "caption-new_trick")
    foot = min(46.0, area.height * 0.2)
    high = min(TALLEST, area.height - foot - 4.0)
    spot = Area(area.centre[0] - high * CARD / 2, area.y, high * CARD, high)
    line = Area(area.x, spot.y + high + 4.0, area.width, foot)
    return [
        _light(model, spot.centre, (high * 1.8, high * 1.3)),
        place(spot),
        _medal(model, view.leader, spot.centre, min(96.0, high * 0.4)),
        gold(title, line, align="centre"),
    ]
