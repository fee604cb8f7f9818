"""How the table of Custom Heroes fills windows of all shapes and scales, and what its rail tells."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pygame
import pytest

from game.custom_heroes.rules.actions import PASS, PLAY, SLEEVE, VERB
from game.custom_heroes.rules.view import HeroesView
from game.custom_heroes.table import table
from game.custom_heroes.table.picks import TRICK_ZONE
from game.custom_heroes.words.outcomes import BEATS, outcome_of
from game.engine.rng import Rng
from game.table.art.text.text import fitting_size
from game.table.layout.boxes import inset
from game.table.pieces import OVERLAY, TEXT, Area, Placed
from game.table.stock.furniture import text_height
from game.table.stock.offers import WINS
from tests.custom_heroes_table.laying import NAMES, WINDOWS, box, frame_of, mover, setting_of

if TYPE_CHECKING:
    from game.custom_heroes.rules.state import HeroesState
    from game.table.layout.frame import Frame

LEAST = 17.0  # units of the smallest type


def arranged(
    state: HeroesState, frame: Frame, language: str = "en", picked: tuple[str, ...] = ()
) -> list[Placed]:
    """The table in one window as the seat sees it whose turn it is, without sheets over it."""
    seat = mover(state)
    setting = setting_of(state, seat, language, picked)
    return [one for one in table.arrange(state.view(seat), frame, setting) if one.height < OVERLAY]


def decided(positions: list[HeroesState]) -> list[HeroesState]:
    """Positions in which a seat decides in its turn."""
    return [state for state in positions if state.to_move >= 0 and state.view(0).phase == "turn"]


def heroic(state: HeroesState) -> HeroesView:
    """What the seat sees that decides."""
    view = state.view(state.to_move)
    assert isinstance(view, HeroesView)
    return view


def within(piece: Placed, area: Area) -> bool:
    """Whether a piece lies in an area, rounded."""
    return pygame.Rect(*(round(side) for side in inset(area, -3.0))).contains(box(piece))


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_every_piece_lies_on_the_table_or_in_the_panel(
    positions: list[HeroesState], size: tuple[int, int], scale: float
) -> None:
    """Nothing reaches over prompt, rail, strip or tools, nor over the window's edge."""
    frame = frame_of(size, scale)
    spots = (frame.table, inset(frame.mine, -14.0, -8.0))
    lost = [
        piece
        for state in positions[::9]
        for piece in arranged(state, frame)
        if not piece.key.startswith("zone:") and not any(within(piece, spot) for spot in spots)
    ]

    assert lost == []


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_words_can_be_read_and_no_two_overlap(
    positions: list[HeroesState], size: tuple[int, int], scale: float, language: str
) -> None:
    """Wrapped text has the room it needs."""
    frame = frame_of(size, scale)
    clashes: list[tuple[object, object]] = []
    low = []
    for state in positions[::17]:
        words = [piece for piece in arranged(state, frame, language) if piece.face.kind == TEXT]
        clashes += [
            (one.face.facts[0], other.face.facts[0])
            for one, other in combinations(words, 2)
            if box(one).colliderect(box(other))
        ]
        for piece in words:
            text, typeface, *_, last = piece.face.facts
            if text in NAMES:
                continue  # may be condensed
            width, height = piece.size
            if isinstance(last, float):
                letters = last * height
                tall = text_height(str(text), letters, width, str(typeface))
                low += [] if letters >= LEAST and tall <= height + 4 else [(text, piece.size)]
            else:
                pixels = (int(width), int(height))
                fits = fitting_size(str(text), str(typeface), pixels, pixels[1]) >= LEAST - 2
                low += [] if fits else [(text, piece.size)]

    assert clashes == []
    assert low == []


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_every_legal_action_can_be_picked_in_any_window(
    positions: list[HeroesState], size: tuple[int, int], scale: float
) -> None:
    """The keys are the same everywhere; a set is dropped anywhere in the middle."""
    frame = frame_of(size, scale)
    for state in decided(positions)[::11]:
        pieces = arranged(state, frame)
        keys = {piece.key for piece in pieces if piece.pickable}
        zone = next(piece for piece in pieces if piece.key == TRICK_ZONE)

        assert zone.drop
        assert zone.size[0] >= frame.table.width - 2
        assert all(set(table.picks(state.view(mover(state)), one)) <= keys for one in state.legal_actions())


# The rail


def test_kinds_keep_their_places_in_a_turn(positions: list[HeroesState]) -> None:
    """Whatever can be done; what can't says why, and every legal action is of some kind."""
    for state in decided(positions):
        setting = setting_of(state, state.to_move)
        kinds = table.kinds(heroic(state), setting)
        names = [kind.name for kind in kinds]

        assert names[:4] == ["play", "sleeve", "trade", "pass"]
        assert all(kind.note for kind in kinds)
        assert sorted(one for kind in kinds for one in kind.actions) == sorted(setting.legal)


def test_passing_is_likely_only_where_nothing_else_makes_sense(positions: list[HeroesState]) -> None:
    """Neither while a set can be played, nor while sleeving makes one playable; one kind is golden."""
    golden = set()
    for state in decided(positions):
        kinds = table.kinds(heroic(state), setting_of(state, state.to_move))
        likely = [kind for kind in kinds if kind.likely]
        plays = any(action & VERB == PLAY for action in state.legal_actions())
        golden |= {kind.name for kind in likely}

        assert len(likely) == 1
        assert not plays or likely[0].name == "play"
    assert golden == {"play", "sleeve", "pass"}


@pytest.mark.rule("CH-17")
def test_the_likely_sleeving_makes_a_set_playable(positions: list[HeroesState]) -> None:
    """After it there is a play that was none before."""
    tried = 0
    for state in decided(positions):
        kinds = table.kinds(heroic(state), setting_of(state, state.to_move))
        kind = next(kind for kind in kinds if kind.name == "sleeve")
        if kind.likely and kind.exact is not None:
            tried += 1
            twin = state.clone()
            twin.apply(kind.exact)

            assert kind.exact & VERB == SLEEVE
            assert any(action & VERB == PLAY for action in twin.legal_actions())
    assert tried > 3


@pytest.mark.rule("CH-13")
@pytest.mark.rule("CH-14")
def test_the_outcome_of_a_picked_set_comes_true(positions: list[HeroesState]) -> None:
    """A set that beats says so with its sign; one that ties names who is skipped then."""
    beaten = tied = 0
    for state in decided(positions)[::3]:
        view = heroic(state)
        for action in [one for one in state.legal_actions() if one & VERB == PLAY][:6]:
            setting = setting_of(state, state.to_move, picked=table.picks(view, action))
            kind = next(kind for kind in table.kinds(view, setting) if kind.name == "play")
            play = outcome_of(view, view.players[view.seat].hand, action)
            beaten += play.result == BEATS
            tied += play.skipped >= 0

            assert kind.exact == action
            assert (kind.outcome == WINS) == (play.result == BEATS)
            if play.skipped >= 0:
                twin = state.clone()
                twin.apply(action)
                seen = twin.view(0)
                assert isinstance(seen, HeroesView)
                if seen.phase == "turn":
                    assert seen.players[play.skipped].mark == "skipped"
    assert min(beaten, tied) > 3


def test_passing_stays_possible_while_cards_are_picked(positions: list[HeroesState]) -> None:
    """Its tile keeps its place and its effect."""
    for state in decided(positions)[::5]:
        legal = state.legal_actions()
        plays = [one for one in legal if one & VERB == PLAY]
        if PASS in legal and plays:
            view = heroic(state)
            setting = setting_of(state, state.to_move, picked=table.picks(view, plays[0]))
            kinds = {kind.name: kind for kind in table.kinds(view, setting)}

            assert kinds["pass"].exact == PASS


def test_less_help_tells_less(positions: list[HeroesState]) -> None:
    """Outcomes without what is likely; or neither, and no chips of what sleeving would make."""
    for state in decided(positions)[::7]:
        setting = setting_of(state, state.to_move)
        for help_, told in (("outcomes", True), ("none", False)):
            kinds = table.kinds(heroic(state), setting._replace(help=help_))
            pieces = table.arrange(heroic(state), frame_of(), setting._replace(help=help_))

            assert not any(kind.likely for kind in kinds)
            assert told or not any(kind.outcome for kind in kinds)
            assert told or not any(piece.key.startswith("made:") for piece in pieces)


@pytest.mark.rule("CH-6")
def test_rail_and_prompt_tell_nothing_hidden(positions: list[HeroesState]) -> None:
    """Whatever the others hold, they say the same."""
    for number, state in enumerate(positions[::5]):
        for seat in range(state.seats):
            twin = state.determinize(seat, Rng(number))
            setting = setting_of(state, seat)
            said = [
                (table.kinds(one.view(seat), setting), table.prompt(one.view(seat), setting))
                for one in (state, twin)
            ]

            assert said[0] == said[1]
