"""Laying the table out (SM-1 to SM-5)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine.contract import TABLE
from game.engine.errors import BadSetup
from game.engine.match import resolve_chance
from game.splendor_marvel.rules.cards import LEVEL, LOCATIONS
from tests.splendor_marvel.positions import RULES, notations, play, splendor, stock

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.rule("SM-1")
@SEATS
def test_four_of_each_level_lie_face_up(seats: int) -> None:
    """After the deal four characters of each level lie open, and 36, 26 and 16 are left."""
    state = splendor(seats)

    assert [LEVEL[card] for card in state.market] == [1] * 4 + [2] * 4 + [3] * 4
    assert state.view(0).decks == (36, 26, 16)
    assert sorted([*state.market, *state.decks[0], *state.decks[1], *state.decks[2]]) == list(range(90))


@pytest.mark.rule("SM-1")
def test_the_deal_is_a_step_of_the_table() -> None:
    """Before it nothing lies open and nobody is to move."""
    state = RULES.setup(2, 1)

    assert state.to_move == TABLE
    assert notations(state) == ["deal"]
    assert state.view(0).market == (None,) * 12
    assert state.view(0).decks == (40, 30, 20)


@pytest.mark.rule("SM-1")
def test_any_character_of_a_level_may_be_dealt() -> None:
    """In 300 games every character lies open at least once, none much more often than its share."""
    dealt: Counter[int] = Counter()
    for seed in range(300):
        state = RULES.setup(2, seed)
        resolve_chance(state)
        dealt.update(state.market)

    for card in range(90):
        expected = 300 * 4 / {1: 40, 2: 30, 3: 20}[LEVEL[card]]  # 30, 40 or 60; deviations are below 8
        assert abs(dealt[card] - expected) < 4 * expected**0.5


@pytest.mark.rule("SM-1")
def test_each_level_is_shuffled_on_its_own() -> None:
    """What happens to one deck does not change the order of another."""
    drawn = play(splendor(seed=5), "reserve level 1", "reserve level 1", "reserve level 3")
    not_drawn = play(splendor(seed=5), "reserve level 2", "take mind power space", "reserve level 3")

    assert drawn.players[0].hand[-1] == not_drawn.players[0].hand[-1]
    assert LEVEL[drawn.players[0].hand[-1]] == 3


@pytest.mark.rule("SM-2")
@SEATS
def test_as_many_location_tiles_as_seats(seats: int) -> None:
    """Each tile shows one side; over many games every side of every tile is seen about equally often."""
    seen: Counter[int] = Counter()
    for seed in range(400):
        offered = RULES.setup(seats, seed).locations
        seen.update(offered)

        assert len({LOCATIONS[side].tile for side in offered}) == len(offered) == seats
    expected = 400 * seats / 8
    assert all(abs(seen[side] - expected) < 4 * expected**0.5 for side in range(8))


@pytest.mark.rule("SM-3")
@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 5), (4, 7)])
def test_chips_go_by_the_number_of_seats(seats: int, each: int) -> None:
    """4, 5 or 7 of each paying colour, a Time chip a seat, and always five of S.H.I.E.L.D."""
    state = splendor(seats)

    assert stock(state) == {
        **dict.fromkeys(("mind", "power", "space", "reality", "soul"), each),
        "shield": 5,
        "time": seats,
    }


@pytest.mark.rule("SM-4")
@SEATS
def test_both_tiles_begin_at_the_table(seats: int) -> None:
    """Nobody has the Avengers tile or the Gauntlet at first."""
    view = splendor(seats).view(0)

    assert (view.avengers, view.gauntlet) == (-1, -1)


@pytest.mark.rule("SM-5")
@SEATS
def test_anybody_may_begin(seats: int) -> None:
    """Over many games each seat begins about equally often."""
    began = Counter(RULES.setup(seats, seed).first for seed in range(400))

    assert set(began) == set(range(seats))
    assert all(abs(count - 400 / seats) < 4 * (400 / seats) ** 0.5 for count in began.values())


@pytest.mark.rule("SM-5")
@SEATS
def test_play_goes_clockwise(seats: int) -> None:
    """After the seat that begins come those after it in order, then it again."""
    state = RULES.setup(seats, 3)
    resolve_chance(state)
    movers = []
    for _ in range(2 * seats):
        movers.append(state.to_move)
        play(state, "reserve level 1")

    assert movers == [(state.first + turn) % seats for turn in range(2 * seats)]
    assert state.round == 3


@pytest.mark.rule("SM-5")
@SEATS
def test_who_begins_can_be_chosen(seats: int) -> None:
    """The option names a seat; one that nobody sits on is refused."""
    firsts = [RULES.setup(seats, 9, {"start": str(seat + 1)}).first for seat in range(seats)]

    assert firsts == list(range(seats))
    if seats < 4:
        allowed = {2: "random, 1, 2", 3: "random, 1, 2, 3"}[seats]
        with pytest.raises(BadSetup, match=f"start is one of {allowed} with {seats} seats, not '4'"):
            RULES.setup(seats, 9, {"start": "4"})


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    """The message names the numbers that are allowed."""
    with pytest.raises(BadSetup, match="splendor_marvel is played by 2 to 4 seats"):
        RULES.setup(seats, 1)


@pytest.mark.parametrize("seed", [-1, 1 << 53, 1 << 200])
def test_seeds_beyond_the_limit_are_refused(seed: int) -> None:
    """The message names the limits."""
    with pytest.raises(BadSetup, match="a seed lies between 0 and 9007199254740991"):
        RULES.setup(2, seed)


@pytest.mark.parametrize("options", [{"end": 1}, {"start": 1}, {"start": None}, {"start": "first"}])
def test_unknown_options_are_refused(options: dict[str, object]) -> None:
    """Names and values alike, and a number is not the word for it."""
    with pytest.raises(BadSetup, match="start"):
        RULES.setup(2, 1, options)
