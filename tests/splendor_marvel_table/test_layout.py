"""Where everything lies at the table of Splendor: Marvel, in real positions."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pygame
import pytest

from game.engine.contract import State
from game.engine.views import View
from game.registry import GAMES
from game.splendor_marvel.rules.actions import CODE, RECRUIT, RESERVE, RETURN
from game.splendor_marvel.rules.state import SplendorState
from game.splendor_marvel.table import table
from game.table.layout.board import Board, covers, lying_on
from game.table.pieces import CLIP, NOTHING, Placed
from tests.splendor_marvel_table.windows import arranged, setting_of

USUAL = Board((1280, 800))


def laid(state: State, seat: int, picked: tuple[str, ...] = ()) -> list[Placed]:
    """The layout of `state` as `seat` sees it, in a window of the usual size."""
    return arranged(state, USUAL, setting_of(state, seat, picked=picked), seat)


def box(piece: Placed) -> pygame.Rect:
    """What a piece covers, rounded inwards."""
    width, height = piece.size
    return pygame.Rect(
        round(piece.centre[0] - width / 2 + 1),
        round(piece.centre[1] - height / 2 + 1),
        int(width - 2),
        int(height - 2),
    )


@pytest.fixture(scope="module")
def tables(positions: list[SplendorState]) -> list[tuple[SplendorState, list[Placed]]]:
    """Each position with its layout for the seat whose turn it is."""
    return [(state, laid(state, state.turn)) for state in positions]


def test_what_can_be_picked_never_overlaps(tables: list[tuple[SplendorState, list[Placed]]]) -> None:
    """Cards, decks, stacks, tiles, piles: each can be seen and hit by itself; only a hand is fanned."""
    clashes = [
        (first.key, second.key)
        for _, layout in tables
        for first, second in combinations([piece for piece in layout if piece.pickable], 2)
        if box(first).colliderect(box(second)) and {first.group, second.group} != {"hand"}
    ]

    assert clashes == []


def test_panels_never_overlap(tables: list[tuple[SplendorState, list[Placed]]]) -> None:
    """Seats' panels and the stock's trays lie side by side."""
    clashes = [
        (first.key, second.key)
        for _, layout in tables
        for first, second in combinations(
            [piece for piece in layout if piece.key.startswith(("seat:", "stock:"))], 2
        )
        if box(first).colliderect(box(second))
    ]

    assert clashes == []


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_pile_s_number_lies_within_its_tray(scale: float, positions: list[SplendorState]) -> None:
    """A tray that pulses is drawn above everything but what lies on it, and would veil the number."""
    board, state = Board((1280, 800), scale), positions[0]
    layout = arranged(state, board, setting_of(state, state.turn), state.turn)
    trays = [piece for piece in layout if piece.key.startswith("stock:")]
    on_trays = {layout[at] for tray in trays for at in lying_on(layout, tray)}
    numbers = [
        piece
        for piece in layout
        if piece.face.kind == "text" and any(covers(tray, piece.centre) for tray in trays)
    ]

    assert len(numbers) >= len(trays) == 7
    assert set(numbers) <= on_trays


def test_only_recruiting_and_reserving_share_their_picks(positions: list[SplendorState]) -> None:
    """One card picked may mean both; all other actions have picks of their own."""
    shared = []
    for state in positions:
        if state.to_move < 0:
            continue
        view = state.view(state.to_move)
        for first, second in combinations(state.legal_actions(), 2):
            if Counter(table.picks(view, first)) == Counter(table.picks(view, second)):
                codes = sorted((first & CODE, second & CODE))
                if not (RESERVE <= codes[0] < RECRUIT <= codes[1] < RETURN):
                    shared.append((state.notation(first), state.notation(second)))

    assert shared == []


def test_what_must_be_picked_is_marked_as_owed(tables: list[tuple[SplendorState, list[Placed]]]) -> None:
    """While chips are to be returned, all that can be returned calls for it (SM-20)."""
    wrong = []
    returning = 0
    for state, layout in tables:
        if state.to_move >= 0 and state.view(state.to_move).phase == "returning":
            returning += 1
            view = state.view(state.to_move)
            owed = {piece.key for piece in layout if "owed" in piece.marks}
            if owed != {key for action in state.legal_actions() for key in table.picks(view, action)}:
                wrong.append(owed)

    assert returning > 0
    assert wrong == []


def test_a_picked_chip_is_lifted_and_what_no_longer_goes_is_dimmed() -> None:
    """After a first chip, stacks that no legal taking adds are veiled."""
    state = GAMES["splendor_marvel"].rules.setup(2, 5)
    while state.to_move < 0:
        state.apply(state.legal_actions()[0])
    layout = laid(state, state.to_move, picked=("stock:mind",))
    marks = {piece.key: piece.marks for piece in layout if piece.key.startswith("stock:")}
    lifted = [piece for piece in layout if piece.key == "chip:mind" and piece.height > 10]

    assert marks["stock:mind"] == {"picked"}
    assert marks["stock:space"] == {"legal"}
    assert marks["stock:time"] == {"dim"}
    assert len(lifted) == 1


def test_nobody_is_marked_after_the_end(tables: list[tuple[SplendorState, list[Placed]]]) -> None:
    """While the table moves or the game is over nothing calls for a pick."""
    marked = [piece for state, layout in tables if state.to_move < 0 for piece in layout if piece.marks]

    assert marked == []


def test_every_face_can_be_painted(positions: list[SplendorState]) -> None:
    """At a small size, each has a picture with something on it."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    faces = {
        piece.face.kind: piece.face for state in positions[:60] for piece in laid(state, 0) if piece.animated
    }
    faces |= {piece.face.kind: piece.face for piece in laid(positions[0], 0) if not piece.animated}
    faces = {kind: face for kind, face in faces.items() if kind not in {NOTHING, CLIP}}
    empty = [
        kind
        for kind, face in faces.items()
        if kind != "pile" and not table.paint(face, (40, 40)).get_bounding_rect().width
    ]

    assert len(faces) >= 12
    assert empty == []


def test_every_piece_with_a_meaning_is_described(positions: list[SplendorState]) -> None:
    """In both languages; for tooltip, focus and speech."""
    silent = []
    for state in positions[::7]:
        for language in ("en", "de"):
            setting = setting_of(state, 0, language)
            silent += [
                piece.key
                for piece in laid(state, 0)
                if (piece.pickable or piece.close) and not table.describe(state.view(0), piece.key, setting)
            ]

    assert silent == []


def test_a_view_of_another_game_is_refused() -> None:
    """With the name of what was given."""
    setting = setting_of(GAMES["splendor_marvel"].rules.setup(2, 5), 0)
    with pytest.raises(TypeError, match="Splendor: Marvel is needed, not View"):
        table.arrange(View(seat=0, seats=2, to_move=0), USUAL.frame(table.SHAPE), setting)
