"""The seats: the others' panels along the upper edge, the viewer's own strip above the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.custom_heroes.moment import BACK, CLOSE, Moment, card_face
from game.custom_heroes.picks import card_key, screen_key
from game.custom_heroes.places import HAND, RIVALS, STRIP, TRICK, bag_spot, deck_spot, rival_areas, spread
from game.custom_heroes.plates import SAND
from game.table.art.palette import FROST
from game.table.furniture import badge, person, words
from game.table.pieces import Area, Face, Placed, Point

if TYPE_CHECKING:
    from game.custom_heroes.view import SeatView

HEAD: Final = 66.0  # height of a panel's upper part: who it is
BACK_SIZE: Final = (66.0, 92.4)
BACK_STEP: Final = 24.0
BET_SIZE: Final = (66.0, 92.4)
CLOSED: Final = (40.0, 56.0)
SCREEN: Final = (86.0, 51.6)
TOKEN: Final = 50.0
VP: Final = 62.0
OWN_BET: Final = (62.0, 86.8)
MARK: Final = 46.0


def hand_spot(moment: Moment, seat: int) -> Point:
    """The middle of a seat's hand, where its cards come from."""
    if seat == moment.view.seat:
        return HAND.centre
    step = (seat - moment.view.seat - 1) % moment.view.seats
    return _fan_area(rival_areas(moment.view.seats - 1)[step]).centre


def _fan_area(panel: Area) -> Area:
    return Area(panel.x + 12, panel.y + HEAD + 8, panel.width * 0.46 - 12, panel.height - HEAD - 18)


def _screen_area(panel: Area) -> Area:
    return Area(panel.x + panel.width * 0.46 + 6, panel.y + HEAD + 8, SCREEN[0] + 8, panel.height - HEAD - 18)


def _bets_area(panel: Area) -> Area:
    left = panel.x + panel.width * 0.46 + SCREEN[0] + 20
    return Area(left, panel.y + HEAD + 8, panel.x + panel.width - 10 - left, panel.height - HEAD - 18)


def rivals(moment: Moment) -> list[Placed]:
    """The other seats' panels, in the order in which they play after the viewer."""
    view = moment.view
    others = [(view.seat + step) % view.seats for step in range(1, view.seats)]
    lying: list[Placed] = []
    for seat, area in zip(others, rival_areas(len(others)), strict=True):
        lying += _panel(moment, seat, area)
    return lying


def _style(moment: Moment, seat: int) -> str:
    view = moment.view
    if moment.over:
        return "turn" if seat == view.winner else "seat"
    if not view.taking_part[seat]:
        return "aside"
    decides = seat == (view.scorer if view.phase == "scoring" else view.turn)
    return "turn" if decides and view.phase not in {"dealing", "judging"} else "seat"


def _panel(moment: Moment, seat: int, area: Area) -> list[Placed]:
    lying = [_plate(moment, seat, area), *_head(moment, seat, area)]
    if moment.view.taking_part[seat]:
        lying += _hand(moment, seat, _fan_area(area))
        lying += _behind_screen(moment, seat, _screen_area(area))
        lying += _bets(moment, seat, _bets_area(area), BET_SIZE)
    return [*lying, *_stamp(moment, seat, _fan_area(area))]


def _plate(moment: Moment, seat: int, area: Area) -> Placed:
    face = Face("plate", (_style(moment, seat),))
    return Placed(f"seat:{seat}", face, area.centre, area[2:], height=-10, lively=False)


def _head(moment: Moment, seat: int, area: Area) -> list[Placed]:
    """Avatar, name, what the seat is at, and its VP."""
    who = moment.setting.seats[seat]
    medal = person(who.name[:1].upper(), who.colour, (area.x + 38, area.y + 36), 52)
    if moment.setting.thinking == seat:
        medal = medal._replace(marks=frozenset({"busy"}))
    wide = area.width - 74 - VP - 18
    note = note_of(moment, seat)
    lying = [medal, words(who.name, Area(area.x + 72, area.y + (8 if note else 18), wide, 34))]
    if note:
        box = Area(area.x + 72, area.y + 41, wide, 24)
        lying.append(words(note, box, face="text_italic", colour=SAND))
    spot = (area.x + area.width - 12 - VP / 2, area.y + 6 + VP / 2)
    return [*lying, *_leader(moment, seat, (area.x + 60, area.y + 18)), _vp(moment, seat, spot, VP)]


def note_of(moment: Moment, seat: int) -> str:
    """What a seat is at, in a word."""
    view = moment.view
    player = view.players[seat]
    if moment.over:
        return moment.words("winner") if seat == view.winner else ""
    if not view.taking_part[seat]:
        return moment.words("aside")
    if moment.setting.thinking == seat:
        return moment.words("thinking")
    if view.phase == "betting" and view.turn == seat:
        return moment.words("bets_now")
    return moment.words(player.mark) if player.mark and not player.place else ""


def _leader(moment: Moment, seat: int, spot: Point) -> list[Placed]:
    """The pennant of who leads; it goes from seat to seat. The winner of the game wears a crown."""
    view = moment.view
    if moment.over:
        wins = seat == view.winner
        return [Placed("crown", Face("crown"), spot, (38, 38), height=3)] if wins else []
    if seat != view.leader or view.phase in {"dealing", "judging"}:
        return []
    return [Placed("leader", Face("leader"), spot, (34, 34), height=3)]


def _vp(moment: Moment, seat: int, spot: Point, size: float) -> Placed:
    face = Face("vp", (moment.view.players[seat].vp,))
    return Placed(f"vp:{seat}", face, spot, (size, size), lively=False, height=2, close=(220, 220))


def _hand(moment: Moment, seat: int, area: Area) -> list[Placed]:
    """The hand as fanned backs with the number of cards."""
    count = moment.view.players[seat].cards
    step = spread(count, BACK_SIZE[0], area.width, BACK_STEP)
    lying = [
        Placed(
            f"back:{seat}",
            BACK,
            (area.x + BACK_SIZE[0] / 2 + step * index, area.centre[1]),
            BACK_SIZE,
            height=index / 10,
            origin=deck_spot(),
        )
        for index in range(count)
    ]
    if count:
        lying += badge(str(count), (area.x + 22, area.y + area.height - 14), 34)
    return lying


def _behind_screen(moment: Moment, seat: int, area: Area) -> list[Placed]:
    """The screen, and closed sheets that show above it: as many as the seat has advancements."""
    player = moment.view.players[seat]
    foot = area.y + area.height - SCREEN[1] / 2 - 4
    step = spread(player.advancements, CLOSED[0], area.width - 8, 15)
    left = area.centre[0] - step * (player.advancements - 1) / 2
    lying = [
        Placed(
            f"closed:{seat}",
            Face("closed"),
            (left + step * index, foot - 30),
            CLOSED,
            height=0.2 + index / 100,
            origin=bag_spot(),
        )
        for index in range(player.advancements)
    ]
    colour = moment.setting.seats[seat].colour
    lying.append(
        Placed(
            screen_key(seat),
            Face("screen", (colour,)),
            (area.centre[0], foot),
            SCREEN,
            height=1.5,
            lively=False,
            close=(340, 204),
        )
    )
    if player.advancements:
        lying += badge(str(player.advancements), (area.x + area.width - 12, area.y + area.height - 14), 30)
    return lying


def _bets(moment: Moment, seat: int, area: Area, size: tuple[float, float]) -> list[Placed]:
    """The cards a seat has bet with, open, each with its stake."""
    player: SeatView = moment.view.players[seat]
    step = spread(len(player.bets), size[0], area.width, size[0] + 8)
    lying = []
    for index, card in enumerate(player.bets):
        spot = (area.x + area.width - size[0] / 2 - step * (len(player.bets) - 1 - index), area.centre[1])
        piece = Placed(card_key(card.card), card_face(card), spot, size, height=1 + index / 10)
        lying.append(piece._replace(back=BACK, origin=hand_spot(moment, seat), close=CLOSE))
        if not player.place:
            stake = (spot[0], spot[1] + size[1] / 2 - 16)
            lying.append(Placed(f"stake:{seat}", Face("stake"), stake, (40, 40), height=1.05 + index / 10))
    return lying


def _stamp(moment: Moment, seat: int, area: Area) -> list[Placed]:
    """The sign of what a seat did in this trick, or its place in this round."""
    player = moment.view.players[seat]
    if player.place:
        spot = (area.x + area.width / 2, area.centre[1])
        return [Placed(f"place:{seat}", Face("place_mark", (player.place,)), spot, (84, 84), height=4)]
    if player.mark not in {"passed", "skipped"}:
        return []
    spot = (area.x + area.width - MARK / 2 + 2, area.centre[1])
    return [Placed(f"mark:{seat}", Face(player.mark), spot, (MARK, MARK), height=4)]


def own_strip(moment: Moment) -> list[Placed]:
    """Who one is, with VP, power and bets. The rack of advancements lies in `hand_layout`."""
    seat = moment.view.seat
    who = moment.setting.seats[seat]
    x, y = STRIP.x, STRIP.centre[1]
    lying = [_plate(moment, seat, STRIP)]
    medal = person(who.name[:1].upper(), who.colour, (x + 54, y), 80)
    if moment.setting.thinking == seat:
        medal = medal._replace(marks=frozenset({"busy"}))
    note = note_of(moment, seat)
    lying += [medal, words(who.name, Area(x + 106, STRIP.y + (16 if note else 34), 170, 40))]
    if note:
        lying.append(words(note, Area(x + 106, STRIP.y + 58, 170, 28), face="text_italic", colour=SAND))
    lying += _leader(moment, seat, (x + 88, STRIP.y + 24))
    lying.append(_vp(moment, seat, (x + 324, y), 84))
    lying += _power(moment, Area(x + 380, STRIP.y, 176, STRIP.height))
    lying += _own_bets(moment)
    return [*lying, *_own_stamp(moment), _sort(moment)]


def _power(moment: Moment, area: Area) -> list[Placed]:
    """The viewer's own power tokens with their number; others keep theirs behind the screen."""
    if moment.unused is None:
        seat = moment.view.seat
        face = Face("screen", (moment.setting.seats[seat].colour,))
        return [Placed(screen_key(seat), face, area.centre, (120, 72), lively=False, close=(340, 204))]
    count = moment.me.power
    step = spread(count, TOKEN, 122, 20)
    lying = [
        Placed(
            "power",
            Face("power"),
            (area.x + TOKEN / 2 + step * index, area.centre[1]),
            (TOKEN, TOKEN),
            height=1 + index / 10,
            origin=TRICK.centre,
            close=(200, 200),
        )
        for index in range(count)
    ]
    left = area.x + (TOKEN + step * max(0, count - 1) if count else 0) + 8
    ink = FROST if count else SAND
    if not count:
        empty = Placed("power", Face("no_power"), (area.x + TOKEN / 2, area.centre[1]), (TOKEN, TOKEN))
        lying.append(empty._replace(lively=False, close=(200, 200)))
        left = area.x + TOKEN + 8
    return [*lying, words(str(count), Area(left, area.centre[1] - 22, 44, 44), colour=ink)]


def _own_bets(moment: Moment) -> list[Placed]:
    """The viewer's bets stand at the right end of the strip, each over its stake."""
    area = Area(STRIP.x + STRIP.width - 112 - 300, STRIP.y + 6, 300, STRIP.height - 12)
    return _bets(moment, moment.view.seat, area, OWN_BET)


def _own_stamp(moment: Moment) -> list[Placed]:
    """The viewer's own place once it is out, large where its hand was; else what it did in this trick."""
    me, seat = moment.me, moment.view.seat
    if me.place:
        size = 180.0 if not me.cards else 110.0
        spot = HAND.centre
        return [Placed(f"place:{seat}", Face("place_mark", (me.place,)), spot, (size, size), height=4)]
    if me.mark not in {"passed", "skipped"}:
        return []
    return [Placed(f"mark:{seat}", Face(me.mark), (STRIP.x + 84, STRIP.y + 84), (40, 40), height=4)]


def _sort(moment: Moment) -> Placed:
    by_strength = "sort" in moment.setting.toggled
    spot = (STRIP.x + STRIP.width - 58, STRIP.centre[1])
    return Placed(
        "toggle:sort",
        Face("sort", (by_strength, moment.words("sort"))),
        spot,
        (92, 88),
        lively=False,
        pickable=True,
        group="toggles",
    )


__all__ = ["RIVALS", "hand_spot", "note_of", "own_strip", "rivals"]
