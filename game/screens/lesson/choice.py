"""Learn to play: the games' lessons and their progress."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.registry import GAMES
from game.screens.games import title_of
from game.screens.lesson.art import tick_sign
from game.screens.lesson.file import lesson_of
from game.screens.lesson.notes import note_of
from game.screens.menus.game_tile import CoverTile
from game.screens.menus.menu import MenuScene
from game.screens.requests import OpenLesson
from game.screens.widgets.layout import Column, Filling, Grid, Line, Made, Part, Prose, Row, Sized, Space
from game.screens.widgets.widget import Painted
from game.table.art.frames import bar
from game.table.art.palette import GILT, GOOD, MIST
from game.table.layout.boxes import REST, Share
from game.table.pieces import Area

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.requests import OpenLessons

GAP: Final = 22.0  # units between two tiles
FOOT: Final = 58.0  # units of height of the progress below a picture
WIDE_TILE: Final = 2.5  # maximum of a picture's width divided by its height
TWO_ROWS: Final = 400.0  # units of height from which there are two
SEAL: Final = 58.0


class LessonTile(CoverTile):
    """A game's picture, with a seal once its lesson is finished."""

    def __init__(self, scene: LessonChoiceScene, game: str, rect: pygame.Rect) -> None:
        """Open the lesson of `game` when pressed."""
        super().__init__(f"lesson.{game}", scene, game, rect, partial(scene.open, game))
        self.done = note_of(scene.program.settings, game).done
        self.state_of = scene.state_of

    @property
    def spoken(self) -> str:
        """The game's name, and the lesson's progress."""
        words = self.scene.program.words
        return words("lesson-tile", game=title_of(self.game, words.texts), state=self.state_of(self.game))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture, with the seal at its corner."""
        super().draw(surface)
        if self.done:
            seal = tick_sign(self.scene.px(SEAL))
            away = self.scene.px(14)
            surface.blit(seal, seal.get_rect(topright=(self.rect.right - away, self.rect.y + away)))


class LessonChoiceScene(MenuScene):
    """The lessons of all games."""

    def __init__(self, program: Program) -> None:
        """Start with the first unfinished lesson."""
        super().__init__(program)
        self.games = [game for game in GAMES if lesson_of(game) is not None]
        undone = [game for game in self.games if not note_of(program.settings, game).done]
        self.first = f"lesson.{(undone or self.games or [''])[0]}"

    def build(self) -> None:
        """Put the tiles with their progress on the page."""
        words = self.program.words
        about = Prose(words("lesson-about_all"), "text_italic", 21.0, MIST, "midtop")
        body = Column([about, Filling(self._tiles)], GAP)
        self.framed(
            words("lesson-heading"), body, [("back", words("menu-back"), self.back, "secondary")], 1180.0
        )

    def _tiles(self, area: Area) -> Part:
        """Return the tiles: two rows, or one if it is low."""
        across = 2 if area.height >= TWO_ROWS else max(1, len(self.games))
        down = -(-len(self.games) // across)
        tall = (area.height - GAP * (down - 1)) / down
        most = across * ((tall - FOOT) * WIDE_TILE + GAP) - GAP
        return Sized(Grid([self._lesson(game, tall) for game in self.games], across, GAP), most)

    def _lesson(self, game: str, tall: float) -> Part:
        """Return one game's picture, with the progress below."""
        done, share = note_of(self.program.settings, game).done, self._share(game)
        colour = GOOD if done and not share else GILT

        def draw(surface: pygame.Surface, place: pygame.Rect) -> None:
            surface.blit(bar(place.size, colour, share or float(done)), place)

        tile = Made(lambda place: LessonTile(self, game, place))
        state = Line(self.state_of(game), "sans_medium", 20.0, GILT if share else MIST, "center")
        progress = Made(lambda place: Painted("", place, draw), 9.0)
        line = Row([Space(), progress, Space()], 0.0, [Share(0.15), Share(0.7), Share(0.15)])
        return Sized(Column([tile, state, line], 5.0, [REST, None, None]), 0.0, tall)

    def _share(self, game: str) -> float:
        lesson = lesson_of(game)
        return note_of(self.program.settings, game).step / len(lesson.step) if lesson else 0.0

    def state_of(self, game: str) -> str:
        """Word the progress in a game's lesson."""
        lesson, note, words = lesson_of(game), note_of(self.program.settings, game), self.program.words
        count = len(lesson.step) if lesson else 0
        if note.step:
            return words("lesson-state-under_way", number=min(note.step + 1, count), count=count)
        return words("lesson-state-done" if note.done else "lesson-state-new", count=count)

    def open(self, game: str) -> None:
        """Open a lesson."""
        self.program.audio.play("click")
        self.program.open(OpenLesson(game))

    def update(self, seconds: float) -> None:
        """Advance time; the games' pictures may still be drawn."""
        super().update(seconds)
        self.program.covers.update(seconds)

    def works_in(self) -> float:
        """Preload the games' pictures."""
        return self.program.covers.works_in()


def open_lessons(program: Program, _request: OpenLessons) -> LessonChoiceScene:
    """Make the screen."""
    return LessonChoiceScene(program)
