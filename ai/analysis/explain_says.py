"""Words the reasons of computer players: the chance to win, and what speaks for and against a move.

The messages are `explain-…` for all games, and `reason-<feature>-more|less|spared|given` of a game for a
difference in one feature: the chooser has more or less of it, rivals are spared or given more.
A difference without a message is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.texts.texts import YOU

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ai.analysis.explain import Explanation, Ground
    from game.texts.texts import Texts

MOST_FOR: Final = 2  # reasons for a move,
MOST_AGAINST: Final = 1  # and against it
ALIKE: Final = 1  # percentage points; a difference no greater counts as equal
WORTH_NAMING: Final = 0.2  # of the weightiest reason's weight


def told(
    explained: Explanation,
    seat: int,
    names: Sequence[str],
    texts: Texts,
    word: Callable[[int], str],
) -> list[str]:
    """Explain the choice of `seat` in one to three sentences; `word` names an action."""
    if explained.forced:
        return [texts("explain-only")]
    if explained.wins:
        return [texts("explain-wins")]
    return [expectation(explained, texts, word), *grounds(explained, seat, names, texts)]


def expectation(explained: Explanation, texts: Texts, word: Callable[[int], str]) -> str:
    """Word the move's chance to win, and that of the best alternative.

    If the alternative has the higher chance but less search, its number is left out, because it may be noise.
    An alternative with the same words, such as another card of equal value, is left out altogether.
    """
    if explained.glance:
        return texts("explain-obvious" if explained.compared is None else "explain-glance")
    chosen, other = explained.alternatives[0], explained.alternative()
    here = _percentage(chosen.share, texts)
    if other is None:
        return texts("explain-alone", here=here)
    if word(other.action) == word(explained.action):
        return texts("explain-share", here=here)
    better = percent(chosen.share) - percent(other.share)
    if abs(better) <= ALIKE:
        return texts("explain-alike", here=here, move=word(other.action))
    if better < 0 and other.attention < chosen.attention:
        return texts("explain-share", here=here)
    there = _percentage(other.share, texts)
    return texts("explain-expected", here=here, there=there, move=word(other.action))


def percent(share: float) -> int:
    """Round a win rate (0 to 1) to percent."""
    return round(100 * share)


def _percentage(share: float, texts: Texts) -> str:
    return texts("analysis-percent", number=percent(share))


def grounds(explained: Explanation, seat: int, names: Sequence[str], texts: Texts) -> list[str]:
    """Name what speaks for and against a choice of `seat`: one or two sentences."""
    if explained.compared is None:
        return []
    least = WORTH_NAMING * max((one.weight for one in (*explained.grounds, *explained.costs)), default=0.0)
    speaking = _named(explained.grounds, seat, names, texts, least)[:MOST_FOR]
    against = _named(explained.costs, seat, names, texts, least, against=True)[:MOST_AGAINST]
    if speaking:
        return [_sentence(speaking, texts), *(texts("explain-but", first=one) for one in against)]
    if explained.alternative() is None:
        return []
    even = _promises_no_more(explained)
    if against:
        return [texts("explain-even_but" if even else "explain-later", first=against[0])]
    return [texts("explain-even" if even else "explain-ahead")]


def _sentence(speaking: Sequence[str], texts: Texts) -> str:
    if len(speaking) == 1:
        return texts("explain-for", first=speaking[0])
    return texts("explain-both", first=speaking[0], second=speaking[1])


def _promises_no_more(explained: Explanation) -> bool:
    """Whether the move's chance is no higher than that of the alternative."""
    other = explained.alternative()
    chosen = explained.alternatives[0]
    return other is not None and percent(other.share) >= percent(chosen.share) - ALIKE


def _named(
    found: Sequence[Ground],
    seat: int,
    names: Sequence[str],
    texts: Texts,
    least: float,
    *,
    against: bool = False,
) -> list[str]:
    """Word reasons of weight `least` or more, weightiest first; one shared by several rivals only once."""
    worded: list[str] = []
    for one in found:
        alike = [
            other for other in found if other.code == one.code and (other.seat == seat) == (one.seat == seat)
        ]
        owners = [names[other.seat] for other in alike if other.weight >= least]
        said = ground(one, seat, owners, texts, against=against)
        if one.weight >= least and said and said not in worded:
            worded.append(said)
    return worded


def ground(reason: Ground, seat: int, owners: Sequence[str], texts: Texts, *, against: bool = False) -> str:
    """Word one reason of `seat`, or of the rivals in `owners`; "" if it has no message."""
    if reason.seat == seat:
        key = f"reason-{reason.code}-{'less' if against else 'more'}"
    else:
        key = f"reason-{reason.code}-{'given' if against else 'spared'}"
    return texts(key, names=_joined(owners, texts)) if texts.has(key) else ""


def _joined(names: Sequence[str], texts: Texts) -> str:
    """List rivals by name, YOU first; a lone YOU stays the sentinel, so that the message can select by it."""
    if len(names) == 1:
        return names[0]
    ordered = sorted(names, key=lambda name: name != YOU)
    told = [texts("explain-you") if name == YOU else name for name in ordered]
    return texts.join([*told[:1], *(texts("explain-further", name=name) for name in told[1:])])


def cost(move: str, share: float, best: float, texts: Texts) -> str:
    """Word the chance of `move`, and the best chance."""
    return texts("explain-cost", move=move, here=_percentage(share, texts), there=_percentage(best, texts))
