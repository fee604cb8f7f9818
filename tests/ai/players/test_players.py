"""Computer players: by name, by level, repeatable, and within the rules."""

from __future__ import annotations

import pytest

from ai.evaluators import evaluator_of
from ai.personas.levels import LEVEL_KEYS, LEVELS, level_of
from ai.players import PLAYERS, Player, SearchPlayer, SearchResult, make_player
from ai.worker.tasks import LONE_SIMULATIONS, BudgetedSearch
from game.engine.contract import OVER, State
from game.engine.match import resolve_chance
from game.engine.rng import Rng
from game.registry import GAMES
from tests.ai.positions import SPLENDOR, random_state, twins, with_secrets

FAST = {
    "random": {},
    "child": {},
    "greedy": {},
    "mcts": {"simulations": 12},
    "handmade": {"simulations": 12},
    "textbook": {"simulations": 6},
}


class Ticks:
    """A clock that moves a little whenever somebody looks at it."""

    def __init__(self, seconds: float) -> None:
        """Move by so many seconds a look."""
        self.seconds = seconds
        self.now = 0.0

    def __call__(self) -> float:
        """Tell the time."""
        self.now += self.seconds
        return self.now


def player(name: str, seed: int = 1) -> Player:
    """Seat a player that decides quickly."""
    return make_player(name, SPLENDOR, simulations=FAST[name].get("simulations"), seed=seed)


def play_out(players: list[Player], seed: int) -> State:
    """Let players play a whole game; every choice must be legal."""
    state = SPLENDOR.setup(len(players), seed)
    resolve_chance(state)
    while state.to_move != OVER:
        seat = state.to_move
        action = players[seat].choose(state.determinize(seat, Rng(seed)), seat).action
        assert action in state.legal_actions()
        state.apply(action)
        resolve_chance(state)
    return state


def test_there_are_the_players_that_measurements_need() -> None:
    """Chance, a child's rule, first impression, search, and what to measure it against."""
    assert set(PLAYERS) == {"random", "child", "greedy", "mcts", "handmade", "textbook"} == set(FAST)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", FAST)
def test_no_choice_is_illegal(name: str, seats: int) -> None:
    """Whole games, of which every decision is among the legal actions, come to an end."""
    state = play_out([player(name, seed) for seed in range(seats)], seats)

    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.parametrize("name", FAST)
def test_a_choice_depends_on_what_is_seen_and_nothing_else(name: str) -> None:
    """States that look the same to a seat get the same choice, before or after any other decision."""
    one, other = twins(with_secrets(3, 11))
    seat = one.to_move
    fresh, used = player(name), player(name)
    elsewhere = random_state(3, 2, 10)
    used.choose(elsewhere, elsewhere.to_move)

    assert unclocked(fresh.choose(one, seat)) == unclocked(used.choose(other, seat))


def unclocked(choice: SearchResult) -> dict[str, object]:
    """Tell a choice without the time it took."""
    return {name: getattr(choice, name) for name in SearchResult.__struct_fields__ if name != "seconds"}


@pytest.mark.parametrize("name", FAST)
def test_chances_add_up_to_one_victory(name: str) -> None:
    """What a player expects for each seat is a share of one victory."""
    state = random_state(4, 3, 50)
    choice = player(name).choose(state, state.to_move)

    assert len(choice.values) == 4
    assert sum(choice.values) == pytest.approx(1)
    assert choice.line[0] == choice.action
    assert choice.worths[choice.action] == choice.values


def test_chance_does_not_go_round_in_circles() -> None:
    """Met again, the same position is not always left by the same action."""
    state = random_state(2, 1, 3)
    somebody = player("random")

    assert len({somebody.choose(state, state.to_move).action for _ in range(20)}) > 1


def test_nobody_decides_out_of_turn() -> None:
    """Asking a player whose seat is not to move is a mistake of the caller."""
    state = random_state(2, 1, 3)

    with pytest.raises(ValueError, match="not to move"):
        player("greedy").choose(state, 1 - state.to_move)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"name": "deep"}, "random, child, greedy, mcts, handmade, textbook or cmd:PROGRAM, not 'deep'"),
        ({"name": "mcts", "level": 6}, "1 to 5 or one of squire"),
        ({"name": "mcts", "level": "god"}, "not 'god'"),
        ({"name": "mcts", "seconds": 0.0}, "more than 0 seconds"),
        ({"name": "mcts", "simulations": -1}, "no fewer than 0"),
    ],
)
def test_a_refusal_names_what_is_allowed(words: dict[str, object], message: str) -> None:
    """A player, level or budget that there is not is refused."""
    name = str(words.pop("name"))

    with pytest.raises(ValueError, match=message):
        make_player(name, SPLENDOR, **words)  # type: ignore[arg-type]


def test_there_are_five_levels_with_names() -> None:
    """Numbers from 1 to 5, each with a key of its own that the command line knows."""
    assert [level.number for level in LEVELS] == [1, 2, 3, 4, 5]
    assert len(set(LEVEL_KEYS)) == 5
    assert all(level_of(level.key) is level_of(str(level.number)) is level for level in LEVELS)


def test_only_the_highest_level_uses_the_clock() -> None:
    """Weaker levels think less, and quickly; none is given other information."""
    limits = [level.simulations for level in LEVELS]

    assert limits[-1] is None
    assert limits[:-1] == sorted(limit for limit in limits if limit is not None)


def test_levels_think_as_much_as_they_say() -> None:
    """A level's simulations are its budget, unless another is given."""
    state = random_state(2, 6, 12)
    counts = [
        make_player("mcts", SPLENDOR, level=level.number).choose(state, state.to_move).simulations
        for level in LEVELS[:-1]
    ]

    assert counts == [level.simulations for level in LEVELS[:-1]]


def test_who_overlooks_things_varies() -> None:
    """By its seed the lowest level does this or that, but only what somebody could think of."""
    state = random_state(2, 6, 12)
    chosen = {
        make_player("mcts", SPLENDOR, level=1, seed=seed).choose(state, state.to_move).action
        for seed in range(40)
    }

    assert 1 < len(chosen) < 20


def test_first_impressions_beat_chance() -> None:
    """The quick policy wins every one of a few games against random play."""
    wins = [play_out([player("greedy"), player("random", seed)], seed).returns()[0] for seed in range(6)]

    assert wins == [1.0] * 6


def test_thinking_stops_when_the_time_is_up() -> None:
    """With seconds alone, as many simulations are made as they allow."""
    state = random_state(2, 5, 4)
    choice = make_player("mcts", SPLENDOR, seconds=3.0, clock=Ticks(0.1)).choose(state, state.to_move)

    assert choice.simulations > 0
    assert 0 < choice.seconds < 4


def test_a_turns_small_decisions_share_a_tree() -> None:
    """Who takes too many chips returns them with the tree that led there."""
    state = full_hands()
    seat = state.to_move
    thinker = make_player("mcts", SPLENDOR, seconds=3.0, clock=Ticks(0.1))
    assert isinstance(thinker, SearchPlayer)
    visits = thinker.choose(state, seat).visits
    state.apply(next(action for action in visits if state.notation(action).startswith("take")))
    follow_up = thinker.start(state, seat).result()

    assert state.to_move == seat
    assert follow_up.simulations == 0
    assert sum(follow_up.visits.values()) > 0


def test_counted_thinking_starts_afresh() -> None:
    """With a fixed number of simulations no tree is kept, so that a choice never depends on earlier ones."""
    state = full_hands()
    seat = state.to_move
    thinker = make_player("mcts", SPLENDOR, simulations=200)
    thinker.choose(state, seat)
    state.apply(state.read("take mind power space"))
    again = thinker.choose(state, seat)
    fresh = make_player("mcts", SPLENDOR, simulations=200).choose(state, seat)

    assert unclocked(again) == unclocked(fresh)


def full_hands() -> State:
    """Return a position in which the seat to move holds ten chips."""
    from tests.splendor_marvel.positions import Seat, splendor  # noqa: PLC0415 - only these tests need it

    return splendor(players=[Seat(chips={"mind": 3, "power": 3, "space": 4})], stock={"mind": 2, "soul": 2})


def test_the_handmade_player_has_learned_nothing() -> None:
    """It is the search without the network that the game has."""
    assert player("handmade").evaluator.network is None
    assert player("mcts").evaluator.network is not None


@pytest.mark.parametrize(
    ("name", "seats", "plies"), [("mcts", 2, 2), ("mcts", 3, 4), ("mcts", 4, 2), ("handmade", 2, 4)]
)
def test_fewer_fast_decisions_lead_to_the_network(name: str, seats: int, plies: int) -> None:
    """Where the legend's position is evaluated by hand, it is played on further first."""
    state = random_state(seats, 6, 8)
    task = make_player(name, SPLENDOR, simulations=1).start(state, state.to_move)
    assert isinstance(task, BudgetedSearch)

    assert task.search.plies == plies


def lone_positions(game: str, seats: int, number: int) -> list[State]:
    """Play at first sight; return positions late in it in which there is but one thing worth a thought."""
    state, chance = GAMES[game].rules.setup(seats, 5), Rng(5)
    evaluator = evaluator_of(GAMES[game].rules)
    resolve_chance(state)
    found = []
    while state.to_move != OVER:
        if len(evaluator.actions(state)) == 1:
            found.append(state.clone())
        state.apply(evaluator.playout(state, chance))
        resolve_chance(state)
    return found[-number:]


@pytest.mark.parametrize(
    ("game", "seats"), [("custom_heroes", 3), ("seventh_hero", 3), ("dust_collectorz", 2)]
)
@pytest.mark.parametrize("seconds", [None, 0.5])
def test_a_lone_candidate_is_told_at_its_real_value(game: str, seats: int, seconds: float | None) -> None:
    """Where nothing is to be chosen the chances are thought about all the same, not told as even."""
    for state in lone_positions(game, seats, 3):
        simulations = None if seconds else 60
        asked = make_player("mcts", GAMES[game].rules, seconds=seconds, simulations=simulations)
        choice = asked.choose(state.determinize(state.to_move, Rng(1)), state.to_move)

        assert max(abs(value - 1 / seats) for value in choice.values) > 0.001
        assert sum(choice.values) == pytest.approx(1)
        assert choice.worths == {choice.action: choice.values}
        assert choice.visits == {choice.action: choice.simulations}
        assert choice.simulations == (LONE_SIMULATIONS if seconds else 60)
