"""Luck and skill: the parts add up to the result in every game, and each goes to whoever moved."""

from __future__ import annotations

from functools import cache
from itertools import groupby

import msgspec
import pytest

from ai.analysis.analysis import Analysis, Question
from ai.analysis.judging import DRIFT, SURENESS
from ai.analysis.luck import CAUSES, Weighing
from ai.players import make_player
from ai.worker.tasks import SearchResult
from game.engine.contract import TABLE
from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import rules_of
from tests.ai.tables import EVERY_TABLE
from tests.screens.pilots.analysis_pilot import answer_all, invent_all, invented


@cache
def played(table: tuple[str, int, str]) -> Match:
    """A whole match of quick players."""
    game, seats, mode = table
    match = Match(rules_of(game), seats, 4, {"mode": mode} if mode else {})
    player = make_player("greedy", match.rules, seed=3)
    while not match.over:
        seat = match.state.to_move
        match.play(player.choose(match.state.determinize(seat, Rng(len(match.decisions))), seat).action)
    return match


SPLENDOR = ("splendor_marvel", 2, "")


def planned(match: Match, watcher: int = 0) -> Weighing:
    """What is to be asked about a match."""
    weighing = Weighing(Analysis(match, watcher))
    while not weighing.planned:
        weighing.plan(1000)
    return weighing


@EVERY_TABLE
def test_the_parts_add_up_to_the_result(table: tuple[str, int, str]) -> None:
    """Exactly, for any seat, with teams and shared wins; the even start is the side's share of the seats."""
    match = played(table)
    for watcher in range(match.seats):
        weighing = Weighing(Analysis(match, watcher))
        invent_all(weighing)
        luck = weighing.luck()
        assert luck is not None
        sides = weighing.analysis.sides
        side = [seat for seat, one in enumerate(sides) if one == sides[watcher]]
        assert luck.start == pytest.approx(len(side) / match.seats)
        assert luck.result == pytest.approx(sum(match.state.returns()[seat] for seat in side))
        assert tuple(luck.parts) == CAUSES
        whole = luck.start + sum(part.change for part in luck.parts.values())
        assert whole == pytest.approx(luck.result, abs=1e-9)


@EVERY_TABLE
def test_what_the_table_does_is_between_two_searched_positions(table: tuple[str, int, str]) -> None:
    """Chance begins where the table has to move; the request doesn't hold what it will deal."""
    match = played(table)
    weighing = planned(match)
    rules = match.rules
    asked = [one for one in weighing.wanted(10_000) if one.kind == "after"]

    for question in asked[:12]:
        request = weighing.request(question)
        assert rules.unpack(request.position).to_move == TABLE
        assert request.course == ()


def test_each_stretch_has_one_cause() -> None:
    """Chance only after the table took steps, my moves only where I had a choice, and the deal only first."""
    weighing = planned(played(SPLENDOR))
    moments = weighing.analysis.moments
    causes = [one.cause for one in weighing.stretches]

    assert causes[0] == "deal"
    assert causes.count("deal") == 1
    assert weighing.stretches[-1].station is None
    assert all(len(list(run)) == 1 for cause, run in groupby(causes) if cause in {"chance", "others"})
    for before, after in zip(weighing.stretches, weighing.stretches[1:], strict=False):
        if after.cause == "chance":
            assert before.station is not None
            assert moments[before.station.moment].dealt
    mine = [one.station.moment for one in weighing.stretches if one.station and one.station.side == "played"]
    assert mine == [n for n, one in enumerate(moments) if one.free and one.mover == 0]


def test_really_searched_it_adds_up_as_well() -> None:
    """The answers of the AI process, with few simulations."""
    weighing = Weighing(Analysis(played(SPLENDOR), 1))
    answer_all(weighing)
    luck = weighing.luck()

    assert luck is not None
    assert luck.start + sum(part.change for part in luck.parts.values()) == pytest.approx(luck.result)
    assert all(part.reach > 0.0 for part in luck.parts.values())


def test_my_part_is_what_my_verdicts_say() -> None:
    """Where seats take turns, each move counts with the chance after it against that of the best one."""
    weighing = Weighing(Analysis(played(SPLENDOR), 0))
    invent_all(weighing)
    luck = weighing.luck()
    judged = weighing.analysis.judged.values()

    assert luck is not None
    assert len(judged) > 10
    assert luck.parts["mine"].change == pytest.approx(sum(one.played - one.best for one in judged))


def test_the_margin_of_the_deal_is_that_of_one_estimate() -> None:
    """The even start is exact, and the first position is searched once."""
    match = played(SPLENDOR)
    weighing = planned(match, watcher=1)
    while weighing.wanted(1):
        question = weighing.wanted(1)[0]
        answer = invented(weighing.analysis, question)
        weighing.hear(question, msgspec.structs.replace(answer, error=0.03))
    luck = weighing.luck()

    assert luck is not None
    assert luck.parts["deal"].reach == pytest.approx(SURENESS * (0.03**2 + DRIFT**2) ** 0.5)


def test_without_an_answer_nothing_is_claimed() -> None:
    """A part that can't be known would make all others wrong."""
    weighing = planned(played(SPLENDOR))
    question = next(one for one in weighing.wanted(10_000) if one.kind == "after")
    weighing.give_up(question)
    invent_all(weighing)

    assert weighing.done
    assert weighing.luck() is None


def test_an_unfinished_match_has_no_luck_yet() -> None:
    """Its result is missing."""
    match = played(SPLENDOR)
    weighing = Weighing(Analysis(match.branch(20), 0))
    invent_all(weighing)

    assert weighing.luck() is None


def test_progress_goes_from_nothing_to_all() -> None:
    """It never falls."""
    weighing = Weighing(Analysis(played(SPLENDOR), 0))
    shares = [weighing.share]
    while not weighing.planned:
        weighing.plan(1000)
    while weighing.wanted(1):
        question: Question = weighing.wanted(1)[0]
        answer: SearchResult = invented(weighing.analysis, question)
        weighing.hear(question, answer)
        shares.append(weighing.share)

    assert shares[0] < 1.0
    assert shares[-1] == 1.0
    assert shares == sorted(shares)


def test_open_cards_are_refused() -> None:
    """To know what comes is no skill."""
    with pytest.raises(ValueError, match="could not know"):
        Weighing(Analysis(played(SPLENDOR), 0, open_cards=True))
