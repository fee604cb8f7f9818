"""The table of Splendor: Marvel fills any window: nothing is cut, nothing lies on something else."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pygame
import pytest

from game.engine.contract import State
from game.splendor_marvel.rules.actions import CODE, RECRUIT, RETURN, TAKES
from game.splendor_marvel.rules.cards import CHIPS, CHIPS_BY_SEATS, HAND_LIMIT, SHIELDS
from game.splendor_marvel.rules.state import SplendorState
from game.splendor_marvel.table import layout, table
from game.splendor_marvel.table.picks import HAND_ZONE, OWN_ZONE, STOCK_ZONE, stock_key
from game.splendor_marvel.table.places import hand_spots, places_of
from game.table.art.text.fonts import font
from game.table.art.text.text import fitting_size
from game.table.layout.board import Board
from game.table.pieces import MARKS, NOTHING, TEXT, Area, Placed
from game.table.stock.furniture import text_height
from tests.splendor_marvel_table.windows import BOARDS, NAMES, arranged, setting_of

LEAST = 13.0  # pixels of the smallest type
COMMON = Board((1280, 800))


def named(board: Board) -> str:
    """A window's name in reports."""
    return f"{board.window[0]}x{board.window[1]}-{board.scale:.2f}"


def within(piece: Placed, area: Area, air: float = 8.0) -> bool:
    """Whether a piece lies in an area, but for a little that picked ones rise and piles are deep."""
    x, y = piece.centre[0] - piece.size[0] / 2, piece.centre[1] - piece.size[1] / 2
    across = area.x - air <= x and x + piece.size[0] <= area.x + area.width + air
    return across and area.y - air <= y and y + piece.size[1] <= area.y + area.height + air


def begun(state: State) -> tuple[str, ...]:
    """Two stones of the first legal taking; () if none can be taken."""
    takes = [TAKES[action] for action in state.legal_actions() if action < len(TAKES)]
    return tuple(stock_key(colour) for colour in takes[0][:2]) if takes and state.to_move >= 0 else ()


@pytest.fixture(scope="module")
def some(positions: list[SplendorState]) -> list[SplendorState]:
    """Positions early and late, for each number of seats."""
    return positions[::13]


@pytest.mark.parametrize("board", BOARDS, ids=named)
def test_everything_keeps_to_the_game_s_part_of_the_window(board: Board, some: list[SplendorState]) -> None:
    """Clear of the strip, the tools, the prompt and the rail; only where things are dropped is larger."""
    frame = board.frame(layout.SHAPE)
    outside = []
    for state in some:
        setting = setting_of(state, state.turn, picked=begun(state))
        for piece in arranged(state, board, setting, state.turn):
            parts = (frame.table, frame.panel if piece.face.kind == NOTHING else frame.mine)
            if not any(within(piece, part) for part in parts):
                outside.append((piece.key, piece.face))

    assert outside == []


def ink(piece: Placed) -> tuple[int, pygame.FRect]:
    """The size of a line's type, and what it covers."""
    words, face, align = str(piece.face.facts[0]), str(piece.face.facts[1]), piece.face.facts[3]
    size = fitting_size(words, face, (int(piece.size[0]), int(piece.size[1])), int(piece.size[1]))
    wide, high = min(font(face, size).size(words)[0], piece.size[0]), size * 0.8
    share = {"left": 0.0, "centre": 0.5, "right": 1.0}[str(align)]
    left = piece.centre[0] - piece.size[0] / 2 + (piece.size[0] - wide) * share
    return size, pygame.FRect(left + 1, piece.centre[1] - high / 2 + 1, wide - 2, high - 2)


@pytest.mark.parametrize("board", BOARDS, ids=named)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_words_are_whole_and_large_enough(board: Board, language: str, some: list[SplendorState]) -> None:
    """No line is set smaller than 13 pixels to fit its place, and no lines are cut; names may be longer."""
    pygame.font.init()
    bad = []
    for state in some[::2]:
        setting = setting_of(
            state, state.turn, language, begun(state), thinking=(state.turn + 1) % state.seats
        )
        for piece in arranged(state, board, setting, state.turn):
            if piece.face.kind != TEXT or piece.face.facts[0] in NAMES:
                continue
            words, face, share = str(piece.face.facts[0]), str(piece.face.facts[1]), piece.face.facts[-1]
            if isinstance(share, float):
                high = text_height(words, share * piece.size[1], piece.size[0], face)
                bad += [(words, piece.size)] if high > piece.size[1] + 4 else []
            elif ink(piece)[0] * board.scale < LEAST:
                bad.append((words, piece.size))

    assert bad == []


@pytest.mark.parametrize("board", BOARDS, ids=named)
def test_no_two_lines_lie_on_each_other(board: Board, some: list[SplendorState]) -> None:
    """Names, numbers and notes, with stones picked and a rival thinking."""
    pygame.font.init()
    clashes = []
    for state in some[::2]:
        setting = setting_of(state, state.turn, picked=begun(state), thinking=(state.turn + 1) % state.seats)
        lines = [
            (piece.face.facts[0], ink(piece)[1])
            for piece in arranged(state, board, setting, state.turn)
            if piece.face.kind == TEXT and not isinstance(piece.face.facts[-1], float)
        ]
        clashes += [
            (one, two) for (one, its), (two, other) in combinations(lines, 2) if its.colliderect(other)
        ]

    assert clashes == []


@pytest.mark.parametrize("board", BOARDS, ids=named)
def test_each_piece_has_its_place_in_any_window(board: Board, some: list[SplendorState]) -> None:
    """All the chips (SM-3), recruited cards with their owners, each other piece once."""
    wrong: list[object] = []
    for state in some:
        pieces = arranged(state, board, setting_of(state, state.turn), state.turn)
        keys = Counter(piece.key for piece in pieces)
        chips = {f"chip:{name}": CHIPS_BY_SEATS[state.seats] for name in CHIPS[:5]}
        chips |= {"chip:shield": SHIELDS, "chip:time": state.seats}
        wrong += [key for key, count in chips.items() if keys[key] != count]
        wrong += [card for player in state.players for card in player.recruited if f"card:{card}" not in keys]
        own = ("chip:", "back:")
        wrong += [key for key, count in keys.items() if count > 1 and key and not key.startswith(own)]
        wrong += [zone for zone in (OWN_ZONE, HAND_ZONE, STOCK_ZONE) if keys[zone] != 1]

    assert wrong == []


def test_every_legal_action_can_be_picked(some: list[SplendorState]) -> None:
    """All its picks are pieces that can be picked."""
    lost = []
    for state in some:
        if state.to_move < 0:
            continue
        pieces = arranged(state, COMMON, setting_of(state, state.to_move), state.to_move)
        keys = {piece.key for piece in pieces if piece.pickable}
        view = state.view(state.to_move)
        lost += [one for one in state.legal_actions() if not set(table.picks(view, one)) <= keys]

    assert lost == []


@pytest.mark.rule("SM-12")
def test_an_unseen_reserved_card_is_in_no_other_layout(positions: list[SplendorState]) -> None:
    """Neither its key nor its face, nor in the words of rail and prompt."""
    leaks, secrets = [], 0
    for state in positions[::3]:
        for owner, player in enumerate(state.players):
            hidden = {card for at, card in enumerate(player.hand) if player.unseen >> at & 1}
            seat = (owner + 1) % state.seats
            secrets += len(hidden)
            pieces = arranged(state, COMMON, setting_of(state, seat), seat)
            faces = {face for piece in pieces for face in (piece.face, piece.back) if face and face.facts}
            shown = {face.facts[0] for face in faces if face.kind == "card"}
            leaks += [card for card in hidden if card in shown or f"card:{card}" in {p.key for p in pieces}]

    assert secrets > 0
    assert leaks == []


@pytest.mark.parametrize(
    ("seats", "count", "least"), [(2, 3, 64), (3, 1, 64), (3, 3, 46), (4, 1, 54), (4, 3, 39)]
)
def test_rivals_reserved_cards_lie_side_by_side(seats: int, count: int, least: int) -> None:
    """At 1280x800 none covers another, and each has so many pixels of width."""
    for place in places_of(COMMON.frame(table.SHAPE), seats).rivals:
        for area in (place.hand, place.bare) if count == HAND_LIMIT else (place.bare,):
            spots = [COMMON.rect(spot) for spot in hand_spots(area, count, own=False)]
            assert not any(one.colliderect(other) for one, other in combinations(spots, 2))
            assert min(spot.width for spot in spots) >= least


def test_a_pile_tells_how_many_of_its_stones_are_picked(positions: list[SplendorState]) -> None:
    """One reads "+2" at one's own stones, "–2" at the pile; nowhere while nothing is picked."""
    state = next(one for one in positions if one.to_move >= 0 and max(one.view(0).stock[:5]) >= 4)
    kind = max(range(5), key=lambda at: state.view(0).stock[at])
    signs = [
        [
            str(piece.face.facts[0])
            for piece in arranged(state, COMMON, setting_of(state, state.turn, picked=picked), state.turn)
            if piece.face.kind == TEXT and piece.face.facts[0] in {"+2", "\N{EN DASH}2"}
        ]
        for picked in ((), (stock_key(kind),) * 2)
    ]

    assert [sorted(found) for found in signs] == [[], ["+2", "\N{EN DASH}2"]]


def test_zeros_are_not_written(some: list[SplendorState]) -> None:
    """A colour of which a seat has nothing has no number: only faint gems are left of it."""
    state = min(some, key=lambda one: sum(len(player.recruited) for player in one.players))
    pieces = arranged(state, COMMON, setting_of(state, state.turn), state.turn)
    numbers = [piece for piece in pieces if piece.face.kind == TEXT and piece.face.facts[0] == "0"]
    points = [piece for piece in numbers if piece.face.facts[1] == "title"]
    stock = [count for count in state.view(0).stock if not count]
    wings = 1  # the viewer's own Avengers symbols

    assert len(numbers) - len(points) <= len(stock) + wings


def test_what_picked_stones_make_payable_is_green(positions: list[SplendorState]) -> None:
    """The price on each card counts the picked stones; what can be paid with them has a green frame."""
    found = 0
    for state in positions:
        if state.to_move < 0 or not begun(state):
            continue
        setting = setting_of(state, state.turn, picked=begun(state))
        pieces = arranged(state, COMMON, setting, state.turn)
        for piece in pieces:
            if "soon" in piece.marks:
                found += 1
                assert piece.face.kind == "card"
                lacking = piece.face.facts[2] if len(piece.face.facts) > 2 else (0,)
                shields = state.view(state.turn).players[state.turn].chips[5]
                assert isinstance(lacking, tuple) and sum(lacking) <= shields
                recruits = [one for one in state.legal_actions() if RECRUIT <= one & CODE < RETURN]
                view = state.view(state.turn)
                assert piece.key not in {key for one in recruits for key in table.picks(view, one)}
        assert {mark for piece in pieces for mark in piece.marks} <= MARKS

    assert found > 3


def test_gold_is_for_what_is_likely_and_nothing_is_golden_without_help(some: list[SplendorState]) -> None:
    """Cards that can be recruited, else the stones; without help both are only possible."""
    for state in some:
        if state.to_move < 0 or state.view(state.to_move).phase != "main":
            continue
        setting = setting_of(state, state.to_move)
        pieces = arranged(state, COMMON, setting, state.to_move)
        golden = {piece.key for piece in pieces if "legal" in piece.marks}
        view = state.view(state.to_move)
        recruits = [one for one in state.legal_actions() if RECRUIT <= one & CODE < RETURN]
        cards = {table.picks(view, one)[0] for one in recruits}
        bare = arranged(state, COMMON, setting._replace(help="none"), state.to_move)

        assert golden == cards or (not cards and all(key.startswith("stock:") for key in golden))
        assert not any("legal" in piece.marks for piece in bare)
