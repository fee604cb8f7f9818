"""The seats: the others' panels along the upper edge, the viewer's own strip above the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.custom_heroes.cards import TRICK_POINT
from game.custom_heroes.moment import BACK, CLOSE, Moment, card_face
from game.custom_heroes.picks import card_key, screen_key
from game.custom_heroes.places import HAND, STRIP, TRICK, bag_spot, deck_spot, rival_areas, spread
from game.custom_heroes.plates import SAND
from game.table.art.palette import FROST
from game.table.furniture import badge, person, words
from game.table.pieces import Area, Face, Placed, Point

if TYPE_CHECKING:
    from game.custom_heroes.view import SeatView

BACK_SIZE: Final = (66.0, 92.4)
BACK_STEP: Final = 24.0
SMALL_CARD: Final = (56.0, 78.4)  # in a narrow panel
NARROW: Final = 300.0  # a panel is narrow below this width
ROOMY: Final = 440.0  # from this width on the place of bets is kept free
WIDEST_FAN: Final = 404.0
GUTTER: Final = 12.0
FRESH: Final = (26.0, 36.4)  # a closed sheet that was slid into the hand
FRESH_LIMIT: Final = 3  # more of them lie on each other
CLOSED: Final = (40.0, 56.0)
SCREEN: Final = (86.0, 51.6)
TOKEN: Final = 50.0
VP: Final = 62.0
OWN_BET: Final = (62.0, 86.8)
MARK: Final = 46.0


class Plan(NamedTuple):
    """How the parts of another seat's panel lie."""

    name: Area
    note: Area
    vp: Point
    fan: Area
    screen: Area
    bets: Area
    card: tuple[float, float]  # the size of what lies in fan and bets


def plan_of(area: Area, bets: int) -> Plan:
    """Divide a panel; in a narrow one the name has the whole first line, and bets push hand and screen."""
    narrow = area.width < NARROW
    right = area.x + area.width - 12
    card = SMALL_CARD if narrow else BACK_SIZE
    row = Area(area.x + 12, area.y + area.height - card[1] - 12, area.width - 24, card[1])
    screen = SCREEN[0] * (0.8 if narrow else 1) + 8
    share = 0.34 if area.width >= ROOMY else 0.40 if bets else 0.0
    stakes = max(0.0, row.width * share - GUTTER)
    hand = min(WIDEST_FAN, row.width - screen - GUTTER - (stakes + GUTTER if share else 0))
    beside = row.x + hand + GUTTER
    return Plan(
        Area(area.x + 70, area.y + 8, (right if narrow else right - VP - 10) - area.x - 70, 32),
        Area(area.x + 70, area.y + 40, right - VP - 10 - area.x - 70, 24),
        (right - VP / 2 + 4, area.y + (64 if narrow else 6 + VP / 2)),
        Area(row.x, row.y, hand, row.height),
        Area(beside, row.y, screen, row.height),
        Area(right - stakes, row.y, stakes, row.height),
        card,
    )


def hand_spot(moment: Moment, seat: int) -> Point:
    """The middle of a seat's hand, where its cards come from."""
    if seat == moment.view.seat:
        return HAND.centre
    step = (seat - moment.view.seat - 1) % moment.view.seats
    area = rival_areas(moment.view.seats - 1)[step]
    return plan_of(area, len(moment.view.players[seat].bets)).fan.centre


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
    active = {"scoring": view.scorer, "sweeping": view.last}.get(view.phase, view.turn)
    return "turn" if seat == active and view.phase not in {"dealing", "judging"} else "seat"


def _panel(moment: Moment, seat: int, area: Area) -> list[Placed]:
    plan = plan_of(area, len(moment.view.players[seat].bets))
    lying = [_plate(moment, seat, area), *_head(moment, seat, area, plan)]
    if moment.view.taking_part[seat]:
        lying += _hand(moment, seat, plan)
        lying += _behind_screen(moment, seat, plan.screen)
        lying += _bets(moment, seat, plan.bets, plan.card)
    return [*lying, *_stamp(moment, seat, plan.fan)]


def _plate(moment: Moment, seat: int, area: Area) -> Placed:
    face = Face("plate", (_style(moment, seat),))
    return Placed(f"seat:{seat}", face, area.centre, area[2:], height=-10, lively=False)


def _head(moment: Moment, seat: int, area: Area, plan: Plan) -> list[Placed]:
    """Avatar, name, what the seat is at, and its VP."""
    who = moment.setting.seats[seat]
    medal = person(who.sign, who.colour, (area.x + 37, area.y + 36), 50)
    if moment.setting.thinking == seat:
        medal = medal._replace(marks=frozenset({"busy"}))
    note = note_of(moment, seat)
    drop = 0 if note or area.width < NARROW else 10
    lying = [medal, words(who.name, plan.name._replace(y=plan.name.y + drop))]
    if note:
        lying.append(words(note, plan.note, face="text_italic", colour=SAND))
    lying += _leader(moment, seat, (area.x + 58, area.y + 18))
    return [*lying, *_vp(moment, seat, plan.vp, VP)]


def note_of(moment: Moment, seat: int) -> str:
    """What a seat is at, in a word."""
    view = moment.view
    if moment.over:
        return moment.words("winner") if seat == view.winner else ""
    if not view.taking_part[seat]:
        return moment.words("aside")
    if moment.setting.thinking == seat:
        return moment.words("thinking")
    if view.phase == "betting" and view.turn == seat:
        return moment.words("bets_now")
    mark = mark_of(moment, seat)
    return moment.words(mark) if mark else ""


def mark_of(moment: Moment, seat: int) -> str:
    """Tell that a seat passed or was skipped in this trick; "" once it is its turn again, or it is out."""
    view = moment.view
    player = view.players[seat]
    again = view.phase == "turn" and view.turn == seat
    return player.mark if player.mark in {"passed", "skipped"} and not again and not player.place else ""


def _leader(moment: Moment, seat: int, spot: Point) -> list[Placed]:
    """The pennant of who leads; it goes from seat to seat. The winner of the game wears a crown."""
    view = moment.view
    if moment.over:
        wins = seat == view.winner
        return [Placed("crown", Face("crown"), spot, (38, 38), height=3)] if wins else []
    if seat != view.leader or view.phase in {"dealing", "judging"}:
        return []
    return [Placed("leader", Face("leader"), spot, (34, 34), height=3)]


def _vp(moment: Moment, seat: int, spot: Point, size: float) -> list[Placed]:
    """The VP as one chip with their number; beside it a Specter for each VP that this trick may bring."""
    player = moment.view.players[seat]
    face = Face("vp", (player.vp,))
    chip = Placed(f"vp:{seat}", face, spot, (size, size), lively=False, height=2, close=(220, 220))
    left = spot[0] - size / 2 - 4
    wisps = [
        Placed("", Face("mark", (TRICK_POINT,)), (left - index * 18, spot[1] + size / 2 - 17), (34, 34))
        for index in range(player.wisps)
    ]
    return [chip, *(wisp._replace(lively=False, height=2.5) for wisp in wisps)]


def _hand(moment: Moment, seat: int, plan: Plan) -> list[Placed]:
    """The hand as fanned backs with the number of cards."""
    count, area, size = moment.view.players[seat].cards, plan.fan, plan.card
    step = spread(count, size[0], area.width, BACK_STEP)
    lying = [
        Placed(
            f"back:{seat}",
            BACK,
            (area.x + size[0] / 2 + step * index, area.centre[1]),
            size,
            height=index / 10,
            origin=deck_spot(),
        )
        for index in range(count)
    ]
    if count:
        lying += badge(str(count), (area.x + 18, area.y + area.height - 10), 34)
    return [*lying, *_sleeved(moment, seat, plan)]


def _sleeved(moment: Moment, seat: int, plan: Plan) -> list[Placed]:
    """Closed sheets on the hand, for those that its cards got in this round and nobody has seen yet."""
    player = moment.view.players[seat]
    many = min(player.fresh, FRESH_LIMIT) if player.cards else 0
    right = plan.fan.x + min(plan.fan.width, plan.card[0] + BACK_STEP * max(0, player.cards - 1))
    return [
        Placed(
            f"closed:{seat}",
            Face("closed"),
            (right - 20 - 13 * index, plan.fan.y + plan.fan.height - 22),
            FRESH,
            height=2 - index / 100,
        )
        for index in range(many)
    ]


def _behind_screen(moment: Moment, seat: int, area: Area) -> list[Placed]:
    """The screen, and closed sheets that show above it: as many as the seat has advancements."""
    player = moment.view.players[seat]
    wide = area.width - 8
    size = (wide, wide * 0.6)
    foot = area.y + area.height - size[1] / 2
    step = spread(player.advancements, CLOSED[0], area.width - 8, 15)
    left = area.centre[0] - step * (player.advancements - 1) / 2
    lying = [
        Placed(
            f"closed:{seat}",
            Face("closed"),
            (left + step * index, foot - size[1] / 2 - 4),
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
            size,
            height=1.5,
            lively=False,
            close=(340, 204),
        )
    )
    if player.advancements:
        lying += badge(str(player.advancements), (area.x + area.width - 8, area.y + area.height - 8), 30)
    return lying


def _bets(moment: Moment, seat: int, area: Area, size: tuple[float, float]) -> list[Placed]:
    """The cards a seat has bet with, open, each with its stake."""
    player: SeatView = moment.view.players[seat]
    step = spread(len(player.bets), size[0], max(area.width, size[0]), size[0] + 8)
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
        spot = (area.x + min(area.width, 150) / 2, area.centre[1])
        return [Placed(f"place:{seat}", Face("place_mark", (player.place,)), spot, (80, 80), height=4)]
    mark = mark_of(moment, seat)
    if not mark:
        return []
    wide = min(area.width, BACK_SIZE[0] + BACK_STEP * max(0, player.cards - 1))
    spot = (area.x + wide - MARK / 2 + 8, area.y + 14)
    return [Placed(f"mark:{seat}", Face(mark), spot, (MARK, MARK), height=4)]


def own_strip(moment: Moment) -> list[Placed]:
    """Who one is, with VP, power and bets. The rack of advancements lies in `hand_layout`."""
    seat = moment.view.seat
    who = moment.setting.seats[seat]
    x, y = STRIP.x, STRIP.centre[1]
    lying = [_plate(moment, seat, STRIP)]
    medal = person(who.sign, who.colour, (x + 54, y), 80)
    if moment.setting.thinking == seat:
        medal = medal._replace(marks=frozenset({"busy"}))
    note = note_of(moment, seat)
    lying += [medal, words(who.name, Area(x + 106, STRIP.y + (16 if note else 34), 170, 40))]
    if note:
        lying.append(words(note, Area(x + 106, STRIP.y + 58, 170, 28), face="text_italic", colour=SAND))
    lying += _leader(moment, seat, (x + 88, STRIP.y + 24))
    lying += _vp(moment, seat, (x + 324, y), 84)
    lying += _power(moment, Area(x + 380, STRIP.y, 176, STRIP.height))
    lying += _own_bets(moment)
    return [*lying, *_own_stamp(moment), _sort(moment)]


def _power(moment: Moment, area: Area) -> list[Placed]:
    """The viewer's own power tokens with their number; others keep theirs behind the screen."""
    if moment.closed:
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
            marks=moment.marks("power"),
            pickable=True,
            close=(200, 200),
            group="power",
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
    mark = mark_of(moment, seat)
    if not mark:
        return []
    return [Placed(f"mark:{seat}", Face(mark), (STRIP.x + 84, STRIP.y + 84), (40, 40), height=4)]


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
