"""Makes a page: the match as its seat saw it, drawn, worded and put into one file of bounded size."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.engine.match import Match
from game.registry import RULES
from game.screens.match.game import seats_at
from game.screens.seating import chair_of
from game.share.page_frames import TableFrames
from game.share.page_html import page_of
from game.share.page_order import LIMIT, PageRefused, check_length
from game.share.page_tiles import TileBook
from game.share.page_words import PageWords
from game.share.seat_match import seen_from
from game.share.shared_table import shared
from game.table.art.contrast import switch_contrast
from game.texts.texts import Library

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.share.page_order import PageOrder

SIZES: Final = ((1280, 800), (1120, 704), (960, 608), (800, 512), (640, 416))  # pixels, the largest that fits
IMAGES: Final = 0.72  # of the limit: base64 makes a third more of it
EARLY: Final = 0.15  # of the match, after which it is plain whether the pictures will fit


def make_page(order: PageOrder, progress: Callable[[float], None] = lambda _: None) -> bytes:
    """Return the HTML file; `progress` is told the share that is done, 0 to 1.

    Raise PageRefused for a match that is too long, or isn't over, and BadMatch for one that isn't legal.
    """
    match = Match.from_text(order.match, RULES)
    check_length(len(match.decisions))
    if not match.over:
        raise PageRefused("page_unfinished", "")
    switch_contrast(on=order.high_contrast)
    texts = Library().texts(order.language)
    table = shared(match, [chair_of(player) for player in order.players], order.title, texts)
    words = PageWords(seen_from(match, order.seat), table, texts)
    return fitted_page(order, words, progress)


def fitted_page(order: PageOrder, words: PageWords, progress: Callable[[float], None]) -> bytes:
    """Return the page with the largest pictures that fit; raise PageRefused where none do."""
    for number, size in enumerate(SIZES):
        book = drawn(words, size, lambda share, number=number: progress(share if not number else max(0.05, share)))
        if book is not None:
            page = page_of(order, words, book)
            if len(page) <= LIMIT:
                return page
    raise PageRefused("page_too_large", "", limit=LIMIT // 1_000_000)


def drawn(words: PageWords, size: tuple[int, int], progress: Callable[[float], None]) -> TileBook | None:
    """Draw all pictures in `size`; None as soon as they are sure to be too large."""
    match = words.match
    book, all_of_them = TileBook(size), len(match.moments)
    frames = TableFrames(match, seats_at(words.table), words.of_game, size)
    first = 0
    try:
        for number, picture in enumerate(frames, 1):
            book.add(picture)
            first = first or book.bytes
            likely = first + (book.bytes - first) * all_of_them / number
            if book.bytes > LIMIT * IMAGES or (number > EARLY * all_of_them and likely > LIMIT * IMAGES * 1.25):
                return None
            progress(number / all_of_them)
    finally:
        frames.close()
    book.finish()
    return book
