"""What computer players know of Seventh Hero: what is worth a thought, what may wander, who is how far.

Nobody is taken to know what it can't: in the search the others act by the quick policy, each by what it has
seen itself; and wanderers that serve their sender are imagined more often than those that do not.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from ai.knowledge.base import Knowledge
from ai.knowledge.seventh_hero_beliefs import EVENLY, suspicion
from ai.knowledge.seventh_hero_features import features_of
from ai.knowledge.seventh_hero_turn import Turn, at_first_sight, candidates
from ai.knowledge.seventh_hero_worth import shares_of
from game.engine.contract import OVER, TABLE, State
from game.engine.rng import Rng
from game.seventh_hero import redeal
from game.seventh_hero.pieces import QUESTING
from game.seventh_hero.rules import SeventhState

STRICT: Final = 500.0  # points of a score for a whole victory
CARELESS: Final = 3.3  # so strict scores leave a careless player too few errors
MIXING: Final = 60.0  # how strictly what is done at first sight follows worths; it must not be foreseen


class SeventhKnowledge(Knowledge):
    """What is known of Seventh Hero."""

    def __init__(self) -> None:
        """Suspect nobody yet."""
        super().__init__()
        self.pictured: State | None = None  # the position that was imagined last,
        self.likely: list[int] = []  # and how likely each number was to be sent then

    def unsuspecting(self) -> Knowledge:
        """Return what somebody knows who suspects nobody of sending what."""
        return UnsuspectingKnowledge()

    def imagine(self, state: State, seat: int, rng: Rng) -> State:
        """Draw a wanderer that serves its sender more often than one that does not."""
        position = cast("SeventhState", state)
        if state is not self.pictured:
            self.pictured = state
            self.likely = [max(1, int(256.0 * weight)) for weight in suspicion(position)]
        twin = position.clone()
        redeal.redeal(twin, seat, rng, self.likely)
        return twin

    def actions(self, state: State) -> list[int]:
        """List the abilities and hints that may be of use now; no doubts about a known wanderer."""
        return candidates(cast("SeventhState", state))

    def scores(self, state: State, actions: list[int]) -> list[int]:
        """Tell how promising each action looks to the seat to move."""
        position = cast("SeventhState", state)
        values = Turn(position, suspicion(position)).values(actions)
        return [int(STRICT * value) for value in values]

    def carelessness(self) -> float:
        """Tell how many times more careless a careless player must be than its scores make it."""
        return CARELESS

    def playout(self, state: State, rng: Rng) -> int:
        """Choose at first sight: without hints, and without suspecting the sender."""
        return quick(cast("SeventhState", state), rng)

    def reply(self, state: State, actions: list[int], rng: Rng) -> int:
        """Let the others act by what they know themselves, suspicious and not to be foreseen."""
        position = cast("SeventhState", state)
        return mixed(actions, Turn(position, suspicion(position)).values(actions), rng)

    def evaluate(self, state: State, rng: Rng) -> list[float]:
        """Play the turn to its end by the quick policy, and judge who is how far then."""
        position = cast("SeventhState", state)
        while position.to_move != OVER:
            if position.to_move == TABLE:
                if position.phase == QUESTING:
                    return shares_of(position)
                position.apply(position.legal_actions()[0])
            else:
                position.apply(quick(position, rng))
        return position.returns()

    def features(self, state: State, seat: int) -> dict[str, float]:
        """Tell what speaks for `seat`."""
        return features_of(cast("SeventhState", state), seat)


class UnsuspectingKnowledge(SeventhKnowledge):
    """What is known of Seventh Hero to those who take every number for equally likely to be sent."""

    def imagine(self, state: State, seat: int, rng: Rng) -> State:
        """Draw any state that `seat` can't tell apart from `state`."""
        return state.determinize(seat, rng)

    def scores(self, state: State, actions: list[int]) -> list[int]:
        """Tell how promising each action looks to who suspects nobody."""
        values = Turn(cast("SeventhState", state), EVENLY).values(actions)
        return [int(STRICT * value) for value in values]


def quick(state: SeventhState, rng: Rng) -> int:
    """Choose at first sight."""
    actions = at_first_sight(state)
    if len(actions) == 1:
        return actions[0]
    return mixed(actions, Turn(state, EVENLY).values(actions), rng)


def mixed(actions: list[int], values: list[float], rng: Rng) -> int:
    """Choose mostly what is worth most; what is worth about as much about as often."""
    best: float = -9.0
    for value in values:
        best = max(best, value)
    whole: float = 0.0
    for place in range(len(values)):
        weight: float = exp(MIXING * (values[place] - best))
        values[place] = weight
        whole += weight
    left: float = rng.fraction() * whole
    for place in range(len(values)):
        left -= values[place]
        if left < 0.0:
            return actions[place]
    return actions[-1]


def knowledge() -> Knowledge:
    """Return what is known of Seventh Hero."""
    return SeventhKnowledge()
