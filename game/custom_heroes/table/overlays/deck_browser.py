"""The deck as the viewer knows it: the changed cards, and the number of cards per value and place.

With several viewers, a card shows what all of them know, and the places are left out.
"""

from __future__ import annotations

import math
from collections import Counter
from typing import Final, NamedTuple

from game.custom_heroes.rules.view import Card, HeroesView
from game.custom_heroes.table.drawing.faces import BARE, Slots, value_of
from game.custom_heroes.table.drawing.layers import CARD
from game.custom_heroes.table.overlays import overlay_frame as frame
from game.custom_heroes.table.view_model import ViewModel
from game.custom_heroes.words.naming import signed
from game.table.art.palette import FROST, GILT, MIST
from game.table.pieces import Area, Face, Placed, Point

HEAD: Final = 134.0  # units of the page, as all that follows
TABLE: Final = 204.0  # height of the table of values
ROWS: Final = ("all", "unseen", "shown", "hand")
LABEL: Final = 214.0  # width of the words before a row of the table
WIDEST: Final = 150.0  # of a card
AIR: Final = 10.0  # between cards
COLUMN: Final = 74.0  # of a value, at most
SIGNED: Final = 0.27  # of a card's width: the sign of where it is


class Known(NamedTuple):
    """A card as far as the viewer knows it."""

    card: int
    slots: Slots
    value: int
    where: str  # "unseen", "shown", "hand", or "" where that is not known

    @property
    def changed(self) -> bool:
        """Whether anything is known to be sleeved on it."""
        return self.slots != BARE


def deck_browser(model: ViewModel) -> list[Placed]:
    """Show the whole deck over the table; a click anywhere closes it."""
    cards = known_cards(model.view)
    changed = sorted((card for card in cards if card.changed), key=lambda card: (card.value, card.card))
    below = model.text("overlay-deck-below", count=len(cards), changed=len(changed))
    room = Area(
        frame.PAGE.x + frame.INNER,
        frame.PAGE.y + HEAD,
        frame.PAGE.width - 2 * frame.INNER,
        frame.PAGE.height - HEAD - TABLE - 70,
    )
    foot = Area(room.x, room.y + room.height + 26, room.width, TABLE)
    lying = frame.opened(model, "deck", "overlay-deck-title", below)
    lying.append(
        frame.rule(Area(frame.PAGE.x + frame.PAGE.width * 0.1, foot.y - 13, frame.PAGE.width * 0.8, 3))
    )
    lying += _table(model, cards, foot)
    if changed:
        return [*lying, *_faces(changed, room)]
    none = model.text("overlay-deck-none")
    return [*lying, frame.note(none, room, 30, face="text_italic", colour=MIST, centred=True)]


def known_cards(view: HeroesView) -> list[Known]:
    """List the deck as the viewer knows it."""
    own, unseen = _told(view.players[view.seat].hand), _told(view.unseen)
    known = []
    for number, card in enumerate(view.deck):
        where = ""
        if own is not None and unseen is not None:
            where = "hand" if number in own else "unseen" if number in unseen else "shown"
        slots = frame.known_slots(card.slots, view.public[number])
        known.append(Known(number, slots, value_of(number, slots), where))
    return known


def _told(cards: object) -> frozenset[object] | None:
    """Return the numbers of the cards, or None when those who look know different ones."""
    if not isinstance(cards, tuple):
        return None
    numbers = frozenset(card.card if isinstance(card, Card) else card for card in cards)
    return None if None in numbers else numbers


def _faces(cards: list[Known], room: Area) -> list[Placed]:
    """The changed cards side by side, as large as fits, each with a sign of where it is."""
    columns, width = _grid(len(cards), room)
    high = width * CARD[1] / CARD[0]
    rows = math.ceil(len(cards) / columns)
    left = room.x + (room.width - columns * (width + AIR) + AIR) / 2 + width / 2
    top = room.y + (room.height - rows * (high + AIR) + AIR) / 2 + high / 2
    lying: list[Placed] = []
    for number, card in enumerate(cards):
        spot = (left + number % columns * (width + AIR), top + number // columns * (high + AIR))
        lying += _face(card, spot, (width, high))
    return lying


def _grid(count: int, room: Area) -> tuple[int, float]:
    """How many columns of cards, and how wide a card, so that all are as large as possible."""
    best = (1, 0.0)
    for columns in range(1, count + 1):
        rows = math.ceil(count / columns)
        across = (room.width + AIR) / columns - AIR
        down = ((room.height + AIR) / rows - AIR) * CARD[0] / CARD[1]
        width = min(WIDEST, across, down)
        if width > best[1]:
            best = (columns, width)
    return best


def _face(card: Known, spot: Point, size: tuple[float, float]) -> list[Placed]:
    face = Face("known_card", (card.card, card.slots, card.where == "shown"))
    lying = [Placed("", face, spot, size, height=frame.SIGN, animated=False)]
    if card.where in {"hand", "shown"}:
        side = max(26.0, size[0] * SIGNED)
        corner = (spot[0] + size[0] / 2 - side * 0.42, spot[1] - size[1] / 2 + side * 0.42)
        lying.append(frame.sign("where", (card.where,), corner, side)._replace(height=frame.TOKEN))
    return lying


def _table(model: ViewModel, cards: list[Known], area: Area) -> list[Placed]:
    """How many cards of each value are in the deck, and where."""
    texts = model.setting.texts
    high = (area.height - 8) / (len(ROWS) + 1.3)
    told = all(card.where for card in cards)
    rows = ROWS if told else ROWS[:1]
    labels = [area.y + high * (1.3 + number) for number in range(len(rows))]
    lying = [frame.line(texts("overlay-deck-value"), Area(area.x, area.y + 8, LABEL, high - 6), colour=GILT)]
    for name, y in zip(rows, labels, strict=True):
        lying += _label(texts(f"overlay-deck-{name}"), name, Area(area.x, y, LABEL, high))
    values = sorted({card.value for card in cards})
    step = min(COLUMN, (area.width - LABEL) / len(values))
    left = area.x + LABEL
    for number, value in enumerate(values):
        column = Area(left + step * number, area.y, step, high)
        lying += _column(value, [card for card in cards if card.value == value], rows, column)
    known = texts("overlay-deck-known" if told else "overlay-deck-common")
    below = Area(area.x, area.y + area.height + 2, area.width, 26)
    return [*lying, frame.line(known, below, face="text_italic", colour=MIST, align="centre")]


def _label(text: str, name: str, area: Area) -> list[Placed]:
    """The words before a row, after the sign that its cards wear above."""
    tall = area.height
    words = Area(area.x + tall + 4, area.y + 4, area.width - tall - 14, tall - 8)
    lying = [frame.line(text, words, face="sans_medium", colour=MIST)]
    if name != "all":
        spot = (area.x + tall / 2, area.y + tall / 2)
        lying.append(frame.sign("where", (name,), spot, tall * 0.8))
    return lying


def _column(value: int, cards: list[Known], rows: tuple[str, ...], area: Area) -> list[Placed]:
    """One value and its counts, one below the other."""
    counts = Counter(card.where for card in cards)
    counts["all"] = len(cards)
    high = area.height
    lying = [
        frame.heading(signed(value), Area(area.x + 2, area.y + 2, area.width - 4, high + 4), align="centre")
    ]
    for number, name in enumerate(rows):
        count = counts[name]
        box = Area(area.x + 4, area.y + high * (1.3 + number) + 3, area.width - 8, high - 6)
        tone = FROST if count else (70, 84, 120)
        lying.append(frame.line(str(count) if count else "–", box, colour=tone, align="centre"))
    return lying
