"""A program that is drawn only when the rhythm says so, and is checked in between for what was missed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.screens.app.main_loop import MainLoop
from game.screens.app.rhythm import Rhythm
from game.table.motion.animation import NEVER


class Watched:
    """Lets frames pass as the window does, on a clock of its own."""

    def __init__(self, program: MainLoop, surface: pygame.Surface) -> None:
        """Watch over `program`, which is drawn on `surface`."""
        self.program = program
        self.surface = surface
        self.rhythm = Rhythm()
        self.drawn = 0  # pictures so far
        self.missed = 0  # frames that were not drawn, though something had changed
        self._other = surface.copy()

    def frame(
        self, seconds: float, events: Sequence[pygame.event.Event] = (), *, checked: bool = False
    ) -> bool:
        """Let one frame pass; whether it was drawn. A `checked` one is drawn elsewhere, to be compared."""
        program, rhythm = self.program, self.rhythm
        for event in events:
            program.handle(event)
        program.update(seconds)
        rhythm.go_on(seconds)
        stirred = program.stirred
        if stirred:
            rhythm.stir()
        drawn = rhythm.draws()
        if drawn:
            program.draw(self.surface)
            self.drawn += 1
        elif checked and not rhythm.hidden:
            program.draw(self._other)
            self.missed += self._other.get_buffer().raw != self.surface.get_buffer().raw
        rhythm.settle(program.shows_in(), program.works_in(), stirred=stirred or program.stirred)
        return drawn

    def turn(self, *, checked: bool = False) -> float:
        """Wait as long as the rhythm says, and let a frame pass; return the seconds."""
        seconds = max(1 / 60, self.rhythm.rest())
        self.frame(seconds, checked=checked)
        return seconds

    def rests(self, patience: float = 60.0) -> bool:
        """Let time pass until nothing moves any more; whether it comes to that."""
        while patience > 0:
            patience -= self.turn()
            if self.program.shows_in() == NEVER and not self.program.stirred:
                return True
        return False

    def passes(self, patience: float, wanted: Callable[[], bool]) -> bool:
        """Let time pass until something is so; whether it comes to that."""
        while not wanted() and patience > 0:
            patience -= self.turn()
        return wanted()

    def during(self, seconds: float, *, checked: bool = False) -> int:
        """Let time pass; return how many pictures were drawn."""
        before = self.drawn
        while seconds > 0:
            seconds -= self.turn(checked=checked)
        return self.drawn - before
