"""Lays out the viewer's panel: progress to six heroes, party, hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.seventh_hero.rules.cards import SHIELD_MAIDEN, WINNING
from game.seventh_hero.table import rail, reactions
from game.seventh_hero.table.drawing.plates import LINEN
from game.seventh_hero.table.panels.rival_panels import eliminated, hero_card, signs
from game.seventh_hero.table.picks import OWN_ZONE, hand_key, hero_key, seat_key
from game.seventh_hero.table.plan import spread
from game.seventh_hero.table.stand import BACK, CLOSE, CLOSE_BACK, hero_face
from game.seventh_hero.words.naming import the_hero
from game.table.art.palette import FROST, MIST
from game.table.layout.boxes import REST, Share, columns, rows, within
from game.table.pieces import NOTHING, Area, Face, Placed
from game.table.stock.furniture import gold, person, place, prose, text_height, text_width

if TYPE_CHECKING:
    from game.seventh_hero.rules.view import Hero
    from game.seventh_hero.table.stand import Stand

CARD: Final = 5 / 7
LABEL: Final = 21.0  # units of type
LEAST: Final = 19.0
LABELLED: Final = 170.0  # a panel so high has labels above its cards,
FOOTED: Final = 210.0  # and one so high a line below them
LINE: Final = 32.0
RISE: Final = 0.07  # of its height that a picked card lies higher
SLOT: Final = 26.0  # width of an empty place
GOAL: Final = 46.0  # and of the sixth


def own(stand: Stand) -> list[Placed]:
    """Lay out the viewer's face, party and hand."""
    seat = stand.view.seat
    area = stand.plan.me
    key = seat_key(seat)
    panel = Placed(key, Face(NOTHING), area.centre, area[2:], height=-8, animated=False, drop=True)
    marks = stand.marks(key)
    panel = panel._replace(marks=marks, pickable=key in stand.useful or bool(marks), group="seats")
    return [panel, *_me(stand, area), *_party(stand), *_hand(stand)]


def _me(stand: Stand, area: Area) -> list[Placed]:
    """The viewer's medallion, the number of heroes in large type, and the eliminated pairs."""
    seat = stand.view.seat
    who, player = stand.setting.seats[seat], stand.view.players[seat]
    side = min(92.0, area.width * 0.8, area.height * 0.38)
    gone = min(54.0, area.height * 0.2) if player.eliminated else 0.0
    top, score, foot = rows(area, [side, Share(1.0, 0.0, 136.0), gone], 6.0)
    face = within(top, (side, side))
    medal = person(who.sign, who.colour, face.centre, side)
    if stand.setting.thinking == seat:
        medal = medal._replace(marks=frozenset({"busy"}))
    unit, count = stand.text("stage-of", all=WINNING), str(len(player.party))
    beside = text_width(unit, LEAST, "sans_medium") + 6.0
    big = min(56.0, score.height * 0.8, (score.width - beside) * 56.0 / text_width(count, 56.0, "title"))
    number = text_width(count, big, "title")
    room = within(score, (number + beside, big * 1.2), (0.5, 0.0))
    left, right = columns(room, [number, REST], 6.0)
    line = Area(right.x, right.y + right.height * 0.4, right.width, LEAST * 1.3)
    lying = [medal, gold(count, left), *signs(stand, seat, face)]
    lying.append(prose(unit, line, LEAST, face="sans_medium", colour=FROST))
    under = Area(score.x, room.y + room.height, score.width, score.y + score.height - room.y - room.height)
    goal = stand.text("stage-goal")
    if under.height >= text_height(goal, LEAST, under.width, "sans_medium"):
        lying.append(prose(goal, under, LEAST, face="sans_medium", colour=MIST, align="centre"))
    return lying + (eliminated(stand, seat, foot) if gone else [])


def _lines(area: Area) -> list[Area]:
    """A label, the cards, and a line of text below."""
    label = LABEL * 1.35 if area.height >= LABELLED else 0.0
    foot = LINE if area.height >= FOOTED else 0.0
    return rows(area, [label, REST, foot], 5.0 if label else 0.0)


def _label(text: str, area: Area) -> list[Placed]:
    if area.height < LABEL:
        return []
    return [prose(text, area, LABEL, face="sans_bold", colour=FROST)]


# The party


def _party(stand: Stand) -> list[Placed]:
    """The viewer's party in six places, the empty ones small; the sixth wins."""
    seat, heroes = stand.view.seat, stand.me.party
    top, middle, foot = _lines(stand.plan.party)
    zone = Placed(OWN_ZONE, Face(NOTHING), middle.centre, middle[2:], height=-9, animated=False, drop=True)
    lying = [zone, *_label(stand.text("stage-party"), top)]
    empty = WINNING - len(heroes)
    wide = min(middle.height * CARD, 170.0)
    spare = (empty - 1) * (SLOT + 5.0) + GOAL + 5.0 if empty else 0.0
    room = max(wide, middle.width - spare)
    boxes = spread(middle._replace(width=room), len(heroes), 8.0)
    tall = boxes[0].height if boxes else middle.height
    step = boxes[1].x - boxes[0].x if len(boxes) > 1 else middle.width
    below = middle.y + tall + 6.0 if foot.height else foot.y
    for at, (hero, box) in enumerate(zip(heroes, boxes, strict=True)):
        shown = box.width if at == len(heroes) - 1 else min(box.width, step)
        lying += hero_card(stand, seat, hero, box, 1 + at / 10, shown)
        lying += _state(stand, hero, Area(box.x, below, min(box.width, step - 4.0), foot.height))
    left = boxes[-1].x + boxes[-1].width + 8.0 if boxes else middle.x
    lying += _places(Area(left, middle.y, middle.x + middle.width - left, tall), empty)
    return [*lying, *_warning(stand, foot._replace(y=below))]


def _places(area: Area, empty: int) -> list[Placed]:
    """The empty places, and the wreath where the sixth hero will lie."""
    if not empty:
        return []
    parts = [Share(1.0, 0.0, SLOT)] * (empty - 1) + [Share(1.5, 0.0, GOAL)]
    boxes = columns(area._replace(width=min(area.width, (empty - 1) * (SLOT + 5.0) + GOAL)), parts, 5.0)
    lying = [place(box) for box in boxes]
    side = min(boxes[-1].width * 0.9, boxes[-1].height)
    lying.append(Placed("", Face("goal"), boxes[-1].centre, (side, side), height=-4, animated=False))
    return lying


def _state(stand: Stand, hero: Hero, area: Area) -> list[Placed]:
    """Below a hero, during an ability window: whether it can be used now."""
    if not reactions.reacting(stand.view, stand.setting) or area.height < LEAST * 1.3 or not hero.ready:
        return []
    key = hero_key(stand.view.seat, hero.number)
    usable = key in stand.useful or key in stand.picked
    word = "ready" if usable else "answers" if hero.number == SHIELD_MAIDEN else "idle"
    text = stand.text(f"stage-{word}")
    if text_width(text, LEAST) > area.width - 6.0:
        return []
    style = "ready" if key in stand.golden else "open"
    inked = prose(text, area, LEAST, face="sans_bold", colour=FROST if usable else LINEN, align="centre")
    if not usable:
        return [inked]
    return [Placed("", Face("fate", (style,)), area.centre, area[2:], height=-2, animated=False), inked]


def _warning(stand: Stand, area: Area) -> list[Placed]:
    """What recruiting would cost the viewer, while the viewer decides."""
    view = stand.view
    if view.phase != "holding" or not stand.decides or not stand.tells or area.height < LEAST * 1.3:
        return []
    dangers = rail.risky(view)
    if not dangers:
        return []
    names = stand.setting.texts.join([the_hero(number, stand.setting.texts) for number in dangers])
    text = stand.text("stage-already", heroes=names)
    wide = text_width(text, LEAST, "sans_medium") + 24.0
    if wide > area.width:
        return []
    box = area._replace(width=wide)
    plate = Placed("", Face("fate", ("bad",)), box.centre, box[2:], height=-3, animated=False)
    return [plate, prose(text, box, LEAST, face="sans_medium", colour=FROST, align="centre")]


# The hand


def _hand(stand: Stand) -> list[Placed]:
    """The hand; face down where one of the viewers may not see it."""
    view = stand.view
    hidden = not stand.hand
    seat = view.seat
    keys = [f"back:{seat}"] * stand.me.cards if hidden else [hand_key(one) for one in stand.hand]
    top, middle, foot = _lines(stand.plan.hand)
    lying = _label(stand.text("stage-hand", count=stand.me.cards), top)
    picked = _picked(stand, keys)
    boxes = spread(middle, len(keys), 8.0)
    for at, (key, box) in enumerate(zip(keys, boxes, strict=True)):
        card = Placed(
            key,
            BACK if hidden else hero_face(int(key[5:]), view.seats),
            (box.centre[0], box.centre[1] - (box.height * RISE if at in picked else 0.0)),
            box[2:],
            height=2 + at / 10,
            back=BACK,
            origin=stand.pile.centre,
            marks=_marks(stand, key, picked=at in picked),
            pickable=not hidden,
            close=CLOSE_BACK if hidden else CLOSE,
            group="hand",
        )
        lying.append(card)
    tall = boxes[0].height if boxes else middle.height
    return [*lying, *_advice(stand, foot._replace(y=middle.y + tall + 6.0))]


def _advice(stand: Stand, area: Area) -> list[Placed]:
    """How to ask with a card, while that is possible."""
    asks = stand.decides and any(key.startswith("hand:") for key in stand.useful | stand.picked.keys())
    if not asks or area.height < LEAST * 1.3:
        return []
    sends = stand.view.phase == "sending"
    text = stand.text("stage-drag-send" if sends else "stage-drag-ask")
    if text_height(text, LEAST, area.width, "sans_medium") > area.height:
        return []
    return [prose(text, area, LEAST, face="sans_medium", colour=LINEN)]


def _marks(stand: Stand, key: str, *, picked: bool) -> frozenset[str]:
    """Mark only as many of several equal cards as were picked."""
    marks = stand.marks(key)
    return marks if picked or "picked" not in marks else frozenset()


def _picked(stand: Stand, keys: list[str]) -> set[int]:
    """Return the places of the picked cards, the last ones among equals."""
    return {
        at
        for at, key in enumerate(keys)
        if key in stand.picked and keys[at + 1 :].count(key) < stand.picked[key]
    }
