"""What if: a copy of a running match in which one tries something, and comes back without a trace.

Only one thing follows from it: where the try showed what was hidden, or let others move, the match counts as
one with take-backs, as if it had been done there and taken back.
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

EDGE: Final = 5.0  # units: the frame that shows that it is a try,
TAB: Final = 25.0  # and the height of the tab on it
DARK: Final[Rgb] = (52, 32, 6)


def try_out(program: Program, original: MatchScene) -> None:
    """Let something be tried from where a match stands; where several people play, all have to agree."""
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
    """Lies above the match; nothing that happens here is kept unless the person asks for it."""

    keeps = False

    def __init__(self, program: Program, original: MatchScene, brain: Brain | None = None) -> None:
        """Stand where `original` stands, with the same people and the same luck."""
        match = original.table.match
        self.original = original
        self.begin = len(match.decisions)
        self.shown_more = False  # whether the match is marked for what the try has shown
        self._checked: tuple[str, ...] = match.decisions  # up to which that was looked at
        tried = TableMatch(match.branch(self.begin), original.table.chairs, counts=False)
        super().__init__(program, tried, brain)
        self.commands = TrialCommands(self)
        self.keyboard = Keyboard(self)
        self.desk = TrialDesk(self, self.board)
        program.notice(program.words("replay-trial-begun"))

    def update(self, seconds: float) -> None:
        """Let time pass, and mark the match as soon as the try shows more than it could."""
        super().update(seconds)
        if self._checked != self.session.match.decisions:
            self._checked = self.session.match.decisions
            self._look_for_more()

    def _look_for_more(self) -> None:
        if self.shown_more or not self.table.persons:
            return
        match, persons = self.session.match, self.table.persons
        tried = range(self.begin, len(match.decisions))
        if any(match.movers[at] not in persons or reveals(match, at, persons) for at in tried):
            self.shown_more = True
            self.original.table.takebacks += 1
            if self.original.keeper is not None:
                self.original.keeper.mark()

    def draw(self, surface: pygame.Surface) -> None:
        """Show the table within a golden frame, on which stands what this is."""
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
    """What can be done in a try besides deciding."""

    scene: TrialMatchScene

    def undo(self) -> None:
        """Take back what was tried, as far as the beginning of the try; here nobody has to agree."""
        scene = self.scene
        plan = scene.session.history.plan()
        if plan is None or plan.to < scene.begin:
            self.program.notice(self.program.words("replay-trial-begin"))
        else:
            self._take_back(plan._replace(marks=False, agree=()))

    def save(self) -> None:
        """Say how the try could be kept."""
        self.program.notice(self.program.words("replay-trial-unsaved"))

    def save_as(self) -> None:
        """Keep nothing under another name either."""
        self.save()

    def keep(self) -> None:
        """Keep the try as a match of its own, which counts as one with take-backs, and play it on."""
        scene, words = self.scene, self.program.words
        original = scene.original.table
        game = original.title or title_of(scene.game, words.texts)
        title = words("replay-trial-named", game=game, number=scene.begin)[:TITLE_LIMIT]
        match = scene.session.match.branch(len(scene.session.match.decisions))
        marks = original.takebacks + 1
        self.program.open_match(TableMatch(match, original.chairs, None, title, marks, counts=False))
        self.program.notice(words("replay-trial-kept"))

    def show_result(self) -> None:
        """Ask what is to become of the try, which has ended."""
        if self.scene.session.ending.reached and self.program.top is self.scene:
            self.scene.session.ending.told = True
            self.menu()

    def menu(self) -> None:
        """Offer the way back, and to keep the try."""
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
    """The desk with the way back in the place of the menu."""

    def __init__(self, scene: TrialMatchScene, board: Board) -> None:
        """Serve `scene`."""
        super().__init__(board)
        self.scene = scene

    def equip(self, tools: Sequence[Offer]) -> None:
        """Show the tools that there are."""
        words = self.scene.program.words
        hint = words("replay-trial-return_hint")
        back = Offer("leave", words("replay-trial-return"), self.scene.commands.menu, hint=hint)
        super().equip([*(tool for tool in tools if tool.name != "menu"), back])
