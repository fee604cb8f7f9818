"""Great moments in the match scene: who is celebrated how, and that nothing ever waits for it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.match import Match
from game.registry import GAMES
from game.screens.match.session.playback import ShownStep
from game.screens.match.table.celebrations import Celebrations
from game.screens.seating import Chair, TableMatch
from game.table.motion.celebrated import GreatMoment
from game.table.sound import HOUSE
from game.texts.languages import languages
from saves.settings import Settings
from tests.screens.pilots.match_pilot import STEP, Pilot

ROUND = GreatMoment("location", (0,))
GREAT = GreatMoment("gauntlet", (1,), great=True, sound="triumph")


class Stand(Pilot):
    """A pilot whose game celebrates what a test says, and that remembers what was heard."""

    def __init__(self, folder: Path, *levels: str | None, settings: Settings | None = None) -> None:
        """Sit down; nothing is celebrated yet."""
        super().__init__(folder, *(levels or (None, "squire")), settings=settings)
        self.heard: list[tuple[str, float]] = []
        self.program.audio.play = self._hear  # type: ignore[method-assign]
        self.found: GreatMoment | None = None
        self.cheering.source = self  # type: ignore[assignment]

    THEME = "cosmos"
    KINDS = ("location", "gauntlet")

    def celebrate(self, *_: object) -> GreatMoment | None:
        """Tell what a test wants told."""
        return self.found

    def _hear(self, name: str, loudness: float = 1.0) -> None:
        self.heard.append((name, loudness))

    @property
    def cheering(self) -> Celebrations:
        """What celebrates."""
        return self.scene.parts.celebrations

    def happens(self, found: GreatMoment | None) -> None:
        """Let something happen at the table that deserves this."""
        self.found = found
        state = self.match.state
        due = self.cheering.find(ShownStep(0, 0, state, 0, state))
        if due is not None:
            self.cheering.celebrate(due)
        self.found = None


def wishing(**wishes: object) -> Settings:
    """Settings with these wishes, in English."""
    return Settings(language="en", motion="full", **wishes)  # type: ignore[arg-type]


def test_what_a_person_does_is_celebrated_in_full_and_aloud(tmp_path: Path) -> None:
    """With sparks, at full loudness."""
    stand = Stand(tmp_path, settings=wishing())
    stand.happens(ROUND)
    running = stand.cheering.running

    assert running is not None
    assert (running.small, running.level, running.wording.line) == (False, "full", "You · 3 points")
    assert stand.heard[-1] == ("cheer", 1.0)


def test_what_a_rival_does_is_celebrated_small_and_softly_but_for_great_moments(tmp_path: Path) -> None:
    """Nobody wants fanfares for others all the time."""
    stand = Stand(tmp_path, settings=wishing())
    stand.happens(GreatMoment("location", (1,)))
    small = stand.cheering.running
    stand.happens(GREAT)
    great = stand.cheering.running

    assert small is not None and great is not None
    assert (small.small, great.small) == (True, False)
    assert [(name, loud < 1) for name, loud in stand.heard[-2:]] == [("cheer", True), ("triumph", True)]


def test_where_nobody_plays_all_are_celebrated_in_full(tmp_path: Path) -> None:
    """Whoever watches four computers is on everybody's side."""
    stand = Stand(tmp_path, "squire", "squire", settings=wishing())
    stand.happens(GreatMoment("location", (1,)))

    assert stand.cheering.running is not None
    assert not stand.cheering.running.small


@pytest.mark.parametrize(("wish", "small", "sounds"), [("small", True, 1), ("off", None, 0)])
def test_the_setting_is_obeyed(tmp_path: Path, wish: str, *, small: bool | None, sounds: int) -> None:
    """Small has neither rays nor sparks; off is nothing at all."""
    stand = Stand(tmp_path, settings=wishing(celebrations=wish))
    stand.heard.clear()
    stand.happens(GREAT)
    running = stand.cheering.running

    assert (running.small if running else None) is small
    assert len(stand.heard) == sounds


@pytest.mark.parametrize("motion", ["gentle", "none"])
def test_motion_is_obeyed(tmp_path: Path, motion: str) -> None:
    """The celebration knows how much may move."""
    stand = Stand(tmp_path, settings=Settings(language="en", motion=motion))  # type: ignore[arg-type]
    stand.happens(ROUND)

    assert stand.cheering.running is not None
    assert stand.cheering.running.level == motion


def test_a_small_joy_does_not_push_a_great_one_away(tmp_path: Path) -> None:
    """The other way round it does."""
    stand = Stand(tmp_path, settings=wishing())
    stand.happens(ROUND)
    stand.happens(GREAT)
    stand.happens(ROUND)

    assert stand.cheering.running is not None
    assert stand.cheering.running.wording.heading == "The Infinity Gauntlet"


@pytest.mark.parametrize("disturb", ["key", "click"])
def test_any_key_or_click_ends_it(tmp_path: Path, disturb: str) -> None:
    """It is gone before anything else is answered."""
    stand = Stand(tmp_path, settings=wishing())
    stand.happens(GREAT)
    if disturb == "key":
        stand.press("x")
    else:
        stand.mouse(pygame.MOUSEBUTTONDOWN, (640, 300))

    assert stand.cheering.running is None


def test_a_click_during_it_does_what_it_does_without_it(tmp_path: Path) -> None:
    """The first chip is picked at once: nothing is swallowed."""
    stand = Stand(tmp_path, settings=wishing())
    stand.rest()
    stand.wait(2.0)
    stand.happens(GREAT)
    stand.draw()
    stand.click_at(stand.spot("stock:mind"))

    assert stand.scene.view.deciding is not None
    assert stand.scene.view.deciding.picked == ("stock:mind",)


def test_it_is_over_by_itself_and_holds_nobody_up(tmp_path: Path) -> None:
    """The match goes on beneath it: a person can decide all the time."""
    stand = Stand(tmp_path, settings=wishing())
    stand.rest()
    stand.happens(GREAT)
    could = []
    for _ in range(60):
        stand.draw()
        stand.wait(STEP)
        could.append(stand.scene.view.deciding is not None)

    assert stand.cheering.running is None
    assert all(could)


def test_it_ends_when_something_else_comes_on_the_screen(tmp_path: Path) -> None:
    """Behind a menu nothing is celebrated."""
    stand = Stand(tmp_path, settings=wishing())
    stand.happens(GREAT)
    stand.scene.left()

    assert stand.cheering.running is None


def test_it_shows_over_the_table(tmp_path: Path) -> None:
    """The picture differs where the band is, and is the table again afterwards."""
    stand = Stand(tmp_path, settings=wishing())
    stand.rest()
    stand.wait(2.0)
    before = stand.draw().copy()
    stand.happens(GREAT)
    for _ in range(16):
        stand.draw()
    stand.wait(0.3)
    during = stand.draw().copy()
    stand.wait(2.0)
    middle = stand.scene.view.window.board.pixel((706, 392))

    assert during.get_at(middle) != before.get_at(middle)
    assert stand.draw().get_at(middle) == before.get_at(middle)


BOTH = {"en": "You and Ben", "de": "Du und Ben", "fr": "Vous et Ben"}


@pytest.mark.parametrize("language", languages())
def test_several_winners_are_named_together(tmp_path: Path, language: str) -> None:
    """A team, or a tie."""
    stand = Stand(tmp_path, settings=Settings(language=language))
    stand.happens(GreatMoment("won", (0, 1), great=True, sound="triumph"))

    assert stand.cheering.running is not None
    assert stand.cheering.running.wording.line == BOTH[language]


@pytest.mark.parametrize("game", GAMES)
def test_at_each_table_it_sounds_like_that_place_and_in_menus_like_none(tmp_path: Path, game: str) -> None:
    """Leaving the table leaves its sounds."""
    stand = Stand(tmp_path)
    seats = min(GAMES[game].seats)
    table = TableMatch(
        Match(GAMES[game].rules, seats, 1), tuple(Chair(str(n), n, "squire") for n in range(seats))
    )
    stand.program.open_match(table)
    stand.wait(STEP)
    there = stand.program.audio.place
    stand.program.stack.pop()
    stand.wait(STEP)

    assert there == game
    assert stand.program.audio.place == HOUSE
