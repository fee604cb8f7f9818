"""Where everything lies at the battle's table of Dust Collectorz, in real positions."""

from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest

from game.dust_collectorz import table
from game.dust_collectorz.cards import KINDS
from game.dust_collectorz.places import CARD, HAND, OVERFLOW, aid_size
from game.dust_collectorz.rules import DustState
from game.dust_collectorz.sets_layout import aid_spots
from game.dust_collectorz.track_layout import team_order, team_winners
from game.dust_collectorz.view import PHASES
from game.engine.contract import OVER
from game.engine.views import View
from game.scenes.match.eyes import common_view
from game.table.art.text import fitting_size
from game.table.pieces import CANVAS, DESK, MARKS, OVERLAY, TEXT, Area, Face, Placed, Setting
from tests.dust_collectorz.positions import Seat, answer, attack, compared
from tests.dust_collectorz.positions import table as dealt_out
from tests.dust_collectorz_table.laying import WHOLE, box, laid, mover, seen, setting_of
from tests.speaking import speaking

IN = speaking("dust_collectorz")

SMALLEST_TYPE = 16  # board units
BATTLE = set(PHASES[: PHASES.index("setting aside")])
Tables = list[tuple[DustState, list[Placed]]]


@pytest.fixture(scope="module")
def tables(positions: list[DustState]) -> Tables:
    """Each position with its layout for the seat that decides."""
    return [(state, laid(state, mover(state))) for state in positions]


def test_the_positions_have_all_there_is(positions: list[DustState]) -> None:
    """Every phase of a battle, every way a clash ends, stacks with a counter, an overflow, an end."""
    assert {PHASES[state.phase] for state in positions} >= BATTLE - {"discarding"}
    assert {int(state.outcome) for state in positions} >= {0, 1, 2, 3, 4}
    assert any(state.build.counter >= 0 and state.build.size() > 1 for state in positions)
    assert any(len(player.overflow) > 2 for state in positions for player in state.players)
    assert any(state.to_move == OVER for state in positions)


def test_everything_lies_on_the_canvas(tables: Tables) -> None:
    """In no position does a piece reach over the canvas's edge."""
    canvas = pygame.Rect(0, 0, *CANVAS)
    outside = [piece for _, layout in tables for piece in layout if not canvas.contains(box(piece))]

    assert outside == []


def test_the_desk_is_left_free(positions: list[DustState]) -> None:
    """Nothing lies where the scene has its buttons, not even a sheet."""
    desk = pygame.Rect(*DESK)
    on_it = [
        piece
        for state in positions
        for toggled in (frozenset[str](), frozenset({"lists:1"}))
        for piece in laid(state, mover(state), toggled=toggled)
        if desk.colliderect(box(piece))
    ]

    assert on_it == []


def test_panels_never_overlap(tables: Tables) -> None:
    """The seats' panels lie side by side."""
    clashes = []
    for _, layout in tables:
        panels = [piece for piece in layout if piece.key.startswith("seat:")]
        clashes += [
            (first.key, second.key)
            for first, second in combinations(panels, 2)
            if box(first).colliderect(box(second))
        ]

    assert clashes == []


def test_cards_of_the_hand_lie_side_by_side(tables: Tables) -> None:
    """So that all four stats of each can be read (DC-1)."""
    hidden = []
    for _, layout in tables:
        cards = [piece for piece in layout if piece.group == "hand"]
        hidden += [one for one, other in combinations(cards, 2) if box(one).colliderect(box(other))]
        room = pygame.Rect(*HAND)
        hidden += [card for card in cards if card.size != CARD or not room.contains(box(card))]

    assert hidden == []


def test_what_can_be_picked_can_be_hit(tables: Tables) -> None:
    """Of every piece that can be picked a part wide enough for a click lies open."""
    lost = []
    for _, layout in tables:
        pieces = [piece for piece in layout if piece.pickable and piece.height < OVERLAY]
        for piece in pieces:
            above = [box(other) for other in pieces if other.height > piece.height]
            place = box(piece)
            spots = [
                (x, y)
                for x in range(place.left + 4, place.right, 10)
                for y in range(place.top + 4, place.bottom, 10)
                if not any(other.collidepoint(x, y) for other in above)
            ]
            if len(spots) < 12:
                lost.append((piece.key, len(spots)))

    assert lost == []


def test_all_marks_are_known(tables: Tables) -> None:
    """The stage knows how to dress every mark that is used."""
    used = {mark for _, layout in tables for piece in layout for mark in piece.marks}

    assert used <= MARKS


def test_nothing_is_marked_for_who_does_not_decide(positions: list[DustState]) -> None:
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
def test_all_words_can_be_read(positions: list[DustState], language: str) -> None:
    """No text has to be set smaller than 16 units to fit its place."""
    pygame.font.init()
    lines: dict[Face, tuple[float, float]] = {}
    for state in positions:
        for seat in range(state.seats):
            for piece in laid(state, seat, language, thinking=1, toggled=frozenset({"lists:0"})):
                if piece.face.kind == TEXT:
                    lines.setdefault(piece.face, piece.size)
            for piece in laid(state, seat, language):
                if piece.face.kind == TEXT:
                    lines.setdefault(piece.face, piece.size)
    small = []
    for face, size in lines.items():
        text, typeface = str(face.facts[0]), str(face.facts[1])
        pixels = (int(size[0]), int(size[1]))
        if fitting_size(text, typeface, pixels, pixels[1]) < SMALLEST_TYPE:
            small.append((text, size))

    assert len(lines) > 100
    assert small == []


def test_no_words_overlap(positions: list[DustState]) -> None:
    """Each line has its own place, however long the names are."""
    clashes = []
    for state in positions:
        for language in ("en", "de"):
            texts = [piece for piece in laid(state, 0, language) if piece.face.kind == TEXT]
            clashes += [
                (first.face.facts[0], second.face.facts[0])
                for first, second in combinations(texts, 2)
                if first.height == second.height and box(first).colliderect(box(second))
            ]

    assert clashes == []


def test_every_face_can_be_painted(positions: list[DustState]) -> None:
    """At a small size, each has a picture with something on it."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    faces = {
        piece.face.kind: piece.face
        for state in positions
        for piece in laid(state, mover(state), toggled=frozenset({"lists:0"}))
    }
    faces |= {piece.face.kind: piece.face for state in positions for piece in laid(state, mover(state))}
    faces.pop("nothing")
    empty = [
        kind for kind, face in faces.items() if not table.paint(face, (40, 40)).get_bounding_rect().width
    ]

    assert len(faces) >= 20
    assert empty == []


def test_what_may_come_up_can_be_painted(positions: list[DustState]) -> None:
    """And is not much: it is painted while people think."""
    few = [len(table.ahead(seen(state, 0), setting_of(state, 0))) for state in positions[:40]]
    state = positions[0]
    faces = {face for face, _ in table.ahead(seen(state, 0), setting_of(state, 0))}

    assert max(few) <= 50
    assert all(table.paint(face, (40, 56)).get_width() == 40 for face in faces)


def test_every_piece_with_a_meaning_is_described(positions: list[DustState]) -> None:
    """In both languages; for tooltip, focus and speech."""
    silent = set()
    for state in positions:
        for language in ("en", "de"):
            setting = setting_of(state, mover(state), language)
            view = state.view(mover(state))
            silent |= {
                piece.key
                for piece in laid(state, mover(state), language)
                if (piece.pickable or piece.close) and not table.describe(view, piece.key, setting)
            }

    assert silent == set()


def test_people_who_look_together_see_a_whole_table(positions: list[DustState]) -> None:
    """A view that knows less than any of them can be laid out and described; hands are backs."""
    shown = set()
    for state in positions:
        together = tuple(range(state.seats))
        for seat in together:
            view = common_view(state, seat, together)
            setting = setting_of(state, seat)._replace(toggled=frozenset({"lists:0"}))
            layout = table.layout(view, WHOLE, setting)
            shown |= {piece.group for piece in layout} | {piece.key.partition(":")[0] for piece in layout}
            assert all(
                table.describe(view, piece.key, setting)
                for piece in layout
                if piece.close and not piece.key.startswith("list:")
            )

    assert "back" in shown
    assert "hand" not in shown


def test_a_layout_fits_into_any_area(positions: list[DustState]) -> None:
    """A quarter of the canvas holds the whole table at half the size."""
    area = Area(960, 540, 960, 540)
    state = positions[20]
    small = table.layout(state.view(0), area, setting_of(state, 0))

    assert all(pygame.Rect(*area).contains(box(piece)) for piece in small)


def test_a_view_of_another_game_is_refused() -> None:
    """With the name of what was given."""
    with pytest.raises(TypeError, match="Dust Collectorz is needed, not View"):
        table.layout(View(seat=0, seats=3, to_move=0), WHOLE, Setting((), IN["en"]))


@pytest.mark.rule("DC-1")
def test_the_wheel_is_always_in_sight(tables: Tables) -> None:
    """One wheel that nothing covers, with the attacking tribe on it."""
    hidden = []
    for state, layout in tables:
        wheels = [piece for piece in layout if piece.key == "wheel"]
        over = [
            piece
            for piece in layout
            if piece.key != "wheel"
            and piece.face.kind not in {"nothing", "beam"}
            and piece.height > wheels[0].height
            and box(piece).colliderect(box(wheels[0]))
        ]
        if len(wheels) != 1 or over:
            hidden.append((PHASES[state.phase], over))

    assert hidden == []


@pytest.mark.rule("DC-6")
def test_three_supports_lie_side_by_side() -> None:
    """On either side of the clash; more of them overlap, and of each the ability stays in sight."""
    for side in (0, 1):
        three, five = aid_spots(side, 3), aid_spots(side, 5)
        gaps = [abs(one[0] - other[0]) for one, other in pairwise(three)]
        tight = [abs(one[0] - other[0]) for one, other in pairwise(five)]

        assert min(gaps) >= aid_size(3)[0]
        assert min(tight) >= aid_size(5)[0] * 0.4


@pytest.mark.rule("DC-20")
def test_cards_that_returned_to_a_hand_lie_open_there() -> None:
    """All saw them; the others are backs."""
    state = dealt_out(Seat(hand="stormpage"), Seat(hand="cogwick tinnow dogear"))
    state.players[1].known = [KINDS["tinnow"]]
    state.players[1].masks = [0, 0]
    hand = [piece for piece in laid(state, 0) if piece.key in {"back:1", f"card:1:{KINDS['tinnow']}"}]

    assert [piece.face.kind for piece in hand] == ["back", "back", "card"]


@pytest.mark.rule("DC-27", "DC-29")
def test_a_teams_clashes_show_who_won_which() -> None:
    """An arrow from the winner to the loser in each clash that is over."""
    hands = ("cogwick", "stormpage", "dogear", "tinnow")
    state = dealt_out(*(Seat(hand=hand) for hand in hands), mode="team")
    attack(state, "cogwick", "attack 2")
    answer(state, "stormpage")
    compared(state)
    view = seen(state, 0)
    first = 1 if view.attack is not None and not view.beaten[0].lost else 0
    arrows = [piece.face for piece in laid(state, 0) if piece.face.kind == "wins_over"]

    assert team_order(view) == (0, 1, 2, 3)
    assert team_winners(view) == [0 if first else 1]
    assert arrows == [Face("wins_over", (0 if first else 1,))]


@pytest.mark.rule("DC-5")
def test_a_full_overflow_has_room() -> None:
    """However many cards lie there, each shows a part that can be clicked, within its tray."""
    many = "cogwick tinnow dogear dimple stormpage lampjack rattlekey clatterpup"
    state = dealt_out(Seat(hand="stormpage", overflow=many), Seat(hand="cogwick", overflow=many))
    own = [piece for piece in laid(state, 0) if piece.group == "overflow"]
    steps = [other.centre[0] - one.centre[0] for one, other in pairwise(own)]

    assert len(own) == 8
    assert min(steps) >= 24
    assert all(pygame.Rect(*OVERFLOW).contains(box(piece)) for piece in own)
