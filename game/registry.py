"""The games that there are: the built-in ones, and those of installed packages that a person trusts.

A new built-in game adds a line here. `game.plugins` finds packages without importing them; `add_games`
imports one, which is then program code like ours. Whatever is wrong with it, the other games stay.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from game.engine.contract import Rules
from game.engine.errors import BadSetup
from game.engine.files.assets import keep_in
from game.engine.game import Game, load
from game.engine.options import Option, checked_options
from game.laws.check import first_look
from game.plugins import Fault, place_of, shortened

if TYPE_CHECKING:
    from game.plugins import Plugin

BUILT_IN: Final = (
    "game.splendor_marvel:GAME",
    "game.custom_heroes:GAME",
    "game.seventh_hero:GAME",
    "game.dust_collectorz:GAME",
)
GAMES: Final[dict[str, Game]] = {game.id: game for game in map(load, BUILT_IN)}
ADDED: Final[dict[str, Plugin]] = {}  # the package of each game that isn't built in
ID: Final = re.compile(r"[a-z][a-z0-9_]{2,39}")
RESERVED: Final = frozenset(
    {"bench", "common", "share", "title"}
)  # they mean something else in commands and texts
PARTS: Final = (
    *("words", "table", "celebrations", "box", "cover", "figures", "rules_anchors"),
    *("evaluator", "action_features", "store"),
)
SEATS_LIMIT: Final = 12
OPTIONS_LIMIT: Final = 40
PRESETS: Final = ("family", "long")  # the names of sets of house rules


class _RulesById(Mapping[str, Rules]):
    """The rules of all of `GAMES`, as they are now."""

    def __getitem__(self, game: str) -> Rules:
        return GAMES[game].rules

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


RULES: Final[Mapping[str, Rules]] = _RulesById()


def rules_of(game: str) -> Rules:
    """Return the rules of `game` (its id); raise BadSetup that lists the games."""
    if game not in GAMES:
        raise BadSetup(f"there is no game {game[:40]!r}; there are: {', '.join(GAMES)}")
    return GAMES[game].rules


class BadGame(Exception):
    """A package's object that is no usable game; the message says what it lacks."""


class LawlessGame(BadGame):
    """A game that breaks a law already in its first steps; the message says which, and where."""


def add_games(plugin: Plugin) -> list[Fault]:
    """Import a trusted package and add its games; return what is wrong with those that it can't."""
    faults: list[Fault] = []
    for game_id, path in plugin.games:
        if ADDED.get(game_id) == plugin:
            continue
        fault = _id_fault(plugin, game_id)
        if fault is None:
            fault = _import_game(plugin, game_id, path)
        if fault is not None:
            faults.append(fault)
    return faults


def added_packages() -> tuple[tuple[str, str], ...]:
    """Return the identities of the packages that have added games, for another process."""
    return tuple(dict.fromkeys(plugin.identity for plugin in ADDED.values()))


def load_parts(game_id: str) -> Fault | None:
    """Import all parts of an added game, which else happens when they are needed; return what fails."""
    for part in PARTS:
        try:
            if path := getattr(GAMES[game_id], part):
                load(path)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it raises, the rest must start
            return Fault(
                "import", ADDED[game_id].name, game_id, f"{part}: {shortened(error)}{place_of(error)}"
            )
    return None


def remove_game(game_id: str) -> None:
    """Forget a game that a package added, until the program starts again."""
    if ADDED.pop(game_id, None) is not None:
        del GAMES[game_id]
        keep_in(game_id, "")


def _id_fault(plugin: Plugin, game_id: str) -> Fault | None:
    if not ID.fullmatch(game_id) or game_id in RESERVED:
        return Fault("bad_id", plugin.name, game_id[:40])
    if game_id in GAMES:
        owner = ADDED[game_id].name if game_id in ADDED else "Herotable"
        return Fault("taken", plugin.name, game_id, owner)
    return None


def _import_game(plugin: Plugin, game_id: str, path: str) -> Fault | None:
    """Import and add one game; any error of its code becomes a fault."""
    try:
        game = load(path)
        _check_game(game, game_id)
    except LawlessGame as error:
        return Fault("law", plugin.name, game_id, str(error))
    except BadGame as error:
        return Fault("incomplete", plugin.name, game_id, str(error))
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it raises, the rest must start
        return Fault("import", plugin.name, game_id, shortened(error) + place_of(error))
    GAMES[game_id] = game
    keep_in(game_id, game.assets)
    ADDED[game_id] = plugin
    return None


def _check_game(game: object, game_id: str) -> None:
    """Raise BadGame unless `game` has what every game needs to be listed and set up."""
    if not isinstance(game, Game):
        raise BadGame(f"it is no Game but {type(game).__name__}")
    if game.id != game_id:
        raise BadGame(f"its id is {str(game.id)[:40]!r}")
    if game.assets and not files(game.assets).is_dir():
        raise BadGame(f"it has no package {game.assets[:40]!r} for its texts")
    if not all(command.name.startswith(f"{game_id}_") for command in game.commands):
        raise BadGame("the name of a command doesn't begin with its id")
    rules = game.rules
    if not isinstance(rules, Rules):
        raise BadGame(f"rules_class makes no Rules but {type(rules).__name__}")
    if rules.id != game_id:
        raise BadGame(f"the id of its rules is {str(rules.id)[:40]!r}")
    _check_facts(rules)
    if not set(game.presets) <= set(PRESETS):
        raise BadGame(f"its presets have other names than {', '.join(PRESETS)}")
    for preset in game.presets.values():
        checked_options(rules, preset)


def _check_facts(rules: Any) -> None:
    """Check what its code has put into the rules, which may be anything."""
    seats = rules.seats
    if (
        not isinstance(seats, range)
        or not seats
        or seats.step != 1
        or seats[0] < 1
        or seats[-1] > SEATS_LIMIT
    ):
        raise BadGame(f"its seats are no range of numbers from 1 to {SEATS_LIMIT}")
    if not isinstance(rules.revision, int) or rules.revision < 1:
        raise BadGame("its revision is no number from 1")
    if len(rules.options) > OPTIONS_LIMIT or not all(isinstance(one, Option) for one in rules.options):
        raise BadGame(f"its options are not up to {OPTIONS_LIMIT} of Option")
    verdict = first_look(rules)
    if verdict is not None:
        raise LawlessGame(f"{verdict.law}: {verdict.trouble}")
