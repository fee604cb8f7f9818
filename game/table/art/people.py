"""The faces of the five computer players, and those among which people choose.

Each is a file assets/common/art/faces/<name>.svg on a canvas of 100 x 100 units: head and shoulders, no
background, recognisable by its outline alone.
"""

from __future__ import annotations

from typing import Final

RIVALS: Final = ("squire", "knight", "captain", "champion", "legend")
"""The computer players' faces: the keys of their levels."""
FACES: Final = ("fox", "robot", "musician", "scholar", "cook", "girl", "fisher", "gran")
"""The faces of people, in the order in which they are offered."""
LETTER: Final = "letter"
"""What is chosen instead of a face by those who prefer their initial."""
PEOPLE: Final = frozenset((*RIVALS, *FACES))
"""The signs that stand for a face rather than a letter."""


def face_picture(sign: str) -> str:
    """The name of a face in the atlas "common"."""
    return f"faces/{sign}"


def is_face(sign: str) -> bool:
    """Whether a sign stands for a face; otherwise it is a letter."""
    return sign in PEOPLE
