"""Lays out the words beside the wanderer: possible outcomes, abilities in use, who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.seventh_hero.rules.actions import CANCEL, HINT, SEND, USE_CHIEFTAIN, USE_OUTCAST, hero_of
from game.seventh_hero.table.drawing.plates import LINEN
from game.seventh_hero.table.prompting import winners
from game.seventh_hero.table.stand import SETTLED, hero_face, plate_face
from game.seventh_hero.words import outcomes
from game.seventh_hero.words.naming import card_name, the_hero
from game.seventh_hero.words.outcomes import Fate
from game.seventh_hero.words.tooltips import ability_line
from game.table.art.palette import FROST, Rgb
from game.table.layout.boxes import REST, Share, columns, inset, rows, within
from game.table.pieces import Area, Face, Placed
from game.table.stock.furniture import Align, gold, person, prose, text_height, text_width

if TYPE_CHECKING:
    from game.seventh_hero.rules.view import Use
from game.seventh_hero.table.stand import Stand

HEADING: Final = 25.0  # units of type
LABEL: Final = 22.0
LEAST: Final = 19.0
LOWEST: Final = 52.0  # height of plates that goes before a heading
TALLEST: Final = 164.0  # of a plate
NARROWEST: Final = 94.0
BROAD: Final = 214.0  # from this width on a plate has its number beside its words
STYLE: Final = {1: "good", -1: "bad", 0: "plain"}
GREEN: Final[Rgb] = (150, 236, 164)
RED: Final[Rgb] = (255, 170, 156)
INKS: Final[dict[int, Rgb]] = {1: GREEN, -1: RED, 0: FROST}
CARD: Final = 5 / 7


def telling(stand: Stand) -> list[Placed]:
    """Lay out words and plates beside the wanderer."""
    view = stand.view
    area = stand.telling
    if stand.over:
        return _winners(stand, area)
    if view.stack:
        return _uses(stand, area)
    if view.wandering and stand.recruiter >= 0:
        return _prospects(stand, area)
    if view.fate in SETTLED and view.shown:
        return _settled(stand, area)
    if stand.quest_is_on and view.window != "settled":
        return _before(stand, area)
    return []


def _headed(text: str, area: Area, *, plates: bool = False) -> tuple[list[Placed], Area]:
    """Lay a heading on top of an area, unless plates need the room; return it and what is left."""
    size = HEADING if text_height(text, HEADING, area.width, "sans_medium") <= area.height else LEAST
    high = text_height(text, size, area.width, "sans_medium")
    if high > area.height or (plates and area.height - high < LOWEST):
        return [], area
    top, below = rows(area, [high, REST], 8.0)
    return [prose(text, top, size, face="sans_medium", colour=FROST)], below


# What recruiting would mean


def _prospects(stand: Stand, area: Area) -> list[Placed]:
    """A plate for each number that the wanderer may have."""
    view, seat = stand.view, stand.recruiter
    name = stand.addressed(seat)
    if view.players[seat].barred:
        return _headed(stand.text("stage-blocked", name=name), area)[0]
    known = view.number is not None
    key = "open" if view.openly else "known" if known else "recruits"
    card = card_name(view.number, stand.setting.texts) if view.number else ""
    facts = {"name": name, "card": card, "count": len(stand.fates)}
    lying, below = _headed(stand.text(f"stage-{key}", **facts), area, plates=True)
    return lying + _plates(stand, stand.fates, seat, below)


def _before(stand: Stand, area: Area) -> list[Placed]:
    """What is about to be sent; for the sender, what each card would do on its return."""
    view = stand.view
    name, following = stand.addressed(view.leader), stand.addressed((view.leader + 1) % view.seats)
    sends = [action for action in stand.setting.legal if SEND <= action < HINT]
    if not sends:
        return _headed(stand.text("stage-before", name=name, next=following), area)[0]
    lying, below = _headed(stand.text("stage-home", next=following), area, plates=True)
    home = sorted({action % 10 for action in sends})
    found = [Fate(number, outcomes.result_of(view, view.seat, number), 0) for number in home]
    return lying + _plates(stand, tuple(found), view.seat, below)


def _plates(stand: Stand, fates: tuple[Fate, ...], seat: int, area: Area) -> list[Placed]:
    """One plate for each number, or for each outcome where room is short."""
    if not fates:
        return []
    groups: list[tuple[Fate, ...]] = [(fate,) for fate in fates]
    if not _fit(stand, groups, seat, area):
        results = list(dict.fromkeys(fate.result for fate in fates))
        groups = [tuple(fate for fate in fates if fate.result == result) for result in results]
    parts = [Share(max(1.0, 0.55 * len(group) + 0.45), 0.0, 96.0 + 130.0 * len(group)) for group in groups]
    row = area._replace(height=min(area.height, TALLEST))
    lying: list[Placed] = []
    for group, box in zip(groups, columns(row, parts, 10.0), strict=True):
        lying += _plate(stand, group, seat, box)
    return lying


def _fit(stand: Stand, groups: list[tuple[Fate, ...]], seat: int, area: Area) -> bool:
    """Whether each number fits on a plate of its own, words included."""
    wide = (area.width - 10.0 * (len(groups) - 1)) / len(groups)
    low = area.height < 100.0
    if wide < (BROAD if low else NARROWEST):
        return False
    labels = (_label(stand, group, seat) for group in groups)
    words = [word for label in labels for word in label.split()]
    return max(text_width(word, LABEL) for word in words) <= wide - 18.0 if words else True


def _label(stand: Stand, group: tuple[Fate, ...], seat: int) -> str:
    key = f"stage-{group[0].result}" if stand.tells else "stage-possible"
    return stand.text(key, name=stand.addressed(seat))


def _count(stand: Stand, group: tuple[Fate, ...]) -> str:
    """How many copies of these numbers are unseen, where chances are told."""
    every = outcomes.copies(stand.fates)
    if stand.setting.help != "full" or not every or not group[0].unseen:
        return ""
    return stand.text("stage-unseen", count=sum(fate.unseen for fate in group), all=every)


def _plate(stand: Stand, group: tuple[Fate, ...], seat: int, box: Area) -> list[Placed]:
    """A plate with numbers, the outcome and its sign, and how many copies are unseen."""
    good = outcomes.good(stand.view, seat, group[0].result) if stand.tells else 0
    lying = [Placed("", plate_face(STYLE[good]), box.centre, box[2:], height=-4, animated=False)]
    inner = inset(box, 9.0, 7.0)
    broad = inner.width >= BROAD - 18.0 or inner.height < 84.0
    label, count = _label(stand, group, seat), _count(stand, group)
    if broad:
        side = min(inner.height, 62.0, inner.width * 0.5 / len(group))
        pips, told = columns(inner, [side * len(group) + 2.0 * (len(group) - 1), REST], 8.0)
    else:
        side = min(58.0, inner.height * 0.38, inner.width / len(group))
        pips, told = rows(inner, [side, REST], 4.0)
    for fate, cell in zip(group, columns(pips, [REST] * len(group), 2.0), strict=True):
        spot = within(cell, (side, side))
        pip = Face("pip", (fate.number, True))
        lying.append(Placed("", pip, spot.centre, spot[2:], height=-3, animated=False))
    return lying + _words(label, count, good, told, centred=not broad)


def _words(label: str, count: str, good: int, area: Area, *, centred: bool) -> list[Placed]:
    """A label with a tick or cross, and a count below; what doesn't fit is left out, never cut."""
    sign = min(24.0, area.height, area.width) if good else 0.0
    gone = sign + 4.0 if sign else 0.0
    size = next((one for one in (LABEL, LEAST) if _fits(label, one, area, gone)), 0.0)
    high = text_height(label, size, area.width - gone, "sans_bold") if size else sign
    below = text_height(count, LEAST, area.width, "sans_medium") if count and size else 0.0
    if not high:
        return []
    if high + below > area.height:
        below = 0.0
    top, foot = rows(within(area, (area.width, min(area.height, high + below))), [REST, below])
    lying: list[Placed] = []
    if sign:
        used = min(top.width, gone + text_width(label, size)) if size else sign
        left = top.x + ((top.width - used) / 2 if centred else 0.0)
        spot = (left + sign / 2, top.y + (min(top.height, size * 1.3) if size else top.height) / 2)
        lying.append(Placed("", Face("answer", (good > 0,)), spot, (sign, sign), height=-2, animated=False))
        top = Area(left + gone, top.y, max(1.0, min(top.width - gone, used - gone + 2.0)), top.height)
    if size:
        align: Align = "centre" if centred and not sign else "left"
        lying.append(prose(label, top, size, face="sans_bold", colour=INKS[good], align=align))
    if below:
        aligned: Align = "centre" if centred else "left"
        lying.append(prose(count, foot, LEAST, face="sans_medium", colour=FROST, align=aligned))
    return lying


def _fits(label: str, size: float, area: Area, gone: float) -> bool:
    """Whether a label fits beside a sign without breaking a word."""
    room = area.width - gone
    if room < max(text_width(word, size) for word in label.split()):
        return False
    return text_height(label, size, room, "sans_bold") <= area.height


# What became of it


def _settled(stand: Stand, area: Area) -> list[Placed]:
    """Who the wanderer was, and why it joined, left or was slain."""
    view = stand.view
    name, card = stand.addressed(max(view.shown_at, 0)), card_name(view.shown, stand.setting.texts)
    lying, below = _headed(stand.text(f"stage-was-{view.fate}", name=name, card=card), area)
    why = stand.text(f"stage-why-{view.fate}", name=name)
    high = text_height(why, LABEL, below.width)
    if high > below.height:
        return lying
    return [*lying, prose(why, below._replace(height=high), LABEL, colour=LINEN)]


# Abilities that wait for an answer


def _uses(stand: Stand, area: Area) -> list[Placed]:
    """The uses that can still be cancelled, the latest on the right."""
    stack = stand.view.stack
    use = stack[-1]
    hero = the_hero(hero_of(use.action), stand.setting.texts)
    lying, below = _headed(stand.text("prompt-uses", name=stand.addressed(use.seat), hero=hero), area)
    room = below._replace(height=min(below.height, 150.0))
    for at, box in enumerate(columns(room, [Share(1.0, 0.0, 250.0)] * len(stack), 12.0)):
        lying += _use(stand, stack[at], box, at)
    effect = ability_line(hero_of(use.action), stand.setting.texts)
    rest = Area(room.x + 262.0, room.y, room.width - 262.0, room.height)
    if len(stack) == 1 and _fits(effect, LABEL, rest, 0.0):
        high = text_height(effect, LABEL, rest.width)
        lying.append(prose(effect, within(rest, (rest.width, high)), LABEL, colour=LINEN))
    return lying


def _use(stand: Stand, use: Use, box: Area, at: int) -> list[Placed]:
    """A hero in use, with its owner, ability and target."""
    who, number = stand.setting.seats[use.seat], hero_of(use.action)
    wide = min(box.height * CARD, box.width * 0.5)
    card = within(columns(box, [wide, REST])[0], (wide, wide / CARD))
    side = min(box.width - card.width - 8.0, box.height * 0.62)
    spot = (card.x + card.width + 6.0 + side / 2, card.centre[1])
    origin = stand.area(use.seat).centre
    sign = Face("ability", (number, False))
    shown = hero_face(number, stand.view.seats)
    lying = [
        Placed(f"use:{at}", shown, card.centre, card[2:], height=3 + at, animated=False),
        Placed(f"use:{at}", sign, spot, (side, side), height=3.1 + at, origin=origin, close=(260, 260)),
    ]
    small = min(44.0, card.width * 0.52)
    corner = (card.x + small * 0.42, card.y + card.height - small * 0.42)
    lying.append(person(who.sign, who.colour, corner, small)._replace(height=3.2 + at))
    aim = (spot[0] + side * 0.4, spot[1] + side * 0.42)
    return [*lying, *_aim(stand, use, aim, side * 0.5, 3.3 + at)]


def _aim(stand: Stand, use: Use, spot: tuple[float, float], side: float, height: float) -> list[Placed]:
    """The target of an ability, small beside its sign: a seat, a hero, or the use it cancels."""
    if use.action >= USE_OUTCAST:
        seat = stand.setting.seats[use.action - int(USE_OUTCAST)]
        return [person(seat.sign, seat.colour, spot, side)._replace(height=height)]
    face = None
    if use.action >= USE_CHIEFTAIN:
        face = Face("pip", (use.action - int(USE_CHIEFTAIN), True))
    elif use.action == CANCEL:
        face = Face("cancels")
    return [Placed("", face, spot, (side, side), height=height, animated=False)] if face else []


# The end


def _winners(stand: Stand, area: Area) -> list[Placed]:
    """Who has won, in a wreath."""
    who = stand.setting.seats[stand.view.places.index(1)]
    side = min(150.0, area.height, area.width * 0.3)
    left, right = columns(area, [side, REST], 16.0)
    spot = within(left, (side, side))
    wreath = Placed("", Face("laurel"), spot.centre, spot[2:], height=3, animated=False)
    medal = person(who.sign, who.colour, (spot.centre[0], spot.centre[1] - side * 0.03), side * 0.46)
    text = within(right, (right.width, 60.0))
    return [wreath, medal._replace(height=4), gold(winners(stand.view, stand.setting), text, height=3)]
