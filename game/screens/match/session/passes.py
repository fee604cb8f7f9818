"""Decisions that a person need not make each time: when they are asked, and when one passes by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.screens.match.table.viewpoint import Viewpoint

if TYPE_CHECKING:
    from game.engine.contract import State
    from game.engine.match import Match
    from game.engine.views import View
    from game.table.contract import AutoPass

    AutoPassOf = Callable[[View, tuple[int, ...]], AutoPass | None]

REACTION: Final = 1.6  # seconds in which a person may still say that they want to react


class AutoPasser:
    """Lets decisions pass for the persons of one match."""

    def __init__(
        self,
        match: Match,
        persons: tuple[int, ...],
        auto_pass: AutoPassOf | None,
        my_turn: Callable[[], bool],
    ) -> None:
        """Ask always; `auto_pass` tells how a decision may be let pass, `my_turn` whether one is due."""
        self.reactions = "always"  # when persons are asked: always, "useful" or "late"
        self.reacting = False  # the person who is asked wants to decide
        self._match = match
        self._persons = persons
        self._auto_pass_of = auto_pass
        self._my_turn = my_turn
        self._found: tuple[AutoPass | None] | None = None  # where the match stands
        self._open = 0.0  # seconds that a person has had to say so

    @property
    def auto_pass(self) -> AutoPass | None:
        """How the person's decision that is due may be let pass; None for one that has to be made."""
        if self._found is None:
            self._found = (self._find(),)
        return self._found[0]

    def _find(self) -> AutoPass | None:
        state, persons = self._match.state, self._persons
        mover = state.to_move
        if self._auto_pass_of is None or mover not in persons:
            return None
        viewpoint = Viewpoint(mover, persons) if len(persons) > 1 else Viewpoint(mover)
        return self._auto_pass_of(viewpoint.look(state), tuple(state.legal_actions()))

    @property
    def pressing(self) -> bool:
        """Whether a person's decision passes by itself soon."""
        if self.reacting or self.reactions == "always" or not self._my_turn():
            return False
        auto_pass = self.auto_pass
        return auto_pass is not None and (self.reactions == "late" or not auto_pass.matters)

    @property
    def patience(self) -> float | None:
        """The share of time left to say that one wants to react; None where nothing presses."""
        if self.reactions != "late" or self.reacting or not self._my_turn() or self.auto_pass is None:
            return None
        return 1 - self._open / REACTION

    def reacts(self, actor: int, before: State, action: int) -> bool:
        """Whether a computer player does what it could have let pass, for reasons that all can see."""
        if self._auto_pass_of is None or actor in self._persons:
            return False
        auto_pass = self._auto_pass_of(before.view(actor), tuple(before.legal_actions()))
        return auto_pass is not None and auto_pass.open and action != auto_pass.action

    def changed(self) -> None:
        """Look anew: the match has changed."""
        self.reacting = False
        self._found = None
        self._open = 0.0

    def update(self, seconds: float) -> int | None:
        """Let time pass in which a person could decide; return the action that lets the decision pass now."""
        auto_pass = None if self.reacting or self.reactions == "always" else self.auto_pass
        if auto_pass is None:
            return None
        self._open += seconds
        over = not auto_pass.matters or (self.reactions == "late" and self._open >= REACTION)
        return auto_pass.action if over else None
