"""The sheet of rewards and abilities: what a round brings (CH-33), how to win, what abilities do."""

from __future__ import annotations

from typing import Final

from game.custom_heroes.rules.advancements import ABILITIES
from game.custom_heroes.rules.cards import ADVANCEMENTS, NO_ABILITY, POWER_LIMIT, REWARDS, STAKE, TRADE
from game.custom_heroes.table.overlays import overlay_frame as frame
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
PARTS: Final = {"win": 1.0, "rounds": 1.15, "power": 0.8}  # what is told below, and its share of the height
FAINT: Final = (86, 100, 138)


def reward_sheet(model: ViewModel) -> list[Placed]:
    """Show rewards, goal and abilities over the table; a click anywhere closes it."""
    below = model.text("overlay-reward-below", seats=model.view.seats)
    left = Area(frame.PAGE.x + frame.INNER, frame.PAGE.y + TOP, LEFT, frame.PAGE.height - TOP - FOOT)
    x = left.x + LEFT + GUTTER
    right = Area(x, left.y, frame.PAGE.x + frame.PAGE.width - frame.INNER - x, left.height)
    page = frame.opened(model, "rewards", "overlay-reward-title", below)
    return [*page, *_rewards(model, left), *_abilities(model, right)]


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
    lying.append(frame.line(star, Area(area.x, y + 2, area.width, 28), face="text_italic", colour=MIST))
    y += 50
    return [*lying, *_rules(model, Area(area.x, y, area.width, area.y + area.height - y))]


def _heads(texts: Texts, area: Area) -> list[Placed]:
    lying = [frame.heading(texts("overlay-reward-rewards"), Area(area.x, area.y, area.width, HEADING))]
    names = ("overlay-reward-vp", "overlay-reward-power", "overlay-reward-advancements")
    for middle, name in zip(COLUMNS, names, strict=True):
        box = Area(area.x + middle - 64, area.y + 53, 128, 24)
        lying.append(frame.line(texts(name), box, face="sans_medium", colour=MIST, align="centre"))
    return lying


def _reward(place: int, reward: tuple[int, int, int], row: Area, *, last: bool) -> list[Placed]:
    """What one place brings."""
    middle = row.y + row.height / 2
    size = row.height * 0.66
    lying = [
        frame.strip(row, lit=place == 1),
        frame.sign("place_mark", (place,), (row.x + 46, middle), row.height * 0.84),
    ]
    kinds = (("coin", 1.0), ("power", 1.0), ("secret", 0.7))
    for count, left, (kind, narrow) in zip(reward, COLUMNS, kinds, strict=True):
        x = row.x + left
        box = Area(x - 62, middle - 15, 62, 36)
        if not count:
            lying.append(frame.line("–", Area(x - 30, middle - 13, 60, 32), colour=FAINT, align="centre"))
            continue
        text = gain(count) + ("*" if last and count < 0 else "")
        lying.append(frame.line(text, box, colour=FROST if count > 0 else ALARM, align="right"))
        spot, shape = (x + 10 + size / 2, middle), (size * narrow, size)
        lying.append(Placed("", Face(kind), spot, shape, height=frame.SIGN, animated=False))
    return lying


def _rules(model: ViewModel, area: Area) -> list[Placed]:
    """How to win, what happens after round 6, what power is good for."""
    facts = {"goal": model.view.goal, "trade": TRADE, "limit": POWER_LIMIT}
    lying: list[Placed] = []
    y = area.y
    size = 24 if model.view.seats <= FEW else 22
    share = (area.height + 10) / sum(PARTS.values())
    for key, weight in PARTS.items():
        high = share * weight - 10
        lying.append(frame.heading(model.text(f"overlay-reward-{key}"), Area(area.x, y, area.width, 30)))
        words = model.text(f"overlay-reward-{key}_line", **facts)
        lying.append(frame.note(words, Area(area.x, y + 32, area.width, high - 32), size))
        y += high + 10
    return lying


def _abilities(model: ViewModel, area: Area) -> list[Placed]:
    """Each ability with its sign, its name, its price and its meaning."""
    texts = model.setting.texts
    able = [kind for kind, row in enumerate(ADVANCEMENTS) if row.ability != NO_ABILITY]
    lying = [frame.heading(texts("overlay-reward-abilities"), Area(area.x, area.y, area.width, HEADING))]
    top = area.y + 54
    step = (area.height - 54 - 50 + ABILITY_GAP) / len(able)
    for number, kind in enumerate(able):
        row = Area(area.x, top + step * number, area.width, step - ABILITY_GAP)
        lying += _ability(kind, row, texts)
    foot = Area(area.x, area.y + area.height - 40, area.width, 40)
    return [*lying, frame.note(texts("overlay-reward-unused"), foot, 22, face="text_italic", colour=MIST)]


def _ability(kind: int, row: Area, texts: Texts) -> list[Placed]:
    what = ADVANCEMENTS[kind]
    size = min(76.0, row.height - 16)
    left = row.x + size + 34
    price = Area(row.x + row.width - 206, row.y + 14, 190, 25)
    words = Area(left, row.y + 44, row.x + row.width - left - 18, row.height - 52)
    lying = [
        frame.strip(row),
        frame.sign("mark", (what.ability,), (row.x + 18 + size / 2, row.y + row.height / 2), size),
        frame.line(kind_name(kind, texts), Area(left, row.y + 10, price.x - left - 8, 32), colour=GILT),
        frame.note(texts(f"ability-{ABILITIES[what.ability]}"), words, 22),
    ]
    for number in range(what.cost):
        spot = (row.x + row.width - 34 - 32 * number, row.y + 27)
        lying.append(frame.sign("power", (), spot, 32))
    if not what.cost:
        free = texts("overlay-reward-free", stake=STAKE)
        lying.append(frame.line(free, price, face="sans_medium", colour=MIST, align="right"))
    return lying
