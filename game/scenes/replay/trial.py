"""A "What if": a copy of a running match to try something in, without consequences for the match.

With one exception: if the try reveals something hidden, or lets others move, the match is marked "with undo",
as if that had been done and undone there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.confirm import Answer
from game.scenes.games import title_of
from game.scenes.match.commands import Commands
from game.scenes.match.desk import Desk
from game.scenes.match.keyboard import Keyboard
from game.scenes.match.pause import TITLE_LIMIT, PauseScene
from game.scenes.match.plates import Offer
from game.scenes.match.scene import MatchScene
from game.scenes.match.takebacks import reveals
from game.scenes.rulebook.page import RulesScene
from game.scenes.seating import TableMatch
from game.scenes.settings.scene import SettingsScene
from game.table.art.palette import GILT, Rgb
from game.table.art.text import fitted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.scenes.match.brain import Brain
    from game.scenes.program import Program
    from game.table.board import Board

EDGE: Final = 5.0  # units: the frame that marks a "What if",
TAB: Final = 25.0  # and the height of the tab on it
DARK: Final[Rgb] = (52, 32, 6)


def try_out(program: Program, original: MatchScene) -> None:
    """Start a "What if" from a match's position; several people must all agree."""
    words, table = program.words, original.table
    if len(table.persons) < 2:
        program.push(TrialMatchScene(program, original))
        return
    names = words.texts.join(table.names[seat] for seat in table.persons)
    answers = [
        Answer(
            "yes", words("replay-trial-agree_yes"), lambda: program.push(TrialMatchScene(program, original))
        ),
        Answer("no", words("replay-trial-agree_no")),
    ]
    program.ask(words("replay-trial-agree_title"), words("replay-trial-agree_text", names=names), answers)


class TrialMatchScene(MatchScene):
    """Lies above the match; nothing is saved unless the person asks for it."""

    def __init__(self, program: Program, original: MatchScene, brain: Brain | None = None) -> None:
        """Start from the position of `original`, with the same people and the same random numbers."""
        match = original.table.match
        self.original = original
        self.begin = len(match.decisions)
        self.shown_more = False  # whether the match is marked because of the "What if"
        self._checked = 0  # the version up to which that was checked
        tried = TableMatch(match.branch(self.begin), original.table.chairs, counts=False)
        super().__init__(program, tried, brain)
        self.commands = TrialCommands(self)
        self.keyboard = Keyboard(self)
        self.desk = TrialDesk(self, self.board)
        program.notice(program.words("replay-trial-begun"))

    def update(self, seconds: float) -> None:
        """Advance time, and mark the match as soon as the "What if" reveals something."""
        super().update(seconds)
        if self._checked != self.playing.version:
            self._checked = self.playing.version
            self._look_for_more()

    def _look_for_more(self) -> None:
        if self.shown_more or not self.table.persons:
            return
        match, persons = self.playing.match, self.table.persons
        tried = range(self.begin, len(match.decisions))
        if any(match.movers[at] not in persons or reveals(match, at, persons) for at in tried):
            self.shown_more = True
            self.original.table.takebacks += 1
            self.original.kept = -1  # so that the mark is saved with the match
            self.original.commands.autosave()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table in a labelled golden frame."""
        super().draw(surface)
        unit = self.program.unit
        pygame.draw.rect(surface, GILT, surface.get_rect(), max(2, round(EDGE * unit)))
        height = round(TAB * unit)
        text = self.program.words("match-menu-try_out")
        words = fitted(text, "sans_bold", (round(300 * unit), height), DARK, round(17 * unit), None)
        tab = pygame.Rect(0, 0, words.get_width() + height, height)
        tab.midtop = (surface.get_width() // 2, 0)
        radius = height // 3
        pygame.draw.rect(
            surface, GILT, tab, border_bottom_left_radius=radius, border_bottom_right_radius=radius
        )
        surface.blit(words, words.get_rect(center=tab.center))

    def back(self) -> None:
        """Go back to the match, and say what has become of it."""
        words = self.program.words
        self.program.pop()
        self.program.notice(words("replay-trial-marked" if self.shown_more else "replay-trial-returned"))


class TrialCommands(Commands):
    """The commands in a "What if" besides deciding."""

    scene: TrialMatchScene

    def undo(self) -> None:
        """Undo, back to the start of the "What if"; nobody has to agree here."""
        scene = self.scene
        plan = scene.playing.undo_plan()
        if plan is None or plan.to < scene.begin:
            self.program.notice(self.program.words("replay-trial-begin"))
        else:
            self._take_back(plan._replace(marks=False, agree=()))

    def autosave(self) -> None:
        """Save nothing automatically."""
        self.scene.kept = self.scene.playing.version

    def save(self) -> None:
        """Explain how to keep it."""
        self.program.notice(self.program.words("replay-trial-unsaved"))

    def save_as(self) -> None:
        """Save nothing under another name either."""
        self.save()

    def keep(self) -> None:
        """Continue it as a match of its own, marked "with undo"."""
        scene, words = self.scene, self.program.words
        original = scene.original.table
        game = original.title or title_of(scene.game, words.texts)
        title = words("replay-trial-named", game=game, number=scene.begin)[:TITLE_LIMIT]
        match = scene.playing.match.branch(len(scene.playing.match.decisions))
        marks = original.takebacks + 1
        self.program.open_match(TableMatch(match, original.chairs, None, title, marks, counts=False))
        self.program.notice(words("replay-trial-kept"))

    def show_result(self) -> None:
        """Ask what to do with a finished "What if"."""
        if self.scene.playing.ended and self.program.top is self.scene:
            self.scene.result_shown = True
            self.menu()

    def menu(self) -> None:
        """Offer to go back, or to keep it."""
        program = self.program
        ways = [
            ("trial_back", self.scene.back),
            ("trial_keep", self.keep),
            ("settings", lambda: program.push(SettingsScene(program))),
            ("rules", lambda: program.push(RulesScene(program, self.scene.game))),
            ("keys", self.keys),
        ]
        program.push(PauseScene(program, "", ways))


class TrialDesk(Desk):
    """The action panel with the way back in place of the menu."""

    def __init__(self, scene: TrialMatchScene, board: Board) -> None:
        """Serve `scene`."""
        super().__init__(board)
        self.scene = scene

    def equip(self, tools: Sequence[Offer]) -> None:
        """Show the tools that apply here."""
        words = self.scene.program.words
        hint = words("replay-trial-return_hint")
        back = Offer("leave", words("replay-trial-return"), self.scene.commands.menu, hint=hint)
        super().equip([*(tool for tool in tools if tool.name != "menu"), back])
