"""Faces and colours that somebody can wear: what is offered, and what each is called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from game.table.art.people import FACES, LETTER

if TYPE_CHECKING:
    from game.screens.seating import Chair
    from game.texts.texts import Voice

OFFERED: Final = (LETTER, *FACES)


class Offer(NamedTuple):
    """Whose look it is, and what may be chosen."""

    chair: Callable[[], Chair]  # as it is now
    wear: Callable[[str], None] | None = None  # gets a face, or LETTER; None: only the colour is chosen
    paint: Callable[[int], None] | None = None  # gets a colour; None: only the face is chosen
    faces: Mapping[str, str] = {}  # those of others, with their names
    colours: Mapping[int, str] = {}


def worn(chair: Chair) -> str:
    """Return which of `OFFERED` a person wears."""
    return chair.portrait or LETTER


def face_named(face: str, words: Voice) -> str:
    """Return the name of one of `OFFERED`."""
    return words(f"look-face-{face}")


def colour_named(colour: int, words: Voice) -> str:
    """Return the name of a seat's colour and shape."""
    return words(f"look-colour-{colour}")
