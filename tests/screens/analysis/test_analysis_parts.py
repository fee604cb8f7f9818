"""Parts of the analysis: lines, labels, signs, numbers, sentences, and the table to be looked at."""

from __future__ import annotations

from functools import cache, partial
from itertools import combinations, pairwise
from pathlib import Path
from typing import get_args
from unittest.mock import patch

import pygame
import pytest

from ai.analysis.analysis import Analysis
from ai.analysis.judging import Judgement, Mark
from game.engine.match import Match
from game.screens.analysis.asking import PLAN
from game.screens.analysis.chart.chart import REDRAW, Drawn
from game.screens.analysis.chart.curve import Frame, Line, draw_line, smooth, spread
from game.screens.analysis.chart.signs import cost, mark_sign, percent
from game.screens.analysis.detail import Detail
from game.screens.analysis.sight import SmallTable, table_at
from game.screens.analysis.table import TableScene
from game.screens.analysis.words import Telling
from game.screens.seating import Chair, TableMatch
from game.screens.widgets.button import Button
from game.table.layout.frame import frame_of
from game.table.pieces import Area, Placed
from saves.settings import Settings
from tests.golden.playthrough import path_of, read
from tests.screens.pilots.analysis_pilot import AnalysisPilot, invent_all
from tests.screens.pilots.menu_pilot import FRAME, NAMES
from tests.speaking import speaking

IN = speaking()

AREA = Area(0, 0, 1920, 1080)


@cache
def played(game: str, ending: str, seats: int) -> Match:
    """A whole game written down."""
    return read(Path(path_of(game, ending, seats)).read_text(encoding="utf-8"))[0]


def seated(match: Match) -> TableMatch:
    """A match of one person against computer players."""
    chairs = tuple(Chair(NAMES[seat], seat, "knight" if seat else None) for seat in range(match.seats))
    return TableMatch(match, chairs)


def telling(match: Match, language: str = "en", *, open_cards: bool = False) -> Telling:
    """Voice about a match that was looked at."""
    analysis = Analysis(match, 0, open_cards=open_cards)
    invent_all(analysis)
    return Telling(analysis, seated(match), IN[language].of(match.rules.id))


# Lines


def test_a_soft_line_goes_through_its_points_and_never_beyond_them() -> None:
    """A chance of 100 % is never overshot: each bend stays between its two ends."""
    spots = [(0.0, 50.0), (10.0, 0.0), (20.0, 0.0), (30.0, 80.0), (40.0, 79.0), (55.0, 10.0)]
    curves = smooth(spots).split("C")
    ends = [tuple(map(float, part.split()[-2:])) for part in curves[1:]]
    bends = [[float(number) for number in part.split()[1:4:2]] for part in curves[1:]]

    assert ends == spots[1:]
    for (one, two), heights in zip(pairwise(spots), bends, strict=True):
        assert all(min(one[1], two[1]) - 0.1 <= y <= max(one[1], two[1]) + 0.1 for y in heights)


def test_one_point_alone_is_no_line() -> None:
    """At the beginning there is nothing to draw, and nothing breaks."""
    assert smooth([(3.0, 4.0)]) == "" and smooth([]) == ""
    assert draw_line(Line(0, ((3.0, 4.0),), own=True), (40, 30), 3).get_bounding_rect().width == 0


def test_the_own_line_has_a_light_below_it_and_others_have_not() -> None:
    """So it is found at once, without regard to its colour."""
    pygame.display.init()
    pygame.display.set_mode((10, 10))
    spots = ((0.0, 10.0), (60.0, 12.0))
    pictures = [draw_line(Line(2, spots, own=own), (60, 60), 3) for own in (True, False)]
    below = [picture.get_at((30, 45)).a for picture in pictures]

    assert below[0] > below[1] == 0


def test_every_line_is_drawn_anew_in_turn_while_answers_come_in() -> None:
    """None of them stays behind, however often all of them change; one in a while is enough."""
    pygame.display.init()
    pygame.display.set_mode((10, 10))
    drawn, seen = Drawn(), (set[int](), set[int]())
    for frame in range(40):
        lines = {side: Line(side, ((0.0, 5.0), (20.0 + frame, 30.0)), own=False) for side in (0, 1)}
        drawn.update(REDRAW / 2)
        for side, picture in enumerate(drawn.pictures(lines, (70, 60), 3)):
            seen[side].add(picture.get_bounding_rect().width)

    assert all(len(widths) > 5 for widths in seen)
    assert max(abs(max(widths) - 62) for widths in seen) < 12


def test_decisions_and_chances_fill_the_field() -> None:
    """The first decision at the left, certainty at the top."""
    frame = Frame(pygame.Rect(10, 20, 100, 50), 40)

    assert (frame.spot(0, 1.0), frame.spot(40, 0.0), frame.spot(20, 0.5)) == ((10, 20), (110, 70), (60, 45))


@pytest.mark.parametrize("places", [[50, 51, 52], [0, 0, 0, 0], [99, 100, 98], [10, 90]])
def test_labels_are_moved_apart_and_stay_within(places: list[float]) -> None:
    """No name lies on another, in the order of the lines."""
    moved = spread(places, 20, 0, 100)
    order = sorted(range(len(places)), key=lambda one: (places[one], one))

    assert all(abs(one - two) >= 20 for one, two in combinations(moved, 2))
    assert min(moved) >= 0 and max(moved) <= 100
    assert sorted(range(len(moved)), key=moved.__getitem__) == order


# Signs and numbers


def test_every_verdict_has_a_sign_that_differs_without_colour() -> None:
    """In grey, no two of them look alike."""
    pygame.display.init()
    pygame.display.set_mode((10, 10))
    marks = [mark for part in get_args(Mark) for mark in (get_args(part) or (part,))]
    grey = {mark: pygame.transform.grayscale(mark_sign(mark, 40)) for mark in marks}
    masks = {mark: pygame.mask.from_surface(picture, 60) for mark, picture in grey.items()}
    for one, two in combinations(marks, 2):
        outline = masks[one].overlap_area(masks[two], (0, 0)) / max(masks[one].count(), masks[two].count())
        inner = sum(
            abs(grey[one].get_at((x, y)).r - grey[two].get_at((x, y)).r)
            for x in range(8, 32)
            for y in range(8, 32)
        )
        assert outline < 0.93 or inner > 8000, f"{one} looks like {two}"

    assert len(marks) == 7


@pytest.mark.parametrize(
    ("share", "english", "german"),
    [
        (0.0, "0%", "0 %"),
        (0.001, "1%", "1 %"),
        (0.494, "49%", "49 %"),
        (0.999, "99%", "99 %"),
        (1.0, "100%", "100 %"),
    ],
)
def test_a_chance_is_certain_only_when_it_is(share: float, english: str, german: str) -> None:
    """As each language writes it; a German number and its sign are never torn apart."""
    written = percent(share, IN["de"]).replace("\N{NO-BREAK SPACE}", " ")

    assert (percent(share, IN["en"]), written) == (english, german)


@pytest.mark.parametrize("best", [0.004, 0.297, 0.304, 0.955, 0.999])
@pytest.mark.parametrize("loss", [0.021, 0.0249, 0.026, 0.055, 0.12])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_cost_is_the_difference_of_the_chances_shown_beside_it(
    best: float, loss: float, language: str
) -> None:
    """Never "−3%" beside "30% instead of 28%"."""
    judged = Judgement("doubtful", loss, best, max(0.0, best - loss))
    shown = [int(percent(share, IN["en"]).rstrip("%")) for share in (judged.best, judged.played)]
    told = cost(judged, IN[language]).strip("−%\N{NO-BREAK SPACE}")

    assert (told or "0") == str(shown[0] - shown[1])


def test_a_cost_that_rounds_to_nothing_is_not_told() -> None:
    """Nobody lost nought per cent."""
    costs = [cost(Judgement("good", loss, 0.5, 0.5 - loss), IN["en"]) for loss in (0.004, 0.12)]

    assert costs == ["", "−12%"]


# Sentences


def test_a_course_of_small_steps_is_told_by_what_it_came_to() -> None:
    """The log's own sentence, not the laying of each card; the better course names its steps."""
    words = telling(played("dust_collectorz", "most_points", 2))
    moments = words.analysis.moments
    number = next(at for at in words.analysis.own if len(moments[at].course) > 2)

    assert len(words.done(number)) == 1 and words.done(number)[0].casefold().startswith("you")
    assert " · " in words.course(number, moments[number].course)


def test_what_leaves_no_trace_in_the_log_is_still_told() -> None:
    """Declining is worded by its button, with the name of who did it."""
    words = telling(played("seventh_hero", "most_heroes", 3))
    texts = words.analysis.match.decisions
    declined = next(at for at, one in enumerate(words.analysis.moments) if texts[one.begin] == "decline")

    assert words.done(declined)[0].endswith(": No ability")


def test_with_the_own_eyes_no_sentence_tells_what_one_could_not_see() -> None:
    """What another slid into a sleeve is told only with all cards open."""
    match = played("custom_heroes", "goal_reached", 3)
    seen, opened = telling(match), telling(match, open_cards=True)
    sleeved = [
        number
        for number, moment in enumerate(seen.analysis.moments)
        if moment.mover and match.decisions[moment.begin].startswith("sleeve")
    ]

    assert sleeved and all("an advancement" in " ".join(seen.done(number)) for number in sleeved)
    assert any("an advancement" not in " ".join(opened.done(number)) for number in sleeved)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_better_is_worded_in_both_languages(language: str) -> None:
    """As the button of the match would say it."""
    words = telling(played("splendor_marvel", "round_end", 3), language)

    assert all(words.better(number) for number in words.analysis.own if number in words.analysis.choices)


# The table then


def table_scene(folder: Path) -> AnalysisPilot:
    """The table at a moment in the middle of a match."""
    pilot = AnalysisPilot(folder, seated(played("splendor_marvel", "round_end", 3)))
    pilot.invent()
    pilot.scene.choose(pilot.scene.findings.analysis.own[4])
    pilot.scene.open()
    pilot.program.update(FRAME)
    return pilot


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (800, 1280)])
def test_a_large_ui_scale_leaves_the_table_enough_room(tmp_path: Path, size: tuple[int, int]) -> None:
    """All cards of the market lie beside the description, none upon another."""
    match = seated(played("splendor_marvel", "round_end", 3))
    pilot = AnalysisPilot(tmp_path, match, settings=Settings(ui_scale=200), size=size)
    pilot.invent()
    pilot.scene.choose(pilot.scene.findings.analysis.own[4])
    pilot.scene.open()
    pilot.program.update(FRAME)
    shown = pilot.top
    assert isinstance(shown, TableScene)

    found = [rect_of(piece) for piece in shown.stage.layout if piece.key.startswith("card:")]
    cards = sorted(found, key=lambda card: -card.width)[:12]
    assert [card.width >= 60 for card in cards] == [True] * 12
    assert not any(one.colliderect(two) for one, two in combinations(cards, 2))


def rect_of(piece: Placed) -> pygame.Rect:
    """Where a piece lies, in whole board units."""
    rect = pygame.Rect((0, 0), piece.size)
    rect.center = (round(piece.centre[0]), round(piece.centre[1]))
    return rect.inflate(-4, -4)


def test_the_table_lies_as_it_lay_then(tmp_path: Path) -> None:
    """As the one who looks saw it, and nothing can be done to it."""
    pilot = table_scene(tmp_path)
    scene = pilot.scene
    shown = pilot.top
    assert isinstance(shown, TableScene)
    moment = scene.findings.analysis.moments[scene.chosen]
    view = scene.findings.analysis.match.at(moment.begin).view(scene.findings.watcher)
    frame = frame_of(AREA, scene.verdicts.telling.pieces.SHAPE)
    plain = scene.verdicts.telling.pieces.arrange(view, frame, scene.verdicts.telling.setting)

    keys = [piece.key for piece in shown.stage.layout]
    assert [key for key in keys if key != ""] == [piece.key for piece in plain if piece.key != ""]


def test_what_was_done_and_what_was_better_wear_different_lights() -> None:
    """A cool one and a warm one, as in the match."""
    words = telling(played("splendor_marvel", "round_end", 3))
    number = next(
        at for at in words.analysis.own if at in words.analysis.choices and words.analysis.judged[at].loss
    )
    moment = words.analysis.moments[number]
    view = words.analysis.match.at(moment.begin).view(0)
    better = set(words.pieces.picks(view, words.analysis.best_course(number)[0]))
    done = set(words.pieces.picks(view, moment.course[0])) - better
    marked = {
        mark: {piece.key for piece in table_at(words, number, AREA) if mark in piece.marks}
        for mark in ("legal", "open")
    }

    assert better <= marked["legal"] and done <= marked["open"]


def test_the_arrows_lead_through_the_match_on_the_table(tmp_path: Path) -> None:
    """On and back by a moment, by keys and buttons, and the analysis goes along."""
    pilot = table_scene(tmp_path)
    begin = pilot.scene.chosen
    seen = []
    for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT):
        pilot.press(key)
        seen.append(pilot.scene.chosen - begin)
    pilot.click("after")
    seen.append(pilot.scene.chosen - begin)
    pilot.press(pygame.K_ESCAPE)

    assert (seen, pilot.shown) == ([1, 2, 1, 2], "AnalysisScene")


def test_a_moment_is_tried_from_its_table_and_one_comes_back_to_it(tmp_path: Path) -> None:
    """Only one's own moments can be tried."""
    pilot = table_scene(tmp_path)
    own = pilot.widget("again", Button).enabled
    pilot.press(pygame.K_t)
    there = pilot.shown
    pilot.press(pygame.K_ESCAPE)
    back = pilot.shown
    pilot.press(pygame.K_RIGHT)

    assert (own, there, back) == (True, "MatchScene", "TableScene")
    assert not pilot.widget("again", Button).enabled


def test_a_piece_under_the_pointer_tells_what_it_is(tmp_path: Path) -> None:
    """The tooltip of the match, after a moment's rest."""
    pilot = table_scene(tmp_path)
    shown = pilot.top
    assert isinstance(shown, TableScene)
    piece = next(piece for piece in shown.stage.layout if piece.group == "market" and piece.pickable)
    pilot.point(shown.board.pixel(piece.centre))
    at_once = pygame.image.tobytes(pilot.drawn(), "RGB")
    pilot.pass_time(1.0)
    rested = pygame.image.tobytes(pilot.drawn(), "RGB")

    assert shown.tip.pointed is not None and shown.tip.pointed.key == piece.key
    assert at_once != rested


def test_the_small_picture_is_painted_bit_by_bit() -> None:
    """No frame waits until all of it is there; then it shows the table."""
    pygame.display.init()
    pygame.display.set_mode((10, 10))
    words = telling(played("splendor_marvel", "round_end", 3))
    small = SmallTable(words.pieces)
    small.show(partial(table_at, words, words.analysis.own[5]), (320, 180))
    with patch.object(small.stage, "prepare", side_effect=AssertionError("besides the cloth")):
        small.step()
    steps = 0
    while small.picture is None:
        small.step()
        steps += 1

    assert steps > 3
    assert small.picture.get_size() == (320, 180)


def test_late_in_a_long_match_other_eyes_can_be_chosen(tmp_path: Path) -> None:
    """They go through the match a few decisions a frame; till then nothing is said of it."""
    match = played("custom_heroes", "goal_reached", 4)
    pilot = AnalysisPilot(tmp_path, seated(match))
    pilot.invent()
    last = len(pilot.scene.findings.analysis.moments) - 1
    pilot.scene.choose(last)
    pilot.letter(pygame.K_o)
    pilot.wait(FRAME)
    detail = pilot.widget("detail", Detail)
    early = (pilot.scene.findings.has(pilot.scene.chosen), detail.spoken)
    pilot.pass_time(1.0)

    assert last > PLAN
    assert early == (False, "")
    assert pilot.scene.findings.has(last) and detail.spoken
