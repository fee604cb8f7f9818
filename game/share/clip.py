"""A clip: a part of a match as one seat saw it, as an animated GIF or WebP.

It is drawn by the game's own table (`clip_table`) and encoded by Pillow (`clip_file`), all of it bounded in
length, pictures and size. `clip_process` does it in a process of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from game.screens.match.table.viewpoint import Viewpoint
from game.share.clip_file import Shot, encode
from game.share.clip_table import TableFilm
from game.share.clip_wish import WIDTHS, ClipWish
from game.share.shared_table import shared
from game.share.sight import sights, told

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from game.screens.seating import TableMatch
    from game.texts.texts import Voice

LONGEST: Final = 90.0  # seconds of a clip; a longer part of a match goes faster
PIXELS: Final = 200_000_000  # of all pictures of a clip, so that it needs at most so many bytes of memory
LARGEST: Final = 20_000_000  # bytes; a clip that would have more is made again in a smaller size
MOVING: Final = 10  # pictures of a motion, at most,
TICK: Final = 0.08  # and the seconds between them: twelve and a half a second
READING: Final = (0.7, 0.022, 2.2)  # seconds to look at a step: for it, for each letter, and at most
UNTOLD: Final = 0.12  # the same for a step that nothing is said of
SHORTEST: Final = 0.1  # seconds of one picture: browsers show none for less
FIRST: Final = 0.8  # seconds of the first picture,
FINAL: Final = 2.5  # and what the last one has besides its own


class Timing(NamedTuple):
    """How long each step of a clip stands still, and whether pieces move in between."""

    holds: Sequence[float]  # seconds; 0.0 for a step that isn't shown
    moving: bool


def timing(texts: Sequence[str], size: tuple[int, int]) -> Timing:
    """Plan a clip of steps with these texts, in pictures of `size` pixels, within all bounds."""
    each, letter, most = READING
    holds = [min(most, each + letter * len(text)) if text else UNTOLD for text in texts]
    pictures, seconds = PIXELS // (size[0] * size[1]) - 1, LONGEST - FIRST - FINAL
    steps = len(holds)
    if sum(holds) + MOVING * TICK * steps <= seconds and (MOVING + 1) * steps <= pictures:
        return Timing(holds, moving=True)
    every = max(1, -(-steps // min(pictures - 1, int(seconds / SHORTEST))))
    shown = [at % every == 0 or at == steps for at in range(1, steps + 1)]
    least = SHORTEST * sum(shown)
    longer = sum(hold for hold, wanted in zip(holds, shown, strict=True) if wanted) - least
    share = min(1.0, (seconds - least) / longer) if longer else 1.0
    faster = [
        SHORTEST + (hold - SHORTEST) * share if wanted else 0.0
        for hold, wanted in zip(holds, shown, strict=True)
    ]
    return Timing(faster, moving=False)


def clip_from(table: TableMatch, wish: bytes, words: Voice, progress: Callable[[float], None]) -> bytes:
    """Make the file that a ClipWish asks for, given as JSON."""
    return make_clip(table, msgspec.json.decode(wish, type=ClipWish), words, progress)


def make_clip(
    table: TableMatch, wish: ClipWish, words: Voice, progress: Callable[[float], None] = lambda _: None
) -> bytes:
    """Make the file. `progress` gets the done share, 0 to 1, after each step.

    ValueError for a part or a seat that the match hasn't. What is too large as a file is made smaller.
    """
    if not 0 <= wish.first <= wish.last <= len(table.match.decisions):
        raise ValueError(f"decisions {wish.first} to {wish.last} of {len(table.match.decisions)}")
    if wish.seat >= table.match.seats:
        raise ValueError(f"seat {wish.seat} of {table.match.seats}")
    data = b""
    for width in (width for width in reversed(WIDTHS) if width <= wish.width):
        film = _Film(table, msgspec.structs.replace(wish, width=width), words)
        data = encode(film, wish.kind, progress)
        if len(data) <= LARGEST:
            break
    return data


class _Film:
    """The pictures of one clip."""

    def __init__(self, table: TableMatch, wish: ClipWish, words: Voice) -> None:
        match = table.match
        self._people = shared(match, table.chairs, table.title, words.texts)
        names = self._people.names
        seen, reached = sights(match, Viewpoint(wish.seat, wish.together), wish.last)
        first = reached[wish.first]
        self._earlier, self._seen = seen[:first], seen[first:]
        self._texts = [told(one, match, names, words) for one in self._seen]
        texts = (told(one, match, names, words) for one in reversed(seen[: first + 1]))
        self._before = next(filter(None, texts), "")  # what was told last before the clip begins
        if wish.last == len(match.decisions) and match.over:
            self._texts[-1] = _won(match.state.places(), names, words)
        self._size = (wish.width, wish.width * 10 // 16)
        self._timing = timing(self._texts[1:], self._size)
        self._words = words
        self._caption = wish.caption

    def shots(self) -> Iterator[Shot]:
        """Yield shot after shot."""
        film = TableFilm(self._people, self._words, self._size, caption=self._caption)
        for one in self._earlier:
            film.remember(one)
        first, *following = self._seen
        text = self._before or self._texts[0]
        film.begin(first, text)
        yield Shot(film.picture, FIRST)
        holds, moving = self._timing
        for at, one in enumerate(following, 1):
            text = self._texts[at] or text
            if not holds[at - 1]:
                film.remember(one)
                continue
            film.go_on(one, text, moving=moving)
            yield from _moved(film) if moving else ()
            yield Shot(film.picture, holds[at - 1] + (FINAL if at == len(following) else 0.0))


def _moved(film: TableFilm) -> Iterator[Shot]:
    """Yield the shots of a motion."""
    for _ in range(MOVING):
        if not film.advance(TICK):
            return
        yield Shot(film.picture, TICK)
    film.rest()


def _won(places: Sequence[int], names: Sequence[str], words: Voice) -> str:
    """Word who has won, for those who weren't there."""
    winners = [name for name, place in zip(names, places, strict=True) if place == 1]
    if len(winners) == len(names):
        return words("result-drawn")
    return words("result-won", you="no", count=len(winners), names=words.texts.join(winners))
