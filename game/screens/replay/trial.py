"""A "What if": a copy of a running match to try something in, without consequences for the match.

With one exception: if the try reveals something hidden, or lets others move, the match is marked "with undo",
as if that had been done and undone there.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.screens.games import title_of
from game.screens.keys import with_key
from game.screens.match.actions.commands import MatchCommands
from game.screens.match.actions.plates import Offer
from game.screens.match.actions.presenter import Presenter
from game.screens.match.reading import ReadingCommands
from game.screens.match.scene import MatchScene
from game.screens.match.session.kind import Kind, Overlay
from game.screens.match.session.supplies import customs_of, worker_of
from game.screens.match.session.worker_controller import ADVISER
from game.screens.replay.trial_session import TrialSession
from game.screens.requests import OpenPause, OpenRules, OpenSettings
from game.table.art.palette import GILT, Rgb
from game.table.art.text.text import fitted
from saves.disk.names import TITLE_LIMIT

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.match.actions.presenter import Act, Panel
    from game.screens.match.parts import Parts
    from game.screens.requests import OpenTrial

EDGE: Final = 5.0  # units: the frame that shows that it is a try,
TAB: Final = 25.0  # and the height of the tab on it
DARK: Final[Rgb] = (52, 32, 6)


def open_trial(program: Program, request: OpenTrial) -> MatchScene:
    """Make the screen; the keeper marks the match where the try shows more than it could."""
    original = request.table
    customs = customs_of(original.match.rules.id)
    trial = TrialSession(original, request.keeper, worker_of(program), ADVISER, customs)
    return MatchScene(program, trial.session, partial(trial_kind, trial))


def trial_kind(trial: TrialSession, parts: Parts) -> Kind:
    """Put together what a try brings to its scene."""
    program, session = parts.program, parts.session
    commands = TrialCommands(trial, parts)
    reading = ReadingCommands(parts)

    def menu() -> None:
        ways: list[tuple[str, Act]] = [
            ("trial_back", commands.back),
            ("trial_keep", commands.keep),
            ("settings", lambda: program.open(OpenSettings())),
            ("rules", lambda: program.open(OpenRules(session.match.rules.id))),
            ("keys", reading.keys),
        ]
        program.open(OpenPause("", ways))

    def end() -> None:
        session.ending.told = True
        menu()

    acts: dict[str, Act] = {
        **MatchCommands(parts).acts,
        **reading.acts,
        "undo": commands.undo,
        "save": lambda: program.notice(program.words("replay-trial-unsaved")),
        "result": end,
        "menu": menu,
    }
    presenter = Presenter(parts, acts)

    def panel() -> Panel:
        words, shown = program.words, presenter.panel()
        hint = with_key(words("replay-trial-return_hint"), program.keys.leading("Esc", words))
        back = Offer("leave", words("replay-trial-return"), menu, hint=hint)
        return shown._replace(tools=[*(tool for tool in shown.tools if tool.name != "menu"), back])

    return Kind(trial, acts, panel, Frame(program), end)


class TrialCommands:
    """The commands in a "What if" besides deciding."""

    def __init__(self, trial: TrialSession, parts: Parts) -> None:
        """Command `trial`."""
        self._trial = trial
        self._program = parts.program
        self._history = trial.session.history
        self._commands = MatchCommands(parts)

    def undo(self) -> None:
        """Undo, back to the start of the "What if"; nobody has to agree here."""
        if self._history.plan() is None:
            self._program.notice(self._program.words("replay-trial-begin"))
        else:
            self._commands.undo()

    def back(self) -> None:
        """Go back to the match, and say what has become of it."""
        key = "replay-trial-marked" if self._trial.shown_more else "replay-trial-returned"
        self._program.stack.pop()
        self._program.notice(self._program.words(key))

    def keep(self) -> None:
        """Keep the try as a match of its own, and play it on."""
        words, original = self._program.words, self._trial.original
        game = original.title or title_of(original.match.rules.id, words.texts)
        title = words("replay-trial-named", game=game, number=self._trial.begin)[:TITLE_LIMIT]
        self._program.open_match(self._trial.kept(title))
        self._program.notice(words("replay-trial-kept"))


class Frame(Overlay):
    """A golden frame around the table, on which stands what this is."""

    topmost = True

    def __init__(self, program: Program) -> None:
        """Say it in the program's words."""
        self._program = program

    def draw(self, surface: pygame.Surface) -> None:
        """Show it."""
        unit = self._program.unit
        pygame.draw.rect(surface, GILT, surface.get_rect(), max(2, round(EDGE * unit)))
        height = round(TAB * unit)
        text = self._program.words("match-menu-try_out")
        words = fitted(text, "sans_bold", (round(300 * unit), height), DARK, round(17 * unit), None)
        tab = pygame.Rect(0, 0, words.get_width() + height, height)
        tab.midtop = (surface.get_width() // 2, 0)
        radius = height // 3
        pygame.draw.rect(
            surface, GILT, tab, border_bottom_left_radius=radius, border_bottom_right_radius=radius
        )
        surface.blit(words, words.get_rect(center=tab.center))
