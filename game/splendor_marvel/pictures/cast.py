"""Who is shown by what: for each of the 90 characters an emblem, its two colours and the sky behind it."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.splendor_marvel.cards import NAMES
from game.splendor_marvel.pictures import arms, beasts, crawlers, hands, masks, powers, signs, skulls, things
from game.table.art.palette import Rgb
from game.table.art.pen import Emblem

RED: Final[Rgb] = (226, 44, 58)
CRIMSON: Final[Rgb] = (168, 22, 48)
ORANGE: Final[Rgb] = (246, 128, 34)
AMBER: Final[Rgb] = (250, 190, 52)
SAND: Final[Rgb] = (216, 178, 118)
BROWN: Final[Rgb] = (150, 92, 48)
LIME: Final[Rgb] = (150, 214, 58)
GREEN: Final[Rgb] = (46, 164, 84)
FOREST: Final[Rgb] = (24, 96, 70)
TEAL: Final[Rgb] = (30, 150, 156)
AQUA: Final[Rgb] = (92, 214, 226)
SKY: Final[Rgb] = (88, 164, 250)
BLUE: Final[Rgb] = (44, 96, 226)
NAVY: Final[Rgb] = (36, 52, 124)
VIOLET: Final[Rgb] = (130, 76, 224)
PLUM: Final[Rgb] = (104, 40, 130)
PINK: Final[Rgb] = (244, 112, 172)
WHITE: Final[Rgb] = (232, 236, 246)
SILVER: Final[Rgb] = (168, 182, 206)
SLATE: Final[Rgb] = (84, 98, 132)
COAL: Final[Rgb] = (46, 52, 78)


class Role(NamedTuple):
    """How a character is pictured: emblem, its main and side colour, the sky, the sky's pattern."""

    emblem: Emblem
    main: Rgb
    side: Rgb
    sky: Rgb
    pattern: str


CAST: Final[dict[str, Role]] = {
    "Baron Zemo": Role(masks.cowl, VIOLET, AMBER, (150, 92, 40), "rays"),
    "Rocket": Role(things.rocket, ORANGE, BLUE, (34, 60, 150), "stars"),
    "Grandmaster": Role(things.queen, AMBER, RED, (96, 40, 150), "rings"),
    "M.O.D.O.K.": Role(skulls.brain, PINK, AMBER, (92, 62, 160), "hexes"),
    "Prowler": Role(hands.claws, VIOLET, GREEN, (36, 120, 80), "skyline"),
    "Spider-Woman": Role(crawlers.spider, RED, AMBER, (184, 116, 26), "sunburst"),
    "Squirrel Girl": Role(beasts.acorn, SAND, GREEN, (60, 130, 90), "dots"),
    "Vulture": Role(beasts.feathers, GREEN, LIME, (120, 150, 180), "skyline"),
    "Kraven": Role(beasts.lion, BROWN, ORANGE, (96, 120, 44), "peaks"),
    "Lizard": Role(beasts.lizard_eye, GREEN, AMBER, (56, 84, 44), "smoke"),
    "Gorgon": Role(beasts.hoof, BROWN, ORANGE, (84, 60, 110), "shards"),
    "Rhino": Role(beasts.rhino, SLATE, SILVER, (150, 116, 90), "speed"),
    "Abomination": Role(hands.fist, TEAL, LIME, (66, 70, 120), "smoke"),
    "America Chavez": Role(signs.great_star, WHITE, RED, (44, 80, 190), "stars"),
    "Winter Soldier": Role(hands.steel_arm, RED, SILVER, (92, 120, 160), "shards"),
    "Scorpion": Role(crawlers.scorpion, GREEN, FOREST, (150, 130, 50), "peaks"),
    "Moon Knight": Role(signs.moon, WHITE, AMBER, (40, 52, 110), "skyline"),
    "Spider-Man 2099": Role(crawlers.thin_spider, BLUE, RED, (120, 36, 120), "skyline"),
    "Elektra": Role(arms.sai, CRIMSON, RED, (150, 34, 44), "waves"),
    "Lockjaw": Role(beasts.paw, BROWN, AMBER, (70, 116, 170), "rings"),
    "Bullseye": Role(signs.target, NAVY, WHITE, (44, 60, 130), "speed"),
    "Valkyrie": Role(arms.winged_sword, NAVY, SKY, (92, 150, 220), "sunburst"),
    "Wasp": Role(crawlers.wasp, AMBER, COAL, (140, 40, 60), "hexes"),
    "Taskmaster": Role(skulls.hooded_skull, ORANGE, BLUE, (40, 70, 130), "dots"),
    "Electro": Role(signs.bolt, AMBER, LIME, (30, 110, 80), "shards"),
    "Mysterio": Role(skulls.orb, TEAL, LIME, (96, 44, 140), "smoke"),
    "Crystal": Role(powers.crystals, SKY, ORANGE, (130, 66, 110), "rings"),
    "Triton": Role(arms.trident, TEAL, AQUA, (24, 90, 130), "waves"),
    "Wong": Role(things.tome, CRIMSON, AMBER, (110, 54, 40), "rings"),
    "Ms. Marvel": Role(signs.ringed_bolt, AMBER, RED, (36, 76, 190), "dots"),
    "Quake": Role(powers.quake, NAVY, AQUA, (90, 66, 60), "rings"),
    "Sandman": Role(powers.spiral, SAND, BROWN, (170, 126, 66), "peaks"),
    "Kingpin": Role(powers.diamond, WHITE, PINK, (120, 40, 90), "skyline"),
    "Silver Sable": Role(arms.katanas, SILVER, SLATE, (88, 104, 140), "shards"),
    "Spider-Ham": Role(beasts.pig, PINK, RED, (60, 120, 200), "web"),
    "Spider-Girl": Role(crawlers.web, RED, BLUE, (50, 70, 170), "skyline"),
    "Scarlet Spider": Role(crawlers.thin_spider, RED, SKY, (60, 96, 180), "web"),
    "Hawkeye": Role(arms.bow, VIOLET, PLUM, (92, 60, 150), "rings"),
    "Kate Bishop": Role(arms.arrows, VIOLET, PINK, (140, 70, 150), "dots"),
    "Yondu": Role(arms.whistling_arrow, RED, ORANGE, (30, 80, 150), "stars"),
    "Maria Hill": Role(things.dish, SILVER, SKY, (50, 76, 120), "hexes"),
    "Shuri": Role(hands.repulsor, VIOLET, SKY, (70, 48, 120), "hexes"),
    "The Collector": Role(things.bell_jar, PLUM, SKY, (60, 40, 96), "stars"),
    "Maximus": Role(masks.crown, PLUM, AQUA, (110, 80, 150), "shards"),
    "Karnak": Role(hands.open_hand, GREEN, WHITE, (50, 100, 80), "shards"),
    "Red Skull": Role(skulls.skull, RED, AMBER, (60, 66, 60), "rays"),
    "She-Hulk": Role(things.scales, VIOLET, GREEN, (44, 130, 70), "sunburst"),
    "Okoye": Role(arms.spear, RED, AMBER, (120, 52, 50), "rays"),
    "Ronan": Role(arms.maul, NAVY, VIOLET, (46, 70, 130), "stars"),
    "Crossbones": Role(skulls.crossbones, WHITE, SLATE, (96, 70, 50), "smoke"),
    "Carnage": Role(skulls.fangs, RED, COAL, (110, 20, 40), "web"),
    "Jessica Jones": Role(things.magnifier, NAVY, PLUM, (84, 56, 120), "skyline"),
    "War Machine": Role(hands.cannon, SILVER, RED, (110, 90, 70), "speed"),
    "Quicksilver": Role(things.winged_boot, AQUA, SKY, (80, 130, 190), "speed"),
    "Miles Morales": Role(crawlers.spider, COAL, RED, (180, 50, 60), "skyline"),
    "Ghost-Spider": Role(masks.hood, WHITE, PINK, (150, 60, 140), "web"),
    "Black Cat": Role(beasts.cat, COAL, AQUA, (84, 96, 170), "skyline"),
    "Nebula": Role(powers.galaxy, BLUE, PINK, (50, 34, 110), "stars"),
    "Scarlet Witch": Role(masks.tiara, RED, PINK, (120, 24, 70), "rings"),
    "Beta Ray Bill": Role(arms.war_axe, ORANGE, AMBER, (60, 96, 150), "shards"),
    "Venom": Role(skulls.fangs, COAL, PINK, (70, 80, 110), "smoke"),
    "Ghost Rider": Role(skulls.flaming_skull, ORANGE, AMBER, (120, 30, 20), "smoke"),
    "Medusa": Role(masks.locks, RED, ORANGE, (110, 50, 120), "waves"),
    "Hela": Role(masks.antlers, FOREST, LIME, (30, 80, 60), "shards"),
    "Nick Fury": Role(skulls.eyepatch, BROWN, AMBER, (60, 74, 104), "rays"),
    "Falcon": Role(beasts.falcon, RED, SILVER, (90, 140, 210), "speed"),
    "Punisher": Role(hands.crosshair, RED, WHITE, (60, 64, 84), "skyline"),
    "Star-Lord": Role(things.cassette, ORANGE, RED, (90, 50, 140), "stars"),
    "Groot": Role(things.tree, BROWN, LIME, (60, 120, 70), "rays"),
    "Daredevil": Role(hands.batons, CRIMSON, RED, (130, 30, 40), "skyline"),
    "Iron Man": Role(powers.reactor, RED, AMBER, (150, 60, 30), "sunburst"),
    "Doctor Octopus": Role(hands.tentacles, LIME, AMBER, (50, 110, 90), "hexes"),
    "Vision": Role(powers.phase, AMBER, GREEN, (120, 40, 60), "hexes"),
    "Green Goblin": Role(skulls.pumpkin, ORANGE, GREEN, (70, 50, 120), "smoke"),
    "Hulk": Role(hands.fist, GREEN, VIOLET, (90, 60, 150), "shards"),
    "Drax": Role(arms.knives, GREEN, RED, (60, 100, 96), "dots"),
    "Captain Marvel": Role(signs.comet, RED, BLUE, (40, 60, 160), "stars"),
    "Luke Cage": Role(hands.chain, AMBER, ORANGE, (130, 80, 30), "dots"),
    "Black Widow": Role(things.hourglass, COAL, RED, (120, 26, 40), "web"),
    "Iron Fist": Role(things.energy_fist, GREEN, AMBER, (36, 110, 60), "rings"),
    "Ant-Man": Role(crawlers.ant, RED, COAL, (90, 90, 120), "hexes"),
    "Gamora": Role(arms.great_sword, FOREST, PINK, (50, 110, 90), "stars"),
    "Thor": Role(arms.hammer, BLUE, AMBER, (50, 90, 180), "smoke"),
    "Doctor Strange": Role(powers.amulet, GREEN, ORANGE, (110, 40, 100), "rings"),
    "Nova": Role(masks.visor_helm, AMBER, BLUE, (40, 66, 150), "speed"),
    "Loki": Role(masks.horned_helm, AMBER, GREEN, (30, 110, 70), "rays"),
    "Captain America": Role(signs.round_shield, BLUE, RED, (80, 120, 200), "sunburst"),
    "Black Bolt": Role(powers.sound, NAVY, AQUA, (60, 84, 130), "waves"),
    "Black Panther": Role(beasts.panther, COAL, AMBER, (100, 60, 150), "rays"),
    "Spider-Man": Role(crawlers.web, BLUE, RED, (170, 40, 50), "dots"),
}
"""The cast by name."""


def role(card: int) -> Role:
    """How the character `card` (0 to 89) is pictured."""
    return CAST[NAMES[card]]
