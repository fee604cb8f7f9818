"""The middle: the quest, large, with the numbers that meet it; pile and discards; who is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.seventh_hero.actions import CANCEL, USE_CHIEFTAIN, USE_OUTCAST
from game.seventh_hero.cards import HEROES, TALE_WEAVER
from game.seventh_hero.moment import BACK, CLOSE, CLOSE_BACK, Moment, hero_face
from game.seventh_hero.naming import hero_name, quest_words
from game.seventh_hero.places import BURIED, CALL, PILE, PILE_SIZE, PIPS_Y, QUEST, QUEST_SIZE, WORDS
from game.seventh_hero.plates import LINEN
from game.seventh_hero.reasons import hero_of
from game.seventh_hero.road_layout import buried_card
from game.table.furniture import badge, gold, person, place, words
from game.table.pieces import Area, Face, Placed, Point

if TYPE_CHECKING:
    from game.seventh_hero.view import Use

PIP: Final = 58.0
PIP_STEP: Final = 66.0
LAYERS: Final = 8  # cards of the pile that make it one layer higher
LAYER: Final = 2.4
USE: Final = 88.0  # height of a use that waits


def middle(moment: Moment) -> list[Placed]:
    """All that belongs to nobody."""
    return [*_quest(moment), *_pile(moment), *_buried(moment), *_call(moment)]


def _quest(moment: Moment) -> list[Placed]:
    """The quest on the discards, its seven stones, and its words."""
    view = moment.view
    beam = Placed("", Face("beam"), QUEST, (430, 420), height=-8, lively=False)
    frame = Area(QUEST[0] - QUEST_SIZE[0] / 2, QUEST[1] - QUEST_SIZE[1] / 2, *QUEST_SIZE)
    lying = [beam, place(frame)]
    if sum(view.discards) > moment.quest_is_on:
        lying.append(_discards(moment))
    if not moment.quest_is_on:
        return lying
    face = hero_face(view.quest, view.seats)
    lying.append(Placed("quest", face, QUEST, QUEST_SIZE, height=4, back=BACK, origin=PILE, close=CLOSE))
    return [*lying, *_stones(moment), *_free(moment)]


def _discards(moment: Moment) -> Placed:
    """What lies under the quest, or the quest of the last turn before a new one."""
    if moment.begun and not moment.quest_is_on:
        face = hero_face(moment.view.quest, moment.view.seats)
        return Placed("discards", face, QUEST, QUEST_SIZE, height=1, lively=False, close=CLOSE)
    spot = (QUEST[0] + 5, QUEST[1] + 4)
    return Placed("discards", Face("under"), spot, QUEST_SIZE, angle=-4, height=1, lively=False)


def _stones(moment: Moment) -> list[Placed]:
    """The seven numbers, those that meet the quest lit; a leader sees its own of them ringed."""
    view = moment.view
    wanted = frozenset(HEROES) if view.free else moment.wanted
    left = WORDS.x + PIP / 2 + 8
    held = set(moment.hand) & wanted if view.leader == view.seat and not view.wandering else set()
    stones = [
        Placed(
            "",
            Face("pip", (number, number in wanted)),
            (left + PIP_STEP * (number - 1), PIPS_Y),
            (PIP, PIP),
            lively=False,
            marks=frozenset({"open"}) if number in held and view.window == "quest" else frozenset(),
        )
        for number in HEROES
    ]
    text = moment.words("free") if view.free else quest_words(view.quest, view.seats, moment.setting.texts)
    return [*stones, gold(text, WORDS._replace(x=WORDS.x + 8))]


def _free(moment: Moment) -> list[Placed]:
    """The Tale Weaver's sign on a quest that may be ignored."""
    if not moment.view.free:
        return []
    spot = (QUEST[0] + QUEST_SIZE[0] / 2 - 6, QUEST[1] - QUEST_SIZE[1] / 2 + 22)
    return [Placed("free", Face("ability", (TALE_WEAVER, False)), spot, (72, 72), height=5)]


def _pile(moment: Moment) -> list[Placed]:
    """The pile, as high as it is."""
    left = moment.view.left
    frame = Area(PILE[0] - PILE_SIZE[0] / 2, PILE[1] - PILE_SIZE[1] / 2, *PILE_SIZE)
    lying = [place(frame)]
    layers = -(-left // LAYERS)
    for layer in range(layers):
        spot = (PILE[0] - LAYER * layer * 0.5, PILE[1] - LAYER * layer)
        card = Placed("", BACK, spot, PILE_SIZE, height=layer / 10, lively=layer == 0)
        last = layer == layers - 1
        marks = moment.marks("pile")
        on_top = card._replace(key="pile", close=CLOSE_BACK, marks=marks, pickable=bool(marks))
        lying.append(on_top if last else card)
    return [*lying, *badge(str(left), (PILE[0], PILE[1] + PILE_SIZE[1] / 2 - 4), 34)]


def _buried(moment: Moment) -> list[Placed]:
    """What was discarded face down."""
    on_the_way = {at for at, _ in moment.hints}
    frame = Area(BURIED[0] - PILE_SIZE[0] / 2, BURIED[1] - PILE_SIZE[1] / 2, *PILE_SIZE)
    lying = [place(frame)]
    settled = [(at, card) for at, card in enumerate(moment.view.buried) if at not in on_the_way]
    for number, (at, card) in enumerate(settled):
        piece = buried_card(moment, at, card)._replace(
            centre=BURIED,
            size=PILE_SIZE,
            angle=at * 5 % 13 - 6,
            height=number / 20,
            face_up=False,
            close=CLOSE_BACK,
        )
        lying.append(piece)
    if not settled:
        return lying
    return [*lying, *badge(str(len(settled)), (BURIED[0], BURIED[1] + PILE_SIZE[1] / 2 - 4), 34)]


def _call(moment: Moment) -> list[Placed]:
    """Who is asked right now, or the abilities that wait for an answer."""
    view = moment.view
    if moment.over:
        return _winners(moment)
    if view.stack:
        return _uses(moment)
    if view.phase == "asking" and moment.decides:
        return _anyone(moment)
    return []


def _anyone(moment: Moment) -> list[Placed]:
    panel = Area(CALL.x + 8, CALL.y + 12, 400, 100)
    sign = (panel.x + 54, panel.centre[1])
    return [
        Placed("", Face("plate", ("call",)), panel.centre, panel[2:], height=2, lively=False),
        Placed("", Face("anyone"), sign, (76, 76), height=3, lively=False, marks=frozenset({"owed"})),
        gold(moment.words("anyone"), Area(panel.x + 104, panel.y + 23, panel.width - 124, 54), height=3),
    ]


def _uses(moment: Moment) -> list[Placed]:
    """The abilities that were declared, the last at the right; each may still be cancelled."""
    view = moment.view
    asks = view.phase == "replying" and moment.decides
    plate = Area(CALL.x + 8, CALL.y, CALL.width - 8, CALL.height)
    lying = [Placed("", Face("plate", ("call",)), plate.centre, plate[2:], height=2, lively=False)]
    room = Area(plate.x + 66, plate.y, plate.width - 132, plate.height)
    if asks:
        title = Area(plate.x + plate.width - 176, plate.y + 38, 162, 50)
        lying.append(gold(moment.words("cancel"), title, align="centre", height=3))
        room = room._replace(width=room.width - 188)
    if len(view.stack) == 1:
        lying += _named(moment, view.stack[0], Area(room.x + 62, plate.y + 28, 190, 76))
    step = min(128.0, room.width / max(1, len(view.stack) - 1))
    for at, use in enumerate(view.stack):
        lying += _use(moment, use, (room.x + step * at, plate.centre[1]), 3 + at, at)
    return lying


def _named(moment: Moment, use: Use, area: Area) -> list[Placed]:
    """The words beside a single use: whose hero."""
    hero = hero_name(hero_of(use.action), moment.setting.texts)
    below = Area(area.x, area.y + 38, area.width, 28)
    return [
        words(hero, Area(area.x, area.y, area.width, 36), height=3),
        words(moment.name(use.seat), below, face="text_italic", colour=LINEN, height=3),
    ]


def _use(moment: Moment, use: Use, spot: Point, height: float, at: int) -> list[Placed]:
    """One use: who, with which ability, upon what."""
    who = moment.setting.seats[use.seat]
    x, y = spot
    origin = moment.area(use.seat).centre
    sign = Placed(
        f"use:{at}", Face("ability", (hero_of(use.action), False)), (x, y - 6), (USE, USE), height=height
    )
    lying = [
        sign._replace(origin=origin, close=(260, 260)),
        person(who.sign, who.colour, (x - 34, y + 32), 42)._replace(height=height + 0.2),
    ]
    aim = (x + 34, y + 32)
    if use.action >= USE_OUTCAST:
        seat = moment.setting.seats[use.action - USE_OUTCAST]
        return [*lying, person(seat.sign, seat.colour, aim, 42)._replace(height=height + 0.2)]
    if use.action >= USE_CHIEFTAIN:
        number = use.action - USE_CHIEFTAIN
        return [
            *lying,
            Placed("", Face("pip", (number, True)), aim, (42, 42), height=height + 0.2, lively=False),
        ]
    if use.action == CANCEL:
        return [
            *lying,
            Placed("", Face("cancels"), (x - 74, y - 6), (40, 40), height=height + 0.2, lively=False),
        ]
    return lying


def _winners(moment: Moment) -> list[Placed]:
    """Who has won, in a wreath."""
    first = moment.view.places.index(1)
    who = moment.setting.seats[first]
    middle = (CALL.x + 74, CALL.y - 26)
    medal = person(who.sign, who.colour, (middle[0], middle[1] - 4), 62)._replace(height=4)
    wreath = Placed("", Face("laurel"), middle, (136, 136), height=3, lively=False)
    text = Area(CALL.x + 154, CALL.y - 60, CALL.width - 158, 66)
    return [wreath, medal, gold(moment.winners, text, height=3)]
