"""A pilot for the match scene: sits before it without a window, presses, clicks, waits and reads."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import pygame

from ai.players import make_player
from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.app.main_loop import MainLoop
from game.screens.match.scene import MatchScene
from game.screens.match.table.keyboard import ARROWS
from game.screens.scene import Scene
from game.screens.seating import Chair, TableMatch
from game.table.input.focus import Focus
from game.table.sound import Audio
from game.texts.texts import Voice
from saves.matches.library import Library
from saves.settings import Settings
from tests.screens.pilots.scripted import PromptWorker

GAME = "splendor_marvel"
OURS = ("MatchScene", "PauseScene", "SaveAsScene", "KeysScene", "ConfirmScene", "HandoverScene")
Thing = TypeVar("Thing")
KEYS: dict[str, int] = {
    "enter": pygame.K_RETURN,
    "escape": pygame.K_ESCAPE,
    "space": pygame.K_SPACE,
    "tab": pygame.K_TAB,
    **{name: key for key, name in ARROWS.items()},
}
STEP = 1 / 30  # seconds of a frame


class Bottom(Scene):
    """Lies below the match, as the title does."""


class Pilot:
    """One person before the program, with a match on the screen."""

    def __init__(
        self,
        folder: Path,
        *levels: str | None,
        seed: int = 3,
        decisions: Sequence[str] = (),
        size: tuple[int, int] = (1280, 800),
        names: Sequence[str] = ("Ann", "Ben", "Cleo", "Dan"),
        settings: Settings | None = None,
    ) -> None:
        """Seat people (None) and computer players, and make some decisions."""
        pygame.display.init()
        self.surface = pygame.display.set_mode(size)
        match = Match(GAMES[GAME].rules, len(levels), seed)
        for text in decisions:
            match.play(match.state.read(text))
        chairs = tuple(Chair(names[seat], seat, level) for seat, level in enumerate(levels))
        self.sit(folder, TableMatch(match, chairs), settings)

    def sit(self, folder: Path, table: TableMatch, settings: Settings | None) -> None:
        """Begin a program of its own with `table` on the screen."""
        chosen = settings or Settings(motion="none", speed=4.0, language="en", help="outcomes")
        words = Voice("en" if chosen.language == "auto" else chosen.language, strict=True)
        self.worker = PromptWorker()
        self.program = MainLoop(chosen, words, Library(folder), Audio(), self.surface.get_size())
        self.program.ai.use(self.worker.as_worker())
        self.program.stack.home(Bottom())
        self.program.open_match(table)
        self.wait(STEP)

    # What there is

    @property
    def scene(self) -> MatchScene:
        """The match scene, wherever in the stack it is."""
        return next(scene for scene in self.program.stack.scenes if isinstance(scene, MatchScene))

    @property
    def top(self) -> str:
        """The name of the scene that hears the person."""
        return type(self.program.stack.top).__name__

    @property
    def match(self) -> Match:
        """The match."""
        return self.scene.session.match

    @property
    def buttons(self) -> list[str]:
        """The names of the rail's buttons that can be pressed."""
        return [button.name for button in self.scene.parts.rail.buttons if button.enabled]

    @property
    def notices(self) -> list[str]:
        """The notices that show."""
        return [text for text, _ in self.program.notices.shown]

    # What a person does

    def wait(self, seconds: float) -> None:
        """Let frames pass, without drawing them."""
        for _ in range(max(1, round(seconds / STEP))):
            self.program.update(STEP)

    def rest(self, seconds: float = 60.0) -> None:
        """Wait until a person can decide, something lies above the table, or the match has ended."""
        for _ in range(round(seconds / STEP)):
            scene = self.scene
            if scene.view.deciding or self.program.stack.top is not scene or scene.session.ending.reached:
                return
            self.wait(STEP)

    def draw(self) -> pygame.Surface:
        """Draw what is on the screen, all pictures painted, and return it."""
        self.scene.view.stage.settle(self.scene.view.window.board)
        self.program.draw(self.surface)
        while self.scene.unpainted and self.program.stack.top is self.scene:
            self.program.draw(self.surface)
        return self.surface

    def press(self, name: str, mod: int = 0) -> None:
        """Press a key: a word of `KEYS` or the character it types."""
        key = KEYS.get(name) or pygame.key.key_code(name)
        text = name if len(name) == 1 else ""
        self.program.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text))
        self.wait(STEP)

    def mouse(self, kind: int, spot: tuple[int, int], button: int = 1) -> None:
        """Move the pointer, or press or release a button of the mouse."""
        facts = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": button}
        self.program.handle(pygame.event.Event(kind, pos=spot, **facts))

    def click_at(self, spot: tuple[int, int], button: int = 1) -> None:
        """Click somewhere in the window."""
        self.mouse(pygame.MOUSEMOTION, spot)
        self.mouse(pygame.MOUSEBUTTONDOWN, spot, button)
        self.mouse(pygame.MOUSEBUTTONUP, spot, button)
        self.wait(STEP)

    def spot(self, name: str) -> tuple[int, int]:
        """Return where a piece or a button is, in pixels."""
        button = self.scene.parts.rail.named(name)
        if button is not None:
            return button.rect.center
        for piece in self.scene.view.stage.layout:
            if piece.key == name and (piece.pickable or piece.drop):
                return self.scene.view.window.board.pixel(piece.centre)
        raise LookupError(f"nothing to click is called {name}")

    def click(self, name: str) -> None:
        """Click a piece or a button by its name, later than any click before."""
        self.wait(0.5)
        self.click_at(self.spot(name))

    def click_twice(self, name: str) -> None:
        """Double click a piece."""
        self.wait(0.5)
        spot = self.spot(name)
        self.click_at(spot)
        self.click_at(spot)

    def drag(self, name: str, to: str) -> None:
        """Drag a piece onto another."""
        start, end = self.spot(name), self.spot(to)
        self.mouse(pygame.MOUSEMOTION, start)
        self.mouse(pygame.MOUSEBUTTONDOWN, start)
        self.mouse(pygame.MOUSEMOTION, ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2))
        self.mouse(pygame.MOUSEMOTION, end)
        self.mouse(pygame.MOUSEBUTTONUP, end)
        self.wait(STEP)

    # MatchSession

    def wish(self) -> int:
        """Return an action that leads to an end: the greedy player's."""
        state = self.match.state
        player = make_player("greedy", self.match.rules, seed=1)
        return player.choose(state.determinize(state.to_move, Rng(1)), state.to_move).action

    def do_by_mouse(self, action: int) -> None:
        """Click the pieces that mean `action`, then its button."""
        for key in self.scene.view.pieces.picks(self.scene.view.seen, action):
            self.click(key)
        self.press_button(action, self.click)

    def press_button(self, action: int, press: Callable[[str], None]) -> None:
        """Press the button of `action`, unfolding and turning pages where it isn't in sight."""
        name = f"action:{self.match.state.notation(action)}"
        for _ in range(9):
            if name in self.buttons:
                press(name)
                return
            more = next(one for one in ("more", "page") if one in self.buttons)
            press(more)
        raise LookupError(f"no button does {name}: {self.buttons}")

    def do_by_keys(self, action: int) -> None:
        """Reach the pieces that mean `action` by arrows, pick them with Enter, press its button by digit."""
        for key in self.scene.view.pieces.picks(self.scene.view.seen, action):
            self.go_to(key)
            self.press("enter")
        self.press_button(action, self.press_digit)

    def press_digit(self, name: str) -> None:
        """Press the digit of a choice."""
        names = [button.name for button in self.scene.parts.rail.choices]
        self.press(str(names.index(name) + 1))

    def go_to(self, key: str) -> None:
        """Go to a piece by Tab and the arrows: the shortest way there is."""
        scene = self.scene
        if scene.view.stage.focus is None:
            self.press("tab")
        for name in self._way(scene.view.focus, key):
            self.press(name)
        assert scene.view.stage.focus == key, f"{key} can't be reached from {scene.view.stage.focus}"

    @staticmethod
    def _way(focus: Focus, key: str) -> list[str]:
        """Search the arrows that lead to `key`."""
        waiting: deque[tuple[str | None, list[str]]] = deque([(focus.key, [])])
        seen: set[str | None] = set()
        trial = Focus()
        trial.pieces = focus.pieces
        while waiting:
            here, way = waiting.popleft()
            if here == key:
                return list(way)
            if here in seen:
                continue
            seen.add(here)
            for name in ARROWS.values():
                trial.key = here
                trial.move(name)
                waiting.append((trial.key, [*way, name]))
        raise LookupError(f"no arrows lead to {key}")


class Monkey:
    """Does anything at all, the same anything every time."""

    def __init__(self, pilot: Pilot, seed: int) -> None:
        """Sit before the pilot's program."""
        self.pilot = pilot
        self.chance = Rng(seed)
        self.table = pilot.scene.session.table

    def one_of(self, things: Sequence[Thing]) -> Thing:
        """Return any of `things`."""
        return things[self.chance.below(len(things))]

    def act(self) -> None:
        """Press a key, click, hold, scroll, change the window, or wait."""
        deeds = (
            self._press,
            self._press,
            self._click,
            self._click,
            self._hold,
            self._scroll,
            self._change,
            self._wait,
        )
        self.one_of(deeds)()
        self._back()

    def _anywhere(self) -> tuple[int, int]:
        width, height = self.pilot.program.size
        return int(self.chance.below(width)), int(self.chance.below(height))

    def _press(self) -> None:
        names = (*KEYS, *"123456789zyhlmp?", "home", "end", "page up", "page down", "x")
        mods = (0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT)
        self.pilot.press(self.one_of(names), self.one_of(mods))

    def _click(self) -> None:
        scene = self.pilot.scene
        pieces = [
            scene.view.window.board.pixel(piece.centre) for piece in scene.view.stage.layout if piece.pickable
        ]
        buttons = [button.rect.center for button in scene.parts.rail.buttons]
        spots = self.one_of((pieces or buttons, buttons, [self._anywhere()]))
        self.pilot.click_at(self.one_of(spots), self.one_of((1, 1, 1, 1, 3, 2)))

    def _hold(self) -> None:
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)
        self.pilot.mouse(self.one_of(kinds), self._anywhere())

    def _scroll(self) -> None:
        event = pygame.event.Event(pygame.MOUSEWHEEL, y=self.one_of((-3, 3)), x=0)
        self.pilot.program.handle(event)

    def _change(self) -> None:
        """Change the window or the language."""
        program = self.pilot.program
        if self.chance.below(2):
            program.resized(self.one_of(((1024, 640), (1280, 800), (1920, 1080), (1024, 900))))
        else:
            program.speak(self.one_of(("en", "de")))

    def _wait(self) -> None:
        self.pilot.wait(self.chance.fraction())

    def _back(self) -> None:
        """Leave scenes that are no part of a match; begin anew when the match was left or is over."""
        program = self.pilot.program
        while self.pilot.top not in OURS and len(program.stack.scenes) > 1:
            program.stack.pop()
        if len(program.stack.scenes) < 2 or self.pilot.match.over:
            match = Match(GAMES[GAME].rules, len(self.table.chairs), int(self.chance.below(1000)))
            program.open_match(TableMatch(match, self.table.chairs))


def alone(folder: Path, *, first: bool = True, rivals: int = 1, **wishes: object) -> Pilot:
    """Seat one person against computer players; the person begins, or does not."""
    levels: list[str | None] = ["squire"] * (rivals + 1)
    begins = int(Match(GAMES[GAME].rules, rivals + 1, 3).state.to_move)
    levels[begins if first else (begins + 1) % (rivals + 1)] = None
    return Pilot(folder, *levels, **wishes)  # type: ignore[arg-type]
