"""How pieces feel at the table: one claim for each measure, at every level of motion."""

from __future__ import annotations

import time
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.screens.match.session.playback import ShownStep
from game.screens.match.table.celebrations import Celebrations
from game.table.input import dragging
from game.table.motion import flight, impact, lifting
from game.table.motion.animation import LEVELS, Level, Pace
from game.table.motion.celebrated import GreatMoment
from game.table.motion.flight import STAGGER_LEAST, Flight, delays, rest
from game.table.motion.impact import Impact
from tests.screens.pilots.feeling import picture, playing, table
from tests.table.plain import BOARD, FRAME, WINDOW, card

ANSWER = 0.1  # seconds within which something is to be seen


@pytest.fixture
def window() -> pygame.Surface:
    """An unseen window."""
    pygame.display.init()
    return pygame.display.set_mode(WINDOW)


# An answer to any input


@pytest.mark.parametrize("motion", LEVELS)
@pytest.mark.parametrize("deed", ["point", "press", "key", "wheel"])
def test_any_input_is_answered_in_the_next_frames(tmp_path: Path, motion: Level, deed: str) -> None:
    """Within a tenth of a second of frames and of work the picture differs."""
    pilot = playing(tmp_path, motion)
    pilot.wait(2.0)
    button = pilot.scene.parts.rail.named("log")
    assert button is not None
    if deed == "wheel":
        button.press()
        pilot.wait(1.0)
    before = pygame.image.tobytes(pilot.draw(), "RGB")
    begun = time.thread_time()
    if deed == "point":
        pilot.mouse(pygame.MOUSEMOTION, pilot.spot("log"))
    elif deed == "press":
        pilot.mouse(pygame.MOUSEMOTION, pilot.spot("log"))
        pilot.mouse(pygame.MOUSEBUTTONDOWN, pilot.spot("log"))
    elif deed == "key":
        pilot.program.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    else:
        button.press()
    pilot.program.update(FRAME)
    assert pilot.program.stirred or pilot.program.shows_in() == 0.0
    pilot.program.draw(pilot.surface)
    spent = time.thread_time() - begun

    assert pygame.image.tobytes(pilot.surface, "RGB") != before
    assert spent + FRAME < ANSWER


@pytest.mark.parametrize("motion", LEVELS)
def test_a_key_during_motion_ends_it_and_counts(tmp_path: Path, motion: Level) -> None:
    """The table is at rest, and what the key means is done: it is not lost."""
    pilot = playing(tmp_path, motion)
    deciding = pilot.scene.view.deciding
    assert deciding is not None
    pilot.scene.parts.picking.play(deciding.legal[0])
    pilot.wait(FRAME)
    opened = pilot.scene.parts.log.open
    pilot.press("l")

    assert not pilot.scene.view.stage.moving
    assert pilot.scene.parts.log.open is not opened


# Hover


@pytest.mark.parametrize("level", LEVELS)
def test_a_hovered_piece_is_lifted_at_once(window: pygame.Surface, level: Level) -> None:
    """It begins in the next frame and is up within a tenth of a second; without motion it has a ring only."""
    stage = table(level, card())
    still = picture(window, stage)
    stage.point_at((400, 400))
    stage.update(FRAME)
    (first, _), *_ = stage._lifts.poses(stage.layout[0], stage.layout)
    seen = picture(window, stage)
    for _ in range(5):
        stage.update(FRAME)
    (up, _), *_ = stage._lifts.poses(stage.layout[0], stage.layout)

    assert seen != still
    assert lifting.SECONDS <= ANSWER
    assert (first.grown > 1) is (level != "none")
    assert 1.05 <= up.grown <= 1.1 if level != "none" else up.grown == 1


def test_the_shadow_of_a_lifted_piece_grows_with_its_height() -> None:
    """The higher, the wider and farther it falls, step by step."""
    stage = table("full", card())
    stage._dresser.board = BOARD
    sizes = []
    for height in (0.0, lifting.HEIGHT / 2, lifting.HEIGHT):
        pose = rest(card())._replace(height=height)
        shade = stage._dresser._shade(stage._dresser._look(pose), pose)
        assert shade is not None
        sizes.append((shade[0].get_width(), shade[1]))

    assert sizes == sorted(set(sizes))


@pytest.mark.parametrize("level", LEVELS)
def test_a_lifted_piece_sinks_and_then_nothing_moves(window: pygame.Surface, level: Level) -> None:
    """A still table is drawn again only when something happens."""
    stage = table(level, card())
    still = picture(window, stage)
    stage.point_at((400, 400))
    for _ in range(30):
        stage.update(FRAME)
        stage.draw(window, BOARD)
    stage.point_at(None)
    frames = 0
    while stage.shows_in() == 0.0 or frames < 1:
        stage.update(FRAME)
        last = picture(window, stage)
        frames += 1
        assert frames * FRAME < 0.5

    assert last == still and stage.shows_in() > 1


# Travel


def test_a_card_travels_as_long_as_the_eye_needs() -> None:
    """200 to 500 ms, fast at first, on a slight arc, leaning into its way."""
    way = Flight(card(x=1400), rest(card()), Pace())
    poses = [way.pose]
    while not way.done:
        way.advance(FRAME)
        poses.append(way.pose)
    steps = [b.centre[0] - a.centre[0] for a, b in pairwise(poses)]
    line = max(abs(pose.centre[1] - 400) for pose in poses)

    assert 0.2 <= (len(poses) - 1) * FRAME <= 0.5
    assert steps[:-1] == sorted(steps[:-1], reverse=True)
    assert 10 <= line <= 100
    assert 2 <= max(abs(pose.tilt) for pose in poses) <= flight.BANK
    assert poses[-1] == rest(card(x=1400))


@pytest.mark.parametrize(("level", "bends"), [("full", True), ("gentle", False)])
def test_only_full_motion_bends_and_leans(level: Level, *, bends: bool) -> None:
    """The calm level glides straight."""
    way = Flight(card(x=1400), rest(card()), Pace(level))
    way.advance(0.1)

    assert (way.pose.centre[1] != 400, way.pose.tilt != 0) == (bends, bends)


@pytest.mark.parametrize("many", [2, 5, 8, 9, 12, 20, 40])
def test_cards_set_off_one_after_the_other(many: int) -> None:
    """By 40 to 80 ms; of very many a few set off together, so that nobody waits for the last."""
    starts = sorted(set(delays([True] * many)))
    gaps = [after - before for before, after in pairwise(starts)]

    assert STAGGER_LEAST == 0.04
    assert all(0.04 - 1e-9 <= gap <= 0.08 for gap in gaps)


# Dragging


@pytest.mark.parametrize("level", LEVELS)
def test_a_dragged_piece_leans_with_its_speed_and_hangs_straight_at_rest(level: Level) -> None:
    """The faster, the more, up to 8 degrees, and only in full motion."""
    leant = []
    for step in (0, 8, 60):
        stage = table(level, card())
        stage.grab("card", (400, 400))
        for number in range(20):
            stage.drag((400 + step * number, 400))
            stage.update(FRAME)
        assert stage._held is not None
        leant.append(abs(stage._held.tilt))
        for _ in range(40):
            stage.update(FRAME)
        assert stage._held.tilt == 0.0

    assert dragging.TILT == 8.0
    if level == "full":
        assert leant[0] == 0 < leant[1] < leant[2] <= 8.0
    else:
        assert leant == [0, 0, 0]


def test_a_dropped_piece_settles() -> None:
    """It swings once through the upright and rests as it lies."""
    stage = table("full", card())
    stage.grab("card", (400, 400))
    for number in range(20):
        stage.drag((400 + 60 * number, 400))
        stage.update(FRAME)
    stage.release()
    tilts = []
    while stage.moving:
        tilts.append(stage._pose(0).tilt)
        stage.update(FRAME)

    assert tilts[0] < 0 < max(tilts)
    assert stage._pose(0) == rest(card())


# Impact


def test_an_impact_is_short_and_small() -> None:
    """It stands still for 40 to 60 ms, then shakes for at most 120 ms by at most 6 pixels."""
    felt = Impact()
    stopped, offsets = felt.advance(0.0), []
    while not felt.done:
        offsets.append(felt.offset)
        felt.advance(0.001)

    assert stopped == 0.0
    assert 0.04 <= impact.STOP <= 0.06 and impact.SHAKE <= 0.12
    assert set(offsets[: round(impact.STOP / 0.001) - 1]) == {(0, 0)}
    assert 3 <= max(max(abs(x), abs(y)) for x, y in offsets) <= 6


@pytest.mark.parametrize("level", LEVELS)
def test_an_impact_is_felt_in_full_motion_only(window: pygame.Surface, level: Level) -> None:
    """When all has arrived; any key ends it."""
    stage = table(level, card())
    stage.strike()
    shaken = False
    for _ in range(30):
        stage.update(FRAME)
        stage.draw(window, BOARD)
        shaken |= stage._course.impact is not None
    stage.strike()
    stage.finish()
    stage.update(FRAME)

    assert shaken is (level == "full")
    assert stage._course.impact is None and not stage.moving


@pytest.mark.parametrize("great", [True, False])
def test_only_great_moments_are_felt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, great: bool) -> None:
    """The end of a game, for instance; a smaller joy shakes nothing. Its sound is heard all the same."""
    pilot = playing(tmp_path)
    scene = pilot.scene
    cheering: Celebrations = scene.parts.celebrations
    heard: list[str] = []
    pilot.program.audio.listener = heard.append
    cheer = GreatMoment("gauntlet" if great else "avengers", (0,), great=great, sound="triumph")
    monkeypatch.setattr(cheering.source, "celebrate", lambda _: cheer)
    scene.session.match.play(scene.session.match.state.legal_actions()[0])
    state = scene.session.match.state
    found = cheering.find(ShownStep(0, 0, state, 0, state))
    assert found is not None
    cheering.celebrate(found)

    assert heard == ["triumph"]
    assert scene.view.stage._course.running is great
