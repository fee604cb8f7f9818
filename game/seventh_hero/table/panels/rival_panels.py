"""Lays out the rivals' panels: face, party, hand, eliminated cards, and the last deed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.seventh_hero.rules.cards import WINNING
from game.seventh_hero.table.drawing.plates import LINEN
from game.seventh_hero.table.picks import hero_key, seat_key
from game.seventh_hero.table.stand import ASKING, BACK, CLOSE, CLOSE_BACK, hero_face
from game.seventh_hero.words.hands import rulings
from game.table.art.palette import FROST
from game.table.layout.boxes import REST, columns, fan, inset, rows
from game.table.pieces import Area, Face, Placed
from game.table.stock.furniture import badge, prose, text_height, text_width
from game.table.stock.seat_head import LAST, face_sign, head, last_deed, last_sign, seat_panel

if TYPE_CHECKING:
    from game.seventh_hero.rules.view import Hero
    from game.seventh_hero.table.stand import Stand

CARD: Final = 5 / 7  # width by height
SIGN: Final = 32.0
TAG: Final = 18.0  # units of type
LEAST: Final = 19.0
HAND: Final = 46.0  # width of hand and eliminated cards
LACKS: Final = 22.0  # the cross on a hand of which all know what it lacks
LOW: Final = 196.0  # a panel that is less high tells the last deed in words alone


def rivals(stand: Stand) -> list[Placed]:
    """The panels, clockwise from the viewer's left."""
    view = stand.view
    lying: list[Placed] = []
    for step, area in enumerate(stand.plan.rivals, start=1):
        lying += _panel(stand, (view.seat + step) % view.seats, area)
    return lying


def _panel(stand: Stand, seat: int, area: Area) -> list[Placed]:
    top, middle, foot = _divided(area)
    count = len(stand.view.players[seat].party)
    unit = stand.text("stage-of", all=WINNING)
    note = note_of(stand, seat) if top.height >= 48.0 else ""
    lying = [panel_of(stand, seat, area)]
    lying += head(top, stand.setting, seat, note=note, score=str(count), unit=unit)
    lying += signs(stand, seat, Area(top.x, top.y, top.height, top.height))
    told = last_deed(foot, stand.setting, seat) if foot.height >= LAST - 7.0 else _said(stand, seat, foot)
    lying += told
    heroes, held = columns(middle, [REST, HAND], 8.0)
    if not told:  # the last deed's picture beside the heroes, while there is room
        used = count * (middle.height * CARD + 6.0)
        free = Area(heroes.x + used, heroes.y, heroes.width - used, heroes.height)
        beside = last_sign(free, stand.setting, seat) if free.width > 0 else []
        lying += beside or face_sign(top, stand.setting, seat)
    return [*lying, *party(stand, seat, heroes), *_held(stand, seat, held)]


def _divided(area: Area) -> list[Area]:
    """Divide a panel into head, cards, and the last deed where there is room."""
    inner = inset(area, 10.0, 7.0)
    top = min(58.0, max(38.0, inner.height * 0.27))
    last = LAST - 6.0 if inner.height >= LOW else 28.0 if inner.height >= 112.0 else 0.0
    return rows(inner, [top, REST, last], 6.0 if last else 3.0)


def _said(stand: Stand, seat: int, area: Area) -> list[Placed]:
    """The last deed in a line of words, left out rather than cut."""
    deed = stand.setting.deeds[seat] if seat < len(stand.setting.deeds) else None
    if (
        deed is None
        or area.height <= LEAST
        or text_width(deed.text, LEAST, "sans_medium") > area.width - 22.0
    ):
        return []
    colour = stand.setting.seats[seat].colour
    plate = Placed(f"last:{seat}", Face("bar", (colour,)), area.centre, area[2:], height=-8, animated=False)
    return [plate, prose(deed.text, inset(area, 11.0, 1.0), LEAST, face="sans_medium", colour=FROST)]


def panel_of(stand: Stand, seat: int, area: Area) -> Placed:
    """The plate under a seat's pieces; a target for the Outcast and for dragging."""
    key = seat_key(seat)
    marks = stand.marks(key)
    panel = seat_panel(area, stand.setting, seat, acting=acting(stand, seat))
    pickable = key in stand.useful or bool(marks)
    return panel._replace(marks=marks, pickable=pickable, drop=True, group="seats")


def acting(stand: Stand, seat: int) -> bool:
    """Whether a seat's panel is lit: it decides, is asked, or has won."""
    view = stand.view
    if stand.over:
        return bool(view.places) and view.places[seat] == 1
    if view.to_move >= 0 and view.phase not in ASKING:
        return seat == view.to_move
    return seat == (view.holder if view.wandering and view.holder >= 0 else view.leader)


def note_of(stand: Stand, seat: int) -> str:
    """Return what a seat is doing, in a word."""
    view, name = stand.view, stand.addressed(seat)
    key = "leads" if seat == view.leader and stand.quest_is_on else ""
    if stand.over:
        key = "winner" if view.places and view.places[seat] == 1 else ""
    elif view.phase in ASKING and view.to_move == seat:
        key = "asked"
    elif view.wandering and view.holder == seat:
        key = "holds"
    return stand.text(f"caption-{key}", name=name) if key else ""


def signs(stand: Stand, seat: int, face: Area) -> list[Placed]:
    """At the corners of a face: who sends, who may not recruit, who has seen the wanderer, who has won."""
    view = stand.view
    player = view.players[seat]
    side = min(SIGN, face.height * 0.5)
    right, left = face.x + face.width - side * 0.4, face.x + side * 0.5
    top, foot = face.y + side * 0.5, face.y + face.height - side * 0.4
    found: list[Placed] = []
    if stand.over:
        if view.places and view.places[seat] == 1:
            found.append(Placed("", Face("laurel"), (right, foot), (side, side), height=3, animated=False))
        return found
    if seat == view.leader and view.phase != "dealing":
        found.append(Placed("leader", Face("lantern"), (right, foot), (side, side), height=3))
    if view.wandering and player.barred:
        found.append(Placed("", Face("barred"), (left, foot), (side, side), height=3, animated=False))
    if view.wandering and player.knows and not view.openly:
        found.append(Placed("", Face("knows"), (right, top), (side, side), height=3, animated=False))
    return found


def party(stand: Stand, seat: int, area: Area) -> list[Placed]:
    """The heroes of a party by number; a used one is dimmed and tagged."""
    heroes = stand.view.players[seat].party
    lying: list[Placed] = []
    boxes = fan(area, len(heroes), CARD, 6.0) if heroes else []
    step = boxes[1].x - boxes[0].x if len(boxes) > 1 else area.width
    for at, (hero, box) in enumerate(zip(heroes, boxes, strict=True)):
        shown = box.width if at == len(heroes) - 1 else min(box.width, step)
        lying += hero_card(stand, seat, hero, box, 1 + at / 10, shown)
    return lying


def hero_card(
    stand: Stand, seat: int, hero: Hero, box: Area, height: float, shown: float | None = None
) -> list[Placed]:
    """A hero of a party; `shown` is how much of its width stays in sight."""
    key = hero_key(seat, hero.number)
    own = seat == stand.view.seat
    card = Placed(
        key,
        hero_face(hero.number, stand.view.seats, ready=hero.ready),
        box.centre,
        box[2:],
        height=height,
        back=None if stand.view.openly else BACK,
        origin=stand.recruited_from(seat),
        marks=stand.marks(key) if own else frozenset(),
        pickable=own,
        close=CLOSE,
        group="party" if own else "",
        drop=(own and stand.view.phase == "asking") or stand.decides,
    )
    return [card] if hero.ready else [card, *_used(stand, box, height, shown or box.width)]


def _used(stand: Stand, box: Area, height: float, shown: float) -> list[Placed]:
    """A tag across the visible part of a used hero."""
    text = stand.text("stage-used")
    wide = text_width(text, TAG, "sans_bold") + 6.0
    high = text_height(text, TAG, wide, "sans_bold") + 2.0
    if wide > shown - 2.0 or high > box.height * 0.5:
        return []
    tag = Area(box.x + (shown - wide) / 2, box.y + box.height * 0.62 - high / 2, wide, high)
    plate = Placed("", Face("fate", ("used",)), tag.centre, tag[2:], height=height + 0.04, animated=False)
    word = prose(text, tag, TAG, face="sans_bold", colour=LINEN, align="centre", height=height + 0.05)
    return [plate, word]


def _held(stand: Stand, seat: int, area: Area) -> list[Placed]:
    """The hand as backs with its count, below it the pairs that were eliminated."""
    pairs = stand.view.players[seat].eliminated
    upper, lower = rows(area, [REST, REST], 4.0) if pairs or area.height > 96.0 else [area, area]
    lying = _hand(stand, seat, upper)
    return [*lying, *eliminated(stand, seat, lower)] if pairs else lying


def _hand(stand: Stand, seat: int, area: Area) -> list[Placed]:
    """The hand as stacked backs with a count; crossed where it is known to lack some numbers."""
    count = stand.view.players[seat].cards
    wide = min(area.width * 0.82, area.height * CARD)
    step = min(3.0, (area.width - wide) / max(1, count - 1))
    high = wide / CARD
    left = area.x + (area.width - wide - step * max(0, count - 1)) / 2
    lying = [
        Placed(
            f"back:{seat}",
            BACK,
            (left + wide / 2 + step * at, area.y + high / 2),
            (wide, high),
            height=1 + at / 20,
            origin=stand.pile.centre,
            close=CLOSE_BACK,
        )
        for at in range(count)
    ]
    size = min(28.0, max(22.0, high * 0.5))
    if count:
        lying += badge(str(count), (area.centre[0], area.y + high - size * 0.4), size)
    if rulings(stand.view, seat):
        spot = (area.x + LACKS / 2, area.y + LACKS / 2)
        lying.append(Placed("", Face("ruled_out"), spot, (LACKS, LACKS), height=6, animated=False))
    return lying


def eliminated(stand: Stand, seat: int, area: Area) -> list[Placed]:
    """The pairs that were eliminated, each with its number."""
    pairs = stand.view.players[seat].eliminated
    boxes = fan(area, len(pairs), CARD, 6.0) if pairs else []
    return [
        Placed(
            f"eliminated:{seat}",
            Face("pair", (number,)),
            box.centre,
            box[2:],
            height=1 + at / 20,
            back=hero_face(number, stand.view.seats),
            origin=stand.spot(seat),
            close=(box.width * 4, box.height * 4),
        )
        for at, (number, box) in enumerate(zip(pairs, boxes, strict=True))
    ]
