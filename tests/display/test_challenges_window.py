"""Challenges in a real window: played from the title to their stars, as page and result tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from ai.challenges.goals import Challenge, goals_of
from saves.challenges.proof import challenge_of, proved
from saves.matches.library import Library
from saves.matches.match_file import SavedMatch, open_match
from tests.ai.challenges import played
from tests.display.reading import LANGUAGES, reading
from tests.whole_matches.deciding import decide_by_mouse

pytestmark = pytest.mark.display
LAST = 2  # own decisions that are left of a match
GAMES = dict(zip(LANGUAGES, ("dust_collectorz", "splendor_marvel", "seventh_hero"), strict=True))


def first(game: str) -> Challenge:
    """The first challenge of a game."""
    return goals_of(game).challenges[0]


def test_a_challenge_is_played_from_the_page_to_its_stars(tmp_path: Path) -> None:
    """By mouse and with hints; what the result and the page tell is what the match on the disk proves."""
    home = tmp_path / "home"
    with reading(home) as person:
        person.push("challenges")
        person.hears("challenges-tab", number=0, all=36)
        person.push("play.first_steps")
        while person.turn():
            decide_by_mouse(person)
        person.result()
        (file,) = (home / "matches").glob("*.save")
        person.left(lambda: open_match(file).saved.match.over)
        saved = open_match(file).saved
        stars = sum(proved(saved).stars)
        person.push("title")
        person.push("challenges")
        person.hears("challenges-tab", number=stars, all=36)
        code = person.close()

    found = challenge_of(saved.match, saved.players)
    assert code == 0
    assert found is not None
    assert found.id == "first_steps"


def nearly_won(game: str) -> tuple[Challenge, SavedMatch]:
    """A challenge, and the match that won most of its stars with the person's own last decision."""
    found = [
        (sum(proved(saved).stars), at, one, saved)
        for at, one in enumerate(goals_of(game).challenges)
        for saved in played(game, one)
        if one.level(saved.match.at(len(saved.match.decisions) - 1).to_move) is None
    ]
    _, _, one, saved = max(found, key=lambda row: row[:2])
    return one, saved


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_challenge_is_resumed_and_won(tmp_path: Path, language: str) -> None:
    """From the title's plate to the last move; result and page tell all its stars in every language."""
    home, game = tmp_path / "home", GAMES[language]
    one, whole = nearly_won(game)
    last = len(whole.match.decisions) - 1
    match = whole.match.branch(last)
    library = Library(home / "matches")
    library.save("challenge.save", SavedMatch(match, whole.players))
    assert library.close()
    with reading(home, language=language, last_game=game) as person:
        person.push("continue")
        person.turn()
        person.decide(match, whole.match.at(last).read(whole.match.decisions[last]))
        person.result()
        stars = sum(proved(whole).stars)
        name = person.words.of(game)(f"challenge-{one.id}")
        person.hears("challenges-new_stars", name=name, number=stars)
        person.push("title")
        person.push("challenges")
        person.hears("challenges-tab", number=stars, all=36)
        code = person.close()

    assert code == 0
    assert stars >= 2
