"""The right column: the standing of all seats, and how the values of the clash came about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.facts import LAST_ROUND, TEAM_LAST_ROUND
from game.dust_collectorz.moment import Moment
from game.dust_collectorz.naming import ability_name, card_name, signed
from game.dust_collectorz.places import SIDE
from game.dust_collectorz.plates import LINEN
from game.dust_collectorz.reckoning import cancelled_of, in_full, sources
from game.table.art.palette import ALARM, FROST
from game.table.furniture import gold, person, words
from game.table.pieces import NOTHING, Area, Face, Placed

if TYPE_CHECKING:
    from game.dust_collectorz.reckoning import Reckoning
    from game.dust_collectorz.view import SetView

INNER: Final = Area(SIDE.x + 18, SIDE.y + 10, SIDE.width - 36, SIDE.height - 20)
HEAD: Final = 54.0
ROW: Final = 66.0
TEAM_ROW: Final = 98.0
LINE: Final = 30.0
LINES: Final = 9  # of a side's reckoning at full height
BUTTON: Final = (46.0, 50.0)
AIR: Final = 6.0  # above and below the lines of a row


def side(moment: Moment) -> list[Placed]:
    """The standing, and below it the reckoning of the clash."""
    rows = _rows(moment)
    row = TEAM_ROW if moment.team else ROW
    height = HEAD + row * len(rows) + 24
    area = SIDE._replace(height=height)
    plate = Placed("", Face("plate", ("seat",)), area.centre, area[2:], height=-12, lively=False)
    title = moment.words(f"caption-mode-{'duel' if moment.view.seats == 2 else moment.view.mode}")
    if moment.begun and not moment.over:
        title = moment.words("caption-title", mode=title, number=moment.view.round)
    lying = [plate, gold(title, Area(INNER.x, INNER.y, INNER.width, 44), align="centre")]
    for place, seats in enumerate(rows):
        lying += _row(moment, seats, Area(INNER.x, INNER.y + HEAD + row * place, INNER.width, row - 6))
    return [*lying, *_book(moment, SIDE.y + height + 12)]


def _rows(moment: Moment) -> list[tuple[int, ...]]:
    """Who is counted together: a team's partners."""
    if moment.team:
        return [(0, 2), (1, 3)]
    return [(seat,) for seat in range(moment.view.seats)]


def _row(moment: Moment, seats: tuple[int, ...], area: Area) -> list[Placed]:
    """Who it is, the points, and the lists of the decks."""
    view = moment.view
    lit = moment.over and bool(view.places) and view.places[seats[0]] == 1
    plate = Placed("", Face("plate", ("lead" if lit else "cell",)), area.centre, area[2:], height=-9)
    middle = area.centre[1]
    lying = [plate._replace(lively=False)]
    x = area.x + 30
    for seat in seats:
        who = moment.setting.seats[seat]
        lying.append(person(who.sign, who.colour, (x, middle), 44))
        x += 48
    buttons = _list_buttons(moment, seats, area)
    right = area.x + area.width - 8 - (BUTTON[0] + 4) * len(buttons)
    lying += buttons
    lying.append(
        gold(str(view.players[seats[0]].points), Area(right - 72, middle - 25, 68, 50), align="right")
    )
    reach = Area(area.x, area.y, right - area.x, area.height)
    key = f"points:{seats[0]}"
    lying.append(Placed(key, Face(NOTHING), reach.centre, reach[2:], height=5, lively=False, close=reach[2:]))
    x -= 18
    room = right - 76 - x
    lines = [(moment.name(seat), 30.0, "sans_bold", FROST) for seat in seats]
    if view.last_winner in seats:
        bonus = TEAM_LAST_ROUND if moment.team else LAST_ROUND
        so_far = "caption-last-team" if moment.team else "caption-last-so_far"
        key = "caption-last" if moment.over else so_far
        lines.append((moment.words(key, number=bonus), 26.0, "text_italic", LINEN))
    tall = sum(high for _, high, _, _ in lines)
    share = min(1.0, (area.height - 2 * AIR) / tall)
    y = middle - tall * share / 2
    for text, wanted, face, colour in lines:
        high = wanted * share
        lying.append(words(text, Area(x, y, room, high), face=face, colour=colour))
        y += high
    return lying


def _list_buttons(moment: Moment, seats: tuple[int, ...], area: Area) -> list[Placed]:
    """What calls up the list of each deck, unless it is secret."""
    found = []
    able = [seat for seat in seats if moment.view.players[seat].list]
    for place, seat in enumerate(reversed(able)):
        key = f"toggle:lists:{seat}"
        shown = f"lists:{seat}" in moment.setting.toggled
        spot = (area.x + area.width - 8 - BUTTON[0] / 2 - (BUTTON[0] + 4) * place, area.centre[1])
        colour = moment.setting.seats[seat].colour
        piece = Placed(key, Face("list_sign", (shown, colour)), spot, BUTTON, height=1, lively=False)
        found.append(piece._replace(pickable=True, group="toggles"))
    return found


def _book(moment: Moment, top: float) -> list[Placed]:
    """How the two values came about, a line a part."""
    fight = moment.fight
    if fight.reckoning is None or None in fight.sets or moment.over:
        return []
    room = SIDE.y + SIDE.height - top
    longest = max(
        len(parts) + len(cancelled_of(laid))
        for parts, laid in zip(fight.reckoning.parts, fight.sets, strict=True)
        if laid is not None
    )
    line = min(LINE, (room - 74) / max(1, longest))
    area = Area(SIDE.x, top, SIDE.width, 74 + line * longest)
    plate = Placed("", Face("plate", ("seat",)), area.centre, area[2:], height=-12, lively=False)
    half = (INNER.width - 20) / 2
    lying = [plate]
    for number, laid in enumerate(fight.sets):
        if laid is None:
            continue
        column = Area(INNER.x + number * (half + 20), top + 12, half, area.height - 24)
        lying += _column(moment, laid, fight.reckoning, number, column, line)
    return lying


def _column(
    moment: Moment, laid: SetView, reckoning: Reckoning, number: int, area: Area, line: float
) -> list[Placed]:
    who = moment.setting.seats[laid.seat]
    lying = [
        person(who.sign, who.colour, (area.x + 20, area.y + 20), 38),
        gold(str(reckoning.values[number]), Area(area.x + 46, area.y, area.width - 50, 42), align="right"),
    ]
    names = part_names(moment, number)
    for place, ((what, amount), name) in enumerate(zip(reckoning.parts[number], names, strict=True)):
        y = area.y + 48 + line * place
        shown = str(amount) if what == "primary" else signed(-amount if what == "weakened" else amount)
        lying += [
            words(name, Area(area.x, y, area.width - 50, line - 4), face="sans_medium", colour=LINEN),
            words(shown, Area(area.x + area.width - 46, y, 42, line - 4), colour=FROST, align="right"),
        ]
    for place, kind in enumerate(cancelled_of(laid), len(names)):
        room = Area(area.x, area.y + 48 + line * place, area.width, line - 4)
        text = moment.words("caption-part-cancelled", ability=ability_name(kind, moment.setting.texts))
        lying.append(words(text, room, face="text_italic", colour=ALARM))
    return lying


def part_names(moment: Moment, number: int) -> list[str]:
    """Name the parts of a side's value: cards, the wheel, abilities."""
    fight, texts = moment.fight, moment.setting.texts
    laid, foe = fight.sets[number], fight.sets[1 - number]
    if laid is None or foe is None or fight.reckoning is None:
        return []
    parts = fight.reckoning.parts[number]
    kinds = sources(moment.view, laid, foe, parts, defends=number == 1)
    names = []
    for (what, amount), kind in zip(parts, kinds, strict=True):
        if kind < 0:
            names.append(moment.words(f"caption-part-{what}"))
        elif what == "primary" or (what == "support" and in_full(moment.view, kind, amount)):
            names.append(card_name(kind, texts))
        elif what == "support":
            names.append(moment.words("caption-part-half", card=card_name(kind, texts)))
        else:
            names.append(ability_name(kind, texts))
    return names
