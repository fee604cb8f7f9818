"""Learned networks: the sums they are made of, files that are not one, and what the games show them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import numpy as np
import pytest

from ai.evaluators import evaluator_of, networks
from ai.evaluators.base import shares_by
from ai.evaluators.network import REACH, UNIT, Network, widest
from ai.evaluators.networks import (
    MOST_BYTES,
    Weights,
    file_of,
    mark_of,
    network_of,
    read_weights,
    weights_for,
)
from ai.players import make_player
from game.engine.contract import OVER
from game.engine.match import resolve_chance
from game.engine.rng import Rng
from game.registry import GAMES

if TYPE_CHECKING:
    from game.engine.contract import State

LEARNERS = [name for name, game in GAMES.items() if game.encoding]
TABLES = [(game, seats) for game in LEARNERS for seats in GAMES[game].seats]


def judged(game: str, seats: int, seed: int = 4) -> State:
    """Play on to the first position that a network would judge."""
    state = GAMES[game].rules.setup(seats, seed)
    resolve_chance(state)
    evaluator = evaluator_of(GAMES[game].rules)
    while not evaluator.encoding(state):
        state.apply(evaluator.actions(state)[0])
        resolve_chance(state)
    return state


def weights(hidden: int, seed: int = 1) -> Weights:
    """Make a network of random weights for three inputs: two share a table, the second has its own."""
    random = np.random.default_rng(seed)
    sizes = [3, 150, 2]
    rows = random.integers(-900, 900, (sum(sizes), hidden + 1)).tolist()
    return Weights("splendor_marvel", {}, [2, 3], sizes, random.integers(-900, 900, hidden).tolist(), rows)


def plainly(kept: Weights, inputs: list[int]) -> float:
    """Work a network out the long way."""
    rows = np.array(kept.rows)
    starts = np.cumsum([0, *kept.sizes[:-1]])
    clipped = np.clip(inputs, 0, np.array(kept.sizes) - 1)
    summed = rows[starts + clipped].sum(axis=0)
    units = np.maximum(summed[1:], 0)
    return float((summed[0] + (units @ np.array(kept.outputs)) / UNIT) / UNIT)


@pytest.mark.parametrize("hidden", [1, 2, 3, 4, 5, 32])
def test_packed_lanes_add_up_as_plain_numbers_do(hidden: int) -> None:
    """Every number of units gives what its sums and rectified units give the long way."""
    kept = weights(hidden)
    network = kept.network()
    for first in range(-1, 4):
        for second in (-1, 0, 1, 77, 149, 150):
            for third in range(3):
                inputs = [first, second, third]
                assert network.strength(inputs) == pytest.approx(plainly(kept, inputs), abs=1e-12)


def test_the_heaviest_weights_fit_their_lanes() -> None:
    """Sums at the limit neither spill into the next lane nor overflow; beyond it the network is refused."""
    outputs = [8191, -8191, 1, 0, 5, 8191, 8191, 8191, 3]
    sizes, most = [1] * 8, [8191] * 7 + [8191 + 7]
    for sign in (1, -1):
        rows = [[sign * weight] * 10 for weight in most]
        kept = Weights("x", {}, [2], sizes, outputs, rows)
        assert widest(sizes, rows) == REACH
        assert kept.network().strength([0] * 8) == pytest.approx(plainly(kept, [0] * 8))

    rows[3][4] -= 1
    with pytest.raises(ValueError, match=str(REACH)):
        kept.network()


def test_shares_are_parts_of_one_victory() -> None:
    """The stronger a seat is, the more it has, by powers of e."""
    network = Network([3], [3], [[0, 0], [UNIT, 0], [2 * UNIT, 0]], [0])
    found = shares_by(network, [[0], [2], [1]])

    assert sum(found) == pytest.approx(1)
    assert found[1] / found[2] == pytest.approx(np.e) == found[2] / found[0]


@pytest.mark.parametrize(
    ("data", "named"),
    [
        (b"", "truncated"),
        (b"[]", "object"),
        (b'{"game":"x","made":{},"seats":[2],"sizes":[],"outputs":[1],"rows":[]}', "sizes"),
        (b'{"game":"x","made":{},"seats":[2],"sizes":[2],"outputs":[9999],"rows":[]}', "8191"),
        (b'{"game":"x","made":{},"seats":[2],"sizes":[2],"outputs":[1.5],"rows":[]}', "int"),
        (b'{"game":"x","made":{},"seats":[2],"sizes":[2],"outputs":[1],"rows":[],"more":1}', "more"),
        (b'{"game":"x","made":{},"seats":[9],"sizes":[2],"outputs":[1],"rows":[]}', "seats"),
        (b" " * (MOST_BYTES + 1), "bytes"),
    ],
)
def test_a_file_that_is_no_network_is_refused(data: bytes, named: str) -> None:
    """The reason is told."""
    with pytest.raises((ValueError, msgspec.DecodeError), match=named):
        read_weights(data)


@pytest.mark.parametrize("rows", [[[0, 0]], [[0, 0], [0]], [[0, 0]] * 3])
def test_missing_rows_are_refused(rows: list[list[int]]) -> None:
    """A network has a row for each value of each input."""
    with pytest.raises(ValueError, match="2 rows of 2"):
        Weights("x", {}, [2], [2], [1], rows).network()


@pytest.mark.parametrize("game", list(GAMES))
def test_every_network_that_comes_along_is_sound(game: str) -> None:
    """It is read, belongs to its game, tells how it was made, and judges what the game shows it."""
    file = file_of(game)
    if not file.is_file():
        assert network_of(game) is None
        return
    kept = weights_for(game, file.read_bytes())  # made by an older revision of the rules? See docs/train.md
    assert kept.game == game
    assert {"lessons", "loss"} <= set(kept.made)
    assert kept.sizes == import_module(f"game.{game}.player.encoding").SIZES
    assert network_of(game) is network_of(game)


@pytest.mark.parametrize("rules", ["", "splendor_marvel/r1/0123456789abcdef", mark_of("custom_heroes")])
def test_a_network_of_other_rules_is_refused(
    rules: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Both are named, and the game's players do without it."""
    data = (
        file_of("splendor_marvel").read_bytes().replace(mark_of("splendor_marvel").encode(), rules.encode())
    )
    with pytest.raises(ValueError, match=f"{rules or 'unmarked'}.*, not {mark_of('splendor_marvel')}"):
        weights_for("splendor_marvel", data)
    (tmp_path / "network.json").write_bytes(data)
    monkeypatch.setattr(networks, "file_of", lambda _: tmp_path / "network.json")

    assert networks.network_of.__wrapped__("splendor_marvel") is None
    assert mark_of("splendor_marvel") in caplog.text


def test_the_mark_changes_with_rules_and_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new revision or another input retires a network."""
    before = mark_of("splendor_marvel")
    encoding = import_module("game.splendor_marvel.player.encoding")
    with monkeypatch.context() as patch:
        patch.setattr(encoding, "SIZES", [*encoding.SIZES, 3])
        other_encoding = mark_of("splendor_marvel")
    monkeypatch.setattr(GAMES["splendor_marvel"].rules, "revision", 99)

    assert len({before, other_encoding, mark_of("splendor_marvel")}) == 3


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_each_seat_is_shown_in_full(game: str, seats: int) -> None:
    """All along a match every seat has a row, as long as the network expects, of small numbers."""
    rules = GAMES[game].rules
    sizes: list[int] = import_module(f"game.{game}.player.encoding").SIZES
    evaluator = evaluator_of(rules)
    state = rules.setup(seats, 5)
    resolve_chance(state)
    chance = Rng(2)
    seen = 0
    for _ in range(120):
        for _ in range(chance.below(4)):
            if state.to_move != OVER:
                actions = evaluator.actions(state)
                state.apply(actions[chance.below(len(actions))])
                resolve_chance(state)
        rows = evaluator.encoding(state)
        assert [len(row) for row in rows] in ([], [len(sizes)] * seats)
        assert all(abs(number) < 256 for row in rows for number in row)
        seen += bool(rows)
    assert seen > 1


@pytest.mark.parametrize("game", LEARNERS)
def test_what_is_seen_of_equal_states_is_equal(game: str) -> None:
    """A clone shows the same; judging changes nothing."""
    state = judged(game, 3)
    evaluator = evaluator_of(GAMES[game].rules)
    packed = state.pack()

    assert evaluator.encoding(state) == evaluator.encoding(state.clone())
    assert sum(evaluator.evaluate(state.clone(), Rng(1))) == pytest.approx(1)
    assert state.pack() == packed


@pytest.mark.parametrize("game", LEARNERS)
def test_a_learned_judge_is_asked_by_the_search(game: str) -> None:
    """With a network the search's expectations are others than without."""
    rules = GAMES[game].rules
    seats = GAMES[game].seats[0]
    state = judged(game, seats)
    sizes: list[int] = import_module(f"game.{game}.player.encoding").SIZES
    values = []
    for tilt in (0, 3000):
        player = make_player("mcts", rules, simulations=30, seed=1)
        rows = [[tilt if number == 1 else 0, 0] for size in sizes for number in range(size)]
        player.evaluator.network = Network([seats], sizes, rows, [0])
        values.append(player.choose(state.determinize(state.to_move, Rng(1)), state.to_move).values)

    assert values[0] != values[1]


@pytest.mark.parametrize("game", LEARNERS)
def test_a_network_judges_only_at_its_tables(game: str) -> None:
    """With other numbers of seats all is as without it."""
    rules = GAMES[game].rules
    sizes: list[int] = import_module(f"game.{game}.player.encoding").SIZES
    rows = [[3000 if number == 1 else 0, 0] for size in sizes for number in range(size)]
    for seats in (3, 4):
        state = judged(game, seats)
        learned, plain = (evaluator_of(rules, learned=False) for _ in range(2))
        learned.network = Network([3], sizes, rows, [0])
        same = learned.evaluate(state.clone(), Rng(1)) == plain.evaluate(state.clone(), Rng(1))
        assert same == (seats == 4)
