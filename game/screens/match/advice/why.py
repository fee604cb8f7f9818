"""Why a computer player did what it did: told where that betrays nothing, and of everything after the end.

Its reasons rest on all that it knew. While the match goes on they are told only if those who look knew all
of that themselves; what it thought is kept for that, in memory and not with the match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from game.screens.match.table.viewpoint import keeps_secrets

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.engine.match import Match
    from game.screens.match.session.ai_controller import AIController, Asker, Verdict
    from game.texts.texts import Texts

Answer = Literal["told", "secret", "forgotten", "person"]


class Why:
    """What computer players thought in one match."""

    def __init__(self, match: Match, controller: AIController, persons: Sequence[int]) -> None:
        """Remember nothing yet; `persons` are the seats of those who look, nobody's if nobody plays."""
        self.match = match
        self.controller = controller
        self.watchers = tuple(persons) or tuple(range(match.seats))
        self.persons = tuple(persons)
        self.asked = -1  # the decision whose reasons are wanted
        self._thoughts: dict[int, tuple[str, Verdict]] = {}  # by decision, with what was done
        self._open: dict[int, bool] = {}  # by decision: whether those who look knew all of it
        self._told: dict[tuple[int, Texts], str] = {}  # by decision and language

    def remember(self, verdict: Verdict | None) -> None:
        """Keep what stood behind the last decision; None: nothing did."""
        number = len(self.match.decisions) - 1
        for gone in [kept for kept in self._thoughts if kept >= number]:
            del self._thoughts[gone]
        self._told = {key: told for key, told in self._told.items() if key[0] < number}
        self._open = {kept: known for kept, known in self._open.items() if kept < number}
        if verdict is not None:
            self._thoughts[number] = (self.match.decisions[number], verdict)

    def last(self) -> int:
        """Return the last decision that a computer player made, -1 if none did."""
        movers = self.match.movers
        return next((n for n in reversed(range(len(movers))) if movers[n] not in self.persons), -1)

    def answer(self, decision: int) -> Answer:
        """Tell whether the reasons for a decision can be told, or why not."""
        if self.match.movers[decision] in self.persons:
            return "person"
        if not self.match.over and not self._known_to_all(decision):
            return "secret"
        return "told" if self._thought(decision) is not None else "forgotten"

    def _thought(self, decision: int) -> Verdict | None:
        text, verdict = self._thoughts.get(decision, ("", None))
        return verdict if text == self.match.decisions[decision] else None

    def _known_to_all(self, decision: int) -> bool:
        """Whether those who look knew all that the mover did."""
        if decision not in self._open:
            actor = self.match.movers[decision]
            self._open[decision] = not keeps_secrets(self.match.at(decision), actor, self.watchers)
        return self._open[decision]

    def text(self, decision: int, asker: Asker, heading: Callable[[int], str]) -> str:
        """Say what was decided, in the words of `heading`, and why; "" where that is not to be told."""
        thought = self._thought(decision)
        if thought is None or self.answer(decision) != "told":
            return ""
        key = (decision, asker.texts)
        if key not in self._told:
            before = self.match.branch(decision)
            head = heading(before.state.read(self.match.decisions[decision]))
            self._told[key] = "\n".join([head, *self.controller.reasons(before, thought, asker)])
        return self._told[key]
