"""The faces of Seventh Hero: what counts is seen, in a narrow fan too, and by more than colour."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from game.seventh_hero.rules.cards import HEROES, NAMES, quest
from game.seventh_hero.table.drawing.cover import cover
from game.seventh_hero.table.drawing.faces import (
    GAME,
    ability_mark,
    card_back,
    hero_face,
    pip,
    quest_face,
    quest_mark,
    token,
)
from game.seventh_hero.table.drawing.plates import plate
from game.table.art.atlas import exists

ART = Path(__file__).parents[2] / "assets" / GAME / "art"
TOKENS = ("lantern", "barred", "knows", "laurel", "answer-yes", "answer-no", "ruled-out", "cancels", "quest")
SMALL = (130, 182)  # a card of the own hand
STRIP = 40  # what is seen of it beneath the next card
SEATS = (3, 4, 5)


@pytest.fixture(autouse=True)
def _window() -> None:
    """Pictures are decoded for a window."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def pixels(surface: pygame.Surface) -> bytes:
    """All that can be seen of a surface, comparable."""
    return pygame.image.tobytes(surface, "RGBA")


def grey(surface: pygame.Surface) -> npt.NDArray[np.int64]:
    """The brightness of a surface on black."""
    ground = pygame.Surface(surface.get_size())
    ground.blit(surface, (0, 0))
    return pygame.surfarray.array3d(pygame.transform.grayscale(ground)).astype(np.int64)[..., 0]


def apart(first: pygame.Surface, second: pygame.Surface) -> float:
    """The share of pixels that clearly differ in brightness alone."""
    return float((np.abs(grey(first) - grey(second)) > 40).mean())


def stones(number: int, seats: int) -> set[int]:
    """The numbers whose stones are coloured in the quest row of a card of 500 pixels."""
    face = hero_face(number, (500, 700), seats)
    lit = set()
    for hero in HEROES:
        middle = 250 + (hero - 4) * 64.5
        red, green, blue, _ = pygame.transform.average_color(
            face, pygame.Rect(round(middle) - 26, 612, 52, 52)
        )
        if max(red, green, blue) > 90:
            lit.add(hero)
    return lit


@pytest.mark.parametrize("width", [64, 110, 160, 300])
@pytest.mark.parametrize("number", HEROES)
def test_a_face_has_the_size_asked_for_and_round_corners(number: int, width: int) -> None:
    """Ready, used or as a quest, a card fills its rectangle but for the corners."""
    size = (width, round(width * 1.4))
    faces = [
        hero_face(number, size),
        hero_face(number, size, ready=False),
        quest_face(number, 4, size),
        card_back(size),
    ]

    assert {face.get_size() for face in faces} == {size}
    assert {face.get_at((0, 0)).a for face in faces} == {0}
    assert min(face.get_at((width // 2, size[1] // 2)).a for face in faces) >= 250  # scaling loses a little


@pytest.mark.parametrize("ready", [True, False])
def test_numbers_are_told_apart_in_a_fan_without_colour(ready: bool) -> None:  # noqa: FBT001 - one of two cases
    """The upper part of the strip beneath the next card differs between any two heroes, ready or used."""
    place = pygame.Rect(0, 0, STRIP, 66)
    strips = [hero_face(number, SMALL, ready=ready).subsurface(place) for number in HEROES]

    assert min(apart(first, second) for first, second in combinations(strips, 2)) > 0.08


def test_heroes_differ_without_number_and_colour() -> None:
    """The pictures differ beside the stone, at a small card too."""
    pictures = [hero_face(number, (64, 90)).subsurface((22, 4, 38, 58)) for number in HEROES]

    assert min(apart(first, second) for first, second in combinations(pictures, 2)) > 0.2


@pytest.mark.rule("SH-1")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("number", HEROES)
def test_a_card_lights_the_numbers_of_its_quest(number: int, seats: int) -> None:
    """Exactly the numbers that meet the quest at this table are lit in the row at the card's foot."""
    assert stones(number, seats) == {hero for hero in HEROES if quest(number, seats) >> hero & 1}


@pytest.mark.rule("SH-1")
def test_only_two_quests_depend_on_the_seats() -> None:
    """Cards and signs of 6 and 7 change with the number of seats, the others don't."""
    changing = {
        number
        for number in HEROES
        if len({pixels(hero_face(number, SMALL, seats)) for seats in SEATS}) == len(SEATS)
        and len({pixels(quest_mark(number, seats, 60)) for seats in SEATS}) == len(SEATS)
    }
    fixed = {
        number for number in HEROES if len({pixels(quest_face(number, seats, SMALL)) for seats in SEATS}) == 1
    }

    assert (changing, fixed) == ({6, 7}, {1, 2, 3, 4, 5})


@pytest.mark.rule("SH-15")
@pytest.mark.parametrize("number", HEROES)
def test_a_used_hero_is_darker_and_keeps_its_number(number: int) -> None:
    """It is seen as in moonlight, its number still stands out from its stone."""
    ready, used = hero_face(number, SMALL), hero_face(number, SMALL, ready=False)
    stone = grey(used)[4:36, 4:44]

    assert grey(used).mean() < grey(ready).mean() * 0.85
    assert int(stone.max()) - int(np.median(stone)) > 80


def test_a_back_tells_nothing_and_is_no_front() -> None:
    """There is one back, unlike any face."""
    back = card_back(SMALL)

    assert back is card_back(SMALL)
    assert min(apart(back, hero_face(number, SMALL)) for number in HEROES) > 0.2


def test_a_face_is_drawn_once() -> None:
    """Equal arguments give the same surface."""
    assert hero_face(3, SMALL, 5) is hero_face(3, SMALL, 5)


@pytest.mark.parametrize("size", [22, 32, 64])
def test_tokens_differ_without_colour(size: int) -> None:
    """Every token has the size asked for and a shape of its own."""
    tokens = [token(name, size) for name in TOKENS]

    assert {one.get_size() for one in tokens} == {(size, size)}
    assert min(apart(first, second) for first, second in combinations(tokens, 2)) > 0.15


def _lit(number: int, size: int) -> pygame.Surface:
    return pip(number, size, lit=True)


def _hollow(number: int, size: int) -> pygame.Surface:
    return pip(number, size, lit=False)


@pytest.mark.parametrize("draw", [ability_mark, _lit, _hollow])
def test_marks_of_heroes_differ_without_colour(draw: Callable[[int, int], pygame.Surface]) -> None:
    """Abilities and stones of any two heroes differ in brightness alone."""
    marks = [draw(number, 40) for number in HEROES]

    assert min(apart(first, second) for first, second in combinations(marks, 2)) > 0.02


def test_a_lit_stone_and_a_hollow_differ_without_colour() -> None:
    """Whether a number counts is told by light and size."""
    assert min(apart(_lit(number, 24), _hollow(number, 24)) for number in HEROES) > 0.3


def test_a_spent_ability_is_struck_out() -> None:
    """The medal of a used hero differs from the ready one by more than its colour."""
    assert (
        min(apart(ability_mark(number, 40), ability_mark(number, 40, spent=True)) for number in HEROES) > 0.1
    )


def test_the_box_is_opaque_within_its_round_corners() -> None:
    """The menus' picture has the size asked for, whatever its shape."""
    for size in ((300, 200), (200, 260)):
        picture = cover(size)

        assert picture.get_size() == size
        assert picture.get_at((0, 0)).a == 0 and picture.get_at((size[0] // 2, 2)).a > 250


def rows(name: str) -> dict[str, dict[str, Any]]:
    """What is filled into a template."""
    return tomllib.loads((ART / f"{name}.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["cards", "quest-cards", "medals", "pips", "hollows"])
def test_there_is_a_row_for_each_hero(name: str) -> None:
    """By number; a number, and the staves and figure beside it, are that hero's."""
    found = rows(name)

    assert list(found) == [str(number) for number in HEROES]
    for number, row in found.items():
        slug = NAMES[int(number)].lower().replace(" ", "-")
        assert row.get("number", number) == number
        assert row.get("sign", f"signs/{slug}.svg") == f"signs/{slug}.svg"
        assert row.get("figure", f"figures/{slug}.svg") == f"figures/{slug}.svg"


@pytest.mark.rule("SH-1")
def test_the_signs_of_the_quests_tell_their_bounds() -> None:
    """A bound downwards is the highest number that fits, one upwards the lowest, a span has both."""
    for name, row in rows("quest-signs").items():
        number, _, seats = name.partition("-")
        met = [hero for hero in HEROES if quest(int(number), int(seats or 4)) >> hero & 1]
        if row.get("arrow@display") != "none":
            assert row["bound"] == str(met[0] if "arrow@transform" in row else met[-1])
        elif "bound" in row:
            assert row["bound"] == f"{met[0]}–{met[-1]}"
        else:
            assert row["odd@display" if 1 in met else "even@display"] == "inline"


def test_every_picture_of_a_face_is_there() -> None:
    """Nothing is asked for that the atlas doesn't have."""
    for number in HEROES:
        assert {exists(GAME, f"card/{number}{state}") for state in ("", "-used")} == {True}
        assert all(exists(GAME, f"{kind}/{number}") for kind in ("quest-card", "medal", "pip", "hollow"))
    assert all(exists(GAME, f"tokens/{name}") for name in TOKENS)


@pytest.mark.parametrize("size", [(300, 40), (64, 64), (30, 12), (200, 500)])
@pytest.mark.parametrize("style", ["seat", "good", "under", "road", "here"])
def test_plates_are_stretched_but_for_their_corners(style: str, size: tuple[int, int]) -> None:
    """A plate fills any size; its corners are round, its middle is closed."""
    shown = plate(size, style)

    assert shown.get_size() == size
    assert shown.get_at((0, 0)).a < 60
    assert shown.get_at((size[0] // 2, size[1] // 2)).a > 180
    assert shown.get_bounding_rect().size == size
