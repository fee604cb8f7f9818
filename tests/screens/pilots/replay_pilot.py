"""A pilot for matches that are watched, and matches of every game to be watched."""

from __future__ import annotations

from pathlib import Path

import pygame

from ai.players import make_player
from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.replay.scene import ReplayScene
from game.screens.requests import OpenReplay
from game.screens.seating import Chair, TableMatch
from saves.settings import Settings
from tests.screens.pilots.analysis_pilot import Thinker
from tests.screens.pilots.menu_pilot import FRAME, MenuPilot

SEATS = {"splendor_marvel": 3, "seventh_hero": 4, "custom_heroes": 4, "dust_collectorz": 2}


def played(
    game: str, persons: tuple[int, ...] = (0,), decisions: int | None = None, seed: int = 4
) -> TableMatch:
    """A match of a game played by quick computer players, to its end or so many decisions far."""
    seats = SEATS[game]
    match = Match(GAMES[game].rules, seats, seed)
    player = make_player("greedy", match.rules)
    while not match.over and (decisions is None or len(match.decisions) < decisions):
        seat = match.state.to_move
        match.play(player.choose(match.state.determinize(seat, Rng(len(match.decisions))), seat).action)
    names = ("Ann", "Ben", "Cleo", "Dan")
    chairs = (Chair(names[seat], seat, None if seat in persons else "squire") for seat in range(seats))
    return TableMatch(match, tuple(chairs))


class ReplayPilot(MenuPilot):
    """One person before a match that is watched."""

    def __init__(
        self,
        folder: Path,
        table: TableMatch,
        at: int = 0,
        *,
        settings: Settings | None = None,
        size: tuple[int, int] = (1280, 800),
        foreign: bool = False,
    ) -> None:
        """Watch `table` from the position after `at` decisions."""
        super().__init__(folder / "matches", settings, size)
        self.program.ai.use(Thinker(1).as_worker())
        self.program.open(OpenReplay(table, at, foreign=foreign))

    @property
    def scene(self) -> ReplayScene:
        """The replay, wherever in the stack it is."""
        return next(scene for scene in self.program.stack.scenes if isinstance(scene, ReplayScene))

    @property
    def done(self) -> int:
        """Where one is."""
        return self.scene.session.course.done

    def pass_time(self, seconds: float) -> None:
        """Let time pass without drawing it."""
        for _ in range(max(1, round(seconds / FRAME))):
            self.program.update(FRAME)

    def pixels(self) -> bytes:
        """Draw the screen, all pictures painted, and return it."""
        self.scene.view.stage.settle(self.scene.view.window.board)
        self.program.draw(self.surface)
        while self.scene.unpainted:
            self.program.draw(self.surface)
        return pygame.image.tobytes(self.surface, "RGB")
