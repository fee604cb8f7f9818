"""What saved matches prove: by their deal, players and decisions, never by what a file says."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace as changed

from ai.challenges.goals import COMMON, goals_of
from game.engine.match import Match
from game.registry import RULES
from saves.challenges.gathered import ALL_GAMES, Gathered, Source, games_with_goals, gathered
from saves.challenges.proof import Proof, pack_proof, proved, unpack_proof
from saves.disk.folders import INDEX
from saves.index.database import Database
from saves.index.feats import FeatIndex
from saves.index.matches import MatchIndex
from saves.matches.header import Player
from saves.matches.library import Library
from saves.matches.match_file import SavedMatch
from tests.ai.challenges import played

GAME = "splendor_marvel"
ONE = goals_of(GAME).challenges[0]
DAY = Source("one.save", datetime(2026, 11, 1, tzinfo=UTC))
LATER = Source("two.save", datetime(2026, 11, 2, tzinfo=UTC))


@pytest.fixture(scope="module")
def saved() -> SavedMatch:
    """A match that wins the first star."""
    return next(one for one in played(GAME, ONE) if proved(one).stars[0])


def test_a_title_proves_nothing_and_a_deal_does(saved: SavedMatch) -> None:
    """Whatever it is called, it is the challenge's match."""
    assert proved(replace(saved, title="another")).challenge == ONE.id
    other = Match(RULES[GAME], ONE.seats, ONE.seed + 1)
    assert proved(replace(saved, match=other, title="Challenge")) == Proof(GAME)


def test_other_rivals_win_no_star(saved: SavedMatch) -> None:
    """Neither a stronger one nor one between two levels."""
    for rival in (changed(saved.players[1], level=3), changed(saved.players[1], tenths=4)):
        assert proved(replace(saved, players=(saved.players[0], rival))).challenge == ""


def test_only_matches_with_one_person_prove_anything(saved: SavedMatch) -> None:
    """Nobody's achievement is counted for another."""
    ann = saved.players[0]

    assert proved(replace(saved, players=(ann, changed(ann, name="Ben")))) == Proof(GAME)
    assert proved(replace(saved, players=(saved.players[1], saved.players[1]))) == Proof(GAME)


def test_an_unfinished_match_proves_nothing(saved: SavedMatch) -> None:
    """What it hides is told at its end."""
    half = saved.match.branch(len(saved.match.decisions) // 2)

    assert proved(replace(saved, match=half)) == Proof(GAME)


def test_the_best_of_all_tries_is_gathered() -> None:
    """Stars of several matches add up; a worse one takes none away."""
    whole = Gathered()
    for stars in ((True, False, True), (True, True, False), (False, False, False)):
        whole.add(Proof(GAME, ONE.id, stars), DAY)

    assert whole.stars[GAME, ONE.id] == (True, True, True)
    assert whole.count(GAME) == 3


def test_an_achievement_keeps_its_first_match() -> None:
    """Later ones change nothing."""
    whole = Gathered()
    for source in (DAY, LATER):
        whole.add(Proof(GAME, achievements=((GAME, "landslide"),)), source)

    assert whole.achievements == {(GAME, "landslide"): DAY}


def test_winning_each_game_is_one_of_its_own() -> None:
    """It comes with the last of them."""
    whole, games = Gathered(), sorted(games_with_goals())
    for game in games[:-1]:
        whole.add(Proof(game, won=True), DAY)
    assert not whole.achievements
    whole.add(Proof(games[-1], won=True), LATER)

    assert whole.achievements == {(COMMON, ALL_GAMES): LATER}


def test_proofs_are_found_again_and_made_again(tmp_path: Path, saved: SavedMatch) -> None:
    """By file and edition; a database that is lost begins anew, a match that is deleted counts no more."""
    index = MatchIndex(Database(tmp_path / INDEX))
    with closing(Library(tmp_path, index=index)) as library:
        library.save("won.save", saved)
        assert library.flush()
        library.listing().all()
        feats = FeatIndex(index.database)
        assert feats.unproved("a") == ["won.save"]
        feats.put("won.save", "a", pack_proof(proved(saved)))
        feats.put("gone.save", "a", b"")
        assert feats.unproved("a") == []
        assert feats.unproved("b") == ["won.save"]
        assert gathered(feats.all("a")).stars[GAME, ONE.id][0]
        assert feats.all("b") == []
        (tmp_path / "won.save").unlink()
        library.listing().all()

        assert feats.all("a") == []


def test_a_damaged_proof_is_left_out() -> None:
    """It is made anew with the next edition."""
    assert unpack_proof(b"\xc1") is None
    assert unpack_proof(pack_proof(Proof(GAME, "x"))) == Proof(GAME, "x")


@pytest.mark.parametrize(("options", "counts"), [({}, True), ({"target": 10}, False)])
def test_house_rules_prove_no_achievement(options: dict[str, object], *, counts: bool) -> None:
    """Those that a challenge sets are everybody's, and do."""
    match = Match(RULES[GAME], 2, 3, options)
    while not match.over:
        match.play(match.state.legal_actions()[-1])
    people = (Player("Ann", 0), Player("Rowan", 1, "computer", 2))
    proofs = [proved(SavedMatch(match, sat)) for sat in (people, people[::-1])]

    assert any(proof.won for proof in proofs) == counts
    assert any(proof.achievements for proof in proofs) == counts
