"""Words the reasons of computer players: the chance to win, what a move leads to, and what it risks.

The messages are `explain-…` for all games. A game's own are `reason-<code>` for what a move gains,
`reason-<code>-prevented` for what would have happened after the other move, and `reason-<code>-risk`. Their
variables are the claim's facts, as the game names them; $name is who does it, $me who decides, and $odds says
how likely it is. A claim without a message is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.analysis.foresight import STOCK
from game.engine.game import load
from game.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ai.analysis.claims import Claim, Reason
    from ai.analysis.explain import Explanation
    from game.texts.texts import Texts

    Word = Callable[[int], str]  # names an action of the decision
    Later = Callable[[bytes, int], str]  # names an action in a packed state

MOST: Final = 2  # reasons of all
WORTH_NAMING: Final = 0.4  # of the weightiest reason's worth
CERTAIN: Final = 0.9  # from here on no odds are told
TENTHS: Final = 10
KEYS: Final = {"gain": "", "prevented": "-prevented", "risk": "-risk"}


def told(
    explained: Explanation,
    seat: int,
    names: Sequence[str],
    texts: Texts,
    word: Word,
    later: Later | None = None,
) -> list[str]:
    """Explain the choice of `seat` in one to three sentences; `word` names an action."""
    if explained.forced:
        return [texts("explain-only")]
    if explained.wins:
        return [texts("explain-wins")]
    return [expectation(explained, texts, word), *grounds(explained.reasons, seat, names, texts, later)]


def expectation(explained: Explanation, texts: Texts, word: Word) -> str:
    """Word the move's chance to win, and that of the best alternative.

    One that a personality, or too little search, passed over is not told. An alternative with the same words,
    such as another card of equal value, is left out, too.
    """
    if explained.glance:
        return texts("explain-glance")
    chosen, other = explained.alternatives[0], explained.alternative()
    here = _percentage(chosen.share, texts)
    if other is None:
        return texts("explain-alone", here=here)
    if word(other.action) == word(explained.action):
        return texts("explain-share", here=here)
    if percent(chosen.share) == percent(other.share) or chosen.about_equal(other):
        return texts("explain-alike", here=here, move=word(other.action))
    if chosen.share < other.share:
        return texts("explain-share", here=here)
    there = _percentage(other.share, texts)
    return texts("explain-expected", here=here, there=there, move=word(other.action))


def percent(share: float) -> int:
    """Round a win rate (0 to 1) to percent."""
    return round(100 * share)


def _percentage(share: float, texts: Texts) -> str:
    return texts("analysis-percent", number=percent(share))


def grounds(
    reasons: Sequence[Reason], seat: int, names: Sequence[str], texts: Texts, later: Later | None = None
) -> list[str]:
    """Word what decides for or against a move of `seat`, at most two sentences.

    The main point comes first: what decides for it, else what it leads to anyway, else what it risks.
    """
    said: list[str] = []
    most = 0.0
    for reason in sorted(reasons, key=_rank):
        if len(said) == MOST or reason.worth < WORTH_NAMING * most:
            continue
        sentence = ground(reason, seat, names, texts, later)
        if sentence and sentence not in said:
            said.append(sentence)
            most = max(most, reason.worth)
    return said


def _rank(reason: Reason) -> int:
    """Return the place of a reason among others: for it, against it, what happens anyway."""
    if reason.form == "risk":
        return 3 if not reason.decides else 1
    return 0 if reason.decides else 2


def risk(reasons: Sequence[Reason], seat: int, names: Sequence[str], texts: Texts) -> str:
    """Word the worst that a move of `seat` risks; "" if nothing is known."""
    said = (ground(one, seat, names, texts) for one in reasons if one.form == "risk")
    return next(filter(None, said), "")


def ground(reason: Reason, seat: int, names: Sequence[str], texts: Texts, later: Later | None = None) -> str:
    """Word one reason of `seat`; "" if it has no message."""
    claim = reason.claim
    if claim.code == STOCK:
        return _onward(claim, names, texts, later)
    key = f"reason-{claim.code}{KEYS[reason.form]}"
    if not texts.has(key):
        return ""
    odds = ""
    if reason.often < CERTAIN:
        odds = texts("explain-odds", tenths=max(1, round(TENTHS * reason.often)))
    other = claim.facts.get("other")
    named = {"other": names[other] if other >= 0 else "none"} if isinstance(other, int) else {}
    return texts(key, **facts_of(claim, texts), **named, name=names[claim.seat], me=names[seat], odds=odds)


def _onward(claim: Claim, names: Sequence[str], texts: Texts, later: Later | None) -> str:
    """Word how a seat goes on in a game without reasons of its own."""
    action = claim.facts.get("action")
    if later is None or not isinstance(action, int):
        return ""
    return texts("explain-onward", name=names[claim.seat], move=later(claim.position, action))


def facts_of(claim: Claim, texts: Texts) -> Mapping[str, object]:
    """Return a claim's facts as its game names them."""
    path = GAMES[texts.part].reasons if texts.part in GAMES else ""
    if not path:
        return {}
    name: Callable[[Claim, Texts], Mapping[str, object]] = load(f"{path}:facts")
    return {key: fact for key, fact in name(claim, texts).items() if key != "other"}


def cost(move: str, share: float, best: float, texts: Texts) -> str:
    """Word the chance of `move`, and the best chance."""
    return texts("explain-cost", move=move, here=_percentage(share, texts), there=_percentage(best, texts))
