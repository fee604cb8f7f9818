"""All that a library proves: the best of each challenge, the first of each achievement."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Final, NamedTuple

from ai.challenges.goals import COMMON, goals_of
from game.registry import GAMES
from saves.challenges.proof import NO_STARS, Proof, unpack_proof

if TYPE_CHECKING:
    from collections.abc import Iterable

    from saves.index.feats import KeptFeats

ALL_GAMES: Final = "all_games"  # the achievement that only several matches prove: won in each game with goals
Goal = tuple[str, str]  # game (COMMON: of any), and the id


class Source(NamedTuple):
    """The match that proved something first."""

    name: str  # of its file
    saved_at: datetime


@dataclass
class Gathered:
    """What was proved; adding matches oldest first dates it by the first of them."""

    stars: dict[Goal, tuple[bool, bool, bool]] = field(default_factory=dict)
    achievements: dict[Goal, Source] = field(default_factory=dict)
    games: set[str] = field(default_factory=set)  # that were won

    def add(self, proof: Proof, source: Source) -> None:
        """Add what one match proves."""
        if proof.challenge:
            goal = (proof.game, proof.challenge)
            before = self.stars.get(goal, NO_STARS)
            first, second, third = (old or new for old, new in zip(before, proof.stars, strict=True))
            self.stars[goal] = first, second, third
        for goal in proof.achievements:
            self.achievements.setdefault(goal, source)
        if proof.won:
            self.games.add(proof.game)
            if self.games >= games_with_goals():
                self.achievements.setdefault((COMMON, ALL_GAMES), source)

    def count(self, game: str) -> int:
        """Count the stars of a game."""
        return sum(sum(stars) for (of, _), stars in self.stars.items() if of == game)


def gathered(kept: Iterable[KeptFeats]) -> Gathered:
    """Put together what is kept in the index, oldest first."""
    whole = Gathered()
    for one in kept:
        proof = unpack_proof(one.data)
        if proof is not None:
            whole.add(proof, Source(one.name, datetime.fromisoformat(one.saved_at)))
    return whole


def games_with_goals() -> set[str]:
    """Return the games that have challenges."""
    return {game for game in GAMES if goals_of(game).challenges}
