"""The viewer's own place: who one is, the own party, large, and the own hand below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.seventh_hero.cards import HEROES, WINNING
from game.seventh_hero.moment import BACK, CLOSE, CLOSE_BACK, Moment, hero_face
from game.seventh_hero.picks import OWN_ZONE, hand_key
from game.seventh_hero.places import HAND, OWN, PILE, spread
from game.seventh_hero.plates import LINEN
from game.seventh_hero.seats_layout import eliminated, hero_card, note_of, panel_of, signs
from game.table.furniture import person, place, words
from game.table.pieces import NOTHING, Area, Face, Placed

if TYPE_CHECKING:
    from collections.abc import Iterable

CARD: Final = (154.0, 215.6)
SIDE_BY_SIDE: Final = 162.0  # the most that the left edges of two cards of the hand lie apart
RISE: Final = 20.0  # of a picked card
HERO: Final = (114.0, 159.6)
PARTY: Final = Area(OWN.x + 296, OWN.y + 9, OWN.width - 308, 160)
SLOT: Final = 141.0  # from one place of the party to the next
PIP: Final = 33.0


def own_place(moment: Moment) -> list[Placed]:
    """Who one is, the party, what was eliminated, and how far it is to six."""
    seat = moment.view.seat
    zone = Placed(OWN_ZONE, Face(NOTHING), PARTY.centre, PARTY[2:], height=-9, lively=False, drop=True)
    lying = [panel_of(moment, seat, OWN), zone, *_head(moment), *_progress(moment)]
    lying += _party(moment)
    return [*lying, *eliminated(moment, seat, Area(OWN.x + 16, OWN.y + 126, 262, 44))]


def _head(moment: Moment) -> list[Placed]:
    seat = moment.view.seat
    who = moment.setting.seats[seat]
    medal = person(who.sign, who.colour, (OWN.x + 46, OWN.y + 44), 64)
    if moment.setting.thinking == seat:
        medal = medal._replace(marks=frozenset({"busy"}))
    found = signs(moment, seat, (OWN.x + 258, OWN.y + 44), size=44)
    room = 196 - 48 * len(found)
    note = note_of(moment, seat)
    name = Area(OWN.x + 86, OWN.y + (14 if note else 26), room, 36)
    lying = [medal, words(who.name, name), *found]
    if note:
        under = Area(OWN.x + 86, OWN.y + 50, room, 24)
        lying.append(words(note, under, face="text_italic", colour=LINEN))
    return lying


def _progress(moment: Moment) -> list[Placed]:
    """Which of the seven heroes are in the party, and how many of the six that win (SH-27)."""
    have = {hero.number for hero in moment.me.party}
    x, y = OWN.x + 16 + PIP / 2, OWN.y + 102
    stones = [
        Placed(
            "", Face("pip", (number, number in have)), (x + (number - 1) * PIP, y), (PIP, PIP), lively=False
        )
        for number in HEROES
    ]
    count = Area(OWN.x + 20 + 7 * PIP, y - 15, 40, 30)
    return [*stones, words(f"{len(have)}/{WINNING}", count, colour=LINEN, align="centre")]


def _party(moment: Moment) -> list[Placed]:
    """The own party in six places; the sixth wins."""
    view, heroes = moment.view, moment.me.party
    lying: list[Placed] = []
    for at in range(WINNING):
        spot = (PARTY.x + HERO[1] / 2 + SLOT * at, PARTY.centre[1])
        if at < len(heroes):
            lying += hero_card(moment, view.seat, heroes[at], spot, HERO, 1 + at / 10)
            continue
        lying.append(place(Area(spot[0] - HERO[0] / 2, spot[1] - HERO[1] / 2, *HERO)))
        if at == WINNING - 1:
            lying.append(Placed("", Face("goal"), spot, (76, 76), height=-4, lively=False))
    return lying


def own_hand(moment: Moment) -> list[Placed]:
    """The cards in hand; as backs where those who look may not all see them."""
    hidden = not moment.hand
    keys = (
        [f"back:{moment.view.seat}"] * moment.me.cards if hidden else [hand_key(one) for one in moment.hand]
    )
    picked = _picked(moment, keys)
    return [
        Placed(
            key,
            BACK if hidden else hero_face(int(key[5:]), moment.view.seats),
            (x, HAND.centre[1] - (RISE if at in picked else 0)),
            CARD,
            height=2 + at / 10,
            back=BACK,
            origin=PILE,
            marks=_marks(moment, key, picked=at in picked),
            pickable=not hidden,
            close=CLOSE_BACK if hidden else CLOSE,
            group="hand",
        )
        for at, (key, x) in enumerate(zip(keys, _columns(len(keys)), strict=True))
    ]


def _marks(moment: Moment, key: str, *, picked: bool) -> frozenset[str]:
    """Of equal cards only as many are marked as picked as were."""
    marks = moment.marks(key)
    return marks if picked or "picked" not in marks else frozenset()


def _picked(moment: Moment, keys: list[str]) -> set[int]:
    """The places of the cards that are picked; of equal ones the last."""
    return {
        place
        for place, key in enumerate(keys)
        if key in moment.picked and keys[place + 1 :].count(key) < moment.picked[key]
    }


def _columns(count: int) -> Iterable[float]:
    """The middles of so many cards, from the left."""
    step = spread(count, CARD[0], HAND.width - 8, SIDE_BY_SIDE)
    left = HAND.centre[0] - step * (count - 1) / 2
    return [left + step * place for place in range(count)]
