"""Clips: their length, their pictures, their size, and what they say."""

from __future__ import annotations

import io
from itertools import pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageStat

from game.registry import GAMES
from game.screens.match.table.viewpoint import Viewpoint
from game.screens.seating import TableMatch, guest
from game.share import clip
from game.share.clip import FINAL, FIRST, LONGEST, MOVING, PIXELS, SHORTEST, TICK, make_clip, timing
from game.share.clip_file import encode
from game.share.clip_table import TableFilm
from game.share.clip_wish import KINDS, WIDTHS, ClipWish, Kind
from game.share.shared_table import shared
from game.share.sight import sights, told
from game.texts.texts import Voice
from tests.screens.pilots.replay_pilot import played

WORDS = Voice("en", strict=True)


def lengths(data: bytes) -> list[float]:
    """Read a clip; return for how many milliseconds each of its pictures shows."""
    image = Image.open(io.BytesIO(data))
    found = []
    for number in range(getattr(image, "n_frames", 1)):
        image.seek(number)
        image.load()
        found.append(image.info["duration"])
    return found


def last_picture(data: bytes) -> Image.Image:
    """Return the last picture of a clip."""
    image = Image.open(io.BytesIO(data))
    image.seek(getattr(image, "n_frames", 1) - 1)
    return image.convert("RGB")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_moment_is_a_clip_that_moves_and_repeats(game: str, kind: Kind) -> None:
    """Of the size that was asked for, within some seconds, with a last picture to rest on."""
    data = make_clip(played(game), ClipWish(0, 10, 16, kind, 640), WORDS)
    image = Image.open(io.BytesIO(data))
    found = lengths(data)

    assert image.format == kind.upper() and image.size == (640, 400) and image.info["loop"] == 0
    assert len(found) > 4 and 4 < sum(found) / 1000 < 40 and found[-1] >= 1000 * FINAL


@pytest.mark.parametrize("kind", KINDS)
def test_the_last_picture_looks_as_it_was_drawn(kind: Kind) -> None:
    """A GIF has 255 colours, a WebP loses a little."""
    table = played("custom_heroes")
    data = make_clip(table, ClipWish(0, 20, 24, kind, 640), WORDS)
    people = shared(table.match, table.chairs, "", WORDS.texts)
    seen, _ = sights(table.match, Viewpoint(0), 24)
    film = TableFilm(people, WORDS, (640, 400), caption=True)
    for one in seen[:-1]:
        film.remember(one)
    texts = [told(one, table.match, people.names, WORDS) for one in seen]
    film.begin(seen[-1], next(text for text in reversed(texts) if text))
    drawn = film.picture()
    wanted = Image.frombytes("RGB", drawn.get_size(), pygame.image.tobytes(drawn, "RGB"))
    apart = ImageStat.Stat(ImageChops.difference(wanted, last_picture(data))).mean

    assert max(apart) < 9


@given(
    st.lists(st.sampled_from(["", "Ann passes.", "x" * 300]), max_size=3000),
    st.sampled_from(WIDTHS),
)
def test_no_clip_is_longer_or_larger_than_the_bounds(texts: list[str], width: int) -> None:
    """However long the match is; the last step always shows."""
    size = (width, width * 10 // 16)
    holds, moving = timing(texts, size)
    shown = [hold for hold in holds if hold]
    pictures = 1 + len(shown) * (MOVING + 1 if moving else 1)
    seconds = FIRST + FINAL + sum(shown) + (MOVING * TICK * len(shown) if moving else 0)

    assert len(holds) == len(texts) and (not texts or holds[-1] > 0)
    assert pictures * size[0] * size[1] <= PIXELS and seconds <= LONGEST + 0.01
    assert all(hold >= SHORTEST - 1e-9 for hold in shown)


@pytest.mark.parametrize("game", ["splendor_marvel", "custom_heroes"])
def test_a_whole_match_fits_into_a_clip(game: str) -> None:
    """All that its seat saw, faster."""
    table = played(game)
    found = lengths(make_clip(table, ClipWish(0, 0, len(table.match.decisions), "gif", 640), WORDS))

    assert 20 < sum(found) / 1000 <= LONGEST + 1 and min(found) >= 1000 * min(SHORTEST, TICK) - 1


def test_a_clip_that_is_too_large_is_made_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many times as there are smaller sizes."""
    table, wish = played("splendor_marvel"), ClipWish(0, 5, 8, "gif", 1280)
    whole = make_clip(table, wish, WORDS)
    monkeypatch.setattr(clip, "LARGEST", len(whole) - 1)
    less = make_clip(table, wish, WORDS)
    monkeypatch.setattr(clip, "LARGEST", 1)
    least = make_clip(table, wish, WORDS)

    assert [Image.open(io.BytesIO(one)).width for one in (whole, less, least)] == [1280, 960, 640]


def test_progress_is_told_from_the_first_picture_to_the_last() -> None:
    """It never goes back."""
    shares: list[float] = []
    make_clip(played("splendor_marvel"), ClipWish(0, 5, 8, "gif", 640), WORDS, shares.append)

    assert shares[-1] == 1.0 and all(one < two for one, two in pairwise(shares)) and len(shares) > 3


@pytest.mark.parametrize(("seat", "first", "last"), [(0, 9, 8), (0, 0, 999), (7, 0, 3)])
def test_a_part_that_the_match_has_not_is_refused(seat: int, first: int, last: int) -> None:
    """An order may come from anywhere."""
    with pytest.raises(ValueError, match="of"):
        make_clip(played("splendor_marvel", decisions=20), ClipWish(seat, first, last), WORDS)


def test_a_position_alone_is_a_clip_of_one_picture() -> None:
    """Before the first decision of a match."""
    data = make_clip(played("splendor_marvel", decisions=0), ClipWish(0, 0, 0, "gif", 640), WORDS)

    assert len(lengths(data)) == 1


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_words_are_for_people_who_were_not_there(language: str) -> None:
    """The person without a name, whom the program calls You, is a guest; the end says who has won."""
    words = Voice(language, strict=True)
    table = played("splendor_marvel")
    table = TableMatch(table.match, (guest(1, 0), *table.chairs[1:]))
    table.speak(words)
    film = clip._Film(table, ClipWish(0, 0, len(table.match.decisions)), words)
    said = " ".join(film._texts)

    assert words("new-player", number=1) in said and not {"You", "Du", "Vous"} & set(said.split())
    assert film._texts[-1].startswith(table.names[table.match.state.places().index(1)])


def test_without_a_caption_the_table_is_taller() -> None:
    """And the words are in its own line."""
    table = played("custom_heroes")
    people = shared(table.match, table.chairs, "", WORDS.texts)
    films = [TableFilm(people, WORDS, (640, 400), caption=caption) for caption in (True, False)]

    assert films[0]._board.window[1] < films[1]._board.window[1] == 400


def test_a_film_of_one_picture_is_no_animation() -> None:
    """Nothing divides by its length."""
    film = clip._Film(played("splendor_marvel", decisions=3), ClipWish(0, 3, 3, "webp", 640), WORDS)

    assert Image.open(io.BytesIO(encode(film, "webp", lambda _: None))).size == (640, 400)
