"""Who looks at the table: from which person's side, and when a curtain falls between two of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.match.session.takebacks import learns
from game.screens.match.table.viewpoint import Memory, Viewpoint, keeps_secrets

if TYPE_CHECKING:
    from game.engine.contract import State
    from game.engine.match import Match
    from game.engine.views import View
    from game.screens.match.session.passes import AutoPasser


class Viewers:
    """Those who look at one match; only where several people play do they change."""

    def __init__(self, match: Match, persons: tuple[int, ...], passes: AutoPasser) -> None:
        """Look for the first of `persons`; where nobody plays, see what every seat knows."""
        self.persons = persons
        self.fixed = False  # the first person's side stays at the front, whoever looks
        self.curtain: int | None = None  # the person who alone may look now, and hasn't yet
        self.passing = False  # the person who just decided has seen a secret, and says when to go on
        self._match = match
        self._passes = passes
        self._alone = False  # who is to decide wants to look at their own cards first
        self._memory = Memory()
        if persons:
            self.viewpoint = Viewpoint(persons[0], persons if len(persons) > 1 else ())
        else:
            self.viewpoint = Viewpoint(0, tuple(range(match.seats)))

    def look(self, state: State) -> View:
        """Return all of `state`, which never changes, that those who look may see."""
        return self._memory.look(self.viewpoint, state)

    @property
    def front(self) -> int:
        """The seat that stays at the front by the people's wish; -1: whoever looks comes there."""
        return self.persons[0] if self.fixed and len(self.persons) > 1 else -1

    def is_private(self, state: State, viewpoint: Viewpoint) -> bool:
        """Whether `viewpoint` see something of `state` that another person must not."""
        return not viewpoint.together and keeps_secrets(state, viewpoint.seat, self.persons)

    def turn(self) -> None:
        """Let the table be seen by who may see it now."""
        if len(self.persons) < 2 or self.passing:
            return
        state = self._match.state
        mover = state.to_move
        self.curtain = None
        if mover not in self.persons:
            self.viewpoint = Viewpoint(self.viewpoint.seat, self.persons)
        elif not self.shows_all(mover):
            if self._openly:
                self.viewpoint = Viewpoint(mover, self.persons)
                return
            hidden = keeps_secrets(state, mover, self.persons)
            self.curtain = mover if hidden else None
            self.viewpoint = Viewpoint(mover, self.persons if hidden else ())

    def shows_all(self, mover: int) -> bool:
        """Whether the table is seen in a way in which `mover` can decide."""
        return self.viewpoint == Viewpoint(mover) or (
            self._openly and self.viewpoint == Viewpoint(mover, self.persons)
        )

    @property
    def _openly(self) -> bool:
        """Whether the person who is to decide can do so before everybody's eyes."""
        if self._alone or len(self.persons) < 2:
            return False
        auto_pass = self._passes.auto_pass
        return auto_pass is not None and auto_pass.open

    @property
    def can_look(self) -> bool:
        """Whether the person who can decide before everybody's eyes could first look at their own cards."""
        mover = self._match.state.to_move
        return self.shows_all(mover) and self.viewpoint != Viewpoint(mover)

    def look_alone(self) -> None:
        """Let the person who decides before everybody's eyes look at their own cards, alone."""
        self._passes.reacting = self._alone = True

    def unveil(self) -> None:
        """Let the person whom the curtain waits for see the table with all that is theirs."""
        if self.curtain is not None:
            self.viewpoint = Viewpoint(self.curtain)
            self.curtain = None

    def decided(self, before: State, action: int) -> None:
        """Let the person who has just decided look first at a secret that they alone have learnt by it."""
        mover, after = before.to_move, self._match.state
        others = len(self.persons) > 1 and after.to_move != mover
        hidden = others and keeps_secrets(after, mover, self.persons)
        self.passing = hidden and learns(before, action, mover)

    def changed(self) -> None:
        """Look on as before: the match has changed."""
        self._alone = False
