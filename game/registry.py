"""The games that there are. A new game adds a line here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game import custom_heroes, dust_collectorz, seventh_hero, splendor_marvel
from game.engine.errors import BadSetup

if TYPE_CHECKING:
    from game.engine.contract import Rules
    from game.engine.game import Game

GAMES: Final[dict[str, Game]] = {
    game.id: game
    for game in (splendor_marvel.GAME, custom_heroes.GAME, seventh_hero.GAME, dust_collectorz.GAME)
}
RULES: Final[dict[str, Rules]] = {game.id: game.rules for game in GAMES.values()}


def rules_of(game: str) -> Rules:
    """Return the rules of `game` (its id); raise BadSetup that lists the games."""
    if game not in RULES:
        raise BadSetup(f"there is no game {game[:40]!r}; there are: {', '.join(RULES)}")
    return RULES[game]
