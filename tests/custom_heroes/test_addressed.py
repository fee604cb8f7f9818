"""Custom Heroes speaks to the one person at the screen, in every language."""

from __future__ import annotations

import pytest

from game.custom_heroes.rules.cards import FORM
from game.custom_heroes.rules.state import HeroesState
from game.custom_heroes.words import says, tooltips
from game.custom_heroes.words.naming import kind_name
from game.screens.match.table.viewpoint import Viewpoint
from game.texts.texts import YOU
from tests.custom_heroes import hearing
from tests.custom_heroes.hearing import view
from tests.custom_heroes.positions import Seat, heroes, play
from tests.speaking import speaking

IN = speaking("custom_heroes")
NAMES = (YOU, "Bo", "Cy")


def told(state: HeroesState, text: str, language: str = "en") -> str:
    """Do what `text` says, and return what the person at seat 0 reads of it."""
    return hearing.told(state, text, Viewpoint(0), language, NAMES)


def test_the_log_says_you_where_the_person_acts() -> None:
    """With the verb that goes with it; rivals have their names."""
    state = heroes(3, Seat("5a 5b 8a 1a"), Seat("8b 2a 2b"), Seat("8c 3a 3b"))

    assert [told(state, text) for text in ("play 5a", "play 8b", "play 8c", "pass", "sweep")] == [
        "You lead with a 5.",
        "Bo tops it with an 8.",
        "Cy matches it with an 8. You are skipped.",
        "Bo passes.",
        "Cy wins the trick.",
    ]


@pytest.mark.parametrize(
    ("language", "line"), [("en", "You lead with a 5."), ("de", "Du eröffnest mit einer 5.")]
)
def test_every_language_has_its_form_of_address(language: str, line: str) -> None:
    """German says du."""
    assert told(heroes(3, Seat("5a 7a 8a"), Seat("9a 9b")), "play 5a", language) == line


def test_what_is_to_be_done_speaks_to_the_person() -> None:
    """In their turn; of others it tells by name."""
    state = heroes(3, Seat("7a 7b 1a"), Seat("9a 9b 2a"))
    first = says.status(view(state, 0), NAMES, IN["en"])
    play(state, "play 7a 7b")

    assert first == "Your turn: lead with any set of equal values"
    assert says.status(view(state, 0), NAMES, IN["en"]) == "Bo: play 2 cards of 7 or higher, or pass"
    assert tooltips.trick_line(view(state, 0), NAMES, IN["en"]) == (
        "You are ahead with two 7s. To beat it: 2 cards of 7 or higher."
    )


@pytest.mark.rule("CH-13")
@pytest.mark.rule("CH-15")
@pytest.mark.parametrize(
    ("seats", "line"), [(3, "You need 7 or higher (yours is 5)."), (2, "You need 8 or higher (yours is 5).")]
)
def test_a_low_set_is_told_the_value_that_would_do(seats: int, line: str) -> None:
    """One more where an equal set can't follow."""
    state = play(heroes(seats, Seat("7a 1a"), Seat("5a 6a")), "play 7a")

    assert says.reason(state.why_not(state.read("play 5a")), IN["en"]) == line


def test_every_language_names_every_advancement() -> None:
    """Each in its own words; a name that no text has stays as the table gives it."""
    names = {language: kind_name(FORM, texts) for language, texts in IN.items()}

    assert names["en"] == "Ascended Form"
    assert names["de"] == "Mystische Form"
