"""Laws of copies: they share nothing with the original, and lose nothing of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from game.engine.contract import OVER, State
from game.engine.match import Match, resolve_chance
from game.engine.rng import Rng
from game.laws.playthrough import Playthrough, expect, random_match

if TYPE_CHECKING:
    from collections.abc import Callable

QUESTIONS: Final[dict[str, Callable[[State], object]]] = {
    "legal_actions": lambda state: state.legal_actions(),
    "view": lambda state: [state.view(seat) for seat in range(state.seats)],
    "determinize": lambda state: [state.determinize(seat, Rng(1)) for seat in range(state.seats)],
    "notation": lambda state: [state.notation(action) for action in state.legal_actions()],
    "read": lambda state: [state.read(state.notation(action)) for action in state.legal_actions()],
    "why_not": lambda state: state.why_not(127),
    "clone": lambda state: state.clone(),
    "pack": lambda state: state.pack(),
    "places": lambda state: state.places() if state.to_move == OVER else None,
    "returns": lambda state: state.returns() if state.to_move == OVER else None,
}


def asking_changes_nothing(play: Playthrough) -> None:
    """Only `apply` changes a position."""
    for state in play.positions(every=7):
        written = state.pack()
        for name, ask in QUESTIONS.items():
            ask(state)
            expect(state.pack() == written, f"{name} has changed the position")


def a_clone_is_independent(play: Playthrough) -> None:
    """Whatever is done to a clone is not seen in the original, nor in earlier clones."""
    kept: list[tuple[State, bytes]] = []
    for number, state in enumerate(play.positions()):
        written = state.pack()
        if number % 12 == 0:
            for action in state.legal_actions():
                copy = state.clone()
                copy.apply(action)
                resolve_chance(copy)

                expect(copy.pack() != written, f"{state.notation(action)!r} changes nothing")
                expect(state.pack() == written, f"{state.notation(action)!r} on a clone changes the original")
        kept.append((state.clone(), written))
    expect(all(copy.pack() == written for copy, written in kept), "an earlier clone has changed")


def the_original_leaves_its_copies_alone(play: Playthrough) -> None:
    """A match goes on, and its clones and determinizations stay as they were."""
    state = play.turns[0].before.clone()
    kept: list[tuple[State, bytes]] = []
    for turn in play.turns[:-1]:
        twin = state.determinize(0, Rng(1))
        kept += [(state.clone(), state.pack()), (twin, twin.pack())]
        state.apply(turn.action)
    expect(all(copy.pack() == written for copy, written in kept), "a copy has changed with the original")


def copies_meet_the_same_chance(play: Playthrough) -> None:
    """Played on alike, a clone and an unpacked position come to the same end."""
    for state in play.positions(every=40):
        ends = []
        for copy in (state.clone(), play.rules.unpack(state.pack())):
            rng = Rng(8)
            for _ in range(len(play.turns)):
                actions = copy.legal_actions()
                if actions:
                    copy.apply(actions[rng.below(len(actions))])
            ends.append(copy.pack())

        expect(ends[0] == ends[1], "a clone and an unpacked position meet different chance")


def packing_keeps_everything(play: Playthrough) -> None:
    """What is unpacked has the same views, actions and bytes as what was packed."""
    for state in play.positions(every=3):
        twin = play.rules.unpack(state.pack())

        expect(twin.pack() == state.pack(), "it packs otherwise")
        expect(twin.to_move == state.to_move, f"to_move is {twin.to_move}, not {state.to_move}")
        expect(twin.legal_actions() == state.legal_actions(), "it lists other actions")
        for seat in range(play.seats):
            expect(twin.view(seat) == state.view(seat), f"seat {seat} sees something else")


def only_packed_bytes_unpack(play: Playthrough) -> None:
    """Bytes cut short or of another kind raise msgspec.DecodeError."""
    written = play.turns[0].before.pack()
    for data in (b"", b"\x00", written[:-1], b"x" * 1000, msgspec.msgpack.encode({"a": 1})):
        expect(_is_refused(play, data), f"{data[:20]!r} unpacks")


def _is_refused(play: Playthrough, data: bytes) -> bool:
    try:
        play.rules.unpack(data)
    except msgspec.DecodeError:
        return True
    return False


def the_same_seed_is_the_same_match(play: Playthrough) -> None:
    """The same seed, options and decisions lead through the same positions."""
    again = Playthrough(play.rules, play.seats, play.seed, len(play.turns) - 1)
    for step, (ours, theirs) in enumerate(zip(play.turns, again.turns, strict=True)):
        play.step = step
        expect(ours.action == theirs.action, "the second time, other actions are legal")
        expect(ours.before.pack() == theirs.before.pack(), "the second time, the position is another one")


def a_match_reads_back(play: Playthrough) -> None:
    """A match is written as text and read again with every position."""
    match = random_match(play.rules, play.seats, play.seed, len(play.turns))
    again = Match.from_text(match.to_text(), {play.rules.id: play.rules})

    expect(again.to_text() == match.to_text(), "its text is another one")
    expect(again.movers == match.movers, "other seats were to move")
    expect(again.fingerprint() == match.fingerprint(), "its position looks different")
    for number in range(len(match.decisions) + 1):
        expect(
            again.at(number).pack() == match.at(number).pack(), f"after {number} decisions it is another one"
        )
