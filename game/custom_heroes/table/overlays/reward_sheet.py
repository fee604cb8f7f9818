"""The sheet of rewards and abilities: what a round brings (CH-33), how to win, what abilities do."""

from __future__ import annotations

from typing import Final

from game.custom_heroes.rules.advancements import ABILITIES
from game.custom_heroes.rules.cards import (
    ADVANCEMENTS,
    NO_ABILITY,
    POWER_LIMIT,
    REWARDS,
    STAKE,
    TRADE,
)
from game.custom_heroes.table.overlays.overlay_frame import (
    INNER,
    PAGE,
    SIGN,
    closing,
    heading,
    line,
    note,
    sheet,
    sign,
    strip,
    title,
    veil,
)
from game.custom_heroes.table.view_model import ViewModel
from game.custom_heroes.words.naming import gain, kind_name
from game.table.art.palette import ALARM, FROST, GILT, MIST
from game.table.pieces import Area, Face, Placed
from game.texts.texts import Texts

TOP: Final = 140.0  # units of the page, as all that follows: below the title
LEFT: Final = 560.0  # width of the rewards' side
FOOT: Final = 36.0  # below both sides
GUTTER: Final = 46.0
HEADING: Final = 36.0
FEW: Final = 4  # seats that leave room for larger type
ROWS: Final = (54.0, 74.0)  # least and greatest height of a place's row
TABLE: Final = 84.0  # from a side's top to its first row
RULES: Final = 378.0  # height that the rules need at least
COLUMNS: Final = (186.0, 330.0, 462.0)  # middles of VP, power, advancements, from the left
ABILITY_GAP: Final = 12.0
FAINT: Final = (86, 100, 138)


def reward_sheet(model: ViewModel) -> list[Placed]:
    """Show rewards, goal and abilities over the table; a click anywhere closes it."""
    texts = model.setting.texts
    below = texts("overlay-reward-below", seats=model.view.seats)
    left = Area(PAGE.x + INNER, PAGE.y + TOP, LEFT, PAGE.height - TOP - FOOT)
    x = left.x + LEFT + GUTTER
    right = Area(x, left.y, PAGE.x + PAGE.width - INNER - x, left.height)
    return [
        veil("toggle:rewards"),
        sheet(PAGE),
        *title(texts("overlay-reward-title"), below, PAGE),
        *closing(texts("overlay-close"), PAGE),
        *_rewards(model, left),
        *_abilities(model, right),
    ]


def _rewards(model: ViewModel, area: Area) -> list[Placed]:
    """The table of rewards, its note, and how the game is won."""
    view = model.view
    texts = model.setting.texts
    lying = _heads(texts, area)
    y = area.y + TABLE
    high = max(ROWS[0], min(ROWS[1], (area.height - TABLE - 50 - RULES) / view.seats))
    for place, reward in enumerate(REWARDS[view.seats], 1):
        lying += _reward(place, reward, Area(area.x, y, area.width, high - 6), last=place == view.seats)
        y += high
    star = texts("overlay-reward-star", most=view.goal - 1)
    lying.append(line(star, Area(area.x, y + 2, area.width, 28), face="text_italic", colour=MIST))
    y += 50
    return [*lying, *_rules(model, Area(area.x, y, area.width, area.y + area.height - y))]


def _heads(texts: Texts, area: Area) -> list[Placed]:
    lying = [heading(texts("overlay-reward-rewards"), Area(area.x, area.y, area.width, HEADING))]
    names = ("overlay-reward-vp", "overlay-reward-power", "overlay-reward-advancements")
    for middle, name in zip(COLUMNS, names, strict=True):
        box = Area(area.x + middle - 64, area.y + 53, 128, 24)
        lying.append(line(texts(name), box, face="sans_medium", colour=MIST, align="centre"))
    return lying


def _reward(place: int, reward: tuple[int, int, int], row: Area, *, last: bool) -> list[Placed]:
    """What one place brings."""
    middle = row.y + row.height / 2
    size = row.height * 0.66
    lying = [
        strip(row, lit=place == 1),
        sign("place_mark", (place,), (row.x + 46, middle), row.height * 0.84),
    ]
    kinds = (("coin", 1.0), ("power", 1.0), ("secret", 0.7))
    for count, left, (kind, narrow) in zip(reward, COLUMNS, kinds, strict=True):
        x = row.x + left
        box = Area(x - 62, middle - 15, 62, 36)
        if not count:
            lying.append(line("–", Area(x - 30, middle - 13, 60, 32), colour=FAINT, align="centre"))
            continue
        text = gain(count) + ("*" if last and count < 0 else "")
        lying.append(line(text, box, colour=FROST if count > 0 else ALARM, align="right"))
        token = Placed("", Face(kind), (x + 10 + size / 2, middle), (size * narrow, size))
        lying.append(token._replace(height=SIGN, lively=False))
    return lying


def _rules(model: ViewModel, area: Area) -> list[Placed]:
    """How to win, what happens after round 6, what power is good for."""
    texts = model.setting.texts
    parts = (
        ("overlay-reward-win", 1.0),
        ("overlay-reward-rounds", 1.15),
        ("overlay-reward-power_title", 0.8),
    )
    lying: list[Placed] = []
    y = area.y
    size = 24 if model.view.seats <= FEW else 22
    share = (area.height + 10) / sum(part[1] for part in parts)
    for (key, weight), words in zip(parts, _rule_lines(model), strict=True):
        high = share * weight - 10
        lying.append(heading(texts(key), Area(area.x, y, area.width, 30)))
        lying.append(note(words, Area(area.x, y + 32, area.width, high - 32), size))
        y += high + 10
    return lying


def _rule_lines(model: ViewModel) -> tuple[str, str, str]:
    texts = model.setting.texts
    return (
        texts("overlay-reward-win_line", goal=model.view.goal),
        texts("overlay-reward-rounds_line"),
        texts("overlay-reward-power_line", trade=TRADE, limit=POWER_LIMIT),
    )


def _abilities(model: ViewModel, area: Area) -> list[Placed]:
    """Each ability with its sign, its name, its price and its meaning."""
    texts = model.setting.texts
    able = [kind for kind, row in enumerate(ADVANCEMENTS) if row.ability != NO_ABILITY]
    lying = [heading(texts("overlay-reward-abilities"), Area(area.x, area.y, area.width, HEADING))]
    top = area.y + 54
    step = (area.height - 54 - 50 + ABILITY_GAP) / len(able)
    for number, kind in enumerate(able):
        row = Area(area.x, top + step * number, area.width, step - ABILITY_GAP)
        lying += _ability(kind, row, texts)
    foot = Area(area.x, area.y + area.height - 40, area.width, 40)
    return [*lying, note(texts("overlay-reward-unused"), foot, 22, face="text_italic", colour=MIST)]


def _ability(kind: int, row: Area, texts: Texts) -> list[Placed]:
    what = ADVANCEMENTS[kind]
    size = min(76.0, row.height - 16)
    left = row.x + size + 34
    price = Area(row.x + row.width - 206, row.y + 14, 190, 25)
    lying = [
        strip(row),
        sign("mark", (what.ability,), (row.x + 18 + size / 2, row.y + row.height / 2), size),
        line(kind_name(kind, texts), Area(left, row.y + 10, price.x - left - 8, 32), colour=GILT),
        note(
            texts(f"ability-{ABILITIES[what.ability]}"),
            Area(left, row.y + 44, row.x + row.width - left - 18, row.height - 52),
            22,
        ),
    ]
    for number in range(what.cost):
        spot = (row.x + row.width - 34 - 32 * number, row.y + 27)
        lying.append(sign("power", (), spot, 32))
    if not what.cost:
        free = texts("overlay-reward-free", stake=STAKE)
        lying.append(line(free, price, face="sans_medium", colour=MIST, align="right"))
    return lying
