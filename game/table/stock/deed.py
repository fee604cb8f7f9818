"""A seat's deed as pictures and few words: what the turn strip and its seat's panel show of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from game.table.pieces import Face

MOST_PICTURES: Final = 4


class Picture(NamedTuple):
    """A face of the game's and its width as a share of its height."""

    face: Face
    aspect: float = 1.0
    top: float = 1.0  # the share of its height that is shown, from the top: a card's value and portrait


class Deed(NamedTuple):
    """What a seat did, as those who look may know it."""

    seat: int
    text: str  # without the name, so short that it fits beside the pictures: "recruits Gorgon"
    pictures: tuple[Picture, ...] = ()  # at most MOST_PICTURES; the first stands for all in the turn strip
    note: str = ""  # what came of it, in two or three words: "+2 points"
    opens: bool = False  # a turn begins with it, in games that tell a turn's deeds
    great: bool = False  # to be staged in the middle of the table, a loss as well as a win
