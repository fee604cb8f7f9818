"""How the table of Seventh Hero fills windows of all shapes and scales, in real positions."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

import pygame
import pytest

from game.engine.rng import Rng
from game.screens.match.table.viewpoint import common_view
from game.seventh_hero.rules.actions import DECLINE, MOVE_ON, RECRUIT
from game.seventh_hero.rules.state import SeventhState
from game.seventh_hero.rules.view import SeventhView
from game.seventh_hero.table import table
from game.table.contract import Setting
from game.table.layout.board import Board
from game.table.layout.boxes import inset
from game.table.layout.frame import Frame
from game.table.pieces import MARKS, OVERLAY, TEXT, Area, Placed
from game.table.stock.furniture import text_height
from tests.seventh_hero.positions import Seat, begin, play, quiet, seventh
from tests.seventh_hero_table.laying import box, mover, seen, setting_of

WINDOWS = (
    ((1280, 800), 1.0),
    ((1280, 800), 1.5),
    ((1280, 800), 2.0),
    ((1920, 1080), 1.0),
    ((1024, 768), 1.0),
    ((1024, 768), 1.5),
    ((2560, 1080), 1.0),
    ((800, 1280), 1.0),
    ((800, 1280), 1.5),
    ((1920, 1080), 0.75),
)
LEAST = 17.0  # units of the smallest type


@lru_cache(maxsize=32)
def frame_of(size: tuple[int, int] = (1280, 800), scale: float = 1.0) -> Frame:
    """The parts of a window."""
    return Board(size, scale).frame(table.SHAPE)


def arranged(
    state: SeventhState, seat: int, frame: Frame, language: str = "en", picked: tuple[str, ...] = ()
) -> list[Placed]:
    """The table of `state` in one window as `seat` sees it."""
    return table.arrange(state.view(seat), frame, setting_of(state, seat, language, picked))


def few(positions: list[SeventhState], every: int = 7) -> list[SeventhState]:
    """Some of the positions, of all kinds."""
    return positions[::every]


def within(piece: Placed, area: Area) -> bool:
    """Whether a piece lies in an area."""
    return pygame.Rect(*(round(side) for side in inset(area, -2.0))).contains(box(piece))


@pytest.mark.parametrize("window", WINDOWS)
def test_everything_lies_in_the_table_or_the_own_panel(
    positions: list[SeventhState], window: tuple[tuple[int, int], float]
) -> None:
    """Nothing reaches over prompt, rail or bar."""
    frame = frame_of(*window)
    outside = [
        (piece.key, piece.face, piece.centre, piece.size)
        for state in few(positions)
        for piece in arranged(state, mover(state), frame)
        if not within(piece, frame.table) and not within(piece, frame.mine)
    ]

    assert outside == []


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_texts_have_the_room_they_need(
    positions: list[SeventhState], window: tuple[tuple[int, int], float], language: str
) -> None:
    """They wrap and keep their size, which is never too small."""
    frame = frame_of(*window)
    cut = []
    for state in few(positions, 13):
        for piece in arranged(state, mover(state), frame, language):
            if piece.face.kind == TEXT and len(piece.face.facts) == 5:
                text, face, _, _, share = piece.face.facts
                size = float(str(share)) * piece.size[1]
                needed = text_height(str(text), size, piece.size[0] + 2, str(face))
                if size < LEAST or needed > piece.size[1] + 0.3 * size:
                    cut.append((text, round(size), needed, piece.size))

    assert cut == []


@pytest.mark.parametrize("window", WINDOWS)
def test_texts_do_not_overlap(positions: list[SeventhState], window: tuple[tuple[int, int], float]) -> None:
    """Each has its own room."""
    frame = frame_of(*window)
    clashes = []
    for state in few(positions, 11):
        texts = [piece for piece in arranged(state, mover(state), frame) if piece.face.kind == TEXT]
        clashes += [
            (first.face.facts[0], second.face.facts[0])
            for first, second in combinations(texts, 2)
            if inner(first).colliderect(inner(second))
        ]

    assert clashes == []


def inner(piece: Placed) -> pygame.Rect:
    """The middle of what a text covers, without the air around it."""
    rect = box(piece)
    return rect.inflate(-4, -round(rect.height * 0.3))


def test_all_that_means_something_is_there(positions: list[SeventhState]) -> None:
    """Every key of the picks, whatever the window; what lies open can be looked at."""
    for window in (WINDOWS[0], WINDOWS[2], WINDOWS[8]):
        frame = frame_of(*window)
        for state in few(positions):
            if state.to_move < 0:
                continue
            view = seen(state, state.to_move)
            layout = arranged(state, state.to_move, frame)
            keys = {piece.key for piece in layout if piece.pickable}
            for action in state.legal_actions():
                wish = table.picks(view, action)
                assert set(wish) <= keys, state.notation(action)


def test_keys_are_the_same_in_every_window(positions: list[SeventhState]) -> None:
    """Only the notes may have to be called up, and last deeds have no room in the lowest ones."""
    for state in few(positions):
        seat = mover(state)
        setting = setting_of(state, seat)
        broad = {piece.key for piece in table.arrange(state.view(seat), frame_of(), setting)}
        called = setting._replace(toggled=frozenset({"notes"}))
        low = {piece.key for piece in table.arrange(state.view(seat), frame_of((1280, 800), 2.0), called)}
        assert broad == low


def test_keys_have_a_description(positions: list[SeventhState]) -> None:
    """In all languages, for tooltip, focus and speech."""
    silent = {
        piece.key
        for state in few(positions)
        for language in ("en", "de", "fr")
        for piece in arranged(state, mover(state), frame_of(), language)
        if (piece.pickable or piece.close)
        and not table.describe(state.view(mover(state)), piece.key, setting_of(state, mover(state), language))
    }

    assert silent == set()


def test_marks_are_known(positions: list[SeventhState]) -> None:
    """All of them are among those that the stage can draw."""
    found = {
        mark
        for state in few(positions)
        for piece in arranged(state, mover(state), frame_of())
        for mark in piece.marks
    }

    assert found <= MARKS


@pytest.mark.rule("SH-30")
def test_what_is_hidden_changes_nothing(positions: list[SeventhState]) -> None:
    """Neither table nor prompt nor rail tells what a seat can't know."""
    for number, state in enumerate(few(positions, 3)):
        for seat in range(state.seats):
            if seat == state.to_move:
                continue
            twin, setting = state.determinize(seat, Rng(number)), setting_of(state, seat)
            shown = [
                (
                    table.arrange(one.view(seat), frame_of(), setting),
                    table.prompt(one.view(seat), setting),
                    table.kinds(one.view(seat), setting),
                )
                for one in (state, twin)
            ]
            assert shown[0] == shown[1]


def test_people_who_look_together_have_a_whole_table(positions: list[SeventhState]) -> None:
    """A view that knows less than any of them: hands are backs, nobody's wanderer shows."""
    for state in few(positions):
        view = common_view(state, 0, tuple(range(state.seats)))
        assert isinstance(view, SeventhView)
        setting = setting_of(state, 0)
        layout = table.arrange(view, frame_of(), setting)
        assert not any(piece.key.startswith("hand:") for piece in layout)
        assert table.prompt(view, setting).text
        assert table.kinds(view, setting)


def rows_of(state: SeventhState, seat: int, helped: str = "full") -> dict[str, tuple[str, bool, str]]:
    """Title, whether it is likely, and outcome of each kind that can be done."""
    setting = setting_of(state, seat)._replace(help=helped)
    return {
        kind.name: (kind.title, kind.likely, kind.outcome)
        for kind in table.kinds(state.view(seat), setting)
        if kind.actions
    }


def holding(party: str = "3", hand: str = "3 4 6", sent: str = "3") -> SeventhState:
    """Seat 1 decides about a number that is no higher than 3."""
    return quiet(
        play(quiet(seventh(Seat(hand=f"{sent} 7"), Seat(party, hand), seats=3, quest=1)), f"send {sent}")
    )


def test_each_legal_action_belongs_to_one_kind(positions: list[SeventhState]) -> None:
    """And every kind says something, whether it can be done or not."""
    for state in positions:
        if state.to_move < 0:
            continue
        setting = setting_of(state, state.to_move)
        kinds = table.kinds(state.view(state.to_move), setting)
        assert sorted(one for kind in kinds for one in kind.actions) == sorted(setting.legal)
        assert all(kind.note for kind in kinds if not kind.actions)
        assert sum(kind.likely for kind in kinds) <= 1
        assert all(kind.exact in kind.actions for kind in kinds if kind.exact is not None)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("helped", ["full", "outcomes", "none"])
def test_prompt_and_rail_have_their_words(positions: list[SeventhState], language: str, helped: str) -> None:
    """In every position, for who decides and for who waits."""
    for state in positions:
        for seat in range(state.seats):
            setting = setting_of(state, seat, language)._replace(help=helped)
            told = table.prompt(state.view(seat), setting)
            assert told.text
            assert told.heading or not setting.legal
            assert all(kind.title for kind in table.kinds(state.view(seat), setting))


@pytest.mark.rule("SH-25")
def test_a_sender_is_asked_before_it_sends() -> None:
    """For abilities, with the quest."""
    state = seventh(Seat("1 6 7", "4 7"), Seat(hand="1 2"), Seat(hand="4"), quest=1)
    told = table.prompt(state.view(0), setting_of(state, 0))

    assert told.heading == "Ysolde is about to send. React?"
    assert told.text == "The quest: 3 or lower."


def test_a_card_that_settles_the_danger_is_the_sensible_one() -> None:
    """With one possible double: ask whether it is that one; help can be turned off."""
    state = holding()

    assert rows_of(state, 1)["ask"] == ("Ask: is it a 3?", True, "")
    assert rows_of(state, 1, "outcomes")["ask"] == ("Ask about it", False, "")
    assert not rows_of(state, 1)["pass"][1]


def test_a_certain_double_is_passed_on_and_a_certain_hero_recruited() -> None:
    """Passing on is sensible only where nothing else is."""
    double, safe = holding("1 2 3", "4 4"), holding("5", "4 4")

    assert rows_of(double, 1)["pass"][1]
    assert rows_of(safe, 1)["recruit"][1]


@pytest.mark.rule("SH-27")
def test_letting_a_rival_win_is_never_golden() -> None:
    """What stops it is; and the prompt says with what the rival wins."""
    state = seventh(Seat(hand="4 7"), Seat("1! 3! 4! 5! 7!", "1 1"), Seat("2", "5 6"), seats=3, quest=5)
    begin(quiet(play(quiet(state), "send 4")), "recruit")
    kinds = rows_of(state, 2)
    told = table.prompt(state.view(2), setting_of(state, 2))

    assert kinds["use_2"] == ("Use Wyrmslayer", True, "")
    assert not kinds["let"][1]
    assert told.heading == "Bramwell wants to recruit. React?"
    assert told.text == "With a 2 or 6, Bramwell wins."


def test_drops_are_accepted_wherever_a_person_would_drop() -> None:
    """A card on wanderer, road, stage or sender asks; the wanderer goes to the own party or the next seat."""
    state = holding()
    view, layout = seen(state, 1), arranged(state, 1, frame_of())
    zones = {piece.key for piece in layout if piece.drop}
    legal = set(state.legal_actions())

    for zone in ("wanderer", "zone:road", "zone:hint", "seat:0"):
        assert zone in zones
        assert set(table.dropped(view, "hand:3", zone)) <= legal
        assert table.dropped(view, "hand:3", zone)
    assert table.dropped(view, "wanderer", "zone:own") == (int(RECRUIT),)
    assert table.dropped(view, "wanderer", "seat:2") == (int(MOVE_ON),)
    assert {"zone:own", "seat:2", "seat:1"} <= zones


def test_declining_has_its_own_kind() -> None:
    """It is called by what it lets happen."""
    state = seventh(Seat(hand="4 7"), Seat("1! 3! 4!", "1 1"), Seat("2", "5 6"), seats=3, quest=5)
    begin(quiet(play(quiet(state), "send 4")), "recruit")
    let = next(kind for kind in table.kinds(state.view(2), setting_of(state, 2)) if kind.name == "let")

    assert (let.title, let.exact) == ("Let it happen", int(DECLINE))


def plates(layout: list[Placed]) -> list[object]:
    """The styles of the outcome plates."""
    return [
        piece.face.facts[0]
        for piece in layout
        if piece.face.kind == "fate"
        and piece.face.facts[0] in {"good", "bad", "plain"}
        and piece.height == -4
    ]


def test_each_possible_number_says_what_it_would_mean() -> None:
    """With sign and colour; the counts only with full help, and nothing without help."""
    state = holding()
    view, setting = state.view(1), setting_of(state, 1)
    full = table.arrange(view, frame_of(), setting)
    outcomes = table.arrange(view, frame_of(), setting._replace(help="outcomes"))
    none = table.arrange(view, frame_of(), setting._replace(help="none"))

    assert plates(full) == plates(outcomes) == ["good", "good", "bad"]
    assert plates(none) == ["plain"] * 3
    assert any("unseen" in str(piece.face.facts[0]) for piece in full if piece.face.kind == TEXT)
    assert not any(
        " of " in str(piece.face.facts[0]) and "unseen" in str(piece.face.facts[0])
        for piece in outcomes + none
        if piece.face.kind == TEXT
    )


@pytest.mark.rule("SH-9")
def test_the_road_goes_from_sender_to_sender() -> None:
    """The one who decides is marked; the sender must take what comes back."""
    words = [piece.face.facts[0] for piece in arranged(holding(), 1, frame_of()) if piece.face.kind == TEXT]

    assert [one for one in words if one in {"sent it", "decides", "next", "then", "must take it"}] == [
        "sent it",
        "decides",
        "next",
        "must take it",
    ]


def test_the_notes_fold_and_unfold() -> None:
    """Beside the stage they show at first; where there is no room they are called up over the table."""
    state = holding()
    view, setting = state.view(1), setting_of(state, 1)
    folded = setting._replace(toggled=frozenset({"notes"}))

    def notes(frame: Frame, how: Setting) -> list[float]:
        layout = table.arrange(view, frame, how)
        assert "toggle:notes" in {piece.key for piece in layout}
        return [piece.height for piece in layout if piece.key.startswith("note:")]

    assert len(notes(frame_of(), setting)) == 7
    assert notes(frame_of(), folded) == []
    assert notes(frame_of((1280, 800), 1.5), setting) == []
    assert min(notes(frame_of((1280, 800), 1.5), folded)) >= OVERLAY
