"""Celebrations over the table: short, gentle where that is wished, and never in anybody's way."""

from __future__ import annotations

import itertools
import time

import pygame
import pytest

from game.registry import GAMES
from game.screens.match.table.celebrations import celebrations_of
from game.table.art import festive
from game.table.art.festive import LOOKS
from game.table.layout.board import Board
from game.table.motion import celebration
from game.table.motion.animation import LEVELS, Level
from game.table.motion.celebration import CENTRE, SECONDS, SPARKS, Celebration, Wording, flown

WORDS = Wording("The Infinity Gauntlet", "Ann · last round")
STEP = 1 / 60  # seconds
FRAME = 0.008  # seconds that a celebration may take of one
FULL = (1920, 1080)
TABLE = pygame.Color(60, 60, 60)


def ready(
    level: Level = "full",
    *,
    theme: str = "cosmos",
    small: bool = False,
    size: tuple[int, int] = (1280, 800),
    words: Wording = WORDS,
) -> tuple[Celebration, Board]:
    """A celebration that is painted, and its board."""
    board = Board(size)
    made = Celebration(theme, words, level, small=small)
    while not made.prepare(board):
        pass
    return made, board


def shown(made: Celebration, board: Board) -> pygame.Surface:
    """The picture over a grey table."""
    surface = pygame.Surface(board.window)
    surface.fill(TABLE)
    made.draw(surface, board)
    return surface


def changed(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels differ clearly."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (14, 14, 14, 255), other)
    return one.get_width() * one.get_height() - mask.count()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("small", [True, False])
def test_it_lasts_little_more_than_a_second_at_every_level(level: Level, *, small: bool) -> None:
    """And then there is nothing of it left."""
    made, board = ready(level, small=small)
    left = made.advance(SECONDS - 0.01)
    before = made.done
    rest = made.advance(0.51)

    assert SECONDS <= 1.2
    assert (left, before, made.done) == (0.0, False, True)
    assert rest == pytest.approx(0.5)
    assert changed(shown(made, board), shown(made, board)) == 0
    assert shown(made, board).get_at(board.pixel(CENTRE)) == TABLE


def test_it_can_be_ended_at_once() -> None:
    """Any key or click does."""
    made, board = ready()
    made.advance(0.5)
    made.finish()

    assert made.done
    assert shown(made, board).get_at(board.pixel(CENTRE)) == TABLE


def test_without_motion_the_words_stand_and_nothing_changes_until_the_end() -> None:
    """There at once, gone at once; no light beyond the band."""
    made, board = ready("none")
    first = shown(made, board)
    made.advance(SECONDS / 2)
    middle = shown(made, board)
    made.advance(SECONDS / 2 - 0.02)
    band = board.size(celebration.BAND)
    beyond = (board.pixel(CENTRE)[0], board.pixel(CENTRE)[1] - band[1])

    assert changed(first, middle) == changed(middle, shown(made, board)) == 0
    assert first.get_at(beyond) == TABLE
    assert first.get_at(board.pixel(CENTRE)) != TABLE


def test_gentle_motion_is_light_that_comes_and_goes_and_nothing_that_moves() -> None:
    """While the light is full, two frames are the same picture."""
    made, board = ready("gentle")
    made.advance(celebration.APPEAR + 0.05)
    one = shown(made, board)
    made.advance(0.3)
    other = shown(made, board)
    made.advance(SECONDS - celebration.APPEAR - 0.45)

    assert changed(one, other) == 0
    assert changed(other, shown(made, board)) > 0


def test_full_motion_lets_sparks_fly() -> None:
    """Two frames differ."""
    made, board = ready("full")
    made.advance(0.4)
    one = shown(made, board)
    made.advance(0.1)

    assert changed(one, shown(made, board)) > 200


def test_light_never_flashes() -> None:
    """It rises once and falls once: no blinking."""
    made, _ = ready("full")
    strengths = []
    while not made.done:
        strengths.append(made.strength)
        made.advance(STEP)
    top = strengths.index(max(strengths))

    assert strengths[: top + 1] == sorted(strengths[: top + 1])
    assert strengths[top:] == sorted(strengths[top:], reverse=True)


def test_a_small_one_is_smaller_and_has_no_sparks() -> None:
    """Less of the table is covered."""
    large, board = ready("gentle")
    small, _ = ready("gentle", small=True)
    bare = pygame.Surface(board.window)
    bare.fill(TABLE)
    for one in (large, small):
        one.advance(0.4)
    still = ready("full", small=True)[0]
    still.advance(0.45)
    picture = shown(still, board)
    still.advance(0.1)

    assert changed(shown(small, board), bare) < 0.7 * changed(shown(large, board), bare)
    assert changed(picture, shown(still, board)) == 0


def test_it_waits_until_it_is_painted_and_shows_nothing_before() -> None:
    """A frame paints one part at most; its time begins afterwards."""
    board = Board((1280, 800))
    made = Celebration("fjord", WORDS, "full")
    frames = 0
    while shown(made, board).get_at(board.pixel(CENTRE)) == TABLE and frames < 40:
        made.advance(STEP)
        frames += 1

    assert 2 <= frames <= 16
    assert made.strength < 0.5


def test_frames_that_have_enough_to_do_paint_none_of_it() -> None:
    """It comes as many frames later as the table was busy, and is then drawn in busy ones too."""
    board = Board((1280, 800))
    surface, made = pygame.Surface(board.window), Celebration("fjord", WORDS, "full")
    painted = []
    for busy in (True, True, False, True):
        surface.fill(TABLE)
        made.draw(surface, board, busy=busy)
        made.advance(STEP)
        painted.append(made._painted[1] if made._painted else 0)
    while not made.prepare(board):
        pass
    made.advance(0.2)
    made.draw(surface, board, busy=True)

    assert painted == [0, 0, 1, 1]
    assert surface.get_at(board.pixel(CENTRE)) != TABLE


def test_a_window_that_changes_its_size_has_it_painted_anew() -> None:
    """Nothing breaks, and it goes on where it was."""
    made, board = ready()
    made.advance(0.4)
    other = Board((1024, 640))
    for _ in range(20):
        picture = shown(made, other)

    assert made.strength == pytest.approx(1.0)
    assert picture.get_at(other.pixel(CENTRE)) != TABLE
    assert board != other


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("words", [WORDS, Wording("9 auf einen Streich", ""), Wording("W" * 60, "M" * 120)])
def test_words_never_reach_beyond_their_place(size: tuple[int, int], words: Wording) -> None:
    """Long ones are set smaller; the picture is as large as was asked for."""
    box = Board(size).size(celebration.WORDS)
    picture = festive.worded("attic", *words, box)
    ink = picture.get_bounding_rect()

    assert picture.get_size() == box
    assert 0 < ink.width <= box[0]
    assert pygame.Rect((0, 0), box).contains(ink)


@pytest.mark.parametrize("theme", LOOKS)
def test_no_frame_takes_long(theme: str) -> None:
    """In the largest usual window, painting a part and drawing the whole each stay below 8 ms of work."""
    pygame.display.set_mode(FULL)
    board = Board(FULL)
    made = Celebration(theme, WORDS, "full")
    surface = pygame.Surface(FULL).convert()
    spent = []
    made.prepare(board)  # the type faces are open since the program shows words
    while not made.done:
        best = []
        for _ in range(2):  # the machine may be busy with something else in one of two frames
            began = time.thread_time()
            made.draw(surface, board)
            best.append(time.thread_time() - began)
        spent.append(min(best))
        made.advance(STEP)

    assert max(spent) < FRAME


def test_every_place_but_the_menus_celebrates_in_its_own_way() -> None:
    """Its own light and its own sign."""
    pictures = [pygame.image.tobytes(festive.emblem(theme, 80), "RGBA") for theme in LOOKS]

    assert set(LOOKS) == {celebrations_of(game).THEME for game in GAMES}
    assert len({look.light for look in LOOKS.values()}) == len(set(pictures)) == len(LOOKS)


def test_sparks_spread_to_all_sides_and_no_two_fly_alike() -> None:
    """Wherever one looks there are some, near and far."""
    ends = [flown(number, 1.0, 0.0, (0.0, 0.0)) for number in range(SPARKS)]
    quarters = {(x > 0, y > 0) for x, y in ends}
    apart = min(abs(a - c) + abs(b - d) for (a, b), (c, d) in itertools.combinations(ends, 2))

    assert len(quarters) == 4
    assert apart > 10.0
