"""Watching a match: going through it, whose eyes see what, playing on; a running match keeps its secrets."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from ai.analysis.analysis import Analysis
from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.library.scene import LoadScene
from game.screens.match.scene import MatchScene
from game.screens.match.table.viewpoint import Viewpoint
from game.screens.replay.course import PAUSE, TURN, Course
from game.screens.replay.scene import ReplayScene
from game.screens.replay.seats import SeatsScene
from game.screens.replay.timeline import Timeline
from game.screens.replay.viewpoints import OPEN, open_view, ways_to_watch
from game.screens.requests import OpenAnalysis, OpenReplay, OpenResult
from game.screens.seating import Chair, TableMatch
from saves.settings import Settings
from tests.screens.pilots.analysis_pilot import Thinker
from tests.screens.pilots.menu_pilot import FRAME, MenuPilot
from tests.screens.pilots.menu_pilot import table_of as splendor
from tests.screens.pilots.replay_pilot import SEATS, ReplayPilot, played

# The way through a match


@pytest.mark.parametrize("game", SEATS)
def test_every_position_is_reached_forward_back_and_by_leaps(game: str) -> None:
    """Going on one by one shows the very positions of the match, and so does any leap."""
    match = played(game).match
    course = Course(match, 0)
    chance = Rng(1)
    for number in range(len(match.decisions)):
        course.forward()
        course.finish()
        assert course.shown.pack() == match.at(number + 1).pack()
    for _ in range(20):
        wanted = chance.below(len(match.decisions) + 1)
        course.go_to(wanted)
        assert course.shown.pack() == match.at(wanted).pack()

    assert not (course.go_to(-5) and course.go_to(-6)) and course.done == 0
    assert course.go_to(10**9) and course.done == len(match.decisions)


def test_what_the_table_does_is_shown_step_by_step() -> None:
    """A decision and what the table does after it are one movement each."""
    match = played("splendor_marvel").match
    number = next(at for at in range(len(match.decisions)) if len(match.steps(at)) > 1)
    course = Course(match, number)
    course.forward()
    first = course.shown.pack()
    course.update(0.0, still=True)

    assert [first, course.shown.pack()] == [state.pack() for _, state, _ in match.steps(number)[:2]]


def test_it_plays_by_itself_at_the_speed_wished_and_stops_at_the_end() -> None:
    """Twice as fast takes half the time; at the end it stops, and once more begins anew."""
    match = splendor(decisions=5).match
    course = Course(match, 0)
    course.play()
    shown = []
    for speed in (1.0, 2.0):
        course.go_to(0)
        course.speed, course.playing = speed, True
        for _ in range(round(2.5 * PAUSE / FRAME)):
            course.update(FRAME, still=True)
        shown.append(course.done)
    for _ in range(300):
        course.update(FRAME, still=True)
    ended = (course.done, course.playing)
    course.play()

    assert shown[0] == 2 and shown[1] >= 4
    assert ended == (5, False) and (course.done, course.playing) == (0, True)


def test_nothing_goes_on_while_something_moves() -> None:
    """What flies arrives before the next decision is shown."""
    course = Course(splendor(decisions=5).match, 0)
    course.play()
    for _ in range(300):
        course.update(FRAME, still=False)

    assert course.done == 0


@pytest.mark.parametrize(("game", "rounds"), [("splendor_marvel", True), ("seventh_hero", False)])
def test_rounds_are_known_where_the_game_has_any(game: str, rounds: bool) -> None:  # noqa: FBT001
    """Each round begins once, later than the one before."""
    course = Course(played(game).match, 0)
    while not course.rounds.known:
        course.rounds.scan()
    begins = [begin for begin, _ in course.rounds.begins]

    assert begins == sorted(set(begins)) and bool(begins) == rounds
    assert course.rounds.at(course.length) == (course.rounds.begins[-1][1] if rounds else 0)


# Whose eyes


def test_a_finished_match_is_seen_from_every_seat_and_with_all_cards_open() -> None:
    """The first person's seat comes first."""
    ways = ways_to_watch(played("splendor_marvel", persons=(1,)))

    assert [way.viewpoint for way in ways] == [Viewpoint(1), Viewpoint(0), Viewpoint(2), Viewpoint(OPEN)]


@pytest.mark.parametrize(
    ("persons", "foreign", "viewpoint"),
    [
        ((2,), False, Viewpoint(2)),
        ((0, 2), False, Viewpoint(0, (0, 2))),
        ((), False, Viewpoint(0, (0, 1, 2))),
        ((2,), True, Viewpoint(0, (0, 1, 2))),
    ],
)
def test_a_running_match_is_seen_as_those_who_look_may(
    persons: tuple[int, ...],
    foreign: bool,  # noqa: FBT001
    viewpoint: Viewpoint,
) -> None:
    """One person sees their own cards, several what all know; a code tells nothing of who plays."""
    ways = ways_to_watch(played("splendor_marvel", persons, decisions=9), foreign=foreign)

    assert [way.viewpoint for way in ways] == [viewpoint]


@pytest.mark.parametrize("game", SEATS)
def test_with_all_cards_open_each_seat_shows_what_it_knows(game: str) -> None:
    """Nothing that a seat knows of its own is hidden then."""
    state = played(game).match.at(12)
    view = open_view(state, 1)

    for seat in range(state.seats):
        assert view.players[seat] == state.view(seat).players[seat]  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", SEATS)
def test_every_moment_of_every_game_can_be_shown_with_all_eyes(tmp_path: Path, game: str) -> None:
    """No position breaks the table, whoever looks, in either language."""
    pilot = ReplayPilot(tmp_path, played(game))
    course = pilot.scene.session.course
    for number in range(0, course.length + 1, 7):
        pilot.scene.commands.go_to(number)
        pilot.scene.commands.step(1)
        pilot.pass_time(0.1)
        pilot.press(pygame.K_v)
    pilot.program.speak("de")
    lines = {line.decision for line in pilot.scene.log.lines}

    assert pilot.pixels() and max(lines) == course.length - 1


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("persons", [(0,), (0, 1)])
def test_what_a_running_match_hides_changes_nothing(
    tmp_path: Path, game: str, persons: tuple[int, ...]
) -> None:
    """Picture, words, log and tooltips are the same in every world that those who look can't tell apart."""
    table = played(game, persons, decisions=23)
    at = len(table.match.decisions)
    seen = []
    for world in range(3):
        match = table.match.branch(at)
        if world:
            match._states[at] = match.state.determinize(persons[0], Rng(world))
        pilot = ReplayPilot(tmp_path / str(world), TableMatch(match, table.chairs), at)
        scene = pilot.scene
        told = [
            scene.view.pieces.describe(scene.view.seen, piece.key, scene.view.setting)
            for piece in scene.view.stage.layout
        ]
        seen.append((scene.view.stage.layout, told, scene.log.text(), pilot.names, pilot.pixels()))

    assert seen[1][:4] == seen[0][:4] and seen[2][:4] == seen[0][:4]
    assert seen[1][4] == seen[0][4] == seen[2][4]


def test_the_log_of_a_running_match_names_no_card_that_others_hide(tmp_path: Path) -> None:
    """A card that another seat drew unseen is told of as unseen; once all is over it is named."""
    match = Match(GAMES["splendor_marvel"].rules, 2, 3)
    first = int(match.state.to_move)
    match.play(match.state.read("reserve level 1"))
    card = match.state.view(first).players[first].reserved[0].card  # type: ignore[attr-defined]
    chairs = tuple(Chair(f"Seat {seat}", seat, "squire" if seat == first else None) for seat in range(2))
    pilot = ReplayPilot(tmp_path, TableMatch(match, chairs), 1)
    hidden = pilot.scene.log.text()
    own = tuple(Chair(f"Seat {seat}", seat, None if seat == first else "squire") for seat in range(2))
    shown = ReplayPilot(tmp_path / "own", TableMatch(match, own), 1).scene.log.text()

    assert card is not None and hidden != shown


# At the table


def test_keys_lead_through_the_match(tmp_path: Path) -> None:
    """Arrows step, Home and End leap, Space plays; nothing of the match is changed."""
    table = splendor(decisions=None)
    before = table.match.to_text()
    pilot = ReplayPilot(tmp_path, table)
    seen = []
    for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_END, pygame.K_HOME):
        pilot.press(key)
        pilot.pass_time(0.2)
        seen.append(pilot.done)
    pilot.press(pygame.K_SPACE)
    pilot.pass_time(0.5 + 3 * PAUSE)
    playing = (pilot.scene.session.course.playing, pilot.done)
    pilot.press(pygame.K_SPACE)
    pilot.pass_time(3 * PAUSE)

    assert seen == [1, 2, 1, len(table.match.decisions), 0]
    assert playing[0] and playing[1] >= 2 and pilot.done == playing[1]
    assert table.match.to_text() == before


def test_every_button_is_reached_by_tab_and_does_what_it_says(tmp_path: Path) -> None:
    """Who has no mouse can do all of it."""
    pilot = ReplayPilot(tmp_path, splendor(decisions=None), 10)
    places = []
    for name in ("after", "before", "end", "begin", "mark_after", "mark_before"):
        pilot.scene.commands.go_to(10)
        pilot.tab_to(name)
        pilot.press(pygame.K_RETURN)
        pilot.pass_time(0.1)
        places.append(pilot.done)
    pilot.tab_to("log")

    assert places[:4] == [11, 9, pilot.scene.session.course.length, 0]
    assert places[4] > 10 > places[5]


def test_the_time_line_is_pulled_by_the_pointer(tmp_path: Path) -> None:
    """Wherever one lets go, there one is."""
    pilot = ReplayPilot(tmp_path, splendor(decisions=None))
    line = pilot.widget("timeline", Timeline)
    wanted = pilot.scene.session.course.length // 2
    pilot.click_at((line.spot(wanted), line.rect.centery))

    assert pilot.done == wanted


def test_a_line_of_the_log_leads_to_its_moment(tmp_path: Path) -> None:
    """By click, and by the arrows up and down while the log has the focus."""
    pilot = ReplayPilot(tmp_path, splendor(decisions=None))
    log = pilot.scene.log
    row = next(row for row in log.rows if row.line and row.line.decision == 0)
    pilot.wait(0.1)
    log._scroll(1e6)
    pilot.click_at((log._body.centerx, log._origin() + row.top + 4))
    clicked = pilot.done
    pilot.tab_to("log")
    pilot.press(pygame.K_DOWN)

    assert (clicked, pilot.done) == (1, 2)


def test_bookmarks_stay_with_the_match_while_the_program_runs(tmp_path: Path) -> None:
    """They are found again, led to by the marks' keys, and taken away by the same key."""
    table = splendor(decisions=None)
    pilot = ReplayPilot(tmp_path, table, 7)
    pilot.press(pygame.K_b)
    pilot.program.open(OpenReplay(table))
    again = pilot.top
    assert isinstance(again, ReplayScene)
    kept = set(again.marks.bookmarks)
    again.session.course.go_to(6)
    again.session.course.rounds.begins.clear()
    pilot.press(pygame.K_PERIOD)
    led = again.session.course.done
    pilot.press(pygame.K_b)

    assert (kept, led, again.marks.bookmarks) == ({7}, 7, set())


def test_turning_points_are_found_while_one_watches(tmp_path: Path) -> None:
    """They come from the analysis, which is kept for when it is opened."""
    pilot = ReplayPilot(tmp_path, splendor(decisions=None, seed=6))
    for _ in range(3000):
        pilot.program.update(FRAME)
        analysis = pilot.scene.marks.asking.analysis
        if isinstance(analysis, Analysis) and analysis.planned and analysis.done:
            break

    assert pilot.scene.marks.turning == sorted(pilot.scene.marks.turning)
    assert pilot.program.remembered.analyses


def test_a_running_match_is_not_analysed(tmp_path: Path) -> None:
    """Chances would tell what is hidden."""
    pilot = ReplayPilot(tmp_path, splendor(decisions=9), 9)
    pilot.pass_time(1.0)

    assert pilot.scene.marks.asking.analysis is None and pilot.scene.marks.turning == []


def test_with_all_cards_open_whoever_decides_sits_at_the_front(tmp_path: Path) -> None:
    """They stay there while it is shown, then the next comes."""
    table = splendor(decisions=None)
    pilot = ReplayPilot(tmp_path, table, 4)
    pilot.scene.commands.look_with(len(pilot.scene.session.ways) - 1)
    movers = table.match.movers
    before = pilot.scene.view.seen.seat
    pilot.scene.commands.step(1)
    during = pilot.scene.view.seen.seat
    pilot.pass_time(PAUSE * TURN + 1.0)

    assert (before, during, pilot.scene.view.seen.seat) == (movers[4], movers[4], movers[5])


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (1200, 1600)])
@pytest.mark.parametrize("scale", [75, 200])
@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_lies_within_any_window(
    tmp_path: Path, size: tuple[int, int], scale: int, language: str
) -> None:
    """No button is cut off, none lies upon another."""
    settings = Settings(language=language, motion="none", ui_scale=scale)
    pilot = ReplayPilot(tmp_path, splendor(seats=4, decisions=None), 20, settings=settings, size=size)
    pilot.wait(0.1)
    shown = [one for one in pilot.scene.page.widgets if one.focusable]

    assert all(pilot.surface.get_rect().contains(one.rect) for one in shown)
    for at, one in enumerate(shown):
        assert not [other.name for other in shown[at + 1 :] if other.rect.colliderect(one.rect)]


# Playing on


def test_a_match_is_played_on_from_any_point(tmp_path: Path) -> None:
    """The new match stands there, has the same luck, is marked, and the old one is untouched."""
    table = splendor(decisions=None)
    before = (table.match.to_text(), table.takebacks)
    pilot = ReplayPilot(tmp_path, table, 6)
    pilot.press(pygame.K_p)
    seats = pilot.top
    assert isinstance(seats, SeatsScene)
    pilot.tab_to("seat.1")
    pilot.press(pygame.K_RIGHT)
    pilot.tab_to("begin")
    pilot.press(pygame.K_RETURN)
    scene = pilot.top
    assert isinstance(scene, MatchScene)
    fresh = scene.session.table
    following = fresh.match.branch(6)
    following.play(following.state.read(table.match.decisions[6]))

    assert (
        fresh.match.decisions == table.match.decisions[:6]
        and following.state.pack() == table.match.at(7).pack()
    )
    assert fresh.takebacks == 1 and fresh.file is None and not fresh.counts and "6" in fresh.title
    assert fresh.chairs[1].level not in (None, table.chairs[1].level)
    assert (table.match.to_text(), table.takebacks) == before


def test_nobody_takes_over_a_hand_that_a_running_match_hides(tmp_path: Path) -> None:
    """Where computer players sat, computer players sit; a finished match lets anybody sit anywhere."""
    offered = []
    for decisions in (9, None):
        pilot = ReplayPilot(tmp_path / str(decisions), splendor(decisions=decisions), 5)
        pilot.press(pygame.K_p)
        seats = pilot.top
        assert isinstance(seats, SeatsScene)
        values = [seats.page.named(f"seat.{seat}").values for seat in range(2)]  # type: ignore[union-attr]
        offered.append([None in [value for value, _ in one] for one in values])

    assert offered == [[True, False], [True, True]]


# Ways there


def test_kept_matches_are_watched_from_the_list(tmp_path: Path) -> None:
    """By key or button; Escape leads back to the list."""
    pilot = MenuPilot(tmp_path)
    pilot.program.ai.use(Thinker(1).as_worker())
    pilot.keep(splendor(decisions=None), "one.save")
    pilot.program.stack.push(LoadScene(pilot.program))
    shown = []
    for way in ("key", "button"):
        if way == "key":
            pilot.press(pygame.K_w)
        else:
            pilot.click("watch")
        shown.append(pilot.shown)
        pilot.press(pygame.K_ESCAPE)
        shown.append(pilot.shown)

    assert shown == ["ReplayScene", "LoadScene"] * 2


def test_the_result_and_the_analysis_lead_there(tmp_path: Path) -> None:
    """From the result to the beginning, from the analysis to the chosen moment."""
    pilot = MenuPilot(tmp_path)
    pilot.program.ai.use(Thinker(1).as_worker())
    table = splendor(decisions=None)
    pilot.program.open(OpenResult(table))
    pilot.click("watch")
    first = pilot.top
    assert isinstance(first, ReplayScene)
    pilot.press(pygame.K_ESCAPE)
    pilot.program.open(OpenAnalysis(table))
    for _ in range(60):
        pilot.program.update(FRAME)
    analysis = pilot.top
    analysis.choose(3)  # type: ignore[attr-defined]
    pilot.press(pygame.K_w)
    second = pilot.top
    assert isinstance(second, ReplayScene)

    assert first.session.course.done == 0
    assert second.session.course.done == analysis.findings.analysis.moments[3].begin + 1  # type: ignore[attr-defined]
