"""What can be chosen before a game starts, and the check of such a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from game.engine.errors import BadSetup
from game.engine.rng import SEED_LIMIT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.engine.contract import Rules

Value = int | str | bool


class Option(msgspec.Struct, frozen=True):
    """One thing to choose before the game: a number, a word or a switch."""

    name: str
    kind: Literal["number", "choice", "switch"]
    default: Value
    allowed: tuple[Value, ...]

    def read(self, text: str) -> Value:
        """Read a value as typed on a command line; raise BadSetup for one that is not allowed."""
        for value in self.allowed:
            if str(value).lower() == text.strip().lower():
                return value
        raise self.refusal(text)

    def refusal(self, value: object) -> BadSetup:
        """Make the error that names what is allowed."""
        return BadSetup(
            f"{self.name} is one of {', '.join(str(one).lower() for one in self.allowed)}, not {value!r}"
        )


def checked_options(rules: Rules, chosen: Mapping[str, object]) -> dict[str, Value]:
    """Return every option of `rules` with its value, chosen or default; raise BadSetup for unknown ones."""
    known = {option.name: option for option in rules.options}
    for name in chosen:
        if name not in known:
            allowed = ", ".join(known) or "none"
            raise BadSetup(f"{rules.id} has no option {name!r}; it has: {allowed}")
    values: dict[str, Value] = {}
    for name, option in known.items():
        value = chosen.get(name, option.default)
        if not any(type(value) is type(one) and value == one for one in option.allowed):
            raise option.refusal(value)
        values[name] = value  # type: ignore[assignment]  # it equals one of the allowed values, of the same type
    return values


def check_seats(rules: Rules, seats: int) -> None:
    """Raise BadSetup unless the game can be played by so many."""
    if seats not in rules.seats:
        raise BadSetup(f"{rules.id} is played by {rules.seats[0]} to {rules.seats[-1]} seats, not {seats}")


def check_seed(seed: int) -> None:
    """Raise BadSetup unless `seed` lies within 0 to 2**53 - 1."""
    if not 0 <= seed < SEED_LIMIT:
        raise BadSetup(f"a seed lies between 0 and {SEED_LIMIT - 1}, not {seed}")
