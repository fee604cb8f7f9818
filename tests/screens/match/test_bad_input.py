"""Keys and clicks in motion, twice, while the window or the language changes: none is lost or doubled."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.seating import Chair, TableMatch
from game.table.pieces import Placed
from saves.matches.library import Library
from saves.settings import Settings
from tests.screens.pilots.match_pilot import Pilot

FRAME = 1 / 60
DEEDS = 30  # of the one who presses anything
SIZES = ((1280, 800), (1024, 768), (800, 1280), (1600, 900))
BLOWS = 120  # of a storm
STORMY = (
    *(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_ESCAPE, pygame.K_l, pygame.K_h),
    *(pygame.K_r, pygame.K_e, pygame.K_F1, pygame.K_PAGEUP, pygame.K_HOME),
)
PLAIN = (pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_SPACE, pygame.K_l)


class Fumbler(Pilot):
    """Presses in the midst of everything, the same things every time."""

    def __init__(self, folder: Path, game: str, seed: int) -> None:
        """Sit down at a match as the only person; everything moves."""
        pygame.display.init()
        self.surface = pygame.display.set_mode(SIZES[0])
        match = Match(GAMES[game].rules, 3, seed)
        chairs = tuple(Chair(f"Pip {seat}", seat, "squire") for seat in range(1, 3))
        self.sit(
            folder, TableMatch(match, (Chair("Ann", 0), *chairs)), Settings(language="en", motion="full")
        )
        self.chance = Rng(seed)

    @property
    def mine(self) -> int:
        """How many decisions the person has made."""
        return sum(mover == 0 for mover in self.match.movers)

    def frames(self, most: int) -> None:
        """Let a few frames pass, drawn or not."""
        for _ in range(int(self.chance.below(most))):
            self.program.update(FRAME)
            if not self.chance.below(4):
                self.program.draw(self.surface)

    def shake(self) -> None:
        """Change the window or the language, or neither."""
        what = self.chance.below(4)
        if what == 0:
            size = SIZES[int(self.chance.below(len(SIZES)))]
            self.surface = pygame.display.set_mode(size)
            self.program.resized(size)
        elif what == 1:
            self.program.speak(("en", "de", "fr")[int(self.chance.below(3))])

    def key(self, key: int) -> None:
        """Press a key, without waiting."""
        text = chr(key) if 32 < key < 127 else ""
        self.program.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=text))

    def click_now(self, spot: tuple[int, int]) -> None:
        """Click, without waiting."""
        self.mouse(pygame.MOUSEMOTION, spot)
        self.mouse(pygame.MOUSEBUTTONDOWN, spot)
        self.mouse(pygame.MOUSEBUTTONUP, spot)

    def fumble(self) -> None:
        """Press anything that decides nothing, once or twice, in the midst of what moves."""
        for _ in range(1 + int(self.chance.below(2))):
            if self.chance.below(2):
                self.key(PLAIN[int(self.chance.below(len(PLAIN)))])
            else:
                width, height = self.program.size
                self.mouse(
                    pygame.MOUSEMOTION, (int(self.chance.below(width)), int(self.chance.below(height)))
                )
            self.shake()
            self.frames(3)
        while self.program.stack.top is not self.scene:
            self.program.stack.pop()

    def decide(self) -> None:
        """Press the button of any decision, by mouse or by key, twice at the same spot."""
        scene = self.scene
        self.key(pygame.K_ESCAPE) if scene.view.deciding and scene.view.deciding.picked else None
        buttons = [one for one in scene.parts.rail.choices if one.enabled and one.name.startswith("action:")]
        deciding = scene.view.deciding
        assert deciding is not None
        if not buttons:
            scene.parts.picking.play(deciding.legal[int(self.chance.below(len(deciding.legal)))])
            return
        button = buttons[int(self.chance.below(len(buttons)))]
        spot, number = button.rect.center, scene.parts.rail.choices.index(button) + 1
        by_key = number <= 9 and bool(button.offer.key) and not self.chance.below(2)
        for _ in range(2):
            if by_key:
                self.key(pygame.K_0 + number)
            else:
                self.click_now(spot)
            self.shake()


def plain(layout: tuple[Placed, ...]) -> list[tuple[str, tuple[int, int]]]:
    """What lies where, whatever gets a light."""
    return sorted(
        (piece.key, (round(piece.centre[0]), round(piece.centre[1])))
        for piece in layout
        if piece.animated and piece.key
    )


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_lost_or_doubled_whatever_is_pressed_when(tmp_path: Path, game: str, seed: int) -> None:
    """Each press of a button decides once; in the end the table, the match and the file agree."""
    pilot = Fumbler(tmp_path, game, seed)
    for _ in range(DEEDS):
        pilot.fumble()
        pilot.frames(12)
        if pilot.match.over:
            break
        if pilot.scene.view.deciding is not None and pilot.program.stack.top is pilot.scene:
            before, turn = pilot.mine, len(pilot.match.decisions)
            pilot.decide()
            assert pilot.mine == before + 1, f"decision {turn} was lost or made twice"
    check_agreement(pilot, tmp_path)


def check_agreement(pilot: Fumbler, folder: Path) -> None:
    """The table shows the match as it stands, the match follows from its log, and the file holds that log."""
    pilot.key(pygame.K_TAB)  # ends all motion
    for _ in range(600):
        pilot.program.update(FRAME)
        pilot.program.draw(pilot.surface)
        if pilot.scene.view.deciding is not None and not pilot.scene.view.stage.moving:
            break
    view, match = pilot.scene.view, pilot.match
    seen = view.stage.layout
    view.resize(pilot.program.size)
    view.refresh()

    assert plain(seen) == plain(view.stage.layout)
    again = Match(match.rules, match.seats, match.seed, match.options)
    for text in match.decisions:
        again.play(again.state.read(text))
    assert again.state.to_move == match.state.to_move
    assert again.state.legal_actions() == match.state.legal_actions()
    assert pilot.program.library.flush()
    kept = Library(folder).load(pilot.scene.session.table.file or "")
    assert list(kept.saved.match.decisions) == list(match.decisions)


class Storm(Fumbler):
    """Keys, clicks, drags and the wheel, anywhere and at any time; what is committed is written down."""

    def __init__(self, folder: Path, game: str, seed: int) -> None:
        """Listen to what the session is told to play."""
        super().__init__(folder, game, seed)
        self.committed: list[str] = []
        session, decide = self.scene.session, self.scene.session._decide

        def listening(action: int) -> None:
            self.committed.append(self.match.state.notation(action))
            decide(action)

        session._decide = listening  # type: ignore[method-assign]

    def spot(self, name: str = "") -> tuple[int, int]:
        """Anywhere: on a piece, a button of an action, or the table, but on no tool."""
        scene, board = self.scene, self.scene.view.window.board
        pieces = [board.pixel(one.centre) for one in scene.view.stage.layout if one.pickable]
        buttons = [one.rect.center for one in scene.parts.rail.choices]
        spots = (pieces, buttons, buttons)[int(self.chance.below(3))]
        if spots and self.chance.below(8):
            return spots[int(self.chance.below(len(spots)))]
        width, height = self.program.size
        place = int(self.chance.below(width)), int(self.chance.below(height))
        tools = [one.rect for one in scene.parts.rail.tools]
        return board.pixel((0, 0)) if any(rect.collidepoint(place) for rect in tools) else place

    def key(self, key: int) -> None:
        """Press a key, which decides once at most, and only for the person."""
        with self.once():
            super().key(key)

    def mouse(self, kind: int, spot: tuple[int, int], button: int = 1) -> None:
        """Move the pointer or press its button: that decides once at most, and only for the person."""
        with self.once():
            super().mouse(kind, spot, button)

    @contextmanager
    def once(self) -> Iterator[None]:
        """Let one event happen, between two frames."""
        committed, mine = len(self.committed), self.mine
        yield
        assert len(self.committed) - committed == self.mine - mine <= 1

    def blow(self) -> None:
        """Send one input, often with the window or the language changing in the middle of it."""
        what = self.chance.below(8)
        if what < 3:
            self.key(STORMY[int(self.chance.below(len(STORMY)))])
        elif what < 6:
            spot = self.spot()
            for _ in range(1 + int(self.chance.below(2))):
                self.click_now(spot)
        elif what == 6:
            start, end = self.spot(), self.spot()
            self.mouse(pygame.MOUSEMOTION, start)
            self.mouse(pygame.MOUSEBUTTONDOWN, start)
            self.shake()
            self.mouse(pygame.MOUSEMOTION, end)
            self.frames(3)
            self.shake()
            self.mouse(pygame.MOUSEBUTTONUP, end)
        else:
            self.program.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=1, x=0))
        self.shake()
        while self.program.stack.top is not self.scene:
            self.program.stack.pop()


@pytest.mark.parametrize("game", GAMES)
def test_a_storm_of_input_commits_each_decision_once(tmp_path: Path, game: str) -> None:
    """The log only grows, by what was committed, and no event decides twice or for another seat."""
    pilot = Storm(tmp_path, game, seed=1)
    for _ in range(BLOWS):
        before = pilot.match.decisions
        pilot.blow()
        assert pilot.match.decisions[: len(before)] == before
        pilot.frames(10)
        if pilot.match.over:
            break
    pilot.frames(60)

    assert pilot.mine >= 3
    assert pilot.committed == list(pilot.match.decisions)
    check_agreement(pilot, tmp_path)
