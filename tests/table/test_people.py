"""The five faces: one for each level, none like another, in each seat's own shape and colour."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pygame
import pytest

from ai.levels import LEVEL_KEYS
from game.scenes.seating import Chair
from game.table.art.palette import SEAT_COLOURS
from game.table.art.people import PEOPLE, portrait
from game.table.art.seats import avatar
from game.table.art.vector import picture
from game.table.pieces import Seat
from tests.table.test_art_kit import overlap, pixels

SEATS = range(len(SEAT_COLOURS))
SMALL = 30  # pixels: about the smallest on a table in the smallest window


def test_each_level_has_a_face() -> None:
    """The people who can be drawn are those whom one can play against."""
    assert set(LEVEL_KEYS) == PEOPLE


@pytest.mark.parametrize(("first", "second"), list(combinations(LEVEL_KEYS, 2)))
def test_people_are_told_by_their_outline(first: str, second: str) -> None:
    """Without any colour two of them share well less than all of their outline."""
    assert overlap(*(picture(portrait(sign), (96, 96)) for sign in (first, second))) < 0.86


@pytest.mark.parametrize("colour", SEATS)
@pytest.mark.parametrize("sign", LEVEL_KEYS)
def test_a_face_stays_in_its_seats_shape(sign: str, colour: int) -> None:
    """The medallion's outline is the same whoever looks out of it."""
    assert overlap(avatar(sign, colour, 118), avatar("P", colour, 118)) > 0.99


@pytest.mark.parametrize("colour", SEATS)
@pytest.mark.parametrize("sign", LEVEL_KEYS)
def test_the_seats_colour_is_seen_about_a_small_face(sign: str, colour: int) -> None:
    """Whatever a face covers, at least an eighth of its medallion shows about the colour of the seat."""
    small = avatar(sign, colour, SMALL)
    seen = pygame.surfarray.array_alpha(small) > 250
    away = np.abs(pygame.surfarray.array3d(small).astype(int) - SEAT_COLOURS[colour]).max(axis=2)

    assert (away[seen] < 60).mean() > 1 / 8


def test_a_person_shows_a_letter_and_a_computer_player_a_face() -> None:
    """At the table and in the menus alike; a typed name changes a letter but no face."""
    assert Chair("ann", 0).sign == Seat("ann", 0, computer=False).sign == "A"
    assert Chair("Pip", 1, "squire").sign == Seat("Pip", 1, computer=True, face="squire").sign == "squire"


def test_a_face_is_no_letter() -> None:
    """What is drawn for a level's sign differs from what is drawn for its first letter."""
    assert pixels(avatar("legend", 2, 64)) != pixels(avatar("L", 2, 64))
