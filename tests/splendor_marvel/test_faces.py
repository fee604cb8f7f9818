"""The faces of Splendor: Marvel: everything that matters is on the card, readable, and no two look alike."""

from __future__ import annotations

from itertools import combinations, pairwise

import numpy as np
import pygame
import pytest

from game.splendor_marvel.cards import BONUS_COLOUR, COST_COUNTS, LEVEL, LOCATIONS, NAMES, POINTS
from game.splendor_marvel.cover import prepare_table
from game.splendor_marvel.faces import (
    avengers_face,
    avengers_mark,
    card_back,
    card_face,
    card_height,
    cost_spots,
    draw_original,
    empty_slot,
    gauntlet_face,
    location_face,
    price_pip,
    tile_height,
)
from game.splendor_marvel.pictures.cast import CAST, role
from game.splendor_marvel.pictures.skies import PATTERNS, draw_patterns
from game.table.art.shelf import MASTERS, MEGABYTE, SPRITES
from game.table.art.text import fitted

CARDS = range(len(NAMES))
SMALL = (124, 174)  # a card in a window of 1280 x 800


def pixels(surface: pygame.Surface) -> bytes:
    """All that can be seen of a surface, comparable."""
    return pygame.image.tobytes(surface, "RGBA")


def rows_of_ink(surface: pygame.Surface) -> int:
    """How many rows of the right half hold nearly white ink: the height of its numeral."""
    colours = pygame.surfarray.array3d(surface)[surface.get_width() * 53 // 100 :]
    return int((colours.min(axis=2) > 200).any(axis=0).sum())


def test_everybody_has_a_role_of_their_own() -> None:
    """Each of the 90 characters is cast, nobody else is, and no two share all of emblem, colours and sky."""
    assert set(CAST) == set(NAMES)
    assert len({role(card) for card in CARDS}) == len(NAMES)


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


@pytest.mark.parametrize("name", NAMES)
def test_every_name_stands_on_its_plate_uncut(name: str) -> None:
    """The longest name is set smaller, not cut, and stays large enough to read when the card is small."""
    line = fitted(name, "title", (404, 66), (255, 240, 206), 52)

    assert line.get_width() <= 404 and line.get_height() * SMALL[0] / 500 >= 9


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


def test_an_empty_place_is_seen_through() -> None:
    """Where a deck has run out the table shows through."""
    alpha = pygame.surfarray.array_alpha(empty_slot(SMALL))

    assert 0 < int(np.median(alpha)) < 140


def test_the_avengers_symbol_fills_its_square() -> None:
    """The symbol can be laid beside a number at any size."""
    ink = avengers_mark(24).get_bounding_rect()

    assert ink.width >= 22 and ink.height >= 15


def test_prices_take_no_room_from_the_originals_of_cards() -> None:
    """There are a thousand of them: among the originals they would push cards out."""
    price_pip(0, 7, 7, 0, (40, 24))
    kept = len(MASTERS)
    for due in range(1, 7):
        for missing in range(due + 1):
            price_pip(0, 7, due, missing, (40, 24))

    assert len(MASTERS) <= kept + 2  # the triangle and the tick that they share


def test_a_match_finds_every_card_drawn() -> None:
    """Once the menus had time for it, all 90 originals are there and none pushed another out."""
    MASTERS.clear()
    steps = sum(1 for _ in prepare_table())
    kept = len(MASTERS)
    for card in range(len(NAMES)):
        for _ in draw_original(card):
            pass

    assert steps >= len(NAMES)  # more where it is slow: none takes much longer than a part of a card
    assert len(MASTERS) == kept


def test_patterns_stay_with_the_originals() -> None:
    """They are small, and nothing that is shown meanwhile pushes them away: the next card comes soon."""
    MASTERS.clear()
    for _ in draw_patterns():
        pass
    drawn, used = len(MASTERS), MASTERS.used
    SPRITES.clear()
    for _ in draw_patterns():
        pass

    assert drawn >= len(PATTERNS)
    assert used < 4 * MEGABYTE
    assert len(MASTERS) == drawn
