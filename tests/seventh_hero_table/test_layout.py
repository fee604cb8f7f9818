"""Where everything lies at the table of Seventh Hero, in real positions."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pygame
import pytest

from game.engine.contract import OVER
from game.engine.views import View
from game.seventh_hero.rules.actions import USE_OUTCAST
from game.seventh_hero.rules.state import SeventhState
from game.seventh_hero.rules.view import PHASES
from game.seventh_hero.table import table
from game.table.contract import Setting
from game.table.pieces import Face, Placed
from tests.seventh_hero.positions import Seat, play, seventh
from tests.seventh_hero_table.laying import USUAL, box, laid, mover, seen, setting_of
from tests.speaking import speaking

IN = speaking("seventh_hero")

Tables = list[tuple[SeventhState, list[Placed]]]


@pytest.fixture(scope="module")
def tables(positions: list[SeventhState]) -> Tables:
    """Each position with its layout for the seat that decides."""
    return [(state, laid(state, mover(state))) for state in positions]


def test_the_positions_have_all_there_is(positions: list[SeventhState]) -> None:
    """Every phase, open and blind wanderers, bars, hints, several uses at once, an end."""
    phases = {PHASES[state.phase] for state in positions}

    assert phases >= set(PHASES) - {"leaving"}
    assert any(state.road.openly for state in positions)
    assert any(state.road.blind for state in positions)
    assert any(state.road.barred for state in positions)
    assert any(len(state.reactions.stack) > 3 for state in positions)
    assert any(state.to_move == OVER for state in positions)


def test_panels_never_overlap(tables: Tables) -> None:
    """The seats' panels lie side by side; the wanderer's places lie beside the own one."""
    clashes = []
    for _, layout in tables:
        panels = [piece for piece in layout if piece.key.startswith("seat:")]
        clashes += [
            (first.key, second.key)
            for first, second in combinations(panels, 2)
            if box(first).colliderect(box(second))
        ]

    assert clashes == []


def test_what_can_be_picked_shows_its_left_edge(tables: Tables) -> None:
    """Cards of the hand and heroes may overlap, but of each the number stays in sight."""
    hidden = []
    for _, layout in tables:
        pieces = [piece for piece in layout if piece.pickable and piece.key.startswith(("hand:", "hero:"))]
        for piece in pieces:
            place = box(piece)
            strip = pygame.Rect(place.x, place.y, 60, place.height)
            over = [other for other in pieces if other.height > piece.height]
            hidden += [piece.key for other in over if box(other).colliderect(strip)]

    assert hidden == []


def test_panels_can_be_picked_only_as_targets(tables: Tables) -> None:
    """Of the Outcast, while it is being used or could be (SH-20)."""
    wrong = []
    for state, layout in tables:
        targets = {
            f"seat:{action - USE_OUTCAST}"
            for action in state.legal_actions()
            if USE_OUTCAST <= action < USE_OUTCAST + state.seats
        }
        pickable = {piece.key for piece in layout if piece.pickable and piece.key.startswith("seat:")}
        if pickable != targets and state.to_move >= 0:
            wrong.append((pickable, targets))

    assert wrong == []


def test_no_two_actions_share_their_picks(positions: list[SeventhState]) -> None:
    """What is picked means one action."""
    shared = []
    for state in positions:
        if state.to_move < 0:
            continue
        view = seen(state, state.to_move)
        wishes = Counter(frozenset(table.picks(view, action)) for action in state.legal_actions())
        del wishes[frozenset()]
        shared += [wish for wish, count in wishes.items() if count > 1]

    assert shared == []


@pytest.mark.rule("SH-5")
def test_cards_that_may_be_sent_are_marked(tables: Tables) -> None:
    """And no others, while a hero is to be sent."""
    wrong = []
    for state, layout in tables:
        if state.to_move < 0 or PHASES[state.phase] != "sending":
            continue
        view = seen(state, state.to_move)
        expected = {table.picks(view, action)[0] for action in state.legal_actions()}
        marked = {piece.key for piece in layout if piece.marks & {"legal", "open"}}
        if marked != expected:
            wrong.append((marked, expected))

    assert wrong == []


@pytest.mark.rule("SH-25")
def test_heroes_that_could_be_used_are_marked(tables: Tables) -> None:
    """While somebody is asked."""
    wrong = []
    asked = 0
    for state, layout in tables:
        if state.to_move < 0 or PHASES[state.phase] not in {"asking", "replying"}:
            continue
        asked += 1
        view = seen(state, state.to_move)
        expected = {key for one in state.legal_actions() for key in table.picks(view, one) if key[0] == "h"}
        marked = {piece.key for piece in layout if piece.marks & {"legal", "open"}}
        if marked != expected:
            wrong.append((marked, expected))

    assert asked > 20
    assert wrong == []


def test_nothing_is_marked_for_who_does_not_decide(positions: list[SeventhState]) -> None:
    """No piece calls for a pick of the others, or while the table moves."""
    marked = [
        piece
        for state in positions
        for seat in range(state.seats)
        if seat != state.to_move
        for piece in laid(state, seat)
        if piece.marks and piece.key
    ]

    assert marked == []


def test_every_face_can_be_painted(positions: list[SeventhState]) -> None:
    """At a small size, each has a picture with something on it."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    faces = {piece.face.kind: piece.face for state in positions for piece in laid(state, mover(state))}
    faces.pop("nothing")
    empty = [
        kind for kind, face in faces.items() if not table.paint(face, (40, 40)).get_bounding_rect().width
    ]

    assert len(faces) >= 20
    assert empty == []


@pytest.mark.rule("SH-5")
def test_the_wanderer_lies_above_the_stop_where_it_is_decided() -> None:
    """It goes on to the right, whoever looks."""
    state = seventh(Seat(hand="1"), Seat(hand="2 2"), Seat(hand="3 3"))
    play(state, "send 1")
    before = [lying(state, seat) for seat in range(3)]
    play(state, "move on")
    after = [lying(state, seat) for seat in range(3)]

    assert all(stop.left <= wanderer.centerx <= stop.right for wanderer, stop in before + after)
    assert all(one.x < other.x for (one, _), (other, _) in zip(before, after, strict=True))


def lying(state: SeventhState, seat: int) -> tuple[pygame.Rect, pygame.Rect]:
    """Where the wanderer lies, and the lit stop."""
    layout = laid(state, seat)
    stop = next(piece for piece in layout if piece.face == Face("fate", ("here",)))
    return box(next(piece for piece in layout if piece.key == "wanderer")), box(stop)


@pytest.mark.rule("SH-15")
def test_a_used_hero_is_dark() -> None:
    """It lies upright as before."""
    state = seventh(Seat(party="2 3!", hand="1"))
    layout = laid(state, 0)
    ready = {piece.key: piece.face.facts[2] for piece in layout if piece.key.startswith("hero:0")}

    assert ready == {"hero:0:2": True, "hero:0:3": False}


def test_a_view_of_another_game_is_refused() -> None:
    """With the name of what was given."""
    with pytest.raises(TypeError, match="Seventh Hero is needed, not View"):
        table.arrange(View(seat=0, seats=3, to_move=0), USUAL, Setting((), IN["en"]))


@pytest.mark.rule("SH-6")
def test_a_hand_that_lacks_some_numbers_is_crossed() -> None:
    """For those who can't see it; each of its cards, and the notes, tell what it lacks."""
    lacking = [Seat(party="1!", hand="2 4"), Seat(hand="3"), Seat(hand="3")]
    state = seventh(*lacking, quest=4)
    crosses = [
        sum(piece.face.kind == "ruled_out" and piece.height == 6 for piece in laid(state, seat))
        for seat in range(3)
    ]
    backs = [piece for piece in laid(state, 1) if piece.key == "back:0"]

    assert crosses == [0, 1, 1]
    assert [piece.close is not None for piece in backs] == [True, True]
    assert "No 1, 3, 5 or 7 among them." in table.describe(seen(state, 1), "back:0", setting_of(state, 1))
    assert table.describe(seen(state, 1), "note:5", setting_of(state, 1)).endswith(
        "Ysolde can’t have one in hand."
    )


def test_a_close_look_at_a_note_leaves_its_words_in_sight(positions: list[SeventhState]) -> None:
    """What is shown large then can't be seen."""
    rows = [piece for piece in laid(positions[20], 0) if piece.key.startswith("note:")]
    looks = [table.paint(piece.face, (40, 10)) for piece in rows if piece.close]

    assert len(looks) == 7
    assert all(look.get_bounding_rect().width == 0 for look in looks)
