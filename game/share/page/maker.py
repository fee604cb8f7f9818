"""Makes a page: the match as its seat saw it, drawn, worded and put into one file of bounded size."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from game.screens.match.game import seats_at
from game.share.page.document import page_of
from game.share.page.frames import TableFrames
from game.share.page.seat_match import seen_from
from game.share.page.tiles import TileBook
from game.share.page.wish import LIMIT, PageRefused, PageWish, check
from game.share.page.words import PageWords
from game.share.shared_table import shared

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.seating import TableMatch
    from game.texts.texts import Voice

SIZES: Final = (
    (1280, 800),
    (1152, 720),
    (1024, 640),
    (896, 560),
    (768, 480),
    (640, 400),
)  # pixels of the table; the largest that fits is taken
ROOM: Final = round(0.73 * LIMIT)  # bytes of pictures: base64 makes a third more of them
EARLY: Final = 0.25  # of the match, after which it is plain where the pictures are far too large:
FAR: Final = 1.4  # times what fits; later pictures bring fewer new tiles


def page_from(table: TableMatch, wish: bytes, words: Voice, progress: Callable[[float], None]) -> bytes:
    """Return the page of `table` that `wish` asks for, a PageWish as JSON; see `page`."""
    return page(table, msgspec.json.decode(wish, type=PageWish), words, progress)


def page(
    table: TableMatch,
    wish: PageWish,
    words: Voice,
    progress: Callable[[float], None] = lambda _: None,
) -> bytes:
    """Return the HTML file; `progress` is told the share that is done, 0 to 1.

    Raise PageRefused for a match that runs, or is too long, and ValueError for a seat that there isn't.
    """
    check(len(table.match.decisions), over=table.match.over)
    if wish.seat >= table.match.seats:
        raise ValueError(f"there are {table.match.seats} seats, and none with the number {wish.seat}")
    people = shared(table.match, table.chairs, table.title, words.texts)
    return fitted(wish, PageWords(seen_from(table.match, wish.seat), people, words.texts), progress)


def fitted(wish: PageWish, words: PageWords, progress: Callable[[float], None]) -> bytes:
    """Return the page with the largest pictures that fit; raise PageRefused where none do."""
    done = 0.0

    def tell(share: float) -> None:
        nonlocal done
        done = max(done, share)  # it begins anew with smaller pictures
        progress(done)

    room = float("inf")  # pixels that the table may have, as far as is known
    for size in SIZES:
        if size[0] * size[1] > room and size != SIZES[-1]:
            continue
        book = TileBook(size)
        likely = draw(words, book, tell)
        if likely <= ROOM:
            made = page_of(wish, words, book)
            if len(made) <= LIMIT:
                return made
        room = size[0] * size[1] * FAR * ROOM / likely
    raise PageRefused("page_too_large", "", limit=LIMIT // 1_000_000)


def draw(words: PageWords, book: TileBook, progress: Callable[[float], None]) -> float:
    """Draw the table of each moment into `book`; return how many bytes its pictures have.

    It stops as soon as they are sure to need more than there is room for, and returns how many are likely.
    """
    moments = len(words.match.moments)
    frames = TableFrames(words.match, seats_at(words.table), words.of_game, book.size)
    first = 0
    try:
        for number, picture in enumerate(frames, 1):
            book.add(picture)
            first = first or book.weight
            likely = first + (book.weight - first) * moments / number
            if book.weight > ROOM or (number > EARLY * moments and likely > FAR * ROOM):
                return max(likely, ROOM + 1)
            progress(number / moments)
    finally:
        frames.close()
    book.finish()
    return book.weight
