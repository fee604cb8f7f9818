"""Which piece is which in the next layout, and how it gets there."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.table.motion.animation import Pace
from game.table.motion.flight import STAGGER_LIMIT, Fading, Flight, Pose, arrival, delays, pair, rest
from game.table.pieces import Face, Placed

BACK, FRONT = Face("back"), Face("front")
SIZE = (180.0, 252.0)
FRAME = 1 / 60


def card(key: str = "card", x: float = 0.0, **changes: Any) -> Placed:
    """A card at x, its back known."""
    return Placed(key, FRONT, (x, 0.0), SIZE, back=BACK)._replace(**changes)


def poses(flight: Flight) -> list[Pose]:
    """Every frame of a flight, the last one at its end."""
    seen = [flight.pose]
    while not flight.done:
        flight.advance(FRAME)
        seen.append(flight.pose)
    return seen


def test_a_piece_is_found_by_its_key() -> None:
    """Wherever it lies; what has no partner is new or gone."""
    old = [card("a"), card("b", 100)]
    new = [card("b", 900), card("c", 300)]

    assert pair(old, new) == ([1, None], [0])


def test_of_equal_pieces_those_that_stay_are_not_moved() -> None:
    """Of three chips, the one that is taken moves; the other two keep their places."""
    old = [card("chip", x) for x in (0, 10, 20)]
    new = [card("chip", x) for x in (700, 0, 10)]

    assert pair(old, new) == ([2, 0, 1], [])


def test_furniture_is_never_paired() -> None:
    """Voice and panels just change."""
    words = card("", animated=False)

    assert pair([words], [words]) == ([None], [])


@given(st.lists(st.sampled_from("aab"), max_size=8), st.lists(st.sampled_from("abb"), max_size=8))
def test_pairing_uses_every_old_piece_once(old: list[str], new: list[str]) -> None:
    """Each old piece is either one new piece or gone, and keys always agree."""
    before = [card(key, index) for index, key in enumerate(old)]
    after = [card(key, index) for index, key in enumerate(new)]
    origins, gone = pair(before, after)
    used = [origin for origin in origins if origin is not None]

    assert sorted([*used, *gone]) == list(range(len(old)))
    assert all(old[at] == key for at, key in zip(origins, new, strict=True) if at is not None)


def test_a_flight_begins_and_ends_where_it_should() -> None:
    """The first frame shows it where it was, the last where it lies."""
    seen = poses(Flight(card(x=800), rest(card()), Pace()))

    assert (seen[0], seen[-1]) == (rest(card()), rest(card(x=800)))


def test_a_flight_takes_its_time_and_gives_back_the_rest() -> None:
    """A card's flight lasts 280 ms; of half a second 220 ms are left."""
    flight = Flight(card(x=800), rest(card()), Pace())

    assert flight.advance(0.5) == pytest.approx(0.22)
    assert flight.done


def test_a_flying_piece_is_lifted_in_full_motion_only() -> None:
    """It rises on a bent way and comes down; in the gentle level it glides straight."""
    animated = poses(Flight(card(x=800), rest(card()), Pace("full")))
    gentle = poses(Flight(card(x=800), rest(card()), Pace("gentle")))

    assert max(pose.height for pose in animated) > 30
    assert min(pose.centre[1] for pose in animated) < -30
    assert {(pose.height, pose.centre[1]) for pose in gentle} == {(0, 0)}


def test_a_new_card_comes_face_down_from_its_origin_and_turns_over() -> None:
    """First its back is seen, then its face, and in the middle it is at its narrowest."""
    piece = card(x=800, origin=(0.0, 0.0))
    seen = poses(Flight(piece, arrival(piece), Pace()))
    faces = [pose.face for pose in seen]

    assert (faces[0], faces[-1]) == (BACK, FRONT)
    assert faces == sorted(faces, key=[BACK, FRONT].index)
    assert min(pose.width for pose in seen) < 0.3


def test_a_piece_without_origin_appears_where_it_lies() -> None:
    """It becomes visible in place."""
    seen = poses(Flight(card(), arrival(card()), Pace()))

    assert seen[0].strength == 0
    assert {pose.centre for pose in seen} == {(0, 0)}


def test_a_picked_card_only_rises() -> None:
    """A short way takes a short time."""
    flight = Flight(card(height=14.0), rest(card()), Pace())

    assert not flight.done
    assert flight.advance(0.2) > 0


def test_what_lies_as_it_lay_needs_no_flight() -> None:
    """It is done before it begins."""
    assert Flight(card(), rest(card()), Pace()).done


def test_a_piece_changes_its_size_in_few_steps() -> None:
    """So that few pictures have to be scaled."""
    small = card(x=800)._replace(size=(60.0, 84.0))
    sizes = {pose.size for pose in poses(Flight(small, rest(card()), Pace()))}

    assert len(sizes) <= 11
    assert (60.0, 84.0) in sizes


def test_a_piece_turns_the_short_way() -> None:
    """From 350 to 10 degrees it turns by twenty, not back through the circle."""
    seen = poses(Flight(card(x=800, angle=10.0), rest(card(angle=350.0)), Pace()))

    assert all(350 <= pose.angle <= 370 or pose.angle == 10 for pose in seen)


@given(st.lists(st.booleans(), max_size=60))
def test_pieces_set_off_one_after_the_other_but_soon(moves: list[bool]) -> None:
    """However many there are, the last sets off within the limit."""
    times = delays(moves)
    moving = [time for time, moved in zip(times, moves, strict=True) if moved]

    assert len(times) == len(moves)
    assert moving == sorted(moving)
    assert max(times, default=0.0) <= STAGGER_LIMIT + 1e-9
    assert all(not time for time, moved in zip(times, moves, strict=True) if not moved)


def test_what_is_gone_fades() -> None:
    """From seen to unseen, then it is done."""
    fading = Fading(rest(card()), Pace())
    strengths = []
    while not fading.done:
        strengths.append(fading.pose.strength)
        fading.advance(FRAME)

    assert strengths[0] == 1.0
    assert strengths == sorted(strengths, reverse=True)
    assert strengths[-1] < 0.3
