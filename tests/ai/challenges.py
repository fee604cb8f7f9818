"""The matches that show every star of every challenge to be within reach, recorded from computer players."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from ai.challenges.goals import Challenge, goals_of
from ai.personas.levels import level_of
from game.engine.match import Match, MatchRecord
from game.registry import GAMES, RULES
from saves.challenges.proof import Proof, proved
from saves.matches.header import Player
from saves.matches.match_file import SavedMatch

FOLDER: Final = Path(__file__).parent / "data"
FILE: Final = FOLDER / "challenges.json"
ALL: Final = [(game, one) for game in GAMES for one in goals_of(game).challenges]


@cache
def recorded() -> dict[str, list[list[str]]]:
    """By game and challenge: the decisions of its matches."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, list[list[str]]])


def played(game: str, one: Challenge) -> list[SavedMatch]:
    """Replay the matches of a challenge, each decision checked by the rules."""
    start = Match(RULES[game], one.seats, one.seed, one.options).record()
    return [
        SavedMatch(
            Match.from_record(msgspec.structs.replace(start, decisions=tuple(decisions)), RULES),
            players(one),
        )
        for decisions in recorded()[f"{game}/{one.id}"]
    ]


def players(one: Challenge) -> tuple[Player, ...]:
    """Those of a challenge, the person among them."""
    return tuple(
        Player("Ann", seat) if level is None else Player(f"R{seat}", seat, "computer", level_of(level).number)
        for seat in range(one.seats)
        for level in [one.level(seat)]
    )


def proofs(game: str, one: Challenge) -> list[Proof]:
    """Tell what those matches prove."""
    return [proved(saved) for saved in played(game, one)]


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    """A match that shows an achievement to be within reach, and the seat that wins it."""

    seat: int
    record: MatchRecord


def achieved() -> dict[str, SavedMatch]:
    """By game and achievement: computer players, as if a person sat on one seat and legends on the others."""
    shown = msgspec.json.decode((FOLDER / "achievements.json").read_bytes(), type=dict[str, Shown])
    return {
        name: SavedMatch(
            Match.from_record(one.record, RULES),
            tuple(
                Player("Ann", seat) if seat == one.seat else Player(f"R{seat}", seat, "computer", 5)
                for seat in range(one.record.seats)
            ),
        )
        for name, one in shown.items()
    }
