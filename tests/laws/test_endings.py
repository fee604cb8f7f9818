"""Games end, beyond the laws: soon enough, and no piece is lost on the way."""

from __future__ import annotations

from game.engine.contract import OVER, Rules
from game.engine.playout import random_playout
from game.engine.rng import Rng
from game.laws.playthrough import options_for
from game.registry import GAMES
from tests.laws.material import BOX, PIECES
from tests.laws.playing import EVERY_TABLE, playthrough

GAMES_EACH = 25
MOST_STEPS = 3000  # a game by chance alone has some 200


@EVERY_TABLE
def test_matches_are_neither_endless_nor_all_alike(rules: Rules, seats: int) -> None:
    """Even by players who do just anything."""
    lengths = {len(playthrough(rules, seats, seed).turns) for seed in range(GAMES_EACH)}

    assert max(lengths) < MOST_STEPS
    assert len(lengths) > 1


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
def test_no_piece_is_lost_or_made(rules: Rules, seats: int) -> None:
    """In every position all that was in the box at the start is somewhere, once."""
    for seed in range(GAMES_EACH // 2):
        box = BOX[rules.id](rules.setup(seats, seed, options_for(rules, seats, seed)))
        for state in playthrough(rules, seats, seed).positions():
            assert PIECES[rules.id](state) == box


def test_every_game_counts_its_pieces() -> None:
    """A new game tells how, so that the laws hold for it too."""
    assert set(PIECES) == set(BOX) == set(GAMES)
