"""Computer players by name.

A player gets a state that is already a determinization for its seat (`State.determinize`), so it never sees
more than a person in its place. With fixed `simulations`, its choice depends only on what the seat can see
and on the seed.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from ai.engine.protocol import COMMAND
from ai.personas.levels import DEFAULT_SECONDS, in_game, level_of
from ai.personas.personas import persona_of
from ai.players.base import Player
from ai.players.between import BetweenPlayer
from ai.players.outside import OutsidePlayer
from ai.players.quick import ChildPlayer, GreedyPlayer, ImpressionPlayer, RandomPlayer
from ai.players.searching import HandmadePlayer, SearchPlayer, TextbookPlayer
from ai.worker.tasks import Budget, SearchResult

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ai.personas.personas import Persona
    from game.engine.contract import Rules

__all__ = ["PLAYERS", "ImpressionPlayer", "Player", "SearchPlayer", "SearchResult", "make_player"]

SUBSTITUTE: Final = "captain"  # the level that goes on for an outside program


def make_player(
    name: str,
    rules: Rules,
    *,
    level: int | str = 5,
    seconds: float | None = None,
    simulations: int | None = None,
    seed: int = 0,
    clock: Callable[[], float] = perf_counter,
) -> Player:
    """Make a player by name (see PLAYERS); raise ValueError for an unknown name, level or budget.

    "cmd:./my_bot" is an outside program that speaks docs/engine_protocol.md. `level` matters only for "mcts";
    `seconds` or `simulations` override its budget per decision; between two levels, `seconds` is for the one
    that thinks as long as it may. Close the player when it is done.
    """
    if name not in PLAYERS and not name.startswith(COMMAND):
        raise ValueError(f"a player is one of {', '.join(PLAYERS)} or {COMMAND}PROGRAM, not {name!r}")
    if (seconds is not None and not seconds > 0) or (simulations is not None and simulations < 0):
        raise ValueError("a player needs more than 0 seconds and no fewer than 0 simulations")
    if name.startswith(COMMAND):
        return _make_outside(name, rules, seed, Budget(simulations, seconds or DEFAULT_SECONDS, clock))
    chosen = in_game(level_of(level), rules.id)
    if chosen.tenths and name == "mcts":
        lower, upper = (
            make_player(
                name,
                rules,
                level=number,
                seconds=seconds if level_of(number).timed else None,
                simulations=simulations,
                seed=seed,
                clock=clock,
            )
            for number in (chosen.number, chosen.number + 1)
        )
        return BetweenPlayer(rules, seed, lower, upper, chosen.tenths)
    if simulations is None and seconds is None:
        simulations = chosen.simulations
    budget = Budget(simulations, seconds if simulations is not None or seconds else DEFAULT_SECONDS, clock)
    return PLAYERS[name](rules, seed, persona_of(chosen), budget)


def _make_outside(name: str, rules: Rules, seed: int, budget: Budget) -> Player:
    substitute = make_player("mcts", rules, level=SUBSTITUTE, seed=seed)
    return OutsidePlayer(rules, seed, name.removeprefix(COMMAND), budget, substitute)


def _make_random(rules: Rules, seed: int, _who: Persona, _budget: Budget) -> Player:
    return RandomPlayer(rules, seed)


def _make_child(rules: Rules, seed: int, _who: Persona, _budget: Budget) -> Player:
    return ChildPlayer(rules, seed)


def _make_greedy(rules: Rules, seed: int, _who: Persona, _budget: Budget) -> Player:
    return GreedyPlayer(rules, seed)


def _make_mcts(rules: Rules, seed: int, persona: Persona, budget: Budget) -> Player:
    if budget.simulations != 0:
        return SearchPlayer(rules, seed, persona, budget)
    if persona.level.simulations is None:
        return GreedyPlayer(rules, seed)  # which never errs, and needs no time
    return ImpressionPlayer(rules, seed, persona)


PLAYERS: Final[Mapping[str, Callable[[Rules, int, Persona, Budget], Player]]] = {
    "random": _make_random,
    "child": _make_child,
    "greedy": _make_greedy,
    "mcts": _make_mcts,
    "handmade": HandmadePlayer,
    "textbook": TextbookPlayer,
}
