"""Challenges and achievements: each star is within reach, each word is there, and bad files say why."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from ai.challenges.goals import (
    COMMON,
    EVERY_GAME,
    BadGoals,
    Bound,
    Challenge,
    Goals,
    goal_words,
    goals_of,
    measure,
    read_goals,
)
from game.engine.match import Match
from game.registry import ADDED, GAMES, RULES
from game.texts.texts import Voice
from saves.challenges.proof import proved
from tests.ai.challenges import ALL, achieved, proofs

GAME = "splendor_marvel"
BUILT_IN = [game for game in GAMES if game not in ADDED]


@pytest.mark.parametrize(("game", "one"), ALL, ids=[f"{game}-{one.id}" for game, one in ALL])
def test_every_star_is_within_reach(game: str, one: Challenge) -> None:
    """A match from its deal, against its rivals, proves it; the first star alone is a win."""
    found = proofs(game, one)

    assert all(proof.challenge == one.id for proof in found)
    assert [any(proof.stars[star] for proof in found) for star in range(3)] == [True] * 3


@pytest.mark.parametrize("game", BUILT_IN)
def test_each_game_has_twelve_challenges_and_ten_achievements(game: str) -> None:
    """No two are dealt alike or ask for the same."""
    goals = goals_of(game)

    assert len(goals.challenges) == 12
    assert 10 <= len(goals.achievements) <= 15
    dealt = {str((one.seed, one.seats, one.seat, one.rivals, one.options)) for one in goals.challenges}
    assert len(dealt) == 12
    asked = Counter(str(one.stars[1:]) for one in goals.challenges)
    asked.update(str(one.needs) for one in goals.achievements)
    assert max(asked.values()) == 1


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_goal_is_worded(language: str) -> None:
    """Names, stories and what each star asks for; no name comes twice."""
    words = Voice(language, strict=True)
    names = []
    for game in (COMMON, *BUILT_IN):
        texts, goals = words.of(game) if game else words.texts, goals_of(game)
        names += [texts(f"challenge-{one.id}") for one in goals.challenges]
        names += [texts(f"achievement-{one.id}") for one in goals.achievements]
        assert all(texts(f"challenge-{one.id}-note") for one in goals.challenges)
        bounds = [bound for one in goals.challenges for star in one.stars for bound in star]
        bounds += [bound for one in goals.achievements for bound in one.needs]
        for bound in bounds:
            own = words.texts if bound.measure in EVERY_GAME else texts
            assert own(goal_words(bound), number=bound.most if bound.least is None else bound.least)

    assert [name for name, count in Counter(names).items() if count > 1] == []


def test_every_achievement_is_within_reach() -> None:
    """By a match of computer players: one of a challenge, or one that was looked for."""
    shown = {found for game, one in ALL for proof in proofs(game, one) for found in proof.achievements}
    for name, saved in achieved().items():
        game, _, key = name.partition("/")
        found = proved(saved).achievements
        assert (game, key) in found
        shown.update(found)

    assert {(part, one.id) for part in (COMMON, *BUILT_IN) for one in goals_of(part).achievements} == shown


def test_bounds_hold_at_their_ends() -> None:
    """At least and at most include the number itself."""
    assert Bound("points", least=3).holds({"points": 3})
    assert not Bound("points", least=3).holds({"points": 2})
    assert Bound("points", most=0).holds({"points": 0})
    assert not Bound("points", most=0).holds({"points": 1})


def test_the_later_stars_need_the_first() -> None:
    """A lost match wins none, whatever else was done."""
    one = goals_of(GAME).challenges[0]
    enough = {"won": 1, "points": 100, "rounds": 1}

    assert one.won(enough) == (True, True, True)
    assert one.won(enough | {"won": 0}) == (False, False, False)


def test_a_running_match_is_not_measured() -> None:
    """Hidden things are told at its end only."""
    with pytest.raises(ValueError, match="is not over"):
        measure(Match(RULES[GAME], 2, 1), 0, [1])


def file(**changes: object) -> bytes:
    """A file with one challenge of which something differs."""
    won = [{"measure": "won", "least": 1}]
    one = {"id": "one", "seats": 2, "seat": 0, "seed": 1, "rivals": ["squire"], "stars": [won, won, won]}
    return msgspec.json.encode({"challenges": [one | changes]})


def test_a_file_as_it_should_be_is_read() -> None:
    """It is what the damaged ones are made of."""
    assert read_goals(GAME, file()).challenges[0].id == "one"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"{", "truncated"),
        (b"[]", "Expected `object`"),
        (b" " * (257 << 10), "bytes"),
        (file(id="No"), "matching regex"),
        (file(seat=2), "2 seats need one person"),
        (file(rivals=["squire", "squire"]), "2 seats need one person"),
        (file(rivals=["legend"]), "no rival legend"),
        (file(seats=9, rivals=["squire"] * 8), "2 to 4"),
        (file(seed=-1), "seed"),
        (file(options={"play_out": "maybe"}), "play_out"),
        (file(options={"wings": True}), "wings"),
        (file(stars=[]), "length 3"),
        (file(stars=[[{"measure": "luck", "least": 1}]] * 3), "no measure luck"),
        (file(stars=[[{"measure": "won"}]] * 3), "either least or most"),
        (file(stars=[[{"measure": "won", "least": 1, "most": 1}]] * 3), "either least or most"),
        (file(shortcut=1), "shortcut"),
        (
            msgspec.json.encode(
                {"achievements": [{"id": "a", "needs": [{"measure": "won", "least": 1}]}] * 2}
            ),
            "two goals",
        ),
    ],
)
def test_bad_files_say_what_is_wrong(data: bytes, reason: str) -> None:
    """The game is named, too."""
    with pytest.raises(BadGoals, match=reason) as caught:
        read_goals(GAME, data)

    assert str(caught.value).startswith(GAME)


def test_an_added_game_with_bad_goals_goes_on_without(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The log says which and why; one of ours stops, since that is our mistake."""

    def broken(game: str) -> Goals:
        raise BadGoals(f"{game}: nonsense")

    monkeypatch.setattr("ai.challenges.goals._found", broken)
    monkeypatch.setattr("ai.challenges.goals.ADDED", {"crown_thief": None})

    assert goals_of.__wrapped__("crown_thief") == Goals()
    assert "crown_thief: no challenges" in caplog.text
    with pytest.raises(BadGoals, match="nonsense"):
        goals_of.__wrapped__(GAME)
