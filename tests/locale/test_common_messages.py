"""Messages that select by several facts: each form, as people read it."""

from __future__ import annotations

import pytest

from game.texts.texts import YOU, Library

SAY = Library(strict=True)


@pytest.mark.parametrize(
    ("you", "count", "names", "told"),
    [
        ("yes", 1, "", "You win!"),
        ("yes", 2, "Vega", "You and Vega win!"),
        ("no", 1, "Vega", "Vega wins"),
        ("no", 2, "Vega and Pip", "Vega and Pip win"),
    ],
)
def test_who_has_won_is_one_sentence(you: str, count: int, names: str, told: str) -> None:
    """Alone or together, with the person at the screen or without."""
    assert SAY.texts("en")("result-won", you=you, count=count, names=names) == told


@pytest.mark.parametrize(
    ("language", "told"), [("en", ["Your moves", "Vega’s moves"]), ("de", ["Deine Züge", "Züge von Vega"])]
)
def test_whose_moves_they_are_is_said_as_the_language_does(language: str, told: list[str]) -> None:
    """The person at the screen has no name there."""
    assert [SAY.texts(language)("analysis-list", name=name) for name in (YOU, "Vega")] == told


@pytest.mark.parametrize(("others", "told"), [(2, "two Rowans"), (3, "three Rowans"), (5, "5 Rowans")])
def test_a_strength_counts_the_rivals(others: int, told: str) -> None:
    """In words where there are few."""
    text = SAY.texts("en")("strength-table", share="49%", even="33%", rival="Rowan", others=others)

    assert text == f"Wins 49% against {told} (33% would be even)"


def test_percentages_are_written_as_the_language_does() -> None:
    """English has no blank before the sign, German and French have one at which no line breaks."""
    assert SAY.texts("en")("analysis-percent", number=37) == "37%"
    assert SAY.texts("de")("analysis-percent", number=37) == "37\N{NO-BREAK SPACE}%"


def test_what_needs_more_players_says_how_many() -> None:
    """Rather than with how few it can't be played."""
    assert SAY.texts("en")("new-needs", value="Team", seats="4") == "Team needs 4 players."
