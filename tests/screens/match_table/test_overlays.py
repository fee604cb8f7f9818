"""Words over a table: in any position they cover neither prompt nor actions, nor what they are about."""

from __future__ import annotations

import pygame
import pytest

from game.engine.errors import BadSetup
from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.match.game import seats_at, table_of
from game.screens.match.table.piece_tooltip import covered
from game.screens.match.table.tooltips import Bubble, tip_words
from game.screens.seating import Chair, TableMatch
from game.table.art.text.text import words_of
from game.table.contract import Setting
from game.table.layout.board import Board
from game.table.layout.overlay import beside, outline, vital_places
from game.table.pieces import OVERLAY, Placed
from game.texts.texts import Library

POSITIONS = 500
WINDOWS = ((1280, 800), (1920, 1080), (1024, 768), (2560, 1080), (800, 1280))
SCALES = (1.0, 1.5)
LEVELS = ("squire", "knight", "captain", "champion", "legend", "squire")


def positions(game: str, rng: Rng) -> list[Match]:
    """Matches of all numbers of seats and modes, each left somewhere on its way."""
    rules = GAMES[game].rules
    found = []
    modes = next((option.allowed for option in rules.options if option.name == "mode"), (None,))
    for number in range(12):
        seats = rules.seats[number % len(rules.seats)]
        options = {} if modes[number % len(modes)] is None else {"mode": modes[number % len(modes)]}
        try:
            match = Match(rules, seats, number, options)
        except BadSetup:
            match = Match(rules, seats, number)
        for _ in range(rng.below(90)):
            if match.over:
                break
            legal = match.state.legal_actions()
            match.play(legal[rng.below(len(legal))])
        found.append(match)
    return found


@pytest.mark.parametrize("seed", [7, 9])
@pytest.mark.parametrize("game", GAMES)
def test_words_cover_neither_prompt_nor_actions_nor_their_subject(game: str, seed: int) -> None:
    """Tooltips with and without a close look, and the bubbles of refusals, in 500 random cases.

    Nor do close looks and bubbles cover what one decides by.
    """
    pygame.display.init()
    pygame.display.set_mode((10, 10))
    rng, pieces, texts = Rng(seed), table_of(game), Library().texts("en", game)
    matches, tried = positions(game, rng), 0
    while tried < POSITIONS:
        match = matches[rng.below(len(matches))]
        board = Board(WINDOWS[rng.below(len(WINDOWS))], SCALES[rng.below(len(SCALES))])
        frame = board.frame(pieces.SHAPE)
        table = TableMatch(match, tuple(Chair(f"Seat {at}", at, LEVELS[at]) for at in range(match.seats)))
        setting = Setting(seats_at(table), texts)
        view = match.state.view(rng.below(match.seats))
        layout = [piece for piece in pieces.arrange(view, frame, setting) if piece.height < OVERLAY]
        told = [piece for piece in layout if piece.key]
        keep = [board.rect(area) for area in (frame.ribbon, frame.rail, frame.tools, frame.recap)]
        for _ in range(10):
            piece = told[rng.below(len(told))]
            text = pieces.describe(view, piece.key, setting)
            if text:
                tried += 1
                check_tip(board, piece, text, keep, board.rect(frame.table))
                check_bubble(board, piece, text, [*keep, *vital_places(board, layout)])
                assert not covers_vital(board, piece, layout, board.rect(frame.table))


def covers_vital(board: Board, piece: Placed, layout: list[Placed], room: pygame.Rect) -> bool:
    """Whether a close look at a piece lies over what one decides by."""
    vital = vital_places(board, layout)
    place, subject = covered(board, piece, room, vital), outline(board, piece)
    vital = [rect for rect in vital if not rect.colliderect(subject)]
    return piece.close is not None and place.collidelist(vital) >= 0


def check_tip(board: Board, piece: Placed, text: str, keep: list[pygame.Rect], room: pygame.Rect) -> None:
    """Neither the words nor the close look lie over what has to be seen."""
    window = pygame.Rect((0, 0), board.window)
    unit = min(board.window) / 720
    for seen in (piece, piece._replace(close=None)):
        subject = covered(board, seen, room)
        _, size = tip_words(text, unit)
        place = beside(size, subject, window.inflate(-12, -12), keep, round(10 * unit))
        assert window.contains(place)
        assert place.collidelist(keep) < 0, (piece.key, board.window, board.ui_scale)
        if seen.close is None:
            small = subject.width < window.width / 2 and subject.height < window.height / 2
            assert not small or not place.colliderect(subject), (piece.key, board.window, board.ui_scale)
        else:
            assert subject.collidelist(keep) < 0


def check_bubble(board: Board, piece: Placed, text: str, keep: list[pygame.Rect]) -> None:
    """A refusal stands off prompt and actions, too."""
    bubble = Bubble()
    bubble.say(text, piece.centre, piece.size[1], piece.key)
    window = pygame.Rect((0, 0), board.window)
    words, place, _ = bubble.place(window, board, min(board.window) / 720, keep)
    assert words_of(words) == text
    assert window.contains(place)
    assert place.collidelist(keep) < 0, (piece.key, board.window, board.ui_scale)
