"""What a person can do besides deciding: take back, ask for a hint, let the table go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.requests import Answer, Ask

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.screens.match.actions.presenter import Act
    from game.screens.match.parts import Parts
    from game.screens.match.session.takebacks import TakeBack


class MatchCommands:
    """What is done to the match itself; buttons, keys and the menu all call these."""

    def __init__(self, parts: Parts) -> None:
        """Command the session of these `parts`."""
        self._program = parts.program
        self._session = parts.session
        self._viewers = parts.session.viewers
        self._advice = parts.session.advice
        self._coach = parts.session.advice.coach
        self._playback = parts.session.playback
        self._history = parts.session.history
        self._highlights = parts.highlights
        self._view = parts.view
        self._log = parts.log
        self._step_player = parts.step_player
        self._refresh = parts.refresh

    @property
    def acts(self) -> Mapping[str, Act]:
        """All of them by their names."""
        return {
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.hint,
            "why": self.why,
            "think_again": self.think_again,
            "hurry": self._session.hurry,
            "recap": self.recap,
            "pause": self.pause,
            "go_on": self.go_on,
            "look": self.look,
            "pass_on": self.pass_on,
        }

    def undo(self) -> None:
        """Take back, asking first where others have to agree."""
        words, plan = self._program.words, self._history.plan()
        if plan is None:
            self._program.notice(words("match-undo_none"))
        elif plan.agree:
            names = words.texts.join(self._session.table.names[seat] for seat in plan.agree)
            answers = [
                Answer("yes", words("match-agree-yes"), lambda: self.take_back(plan)),
                Answer("no", words("match-agree-no")),
            ]
            self._program.open(
                Ask(words("match-agree-title"), words("match-agree-text", names=names), answers)
            )
        else:
            self.take_back(plan)

    def take_back(self, plan: TakeBack) -> None:
        """Take back as planned."""
        self._history.undo(plan)
        self._highlights.recall()
        self._program.audio.play("undo")
        if plan.marks:
            self._program.notice(self._program.words("match-undone_marked"), once=True)
        self._refresh()

    def redo(self) -> None:
        """Make again what was taken back."""
        if not self._history.can_redo:
            self._program.notice(self._program.words("match-redo_none"))
            return
        self._step_player.hasten()
        self._history.redo()
        self._refresh()

    def hint(self) -> None:
        """Ask for a hint, or for more of it."""
        if self._view.deciding is not None and self._program.settings.hints:
            self._advice.ask()
            self._program.audio.play("hint", 0.8)
            self._refresh()

    def think_again(self) -> None:
        """Do nothing yet: the coach was right to ask."""
        self._coach.dismiss()
        self._refresh()

    def why(self) -> None:
        """Ask why a computer player decided so: in the log's chosen line, or last; asked again: no more."""
        why, log = self._advice.why, self._log
        wanted = log.chosen if log.open and log.chosen >= 0 else why.last()
        why.asked = -1 if why.asked == wanted else wanted
        self._refresh()

    def coach(self) -> None:
        """Let the coach ask before a blunder, or no longer."""
        wanted = not self._program.settings.coach
        self._program.change("coach", wanted)
        self._coach.wanted = wanted
        self._program.notice(self._program.words("coach-on" if wanted else "coach-off"))

    def pause(self) -> None:
        """Stop a match of computer players, or let it go on."""
        ai_seats = self._session.ai_seats
        if not self._viewers.persons:
            ai_seats.paused = not ai_seats.paused
            if ai_seats.paused:
                ai_seats.stop()
                self._advice.leave()
            self._refresh()

    def recap(self) -> None:
        """Show once more what the others have done since the person's last decision."""
        self._session.recap()
        self._refresh()

    def go_on(self) -> None:
        """Let the table go on: everybody has looked long enough."""
        self._playback.go_on()
        self._refresh()

    def look(self) -> None:
        """Let who decides before everybody's eyes look at their own cards first."""
        self._viewers.look_alone()
        self._refresh()

    def pass_on(self) -> None:
        """Go on to the next person."""
        self._viewers.passing = False
        self._refresh()
