"""The seats: the viewer's own in the lit panel, and the others' panels."""

from __future__ import annotations

from typing import Final

from game.engine.contract import OVER
from game.splendor_marvel.rules.cards import CHARACTERS, CHIP_LIMIT, HAND_LIMIT
from game.splendor_marvel.rules.reasons import missing
from game.splendor_marvel.table.market import LINE
from game.splendor_marvel.table.picks import HAND_ZONE, OWN_ZONE
from game.splendor_marvel.table.places import Own, Rival
from game.splendor_marvel.table.seat_pieces import hand, owned_tiles, stones
from game.splendor_marvel.table.situation import Situation
from game.table.art.palette import ALARM, FROST, GOOD, MIST, Rgb
from game.table.layout.boxes import REST, columns, inset, rows
from game.table.pieces import NOTHING, Area, Face, Placed
from game.table.stock.furniture import gold, person, prose, stone, text_height, text_width, words
from game.table.stock.seat_head import LEAST, TWO_LINES, face_sign, head, last_deed, last_sign, seat_panel

SCORE: Final = 62.0  # type of the viewer's own score,
RIVAL: Final = 50.0  # and of a rival's
NUMBER: Final = 26.0
NOTE: Final = 20.0


def own_seat(moment: Situation) -> list[Placed]:
    """The seat in the lit panel; if it is the viewer's, with where cards are dropped."""
    own, seat = moment.places.own, moment.front
    zones = [_zone(OWN_ZONE, own.lap, -20), _zone(HAND_ZONE, own.shelf, -15)]
    lying = [_ground(seat, own), *(zones if seat == moment.view.seat else [])]
    lying += _own_head(moment, seat, own.head)
    lying += stones(moment, seat, own.stones, trays=True)
    lying += _own_total(moment, seat, own.total)
    return [
        *lying,
        *hand(moment, seat),
        *_hand_told(moment, seat, own),
        *owned_tiles(moment, seat, own.tiles),
    ]


def _ground(seat: int, own: Own) -> Placed:
    """What tells of the seat wherever nothing else of it lies."""
    low = own.lap.y + own.lap.height
    area = Area(own.lap.x, own.head.y, own.shelf.x + own.shelf.width - own.lap.x, low - own.head.y)
    return Placed(f"seat:{seat}", Face(NOTHING), area.centre, area[2:], height=-25, animated=False)


def _own_head(moment: Situation, seat: int, area: Area) -> list[Placed]:
    """Face at the left, points and Avengers symbols beside it, as large as anything in the panel."""
    who, player = moment.setting.seats[seat], moment.view.players[seat]
    face, score = columns(area, [min(area.height * 0.66, area.width * 0.46, 96.0), REST], 8.0)
    points, wings = rows(score, [REST, min(38.0, score.height * 0.36)], 2.0)
    medal = person(who.sign, who.colour, face.centre, face.width)
    if moment.setting.thinking == seat:
        medal = medal._replace(marks=frozenset({"busy"}))
    low = Area(points.x, max(points.y, points.y + points.height - SCORE * 1.5), points.width, points.height)
    tall = min(SCORE * 1.15, points.height)
    return [
        medal,
        *_score(
            player.points,
            Area(low.x, points.y + points.height - tall, low.width, tall),
            "left",
            f"/{moment.view.target}",
        ),
        *_wings(player.symbols, wings),
    ]


def _score(points: int, area: Area, align: str, towards: str) -> list[Placed]:
    """Points in gold, and small behind them what they are counted towards (SM-24)."""
    size = area.height * 0.86
    number = text_width(str(points), size, "title") - size * 0.14
    unit = text_width(towards, LEAST, "sans_medium") + 2
    number = min(number, area.width - unit)
    left = area.x if align == "left" else area.x + area.width - number - unit - 3
    foot = Area(left + number + 3, area.y + area.height * 0.86 - LINE, unit, LINE)
    shown = gold(str(points), Area(left, area.y, number, area.height))
    return [shown, *([words(towards, foot, face="sans_medium", colour=MIST)] if towards else [])]


def _wings(symbols: int, area: Area) -> list[Placed]:
    """The Avengers symbol with its number, centred in height."""
    size = min(area.height, 40.0)
    ink = FROST if symbols else MIST
    sign = Placed("", Face("wings"), (area.x + size / 2, area.centre[1]), (size, size), animated=False)
    type_size = min(NUMBER, size)
    line = Area(area.x + size + 5, area.centre[1] - type_size * 0.65, area.width - size - 5, type_size * 1.3)
    return [sign, words(str(symbols), line, colour=ink)]


def _own_total(moment: Situation, seat: int, area: Area) -> list[Placed]:
    """How many stones of ten the seat holds, with those that are picked."""
    mine = seat == moment.view.seat
    player = moment.after if mine else moment.view.players[seat]
    held = sum(player.chips)
    gained = mine and player.chips != moment.me.chips
    colour = ALARM if held > CHIP_LIMIT else GOOD if gained else FROST
    size = min(NUMBER * 1.15, area.width / 2.6)
    upper = Area(area.x, area.centre[1] - size * 1.3, area.width, size * 1.3)
    lower = Area(area.x, area.centre[1] + 2, area.width, LINE)
    unit = moment.setting.texts("total-stones")
    return [
        words(f"{held}/{CHIP_LIMIT}", upper, colour=colour, align="centre"),
        words(unit, lower, face="sans_medium", colour=MIST, align="centre"),
    ]


def _hand_told(moment: Situation, seat: int, own: Own) -> list[Placed]:
    """Beside the reserved cards how many they are, and what the picked or only one lacks."""
    cards = [reserved.card for reserved in moment.view.players[seat].reserved]
    spots = moment.hand_of(seat)
    left = spots[-1].x + spots[-1].width + 12 if spots else own.hand.x
    room = Area(left, own.hand.y, own.hand.x + own.hand.width - left, own.hand.height)
    if room.width < 112 or seat != moment.view.seat:
        return []
    texts = moment.setting.texts
    told = texts("hand-count", count=len(cards), most=HAND_LIMIT)
    lines = [(told, FROST)]
    lacking: tuple[int, ...] = ()
    named = [card for card in cards if card is not None and f"card:{card}" in moment.picked]
    named = named or [card for card in cards if card is not None][: 1 if len(cards) == 1 else 0]
    if named:
        lacking = missing(moment.after, named[0])
        key, ink = ("hand-lacks", MIST) if any(lacking) else ("hand-payable", GOOD)
        lines.append((texts(key, card=CHARACTERS[named[0]].name), ink))
    return _lines(room, lines, lacking)


def _lines(area: Area, lines: list[tuple[str, Rgb]], lacking: tuple[int, ...]) -> list[Placed]:
    """Wrapped lines with a row of stones and numbers below them, centred in height."""
    heights = [text_height(text, NOTE, area.width, "sans_medium") for text, _ in lines]
    high = sum(heights) + 4 * len(lines) + (LINE if any(lacking) else 0.0)
    top, lying = area.centre[1] - high / 2, list[Placed]()
    for (text, ink), height in zip(lines, heights, strict=True):
        lying.append(prose(text, Area(area.x, top, area.width, height), NOTE, face="sans_medium", colour=ink))
        top += height + 4
    left = area.x
    for colour, count in enumerate(lacking):
        wide = text_width(str(count), NOTE) + 4
        if not count or left + NOTE + wide > area.x + area.width:
            continue
        lying.append(stone(colour, (left + NOTE / 2, top + LINE / 2), NOTE))
        lying.append(words(str(count), Area(left + NOTE + 4, top, wide, LINE)))
        left += NOTE + wide + 12
    return lying


def rivals(moment: Situation) -> list[Placed]:
    """The other seats' panels, in the order in which they play after the one at the lower edge."""
    view = moment.view
    others = [(moment.front + step) % view.seats for step in range(1, view.seats)]
    lying: list[Placed] = []
    for seat, at in zip(others, moment.places.rivals, strict=True):
        if seat == view.seat:
            lying += [_zone(OWN_ZONE, at.panel, -20), _zone(HAND_ZONE, at.hand, -15)]
        lying += _panel(moment, seat, at)
    return lying


def _zone(key: str, area: Area, height: float) -> Placed:
    return Placed(key, Face(NOTHING), area.centre, area[2:], height=height, animated=False, drop=True)


def _panel(moment: Situation, seat: int, at: Rival) -> list[Placed]:
    acting = moment.view.to_move != OVER and moment.view.turn == seat
    lying = [
        seat_panel(at.panel, moment.setting, seat, acting=acting),
        *_rival_head(moment, seat, at.head),
        *stones(moment, seat, at.stones, trays=False),
        *hand(moment, seat),
        *owned_tiles(moment, seat, at.tiles),
    ]
    return [*lying, *(last_deed(at.last, moment.setting, seat) if at.last else _sign(moment, seat, at))]


def _sign(moment: Situation, seat: int, at: Rival) -> list[Placed]:
    """The last deed's picture beside the reserved cards, or at the face where something else lies there."""
    tiles = moment.view.players[seat].locations or seat in {moment.view.avengers, moment.view.gauntlet}
    spots = moment.hand_of(seat)
    left = max([at.hand.x, *(spot.x + spot.width + 8.0 for spot in spots)])
    room = Area(left, at.hand.y, at.panel.x + at.panel.width - 8.0 - left, at.hand.height)
    beside = last_sign(room, moment.setting, seat) if room.width > 0 and not tiles else []
    return beside or face_sign(at.head, moment.setting, seat)


def _rival_head(moment: Situation, seat: int, area: Area) -> list[Placed]:
    """Face, name and stones held; at the right Avengers symbols, and the score in gold."""
    player, texts = moment.view.players[seat], moment.setting.texts
    held = sum(player.chips)
    tall = min(RIVAL * 1.15, area.height)
    unit = f"/{moment.view.target}" if area.width >= 260 else ""
    score = text_width("16", tall * 0.86, "title") + text_width(unit, LEAST, "sans_medium")
    signs = min(40.0, area.height * 0.8) + 26 if player.symbols else 0.0
    note = texts("seat-stones", count=held, most=CHIP_LIMIT)
    narrow = area.width - area.height - signs - score - 24 < text_width(note, NOTE, "sans_medium")
    name, wings, points = columns(area, [REST, 0.0 if narrow else signs, score], 6.0)
    if narrow:
        note = f"{held}/{CHIP_LIMIT}"
        second = area.centre[1] + 3.0  # the line of the note
        wings = Area(name.x + name.width - 58.0, second, 58.0, LINE + 4.0)
        thinking = texts("seat-thinking") if moment.setting.thinking == seat else note
        room = name.width - area.height - 10 - 62
        fits = text_width(thinking, NOTE, "sans_medium") <= room
        signs = signs if fits and area.height >= TWO_LINES else 0.0
    else:
        wings = inset(wings, 0.0, area.height * 0.1)
    lying = head(name, moment.setting, seat, note=note, aside=62.0 if narrow and signs else 0.0)
    box = Area(points.x, points.centre[1] - tall / 2, points.width, tall)
    lying += _score(player.points, box, "right", unit)
    return lying + (_wings(player.symbols, wings) if signs else [])
