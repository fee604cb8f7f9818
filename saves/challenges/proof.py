"""What a saved match proves. Nothing is claimed by a file: it follows from its decisions and its players.

Matches with one person and computer players prove something; who that is does not matter. Undo and hints
may have helped: a match does not tell, and puzzling something out is the point of a challenge. House rules
prove nothing, but for those that a challenge sets for everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ai.challenges.goals import COMMON, Challenge, goals_of, match_of, measure
from ai.personas.levels import level_of
from game.engine.options import house_rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.match import Match
    from saves.matches.header import Player
    from saves.matches.match_file import SavedMatch

NO_STARS: Final = (False, False, False)


class Proof(msgspec.Struct, frozen=True):
    """What one match proves."""

    game: str
    challenge: str = ""  # whose match it is; "": of none
    stars: tuple[bool, bool, bool] = NO_STARS
    achievements: tuple[tuple[str, str], ...] = ()  # game (COMMON: of any) and id
    won: bool = False


_PROOF: Final = msgspec.msgpack.Decoder(Proof)


def proved(saved: SavedMatch) -> Proof:
    """Tell what a match proves; nothing before it is over, or if not exactly one person has played."""
    match, players = saved.match, saved.players
    people = [seat for seat, player in enumerate(players) if player.kind == "person"]
    game = match.rules.id
    if not match.over or len(people) != 1 or len(players) < 2:
        return Proof(game)
    measured = measure(match, people[0], [one.level for one in players if one.kind == "computer"])
    challenge = challenge_of(match, players)
    counts = challenge is not None or not house_rules(match.rules, match.options)
    return Proof(
        game,
        challenge.id if challenge else "",
        challenge.won(measured) if challenge else NO_STARS,
        tuple(
            (part, one.id)
            for part in (COMMON, game)
            for one in goals_of(part).achievements
            if counts and one.holds(measured)
        ),
        counts and bool(measured["won"]),
    )


def challenge_of(match: Match, players: Sequence[Player]) -> Challenge | None:
    """Return the challenge that a match is of, after however many decisions: by its deal and its players."""
    for one in goals_of(match.rules.id).challenges:
        same = (one.seed, one.seats) == (match.seed, match.seats) and _sits(one, players)
        if same and match_of(match.rules.id, one).options == match.options:
            return one
    return None


def _sits(one: Challenge, players: Sequence[Player]) -> bool:
    """Whether the person and the rivals of a challenge sit where they should."""
    for seat, player in enumerate(players):
        level = one.level(seat)
        number = level_of(level).number if level else 0
        if (player.kind == "person") != (level is None) or (player.level, player.tenths) != (number, 0):
            return False
    return True


def pack_proof(proof: Proof) -> bytes:
    """Encode a proof for the index."""
    return msgspec.msgpack.encode(proof)


def unpack_proof(data: bytes) -> Proof | None:
    """Decode a proof of the index; None if it makes no sense."""
    try:
        return _PROOF.decode(data)
    except (msgspec.MsgspecError, UnicodeError):
        return None
