"""What a lesson does otherwise than a match: its desk, its deeds, and its commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.keys import with_key
from game.scenes.match.commands import Commands
from game.scenes.match.deeds import Deeds
from game.scenes.match.desk import Desk
from game.scenes.match.pause import PauseScene
from game.scenes.match.plates import Offer
from game.scenes.match.wishes import tool_key
from game.scenes.settings.scene import SettingsScene
from game.scenes.widgets.page import MOUSE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.errors import Reason
    from game.scenes.lesson.scene import LessonScene


class LessonDeeds(Deeds):
    """Does what the lesson asks for; anything else that is legal is kindly put off."""

    scene: LessonScene

    def play(self, action: int) -> None:
        """Decide as the lesson wants it, or hear that something else is meant."""
        scene = self.scene
        if scene.deciding is None or action not in scene.deciding.legal:
            return
        scene.bubble.hush()
        if action in scene.accepted:
            self.do(action)
        else:
            self._put_off(action)

    def click_twice(self, key: str) -> None:
        """Answer as ever; Enter on a piece that is only to be looked at goes on."""
        if self.scene.reading and self.scene.stage.focus == key:
            self.scene.read_on()
        else:
            super().click_twice(key)

    def _put_off(self, action: int) -> None:
        scene, words = self.scene, self.scene.program.words
        move = scene.pieces.button(scene.view, action, scene.setting)
        picked = scene.deciding.picked if scene.deciding else ()
        piece = scene.stage.piece(picked[0]) if picked else None
        if scene.deciding is not None:
            scene.deciding.picker.clear()
        scene.program.audio.play("click", 0.6)
        text = words("lesson-not_now", move=move.rstrip("."))
        if piece is not None:
            scene.bubble.say(text, piece.centre, piece.size[1], piece.key)
        else:
            desk = scene.desk.room.desk
            scene.bubble.say(text, (desk.centre[0], desk.y), 0)
        scene.refresh()

    def _refuse(self, key: str, reason: Reason | None) -> None:
        """Say beside a piece why it can't be picked; where one only reads, that the button goes on."""
        scene = self.scene
        piece = scene.stage.piece(key)
        if reason is None and scene.reading and piece is not None:
            scene.program.audio.play("click", 0.6)
            scene.bubble.say(scene.program.words("lesson-read_first"), piece.centre, piece.size[1], key)
        else:
            super()._refuse(key, reason)


class LessonCommands(Commands):
    """What a learner can do besides: a step back, be shown, read the log, begin anew, leave."""

    scene: LessonScene

    def undo(self) -> None:
        """Go back to the beginning of the step, or of the one before if nothing was done in this one."""
        scene = self.scene
        number = scene.number if not scene.waiting else scene.number - 1
        if number < 0:
            self.program.notice(self.program.words("lesson-first_step"))
            return
        scene.step_to(number)

    def redo(self) -> None:
        """Make nothing again: it is done again anyway."""

    def hint(self) -> None:
        """Pick what is to be picked."""
        scene = self.scene
        if scene.deciding is not None and scene.accepted:
            scene.deciding.picker.choose(scene.accepted[0])
            self.program.audio.play("place", 0.5)
            scene.refresh()

    def coach(self) -> None:
        """Let nobody warn here: the lesson says what to do."""

    def why(self) -> None:
        """Ask nobody: the lesson says why."""

    def show_result(self) -> None:
        """Show none: the lesson has an end of its own."""

    def save(self) -> None:
        """Say that the lesson goes on where it was left."""
        self.program.notice(self.program.words("lesson-unsaved"))

    def menu(self) -> None:
        """Show the menu of the pause, without what means nothing here."""
        program = self.program
        ways = [
            ("lesson_restart", self.restart),
            ("settings", lambda: program.push(SettingsScene(program))),
            ("rules", self.rules),
            ("keys", self.keys),
            ("lesson_leave", program.pop),
        ]
        program.push(PauseScene(program, "lesson-kept", ways))

    def restart(self) -> None:
        """Begin the lesson anew."""
        self.scene.step_to(0)


class LessonDesk(Desk):
    """The desk of a lesson: "Next" where one only reads, its tools, and the plate with its words."""

    def __init__(self, scene: LessonScene) -> None:
        """Serve `scene`."""
        super().__init__(scene.board)
        self.scene = scene

    def offer(self, offers: Sequence[Offer], *, long: bool = False, numbered: bool = True) -> None:
        """Show what the match offers, with what is right in a light; or the button that goes on."""
        scene = self.scene
        if scene.reading:
            last = scene.number == len(scene.course.steps) - 1
            text = scene.program.words("lesson-end" if last else "lesson-next")
            offers, long = [Offer("next", text, scene.read_on, "primary", lit=True)], False
        elif scene.finished or scene.session.ending.reached:
            offers, long = [], False
        else:
            offers = [one._replace(lit=self._is_right(one.name)) for one in offers]
        super().offer(offers, long=long, numbered=numbered)

    def _is_right(self, name: str) -> bool:
        """Whether the button of that name does what the step wants, or lets the table go on."""
        scene = self.scene
        if scene.session.playback.holding:
            return name == "go_on"
        step = scene.course.steps[scene.number]
        return scene.open and not scene.due and name.removeprefix("action:") in step.play

    def equip(self, tools: Sequence[Offer]) -> None:
        """Show the tools of a lesson."""
        scene, words, commands = self.scene, self.scene.program.words, self.scene.commands
        able = {
            "undo": scene.number > 0 or not scene.waiting,
            "hint": bool(scene.due),
            "log": True,
            "menu": True,
        }
        acts = {
            "undo": commands.undo,
            "hint": commands.hint,
            "log": commands.toggle_log,
            "menu": commands.menu,
        }
        super().equip(
            [
                Offer(
                    name,
                    words(f"lesson-tools-{name}"),
                    act,
                    hint=with_key(words(f"lesson-about-{name}"), tool_key(scene, name)),
                    enabled=able[name],
                )
                for name, act in acts.items()
            ]
        )

    def handle(self, event: pygame.event.Event) -> bool:
        """Answer as ever; what lies below the plate can't be clicked."""
        answered = super().handle(event)
        scene = self.scene
        if answered or scene.hand.dragging or event.type not in MOUSE:
            return answered
        return scene.plate.place.collidepoint(event.pos)

    def draw(self, surface: pygame.Surface) -> None:
        """Show the desk, and what the lesson says."""
        super().draw(surface)
        self.scene.plate.draw(surface)
