"""What each option of a position is worth: every line is searched by itself, as long as all others.

Each seed deals the hidden cards anew, in keeping with what the solver saw; so a verdict that needs to peek at
them doesn't last.
"""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final, NamedTuple

from ai.analysis.claims import reasons_for
from ai.analysis.foresight import AFTER_COURSE, claims_of, prospects
from ai.analysis.hindsight import HindsightTask
from ai.analysis.sides import share_of, side_of
from ai.worker.messages import hindsight_request
from game.registry import rules_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.contract import State

BATCHES: Final = 40
WORLDS: Final = 25  # of a batch


class Worth(NamedTuple):
    """The chance of a side after a line, over several seeds."""

    chance: float
    error: float  # its standard error: of the simulations, or what the seeds differ by if that is more


def searched(game: str, state: State, seat: int, action: int, simulations: int, seed: int) -> HindsightTask:
    """Search the line that begins with `action`, from the position as `seat` may know it."""
    asked = hindsight_request(game, state, seat, simulations=simulations, course=(action,), seed=seed)
    task = HindsightTask(asked, rules_of(game).unpack(asked.position))
    while not task.step():
        pass
    return task


def worth(
    game: str, state: State, seat: int, action: int, simulations: int, seeds: Sequence[int]
) -> tuple[Worth, list[HindsightTask]]:
    """Return what an option is worth, and the searches that tell it."""
    tasks = [searched(game, state, seat, action, simulations, seed) for seed in seeds]
    side, results = side_of(state, seat), [task.result() for task in tasks]
    chances = [share_of(side, one.values) for one in results]
    mean = sum(chances) / len(chances)
    error = hypot(*(one.error for one in results)) / len(results)
    if len(chances) > 1:
        spread = sum((one - mean) ** 2 for one in chances) / (len(chances) - 1) / len(chances)
        error = max(error, spread**0.5)
    return Worth(mean, error), tasks


def steadiness(best: HindsightTask, other: HindsightTask) -> float:
    """Return in what share of small batches of worlds the best line is ahead; both searches go on."""
    return sum(_batch(best) > _batch(other) for _ in range(BATCHES)) / BATCHES


def _batch(task: HindsightTask) -> float:
    """Return the chance of the searching seat in a few more worlds."""
    search = task.search
    before = search.root.totals[search.seat]
    search.run(WORLDS)
    return (search.root.totals[search.seat] - before) / WORLDS


def theme_of(game: str, best: HindsightTask, other: HindsightTask) -> str:
    """Return what the best line gains, above all; "" if nothing can be named."""
    claims = claims_of(game)
    found = reasons_for(*(prospects(task.search, claims, AFTER_COURSE) for task in (best, other)))
    own = (one.claim for one in found if one.form == "gain" and one.claim.seat == best.search.seat)
    return next((claim.code for claim in own), "")


def surely(best: Worth, other: Worth) -> float:
    """Return by how much an answer is better, less twice the standard error."""
    return best.chance - other.chance - 2 * hypot(best.error, other.error)
