"""Lays out the line above the rivals: round, goal, deck and reward switches, bag."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.custom_heroes.rules.cards import ROUNDS
from game.custom_heroes.table.drawing.plates import SAND
from game.custom_heroes.table.picks import card_key
from game.custom_heroes.table.places import CARD
from game.custom_heroes.table.view_model import BACK, LABEL, TILES, card_face, told
from game.table.art.palette import FROST
from game.table.pieces import Area, Face, Placed
from game.table.stock.furniture import fixed, gold, prose, text_width

if TYPE_CHECKING:
    from game.custom_heroes.rules.view import Card
    from game.custom_heroes.table.view_model import ViewModel

TITLE: Final = 38.0  # units of type
GOAL: Final = 23.0
PIP: Final = 27.0  # width of a round's pip
LINE: Final = 1.3


def header(model: ViewModel) -> list[Placed]:
    """Lay out the header."""
    return [*_round(model), *_deck(model), *_rewards(model), *_bag(model)]


def _round(model: ViewModel) -> list[Placed]:
    """Round, pips and goal from the left, as room allows; the goal's coin always shows."""
    view, area = model.view, model.places.header
    now = max(1, view.round)
    sudden = now > ROUNDS
    title = model.text("caption-sudden" if sudden else "caption-round", round=now, rounds=ROUNDS)
    size = min(TITLE, area.height * 0.82)
    end = model.tiles[0].x - 16.0
    coin = area.height
    left = area.x + 6.0
    wide = min(text_width(title, size, "title"), end - left - coin - 12.0)
    lying = [gold(title, Area(left, area.centre[1] - size * 0.62, wide, size * 1.24))]
    left += wide + 22.0
    pips = PIP * (ROUNDS + 1)
    words = model.text("caption-sudden_goal" if sudden else "caption-goal", vp=view.goal)
    said = text_width(words, GOAL, "sans_medium")
    if (
        left + pips + 20.0 + coin + 10.0 + said <= end
        or left + coin + 10.0 + said > end >= left + pips + coin
    ):
        spot = (left + pips / 2, area.centre[1])
        lying.append(Placed("", Face("pips", (now,)), spot, (pips, 26.0), animated=False))
        left += pips + 20.0
    target = (left + coin / 2, area.centre[1])
    face = Face("place_mark", (1,)) if sudden else Face("vp", (view.goal,))
    lying.append(Placed("goal", face, target, (coin, coin), animated=False, close=(220, 220)))
    left += coin + 10.0
    if left + said <= end:
        line = Area(left, area.centre[1] - GOAL * LINE / 2, said, GOAL * LINE)
        lying.append(prose(words, line, GOAL, face="sans_medium", colour=FROST))
    return lying


def _tile(model: ViewModel, index: int, key: str) -> list[Placed]:
    """A plate, labelled where there is room."""
    area, name = model.tiles[index], TILES[index]
    lit = name in model.setting.toggled
    plate = fixed(Face("plate", ("lit" if lit else "tile",)), area, key, height=-9)
    if key:
        plate = plate._replace(pickable=True, group="toggles")
    text = model.tile_text(name)
    wide = text_width(text, LABEL, "sans_medium")
    room = Area(area.x + area.height + 2.0, area.centre[1] - LABEL * LINE / 2, wide, LABEL * LINE)
    if room.x + wide > area.x + area.width + 1.0:
        return [plate]
    return [plate, prose(text, room, LABEL, face="sans_medium", colour=SAND)]


def _deck(model: ViewModel) -> list[Placed]:
    """The deck browser's switch, with the cards that are out face down on it."""
    lying = _tile(model, 0, "toggle:deck")
    x, y = model.deck_spot
    high = model.places.header.height * 0.8
    size = (high * CARD, high)
    for depth in (2, 1, 0):
        spot = (x + 1.5 * depth, y - 1.5 * depth)
        lying.append(Placed("", BACK, spot, size, height=-depth / 10, animated=False))
    for card in _out(model):
        out = Placed(card_key(card.card), card_face(card), (x, y), size, face_up=False, back=BACK, height=0.5)
        lying.append(out)
    return lying


def _out(model: ViewModel) -> list[Card]:
    """The cards played this round and cleared away."""
    view = model.view
    unseen = told(view.unseen)
    if unseen is None or view.phase == "dealing" or any(told(card) is None for card in unseen):
        return []
    elsewhere = set(unseen) | {card.card for card in model.hand}
    elsewhere |= {card.card for play in view.trick for card in play.cards}
    elsewhere |= {card.card for player in view.players for card in player.bets}
    return [card for card in view.deck if card.card not in elsewhere]


def _rewards(model: ViewModel) -> list[Placed]:
    area = model.tile_sign(1)
    sign = Placed("", Face("rewards"), area.centre, (area.width * 0.8, area.height * 0.8), animated=False)
    return [*_tile(model, 1, "toggle:rewards"), sign]


def _bag(model: ViewModel) -> list[Placed]:
    area = model.tile_sign(2)
    size = (area.width * 0.88, area.height * 0.88)
    sign = Placed("bag", Face("bag"), model.bag_spot, size, animated=False, close=(220, 220))
    return [*_tile(model, 2, ""), sign]
