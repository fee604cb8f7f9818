"""The contents of the box: characters, advancements, rewards. Facts only.

A character card is a number, 10 * set + base value - 1: each set has its own mark, so that every card can be
recognised. A kind of advancement is its index in `ADVANCEMENTS`.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from game.custom_heroes.rules.advancements import ABILITIES, GEMS, read
from game.engine.files.tables import read_table

HERE: Final = Path(str(files("game.custom_heroes.rules")))
ADVANCEMENTS: Final = read_table(HERE / "advancements.csv", read)

BASE_VALUES: Final = 10  # 1 to 10 (CH-1)
SETS: Final = ("a", "b", "c", "d", "e", "f")  # CH-1
HAND: Final = 10  # cards dealt to a seat (CH-8)
BIG_HAND: Final = 15  # with 2 seats, or 2 finalists (CH-8, CH-39)
START_VP: Final = 1  # CH-5
START_POWER: Final = 2  # CH-5
START_ADVANCEMENTS: Final = {2: 3, 3: 1, 4: 1, 5: 1, 6: 1}  # from the bag (CH-5)
POWER_LIMIT: Final = 6  # CH-19
TRADE: Final = 4  # power for 1 VP (CH-18)
STAKE: Final = 2  # VP for a Kodora bet (CH-9)
ROUNDS: Final = 6  # then sudden death (CH-38)
GOAL: Final = 10  # CH-7
GOALS: Final = tuple(range(5, 21))  # CH-7

RED: Final = GEMS.index("red")
BLUE: Final = GEMS.index("blue")
YELLOW: Final = GEMS.index("yellow")
GREEN: Final = GEMS.index("green")

NO_ABILITY: Final = 0
ASCEND: Final = ABILITIES.index("ascend")  # CH-22
BET: Final = ABILITIES.index("bet")  # CH-9
WILD: Final = ABILITIES.index("wild")  # CH-25
DOUBLE: Final = ABILITIES.index("double")  # CH-24
REVERSE: Final = ABILITIES.index("reverse")  # CH-27
TRICK_POINT: Final = ABILITIES.index("trick_point")  # CH-28

FORM: Final = next(kind for kind, row in enumerate(ADVANCEMENTS) if row.ability == ASCEND)
KODORA: Final = next(kind for kind, row in enumerate(ADVANCEMENTS) if row.ability == BET)

Reward = tuple[int, int, int]  # VP, power, advancements

REWARDS: Final[dict[int, tuple[Reward, ...]]] = {  # by seats, then by place (CH-33)
    2: ((4, 0, 2), (-1, 1, 2)),
    3: ((5, 0, 1), (2, 1, 2), (-1, 2, 3)),
    4: ((5, 0, 1), (3, 1, 2), (1, 2, 2), (-1, 2, 3)),
    5: ((5, 0, 1), (3, 1, 2), (2, 1, 2), (1, 2, 2), (-1, 2, 3)),
    6: ((5, 0, 1), (4, 1, 1), (3, 1, 2), (2, 2, 2), (1, 2, 3), (-1, 3, 3)),
}
