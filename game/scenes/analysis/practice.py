"""One moment of a finished match once more: the person decides at the real table and hears how good it was.

It is a match of its own, a copy that ends where the moment began: nothing of it is saved, the others wait.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ai.analysis import takes_small_step
from ai.judging import Judgement
from ai.knowledge import knowledge_of
from game.scenes.analysis.listener import Listener
from game.scenes.analysis.trial import TrialScene
from game.scenes.match.commands import Commands
from game.scenes.match.desk import Desk
from game.scenes.match.keyboard import Keyboard
from game.scenes.match.plates import Offer
from game.scenes.match.scene import MatchScene
from game.scenes.match.takebacks import TakeBack
from game.scenes.seating import TableMatch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.analysis import Analysis
    from game.scenes.analysis.words import Telling
    from game.scenes.program import Program
    from game.table.board import Board

RIVAL: Final = "legend"  # the level of those who wait: they are never asked
LOOK: Final = 0.7  # seconds that what was done is looked at before it is judged aloud


class PracticeScene(MatchScene):
    """The table at one moment of a finished match."""

    keeps = False

    def __init__(self, program: Program, analysis: Analysis, telling: Telling, number: int) -> None:
        """Let the watcher of `analysis` decide again at the moment of that number."""
        self.analysis = analysis
        self.telling = telling
        self.number = number
        self.begin = analysis.moments[number].begin
        self.listener = Listener(lambda: program.worker)
        super().__init__(program, seated(telling.table, analysis.watcher, self.begin), self.listener)
        self.commands = PracticeCommands(self)
        self.keyboard = Keyboard(self)
        self.desk = PracticeDesk(self, self.board)
        self.session.minds.paused = True  # the others wait
        self.told_of = False  # the person has heard how good it was
        self._looked = 0.0  # seconds since what was done is shown

    def entered(self) -> None:
        """Take up the settings; nothing is decided for the person here."""
        super().entered()
        self.session.passes.reactions = "always"

    def left(self) -> None:
        """Let nobody think about it while something else is on the screen."""
        self.listener.leave()
        super().left()

    @property
    def course(self) -> tuple[int, ...]:
        """What the person has done so far."""
        match = self.session.match
        texts = match.decisions[self.begin :]
        return tuple(match.at(self.begin + at).read(text) for at, text in enumerate(texts))

    @property
    def decided(self) -> bool:
        """Whether the person has done something that can't be taken back any more."""
        course = self.course
        if not course:
            return False
        before = self.session.match.at(self.begin + len(course) - 1)
        return not takes_small_step(before, course[-1], knowledge_of(self.session.match.rules))

    def update(self, seconds: float) -> None:
        """Let time pass; once something is decided, ask how good it was, and say so."""
        super().update(seconds)
        if self.told_of or not self.decided or self.program.top is not self:
            return
        course, listener = self.course, self.listener
        if listener.course != course:
            listener.wonder(self.analysis, self.number, course)
        shown = (not self.session.playback.busy or self.session.playback.holding) and not self.stage.moving
        self._looked = self._looked + seconds if shown else 0.0
        if listener.settled and self._looked >= LOOK / self.program.settings.speed:
            self.told_of = True
            self.refresh()
            self.program.push(TrialScene(self.program, self, self._judged(course)))

    def works_in(self) -> float:
        """Go on at once until what was decided has been judged."""
        return 0.0 if self.decided and not self.told_of else super().works_in()

    def _judged(self, course: tuple[int, ...]) -> Judgement:
        chance = self.listener.chance
        if chance is None:
            return Judgement("unknown")
        return self.analysis.judge_course(self.number, course, chance)

    def refresh(self) -> None:
        """Say what is to be done here."""
        super().refresh()
        key = "analysis-try_thinking" if self.decided else "analysis-try_status"
        remark = self.deciding.remark if self.deciding else None
        if remark is None:
            self.desk.status = "" if self.told_of else self.program.words(key)
        self.desk.share = None

    def once_more(self) -> None:
        """Begin the moment again."""
        self.told_of = False
        self._looked = 0.0
        self.listener.leave()
        self.session.history.undo(TakeBack(self.begin, marks=False))
        self.program.audio.play("undo")
        self.refresh()


def seated(table: TableMatch, watcher: int, begin: int) -> TableMatch:
    """Return the match as it stood, in which the watcher alone decides."""
    chairs = tuple(
        replace(chair, level=None if seat == watcher else chair.level or RIVAL)
        for seat, chair in enumerate(table.chairs)
    )
    return TableMatch(table.match.branch(begin), chairs, counts=False)


class PracticeCommands(Commands):
    """What a person can do besides deciding: take back what was only begun, read the log, go back."""

    scene: PracticeScene

    def undo(self) -> None:
        """Take back the last small step of what is being done again."""
        scene = self.scene
        if scene.course and not scene.told_of:
            self._take_back(TakeBack(scene.begin + len(scene.course) - 1, marks=False))

    def redo(self) -> None:
        """Make nothing again: it is done again anyway."""

    def hint(self) -> None:
        """Give none: the answer comes afterwards."""

    def show_result(self) -> None:
        """Show none: the match itself has ended long ago."""

    def save(self) -> None:
        """Say that nothing is kept."""
        self.program.notice(self.program.words("analysis-unsaved"))

    def menu(self) -> None:
        """Go back to the analysis."""
        self.program.pop()


class PracticeDesk(Desk):
    """The desk without what means nothing here."""

    def __init__(self, scene: PracticeScene, board: Board) -> None:
        """Serve `scene`."""
        super().__init__(board)
        self.scene = scene

    def offer(self, offers: Sequence[Offer], *, long: bool = False, numbered: bool = True) -> None:
        """Show the decisions alone."""
        deciding = self.scene.deciding is not None
        super().offer(offers if deciding else (), long=long and deciding, numbered=numbered)

    def equip(self, tools: Sequence[Offer]) -> None:
        """Show the tools that there are."""
        words, commands = self.scene.program.words, self.scene.commands
        kept = [tool for tool in tools if tool.name in ("undo", "log")]
        able = bool(self.scene.course) and not self.scene.told_of
        kept = [tool._replace(enabled=able) if tool.name == "undo" else tool for tool in kept]
        back = Offer("leave", words("analysis-button"), commands.menu, hint=words("analysis-try_back"))
        super().equip([*kept, back])
