"""Matches of computer players: fair rotations, sums that add up, and one line for wrong words."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from pathlib import Path

import pytest

from ai.arena import blocks, main, parse_arguments, run
from ai.evaluators.networks import file_of
from ai.parcels.executors import Source
from ai.parcels.runner import Runner
from ai.players import SearchPlayer
from ai.strength.matches import Block, Played, contestant, play_block, play_match
from ai.strength.scores import add_up, elo, interval, table
from ai.worker.tasks import SearchTask
from game.engine.contract import State

WORDS = ["splendor_marvel", "greedy", "random"]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["chess", "random"], "there are: splendor_marvel"),
        (["splendor_marvel", "deep"], "random, child, greedy, mcts"),
        (["splendor_marvel", "net:nowhere.json"], "nowhere.json can't be read"),
        ([*WORDS, "--resume"], "--out"),
        ([*WORDS, "--executor", "moon"], "dask://HOST:PORT"),
        ([*WORDS, "--executor", "no_module:make"], "no_module"),
        (["dust_collectorz", "--balance", "--executor", "a:b"], "--balance"),
        (["splendor_marvel", "mcts:6"], "1 to 5"),
        (["splendor_marvel", "greedy:2"], "mcts:1 to mcts:5"),
        (["splendor_marvel", "random", "--seats", "5"], "2 to 4 seats"),
        (["splendor_marvel", *["random"] * 3, "--seats", "2"], "as many seats"),
        ([*WORDS, "--games", "0"], "--games is 1 to"),
        ([*WORDS, "--jobs", "x"], "invalid int"),
        ([*WORDS, "--seconds", "-1"], "more than 0"),
        ([*WORDS, "--simulations", "0"], "more than 0"),
        (["splendor_marvel"], "player"),
        (["splendor_marvel", "--balance"], "--balance is for dust_collectorz, not splendor_marvel"),
        ([*WORDS, "--speed", "1"], "--speed"),
        ([*WORDS, "--ahead"], "of the highest level, by seconds"),
        (["splendor_marvel", "mcts", "--ahead", "--simulations", "9"], "of the highest level, by seconds"),
        (["splendor_marvel", "champion", "mcts", "--ahead"], "of the highest level, by seconds"),
        ([*WORDS, "--option", "deck1"], "NAME=VALUE"),
        ([*WORDS, "--option", "decks=attic"], "NAME=VALUE"),
        (["dust_collectorz", "random", "--option", "deck1=loft"], "attic"),
        (["dust_collectorz", "random", "--seats", "3", "--option", "mode=team"], "young with 3 seats"),
    ],
)
def test_wrong_words_get_one_line(words: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What is not allowed ends with exit code 2 and one line naming what is."""
    with pytest.raises(SystemExit) as ended:
        main(words)
    said = capsys.readouterr().err

    assert ended.value.code == 2
    assert said.count("\n") == 1
    assert named in said


@pytest.mark.parametrize(
    ("word", "name", "level"),
    [
        ("random", "random", "legend"),
        ("mcts", "mcts", "legend"),
        ("mcts:2", "mcts", "knight"),
        ("captain", "mcts", "captain"),
        ("knight+4", "mcts", "knight+4"),
    ],
)
def test_players_are_named_in_words(word: str, name: str, level: str) -> None:
    """A player's name, a level's number behind it, a level's key, or a place between two levels."""
    read = contestant(word)

    assert (read.name, read.level) == (name, level)


def test_the_last_player_takes_the_seats_that_are_left() -> None:
    """One against many needs no repetition."""
    words = parse_arguments([*WORDS, "--seats", "4"])

    assert [one.word for one in words.contestants] == ["greedy", "random", "random", "random"]


def test_games_are_rounded_up_to_whole_rotations() -> None:
    """Five games of three seats are two seeds, each played three times."""
    asked = blocks(parse_arguments([*WORDS, "--seats", "3", "--games", "5"]))

    assert len(asked) == 2
    assert asked[0].seed != asked[1].seed


def test_matches_are_set_up_with_options() -> None:
    """Options are read as the game reads them, and every match is set up with them."""
    words = parse_arguments(["dust_collectorz", "random", "--games", "2", "--option", "mode=young"])
    played = play_block(blocks(words)[0])

    assert words.options == (("mode", "young"),)
    assert all(block.options == words.options for block in blocks(words))
    assert sum(played[0].shares) == pytest.approx(1)


def test_every_player_sits_everywhere() -> None:
    """A block has a match for each rotation; each hands out one victory, without a fault."""
    players = (contestant("greedy"), contestant("random"), contestant("squire"))
    played = play_block(Block("splendor_marvel", players, 5, None, None))

    assert len(played) == 3
    assert all(sum(match.shares) == pytest.approx(1) for match in played)
    assert all(match.faults == (0, 0, 0) and min(match.decisions) > 0 for match in played)


def test_the_first_player_thinks_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """On every seat it sees what happens and thinks while the other decides; the other does neither."""
    seen: list[int] = []
    ahead: list[tuple[int, int]] = []
    see, think = SearchPlayer.see, SearchPlayer.ahead

    def noted_see(player: SearchPlayer, positions: Sequence[State], seat: int) -> None:
        seen.append(seat)
        see(player, positions, seat)

    def noted_ahead(player: SearchPlayer, state: State, seat: int) -> SearchTask:
        ahead.append((seat, int(state.to_move)))
        return think(player, state, seat)

    monkeypatch.setattr(SearchPlayer, "see", noted_see)
    monkeypatch.setattr(SearchPlayer, "ahead", noted_ahead)
    words = ["splendor_marvel", "legend", "mcts", "--ahead", "--seconds", "0.001", "--games", "2"]
    for turned in (0, 1):
        seen.clear()
        ahead.clear()
        played = play_match(blocks(parse_arguments(words))[0], turned)

        assert set(seen) == {turned} and set(ahead) == {(turned, 1 - turned)}
        assert len(seen) == sum(played.decisions) and len(ahead) == played.decisions[1]


def test_the_same_words_play_the_same_matches() -> None:
    """In this process or in an executor, the scores are the same but for the time they took."""
    words = parse_arguments([*WORDS, "--games", "4", "--seed", "3"])
    with Source("concurrent.futures:ThreadPoolExecutor") as source:
        apart = run(words, Runner(source))
    here = run(words, Runner())

    assert [(one.player, one.share, one.decisions) for one in apart] == [
        (one.player, one.share, one.decisions) for one in here
    ]


def test_the_arena_prints_and_writes_its_scores(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each player on the screen, and the same numbers in the file asked for."""
    file = tmp_path / "scores.json"
    code = main([*WORDS, "--games", "4", "--json", str(file)])
    written = json.loads(file.read_bytes())

    assert code == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [
        "player",
        "greedy",
        "random",
    ]
    assert [(one["player"], one["share"], one["faults"]) for one in written] == [
        ("greedy", 1.0, 0),
        ("random", 0.0, 0),
    ]


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The scores are still printed, and the exit code tells."""
    code = main([*WORDS, "--games", "2", "--json", str(tmp_path / "nowhere" / "scores.json")])
    captured = capsys.readouterr()

    assert code == 1
    assert "greedy" in captured.out
    assert "nowhere" in captured.err


def test_networks_of_files_play(tmp_path: Path) -> None:
    """The game's own, from a file, plays as the game's own does; another one is another player."""
    file = tmp_path / "own.json"
    file.write_bytes(file_of("splendor_marvel").read_bytes())
    words = ["splendor_marvel", f"net:{file}", "greedy", "--games", "2", "--simulations", "3"]
    scores = run(parse_arguments(words), Runner())
    words[1] = "mcts"
    same = run(parse_arguments(words), Runner())
    words[1] = "handmade"
    other = run(parse_arguments(words), Runner())

    assert scores[0].player == f"net:{file}"
    assert (scores[0].share, scores[0].decisions) == (same[0].share, same[0].decisions)
    assert scores[1].decisions != other[1].decisions


@pytest.mark.parametrize(
    ("change", "game", "named"),
    [
        (
            (b'"rules": "splendor_marvel/', b'"rules": "splendor/'),
            "splendor_marvel --seats 2",
            "of the rules splendor/",
        ),
        ((b'"rules"', b'"rulers"'), "splendor_marvel --seats 2", "rulers"),
        ((b"}", b""), "splendor_marvel --seats 2", "net:"),
        ((b" ", b" "), "splendor_marvel --seats 3", "not 3"),
        ((b" ", b" "), "custom_heroes --seats 2", "of the rules splendor_marvel/"),
    ],
)
def test_a_network_that_cannot_play_is_named(
    change: tuple[bytes, bytes],
    game: str,
    named: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One of other rules, a truncated one, or one for other tables; nothing is played."""
    file = tmp_path / "new.json"
    file.write_bytes(file_of("splendor_marvel").read_bytes().replace(*change))
    name, *seats = game.split()
    with pytest.raises(SystemExit) as ended:
        main([name, f"net:{file}", "greedy", *seats])
    told = capsys.readouterr().err

    assert ended.value.code == 2
    assert str(file) in told
    assert named in told
    assert told.count("\n") == 1


def test_an_arena_goes_on_where_it_was_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """More games are added to those in the file; without --resume it is left alone."""
    out = tmp_path / "arena.jsonl"
    assert main([*WORDS, "--games", "4", "--out", str(out)]) == 0
    kept = out.read_bytes()
    with pytest.raises(SystemExit) as ended:
        main([*WORDS, "--games", "8", "--out", str(out)])
    assert ended.value.code == 2
    assert "--resume" in capsys.readouterr().err
    assert out.read_bytes() == kept
    assert main([*WORDS, "--games", "8", "--out", str(out), "--resume"]) == 0

    assert out.read_bytes().startswith(kept)
    assert out.read_bytes().count(b"\n") == 4


def played(*shares: float) -> Played:
    """Return a match with these shares of the victory."""
    seats = len(shares)
    return Played(shares, (10,) * seats, (0.1,) * seats, (0,) * seats)


def test_scores_add_up_by_player() -> None:
    """Seats of the same player count together, and all shares make one."""
    players = (contestant("greedy"), contestant("random"), contestant("random"))
    scores = add_up(players, [[played(1, 0, 0), played(0, 1, 0), played(0.5, 0, 0.5)]])

    assert [(one.player, one.games, one.share) for one in scores] == [("greedy", 3, 0.5), ("random", 6, 0.5)]
    assert scores[0].decisions == 10
    assert scores[0].milliseconds == pytest.approx(10)
    assert "greedy" in table(scores)


@pytest.mark.parametrize(
    ("share", "mine", "others", "points"),
    [
        (0.5, 1, 1, 0.0),
        (10 / 11, 1, 1, 400.0),
        (1 / 11, 1, 1, -400.0),
        (0.25, 1, 3, 0.0),
        (10 / 13, 1, 3, 400.0),
        (0.5, 2, 2, 0.0),
        (1.0, 1, 1, math.inf),
        (0.0, 1, 1, -math.inf),
        (1.0, 2, 0, 0.0),
    ],
)
def test_elo_tells_how_much_stronger_a_seat_is(share: float, mine: int, others: int, points: float) -> None:
    """400 points are ten times the strength, however many seats there are."""
    assert elo(share, mine, others) == pytest.approx(points, abs=1e-6)


def test_more_games_make_surer() -> None:
    """The interval holds the mean, lies within 0 and 1, and shrinks with the number of blocks."""
    few, many = interval([1.0, 0.5, 0.5, 1.0], 8), interval([1.0, 0.5, 0.5, 1.0] * 20, 160)
    certain = interval([1.0] * 10, 20)

    assert 0 <= few[0] < many[0] < 0.75 < many[1] < few[1] <= 1
    assert 0.8 < certain[0] < 1
    assert certain[1] == pytest.approx(1)
