"""A table at one moment: a view, its setting, and what follows from both for words and marks.

A game's own class adds what its layout asks of its views.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, Generic, TypeVar

from game.engine.contract import OVER
from game.engine.views import View

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.table.contract import Setting

Seen = TypeVar("Seen", bound=View)


class Moment(Generic[Seen]):
    """What a layout needs to know besides where things lie."""

    def __init__(self, view: Seen, setting: Setting, picks: Callable[[Seen, int], tuple[str, ...]]) -> None:
        """Combine `view` and `setting`; `picks` names the keys that mean an action."""
        self.view = view
        self.setting = setting
        self.picked: Counter[str] = Counter(setting.picked)
        self._picks = picks

    def text(self, key: str, **facts: object) -> str:
        """Return a text in the language spoken."""
        return self.setting.texts(key, **facts)

    def addressed(self, seat: int) -> str:
        """Return what sentences call a seat: its name, or YOU."""
        return self.setting.addressed[seat]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view.to_move == OVER

    @property
    def decides(self) -> bool:
        """Whether the viewer is to move."""
        return bool(self.setting.legal)

    @cached_property
    def wishes(self) -> dict[int, Counter[str]]:
        """The legal actions that contain all picks, each with its keys."""
        every = {action: Counter(self._picks(self.view, action)) for action in self.setting.legal}
        return {action: wish for action, wish in every.items() if self.picked <= wish}

    @cached_property
    def useful(self) -> frozenset[str]:
        """The keys that could be picked next."""
        return frozenset(key for wish in self.wishes.values() for key in wish - self.picked)
