"""Words of challenges and achievements that several screens need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.challenges.goals import COMMON, EVERY_GAME, Achievement, Bound, Challenge, goal_words, goals_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.texts.texts import Texts, Voice
    from saves.challenges.proof import Proof


def texts_of(game: str, words: Voice) -> Texts:
    """Return the texts in which a game's goals are worded, or those of any."""
    return words.of(game) if game else words.texts


def told_bounds(game: str, bounds: Sequence[Bound], words: Voice) -> str:
    """Word what a match has to show: each bound as a short phrase, in one line."""
    told = [
        texts_of(COMMON if bound.measure in EVERY_GAME else game, words)(
            goal_words(bound), number=bound.most if bound.least is None else bound.least
        )
        for bound in bounds
    ]
    line = " · ".join(told)
    return line[:1].upper() + line[1:]


def told_challenge(game: str, one: Challenge, words: Voice) -> str:
    """Word a challenge's name."""
    return words.of(game)(f"challenge-{one.id}")


def told_achievement(game: str, one: str, words: Voice) -> str:
    """Word an achievement's name."""
    return texts_of(game, words)(f"achievement-{one}")


def told_needs(game: str, one: Achievement, words: Voice) -> str:
    """Word what an achievement needs."""
    return told_bounds(game, one.needs, words)


def told_news(proof: Proof, words: Voice) -> list[str]:
    """Word what a match proves, one line each."""
    lines = []
    for one in goals_of(proof.game).challenges:
        if one.id == proof.challenge and any(proof.stars):
            name, count = told_challenge(proof.game, one, words), sum(proof.stars)
            lines.append(words("challenges-new_stars", name=name, number=count))
    lines += [
        words("challenges-new_achievement", name=told_achievement(game, one, words))
        for game, one in proof.achievements
    ]
    return lines
