"""The trick in the middle: set after set from the left, the one to beat large at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.custom_heroes.cards import ASCEND
from game.custom_heroes.cloth import ARENA
from game.custom_heroes.moment import BACK, CLOSE, Moment, card_face
from game.custom_heroes.naming import signed, times
from game.custom_heroes.picks import TRICK_ZONE, card_key
from game.custom_heroes.places import SIGNS, TRICK
from game.custom_heroes.plates import SAND
from game.custom_heroes.seats_layout import hand_spot
from game.table.furniture import gold, person, place, words
from game.table.pieces import NOTHING, Area, Face, Placed

if TYPE_CHECKING:
    from game.custom_heroes.view import Play

TOP: Final = (186.0, 260.4)  # a card of the set to beat
TOP_STEP: Final = 84.0
TOP_ROOM: Final = 470.0  # the widest that the set to beat may lie
OLD: Final = ((140.0, 196.0), (104.0, 145.6))  # a card of an earlier set, where there is room and where not
LOOSE: Final = (0.42, 0.26)  # shares of a card: between cards of a set, and between sets
TIGHT: Final = (0.11, -0.78)  # where there is no room
STEPS: Final = 12
BIG_STEPS: Final = 3  # how far large cards are pushed together before they are made smaller
PLAQUE: Final = 150.0  # width of the large value
GAP: Final = 40.0  # between the earlier sets and the one to beat
AVATAR: Final = 40.0
MIDDLE: Final = ARENA.centre[1] + 22


class Row(NamedTuple):
    """How the earlier sets lie."""

    size: tuple[float, float]  # of a card
    step: float  # from card to card of a set
    gap: float  # from set to set
    widths: tuple[float, ...]  # of the sets that lie side by side; older ones lie under the first

    @property
    def width(self) -> float:
        """The width of all of them."""
        return sum(self.widths) + self.gap * max(0, len(self.widths) - 1)


def trick(moment: Moment) -> list[Placed]:
    """The sets that were played, or an inviting place where the first one will lie."""
    zone = Placed(TRICK_ZONE, Face(NOTHING), ARENA.centre, ARENA[2:], height=-20, lively=False, drop=True)
    plays = moment.view.trick
    if not plays:
        return [zone, *_invitation(moment), *_order(moment)]
    *earlier, last = plays
    taken = _width(len(last.cards)) + PLAQUE + (GAP if earlier else 0)
    row = _fit([len(play.cards) for play in earlier], TRICK.width - taken)
    x = TRICK.centre[0] - (row.width + taken) / 2
    lying = [zone]
    beneath = len(earlier) - len(row.widths)
    for index, play in enumerate(earlier):
        lying += _earlier(moment, play, x, row, index)
        if index >= beneath:
            x += row.widths[index - beneath] + (row.gap if index < len(earlier) - 1 else GAP)
    return [*lying, *_set_to_beat(moment, last, x), *_order(moment)]


def _width(count: int) -> float:
    return TOP[0] + _top_step(count) * (count - 1)


def _top_step(count: int) -> float:
    return min(TOP_STEP, (TOP_ROOM - TOP[0]) / max(1, count - 1))


def _fit(counts: list[int], room: float) -> Row:
    """Push earlier sets together until they fit; where even that is not enough the oldest lie on a pile."""
    large = [_row(counts, OLD[0], tight / STEPS) for tight in range(BIG_STEPS + 1)]
    small = [_row(counts, OLD[1], tight / STEPS) for tight in range(STEPS + 1)]
    row = next((row for row in (*large, *small) if row.width <= room), small[-1])
    while len(row.widths) > 1 and row.width > room:
        row = row._replace(widths=row.widths[1:])
    return row


def _row(counts: list[int], size: tuple[float, float], tight: float) -> Row:
    """Lay sets of so many cards; `tight` 0 to 1 pushes them together."""
    step, gap = (size[0] * (free + (close - free) * tight) for free, close in zip(LOOSE, TIGHT, strict=True))
    return Row(size, step, gap, tuple(size[0] + step * (count - 1) for count in counts))


def _earlier(moment: Moment, play: Play, x: float, row: Row, index: int) -> list[Placed]:
    """A set that has been beaten, with its player above it."""
    lying = []
    for at, (card, active) in enumerate(zip(play.cards, play.active, strict=True)):
        spot = (x + row.size[0] / 2 + at * row.step, MIDDLE)
        face = card_face(card, active=active)
        piece = Placed(card_key(card.card), face, spot, row.size, height=index / 10 + at / 200)
        lying.append(piece._replace(back=BACK, origin=hand_spot(moment, play.seat), close=CLOSE))
    who = moment.setting.seats[play.seat]
    medal = person(who.sign, who.colour, (x + 22, MIDDLE - row.size[1] / 2 - 14), AVATAR)
    return [*lying, medal._replace(height=index / 10 + 0.06)]


def _set_to_beat(moment: Moment, play: Play, x: float) -> list[Placed]:
    """The last set, large, in the light, with its player and its value."""
    count = len(play.cards)
    width, step = _width(count), _top_step(count)
    light = (width + 220, TOP[1] + 150)
    lying = [Placed("", Face("beam"), (x + width / 2, MIDDLE + 6), light, height=-8, lively=False)]
    for at, (card, active) in enumerate(zip(play.cards, play.active, strict=True)):
        spot = (x + TOP[0] / 2 + at * step, MIDDLE + 6)
        piece = Placed(card_key(card.card), card_face(card, active=active), spot, TOP, height=6 + at / 100)
        lying.append(piece._replace(back=BACK, origin=hand_spot(moment, play.seat), close=CLOSE))
    who = moment.setting.seats[play.seat]
    head = MIDDLE + 6 - TOP[1] / 2 - 28
    lying.append(person(who.sign, who.colour, (x + 24, head), AVATAR + 6))
    name = Area(x + 54, head - 16, max(width - 54, 190), 32)
    lying.append(words(who.name, name))
    return [*lying, *_plaque(play, x + width + 12)]


def _plaque(play: Play, x: float) -> list[Placed]:
    """The value that has to be beaten, as large as a card allows."""
    box = Area(x, MIDDLE - 70, PLAQUE - 16, 118)
    if play.ascended:
        sign = Placed("only_forms", Face("mark", (ASCEND,)), box.centre, (120, 120), close=(220, 220))
        return [sign._replace(height=6)]
    lying = [gold(signed(play.value), box, align="centre")]
    if play.count > 1:
        below = Area(x, MIDDLE + 54, PLAQUE - 16, 50)
        lying.append(words(times(play.count), below, colour=SAND, align="centre"))
    return lying


def _order(moment: Moment) -> list[Placed]:
    """At the right: the order of values."""
    view = moment.view
    x, y = SIGNS.centre[0], SIGNS.y + 54
    return [
        Placed(
            "order",
            Face("order.rising", (False,)),
            (x, y),
            (92, 92),
            face_up=not view.falling,
            back=Face("order.falling", (True,)),
            close=(200, 200),
        ),
        words(
            moment.words("falling" if view.falling else "rising"),
            Area(SIGNS.x - 6, y + 50, SIGNS.width + 12, 24),
            face="sans_medium",
            colour=SAND,
            align="centre",
        ),
    ]


def _invitation(moment: Moment) -> list[Placed]:
    """An empty place with the name of who leads."""
    view = moment.view
    x = TRICK.centre[0]
    spot = Area(x - TOP[0] / 2, MIDDLE - TOP[1] / 2 - 28, *TOP)
    if moment.over or view.phase in {"dealing", "judging"}:
        return []
    who = moment.setting.seats[view.leader]
    title = moment.words("bets" if view.phase == "betting" else "new_trick")
    return [
        Placed("", Face("beam"), spot.centre, (460, 400), height=-8, lively=False),
        place(spot),
        person(who.sign, who.colour, spot.centre, 84),
        gold(title, Area(x - 240, spot.y + spot.height + 8, 480, 38), align="centre"),
    ]
