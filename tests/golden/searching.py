"""The search for games that end in a certain way; only `make` needs it: playthroughs hold their decisions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from ai.evaluators import evaluator_of
from ai.evaluators.base import Evaluator
from game.engine.contract import OVER, Rules, State
from game.engine.match import Match, resolve_chance
from game.engine.options import Value
from game.engine.rng import Rng
from game.registry import RULES
from game.splendor_marvel.rules.actions import CODE, RECRUIT, RETURN
from game.splendor_marvel.rules.cards import AVENGERS, SHIELD
from game.splendor_marvel.rules.pieces import MAIN
from game.splendor_marvel.rules.state import SplendorState
from tests.golden.dust_endings import ENDINGS as DUST_ENDINGS
from tests.golden.dust_playing import clinging, generous
from tests.golden.games import Ending
from tests.golden.heroes_playing import brisk
from tests.golden.seventh_playing import lively

CARELESS = 12  # one choice in so many is made by chance alone
ENOUGH = 12  # games found, of which the shortest is taken
PATIENCE = 60_000  # games played in search of one ending
LONGEST = {
    "splendor_marvel": 150,
    "custom_heroes": 1000,
    "seventh_hero": 300,
    "dust_collectorz": 700,
}  # decisions

Style = Callable[[State, Rng], int]  # a way to play


@cache
def _knowledge(kind: type[State]) -> Evaluator:
    [rules] = [rules for rules in RULES.values() if isinstance(rules.setup(rules.seats[0], 0), kind)]
    return evaluator_of(rules)


def keen(state: State, rng: Rng) -> int:
    """Play for a win as far as one can see at a glance, now and then by chance."""
    actions = state.legal_actions()
    if not rng.below(CARELESS):
        return actions[rng.below(len(actions))]
    return _knowledge(type(state)).playout(state, rng)


def peaceful(state: State, rng: Rng) -> int:
    """Play keenly; of two seats neither gathers three Avengers symbols, so that the tile breaks no tie."""
    assert isinstance(state, SplendorState)
    if state.seats > 2 or state.phase != MAIN:
        return keen(state, rng)
    mine = state.players[state.turn].symbols
    evaluator = _knowledge(SplendorState)
    actions = evaluator.actions(state)
    recruits = {action for action in actions if RECRUIT <= action & CODE < RETURN}
    tempting = {action for action in recruits if mine + AVENGERS[state.card_at(action & CODE)] >= 3}
    left = [action for action in actions if action not in tempting] or actions
    logits = evaluator.prior_logits(state, left)
    return max(zip(logits, left, strict=True))[1] if rng.below(CARELESS) else left[rng.below(len(left))]


def hoarding(state: State, rng: Rng) -> int:
    """Recruit only if there is nothing else to do, and give S.H.I.E.L.D. chips back first: stock runs dry."""
    actions = state.legal_actions()
    if RETURN + SHIELD in actions:
        return RETURN + SHIELD
    saving = [action for action in actions if not RECRUIT <= action & CODE < RETURN] or actions
    return saving[rng.below(len(saving))]


STYLES: Mapping[tuple[str, str], Style] = {  # by game and ending, where keen players don't come to it soon
    ("splendor_marvel", "fewest_characters_tie_break"): peaceful,
    ("splendor_marvel", "shared_victory"): peaceful,
    ("splendor_marvel", "all_passed"): hoarding,
    ("custom_heroes", "goal_reached"): brisk,
    ("custom_heroes", "most_vp_after_six"): brisk,
    ("custom_heroes", "two_finalists"): brisk,
    ("custom_heroes", "more_finalists"): brisk,
    ("seventh_hero", "six_heroes"): lively,
    ("seventh_hero", "most_heroes"): lively,
    ("seventh_hero", "fewer_eliminated"): lively,
    ("seventh_hero", "higher_sum"): lively,
    ("seventh_hero", "shared_victory"): lively,
    **{("dust_collectorz", ending.name): generous for ending in DUST_ENDINGS},
    ("dust_collectorz", "help_drawn"): clinging,
}


def found(rules: Rules, seats: int, ending: Ending) -> Match | None:
    """Search for a game that ends so, the shortest of a few; None when patience is at an end."""
    style = STYLES.get((rules.id, ending.name), keen)
    best: list[str] = []
    seed_of_best = hits = 0
    for seed in range(PATIENCE):
        decisions, states = _played(rules, seats, seed, style, ending.options)
        if states and ending.happened(states):
            hits += 1
            if not best or len(decisions) < len(best):
                best, seed_of_best = decisions, seed
        if hits >= ENOUGH or (hits and seed > PATIENCE // 4):
            break
    if not best:
        return None
    match = Match(rules, seats, seed_of_best, ending.options)
    for decision in best:
        match.play(match.state.read(decision))
    return match


def _played(
    rules: Rules, seats: int, seed: int, style: Style, options: Mapping[str, Value]
) -> tuple[list[str], list[State]]:
    """Play a game; list its decisions and the positions after them, nothing for one that does not end."""
    state = rules.setup(seats, seed, options)
    resolve_chance(state)
    rng = Rng(seed + 1)
    decisions: list[str] = []
    states: list[State] = []
    while state.to_move != OVER:
        if len(decisions) > LONGEST[rules.id]:
            return [], []
        action = style(state.clone(), rng)
        decisions.append(state.notation(action))
        state.apply(action)
        resolve_chance(state)
        states.append(state.clone())
    return decisions, states
