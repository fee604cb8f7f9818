"""Matches between computer players without a screen, for the arena.

A block is one seed played once for every rotation of the players around the seats, so neither cards nor
seats favour anyone. Input and output are plain data, so any `concurrent.futures.Executor` can play it.
"""

from __future__ import annotations

from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Final

import msgspec

from ai.engine.protocol import COMMAND, command_words
from ai.evaluators.networks import MOST_BYTES, network_in
from ai.parcels.runner import Kind
from ai.personas.levels import LEVEL_KEYS, level_of
from ai.players import PLAYERS, make_player
from ai.strength.watching import Watcher
from game.engine.contract import OVER
from game.engine.match import resolve_chance
from game.engine.options import Value
from game.engine.rng import Rng
from game.registry import rules_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.players import Player
    from game.engine.contract import Rules, State

NETWORK: Final = "net:"
LONGEST_MATCH: Final = 5000  # decisions; a longer match is the player's fault


class Contestant(msgspec.Struct, frozen=True):
    """A player as named on the command line."""

    word: str  # e.g. "mcts:3"
    name: str  # one of PLAYERS, or an outside program's "cmd:…"
    level: str  # as in `ai.personas.levels.level_of`
    network: bytes = b""  # the content of the file of the network that it uses; empty: the game's own


class Block(msgspec.Struct, frozen=True):
    """One seed, to be played by the contestants in all rotations."""

    game: str
    contestants: tuple[Contestant, ...]  # one a seat
    seed: int
    seconds: float | None  # of processor time per decision; None: the level's own
    simulations: int | None
    options: tuple[tuple[str, Value], ...] = ()  # of the matches, by name
    ahead: bool = False  # the first contestant sees what happens, and thinks while others decide


class Played(msgspec.Struct, frozen=True):
    """The result of one match, by contestant (in the block's order, wherever it sat)."""

    shares: tuple[float, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # of processor time
    faults: tuple[int, ...]  # illegal choices, each replaced by the first legal action
    troubles: tuple[str, ...] = ()  # why an outside program was replaced during the match; "": it wasn't
    first: int = 0  # who made the first decision
    turns: int = 0  # runs of decisions by one seat


def contestant(word: str) -> Contestant:
    """Parse "greedy", "mcts:3", "knight+4", "net:…" or "cmd:…"; raise ValueError that lists them."""
    if word.startswith(COMMAND):
        command_words(word.removeprefix(COMMAND))
        return Contestant(word, word, LEVEL_KEYS[-1])
    if word.startswith(NETWORK):
        return with_network(word, network_file(Path(word.removeprefix(NETWORK))))
    name, _, level = word.partition(":")
    if not level and name.partition("+")[0] in LEVEL_KEYS:
        return Contestant(word, "mcts", level_of(name).word)
    if name not in PLAYERS or (level and name != "mcts"):
        raise ValueError(
            f"a player is {', '.join(PLAYERS)}, mcts:1 to mcts:5, {', '.join(LEVEL_KEYS)},"
            f" a level and +1 to +9, {NETWORK}FILE or {COMMAND}PROGRAM, not {word!r}"
        )
    return Contestant(word, name, level_of(level or LEVEL_KEYS[-1]).word)


def with_network(word: str, network: bytes) -> Contestant:
    """Return the strongest level, using a network."""
    return Contestant(word, "mcts", LEVEL_KEYS[-1], network)


def network_file(path: Path) -> bytes:
    """Return what a network's file holds, and no more than shows that it's too long; raise ValueError."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise ValueError(f"{path} can't be read: {error.strerror}") from error


def check_network(game: str, who: Contestant, seats: int) -> None:
    """Raise ValueError if a contestant's network is damaged, of other rules, or not for so many seats."""
    if not who.word.startswith(NETWORK):
        return
    try:
        network = network_in(game, who.network)
    except ValueError as error:
        raise ValueError(f"{who.word}: {error}") from error
    if seats not in network.seats:
        raise ValueError(f"{who.word}: it judges at tables of {network.seats} seats, not {seats}")


def play_block(block: Block) -> list[Played]:
    """Play one match for every rotation of the contestants."""
    return [play_match(block, turned) for turned in range(len(block.contestants))]


def play_match(block: Block, turned: int) -> Played:
    """Play one match in which contestant i has seat (i + turned) modulo the seats."""
    rules = rules_of(block.game)
    seats = len(block.contestants)
    players: list[Player] = [_player(rules, block, (seat - turned) % seats) for seat in range(seats)]
    try:
        return _play(rules, block, players, turned)
    finally:
        for player in players:
            player.close()


def _play(rules: Rules, block: Block, players: list[Player], turned: int) -> Played:
    """Play one match with the players in their seats."""
    seats = len(players)
    state = rules.setup(seats, block.seed, dict(block.options))
    resolve_chance(state)
    first, mover, turns = (state.to_move - turned) % seats, -1, 0
    chance = Rng(block.seed)
    watchers = [Watcher(players[turned], turned, state, block.seed)] if block.ahead else []
    decisions, seconds, faults, troubles = [0] * seats, [0.0] * seats, [0] * seats, [""] * seats
    while state.to_move != OVER:
        seat = state.to_move
        turns += seat != mover
        mover = seat
        known = state.determinize(seat, Rng(chance.seed()))
        for watcher in watchers:
            watcher.look(seat)
        began = players[seat].clock()
        found = players[seat].choose(known, seat)
        spent = players[seat].clock() - began
        seconds[seat] += spent
        for watcher in watchers:
            watcher.think(state, spent)
        action, troubles[seat] = found.action, troubles[seat] or found.trouble
        legal = state.legal_actions()
        if action not in legal:
            faults[seat] += 1
            action = legal[0]
        decisions[seat] += 1
        if decisions[seat] > LONGEST_MATCH:
            raise RuntimeError(f"no end after {LONGEST_MATCH} decisions: {block}")
        _advance(state, action, watchers)
    shares = state.returns()
    seat_of = [(number + turned) % seats for number in range(seats)]
    return Played(
        tuple(shares[seat] for seat in seat_of),
        tuple(decisions[seat] for seat in seat_of),
        tuple(seconds[seat] for seat in seat_of),
        tuple(faults[seat] for seat in seat_of),
        tuple(troubles[seat] for seat in seat_of),
        first,
        turns,
    )


def _advance(state: State, action: int, watchers: Sequence[Watcher]) -> None:
    """Do what was decided, and take the table's steps."""
    state.apply(action)
    for watcher in watchers:
        watcher.note(state)
    resolve_chance(state)
    for watcher in watchers:
        watcher.note(state)


def _player(rules: Rules, block: Block, number: int) -> Player:
    who = block.contestants[number]
    limited = who.name == "textbook" or level_of(who.level).timed
    player = make_player(
        who.name,
        rules,
        level=who.level,
        seconds=block.seconds if limited else None,
        simulations=block.simulations if limited else None,
        seed=Rng(block.seed * 16 + number).seed(),
        clock=process_time,
    )
    if who.network:
        player.evaluator.network = network_in(block.game, who.network)
    return player


def _decode(data: bytes) -> list[Played]:
    return msgspec.json.decode(data, type=list[Played])


BLOCKS: Final[Kind[Block, list[Played]]] = Kind(play_block, msgspec.json.encode, _decode)
