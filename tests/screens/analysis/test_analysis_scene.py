"""The analysis on the screen: by mouse and by keyboard, while it is computed, and what is kept of it."""

from __future__ import annotations

import errno
from functools import cache
from pathlib import Path

import pygame
import pytest

from ai.analysis.analysis import Analysis
from game.engine.match import Match
from game.registry import RULES
from game.screens.analysis.asking import AHEAD
from game.screens.analysis.chart.chart import Chart
from game.screens.analysis.detail import Detail
from game.screens.analysis.keeping import kept_analysis
from game.screens.analysis.scene import AnalysisScene
from game.screens.library.scene import LoadScene
from game.screens.replay.scene import ReplayScene
from game.screens.requests import OpenAnalysis, OpenResult
from game.screens.seating import Chair, TableMatch
from game.screens.widgets.button import Button
from game.screens.widgets.choice import Choice
from saves.settings import Settings
from tests.golden.playthrough import path_of, read
from tests.saves.disk import refuse
from tests.screens.pilots.analysis_pilot import AnalysisPilot
from tests.screens.pilots.menu_pilot import FRAME, NAMES, MenuPilot, table_of

GAMES_PLAYED = (
    ("splendor_marvel", "round_end", 3),
    ("custom_heroes", "goal_reached", 4),
    ("seventh_hero", "most_heroes", 3),
    ("dust_collectorz", "most_points", 2),
    ("dust_collectorz", "team_victory", 4),
    ("dust_collectorz", "young_tie", 3),
)


@cache
def played(game: str, ending: str, seats: int) -> Match:
    """A whole game written down."""
    return read(Path(path_of(game, ending, seats)).read_text(encoding="utf-8"))[0]


def seated(match: Match, persons: int = 1) -> TableMatch:
    """A match in which the first seats are people's."""
    names = (*NAMES, "Eva", "Finn")
    chairs = tuple(
        Chair(names[seat], seat, None if seat < persons else "squire") for seat in range(match.seats)
    )
    return TableMatch(match, chairs)


@cache
def short_game() -> Match:
    """A whole match of two, by quick players."""
    return table_of(2, None, seed=8).match


def analysis(folder: Path, *, persons: int = 1, pace: int = 3, done: bool = True) -> AnalysisPilot:
    """The analysis of a short match, invented to its end if `done`."""
    pilot = AnalysisPilot(folder, seated(short_game(), persons), pace=pace)
    if done:
        pilot.invent()
    return pilot


def key_words(pilot: AnalysisPilot) -> tuple[str, str]:
    """What is told of the chosen moment: what was done, and the verdict."""
    scene = pilot.scene
    return scene.verdicts.sentence(scene.chosen), scene.verdicts.verdict(scene.chosen)


# The ways there


def test_the_result_leads_to_the_analysis_and_back(tmp_path: Path) -> None:
    """One button, and Escape."""
    pilot = MenuPilot(tmp_path)
    pilot.program.open(OpenResult(seated(short_game())))
    pilot.click("analysis")
    there = pilot.shown
    pilot.press(pygame.K_ESCAPE)

    assert (there, pilot.shown) == ("AnalysisScene", "ResultScene")


def test_a_finished_match_in_the_list_can_be_looked_back_at(tmp_path: Path) -> None:
    """By its button or the letter A; of one that goes on the button is off, and both say why."""
    pilot = MenuPilot(tmp_path)
    pilot.keep(seated(short_game()), "20260102-120000-x.save")
    pilot.keep(table_of(), "20260101-120000-x.save")
    pilot.program.stack.push(LoadScene(pilot.program))
    pilot.click("row.1")
    button = pilot.widget("analysis", Button)
    off = (button.enabled, button.hint)
    pilot.press(pygame.K_a)
    refused = (pilot.shown, pilot.notices)
    pilot.click("row.0")
    pilot.press(pygame.K_a)

    assert off == (False, "Finish this match first, then you can analyse it.")
    assert refused == ("LoadScene", [off[1]])
    assert pilot.shown == "AnalysisScene"


@pytest.mark.parametrize(("game", "ending", "seats"), GAMES_PLAYED)
def test_every_game_and_mode_can_be_looked_back_at(
    tmp_path: Path, game: str, ending: str, seats: int
) -> None:
    """Each moment has a sentence, each verdict its words, and the table then can be drawn."""
    pilot = AnalysisPilot(tmp_path, seated(played(game, ending, seats)))
    pilot.invent()
    scene = pilot.scene
    for number in range(len(scene.findings.analysis.moments)):
        assert scene.verdicts.sentence(number)
    for number in scene.findings.analysis.own:
        scene.choose(number)
        assert scene.verdicts.verdict(number)
        assert scene.verdicts.better(number) or scene.findings.analysis.judged[number].mark == "best"
    pilot.drawn()
    scene.open()
    pilot.pass_time(0.1)

    assert pilot.shown == "TableScene"
    assert pilot.drawn().get_size() == (1280, 800)


# While it is computed


def test_a_few_questions_are_asked_ahead_and_progress_grows(tmp_path: Path) -> None:
    """The thinking process is never idle, and never far ahead of the person."""
    pilot = analysis(tmp_path, done=False, pace=1)
    shares = []
    while not pilot.scene.findings.analysis.done:
        pilot.pass_time(FRAME)
        shares.append(pilot.scene.findings.analysis.share)

    assert pilot.thinker.most == AHEAD
    assert shares == sorted(shares) and shares[-1] == 1
    assert len({round(share, 2) for share in shares}) > 10


def test_leaving_drops_the_questions_and_coming_back_goes_on(tmp_path: Path) -> None:
    """What was answered stays answered, also for another visit."""
    pilot = analysis(tmp_path, done=False, pace=1)
    pilot.pass_time(0.5)
    before = pilot.scene.findings.analysis.share
    first = pilot.scene.findings.analysis
    pilot.program.stack.pop() if len(pilot.program.stack.scenes) > 1 else pilot.scene.left()
    left = dict(pilot.thinker.asked)
    pilot.program.open(OpenAnalysis(seated(short_game())))
    again = pilot.program.stack.scenes[-1]
    pilot.finish()

    assert left == {} and before > 0
    assert isinstance(again, AnalysisScene) and again.findings.analysis is first
    assert pilot.scene.findings.analysis.done


def test_another_thinker_takes_over_when_one_dies(tmp_path: Path) -> None:
    """It goes on as if nothing had happened; a question lost twice stays without an answer."""
    pilot = analysis(tmp_path, done=False, pace=1)
    pilot.pass_time(0.3)
    pilot.thinker.die()
    pilot.thinker.give_up()
    pilot.finish()

    assert pilot.scene.findings.analysis.done
    assert all(judged.mark != "unknown" for judged in pilot.scene.findings.analysis.judged.values())


def test_a_match_that_nobody_can_judge_still_ends_the_waiting(tmp_path: Path) -> None:
    """Gaps and honest words instead of a bar that never fills."""
    pilot = analysis(tmp_path, done=False, pace=0)
    for _ in range(4000):
        pilot.pass_time(FRAME)
        pilot.thinker.give_up()
        if pilot.scene.findings.analysis.done:
            break
    pilot.pass_time(FRAME)
    pilot.drawn()

    assert {judged.mark for judged in pilot.scene.findings.analysis.judged.values()} == {"unknown"}
    assert pilot.scene.verdicts.verdict(pilot.scene.findings.analysis.own[0]) == "This move can’t be rated."


def test_a_page_is_laid_out_anew_only_when_there_is_something_new_to_lay_out(tmp_path: Path) -> None:
    """Answers that come in while somebody reads do not take the page away under the pointer."""
    pilot = analysis(tmp_path, done=False, pace=1)
    pilot.pass_time(0.2)
    page = pilot.scene.page
    pilot.pass_time(0.5)
    still = pilot.scene.page is page
    pilot.finish()
    pilot.pass_time(0.1)

    assert still and pilot.scene.page is not page


# By keyboard


def test_the_arrows_go_along_the_curve_and_the_words_follow(tmp_path: Path) -> None:
    """Right and left, Home and End, and by eights."""
    pilot = analysis(tmp_path)
    pilot.tab_to("curve")
    known = [point.moment for point in pilot.scene.findings.points]
    seen = []
    for key in (pygame.K_HOME, pygame.K_RIGHT, pygame.K_PAGEDOWN, pygame.K_LEFT, pygame.K_END):
        pilot.press(key)
        seen.append(pilot.scene.chosen)

    assert seen == [known[0], known[1], known[9], known[8], known[-1]]
    assert pilot.focus == "curve"


def test_all_can_be_done_without_a_mouse(tmp_path: Path) -> None:
    """Choose a decision, look at its table, come back, open all cards, try a moment again."""
    pilot = analysis(tmp_path)
    numbers = pilot.scene.findings.analysis.own
    pilot.tab_to(f"row.{numbers[2]}")
    chosen = pilot.scene.chosen
    pilot.press(pygame.K_RETURN)
    table = pilot.shown
    pilot.press(pygame.K_ESCAPE)
    pilot.letter(pygame.K_o)
    opened = pilot.scene.findings.analysis.open_cards
    pilot.letter(pygame.K_o)
    pilot.letter(pygame.K_2)

    assert (chosen, table, opened, pilot.shown) == (numbers[2], "TableScene", True, "MatchScene")
    assert pilot.practice.moment.number == pilot.scene.findings.trials[1]


def test_down_from_a_row_chooses_the_next(tmp_path: Path) -> None:
    """The list is a list."""
    pilot = analysis(tmp_path)
    numbers = pilot.scene.findings.analysis.own
    pilot.tab_to(f"row.{numbers[0]}")
    pilot.press(pygame.K_DOWN, pygame.K_DOWN)

    assert pilot.scene.chosen == numbers[2]


# By mouse


def test_the_pointer_over_the_curve_tells_what_was_done_and_a_click_chooses_it(tmp_path: Path) -> None:
    """Pointing chooses nothing yet."""
    pilot = analysis(tmp_path)
    chart = pilot.widget("curve", Chart)
    number = pilot.scene.findings.points[7].moment
    spot = chart.spot_of(number)
    assert spot is not None
    pilot.point(spot)
    pointed, before = chart.pointed, pilot.scene.chosen
    plain = pygame.image.tobytes(pilot.drawn(), "RGB")
    pilot.point((4, 4))
    pilot.program.update(FRAME)
    bare = pygame.image.tobytes(pilot.drawn(), "RGB")
    pilot.click_at(spot)

    assert (pointed, pilot.scene.chosen) == (number, number) and before != number
    assert plain != bare


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_move_has_one_number_in_analysis_and_replay(tmp_path: Path, language: str) -> None:
    """The list's "Move 47" is the replay's "Move 47", with what was done lying there; the marks agree."""
    pilot = analysis(tmp_path)
    pilot.program.change("language", language)
    pilot.program.update(FRAME)
    number = pilot.scene.findings.analysis.own[5]
    pilot.scene.choose(number)
    named = pilot.scene.verdicts.name_of(number)
    begin = pilot.scene.findings.analysis.moments[number].begin
    pilot.click("watch")
    replay = pilot.program.stack.top
    assert isinstance(replay, ReplayScene)
    for _ in range(60):
        pilot.program.update(FRAME)

    assert replay.marks.place_told(replay.session.course.done).startswith(f"{named} ")
    assert replay.log.now == begin
    assert replay.marks.turning == sorted(
        pilot.scene.findings.analysis.moments[turn.moment].begin + 1 for turn in pilot.scene.findings.turning
    )


def test_a_turning_point_is_chosen_by_its_sign(tmp_path: Path) -> None:
    """The lozenge above the curve leads to its moment."""
    pilot = analysis(tmp_path)
    chart = pilot.widget("curve", Chart)
    turn, place = chart._turn_places()[1]
    pilot.click_at(place.center)

    assert pilot.scene.chosen == turn.moment
    assert 2 <= len(pilot.scene.findings.turning) <= 4


def test_a_row_is_chosen_by_a_click_and_opened_by_a_second(tmp_path: Path) -> None:
    """As in every list."""
    pilot = analysis(tmp_path)
    number = pilot.scene.findings.analysis.own[3]
    pilot.click(f"row.{number}")
    chosen = pilot.scene.chosen
    pilot.click(f"row.{number}")

    assert (chosen, pilot.shown) == (number, "TableScene")


def test_reasons_come_when_a_moment_is_looked_at_for_a_while(tmp_path: Path) -> None:
    """Going quickly along the list costs no frame."""
    pilot = analysis(tmp_path)
    number = pilot.scene.findings.trials[0]
    pilot.click(f"row.{number}")
    detail, reasons = pilot.widget("detail", Detail), pilot.scene.verdicts.reasons(number)
    at_once = detail.spoken
    pilot.pass_time(0.5)

    assert reasons and reasons not in at_once and reasons in detail.spoken


# Whose eyes


def test_with_several_persons_one_chooses_whose_eyes(tmp_path: Path) -> None:
    """Each has an analysis of their own; a computer player's eyes are not offered."""
    pilot = AnalysisPilot(tmp_path, seated(played("splendor_marvel", "round_end", 3), persons=2))
    pilot.invent()
    viewpoint = pilot.widget("eyes", Choice)
    offered = [words for _, words in viewpoint.values]
    first = pilot.scene.findings.analysis
    pilot.tab_to("eyes")
    pilot.press(pygame.K_RIGHT)
    second = pilot.scene.findings.analysis

    assert offered == ["Ann", "Ben"]
    assert (first.watcher, second.watcher, second.choices) == (0, 1, {})


def test_going_to_and_fro_between_the_eyes_costs_nothing(tmp_path: Path) -> None:
    """What was computed for open cards or other eyes is there at once."""
    pilot = analysis(tmp_path)
    pilot.pass_time(20.0)  # with what luck and skill asks besides
    first = pilot.scene.findings.analysis
    pilot.letter(pygame.K_o)
    pilot.pass_time(20.0)
    opened = pilot.scene.findings.analysis
    asked = pilot.thinker._number
    pilot.letter(pygame.K_o)
    pilot.letter(pygame.K_o)
    pilot.pass_time(0.2)

    assert pilot.scene.findings.analysis is opened is not first
    assert pilot.thinker._number == asked


def test_analyses_of_the_last_two_matches_are_kept(tmp_path: Path) -> None:
    """For all eyes of each; whoever looks back at one again finds it, and it stays the longer for that."""
    pilot = MenuPilot(tmp_path)
    tables = [seated(table_of(2, None, seed=seed).match, persons=2) for seed in range(3)]

    def found(number: int, watcher: int = 0) -> Analysis:
        return kept_analysis(pilot.program, tables[number], watcher, open_cards=False)

    first = [found(number) for number in range(2)]
    other = found(0, watcher=1)
    last = found(2)

    assert found(0) is first[0]
    assert (found(0, watcher=1), found(2)) == (other, last)
    assert found(1) is not first[1] and len(pilot.program.remembered.analyses) == 2


def test_a_match_that_was_played_on_is_looked_back_at_anew(tmp_path: Path) -> None:
    """What was found out about its old end is not told of the new one, nor the other way round."""
    pilot = MenuPilot(tmp_path)
    table = seated(Match.from_text(short_game().to_text(), RULES))
    before = kept_analysis(pilot.program, table, 0, open_cards=False)
    last = table.match.decisions[-1]
    table.match.undo()
    state = table.match.state
    table.match.play(next(one for one in state.legal_actions() if state.notation(one) != last))

    again = kept_analysis(pilot.program, seated(short_game()), 0, open_cards=False)

    assert again is not before
    assert again.match is short_game()


def test_alone_there_are_no_other_eyes_to_choose(tmp_path: Path) -> None:
    """One person looks with the own ones; without any person any seat's are offered."""
    alone = analysis(tmp_path / "a")
    nobody = analysis(tmp_path / "b", persons=0)

    assert "eyes" not in alone.names and "eyes" in nobody.names


# Language and size


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_it_is_drawn_whole_in_any_size_and_language(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    """The curve and the list each have their room, and nothing is left blank."""
    settings = Settings(language=language, motion="none")
    pilot = AnalysisPilot(tmp_path, seated(short_game()), settings=settings, size=size)
    pilot.invent()
    pilot.pass_time(0.5)
    chart = pilot.widget("curve", Chart)
    shown = pilot.drawn().subsurface(chart.rect)
    tones = {tuple(shown.get_at((x, y)))[:3] for x in range(0, chart.rect.width, 5) for y in range(0, 200, 5)}

    assert chart.rect.width > size[0] * 0.5 and chart.rect.height > size[1] * 0.38
    assert len(tones) > 30


def test_the_language_can_be_changed_while_it_is_open(tmp_path: Path) -> None:
    """Sentences, verdicts and buttons alike."""
    pilot = analysis(tmp_path)
    number = pilot.scene.findings.trials[0]
    pilot.click(f"row.{number}")
    english = key_words(pilot)
    pilot.program.change("language", "de")
    german = key_words(pilot)

    assert english != german and pilot.widget("back", Button).text == "Zurück"


# The picture


def test_the_picture_is_saved_as_it_is_drawn(tmp_path: Path) -> None:
    """As large as the window; where it lies is told, and a second one takes no other's place."""
    pilot = analysis(tmp_path)
    for _ in range(2):
        pilot.letter(pygame.K_s)
        pilot.program.pictures.close()
        pilot.program.update(FRAME)
    folder = tmp_path / "pictures"
    files = sorted(folder.iterdir())
    picture = pygame.image.load(files[0])

    assert [file.name for file in files] == [f"herotable-splendor_marvel-{number}.png" for number in (1, 2)]
    assert picture.get_size() == pilot.program.size
    assert any(str(files[0]) in notice for notice in pilot.notices)


@pytest.mark.parametrize(
    ("fault", "words"), [(errno.ENOSPC, "the disk is full"), (errno.EACCES, "that folder is read-only")]
)
def test_a_disk_that_refuses_the_picture_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: int, words: str
) -> None:
    """The person hears why, and nothing half written is left."""
    pilot = analysis(tmp_path)
    refuse(monkeypatch, "fsync", fault)
    pilot.click("picture")
    pilot.program.pictures.close()
    pilot.program.update(FRAME)

    assert any(words in notice for notice in pilot.notices)
    assert not list(tmp_path.rglob("*.png*"))
