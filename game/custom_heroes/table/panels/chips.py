"""The chips above the hand: values that can be played now, and what sleeving a card would make of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.custom_heroes.table.panels.hand_layout import chips_row, hand_of, hand_spots
from game.custom_heroes.table.picks import card_key
from game.custom_heroes.table.places import CARD
from game.custom_heroes.words.naming import signed
from game.custom_heroes.words.outcomes import TIES, next_seat
from game.table.art.palette import FROST, Rgb
from game.table.layout.boxes import REST, columns
from game.table.pieces import Area, Face, Placed
from game.table.stock.furniture import prose, text_width
from game.table.stock.seat_head import LEAST

if TYPE_CHECKING:
    from game.custom_heroes.rules.view import Card
    from game.custom_heroes.table.sleevings import Sleeving
    from game.custom_heroes.table.view_model import ViewModel

PLATE: Final = 96.0  # width of a value's plate, at most
AIR: Final = 5.0
DARK: Final[Rgb] = (60, 34, 8)  # words on gold
HEIGHT: Final = 10.0  # above all cards of the hand


def chips(model: ViewModel) -> list[Placed]:
    """What lies above the cards of the hand in a turn of one's own."""
    if not model.decides or not model.hand or model.view.phase != "turn":
        return []
    cards = hand_of(model)
    spots = dict(zip((card.card for card in cards), _visible(model, len(cards)), strict=True))
    plates = _values(model, cards, spots)
    taken = [(one.centre[0] - one.size[0] / 2, one.centre[0] + one.size[0] / 2) for one in plates]
    return [*plates, *_sleevings(model, spots, taken)]


def _visible(model: ViewModel, count: int) -> list[Area]:
    """What is seen of each card: all of the last one, and of the others what the next one leaves free."""
    areas = hand_spots(model, count)
    lefts = [area.x for area in areas[1:]]
    return [
        area._replace(width=min(area.width, left - area.x)) for area, left in zip(areas, lefts, strict=False)
    ] + areas[-1:]


def _values(model: ViewModel, cards: list[Card], spots: dict[int, Area]) -> list[Placed]:
    """A plate for each value that can be played, above its cards; clicking it goes through the sets."""
    row = chips_row(model)
    plates: list[Placed] = []
    end = row.x
    order = {card.value: at for at, card in reversed(list(enumerate(cards)))}
    for play in sorted(model.playable, key=lambda one: order[one.value]):
        run = [spots[card.card] for card in cards[order[play.value] :] if card.value == play.value]
        first, last = run[0], run[-1]
        if last.x - first.x > first.width * len(run):
            last = first  # sorted by strength: they don't all lie together
        room = last.x + last.width - first.x
        wide = min(PLATE, max(room - AIR, row.height * 1.1))
        left = max(end, first.x + (room - wide) / 2)
        end = left + wide + AIR
        face = Face("value", (play.value, play.size if wide > row.height * 2 else 1, play.ascended))
        centre = (left + wide / 2, row.centre[1])
        plate = Placed(f"cycle:{play.value}", face, centre, (wide, row.height), height=HEIGHT)
        plates.append(plate._replace(animated=False, pickable=True, group="values"))
    return _within(row, plates) if end - AIR > row.x + row.width else plates


def _within(row: Area, plates: list[Placed]) -> list[Placed]:
    """Lay plates that reach beyond their row side by side at its end, narrower where they are too many."""
    wide = sum(one.size[0] for one in plates) + AIR * (len(plates) - 1)
    lengths = [one.size[0] for one in plates]
    cells = columns(row, [REST, *lengths] if wide < row.width else lengths, AIR)[-len(plates) :]
    return [
        one._replace(centre=(cell.centre[0], one.centre[1]), size=(cell.width, one.size[1]))
        for one, cell in zip(plates, cells, strict=True)
    ]


def _sleevings(model: ViewModel, spots: dict[int, Area], taken: list[tuple[float, float]]) -> list[Placed]:
    """A chip above each card that sleeving makes playable, the likely one first; none lies on another."""
    if model.picked:
        return []
    row = chips_row(model)
    lying: list[Placed] = []
    best = {one.card: one for one in reversed(model.sleevings)}  # of each card
    for one in (one for one in model.sleevings if best[one.card] is one):
        golden = card_key(one.card) in model.golden and one.action == model.likely_sleeving
        for text in (_told(model, one), signed(one.value) if not one.ascended else ""):
            wide = row.height * CARD + AIR + text_width(text, LEAST) + 20.0
            middle = spots[one.card].centre[0]
            left = min(max(row.x, middle - wide / 2), row.x + row.width - wide)
            if text and all(left + wide + AIR <= start or left >= end + AIR for start, end in taken):
                taken.append((left, left + wide))
                lying += _chip(one, text, Area(left, row.y, wide, row.height), golden=golden)
                break
    return lying


def _told(model: ViewModel, one: Sleeving) -> str:
    """What the card would do then: "11: beats it"."""
    if one.ascended:
        return model.text("chip-form")
    skipped = next_seat(model.view)
    key = "chip-beats" if one.result != TIES else "chip-skips" if skipped >= 0 else "chip-ties"
    name = model.addressed(skipped) if skipped >= 0 else ""
    return model.text(key, value=signed(one.value), name=name)


def _chip(one: Sleeving, text: str, area: Area, *, golden: bool) -> list[Placed]:
    """The advancement's picture and the words on a capsule."""
    body = Face("tag", ("gold" if golden else "dark",))
    high = area.height * 0.82
    sheet = Area(area.x + 10.0, area.centre[1] - high / 2, high * CARD, high)
    left = sheet.x + sheet.width + AIR
    line = Area(left, area.centre[1] - LEAST * 0.68, area.x + area.width - left - 6.0, LEAST * 1.36)
    ink, face = DARK if golden else FROST, Face(f"kind.{one.kind}", (one.kind,))
    return [
        Placed("", body, area.centre, area[2:], height=HEIGHT, animated=False),
        Placed(f"made:{one.kind}:{one.card}", face, sheet.centre, sheet[2:], height=HEIGHT, animated=False),
        prose(text, line, LEAST, face="sans_bold", colour=ink, height=HEIGHT),
    ]
