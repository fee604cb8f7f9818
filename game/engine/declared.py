"""What a small game inherits: copies, packing, notation and results, all from what its state declares.

class Ring(DeclaredState):
    ACTIONS = ("left", "right")       every action in notation; its number is its place here
    places: list[int]                 the fields: numbers, texts and lists of them

The state says what is legal, what an action does, what a seat sees, and how the seats stand at the end. The
four games of the house are compiled and write the same by hand.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, get_origin, get_type_hints

import msgspec

from game.engine.contract import OVER, Rules, State
from game.engine.errors import Reason, UnknownText
from game.engine.events import Event
from game.engine.options import check_seats, check_seed, checked_options
from game.engine.parts import Part, unpack
from game.engine.rng import Rng
from game.engine.views import View

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.engine.options import Option, Value

Seen = TypeVar("Seen", bound=View)


class CardEvent(Event, frozen=True):
    """What happened, in games without classes of events; `game.texts.stock` words it by `what`."""

    what: str  # "played": the text "event-played"
    card: str | None = ""  # its name; None: hidden
    target: int = -1  # a seat
    named: str = ""  # another card, such as one that was guessed
    secret: bool = False  # `card` is known to `seat` and `target` alone

    def seen_by(self, seat: int) -> Event:
        """Hide a secret card."""
        known = not self.secret or seat in {self.seat, self.target}
        return self if known else msgspec.structs.replace(self, card=None)


class DeclaredState(State):
    """A position that is the fields annotated in its class: numbers, texts and lists of them."""

    ACTIONS: ClassVar[tuple[str, ...]] = ()
    rng: Rng

    def __init_subclass__(cls) -> None:
        """Take the fields from the annotations."""
        super().__init_subclass__()
        hints = get_type_hints(cls).items()
        cls.HOLDS = {name: kind for name, kind in hints if get_origin(kind) is not ClassVar}

    def __init__(self, seats: int = 0) -> None:
        """Prepare a blank position."""
        super().__init__(seats)
        for name, kind in self.HOLDS.items():
            setattr(self, name, (get_origin(kind) or kind)())

    @abstractmethod
    def begin(self, options: Mapping[str, Value]) -> None:
        """Fill the fields for a new game; the table moves first, unless `to_move` is set."""

    @abstractmethod
    def standings(self) -> list[int]:
        """Return how each seat stands at OVER: more is better, equal is shared."""

    def redeal(self, seat: int, rng: Rng) -> None:
        """Draw at random whatever `seat` doesn't know: nothing, in a game without secrets."""

    def tell(self, what: str, seat: int, card: str = "", target: int = -1, named: str = "") -> None:
        """Report what happened to those who listen."""
        if self.events is not None:
            self.events.append(CardEvent(seat, what, card, target, named))

    def whisper(self, what: str, seat: int, card: str, target: int = -1) -> None:
        """Report what happened; only `seat` and `target` know the card."""
        if self.events is not None:
            self.events.append(CardEvent(seat, what, card, target, secret=True))

    def show(self, kind: type[Seen], seat: int, **facts: object) -> Seen:
        """Return a view: its fields are `facts`, or else what the state's fields of that name hold."""
        places = tuple(self.places()) if self.to_move == OVER else ()
        told: dict[str, Any] = {"seat": seat, "places": places, **facts}
        names = kind.__struct_fields__
        return kind(**{name: told.get(name, _frozen(getattr(self, name, None))) for name in names})

    def clone(self) -> DeclaredState:
        """Return an independent copy without event list."""
        twin = type(self)(self.seats)
        twin.to_move = self.to_move
        for name in self.HOLDS:
            setattr(twin, name, _copied(getattr(self, name)))
        return twin

    def determinize(self, seat: int, rng: Rng) -> DeclaredState:
        """Return a random state that `seat` can't tell from this one; its chance is another as well."""
        twin = self.clone()
        twin.rng = Rng(rng.seed())
        twin.redeal(seat, rng)
        return twin

    def places(self) -> list[int]:
        """Return each seat's finishing place, from 1, by `standings`."""
        standings = self.standings()
        return [1 + sum(other > mine for other in standings) for mine in standings]

    def returns(self) -> list[float]:
        """Return each seat's share of the victory."""
        places = self.places()
        return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]

    def notation(self, action: int) -> str:
        """Return the text of an action; raise IndexError for a number without one."""
        if action < 0:
            raise IndexError(action)
        return self.ACTIONS[action]

    def read(self, text: str) -> int:
        """Return the action of a text; raise UnknownText for any other."""
        if text not in self.ACTIONS:
            raise UnknownText(f"no action {text[:60]!r}")
        return self.ACTIONS.index(text)

    def why_not(self, action: int) -> Reason:
        """Return why an action is illegal: the match is over, or as `refusal` says."""
        return Reason("match_over", "end") if self.to_move == OVER else self.refusal(action)

    def refusal(self, action: int) -> Reason:
        """Return why an action is illegal during the match: in general, that it can't be done now."""
        return Reason("not_now", "turn")


class DeclaredRules(Rules):
    """The rules of a game whose state is a `DeclaredState`."""

    def __init__(
        self,
        name: str,
        state: type[DeclaredState],
        seats: range,
        options: tuple[Option, ...] = (),
        revision: int = 1,
    ) -> None:
        """Describe a game by its id, its kind of state and the numbers of seats."""
        super().__init__(name, revision, seats, options)
        self.state = state

    @property
    def actions(self) -> tuple[str, ...]:
        """Every action in notation."""
        return self.state.ACTIONS

    def setup(self, seats: int, seed: int, options: Mapping[str, object] = {}) -> DeclaredState:
        """Set up a new game; raise BadSetup for what isn't allowed."""
        check_seats(self, seats)
        check_seed(seed)
        made = self.state(seats)
        made.rng = Rng(seed)
        made.begin(checked_options(self, options, seats))
        return made

    def unpack(self, data: bytes) -> DeclaredState:
        """Decode what `pack` encoded; raise msgspec.DecodeError for anything else."""
        made = unpack(self.state, data)
        if made.seats not in self.seats:
            raise msgspec.DecodeError(f"{self.id} isn't played by {made.seats} seats")
        return made


def _frozen(value: Any) -> Any:
    """Turn lists into tuples, however deep."""
    return tuple(_frozen(one) for one in value) if isinstance(value, list) else value


def _copied(value: Any) -> Any:
    """Copy lists, however deep, and the random numbers; anything else can't be changed."""
    if isinstance(value, list):
        return [_copied(one) for one in value]
    return value.clone() if isinstance(value, Part) else value
