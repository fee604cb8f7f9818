"""What lies over the table for a while: the cards among which SALVAGE chooses, and the lists of the decks."""

from __future__ import annotations

from collections import Counter
from typing import Final

from game.dust_collectorz.actions import FIRST, SALVAGE_CARD, VERB
from game.dust_collectorz.card_table import RANKS, TRIBES
from game.dust_collectorz.facts import RANK, TRIBE
from game.dust_collectorz.moment import Moment
from game.dust_collectorz.naming import tribe_name
from game.dust_collectorz.picks import SALVAGE
from game.dust_collectorz.places import CLASH, CLOSE, spread
from game.dust_collectorz.plates import LINEN
from game.table.furniture import gold, person, words
from game.table.pieces import OVERLAY, Area, Face, Placed

SPACE: Final = Area(24, 18, 1378, 1050)  # of a deck's list
SHEET: Final = OVERLAY + 1
ON_IT: Final = OVERLAY + 4
LIST: Final = "lists:"
COLUMNS: Final = 7  # six cards of a tribe, and a counter
CARD: Final = (116.0, 162.4)
STEP: Final = (128.0, 174.0)
TABLE: Final = Area(SPACE.x + 290, SPACE.y + 148, STEP[0] * COLUMNS, STEP[1] * len(TRIBES))
CHOICE: Final = Area(CLASH.x, CLASH.y - 2, CLASH.width, 384)
CHOICE_CARD: Final = (190.0, 266.0)


def sheets(moment: Moment) -> list[Placed]:
    """The sheet that was called up, or else the one that is needed."""
    called = [
        int(name.removeprefix(LIST)) for name in sorted(moment.setting.toggled) if name.startswith(LIST)
    ]
    for seat in called:
        if seat < moment.view.seats and moment.view.players[seat].list:
            return deck_list(moment, seat)
    return _salvages(moment) if moment.view.phase == "salvaging" and moment.decides else []


def _salvages(moment: Moment) -> list[Placed]:
    """The characters of the own discard pile among which one comes back."""
    kinds = [
        action % int(VERB) // int(FIRST)
        for action in moment.setting.legal
        if action - action % int(VERB) == SALVAGE_CARD
    ]
    plate = Placed("", Face("plate", ("sheet",)), CHOICE.centre, CHOICE[2:], height=20, lively=False)
    title = Area(CHOICE.x + 40, CHOICE.y + 18, CHOICE.width - 80, 52)
    lying = [plate, gold(moment.words("caption-salvage-title"), title, align="centre", height=21)]
    room = CHOICE.width - 80
    step = spread(len(kinds), CHOICE_CARD[0], room, CHOICE_CARD[0] + 14)
    left = CHOICE.centre[0] - step * (len(kinds) - 1) / 2
    for place, kind in enumerate(kinds):
        key = f"{SALVAGE}:{kind}"
        spot = (left + step * place, CHOICE.y + 92 + CHOICE_CARD[1] / 2)
        marks = moment.marks(key)
        piece = Placed(key, moment.card(kind), spot, CHOICE_CARD, height=22 + place / 10, marks=marks)
        lying.append(piece._replace(pickable=True, close=CLOSE, group="salvage", lively=False))
    return lying


def deck_list(moment: Moment, seat: int) -> list[Placed]:
    """All cards of a seat's deck by tribes; what has been seen of it is crossed out. A click closes it."""
    who = moment.setting.seats[seat]
    cloth = Placed(f"toggle:{LIST}{seat}", Face("plate", ("sheet",)), SPACE.centre, SPACE[2:], height=SHEET)
    title = Area(SPACE.x + 190, SPACE.y + 22, SPACE.width - 380, 56)
    note = Area(SPACE.x + 190, SPACE.y + 82, SPACE.width - 380, 30)
    lying = [
        cloth._replace(lively=False, pickable=True),
        gold(
            moment.words("caption-list-title", name=who.addressed or who.name),
            title,
            align="centre",
            height=ON_IT,
        ),
        person(who.sign, who.colour, (SPACE.x + 120, SPACE.y + 66), 72)._replace(height=ON_IT),
    ]
    text = moment.words("caption-list-note")
    lying.append(words(text, note, face="text_italic", colour=LINEN, align="centre", height=ON_IT))
    for tribe in range(len(TRIBES)):
        lying += _heading(moment, tribe)
    return [*lying, *_cards(moment, seat)]


def _heading(moment: Moment, tribe: int) -> list[Placed]:
    y = TABLE.y + STEP[1] * (tribe + 0.5)
    sign = Placed(
        "", Face("tribe", (tribe, "plain")), (SPACE.x + 74, y), (62, 62), height=ON_IT, lively=False
    )
    name = Area(SPACE.x + 112, y - 16, TABLE.x - SPACE.x - 122, 32)
    return [sign, words(tribe_name(tribe, moment.setting.texts), name, height=ON_IT)]


def _cards(moment: Moment, seat: int) -> list[Placed]:
    player = moment.view.players[seat]
    unseen: tuple[int | None, ...] | None = player.unseen  # None where those who look know different things
    told = unseen is not None and None not in unseen
    left = Counter(unseen or ())
    columns: Counter[int] = Counter()
    lying: list[Placed] = []
    for kind in sorted(player.list, key=lambda kind: (TRIBE[kind], RANK[kind], kind)):
        tribe = TRIBE[kind]
        row, column = (tribe, columns[tribe]) if RANK[kind] < len(RANKS) else (columns[tribe], COLUMNS - 1)
        columns[tribe] += 1
        spot = (TABLE.x + STEP[0] * (column + 0.5), TABLE.y + STEP[1] * (row + 0.5))
        seen = told and left[kind] <= 0
        left[kind] -= 1
        piece = Placed(f"list:{seat}:{kind}", moment.card(kind, dim=seen), spot, CARD, height=ON_IT)
        lying.append(piece._replace(lively=False, close=CLOSE))
        if seen:
            lying.append(Placed("", Face("crossed"), spot, CARD, height=ON_IT + 1, lively=False))
    return lying
