"""The options of a match being set up: which values there are, and which depend on others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.engine.errors import BadSetup
from game.registry import rules_of

if TYPE_CHECKING:
    from game.engine.contract import Rules
    from game.engine.options import Option, Value


@dataclass(slots=True)
class OptionChoices:
    """The chosen values, for a number of seats."""

    game: str
    seats: int
    options: dict[str, Value]
    own: tuple[str, ...]  # values that people have made for options of kind "seat"

    @property
    def rules(self) -> Rules:
        """The rules of the chosen game."""
        return rules_of(self.game)

    def values_of(self, option: Option) -> list[Value]:
        """Return an option's values for this number of seats; what people made and chose stays among them."""
        if option.kind == "seat":
            chosen = self.options.get(option.name, option.default)
            values: list[Value] = [*option.allowed, *self.own]
            return values if chosen in values or not _allowed(option, chosen) else [*values, chosen]
        return [value for value in option.allowed if self._possible({option.name: value}, self.seats)]

    def seats_for(self, option: Option, value: Value) -> list[int]:
        """Return the number of seats that a value of an option needs."""
        return [seats for seats in self.rules.seats if self._possible({option.name: value}, seats)]

    @property
    def leading(self) -> list[Option]:
        """Return the options that others depend on: they are chosen first."""
        names = {option.needs[0] for option in self.rules.options if option.needs}
        return [option for option in self.rules.options if option.name in names]

    @property
    def modes(self) -> tuple[str, ...]:
        """Return the names of this match's mode in the strength tables; none for a default match."""
        if not self.leading:
            return ("",)
        first = self.leading[0]
        chosen = self.options.get(first.name, first.default)
        return (str(chosen), "") if chosen == first.default else (str(chosen),)

    def matters(self, option: Option) -> bool:
        """Whether an option has an effect, given the others."""
        return option.matters(self.options)

    @property
    def official(self) -> bool:
        """Whether every option that has an effect has its default."""
        return all(
            self.options.get(option.name, option.default) == option.default
            for option in self.rules.options
            if self.matters(option)
        )

    @property
    def seat_options(self) -> list[Option]:
        """Return the options for what each seat brings to the match; none in most games."""
        return [option for option in self.rules.options if option.kind == "seat"]

    def offer(self, values: Sequence[str]) -> None:
        """Offer what people have made for the seats' options; a chosen one of the same name is updated."""
        self.own = tuple(values)
        by_name = {_name_of(value): value for value in values}
        for option in self.seat_options:
            chosen = self.options.get(option.name)
            if isinstance(chosen, str) and chosen not in option.allowed:
                self.options[option.name] = by_name.get(_name_of(chosen), chosen)

    def _possible(self, options: Mapping[str, object], seats: int) -> bool:
        try:
            self.rules.setup(seats, 0, options)
        except BadSetup:
            return False
        return True

    def set_seats(self, seats: int) -> None:
        """Set the number of seats; options that become impossible get their default."""
        self.seats = seats
        for option in self.rules.options:
            if self.options.get(option.name) not in self.values_of(option):
                self.options[option.name] = option.default


def _allowed(option: Option, value: Value) -> bool:
    """Whether a value is valid for an option, even if it isn't offered."""
    try:
        option.checked(value)
    except BadSetup:
        return False
    return True


def _name_of(value: str) -> str:
    """Return the name of what somebody has made for an option."""
    return value.partition(":")[0]
