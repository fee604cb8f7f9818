"""Lays out the stage: quest, pile, discards, the wanderer, and the questions asked about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.seventh_hero.rules.cards import HEROES, TALE_WEAVER
from game.seventh_hero.table.drawing.plates import LINEN
from game.seventh_hero.table.panels.road_stops import road
from game.seventh_hero.table.panels.telling import telling
from game.seventh_hero.table.picks import HINT_ZONE, SEND_ZONE, WANDERER
from game.seventh_hero.table.plan import pile_areas
from game.seventh_hero.table.stand import BACK, CLOSE, CLOSE_BACK, hero_face
from game.seventh_hero.words.naming import quest_words
from game.table.art.palette import FROST, GILT
from game.table.layout.boxes import REST, columns, grid, inset, rows
from game.table.pieces import NOTHING, Area, Face, Placed
from game.table.stock.furniture import badge, person, place, prose, text_height, text_width

if TYPE_CHECKING:
    from game.seventh_hero.rules.view import BuriedCard
    from game.seventh_hero.table.stand import Stand

CARD: Final = 5 / 7
LAYERS: Final = 10  # cards of the pile that make it one layer higher
LABEL: Final = 20.0  # units of type
TITLE: Final = 30.0
LEAST: Final = 19.0
PEEK: Final = 0.42  # of the wanderer's width
ASKED: Final = 64.0  # width of a card that was asked with


def stage(stand: Stand) -> list[Placed]:
    """Lay out everything that belongs to no seat."""
    area = stand.plan.stage
    ground = Placed("", Face("fate", ("ground",)), area.centre, area[2:], height=-12, animated=False)
    middle = [*_zones(stand), *_wanderer(stand), *_asked(stand), *telling(stand)]
    return [ground, *_quest(stand), *_piles(stand), *road(stand), *middle]


# The quest


def _quest(stand: Stand) -> list[Placed]:
    """The quest's card on the discards, with its words and numbers beside it."""
    view, whole = stand.view, stand.plan.quest
    frame = quest_area(whole)
    room = whole._replace(height=whole.height - pile_areas(whole)[0].height - 12.0)
    right = columns(room, [frame.width, REST], 14.0)[1]
    lying = [place(frame)]
    if sum(view.discards) > stand.quest_is_on:
        lying.append(_discards(stand, frame))
    if not stand.quest_is_on:
        return lying
    face = hero_face(view.quest, view.seats)
    card = Placed("quest", face, frame.centre, frame[2:], height=4, back=BACK, close=CLOSE)
    lying.append(card._replace(origin=stand.pile.centre, vital=True))
    if view.free:
        spot = (frame.x + frame.width - 12.0, frame.y + 16.0)
        lying.append(Placed("free", Face("ability", (TALE_WEAVER, False)), spot, (56, 56), height=5))
    return [*lying, *_wanted(stand, right)]


def quest_area(whole: Area) -> Area:
    """Where the quest's card lies in its part of the stage."""
    high = whole.height - pile_areas(whole)[0].height - 12.0
    wide = min(high * CARD, whole.width * 0.5)
    return Area(whole.x, whole.y, wide, wide / CARD)


def _discards(stand: Stand, frame: Area) -> Placed:
    """What lies under the quest; before a new quest, the last turn's."""
    view = stand.view
    if stand.begun and not stand.quest_is_on:
        face = hero_face(view.quest, view.seats)
        return Placed("discards", face, frame.centre, frame[2:], height=1, animated=False, close=CLOSE)
    spot = (frame.centre[0] + 3, frame.centre[1] + 2)
    return Placed("discards", Face("under"), spot, frame[2:], angle=-2, height=1, animated=False)


def _wanted(stand: Stand, area: Area) -> list[Placed]:
    """What the quest wants, in words and as stones; the others fade."""
    view, texts = stand.view, stand.setting.texts
    free = view.free
    said = stand.text("stage-any") if free else quest_words(view.quest, view.seats, texts)
    title = min(TITLE, max(LEAST, area.height * 0.24), area.width / 4.4)
    high = text_height(said, title, area.width, "title")
    label = LABEL * 1.3 if area.height > 130 else 0.0
    top, middle, below = rows(area, [label, high, REST], 4.0)
    lying = [prose(said, middle, title, face="title", colour=GILT)]
    if label:
        lying.append(prose(stand.text("stage-quest"), top, LABEL, face="sans_medium", colour=LINEN))
    return [*lying, *_stones(stand, below)]


def _stones(stand: Stand, area: Area) -> list[Placed]:
    """The numbers that meet the quest in large, the others in small, as room allows."""
    wanted = frozenset(HEROES) if stand.view.free else stand.wanted
    met = [number for number in HEROES if number in wanted]
    side = min(50.0, area.height, (area.width - 4.0 * 3) / 4 if len(met) > 3 else area.width / 3 - 4.0)
    across = max(1, min(len(met), int((area.width + 4.0) // (side + 4.0))))
    down = -(-len(met) // across)
    side = min(side, (area.height - 4.0 * (down - 1)) / down)
    box = Area(area.x, area.y, across * side + 4.0 * (across - 1), down * side + 4.0 * (down - 1))
    found = [
        Placed("", Face("pip", (number, True)), cell.centre, (side, side), animated=False)
        for number, cell in zip(met, grid(box, across, down, 4.0), strict=False)
    ]
    others = [number for number in HEROES if number not in wanted]
    small = min(30.0, side * 0.66, area.width / max(1, len(others)) - 3.0)
    if not others or area.height - box.height < small + 6.0:
        return found
    left, y = area.x + small / 2, box.y + box.height + 8.0 + small / 2
    dim = [
        Placed(
            "", Face("pip", (number, False)), (left + at * (small + 3.0), y), (small, small), animated=False
        )
        for at, number in enumerate(others)
    ]
    return [*found, *dim]


# Pile and discards


def _piles(stand: Stand) -> list[Placed]:
    """The pile at its true height with its count, and the face-down discards."""
    left = stand.view.left
    frame, buried = pile_areas(stand.plan.quest)
    lying = [place(frame)]
    layers = -(-left // LAYERS)
    for layer in range(layers):
        spot = (frame.centre[0] - layer * 0.8, frame.centre[1] - layer * 1.6)
        card = Placed("", BACK, spot, frame[2:], height=layer / 10, animated=layer == 0)
        if layer == layers - 1:
            marks = stand.marks("pile")
            card = card._replace(key="pile", close=CLOSE_BACK, marks=marks, pickable=bool(marks))
        lying.append(card)
    lying += _buried(stand, buried)
    if stand.plan.switch is not None:
        return [*lying, *badge(str(left), _foot(frame), 26)]
    words = stand.text("stage-pile", count=left)
    start = buried.x + buried.width + 12.0 if len(lying) > layers + 1 else frame.x + frame.width + 14.0
    room = Area(start, frame.y, stand.plan.quest.x + stand.plan.quest.width - start, frame.height)
    return [*lying, prose(words, room, LABEL, face="sans_medium", colour=FROST)]


def _foot(frame: Area) -> tuple[float, float]:
    return (frame.centre[0], frame.y + frame.height - 12.0)


def _buried(stand: Stand, frame: Area) -> list[Placed]:
    """What was discarded face down."""
    on_the_way = {at for at, _ in stand.hints}
    settled = [(at, card) for at, card in enumerate(stand.view.buried) if at not in on_the_way]
    lying = [
        _card(stand, at, card)._replace(
            centre=frame.centre,
            size=frame[2:],
            angle=at * 5 % 13 - 6,
            height=number / 20,
            face_up=False,
            close=CLOSE_BACK,
        )
        for number, (at, card) in enumerate(settled)
    ]
    return [*lying, *badge(str(len(settled)), _foot(frame), 26)] if settled else []


def _card(stand: Stand, at: int, card: BuriedCard) -> Placed:
    """A card face down to all, or shown to the leader alone; the caller places it."""
    face = hero_face(card.number, stand.view.seats) if card.number else BACK
    close = CLOSE if card.number else CLOSE_BACK
    origin = stand.hand_spot(card.seat) if card.seat >= 0 else stand.wanderer.centre
    return Placed(f"hint:{at}", face, (0, 0), (1, 1), back=BACK, origin=origin, close=close)


# The wanderer


def _zones(stand: Stand) -> list[Placed]:
    """The drop zone for cards besides road, wanderer and seats: the whole stage."""
    if not stand.decides or stand.view.phase not in {"sending", "holding"}:
        return []
    key = SEND_ZONE if stand.view.phase == "sending" else HINT_ZONE
    area = stand.plan.upper
    return [Placed(key, Face(NOTHING), area.centre, area[2:], height=-9, animated=False, drop=True)]


def _wanderer(stand: Stand) -> list[Placed]:
    view, area = stand.view, stand.wanderer
    if not stand.standing:
        return []
    if not view.wandering:
        face = hero_face(view.shown, view.seats, ready=False)
        return [Placed(WANDERER, face, area.centre, area[2:], height=8, back=BACK, close=CLOSE)]
    known = hero_face(view.number, view.seats) if view.number else BACK
    lying = Placed(
        WANDERER,
        known if view.openly else BACK,
        area.centre,
        area[2:],
        height=8,
        back=None if view.openly else BACK,
        origin=_sent_from(stand),
        marks=stand.marks(WANDERER),
        pickable=True,
        close=CLOSE if view.openly else None,
        group="road",
        drop=stand.decides and view.phase == "holding",
        vital=True,
    )
    return [lying] if view.openly or not view.number else [lying, _peek(stand, lying, known)]


def _sent_from(stand: Stand) -> tuple[float, float]:
    view = stand.view
    if view.blind:
        return stand.pile.centre
    return stand.area(view.leader).centre if view.openly else stand.hand_spot(view.leader)


def _peek(stand: Stand, wanderer: Placed, known: Face) -> Placed:
    """What the viewer alone knows: the card's face, small, at a corner of its back."""
    wide = wanderer.size[0] * PEEK
    spot = (
        wanderer.centre[0] + wanderer.size[0] / 2 - wide * 0.46,
        wanderer.centre[1] - wanderer.size[1] / 2 + wide * 0.7,
    )
    origin = wanderer.origin if stand.view.leader == stand.view.seat else None
    return Placed("peek", known, spot, (wide, wide / CARD), height=9, origin=origin, close=CLOSE)


def _asked(stand: Stand) -> list[Placed]:
    """The cards given to ask about the wanderer, each with its answer and asker."""
    area = stand.asked
    if not stand.hints or not stand.standing:
        return []
    label = stand.text("stage-asked")
    head = LEAST * 1.3 if area.height > 110 and text_width(label, LEAST) <= area.width else 0.0
    top, below = rows(area, [head, REST], 2.0)
    lying = [prose(label, top, LEAST, face="sans_medium", colour=LINEN, align="centre")] if head else []
    high = min(below.height - 24.0, ASKED / CARD)
    wide = high * CARD
    step = min(wide + 10.0, (below.width - wide) / max(1, len(stand.hints) - 1))
    left = below.centre[0] - step * (len(stand.hints) - 1) / 2
    for number, (at, card) in enumerate(stand.hints):
        box = Area(left + step * number - wide / 2, below.y + 12.0, wide, high)
        lying += _hint(stand, at, card, box, 3 + number / 5)
    return lying


def _hint(stand: Stand, at: int, card: BuriedCard, box: Area, height: float) -> list[Placed]:
    who = stand.setting.seats[card.seat]
    side = min(34.0, box.width * 0.56)
    x, _ = box.centre
    asked = _card(stand, at, card)._replace(centre=box.centre, size=box[2:], height=height)
    answer = Placed(f"answer:{at}", Face("answer", (card.equal,)), (x, box.y), (side, side))
    return [
        asked._replace(face_up=card.number is not None),
        answer._replace(height=height + 0.1),
        person(who.sign, who.colour, (x, inset(box, 0.0).y + box.height), side * 0.84)._replace(
            height=height + 0.1
        ),
    ]
