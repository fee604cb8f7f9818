"""The matches that show every star of every challenge to be within reach, recorded from computer players."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from ai.challenges.goals import Challenge, goals_of
from ai.personas.levels import level_of
from game.engine.match import Match
from game.registry import GAMES, RULES
from saves.challenges.proof import Proof, proved
from saves.matches.header import Player
from saves.matches.match_file import SavedMatch

FILE: Final = Path(__file__).parent / "data" / "challenges.json"
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
