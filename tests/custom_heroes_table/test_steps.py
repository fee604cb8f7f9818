"""What moves on the table of Custom Heroes when something happens."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import pygame
import pytest

from game.custom_heroes.rules.actions import BET, BET_OWN, PASS, PLAY, SCORE, SLEEVE, SWEEP, TAKE_BACK, VERB
from game.custom_heroes.rules.state import HeroesState
from game.custom_heroes.rules.view import HeroesView
from game.custom_heroes.table import table
from game.custom_heroes.table.view_model import ViewModel
from game.registry import GAMES
from game.table.input.focus import Direction, Focus
from game.table.layout.board import Board
from game.table.motion.flight import pair
from game.table.pieces import Placed
from game.table.stage import Stage
from tests.custom_heroes_table.laying import frame_of, laid, setting_of

FRAME = 1 / 60
LONGEST_BEAT = 0.9  # seconds
ARROWS: tuple[Direction, ...] = ("left", "right", "up", "down")


class SeenStep(NamedTuple):
    """The keys of what moves, comes and goes, and all pieces afterwards."""

    moving: list[str]
    coming: list[str]
    going: list[str]
    after: dict[str, Placed]


def begun(seats: int = 3, seed: int = 5) -> HeroesState:
    """A game that has been dealt."""
    state = GAMES["custom_heroes"].rules.setup(seats, seed)
    assert isinstance(state, HeroesState)
    state.apply(state.legal_actions()[0])
    return state


def model_of(state: HeroesState, seat: int) -> ViewModel:
    """Where `seat` sees what."""
    view = state.view(seat)
    assert isinstance(view, HeroesView)
    return ViewModel(view, setting_of(state, seat), frame_of())


def step_of(state: HeroesState, action: int, seat: int) -> SeenStep:
    """What `seat` sees when `action` is done."""
    before = laid(state, seat)
    state.apply(action)
    after = laid(state, seat)
    origins, gone = pair(before, after)
    ways = [(piece, origin) for piece, origin in zip(after, origins, strict=True) if piece.animated]
    return SeenStep(
        [piece.key for piece, at in ways if at is not None and before[at].centre != piece.centre],
        [piece.key for piece, at in ways if at is None],
        [before[at].key for at in gone],
        {piece.key: piece for piece in after},
    )


def first(state: HeroesState, verb: int) -> int:
    """The first legal action of a verb."""
    return next(action for action in state.legal_actions() if action & VERB == verb)


def test_playing_takes_the_cards_from_the_hand_to_the_middle() -> None:
    """They fly by themselves; others of the hand only close the gap."""
    state = begun()
    seat = state.to_move
    action = first(state, int(PLAY))
    keys = set(table.picks(state.view(seat), action))
    hand = {f"card:{card}" for card in state.players[seat].hand}
    seen = step_of(state, action, seat)

    assert keys <= set(seen.moving) <= hand | {"leader"}
    assert [key for key in seen.coming + seen.going if key.startswith(("card:", "back:"))] == []


def test_a_set_of_another_comes_out_of_its_hand_face_down() -> None:
    """As many backs go as cards come; they turn up on the way."""
    state = begun()
    owner, seat = state.to_move, (state.to_move + 1) % 3
    action = max((one for one in state.legal_actions() if one & VERB == PLAY), key=lambda one: one)
    keys = table.picks(state.view(owner), action)
    seen = step_of(state, action, seat)
    spot = model_of(state, seat).hand_spot(owner)

    assert sorted(key for key in seen.coming if key.startswith("card:")) == sorted(keys)
    assert [key for key in seen.going if key.startswith("back:")] == [f"back:{owner}"] * len(keys)
    assert all(seen.after[key].origin == spot and seen.after[key].back is not None for key in keys)


@pytest.mark.rule("CH-17")
def test_an_advancement_slides_from_the_rack_onto_its_card_and_back() -> None:
    """It comes from its place in the rack, and its place stays free meanwhile."""
    state = begun()
    seat = state.to_move
    action = first(state, int(SLEEVE))
    kind, _ = table.picks(state.view(seat), action)
    place = next(piece.centre for piece in laid(state, seat) if piece.key == kind)
    there = step_of(state, action, seat)
    sheet = next(key for key in there.coming if key.startswith("sheet:"))
    back = step_of(state, first(state, int(TAKE_BACK)), seat)

    assert kind in there.going
    assert there.after[sheet].origin == place
    assert not [key for key in there.moving if key.startswith("kind:")]
    assert kind in back.coming
    assert back.after[kind].centre == place


def test_a_sleeving_of_another_shows_one_closed_sheet_that_goes_to_its_hand() -> None:
    """Nothing tells what it is, or on which card it is (CH-17)."""
    state = begun()
    owner, seat = state.to_move, (state.to_move + 1) % 3
    seen = step_of(state, first(state, int(SLEEVE)), seat)

    assert set(seen.moving) == {f"closed:{owner}"}
    assert (seen.coming, seen.going) == ([], [])


def test_swept_cards_go_face_down_to_the_deck(positions: list[HeroesState]) -> None:
    """All of them, and nothing else of the table's cards."""
    swept = 0
    for state in positions:
        if SWEEP in state.legal_actions():
            swept += 1
            view = state.view(0)
            keys = {f"card:{card.card}" for play in view.trick for card in play.cards}
            deck = model_of(state, 0).deck_spot
            seen = step_of(state.clone(), int(SWEEP), 0)

            assert keys <= set(seen.moving)
            assert all(not seen.after[key].face_up and seen.after[key].centre == deck for key in keys)
    assert swept > 3


def test_dealt_cards_come_from_the_deck() -> None:
    """The own turn up, the others' stay closed."""
    state = GAMES["custom_heroes"].rules.setup(4, 3)
    assert isinstance(state, HeroesState)
    seen = step_of(state, state.legal_actions()[0], 0)
    cards = [piece for key, piece in seen.after.items() if key.startswith(("card:", "back:"))]

    assert len([key for key in seen.coming if key.startswith("card:")]) == 10
    assert len([key for key in seen.coming if key.startswith("back:")]) == 30
    assert {piece.origin for piece in cards} == {model_of(state, 0).deck_spot}


def test_a_bet_lies_open_with_its_stake(positions: list[HeroesState]) -> None:
    """The card goes from the hand to its place before the seat (CH-9)."""
    bets = 0
    for state in positions:
        seat = state.to_move
        action = next((one for one in state.legal_actions() if one & VERB in (BET, BET_OWN)), None)
        if seat >= 0 and action is not None:
            bets += 1
            card = state.players[seat].hand[(action >> 4) & 15]
            seen = step_of(state.clone(), action, seat)

            assert f"card:{card}" in seen.moving
            assert f"stake:{seat}" in seen.coming
    assert bets > 3


def test_a_reward_comes_from_the_bag(positions: list[HeroesState]) -> None:
    """Advancements that were drawn fly to the rack, or closed behind a screen (CH-33)."""
    drawn = 0
    for state in positions:
        if SCORE in state.legal_actions():
            bag = model_of(state, state.scorer).bag_spot
            seen = step_of(state.clone(), int(SCORE), state.scorer)
            came = [key for key in seen.coming if key.startswith("kind:")]
            drawn += len(came)

            assert all(seen.after[key].origin == bag for key in came)
    assert drawn > 3


def test_passing_moves_no_card() -> None:
    """Its sign appears before the seat."""
    state = begun()
    state.apply(first(state, int(PLAY)))
    seat = state.to_move
    seen = step_of(state, int(PASS), (seat + 1) % 3)

    assert seen.coming == [f"mark:{seat}"]
    assert (seen.moving, seen.going) == ([], [])


def test_every_step_of_a_game_is_short(positions: list[HeroesState]) -> None:
    """From one kept position to the next, however different they are, motion ends within 0.9 seconds."""
    stage = Stage(table)
    long = []
    for state in positions[::4]:
        stage.move_to(laid(state, 0))
        seconds = 0.0
        while stage.moving:
            stage.update(FRAME)
            seconds += FRAME
        if seconds > LONGEST_BEAT:
            long.append(seconds)

    assert long == []


def test_arrows_reach_every_piece(positions: list[HeroesState]) -> None:
    """From any piece the keyboard gets to any other that can be picked."""
    lost = []
    for state in positions[::11]:
        focus = Focus()
        focus.follow(laid(state, max(0, state.turn)))
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


def test_tab_visits_hand_rack_values_and_switches(positions: list[HeroesState]) -> None:
    """Each group is one stop."""
    visited = set()
    for state in positions[::5]:
        if state.to_move >= 0:
            focus = Focus()
            focus.follow(laid(state, state.to_move))
            groups = [piece.group for _ in range(8) if (piece := focus.tab()) is not None]
            visited |= set(groups)

            assert groups[0] == ("hand" if state.players[state.to_move].hand else "power")
    assert visited >= {"hand", "rack", "values", "abilities", "loose", "power", "toggles"}


def test_a_table_changed_step_by_step_looks_like_one_laid_at_once(positions: list[HeroesState]) -> None:
    """Drawing only what a change touches leaves nothing old behind, pixel by pixel.

    Light laid on light may be rounded otherwise where less is drawn: by one level of 255.
    """
    board = Board((640, 360))
    pygame.display.init()
    window = pygame.display.set_mode(board.window)
    walked = Stage(table)
    different = []
    for number, state in enumerate(positions[:60:5]):
        walked.move_to(laid(state, 0))
        walked.finish()
        pictures = []
        for stage in (walked, Stage(table)):
            stage.show(laid(state, 0))
            stage.settle(board)
            stage.draw(window, board)
            stage.draw(window, board)
            pictures.append(pygame.surfarray.array3d(window).astype(np.int16))
        different += [number] if np.abs(pictures[0] - pictures[1]).max() > 1 else []

    assert different == []
