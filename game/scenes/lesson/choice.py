"""Learn to play: the games' lessons and their progress."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.registry import GAMES
from game.scenes.game_tile import CoverTile
from game.scenes.games import title_of
from game.scenes.lesson.art import tick_sign
from game.scenes.lesson.file import lesson_of
from game.scenes.lesson.notes import note_of
from game.scenes.menu import MenuScene
from game.scenes.requests import OpenLesson
from game.scenes.widgets.widget import Picture
from game.table.art.frames import bar
from game.table.art.palette import GILT, GOOD, MIST
from game.table.art.text import paragraph

if TYPE_CHECKING:
    from game.scenes.program import Program
    from game.scenes.requests import OpenLessons

GAP: Final = 22.0  # units between two tiles
ABOUT: Final = 62.0  # units of height of the words above
FOOT: Final = 58.0  # and of the progress below a picture
WIDE_TILE: Final = 1.55  # maximum of a tile's width divided by its height
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
        inner = self.frame(words("lesson-heading"), 1180)
        told = paragraph(
            words("lesson-about_all"), "text_italic", (inner.width, self.px(ABOUT)), MIST, self.px(21), 1
        )
        self.page.add(Picture(told, midtop=inner.midtop))
        below = inner.y + self.px(ABOUT)
        area = pygame.Rect(inner.x, below, inner.width, inner.bottom - below)
        for game, place in zip(self.games, self._places(area), strict=True):
            self._lesson(game, place)
        self.footer([("back", words("menu-back"), self.back, "secondary")], 1180)

    def _places(self, area: pygame.Rect) -> list[pygame.Rect]:
        """Divide `area` for the tiles: two rows, or one if it is low."""
        columns = 2 if area.height >= self.px(400) else max(1, len(self.games))
        rows = -(-len(self.games) // columns)
        gap = self.px(GAP)
        high = (area.height - (rows - 1) * gap) // max(1, rows)
        most = round((high - self.px(FOOT)) * WIDE_TILE * 1.6)
        wide = min((area.width - (columns - 1) * gap) // columns, most)
        left = area.centerx - (columns * wide + (columns - 1) * gap) // 2
        return [
            pygame.Rect(left + at % columns * (wide + gap), area.y + at // columns * (high + gap), wide, high)
            for at in range(len(self.games))
        ]

    def _lesson(self, game: str, place: pygame.Rect) -> None:
        """Put one game's picture on the page, with the progress below."""
        foot = self.px(FOOT)
        self.page.add(LessonTile(self, game, pygame.Rect(place.x, place.y, place.width, place.height - foot)))
        done, share = note_of(self.program.settings, game).done, self._share(game)
        line = pygame.Rect(place.x, place.bottom - foot + self.px(8), place.width, self.px(26))
        self.page.add(
            self.text(self.state_of(game), "sans_medium", line, 20, GILT if share else MIST, "center")
        )
        size = (round(place.width * 0.7), self.px(9))
        picture = bar(size, GOOD if done and not share else GILT, share or float(done))
        self.page.add(Picture(picture, midbottom=(place.centerx, place.bottom - self.px(10))))

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
        self.program.covers.update(seconds, attended=self.program.attended)

    def works_in(self) -> float:
        """Preload the games' pictures."""
        return self.program.covers.works_in(attended=self.program.attended)


def open_lessons(program: Program, _request: OpenLessons) -> LessonChoiceScene:
    """Make the screen."""
    return LessonChoiceScene(program)
