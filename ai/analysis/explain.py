"""Why a player chose an action, as data: chances, alternatives, and reasons found by the search.

`explain_says` words them. Hints, the coach, the graph of chances and the verdicts after a game all use these
data.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from ai.analysis.claims import Reason, reasons_for
from ai.analysis.compared import Alternative, alternatives_of, compared_with
from ai.analysis.sides import share_of, side_of
from ai.personas.personas import winning

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.worker.tasks import SearchResult
    from game.engine.contract import State

VerdictCode = Literal["best", "good", "doubtful", "mistake", "blunder", "unknown"]
VERDICTS: Final[tuple[tuple[float, VerdictCode], ...]] = (  # loss of expected win rate, at most
    (0.02, "good"),
    (0.06, "doubtful"),
    (0.12, "mistake"),
)


class Explanation(msgspec.Struct, frozen=True):
    """What a player thinks of its choice."""

    action: int
    chances: tuple[float, ...]  # of each seat
    alternatives: tuple[Alternative, ...]  # the chosen action's first, then by attention
    compared: int | None  # the alternative that the reasons compare with; None: there is none
    reasons: tuple[Reason, ...]  # for it and against it, the weightiest first
    forced: bool = False  # the rules allow nothing else
    glance: bool = False  # chosen without search
    wins: bool = False  # it ends the match with a win, whatever is hidden from the chooser

    def alternative(self) -> Alternative | None:
        """The alternative to compare with, if it was tried seriously."""
        others = self.alternatives[1:]
        return next((one for one in others if one.action == self.compared), None)


class Verdict(msgspec.Struct, frozen=True):
    """How good a played action was."""

    code: VerdictCode
    loss: float  # of expected win rate, against the best action; 0 if unknown


def explain(state: State, seat: int, choice: SearchResult) -> Explanation:
    """Explain the choice of `seat` in `state`, using only what this seat knows."""
    side = side_of(state, seat)
    compared = compared_with(side, choice)
    chosen = choice.prospects.get(choice.action, ())
    other = () if compared is None else choice.prospects.get(compared, ())
    return Explanation(
        choice.action,
        choice.values,
        alternatives_of(side, choice),
        compared,
        reasons_for(chosen, other),
        forced=len(state.legal_actions()) == 1,
        glance=choice.simulations == 0,
        wins=winning(state, seat, [choice.action], 0) is not None,
    )


def verdict(seat: int, choice: SearchResult, action: int, side: Sequence[int] = ()) -> Verdict:
    """Judge what `seat` played by a strong player's `choice` in the same position.

    `side` lists the seats that win together with it, if any (`ai.analysis.sides`).
    """
    if action == choice.action:
        return Verdict("best", 0.0)
    if action not in choice.worths:
        return Verdict("unknown", 0.0)
    together = side or (seat,)
    best, played = (share_of(together, choice.worths[one]) for one in (choice.action, action))
    loss = max(0.0, best - played)
    code: VerdictCode = next((code for most, code in VERDICTS if loss <= most), "blunder")
    return Verdict(code, loss)
