"""The pages of challenges and achievements as they are pictured: with some of the stars."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Final

from ai.challenges.goals import COMMON, goals_of
from game.screens.challenges.scene import ChallengesScene
from game.screens.requests import OpenChallenges
from saves.challenges.gathered import Gathered, Source
from saves.challenges.proof import Proof
from tests.pictures.screenshots import ScreenshotHarness, StillDesk

SOURCE: Final = Source("ann.match", datetime(2026, 11, 20, 18, tzinfo=UTC))


def opened(harness: ScreenshotHarness, game: str) -> ChallengesScene:
    """Open the page of a game in which something was won."""
    desk = harness.program.remembered.feats = StillDesk(harness.program)
    desk.whole = Gathered()
    goals = goals_of(game)
    for number, one in enumerate(goals.challenges[:3]):
        desk.whole.add(Proof(game, one.id, (True, number != 1, number == 0)), SOURCE)
    shown = tuple((game, one.id) for one in goals.achievements[1:3])
    desk.whole.add(Proof(game, achievements=(*shown, (COMMON, "crowd_pleaser")), won=True), SOURCE)
    desk.version += 1
    harness.program.open(OpenChallenges(game))
    harness.wait(0.3)
    scene = harness.program.stack.top
    assert isinstance(scene, ChallengesScene)
    return scene


def challenges(harness: ScreenshotHarness) -> None:
    """The challenges of Splendor: Marvel."""
    opened(harness, "splendor_marvel")


def achievements(harness: ScreenshotHarness) -> None:
    """The achievements of Seventh Hero."""
    opened(harness, "seventh_hero").show_part("achievements")
    harness.wait(0.3)


CHALLENGE_FIXTURES: Final[Mapping[str, Callable[[ScreenshotHarness], None]]] = {
    "challenges": challenges,
    "achievements": achievements,
}
