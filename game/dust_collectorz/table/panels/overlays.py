"""What lies over the table for a while: the cards among which SALVAGE chooses, and the lists of the decks."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules import actions as do
from game.dust_collectorz.rules.cards.card_table import TRIBES
from game.dust_collectorz.rules.cards.facts import RANK, TRIBE
from game.dust_collectorz.table.drawing.plates import LINEN
from game.dust_collectorz.table.panels.ground import CARD, fan_of
from game.dust_collectorz.table.picks import SALVAGE
from game.dust_collectorz.words.naming import tribe_name
from game.table.layout.boxes import REST, columns, grid, inset, largest, rows, within
from game.table.pieces import OVERLAY, Area, Face, Placed
from game.table.stock.furniture import fixed, gold, person, prose, text_width, words
from game.table.stock.seat_head import LEAST

if TYPE_CHECKING:
    from game.dust_collectorz.table.situation import Situation

SHEET: Final = OVERLAY + 1
ON_IT: Final = OVERLAY + 4
LIST: Final = "lists:"
ACROSS: Final = 6  # cards of a tribe (DC-2)
HEADING: Final = (0.14, 44.0, 84.0)  # height of the title: share of the sheet, least and most
BESIDE: Final = 2.0  # from this proportion on tribes lie in two columns
NAME: Final = 24.0  # units of type


def overlays(moment: Situation) -> list[Placed]:
    """The sheet that was called up, or else the one that is needed."""
    called = [
        int(name.removeprefix(LIST)) for name in sorted(moment.setting.toggled) if name.startswith(LIST)
    ]
    for seat in called:
        if seat < moment.view.seats and moment.view.players[seat].list:
            return deck_list(moment, seat)
    return _salvages(moment) if moment.view.phase == "salvaging" and moment.decides else []


def _salvages(moment: Situation) -> list[Placed]:
    """The characters of the own discard pile among which one comes back."""
    kinds = [do.first_of(one) for one in moment.setting.legal if do.verb_of(one) == do.SALVAGE_CARD]
    area = moment.ground.stage.whole
    plate = fixed(Face("plate", ("sheet",)), area, height=20)
    title, room = rows(inset(area, 24.0, 12.0), [min(48.0, area.height * 0.2), REST], 8.0)
    lying = [plate, gold(moment.words("caption-salvage-title"), title, align="centre", height=21)]
    high = min(room.height, 300.0)
    wide = min(room.width, len(kinds) * (high * CARD + 8.0))
    for at, (kind, spot) in enumerate(
        zip(kinds, fan_of(within(room, (wide, high)), len(kinds)), strict=True)
    ):
        key = f"{SALVAGE}:{kind}"
        piece = Placed(
            key, moment.card(kind), spot.centre, spot[2:], height=22 + at / 10, marks=moment.marks(key)
        )
        lying.append(piece._replace(pickable=True, close=moment.close, group="salvage", animated=False))
    return lying


def deck_list(moment: Situation, seat: int) -> list[Placed]:
    """All cards of a seat's deck by tribes; what has been seen of it is crossed out. A click closes it."""
    space, who = moment.frame.table, moment.setting.seats[seat]
    cloth = Placed(f"toggle:{LIST}{seat}", Face("plate", ("sheet",)), space.centre, space[2:], height=SHEET)
    inner = inset(space, 20.0, 12.0)
    share, least, most = HEADING
    top, body = rows(inner, [min(most, max(least, share * inner.height)), REST], 8.0)
    face, text = columns(top, [top.height, REST], 14.0)
    title, note = rows(text, [REST, LEAST * 1.4])
    shown = moment.words("caption-list-title", name=who.addressed or who.name)
    return [
        cloth._replace(animated=False, pickable=True),
        person(who.sign, who.colour, face.centre, face.height)._replace(height=ON_IT),
        gold(shown, title, height=ON_IT),
        words(moment.words("caption-list-note"), note, face="sans", colour=LINEN, height=ON_IT),
        *_cards(moment, seat, body),
    ]


def _cards(moment: Situation, seat: int, area: Area) -> list[Placed]:
    """A row a tribe, and one for the counters: emblem, name where there is room, cards."""
    names = [tribe_name(tribe, moment.setting.texts) for tribe in range(len(TRIBES) + 1)]
    across = 2 if area.width > BESIDE * area.height else 1
    lines = grid(area, across, (len(TRIBES) + 1) // across, 10.0)
    emblem = min(56.0, lines[0].height)
    wide = max(text_width(name, NAME) for name in names)
    side = emblem + (10.0 + wide if wide + emblem < lines[0].width * 0.24 else 0.0)
    lying: list[Placed] = []
    cells: list[list[Area]] = []
    for tribe, line in enumerate(lines):
        left, row = columns(line, [side, REST], 12.0)
        spot, name = columns(left, [emblem, REST], 10.0)
        if tribe < len(TRIBES):
            face = Face("tribe", (tribe, "plain"))
            lying.append(Placed("", face, spot.centre, (emblem, emblem), height=ON_IT, animated=False))
        if side > emblem:
            high = min(NAME * 1.3, name.height)
            line_ = within(name, (name.width, high))
            lying.append(prose(names[tribe], line_, NAME, face="sans_bold", height=ON_IT))
        cells.append([largest(cell, CARD) for cell in grid(row, ACROSS, 1, 8.0)])
    return [*lying, *_faces(moment, seat, cells)]


def _faces(moment: Situation, seat: int, cells: list[list[Area]]) -> list[Placed]:
    player = moment.view.players[seat]
    unseen: tuple[int | None, ...] | None = player.unseen  # None where those who look know different things
    told = unseen is not None and None not in unseen
    left = Counter(unseen or ())
    used: Counter[int] = Counter()
    lying: list[Placed] = []
    for kind in sorted(player.list, key=lambda kind: (TRIBE[kind], RANK[kind], kind)):
        tribe = TRIBE[kind]
        spot = cells[tribe][used[tribe]]
        used[tribe] += 1
        seen = told and left[kind] <= 0
        left[kind] -= 1
        piece = Placed(
            f"list:{seat}:{kind}", moment.card(kind, dim=seen), spot.centre, spot[2:], height=ON_IT
        )
        lying.append(piece._replace(animated=False, close=moment.close))
        if seen:
            cross = Face("crossed")
            lying.append(fixed(cross, spot, height=ON_IT + 1))
    return lying
