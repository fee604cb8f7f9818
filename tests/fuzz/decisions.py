"""Decisions in words, as files, codes and lessons hold them: read, made or refused, in every game."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any, Final

from game.commands.line import WrongWords
from game.commands.opening import read_options
from game.engine.contract import OVER, Rules
from game.engine.errors import EngineError, IllegalAction, UnknownText
from game.engine.match import Match
from game.registry import GAMES, RULES
from game.screens.games import says_of
from tests.fuzz.target import Alter, Target
from tests.fuzz.typed import text_of
from tests.speaking import speaking

IN = {game: speaking(game) for game in GAMES}

LINES: Final = 60  # of an input
WORDS: Final = (
    "\n",
    " ",
    "with",
    "on",
    "from",
    "level",
    "free",
    "pass",
    "take back",
    "1",
    "-1",
    "9" * 30,
)


def reads_decisions(rules: Rules, data: bytes) -> None:
    """A line is an action that is written as it is read, and made or refused with a reason; or no action."""
    first, *lines = text_of(data).split("\n")[: LINES + 1]
    match = begun(rules, first)
    for line in lines:
        try:
            action = match.state.read(line)
        except UnknownText:
            continue
        assert match.state.read(match.state.notation(action)) == action
        if match.over:
            continue
        try:
            match.play(action)
        except IllegalAction as error:
            worded(rules, error)


def worded(rules: Rules, error: IllegalAction) -> None:
    """See that the reason of a refusal can be told, in all languages."""
    says: Any = says_of(rules.id)

    assert all(says.reason(error.reason, texts) for texts in IN[rules.id].values())


def begun(rules: Rules, first: str) -> Match:
    """Begin the match of an input's first line: seats, a seed, options; what is not allowed is left out."""
    seats, seed, *words = [*first.split("|"), "", ""]
    many = rules.seats[len(seats) % len(rules.seats)] if not seats.isdecimal() else int(seats[:2])
    try:
        options = read_options(rules.id, [word for word in words if word])
        return Match(rules, many, sum(map(ord, seed)), options)
    except (EngineError, WrongWords):
        return Match(rules, rules.seats[0], 1)


def shaken_decisions(rules: Rules, data: bytes, luck: Random, alter: Alter) -> bytes:
    """Change a line, move or repeat one, or make decisions from some line on that are legal."""
    first, *lines = text_of(data).split("\n")[: LINES + 1]
    kind = luck.randrange(6)
    if kind == 0 or not lines:
        return alter(data)
    at = luck.randrange(len(lines))
    if kind == 1:
        lines[at] = text_of(alter(lines[at].encode("utf-8", "surrogateescape")))
    elif kind == 2:
        lines.insert(luck.randrange(len(lines)), lines[at])
    elif kind == 3:
        del lines[at]
    else:
        lines = lines[:at] + _legal(begun(rules, first), lines[:at], luck)
    return "\n".join([first, *lines]).encode("utf-8", "surrogateescape")


def _legal(match: Match, before: list[str], luck: Random) -> list[str]:
    """Play the lines that can be, then a few legal decisions; return these."""
    for line in before:
        try:
            match.play(match.state.read(line))
        except EngineError:
            continue
    made = len(match.decisions)
    for _ in range(luck.randint(1, 8)):
        if match.state.to_move == OVER:
            break
        match.play(luck.choice(match.state.legal_actions()))
    return list(match.decisions[made:])


TARGETS: Final = tuple(
    Target(
        f"decisions_{rules.id}",
        partial(reads_decisions, rules),
        f"{__name__}.Match.play",
        partial(shaken_decisions, rules),
        WORDS,
    )
    for rules in RULES.values()
)
