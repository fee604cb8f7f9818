"""Lays out the viewer's hand, with ability badges and freshly sleeved sheets on its cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from game.custom_heroes.rules.cards import ADVANCEMENTS, NO_ABILITY, YELLOW
from game.custom_heroes.rules.reasons import ability
from game.custom_heroes.table.drawing.layers import CARD as UNITS
from game.custom_heroes.table.drawing.layers import band_box
from game.custom_heroes.table.drawing.sleeving import GRIP
from game.custom_heroes.table.panels.seat_pieces import pile, stamp
from game.custom_heroes.table.picks import ability_key, card_key, loose_key
from game.custom_heroes.table.places import CARD
from game.custom_heroes.table.view_model import BACK, CLOSE, NO_MARKS, told
from game.table.layout.boxes import fan
from game.table.pieces import Area, Face, Placed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.custom_heroes.rules.view import Card
    from game.custom_heroes.table.view_model import ViewModel

GAP: Final = 6.0
SMALL: Final = 0.76  # of their full size: how small cards get before they lie upon each other
PICKED_RISE: Final = 16.0
BADGE: Final = 0.33  # of a card's width: an ability that can be activated
ABILITY_SPOT: Final = (0.17, 0.6)  # its middle, as shares of a card: below the card's, for the arrow keys


def own_hand(model: ViewModel) -> list[Placed]:
    """Lay out the hand and what lies on it; face down where one of the viewers may not see it."""
    if told(model.me.hand) is None:
        return _backs(model)
    cards = hand_of(model)
    lying: list[Placed] = []
    for index, (card, area) in enumerate(zip(cards, hand_spots(model, len(cards)), strict=True)):
        lying += _card(model, card, area, index / 10)
    return lying


def hand_of(model: ViewModel) -> list[Card]:
    """Return the hand in display order."""
    return in_order(model.hand, by_strength="sort" in model.setting.toggled)


def in_order(hand: Iterable[Card], *, by_strength: bool) -> list[Card]:
    """Order a hand by value; or by strength: abilities first, then the largest sets."""
    cards = list(hand)
    if by_strength:
        alike = Counter(card.value for card in cards)
        cards.sort(key=lambda one: (ability(one) == NO_ABILITY, -alike[one.value], -one.value, one.card))
    return cards


def hand_spots(model: ViewModel, count: int) -> list[Area]:
    """Return the places of the hand's cards; they shrink a little before they overlap."""
    area = model.places.own.hand
    full = min(area.width, area.height * CARD)
    fit = (area.width - GAP * (count - 1)) / max(1, count)
    wide = min(full, max(fit, full * SMALL))
    high = wide / CARD
    row = Area(area.x, area.y + (area.height - high) * 0.6, area.width, high)
    return fan(row, count, CARD, GAP, 0.5)


def chips_row(model: ViewModel) -> Area:
    """The row just above the cards of the hand."""
    row = model.places.own.chips
    top = hand_spots(model, max(1, len(model.hand)))[0].y
    return row._replace(y=top - row.height - 4.0)


def _backs(model: ViewModel) -> list[Placed]:
    areas = hand_spots(model, model.me.cards)
    spots, size = [area.centre for area in areas], areas[0][2:] if areas else (0.0, 0.0)
    backs = pile(f"back:{model.view.seat}", BACK, spots, size, origin=model.deck_spot)
    return [back._replace(group="hand") for back in backs]


def _card(model: ViewModel, card: Card, area: Area, height: float) -> list[Placed]:
    key = card_key(card.card)
    if key in model.picked:
        area = area._replace(y=area.y - min(PICKED_RISE, area.height * 0.08))
    gems = [gem for owner, gem in model.loose if owner == card.card]
    red, blue, yellow, green = (-1 if gem in gems else kind for gem, kind in enumerate(card.slots))
    below = Face("card", (card.card, (red, blue, yellow, green), False))
    piece = Placed(key, below, area.centre, area[2:], height=height, back=BACK, origin=model.deck_spot)
    piece = piece._replace(pickable=True, close=CLOSE, group="hand", drop=bool(model.unused))
    lying = [piece._replace(marks=model.marks(key))]
    for gem in gems:
        lying += _sheet(model, card, gem, area, height)
    if ability_key(card.card) in model.activatable:
        lying += _ability(model, card, area, height)
    return lying


def _sheet(model: ViewModel, card: Card, gem: int, area: Area, height: float) -> list[Placed]:
    """A sheet sleeved this turn, on its card, with the tab that pulls it out again."""
    kind, key = card.slots[gem], loose_key(card.card, gem)
    origin = model.rack_spots.get(kind, model.places.own.rack.centre)
    face = Face(f"sheet.{kind}.{card.card}", (kind, card.card, card.slots))
    above = height + 0.02 + gem / 1000
    whole = Placed(f"sheet:{card.card}:{gem}", face, area.centre, area[2:], height=above, origin=origin)
    whole = whole._replace(marks=model.marks(card_key(card.card)) & {"dim"})
    wide, high = area.width * GRIP[2], area.height * GRIP[3]
    top = area.y + area.height * band_box(gem)[1] / UNITS[1]
    end = (area.x + area.width * GRIP[0] + wide / 2, top + high / 2)
    pull = Placed(key, Face(f"grip.{kind}", (kind,)), end, (wide, high), height=height + 0.04, origin=origin)
    return [whole, pull._replace(pickable=True, marks=model.marks(key), group="loose")]


def _ability(model: ViewModel, card: Card, area: Area, height: float) -> list[Placed]:
    """The badge of a card's ability; picking it pays for the ability."""
    key = ability_key(card.card)
    row = ADVANCEMENTS[card.slots[YELLOW]]
    centre = (area.x + area.width * ABILITY_SPOT[0], area.y + area.height * ABILITY_SPOT[1])
    size = area.width * BADGE
    face = Face(f"ability.{row.cost}", (row.ability, row.cost))
    marks = model.marks(key) or (frozenset({"open"}) if model.decides else NO_MARKS)
    lying = Placed(key, face, centre, (size, size), height=height + 0.06, pickable=True)
    return [lying._replace(marks=marks, group="abilities")]


def own_stamp(model: ViewModel) -> list[Placed]:
    """The viewer's finishing place, large where the hand was."""
    me, area = model.me, model.places.own.hand
    if not me.place:
        return []
    size = min(area.height, area.width) * (0.9 if not me.cards else 0.55)
    return [stamp(f"place:{model.view.seat}", "place_mark", area.centre, size, me.place)]
