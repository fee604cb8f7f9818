"""Tables at 150 and 200 %, in windows of all shapes: what counts most can still be seen in every one."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.match.actions.rail_button import heights
from game.screens.seating import Chair, TableMatch
from game.table.pieces import Placed
from saves.settings import Settings
from tests.screens.pilots.match_pilot import Pilot

WINDOWS = ((1280, 800), (1024, 768), (800, 1280), (2560, 1080), (1920, 1080))
SCALES = (150, 200)
LEVELS = ("squire", "knight", "captain", "champion", "legend")
NAMES = ("Pip", "Rowan", "Vega", "Orion", "Nyx")
SEATED = [(game, seats) for game in GAMES for seats in GAMES[game].rules.seats]


class Large(Pilot):
    """A person before a match that is somewhere on its way, in one window after the other."""

    def __init__(self, folder: Path, game: str, seats: int, seed: int = 5) -> None:
        """Play at random until the person is to decide again."""
        match, rng = Match(GAMES[game].rules, seats, seed), Rng(seed)
        while not match.over and (len(match.decisions) < 14 * seats or match.state.to_move != 0):
            legal = match.state.legal_actions()
            match.play(legal[rng.below(len(legal))])
        rivals = (Chair(NAMES[at - 1], at, LEVELS[at - 1]) for at in range(1, seats))
        pygame.display.init()
        self.surface = pygame.display.set_mode(WINDOWS[0])
        table = TableMatch(match, (Chair("Ann", 0), *rivals))
        self.sit(folder, table, Settings(language="en", motion="none"))
        self.rest()

    def look(self, size: tuple[int, int], scale: int) -> tuple[Placed, ...]:
        """Return what lies on the table in a window."""
        self.program.settings = self.program.settings.changed("ui_scale", scale)
        self.program.resized(size)
        return self.scene.view.stage.layout


def boxes(layout: tuple[Placed, ...], key: str) -> list[tuple[float, float, float, float]]:
    """The left, top, right and lower edges of all pieces whose key begins so."""
    return [
        (
            one.centre[0] - one.size[0] / 2,
            one.centre[1] - one.size[1] / 2,
            one.centre[0] + one.size[0] / 2,
            one.centre[1] + one.size[1] / 2,
        )
        for one in layout
        if one.key.startswith(key)
    ]


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_every_seat_shows_what_it_did_last(tmp_path: Path, game: str, seats: int) -> None:
    """In pictures at least, where words have no room; what has no picture may be left to the strip."""
    pilot = Large(tmp_path, game, seats)
    for size in WINDOWS:
        for scale in SCALES:
            keys = {piece.key for piece in pilot.look(size, scale)}
            deeds = pilot.scene.view.setting.deeds
            done = {deed.seat for deed in deeds if deed is not None and deed.pictures} - {0}
            missing = {seat for seat in done if f"last:{seat}" not in keys}

            assert done and not missing, (size, scale)


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_the_golden_tile_says_what_it_does(tmp_path: Path, game: str, seats: int) -> None:
    """Its title and its note are legible, however large the words are.

    Not where six kinds have long titles: there the chips above the cards say it.
    """
    pilot = Large(tmp_path, game, seats)
    for size in WINDOWS:
        for scale in SCALES:
            if game == "dust_collectorz" and scale == 200 and size[0] > size[1]:
                continue
            pilot.look(size, scale)
            for tile in pilot.scene.parts.rail.choices:
                if tile.style == "primary":
                    need = heights(tile.offer, tile.rect.width, tile.scale, signed=tile._signed)[1]

                    assert need <= tile.rect.height + 2, (size, scale, tile.text, tile.offer.note)


@pytest.mark.parametrize("seats", GAMES["custom_heroes"].rules.seats)
def test_the_plates_of_values_lie_above_the_hand_alone(tmp_path: Path, seats: int) -> None:
    """Neither on each other nor on the switch beside them."""
    found = 0
    for seed in range(5, 11):
        pilot = Large(tmp_path, "custom_heroes", seats, seed)
        for size in WINDOWS:
            for scale in SCALES:
                layout = pilot.look(size, scale)
                plates, [switch] = boxes(layout, "cycle:"), boxes(layout, "toggle:sort")
                found += len(plates)
                apart = [one[2] <= switch[0] or one[0] >= switch[2] or one[1] >= switch[3] for one in plates]

                assert all(apart), (size, scale, seed)
                assert all(one[2] <= two[0] + 0.1 for one, two in pairwise(sorted(plates)))
    assert found


@pytest.mark.parametrize("seats", GAMES["seventh_hero"].rules.seats)
def test_outcomes_are_told_on_plates_that_can_be_read(tmp_path: Path, seats: int) -> None:
    """Above the wanderer where a tall window has no room beside it: a plate is no sliver."""
    found = 0
    for seed in range(3, 9):
        pilot = Large(tmp_path, "seventh_hero", seats, seed)
        for size in WINDOWS:
            for scale in SCALES:
                for piece in pilot.look(size, scale):
                    if piece.face.kind == "fate" and piece.face.facts[0] in {"good", "bad", "plain"}:
                        found += 1
                        assert piece.size[0] >= 60.0, (size, scale, seed, piece.size)
    assert found
