"""The faces of computer players and people: none like another, in each seat's own shape and colour."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pygame
import pytest

from ai.personas.levels import LEVEL_KEYS
from game.screens.seating import Chair
from game.table.art import seats
from game.table.art.atlas import picture
from game.table.art.palette import SEAT_COLOURS
from game.table.art.people import FACES, LETTER, PEOPLE, RIVALS
from game.table.art.seats import avatar
from game.table.art.surface_cache import SPRITES
from game.table.pieces import Seat
from tests.table.test_art_kit import overlap, pixels

SEATS = range(len(SEAT_COLOURS))
FOLDER = Path(__file__).parents[2] / "assets" / "common" / "art" / "faces"
SVG = "{http://www.w3.org/2000/svg}"
SMALL = 30  # pixels: about the smallest on a table in the smallest window


def test_each_level_has_a_face() -> None:
    """And people choose among at least eight more."""
    assert set(LEVEL_KEYS) == set(RIVALS)
    assert len(set(FACES) - set(RIVALS)) >= 8 and LETTER not in PEOPLE


def test_each_face_is_a_drawing_with_a_title() -> None:
    """Every file is a face, and every face a file that other programs can open, too."""
    roots = {file.stem: ET.fromstring(file.read_text("utf-8")) for file in FOLDER.iterdir()}  # noqa: S314 - our own

    assert set(roots) == PEOPLE
    assert all(root.findtext(f"{SVG}title") for root in roots.values())
    assert {root.get("viewBox") for root in roots.values()} == {"0 0 100 100"}


@pytest.mark.parametrize(("first", "second"), list(combinations(sorted(PEOPLE), 2)))
def test_people_are_told_by_their_outline(first: str, second: str) -> None:
    """Without any colour two of them share well less than all of their outline."""
    assert overlap(*(picture("common", f"faces/{sign}", (96, 96)) for sign in (first, second))) < 0.86


@pytest.mark.parametrize("colour", SEATS)
@pytest.mark.parametrize("sign", sorted(PEOPLE))
def test_a_face_stays_in_its_seats_shape(sign: str, colour: int) -> None:
    """The medallion's outline is the same whoever looks out of it."""
    assert overlap(avatar(sign, colour, 118), avatar("P", colour, 118)) > 0.99


@pytest.mark.parametrize("colour", SEATS)
@pytest.mark.parametrize("sign", sorted(PEOPLE))
def test_the_seats_colour_is_seen_about_a_small_face(sign: str, colour: int) -> None:
    """Whatever a face covers, at least an eighth of its medallion shows about the colour of the seat."""
    small = avatar(sign, colour, SMALL)
    seen = pygame.surfarray.array_alpha(small) > 250
    away = np.abs(pygame.surfarray.array3d(small).astype(int) - SEAT_COLOURS[colour]).max(axis=2)

    assert (away[seen] < 60).mean() > 1 / 8


def test_a_person_shows_a_letter_until_a_face_is_chosen() -> None:
    """At the table and in the menus alike; a typed name changes a letter but no face."""
    assert Chair("ann", 0).sign == Seat("ann", 0, computer=False).sign == "A"
    assert Chair("Pip", 1, "squire").sign == Seat("Pip", 1, computer=True, face="squire").sign == "squire"
    assert Chair("ann", 0, face="fox").sign == Seat("ann", 0, computer=False, face="fox").sign == "fox"


@pytest.mark.parametrize("face", [LETTER, "", "dragon", "squire", "../signs/ask"])
def test_what_is_no_persons_face_is_their_letter(face: str) -> None:
    """The letter itself, nothing chosen yet, a face of a newer version, a rival's, a path."""
    assert Chair("ann", 0, face=face).sign == "A"


def test_a_face_that_is_missing_becomes_a_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without its picture a medallion shows the face's initial."""
    kept = pixels(avatar("F", 5, 37))
    monkeypatch.setattr(seats, "exists", lambda *_: False)
    shown = pixels(avatar("fox", 5, 37))
    monkeypatch.undo()
    SPRITES.clear()

    assert shown == kept


def test_a_face_is_no_letter() -> None:
    """What is drawn for a level's sign differs from what is drawn for its first letter."""
    assert pixels(avatar("legend", 2, 64)) != pixels(avatar("L", 2, 64))
