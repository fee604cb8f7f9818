"""Games end, with a result that adds up, and no piece is lost on the way."""

from __future__ import annotations

import pytest

from game.engine.contract import OVER, Rules
from game.engine.errors import BadSetup
from game.engine.playout import random_playout
from game.engine.rng import SEED_LIMIT, Rng
from game.registry import GAMES
from tests.laws.material import BOX, PIECES
from tests.laws.playing import EVERY_TABLE, game, options, positions, variants

GAMES_EACH = 25
MOST_STEPS = 3000  # a game by chance alone has some 200


@EVERY_TABLE
def test_every_game_ends(rules: Rules, seats: int) -> None:
    """Even by players who do just anything."""
    lengths = []
    for seed in range(GAMES_EACH):
        length = 0
        for turn in game(rules, seats, seed):
            length += 1
            assert length < MOST_STEPS, f"seed {seed} does not end"
            last = turn.before.to_move
        lengths.append(length)

        assert last == OVER
    assert len(set(lengths)) > 1


@EVERY_TABLE
def test_a_playout_goes_to_the_end_or_as_far_as_it_may(rules: Rules, seats: int) -> None:
    """It counts its steps, the table's among them; with a limit it stops there."""
    whole, cut = rules.setup(seats, 1), rules.setup(seats, 1)
    steps = random_playout(whole, Rng(1))
    rng = Rng(1)
    counted = [random_playout(cut, rng, limit=steps - 1), random_playout(cut, rng)]

    assert counted == [steps - 1, 1]
    assert whole.to_move == cut.to_move == OVER


@EVERY_TABLE
def test_places_and_shares_agree(rules: Rules, seats: int) -> None:
    """Shares add up to one; only first places have any; equal places have equal shares; places are ranks."""
    for seed in range(GAMES_EACH):
        *_, last = game(rules, seats, seed)
        places, returns = last.before.places(), last.before.returns()

        assert sum(returns) == pytest.approx(1)
        assert all((place == 1) == (share > 0) for place, share in zip(places, returns, strict=True))
        assert len(set(zip(places, returns, strict=True))) == len(set(places))
        assert [1 + sum(other < place for other in places) for place in places] == places
        assert last.before.view(0).places == tuple(places)


@EVERY_TABLE
def test_no_piece_is_lost_or_made(rules: Rules, seats: int) -> None:
    """In every position all that was in the box at the start is somewhere, once."""
    for seed in range(GAMES_EACH // 2):
        box = BOX[rules.id](rules.setup(seats, seed, options(rules, seats, seed)))
        for state in positions(rules, seats, seed):
            assert PIECES[rules.id](state) == box


def test_every_game_counts_its_pieces() -> None:
    """A new game tells how, so that the laws hold for it too."""
    assert set(PIECES) == set(BOX) == set(GAMES)


@EVERY_TABLE
def test_places_are_shown_only_at_the_end(rules: Rules, seats: int) -> None:
    """Before that nobody has one."""
    for turn in game(rules, seats, 1):
        assert (turn.before.view(0).places == ()) == (turn.before.to_move != OVER)


@EVERY_TABLE
def test_a_game_is_played_with_what_it_says_it_has(rules: Rules, seats: int) -> None:
    """Seats, seeds and options that are allowed set a game up, others are refused."""
    refused: list[tuple[int, int, dict[str, object]]] = [
        (rules.seats[0] - 1, 1, {}),
        (rules.seats[-1] + 1, 1, {}),
        (seats, -1, {}),
        (seats, SEED_LIMIT, {}),
        (seats, 1, {"no such option": 1}),
    ]
    refused += [(seats, 1, {option.name: "no such value"}) for option in rules.options]

    for chosen in variants(rules, seats):
        assert rules.setup(seats, SEED_LIMIT - 1, chosen).seats == seats
    for wrong_seats, wrong_seed, wrong_options in refused:
        with pytest.raises(BadSetup):
            rules.setup(wrong_seats, wrong_seed, wrong_options)
