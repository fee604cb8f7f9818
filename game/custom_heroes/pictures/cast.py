"""Who and what is pictured by which drawing: heroes by base value, gear and friends by the id of their kind.

A kind that the table of advancements brings and nobody has drawn gets a plain stand-in.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.custom_heroes.cards import ADVANCEMENTS, BLUE, RED
from game.custom_heroes.pictures import buddies, gear, great_heroes, small_heroes
from game.table.art.palette import Rgb
from game.table.art.pen import Emblem
from game.table.art.vector import Point


class Hero(NamedTuple):
    """A hero's drawing, and the colour of the hand that closes about a thing it holds."""

    emblem: Emblem
    hand: Rgb


HEROES: Final = (
    Hero(small_heroes.chick, (255, 214, 74)),
    Hero(small_heroes.mushroom, (251, 238, 216)),
    Hero(small_heroes.fox_witch, (244, 138, 52)),
    Hero(small_heroes.frog_ronin, (124, 204, 78)),
    Hero(small_heroes.clockwork, (224, 168, 72)),
    Hero(great_heroes.knight, (196, 208, 230)),
    Hero(great_heroes.ember_lion, (244, 196, 104)),
    Hero(great_heroes.golem, (138, 134, 170)),
    Hero(great_heroes.winged_maiden, (255, 223, 200)),
    Hero(great_heroes.dragon_emperor, (176, 28, 52)),
)
"""By base value, 1 first."""


class Held(NamedTuple):
    """How a thing is held: its drawing, the point of its canvas the hand closes about, its turn, its size.

    Degrees are clockwise; the size is the share of its canvas at which it is as wide as 250 card units.
    """

    emblem: Emblem
    grip: Point = (200, 330)
    turn: float = 0
    size: float = 1.0
    open_hand: bool = False


GEAR: Final[dict[str, Held]] = {
    "R01": Held(gear.training_blade, (200, 328), 20),
    "R02": Held(gear.hooked_lance, (200, 292), 20, 1.2),
    "R03": Held(gear.storm_cleaver, (226, 284), 16, 1.0),
    "R04": Held(gear.moon_hammer, (226, 268), 3, 0.92),
    "R05": Held(gear.titan_greatsword, (206, 334), 15, 1.2),
    "R06": Held(gear.rubber_mallet, (222, 280), 4, 0.92),
    "R07": Held(gear.wet_carp, (216, 336), 6, 0.9),
    "R08": Held(gear.anchor_chain, (214, 84), 186, 0.92),
    "B01": Held(gear.oak_buckler, (214, 236), 6, 0.9, open_hand=True),
    "B02": Held(gear.iron_gauntlet, (200, 256), 4, 0.7, open_hand=True),
    "B03": Held(gear.crystal_orb, (214, 362), -6, 0.84),
    "B04": Held(gear.drake_claw, (196, 256), 4, 0.74, open_hand=True),
    "B05": Held(gear.soap_bubble, (210, 344), -8, 0.95),
    "B06": Held(gear.torn_fan, (210, 350), -8, 0.95),
    "B07": Held(gear.cracked_kettle, (206, 336), 8, 0.72),
}
_SPARE: Final = Held(gear.spare_club)

FRIENDS: Final[dict[str, Emblem]] = {
    "Y01": buddies.ascended_form,
    "Y02": buddies.kodora,
    "Y03": buddies.edge,
    "Y04": buddies.burny,
    "Y05": buddies.charmy,
    "Y06": buddies.specter,
}


def held(kind: int) -> Held:
    """How the thing of `kind` (a red or blue one) is held."""
    return GEAR.get(ADVANCEMENTS[kind].id, _SPARE)


def emblem_of(kind: int) -> Emblem:
    """The drawing of what `kind` brings: a thing or a friend; an aura has none."""
    row = ADVANCEMENTS[kind]
    if row.gem in (RED, BLUE):
        return held(kind).emblem
    return FRIENDS.get(row.id, buddies.stray)
