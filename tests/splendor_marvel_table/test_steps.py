"""What moves on the table of Splendor: Marvel when something happens."""

from __future__ import annotations

import math

import pygame

from game.engine.contract import State
from game.registry import GAMES
from game.splendor_marvel.rules.actions import RESERVE
from game.splendor_marvel.rules.state import SplendorState
from game.splendor_marvel.table import table
from game.table.input.focus import Direction, Focus
from game.table.layout.board import Board
from game.table.motion.flight import pair
from game.table.pieces import Placed
from game.table.stage import Stage
from tests.splendor_marvel_table.windows import arranged, setting_of

USUAL = Board((1280, 800))
FRAME = 1 / 60
LONGEST_BEAT = 0.9  # seconds
ARROWS: tuple[Direction, ...] = ("left", "right", "up", "down")


def laid(state: State, seat: int) -> list[Placed]:
    """The layout of `state` as `seat` sees it."""
    return arranged(state, USUAL, setting_of(state, seat)._replace(deeds=()), seat)


def begun(seats: int = 3) -> State:
    """A game that has been dealt."""
    state = GAMES["splendor_marvel"].rules.setup(seats, 5)
    while state.to_move < 0:
        state.apply(state.legal_actions()[0])
    return state


def moved(state: State, text: str, seat: int) -> tuple[list[str], list[str], list[str]]:
    """The keys of what moves, comes and goes for `seat` when `text` is done; a pile that closes up aside."""
    before = laid(state, seat)
    state.apply(state.read(text))
    after = laid(state, seat)
    origins, gone = pair(before, after)
    ways = [(piece, origin) for piece, origin in zip(after, origins, strict=True) if piece.animated]
    moving = [
        piece.key
        for piece, at in ways
        if at is not None and math.dist(before[at].centre, piece.centre) > piece.size[0]
    ]
    return moving, [piece.key for piece, at in ways if at is None], [before[at].key for at in gone]


def test_taking_moves_just_these_chips() -> None:
    """Three chips fly from the stock to the seat; nothing else stirs."""
    state = begun()
    moving, coming, going = moved(state, "take mind power soul", 0)

    assert sorted(moving) == ["chip:mind", "chip:power", "chip:soul"]
    assert (coming, going) == ([], [])


def test_reserving_moves_the_card_and_a_grey_chip() -> None:
    """The card goes to its owner's hand, for everyone to see."""
    state = begun()
    owner = state.to_move
    (key,) = table.picks(state.view(owner), RESERVE)
    moving, coming, going = moved(state, state.notation(RESERVE), (owner + 1) % 3)

    assert sorted(moving) == sorted([key, "chip:shield"])
    assert (coming, going) == ([], [])


def test_an_unseen_reserved_card_comes_as_its_back() -> None:
    """The owner sees the card turn up, the others its back alone, both from the deck."""
    seen = []
    for step in (0, 1):
        state = begun()
        seat = (state.to_move + step) % 3
        _, coming, _ = moved(state, "reserve level 2", seat)
        origins = {piece.origin for piece in laid(state, seat) if piece.key in coming}
        deck = next(piece.centre for piece in laid(state, seat) if piece.key == "deck:1")
        seen.append((coming[0].partition(":")[0], origins == {deck}))

    assert seen == [("card", True), ("back", True)]


def test_every_step_of_a_game_is_short(positions: list[SplendorState]) -> None:
    """From one kept position to the next, however different they are, motion ends within 0.9 seconds."""
    stage = Stage(table)
    long = []
    for state in positions[:40]:
        stage.move_to(laid(state, 0))
        seconds = 0.0
        while stage.moving:
            stage.update(FRAME)
            seconds += FRAME
        if seconds > LONGEST_BEAT:
            long.append(seconds)

    assert long == []


def test_arrows_reach_every_piece(positions: list[SplendorState]) -> None:
    """From any piece the keyboard gets to any other that can be picked."""
    lost = []
    for state in positions[::9]:
        focus = Focus()
        focus.follow(laid(state, state.turn))
        start = focus.pieces[0].key
        reached, waiting = {start}, [start]
        while waiting:
            here = waiting.pop()
            for direction in ARROWS:
                focus.put(here)
                focus.move(direction)
                if focus.key is not None and focus.key not in reached:
                    reached.add(focus.key)
                    waiting.append(focus.key)
        lost += [piece.key for piece in focus.pieces if piece.key not in reached]

    assert lost == []


def test_tab_visits_market_stock_hand_and_tiles(positions: list[SplendorState]) -> None:
    """Each group is one stop."""
    state = max(positions, key=lambda each: len(each.players[each.turn].hand))
    focus = Focus()
    focus.follow(laid(state, state.turn))
    groups = []
    for _ in range(5):
        piece = focus.tab()
        groups.append(piece.group if piece else "")

    assert set(groups) >= {"tiles", "market", "stock", "hand"}


def test_a_table_changed_step_by_step_looks_like_one_laid_at_once(positions: list[SplendorState]) -> None:
    """Drawing only what a change touches leaves nothing old behind, pixel by pixel.

    A shade may be off by one: where a copy begins decides which pixels are blended several at once.
    """
    board = Board((640, 360))
    pygame.display.init()
    window = pygame.display.set_mode(board.window)
    walked = Stage(table)
    different = []
    for number, state in enumerate(positions[:12]):
        walked.move_to(laid(state, 0))
        walked.finish()
        pictures = []
        for stage in (walked, Stage(table)):
            stage.show(laid(state, 0))
            stage.settle(board)
            stage.draw(window, board)
            pictures.append(pygame.image.tobytes(window, "RGB"))
        apart = max(abs(one - other) for one, other in zip(*pictures, strict=True))
        different += [number] if apart > 1 else []

    assert different == []
