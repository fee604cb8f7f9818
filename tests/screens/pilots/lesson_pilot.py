"""A pilot for lessons: sits before one, does what it asks for, and reads what it says."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.screens.app.main_loop import MainLoop
from game.screens.lesson.file import Lesson, Step, lesson_of
from game.screens.lesson.kind import Guide
from game.screens.lesson.session import LessonSession
from game.screens.requests import OpenLesson
from game.table.sound import Audio
from game.texts.texts import Voice
from saves.matches.library import Library
from saves.settings import LessonNote, Settings
from tests.screens.pilots.kinds import shown_as
from tests.screens.pilots.match_pilot import STEP, Bottom, Pilot
from tests.screens.pilots.scripted import PromptWorker

PATIENCE = 60.0  # seconds in which a step must be over


def lesson_for(game: str) -> Lesson:
    """The lesson of a game that has one."""
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson


class LessonPilot(Pilot):
    """One learner before a lesson."""

    def __init__(
        self,
        folder: Path,
        game: str,
        step: int = 0,
        size: tuple[int, int] = (1280, 800),
        settings: Settings | None = None,
    ) -> None:
        """Open the lesson of `game` at a step."""
        pygame.display.init()
        self.surface = pygame.display.set_mode(size)
        chosen = settings or Settings(motion="none", speed=4.0, language="en", name="Ann")
        if step:
            chosen = chosen.changed("lessons", {game: LessonNote(step)})
        self.game = game
        words = Voice("en" if chosen.language == "auto" else chosen.language, strict=True)
        self.worker = PromptWorker()
        self.program = MainLoop(chosen, words, Library(folder), Audio(), size)
        self.program.ai.use(self.worker.as_worker())
        self.program.stack.home(Bottom())
        self.program.open(OpenLesson(game))
        self.wait(STEP)
        self.await_step()

    @property
    def lesson(self) -> LessonSession:
        """The lesson, wherever in the stack it is."""
        return shown_as(self.program.stack.scenes, LessonSession)[1]

    @property
    def guide(self) -> Guide:
        """Who says what to do in it."""
        guide = self.scene.kind.overlay
        assert isinstance(guide, Guide)
        return guide

    @property
    def step(self) -> Step:
        """The present step."""
        return self.lesson.course.steps[self.lesson.place.number]

    def await_step(self) -> None:
        """Wait until the learner can do something, or the lesson is over; let a waiting table go on."""
        for _ in range(round(PATIENCE / STEP)):
            if self.guide.told is not None or self.lesson.place.finished:
                return
            if "go_on" in self.buttons:
                self.click("go_on")
            self.wait(STEP)
        raise AssertionError(f"nothing happens in {self.step.key}")

    def do_step(self) -> None:
        """Do with the mouse what the step asks for, and wait for the next."""
        if self.step.play:
            self.decide(self.lesson.accepted[0])
        else:
            self.click("next")
        self.await_step()

    def decide(self, action: int) -> None:
        """Click the pieces that mean `action`, then its button, unless a piece alone was enough."""
        made = len(self.match.decisions)
        for key in self.scene.view.pieces.picks(self.scene.view.seen, action):
            self.click(key)
        if len(self.match.decisions) == made:
            self.press_button(action, self.click)

    def do_step_by_keys(self) -> None:
        """Do with the keyboard what the step asks for: be shown it, and confirm."""
        if self.step.play:
            picks = self.scene.view.pieces.picks(self.scene.view.seen, self.lesson.accepted[0])
            if picks:
                self.press("h")
                self.press("enter")
            else:
                name = next(button.name for button in self.scene.parts.rail.choices if button.lit)
                self.press_digit_or_focus(name)
        else:
            self.press("enter")
        self.await_step()

    def press_digit_or_focus(self, name: str) -> None:
        """Press the digit of a tile, or go to it by Tab and arrows and press it."""
        digit = next((one.offer.key for one in self.scene.parts.rail.choices if one.name == name), "")
        if digit:
            self.press(digit)
            return
        for step in range(20):
            focused = self.scene.parts.rail.focused
            if focused is not None and focused.name == name:
                self.press("enter")
                return
            self.press("tab" if focused is None else ("right", "down")[step % 2])
        raise LookupError(f"{name} can't be reached")
