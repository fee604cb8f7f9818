"""How great moments feel, at every level of motion: scores, dealing, celebrations, results, turns."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame
import pytest

from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.app.rhythm import UNFOCUSED
from game.screens.match.table import turn_banner
from game.screens.match.table.turn_banner import TurnBanner
from game.screens.menus import fade
from game.screens.requests import OpenResult
from game.screens.result.scene import ResultScene
from game.screens.seating import TableMatch
from game.table.contract import Setting
from game.table.dressing import PULSE_SECONDS
from game.table.motion import celebration, flight, riffle, scoring, staging
from game.table.motion.animation import LEVELS, Level, Pace
from game.table.motion.celebration import Celebration, Wording
from game.table.pieces import Area, Face, Placed, Seat
from game.table.sound import RATE, TAKES
from game.table.stage import PULSES, Stage
from game.table.stock.deed import Deed, Picture
from game.texts.texts import YOU, Library
from tests.screens.pilots.feeling import playing
from tests.table.plain import BACK, BOARD, FRAME, WINDOW, PlainTable, card
from tools import feel
from tools.sound import effects

ANSWER = 0.1  # seconds within which something is to be seen
WINDOWS = [(1280, 800), (1024, 768), (800, 1280)]


@pytest.fixture
def window() -> pygame.Surface:
    """An unseen window."""
    pygame.display.init()
    return pygame.display.set_mode(WINDOW)


# Scores


def score(number: int, x: float = 300.0) -> tuple[Placed, Placed]:
    """A seat's place, and its score in gold."""
    home = Placed("seat:0", Face("panel"), (x, 200), (500, 300), animated=False)
    gold = Placed("", Face("text", (str(number), "title", None, "left")), (x, 150), (60, 60), animated=False)
    return home, gold


class Counting(PlainTable):
    """A table that can paint a number."""

    def paint(self, face: Face, size: tuple[int, int]) -> pygame.Surface:
        """A plate, grey for numbers."""
        return super().paint(Face("panel") if face.kind == "text" else face, size)


@pytest.mark.parametrize("level", LEVELS)
def test_a_score_counts_up_and_its_gain_comes_from_its_cause(level: Level) -> None:
    """The number passes through those between; +3 rises from the card and flies to the score."""
    stage = Stage(Counting(), Pace(level))
    stage.show((*score(4), card(x=1500, y=700)))
    stage.move_to((*score(7), card(x=380, y=260)))
    numbers, gains = [], []
    for _ in range(80):
        shown = stage._pose(1).face.facts[0]
        numbers.append(int(str(shown)))
        gain = next((pose for pose, piece in stage._above() if pose.height == scoring.HEIGHT), None)
        gains += [gain] if gain else []
        stage.update(FRAME)

    assert numbers[-1] == 7
    if level == "none":
        assert set(numbers) == {7} and not gains
        return
    assert sorted(set(numbers)) == [4, 5, 6, 7] and numbers == sorted(numbers)
    assert {gain.face.facts[0] for gain in gains} == {"+3"}
    assert np.hypot(gains[-1].centre[0] - 300, gains[-1].centre[1] - 150) < 60
    if level == "full":
        assert np.hypot(gains[0].centre[0] - 1500, gains[0].centre[1] - 700) < 60
    assert not stage._counts and scoring.SECONDS < 1


def test_nothing_waits_for_a_score_that_counts() -> None:
    """The next move may follow; the number goes on to where it leads."""
    stage = Stage(Counting())
    stage.show(score(0))
    stage.move_to(score(10))
    stage.update(0.5)
    moving, between = stage.moving, int(str(stage._pose(1).face.facts[0]))
    stage.move_to(score(12))
    after = int(str(stage._pose(1).face.facts[0]))
    stage.update(2.0)

    assert not moving
    assert 0 < between < 10 and after == between
    assert stage._pose(1).face.facts[0] == "12"


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_s_scores_are_found(tmp_path: Path, game: str) -> None:
    """One for each seat: nothing has to be told about them."""
    pilot = playing(tmp_path, "none", game=game)
    found = scoring.scores_of(pilot.scene.view.stage.layout)

    assert len(found) >= 3


# Dealing


@pytest.mark.parametrize("level", LEVELS)
def test_a_pile_is_riffled_before_many_cards_are_dealt(level: Level) -> None:
    """Its halves part and fall together again, then the cards fan out one after the other."""
    stage = Stage(PlainTable(), Pace(level))
    stage.show([card("else", 900, 900)])
    hand = [card(f"hand:{at}", 300 + 60 * at, origin=(1500, 200), face=BACK) for at in range(7)]
    stage.move_to([card("else", 900, 900), *hand])
    apart, frames = 0.0, 0
    while stage.moving:
        poses = [] if stage._course._riffle is None else stage._course._riffle.poses
        apart = max([apart, *(abs(pose.centre[0] - 1500) for pose in poses)])
        stage.update(FRAME)
        frames += 1

    assert (apart > 40) is (level == "full")
    assert (frames > 12) is (level != "none")
    assert riffle.SECONDS <= 0.5


def test_a_single_card_is_drawn_without_shuffling() -> None:
    """It comes from its pile and turns over; four are no deal."""
    assert riffle.riffle_of([card(f"{at}", origin=(1500, 200)) for at in range(4)], Pace()) is None


# Great cards


@pytest.mark.parametrize("level", LEVELS)
def test_great_cards_sway_by_two_pixels_at_most(window: pygame.Surface, level: Level) -> None:
    """Only in full motion, only while they are shown in the middle, and they come to rest."""
    seats = (Seat("Ann", 0, computer=False, addressed=YOU),)
    deed = Deed(0, "you recruit", (Picture(Face("front"), 5 / 7),), great=True)
    setting = Setting(seats, Library().texts("en", ""))
    lying = staging.staged(Area(0, 0, 1200, 600), deed, setting)
    stage = Stage(Counting(), Pace(level))
    stage.show([piece for piece in lying if piece.face.kind == "front"])
    stage.settle(BOARD)
    stage.draw(window, BOARD)
    home = stage.layout[0].centre
    off, awake = [0.0], 0
    for _ in range(round((PULSES + 1) / FRAME)):
        awake += stage.shows_in() == 0.0
        stage.update(FRAME)
        stage.draw(window, BOARD)
        centre = stage._pose(0).centre
        off.append(max(abs(centre[at] - home[at]) * BOARD.scale for at in (0, 1)))

    assert max(off) <= staging.SWAY == 2.0
    assert (max(off) > 1) is (awake > 10) is (level == "full")
    assert stage.shows_in() > 1 and off[-1] == 0


def test_nothing_sways_beside_other_work() -> None:
    """A window without the keyboard is drawn a few times a second, whatever moves in it."""
    assert UNFOCUSED <= 20


# Sounds


def test_each_sound_has_three_takes_and_noises_vary_in_pitch() -> None:
    """By 3 to 6 %; tuned sounds keep their notes, so that nothing clashes (see docs/sound.md)."""
    assert TAKES == len(effects.TAKES) == 3
    assert all(0.03 <= abs(1 - pitch) <= 0.06 for pitch in effects.TAKES[1:])


def test_a_great_moment_sounds_in_layers() -> None:
    """A drum below, horns in the middle, the table's bell above: each part of the scale has its share."""
    samples = effects.effect("triumph", "cosmos")
    one = samples.mean(axis=1) if samples.ndim > 1 else samples
    power = np.abs(np.fft.rfft(one)) ** 2
    pitches = np.fft.rfftfreq(len(one), 1 / RATE)
    layers = [
        power[(low <= pitches) & (pitches < high)].sum() for low, high in ((0, 120), (120, 600), (600, 4000))
    ]

    assert min(layers) / power.sum() > 0.001


# Flashes


def flashes(lights: list[float]) -> int:
    """Count the flashes: pairs of a rise and a fall of the light by a tenth or more (WCAG 2.3.1)."""
    turns, low, high, rising = 0, lights[0], lights[0], None
    for light in lights:
        low, high = min(low, light), max(high, light)
        if rising is not True and light - low >= 0.1:
            turns, rising, high = turns + 1, True, light
            low = light
        elif rising is not False and high - light >= 0.1:
            turns, rising, low = turns + 1, False, light
            high = light
    return turns // 2


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("small", [True, False])
def test_a_celebration_flashes_three_times_a_second_at_most(level: Level, *, small: bool) -> None:
    """Measured in its pictures over a dark table."""
    surface = pygame.Surface(WINDOW)
    made = Celebration("cosmos", Wording("The Infinity Gauntlet", "Ann"), level, small=small)
    while not made.prepare(BOARD):
        pass
    lights = []
    while not made.done:
        surface.fill((10, 10, 10))
        made.draw(surface, BOARD)
        lights.append(float(pygame.surfarray.array3d(surface).mean()) / 255)
        made.advance(FRAME)

    assert flashes([0.0, 1.0, 0.0, 1.0, 0.0]) == 2
    assert flashes(lights) / celebration.SECONDS <= 3


def test_nothing_pulses_faster_than_once_a_second() -> None:
    """So that a pulse and a celebration together stay below three flashes a second."""
    assert 1 / PULSE_SECONDS < 1


# Scenes


def test_a_scene_changes_within_a_quarter_of_a_second() -> None:
    """What its fade does, and how a slow button shows it, `test_scene_changes` tries."""
    assert 0.15 <= fade.SECONDS <= 0.25


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("motion", LEVELS)
def test_a_result_is_staged_for_two_to_four_seconds_and_can_be_skipped(
    tmp_path: Path, game: str, motion: Level
) -> None:
    """In every game; in full motion alone."""
    pilot = playing(tmp_path, "none", game=game)
    match, rng = Match(GAMES[game].rules, 3, 4), Rng(4)
    while not match.over:
        actions = match.state.legal_actions()
        match.play(actions[rng.below(len(actions))])
    pilot.program.settings = pilot.program.settings.changed("motion", motion)
    pilot.program.open(OpenResult(TableMatch(match, pilot.scene.session.table.chairs)))
    scene = pilot.program.stack.top
    assert isinstance(scene, ResultScene) and scene.staging is not None
    seconds, running = scene.staging.seconds, not scene.staging.done
    pilot.program.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))

    assert 2.0 <= seconds <= 4.0
    assert running is (motion == "full") and scene.staging.done


# The reel


@pytest.mark.parametrize("level", LEVELS)
def test_the_reel_shows_every_motion(level: Level) -> None:
    """Each of its acts runs at each level, and leaves the table at rest or on its way there."""
    pygame.display.init()
    pygame.display.set_mode(WINDOW)
    for act in feel.ACTS:
        reel = feel.Reel(level)
        act.begin(reel)
        for now in range(24):
            act.go(reel, now)
            reel.update()
        reel.draw(act.name)
        assert level != "none" or not reel.stage.moving, act.name


def test_the_reel_has_an_act_for_each_kind_of_motion() -> None:
    """Every module that moves something is seen at work: its name leads to the act that shows it."""
    shown = {
        "flight": "travel",
        "lifting": "hover",
        "riffle": "shuffle",
        "scoring": "score",
        "impact": "great moment",
        "celebration": "great moment",
        "celebrated": "great moment",
        "staging": "great card",
        "course": "several",
        "turning": "table turns",
        "animation": "travel",
    }
    modules = {path.stem for path in Path(flight.__file__).parent.glob("*.py")} - {"__init__"}
    acts = [act.name for act in feel.ACTS]

    assert set(shown) == modules
    assert all(any(act.startswith(name) for act in acts) for name in shown.values())
    for other in ("drag", "draw", "your turn", "scene change", "pass the screen", "you win", "highlights"):
        assert any(act.startswith(other) for act in acts)


# Whose turn it is


@pytest.mark.parametrize("motion", LEVELS)
def test_a_banner_tells_whose_turn_it_is(tmp_path: Path, motion: Level) -> None:
    """For 300 to 600 ms, once a turn, with a sound; without motion, prompt and sound tell it alone."""
    pilot = playing(tmp_path, motion)
    banner: TurnBanner = pilot.scene.banner
    pilot.wait(2.0)
    heard: list[str] = []
    pilot.program.audio.listener = heard.append
    deciding, frames, after = pilot.scene.view.deciding, 0, 0
    assert deciding is not None and not banner.running
    pilot.scene.parts.picking.play(deciding.legal[0])
    for _ in range(3000):
        pilot.program.update(FRAME)
        pilot.program.draw(pilot.surface)
        frames += banner.running
        after += "turn" in heard
        if after > 60:
            break

    assert 0.3 <= turn_banner.SECONDS <= 0.6 and after
    assert (0.3 <= frames * FRAME <= 0.6) if motion != "none" else frames == 0


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("game", list(GAMES))
def test_the_banner_is_in_nobody_s_way(tmp_path: Path, size: tuple[int, int], scale: int, game: str) -> None:
    """It covers neither prompt nor buttons, lies inside the window, and a click goes through it."""
    pilot = playing(tmp_path, "none", game=game)
    pilot.program.settings = pilot.program.settings.changed("ui_scale", scale)
    pilot.program.resized(size)
    scene = pilot.scene
    scene.banner.text = "Your turn"
    board, frame = scene.view.window.board, scene.view.window.frame
    place = scene.banner.place

    assert pygame.Rect((0, 0), size).contains(place)
    for area in (frame.ribbon, frame.rail, frame.tools, frame.recap, frame.mine):
        assert not board.rect(area).colliderect(place)
    assert not scene.kind.overlay.covers(place.center)


def test_any_key_ends_the_banner(tmp_path: Path) -> None:
    """Whoever does something knows whose turn it is."""
    pilot = playing(tmp_path)
    pilot.scene.banner.text = "Your turn"
    pilot.press("tab")

    assert not pilot.scene.banner.running
