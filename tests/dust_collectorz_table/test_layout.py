"""Where everything lies at the battle's table of Dust Collectorz, in real positions."""

from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest

from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.cards.cards import KINDS
from game.dust_collectorz.rules.phases import PHASES
from game.dust_collectorz.table import table
from game.dust_collectorz.table.panels.ground import aid_spots, ground_of
from game.dust_collectorz.table.panels.track_layout import team_order, team_winners
from game.engine.contract import OVER
from game.engine.views import View
from game.table.contract import Setting
from game.table.pieces import Face, Placed
from tests.dust_collectorz.positions import Seat, answer, attack, compared
from tests.dust_collectorz.positions import table as dealt_out
from tests.dust_collectorz_table.laying import FRAME, box, laid, mover, seen
from tests.speaking import speaking

IN = speaking("dust_collectorz")

SMALLEST_TYPE = 16  # board units
BATTLE = set(PHASES[: PHASES.index("setting aside")])
Tables = list[tuple[BattleState, list[Placed]]]


@pytest.fixture(scope="module")
def tables(positions: list[BattleState]) -> Tables:
    """Each position with its layout for the seat that decides."""
    return [(state, laid(state, mover(state))) for state in positions]


def test_the_positions_have_all_there_is(positions: list[BattleState]) -> None:
    """Every phase of a battle, every way a clash ends, stacks with a counter, an overflow, an end."""
    assert {PHASES[state.phase] for state in positions} >= BATTLE - {"discarding"}
    assert {int(state.clash.outcome) for state in positions} >= {0, 1, 2, 3, 4}
    assert any(state.build.counter >= 0 and state.build.size() > 1 for state in positions)
    assert any(len(player.overflow) > 2 for state in positions for player in state.players)
    assert any(state.to_move == OVER for state in positions)


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


def test_nothing_is_marked_for_who_does_not_decide(positions: list[BattleState]) -> None:
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


def test_every_face_can_be_painted(positions: list[BattleState]) -> None:
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


def test_a_view_of_another_game_is_refused() -> None:
    """With the name of what was given."""
    with pytest.raises(TypeError, match="Dust Collectorz is needed, not View"):
        table.arrange(View(seat=0, seats=3, to_move=0), FRAME, Setting((), IN["en"]))


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
def test_two_supports_lie_side_by_side() -> None:
    """On either side of the clash; more of them overlap, and of each the ability stays in sight."""
    for side in (0, 1):
        plan = ground_of(FRAME, 2, 0).stage.sides[side]
        two, five = aid_spots(plan, side, 2), aid_spots(plan, side, 5)
        gaps = [abs(one.x - other.x) for one, other in pairwise(two)]
        tight = [abs(one.x - other.x) for one, other in pairwise(five)]

        assert min(gaps) >= two[0].width
        assert min(tight) >= five[0].width * 0.3


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
    tray = ground_of(FRAME, 2, 8).own.overflow
    assert min(steps) >= 24
    assert tray is not None
    assert all(pygame.Rect(*tray).inflate(2, 2).contains(box(piece)) for piece in own)
