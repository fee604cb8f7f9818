"""Which endings each game has to have a playthrough of, and how its table is written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from game.engine.contract import State
from game.engine.options import Value

Shown = Callable[[State], dict[str, str]]  # the lines of the table by their first word, secrets among them


@dataclass(frozen=True)
class Ending:
    """A way in which games end."""

    happened: Callable[[Sequence[State]], bool]  # asked of the positions after each decision
    clause: str
    means: str
    options: Mapping[str, Value] = field(default_factory=dict)  # that such a game is played with

    @property
    def name(self) -> str:
        """The ending's word, in file names too."""
        return self.happened.__name__


@dataclass(frozen=True)
class Golden:
    """What playthroughs of a game there have to be."""

    endings: tuple[Ending, ...]
    missing: Mapping[tuple[str, int], str]  # ending and seats that there can't be, or weren't found: why
    shown: Shown
