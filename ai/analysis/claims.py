"""What a game's `reasons` module says of an expected line: claims, and how often they come true.

A claim is data: `explain_says` words it with the game's texts. Whatever it names was sampled for the seat
that decides, so it tells nothing that this seat can't know.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import msgspec

from game.engine.errors import Fact

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.contract import State
    from game.engine.events import Event

NOW: Final = 0  # the turn that begins with the move itself
NEXT: Final = 1  # the seat's next turn
DEALS: Final = 20  # sampled
SURE: Final = 1.5  # standard errors: what differs by less is no difference
LEAST_WORTH: Final = 0.012  # of a match: differences below that are no reason

Form = Literal["gain", "prevented", "risk"]


class Step(NamedTuple):
    """A decision of an expected line, with the table's steps that follow."""

    mover: int
    action: int
    before: State
    after: State
    events: tuple[Event, ...]
    turn: int  # of the searching seat: NOW, NEXT and so on; of others: the turn before theirs


class Line(NamedTuple):
    """What is expected after a move in one deal."""

    seat: int  # whose move it is
    steps: tuple[Step, ...]  # the move first


class Claim(msgspec.Struct, frozen=True):
    """Something that happens in a line. `code`, `seat` and `about` tell it from other claims."""

    code: str
    seat: int  # who does it
    weight: float  # about what it changes in the chance to win of the seat that decides; below 0: harm
    about: tuple[int, ...] = ()
    facts: dict[str, Fact] = {}  # for its message
    plan: bool = True  # whether it can be told although the other move brings it as well
    position: bytes = b""  # a packed state, for facts that only a table can word

    @property
    def key(self) -> tuple[str, int, tuple[int, ...]]:
        """What tells it from other claims."""
        return self.code, self.seat, self.about


class Prospect(msgspec.Struct, frozen=True):
    """A claim, and how much of it is to be expected."""

    claim: Claim  # as it mostly is where it comes true
    often: float  # in this share of the deals
    worth: float  # its mean weight over all deals


class Reason(msgspec.Struct, frozen=True):
    """One reason for or against a move."""

    form: Form
    claim: Claim
    often: float  # with the move, or without it if the move prevents it
    worth: float = 0.0  # above 0: by how much it decides, or what it is worth anyway
    decides: bool = True  # whether it is different after the other move


def reasons_for(chosen: Sequence[Prospect], other: Sequence[Prospect]) -> tuple[Reason, ...]:
    """Return what speaks for a move and against it, weightiest first, then what it leads to anyway."""
    if not other:
        return plans(chosen)
    olds = {one.claim.key: one for one in other}
    found: list[Reason] = []
    for new in chosen:
        old = olds.pop(new.claim.key, None)
        difference = _difference(new, old)
        if difference > 0 and new.claim.weight < 0 and old is not None:
            found.append(Reason("prevented", old.claim, old.often, difference))
        elif difference > 0:
            found.append(Reason("gain", new.claim, new.often, difference))
        elif difference < 0 and new.claim.weight < 0:
            found.append(Reason("risk", new.claim, new.often, -difference))
    harms = (old for old in olds.values() if old.worth < 0)
    found += [Reason("prevented", old.claim, old.often, -_difference(old, None)) for old in harms]
    kept = sorted((one for one in found if one.worth >= LEAST_WORTH), key=lambda one: -one.worth)
    return (*kept, *(plan for plan in plans(chosen) if all(plan.claim.key != one.claim.key for one in kept)))


def _difference(new: Prospect, old: Prospect | None) -> float:
    """Return by how much one prospect is worth more; 0 if so few deals can't tell."""
    often, worth = (old.often, old.worth) if old is not None else (0.0, 0.0)
    variance = new.often * (1 - new.often) + often * (1 - often)
    error = abs(new.claim.weight) * sqrt(variance / DEALS)
    difference = new.worth - worth
    return difference if abs(difference) >= SURE * error else 0.0


def plans(chosen: Sequence[Prospect]) -> tuple[Reason, ...]:
    """Return what a move leads to, as another one may, too: if nothing good, what is feared."""
    told = [one for one in chosen if one.claim.plan and one.worth]
    gains = [Reason("gain", one.claim, one.often, one.worth, decides=False) for one in told if one.worth > 0]
    fears = [Reason("risk", one.claim, one.often, -one.worth, decides=False) for one in told if one.worth < 0]
    return tuple(sorted(gains or fears, key=lambda one: -one.worth))
