"""Practice without a window: grades, spacing, what is due, and mistakes as cards."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from ai.analysis.judging import Judgement
from ai.practice.deck import Deck
from ai.practice.grades import RIGHT, grade
from ai.practice.mistakes import Card, Mistake, MistakeFinder, Problem, analysis_of
from ai.practice.spacing import NEW_A_DAY, Review, answered
from ai.worker.tasks import SearchResult
from game.engine.match import Match
from game.registry import GAMES
from tests.golden.playthrough import read
from tests.screens.pilots.analysis_pilot import invented

DAY = date(2026, 3, 14)


GOLDEN = Path(__file__).parents[2] / "golden"


def played(game: str) -> Match:
    """A whole game written down."""
    return read(min((GOLDEN / game).glob("*-3.txt")).read_text(encoding="utf-8"))[0]


def card(key: str, game: str = "splendor_marvel", theme: str = "points") -> Card:
    """A card about nothing in particular."""
    return Card(key, "a.save", game, theme)


@pytest.mark.parametrize(
    ("mark", "loss", "expected"),
    [
        ("best", 0.0, "best"),
        ("good", 0.02, "excellent"),
        ("doubtful", 0.05, "good"),
        ("doubtful", 0.051, "inaccuracy"),
        ("mistake", 0.1, "inaccuracy"),
        ("mistake", 0.2, "mistake"),
        ("blunder", 0.201, "blunder"),
        ("settled", 0.0, "excellent"),
        ("unknown", 0.0, "unknown"),
    ],
)
def test_an_answer_is_graded_by_what_it_costs(mark: str, loss: float, expected: str) -> None:
    """Not by whether it equals the best; what could not be judged has no grade."""
    assert grade(msgspec.convert({"mark": mark, "loss": loss}, Judgement)) == expected


def test_a_mistake_comes_back_after_one_three_seven_and_twenty_one_days() -> None:
    """A wrong answer begins again; three right ones master it; one more, and it never comes back."""
    review, day, waits = answered(None, DAY, right=False), DAY, []
    for _ in range(4):
        waited = next(days for days in range(1, 99) if review.due(day + timedelta(days)))
        waits.append((waited, review.mastered))
        day += timedelta(waited)
        review = answered(review, day, right=True)

    assert waits == [(1, False), (3, False), (7, False), (21, True)]
    assert not review.due(day + timedelta(9999))
    assert answered(review, day + timedelta(1), right=False).right == 0


def test_only_the_first_answer_of_a_day_counts_even_if_the_clock_is_set_back() -> None:
    """After the solution was shown, more of them prove nothing."""
    first = answered(None, DAY, right=False)

    assert answered(first, DAY, right=True) == first
    assert answered(first, DAY - timedelta(3), right=True) == first
    assert answered(first, DAY + timedelta(1), right=True).right == 1


def test_few_new_mistakes_are_begun_in_a_day_and_old_ones_come_first() -> None:
    """A whole library of mistakes must not fall on one day."""
    cards = [card(f"{number:02}") for number in range(20)]
    reviews = {"19": Review(DAY - timedelta(9), DAY - timedelta(4), 1), "18": Review(DAY, DAY, 1)}
    due = [one.key for one in Deck(cards, reviews, DAY).due]

    assert due == ["19", *(f"{number:02}" for number in range(NEW_A_DAY - 1))]


def test_progress_is_told_by_game_and_theme() -> None:
    """What is mastered no longer counts for its theme."""
    cards = [card("a"), card("b"), card("c", theme="chips"), card("d", "custom_heroes")]
    deck = Deck(cards, {"a": Review(DAY, DAY, 3)}, DAY)

    assert deck.standing("splendor_marvel") == (2, 1, 3)
    assert deck.themes() == [
        ("custom_heroes", "points", 1),
        ("splendor_marvel", "chips", 1),
        ("splendor_marvel", "points", 1),
    ]
    assert [one.key for one in deck.chosen("splendor_marvel", "chips")] == ["c"]
    assert [one.key for one in deck.chosen("custom_heroes")] == ["d"]


@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_mistakes_become_cards_that_judge_other_answers(game: str) -> None:
    """Only the seat's own moments are asked about; a card survives as bytes, and knows its moment again."""
    match = played(game)
    finder = MistakeFinder(match, 0)
    while not finder.plan():
        pass
    asked = set()
    while finder.wanted(1):
        question = finder.wanted(1)[0]
        asked.add(question.kind)
        finder.hear(question, invented(finder._analysis, question))
    mistakes = finder.mistakes()
    kept = Problem("k", "a.save", game, 0, mistakes[0])
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(kept), type=Problem)
    analysis = analysis_of(match, again)

    assert asked == {"own", "best", "played"}
    assert len(finder.losses) >= len(mistakes) > 0
    assert analysis.best_course(mistakes[0].number) == finder._analysis.best_course(mistakes[0].number)
    assert analysis.judge_course(mistakes[0].number, (), 0.1).mark == "blunder"
    assert grade(analysis.judged[mistakes[0].number]) not in RIGHT


def test_a_card_of_another_match_is_refused() -> None:
    """A match that became another one after it was reviewed has no such moment."""
    match = played("splendor_marvel")
    choice = SearchResult(0, (0.6, 0.4), {0: 1}, (0,), 1, 0.0)
    wrong = Mistake(9999, 2, "points", Judgement("mistake", 0.1, 0.6, 0.5), choice)
    stranger = Problem("k", "a.save", match.rules.id, 0, wrong)

    with pytest.raises(ValueError, match="no moment 9999"):
        analysis_of(match, stranger)
