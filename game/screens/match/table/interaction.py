"""What a person does to the pieces: picking, letting go, dragging, deciding, and being told why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.screens.match.table.pointer import PointerController
from game.table.pieces import OVERLAY
from game.table.stock.turn_strip import decision_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.engine.errors import Reason
    from game.screens.app.host import Host
    from game.screens.match.actions.offers import ActionSelection
    from game.screens.match.game import Says
    from game.screens.match.session.session import MatchSession
    from game.screens.match.table.highlights import Highlights
    from game.screens.match.table.tooltips import Bubble
    from game.screens.match.table.view import TableView
    from game.table.input.picking import Outcome
    from game.table.stock.offers import Kind


class Gate(Protocol):
    """Who has a word before a decision is made."""

    def holds(self, action: int) -> bool:
        """Whether a legal decision is not made now; the gate then says why, or makes it later."""

    def answers(self, key: str) -> bool:
        """Whether a double click on a piece, or Enter, was meant for the gate, which has answered it."""

    def refuses(self, key: str) -> bool:
        """Whether the gate has said itself why a piece can't be picked now."""


class CoachGate:
    """Lets the coach look at a decision first."""

    def __init__(self, session: MatchSession, view: TableView) -> None:
        """Ask the coach of `session`."""
        self._advice = session.advice
        self._pieces = view.pieces
        self._view = view

    def holds(self, action: int) -> bool:
        """Whether the coach looks at it, and lets it go or asks about it soon."""
        small = self._pieces.at_once(self._view.seen, action)
        return self._advice.detains(action, small=small)

    def answers(self, key: str) -> bool:
        """Leave every click to the table."""
        return False

    def refuses(self, key: str) -> bool:
        """Leave it to the rules to say why not."""
        return False


class InteractionController:
    """Answers mouse and keyboard alike; see `pointer.Gestures`."""

    def __init__(
        self,
        session: MatchSession,
        view: TableView,
        bubble: Bubble,
        highlights: Highlights,
        says: Says,
        host: Host,
        refresh: Callable[[], None],
    ) -> None:
        """Pick on `view` and decide in `session`; `refresh` brings everything in step with it."""
        self.gate: Gate = CoachGate(session, view)
        self.pointer = PointerController(view, self)
        self.open_past: Callable[[int], None] = lambda _: None  # shows the moment of a decision
        self.made = 0  # decisions so far
        self._session = session
        self._view = view
        self._stage = view.stage
        self._focus = view.focus
        self._coach = session.advice.coach
        self._bubble = bubble
        self._highlights = highlights
        self._says = says
        self._host = host
        self._refresh = refresh

    def targets(self, key: str) -> frozenset[str] | None:
        """Name the pieces onto which a piece can be dragged now; None where nothing can be dragged."""
        deciding = self._view.deciding
        if deciding is None:
            return None
        zones = {piece.key for piece in self._stage.layout if piece.drop}
        return frozenset(zone for zone in zones if deciding.picker.takes(key, zone))

    # Gestures

    def click(self, key: str) -> None:
        """Pick a piece, or let go of it, or say why not; switch what a "toggle:" piece stands for."""
        self._think_again()
        deciding = self._view.deciding
        word, _, name = key.partition(":")
        if word == "toggle":
            self._toggle(name)
        elif word == "cycle":
            self.cycle(int(name))
        elif word == "past":
            self.open_past(decision_of(name))
        elif deciding is None:
            self._refuse(key, None)
        else:
            self._pick(key, deciding)

    def click_twice(self, key: str) -> None:
        """Do what the piece completes, else pick it once more."""
        if self.gate.answers(key):
            return
        self._think_again()
        if key.startswith(("toggle:", "cycle:", "past:")):
            self.click(key)
            return
        deciding = self._view.deciding
        if deciding is not None and key not in deciding.picked:
            self._pick(key, deciding)
        else:
            self._carry_out(key, deciding.enter(key) if deciding else None)

    def drop(self, key: str, zone: str) -> None:
        """Do what dragging a piece onto another means."""
        self._think_again()
        deciding = self._view.deciding
        self._carry_out(key, deciding.drop(key, zone) if deciding else None)

    def let_go(self) -> None:
        """Let go of what was picked last."""
        self._think_again()
        self._back()
        self._refresh()

    def step_back(self) -> bool:
        """Put away sheets over the table, else let go of what was picked last; whether there was any."""
        return self._uncover() or self._back()

    def _back(self) -> bool:
        """Fold what is unfolded, or let go of what was picked last; whether there was any of it."""
        deciding = self._view.deciding
        found = deciding is not None and deciding.back()
        if found:
            self._host.audio.play("click", 0.5)
        return found

    def _pick(self, key: str, deciding: ActionSelection) -> None:
        """Pick a piece, or do at once what it alone means."""
        reason = deciding.pick(key)
        if reason is None and deciding.at_once is not None:
            self._host.audio.play("place", 0.5)
            self.play(deciding.at_once)
        else:
            self._answer(key, reason)

    def show(self, kind: Kind) -> None:
        """Let the pieces be seen that a kind of action needs, and lead the keyboard's focus to the first."""
        self._highlights.point_out(kind.keys)
        wanted = (piece for piece in self._stage.layout if piece.key in kind.keys and piece.pickable)
        first = next(wanted, None)
        self._focus.put(first.key if first else None)
        self._host.audio.play("click", 0.5)
        self._refresh()

    def _toggle(self, name: str) -> None:
        """Switch something on the table on or off."""
        self._view.toggled ^= {name}
        self._host.audio.play("click", 0.5)
        self._refresh()

    def _uncover(self) -> bool:
        """Put away the sheets that cover the table; whether there was one."""
        lying = {piece.key for piece in self._stage.layout if piece.height >= OVERLAY}
        covering = {name for name in self._view.toggled if f"toggle:{name}" in lying}
        self._view.toggled -= covering
        if covering:
            self._host.audio.play("click", 0.5)
        return bool(covering)

    def cycle(self, digit: int) -> bool:
        """Pick the next of the actions that a digit goes through; False where digits press buttons."""
        asked = self._coach.question is not None
        deciding = None if asked else self._view.deciding
        found = deciding.cycle(digit) if deciding else None
        if found is not None:
            self._host.audio.play("place" if found else "refused", 0.5)
            self._refresh()
        return found is not None

    def _think_again(self) -> None:
        self._coach.dismiss()

    # ActionSelection

    def play(self, action: int) -> None:
        """Decide for the person whose turn it is, unless the gate holds it."""
        deciding = self._view.deciding
        if deciding is None or action not in deciding.legal:
            return
        self._bubble.hush()
        if not self.gate.holds(action):
            self.do(action)

    def do(self, action: int) -> None:
        """Decide for the person whose turn it is, whatever anybody thinks of it."""
        deciding = self._view.deciding
        if deciding is not None and action in deciding.legal:
            self._highlights.forget()
            self.pointer.away()  # what was pointed at goes elsewhere
            self.made += 1
            self._session.play(action)
            self._view.deciding = None
            self._refresh()

    def _carry_out(self, key: str, outcome: Outcome | None) -> None:
        """Do what a gesture led to."""
        if outcome is None:
            self._refuse(key, None)
        elif outcome.action is not None:
            self.play(outcome.action)
        elif outcome.astray:
            self._say(key, self._host.words("match-astray"))
        else:
            self._answer(key, outcome.reason)

    # Answers

    def _answer(self, key: str, reason: Reason | None) -> None:
        """Show that a piece was picked, or why not."""
        if reason is not None:
            self._refuse(key, reason)
        else:
            self._host.audio.play("place", 0.5)
            self._refresh()

    def _refuse(self, key: str, reason: Reason | None) -> None:
        """Say beside a piece why it can't be picked; without a reason, that it isn't the person's turn."""
        if reason is not None:
            self._say(key, self._says.reason(reason, self._view.setting.texts))
        elif not self.gate.refuses(key):
            self._say(key, self._not_now())
            self._bubble.fleeting = True

    def _not_now(self) -> str:
        """Say why nobody can decide: nobody is named where more is still to be seen."""
        session, words = self._session, self._host.words
        mover, table = session.match.state.to_move, session.table
        if session.match.over:
            return words("match-over")
        if session.viewers.passing:
            return words("match-first_pass")
        if session.playback.busy or mover in table.persons:
            return words("match-not_yet")
        return words("match-not_now", name=table.names[mover])

    def _say(self, key: str, text: str) -> None:
        """Say beside a piece why nothing happens."""
        self._host.audio.play("refused")
        piece = self._stage.piece(key)
        if piece is not None:
            self._bubble.say(text, piece.centre, piece.size[1], key)
