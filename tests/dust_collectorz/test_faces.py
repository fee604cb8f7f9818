"""The faces of Dust Collectorz: each collectible has its own picture, and nothing is told by colour alone."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import combinations

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from game.dust_collectorz.rules.cards.card_table import ABILITIES, RANKS, STATS, TRIBES
from game.dust_collectorz.rules.cards.cards import CARDS
from game.dust_collectorz.rules.cards.facts import weaker
from game.dust_collectorz.table.drawing.boards import board
from game.dust_collectorz.table.drawing.cloth import cloth
from game.dust_collectorz.table.drawing.cover import cover
from game.dust_collectorz.table.drawing.faces import card_back, card_face, paint, wheel, young_face
from game.dust_collectorz.table.drawing.tokens import ability_mark, rank_mark, stat_mark, tribe_mark
from game.table.art.surface_cache import MASTERS, SPRITES
from game.table.pieces import Face
from tests.machine import slowness
from tests.speaking import speaking

IN = speaking("dust_collectorz")

HAND = (160, 224)
SMALL = (90, 126)
CLOSE = (380, 532)
YOUNG = (210, 294)
EVERY_KIND = range(len(CARDS))
CHARACTERS = [kind for kind in EVERY_KIND if CARDS[kind].tribe < len(TRIBES)]
NO_ANSWER = 0
A_CLOCK = CARDS[0].tribe


def grey(surface: pygame.Surface) -> npt.NDArray[np.int64]:
    """The brightness of a surface on black."""
    ground = pygame.Surface(surface.get_size())
    ground.blit(surface, (0, 0))
    return pygame.surfarray.array3d(pygame.transform.grayscale(ground)).astype(np.int64)[..., 0]


def apart(first: pygame.Surface, second: pygame.Surface) -> float:
    """The share of pixels that clearly differ in brightness alone."""
    return float((np.abs(grey(first) - grey(second)) > 30).mean())


def closest(pictures: Sequence[pygame.Surface]) -> float:
    """The least that any two of them differ."""
    return min(apart(first, second) for first, second in combinations(pictures, 2))


def one_outline(faces: Sequence[pygame.Surface]) -> bool:
    """Whether all cover the same pixels, but for the softness of an edge."""
    masks = [pygame.surfarray.array_alpha(face) > 127 for face in faces]
    return all(float((mask != masks[0]).mean()) < 0.01 for mask in masks)


def fitting(width: float, scale: float) -> tuple[int, int]:
    """A card's size in pixels in a window of that scale."""
    return round(width * scale), round(width * 1.4 * scale)


@pytest.mark.parametrize("size", [SMALL, HAND, (190, 266)])
def test_every_card_fills_its_rectangle_but_for_the_corners(size: tuple[int, int]) -> None:
    """Characters and counters, plain and dim, all have one outline."""
    faces = [card_face(kind, size, dim=dim) for kind in EVERY_KIND for dim in (False, True)]

    assert {face.get_size() for face in faces} == {size}
    assert {face.get_at((0, 0)).a for face in faces} == {0}
    assert one_outline(faces)


@pytest.mark.parametrize(
    ("kind", "facts", "size"),
    [
        ("young", [(kind,) for kind in CHARACTERS[::7]], YOUNG),
        ("back", [(colour,) for colour in range(-1, 6)], HAND),
        ("wheel", [(-1, 0), (0, 0), (2, 0b01010), (4, 0b01001)], (240, 240)),
        ("tribe", [(t, "plain") for t in range(len(TRIBES))], (60, 60)),
        ("ability", [(k, s) for k in (0, 40, 99) for s in ("idle", "used", "cancelled")], (60, 60)),
        ("stat", [(s, v, c) for s in range(4) for v in (-1, 12) for c in ("plain", "chosen")], (70, 70)),
    ],
)
def test_faces_of_one_kind_and_size_have_one_outline(
    kind: str, facts: list[tuple[object, ...]], size: tuple[int, int]
) -> None:
    """Shadows and rings are made once for each kind and size."""
    faces = [paint(Face(kind, one), size) for one in facts]

    assert {face.get_size() for face in faces} == {size}
    assert one_outline(faces)


def test_pictures_differ_without_colour_on_a_small_card() -> None:
    """Any two collectibles differ in brightness alone, beside stats, emblem and badge."""
    window = pygame.Rect(14, 22, 62, 72)
    pictures = [grey(card_face(kind, SMALL).subsurface(window)) for kind in EVERY_KIND]

    assert min(float((np.abs(a - b) > 30).mean()) for a, b in combinations(pictures, 2)) > 0.12


@pytest.mark.rule("DC-1")
def test_tribes_stats_and_ranks_differ_without_colour() -> None:
    """Emblems, symbols and pips have shapes of their own at the size of a hand card."""
    assert closest([tribe_mark(tribe, 38) for tribe in range(len(TRIBES))]) > 0.15
    assert closest([stat_mark(stat, 22) for stat in range(len(STATS) + 1)]) > 0.15
    assert closest([rank_mark(rank, 18) for rank in range(len(RANKS))]) > 0.05


def test_abilities_differ_without_colour() -> None:
    """Each ability has a symbol of its own."""
    first = {CARDS[kind].ability: kind for kind in reversed(EVERY_KIND)}
    badges = [ability_mark(kind, 60) for kind in first.values()]

    assert len(first) == len(ABILITIES)
    assert closest(badges) > 0.04


def test_states_of_an_ability_differ_without_colour() -> None:
    """Idle, used and cancelled are told by ring and cross."""
    assert closest([ability_mark(3, 40, state) for state in ("idle", "used", "cancelled")]) > 0.1


@pytest.mark.parametrize("scale", [0.6, 1.0, 2.0])
def test_a_card_shows_words_at_a_close_look_alone(scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a window of any size, what lies is the same in both languages, a close look is not."""
    window = pygame.Surface((1920 * scale, 1080 * scale))
    monkeypatch.setattr(pygame.display, "get_surface", lambda: window)
    wide = {"hand": 160, "clash": 190, "small close look": 285, "close look": 380}
    told = {
        name: len(
            {
                paint(Face("card", (20, False, IN[language])), fitting(width, scale))
                for language in ("en", "de")
            }
        )
        for name, width in wide.items()
    }

    assert told == {"hand": 1, "clash": 1, "small close look": 2, "close look": 2}


def test_a_dim_card_is_darker() -> None:
    """It is grey and clearly darker than the plain one."""
    for kind in CHARACTERS[::11]:
        assert grey(card_face(kind, HAND, dim=True)).mean() < grey(card_face(kind, HAND)).mean() * 0.75


@pytest.mark.rule("DC-1")
def test_a_card_for_the_young_shows_what_it_beats() -> None:
    """At its foot is the emblem of its own tribe, and that of the one it beats."""
    feet = {CARDS[kind].tribe: young_face(kind, YOUNG).subsurface((45, 240, 120, 46)) for kind in CHARACTERS}

    assert closest(list(feet.values())) > 0.1
    assert sorted(weaker(tribe) for tribe in feet) == sorted(feet)


@pytest.mark.rule("DC-12")
def test_the_wheel_marks_attack_and_answers_without_colour() -> None:
    """Each attacking tribe looks different, and unlike the wheel at rest."""
    wheels = [wheel(-1, NO_ANSWER, (240, 240))]
    wheels += [wheel(tribe, NO_ANSWER, (240, 240)) for tribe in range(len(TRIBES))]

    assert closest(wheels) > 0.03


@pytest.mark.rule("DC-12")
def test_a_wheel_dims_tribes_that_are_not_wanted() -> None:
    """What may not answer is fainter than what may."""
    open_to_all = wheel(A_CLOCK, NO_ANSWER, (240, 240))
    narrow = wheel(A_CLOCK, 0b10010, (240, 240))

    assert grey(narrow)[60:180, 120:].mean() < grey(open_to_all)[60:180, 120:].mean()


def test_a_back_tells_whose_it_is_by_shape() -> None:
    """Backs of two seats differ in brightness alone, and no back looks like a front."""
    backs = [card_back(colour, HAND) for colour in range(6)]
    middles = [back.subsurface((50, 82, 60, 60)) for back in backs]

    assert closest(middles) > 0.03
    assert min(apart(backs[0], card_face(kind, HAND)) for kind in CHARACTERS[::9]) > 0.2


def test_a_face_is_drawn_once() -> None:
    """Equal arguments give the same surface."""
    assert card_face(3, HAND) is card_face(3, HAND)
    assert paint(Face("wheel", (1, 3)), (200, 200)) is paint(Face("wheel", (1, 3)), (200, 200))


def test_a_hand_is_shown_in_a_moment() -> None:
    """Twelve cards, none of them decoded before, cost less than a quarter of a second."""
    MASTERS.clear()
    SPRITES.clear()
    began = time.process_time()
    for kind in range(12):
        card_face(kind, (161, 225))

    assert time.process_time() - began < 0.25 * slowness()


@pytest.mark.parametrize("size", [(300, 40), (40, 300), (30, 24), (800, 500)])
def test_a_board_keeps_its_corners_at_any_size(size: tuple[int, int]) -> None:
    """They are round, the middle is covered, and left and right look alike."""
    drawn = board("seat", size)
    cover = pygame.surfarray.array_alpha(drawn).astype(int)

    assert drawn.get_size() == size
    assert cover[0, 0] < 40 and cover[size[0] // 2, size[1] // 2] > 200
    assert (np.abs(cover - cover[::-1]) < 60).all()


def test_the_box_is_opaque_within_its_round_corners() -> None:
    """The menus' picture has the size asked for, whatever its shape."""
    for size in ((300, 200), (200, 260)):
        picture = cover(size)

        assert picture.get_size() == size
        assert picture.get_at((0, 0)).a == 0 and picture.get_at((size[0] // 2, 2)).a > 250


def test_the_table_is_calm_and_dark() -> None:
    """It fills its size, and pieces and words stand out from it."""
    table = cloth((640, 360))
    light = grey(table)

    assert table.get_size() == (640, 360)
    assert light.mean() < 90
    assert light[20:-20, 20:-20].std() < 30
