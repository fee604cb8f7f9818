"""What can be chosen before a game starts, and the check of such a choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

import msgspec

from game.engine.errors import BadSetup
from game.engine.rng import SEED_LIMIT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.engine.contract import Rules

Value = int | str | bool


class Option(msgspec.Struct, frozen=True):
    """One thing to choose before the game: a number, a word, a switch, or a deck of cards."""

    name: str
    kind: Literal["number", "choice", "switch", "deck"]
    default: Value
    allowed: tuple[Value, ...]
    check: Callable[[str], str] | None = None  # for texts besides the allowed values: raises BadSetup
    needs: tuple[str, tuple[Value, ...]] | None = None  # it matters while that option has one of these

    def read(self, text: str) -> Value:
        """Read a value as typed on a command line; raise BadSetup for one that is not allowed."""
        for value in self.allowed:
            if str(value).lower() == text.strip().lower():
                return value
        return self.checked(text)

    def checked(self, value: object) -> Value:
        """Return `value` as it is kept; raise BadSetup for one that is not allowed."""
        if any(type(value) is type(one) and value == one for one in self.allowed):
            return value  # type: ignore[return-value]  # it equals one of them, of the same type
        if self.check is not None and isinstance(value, str):
            return self.check(value)
        raise self.refusal(value)

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
        values[name] = option.checked(chosen.get(name, option.default))
    return values


def check_seats(rules: Rules, seats: int) -> None:
    """Raise BadSetup unless the game can be played by so many."""
    if seats not in rules.seats:
        raise BadSetup(f"{rules.id} is played by {rules.seats[0]} to {rules.seats[-1]} seats, not {seats}")


def check_seed(seed: int) -> None:
    """Raise BadSetup unless `seed` lies within 0 to 2**53 - 1."""
    if not 0 <= seed < SEED_LIMIT:
        raise BadSetup(f"a seed lies between 0 and {SEED_LIMIT - 1}, not {seed}")
