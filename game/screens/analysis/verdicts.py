"""The verdicts of an analysis in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.analysis.judging import DOUBTFUL
from game.screens.analysis.chart.signs import cost, percent

if TYPE_CHECKING:
    from ai.analysis.judging import Judgement
    from game.screens.analysis.findings import Findings
    from game.screens.analysis.words import Telling
    from game.texts.texts import Texts, Voice


class Verdicts:
    """Words what was found about each moment."""

    def __init__(self, findings: Findings, telling: Telling, words: Voice) -> None:
        """Word `findings`; `telling` knows the game's own sentences."""
        self.telling = telling
        self._findings = findings
        self._words = words

    @property
    def texts(self) -> Texts:
        """The game's texts in the current language."""
        return self.telling.texts

    def name_of(self, number: int) -> str:
        """Name a moment by its move number, as in the replay."""
        return self._words("analysis-decision", number=self._findings.begin_of(number) + 1)

    def sentence(self, number: int, *, short: bool = False) -> str:
        """Word the decision at a moment; `short`: only its result."""
        done = self.telling.done(number)
        return done[-1] if short else " ".join(done)

    def mark_word(self, judged: Judgement) -> str:
        """Word a verdict."""
        return self._words(f"analysis-mark-{judged.mark}")

    def verdict(self, number: int) -> str:
        """Word the verdict with its numbers, or why there is none."""
        findings, words = self._findings, self._words
        judged = findings.judged(number)
        if judged is None:
            mine = findings.mover_of(number) == findings.watcher and findings.analysis.moments[number].free
            return words("analysis-waiting") if mine else ""
        if judged.mark in ("settled", "unknown"):
            return words(f"analysis-why_not-{judged.mark}")
        word = self.mark_word(judged)
        spent = cost(judged, self.texts)
        if judged.mark in ("best", "good") or not spent:
            return word
        return words("analysis-lost", verdict=word, cost=spent)

    def better(self, number: int) -> str:
        """Word the better line, or one as good; "" if there is none."""
        judged = self._findings.judged(number)
        if judged is None or judged.mark in ("best", "settled", "unknown"):
            return ""
        key = "analysis-as_good" if judged.mark == "good" else "analysis-better"
        chances = {name: percent(getattr(judged, name), self.texts) for name in ("best", "played")}
        return self._words(key, move=self.telling.better(number), **chances)

    def reasons(self, number: int) -> str:
        """Word the reasons for the better line; "" if there is none."""
        judged = self._findings.judged(number)
        if judged is None or judged.mark not in DOUBTFUL:
            return ""
        return " ".join(self.telling.why(number))
