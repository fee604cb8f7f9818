"""Beside the trick: what has to be beaten, and the place for one's own set, which tells what would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.custom_heroes.rules.cards import ASCEND
from game.custom_heroes.table.drawing.plates import SAND
from game.custom_heroes.table.places import CARD
from game.custom_heroes.table.view_model import card_face
from game.custom_heroes.words.naming import signed
from game.custom_heroes.words.outcomes import BEATS, LEADS, next_seat, outcome_of
from game.custom_heroes.words.tooltips import way_of
from game.table.art.palette import FROST, GOOD, MIST, WARM, Rgb
from game.table.layout.boxes import REST, fan, inset, rows
from game.table.pieces import Area, Face, Placed
from game.table.stock.furniture import fixed, gold, prose, text_height, text_width
from game.table.stock.seat_head import LEAST

if TYPE_CHECKING:
    from game.custom_heroes.table.view_model import ViewModel
    from game.custom_heroes.words.outcomes import Outcome

TITLE: Final = 26.0  # units of type
NOTE: Final = 23.0
VALUE: Final = 104.0
SIGN: Final = 44.0
WAYS: Final = (
    *(f"stage-{way}" for way in ("up", "down", "strict_up", "strict_down")),
    *("caption-rising", "caption-falling"),
)
"""What may stand beside the sign of the order, but for the words about forms."""


def demand(model: ViewModel) -> list[Placed]:
    """What has to be beaten, and where one's own set will lie."""
    lying = _outcome(model) if model.over else _wanted(model)
    return [*lying, *_own_place(model)]


def _order(model: ViewModel, spot: tuple[float, float], size: float) -> Placed:
    """The sign of the order of values; it turns."""
    rising, falling = Face("order.rising", (False,)), Face("order.falling", (True,))
    up = not model.view.falling
    return Placed("order", rising, spot, (size, size), face_up=up, back=falling, close=(200, 200))


def _outcome(model: ViewModel) -> list[Placed]:
    """The crown of who has won."""
    area = model.places.demand
    size = min(area.width, area.height, 150.0)
    lying = [_order(model, (area.x + SIGN / 2, area.y + SIGN / 2), SIGN)]
    if model.view.winner < 0:
        return lying
    return [*lying, Placed("", Face("crown"), area.centre, (size, size), animated=False)]


def _wanted(model: ViewModel) -> list[Placed]:
    """Head, value and direction, one below the other, centred in the height."""
    view, area = model.view, model.places.demand
    key = "stage-lead" if view.last < 0 else "stage-beat"
    head = "" if model.between else model.text(key, name=model.addressed(view.leader))
    size = max(LEAST, min(TITLE, area.height * 0.17))
    sign = min(SIGN, area.height * 0.26)
    first = text_height(head, size, area.width, "sans_medium") if head else 0.0
    room = area.width - sign - 8.0
    words = _direction(model)
    foot = max(1.5 * sign, text_height(words, _size(sign), room, "sans_medium"))
    if foot > area.height * 0.5:  # the own place tells it, too
        words, foot = "", 1.5 * sign
    big = min(VALUE, max(24.0, area.height - first - foot), area.width * 0.45)
    top = area.y + max(0.0, area.height - first - big - foot) / 2
    lying = []
    if head:
        line = Area(area.x, top, area.width, first)
        lying.append(prose(head, line, size, face="sans_medium", colour=FROST, align="centre"))
    lying += _value(model, Area(area.x, top + first, area.width, big))
    return [*lying, *_ordered(model, Area(area.x, top + first + big, area.width, foot), sign, words)]


def _ordered(model: ViewModel, area: Area, sign: float, words: str) -> list[Placed]:
    """The sign of the order and which values follow; the sign keeps its place whatever the words."""
    size = _size(sign)
    room = area.width - sign - 8.0
    texts = [*(model.text(key, value=10) for key in WAYS), words]
    wide = min(room, max(text_width(text, size, "sans_medium") for text in texts) + 2.0)
    left = area.centre[0] - (wide + sign + 8.0) / 2
    high = text_height(words, size, wide, "sans_medium")
    line = Area(left + sign + 8.0, area.centre[1] - high / 2, wide, high)
    order = _order(model, (left + sign / 2, area.centre[1]), sign)
    return [order, *([prose(words, line, size, face="sans_medium", colour=SAND)] if words else [])]


def _size(sign: float) -> float:
    """The type beside a sign of this size."""
    return max(LEAST, min(NOTE, sign * 0.93))


def _direction(model: ViewModel) -> str:
    """Which values follow, or which beat others."""
    view = model.view
    if view.last < 0:
        return model.text("caption-falling" if view.falling else "caption-rising")
    if view.ascended:
        return model.text("caption-forms")
    return model.text(f"stage-{way_of(view)}", value=signed(view.value))


def _value(model: ViewModel, area: Area) -> list[Placed]:
    """How many cards of which value, as large as anything on the table; before the first set a sign."""
    view = model.view
    if view.last >= 0 and not view.ascended:
        text = f"{view.count} × {signed(view.value)}"
        return [gold(text, area, align="centre")._replace(vital=True)]
    size = area.height
    if view.last >= 0:
        mark = Face("mark", (ASCEND,))
        return [Placed("only_forms", mark, area.centre, (size, size), height=6, close=(220, 220))]
    if model.between:
        return []
    face = Face("stake") if view.phase == "betting" else Face("any_set")
    return [Placed("", face, area.centre, (size, size), animated=False)]


# The own place


def _own_place(model: ViewModel) -> list[Placed]:
    """The dashed place that one's own set is dropped on, while one plays."""
    view = model.view
    if not model.decides or view.phase != "turn" or not model.hand:
        return []
    area = model.places.place
    frame = fixed(Face("own_place"), area, "own_place", height=-6)._replace(vital=True)
    inner = inset(area, 12.0, 8.0)
    meant = model.rail.complete("play")  # if the picked cards can be played as they are
    if meant is None:
        return [frame, *_advice(model, inner)]
    return [frame, *_preview(model, outcome_of(view, model.hand, meant), inner)]


def _preview(model: ViewModel, play: Outcome, area: Area) -> list[Placed]:
    """The set as it would lie, with its count and value, and what it does."""
    text, colour = _verdict(model, play)
    high = text_height(text, LEAST, area.width, "sans_bold") if text else 0.0
    size = min(44.0, area.height * 0.22)
    above, value, below = rows(area, [REST, size, high], 3.0)
    spots = fan(above, len(play.cards), CARD, 4.0, 0.5)
    lying = []
    for at, (card, active, spot) in enumerate(zip(play.cards, play.active, spots, strict=True)):
        lying.append(fixed(card_face(card, active=active), spot, height=5 + at / 100))
    if play.ascended:
        lying.append(Placed("", Face("mark", (ASCEND,)), value.centre, (size, size), animated=False))
    else:
        lying.append(gold(f"{play.size} × {signed(play.value)}", value, align="centre"))
    if text:
        lying.append(prose(text, below, LEAST, face="sans_bold", colour=colour, align="centre"))
    if play.result == BEATS and text:
        wide = min(area.width, text_width(text, LEAST, "sans_bold"))
        tick = (max(area.x + 8.0, below.centre[0] - wide / 2 - 14.0), below.y + LEAST * 0.7)
        lying.append(Placed("", Face("tick"), tick, (LEAST, LEAST), height=1, animated=False))
    return lying


def _verdict(model: ViewModel, play: Outcome) -> tuple[str, Rgb]:
    """Say what a set does, where outcomes may be told."""
    if model.setting.help == "none":
        return "", MIST
    if play.result == LEADS:
        return model.text("stage-leads"), FROST
    if play.result == BEATS:
        view, form = model.view, "yes" if model.view.ascended else "no"
        return model.text("stage-beats", count=view.count, value=signed(view.value), form=form), GOOD
    key = "stage-ties" if play.skipped < 0 else "stage-skips"
    return model.text(key, name=model.addressed(play.skipped)), WARM


def _advice(model: ViewModel, area: Area) -> list[Placed]:
    """What would tie and what would beat."""
    view = model.view
    count = view.count if view.last >= 0 and not view.ascended else 1
    title = model.text("stage-place", count=count if view.last >= 0 else 2)
    lines = [(title, "sans_bold", WARM), *((line, "sans_medium", FROST) for line in _would(model))]
    size, heights = NOTE, _heights(lines, NOTE, area)
    if sum(heights) > area.height:
        size, heights = LEAST, _heights(lines, LEAST, area)
    while len(lines) > 1 and sum(heights) > area.height:
        lines.pop()
        heights.pop()
    top = area.centre[1] - sum(heights) / 2
    lying = []
    for (text, face, colour), high in zip(lines, heights, strict=True):
        line = Area(area.x, top, area.width, high)
        lying.append(prose(text, line, size, face=face, colour=colour, align="centre"))
        top += high
    return lying


def _heights(lines: list[tuple[str, str, Rgb]], size: float, area: Area) -> list[float]:
    return [text_height(text, size, area.width, face) for text, face, _ in lines]


def _would(model: ViewModel) -> list[str]:
    """Which values would tie, and which would beat (CH-13, CH-14, CH-15, CH-27)."""
    view = model.view
    if view.last < 0:
        return [model.text("stage-any")]
    if view.ascended:
        return [model.text("caption-forms")]
    if model.setting.help == "none":
        return [_direction(model)]
    step = -1 if view.falling else 1
    way = "falling" if view.falling else "rising"
    beaten = model.text("stage-beaten", value=signed(view.value + step), way=way)
    if view.strict:
        return [beaten]
    skipped = next_seat(view)
    key = "stage-tie_skips" if skipped >= 0 else "stage-tie"
    return [model.text(key, value=signed(view.value), name=model.addressed(skipped)), beaten]
