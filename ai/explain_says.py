"""The reasons of computer players as sentences, English and German: what is expected, what speaks for it.

At most three: how many games a move wins and how many the best other one would; what speaks for it against
that other one; what speaks against it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.explain_words import PREDICATES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ai.explain import Alternative, Explanation, Ground, Verdict
    from game.texts.texts import Texts

Both = dict[str, str]  # by language

MOST_FOR: Final = 2  # reasons named for a move,
MOST_AGAINST: Final = 1  # and against it
ALIKE: Final = 1  # of 100 games; a difference no greater says nothing
WORTH_NAMING: Final = 0.2  # of the weight of the weightiest reason
LANGUAGES: Final = ("en", "de")  # the order in `explain_words`

FOR: Final[Both] = {"en": "It {all}.", "de": "Es {all}."}
BUT: Final[Both] = {"en": "But it {all}.", "de": "Aber es {all}."}
STILL: Final[Both] = {
    "en": "It {all}; that pays further on.",
    "de": "Es {all}; das zahlt sich später aus.",
}
AND: Final[Both] = {"en": " and ", "de": " und "}
NOTHING: Final[Both] = {
    "en": "What makes the difference lies further ahead.",
    "de": "Was den Unterschied macht, liegt weiter voraus.",
}
EVEN: Final[Both] = {
    "en": "Nothing that can be named tells them apart.",
    "de": "Ein Unterschied, den man benennen könnte, ist nicht dabei.",
}
ONLY: Final[Both] = {"en": "Nothing else is possible.", "de": "Etwas anderes ist nicht möglich."}
OBVIOUS: Final[Both] = {
    "en": "Nothing else is worth a thought.",
    "de": "Anderes ist keinen Gedanken wert.",
}
GLANCE: Final[Both] = {
    "en": "Chosen at first sight, without thinking ahead.",
    "de": "Auf den ersten Blick gewählt, ohne vorauszudenken.",
}
# what is expected: `here` of a hundred games, and `there` with the other move, `move`
ALONE: Final[Both] = {
    "en": "It wins {here} like this one; nothing else was worth much thought.",
    "de": "Das gewinnt {here}; anderes war kaum einen Gedanken wert.",
}
AGAINST: Final[Both] = {
    "en": "It wins {here} like this one, “{move}” {there}.",
    "de": "Das gewinnt {here}, „{move}“ {there}.",
}
LIKE: Final[Both] = {
    "en": "It wins {here} like this one, “{move}” about as many.",
    "de": "Das gewinnt {here}, „{move}“ etwa ebenso viele.",
}
LESS_SURE: Final[Both] = {
    "en": "It wins {here} like this one; “{move}” comes to {there}, but was thought through less.",
    "de": "Das gewinnt {here}; „{move}“ kommt auf {there}, ist aber weniger durchdacht.",
}
HARDLY: Final[Both] = {"en": "hardly one of 100 games", "de": "kaum eine von 100 solchen Partien"}
ABOUT: Final[Both] = {"en": "about {number} of 100 games", "de": "etwa {number} von 100 solchen Partien"}
ALMOST: Final[Both] = {"en": "almost all of 100 games", "de": "fast alle 100 solchen Partien"}
THERE_HARDLY: Final[Both] = {"en": "hardly one", "de": "kaum eine"}
THERE_ABOUT: Final[Both] = {"en": "about {number}", "de": "etwa {number}"}
THERE_ALMOST: Final[Both] = {"en": "almost all", "de": "fast alle"}
COST: Final[Both] = {
    "en": "“{move}” would win {here} like this one; {there} could be won.",
    "de": "„{move}“ gewönne {here}; möglich wären {there}.",
}
VERDICTS: Final[dict[str, Both]] = {
    "best": {"en": "The best move.", "de": "Der beste Zug."},
    "good": {"en": "A good move.", "de": "Ein guter Zug."},
    "doubtful": {"en": "There was something better.", "de": "Es gab etwas Besseres."},
    "mistake": {"en": "A mistake.", "de": "Ein Fehler."},
    "blunder": {"en": "A blunder.", "de": "Ein grober Fehler."},
    "unknown": {"en": "Not thought about.", "de": "Nicht durchdacht."},
}


def told(
    game: str,
    explained: Explanation,
    seat: int,
    names: Sequence[str],
    texts: Texts,
    word: Callable[[int], str],
) -> list[str]:
    """Say in one to three sentences why `seat` chose so; `word` puts an action into words."""
    if explained.forced:
        return [ONLY[texts.language]]
    reasons = grounds(game, explained, seat, names, texts)
    return [expectation(explained, texts, word), *reasons]


def expectation(explained: Explanation, texts: Texts, word: Callable[[int], str]) -> str:
    """Say how many games the move wins, and how many the best other one."""
    if explained.glance:
        return (OBVIOUS if explained.compared is None else GLANCE)[texts.language]
    chosen, other = explained.alternatives[0], explained.alternative()
    here = _of_hundred(chosen, texts)
    if other is None:
        return ALONE[texts.language].format(here=here)
    better = percent(chosen.share) - percent(other.share)
    if abs(better) <= ALIKE:
        frame = LIKE
    else:
        frame = LESS_SURE if better < 0 and other.attention < chosen.attention else AGAINST
    return frame[texts.language].format(here=here, move=word(other.action), there=_there(other.share, texts))


def percent(share: float) -> int:
    """Tell a share of the victory in games of a hundred."""
    return round(100 * share)


def _of_hundred(one: Alternative, texts: Texts) -> str:
    return _counted(percent(one.share), (HARDLY, ABOUT, ALMOST), texts)


def _there(share: float, texts: Texts) -> str:
    return _counted(percent(share), (THERE_HARDLY, THERE_ABOUT, THERE_ALMOST), texts)


def _counted(number: int, frames: tuple[Both, Both, Both], texts: Texts) -> str:
    frame = frames[0] if number <= 0 else frames[2] if number >= 100 else frames[1]
    return frame[texts.language].format(number=number)


def grounds(game: str, explained: Explanation, seat: int, names: Sequence[str], texts: Texts) -> list[str]:
    """Say what speaks for a choice of `seat` and what against it, or that nothing known does: one or two."""
    if explained.compared is None:
        return []
    least = WORTH_NAMING * max((one.weight for one in (*explained.grounds, *explained.costs)), default=0.0)
    speaking = _named(game, explained.grounds, seat, names, texts, least)[:MOST_FOR]
    against = _named(game, explained.costs, seat, names, texts, least, against=True)[:MOST_AGAINST]
    if speaking:
        sentences = [FOR[texts.language].format(all=AND[texts.language].join(speaking))]
        return sentences + [BUT[texts.language].format(all=one) for one in against]
    if explained.alternative() is None:
        return []
    if against:
        return [(FOR if _promises_no_more(explained) else STILL)[texts.language].format(all=against[0])]
    return [(EVEN if _promises_no_more(explained) else NOTHING)[texts.language]]


def _promises_no_more(explained: Explanation) -> bool:
    """Whether the move promises no more than the one that it is compared with."""
    other = explained.alternative()
    chosen = explained.alternatives[0]
    return other is not None and percent(other.share) >= percent(chosen.share) - ALIKE


def _named(
    game: str,
    found: Sequence[Ground],
    seat: int,
    names: Sequence[str],
    texts: Texts,
    least: float,
    *,
    against: bool = False,
) -> list[str]:
    """Word what weighs `least` or more, the weightiest first; what concerns several rivals is said once."""
    worded: list[str] = []
    for one in found:
        alike = [
            other for other in found if other.code == one.code and (other.seat == seat) == (one.seat == seat)
        ]
        owners = [names[other.seat] for other in alike if other.weight >= least]
        said = ground(game, one, seat, _joined(owners, texts), texts, against=against)
        if one.weight >= least and said and said not in worded:
            worded.append(said)
    return worded


def ground(game: str, reason: Ground, seat: int, owners: str, texts: Texts, *, against: bool = False) -> str:
    """Word one reason of `seat`, a rival's with the `owners` it is about; "" where it has no words."""
    known = PREDICATES.get(game, {}).get(reason.code)
    if known is None:
        return ""
    own = known.less if against else known.more
    rival = known.given if against else known.spared
    words = own if reason.seat == seat else rival
    return words[LANGUAGES.index(texts.language)].format(names=owners) if words else ""


def _joined(names: Sequence[str], texts: Texts) -> str:
    return AND[texts.language].join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def cost(move: str, share: float, best: float, texts: Texts) -> str:
    """Say what `move` would win, and what could be won."""
    here = _counted(percent(share), (HARDLY, ABOUT, ALMOST), texts)
    return COST[texts.language].format(move=move, here=here, there=_there(best, texts))


def verdict(judged: Verdict, texts: Texts) -> str:
    """Word what is to be thought of a move."""
    return VERDICTS[judged.code][texts.language]
