"""The staged result: what it tells, in which order and how long, for every game, table and window."""

from __future__ import annotations

from functools import cache
from itertools import product
from pathlib import Path

import pygame
import pytest

from ai.analysis.analysis import Analysis
from ai.analysis.judging import Judgement
from game.engine.match import Match
from game.screens.match.game import seats_at, table_of
from game.screens.requests import OpenAnalysis, OpenResult
from game.screens.result.facts import best_moment, last_turn, viewpoint_of
from game.screens.result.podium import in_rows
from game.screens.result.scene import ResultScene
from game.screens.result.staging import Staging
from game.screens.seating import Chair, TableMatch
from game.screens.title.scene import TitleScene
from game.screens.widgets.noted_button import NotedButton
from game.screens.widgets.widget import Picture
from game.table.contract import Setting
from game.table.motion.animation import NEVER
from game.texts.languages import languages
from game.texts.texts import Voice
from saves.settings import Settings
from tests.pictures.scenarios import whole
from tests.pictures.screenshots import seated
from tests.screens.pilots.analysis_pilot import Thinker, invent_all
from tests.screens.pilots.fitting import misplaced, squeezed
from tests.screens.pilots.menu_pilot import MenuPilot
from tests.screens.pilots.watched import Watched

ENDINGS = (
    ("splendor_marvel", "gauntlet_passed_on", 3),
    ("custom_heroes", "goal_reached", 2),
    ("custom_heroes", "more_finalists", 6),
    ("seventh_hero", "most_heroes", 4),
    ("dust_collectorz", "most_points", 3),
    ("dust_collectorz", "team_victory", 4),
    ("dust_collectorz", "young_rid_of_all", 3),
)
SIZES = ((1280, 800), (1920, 1080), (1024, 768), (2560, 1080), (800, 1280))
SCALES = (75, 100, 150, 200)
LONG = "Maximiliane von Wolkenburg"[:24]
FRAME = 1 / 60


@cache
def ended(number: int) -> Match:
    """A match that is over, of each game and mode."""
    return whole(*ENDINGS[number])


def winner_of(match: Match) -> int:
    """The first seat that has won."""
    return match.state.places().index(1)


class ResultPilot(MenuPilot):
    """One person before a result."""

    def __init__(
        self, folder: Path, table: TableMatch, size: tuple[int, int] = (1280, 800), **wishes: object
    ) -> None:
        """Show the result of `table`, above the title."""
        wanted = {"language": "en", "motion": "none", **wishes}
        super().__init__(folder, Settings(**wanted), size)  # type: ignore[arg-type]
        self.program.stack.home(TitleScene(self.program))
        self.program.open(OpenResult(table))

    @property
    def result(self) -> ResultScene:
        """The result, on top or not."""
        return next(one for one in self.program.stack.scenes if isinstance(one, ResultScene))

    def analyse(self, marks: str = "best") -> Analysis:
        """Invent the whole analysis, with the same verdict on all of the person's moves but the first."""
        self.program.ai.use(Thinker(3).as_worker())
        analysis = self.result.looking_back.analysis
        assert analysis is not None
        invent_all(analysis)
        for number in analysis.own:
            analysis.judged[number] = Judgement(marks, 0.0, 0.6, 0.6)  # type: ignore[arg-type]
        self.wait(0.1)
        return analysis

    def words(self) -> list[str]:
        """All words in the pane, as they are read out."""
        assert self.result.laid is not None
        return [one.spoken for one in self.result.laid.pane.inside if isinstance(one, Picture) and one.spoken]


def alone(match: Match, seat: int) -> TableMatch:
    """One person at this seat, computer players at all others."""
    return seated(match, {seat: "Ann"})


# The staging


@pytest.mark.parametrize(("flights", "parts"), list(product(range(4), range(6, 13))))
def test_the_staging_lasts_two_to_four_seconds(flights: int, parts: int) -> None:
    """However many seats there are, and however many deeds brought the last points."""
    staging = Staging([str(number) for number in range(parts)], flights, still=False)

    assert 2.0 <= staging.seconds <= 4.0
    assert all(staging.acts[part] < staging.seconds for part in staging.acts)


@pytest.mark.parametrize("way", ["key", "click", "wheel"])
def test_any_key_or_click_shows_all_at_once_and_does_nothing_else(tmp_path: Path, way: str) -> None:
    """Enter does not begin another match, a click on a place where a button will be does not either."""
    pilot = ResultPilot(tmp_path, alone(ended(0), 0), motion="full")
    pilot.wait(0.5)
    staging = pilot.result.staging
    assert staging is not None and not staging.done
    if way == "key":
        pilot.press(pygame.K_RETURN)
    elif way == "click":
        pilot.click_at(pilot.widget("again", NotedButton).rect.center)
    else:
        pilot.program.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    skipped = (staging.done, pilot.shown)
    pilot.press(pygame.K_RETURN)

    assert skipped == (True, "ResultScene")
    assert pilot.shown == "MatchScene"


@pytest.mark.parametrize("motion", ["gentle", "none"])
def test_with_less_motion_the_result_lies_still(tmp_path: Path, motion: str) -> None:
    """Everything is there in the first frame, and no gold falls."""
    pilot = ResultPilot(tmp_path, alone(ended(0), winner_of(ended(0))), motion=motion)
    pilot.program.fade.stop()
    watched = Watched(pilot.program, pilot.surface)
    watched.frame(FRAME)

    assert pilot.result.staging is not None and pilot.result.staging.done
    assert pilot.result.shows_in() == NEVER and watched.during(3.0) == 0


@pytest.mark.parametrize("number", range(len(ENDINGS)))
def test_the_staging_ends_with_the_whole_page(tmp_path: Path, number: int) -> None:
    """Every part has appeared, and the picture is the one that lies still elsewhere."""
    pilot = ResultPilot(tmp_path / "a", alone(ended(number), 0), motion="full")
    still = ResultPilot(tmp_path / "b", alone(ended(number), 0))
    pilot.wait(16.0)
    still.wait(0.5)

    both = [[(one.name, one.rect) for one in each.result.page.reachable()] for each in (pilot, still)]
    assert both[0] == both[1]
    assert pilot.program.shows_in() == NEVER


def test_a_window_resized_in_the_midst_of_the_staging_loses_nothing(tmp_path: Path) -> None:
    """Nor does another language."""
    pilot = ResultPilot(tmp_path, alone(ended(1), 0), motion="full")
    pilot.wait(0.7)
    pilot.program.resized((1024, 768))
    pilot.program.draw(pygame.Surface((1024, 768)))
    pilot.program.change("language", "de")
    pilot.program.draw(pygame.Surface((1024, 768)))
    pilot.wait(6.0)

    assert pilot.result.staging is not None and pilot.result.staging.done
    assert "Wertung" in pilot.words()


# What is told


def told(match: Match, *persons: int) -> tuple[TableMatch, Setting]:
    """A table with these persons, and the words for it."""
    table = seated(match, dict(zip(persons, ("Ann", "Ben", "Cleo"), strict=False)))
    return table, Setting(seats_at(table), Voice("en", strict=True).of(match.rules.id))


def test_the_last_turn_tells_what_brought_the_last_points() -> None:
    """A card, a tile and the Gauntlet: 10 points before, 16 after."""
    match = ended(0)
    table, setting = told(match, winner_of(match))
    turn = last_turn(table, table_of(match.rules.id), setting, winner_of(match))

    assert turn is not None
    assert (turn.before, [one.after for one in turn.gains], turn.after) == (10, [13, 16, 16], 16)
    assert [one.deed.text.split()[1] for one in turn.gains] == ["recruit", "take", "take"]


def test_where_the_fewest_cards_win_fewer_is_better() -> None:
    """Young Champions: the last card goes, 1 to 0."""
    match = ended(6)
    table, setting = told(match, winner_of(match))
    turn = last_turn(table, table_of(match.rules.id), setting, winner_of(match))

    assert turn is not None and (turn.before, turn.after) == (1, 0)


def test_points_lost_at_the_end_are_not_told_as_last_points() -> None:
    """The very last turn is told instead, without a count."""
    match = ended(4)
    table, setting = told(match, winner_of(match))
    turn = last_turn(table, table_of(match.rules.id), setting, winner_of(match))

    assert turn is not None and turn.before == turn.after


@pytest.mark.parametrize("number", range(len(ENDINGS)))
def test_every_end_has_a_last_turn(number: int) -> None:
    """In each game and mode, whoever looks."""
    match = ended(number)
    for persons in ((), (0,), (0, 1)):
        table, setting = told(match, *persons)
        turn = last_turn(table, table_of(match.rules.id), setting, winner_of(match))

        assert turn is not None and 1 <= len(turn.gains) <= 3


@pytest.mark.parametrize("number", range(len(ENDINGS)))
def test_the_last_turn_tells_nothing_that_one_of_several_people_may_not_know(number: int) -> None:
    """Each deed is what the events that both may know come to."""
    match = ended(number)
    table, setting = told(match, 0, 1)
    pieces = table_of(match.rules.id)
    turn = last_turn(table, pieces, setting, winner_of(match))
    allowed = set()
    for decision in range(len(match.decisions)):
        for step in match.steps(decision):
            known = viewpoint_of(table).hear(step.events)
            allowed |= {pieces.deed(known[at:], setting) for at in range(len(known))}

    assert viewpoint_of(table).together == (0, 1)
    assert turn is not None and all(one.deed in allowed for one in turn.gains)


def test_the_podium_has_the_best_in_the_middle() -> None:
    """The others stand at its sides by turns."""
    assert in_rows((2, 1, 3)) == [0, 1, 2]
    assert in_rows((1, 1, 3, 3)) == [3, 1, 0, 2] or in_rows((1, 1, 3, 3)) == [1, 0, 2, 3]
    assert in_rows((6, 5, 4, 3, 2, 1))[2:4] in ([4, 5], [5, 4])


def test_the_headline_tells_partners_together(tmp_path: Path) -> None:
    """You and your partner."""
    match = ended(5)
    pilot = ResultPilot(tmp_path, alone(match, winner_of(match)))

    assert pilot.result.summary.headline().startswith(
        "You and "
    ) and pilot.result.summary.headline().endswith(" win!")


# The best moment


def test_the_best_moment_is_the_good_move_after_which_the_chance_rose_most(tmp_path: Path) -> None:
    """Never a mistake that luck repaired."""
    pilot = ResultPilot(tmp_path, alone(ended(0), 0))
    analysis = pilot.analyse("mistake")
    none = best_moment(analysis)
    good = analysis.own[-2]
    analysis.judged[good] = Judgement("best", 0.0, 0.6, 0.6)
    found = best_moment(analysis)
    points = {one.moment: at for at, one in enumerate(analysis.points())}
    rise = analysis.points()[points[good] + 1].chances[0] - analysis.points()[points[good]].chances[0]

    assert none is None
    assert (found is not None and found.moment == good) == (rise >= 0.03)


def test_the_panel_waits_for_the_analysis_and_shows_what_it_found(tmp_path: Path) -> None:
    """First how far it is, then the move, the chances and the way to the replay."""
    pilot = ResultPilot(tmp_path, alone(ended(0), 0))
    before = pilot.words()
    pilot.analyse()
    after = pilot.words()
    moment = pilot.result.summary.moment
    assert moment is not None
    pilot.click("moment")

    assert "The analysis shows your best moment." in before
    assert moment.sentence in after and any("to win" in one for one in after)
    assert pilot.shown == "ReplayScene"


def test_the_analysis_goes_on_by_itself_and_rests_when_it_is_done(tmp_path: Path) -> None:
    """No question is open, and nothing is drawn any more."""
    pilot = ResultPilot(tmp_path, alone(ended(0), 0))
    pilot.program.ai.use(Thinker(30).as_worker())
    analysis = pilot.result.looking_back.analysis
    assert analysis is not None
    for _ in range(400):
        pilot.program.update(FRAME)
        if analysis.done:
            break
    pilot.wait(0.2)
    watched = Watched(pilot.program, pilot.surface)
    watched.rests()

    assert analysis.done and not pilot.result.looking_back.asking.waiting
    assert watched.during(2.0) == 0


def test_questions_are_cancelled_when_another_scene_opens(tmp_path: Path) -> None:
    """Who plays again wants rivals that think about the new match."""
    pilot = ResultPilot(tmp_path, alone(ended(0), 0))
    thinker = Thinker(0)
    pilot.program.ai.use(thinker.as_worker())
    for _ in range(20):
        pilot.program.update(FRAME)
    asked = len(thinker.asked)
    pilot.click("look")

    assert asked > 0 and thinker.asked == {}


def test_what_was_found_meanwhile_shows_on_the_way_back(tmp_path: Path) -> None:
    """The analysis was finished in its own scene."""
    pilot = ResultPilot(tmp_path, alone(ended(0), 0))
    pilot.program.ai.use(Thinker(0).as_worker())
    pilot.wait(0.5)
    pilot.click("analysis")
    pilot.analyse()
    pilot.press(pygame.K_ESCAPE)
    pilot.wait(0.1)

    assert pilot.shown == "ResultScene" and pilot.result.summary.moment is not None


@pytest.mark.parametrize("persons", [(), (0, 1)])
def test_there_is_no_best_moment_of_nobody_or_of_several(tmp_path: Path, persons: tuple[int, ...]) -> None:
    """What one of several people knew is nothing for the others before the same screen."""
    table, _ = told(ended(0), *persons)
    pilot = ResultPilot(tmp_path, table)
    pilot.program.ai.use(Thinker(3).as_worker())
    pilot.wait(0.2)

    assert pilot.result.looking_back.analysis is None and "Your best moment" not in pilot.words()


TIES = (
    *(("splendor_marvel", "shared_victory", seats) for seats in (2, 3, 4)),
    *(("seventh_hero", "shared_victory", seats) for seats in (3, 4, 5)),
    *(("dust_collectorz", "shared_victory", seats) for seats in (3, 4)),
    ("dust_collectorz", "team_tie", 4),
    *(("dust_collectorz", "young_tie", seats) for seats in (2, 3, 4)),
    *(("custom_heroes", "goal_reached", seats) for seats in (3, 4, 5, 6)),
)


@pytest.mark.parametrize("ending", TIES, ids=lambda ending: f"{ending[1]}-{ending[2]}-{ending[0]}")
def test_all_seats_stand_on_the_podium(tmp_path: Path, ending: tuple[str, str, int]) -> None:
    """Ties too: each seat by its name, and its score as the table of points has it."""
    match = whole(*ending)
    pilot = ResultPilot(tmp_path, alone(match, 0))
    pilot.wait(0.1)
    told, (label, scores) = pilot.words(), pilot.result.summary.standing()
    values = next(values for text, values in pilot.result.summary.scores() if text == label)

    assert all(told.count(chair.name) == 1 for chair in pilot.result.table.chairs)
    assert scores == tuple(int(value.replace("\N{MINUS SIGN}", "-")) for value in values)


# What to do next


def test_the_golden_button_plays_again_after_a_win_and_reviews_after_a_loss(tmp_path: Path) -> None:
    """There is one golden button, and it has the focus."""
    winner = winner_of(ended(0))
    styles = {}
    for name, seat in (("won", winner), ("lost", (winner + 1) % 3)):
        pilot = ResultPilot(tmp_path / name, alone(ended(0), seat))
        buttons = [one for one in pilot.menu.page.widgets if isinstance(one, NotedButton)]
        styles[name] = ([one.name for one in buttons if one.style == "primary"], pilot.focus)

    assert styles == {"won": (["again"], "again"), "lost": (["review"], "review")}


@pytest.mark.parametrize(
    ("digit", "scene"),
    [(pygame.K_1, "MatchScene"), (pygame.K_2, "AnalysisScene"), (pygame.K_3, "AnalysisScene")],
)
def test_digits_press_the_large_buttons(tmp_path: Path, digit: int, scene: str) -> None:
    """Play again, analyse, review."""
    pilot = ResultPilot(tmp_path, alone(ended(0), 0))
    pilot.press(digit)

    assert pilot.shown == scene


def test_the_review_opens_at_the_first_mistake(tmp_path: Path) -> None:
    """Not at the person's first move."""
    pilot = ResultPilot(tmp_path, alone(ended(0), 0))
    analysis = pilot.analyse()
    wrong = analysis.own[3]
    analysis.judged[wrong] = Judgement("mistake", 0.12, 0.6, 0.48)
    analysis.judged[analysis.own[5]] = Judgement("blunder", 0.3, 0.6, 0.3)
    pilot.result.rebuild()
    note = pilot.widget("review", NotedButton).note
    pilot.click("review")
    pilot.wait(0.2)

    assert note == "1 mistake, 1 blunder"
    assert pilot.shown == "AnalysisScene" and pilot.top.chosen == wrong  # type: ignore[attr-defined]


def test_a_review_of_a_match_without_mistakes_says_so(tmp_path: Path) -> None:
    """At once where that is known, else as soon as it is."""
    pilot = ResultPilot(tmp_path, alone(ended(0), 0))
    pilot.program.open(OpenAnalysis(pilot.result.table, review=True))
    pilot.wait(0.1)
    early = pilot.notices
    pilot.analyse()
    late = pilot.notices
    pilot.program.notices.shown.clear()
    pilot.press(pygame.K_ESCAPE)
    pilot.wait(0.1)
    pilot.click("review")

    assert (early, late) == ([], ["You made no mistakes in this match."])
    assert (pilot.shown, pilot.notices) == ("ResultScene", ["You made no mistakes in this match."])


# Room


@pytest.mark.parametrize(("number", "size"), list(product(range(len(ENDINGS)), SIZES)))
def test_the_result_has_room_in_every_window(tmp_path: Path, number: int, size: tuple[int, int]) -> None:
    """In one language and scale each; nothing lies outside or over another, and no words are squeezed."""
    at = SIZES.index(size)
    language = list(languages())[(number - at) % len(languages())]
    scale = SCALES[(number + at) % len(SCALES)]
    match = ended(number)
    levels = ("squire", "knight", "captain", "champion", "squire")
    rivals = [Chair(f"{LONG[:12]} {at}", at + 1, levels[at]) for at in range(match.seats - 1)]
    chairs = (Chair(LONG, 0), *rivals)
    with squeezed() as small:
        pilot = ResultPilot(tmp_path, TableMatch(match, chairs), size, language=language, ui_scale=scale)
        pilot.analyse()

    assert misplaced(pilot.menu, pygame.Rect(0, 0, *size)) == []
    assert small == []
    assert not any(one.rect.right > size[0] for one in pilot.menu.page.reachable() if one.focusable)
