"""Where everything lies at the children's table, in real positions of 2 to 4 seats."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.dust_collectorz.rules.phases import PHASES
from game.dust_collectorz.rules.view import DustView
from game.dust_collectorz.rules.young.state import YoungState
from game.dust_collectorz.table import table
from game.dust_collectorz.table.young.moment import YoungMoment
from game.engine.contract import OVER
from game.screens.match.table.viewpoint import common_view
from game.table.art.text.text import fitting_size
from game.table.pieces import MARKS, TEXT, Placed
from tests.dust_collectorz_table.young_laying import (
    FRAME,
    NAMES,
    all_positions,
    box,
    faces,
    laid,
    mover,
    of_group,
    played,
    seen,
    setting_of,
)

SMALLEST_TYPE = 16  # board units
Tables = list[tuple[YoungState, list[Placed]]]


@pytest.fixture(scope="module")
def positions() -> tuple[YoungState, ...]:
    """Positions of all kinds."""
    return all_positions()


@pytest.fixture(scope="module")
def tables(positions: tuple[YoungState, ...]) -> Tables:
    """Each position with its layout for the seat that decides."""
    return [(state, laid(state, mover(state))) for state in positions]


def test_the_positions_have_all_there_is(positions: tuple[YoungState, ...]) -> None:
    """Every phase, long chains, seats that can't play, ends."""
    phases = {PHASES[state.phase] for state in positions}

    assert phases >= {"tossing", "setting aside", "sharing", "playing", "taking", "skipping"}
    assert max(state.chained for state in positions) >= 3
    assert any(state.to_move == OVER for state in positions)
    assert any(YoungMoment(seen(state, 0), setting_of(state, 0)).skipped for state in positions)


def test_seats_and_hand_and_middle_never_overlap(tables: Tables) -> None:
    """Panels lie side by side; the hand, the tick and the wheel have places of their own."""
    clashes = []
    for _, layout in tables:
        parts = [piece for piece in layout if piece.key.startswith(("seat:", "wheel", "done"))]
        hand = [box(piece) for piece in of_group(layout, "hand")]
        boxes = [box(piece) for piece in parts] + ([hand[0].unionall(hand[1:])] if hand else [])
        clashes += [(first, second) for first, second in combinations(boxes, 2) if first.colliderect(second)]

    assert clashes == []


def test_pictures_are_large_enough_for_small_hands(tables: Tables) -> None:
    """Cards in hand, tribes and the tick are at least as large as agreed for children."""
    small = [piece.key for _, layout in tables for piece in layout if piece.pickable and piece.size[0] < 150]

    assert small == []


def test_every_card_in_hand_shows_its_tribe(tables: Tables) -> None:
    """However many there are, the sign at the upper left corner of each stays in sight."""
    hidden = []
    for _, layout in tables:
        hand = of_group(layout, "hand")
        for piece in hand:
            sign = pygame.Rect(box(piece).topleft, (60, 66))
            over = [other for other in hand if other.height > piece.height]
            hidden += [piece.key for other in over if box(other).colliderect(sign)]

    assert hidden == []


def test_no_numbers_are_shown(positions: tuple[YoungState, ...]) -> None:
    """How much there is can be seen without counting in figures."""
    texts = {
        str(piece.face.facts[0])
        for state in positions
        for piece in laid(state, mover(state))
        if piece.face.kind == TEXT
    }

    assert texts
    assert not [text for text in texts if any(letter.isdigit() for letter in text)]


def test_there_is_little_to_read(tables: Tables) -> None:
    """Names of people aside, there is at most one line, of six words at most."""
    lines = [
        [str(face.facts[0]) for face in faces(layout, TEXT) if face.facts[0] not in NAMES]
        for _, layout in tables
    ]

    assert max(len(found) for found in lines) <= 1
    assert max(len(text.split()) for found in lines for text in found) <= 6


def test_piles_and_hands_have_as_many_cards_as_there_are(positions: tuple[YoungState, ...]) -> None:
    """A pile is as high as it has cards; another seat's hand as many backs."""
    wrong = []
    for state in positions:
        layout = laid(state, 0)
        for seat, player in enumerate(state.players):
            pile = [piece for piece in layout if piece.key == f"deck:{seat}"]
            backs = [piece for piece in layout if piece.key == f"back:{seat}"]
            hidden = 0 if seat == 0 else len(player.hand)
            if (len(pile), len(backs)) != (len(player.deck), hidden):
                wrong.append(seat)
            heights = [piece.centre[1] for piece in pile]
            assert heights == sorted(heights, reverse=True)

    assert wrong == []


def test_every_legal_action_can_be_picked(tables: Tables) -> None:
    """All that can be done is a piece to click on, at once; no two actions share one."""
    lost = []
    for state, layout in tables:
        keys = {piece.key for piece in layout if piece.pickable}
        actions = state.legal_actions() if state.to_move >= 0 else []
        wishes = [table.picks(seen(state, state.to_move), action) for action in actions]
        if len(set(wishes)) != len(wishes) or not all(len(wish) == 1 and wish[0] in keys for wish in wishes):
            lost.append(wishes)
        assert all(table.at_once(seen(state, mover(state)), action) for action in actions)

    assert lost == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_piece_with_a_meaning_is_described(positions: tuple[YoungState, ...], language: str) -> None:
    """For who can read: in tooltips and at the keyboard's focus."""
    silent = {
        piece.key
        for state in positions
        for piece in laid(state, mover(state), language)
        if (piece.pickable or piece.close)
        and not table.describe(seen(state, mover(state)), piece.key, setting_of(state, 0, language))
    }

    assert silent == set()


def test_two_of_a_kind_are_told_apart_from_the_one_just_played() -> None:
    """One in hand, one on the way: a reason points at the one in hand."""
    state = next(state for state in played(4, 2) if state.played and state.owners[-1] == state.to_move)
    seat, kind = state.to_move, state.played[-1]
    state.players[seat].hand = sorted([*state.players[seat].hand, kind])
    layout = laid(state, seat)
    last = next(piece for piece in layout if piece.key.startswith("chain:"))

    assert next(piece.group for piece in layout if piece.key == f"card:{seat}:{kind}") == "hand"
    assert table.describe(seen(state, seat), last.key, setting_of(state, seat))


def test_all_marks_are_known(tables: Tables) -> None:
    """The stage knows how to dress every mark that is used."""
    used = {mark for _, layout in tables for piece in layout for mark in piece.marks}

    assert used <= MARKS


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_words_can_be_read(positions: tuple[YoungState, ...], language: str) -> None:
    """No text has to be set smaller than 16 units to fit its place."""
    pygame.font.init()
    lines = {
        (piece.face, piece.size)
        for state in positions
        for piece in laid(state, mover(state), language)
        if piece.face.kind == TEXT
    }
    small = []
    for face, size in lines:
        text, typeface = str(face.facts[0]), str(face.facts[1])
        pixels = (int(size[0]), int(size[1]))
        if fitting_size(text, typeface, pixels, pixels[1]) < SMALLEST_TYPE:
            small.append((text, size))

    assert len(lines) > 10
    assert small == []


def test_people_who_look_together_see_backs(positions: tuple[YoungState, ...]) -> None:
    """A view that knows less than any of them can be laid out; nobody's hand is shown."""
    shown = set()
    for state in positions:
        view = common_view(state, 0, tuple(range(state.seats)))
        assert isinstance(view, DustView)
        layout = table.arrange(view, FRAME, setting_of(state, 0)._replace(legal=()))
        backs = [piece for piece in layout if piece.key == "back:0"]
        assert len(backs) == len(state.players[0].hand)
        shown |= {piece.group for piece in layout}

    assert "hand" not in shown


def test_every_face_can_be_painted(positions: tuple[YoungState, ...]) -> None:
    """At a small size, each has a picture with something on it."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    found = {
        (piece.face.kind, piece.size[0] / piece.size[1]): piece.face
        for state in positions
        for piece in laid(state, mover(state))
        if piece.face.kind != "nothing"
    }
    empty = [
        kind
        for (kind, shape), face in found.items()
        if not table.paint(face, (round(60 * shape), 60)).get_bounding_rect().width
    ]

    assert len(found) >= 14
    assert empty == []
