"""The viewer's own hand and what is done with it: values to play, abilities to pay for, sheets to sleeve."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from game.custom_heroes.card_bands import band_box
from game.custom_heroes.cards import ADVANCEMENTS, NO_ABILITY, YELLOW
from game.custom_heroes.layers import CARD as UNITS
from game.custom_heroes.moment import BACK, CLOSE, Moment, told
from game.custom_heroes.picks import OWN_ZONE, ability_key, card_key, kind_key, loose_key
from game.custom_heroes.places import HAND, PLATES_Y, STRIP, bag_spot, deck_spot, spread
from game.custom_heroes.reasons import ability
from game.custom_heroes.sleeving import GRIP
from game.table.furniture import badge
from game.table.pieces import NOTHING, Area, Face, Placed, Point

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.custom_heroes.view import Card

CARD: Final = (172.0, 240.8)
SIDE_BY_SIDE: Final = 178.0  # the most that the left edges of two cards of the hand lie apart
PICKED_RISE: Final = 24.0
BADGE: Final = 56.0  # of an ability that can be activated
SHEET: Final = (66.0, 92.4)
SHEET_STEP: Final = 76.0
BET_ROOM: Final = 72.0  # that each own bet takes from the rack
PLATE: Final = (92.0, 40.0)
PLATE_STEP: Final = 100.0
RACK: Final = Area(STRIP.x + 566, STRIP.y, 684, STRIP.height)


def own_hand(moment: Moment) -> list[Placed]:
    """The cards in hand, as backs where not everybody who looks may see them, and all that lies on them."""
    if told(moment.me.hand) is None:
        return _backs(moment)
    cards = in_order(moment.hand, by_strength="sort" in moment.setting.toggled)
    lying: list[Placed] = []
    for index, (card, x) in enumerate(zip(cards, _columns(len(cards)), strict=True)):
        lying += _card(moment, card, x, index / 10)
    return lying


def in_order(hand: Iterable[Card], *, by_strength: bool) -> list[Card]:
    """Order a hand by value; or by strength: abilities first, then the largest sets."""
    cards = list(hand)
    if not by_strength:
        return cards
    alike = Counter(card.value for card in cards)
    return sorted(
        cards, key=lambda card: (ability(card) == NO_ABILITY, -alike[card.value], -card.value, card.card)
    )


def _columns(count: int) -> list[float]:
    """The middles of so many cards of the hand, from the left."""
    step = spread(count, CARD[0], HAND.width, SIDE_BY_SIDE)
    left = HAND.centre[0] - step * (count - 1) / 2
    return [left + step * index for index in range(count)]


def _backs(moment: Moment) -> list[Placed]:
    key = f"back:{moment.view.seat}"
    return [
        Placed(key, BACK, (x, HAND.centre[1]), CARD, height=index / 10, origin=deck_spot(), group="hand")
        for index, x in enumerate(_columns(moment.me.cards))
    ]


def _card(moment: Moment, card: Card, x: float, height: float) -> list[Placed]:
    key = card_key(card.card)
    spot = (x, HAND.centre[1] - (PICKED_RISE if key in moment.picked else 0))
    gems = [gem for owner, gem in moment.loose if owner == card.card]
    red, blue, yellow, green = (-1 if gem in gems else kind for gem, kind in enumerate(card.slots))
    below = Face("card", (card.card, (red, blue, yellow, green), False))
    lying = [
        Placed(
            key,
            below,
            spot,
            CARD,
            height=height,
            back=BACK,
            origin=deck_spot(),
            marks=moment.marks(key),
            pickable=True,
            close=CLOSE,
            group="hand",
            drop=bool(moment.unused),
        )
    ]
    for gem in gems:
        lying += _sheet(moment, card, gem, spot, height)
    if moment.can_activate(card.card):
        lying += _ability(moment, card, spot, height)
    return lying


def _sheet(moment: Moment, card: Card, gem: int, spot: Point, height: float) -> list[Placed]:
    """A sheet that was sleeved in this turn, exactly on its card, and the end of it that can be pulled."""
    kind, key = card.slots[gem], loose_key(card.card, gem)
    origin = rack_spots(moment).get(kind, RACK.centre)
    whole = Placed(
        f"sheet:{card.card}:{gem}",
        Face(f"sheet.{kind}.{card.card}", (kind, card.card, card.slots)),
        spot,
        CARD,
        height=height + 0.02 + gem / 1000,
        origin=origin,
        marks=moment.marks(card_key(card.card)) & {"dim"},
    )
    left, top = spot[0] - CARD[0] / 2, spot[1] - CARD[1] / 2
    size = (CARD[0] * GRIP[2], CARD[1] * GRIP[3])
    end = (
        left + CARD[0] * GRIP[0] + size[0] / 2,
        top + CARD[1] * band_box(gem)[1] / UNITS[1] + size[1] / 2,
    )
    pull = Placed(
        key, Face(f"grip.{kind}", (kind,)), end, size, height=height + 0.04, origin=origin, pickable=True
    )
    return [whole, pull._replace(marks=moment.marks(key), group="loose")]


def _ability(moment: Moment, card: Card, spot: Point, height: float) -> list[Placed]:
    """The ability of a card as a badge that is picked to pay for it."""
    key = ability_key(card.card)
    row = ADVANCEMENTS[card.slots[YELLOW]]
    centre = (spot[0] - CARD[0] / 2 + 29, spot[1] - CARD[1] / 2 + 99)
    face = Face(f"ability.{row.cost}", (row.ability, row.cost))
    lying = Placed(key, face, centre, (BADGE, BADGE), height=height + 0.06, pickable=True)
    marks = moment.marks(key)
    if not marks and moment.my_turn:
        marks = frozenset({"open"})
    return [lying._replace(marks=marks, group="abilities")]


def value_plates(moment: Moment) -> list[Placed]:
    """A plate for each value that can be played now; clicking it goes through the sets there are."""
    values = moment.playable
    step = spread(len(values), PLATE[0], HAND.width, PLATE_STEP)
    left = HAND.centre[0] - step * (len(values) - 1) / 2
    return [
        Placed(
            f"cycle:{play.value}",
            Face("value", (play.value, play.cards, play.ascended, False)),
            (left + step * index, PLATES_Y),
            PLATE,
            height=3,
            lively=False,
            pickable=True,
            group="values",
        )
        for index, play in enumerate(values)
    ]


def rack_spots(moment: Moment) -> dict[int, Point]:
    """Where each kind of the viewer's unused advancements lies; those of one kind lie on each other."""
    kinds = sorted(set(moment.unused or ()) | set(_sleeved(moment)))
    room = RACK.width - 20 - len(moment.me.bets) * BET_ROOM
    step = spread(len(kinds), SHEET[0], room, SHEET_STEP)
    left = RACK.x + 10 + SHEET[0] / 2
    return {kind: (left + step * index, RACK.centre[1]) for index, kind in enumerate(kinds)}


def _sleeved(moment: Moment) -> list[int]:
    """The kinds sleeved in this turn: their places in the rack stay free."""
    slots = {card.card: card.slots for card in moment.hand}
    return [slots[card][gem] for card, gem in moment.loose if card in slots]


def rack(moment: Moment) -> list[Placed]:
    """The viewer's unused advancements, those of one kind in a stack with its count."""
    zone = Placed(OWN_ZONE, Face(NOTHING), STRIP.centre, STRIP[2:], height=-20, lively=False, drop=True)
    if moment.unused is None:
        return [zone, *_closed_rack(moment)]
    lying = [zone]
    counts = Counter(moment.unused)
    for kind, spot in rack_spots(moment).items():
        lying += _stack(moment, kind, counts[kind], spot)
    return lying


def _stack(moment: Moment, kind: int, count: int, spot: Point) -> list[Placed]:
    key = kind_key(kind)
    marks = moment.marks(key)
    rise = 10 if "picked" in marks else 0
    lying = [
        Placed(
            key,
            Face(f"kind.{kind}", (kind,)),
            (spot[0] + step * 3, spot[1] - step * 3 - (rise if step == count - 1 else 0)),
            SHEET,
            height=1 + step / 10,
            origin=bag_spot(),
            marks=marks,
            pickable=True,
            close=CLOSE,
            group="rack",
        )
        for step in range(count)
    ]
    if count > 1:
        lying += badge(str(count), (spot[0] + SHEET[0] / 2 - 6, spot[1] + SHEET[1] / 2 - 10), 28)
    return lying


def _closed_rack(moment: Moment) -> list[Placed]:
    """As many closed sheets as the seat has."""
    count = moment.me.advancements
    step = spread(count, SHEET[0], RACK.width - 20 - len(moment.me.bets) * BET_ROOM, SHEET_STEP)
    left = RACK.x + 10 + SHEET[0] / 2
    return [
        Placed(
            f"closed:{moment.view.seat}",
            Face("closed"),
            (left + step * index, RACK.centre[1]),
            SHEET,
            height=1 + index / 10,
            origin=bag_spot(),
        )
        for index in range(count)
    ]
