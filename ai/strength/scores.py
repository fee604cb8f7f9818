"""Results of many matches: each player's win rate, its Elo, and their confidence intervals."""

from __future__ import annotations

from collections import Counter
from math import inf, log10, sqrt
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.strength.matches import Contestant, Played

CONFIDENCE: Final = 1.96  # standard errors on each side, for 95 %
CERTAIN: Final = 1e-9  # shares this close to 0 or 1 count as such
COLUMNS: Final = "{:<{wide}} {:>6} {:>6} {:>15} {:>6} {:>14} {:>6} {:>8} {:>6}"
NARROW: Final = 12  # characters for a player's name, at least
HEADS: Final = ("player", "seats", "share", "95 %", "Elo", "95 %", "moves", "ms/move", "faults")


class Score(msgspec.Struct, frozen=True):
    """One player's results over all its seats."""

    player: str
    games: int  # seats it played
    share: float  # win rate, 0 to 1; all players together have 1
    low: float  # 95 % confidence
    high: float
    elo: float  # above the other players, taken as equal to one another
    elo_low: float
    elo_high: float
    decisions: float  # per game
    milliseconds: float  # of processor time per decision
    faults: int
    troubles: dict[str, int] = {}  # matches in which an outside program was replaced, by the reason


def add_up(contestants: tuple[Contestant, ...], rows: list[list[Played]]) -> list[Score]:
    """Sum up each player's results, by its word, over blocks of matches."""
    words = list(dict.fromkeys(one.word for one in contestants))
    return [
        _score(word, [i for i, one in enumerate(contestants) if one.word == word], rows) for word in words
    ]


def _score(word: str, mine: list[int], rows: list[list[Played]]) -> Score:
    matches = [match for row in rows for match in row]
    by_block = [sum(match.shares[i] for match in row for i in mine) / len(row) for row in rows]
    share = sum(by_block) / len(by_block)
    low, high = interval(by_block, len(matches))
    others = len(matches[0].shares) - len(mine)
    decisions = sum(match.decisions[i] for match in matches for i in mine)
    seconds = sum(match.seconds[i] for match in matches for i in mine)
    troubles = [match.troubles[i] for match in matches if match.troubles for i in mine if match.troubles[i]]
    return Score(
        player=word,
        games=len(matches) * len(mine),
        share=share,
        low=low,
        high=high,
        elo=elo(share, len(mine), others),
        elo_low=elo(low, len(mine), others),
        elo_high=elo(high, len(mine), others),
        decisions=decisions / (len(matches) * len(mine)),
        milliseconds=1000 * seconds / max(1, decisions),
        faults=sum(match.faults[i] for match in matches for i in mine),
        troubles=dict(Counter(troubles)),
    )


def interval(samples: Sequence[float], games: int, errors: float = CONFIDENCE) -> tuple[float, float]:
    """Return the confidence interval of a mean share (Wilson's, for the effective number of games).

    It extends `errors` standard errors to each side: 95 % by default.
    """
    number = len(samples)
    mean = sum(samples) / number
    spread = sum((sample - mean) ** 2 for sample in samples) / max(1, number - 1) / number
    worth = mean * (1 - mean) / spread if spread else float(games)
    z = errors * errors / worth
    middle = (mean + z / 2) / (1 + z)
    reach = errors * sqrt(mean * (1 - mean) / worth + z / 4 / worth) / (1 + z)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def elo(share: float, mine: int, others: int) -> float:
    """Convert the win rate of `mine` seats among `others` to Elo points above those others.

    Assumes that a seat wins in proportion to its strength; 400 points more are ten times the strength.
    """
    if not others:
        return 0.0
    if share < CERTAIN:
        return -inf
    if share > 1 - CERTAIN:
        return inf
    return 400 * log10(share * others / ((1 - share) * mine))


def table(scores: Sequence[Score]) -> str:
    """Format the scores as a table."""
    wide = max(NARROW, *(len(one.player) for one in scores))
    lines = [COLUMNS.format(*HEADS, wide=wide)]
    for one in scores:
        sure = f"{one.low:.3f} to {one.high:.3f}"
        elo_sure = f"{one.elo_low:+.0f} to {one.elo_high:+.0f}"
        numbers = (f"{one.share:.3f}", sure, f"{one.elo:+.0f}", elo_sure)
        pace = (f"{one.decisions:.1f}", f"{one.milliseconds:.2f}", one.faults)
        lines.append(COLUMNS.format(one.player, one.games, *numbers, *pace, wide=wide))
    lines += [
        f"{one.player} was replaced in {number} of {one.games} matches: {code}"
        for one in scores
        for code, number in one.troubles.items()
    ]
    return "\n".join(lines)
