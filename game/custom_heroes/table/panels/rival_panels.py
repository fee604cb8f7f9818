"""Lays out the rivals' panels along the upper edge: face, VP, hand, bets, screen, and the last deed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.custom_heroes.table.panels.seat_pieces import (
    bets,
    coin,
    leader,
    mark_of,
    note_of,
    pile,
    screen,
    stamp,
)
from game.custom_heroes.table.places import CARD, spread
from game.custom_heroes.table.view_model import BACK
from game.table.layout.boxes import columns, fan, within
from game.table.pieces import Area, Face, Placed
from game.table.stock.furniture import badge
from game.table.stock.seat_head import head, last_deed, last_sign, seat_panel

if TYPE_CHECKING:
    from game.custom_heroes.table.places import Rival
    from game.custom_heroes.table.view_model import ViewModel

STEP: Final = 0.42  # of a card: how far apart the backs of a hand lie at most
LEAST_STEP: Final = 0.24  # and how far at least, rather than to be larger
BETS: Final = 0.42  # of the hand's room: what bets take of it at most
FRESH_LIMIT: Final = 3  # closed sheets on a hand; more of them lie on each other
CLOSED: Final = 40 / 56
COUNT: Final = 32.0  # height of a count
MARK: Final = 0.5  # of a card's height


def rivals(model: ViewModel) -> list[Placed]:
    """Lay out the rivals' panels in playing order after the viewer."""
    others = [(model.view.seat + step) % model.view.seats for step in range(1, model.view.seats)]
    return [piece for seat in others for piece in _panel(model, seat)]


def is_acting(model: ViewModel, seat: int) -> bool:
    """Whether a seat is acting or affected now."""
    view = model.view
    if model.over:
        return seat == view.winner
    active = {"scoring": view.scorer, "sweeping": view.last}.get(view.phase, view.turn)
    return seat == active and not model.between


def _panel(model: ViewModel, seat: int) -> list[Placed]:
    at = model.rival(seat)
    plays = model.view.taking_part[seat]
    face = Area(at.head.x, at.head.y, at.head.height, at.head.height)
    lying = [
        seat_panel(at.panel, model.setting, seat, acting=plays and is_acting(model, seat)),
        *head(at.head, model.setting, seat, note=note_of(model, seat)),
        *leader(model, seat, face),
        *coin(model, seat, at.coin),
    ]
    if plays:
        lying += [*_hand(model, seat, at), *_behind_screen(model, seat, at)]
    lying += _stamp(model, seat, at)
    lying += last_sign(at.sign, model.setting, seat) if at.sign else []
    return lying + (last_deed(at.last, model.setting, seat) if at.last else [])


def _rooms(model: ViewModel, seat: int, at: Rival) -> tuple[Area, list[Area]]:
    """Divide the room between hand and bets; return the hand's room and the bets' places."""
    count = len(model.view.players[seat].bets)
    if not count:
        return at.fan, []
    wide = at.fan.height * CARD
    room = min(count * (wide + 6.0), max(wide, at.fan.width * BETS), at.fan.width * 0.6)
    hand, stakes = columns(at.fan, [at.fan.width - room - 10.0, room], 10.0)
    return hand, fan(stakes, count, CARD, 6.0, 1.0)


def _hand(model: ViewModel, seat: int, at: Rival) -> list[Placed]:
    """The hand as fanned backs with a count, and the bets beside it."""
    count = model.view.players[seat].cards
    area, stakes = _rooms(model, seat, at)
    size = _back_size(area, count)
    high = size[1]
    step = spread(count, size[0], area.width, size[0] * STEP)
    spots = [(area.x + size[0] / 2 + step * index, area.centre[1]) for index in range(count)]
    lying = pile(f"back:{seat}", BACK, spots, size, origin=model.deck_spot)
    if count:
        tall = min(COUNT, max(24.0, high * 0.36))
        lying += badge(str(count), (area.x + tall * 0.6, area.centre[1] + high / 2 - tall * 0.4), tall)
    right = area.x + size[0] + step * max(0, count - 1)
    fresh = Area(right - size[0], area.centre[1] - high / 2, size[0], high)
    return [*lying, *(_sleeved(model, seat, fresh) if count else []), *bets(model, seat, stakes)]


def _back_size(area: Area, count: int) -> tuple[float, float]:
    """Return the size of the card backs; they shrink before they hide each other."""
    apart = area.width / (1 + LEAST_STEP * max(0, count - 1))
    wide = min(area.height * CARD, max(area.width * 0.42, apart))
    return wide, wide / CARD


def _sleeved(model: ViewModel, seat: int, card: Area) -> list[Placed]:
    """Face-down sheets on the last card: advancements sleeved this round that nobody has seen yet."""
    many = min(model.view.players[seat].fresh, FRESH_LIMIT)
    size = (card.width * 0.38, card.width * 0.38 / CLOSED)
    right, low = card.x + card.width, card.y + card.height - size[1] * 0.65
    spots = [(right - size[0] * (0.65 + 0.5 * index), low) for index in range(many)]
    return pile(f"closed:{seat}", Face("closed"), spots, size, height=2, per=-100, origin=None)


def _behind_screen(model: ViewModel, seat: int, at: Rival) -> list[Placed]:
    """The screen, with a face-down sheet above it for each advancement."""
    count = model.view.players[seat].advancements
    area = at.screen
    high = area.height * 0.8
    size = (high * CLOSED, high)
    step = spread(count, size[0], area.width, size[0] * 0.4)
    left = area.centre[0] - step * (count - 1) / 2
    spots = [(left + step * index, area.y + size[1] * 0.3) for index in range(count)]
    key, origin = f"closed:{seat}", model.bag_spot
    lying = pile(key, Face("closed"), spots, size, height=0.2, per=100, origin=origin)
    lying.append(screen(model, seat, area, 1.5))
    tall = min(COUNT, max(22.0, area.height * 0.55))
    corner = (area.x + area.width - tall * 0.5, area.y + area.height - tall * 0.4)
    return lying + (badge(str(count), corner, tall) if count else [])


def _stamp(model: ViewModel, seat: int, at: Rival) -> list[Placed]:
    """The sign of what a seat did in this trick, or its place in this round."""
    player, area = model.view.players[seat], at.fan
    if player.place:
        size = min(84.0, area.height)
        spot = within(area, (size, size), (0.1, 0.5)).centre
        return [stamp(f"place:{seat}", "place_mark", spot, size, player.place)]
    mark = mark_of(model, seat)
    if not mark:
        return []
    size = min(46.0, area.height * MARK)
    hand, _ = _rooms(model, seat, at)
    wide, high = _back_size(hand, player.cards)
    right = hand.x + wide + spread(player.cards, wide, hand.width, wide * STEP) * max(0, player.cards - 1)
    spot = (right - size * 0.4, area.centre[1] - (high - size) / 2)
    return [stamp(f"mark:{seat}", mark, spot, size)]
