"""What is seen when something went wrong: a disk that refuses, a program that broke."""

from __future__ import annotations

import pygame

from game.screens.app.program import Program
from game.screens.crash.box import Box
from game.screens.crash.trouble import trouble_of
from game.screens.menus.unsaved import question
from game.screens.scene import Scene, Unsaved
from saves.disk.notices import Notice
from tests.pictures.scenarios import middle
from tests.pictures.screenshots import HOME, ScreenshotHarness, seated


def unsaved(harness: ScreenshotHarness) -> None:
    """A match that can't be written is about to be left."""
    harness.sit_down(middle("splendor"))
    title = harness.program.words("match-save-default", game="Splendor", names="Ann, Pip")
    notice = Notice("disk_full", "20260314-150900-splendor_marvel.save")
    lost = Unsaved(title, notice, harness.scene.kind.acts["share"])
    harness.program.open(
        question(harness.program.words, lost, harness.program.leave, harness.program.stack.quit)
    )


class Broken(Scene):
    """The window after a crash, which is no scene, in the place of one."""

    def __init__(self, program: Program) -> None:
        """Know `program`."""
        self.program = program

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it as `game.screens.crash.asking` does."""
        program = self.program
        file = program.library.folder / "kept.save"
        report = HOME / "reports" / "20260314-150900"
        trouble = trouble_of(ZeroDivisionError(), program.words, file, report, again=False)
        Box(trouble, scale=program.settings.ui_scale / 100).draw(surface)


def crash(harness: ScreenshotHarness) -> None:
    """Something broke in the midst of a match."""
    harness.keep("kept.save", seated(middle("splendor"), {0: "Ann"}))
    harness.program.stack.push(Broken(harness.program))
