"""What is said about a retried moment: what was done, what was better, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.analysis.judging import DOUBTFUL
from game.screens.analysis.chart.signs import percent
from game.screens.widgets.layout import Prose
from game.table.art.palette import FROST, GILT, MIST

if TYPE_CHECKING:
    from game.screens.analysis.retry.session import Tried
    from game.texts.texts import Voice


def told_of(tried: Tried, words: Voice, *, past: bool = True) -> list[Prose]:
    """Word what was done, what would have been better, and why; with `past`, also what was done then."""
    judged, telling, number, texts = tried.judged, tried.telling, tried.number, words.texts
    found = [Prose(words("analysis-you_did", move=telling.course(number, tried.course)), "text", 22.0)]
    if judged.mark != "unknown":
        chances = {name: percent(getattr(judged, name), texts) for name in ("best", "played")}
        found.append(Prose(words("analysis-chance_now", **chances), "sans_medium", 18.0, MIST))
        if judged.mark in DOUBTFUL or (judged.mark == "good" and judged.loss):
            key = "analysis-better" if judged.mark in DOUBTFUL else "analysis-as_good"
            told = words(key, move=telling.better(number), **chances)
            found.append(Prose(told, "sans_bold", 19.0, GILT))
        found += _then(tried, words, past=past)
    return found


def _then(tried: Tried, words: Voice, *, past: bool) -> list[Prose]:
    """Word the reasons, and the decision in the original match."""
    judged, telling, number = tried.judged, tried.telling, tried.number
    played = tried.analysis.moments[number].course
    same = past and tried.course == played
    found = []
    then = tried.analysis.judged[number]
    against = played if judged.mark == "best" else tried.course
    reasons = telling.reasons(number, against) if judged.mark != "settled" and not same else []
    if same and then.mark in DOUBTFUL:
        reasons = telling.why(number)
    if reasons:
        found.append(Prose(" ".join(reasons), "sans", 18.0, FROST))
    if same:
        found.append(Prose(words("analysis-same_then"), "text_italic", 18.0, MIST))
    elif past and then.mark != "unknown":
        told = words(
            "analysis-then",
            move=telling.course(number, played),
            played=percent(then.played, words.texts),
        )
        found.append(Prose(told, "text_italic", 18.0, MIST))
    return found
