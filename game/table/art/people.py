"""The faces of the five computer players, and those among which people choose.

Each is a file assets/common/art/faces/<name>.svg on a canvas of 100 x 100 units: head and shoulders, no
background, recognisable by its outline alone.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from game.engine.damage import BadAsset

RIVALS: Final = ("squire", "knight", "captain", "champion", "legend")
"""The computer players' faces: the keys of their levels."""
FACES: Final = ("fox", "robot", "musician", "scholar", "cook", "girl", "fisher", "gran")
"""The faces of people, in the order in which they are offered."""
LETTER: Final = "letter"
"""What is chosen instead of a face by those who prefer their initial."""
PEOPLE: Final = frozenset((*RIVALS, *FACES))
"""The signs that stand for a face rather than a letter."""
SIZE_LIMIT: Final = 64 << 10  # bytes of a file
_BEGIN: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
_END: Final = "</svg>"


@cache
def portrait(sign: str) -> str:
    """Return the face of one of `PEOPLE`, as SVG of 100 x 100 units; raise BadAsset if it can't be read."""
    name = f"{sign}.svg"
    place = f"common/art/faces/{name}"
    try:
        with files("assets").joinpath("common", "art", "faces", name).open("rb") as file:
            data = file.read(SIZE_LIMIT + 1)
        text = data.decode("utf-8").strip()
    except (OSError, UnicodeError) as error:
        raise BadAsset(f"{place}: {error}") from error
    if len(data) > SIZE_LIMIT:
        raise BadAsset(f"{place}: it is larger than {SIZE_LIMIT} bytes")
    if not text.startswith(_BEGIN) or not text.endswith(_END):
        raise BadAsset(f"{place}: it is no drawing of 100 x 100 units")
    return text.removeprefix(_BEGIN).removesuffix(_END)


@cache
def is_drawn(sign: str) -> bool:
    """Whether a sign is a face that can be shown; otherwise a letter stands in for it."""
    if sign not in PEOPLE:
        return False
    try:
        portrait(sign)
    except BadAsset:
        return False
    return True
