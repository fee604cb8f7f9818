"""The table of a clip, drawn by the game's own table on a picture that no window shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.screens.games import title_of
from game.screens.match.game import seats_at, table_of
from game.screens.match.log.recent import last_of_each
from game.screens.match.table.celebrations import celebrations_of
from game.screens.match.table.surroundings import Surroundings
from game.table.art.paint.shapes import gradient
from game.table.art.palette import GOLD, MIST
from game.table.art.text.text import fitted, paragraph
from game.table.contract import Setting
from game.table.layout.board import Board
from game.table.motion.animation import Pace
from game.table.stage import Stage
from game.table.stock.offers import Prompt
from game.table.stock.turn_strip import Past

if TYPE_CHECKING:
    from game.share.shared_table import SharedTable
    from game.share.sight import Sight
    from game.table.layout.frame import Frame, Shape
    from game.table.pieces import Placed
    from game.texts.texts import Voice

SCALE: Final = 1.2  # the UI scale: a clip is small, and its words are to be read
BAND: Final = 0.075  # height of the band with the words, as a share of the clip's width
REMEMBERED: Final = 24  # deeds: more than the strip holds, and every seat's last
NIGHT: Final = ((0.0, (20, 24, 52)), (1.0, (7, 9, 26)))


class TableFilm:
    """One table, step by step."""

    def __init__(self, people: SharedTable, words: Voice, size: tuple[int, int], *, caption: bool) -> None:
        """Draw pictures of `size` pixels; `caption`: what happens is told in a band below the table."""
        self._game = people.match.rules.id
        self._words = words
        self._table = table_of(self._game)
        self._seats = seats_at(people)
        self._picture = pygame.Surface(size)
        high = round(size[0] * BAND) if caption else 0
        self._band = pygame.Rect(0, size[1] - high, size[0], high)
        self._board = Board((size[0], size[1] - high), SCALE)
        self._frame = without_rail(self._board, self._table.SHAPE)
        self._stage = Stage(self._table, Pace("full", 1.0))
        self._past: list[Past] = []
        self._noticed = 0
        self._text = ""
        self.layout: list[Placed] = []

    def remember(self, seen: Sight) -> None:
        """Take note of what was done without showing it."""
        self._noticed += 1
        deed = self._table.deed(seen.events, self._setting())
        if deed is not None:
            self._past = [*self._past, Past(self._noticed, seen.round, deed)][-REMEMBERED:]

    def begin(self, seen: Sight, text: str) -> None:
        """Show a moment at once; `text` tells of it."""
        self._lay(seen, text)
        self._stage.show(self.layout)
        self._stage.settle(self._board)

    def go_on(self, seen: Sight, text: str, *, moving: bool) -> None:
        """Go on to the next moment; where it is `moving`, `advance` lets the pieces get there."""
        self._lay(seen, text)
        if moving:
            self._stage.move_to(self.layout)
        else:
            self._stage.show(self.layout)
        self._stage.settle(self._board)

    def advance(self, seconds: float) -> bool:
        """Let pieces move for so long; return whether any still moves."""
        self._stage.update(seconds)
        return self._stage.moving

    def rest(self) -> None:
        """End all motion."""
        self._stage.finish()

    def picture(self) -> pygame.Surface:
        """Draw the moment."""
        board, picture = self._board, self._picture
        shown = picture.subsurface((0, 0, *board.window))
        self._stage.draw(shown, board)
        while self._stage.unpainted:
            self._stage.settle(board)
            self._stage.draw(shown, board)
        if self._band.height:
            self._draw_band()
        return picture

    def _lay(self, seen: Sight, text: str) -> None:
        self.remember(seen)
        self._text = text
        setting = self._setting()
        told = self._seats[seen.view.seat].name if self._band.height else text
        heading = self._words("match-round", round=seen.round) if seen.round else ""
        prompt = Prompt(heading or title_of(self._game, self._words.texts), told)
        theme = celebrations_of(self._game).THEME
        around = Surroundings(theme, prompt, tuple(self._past)).laid(self._frame, setting)
        self.layout = [*around, *self._table.arrange(seen.view, self._frame, setting)]

    def _setting(self) -> Setting:
        setting = Setting(self._seats, self._words.of(self._game), help="outcomes")
        return setting._replace(
            deeds=last_of_each(self._past, len(self._seats), -1),
            lately=tuple(one.deed for one in self._past),
        )

    def _draw_band(self) -> None:
        """Draw what happens at the left, and at the right the game and the program."""
        band, picture = self._band, self._picture
        picture.blit(gradient(band.size, NIGHT), band)
        pygame.draw.line(picture, GOLD[1][1], band.topleft, band.topright, max(1, band.height // 32))
        edge, high = band.height // 4, band.height
        title = title_of(self._game, self._words.texts)
        game = fitted(
            title, "title", (round(band.width * 0.26), round(high * 0.42)), largest=round(high * 0.34)
        )
        program = fitted("Herotable", "sans_medium", (band.width // 5, high // 3), MIST, round(high * 0.22))
        right = band.right - edge
        picture.blit(game, game.get_rect(bottomright=(right, band.y + round(high * 0.58))))
        picture.blit(program, program.get_rect(topright=(right, band.y + round(high * 0.58))))
        wide = band.width - 3 * edge - max(game.get_width(), program.get_width())
        box = (wide, high - edge // 2)
        text = paragraph(self._text, "sans_bold", box, largest=round(high * 0.38)) if self._text else None
        if text is not None:
            picture.blit(text, text.get_rect(midleft=(edge, band.centery + 1)))


def without_rail(board: Board, shape: Shape) -> Frame:
    """Return the parts of the table where nobody acts: tools and rail are the strip's and the panel's."""
    frame = board.frame(shape)
    strip = frame.strip._replace(width=frame.tools.x + frame.tools.width - frame.strip.x)
    mine = frame.mine
    if not frame.tall:
        mine = mine._replace(width=frame.rail.x + frame.rail.width - mine.x)
    return frame._replace(strip=strip, mine=mine)
