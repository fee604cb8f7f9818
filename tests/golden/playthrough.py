"""Whole games written down to be read: every decision, what it changed on the table, and how it ended.

A playthrough is made from its seed and decisions alone. Each block is a position: who is to move, how many
choices there are, and two hashes, of all choices and of all that the seats see; so no change goes unnoticed.
Lines of the table are shown where they have changed, all of them at every twentieth block, with all choices.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from game.engine.contract import OVER, State
from game.engine.match import Match
from game.engine.options import Value
from game.registry import GAMES
from tests.golden.games import Shown

HERE: Final = Path(__file__).parent
WHOLE_EVERY: Final = 20  # blocks
UNSAID: Final = frozenset({"target", "copies", "sets", "ending"})  # house rules younger than these files
HEADER: Final = re.compile(
    r"game (\S+), revision (\d+), seats (\d+), seed (\d+), options (.*)\nending (\S+): .+\n"
)
OPTION: Final = re.compile(r"(\w+)=(.*?)(?= \w+=|$)")  # values have blanks in them
DECISION: Final = re.compile(r"^> (.+)$", re.MULTILINE)


def path_of(game: str, ending: str, seats: int) -> Path:
    """Tell where a playthrough lies."""
    return HERE / game / f"{ending}-{seats}.txt"


def read(text: str) -> tuple[Match, str]:
    """Play the game of a written playthrough again; tell the match and the ending's name."""
    header = HEADER.match(text)
    assert header is not None, "the first two lines tell game, revision, seats, seed, options and ending"
    game, _, seats, seed, options, ending = header.groups()
    chosen = dict(OPTION.findall(options))
    rules = GAMES[game].rules
    known = {option.name: option for option in rules.options}
    match = Match(
        rules, int(seats), int(seed), {name: known[name].read(value) for name, value in chosen.items()}
    )
    for decision in DECISION.findall(text):
        match.play(match.state.read(decision))
    return match, ending


def write(match: Match, ending: str, means: str, shown: Shown) -> str:
    """Write the playthrough of a finished match."""
    options = " ".join(f"{name}={value}" for name, value in _told(match).items())
    rules = match.rules
    game = f"game {rules.id}, revision {rules.revision}"
    head = f"{game}, seats {match.seats}, seed {match.seed}, options {options}"
    blocks = [f"{head}\nending {ending}: {means}\n"]
    before: dict[str, str] = {}
    for number in range(len(match.decisions) + 1):
        state = match.at(number)
        lines = shown(state)
        whole = number % WHOLE_EVERY == 0 or state.to_move == OVER
        body = [f"{word}: {line}" for word, line in lines.items() if whole or before.get(word) != line]
        before = lines
        blocks.append(
            "\n".join([_heading(number, state), *body, *_end_of_block(match, number, whole=whole)]) + "\n"
        )
    return "\n".join(blocks)


def _told(match: Match) -> dict[str, Value]:
    """Return the options to write: those of UNSAID only where they were chosen."""
    defaults = {option.name: option.default for option in match.rules.options if option.name in UNSAID}
    return {name: value for name, value in match.options.items() if defaults.get(name, ...) != value}


def _heading(number: int, state: State) -> str:
    texts = [state.notation(action) for action in state.legal_actions()]
    views = [msgspec.json.encode(state.view(seat)) for seat in range(state.seats)]
    hashes = f"{_hash(chr(10).join(texts).encode())} {_hash(b''.join(views))}"
    if state.to_move == OVER:
        return f"#{number} over, {hashes}"
    return f"#{number} seat {state.to_move + 1} to move, {len(texts)} choices, {hashes}"


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:8]


def _end_of_block(match: Match, number: int, *, whole: bool) -> Iterator[str]:
    state = match.at(number)
    if state.to_move == OVER:
        yield "places: " + " ".join(str(place) for place in state.places())
        yield "shares: " + " ".join(f"{share:.4f}" for share in state.returns())
        return
    if whole:
        yield from _choices(state)
    yield f"> {match.decisions[number]}"
    steps = [before.notation(action) for before, action in _table_steps(match, number)]
    if steps:
        yield "table: " + ", ".join(steps)


def _choices(state: State) -> Iterator[str]:
    by_verb: dict[str, list[str]] = {}
    for action in state.legal_actions():
        verb, _, rest = state.notation(action).partition(" ")
        by_verb.setdefault(verb, []).append(rest)
    for verb, rests in by_verb.items():
        yield f"can {verb} " + "; ".join(rests)


def _table_steps(match: Match, number: int) -> Iterator[tuple[State, int]]:
    decision, *steps = match.steps(number)
    before = decision.after
    for step in steps:
        yield before, step.action
        before = step.after
