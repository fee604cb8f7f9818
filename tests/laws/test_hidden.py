"""What a seat can't know, beyond the laws: our games do hide something, and no piece gets lost."""

from __future__ import annotations

from game.engine.contract import Rules
from game.engine.rng import Rng
from game.laws.knowledge import dealt_anew
from tests.laws.material import PIECES
from tests.laws.playing import EVERY_TABLE, playthrough

SEEDS = range(4)


@EVERY_TABLE
def test_material_is_conserved_in_determinizations(rules: Rules, seats: int) -> None:
    """They hold the same pieces, each once."""
    count = PIECES[rules.id]
    for seed in SEEDS:
        for number, state in enumerate(playthrough(rules, seats, seed).positions(every=4)):
            for seat in range(seats):
                assert count(state.determinize(seat, Rng(number))) == count(state)


@EVERY_TABLE
def test_determinizations_differ_in_what_is_hidden(rules: Rules, seats: int) -> None:
    """Somewhere in a game others hold secrets, and determinizations deal these differently."""
    dealt = [dealt_anew(playthrough(rules, seats, seed)) for seed in SEEDS]

    assert set().union(*dealt) == set(range(seats))


@EVERY_TABLE
def test_nobody_foresees_a_shuffle(rules: Rules, seats: int) -> None:
    """Played on alike from the first position, determinizations meet different chance."""
    state = rules.setup(seats, 1)
    futures = set()
    for chance in range(5):
        twin = state.determinize(0, Rng(chance))
        rng = Rng(1)
        for _ in range(8):
            actions = twin.legal_actions()
            twin.apply(actions[rng.below(len(actions))])
        futures.add(twin.pack())

    assert len(futures) == 5
