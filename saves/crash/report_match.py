"""The match in a crash report: all of a finished one, and of a running one only what all its people may know.

A match file contains the seed, and so everything hidden. Of a running match, a report therefore contains a
sampled position (`position.json`), like those for computer players, and the log as the people at one screen
see it (`course.txt`). `python -m tests.faults.reproduce FOLDER` shows the position on the screen.
"""

from __future__ import annotations

import base64
import hashlib
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec

from game.engine.contract import State
from game.engine.match import Match
from game.engine.options import Value
from game.engine.rng import Rng
from game.registry import GAMES
from saves.disk.files import read_bounded
from saves.disk.notices import SaveError
from saves.matches.header import VERSION, Header, header_line
from saves.matches.match_file import Opened, unpack, verified

ROUNDS: Final = 8  # of sampling from each person's seat: after those nothing of the real cards is left
LEFT_OUT: Final = "left out"  # stands for what a seat brings to the match, which may be a secret

Tell = Callable[[Match, tuple[int, ...]], list[str]]
"""Words the course of a match as all of some seats may know it."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position of a running match, as far as its people may know it; the rest is sampled."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    revision: Annotated[int, msgspec.Meta(ge=1, lt=1 << 31)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=12)]
    decisions: Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]
    levels: Annotated[tuple[int, ...], msgspec.Meta(max_length=12)]  # by seat; 0 for a person
    options: Annotated[dict[str, Value], msgspec.Meta(max_length=40)]
    position: Annotated[str, msgspec.Meta(max_length=1 << 20)]  # what `State.pack` wrote, in base64

    def state(self) -> State:
        """Return the position; raise KeyError, ValueError or msgspec.DecodeError if it is invalid."""
        return GAMES[self.game].rules.unpack(base64.b64decode(self.position, validate=True))


POSITION: Final = msgspec.json.Decoder(Position)


class MatchParts(NamedTuple):
    """A report's files about the match, and its lines for report.txt."""

    files: dict[str, bytes]
    told: str = ""
    running: bool = False  # it has secrets: errors that could contain one lose their message


NO_MATCH: Final = MatchParts({})


def match_parts(match_file: Path, chance: Rng, tell: Tell | None = None) -> MatchParts:
    """Describe the match in `match_file`, read back from the disk; failures are reported instead."""
    try:
        data = read_bounded(match_file)
        header, body = verified(data, match_file.name)
    except SaveError as error:
        return MatchParts({"match.txt": f"{error}\n".encode()}, running=True)
    name = f"{match_file.name}, decision {header.decisions}"
    if header.version != VERSION:
        return MatchParts({"match.txt": b"The match is of an older format and was left out.\n"}, name, True)
    if header.over:
        return MatchParts(
            {"match.save": _nameless(header) + b"\n" + body + b"\n"}, f"{name}, over: match.save"
        )
    told = (
        f"{name}, still running, SHA-256 {hashlib.sha256(data).hexdigest()}\n"
        "Its file tells what is hidden, so it is not here. When the match is over, please add this file."
    )
    return MatchParts(_running(data, match_file.name, chance, tell), told, running=True)


def drawn_anew(state: State, knowing: tuple[int, ...], chance: Rng) -> State:
    """Sample a position that agrees with what all of the seats `knowing` know.

    For one seat that is a determinization. For several, each in turn forgets what only the others know, again
    and again, until their real cards are as likely as any others.
    """
    if len(knowing) == 1:
        return state.determinize(knowing[0], chance)
    for _ in range(ROUNDS):
        for seat in knowing:
            state = state.determinize(seat, chance)
    return state


def knowing_seats(levels: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats whose common knowledge may be revealed: those of people, or all if nobody plays."""
    return tuple(seat for seat, level in enumerate(levels) if level == 0) or tuple(range(len(levels)))


def _running(data: bytes, name: str, chance: Rng, tell: Tell | None) -> dict[str, bytes]:
    """Write what may be revealed of a running match; each part separately, as any may have crashed."""
    try:
        opened = unpack(data, name)
    except Exception as error:  # noqa: BLE001 - the rules may be what broke: that is told, without its words
        return {"match.txt": _where(error).encode()}
    parts = {}
    levels = tuple(player.level for player in opened.saved.players)
    try:
        parts["position.json"] = _position(opened, levels, chance)
    except Exception as error:  # noqa: BLE001 - as above
        parts["position.txt"] = _where(error).encode()
    if tell is not None:
        try:
            parts["course.txt"] = "".join(
                f"{line}\n" for line in tell(opened.saved.match, knowing_seats(levels))
            ).encode()
        except Exception as error:  # noqa: BLE001 - as above
            parts["course.txt"] = _where(error).encode()
    return parts


def _position(opened: Opened, levels: tuple[int, ...], chance: Rng) -> bytes:
    match = opened.saved.match
    drawn = drawn_anew(match.state, knowing_seats(levels), chance)
    told = Position(
        match.rules.id,
        match.rules.revision,
        match.seats,
        len(match.decisions),
        levels,
        {
            option.name: LEFT_OUT if option.kind == "seat" else match.options[option.name]
            for option in match.rules.options
        },
        base64.b64encode(drawn.pack()).decode(),
    )
    return msgspec.json.format(msgspec.json.encode(told), indent=2)


def _where(error: BaseException) -> str:
    """Return where something failed, without the error's message, which may name a card."""
    return f"{''.join(traceback.format_tb(error.__traceback__))}{type(error).__qualname__}\n"


def _nameless(header: Header) -> bytes:
    """Encode a header without title and names."""
    players = tuple(
        msgspec.structs.replace(player, name=str(seat)) for seat, player in enumerate(header.players, 1)
    )
    return header_line(msgspec.structs.replace(header, title="", players=players))
