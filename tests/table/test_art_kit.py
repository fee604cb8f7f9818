"""The art kit: the same arguments draw the same picture, nothing is told by colour alone, nothing is cut."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import combinations

import numpy as np
import numpy.typing as npt
import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.table.art.chips import chip
from game.table.art.frames import BUTTON_STATES, PANELS, badge, bar, button_face, panel, socket
from game.table.art.gems import KINDS, faded_gem, gem
from game.table.art.paint.cloth import cloth, curtain
from game.table.art.paint.light import _light_around, halo, shadow
from game.table.art.paint.shapes import field, rim, rounded, stretched, tinted
from game.table.art.palette import SEAT_COLOURS, Size
from game.table.art.seats import avatar, seat_symbol
from game.table.art.surface_cache import MASTERS, SPRITES, LruSurfaceCache, cached
from game.table.art.text.fonts import FACES, font, lacking
from game.table.art.text.text import fitted, paragraph
from game.table.art.title import logo, title_background

SIZE = (96, 48)
PICTURES: dict[str, Callable[[], pygame.Surface]] = {
    "gem": lambda: gem(3, 40, "R"),
    "chip": lambda: chip(5, 58),
    "panel": lambda: panel(SIZE, "glass"),
    "button": lambda: button_face(SIZE, "primary", "hover"),
    "avatar": lambda: avatar("Y", 3, 44),
    "halo": lambda: halo(SIZE),
    "socket": lambda: socket(48),
    "badge": lambda: badge(SIZE),
    "bar": lambda: bar(SIZE, (90, 180, 255), 0.6),
    "cloth": lambda: cloth((320, 200)),
    "curtain": lambda: curtain((320, 200)),
    "title": lambda: title_background((320, 200)),
    "logo": lambda: logo(300),
}


def pixels(surface: pygame.Surface) -> bytes:
    """All that can be seen of a surface, comparable."""
    return pygame.image.tobytes(surface, "RGBA")


def silhouette(surface: pygame.Surface) -> npt.NDArray[np.bool_]:
    """Where a surface is more than half opaque."""
    return pygame.surfarray.array_alpha(surface) > 127


def overlap(first: pygame.Surface, second: pygame.Surface) -> float:
    """Common area over joint area of two silhouettes: 1.0 when they are one shape."""
    one, other = silhouette(first), silhouette(second)
    return float((one & other).sum() / (one | other).sum())


@pytest.mark.parametrize("draw", list(PICTURES.values()), ids=list(PICTURES))
def test_a_picture_is_the_same_whenever_it_is_drawn(draw: Callable[[], pygame.Surface]) -> None:
    """A picture drawn anew, after all caches were emptied, has the same pixels."""
    before = pixels(draw())
    MASTERS.clear()
    SPRITES.clear()

    assert pixels(draw()) == before


@pytest.mark.parametrize("draw", list(PICTURES.values()), ids=list(PICTURES))
def test_a_picture_is_drawn_once(draw: Callable[[], pygame.Surface]) -> None:
    """Asking again gives the kept surface."""
    assert draw() is draw()


@pytest.mark.parametrize("face", FACES)
def test_every_face_can_write_both_languages(face: str) -> None:
    """No letter, numeral or mark of English and German is missing in any face."""
    words = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÄÖÜäöüßéé.,:;!?'’-–„“()+%&/×"

    assert lacking(face, words) == ""


def test_a_letter_that_a_face_lacks_is_told() -> None:
    """It would be drawn as an empty box; a blank is none."""
    assert lacking("title", "Aĥ \N{NO-BREAK SPACE}Ĵ…") == "ĥĴ"
    assert lacking("sans", "ĥ→") == "→"


def test_an_unknown_face_names_the_known_ones() -> None:
    """Asking for a face that isn't there says which are."""
    with pytest.raises(ValueError, match="no type face 'comic'; there are title, text"):
        font("comic", 20)


@pytest.mark.parametrize(("first", "second"), list(combinations(range(KINDS), 2)))
def test_gems_differ_in_shape(first: int, second: int) -> None:
    """No two kinds of gem share a silhouette: colour is never alone."""
    assert overlap(gem(first, 64), gem(second, 64)) < 0.96


@pytest.mark.parametrize(("first", "second"), list(combinations(range(len(SEAT_COLOURS)), 2)))
def test_seats_differ_in_shape(first: int, second: int) -> None:
    """No two seat colours share the outline of their sign."""
    assert overlap(seat_symbol(first, 64), seat_symbol(second, 64)) < 0.97


def test_a_faded_gem_keeps_its_shape_but_no_colour() -> None:
    """What one doesn't have is grey."""
    colours = pygame.surfarray.array3d(faded_gem(3, 48)).astype(int)
    alpha = pygame.surfarray.array_alpha(faded_gem(3, 48))

    spread = (colours.max(axis=2) - colours.min(axis=2))[alpha > 60]

    assert spread.max() < 70


@given(
    words=st.text(st.characters(categories=("L", "N", "Zs"), max_codepoint=0x17F), min_size=1, max_size=60),
    width=st.integers(20, 300),
    height=st.integers(10, 60),
)
def test_a_fitted_line_is_never_wider_than_its_box(words: str, width: int, height: int) -> None:
    """However long the words are, the line stays inside."""
    assert fitted(words, "title", (width, height)).get_width() <= width


@given(
    words=st.text("abc defgh\n", min_size=1, max_size=400),
    width=st.integers(60, 300),
    height=st.integers(30, 200),
)
def test_a_paragraph_stays_inside_its_box(words: str, width: int, height: int) -> None:
    """However much is said, the block of text stays inside."""
    block = paragraph(words, "text", (width, height))

    assert block.get_width() <= width and block.get_height() <= height


def test_figures_of_the_sans_are_as_high_as_capitals() -> None:
    """Numerals line up with one another and nearly with capitals: none dips below the line or stays low."""
    figures = [metric for metric in font("sans_bold", 100).metrics("0123456789H") if metric]
    lowest = [metric[2] for metric in figures]
    highest = [metric[3] for metric in figures]

    assert max(lowest) - min(lowest) <= 3 and max(highest) - min(highest) <= 8


@pytest.mark.parametrize("style", ["primary", "secondary", "danger"])
def test_button_states_can_be_told_apart(style: str) -> None:
    """Each of a button's five states looks different."""
    looks = {pixels(button_face((160, 48), style, state)) for state in BUTTON_STATES}

    assert len(looks) == len(BUTTON_STATES)


def test_unknown_styles_name_the_known_ones() -> None:
    """A wrong style is refused in words that help."""
    with pytest.raises(ValueError, match="no panel style 'wood'; there are glass"):
        panel(SIZE, "wood")
    with pytest.raises(ValueError, match="no button 'primary' 'asleep'; there are primary"):
        button_face(SIZE, "primary", "asleep")

    assert set(PANELS) >= {"glass", "row", "active", "tray", "dialog", "tooltip"}


@pytest.mark.parametrize("draw", [cloth, curtain, title_background])
@pytest.mark.parametrize("size", [(1024, 640), (1001, 777)])
def test_a_background_covers_the_whole_window(
    draw: Callable[[tuple[int, int]], pygame.Surface], size: tuple[int, int]
) -> None:
    """A background has the window's size and no hole."""
    picture = draw(size)

    opaque = not picture.get_flags() & pygame.SRCALPHA or bool(silhouette(picture).all())

    assert picture.get_size() == size and opaque


def test_a_halo_surrounds_its_plate() -> None:
    """The light lies outside the plate; the plate's own middle stays clear."""
    light = halo((100, 60), spread=14)

    assert light.get_size() == (156, 116)
    assert light.get_at((78, 58)).a == 0 and light.get_at((22, 58)).a > 40


def test_a_shadow_reaches_beyond_its_piece_and_fades() -> None:
    """A shadow is strongest under the piece and gone at its own edge."""
    piece = pygame.Surface((60, 40), pygame.SRCALPHA)
    piece.fill((255, 255, 255, 255))

    soft = shadow(piece, 8, 200)

    assert soft.get_size() == (92, 72)
    assert soft.get_at((46, 36)).a > 180 and soft.get_at((0, 36)).a < 6


def test_a_rounded_mask_is_symmetrical() -> None:
    """The mask is built from one quarter and fits odd and even sizes."""
    mask = pygame.surfarray.array_alpha(rounded((31, 20), 6))

    assert mask.shape == (31, 20)
    assert (mask == mask[::-1]).all() and (mask == mask[:, ::-1]).all()
    assert mask[0, 0] == 0 and mask[15, 10] == 255


@pytest.mark.parametrize("size", [(31, 20), (60, 60), (7, 50), (300, 120)])
@pytest.mark.parametrize("radius", [0, 6, 14.5, 30, 90])
@pytest.mark.parametrize("inset", [0.0, 0.5, 3.2, 19.0])
def test_a_rounded_mask_covers_the_rectangle_without_its_corners(
    size: Size, radius: float, inset: float
) -> None:
    """Its area is that of the rectangle less what the corners cut off, but for rounding."""
    wide, high = (max(0.0, length - 2 * inset) for length in size)
    round_by = min(radius, wide / 2, high / 2)
    area = wide * high - (4 - math.pi) * round_by**2

    covered = float(pygame.surfarray.array_alpha(rounded(size, radius, inset)).sum()) / 255

    assert abs(covered - area) <= 1 + (wide + high) * 0.34


def test_a_tinted_mask_has_one_colour_and_its_strength() -> None:
    """White takes any colour; the alpha is multiplied."""
    plate = tinted(rounded((40, 40), 8), (200, 30, 60), 128)

    assert tuple(plate.get_at((20, 20))) == (200, 30, 60, 128)
    assert plate.get_at((0, 0)).a == 0


def test_a_rim_is_a_line_and_nothing_within() -> None:
    """However large the plate is."""
    line = rim((900, 400), 20, 4, 3)

    assert line.get_size() == (900, 400)
    assert [line.get_at((x, 200)).a for x in (2, 5, 450, 894)] == [0, 255, 0, 255]
    assert [line.get_at((450, y)).a for y in (2, 5, 200, 394)] == [0, 255, 0, 255]


def test_a_field_takes_its_level_from_the_place() -> None:
    """Nothing at the left, all at the right; what lies outside of 0 to 1 is cut."""
    mask = field((80, 20), lambda x, _y: 3 * x - 1)

    assert mask.get_at((4, 10)).a == 0 and mask.get_at((75, 10)).a >= 254
    assert 100 < mask.get_at((40, 10)).a < 155


@given(sizes=st.lists(st.integers(1, 40), max_size=40))
def test_a_shelf_never_holds_more_than_its_limit(sizes: list[int]) -> None:
    """Whatever is drawn, the bytes kept stay below the limit, and what is too large is not kept at all."""
    cache = LruSurfaceCache(4000)
    draw = cached(cache)(lambda size: pygame.Surface((size, size), pygame.SRCALPHA))
    for size in sizes:
        draw(size)

    assert 0 <= cache.used <= 4000


def test_the_newest_that_a_cache_must_keep_are_kept_however_large() -> None:
    """A picture that fills the window is drawn once, not in every frame."""
    cache = LruSurfaceCache(0, least=2)
    large = [pygame.Surface((100 + number, 100)) for number in range(3)]
    for number, surface in enumerate(large):
        cache.put(number, surface)

    assert [cache.get(number) for number in range(3)] == [None, *large[1:]]
    assert len(cache) == 2 and cache.used == sum(one.get_pitch() * one.get_height() for one in large[1:])


def test_the_least_recently_used_goes_first() -> None:
    """A surface that was just asked for survives the next one."""
    cache = LruSurfaceCache(3 * 400)
    for name in "abc":
        cache.put(name, pygame.Surface((10, 10), pygame.SRCALPHA))
    cache.get("a")
    cache.put("d", pygame.Surface((10, 10), pygame.SRCALPHA))

    assert [cache.get(name) is not None for name in "abcd"] == [True, False, True, True]


@pytest.mark.parametrize("size", [(30, 30), (31, 200), (251, 349), (7, 500)])
@pytest.mark.parametrize(("radius", "spread"), [(0, 3), (14, 16), (75, 10)])
def test_a_halo_that_is_pulled_long_is_the_one_drawn_whole(size: Size, radius: int, spread: int) -> None:
    """What is saved is time."""
    pulled = halo(size, (255, 200, 100), radius, spread)
    whole = _light_around(size, (255, 200, 100), radius, spread)

    assert pulled.get_size() == whole.get_size()
    for channels in (pygame.surfarray.array3d, pygame.surfarray.array_alpha):
        seen = np.abs(channels(pulled).astype(int) - channels(whole).astype(int))
        assert seen.max() <= 2


def test_what_is_stretched_keeps_its_corners() -> None:
    """Only the middle row and column are repeated; what is large enough stays as it is."""
    small = rounded((21, 17), 8)
    large = stretched(small, (60, 40))

    assert large.get_size() == (60, 40) and stretched(small, (21, 10)) is small
    for corner in ("topleft", "topright", "bottomleft", "bottomright"):
        place, where = pygame.Rect(0, 0, 8, 8), pygame.Rect(0, 0, 8, 8)
        setattr(place, corner, getattr(small.get_rect(), corner))
        setattr(where, corner, getattr(large.get_rect(), corner))
        assert pixels(small.subsurface(place)) == pixels(large.subsurface(where))
