"""Where everything lies at the table of Seventh Hero, in real positions."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pygame
import pytest

from game.engine.contract import OVER
from game.engine.views import View
from game.scenes.match.eyes import common_view
from game.seventh_hero import table
from game.seventh_hero.actions import DECLINE, MOVE_ON, USE_OUTCAST
from game.seventh_hero.rules import SeventhState
from game.seventh_hero.view import PHASES
from game.table.art.text import fitting_size
from game.table.board import Board
from game.table.pieces import CANVAS, DESK, MARKS, TEXT, Area, Face, Placed, Setting
from tests.seventh_hero.positions import Seat, play, seventh
from tests.seventh_hero_table.laying import WHOLE, box, laid, mover, seen, setting_of
from tests.speaking import speaking

IN = speaking("seventh_hero")

SMALLEST_TYPE = 16  # board units
FRAME = Board((1280, 800), 1.0, None).frame(table.SHAPE)
Tables = list[tuple[SeventhState, list[Placed]]]


@pytest.fixture(scope="module")
def tables(positions: list[SeventhState]) -> Tables:
    """Each position with its layout for the seat that decides."""
    return [(state, laid(state, mover(state))) for state in positions]


def test_the_positions_have_all_there_is(positions: list[SeventhState]) -> None:
    """Every phase, open and blind wanderers, bars, hints, several uses at once, an end."""
    phases = {PHASES[state.phase] for state in positions}

    assert phases >= set(PHASES) - {"leaving"}
    assert any(state.openly for state in positions)
    assert any(state.blind for state in positions)
    assert any(state.barred for state in positions)
    assert any(len(state.stack) > 3 for state in positions)
    assert any(state.to_move == OVER for state in positions)


def test_everything_lies_on_the_canvas(tables: Tables) -> None:
    """In no position does a piece reach over the canvas's edge."""
    canvas = pygame.Rect(0, 0, *CANVAS)
    outside = [piece for _, layout in tables for piece in layout if not canvas.contains(box(piece))]

    assert outside == []


def test_the_desk_is_left_free(tables: Tables) -> None:
    """Nothing lies where the scene has its buttons."""
    desk = pygame.Rect(*DESK)
    on_it = [piece for _, layout in tables for piece in layout if desk.colliderect(box(piece))]

    assert on_it == []


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


def test_every_legal_action_can_be_picked(tables: Tables) -> None:
    """All its picks are pickable pieces; what has none has a button."""
    lost = []
    for state, layout in tables:
        if state.to_move < 0:
            continue
        keys = {piece.key for piece in layout if piece.pickable}
        view = seen(state, state.to_move)
        for action in state.legal_actions():
            wish = table.picks(view, action)
            if not set(wish) <= keys or bool(wish) == (action in {DECLINE, MOVE_ON}):
                lost.append(state.notation(action))

    assert lost == []


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
        marked = {piece.key for piece in layout if "legal" in piece.marks}
        if marked != expected:
            wrong.append((marked, expected))

    assert wrong == []


@pytest.mark.rule("SH-25")
def test_heroes_that_could_be_used_are_marked(tables: Tables) -> None:
    """While somebody is asked; and there is a sign that asks."""
    wrong = []
    asked = 0
    for state, layout in tables:
        if state.to_move < 0 or PHASES[state.phase] not in {"asking", "replying"}:
            continue
        asked += 1
        view = seen(state, state.to_move)
        expected = {key for one in state.legal_actions() for key in table.picks(view, one) if key[0] == "h"}
        marked = {piece.key for piece in layout if "legal" in piece.marks}
        sign = any(piece.face == Face("plate", ("call",)) for piece in layout)
        if marked != expected or not sign:
            wrong.append((marked, expected, sign))

    assert asked > 20
    assert wrong == []


def test_all_marks_are_known(tables: Tables) -> None:
    """The stage knows how to dress every mark that is used."""
    used = {mark for _, layout in tables for piece in layout for mark in piece.marks}

    assert used <= MARKS


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


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_words_can_be_read(positions: list[SeventhState], language: str) -> None:
    """No text has to be set smaller than 16 units to fit its place."""
    pygame.font.init()
    lines: dict[Face, tuple[float, float]] = {}
    for state in positions:
        for seat in range(state.seats):
            for piece in laid(state, seat, language, thinking=1):
                if piece.face.kind == TEXT:
                    lines.setdefault(piece.face, piece.size)
    small = []
    for face, size in lines.items():
        text, typeface = str(face.facts[0]), str(face.facts[1])
        box_pixels = (int(size[0]), int(size[1]))
        if fitting_size(text, typeface, box_pixels, box_pixels[1]) < SMALLEST_TYPE:
            small.append((text, size))

    assert len(lines) > 60
    assert small == []


def test_no_words_overlap(positions: list[SeventhState]) -> None:
    """Each line has its own place, however long the names are."""
    clashes = []
    for state in positions:
        for language in ("en", "de"):
            texts = [piece for piece in laid(state, 0, language) if piece.face.kind == TEXT]
            clashes += [
                (first.face.facts[0], second.face.facts[0])
                for first, second in combinations(texts, 2)
                if box(first).colliderect(box(second))
            ]

    assert clashes == []


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


def test_what_may_come_up_can_be_painted(positions: list[SeventhState]) -> None:
    """And is not much: it is painted while people think."""
    few = [len(table.ahead(seen(state, 0), FRAME, setting_of(state, 0))) for state in positions[:40]]
    state = positions[0]
    faces = {face for face, _ in table.ahead(seen(state, 0), FRAME, setting_of(state, 0))}

    assert max(few) <= 50
    assert all(table.paint(face, (40, 56)).get_width() == 40 for face in faces)


def test_every_piece_with_a_meaning_is_described(positions: list[SeventhState]) -> None:
    """In both languages; for tooltip, focus and speech."""
    silent = []
    for state in positions:
        for language in ("en", "de"):
            setting = setting_of(state, mover(state), language)
            view = state.view(mover(state))
            silent += [
                piece.key
                for piece in laid(state, mover(state), language)
                if (piece.pickable or piece.close) and not table.describe(view, piece.key, setting)
            ]

    assert silent == []


@pytest.mark.rule("SH-5")
def test_the_wanderer_lies_before_its_holder() -> None:
    """Beside the panel of whoever holds it, and askew while that one decides."""
    state = seventh(Seat(hand="1"), Seat(hand="2 2"), Seat(hand="3 3"))
    play(state, "send 1")
    before = {seat: next(piece for piece in laid(state, seat) if piece.key == "wanderer") for seat in (0, 1)}
    panel = next(piece for piece in laid(state, 0) if piece.key == "seat:1")

    assert abs(before[0].centre[0] - panel.centre[0]) < 1
    assert before[0].centre[1] < 400
    assert before[1].centre[1] > 600
    assert before[1].angle != 0


@pytest.mark.rule("SH-15")
def test_a_used_hero_lies_turned() -> None:
    """A quarter, with its number upright on it."""
    state = seventh(Seat(party="2 3!", hand="1"))
    layout = laid(state, 0)
    angles = {piece.key: piece.angle for piece in layout if piece.key.startswith("hero:0")}

    assert angles == {"hero:0:2": 0.0, "hero:0:3": 90.0}


def test_people_who_look_together_see_a_whole_table(positions: list[SeventhState]) -> None:
    """A view that knows less than any of them can be laid out and described; hands are backs."""
    shown = set()
    for state in positions:
        together = tuple(range(state.seats))
        view = common_view(state, 0, together)
        layout = table.layout(view, WHOLE, setting_of(state, 0))
        setting = setting_of(state, 0)
        shown |= {piece.key.partition(":")[0] for piece in layout}
        assert all(table.describe(view, piece.key, setting) for piece in layout if piece.close)

    assert "back" in shown
    assert "hand" not in shown


def test_a_layout_fits_into_any_area(positions: list[SeventhState]) -> None:
    """A quarter of the canvas holds the whole table at half the size."""
    area = Area(960, 540, 960, 540)
    state = positions[20]
    small = table.layout(state.view(0), area, setting_of(state, 0))

    assert all(pygame.Rect(*area).contains(box(piece)) for piece in small)


def test_a_view_of_another_game_is_refused() -> None:
    """With the name of what was given."""
    with pytest.raises(TypeError, match="Seventh Hero is needed, not View"):
        table.layout(View(seat=0, seats=3, to_move=0), WHOLE, Setting((), IN["en"]))


def test_the_notes_can_be_hidden(positions: list[SeventhState]) -> None:
    """Their switch stays."""
    state = positions[20]
    setting = setting_of(state, 0)._replace(toggled=frozenset({"notes"}))
    keys = {piece.key for piece in table.layout(state.view(0), WHOLE, setting)}

    assert "toggle:notes" in keys
    assert not any(key.startswith("note:") for key in keys)


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


@pytest.mark.rule("SH-20")
def test_the_road_shows_where_a_wanderer_may_still_come() -> None:
    """Past a barred leader to all who are not barred; whom an Outcast bars before it goes is marked."""
    state = play(seventh(Seat(hand="5 2"), Seat(hand="2 2"), Seat("4", "2 2")), "send 5")
    before = stops(state)
    play(state, "use outcast on 1", "move on")
    going_round = stops(state)
    leaving = play(seventh(Seat("4", "7"), Seat(hand="1"), Seat(hand="1"), quest=5), "use outcast on 2")

    assert before == ["coming", "coming", "coming"]
    assert going_round == ["barred", "coming", "coming"]
    assert stops(leaving) == ["still", "barred", "still"]


def stops(state: SeventhState) -> list[object]:
    """Tell how each seat's place on the road looks, from seat 0 on."""
    return [piece.face.facts[1] for piece in laid(state, 0) if piece.face.kind == "stop"]
