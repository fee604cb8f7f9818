"""The weights of hands and plays in Custom Heroes.

They were fitted to the places reached in some hundred thousand rounds between these players, in thousandths
of the way from last to first place.
"""

from __future__ import annotations

from typing import Final


class Weights:
    """The value of a set, held or played, and of other features of a play."""

    __slots__ = ("faced", "held", "laid", "near", "nearly", "scalars", "theirs")

    def __init__(
        self,
        held: list[int],
        laid: list[int],
        faced: list[int],
        scalars: list[int],
        near: list[int],
        nearly: list[int],
        theirs: list[int],
    ) -> None:
        """Store the tables."""
        self.held = held  # a set in hand, by card value from LOWEST to HIGHEST and size from 1 to SIZES
        self.laid = laid  # having played such a set last
        self.faced = faced  # another seat having played it last
        self.scalars = scalars  # by the names below
        self.near = near  # having played last while another seat has 1 to 3 cards, by `class_of`
        self.nearly = nearly  # having played last with 1 to 3 groups left, by `class_of`
        self.theirs = theirs  # another seat having played last while a rival has 1 to 3 cards


A_CARD: Final = 0  # played
ON_TOP: Final = 1  # an Ascended Form played last
A_FORM: Final = 2  # an Ascended Form kept, with the power for it
A_POWER: Final = 3
UNUSED: Final = 4  # an advancement kept for later
BELOW: Final = 5  # another seat's Ascended Form played last
TOO_MANY: Final = 6  # having played more cards than another seat still has
SKIP: Final = 7
LEAST: Final = 8  # gain of a sleeving worth considering

# fmt: off
DUEL: Final = Weights(
    held=[
        -155, -149, 0, 0,
        -148, -129, -162, 0,
        -93, -107, -106, -137,
        -86, -169, -152, -122,
        -80, -82, -123, 26,
        -73, -92, -94, -51,
        -49, -50, -44, -43,
        -43, -9, 1, -25,
        9, 23, 40, 87,
        -9, 46, 93, 133,
        12, 85, 125, 19,
        67, 178, 252, 223,
        52, 64, 0, 0,
        78, 39, 0, 0,
        54, 4, 0, 0,
        98, 0, 0, 0,
        59, 0, 0, 0,
        139, 0, 0, 0,
    ],
    laid=[
        -100, 0, 0, 0,
        14, -7, 0, 0,
        14, -40, -50, -5,
        17, -10, -75, -8,
        32, -48, -92, -45,
        5, -48, 5, 28,
        40, -51, -14, 18,
        -2, 5, 10, -3,
        43, 36, 32, 58,
        29, 33, 47, 27,
        56, 50, 70, 0,
        94, 112, 139, 0,
        53, 0, 0, 0,
        76, 4, 15, 0,
        41, 0, 0, 0,
        31, 0, 0, 0,
        44, 0, 0, 0,
        64, 0, 0, 0,
    ],
    faced=[
        9, 4, 0, 0,
        -14, -13, 0, 0,
        -82, -31, -36, -6,
        -19, -15, -19, -68,
        -8, 2, -35, -10,
        -37, -37, -41, -78,
        -10, -63, -78, -44,
        -27, -55, -52, 24,
        15, 15, -10, -15,
        -22, -9, -52, -12,
        1, -19, 30, 0,
        44, 51, 41, 6,
        -45, 0, 0, 0,
        13, 3, 0, 0,
        20, 1, 0, 0,
        -1, 0, 0, 0,
        -28, -4, 0, 0,
        20, 0, 0, 0,
    ],
    scalars=[30, 36, 150, 50, 45, 16, 85, 0, 15],  # A_CARD to LEAST
    near=[
        224, 171, 60, -1, 66,
        143, 142, 7, -51, 50,
        66, 50, 7, 18, -55,
    ],
    nearly=[
        -48, 135, 270, 339, 395,
        34, 146, 158, 156, 149,
        28, 39, 82, 18, 5,
    ],
    theirs=[-399, -216, -101],
)
TABLE: Final = Weights(
    held=[
        -195, -163, 0, 0,
        -177, -147, -37, 0,
        -133, -109, -77, -10,
        -122, -99, -69, -45,
        -121, -76, -62, -29,
        -97, -60, -52, -53,
        -101, -45, -50, -24,
        -72, -7, 7, 10,
        -43, 22, 36, 28,
        -11, 66, 71, 91,
        31, 111, 137, 46,
        80, 154, 215, 250,
        55, 25, 0, 0,
        67, 126, 0, 0,
        21, 0, 0, 0,
        76, 0, 0, 0,
        84, 0, 0, 0,
        29, 0, 0, 0,
    ],
    laid=[
        -8, 9, 0, 0,
        -23, -29, 0, 0,
        -19, -11, 5, 10,
        -2, -17, 28, 59,
        -2, 4, 58, 32,
        11, 15, 57, 129,
        6, 18, 39, 87,
        0, -7, 36, 66,
        2, 11, 22, 37,
        20, 38, 50, 1,
        10, 2, 49, -29,
        57, 76, 29, -8,
        29, -13, 0, 0,
        52, 27, 0, 0,
        -12, 11, 0, 0,
        96, -29, 0, 0,
        77, -1, 0, 0,
        3, 0, 0, 0,
    ],
    faced=[
        -109, -2, 0, 0,
        -54, -55, 0, 0,
        -61, -50, -7, -23,
        -68, -24, -7, 19,
        -125, -41, -37, -35,
        -88, -49, -12, -43,
        -102, -35, 2, -23,
        -99, 0, 16, 10,
        -87, 15, 11, 13,
        -49, 13, -10, 0,
        -27, 19, 4, 12,
        18, 33, -7, -14,
        1, -2, -30, 0,
        -9, -13, -7, 0,
        -28, -15, 0, 0,
        -32, 0, 0, 0,
        -15, -3, 0, 0,
        -7, 0, 0, 0,
    ],
    scalars=[30, 72, 110, 30, 45, 28, 56, 40, 15],  # A_CARD to LEAST
    near=[
        -1, 10, 22, -11, -1,
        19, -7, -2, 6, -15,
        -25, -4, -6, -10, 21,
    ],
    nearly=[
        -41, 58, 141, 287, 354,
        19, 46, 83, 117, 68,
        -9, 16, 27, 37, 86,
    ],
    theirs=[-14, -7, 6],
)
