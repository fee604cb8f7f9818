"""The trick in the middle: set after set from the left, the one to beat large at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.custom_heroes.captions import number, times
from game.custom_heroes.cards import ASCEND
from game.custom_heroes.cloth import ARENA
from game.custom_heroes.moment import BACK, CLOSE, Moment, card_face
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
OLD: Final = (100.0, 140.0)  # a card of an earlier set
PLAQUE: Final = 150.0  # width of the large value
GAP: Final = 34.0  # between the earlier sets and the one to beat
AVATAR: Final = 40.0
LOOSE: Final = (40.0, 20.0)  # between cards of an earlier set, and between sets, where there is room
TIGHT: Final = (17.0, -52.0)  # where there is none
STEPS: Final = 12
MIDDLE: Final = ARENA.centre[1] + 16


def trick(moment: Moment) -> list[Placed]:
    """The sets that were played, or an inviting place where the first one will lie."""
    zone = Placed(TRICK_ZONE, Face(NOTHING), ARENA.centre, ARENA[2:], height=-20, lively=False, drop=True)
    plays = moment.view.trick
    if not plays:
        return [zone, *_invitation(moment), *_signs(moment)]
    *earlier, last = plays
    room = TRICK.width - _width(len(last.cards)) - PLAQUE - (GAP if earlier else 0)
    widths, step, gap = _fit([len(play.cards) for play in earlier], room)
    hidden = len(earlier) - len(widths)
    used = sum(widths) + gap * max(0, len(widths) - 1)
    x = TRICK.centre[0] - (used + TRICK.width - room) / 2
    lying = [zone]
    for index, play in enumerate(earlier):
        lying += _earlier(moment, play, x, step, index)
        if index >= hidden:
            x += widths[index - hidden] + (gap if index < len(earlier) - 1 else GAP)
    return [*lying, *_set_to_beat(moment, last, x), *_signs(moment)]


def _width(count: int) -> float:
    return TOP[0] + _top_step(count) * (count - 1)


def _top_step(count: int) -> float:
    return min(TOP_STEP, (TOP_ROOM - TOP[0]) / max(1, count - 1))


def _fit(counts: list[int], room: float) -> tuple[list[float], float, float]:
    """Push earlier sets together until they fit; where even that is not enough the oldest lie on a pile.

    Return the widths of those that lie side by side, the step between cards and the gap between sets.
    """
    for tight in range(STEPS + 1):
        share = tight / STEPS
        step, gap = (loose + (close - loose) * share for loose, close in zip(LOOSE, TIGHT, strict=True))
        widths = [OLD[0] + step * (count - 1) for count in counts]
        if sum(widths) + gap * max(0, len(widths) - 1) <= room:
            return widths, step, gap
    while len(widths) > 1 and sum(widths) + gap * (len(widths) - 1) > room:
        widths.pop(0)
    return widths, step, gap


def _earlier(moment: Moment, play: Play, x: float, step: float, index: int) -> list[Placed]:
    """A set that has been beaten, with its player above it."""
    lying = []
    for at, (card, active) in enumerate(zip(play.cards, play.active, strict=True)):
        spot = (x + OLD[0] / 2 + at * step, MIDDLE)
        piece = Placed(
            card_key(card.card), card_face(card, active=active), spot, OLD, height=index / 2 + at / 100
        )
        lying.append(piece._replace(back=BACK, origin=hand_spot(moment, play.seat), close=CLOSE))
    who = moment.setting.seats[play.seat]
    medal = person(who.name[:1].upper(), who.colour, (x + 22, MIDDLE - OLD[1] / 2 - 12), AVATAR)
    return [*lying, medal._replace(height=index / 2 + 0.3)]


def _set_to_beat(moment: Moment, play: Play, x: float) -> list[Placed]:
    """The last set, large, in the light, with its player and its value."""
    count = len(play.cards)
    width, step = _width(count), _top_step(count)
    light = (width + 220, TOP[1] + 150)
    lying = [Placed("", Face("beam"), (x + width / 2, MIDDLE + 10), light, height=-8, lively=False)]
    for at, (card, active) in enumerate(zip(play.cards, play.active, strict=True)):
        spot = (x + TOP[0] / 2 + at * step, MIDDLE + 14)
        piece = Placed(card_key(card.card), card_face(card, active=active), spot, TOP, height=11 + at / 100)
        lying.append(piece._replace(back=BACK, origin=hand_spot(moment, play.seat), close=CLOSE))
    who = moment.setting.seats[play.seat]
    head = MIDDLE + 14 - TOP[1] / 2 - 28
    lying.append(person(who.name[:1].upper(), who.colour, (x + 24, head), AVATAR + 6))
    name = Area(x + 54, head - 16, max(width - 54, 190), 32)
    lying.append(words(who.name, name))
    return [*lying, *_plaque(play, x + width + 12)]


def _plaque(play: Play, x: float) -> list[Placed]:
    """The value that has to be beaten, as large as a card allows."""
    box = Area(x, MIDDLE - 70, PLAQUE - 16, 118)
    if play.ascended:
        sign = Face("mark", (ASCEND,))
        return [Placed("", sign, box.centre, (112, 112), lively=False)]
    lying = [gold(number(play.value), box, align="centre")]
    if play.count > 1:
        below = Area(x, MIDDLE + 54, PLAQUE - 16, 50)
        lying.append(words(times(play.count), below, colour=SAND, align="centre"))
    return lying


def _signs(moment: Moment) -> list[Placed]:
    """At the right: the order of values, and whether only an Ascended Form can follow."""
    view = moment.view
    x, y = SIGNS.centre[0], SIGNS.y + 54
    lying = [
        Placed(
            "order",
            Face("order", (False,)),
            (x, y),
            (92, 92),
            face_up=not view.falling,
            back=Face("order", (True,)),
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
    if view.ascended:
        sign = Placed("only_forms", Face("mark", (ASCEND,)), (x, y + 134), (92, 92), close=(200, 200))
        lying.append(sign)
    return lying


def _invitation(moment: Moment) -> list[Placed]:
    """An empty place with the name of who leads."""
    view = moment.view
    x = TRICK.centre[0]
    spot = Area(x - TOP[0] / 2, MIDDLE - TOP[1] / 2 - 22, *TOP)
    if moment.over or view.phase in {"dealing", "judging"}:
        return []
    who = moment.setting.seats[view.leader]
    title = moment.words("bets" if view.phase == "betting" else "new_trick")
    below = spot.y + spot.height
    return [
        Placed("", Face("beam"), spot.centre, (460, 400), height=-8, lively=False),
        place(spot),
        person(who.name[:1].upper(), who.colour, spot.centre, 84),
        gold(title, Area(x - 240, below + 6, 480, 36), align="centre"),
        words(
            moment.words("leads", name=who.name),
            Area(x - 240, below + 40, 480, 28),
            face="sans_medium",
            colour=SAND,
            align="centre",
        ),
    ]
