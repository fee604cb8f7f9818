"""The ways in which a game of Seventh Hero can end."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.contract import State
from game.seventh_hero.rules.cards import HEROES, WINNING
from game.seventh_hero.rules.pieces import Player
from game.seventh_hero.rules.state import SeventhState
from tests.golden.games import Ending


def _players(states: Sequence[State]) -> list[Player]:
    state = states[-1]
    assert isinstance(state, SeventhState)
    return state.players


def _sum(player: Player) -> int:
    return sum(number for number in HEROES if player.party >> number & 1)


def _largest(states: Sequence[State]) -> list[Player]:
    """List who has the most heroes; nobody where six of them won."""
    players = _players(states)
    most = max(player.size() for player in players)
    return [player for player in players if player.size() == most < WINNING]


def _least_eliminated(states: Sequence[State]) -> list[Player]:
    """List who of them has the fewest eliminated cards."""
    tied = _largest(states)
    fewest = min((len(player.eliminated) for player in tied), default=0)
    return [player for player in tied if len(player.eliminated) == fewest]


def _highest(states: Sequence[State]) -> list[Player]:
    """List who of them has the highest sum."""
    tied = _least_eliminated(states)
    highest = max((_sum(player) for player in tied), default=0)
    return [player for player in tied if _sum(player) == highest]


def six_heroes(states: Sequence[State]) -> bool:
    """Ask whether a seat had six different heroes."""
    return any(player.size() == WINNING for player in _players(states))


def most_heroes(states: Sequence[State]) -> bool:
    """Ask whether the pile ran out, and one seat had more heroes than any other."""
    return len(_largest(states)) == 1


def fewer_eliminated(states: Sequence[State]) -> bool:
    """Ask whether eliminated cards decided between equal parties."""
    return len(_largest(states)) > len(_least_eliminated(states)) == 1


def higher_sum(states: Sequence[State]) -> bool:
    """Ask whether the sum of numbers decided between those equal in parties and eliminated cards."""
    return len(_least_eliminated(states)) > len(_highest(states)) == 1


def shared_victory(states: Sequence[State]) -> bool:
    """Ask whether several seats were equal in everything."""
    return len(_highest(states)) > 1


ENDINGS = (
    Ending(six_heroes, "SH-27", "six different heroes win at once"),
    Ending(most_heroes, "SH-28", "the pile runs out; one seat has the most heroes"),
    Ending(fewer_eliminated, "SH-29", "equally many heroes; fewer eliminated cards decide"),
    Ending(higher_sum, "SH-29", "equally many heroes and eliminated cards; the higher sum decides"),
    Ending(shared_victory, "SH-29", "equal in everything: a shared victory"),
)
MISSING: dict[tuple[str, int], str] = {}  # ending and seats, and why there is no such game
