"""Where everything lies at the table of Splendor: Marvel, in real positions."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pygame
import pytest

from game.engine.contract import State
from game.engine.views import View
from game.registry import GAMES
from game.splendor_marvel import table
from game.splendor_marvel.actions import CODE, RECRUIT, RESERVE, RETURN
from game.splendor_marvel.cards import CHIPS, CHIPS_BY_SEATS, SHIELDS
from game.splendor_marvel.rules import SplendorState
from game.table.art.text import fitting_size
from game.table.pieces import CANVAS, DESK, MARKS, TEXT, Area, Face, Placed, Seat, Setting
from tests.speaking import speaking

IN = speaking("splendor_marvel")

WHOLE = Area(0, 0, *CANVAS)
NAMES = ("Ysolde", "Bramwell", "Corvin", "Talia")
SMALLEST_TYPE = 16  # board units


def laid(
    state: State, seat: int, language: str = "en", picked: tuple[str, ...] = (), thinking: int = -1
) -> list[Placed]:
    """The layout of `state` as `seat` sees it."""
    seats = tuple(Seat(NAMES[index], index, computer=index > 0) for index in range(state.seats))
    legal = tuple(state.legal_actions()) if state.to_move == seat else ()
    return table.layout(state.view(seat), WHOLE, Setting(seats, IN[language], legal, picked, thinking))


def box(piece: Placed) -> pygame.Rect:
    """What a piece covers, rounded inwards."""
    width, height = piece.size
    return pygame.Rect(
        round(piece.centre[0] - width / 2 + 1),
        round(piece.centre[1] - height / 2 + 1),
        int(width - 2),
        int(height - 2),
    )


def cards_in(face: Face | None) -> set[int]:
    """The cards that a face gives away."""
    if face is None or face.kind != "card":
        return set()
    return {fact for fact in face.facts[:1] if isinstance(fact, int)}


@pytest.fixture(scope="module")
def tables(positions: list[SplendorState]) -> list[tuple[SplendorState, list[Placed]]]:
    """Each position with its layout for the seat whose turn it is."""
    return [(state, laid(state, state.turn)) for state in positions]


def test_everything_lies_on_the_canvas(tables: list[tuple[SplendorState, list[Placed]]]) -> None:
    """In no position does a piece reach over the canvas's edge."""
    canvas = pygame.Rect(0, 0, *CANVAS)
    outside = [piece for _, layout in tables for piece in layout if not canvas.contains(box(piece))]

    assert outside == []


def test_the_desk_is_left_free(tables: list[tuple[SplendorState, list[Placed]]]) -> None:
    """Nothing lies where the scene has its buttons."""
    desk = pygame.Rect(*DESK)
    on_it = [piece for _, layout in tables for piece in layout if desk.colliderect(box(piece))]

    assert on_it == []


def test_what_can_be_picked_never_overlaps(tables: list[tuple[SplendorState, list[Placed]]]) -> None:
    """Cards, decks, stacks, tiles, own piles: each can be seen and hit by itself."""
    clashes = [
        (first.key, second.key)
        for _, layout in tables
        for first, second in combinations([piece for piece in layout if piece.pickable], 2)
        if box(first).colliderect(box(second))
    ]

    assert clashes == []


def test_panels_never_overlap(tables: list[tuple[SplendorState, list[Placed]]]) -> None:
    """Seats' panels and the stock's trays lie side by side."""
    clashes = [
        (first.key, second.key)
        for _, layout in tables
        for first, second in combinations([piece for piece in layout if piece.face.kind == "panel"], 2)
        if box(first).colliderect(box(second))
    ]

    assert clashes == []


@pytest.mark.rule("SM-12")
def test_an_unseen_reserved_card_is_in_no_other_layout(positions: list[SplendorState]) -> None:
    """Neither its key, nor its face, nor the face on its other side."""
    leaks = []
    secrets = 0
    for state in positions:
        hidden = [
            {card for at, card in enumerate(player.hand) if player.unseen >> at & 1}
            for player in state.players
        ]
        secrets += sum(len(cards) for cards in hidden)
        for seat in range(state.seats):
            foreign = set().union(*(cards for owner, cards in enumerate(hidden) if owner != seat))
            if not foreign:
                continue
            layout = laid(state, seat)
            shown = set().union(*(cards_in(piece.face) | cards_in(piece.back) for piece in layout))
            keys = {piece.key for piece in layout} & {f"card:{card}" for card in foreign}
            leaks += [(state, seat)] if shown & foreign or keys else []

    assert secrets > 0
    assert leaks == []


def test_every_legal_action_can_be_picked(tables: list[tuple[SplendorState, list[Placed]]]) -> None:
    """All its picks are pickable pieces; what has none has a button."""
    lost = []
    for state, layout in tables:
        if state.to_move < 0:
            continue
        keys = {piece.key for piece in layout if piece.pickable}
        view = state.view(state.to_move)
        lost += [
            state.notation(action)
            for action in state.legal_actions()
            if not set(table.picks(view, action)) <= keys
        ]

    assert lost == []


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


@pytest.mark.rule("SM-3")
def test_every_chip_lies_somewhere(tables: list[tuple[SplendorState, list[Placed]]]) -> None:
    """Stock and seats together show all the chips of the game, each as a piece that can fly."""
    wrong = []
    for state, layout in tables:
        count = Counter(piece.key for piece in layout if piece.face.kind == "chip")
        paying = CHIPS_BY_SEATS[state.seats]
        expected = {f"chip:{name}": paying for name in CHIPS[:5]}
        expected |= {"chip:shield": SHIELDS, "chip:time": state.seats}
        if count != expected:
            wrong.append(count)

    assert wrong == []


def test_no_piece_that_can_be_told_apart_lies_twice(tables: list[tuple[SplendorState, list[Placed]]]) -> None:
    """Only chips and unseen cards have equal keys."""
    twice = [
        key
        for _, layout in tables
        for key, count in Counter(piece.key for piece in layout).items()
        if count > 1 and key and not key.startswith(("chip:", "back:"))
    ]

    assert twice == []


def test_every_recruited_card_lies_with_its_owner(tables: list[tuple[SplendorState, list[Placed]]]) -> None:
    """So a card that is recruited flies there."""
    lost = []
    for state, layout in tables:
        keys = {piece.key for piece in layout}
        lost += [card for player in state.players for card in player.recruited if f"card:{card}" not in keys]

    assert lost == []


def test_cards_that_can_be_recruited_are_marked(tables: list[tuple[SplendorState, list[Placed]]]) -> None:
    """In the market and in the hand, and no others (SM-13)."""
    wrong = []
    for state, layout in tables:
        if state.to_move < 0 or state.view(state.to_move).phase != "main":
            continue
        view = state.view(state.to_move)
        recruits = [action for action in state.legal_actions() if RECRUIT <= action & CODE < RETURN]
        expected = {table.picks(view, action)[0] for action in recruits}
        marked = {piece.key for piece in layout if "legal" in piece.marks}
        if marked != expected:
            wrong.append((marked, expected))

    assert wrong == []


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
    state = GAMES["splendor_marvel"].setup(2, 5)
    while state.to_move < 0:
        state.apply(state.legal_actions()[0])
    layout = laid(state, state.to_move, picked=("stock:mind",))
    marks = {piece.key: piece.marks for piece in layout if piece.key.startswith("stock:")}
    lifted = [piece for piece in layout if piece.key == "chip:mind" and piece.height > 10]

    assert marks["stock:mind"] == {"picked"}
    assert marks["stock:space"] == {"open"}
    assert marks["stock:time"] == {"dim"}
    assert len(lifted) == 1


def test_all_marks_are_known(tables: list[tuple[SplendorState, list[Placed]]]) -> None:
    """The stage knows how to dress every mark that is used."""
    used = {mark for _, layout in tables for piece in layout for mark in piece.marks}

    assert used <= MARKS


def test_nobody_is_marked_after_the_end(tables: list[tuple[SplendorState, list[Placed]]]) -> None:
    """While the table moves or the game is over nothing calls for a pick."""
    marked = [piece for state, layout in tables if state.to_move < 0 for piece in layout if piece.marks]

    assert marked == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_words_can_be_read(positions: list[SplendorState], language: str) -> None:
    """No text has to be set smaller than 16 units to fit its place."""
    pygame.font.init()
    lines: dict[Face, tuple[float, float]] = {}
    for state in positions:
        for piece in laid(state, 0, language, thinking=1):
            if piece.face.kind == TEXT:
                lines.setdefault(piece.face, piece.size)
    small = []
    for face, size in lines.items():
        text, typeface = str(face.facts[0]), str(face.facts[1])
        box_pixels = (int(size[0]), int(size[1]))
        if fitting_size(text, typeface, box_pixels, box_pixels[1]) < SMALLEST_TYPE:
            small.append((text, size))

    assert len(lines) > 20
    assert small == []


def test_every_face_can_be_painted(positions: list[SplendorState]) -> None:
    """At a small size, each has a picture with something on it."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    faces = {
        piece.face.kind: piece.face for state in positions[:60] for piece in laid(state, 0) if piece.lively
    }
    faces |= {piece.face.kind: piece.face for piece in laid(positions[0], 0) if not piece.lively}
    faces.pop("nothing")
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
            setting = Setting(tuple(Seat(name, 0, computer=False) for name in NAMES), IN[language])
            silent += [
                piece.key
                for piece in laid(state, 0)
                if (piece.pickable or piece.close) and not table.describe(state.view(0), piece.key, setting)
            ]

    assert silent == []


def test_a_layout_fits_into_any_area(positions: list[SplendorState]) -> None:
    """A quarter of the canvas holds the whole table at half the size."""
    area = Area(960, 540, 960, 540)
    state = positions[0]
    setting = Setting(tuple(Seat(name, 0, computer=False) for name in NAMES), IN["en"])
    small = table.layout(state.view(0), area, setting)

    assert all(pygame.Rect(*area).contains(box(piece)) for piece in small)


def test_a_view_of_another_game_is_refused() -> None:
    """With the name of what was given."""
    with pytest.raises(TypeError, match="Splendor: Marvel is needed, not View"):
        table.layout(View(seat=0, seats=2, to_move=0), WHOLE, Setting((), IN["en"]))
