"""The faces of Splendor: Marvel: everything that matters is on the card, readable, and no two look alike."""

from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest

from game.splendor_marvel.rules.actions import CARD_SLUGS
from game.splendor_marvel.rules.cards import BONUS_COLOUR, COST_COUNTS, LEVEL, LOCATIONS, NAMES, POINTS
from game.splendor_marvel.table.drawing.faces import (
    avengers_face,
    avengers_mark,
    card_back,
    card_face,
    card_height,
    gauntlet_face,
    location_face,
    tile_height,
)
from game.splendor_marvel.table.drawing.pips import cost_spots, price_pip
from game.table.art.atlas import exists

CARDS = range(len(NAMES))
SMALL = (124, 174)  # a card in a window of 1280 x 800


@pytest.fixture(autouse=True)
def _window() -> None:
    """Pictures take the format of the window that they are shown in."""
    pygame.display.set_mode((64, 64))


def pixels(surface: pygame.Surface) -> bytes:
    """All that can be seen of a surface, comparable."""
    return pygame.image.tobytes(surface, "RGBA")


def rows_of_ink(surface: pygame.Surface) -> int:
    """How many rows of the right half hold nearly white ink: the height of its numeral."""
    colours = pygame.surfarray.array3d(surface)[surface.get_width() * 53 // 100 :]
    return int((colours.min(axis=2) > 200).any(axis=0).sum())


def test_every_card_is_in_the_atlas() -> None:
    """None of the 90 is stood in for by a plain plate."""
    assert [slug for slug in CARD_SLUGS if not exists("splendor_marvel", f"card/{slug}")] == []


def test_no_two_characters_look_alike() -> None:
    """Even as small as a thumbnail, without name, price and frame, all pictures differ."""
    thumbs = {card: pixels(card_face(card, (100, 140)).subsurface((30, 30, 50, 70))) for card in CARDS}

    assert [pair for pair in combinations(CARDS, 2) if thumbs[pair[0]] == thumbs[pair[1]]] == []


@pytest.mark.parametrize("card", [0, 44, 70, 89])
@pytest.mark.parametrize("width", [62, 124, 186, 290])
def test_a_face_has_the_size_asked_for_and_round_corners(card: int, width: int) -> None:
    """The card fills its rectangle but for the corners."""
    size = (width, card_height(width))
    face = card_face(card, size)

    assert face.get_size() == size
    assert face.get_at((0, 0)).a == 0 and face.get_at((width // 2, 1)).a > 250


@pytest.mark.parametrize("card", CARDS)
def test_a_price_stands_complete_inside_its_card(card: int) -> None:
    """Every colour of the cost has its spot, in the order of the colours, apart, on the card."""
    spots = cost_spots(card, SMALL)

    assert [colour for colour, _ in spots] == [
        colour for colour, count in enumerate(COST_COUNTS[card]) if count
    ]
    assert all(pygame.Rect((0, 0), SMALL).contains(place) for _, place in spots)
    assert all(above.bottom <= below.top for (_, above), (_, below) in pairwise(spots))


@pytest.mark.parametrize("number", range(1, 8))
def test_prices_can_be_read_in_a_small_window(number: int) -> None:
    """At 1280 x 800 the numerals of a price are at least 14 pixels high."""
    _, place = cost_spots(0, SMALL)[0]

    assert rows_of_ink(price_pip(3, number, number, 0, place.size)) >= 14


def test_a_price_shows_what_bonuses_do_to_it() -> None:
    """Printed, reduced, paid off and lacking each look different, at every size."""
    for size in ((37, 22), (90, 53)):
        looks = {
            pixels(price_pip(2, 3, 3, 0, size)),
            pixels(price_pip(2, 3, 2, 0, size)),
            pixels(price_pip(2, 3, 0, 0, size)),
            pixels(price_pip(2, 3, 3, 1, size)),
            pixels(price_pip(2, 3, 2, 1, size)),
        }

        assert len(looks) == 5


def test_a_printed_price_is_the_default() -> None:
    """Without bonuses and with everything at hand the face is the printed one."""
    due = COST_COUNTS[70]

    assert pixels(card_face(70, SMALL)) == pixels(card_face(70, SMALL, due, (0, 0, 0, 0, 0)))


def test_no_points_show_nothing() -> None:
    """A card without points has no pennant: its upper left is picture and shade alone."""
    poor = next(card for card in CARDS if POINTS[card] == 0)
    rich = next(card for card in CARDS if POINTS[card] and BONUS_COLOUR[card] == BONUS_COLOUR[poor])
    corner = pygame.Rect(16, 20, 24, 40)

    gold = [
        int(
            (pygame.surfarray.array3d(card_face(card, (200, 280)).subsurface(corner)).astype(int) > 190).sum()
        )
        for card in (poor, rich)
    ]

    assert gold[0] < 10 < gold[1]


def test_backs_tell_the_levels_apart() -> None:
    """The three decks have three different backs, and none is a front."""
    backs = {pixels(card_back(level, SMALL)) for level in sorted(set(LEVEL))}

    assert len(backs) == 3


def test_tiles_all_differ() -> None:
    """Eight locations, the Avengers tile and the Gauntlet: ten different pictures of the size asked for."""
    size = (150, tile_height(150))
    tiles = [location_face(side, size) for side in range(len(LOCATIONS))] + [
        avengers_face(size),
        gauntlet_face(size),
    ]

    assert {tile.get_size() for tile in tiles} == {size}
    assert len({pixels(tile) for tile in tiles}) == 10


def test_the_avengers_symbol_fills_its_square() -> None:
    """The symbol can be laid beside a number at any size."""
    ink = avengers_mark(24).get_bounding_rect()

    assert ink.width >= 22 and ink.height >= 15
