"""The analysis after the game: moments, questions, and verdicts in positions whose answer is known."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from ai.analysis.analysis import MOST_SIMULATIONS, SIMULATIONS, Analysis, Kind, Question, standing
from ai.analysis.judging import together
from ai.analysis.moments import MOST_STANDING, Moment, thinned
from ai.worker.tasks import SearchResult
from game.engine.match import Match
from game.registry import GAMES
from tests.golden.playthrough import path_of, read
from tests.screens.pilots.analysis_pilot import answer_all, invent_all, thought

MISSED = "take mind power space"


def golden(game: str, ending: str, seats: int) -> Match:
    """A whole game written down."""
    return read(Path(path_of(game, ending, seats)).read_text(encoding="utf-8"))[0]


@cache
def missed_win() -> Match:
    """A game in which Iron Man would have won at once, and was left lying: so the other seat won."""
    won = golden("splendor_marvel", "gauntlet_passed_on", 2)
    match = won.branch(len(won.decisions) - 1)
    match.play(match.state.read(MISSED))
    assert match.over and match.state.returns() == [0.0, 1.0]
    return match


def planned(match: Match, watcher: int = 0, *, open_cards: bool = False) -> Analysis:
    """An analysis that knows the moments and nothing else."""
    analysis = Analysis(match, watcher, open_cards=open_cards)
    analysis.plan(10_000)
    return analysis


def last_looked_at(analysis: Analysis, think: Callable[[Analysis, Question], SearchResult]) -> int:
    """Have the questions about the watcher's last moment answered; return its number."""
    number = analysis.own[-1]
    kinds: tuple[Kind, ...] = ("own", "best", "played")
    for kind in kinds:
        question = Question(number, kind)
        if number not in analysis.judged:
            analysis.hear(question, think(analysis, question))
    return number


def really(analysis: Analysis, question: Question) -> SearchResult:
    """Answer as the thinking process does."""
    request = analysis.request(question)
    return thought(request, request.simulations or 0)


# Known positions


@pytest.mark.parametrize("cards", ["as seen", "open"])
def test_a_missed_win_is_a_grave_mistake_and_the_answer_is_the_win(cards: str) -> None:
    """Recruiting Iron Man would have won at once."""
    analysis = planned(missed_win(), open_cards=cards == "open")
    number = last_looked_at(analysis, really)
    judged = analysis.judged[number]
    before = missed_win().at(analysis.moments[number].begin)

    assert judged.mark == "blunder" and judged.best > 0.95 and judged.played < 0.05
    assert before.notation(analysis.best_course(number)[0]).startswith("recruit iron-man")


def test_the_win_itself_is_the_best_that_could_be_done() -> None:
    """The same position, the other decision."""
    analysis = planned(golden("splendor_marvel", "gauntlet_passed_on", 2))
    judged = analysis.judged[last_looked_at(analysis, really)]

    assert (judged.mark, judged.loss) == ("best", 0)


def test_what_is_tried_again_is_judged_like_what_was_played() -> None:
    """The win found at the second try is the best, another miss is as grave as the first."""
    analysis = planned(missed_win())
    number = last_looked_at(analysis, really)
    before = missed_win().at(analysis.moments[number].begin)
    best = analysis.best_course(number)
    again = (before.read("take mind power reality"),)
    chance = together(thought(analysis.request_for_course(number, again)).values, analysis.sides)[0]

    assert analysis.judge_course(number, best, analysis.judged[number].best).mark == "best"
    assert analysis.judge_course(number, again, chance).mark == "blunder"
    assert analysis.known_chance(number, best) == analysis.judged[number].best
    assert analysis.known_chance(number, analysis.moments[number].course) == analysis.judged[number].played
    assert analysis.known_chance(number, again) is None


def test_a_whole_match_can_be_looked_at_and_comes_out_the_same_twice() -> None:
    """Simulations are counted, not timed: verdicts, curve and turning points are repeatable."""
    first, second = planned(missed_win()), planned(missed_win())
    answer_all(first)
    answer_all(second)

    assert (first.judged, first.points(), first.turns()) == (second.judged, second.points(), second.turns())
    assert first.done and first.share == 1
    assert first.own[-1] in first.trials()


# Moments


def test_a_set_laid_card_by_card_is_one_moment() -> None:
    """What can be taken back until the last step is judged as a whole; no decision is left out."""
    match = golden("dust_collectorz", "most_points", 2)
    analysis = planned(match)
    longer = [moment for moment in analysis.moments if len(moment.course) > 1]
    first = next(moment for moment in longer if match.decisions[moment.begin].startswith("lay"))
    texts = match.decisions[first.begin : first.end]

    assert texts[-1].split()[0] in ("attack", "answer", "enough", "counter")
    assert all(text.split()[0] in ("lay", "use", "add", "take", "rest", "leave") for text in texts[:-1])
    assert [moment.end for moment in analysis.moments[:-1]] == [m.begin for m in analysis.moments[1:]]
    assert (analysis.moments[0].begin, analysis.moments[-1].end) == (0, len(match.decisions))


def test_where_there_is_no_choice_nothing_is_asked() -> None:
    """A forced pass costs no thought and gets no verdict."""
    match = golden("splendor_marvel", "all_passed", 2)
    analysis = planned(match)
    forced = [number for number, one in enumerate(analysis.moments) if not one.free]
    asked = {question.moment for question in analysis.wanted(1000)}

    assert forced and asked.isdisjoint(forced)


def test_of_a_long_match_all_own_moments_are_asked_about_and_some_of_the_others() -> None:
    """However many seats and rounds there are, it does not take for ever."""
    moments = [Moment(at, at + 1, at % 4, (0,), free=True) for at in range(4000)]
    kept = thinned(moments, 2)
    own = [number for number in kept if moments[number].mover == 2]

    assert len(own) == 1000 and len(kept) - len(own) <= MOST_STANDING


# Questions


def test_the_questions_about_the_others_ask_only_how_things_stand() -> None:
    """Of the watcher's own the best is asked for first, then, for as long, the best's and the real course."""
    analysis = planned(missed_win())
    kinds = {}
    while analysis.wanted(1):
        question = analysis.wanted(1)[0]
        request = analysis.request(question)
        own = analysis.moments[question.moment].mover == analysis.watcher
        if not question.again:
            kinds[question.kind] = (own, request.course is None, request.seat)
            assert (request.simulations, request.most) == (SIMULATIONS, MOST_SIMULATIONS)
        analysis.hear(question, thought(request))

    assert kinds == {
        "standing": (False, False, 0),
        "own": (True, True, 0),
        "best": (True, False, 0),
        "played": (True, False, 0),
    }


def test_questions_that_wait_for_an_answer_are_not_asked_again() -> None:
    """Who asks a few ahead gets the next ones."""
    analysis = planned(missed_win())
    first = analysis.wanted(3)
    second = analysis.wanted(3, frozenset(first))

    assert len(first) == len(second) == 3 and set(first).isdisjoint(second)


def certain(value: float, error: float, simulations: int = 1000) -> SearchResult:
    """The chances after a line, as sure as told."""
    return SearchResult(-1, (value, 1 - value), {}, (), simulations, 0.0, error=error)


def compared(analysis: Analysis, number: int, played: float, error: float) -> None:
    """Have the first comparison of a moment answered: the best line is worth a half."""
    best = next(
        a
        for a in analysis.match.at(analysis.moments[number].begin).legal_actions()
        if a != analysis.moments[number].course[0]
    )
    choice = SearchResult(best, (0.5, 0.5), {best: 9}, (best,), 9, 0.0, {best: (0.5, 0.5)})
    analysis.hear(Question(number, "own"), choice)
    analysis.hear(Question(number, "best"), certain(0.5, error))
    analysis.hear(Question(number, "played"), certain(played, error))


def test_a_borderline_verdict_is_asked_about_again_at_length() -> None:
    """With other randomness; then both searches count, and what is not certain is said mildly."""
    analysis = planned(missed_win())
    number = analysis.own[0]
    compared(analysis, number, 0.37, 0.02)
    again = [one for one in analysis.wanted(1000) if one.moment == number]
    seeds = {analysis.request(Question(number, "best", one)).seed for one in (False, True)}
    judged = number in analysis.judged
    for question in again:
        analysis.hear(question, certain(0.5 if question.kind == "best" else 0.37, 0.02, 4000))

    assert [(one.kind, one.again) for one in again] == [("best", True), ("played", True)]
    assert analysis.request(again[0]).simulations == MOST_SIMULATIONS and len(seeds) == 2 and not judged
    assert analysis.judged[number].mark == "mistake" and analysis.judged[number].error < 0.03


def test_a_certain_verdict_is_given_at_once() -> None:
    """Nothing is asked twice for it."""
    analysis = planned(missed_win())
    compared(analysis, analysis.own[0], 0.2, 0.005)

    assert analysis.judged[analysis.own[0]].mark == "blunder"


def test_without_the_second_answer_the_first_one_counts() -> None:
    """A thinking process that died costs no verdict that was nearly known."""
    analysis = planned(missed_win())
    number = analysis.own[0]
    compared(analysis, number, 0.37, 0.02)
    analysis.give_up(Question(number, "played", again=True))

    assert analysis.judged[number].mark in ("good", "doubtful", "mistake")


def test_what_seems_worst_is_compared_first() -> None:
    """The best lines are looked for in the match's order; then come key moments, then the others' moments."""
    analysis = planned(missed_win())
    first, grave = analysis.own[0], analysis.own[-1]
    kinds = [one.kind for one in analysis.wanted(1000)]
    for number in analysis.own:
        played = analysis.moments[number].course[0]
        best = next(
            a for a in analysis.match.at(analysis.moments[number].begin).legal_actions() if a != played
        )
        worth = 0.1 if number == grave else 0.45
        worths: dict[int, tuple[float, ...]] = {best: (0.5, 0.5), played: (worth, 1 - worth)}
        analysis.hear(
            Question(number, "own"),
            SearchResult(best, (0.5, 0.5), {best: 5, played: 4}, (best,), 9, 0.0, worths),
        )
    then = analysis.wanted(4)

    assert kinds == sorted(kinds) and kinds[0] == "own"
    assert [one.moment for one in then] == [grave, grave, first, first]
    assert analysis.share == pytest.approx(
        1 - len(analysis.wanted(1000)) / (len(kinds) + 2 * len(analysis.own))
    )


def test_nothing_is_asked_before_the_match_was_gone_through() -> None:
    """Going through it can be done bit by bit."""
    analysis = Analysis(missed_win(), 0)
    analysis.plan(5)
    unplanned = (analysis.planned, analysis.wanted(3), analysis.share)
    while not analysis.planned:
        analysis.plan(5)

    assert unplanned == (False, [], 0.0)
    assert analysis.wanted(3)


def test_a_question_without_an_answer_leaves_a_gap_and_no_verdict() -> None:
    """The rest of the match is looked at all the same."""
    analysis = planned(missed_win())
    own, other = analysis.own[0], next(q.moment for q in analysis.wanted(1000) if q.kind == "standing")
    analysis.give_up(Question(own, "own"))
    analysis.give_up(Question(other, "standing"))
    invent_all(analysis)

    assert analysis.done
    assert analysis.judged[own].mark == "unknown" and other not in analysis.judged
    assert not {own, other} & {point.moment for point in analysis.points()}


# What is known


def test_the_curve_ends_with_the_result() -> None:
    """The last point is no guess; before all is known there is none."""
    analysis = planned(missed_win())
    invent_all(analysis)
    last = analysis.points()[-1]

    assert (last.decisions, last.chances) == (len(missed_win().decisions), (0.0, 1.0))


def test_in_a_team_verdicts_count_what_both_partners_win() -> None:
    """A half of the victory for each is the whole for both."""
    analysis = planned(golden("dust_collectorz", "team_victory", 4))
    invent_all(analysis)
    last = analysis.points()[-1].chances

    assert analysis.sides == (0, 1, 0, 1)
    assert sorted(last) == [0, 0, 1, 1] and last[0] == last[2]


def test_how_a_position_stands_counts_all_that_was_tried_in_it() -> None:
    """As where others decide, so that the curve does not jump up at one's own moments."""
    worths: dict[int, tuple[float, ...]] = {1: (0.9, 0.1), 2: (0.5, 0.5)}
    choice = SearchResult(1, (0.9, 0.1), {1: 30, 2: 10}, (1,), 40, 0.0, worths)

    assert standing(choice) == pytest.approx((0.8, 0.2))


def test_every_game_has_moments_for_every_seat() -> None:
    """From the two-seat duel to the table of six nobody is left without."""
    for game, ending, seats in (
        ("custom_heroes", "goal_reached", 6),
        ("seventh_hero", "six_heroes", 5),
        ("dust_collectorz", "young_tie", 3),
        ("splendor_marvel", "round_end", 3),
    ):
        assert game in GAMES
        match = golden(game, ending, seats)
        assert all(planned(match, seat).own for seat in range(seats))
