"""A page with a tile for each game: its picture, how far a person is, and a bar."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import TYPE_CHECKING, Final

from game.screens.games import title_of
from game.screens.menus.game_tile import CoverTile
from game.screens.menus.menu import MenuScene
from game.screens.widgets.layout import Column, Grid, Line, Made, Part, Row, Sized, Space
from game.screens.widgets.widget import Painted
from game.table.art.frames import bar
from game.table.art.palette import GILT, GOOD, MIST
from game.table.layout.boxes import REST, Share

if TYPE_CHECKING:
    import pygame

    from game.table.pieces import Area

GAP: Final = 18.0  # units between two tiles
WIDE_TILE: Final = 2.5  # maximum of a picture's width divided by its height
FOOT: Final = 50.0  # units of height of the progress below a picture
FIXED: Final = 190.0  # units of height of a tile on a page that scrolls
FOUR_ACROSS: Final = 900.0  # units of width of a page with four of them in a row
TWO_ROWS: Final = 330.0  # units of height from which there are two


class PracticeTile(CoverTile):
    """A game's picture: pressed, its problems come."""

    def __init__(self, scene: TilesScene, game: str, rect: pygame.Rect) -> None:
        """Practise `game` when pressed."""
        super().__init__(f"game.{game}", scene, game, rect, partial(scene.start, game))
        self.state_of = scene.state_of

    @property
    def spoken(self) -> str:
        """The game's name, and how far the person is."""
        words = self.scene.program.words
        return words("lesson-tile", game=title_of(self.game, words.texts), state=self.state_of(self.game))


class TilesScene(MenuScene):
    """A page with such tiles."""

    @abstractmethod
    def offered_games(self) -> list[str]:
        """List the games that have tiles."""

    @abstractmethod
    def state_of(self, game: str) -> str:
        """Word how far the person is in a game."""

    @abstractmethod
    def progress(self, game: str) -> tuple[float, bool]:
        """Return the share done of a game, and whether it deserves attention."""

    @abstractmethod
    def start(self, game: str) -> None:
        """Practise a game."""

    def tiles(self, area: Area) -> Part:
        """Return the games: in two rows, or one if it is low."""
        games = self.offered_games()
        if not games:
            return Space()
        across = max(1, -(-len(games) // 2)) if area.height >= TWO_ROWS else len(games)
        down = -(-len(games) // across)
        tall = (area.height - GAP * (down - 1)) / down
        most = across * ((tall - FOOT) * WIDE_TILE + GAP) - GAP
        return Sized(Grid([self._game(game, tall) for game in games], across, GAP), most)

    def fixed_tiles(self, width: float) -> Part:
        """Return the games at a fixed height, for a page of `width` units that scrolls."""
        across = 4 if width >= FOUR_ACROSS else 2
        return Grid([self._game(game, FIXED) for game in self.offered_games()], across, GAP)

    def _game(self, game: str, tall: float) -> Part:
        """Return one game's picture, with the progress below."""
        share, lit = self.progress(game)

        def draw(surface: pygame.Surface, place: pygame.Rect) -> None:
            surface.blit(bar(place.size, GOOD, share), place)

        tile = Made(lambda place: PracticeTile(self, game, place))
        state = Line(self.state_of(game), "sans_medium", 18.0, GILT if lit else MIST, "center")
        progress = Made(lambda place: Painted("", place, draw), 8.0)
        line = Row([Space(), progress, Space()], 0.0, [Share(0.15), Share(0.7), Share(0.15)])
        return Sized(Column([tile, state, line], 4.0, [REST, None, None]), 0.0, tall)
