"""A match: rules, seats, seed, options and the decisions made, in notation.

Save, undo, redo, replay, continue-from-here, match code, bug report and golden test all use this one object.
The board is never stored: replaying the decisions gives it.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import msgspec

from game.engine.contract import OVER, TABLE
from game.engine.errors import BadMatch, EngineError, IllegalAction
from game.engine.events import Ended
from game.engine.options import Value, checked_options
from game.engine.rng import SEED_LIMIT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.engine.contract import Rules, State
    from game.engine.events import Event

DECISIONS_LIMIT: Final = 20_000
TEXT_LIMIT: Final = 4 << 20  # bytes

Decision = Annotated[str, msgspec.Meta(max_length=200)]  # in notation


class MatchRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match as it is stored; field names and bounds are the format."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    revision: Annotated[int, msgspec.Meta(ge=1, lt=1 << 31)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=12)]
    seed: Annotated[int, msgspec.Meta(ge=0, lt=SEED_LIMIT)]
    options: Annotated[dict[str, Value], msgspec.Meta(max_length=40)] = {}
    decisions: Annotated[tuple[Decision, ...], msgspec.Meta(max_length=DECISIONS_LIMIT)] = ()


_DECODER: Final = msgspec.json.Decoder(MatchRecord)


class Step(NamedTuple):
    """One action of a match, a decision or a table step, and its result."""

    action: int
    after: State
    events: tuple[Event, ...]  # including secrets


class Match:
    """A match: the current position, and the decisions to undo and redo."""

    def __init__(self, rules: Rules, seats: int, seed: int, options: Mapping[str, object] = {}) -> None:
        """Set up a match and take the table's first steps; raise BadSetup for invalid arguments."""
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.options = checked_options(rules, options)
        start = rules.setup(seats, seed, self.options)
        self._start = start.clone()
        resolve_chance(start)
        self._states = [start]  # after each decision and its table steps; the first before any
        self._texts: list[str] = []  # may extend beyond `_now`, until another decision is played
        self._movers: list[int] = []
        self._now = 0
        self._real = DECISIONS_LIMIT  # decisions before the deal was replaced: what a record may have

    @property
    def state(self) -> State:
        """The current position: a seat to move, or OVER. Don't change it; clone it."""
        return self._states[self._now]

    @property
    def start(self) -> State:
        """Return a copy of the position before the table's first step."""
        return self._start.clone()

    @property
    def decisions(self) -> tuple[str, ...]:
        """The decisions made so far, in notation."""
        return tuple(self._texts[: self._now])

    @property
    def movers(self) -> tuple[int, ...]:
        """The seat that made each of `decisions`."""
        return tuple(self._movers[: self._now])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_move == OVER

    def position(self) -> str:
        """Identify the current position in one line, so that a report can reproduce it."""
        return f"{self.rules.id}/r{self.rules.revision}/{self.seats}/{self.seed}/{self._now}"

    def play(self, action: int) -> None:
        """Play a decision and the table's steps after it; raise IllegalAction that carries the reason."""
        state = self.state
        if state.to_move < 0 or action not in state.legal_actions():
            raise self._refusal(action)
        text = state.notation(action)
        if self._texts[self._now : self._now + 1] != [text]:
            del self._texts[self._now :]
            del self._movers[self._now :]
            del self._states[self._now + 1 :]
            if self._now >= DECISIONS_LIMIT:
                raise BadMatch(f"a match holds at most {DECISIONS_LIMIT} decisions")
            following = state.clone()
            following.apply(action)
            resolve_chance(following)
            self._states.append(following)
            self._texts.append(text)
            self._movers.append(state.to_move)
        self._now += 1

    def _refusal(self, action: int) -> IllegalAction:
        try:
            text = self.state.notation(action)
        except (IndexError, KeyError, ValueError, OverflowError):
            text = str(action)  # an invalid number has no notation
        return IllegalAction(text, self.state.why_not(action), self.position())

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to undo."""
        return self._now > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone decision to redo."""
        return self._now < len(self._texts)

    def undo(self) -> None:
        """Undo the last decision, if any. Random numbers will repeat."""
        self._now = max(0, self._now - 1)

    def redo(self) -> None:
        """Redo the last undone decision, if any."""
        self._now = min(len(self._texts), self._now + 1)

    def at(self, decisions: int) -> State:
        """Return a copy of the position after so many decisions; raise IndexError if there aren't as many."""
        self._check(decisions)
        return self._states[decisions].clone()

    def _check(self, decisions: int) -> None:
        if not 0 <= decisions <= self._now:
            raise IndexError(f"the match has 0 to {self._now} decisions, not {decisions}")

    def steps(self, decision: int) -> list[Step]:
        """List the steps from decision `decision` (0-based) to the next.

        The first is the decision, the rest are the table's steps; -1 lists the table's steps before any.
        """
        state = self._start.clone() if decision < 0 else self.at(decision)
        steps = [] if decision < 0 else [take_step(state, state.read(self._texts[decision]))]
        while state.to_move == TABLE:
            steps.append(take_step(state, state.legal_actions()[0]))
        return steps

    def branch(self, decisions: int) -> Match:
        """Return an independent match after so many of this one's decisions; IndexError as in `at`."""
        self._check(decisions)
        twin = Match(self.rules, self.seats, self.seed, self.options)
        for text in self._texts[:decisions]:
            twin.play(twin.state.read(text))
        return twin

    def redeal(self, state: State) -> None:
        """Go on from `state` instead of the current position: another deal of what is hidden.

        Undone decisions are forgotten. From here on a replay would go otherwise, so records end here.
        """
        self._real = min(self._real, self._now)
        del self._texts[self._now :]
        del self._movers[self._now :]
        self._states[self._now :] = [state.clone()]

    def fingerprint(self) -> str:
        """Return 16 hex digits that identify a position as it is displayed, for all practical purposes."""
        digest = hashlib.sha256(self.rules.id.encode())
        for seat in range(self.seats):
            digest.update(msgspec.json.encode(self.state.view(seat)))
        return digest.hexdigest()[:16]

    def record(self) -> MatchRecord:
        """Return what must be stored to replay the match."""
        rules = self.rules
        decisions = self.decisions[: self._real]
        return MatchRecord(rules.id, rules.revision, self.seats, self.seed, dict(self.options), decisions)

    def to_text(self) -> str:
        """Encode the match as one line of JSON."""
        return msgspec.json.encode(self.record()).decode()

    @classmethod
    def from_text(cls, text: str, games: Mapping[str, Rules]) -> Match:
        """Replay a match encoded by `to_text`; raise BadMatch that names what is wrong with it."""
        if len(text) > TEXT_LIMIT:
            raise BadMatch(f"a match's text has at most {TEXT_LIMIT} characters, not {len(text)}")
        try:
            record = _DECODER.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise BadMatch(f"not a match: {error}") from error
        return cls.from_record(record, games)

    @classmethod
    def from_record(cls, record: MatchRecord, games: Mapping[str, Rules]) -> Match:
        """Replay a match, checking every decision; raise BadMatch that names the first illegal one."""
        if record.game not in games:
            raise BadMatch(f"there is no game {record.game!r}; there are: {', '.join(games)}")
        rules = games[record.game]
        if record.revision > rules.revision:
            raise BadMatch(
                f"played by revision {record.revision} of the rules; this program has {rules.revision}"
            )
        try:
            match = cls(rules, record.seats, record.seed, record.options)
        except EngineError as error:
            raise BadMatch(str(error)) from error
        for number, text in enumerate(record.decisions, 1):
            try:
                match.play(match.state.read(text))
            except EngineError as error:
                raise BadMatch(f"decision {number} of {len(record.decisions)}: {error}") from error
        return match


def take_step(state: State, action: int) -> Step:
    """Apply `action` to `state` and report its events, including the end of the match."""
    events: list[Event] = []
    state.events = events
    state.apply(action)
    if state.to_move == OVER:
        events.append(Ended(TABLE, tuple(state.places())))
    return Step(action, state.clone(), tuple(events))


def resolve_chance(state: State) -> None:
    """Take the table's steps until a seat is to move or the game has ended."""
    while state.to_move == TABLE:
        state.apply(state.legal_actions()[0])
