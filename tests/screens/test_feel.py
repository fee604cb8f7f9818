"""How the table feels: one claim for each measure, at every level of motion."""

from __future__ import annotations

import time
from itertools import pairwise
from pathlib import Path

import numpy as np
import pygame
import pytest

from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.app.rhythm import UNFOCUSED
from game.screens.match.session.playback import ShownStep
from game.screens.match.table import turn_banner
from game.screens.match.table.celebrations import Celebrations
from game.screens.match.table.turn_banner import TurnBanner
from game.screens.menus import fade
from game.screens.requests import OpenResult
from game.screens.result.scene import ResultScene
from game.screens.seating import Chair, TableMatch
from game.table.contract import Setting
from game.table.dressing import PULSE_SECONDS
from game.table.input import dragging
from game.table.motion import celebration, flight, impact, lifting, riffle, scoring, staging
from game.table.motion.animation import LEVELS, Level, Pace
from game.table.motion.celebrated import GreatMoment
from game.table.motion.celebration import Celebration, Wording
from game.table.motion.flight import STAGGER_LEAST, Flight, delays, rest
from game.table.motion.impact import Impact
from game.table.pieces import Area, Face, Placed, Seat
from game.table.sound import RATE, TAKES
from game.table.stage import PULSES, Stage
from game.table.stock.deed import Deed, Picture
from game.texts.texts import YOU, Library
from saves.settings import Settings
from tests.screens.match_pilot import Pilot
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


def table(level: Level, *pieces: Placed) -> Stage:
    """A table with these pieces, painted."""
    stage = Stage(PlainTable(), Pace(level))
    stage.show(pieces)
    stage.settle(BOARD)
    return stage


def picture(window: pygame.Surface, stage: Stage) -> bytes:
    """The next frame."""
    stage.draw(window, BOARD)
    return pygame.image.tobytes(window, "RGB")


def playing(folder: Path, motion: Level = "full", *, game: str = "") -> Pilot:
    """One person who is to decide in a match against computer players."""
    match = Match(GAMES[game or "splendor_marvel"].rules, 3, 3)
    mine = match.state.to_move
    chairs = tuple(
        Chair("Ann", 0) if one == mine else Chair(f"Pip {one}", one + 1, "squire") for one in range(3)
    )
    pygame.display.init()
    pilot = Pilot.__new__(Pilot)
    pilot.surface = pygame.display.set_mode((1280, 800))
    pilot.sit(folder, TableMatch(match, chairs), Settings(language="en", motion=motion))
    for _ in range(600):
        pilot.draw()
        pilot.wait(FRAME)
        if pilot.scene.view.deciding is not None and not pilot.scene.view.stage.moving:
            break
    return pilot


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
    cheering.see(ShownStep(0, 0, state, 0, state))

    assert heard == ["triumph"]
    assert scene.view.stage._course.running is great


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
