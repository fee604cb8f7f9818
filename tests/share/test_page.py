"""A match as a web page: its tiles, its words, its bounds, and what names can't do to it."""

from __future__ import annotations

import json
import re
from base64 import b64decode, b64encode
from dataclasses import replace
from hashlib import sha256
from html.parser import HTMLParser
from io import BytesIO
from itertools import pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.match import Match
from game.registry import GAMES
from game.screens.match.game import seats_at
from game.screens.seating import TableMatch, guest
from game.share.page import maker as page_maker
from game.share.page.document import policy
from game.share.page.frames import TableFrames
from game.share.page.maker import page, page_from
from game.share.page.seat_match import seen_from
from game.share.page.tiles import ACROSS, ON_A_SHEET, TILE, TileBook, packed
from game.share.page.wish import LIMIT, MOST_DECISIONS, Chance, PageRefused, PageWish, Told
from game.share.page.words import PageWords
from game.share.shared_table import shared
from game.texts.languages import languages
from game.texts.texts import Voice
from tests.golden.playthrough import path_of, read
from tests.share.matches import finished

GOLDEN = sorted(path for game in GAMES for path in path_of(game, "x", 2).parent.glob("*.txt"))


def words_of(table: TableMatch, seat: int, language: str = "en") -> PageWords:
    """Return the words of the page of `seat`."""
    texts = Voice(language, strict=True).texts
    people = shared(table.match, table.chairs, table.title, texts)
    return PageWords(seen_from(table.match, seat), people, texts)


# Tiles


@given(st.lists(st.tuples(st.integers(1, 300), st.integers(0, 70_000)), max_size=60))
def test_changes_are_unpacked_as_they_were_packed(steps: list[tuple[int, int]]) -> None:
    """Whatever the runs are like."""
    place, changed = -1, []
    for step, number in steps:
        place += step
        changed.append((place, number))

    assert unpacked(packed(changed)) == changed


def unpacked(data: bytes) -> list[tuple[int, int]]:
    """Do what the page's script does."""
    numbers, value, shift = [], 0, 0
    for byte in data:
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            numbers.append(value)
            value = shift = 0
    changed, place, number = [], 0, 0
    for step, turn, length in zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True):
        place += step
        number += -(turn >> 1) if turn & 1 else turn >> 1
        changed += [(place + at, number + at) for at in range(length)]
        place, number = place + length, number + length
    return changed


def test_equal_tiles_are_kept_once_and_pictures_come_back() -> None:
    """Each picture is its predecessor with the changed tiles, up to what JPEG loses."""
    pictures = [pygame.Surface((12 * TILE, 6 * TILE)) for _ in range(4)]
    for number, picture in enumerate(pictures):
        picture.fill((40, 60, 90))
        picture.fill((200, 180, 60), (number * 2 * TILE, TILE, 3 * TILE, 2 * TILE))
    book = TileBook((12 * TILE, 6 * TILE))
    for picture in pictures:
        book.add(picture)
    book.finish()

    tiles = [-1] * 72
    sheet = pygame.image.frombytes(*_decoded(book.sheets[0]), "RGB")
    for picture, change in zip(pictures, book.changes, strict=True):
        for place, number in unpacked(change):
            tiles[place] = number
        for place, number in enumerate(tiles):
            spot = (place % 12 * TILE + 8, place // 12 * TILE + 8)
            kept = sheet.get_at((number % ACROSS * TILE + 8, number // ACROSS * TILE + 8))
            wanted = picture.get_at(spot)
            assert all(abs(one - two) < 8 for one, two in zip(kept, wanted, strict=True))
    assert len({*tiles}) == 2


def _decoded(data: bytes) -> tuple[bytes, tuple[int, int]]:
    surface = pygame.image.load(BytesIO(data), "sheet.jpg")
    return pygame.image.tobytes(surface, "RGB"), surface.get_size()


def test_pictures_are_whole_tiles() -> None:
    """Another size is refused."""
    with pytest.raises(ValueError, match="no whole tiles"):
        TileBook((100, 64))


def test_full_sheets_are_written_at_once() -> None:
    """So that memory stays bounded."""
    book = TileBook((ACROSS * TILE, ACROSS * TILE))
    picture = pygame.Surface(book.size)
    for place in range(ON_A_SHEET):
        row, column = divmod(place, ACROSS)
        picture.fill((place % 256, place // 256, 7), (column * TILE, row * TILE, TILE, TILE))
    book.add(picture)

    assert len(book.sheets) == 1


# Words


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_recorded_match_can_be_told_and_drawn(path: object) -> None:
    """Every mode, option and ending, from the last seat: words for moves, table before and after."""
    match, _ = read(path.read_text(encoding="utf-8"))  # type: ignore[attr-defined]
    table = TableMatch(match, tuple(guest(seat + 1, seat % 6) for seat in range(match.seats)))
    words = words_of(table, match.seats - 1)
    ends = replace(words.match, moments=(words.match.moments[0], words.match.moments[-1]))
    frames = TableFrames(ends, seats_at(words.table), words.of_game, (640, 400))
    pictures = [pygame.image.tobytes(picture, "RGB") for picture in frames]

    assert pictures[0] != pictures[1]
    assert words.headline
    assert len(words.lines()) > 1
    assert all(one.at < two.at for one, two in pairwise(words.lines()))


@pytest.mark.parametrize("language", languages())
def test_nobody_is_you_on_a_page(language: str) -> None:
    """A person without a name has a number: whoever reads the page did not play."""
    table = finished("splendor_marvel", 2)
    table = replace(table, chairs=(guest(1, 0), table.chairs[1]))
    words = words_of(table, 0, language)

    assert words.table.names[0] == words.texts("new-player", number=1)
    assert all(words.table.names[line.seat] in line.text for line in words.lines() if line.seat >= 0)


# The file


class Reader(HTMLParser):
    """Notes the elements of a page, with their attributes and texts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[str, str] = {}
        self._open = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.found.append((tag, dict(attrs)))
        self._open = dict(attrs).get("id") or tag

    def handle_data(self, data: str) -> None:
        """Note a text, by the id of its element or else its tag."""
        self.texts[self._open] = self.texts.get(self._open, "") + data


@pytest.fixture(scope="module")
def small_page() -> str:
    """A page of two seats with names and a title that would like to be more than text."""
    table = finished("seventh_hero", 3)
    chairs = (replace(table.chairs[0], name="</script><b onload=x>"), *table.chairs[1:])
    table = replace(table, chairs=chairs, title='"><img src=x onerror=alert(1)>')
    wish = PageWish(
        0,
        (
            Told(1, "blunder", "Blunder <i>", "Nothing.", "Better & more", "Because <"),
            Told(4, "best", "Best move"),
        ),
        (
            Chance(0, (0.4, 0.3, 0.3)),
            Chance(3, (0.2, 0.4, 0.4)),
            Chance(len(table.match.decisions), (0.0, 1.0, 0.0)),
        ),
        (0, 1, 2),
    )
    return page(table, wish, Voice("de")).decode()


def test_names_and_titles_are_text_and_nothing_else(small_page: str) -> None:
    """No name opens an element, an attribute or an end of the script."""
    reader = Reader(small_page)
    tags = [tag for tag, _ in reader.found]

    assert not {"img", "b", "i", "iframe", "object", "form"} & {*tags}
    assert tags.count("script") == 2
    assert not [name for _, facts in reader.found for name in facts if name.startswith("on")]
    assert not [facts for _, facts in reader.found if "style" in facts]
    assert json.loads(reader.texts["data"])["tile"] == TILE


def test_the_policy_allows_the_script_and_the_style_sheet_and_no_more(small_page: str) -> None:
    """By their digests; nothing is loaded."""
    script = small_page.rpartition("<script>")[2].partition("</script>")[0]
    style = small_page.partition("<style>")[2].partition("</style>")[0]
    told = next(
        facts["content"] or ""
        for tag, facts in Reader(small_page).found
        if tag == "meta" and facts.get("http-equiv") == "Content-Security-Policy"
    )

    assert told == policy(style, script)
    assert told.startswith("default-src 'none'; ")
    assert b64encode(sha256(script.encode()).digest()).decode() in told
    assert "unsafe" not in told
    assert not re.findall(r"https?://", small_page)


def test_everything_that_can_be_pressed_has_a_name(small_page: str) -> None:
    """In the language of the page."""
    reader = Reader(small_page)
    outer = [facts for tag, facts in reader.found if tag in {"button", "input", "canvas"} and "id" in facts]
    images = [facts for tag, facts in reader.found if tag in {"canvas", "svg"} and facts.get("role") == "img"]

    assert next(facts["lang"] for tag, facts in reader.found if tag == "html") == "de"
    assert all(facts.get("aria-label") or facts["id"] == "hide" for facts in outer)
    assert all(facts["aria-label"] for facts in images)


def test_the_picture_of_each_moment_is_there(small_page: str) -> None:
    """As many as there are moments."""
    data = json.loads(Reader(small_page).texts["data"])
    moments = len(seen_from(finished("seventh_hero", 3).match, 0).moments)

    assert len(data["changes"]) == len(data["places"]) == moments
    assert all(b64decode(sheet).startswith(b"\xff\xd8") for sheet in data["sheets"])


def test_the_same_match_gives_the_same_page() -> None:
    """However often it is made."""
    table, wish = finished("splendor_marvel", 2), PageWish(1)

    assert page(table, wish, Voice("fr")) == page(table, wish, Voice("fr"))


# Bounds


def test_pages_get_smaller_until_they_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Down to the smallest table; then the match is refused by name."""
    table = finished("splendor_marvel", 2)
    full = page(table, PageWish(0), Voice("en"))
    monkeypatch.setattr(page_maker, "ROOM", len(full) // 3)
    less = page(table, PageWish(0), Voice("en"))
    monkeypatch.setattr(page_maker, "ROOM", 20_000)

    assert b'width="1280" height="800"' in full
    assert len(less) < len(full) <= LIMIT
    assert b'width="1280"' not in less
    with pytest.raises(PageRefused) as refused:
        page(table, PageWish(0), Voice("en"))
    assert refused.value.notice.code == "page_too_large"


def test_progress_goes_up_and_reaches_the_end() -> None:
    """Even if smaller pictures are tried after larger ones."""
    heard: list[float] = []
    page(finished("splendor_marvel", 2), PageWish(0), Voice("en"), heard.append)

    assert heard == sorted(heard)
    assert heard[-1] == 1.0


def test_a_running_match_is_refused() -> None:
    """It has secrets still."""
    match = Match(GAMES["splendor_marvel"].rules, 2, 5)
    with pytest.raises(PageRefused) as refused:
        page(TableMatch(match, (guest(1, 0), guest(2, 1))), PageWish(0), Voice("en"))

    assert refused.value.notice.code == "page_unfinished"
    with pytest.raises(ValueError, match="finished"):
        seen_from(match, 0)


def test_a_match_that_is_too_long_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """By name, with the limit."""
    table = finished("splendor_marvel", 2)
    monkeypatch.setattr("game.share.page.wish.MOST_DECISIONS", 10)
    with pytest.raises(PageRefused) as refused:
        page(table, PageWish(0), Voice("en"))

    assert refused.value.notice.facts["number"] == len(table.match.decisions)
    assert MOST_DECISIONS > 500


def test_a_seat_that_there_is_not_is_refused() -> None:
    """Instead of showing another one."""
    with pytest.raises(ValueError, match="2 seats"):
        page(finished("splendor_marvel", 2), PageWish(2), Voice("en"))
    with pytest.raises(ValueError, match="seat"):
        page_from(finished("splendor_marvel", 2), b'{"seat": -1}', Voice("en"), lambda _: None)


def test_a_verdict_on_a_silent_move_gets_a_line_of_its_own() -> None:
    """The log has no words for doing nothing, which may be a mistake all the same."""
    table = finished("seventh_hero", 3)
    words = words_of(table, 0)
    told = {line.at for line in words.lines()}
    silent = next(
        end
        for end in range(1, len(table.match.decisions) + 1)
        if table.match.movers[end - 1] == 0 and words.match.reached[end] not in told
    )
    wish = PageWish(0, (Told(silent, "mistake", "Mistake", "Ann waits."),))
    text = page(table, wish, Voice("en")).decode()

    assert f'<li data-at="{words.match.reached[silent]}">' in text
    assert "Ann waits." in text
