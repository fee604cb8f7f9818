"""The road: the wanderer before its holder, whom it may still come to, the hints given on its way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.seventh_hero.moment import BACK, CLOSE, CLOSE_BACK, Moment, hero_face
from game.seventh_hero.picks import HINT_ZONE, ROAD_ZONE, SEND_ZONE, WANDERER
from game.seventh_hero.places import HINT, OWN, PILE, ROAD, is_last, spot_size, spread
from game.table.furniture import person
from game.table.pieces import NOTHING, Face, Placed, Point

if TYPE_CHECKING:
    from game.seventh_hero.view import BuriedCard

HESITATING: Final = 7.0  # degrees, while its holder decides
GONE: Final = -6.0  # and when it has been turned up and does not stay
WANTED: Final = 14.0  # board units that it goes towards who wants to recruit it
MIDDLE: Final = ROAD._replace(height=OWN.y - ROAD.y)  # of the road, where cards can be dropped
PEEK: Final = (58.0, 81.2)
ANSWER: Final = 34.0
SIGN: Final = 46.0


def road(moment: Moment) -> list[Placed]:
    """The way with its stops, the wanderer, and what was asked about it."""
    view = moment.view
    way = Placed("", Face("road", (view.seats,)), ROAD.centre, ROAD[2:], height=-18, lively=False)
    lying = [way]
    for seat in range(view.seats):
        lying += _stop(moment, seat)
    return [*lying, *_zones(moment), *_wanderer(moment), *_hints(moment)]


def _stop(moment: Moment, seat: int) -> list[Placed]:
    """A seat's place on the road: lit where the wanderer may still come, crossed where it may not stay."""
    view = moment.view
    spot, size = moment.spot(seat), spot_size(seat, view.seat)
    coming = seat in moment.to_come
    who = moment.setting.seats[seat]
    about = view.wandering or view.window == "quest"  # an Outcast may bar before it sets out
    state = "barred" if about and view.players[seat].barred else "coming" if coming else "still"
    face = Face("stop", (who.colour, state))
    lying = [Placed("", face, spot, size, height=-6, lively=False)]
    if state == "barred":
        corner = (spot[0] - size[0] / 2 + 12, spot[1] - size[1] / 2 + 12)
        lying.append(Placed("", Face("barred"), corner, (SIGN, SIGN), height=12, lively=False))
    return lying


def _zones(moment: Moment) -> list[Placed]:
    """Where a card can be dragged: before the left neighbour to send it, before the leader as a hint."""
    view = moment.view
    if not moment.decides or view.phase not in {"sending", "holding"}:
        return []
    sends = view.phase == "sending"
    seat = (view.leader + 1) % view.seats if sends else view.leader
    area = moment.hints_area(seat)
    spot, size = (moment.spot(seat), spot_size(seat, view.seat)) if sends else (area.centre, area[2:])
    key = SEND_ZONE if sends else HINT_ZONE
    road = Placed(ROAD_ZONE, Face(NOTHING), MIDDLE.centre, MIDDLE[2:], height=-17, lively=False, drop=True)
    return [road, Placed(key, Face(NOTHING), spot, size, height=-5, lively=False, drop=True)]


def _wanderer(moment: Moment) -> list[Placed]:
    view = moment.view
    if not view.wandering or view.holder < 0:
        return _turned_up(moment) if view.fate in {"paired", "slain"} else []
    spot, angle = _stance(moment)
    size = spot_size(view.holder, view.seat)
    known = hero_face(view.number, view.seats) if view.number else BACK
    lying = Placed(
        WANDERER,
        known if view.openly else BACK,
        spot,
        size,
        angle=angle,
        height=8,
        back=None if view.openly else BACK,
        origin=_sent_from(moment),
        marks=moment.marks(WANDERER),
        pickable=True,
        close=CLOSE if view.openly else None,
        group="road",
        drop=moment.decides and view.phase == "holding",
    )
    return [lying] if view.openly or not view.number else [lying, _peek(moment, lying, known)]


def _turned_up(moment: Moment) -> list[Placed]:
    """What the wanderer was that did not stay, where it was turned up, until the next quest is shown."""
    view = moment.view
    return [
        Placed(
            WANDERER,
            hero_face(view.shown, view.seats),
            moment.spot(view.shown_at),
            spot_size(view.shown_at, view.seat),
            angle=GONE,
            height=8,
            back=BACK,
            close=CLOSE,
        )
    ]


def _stance(moment: Moment) -> tuple[Point, float]:
    """Where the wanderer lies and how it is turned: askew while its holder decides, nearer when wanted."""
    view = moment.view
    x, y = moment.spot(view.holder)
    if view.phase == "holding":
        return (x, y), HESITATING
    if view.window != "declared" and view.phase != "revealing":
        return (x, y), 0.0
    return ((x - WANTED, y) if view.holder == view.seat else (x, y - WANTED)), 0.0


def _sent_from(moment: Moment) -> Point:
    view = moment.view
    if view.blind:
        return PILE
    return moment.area(view.leader).centre if view.openly else moment.hand_spot(view.leader)


def _peek(moment: Moment, wanderer: Placed, known: Face) -> Placed:
    """What the viewer alone knows: the card's face, small, at a corner of its back."""
    spot = (
        wanderer.centre[0] + wanderer.size[0] / 2 - PEEK[0] * 0.3,
        wanderer.centre[1] + wanderer.size[1] / 2 - PEEK[1] * 0.36,
    )
    origin = wanderer.origin if moment.view.leader == moment.view.seat else None
    return Placed("peek", known, spot, PEEK, angle=-8, height=9, origin=origin, close=CLOSE)


def _hints(moment: Moment) -> list[Placed]:
    """The hints about this wanderer before its leader, each with the answer and who asked."""
    view = moment.view
    area = moment.hints_area(view.leader)
    step = spread(len(moment.hints), HINT[0], area.width, HINT[0] + 8)
    from_right = is_last(view.leader, view.seat, view.seats)
    lying: list[Placed] = []
    for at, (place, card) in enumerate(moment.hints):
        along = HINT[0] / 2 + step * at
        x = area.x + area.width - along if from_right else area.x + along
        lying += _hint(moment, place, card, (x, area.centre[1]), 3 + at / 5)
    return lying


def _hint(moment: Moment, place: int, card: BuriedCard, spot: Point, height: float) -> list[Placed]:
    who = moment.setting.seats[card.seat]
    return [
        buried_card(moment, place, card)._replace(
            centre=spot, size=HINT, height=height, face_up=card.number is not None
        ),
        Placed(
            f"answer:{place}",
            Face("answer", (card.equal,)),
            (spot[0], spot[1] - HINT[1] / 2 - 4),
            (ANSWER, ANSWER),
            height=height + 0.1,
        ),
        person(who.sign, who.colour, (spot[0], spot[1] + HINT[1] / 2 + 6), 28)._replace(height=height + 0.1),
    ]


def buried_card(moment: Moment, place: int, card: BuriedCard) -> Placed:
    """A card that lies face down for all, or went to the leader alone; where it lies is for others to say."""
    face = hero_face(card.number, moment.view.seats) if card.number else BACK
    close = CLOSE if card.number else CLOSE_BACK
    origin = moment.buried_from(card)
    return Placed(f"hint:{place}", face, (0, 0), HINT, back=BACK, origin=origin, close=close)
