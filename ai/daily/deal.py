"""The match of a day, the same on every machine: it follows from the date alone.

The rivals decide with fixed simulations and a fixed seed, never by the clock. So whoever has the decisions
of one match can play it again and tell whether the rivals were ours.
"""

from __future__ import annotations

import hashlib
from datetime import date
from typing import Final

import msgspec

from ai.personas.levels import in_game, level_of
from ai.players import make_player
from ai.worker.messages import Request, players_seed, request_for
from game.engine.match import Match
from game.engine.rng import SEED_LIMIT
from game.registry import ADDED, GAMES, rules_of

EDITION: Final = 4
"""Raised whenever the rules, the players or this module give a day another match than before."""
RIVALS: Final = ("champion", "captain")  # levels with fixed simulations, by their place after the person


class Deal(msgspec.Struct, frozen=True):
    """One day's match, before anybody has decided anything."""

    day: date
    game: str
    seats: int
    seat: int  # the person's
    seed: int

    def match(self) -> Match:
        """Set it up, by the official rules."""
        return Match(rules_of(self.game), self.seats, self.seed)

    def level(self, seat: int) -> str:
        """Return the level of the rival on `seat`; raise ValueError for the person's."""
        if seat == self.seat:
            raise ValueError(f"a person plays on seat {seat}")
        return RIVALS[((seat - self.seat) % self.seats - 1) % len(RIVALS)]

    def is_of(self, match: Match) -> bool:
        """Whether `match` is this one, after however many decisions."""
        return msgspec.structs.replace(match.record(), decisions=()) == self.match().record()


def deal_of(day: date) -> Deal:
    """Return the match of `day`; the built-in games take turns."""
    games = [game for game in GAMES if game not in ADDED]
    game = games[day.toordinal() % len(games)]
    told = f"herotable-daily-{EDITION}-{day.isoformat()}-{game}"
    digest = hashlib.blake2s(told.encode()).digest()
    first, second = (int.from_bytes(digest[at : at + 8], "big") for at in (0, 8))
    seats = GAMES[game].usual_seats
    return Deal(day, game, seats, second % seats, first % SEED_LIMIT)


def question(deal: Deal, match: Match) -> Request:
    """Ask what the rival to move decides; raise ValueError if it is the person's turn."""
    seat = match.state.to_move
    level = in_game(level_of(deal.level(seat)), deal.game)
    seed = players_seed(match)
    simulations = level.simulations
    return request_for(deal.game, match.state, seat, level=level.word, simulations=simulations, seed=seed)


def decide(request: Request) -> int:
    """Answer a `question` in this process, as any AI process would."""
    rules = rules_of(request.game)
    player = make_player(
        request.player, rules, level=request.level, simulations=request.simulations, seed=request.seed
    )
    return player.choose(rules.unpack(request.position), request.seat).action
