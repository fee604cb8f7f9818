"""The contents of the box: 90 characters, 8 location sides, chips and limits. Facts only.

Colours are numbered 0 to 4 in the order of `COLOURS`; counts by colour are tuples of five in that order.
A card is its index in `CHARACTERS`, a location its index in `LOCATIONS` (tile and side).
"""

from __future__ import annotations

from typing import Final, NamedTuple

MIND: Final = 0
POWER: Final = 1
SPACE: Final = 2
REALITY: Final = 3
SOUL: Final = 4
SHIELD: Final = 5  # pays for any colour (SM-15)
TIME: Final = 6  # never paid, never taken by an action (SM-9, SM-16)

COLOURS: Final = ("mind", "power", "space", "reality", "soul")  # the colours that pay
CHIPS: Final = (*COLOURS, "shield", "time")
CHIPS_BY_SEATS: Final = {2: 4, 3: 5, 4: 7}  # of each paying colour (SM-3)
SHIELDS: Final = 5  # SM-3

MARKET_WIDTH: Final = 4  # face-up characters a level (SM-1)
MARKET_SIZE: Final = 12
HAND_LIMIT: Final = 3  # SM-11
CHIP_LIMIT: Final = 10  # SM-20
PAIR_STOCK: Final = 4  # chips of a colour in stock, to take two of it (SM-8)
LOCATION_POINTS: Final = 3  # SM-21
AVENGERS_POINTS: Final = 3  # SM-22
AVENGERS_SYMBOLS: Final = 3  # SM-22
GAUNTLET_POINTS: Final = 16  # SM-24
HOUSE_TARGETS: Final = (10, 12, 14, 18, 20, 25)  # what house rules may ask for instead


class Character(NamedTuple):
    """A character card."""

    name: str
    level: int  # 1 to 3
    bonus: int  # colour
    points: int
    avengers: int  # symbols, 0 to 2
    cost: tuple[int, int, int, int, int]  # chips by colour


class Location(NamedTuple):
    """One side of a location tile."""

    name: str
    tile: int  # 1 to 4
    side: str  # "A" or "B"
    demand: tuple[int, int, int, int, int]  # bonuses by colour


CHARACTERS: Final[tuple[Character, ...]] = (
    Character("Baron Zemo", 1, MIND, 0, 0, (0, 0, 0, 3, 0)),
    Character("Rocket", 1, MIND, 0, 0, (1, 0, 0, 2, 0)),
    Character("Grandmaster", 1, MIND, 0, 0, (1, 1, 1, 1, 0)),
    Character("M.O.D.O.K.", 1, MIND, 0, 0, (0, 0, 0, 2, 2)),
    Character("Prowler", 1, MIND, 0, 0, (0, 1, 1, 2, 1)),
    Character("Spider-Woman", 1, MIND, 0, 1, (1, 0, 1, 3, 0)),
    Character("Squirrel Girl", 1, MIND, 0, 1, (0, 2, 0, 2, 1)),
    Character("Vulture", 1, MIND, 1, 0, (0, 0, 0, 4, 0)),
    Character("Kraven", 1, POWER, 0, 0, (0, 0, 3, 0, 0)),
    Character("Lizard", 1, POWER, 0, 0, (0, 1, 2, 0, 0)),
    Character("Gorgon", 1, POWER, 0, 0, (2, 0, 2, 0, 0)),
    Character("Rhino", 1, POWER, 0, 0, (1, 1, 1, 0, 1)),
    Character("Abomination", 1, POWER, 0, 0, (0, 1, 2, 1, 1)),
    Character("America Chavez", 1, POWER, 0, 1, (1, 0, 3, 1, 0)),
    Character("Winter Soldier", 1, POWER, 0, 1, (0, 0, 2, 2, 1)),
    Character("Scorpion", 1, POWER, 1, 0, (0, 0, 4, 0, 0)),
    Character("Moon Knight", 1, SPACE, 0, 0, (3, 0, 0, 0, 0)),
    Character("Spider-Man 2099", 1, SPACE, 0, 0, (2, 0, 0, 1, 0)),
    Character("Elektra", 1, SPACE, 0, 0, (2, 2, 0, 0, 0)),
    Character("Lockjaw", 1, SPACE, 0, 0, (1, 1, 1, 0, 1)),
    Character("Bullseye", 1, SPACE, 0, 0, (0, 1, 1, 2, 1)),
    Character("Valkyrie", 1, SPACE, 0, 1, (3, 1, 0, 0, 1)),
    Character("Wasp", 1, SPACE, 0, 1, (2, 0, 1, 0, 2)),
    Character("Taskmaster", 1, SPACE, 1, 0, (4, 0, 0, 0, 0)),
    Character("Electro", 1, REALITY, 0, 0, (0, 0, 0, 1, 2)),
    Character("Mysterio", 1, REALITY, 0, 0, (0, 0, 0, 0, 3)),
    Character("Crystal", 1, REALITY, 0, 0, (0, 2, 0, 0, 2)),
    Character("Triton", 1, REALITY, 0, 0, (1, 0, 1, 1, 1)),
    Character("Wong", 1, REALITY, 0, 0, (1, 0, 1, 1, 2)),
    Character("Ms. Marvel", 1, REALITY, 0, 1, (2, 0, 0, 1, 2)),
    Character("Quake", 1, REALITY, 0, 1, (0, 1, 1, 0, 3)),
    Character("Sandman", 1, REALITY, 1, 0, (0, 0, 0, 0, 4)),
    Character("Kingpin", 1, SOUL, 0, 0, (1, 2, 0, 0, 0)),
    Character("Silver Sable", 1, SOUL, 0, 0, (0, 3, 0, 0, 0)),
    Character("Spider-Ham", 1, SOUL, 0, 0, (1, 2, 0, 0, 0)),
    Character("Spider-Girl", 1, SOUL, 0, 0, (1, 1, 1, 0, 1)),
    Character("Scarlet Spider", 1, SOUL, 0, 0, (0, 2, 1, 1, 1)),
    Character("Hawkeye", 1, SOUL, 0, 1, (1, 2, 2, 0, 0)),
    Character("Kate Bishop", 1, SOUL, 0, 1, (0, 3, 1, 1, 0)),
    Character("Yondu", 1, SOUL, 1, 0, (0, 4, 0, 0, 0)),
    Character("Maria Hill", 2, MIND, 1, 1, (0, 2, 2, 0, 3)),
    Character("Shuri", 2, MIND, 1, 1, (3, 0, 2, 0, 3)),
    Character("The Collector", 2, MIND, 2, 0, (0, 0, 0, 0, 5)),
    Character("Maximus", 2, MIND, 2, 0, (0, 0, 2, 1, 4)),
    Character("Karnak", 2, MIND, 2, 0, (3, 0, 0, 0, 5)),
    Character("Red Skull", 2, MIND, 3, 0, (0, 0, 0, 0, 6)),
    Character("She-Hulk", 2, POWER, 1, 1, (3, 2, 0, 0, 2)),
    Character("Okoye", 2, POWER, 1, 1, (3, 3, 2, 0, 0)),
    Character("Ronan", 2, POWER, 2, 0, (5, 0, 0, 0, 0)),
    Character("Crossbones", 2, POWER, 2, 0, (4, 0, 2, 0, 1)),
    Character("Carnage", 2, POWER, 2, 0, (5, 0, 0, 3, 0)),
    Character("Jessica Jones", 2, POWER, 3, 0, (6, 0, 0, 0, 0)),
    Character("War Machine", 2, SPACE, 1, 1, (0, 3, 2, 0, 2)),
    Character("Quicksilver", 2, SPACE, 1, 1, (2, 3, 0, 3, 0)),
    Character("Miles Morales", 2, SPACE, 2, 0, (0, 5, 0, 0, 0)),
    Character("Ghost-Spider", 2, SPACE, 2, 0, (0, 4, 2, 0, 1)),
    Character("Black Cat", 2, SPACE, 2, 0, (0, 5, 0, 3, 0)),
    Character("Nebula", 2, SPACE, 3, 0, (0, 6, 0, 0, 0)),
    Character("Scarlet Witch", 2, REALITY, 1, 1, (2, 0, 3, 2, 0)),
    Character("Beta Ray Bill", 2, REALITY, 1, 1, (0, 0, 3, 3, 2)),
    Character("Venom", 2, REALITY, 2, 0, (0, 0, 5, 0, 0)),
    Character("Ghost Rider", 2, REALITY, 2, 0, (2, 1, 4, 0, 0)),
    Character("Medusa", 2, REALITY, 2, 0, (0, 0, 5, 0, 3)),
    Character("Hela", 2, REALITY, 3, 0, (0, 0, 6, 0, 0)),
    Character("Nick Fury", 2, SOUL, 1, 1, (0, 2, 0, 3, 2)),
    Character("Falcon", 2, SOUL, 1, 1, (3, 2, 0, 3, 0)),
    Character("Punisher", 2, SOUL, 2, 0, (0, 0, 0, 5, 0)),
    Character("Star-Lord", 2, SOUL, 2, 0, (0, 0, 1, 4, 2)),
    Character("Groot", 2, SOUL, 2, 0, (0, 3, 0, 5, 0)),
    Character("Daredevil", 2, SOUL, 3, 0, (0, 0, 0, 6, 0)),
    Character("Iron Man", 3, MIND, 3, 2, (3, 0, 5, 3, 3)),
    Character("Doctor Octopus", 3, MIND, 4, 0, (0, 0, 7, 0, 0)),
    Character("Vision", 3, MIND, 4, 1, (3, 0, 6, 3, 0)),
    Character("Green Goblin", 3, MIND, 5, 0, (0, 3, 7, 0, 0)),
    Character("Hulk", 3, POWER, 3, 2, (0, 3, 3, 3, 5)),
    Character("Drax", 3, POWER, 4, 0, (0, 0, 0, 0, 7)),
    Character("Captain Marvel", 3, POWER, 4, 1, (0, 3, 3, 0, 6)),
    Character("Luke Cage", 3, POWER, 5, 0, (3, 0, 0, 0, 7)),
    Character("Black Widow", 3, SPACE, 3, 2, (3, 3, 3, 5, 0)),
    Character("Iron Fist", 3, SPACE, 4, 0, (0, 0, 0, 7, 0)),
    Character("Ant-Man", 3, SPACE, 4, 1, (3, 0, 0, 6, 3)),
    Character("Gamora", 3, SPACE, 5, 0, (0, 0, 0, 7, 3)),
    Character("Thor", 3, REALITY, 3, 2, (3, 5, 3, 3, 0)),
    Character("Doctor Strange", 3, REALITY, 4, 1, (0, 7, 0, 0, 0)),
    Character("Nova", 3, REALITY, 4, 0, (0, 6, 0, 3, 3)),
    Character("Loki", 3, REALITY, 5, 0, (0, 7, 3, 0, 0)),
    Character("Captain America", 3, SOUL, 3, 2, (5, 3, 3, 0, 3)),
    Character("Black Bolt", 3, SOUL, 4, 0, (7, 0, 0, 0, 0)),
    Character("Black Panther", 3, SOUL, 4, 1, (6, 3, 0, 0, 3)),
    Character("Spider-Man", 3, SOUL, 5, 0, (7, 0, 0, 3, 0)),
)

LOCATIONS: Final[tuple[Location, ...]] = (
    Location("Attilan", 1, "A", (0, 4, 0, 4, 0)),
    Location("Avengers Tower, NYC", 1, "B", (4, 0, 4, 0, 0)),
    Location("Asgard", 2, "A", (3, 3, 0, 0, 3)),
    Location("Wakanda", 2, "B", (0, 0, 4, 4, 0)),
    Location("Atlantis", 3, "A", (0, 3, 3, 3, 0)),
    Location("Knowhere", 3, "B", (3, 0, 3, 3, 0)),
    Location("Triskelion", 4, "A", (0, 4, 0, 0, 4)),
    Location("Hell's Kitchen, NYC", 4, "B", (4, 0, 0, 0, 4)),
)

NAMES: Final[tuple[str, ...]] = tuple(card.name for card in CHARACTERS)
LEVEL: Final[tuple[int, ...]] = tuple(card.level for card in CHARACTERS)
BONUS_COLOUR: Final[tuple[int, ...]] = tuple(card.bonus for card in CHARACTERS)
POINTS: Final[tuple[int, ...]] = tuple(card.points for card in CHARACTERS)
AVENGERS: Final[tuple[int, ...]] = tuple(card.avengers for card in CHARACTERS)
COST_COUNTS: Final[tuple[tuple[int, int, int, int, int], ...]] = tuple(card.cost for card in CHARACTERS)
LOCATION_NAMES: Final[tuple[str, ...]] = tuple(location.name for location in LOCATIONS)
LOCATION_DEMAND: Final[tuple[tuple[int, int, int, int, int], ...]] = tuple(side.demand for side in LOCATIONS)
