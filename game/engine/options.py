"""A game's options and their validation."""

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
    """One option of a game: a number, a word, a switch, or what a seat brings to the match.

    Options of kind "seat" are in the order of the seats; people may make values for them, read by `check`.
    """

    name: str
    kind: Literal["number", "choice", "switch", "seat"]
    default: Value
    allowed: tuple[Value, ...]
    check: Callable[[str], str] | None = None  # for free text besides the allowed values: raises BadSetup
    needs: tuple[str, tuple[Value, ...]] | None = None  # it matters only if that option has such a value
    fewest: tuple[tuple[Value, int], ...] = ()  # the minimum number of seats for a value

    since: int = 1  # the rules revision that introduced it
    house: tuple[Value, ...] = ()  # values that are house rules: they depart from the rulebook

    def is_official(self, value: Value) -> bool:
        """Whether the rulebook allows a value; a game says what it doesn't."""
        return value not in self.house

    @property
    def is_house(self) -> bool:
        """Whether some of its values are house rules."""
        return bool(self.house)

    def matters(self, chosen: Mapping[str, Value]) -> bool:
        """Whether it has an effect, given the values of the other options."""
        return self.needs is None or chosen.get(self.needs[0]) in self.needs[1]

    def allowed_with(self, seats: int | None) -> tuple[Value, ...]:
        """Return the values allowed for a number of seats; None: any number of seats."""
        if seats is None:
            return self.allowed
        too_many = [value for value, fewest in self.fewest if fewest > seats]
        return tuple(value for value in self.allowed if value not in too_many)

    def read(self, text: str, seats: int | None = None) -> Value:
        """Parse a value from the command line; raise BadSetup if it is not allowed."""
        for value in self.allowed_with(seats):
            if str(value).lower() == text.strip().lower():
                return value
        return self.checked(text, seats)

    def checked(self, value: object, seats: int | None = None) -> Value:
        """Return `value` as it is stored; raise BadSetup if it is not allowed with so many seats."""
        if any(type(value) is type(one) and value == one for one in self.allowed_with(seats)):
            return value  # type: ignore[return-value]  # it equals one of them, of the same type
        if self.check is not None and isinstance(value, str):
            return self.check(value)
        raise self._refusal(value, seats)

    def _refusal(self, value: object, seats: int | None) -> BadSetup:
        """Make the error that names the allowed values, and whether the seats are the reason."""
        allowed = self.allowed_with(seats)
        which = "" if len(allowed) == len(self.allowed) else f" with {seats} seats"
        return BadSetup(
            f"{self.name} is one of {', '.join(str(one).lower() for one in allowed)}{which}, not {value!r}"
        )


def checked_options(rules: Rules, chosen: Mapping[str, object], seats: int | None = None) -> dict[str, Value]:
    """Return every option of `rules` with its value, chosen or default.

    Raise BadSetup for unknown options, and for values that are not allowed, or not with so many seats.
    """
    known = {option.name: option for option in rules.options}
    for name in chosen:
        if name not in known:
            allowed = ", ".join(known) or "none"
            raise BadSetup(f"{rules.id} has no option {name!r}; it has: {allowed}")
    values: dict[str, Value] = {}
    for name, option in known.items():
        values[name] = option.checked(chosen.get(name, option.default), seats)
    return values


def house_rules(rules: Rules, chosen: Mapping[str, Value]) -> dict[str, Value]:
    """Return those of the `chosen` values that are house rules; empty for a match by the rulebook."""
    return {
        option.name: chosen[option.name]
        for option in rules.options
        if option.name in chosen and option.matters(chosen) and not option.is_official(chosen[option.name])
    }


def check_seats(rules: Rules, seats: int) -> None:
    """Raise BadSetup unless the game supports so many seats."""
    if seats not in rules.seats:
        raise BadSetup(f"{rules.id} is played by {rules.seats[0]} to {rules.seats[-1]} seats, not {seats}")


def check_seed(seed: int) -> None:
    """Raise BadSetup unless `seed` lies within 0 to 2**53 - 1."""
    if not 0 <= seed < SEED_LIMIT:
        raise BadSetup(f"a seed lies between 0 and {SEED_LIMIT - 1}, not {seed}")
