"""How good an answer is: graded by what it costs, not by whether it equals the best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from ai.analysis.judging import Judgement

Grade = Literal["best", "excellent", "good", "inaccuracy", "mistake", "blunder", "unknown"]
GRADES: Final[tuple[tuple[float, Grade], ...]] = (  # loss of the chance to win, at most
    (0.0, "best"),
    (0.02, "excellent"),
    (0.05, "good"),
    (0.10, "inaccuracy"),
    (0.20, "mistake"),
)
RIGHT: Final = frozenset({"best", "excellent", "good"})


def grade(judged: Judgement) -> Grade:
    """Grade an answer by its judgement."""
    if judged.mark == "unknown":
        return "unknown"
    if judged.mark == "best":
        return "best"
    return next((name for most, name in GRADES[1:] if judged.loss <= most), "blunder")
