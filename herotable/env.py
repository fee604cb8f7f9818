"""The games as PettingZoo environments, for research. `pip install herotable[research]` brings what it needs.

An agent observes a vector of fixed size, made of what its seat may know and of nothing else, and a mask of
its legal actions. Both are numbered by hashing: every fact of the view ("players.1.points=3") and each
action's notation has a number, the same in all positions, on all machines. docs/research.md says more.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final, cast
from zlib import crc32

import msgspec
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from game.engine.contract import OVER
from game.engine.match import resolve_chance
from game.engine.rng import SEED_LIMIT, Rng
from game.registry import GAMES, rules_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from game.engine.contract import Rules, State
    from game.engine.options import Value
    from game.engine.views import View

    Observation = dict[str, Any]

FACTS: Final = 8192  # numbers for what a seat knows
ACTIONS: Final = 8192  # numbers for actions
LONGEST: Final = 20_000  # decisions; a longer game is truncated


def parallel(game: str, seats: int | None = None, **options: Value) -> CardGame:
    """Return the environment of a game by its id, for so many seats and with these options.

    The agents decide in turns: it is an AEC environment. Raises BadSetup that names what is allowed.
    """
    rules = rules_of(game)
    chosen = GAMES[game].usual_seats if seats is None else seats
    rules.setup(chosen, 0, options)
    return CardGame(rules, chosen, options)


class CardGame(AECEnv[str, "Observation", np.int64]):
    """One game; `agents` are "seat_0", "seat_1", …, and the seats' numbers in views are theirs.

    A reward comes at the end: the seat's share of the victory, times the seats, less 1. They add up to 0;
    whoever wins alone against one other has 1.
    """

    def __init__(self, rules: Rules, seats: int, options: dict[str, Value]) -> None:
        """Build the spaces; `reset` begins."""
        super().__init__()  # type: ignore[no-untyped-call]  # PettingZoo's
        self.metadata = {
            "name": f"{rules.id}_v{rules.revision}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.rules = rules
        self.options = options
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._spaces = {
            agent: Dict(
                {
                    "observation": Box(0, 255, (FACTS,), np.uint8),
                    "action_mask": Box(0, 1, (ACTIONS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._choices = {agent: Discrete(ACTIONS) for agent in self.possible_agents}
        self._seeds = Rng(secrets.randbelow(SEED_LIMIT))
        self._state: State
        self._legal: dict[int, int] = {}  # actions by number, of the seat to move
        self._decisions = 0

    def observation_space(self, agent: str) -> Dict[Any]:
        """Return what `observe` returns, as a space."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        """Return the space of the actions' numbers."""
        return self._choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game: a seed begins a series of games, which goes on without one."""
        if seed is not None:
            self._seeds = Rng(seed)
        self._state = self.rules.setup(len(self.possible_agents), self._seeds.seed(), self.options)
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """Return what the agent's seat knows, and a mask of its legal actions: none unless it is to move."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(ACTIONS, np.int8)
        if seat == self._state.to_move:
            mask[list(self._legal)] = 1
        return {"observation": encoded(self._state.view(seat)), "action_mask": mask}

    def step(self, action: np.int64 | int | None) -> None:
        """Decide by an action's number for the agent to move; raise ValueError for an illegal one."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(cast("np.int64", action))  # it wants None, whatever it says
            return
        if action is None or int(action) not in self._legal:
            legal = ", ".join(f"{number} ({self.notation(number)})" for number in self._legal)
            raise ValueError(f"{agent} can't do {action}; legal are {legal}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._state.apply(self._legal[int(action)])
        self._decisions += 1
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Take the table's steps, then see who is to move, or who has won."""
        resolve_chance(self._state)
        over = self._state.to_move == OVER
        self._legal = {} if over else numbered(self._state)
        self.agent_selection = self.agents[0 if over else self._state.to_move]
        if over:
            seats = len(self.agents)
            shares = zip(self.agents, self._state.returns(), strict=True)
            self.rewards = {agent: seats * share - 1.0 for agent, share in shares}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._decisions >= LONGEST:
            self.truncations = dict.fromkeys(self.agents, True)

    def notation(self, number: int) -> str:
        """Return the text of a legal action by its number; raise KeyError for another."""
        return self._state.notation(self._legal[number])


def numbered(state: State) -> dict[int, int]:
    """Return the legal actions by number: the hash of the notation, or the next number that is free."""
    found: dict[int, int] = {}
    for action in state.legal_actions():
        number = crc32(state.notation(action).encode()) % ACTIONS
        while number in found:
            number = (number + 1) % ACTIONS
        found[number] = action
    return found


def encoded(view: View) -> NDArray[np.uint8]:
    """Count the facts of a view in as many numbers; each fact has one, by its hash."""
    counts = np.zeros(FACTS, np.uint8)
    for fact in facts(msgspec.to_builtins(view)):
        number = crc32(fact.encode()) % FACTS
        counts[number] = min(int(counts[number]) + 1, 255)
    return counts


def facts(value: Any, path: str = "") -> Iterator[str]:
    """List what a view says, such as "players.1.points=3"."""
    if not isinstance(value, dict | list | tuple):
        yield f"{path}={value}"
        return
    for name, part in value.items() if isinstance(value, dict) else enumerate(value):
        yield from facts(part, f"{path}.{name}" if path else str(name))
