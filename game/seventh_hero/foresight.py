"""Predicts which faces the table may need next, to paint them in idle frames."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.seventh_hero.cards import HEROES
from game.seventh_hero.hand_layout import CARD, HERO
from game.seventh_hero.moment import BACK, hero_face
from game.seventh_hero.places import (
    OWN,
    PILE_SIZE,
    QUEST_SIZE,
    WANDERER,
    WANDERER_OWN,
    rival_areas,
)
from game.seventh_hero.seats_layout import plan_of
from game.table.pieces import Face

if TYPE_CHECKING:
    from game.seventh_hero.moment import Moment

Size = tuple[float, float]


def faces_ahead(moment: Moment) -> tuple[tuple[Face, Size], ...]:
    """List faces and sizes in board units: what is turned up or drawn, heroes that are turned, panels."""
    seats = moment.view.seats
    area = rival_areas(seats - 1)[0]
    plan = plan_of(area)
    ahead: list[tuple[Face, Size]] = [
        (BACK, size) for size in (PILE_SIZE, WANDERER, WANDERER_OWN, plan.back, CARD)
    ]
    ahead += [(Face("plate", (style,)), spot[2:]) for style in ("seat", "turn") for spot in (area, OWN)]
    for size in (QUEST_SIZE, CARD, HERO, plan.hero):
        ahead += [(hero_face(number, seats), size) for number in HEROES]
    mine = [hero.number for hero in moment.me.party]
    ahead += [(hero_face(number, seats, ready=False), HERO) for number in mine]
    return tuple(ahead)
