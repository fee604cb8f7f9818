"""Lays out the seats: rivals' panels above the clash, and the viewer's face, points and piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.table.drawing.plates import LINEN
from game.dust_collectorz.table.panels.ground import CARD, Rival
from game.dust_collectorz.table.picks import card_key, over_key, seat_key
from game.dust_collectorz.table.standing import bonus_of, lit, note_of, short_bonus, signs
from game.table.layout.boxes import REST, columns, rows, within
from game.table.pieces import NOTHING, Area, Face, Placed
from game.table.stock.furniture import badge, fixed, gold, person, prose, text_height, text_width, words
from game.table.stock.seat_head import LEAST, NOTE, head, last_deed, last_sign, seat_panel

if TYPE_CHECKING:
    from game.dust_collectorz.table.situation import Situation

SIGN: Final = 26.0
COUNT: Final = 28.0  # height of the number on a pile
PILE: Final = 0.78  # how large a pile is beside a hand
LEAST_PILE: Final = 38.0  # width that a pile needs for its number
CRAMPED: Final = 140.0  # a narrower place for cards has no discard pile
FAN: Final = 0.34  # of a card's width: how far apart the backs of a hand lie
GAP: Final = 12.0
LIST: Final = (32.0, 38.0)  # the button for a deck's list
TOP: Final = 8  # cards of a pile that are drawn
LAYERS: Final = 8  # cards of a pile that make it one layer higher
BONUS: Final = 110.0  # from this height on there is room to say what the points include
NOTED: Final = 44.0  # from this height on a head has a note,
SMALL_NAMED: Final = 46.0  # and a narrow one a name
NARROW: Final = 170.0  # a narrower head has face and points alone
LABELLED: Final = 150.0  # from this height on a pile has its name below


def rivals(moment: Situation) -> list[Placed]:
    """Lay out the rivals' panels, clockwise from the viewer's left."""
    view = moment.view
    lying: list[Placed] = []
    for step, plan in enumerate(moment.ground.rivals, 1):
        lying += _rival(moment, (view.seat + step) % view.seats, plan)
    return lying


def _rival(moment: Situation, seat: int, plan: Rival) -> list[Placed]:
    lying = [plate(moment, seat, plan.panel), *heading(moment, seat, plan.head)]
    if plan.last is not None:
        lying += last_deed(plan.last, moment.setting, seat)
    else:
        side = min(plan.head.height, plan.head.width * 0.46)  # of the face: the sign lies in its corner
        corner = Area(plan.head.x + side * 0.5, plan.head.centre[1], side * 0.5, side * 0.5)
        lying += last_sign(corner, moment.setting, seat)
    player = moment.view.players[seat]
    open_cards, known = len(player.overflow), len(player.known)
    piles = 3 if player.discards and plan.cards.width >= CRAMPED else 2
    folded = 1.0 + FAN * 0.3 * max(0, player.cards - 1) if player.cards else 0.0
    least = folded + PILE * piles + (1.0 + 0.2 * (open_cards - 1) if open_cards else 0.0)
    gap = GAP if plan.cards.width >= 200.0 else GAP / 2
    room = plan.cards.width - gap * (piles + 1)
    high = min(plan.cards.height - COUNT * 0.5, room / least / CARD)
    width, small = high * CARD, max(LEAST_PILE, high * CARD * PILE)
    area = within(plan.cards, (plan.cards.width, high + COUNT * 0.5))
    fan = width * (1.0 + FAN * max(0, player.cards - 1 - known) + 0.5 * known)
    spread = max(width, room - small * piles - width * (least - folded - PILE * piles))
    parts = [min(fan, spread) if player.cards else 0.0, *[small] * piles, REST if open_cards else 0.0]
    cells = columns(area, [*parts, *([] if open_cards else [REST])], gap)
    lying += hand(moment, seat, Area(cells[0].x, area.y, cells[0].width, high))
    for cell, lay in zip(cells[1 : 1 + piles], (deck, captured, discards), strict=False):
        lying += lay(moment, seat, cell._replace(height=high))
    lying += _overflow(moment, seat, cells[1 + piles]._replace(height=high)) if open_cards else []
    return lying


def plate(moment: Situation, seat: int, area: Area) -> Placed:
    """The plate under a seat's pieces; a target for a team's attack."""
    key = seat_key(seat)
    piece = seat_panel(area, moment.setting, seat, acting=lit(moment, seat))
    piece = piece._replace(drop=True, marks=moment.marks(key))
    return piece._replace(pickable=key in moment.useful or bool(piece.marks), group="seats")


def heading(moment: Situation, seat: int, area: Area) -> list[Placed]:
    """Face, name, activity, points, and signs of a seat."""
    view = moment.view
    points = str(view.players[seat].points)
    wide = 0.0 if area.width < 270 else text_width(moment.words("seat-points"), LEAST, "sans_medium") + 6
    unit = moment.words("seat-points") if wide else ""
    if area.width < NARROW:
        return _small_head(moment, seat, area)
    found = signs(moment, seat)
    row = columns(area, [REST, (SIGN + 2.0) * len(found)], 2.0)
    room = row[0].width - area.height - text_width(points, area.height * 0.8, "title") - wide - 22.0
    note = _fitting(moment, seat, room) if area.height >= NOTED else ""
    lying = head(row[0], moment.setting, seat, note=note, score=points, unit=unit)
    for place, kind in enumerate(found):
        spot = (row[1].x + (SIGN + 2.0) * (place + 0.5), area.centre[1])
        lying.append(Placed("", Face(kind), spot, (SIGN, SIGN), height=3, animated=False))
    score = Area(area.x + area.width * 0.6, area.y, area.width * 0.4, area.height)
    reach = fixed(Face(NOTHING), score, f"points:{seat}", height=5)
    return [*lying, reach._replace(close=score[2:])]


def _fitting(moment: Situation, seat: int, room: float) -> str:
    """Choose what fits below a name: what the points include, else what the seat is doing."""
    found = [bonus_of(moment, seat), short_bonus(moment, seat), note_of(moment, seat)]
    if seat == moment.view.seat:
        found = found[2:]
    return next((text for text in found if text and text_width(text, NOTE, "sans_medium") <= room), "")


def _small_head(moment: Situation, seat: int, area: Area) -> list[Placed]:
    """Face and points side by side, and the name above them where it has room."""
    who, points = moment.setting.seats[seat], str(moment.view.players[seat].points)
    face, score = columns(area, [min(area.height, area.width * 0.46), REST], 8.0)
    lying = []
    if area.height >= SMALL_NAMED:
        line, score = rows(score, [LEAST * 1.3, REST])
        lying.append(words(who.name, line, align="centre"))
    key = f"points:{seat}"
    reach = Placed(key, Face(NOTHING), score.centre, score[2:], height=5, animated=False, close=score[2:])
    medal = person(who.sign, who.colour, face.centre, face.width)
    if moment.setting.thinking == seat:
        medal = medal._replace(marks=frozenset({"busy"}))
    high = min(score.height, 54.0)
    number = gold(points, within(score, (score.width, high)), align="centre")
    return [*lying, medal, number, reach]


# Cards


def hand(moment: Situation, seat: int, area: Area) -> list[Placed]:
    """A hidden hand as backs with a count; cards that everybody saw return are face up (DC-20)."""
    player = moment.view.players[seat]
    count, known = player.cards, player.known
    if not count:
        return []
    width = min(area.height * CARD, area.width)
    step = (area.width - width) / max(1, count - 1)
    deck_spot = area.centre
    lying = []
    for place in range(count):
        spot = (area.x + width / 2 + step * place, area.y + area.height / 2)
        face, key, close = moment.back(seat), f"back:{seat}", (width, width / CARD)
        if place >= count - len(known):
            kind = known[place - count + len(known)]
            face, key, close = moment.card(kind), card_key(seat, kind), moment.close
        piece = Placed(key, face, spot, (width, width / CARD), height=1 + place / 20, close=close)
        lying.append(piece._replace(origin=deck_spot))
    middle = area.x + (width + step * (count - 1)) / 2
    return [*lying, *badge(str(count), (middle, area.y + area.height), COUNT)]


def _overflow(moment: Situation, seat: int, area: Area) -> list[Placed]:
    """The overflow, face up."""
    kinds = moment.view.players[seat].overflow
    width = min(area.height * CARD, area.width)
    step = min(width + 6.0, (area.width - width) / max(1, len(kinds) - 1))
    box = Area(area.x - 4.0, area.y - 4.0, width + step * (len(kinds) - 1) + 8.0, area.height + 8.0)
    tray = fixed(Face("plate", ("tray",)), box, height=-8)
    lying = [tray]
    for place, kind in enumerate(kinds):
        spot = (area.x + width / 2 + step * place, area.centre[1])
        piece = Placed(over_key(seat, kind), moment.card(kind), spot, (width, width / CARD))
        lying.append(piece._replace(height=1 + place / 20, close=moment.close, origin=area.centre))
    return lying


# Piles


def deck(moment: Situation, seat: int, area: Area) -> list[Placed]:
    """The draw pile at its true height, with the switch for the deck list on top."""
    left = moment.view.players[seat].deck
    box = _pile(area)
    lying = [_slot("deck", box)]
    for layer in range(-(-left // LAYERS)):
        at = (box.centre[0] - layer * 0.8, box.centre[1] - layer * 2.0)
        lying.append(Placed("", moment.back(seat), at, box[2:], height=layer / 10, animated=layer == 0))
    lying += [_reach(f"deck:{seat}", box), *_count(left, box)]
    if moment.view.players[seat].list:
        shown = f"lists:{seat}" in moment.setting.toggled
        face = Face("list_sign", (shown, moment.setting.seats[seat].colour))
        top = min(box.y - 4.0, box.y + box.height - COUNT / 2 - LIST[1])  # the number stays in sight
        spot = (box.x + box.width - LIST[0] / 2 + 4.0, top + LIST[1] / 2)
        piece = Placed(f"toggle:lists:{seat}", face, spot, LIST, height=7, animated=False)
        lying.append(piece._replace(pickable=True, group="toggles"))
    return lying


def captured(moment: Situation, seat: int, area: Area) -> list[Placed]:
    """The capture pile of a seat, or the one that it shares."""
    side = moment.side(seat)
    cards = moment.view.players[side].captured
    box = _pile(area)
    lying = [_slot("captured", box)]
    if side == seat:
        for place, card in enumerate(cards[-TOP:]):
            lying.append(_thrown(moment, card >> 7, card & 127, box, place, dim=False))
    elif cards:
        piece = _thrown(moment, cards[-1] >> 7, cards[-1] & 127, box, 0, dim=False)
        lying.append(piece._replace(key=f"shared:{seat}"))
    return [*lying, _reach(f"pile:{seat}", box), *(_count(len(cards), box) if cards else [])]


def discards(moment: Situation, seat: int, area: Area) -> list[Placed]:
    """The discard pile, its last cards face up; nothing while it is empty."""
    kinds = moment.view.players[seat].discards
    if not kinds:
        return []
    box = _pile(area)
    lying = [_thrown(moment, seat, kind, box, place, dim=True) for place, kind in enumerate(kinds[-TOP:])]
    return [*lying, _reach(f"discards:{seat}", box), *_count(len(kinds), box)]


def _pile(area: Area) -> Area:
    width = min(area.width, area.height * CARD)
    return within(area, (width, width / CARD), (0.5, 0.5))


def _slot(sign: str, box: Area) -> Placed:
    return fixed(Face("slot", (sign,)), box, height=-5)


def _thrown(moment: Situation, seat: int, kind: int, box: Area, place: int, *, dim: bool) -> Placed:
    """A card on a pile, slightly turned; it flies there from its last place."""
    turn = (kind * 7 + place * 5) % 7 - 3
    face = moment.card(kind, dim=dim)
    return Placed(card_key(seat, kind), face, box.centre, box[2:], angle=turn, height=place / 20)


def _reach(key: str, box: Area) -> Placed:
    """The pointer's target on a pile; a close look at it shows only words."""
    return Placed(key, Face(NOTHING), box.centre, box[2:], height=5, animated=False, close=box[2:])


def _count(number: int, box: Area) -> list[Placed]:
    return badge(str(number), (box.centre[0], box.y + box.height), COUNT)


# The viewer


def own_seat(moment: Situation) -> list[Placed]:
    """Lay out the viewer's face, points, and labelled piles."""
    seat, own = moment.view.seat, moment.ground.own
    lying = [plate(moment, seat, own.plate), *heading(moment, seat, own.head)]
    lays = [(deck, "caption-deck"), (captured, "caption-captured")]
    if moment.me.discards:
        lays.append((discards, "caption-discarded"))
    bonus, piles = bonus_of(moment, seat), own.piles
    if bonus and piles.height >= BONUS:
        line, piles = rows(piles, [text_height(bonus, LEAST, piles.width), REST], 4.0)
        lying.append(prose(bonus, line, LEAST, colour=LINEN, align="right"))
    cells = columns(piles, [REST] * len(lays), GAP)
    longest = max(text_width(moment.words(name), LEAST, "sans") for _, name in lays)
    named = piles.height >= LABELLED and longest <= cells[0].width
    for cell, (lay, name) in zip(cells, lays, strict=True):
        above, label = rows(cell, [REST, LEAST * 1.3 if named else 0.0], COUNT * 0.5 + 2.0)
        lying += lay(moment, seat, above)
        if named:
            lying.append(words(moment.words(name), label, face="sans", colour=LINEN, align="centre"))
    return lying
