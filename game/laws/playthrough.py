"""A match played by chance, in whose positions the laws are checked."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from game.engine.contract import OVER
from game.engine.errors import BadSetup
from game.engine.match import DECISIONS_LIMIT, Match
from game.engine.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.engine.contract import Rules, State
    from game.engine.options import Value

LOOKS: Final = 900  # positions times seats that one law looks at; of longer matches it leaves some out


class LawBroken(Exception):
    """What a game does against a law."""


def expect(holds: bool, told: str) -> None:  # noqa: FBT001 - reads as an assertion does
    """Raise LawBroken that says `told` unless it holds."""
    if not holds:
        raise LawBroken(told)


class Turn(NamedTuple):
    """A position, and what is done in it; -1 at the end."""

    before: State
    action: int


class Playthrough:
    """A match played by chance: every position, the table's steps among them."""

    def __init__(self, rules: Rules, seats: int, seed: int, limit: int = DECISIONS_LIMIT) -> None:
        """Play until the match is over, or for `limit` steps."""
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.options = options_for(rules, seats, seed)
        self.step = 0  # of the position that is being looked at
        self.turns: list[Turn] = []
        self._play(limit)

    def _play(self, limit: int) -> None:
        state = self.rules.setup(self.seats, self.seed, self.options)
        rng = Rng(self.seed)
        while state.to_move != OVER and self.step < limit:
            actions = state.legal_actions()
            if not actions:
                break
            action = actions[rng.below(len(actions))]
            self.turns.append(Turn(state, action))
            state = state.clone()
            state.apply(action)
            self.step += 1
        self.turns.append(Turn(state, -1))

    @property
    def last(self) -> State:
        """The last position."""
        return self.turns[-1].before

    @property
    def ended(self) -> bool:
        """Whether it was played to the end."""
        return self.last.to_move == OVER

    @property
    def place(self) -> str:
        """Say in one line where a law was being checked, so that it can be done again."""
        chosen = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"{self.seats} seats, seed {self.seed}{chosen}, step {self.step}"

    def positions(self, every: int = 1) -> Iterator[State]:
        """Give every so-manyth position, and the last."""
        last = len(self.turns) - 1
        yield from self._at(list(dict.fromkeys([*self._thinned(range(last + 1), every), last])))

    def decisions(self, every: int = 1) -> Iterator[State]:
        """Give every so-manyth position in which a seat is to move."""
        steps = [step for step, turn in enumerate(self.turns) if turn.before.to_move >= 0]
        yield from self._at(self._thinned(steps, every))

    def _at(self, steps: Sequence[int]) -> Iterator[State]:
        for step in steps:
            self.step = step
            yield self.turns[step].before

    def actions(self, every: int = 1) -> Iterator[tuple[State, int]]:
        """Give every so-manyth position with one of its actions."""
        rng = Rng(self.seed)
        for state in self.positions(every):
            actions = state.legal_actions()
            if actions:
                yield state, actions[rng.below(len(actions))]

    def _thinned(self, steps: Sequence[int], every: int) -> Sequence[int]:
        """Leave every so-manyth, fewer of many, beginning somewhere."""
        step = every * -(-len(steps) * self.seats // LOOKS)
        return steps[self.seed % step :: step]


def random_match(rules: Rules, seats: int, seed: int, length: int = DECISIONS_LIMIT) -> Match:
    """Play a match by chance until it is over or `length` decisions are made."""
    match = Match(rules, seats, seed, options_for(rules, seats, seed))
    rng = Rng(seed)
    while not match.over and len(match.decisions) < length:
        actions = match.state.legal_actions()
        match.play(actions[rng.below(len(actions))])
    return match


@lru_cache(maxsize=64)
def variants(rules: Rules, seats: int) -> tuple[dict[str, Value], ...]:
    """List sets of options that these seats may play with: the defaults, and each other value by itself."""
    sets: list[dict[str, Value]] = [{}]
    for option in rules.options:
        for value in option.allowed:
            try:
                rules.setup(seats, 0, {option.name: value})
            except BadSetup:
                continue
            sets.append({option.name: value})
    return tuple(sets)


def options_for(rules: Rules, seats: int, seed: int) -> dict[str, Value]:
    """Choose one of `variants` by `seed`."""
    sets = variants(rules, seats)
    return sets[seed % len(sets)]
