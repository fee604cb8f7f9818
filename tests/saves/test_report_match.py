"""A report of a running match: enough to see what broke, nothing that anybody at the table may not know."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from game.engine.contract import OVER, Rules, State
from game.engine.errors import IllegalAction
from game.engine.match import Match
from game.engine.rng import Rng
from game.laws.playthrough import random_match
from game.registry import GAMES, RULES
from game.screens.match.table.viewpoint import common_view
from saves.crash.report import traced, write_report
from saves.crash.report_match import LEFT_OUT, POSITION, MatchParts, drawn_anew, knowing_seats, match_parts
from saves.matches.header import Player
from saves.matches.match_file import SavedMatch, pack

NOW = datetime(2026, 11, 20, tzinfo=UTC)
EVERY_GAME = pytest.mark.parametrize("rules", [pytest.param(rules, id=rules.id) for rules in RULES.values()])
SEED = 987_654_321_012  # long enough that no other number holds it by chance


def running(rules: Rules, seed: int = SEED) -> Match:
    """A match in its midst."""
    length = len(random_match(rules, rules.seats[0], seed).decisions) // 2
    return random_match(rules, rules.seats[0], seed, length)


def kept(folder: Path, match: Match, persons: int) -> Path:
    """Keep a match with so many people at its first seats."""
    players = tuple(
        Player(f"Annegret {seat}", seat) if seat < persons else Player(f"Pip {seat}", seat, "computer", 2)
        for seat in range(match.seats)
    )
    path = folder / "one.save"
    path.write_bytes(pack(SavedMatch(match, players, "Birthday"), NOW))
    return path


def known(state: State, persons: int) -> object:
    """What all of the first so many seats know; what a set under way is worth is its own seat's secret."""
    view = common_view(state, 0, tuple(range(persons)))
    shared = persons > 1 and hasattr(view, "build_values")
    return msgspec.structs.replace(view, build_values=()) if shared else view


@EVERY_GAME
@pytest.mark.parametrize("persons", [1, 2])
def test_a_report_has_the_position_as_those_who_play_know_it(
    rules: Rules, persons: int, tmp_path: Path
) -> None:
    """It shows whoever looks at it what the screen between two turns shows, whose turn it is, and no more."""
    match = running(rules)
    parts = match_parts(kept(tmp_path, match, persons), Rng(1))
    told = POSITION.decode(parts.files["position.json"])

    assert known(told.state(), persons) == known(match.state, persons)
    assert told.state().to_move == match.state.to_move
    assert (told.decisions, told.levels.count(0)) == (len(match.decisions), persons)
    assert told.state().pack() != match.state.pack()


@EVERY_GAME
def test_worlds_that_a_person_can_not_tell_apart_give_the_same_report(rules: Rules) -> None:
    """Whatever the others hold, for equal chance the position is one and the same."""
    state = running(rules).state
    twin = state.determinize(0, Rng(11))

    assert twin.pack() != state.pack()
    assert drawn_anew(twin, (0,), Rng(3)).pack() == drawn_anew(state, (0,), Rng(3)).pack()


@pytest.mark.parametrize(
    "rules", [GAMES["seventh_hero"].rules, GAMES["custom_heroes"].rules, GAMES["dust_collectorz"].rules]
)
def test_what_several_people_hold_is_drawn_as_if_they_held_something_else(rules: Rules) -> None:
    """Begun in either of two worlds with the same open cards, what is drawn is as often like the first."""
    match = running(rules)
    first = match.at(len(match.decisions) // 3)
    second = drawn_anew(first, (0, 1), Rng(5))
    alike = [
        sum(like(drawn_anew(world, (0, 1), Rng(seed)), first) for seed in range(60))
        for world in (first, second)
    ]

    assert like(first, first) > like(second, first)
    assert abs(alike[0] - alike[1]) < 0.5 * (60 * like(first, first) - alike[1])


def like(world: State, first: State) -> int:
    """How many cards the first seat holds in both."""
    hands: list[Counter[object]] = [Counter(one.view(0).players[0].hand) for one in (world, first)]  # type: ignore[attr-defined]
    return (hands[0] & hands[1]).total()


@EVERY_GAME
@pytest.mark.parametrize("persons", [0, 1, 2])
def test_a_report_holds_neither_seed_nor_names(rules: Rules, persons: int, tmp_path: Path) -> None:
    """From the seed all could be dealt again; the file itself is only named, with its checksum."""
    match = running(rules)
    parts = match_parts(kept(tmp_path, match, persons), Rng(1))
    told = b"".join(parts.files.values()).decode() + parts.told

    assert str(SEED) not in told
    assert "Annegret" not in told and "Birthday" not in told
    assert "one.save" in parts.told and "SHA-256" in parts.told
    assert parts.running and "match.save" not in parts.files


def test_decks_are_left_out(tmp_path: Path) -> None:
    """With secret lists a rival's is hidden, be it of one's own making or one that comes with the game."""
    match = Match(GAMES["dust_collectorz"].rules, 2, SEED, {"lists": "secret", "deck2": "drawer"})
    told = POSITION.decode(match_parts(kept(tmp_path, match, 1), Rng(1)).files["position.json"])

    assert told.options["lists"] == "secret"
    assert {told.options[f"deck{seat}"] for seat in range(1, 5)} == {LEFT_OUT}


def test_a_finished_match_goes_in_whole(tmp_path: Path) -> None:
    """Nobody has anything to hide any more."""
    match = random_match(GAMES["seventh_hero"].rules, 3, 4)
    parts = match_parts(kept(tmp_path, match, 1), Rng(1))

    assert match.state.to_move == OVER
    assert list(parts.files) == ["match.save"] and not parts.running


def test_rules_that_break_are_told_without_their_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A report never fails because of what it reports, and an error's words may be a card."""
    path = kept(tmp_path, running(GAMES["seventh_hero"].rules), 1)

    card = path.name.upper()  # no line of the trace holds it

    def broken(*_: object) -> list[str]:
        raise KeyError(card)

    monkeypatch.setattr("saves.crash.report_match.drawn_anew", broken)
    parts = match_parts(path, Rng(1), broken)

    assert b"KeyError" in parts.files["position.txt"] and b"KeyError" in parts.files["course.txt"]
    assert card.encode() not in b"".join(parts.files.values())


def test_errors_lose_their_words_while_a_match_is_running(tmp_path: Path) -> None:
    """A refusal names the match with its seed; a missing file holds no card."""
    match = running(GAMES["splendor_marvel"].rules)
    with pytest.raises(IllegalAction) as refused:
        match.play(-5)
    error = KeyError("tesseract")
    error.__cause__ = refused.value
    place = write_report(tmp_path, error, NOW, match=MatchParts({}, running=True))
    text = (place / "report.txt").read_text()

    assert str(SEED) in str(refused.value)
    assert str(SEED) not in text and "tesseract" not in text
    assert "IllegalAction" in text and "KeyError" in text and "in play" in text
    assert "no such card" in traced(FileNotFoundError("no such card.csv"), running=True)
    assert "tesseract" in traced(KeyError("tesseract"), running=False)
    assert str(SEED) not in traced(refused.value, running=False)


def test_only_what_all_persons_know_counts() -> None:
    """Where nobody plays, only what every seat knows."""
    assert [knowing_seats(levels) for levels in ((0, 3), (3, 0, 0), (2, 2))] == [(0,), (1, 2), (0, 1)]
