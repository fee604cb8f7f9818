"""The words of the line protocol in docs/engine_protocol.md, for both of its sides."""

from __future__ import annotations

import base64
import binascii
import shlex
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from ai.worker.tasks import Budget
    from game.engine.contract import Rules, State

COMMAND: Final = "cmd:"  # begins the name of a player that is an outside program
VERSION: Final = 1
GREETING: Final = f"herotable {VERSION}"  # what `hello` is answered with, before the engine's name
NOTHING: Final = "none"  # the best move of a finished match
BAR: Final = " | "  # between legal decisions; no notation contains it
LONGEST_LINE: Final = 2 << 20  # bytes, more than a match code has
MOST_SIMULATIONS: Final = 10_000_000
MOST_SECONDS: Final = 3600.0
COMMAND_LIMIT: Final = 1000  # characters


class ProtocolError(ValueError):
    """A line that the protocol doesn't allow; the message says what is expected."""


def command_words(command: str) -> list[str]:
    """Split the command of an outside program as a shell would, without running one; raise ValueError."""
    if len(command) > COMMAND_LIMIT or "\0" in command:
        raise ValueError(f"a command has at most {COMMAND_LIMIT} characters")
    words = shlex.split(command)
    if not words:
        raise ValueError(f"{COMMAND} needs a program, such as {COMMAND}./my_bot")
    return words


def question(state: State, seat: int, budget: Budget) -> list[str]:
    """Return the lines that ask for a decision in `state`, a determinization for `seat`."""
    legal = [state.notation(action) for action in state.legal_actions()]
    limit = (
        f"seconds {budget.seconds:g}" if budget.simulations is None else f"simulations {budget.simulations}"
    )
    return [
        f"position packed {seat} {base64.urlsafe_b64encode(state.pack()).decode()}",
        f"view {msgspec.json.encode(state.view(seat)).decode()}",
        f"legal {BAR.join(legal)}",
        f"go {limit}",
    ]


def read_packed(rules: Rules, words: list[str]) -> tuple[State, int]:
    """Read what follows "position packed": a seat and a position in which it is to move."""
    if len(words) != 2 or not words[0].isascii() or not words[0].isdecimal():
        raise ProtocolError("expected: position packed SEAT BASE64")
    try:
        state = rules.unpack(base64.urlsafe_b64decode(words[1]))
    except (binascii.Error, ValueError) as error:  # msgspec.DecodeError is one
        raise ProtocolError(f"no position of {rules.id}") from error
    if words[0] != str(state.to_move):
        raise ProtocolError(f"seat {words[0][:9]} is not to move")
    return state, state.to_move


def read_limit(words: list[str]) -> tuple[int | None, float | None]:
    """Read what follows "go": simulations, seconds, or neither."""
    if not words:
        return None, None
    name, number = words[0], words[1] if len(words) == 2 else ""
    if name == "simulations" and number.isascii() and number.isdecimal() and len(number) < 9:
        simulations = int(number)
        if 1 <= simulations <= MOST_SIMULATIONS:
            return simulations, None
    if name == "seconds" and len(number) < 20:
        try:
            seconds = float(number)
        except ValueError:
            seconds = 0.0
        if 0 < seconds <= MOST_SECONDS:
            return None, seconds
    most = f"at most {MOST_SIMULATIONS} and {MOST_SECONDS:g}"
    raise ProtocolError(f"expected: go, go simulations N or go seconds S ({most})")
