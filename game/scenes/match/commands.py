"""What a person can do besides deciding: take back, ask for a hint, read the log, save, leave."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from game.scenes.clipboard import copy_text
from game.scenes.confirm import Answer
from game.scenes.games import passage_of, title_of
from game.scenes.match.glow import last_told
from game.scenes.match.pause import TITLE_LIMIT, KeysScene, PauseScene, SaveAsScene
from game.scenes.new_game import NewGameScene
from game.scenes.reader.state import focus_told, state_told
from game.scenes.replay.code import copy_code
from game.scenes.rulebook.page import RulesScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.unkept import Unkept, leave

if TYPE_CHECKING:
    from game.scenes.match.scene import MatchScene
    from game.scenes.match.takebacks import TakeBack


class Commands:
    """The commands of one match scene; buttons, keys and the menu all call these."""

    def __init__(self, scene: MatchScene) -> None:
        """Serve `scene`."""
        self.scene = scene
        self.program = scene.program

    # The match

    def undo(self) -> None:
        """Take back, asking first where others have to agree."""
        scene, words = self.scene, self.program.words
        plan = scene.session.history.plan()
        if plan is None:
            self.program.notice(words("match-undo_none"))
        elif plan.agree:
            names = words.texts.join(scene.table.names[seat] for seat in plan.agree)
            answers = [
                Answer("yes", words("match-agree-yes"), lambda: self._take_back(plan)),
                Answer("no", words("match-agree-no")),
            ]
            self.program.ask(words("match-agree-title"), words("match-agree-text", names=names), answers)
        else:
            self._take_back(plan)

    def _take_back(self, plan: TakeBack) -> None:
        scene = self.scene
        scene.session.history.undo(plan)
        scene.told = last_told(scene)
        self.program.audio.play("undo")
        if plan.marks:
            self.program.notice(self.program.words("match-undone_marked"), once=True)
        scene.refresh()

    def redo(self) -> None:
        """Make again what was taken back."""
        if not self.scene.session.history.can_redo:
            self.program.notice(self.program.words("match-redo_none"))
            return
        self.scene.hasten()
        self.scene.session.history.redo()
        self.scene.refresh()

    def hint(self) -> None:
        """Ask for a hint, or for more of it."""
        scene = self.scene
        if scene.deciding is not None and self.program.settings.hints:
            scene.session.advice.ask()
            self.program.audio.play("hint", 0.8)
            scene.refresh()

    def think_again(self) -> None:
        """Do nothing yet: the coach was right to ask."""
        self.scene.session.advice.coach.dismiss()
        self.scene.refresh()

    def why(self) -> None:
        """Ask why a computer player decided so: in the log's chosen line, or last; asked again: no more."""
        why, log = self.scene.session.advice.why, self.scene.log
        wanted = log.chosen if log.open and log.chosen >= 0 else why.last()
        why.asked = -1 if why.asked == wanted else wanted
        self.scene.refresh()

    def coach(self) -> None:
        """Let the coach ask before a blunder, or no longer."""
        wanted = not self.program.settings.coach
        self.program.change("coach", wanted)
        self.scene.session.advice.coach.wanted = wanted
        self.program.notice(self.program.words("coach-on" if wanted else "coach-off"))

    def hurry(self) -> None:
        """Let the computer player at it decide now."""
        self.scene.session.hurry()

    def pause(self) -> None:
        """Stop a match of computer players, or let it go on."""
        playing = self.scene.session
        if not playing.viewpoint.persons:
            playing.minds.paused = not playing.minds.paused
            if playing.minds.paused:
                playing.leave()
            self.scene.refresh()

    def go_on(self) -> None:
        """Let the table go on: everybody has looked long enough."""
        self.scene.session.playback.go_on()
        self.scene.refresh()

    def look(self) -> None:
        """Let who decides before everybody's eyes look at their own cards first."""
        self.scene.session.viewpoint.look_alone()
        self.scene.refresh()

    def pass_on(self) -> None:
        """Go on to the next person."""
        self.scene.session.viewpoint.pass_on()
        self.scene.refresh()

    def show_result(self) -> None:
        """Show how the match came out."""
        if self.scene.session.ending.reached and self.program.top is self.scene:
            self.scene.session.ending.told = True
            self.program.show_result(self.scene.table)

    # Reading

    def toggle_log(self) -> None:
        """Open or close the log."""
        self.scene.log.open = not self.scene.log.open
        self.scene.log.pointed = None
        self.scene.refresh()

    def copy_log(self) -> None:
        """Put the log into the clipboard."""
        words = self.program.words
        copied = copy_text(self.scene.log.text())
        self.program.notice(words("match-log-copied" if copied else "match-log-no_clipboard"))

    def copy(self) -> None:
        """Put the log into the clipboard where it is open, else the code of the whole match."""
        if self.scene.log.open:
            self.copy_log()
        else:
            self.share()

    def share(self) -> None:
        """Put the code of the whole match into the clipboard."""
        keeper = self.scene.keeper
        copy_code(self.program, self.scene.table, keeper.mark if keeper else lambda: None)

    def watch(self) -> None:
        """Go through the match so far."""
        self.program.show_replay(self.scene.table, len(self.scene.table.match.decisions))

    def try_out(self) -> None:
        """Try something in a copy of the match, and come back."""
        module: Any = importlib.import_module("game.scenes.replay.trial")  # it is a match scene itself
        module.try_out(self.program, self.scene)

    def tell_state(self) -> None:
        """Say in one paragraph how the game stands."""
        words = self.program.words
        text = state_told(self.scene)
        self.program.ask(words("access-state"), text, [Answer("close", words("match-keys-close"))])

    def tell_focus(self) -> None:
        """Say what has the focus, beside it."""
        scene, text = self.scene, focus_told(self.scene)
        piece = scene.focus.piece if scene.stage.focus else None
        if piece is None:
            self.program.notice(text)
        else:
            scene.bubble.say(text, piece.centre, piece.size[1], piece.key)

    def rules(self) -> None:
        """Show what the rules of the game say about the piece that is attended to, or about the moment."""
        scene = self.scene
        anchor = passage_of(scene.game, scene.view, scene.stage.attended)
        self.program.push(RulesScene(self.program, scene.game, anchor))

    def keys(self) -> None:
        """Show what each key does."""
        self.program.push(KeysScene(self.program, "match", self.scene.game))

    # Keeping

    def unkept(self) -> Unkept | None:
        """Try to keep the match, and return it with the reason if the disk does not take it."""
        keeper = self.scene.keeper
        notice = keeper.unkept() if keeper else None
        return Unkept(self._title(), notice, self.share) if notice else None

    def leave(self) -> None:
        """Leave the match; where it can't be written, ask first."""
        leave(self.program, [self.scene], self.program.pop)

    def save(self) -> None:
        """Keep the match by the person's wish."""
        if self.scene.keeper is not None:
            self.scene.keeper.save()
            self.program.notice(self.program.words("match-save-done"))

    def save_as(self) -> None:
        """Ask for a name to keep the match under; the old file stays as it is."""
        self.program.push(SaveAsScene(self.program, self._title(), self._save_under))

    def _title(self) -> str:
        """What the match is called, or would be."""
        table, words = self.scene.table, self.program.words
        game = title_of(self.scene.game, words.texts)
        title = table.title or words("match-save-default", game=game, names=", ".join(table.names))
        return title[:TITLE_LIMIT]

    def _save_under(self, title: str) -> None:
        if self.scene.keeper is not None:
            self.scene.keeper.save_as(title)
            self.program.notice(self.program.words("match-save-done"))

    # The menu

    def menu(self) -> None:
        """Show the menu of the pause."""
        program = self.program
        note = "match-menu-marked" if self.scene.table.takebacks else ""
        over = {"try_out": "match-menu-try_out_over"} if self.scene.session.match.over else {}
        program.push(
            PauseScene(
                program,
                note,
                [
                    ("save", self.save),
                    ("save_as", self.save_as),
                    ("watch", self.watch),
                    *([("try_out", self.try_out)] if self.scene.table.persons else []),
                    ("code", self.share),
                    ("coach_on" if program.settings.coach else "coach_off", self.coach),
                    ("settings", lambda: program.push(SettingsScene(program))),
                    ("rules", self.rules),
                    ("keys", self.keys),
                    ("new", lambda: program.push(NewGameScene(program))),
                    ("leave", self.leave),
                ],
                over,
            )
        )
