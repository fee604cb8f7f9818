"""Which clip somebody wants."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

Kind = Literal["gif", "webp"]
Width = Literal[640, 960, 1280]
KINDS: Final[tuple[Kind, ...]] = ("gif", "webp")
WIDTHS: Final[tuple[Width, ...]] = (640, 960, 1280)  # pixels; a clip is 10 high where it is 16 wide


class ClipWish(msgspec.Struct, frozen=True):
    """Which part of a match is wanted, and how."""

    seat: Annotated[int, msgspec.Meta(ge=0)]  # whose view it is
    first: Annotated[int, msgspec.Meta(ge=0)]  # decisions before it
    last: Annotated[int, msgspec.Meta(ge=0)]  # decisions up to its end
    kind: Kind = "gif"
    width: Width = 960  # pixels
    caption: bool = True  # whether words lie below the table
    together: tuple[int, ...] = ()  # who looks along: only what all of them know is seen
