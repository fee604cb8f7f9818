"""How languages count: which form of a text belongs to a number.

A language names its rule in its own texts, `plural` of `[language]`. A text that is counted has the forms
of its rule, "load.decisions.one" and "load.decisions.many"; some rules have "load.decisions.few" as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

PLAIN: Final = "english"  # the rule of a language that names none


def _none(_number: int) -> str:
    """Turkish with numbers, Japanese: always the same form."""
    return "many"


def _english(number: int) -> str:
    """English, German, Dutch, Italian, Spanish."""
    return "one" if number == 1 else "many"


def _french(number: int) -> str:
    """French, Brazilian Portuguese."""
    return "one" if number in (0, 1) else "many"


def _czech(number: int) -> str:
    """Czech, Slovak."""
    return "one" if number == 1 else "few" if number in (2, 3, 4) else "many"


def _polish(number: int) -> str:
    """Polish."""
    return "one" if number == 1 else "few" if _ends_in_two_to_four(number) else "many"


def _russian(number: int) -> str:
    """Russian, Ukrainian, Serbian, Croatian."""
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if _ends_in_two_to_four(number) else "many"


def _ends_in_two_to_four(number: int) -> bool:
    return number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)


PLURALS: Final[dict[str, Callable[[int], str]]] = {
    "none": _none,
    PLAIN: _english,
    "french": _french,
    "czech": _czech,
    "polish": _polish,
    "russian": _russian,
}


def forms_of(rule: str) -> tuple[str, ...]:
    """Return the forms that a rule needs, in order: its "one", "few" and "many"."""
    used = {PLURALS[rule](number) for number in range(120)}
    return tuple(form for form in ("one", "few", "many") if form in used)
