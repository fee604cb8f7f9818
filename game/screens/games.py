"""What menus ask of a game: its words, pictures, rules page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, Protocol, cast

from game.engine.files.assets import folder_of, packaged
from game.engine.files.damage import BadAsset
from game.engine.game import load
from game.registry import GAMES
from game.table.art.box import boxed, lid_size
from game.table.art.frames import tile_frame
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.text import fitted
from game.table.art.title import winged_star
from game.table.motion.animation import NEVER
from game.texts.languages import FALLBACK

if TYPE_CHECKING:
    import pygame

    from game.engine.views import View
    from game.table.stock.figures import Figure
    from game.texts.texts import Texts


STEP_SECONDS: Final = 0.03  # between two steps of preloading
CARDS: Final = "{cards}"
CARD_TEXT: Final = re.compile(r"card-\w+-text")


class Says(Protocol):
    """What a game's `says` module offers to menus and the result, in the language of the texts."""

    blurb: Callable[[Texts], str]
    option_label: Callable[[str, Texts], str]
    option_value: Callable[[str, object, Texts], str]
    scores: Callable[[View, Texts], list[tuple[str, tuple[str, ...]]]]
    standing: Callable[[View, Texts], tuple[str, tuple[int, ...]]]
    ending: Callable[[View, Sequence[str], Texts], str]


def says_of(game: str) -> Says:
    """Return a game's texts; KeyError for an unknown one."""
    return cast("Says", load(GAMES[game].words))


def title_of(game: str, texts: Texts) -> str:
    """Return the game's name; for a game that isn't here, its id as a name: "my_game" is My Game."""
    return texts.of(game).line("title") if game in GAMES else game.replace("_", " ").title()


def rules_page(game: str, language: str, texts: Texts) -> str:
    """Return the game's rules page, in simple markdown; raise BadAsset if it can't be read.

    A line "{cards}" stands for the cards that `texts` name, with what they do. A package without a page has
    one of that and its blurb.
    """
    return _written_page(game, language, texts).replace(CARDS, _cards_told(texts))


def _written_page(game: str, language: str, texts: Texts) -> str:
    page = folder_of(game).joinpath(f"rules.{language}.md")
    if packaged(game) is not None and not folder_of(game).joinpath(f"rules.{FALLBACK}.md").is_file():
        return f"# {texts('title')}\n{texts('blurb')}\n{CARDS}"
    try:
        text = page.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadAsset(f"{game}/{page.name}: {error}") from error
    if not text.strip() or "\0" in text:
        raise BadAsset(f"{game}/{page.name}: it is no page of text")
    return text


def _cards_told(texts: Texts) -> str:
    """List the cards that have a text, numbered, in the order of the file."""
    cards = [key.removesuffix("-text") for key in texts.listed() if CARD_TEXT.fullmatch(key)]
    told = (f"{number}. **{texts(card)}**: {texts(f'{card}-text')}" for number, card in enumerate(cards, 1))
    return "\n".join(told)


def figures_of(game: str, texts: Texts) -> dict[str, Figure]:
    """Return the figures of the game's rules page by name."""
    figures: dict[str, Figure] = load(path).figures(texts) if (path := GAMES[game].figures) else {}
    return figures


def passage_of(game: str, view: View, key: str) -> str:
    """Return the rules page's anchor for a piece, or for the current moment if `key` is ""."""
    anchor: str = load(path).anchor(view, key) if (path := GAMES[game].rules_anchors) else ""
    return anchor


class Covers:
    """The games' pictures in menus; their modules are imported one by one, while nothing else happens."""

    def __init__(self) -> None:
        """Start empty."""
        self._boxes: set[str] = set()
        self._ready: set[str] = set()
        self._rested = 0.0
        self._complete = False
        self._steps = self._import()
        self.version = 0  # incremented when a menu's picture changes

    def _import(self) -> Iterator[None]:
        for ready, find in ((self._boxes, _box_module), (self._ready, _cover_module)):
            for game in list(GAMES):
                if game in GAMES and find(game) is not None:
                    yield  # importing takes as long as painting
                    ready.add(game)
                    self.version += 1

    def look_again(self) -> None:
        """Import what has been added since."""
        self._steps, self._complete = self._import(), False

    def update(self, seconds: float) -> None:
        """Advance time, and take a step now and then."""
        self._rested += seconds
        if self._rested >= STEP_SECONDS:
            self._rested = 0.0
            self.step()

    def works_in(self) -> float:
        """Return the seconds until the next step."""
        return NEVER if self._complete else max(0.0, STEP_SECONDS - self._rested)

    def step(self) -> bool:
        """Import the next module; False: all are there."""
        self._complete = next(self._steps, True) is not None
        return not self._complete

    def picture(self, game: str, size: tuple[int, int]) -> pygame.Surface:
        """Return the game's picture; the logo on a plate until it can be painted, or without one."""
        cover = _cover_module(game) if game in self._ready else None
        return crest(size) if cover is None else cover.cover(size)

    def box(self, game: str, size: tuple[int, int], title: str) -> pygame.Surface:
        """Return the game's box with its name on the lid; a plain one until it can be painted."""
        return box(game if game in self._boxes else "", size, title)


def minutes_of(game: str) -> int:
    """Return the approximate length of a match from the game's `box` module, in minutes; 0 without one."""
    module = _box_module(game)
    return 0 if module is None else module.MINUTES


class _Box(Protocol):
    """The interface of a game's `box` module."""

    MINUTES: int
    lid: Callable[[tuple[int, int], str], pygame.Surface]


def _box_module(game: str) -> _Box | None:
    path = GAMES[game].box
    return cast("_Box", load(path)) if path else None


@cached(SPRITES)
def box(game: str, size: tuple[int, int], title: str) -> pygame.Surface:
    """Draw a box of `size` pixels with its game's lid; without a game a plain one with logo and name."""
    module = _box_module(game) if game else None
    if module is not None:
        return boxed(module.lid(lid_size(size), title), size)
    lid = crest(lid_size(size)).copy()
    name = fitted(title, "title", (round(lid.get_width() * 0.84), lid.get_height() // 8))
    lid.blit(name, name.get_rect(midtop=(lid.get_width() // 2, lid.get_height() // 12)))
    return boxed(lid, size)


class _Cover(Protocol):
    """The interface of a game's `cover` module."""

    cover: Callable[[tuple[int, int]], pygame.Surface]


def _cover_module(game: str) -> _Cover | None:
    path = GAMES[game].cover
    return cast("_Cover", load(path)) if path else None


@cached(SPRITES)
def crest(size: tuple[int, int]) -> pygame.Surface:
    """Draw the program's logo on a plate of `size` pixels."""
    result = tile_frame(size).copy()
    star = winged_star(round(size[0] * 0.7))
    result.blit(star, star.get_rect(center=(size[0] // 2, size[1] // 2)))
    return result
