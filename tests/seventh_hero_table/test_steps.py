"""What moves on the table of Seventh Hero when something happens."""

from __future__ import annotations

import pygame
import pytest

from game.seventh_hero.rules.state import SeventhState
from game.seventh_hero.table import table
from game.table.input.focus import Direction, Focus
from game.table.layout.board import Board
from game.table.motion.flight import pair
from game.table.pieces import Placed
from game.table.stage import Stage
from tests.seventh_hero.positions import Seat, begin, ended, play, quiet, seventh
from tests.seventh_hero_table.laying import laid, mover

FRAME = 1 / 60
LONGEST_BEAT = 1.0  # seconds
ARROWS: tuple[Direction, ...] = ("left", "right", "up", "down")


def moved(state: SeventhState, text: str, seat: int) -> tuple[list[str], list[Placed], list[str]]:
    """The keys of what moves, what comes, and the keys of what goes for `seat` when `text` is done."""
    before = laid(state, seat)
    begin(state, text)
    after = laid(state, seat)
    origins, gone = pair(before, after)
    ways = [(piece, origin) for piece, origin in zip(after, origins, strict=True) if piece.animated]
    moving = [piece.key for piece, at in ways if at is not None and before[at].centre != piece.centre]
    return moving, [piece for piece, at in ways if at is None], [before[at].key for at in gone]


def sent() -> SeventhState:
    """Seat 1 of three holds the 1 that seat 0 sent."""
    state = seventh(Seat(hand="1 2", party="6"), Seat(hand="2 3", party="1"), Seat(hand="5 6"), quest=4)
    return quiet(play(quiet(state), "send 1"))


@pytest.mark.rule("SH-8")
def test_the_wanderer_goes_from_seat_to_seat() -> None:
    """It alone moves, and what is known of it."""
    moving, coming, going = moved(sent(), "move on", 2)
    known = moved(sent(), "move on", 0)[0]

    assert moving == ["wanderer"]
    assert (coming, going) == ([], [])
    assert sorted(known) == ["peek", "wanderer"]


@pytest.mark.rule("SH-12")
def test_a_hint_goes_from_the_asker_to_the_leader() -> None:
    """It turns up for the leader alone; the answer appears."""
    seen = []
    for seat in (0, 2):
        state = sent()
        _, coming, going = moved(state, "hint 3", seat)
        hint = next(piece for piece in coming if piece.key == "hint:0")
        panel = next(piece for piece in laid(state, seat) if piece.key == "seat:1")
        seen.append((hint.face.kind, hint.origin == panel.centre, going))

    assert seen == [("hero", True, ["back:1"]), ("back", True, ["back:1"])]


@pytest.mark.rule("SH-10")
def test_a_recruit_comes_from_the_road_and_turns_up() -> None:
    """It sets out as a back from where the wanderer lay."""
    state = sent()
    quiet(play(state, "move on"))
    begin(state, "recruit")
    spot = next(piece.centre for piece in laid(state, 0) if piece.key == "wanderer")
    _, coming, going = moved(state, "reveal", 0)
    hero = next(piece for piece in coming if piece.key == "hero:2:1")

    assert hero.back is not None
    assert hero.origin is not None
    assert abs(hero.origin[0] - spot[0]) < 40
    assert "wanderer" in going


@pytest.mark.rule("SH-10")
def test_a_pair_leaves_party_and_road_for_the_eliminated_pile() -> None:
    """The double is seen on its way."""
    state = sent()
    begin(state, "recruit")
    _, coming, going = moved(state, "reveal", 0)
    pair_piece = next(piece for piece in coming if piece.key == "eliminated:1")

    assert pair_piece.back is not None
    assert pair_piece.back.kind == "hero"
    assert "hero:1:1" in going
    shown = next(piece for piece in laid(state, 0) if piece.key == "wanderer")
    assert shown.face_up
    assert shown.face.kind == "hero"


@pytest.mark.rule("SH-4")
def test_a_quest_comes_from_the_pile() -> None:
    """Face down, on the quest before it."""
    state = ended(sent(), "recruit")
    begin(state, "draw")
    pile = next(piece for piece in laid(state, 0) if piece.key == "pile")
    _, coming, _ = moved(state, "quest", 0)
    quest = next(piece for piece in coming if piece.key == "quest")

    assert quest.back is not None
    assert quest.origin is not None
    assert abs(quest.origin[0] - pile.centre[0]) < 20


def test_every_step_of_a_game_is_short(positions: list[SeventhState]) -> None:
    """From one kept position to the next, however different they are, motion ends within a second."""
    stage = Stage(table)
    long = []
    for state in positions[:60]:
        stage.move_to(laid(state, 0))
        seconds = 0.0
        while stage.moving:
            stage.update(FRAME)
            seconds += FRAME
        if seconds > LONGEST_BEAT:
            long.append(seconds)

    assert long == []


def test_arrows_reach_every_piece(positions: list[SeventhState]) -> None:
    """From any piece the keyboard gets to any other that can be picked."""
    lost = []
    for state in positions[::5]:
        focus = Focus()
        focus.follow(laid(state, mover(state)))
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


def test_tab_visits_party_hand_wanderer_and_notes() -> None:
    """Each group is one stop."""
    focus = Focus()
    focus.follow(laid(sent(), 1))
    groups = []
    for _ in range(4):
        piece = focus.tab()
        groups.append(piece.group if piece else "")

    assert set(groups) == {"party", "hand", "road", "toggles"}


def test_a_table_changed_step_by_step_looks_like_one_laid_at_once(positions: list[SeventhState]) -> None:
    """Drawing only what a change touches leaves nothing old behind, pixel by pixel."""
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
        different += [number] if pictures[0] != pictures[1] else []

    assert different == []
