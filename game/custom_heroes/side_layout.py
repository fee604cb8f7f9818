"""The side above the desk: round, goal, what has to be beaten, who leads; deck, rewards and bag."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.custom_heroes.cards import ASCEND, ROUNDS
from game.custom_heroes.moment import BACK, Moment, card_face, told
from game.custom_heroes.naming import signed
from game.custom_heroes.picks import card_key
from game.custom_heroes.places import SIDE, bag_spot, deck_spot, tile
from game.custom_heroes.plates import SAND
from game.table.art.palette import FROST
from game.table.furniture import badge, gold, person, words
from game.table.pieces import Area, Face, Placed

if TYPE_CHECKING:
    from game.custom_heroes.view import Card

INNER: Final = Area(SIDE.x + 18, SIDE.y + 12, SIDE.width - 36, SIDE.height - 24)
FACTS: Final = Area(SIDE.x + 16, SIDE.y + 192, SIDE.width - 32, 280)
PILE: Final = (58.0, 81.2)


def side(moment: Moment) -> list[Placed]:
    """All that everybody wants to look up."""
    plate = Placed("", Face("plate", ("seat",)), SIDE.centre, SIDE[2:], height=-12, lively=False)
    return [plate, *_round(moment), *_facts(moment), *_deck(moment), *_rewards(moment), *_bag(moment)]


def _round(moment: Moment) -> list[Placed]:
    view = moment.view
    now = max(1, view.round)
    title = moment.words("round", round=now, rounds=ROUNDS) if now <= ROUNDS else moment.words("sudden")
    row = INNER.y + 58
    goal = moment.words("goal" if now <= ROUNDS else "sudden_goal", vp=view.goal)
    target = (INNER.x + 30, INNER.y + 130)
    coin = Face("vp", (view.goal,)) if now <= ROUNDS else Face("place_mark", (1,))
    return [
        gold(title, Area(INNER.x, INNER.y, INNER.width, 50), align="centre"),
        Placed("", Face("pips", (now,)), (INNER.centre[0], row + 14), (308, 30), lively=False),
        Placed("goal", coin, target, (60, 60), lively=False, close=(220, 220)),
        words(goal, Area(INNER.x + 70, target[1] - 18, INNER.width - 74, 36), colour=FROST),
    ]


def _facts(moment: Moment) -> list[Placed]:
    """What the next set has to be, in large numbers."""
    view = moment.view
    well = Placed("", Face("plate", ("well",)), FACTS.centre, FACTS[2:], height=-11, lively=False)
    x, y, width = FACTS.x + 16, FACTS.y, FACTS.width - 32
    lying = [well]
    if moment.over and view.winner >= 0:
        crown = Placed("", Face("crown"), (FACTS.centre[0], y + 104), (140, 140), lively=False)
        text = moment.words("wins", name=moment.addressed(view.winner))
        return [well, crown, gold(text, Area(x, y + 190, width, 52), align="centre")]
    if moment.over or view.phase in {"dealing", "judging"}:
        return lying
    seat = view.last if view.last >= 0 else view.leader
    who = moment.setting.seats[seat]
    text = moment.words("ahead" if view.last >= 0 else "leads", name=moment.addressed(seat))
    lying += [
        person(who.sign, who.colour, (x + 24, y + 40), 48),
        words(text, Area(x + 58, y + 23, width - 60, 34)),
    ]
    if view.last < 0:
        return [*lying, *_opening(moment, Area(x, y + 74, width, 190))]
    return [*lying, *_demand(moment, Area(x, y + 74, width, 190))]


def _opening(moment: Moment, area: Area) -> list[Placed]:
    """Before the first set: what it may be, or what can be staked."""
    betting = moment.view.phase == "betting"
    face = Face("stake") if betting else Face("any_set")
    title = moment.words("bets" if betting else "any_set")
    return [
        Placed("", face, (area.centre[0], area.y + 66), (120, 120), lively=False),
        words(title, Area(area.x, area.y + 140, area.width, 36), colour=FROST, align="centre"),
    ]


def _demand(moment: Moment, area: Area) -> list[Placed]:
    """How many cards of which value would follow."""
    view = moment.view
    foot = Area(area.x, area.y + 140, area.width, 36)
    if view.ascended:
        sign = Placed("", Face("mark", (ASCEND,)), (area.centre[0], area.y + 66), (116, 116), lively=False)
        return [sign, words(moment.words("forms"), foot, colour=FROST, align="centre")]
    way = ("strict_" if view.strict else "") + ("down" if view.falling else "up")
    value = signed(view.value)
    half = area.width / 2
    return [
        gold(str(view.count), Area(area.x, area.y, half - 40, 124), align="centre"),
        words("×", Area(area.centre[0] - 30, area.y + 34, 60, 66), colour=SAND, align="centre"),
        gold(value, Area(area.x + half + 40, area.y, half - 40, 124), align="centre"),
        words(
            moment.words("cards", count=view.count),
            Area(area.x, foot.y, half - 24, 34),
            face="sans_medium",
            colour=SAND,
            align="centre",
        ),
        words(
            moment.words(way),
            Area(area.x + half + 8, foot.y, half - 8, 34),
            face="sans_medium",
            colour=SAND,
            align="centre",
        ),
    ]


def _tile(moment: Moment, index: int, key: str, name: str, *, lit: bool = False) -> list[Placed]:
    area = tile(index)
    face = Face("plate", ("lit" if lit else "tile",))
    plate = Placed(key, face, area.centre, area[2:], height=-9, lively=False)
    if key.startswith("toggle:"):
        plate = plate._replace(pickable=True, group="toggles")
    label = Area(area.x + 6, area.y + area.height - 40, area.width - 12, 30)
    return [plate, words(moment.words(name), label, face="sans_medium", colour=SAND, align="centre")]


def _deck(moment: Moment) -> list[Placed]:
    """The deck browser's switch; on it lie, closed, the cards that are out."""
    view = moment.view
    lying = _tile(moment, 0, "toggle:deck", "deck", lit="deck" in moment.setting.toggled)
    x, y = deck_spot()
    for depth in (2, 1, 0):
        spot = (x + 2.0 * depth, y - 2.0 * depth)
        lying.append(Placed("", BACK, spot, PILE, height=-depth / 10, lively=False))
    lying += [
        Placed(card_key(card.card), card_face(card), (x, y), PILE, face_up=False, back=BACK, height=0.5)
        for card in _out(moment)
    ]
    return [*lying, *badge(str(len(view.deck)), (x, y + 40), 30)]


def _out(moment: Moment) -> list[Card]:
    """The cards that were played in this round and have been cleared away."""
    view = moment.view
    unseen = told(view.unseen)
    if unseen is None or view.phase == "dealing" or any(told(card) is None for card in unseen):
        return []
    elsewhere = set(unseen) | {card.card for card in moment.hand}
    elsewhere |= {card.card for play in view.trick for card in play.cards}
    elsewhere |= {card.card for player in view.players for card in player.bets}
    return [card for card in view.deck if card.card not in elsewhere]


def _rewards(moment: Moment) -> list[Placed]:
    lying = _tile(moment, 1, "toggle:rewards", "rewards", lit="rewards" in moment.setting.toggled)
    area = tile(1)
    return [*lying, Placed("", Face("rewards"), (area.centre[0], area.y + 66), (92, 92), lively=False)]


def _bag(moment: Moment) -> list[Placed]:
    lying = _tile(moment, 2, "", "bag")
    x, y = bag_spot()
    sign = Placed("bag", Face("bag"), (x, y), (96, 96), lively=False, close=(220, 220))
    return [*lying, sign, *badge(str(moment.view.bag), (x, y + 40), 30)]
