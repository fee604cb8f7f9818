"""Plays one match through its scene: waits for computer players, decides for persons, and has whims."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

import pygame

from ai.players import make_player
from game.engine.rng import Rng
from game.screens.handover import HandoverScene
from game.screens.match.scene import MatchScene
from game.screens.menus.confirm import ConfirmScene
from game.screens.result.scene import ResultScene
from tests.soak.person import Person
from tests.soak.plan import Sitting

PATIENCE: Final = 60_000  # frames in which a match must be over
GO_ON: Final = ("go_on", "pass_on", "anyway")  # buttons for which the table waits
FIRST_WHIM: Final = 6  # decisions before it
BETWEEN: Final = 7  # decisions between two whims
POINTED: Final = 5  # pieces that the pointer rests on
WEIGHED_IN: Final = 200  # frames in which the coach has let a decision pass, or asked
UNFOLDING: Final = 12  # presses until a button is in sight at the latest


class AtTable:
    """One match, from its deal to the scene that tells who has won."""

    def __init__(self, person: Person, sitting: Sitting) -> None:
        """Sit down; the match is on the screen."""
        self.person = person
        self.program = person.program
        self.whims = deque(sitting.whims)
        self.next_whim = FIRST_WHIM
        self.adviser = make_player("greedy", self.scene.session.match.rules, seed=1)
        self.curtains = 0
        self.by_pieces = 0  # decisions that persons made by picking pieces and pressing buttons
        self.acts: dict[str, Callable[[], None]] = {
            "undo": self._key(pygame.K_z),
            "redo": self._redo,
            "hint": self._hint,
            "log": self._log,
            "why": self._key(pygame.K_e, pygame.K_e),
            "state": self._sheet(pygame.K_s),
            "keys": self._sheet(pygame.K_QUESTION),
            "rules": self._sheet(pygame.K_F1),
            "save": self._save,
            "mute": self._key(pygame.K_F10, pygame.K_F10, pygame.K_F9, pygame.K_F9),
            "point": self._point,
            "leave": self._leave,
            "load": self._load,
            "pause": self._key(pygame.K_p, pygame.K_p),
            "hurry": self._key(pygame.K_m),
        }

    @property
    def scene(self) -> MatchScene:
        """The match's scene, on top or not."""
        return next(one for one in self.program.stack.scenes if isinstance(one, MatchScene))

    @property
    def made(self) -> int:
        """Decisions so far."""
        return len(self.scene.session.match.decisions)

    def play(self) -> bool:
        """Play to the end; whether there was one."""
        for _ in range(PATIENCE):
            top = self.program.stack.top
            if isinstance(top, ResultScene):
                if top.staging is not None and not top.staging.done:
                    self.person.press(pygame.K_SPACE)  # it ends the staging and does nothing else
                return top.table.match.over
            if isinstance(top, MatchScene):
                self._at_table(top)
            elif isinstance(top, HandoverScene):
                self._at_curtain(top)
            elif isinstance(top, ConfirmScene):
                self.person.must_click(top.answers[0].name)
            else:
                self.person.diary.fault(f"{self.person.shown} lies above a match")
                return False
        self.person.diary.fault("a match does not end")
        return False

    def _at_curtain(self, curtain: HandoverScene) -> None:
        if curtain.risen is None:
            self.curtains += 1
            self.person.must_click("look")
        else:
            self.person.frame()

    def _at_table(self, scene: MatchScene) -> None:
        waiting = next((name for name in GO_ON if self._button(name)), "")
        if self.whims and self.made >= self.next_whim and not scene.session.match.over:
            self.next_whim = self.made + BETWEEN
            whim = self.whims.popleft()
            self.person.diary.did(f"whim {whim}", self.person.shown)
            self.acts[whim]()
        elif waiting:
            self._press(waiting)
        elif (
            scene.view.deciding is not None and not scene.view.stage.moving
        ):  # a click into what moves may be void
            self._decide(scene)
        elif (
            scene.session.ai_seats.thinking
            and not scene.session.playback.busy
            and not scene.view.stage.moving
        ):
            self.person.wait_for_thought()
        else:
            self.person.frame()

    # Buttons of the rail

    def _button(self, name: str) -> bool:
        button = self.scene.parts.rail.named(name)
        return button is not None and button.enabled

    def _press(self, name: str) -> None:
        button = self.scene.parts.rail.named(name)
        if button is not None:
            self.person.click_at(button.rect.center, name)

    # ActionSelection for persons

    def _decide(self, scene: MatchScene) -> None:
        """Do what a quick player would do, by picking its pieces and pressing its button."""
        before, action = self.made, self._wish(scene)
        for key in scene.view.pieces.picks(scene.view.seen, action):
            self._pick(scene, key)
            if self.made != before or scene.view.deciding is None:
                self.by_pieces += 1
                return
        name = f"action:{scene.session.match.state.notation(action)}"
        for _ in range(UNFOLDING):
            if self._button(name):
                self._press(name)
                self._await_coach(scene)
                self.by_pieces += 1
                return
            more = next((one for one in ("more", "page") if self._button(one)), "")
            if not more or scene.view.deciding is None:
                break
            self._press(more)
        if scene.view.deciding is not None and self.made == before:
            self.person.diary.fault(f"{scene.session.match.rules.id}: no button does {name}")
            scene.parts.picking.do(action)

    def _wish(self, scene: MatchScene) -> int:
        state = scene.session.match.state
        return self.adviser.choose(state.determinize(state.to_move, Rng(1)), state.to_move).action

    def _pick(self, scene: MatchScene, key: str) -> None:
        """Click a piece in its middle; where another lies over that, do what Enter on it would do."""
        for piece in scene.view.stage.layout:
            if piece.key == key and piece.pickable:
                hit = scene.view.stage.hit(piece.centre)
                if hit is not None and hit.key == key:
                    self.person.click_at(scene.view.window.board.pixel(piece.centre), key)
                    return
        self.person.diary.did(f"pick {key}", self.person.shown)
        scene.parts.picking.click(key)
        self.person.frame()

    def _await_coach(self, scene: MatchScene) -> None:
        """Wait while the coach has a look at what was decided.

        A press that came right after one at the same spot counts for nothing, and is made again later.
        """
        coach = scene.session.advice.coach
        for _ in range(WEIGHED_IN):
            if not coach.weighing or scene.view.deciding is None or self.program.stack.top is not scene:
                return
            self.person.wait_for_thought()
        self.person.diary.fault(f"{scene.session.match.position()}: the coach never lets go")

    # Whims

    def _key(self, *keys: int) -> Callable[[], None]:
        def act() -> None:
            for key in keys:
                if isinstance(self.program.stack.top, MatchScene):
                    self.person.press(key)

        return act

    def _sheet(self, key: int) -> Callable[[], None]:
        """Have something shown above the table for a while."""

        def act() -> None:
            self.person.press(key)
            self.person.frames(4)
            self._back_to_table()

        return act

    def _back_to_table(self) -> None:
        while not isinstance(self.program.stack.top, (MatchScene, HandoverScene)):
            self.person.press(pygame.K_ESCAPE)
            self.person.frame()

    def _redo(self) -> None:
        """Take back and make again."""
        self.person.press(pygame.K_z)
        if isinstance(self.program.stack.top, ConfirmScene):
            self.person.must_click("yes")
        if isinstance(self.program.stack.top, MatchScene):
            self.person.press(pygame.K_y)

    def _hint(self) -> None:
        """Ask for a hint, step by step, and follow nobody."""
        scene = self.scene
        for _ in range(4):
            if scene.view.deciding is None or self.program.stack.top is not scene:
                return
            self.person.press(pygame.K_h)
            while scene.session.advice.hint.thinking and self.program.stack.top is scene:
                self.person.wait_for_thought()
        self.person.frames(3)
        scene.session.advice.hint.forget()

    def _log(self) -> None:
        """Open the log, scroll, copy it, close it."""
        self.person.press(pygame.K_l)
        self.person.point(self.scene.parts.log.rect.center)
        for by in (3, 3, -3):
            self.person.wheel(by)
        self.person.press(pygame.K_c, pygame.KMOD_CTRL)
        if self.scene.parts.log.open:
            self.person.press(pygame.K_l)

    def _save(self) -> None:
        self.person.press(pygame.K_s, pygame.KMOD_CTRL)

    def _point(self) -> None:
        """Rest the pointer on some pieces, for long enough to see them closely."""
        for piece in self.scene.view.stage.layout[::12][:POINTED]:
            self.person.point(self.scene.view.window.board.pixel(piece.centre))
            self.person.frames(5)

    def _leave(self) -> None:
        """Go to the title, and go on with the match from there."""
        if self._at_title():
            self.person.must_click("continue")

    def _load(self) -> None:
        """Go to the title, and open the match from the list."""
        if self._at_title():
            self.person.must_click("load")
            self.person.must_click("row.0")
            self.person.must_click("open")

    def _at_title(self) -> bool:
        """Leave the match by its menu; whether the title is on the screen."""
        for _ in range(6):
            if self.person.shown != "MatchScene":
                break
            self.person.press(pygame.K_ESCAPE)
        if self.person.shown != "PauseScene":
            return False  # a curtain fell
        self.person.must_click("leave")
        return self.person.shown == "TitleScene"
