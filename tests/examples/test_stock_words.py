"""A game without words in Python is worded by its Fluent file."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.contract import OVER
from game.engine.declared import CardEvent
from game.engine.errors import Reason
from game.engine.files import assets
from game.engine.views import View
from game.screens.games import rules_page
from game.screens.match.game import says_of
from game.screens.requests import OpenTitle
from game.screens.rulebook.markdown import parse
from game.screens.title.scene import TitleScene
from game.texts.texts import YOU, Texts, Voice
from tests.screens.pilots.menu_pilot import MenuPilot

NAMES = ("Ann", YOU, "Cleo")


def texts(language: str = "en", game: str = "crown_thief") -> Texts:
    """Return a game's texts."""
    return Voice(language, strict=True).of(game)


def told(event: CardEvent, language: str = "en") -> str:
    """Word an event."""
    return says_of("crown_thief").tell([event], NAMES, texts(language))


def test_an_event_is_worded_by_its_fields() -> None:
    """Seats and cards by their names."""
    event = CardEvent(0, "named", "watchman", 1, "crown")

    assert told(event) == "Ann played the Watchman against you and guessed the Crown."
    assert told(event, "de") == "Ann hat „Wache“ gegen dich gespielt und auf „Krone“ getippt."
    assert told(CardEvent(1, "played", "shadow")) == "You played the Shadow."


def test_what_has_no_text_needs_no_words() -> None:
    """Such as drawing a card."""
    assert told(CardEvent(0, "drew", None)) == ""


def test_a_game_without_an_ending_leaves_it_to_the_headline() -> None:
    """Nothing is said twice."""
    view = View(seat=0, seats=3, to_move=OVER, places=(1, 1, 3))

    assert says_of("crown_thief").ending(view, ("Ann", "Ben", "Cleo"), texts()) == ""
    assert says_of("tic_tac_toe").standing(view, texts(game="tic_tac_toe")) == ("Won", (1, 1, 0))


def test_a_reason_without_a_text_is_a_general_one() -> None:
    """Nothing breaks."""
    assert says_of("crown_thief").reason(Reason("safe", "x"), texts()) == "That can’t be done now."


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_page_lists_the_cards(language: str) -> None:
    """With their texts, which are said once."""
    steps = [one for one in parse(rules_page("crown_thief", language, texts(language))) if one.kind == "step"]

    assert len(steps) == 8
    assert steps[-1].spans[0].text in {"Crown", "Krone"}


def test_a_game_without_a_page_has_its_blurb(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the list of its cards."""
    bare = tmp_path / "bare_game"
    bare.mkdir()
    (bare / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    written = texts()
    written("title")
    monkeypatch.setitem(assets._PACKAGES, "crown_thief", "bare_game")
    page = rules_page("crown_thief", "en", written)

    assert page.startswith("# Crown Thief\nOne night in the palace")
    assert "8. **Crown**" in page


@pytest.mark.parametrize("game", ["crown_thief", "tic_tac_toe"])
def test_every_language_has_every_text(game: str) -> None:
    """The example's German is complete."""
    english, german = texts("en", game), texts("de", game)
    missing = [key for key in english.listed() if german._find(key) is english._find(key)]

    assert missing == []


def test_a_box_tells_no_length_that_nobody_knows(tmp_path: Path) -> None:
    """Only for how many it is."""
    pilot = MenuPilot(tmp_path)
    pilot.program.open(OpenTitle())
    title = pilot.top
    assert isinstance(title, TitleScene)

    assert title._facts("crown_thief") == "2–4 players"
    assert title._facts("tic_tac_toe") == "2 players"
    assert title._facts("splendor_marvel").startswith("2–4 players · about ")
