"""The five people: what each likes shows in every game, and nobody who errs is ever silly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from types import MappingProxyType

import pytest
from msgspec.structs import asdict

from ai.evaluators import evaluator_of
from ai.evaluators.base import SCORE_UNIT
from ai.personas.action_features import action_features_of
from ai.personas.levels import LEVEL_KEYS, Level, in_game, level_of
from ai.personas.personalities import CHILD, EVEN, PERSONALITIES, Bias, preferred, tastes_of
from ai.personas.personas import Persona, doubt_between, evaluator_for, noticed, persona_of, winning
from ai.players import ImpressionPlayer, make_player
from game.custom_heroes.rules.state import HeroesState
from game.dust_collectorz.player.worth import material
from game.dust_collectorz.rules.battle.state import BattleState
from game.engine.contract import OVER, State
from game.engine.match import resolve_chance
from game.engine.rng import Rng
from game.registry import GAMES
from game.seventh_hero.rules.pieces import count_bits
from game.seventh_hero.rules.state import SeventhState
from game.splendor_marvel.rules.state import SplendorState

GAME_IDS = tuple(GAMES)
EVERY_GAME = pytest.mark.parametrize("game", GAME_IDS)
SEATS = {"seventh_hero": 3}
DOZEN = 12
MORE = 1.03
PLAIN = Persona(Level("plain", 1, 0), EVEN)  # does what looks best


def decisions(
    game: str, seed: int, every: int = 1, options: Mapping[str, object] = MappingProxyType({})
) -> Iterator[State]:
    """Let plain players play; show every so-manyth position in which there is something to decide."""
    rules, seats = GAMES[game].rules, SEATS.get(game, 2)
    state = rules.setup(seats, seed, options)
    resolve_chance(state)
    players = [make_player("greedy", rules, seed=seed + seat) for seat in range(seats)]
    made = 0
    while state.to_move != OVER:
        seat = state.to_move
        made += 1
        if made % every == 0 and len(state.legal_actions()) > 1:
            yield state.clone()
        state.apply(players[seat].choose(state.determinize(seat, Rng(made)), seat).action)
        resolve_chance(state)


@cache
def positions(game: str, number: int, every: int = 1, trait: str = "") -> tuple[State, ...]:
    """Gather so many positions of a few games, only those in which a trait tells actions apart."""
    found: list[State] = []
    seed = 40
    while len(found) < number:
        seed += 1
        found += [state for state in decisions(game, seed, every) if not trait or varies(game, state, trait)]
    return tuple(found[:number])


def varies(game: str, state: State, trait: str) -> bool:
    """Whether some of the actions worth a thought have more of a trait than others."""
    traits = action_features_of(GAMES[game].rules)
    actions = evaluator_of(GAMES[game].rules).actions(state)
    return len({traits(state, action).get(trait, 0.0) for action in actions}) > 1


def added(game: str, pairs: Iterator[tuple[State, int]]) -> dict[str, float]:
    """Add up the traits of what was chosen."""
    traits, told = action_features_of(GAMES[game].rules), dict[str, float]()
    for state, action in pairs:
        for name, amount in traits(state, action).items():
            told[name] = told.get(name, 0.0) + amount
    return told


def at_first_sight(game: str, persona: Persona, states: tuple[State, ...]) -> dict[str, float]:
    """Let somebody decide at first sight in many positions."""
    player = ImpressionPlayer(GAMES[game].rules, 7, persona)
    return added(game, ((state, player.choose(state, state.to_move).action) for state in states))


def with_and_without(
    game: str, level: str, states: tuple[State, ...], simulations: int
) -> tuple[Mapping[str, float], Mapping[str, float]]:
    """Compare what a searcher does with what it would do without its taste: what it tried most."""
    player = make_player("mcts", GAMES[game].rules, level=level, simulations=simulations, seed=7)
    choices = [player.choose(state, state.to_move) for state in states]
    plain = [next(iter(choice.visits)) for choice in choices]
    liked = [choice.action for choice in choices]
    return added(game, zip(states, liked, strict=True)), added(game, zip(states, plain, strict=True))


def held(game: str, state: State, seat: int) -> float:
    """Tell what a seat keeps for later: chips, advancements, unused heroes and cards, good cards unlaid."""
    if isinstance(state, SplendorState):
        return float(state.players[seat].held())
    if isinstance(state, HeroesState):
        return float(len(state.players[seat].unused))
    if isinstance(state, SeventhState):
        me = state.players[seat]
        return float(count_bits(me.party & ~me.used) + len(me.hand))
    assert isinstance(state, BattleState), game
    return float(material(state, seat))


def held_by(game: str, persona: Persona, games: int) -> float:
    """Let somebody play a few games against plain players; tell what it holds on average."""
    rules, seats = GAMES[game].rules, SEATS.get(game, 2)
    amounts = []
    for seed in range(games):
        players = [ImpressionPlayer(rules, seed, persona)]
        players += [ImpressionPlayer(rules, seed + seat, PLAIN) for seat in range(1, seats)]
        state = rules.setup(seats, seed)
        resolve_chance(state)
        while state.to_move != OVER:
            seat = state.to_move
            if seat == 0:
                amounts.append(held(game, state, 0))
            action = players[seat].choose(state.determinize(seat, Rng(len(amounts))), seat).action
            state.apply(action)
            resolve_chance(state)
    return sum(amounts) / len(amounts)


@pytest.mark.parametrize(
    ("game", "trait"),
    [
        ("splendor_marvel", "recruit"),
        ("custom_heroes", "value"),
        ("seventh_hero", "recruit"),
        ("dust_collectorz", "worth"),
    ],
)
def test_pip_takes_what_is_there_now(game: str, trait: str) -> None:
    """The impulsive one recruits at once, and lays its finest cards first."""
    states = positions(game, 200, 1, trait)
    pip = persona_of(level_of("squire"))
    plain = Persona(pip.level, EVEN)

    assert at_first_sight(game, pip, states)[trait] > MORE * at_first_sight(game, plain, states)[trait]


@EVERY_GAME
def test_rowan_hoards(game: str) -> None:
    """Over a dozen games it holds more on average than it would without that taste."""
    rowan = persona_of(level_of("knight"))

    assert held_by(game, rowan, DOZEN) > MORE * held_by(game, Persona(rowan.level, EVEN), DOZEN)


@pytest.mark.parametrize(
    ("game", "trait"),
    [
        ("splendor_marvel", "recruit"),
        ("custom_heroes", "cards"),
        ("seventh_hero", "recruit"),
        ("dust_collectorz", "worth"),
    ],
)
def test_vega_rushes(game: str, trait: str) -> None:
    """Points, cards out of hand, heroes and good sets come sooner than the search alone would have them."""
    liked, plain = with_and_without(game, "captain", positions(game, 60, 1, trait), 30)

    assert liked[trait] > MORE * plain[trait]


@pytest.mark.parametrize(
    ("game", "trait"),
    [
        ("splendor_marvel", "deny"),
        ("custom_heroes", "over"),
        ("seventh_hero", "harm"),
        ("dust_collectorz", "harm"),
    ],
)
def test_orion_spoils(game: str, trait: str) -> None:
    """What a rival could take next, a rival's set, a rival's hero: it goes for these more often."""
    liked, plain = with_and_without(game, "champion", positions(game, 60, 1, trait), 40)

    assert liked[trait] > MORE * plain[trait]


@EVERY_GAME
@pytest.mark.parametrize("level", ["squire", "knight"])
def test_nobody_does_what_looks_far_worst(game: str, level: str) -> None:
    """However much escapes them, what they do looks at most as much worse as their leeway allows."""
    persona = persona_of(level_of(level))
    rules = GAMES[game].rules
    evaluator = evaluator_for(persona.level, evaluator_of(rules))
    unit = SCORE_UNIT * evaluator.temperature()
    for state in positions(game, 200):
        seat = state.to_move
        action = ImpressionPlayer(rules, 3, persona).choose(state, seat).action
        actions = evaluator.actions(state)
        logits = dict(zip(actions, evaluator.prior_logits(state, actions), strict=True))

        assert logits[action] >= max(logits.values()) - persona.level.leeway * unit


def chances(game: str, number: int) -> list[State]:
    """Find positions, near the ends of plain players' games, in which one of several actions surely wins."""
    options = {"mode": "young"} if game == "dust_collectorz" else {}  # in which matches end by choice
    actions_of = evaluator_of(GAMES[game].rules).actions
    found: list[State] = []
    seed = 0
    while len(found) < number:
        seed += 1
        for state in list(decisions(game, seed, 1, options))[-2:]:
            actions = actions_of(state)
            if len(actions) > 1 and all(winning(state, state.to_move, actions, drawn) for drawn in range(9)):
                found.append(state)
    return found


@EVERY_GAME
def test_nobody_passes_up_an_immediate_win(game: str) -> None:
    """Where an action wins the match at once, the squire takes it, whatever the seed."""
    for state in chances(game, 3):
        for seed in range(4):
            squire = make_player("mcts", GAMES[game].rules, level="squire", seed=seed)
            twin = state.clone()
            twin.apply(squire.choose(state, state.to_move).action)
            resolve_chance(twin)

            assert twin.to_move == OVER
            assert twin.returns()[state.to_move] == max(twin.returns())


@EVERY_GAME
@pytest.mark.parametrize("level", ["squire", "knight", "captain", "champion"])
def test_a_person_decides_by_what_is_seen_and_the_seed(game: str, level: str) -> None:
    """Positions that look the same to the seat get the same choice, from a fresh player or a used one."""
    rules = GAMES[game].rules
    thoughts = None if level in ("squire", "knight") else 12
    used = make_player("mcts", rules, level=level, simulations=thoughts, seed=5)
    for state in positions(game, 12, 7):
        seat = state.to_move
        fresh = make_player("mcts", rules, level=level, simulations=thoughts, seed=5)
        twin = state.determinize(seat, Rng(9))

        assert fresh.choose(state.clone(), seat).action == used.choose(twin, seat).action


@EVERY_GAME
def test_every_taste_is_for_something_that_there_is(game: str) -> None:
    """The traits that somebody likes or dislikes are among those of the game."""
    there = import_module(f"game.{game}.player.action_features").ACTION_FEATURES
    liked = {
        name for personality in PERSONALITIES.values() for name in tastes_of(personality, GAMES[game].rules)
    }

    assert liked
    assert liked <= there


def test_only_the_legend_has_no_taste() -> None:
    """The highest level plays the position; each other person has a style of its own in each of the games."""
    for game in GAMES.values():
        assert set(game.tastes) == {PERSONALITIES[key].key for key in LEVEL_KEYS[:-1]} | {CHILD.key}
    assert len({PERSONALITIES[key].key for key in LEVEL_KEYS}) == len(LEVEL_KEYS)


def test_the_obvious_is_never_overlooked() -> None:
    """What looks best by far comes to mind however much escapes somebody, and then nothing else does."""
    assert all(noticed([10, 100, 30], 0.99, 20, 200, Rng(seed)) == [1] for seed in range(30))


def test_whoever_overlooks_nearly_everything_plays_no_better() -> None:
    """If all was overlooked, one of the sensible options is found, not the best of them."""
    found = [noticed([100, 90, 80, 20], 1.0, 20, 30, Rng(seed)) for seed in range(60)]

    assert {tuple(places) for places in found} == {(0,), (1,), (2,)}


@EVERY_GAME
def test_a_game_says_where_its_levels_differ(game: str) -> None:
    """Its lowest ones overlook no less than the next; whatever it doesn't name is as everywhere."""
    levels = [in_game(level_of(key), game) for key in LEVEL_KEYS]

    assert [level.key for level in levels] == list(LEVEL_KEYS)
    assert levels[0].overlooks >= levels[1].overlooks > 0
    assert levels[0].careless >= levels[1].careless > 0
    for level in levels:
        changed = GAMES[game].levels.get(level.key, {})
        assert {**asdict(level_of(level.key)), **changed} == asdict(level)


def test_a_level_has_no_other_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    """A misspelt one is named."""
    splendor = GAMES["splendor_marvel"]
    monkeypatch.setitem(GAMES, splendor.id, replace(splendor, levels={"squire": {"overlook": 0.5}}))

    with pytest.raises(ValueError, match="overlook"):
        in_game(level_of("squire"), splendor.id)


def test_what_is_silly_never_comes_to_mind() -> None:
    """Options too far below the best are left out; the others all come up now and then."""
    logits = [100, 90, 80, 20]
    came = [noticed(logits, 0.5, 20, 30, Rng(seed)) for seed in range(60)]

    assert {place for places in came for place in places} == {0, 1, 2}
    assert all(came)
    assert [0, 1, 2] in came
    assert any(0 not in places for places in came)


def test_taste_decides_among_what_looks_about_as_good() -> None:
    """What pleases most is chosen within the leeway, what is best beyond it."""
    assert preferred([50, 45, 10], [0, 20, 99], 10) == 1
    assert preferred([50, 45, 10], [0, 20, 99], 4) == 0


def test_a_search_is_led_by_taste_only_among_serious_alternatives() -> None:
    """What was hardly tried, or costs too much of the victory, pleases in vain."""
    rows = [(1, 100, [0.6, 0.4]), (2, 60, [0.58, 0.42]), (3, 50, [0.5, 0.5]), (4, 2, [0.9, 0.1])]
    indifferent = dict.fromkeys((1, 2, 3, 4), 0.0)
    pleasing = [Bias(indifferent | {liked: 200.0}, 100.0).pick(rows, 0, 1) for liked in (1, 2, 3, 4)]

    assert pleasing == [1, 2, 1, 1]


def test_a_choice_is_doubtful_where_the_best_two_look_alike() -> None:
    """Equal ones leave all the doubt there is, a single one none, and a lead takes it away."""
    assert doubt_between([7], 28) == 0
    assert doubt_between([5, 90, 90], 28) == 1
    assert 0 < doubt_between([90, 34], 28) < doubt_between([90, 62], 28) < 1


def test_who_forgets_samples_the_wanderer_without_suspicion() -> None:
    """In Seventh Hero the lower levels draw what a hand may hold as the rules alone would have it."""
    rules = GAMES["seventh_hero"].rules
    captain = evaluator_for(level_of("captain"), evaluator_of(rules))
    state = next(
        one for one in positions("seventh_hero", 60) if isinstance(one, SeventhState) and one.road.number
    )
    seat = (state.road.leader + 1) % state.seats
    drawn = [captain.sample_determinization(state, seat, Rng(seed)).pack() for seed in range(20)]

    assert drawn == [state.determinize(seat, Rng(seed)).pack() for seed in range(20)]
    champion = evaluator_of(rules)
    assert evaluator_for(level_of("champion"), champion) is champion
