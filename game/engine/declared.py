"""What a small game inherits: copies, packing, notation and results, all from what its state declares.

class Ring(DeclaredState):
    ACTIONS = ("left", "right")       every action in notation; its number is its place here
    places: list[int]                 the fields: numbers, texts and lists of them

The state says what is legal, what an action does, what a seat sees, and how the seats stand at the end. The
four games of the house are compiled and write the same by hand.
"""

from __future__ import annotations

import sys
from abc import ABCMeta, abstractmethod
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, get_type_hints

import msgspec

from game.engine.contract import OVER, Rules, State
from game.engine.errors import Reason, UnknownText
from game.engine.events import Event
from game.engine.options import check_seats, check_seed, checked_options
from game.engine.rng import Rng
from game.engine.views import View

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.engine.options import Option, Value

Some = TypeVar("Some")
Seen = TypeVar("Seen", bound=View)
Words = tuple[int, int, int, int]  # of the random numbers


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


class _Declared(ABCMeta):
    """Makes slots of the annotations of a class: a position has no other attributes."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _Declared:
        body.setdefault("__slots__", tuple(one for one in _annotated(body) if not one.isupper()))
        return super().__new__(cls, name, bases, body)


def _annotated(body: dict[str, Any]) -> dict[str, Any]:
    """Return the annotations of a class that is being made."""
    if sys.version_info >= (3, 14) and "__annotations__" not in body:
        import annotationlib  # noqa: PLC0415 - older Pythons have none

        annotate = annotationlib.get_annotate_from_class_namespace(body)
        kind = annotationlib.Format.FORWARDREF
        return annotationlib.call_annotate_function(annotate, kind) if annotate else {}
    found: dict[str, Any] = body.get("__annotations__", {})
    return found


class DeclaredState(State, metaclass=_Declared):
    """A position that is the fields annotated in its class: numbers, texts and lists of them."""

    ACTIONS: ClassVar[tuple[str, ...]] = ()
    rng: Rng

    def __init__(self, seats: int, rng: Rng) -> None:
        """Prepare an empty position; `begin` and `clone` fill it."""
        super().__init__(seats)
        self.rng = rng

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
        twin = type(self)(self.seats, self.rng.clone())
        twin.to_move = self.to_move
        for name in _types(type(self)):
            setattr(twin, name, _copied(getattr(self, name)))
        return twin

    def determinize(self, seat: int, rng: Rng) -> DeclaredState:
        """Return a random state that `seat` can't tell from this one; its chance is another as well."""
        twin = self.clone()
        twin.rng = Rng(rng.seed())
        twin.redeal(seat, rng)
        return twin

    def pack(self) -> bytes:
        """Encode every field."""
        fields = [getattr(self, name) for name in _types(type(self))]
        return msgspec.msgpack.encode((self.seats, self.to_move, self.rng.words(), *fields))

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
        made = self.state(seats, Rng(seed))
        made.begin(checked_options(self, options, seats))
        return made

    def unpack(self, data: bytes) -> DeclaredState:
        """Decode what `pack` encoded; raise msgspec.DecodeError for anything else."""
        types = _types(self.state)
        seats, to_move, words, *fields = _decoder(self.state).decode(data)
        if seats not in self.seats:
            raise msgspec.DecodeError(f"{self.id} isn't played by {seats} seats")
        made = self.state(seats, Rng.resumed(words))
        made.to_move = to_move
        for name, value in zip(types, fields, strict=True):
            setattr(made, name, value)
        return made


@cache
def _types(state: type[DeclaredState]) -> dict[str, Any]:
    """Return the declared fields of a game's state and their types, those of its bases first."""
    hints = get_type_hints(state)
    bases = [one for one in reversed(state.__mro__) if issubclass(one, DeclaredState)][1:]
    return {name: hints[name] for one in bases for name in vars(one).get("__slots__", ())}


@cache
def _decoder(state: type[DeclaredState]) -> msgspec.msgpack.Decoder[Any]:
    kinds = (int, int, Words, *_types(state).values())
    return msgspec.msgpack.Decoder(tuple[kinds])  # type: ignore[valid-type]  # made when the program runs


def _frozen(value: Any) -> Any:
    """Turn lists into tuples, however deep."""
    return tuple(_frozen(one) for one in value) if isinstance(value, list) else value


def _copied(value: Some) -> Some:
    """Copy lists, however deep; anything else can't be changed."""
    return [_copied(one) for one in value] if isinstance(value, list) else value  # type: ignore[return-value]
