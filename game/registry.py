"""The list of games. A new game adds a line here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.custom_heroes.rules import HeroesRules
from game.dust_collectorz.rules import DustRules
from game.engine.errors import BadSetup
from game.seventh_hero.rules import SeventhRules
from game.splendor_marvel.rules import SplendorRules

if TYPE_CHECKING:
    from game.engine.contract import Rules

GAMES: Final[dict[str, Rules]] = {
    rules.id: rules
    for rules in (
        SplendorRules(),
        HeroesRules(),
        SeventhRules(),
        DustRules(),
    )
}


def rules_of(game: str) -> Rules:
    """Return the rules of `game` (its id); raise BadSetup that lists the games."""
    if game not in GAMES:
        raise BadSetup(f"there is no game {game[:40]!r}; there are: {', '.join(GAMES)}")
    return GAMES[game]
