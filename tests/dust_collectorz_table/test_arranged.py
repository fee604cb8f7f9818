"""Where everything lies at the battle's table in windows of all shapes and scales."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pygame
import pytest

from game.dust_collectorz.rules.position import DustState
from game.dust_collectorz.table import table
from game.engine.rng import Rng
from game.screens.match.table.viewpoint import common_view
from game.table.contract import Setting
from game.table.layout.board import Board
from game.table.layout.frame import Frame
from game.table.pieces import MARKS, OVERLAY, TEXT, Area, Placed
from game.table.stock.deed import Deed
from game.table.stock.furniture import KINDS
from tests.dust_collectorz_table.laying import box, laid, mover, seen, setting_of

WINDOWS = (
    ((1280, 800), 1.0),
    ((1920, 1080), 0.75),
    ((1024, 768), 1.0),
    ((2560, 1080), 1.0),
    ((800, 1280), 1.0),
    ((1280, 800), 1.5),
    ((800, 1280), 1.5),
    ((1280, 800), 2.0),
)
SMALLEST_TYPE = 18.0  # units
Layouts = list[tuple[DustState, list[Placed]]]


@cache
def frame_of(window: tuple[int, int], scale: float) -> Frame:
    """The frame of a window."""
    return Board(window, scale).frame(table.SHAPE)


def told(state: DustState, seat: int, language: str = "en", **more: object) -> Setting:
    """Who sits there, what each did last, and what `seat` may do."""
    deeds = tuple(Deed(other, "answers with Furnace Widow", (), "+2 points") for other in range(state.seats))
    return setting_of(state, seat, language)._replace(deeds=deeds, **more)  # type: ignore[arg-type]


def arranged(state: DustState, seat: int, frame: Frame, language: str = "en", **more: object) -> list[Placed]:
    """The table as `seat` sees it."""
    return table.arrange(state.view(seat), frame, told(state, seat, language, **more))


@pytest.fixture(scope="module", params=WINDOWS, ids=str)
def frame(request: pytest.FixtureRequest) -> Frame:
    """Each window in turn."""
    pygame.font.init()
    window, scale = request.param
    return frame_of(window, scale)


@pytest.fixture(scope="module")
def layouts(positions: list[DustState], frame: Frame) -> Layouts:
    """Some positions with their layout for the seat that decides."""
    return [(state, arranged(state, mover(state), frame)) for state in positions[::2]]


def within(area: Area, piece: Placed, slack: float = 16.0) -> bool:
    """Whether a piece lies in an area; badges and lights may reach into the margin around it."""
    (x, y), (width, height) = piece.centre, piece.size
    left, top = x - width / 2 + slack, y - height / 2 + slack
    right, foot = x + width / 2 - slack, y + height / 2 - slack
    return area.x <= left and area.y <= top and right <= area.x + area.width and foot <= area.y + area.height


def test_everything_lies_in_the_table_or_the_panel(frame: Frame, layouts: Layouts) -> None:
    """Nothing reaches into the prompt, the rail or the bar."""
    outside = [
        (piece.key, piece.face.kind, piece.centre, piece.size)
        for _, layout in layouts
        for piece in layout
        if piece.face.kind != "beam" and not within(frame.table, piece) and not within(frame.mine, piece)
    ]

    assert outside == []


def test_no_words_overlap_each_other(layouts: Layouts) -> None:
    """Each line has its own place."""
    clashes = []
    for _, layout in layouts:
        texts = [piece for piece in layout if piece.face.kind == TEXT and piece.face.facts[0]]
        clashes += [
            (one.face.facts[0], other.face.facts[0])
            for one, other in combinations(texts, 2)
            if one.height == other.height and box(one).inflate(-4, -6).colliderect(box(other).inflate(-4, -6))
        ]

    assert clashes == []


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_no_text_of_the_stage_is_set_small(positions: list[DustState], frame: Frame, language: str) -> None:
    """Wrapped text keeps its size: what it needs in height it gets."""
    small = set()
    for state in positions[::4]:
        for piece in arranged(state, mover(state), frame, language):
            if piece.face.kind == TEXT and len(piece.face.facts) == 5:
                size = float(str(piece.face.facts[4])) * piece.size[1]
                if size < SMALLEST_TYPE:
                    small.add((piece.face.facts[0], round(size, 1)))

    assert small == set()


def test_what_can_be_picked_can_be_hit(layouts: Layouts) -> None:
    """Of every piece that can be picked a part wide enough for a click lies open."""
    lost = []
    for _, layout in layouts:
        pieces = [piece for piece in layout if piece.pickable and piece.height < OVERLAY]
        for piece in pieces:
            above = [box(other) for other in pieces if other.height > piece.height]
            place = box(piece)
            spots = [
                (x, y)
                for x in range(place.left + 2, place.right, 6)
                for y in range(place.top + 2, place.bottom, 6)
                if not any(other.collidepoint(x, y) for other in above)
            ]
            if len(spots) < 8:
                lost.append((piece.key, len(spots)))

    assert lost == []


def test_all_that_could_be_picked_before_can_be(positions: list[DustState]) -> None:
    """Cards, abilities, seats, lists and whatever stat makes a difference."""
    frame = frame_of((1280, 800), 1.0)
    missing = set()
    for state in positions:
        seat = mover(state)
        before = {piece.key for piece in laid(state, seat) if piece.pickable and piece.group != "stats"}
        now = {piece.key for piece in arranged(state, seat, frame) if piece.pickable}
        missing |= before - now

    assert missing == set()


def test_every_legal_pick_lies_on_the_table(positions: list[DustState]) -> None:
    """What an action needs can be clicked."""
    frame = frame_of((1280, 800), 1.0)
    missing = set()
    for state in positions:
        if state.to_move < 0:
            continue
        view = seen(state, int(state.to_move))
        lying = {piece.key for piece in arranged(state, int(state.to_move), frame) if piece.pickable}
        for action in state.legal_actions():
            missing |= {key for key in table.picks(view, action) if key not in lying}

    assert missing == set()


def test_everything_close_or_pickable_is_described(layouts: Layouts) -> None:
    """For tooltip, focus and speech."""
    silent = set()
    for state, layout in layouts:
        setting = told(state, mover(state))
        view = state.view(mover(state))
        silent |= {
            piece.key
            for piece in layout
            if (piece.pickable or piece.close) and not table.describe(view, piece.key, setting)
        }

    assert silent == set()


def test_marks_and_faces_are_known(layouts: Layouts) -> None:
    """The stage can dress and paint all of it."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    kinds = {piece.face.kind: piece.face for _, layout in layouts for piece in layout}
    empty = [
        kind
        for kind, face in kinds.items()
        if kind not in KINDS | {"nothing", "clip"}
        and not table.paint(face, (40, 40)).get_bounding_rect().width
    ]

    assert {mark for _, layout in layouts for piece in layout for mark in piece.marks} <= MARKS
    assert empty == []


@pytest.mark.rule("DC-20")
def test_nothing_hidden_is_told(positions: list[DustState]) -> None:
    """What a seat can't know may change: neither table nor rail nor prompt does."""
    frame = frame_of((1280, 800), 1.0)
    leaks = []
    for number, state in enumerate(positions[::3]):
        for seat in range(state.seats):
            twin = state.determinize(seat, Rng(number))
            shown = [
                (
                    arranged(one, seat, frame),
                    table.kinds(one.view(seat), told(one, seat)),
                    table.prompt(one.view(seat), told(one, seat)),
                )
                for one in (state, twin)
            ]
            if shown[0] != shown[1]:
                leaks.append((number, seat))

    assert leaks == []


def test_people_who_look_together_see_a_whole_table_without_hands(positions: list[DustState]) -> None:
    """A view that knows less than any of them can be laid out; neither hand nor what is being laid shows."""
    frame, shown = frame_of((1280, 800), 1.0), set()
    for state in positions:
        together = tuple(range(state.seats))
        for seat in together:
            view = common_view(state, seat, together)
            setting = told(state, seat, toggled=frozenset({"lists:0"}))
            shown |= {piece.group for piece in table.arrange(view, frame, setting)}
            assert len(table.kinds(view, setting)) == 6
            assert table.prompt(view, setting).text

    assert not shown & {"hand", "laid", "stats"}
