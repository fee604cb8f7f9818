"""A game as the program knows it: one object that names its rules, its words, its table and its player.

A part is a module, or a name in one ("package.module:name"). It is imported when somebody first asks for it,
so that a thinking process never loads a window. Words, table and celebrations have the house's by default;
other parts named "" are missing: the program does without.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from game.engine.contract import Rules

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.engine.contract import State
    from game.engine.options import Option, Value


class Command(NamedTuple):
    """A command with keys: `name` is unique, its text is `keys-command-<name>`."""

    name: str
    context: str  # the screens where it applies, or everywhere; its text is `keys-context-<context>`
    keys: tuple[str, ...]  # the default, at most two
    pad: str = ""  # the default button of a controller, one of `saves.shortcuts.BUTTONS`


@dataclass(frozen=True)
class Game:
    """A game's id, and where its parts are."""

    id: str
    rules_class: str  # a class of `Rules`, or the rules themselves
    assets: str = ""  # the package with its texts and its rules page; "": assets/<id>
    words: str = "game.texts.stock:WORDS"  # what it says: see `game.screens.games.Says`
    table: str = (
        "game.table.stock.table:StockTable"  # how it is laid out: see `game.table.contract.GameTable`
    )
    celebrations: str = "game.table.stock.celebrations"  # great moments: see `game.table.motion.celebrated`
    box: str = ""  # its lid, and how long a match lasts
    cover: str = ""  # its picture in menus
    figures: str = ""  # the figures of its rules page
    rules_anchors: str = ""  # where its rules page tells of a piece
    evaluator: str = ""  # makes a `Evaluator` for the search; without one it plays random matches to the end
    encoding: str = ""  # how a position is encoded for the network, for training
    action_features: str = ""  # what personas like or dislike in an action
    reasons: str = ""  # a module that claims what an expected line brings: see `ai.analysis.claims`
    measures: str = ""  # what a finished match tells about a seat, as numbers: see `ai.challenges.goals`
    tastes: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    """Points for each feature of an action, by style; "child" is what the lowest level is measured by."""
    levels: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    """What is different about a level in this game: fields of `ai.personas.levels.Level`, by its key."""
    screens: Mapping[str, str] = field(default_factory=dict)
    """Screens of its own that menus lead to: the requests that open them, by name.

    The title's link is `screen-<name>`, New game says `screen-<name>-label` and `screen-<name>-open`.
    """
    commands: tuple[Command, ...] = ()  # the keys of its screens
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    """House rules that go together, "family" or "long": what they make of options with house rules."""
    store: str = ""  # what people make for it and keep: see `saves.store.Store`
    balance: str = ""  # measures how even its parts are: see `ai.arena`
    simulations: float | None = None  # a second on one core that a search with four seats should reach
    usual_seats: int = 2  # the table by which its players are compared
    overrating: Mapping[int, tuple[float, float]] = field(default_factory=dict)
    """By the number of seats, how much one to move, and one that waits, overrates its chance, in logits.

    `ai.calibration` measures it; where a number is missing, nothing is taken off.
    """
    digits_pick_values: bool = False  # digit keys pick cards of that value, not places in a list

    @cached_property
    def rules(self) -> Rules:
        """The rules of the game; there is one such object."""
        part = load(self.rules_class)
        rules: Rules = part if isinstance(part, Rules) else part()
        return rules

    # 0.1 kept the rules themselves in `GAMES`: programs written for it go on for one release

    @property
    def seats(self) -> range:
        """The numbers of seats: those of `rules`."""
        return self.rules.seats

    @property
    def options(self) -> tuple[Option, ...]:
        """The options: those of `rules`."""
        return self.rules.options

    @property
    def revision(self) -> int:
        """The revision of `rules`."""
        return self.rules.revision

    def setup(self, seats: int, seed: int, options: Mapping[str, object] | None = None) -> State:
        """Set up a new game as `rules` do."""
        return self.rules.setup(seats, seed, options or {})

    def unpack(self, data: bytes) -> State:
        """Decode a position as `rules` do."""
        return self.rules.unpack(data)


def load(path: str) -> Any:
    """Return the part that `path` names, "package.module" or "package.module:name".

    Raises ImportError or AttributeError where there is none.
    """
    module, _, name = path.partition(":")
    part = import_module(module)
    return getattr(part, name) if name else part
