"""Teaching: lessons from matches, weights fitted to them, and a training that goes on where it was left."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from ai.evaluators.networks import file_of, mark_of, read_weights, weights_for
from ai.parcels.identity import identity_of
from ai.parcels.runner import Runner
from ai.strength.matches import Played as Match
from ai.train import __main__ as command
from ai.train import lessons as lessons_module
from ai.train.fit import Model, Plan, fit, loss_of, with_returns
from ai.train.gate import Gate, Table, judge, wanted
from ai.train.learning import kept
from ai.train.selfplay import Course, Lessons, joined, play
from game.registry import GAMES

COURSE = Course("splendor_marvel", 3, 7, 2, 6)


def lessons_of_a_rule(number: int) -> Lessons:
    """Make lessons in which the higher sum of two inputs wins, but for one that counts only with another."""
    random = np.random.default_rng(3)
    inputs = random.integers(0, 4, (number, 2, 3)).astype(np.uint8)
    strength = inputs[:, :, 0] + 2.0 * (inputs[:, :, 1] > 1) * (inputs[:, :, 2] > 1)
    powers = np.exp(strength)
    shares = (powers / powers.sum(axis=1, keepdims=True)).astype(np.float32)
    return Lessons(inputs, shares, shares, np.arange(number, dtype=np.int32))


def test_lessons_tell_what_was_seen_expected_and_won() -> None:
    """Each position has a row a seat, shares that add up, and the result where the match went through it."""
    lessons = play(COURSE)
    positions, seats, _ = lessons.inputs.shape

    assert seats == COURSE.seats
    assert lessons.expected.shape == lessons.won.shape == (positions, seats)
    assert np.allclose(lessons.expected.sum(axis=1), 1, atol=1e-5)
    assert np.allclose(lessons.won.sum(axis=1), 1, atol=1e-5)
    assert set(lessons.match.tolist()) == {0, 1}
    assert (lessons.won.max(axis=1) == 1).any()
    assert (lessons.won == lessons.expected).all(axis=1).any()


def test_equal_courses_give_equal_lessons() -> None:
    """Chance comes from the seed alone."""
    first, second = play(COURSE), play(COURSE)

    assert (first.inputs == second.inputs).all()
    assert (first.expected == second.expected).all()


def test_a_network_learns_what_only_counts_together() -> None:
    """The loss on matches held back falls close to what the lessons themselves leave open."""
    lessons = lessons_of_a_rule(6000)
    losses = [unseen for _, _, unseen in fit([lessons], [4, 4, 4], Plan(hidden=8, rounds=12, rate=0.02))]
    held_back = lessons.won[lessons.match % 10 == 0]
    left_open = -float((held_back * np.log(held_back)).sum(axis=1).mean())

    assert losses[-1] < losses[0]
    assert losses[-1] - left_open < 0.01


def test_what_is_kept_judges_as_what_was_learned() -> None:
    """Rounding to whole numbers changes strengths by next to nothing."""
    *_, (model, _, _) = fit([lessons_of_a_rule(2000)], [4, 4, 4], Plan(hidden=8, rounds=3, rate=0.02))
    network = kept("splendor_marvel", model, {}).network()
    inputs = np.array([[a, b, c] for a in range(4) for b in range(4) for c in range(4)], np.uint8)
    _, strengths = model.strengths(model.spread_out(inputs))

    assert [network.strength(row) for row in inputs.tolist()] == pytest.approx(strengths.tolist(), abs=0.02)


THREADS = "concurrent.futures:ThreadPoolExecutor"
QUICK = ["--rounds", "1", "--hidden", "2", "--simulations", "2", "--gate-games", "2", "--executor", THREADS]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Course]:
    """Play two matches in place of each parcel, and note which parcels were played."""
    found: list[Course] = []

    def note(course: Course) -> Lessons:
        found.append(course)
        return play(msgspec.structs.replace(course, matches=2))

    monkeypatch.setattr(lessons_module, "COURSES", lessons_module.COURSES._replace(play=note))
    return found


def verdict(monkeypatch: pytest.MonkeyPatch, *, better: bool) -> None:
    """Decide what the gate says, whatever is played."""
    plain = judge
    monkeypatch.setattr(
        command, "judge", lambda *asked: msgspec.structs.replace(plain(*asked), better=better)
    )


def train(folder: Path, *words: str) -> int:
    """Train a small network at two seats, or as the words say; it goes to the folder."""
    where = ["--folder", str(folder / "lessons"), "--out", str(folder / "out.json")]
    return command.main(["splendor_marvel", *where, *QUICK, *words])


def test_a_training_goes_on_where_it_was_left(
    tmp_path: Path, played: list[Course], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Parcels that lie there are not played again, and the network is the same as without an interruption."""
    verdict(monkeypatch, better=True)
    words = ["--matches", "2:40", "3:1"]
    for name in ("whole", "cut"):
        (tmp_path / name).mkdir()
    assert train(tmp_path / "whole", *words) == 0
    whole = [(course.seats, course.seed % 10) for course in played]
    played.clear()
    assert train(tmp_path / "cut", "--matches", "2:20") == 0
    (tmp_path / "cut" / "out.json").unlink()
    assert train(tmp_path / "cut", *words, "--resume") == 0

    assert sorted((course.seats, course.seed % 10) for course in played) == sorted(whole)
    assert (tmp_path / "cut" / "out.json").read_bytes() == (tmp_path / "whole" / "out.json").read_bytes()


def test_a_network_tells_how_it_was_made(
    tmp_path: Path, played: list[Course], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The words that matter, the rules, the network that played, the loss and the gate."""
    verdict(monkeypatch, better=True)
    assert train(tmp_path, "--matches", "2:20", "3:20") == 0
    weights = weights_for("splendor_marvel", (tmp_path / "out.json").read_bytes())

    assert len(played) == 2
    assert weights.seats == [2, 3]
    assert weights.made["rules"] == identity_of("splendor_marvel").rules
    assert weights.made["played by"] == identity_of("splendor_marvel").network
    assert "--matches 2:20 3:20 --simulations 2" in weights.made["lessons"]
    assert str(tmp_path) not in weights.made["lessons"]
    assert "2 seats: " in weights.made["gate"]
    assert "3 seats: " in weights.made["gate"]
    assert float(weights.made["loss"]) > 0


def test_a_network_that_is_not_better_replaces_none(
    tmp_path: Path, played: list[Course], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The old one stays, the new one lies in the folder, and the exit code tells."""
    out = tmp_path / "out.json"
    old = file_of("splendor_marvel").read_bytes()
    out.write_bytes(old)
    verdict(monkeypatch, better=False)
    assert train(tmp_path, "--matches", "2:20", "4:2") == 1

    assert [course.seats for course in played] == [2, 4]
    assert out.read_bytes() == old
    new = weights_for("splendor_marvel", (tmp_path / "lessons" / "splendor_marvel-1.json").read_bytes())
    assert new.seats == [2, 4]
    assert "stays as it is" in capsys.readouterr().out


def test_a_network_in_a_file_plays_the_matches(tmp_path: Path, played: list[Course]) -> None:
    """So a second generation is judged by the first, before that one is the game's."""
    first = tmp_path / "first.json"
    first.write_bytes(file_of("splendor_marvel").read_bytes())
    train(tmp_path, "--matches", "2:20", "--network", str(first))
    train(tmp_path, "--matches", "2:20", "--network", "handmade", "--resume")

    assert [(bool(course.network), course.learned) for course in played] == [(True, True), (False, False)]


@pytest.mark.parametrize(("seats", "share", "par"), [(2, 0.55, 0.5), (4, 0.289, 0.25), (3, 0.379, 1 / 3)])
def test_a_share_to_win_means_the_same_strength_at_every_table(seats: int, share: float, par: float) -> None:
    """0.55 at two seats is a little more than par elsewhere."""
    assert wanted(0.55, seats) == pytest.approx(share, abs=0.001)
    assert wanted(0.5, seats) == pytest.approx(par)


@pytest.mark.parametrize(
    ("share", "won", "better"),
    [
        (None, [1.0] * 20, True),
        (None, [1.0, 0.0] * 10, False),
        (None, [1.0, 1.0, 0.0], False),
        (0.55, [1.0, 1.0, 0.0], True),
        (0.55, [1.0, 0.0] * 10, False),
    ],
)
def test_the_gate_asks_for_proof_or_for_a_share(share: float | None, won: list[float], better: bool) -> None:  # noqa: FBT001
    """By default the interval lies above par; two wins of three prove nothing."""

    class Played(Runner):
        def run(self, *_: Any) -> Any:
            return [[Match((one, 1 - one), (1, 1), (0.0, 0.0), (0, 0))] * 2 for one in won]

    gate = Gate(2 * len(won), share, None, 2)

    assert judge(Played(), gate, "splendor_marvel", (b"", b""), Table(2)).better == better


def test_the_gate_plays_the_networks_against_each_other() -> None:
    """One seat has the new one, all others the old one; without one, the hand-made evaluation."""
    gate = Gate(8, None, None, 2)
    block = gate.blocks("splendor_marvel", b"new", b"old", Table(4))[0]
    alone = gate.blocks("splendor_marvel", b"new", b"", Table(3))

    assert [one.network for one in block.contestants] == [b"new", b"old", b"old", b"old"]
    assert [one.name for one in alone[0].contestants] == ["mcts", "handmade", "handmade"]
    assert len(alone) == 3
    assert len({one.seed for one in alone}) == 3


def test_lessons_are_the_same_when_they_are_read_again() -> None:
    """Numbers and kinds of numbers."""
    lessons = play(COURSE)
    again = lessons_module.decode(lessons_module.encode(lessons))

    for name in lessons.__struct_fields__:
        assert (getattr(again, name) == getattr(lessons, name)).all()
        assert getattr(again, name).dtype == getattr(lessons, name).dtype


@pytest.mark.parametrize(
    "data",
    [
        b'""',
        b'{"shape":[1,1,1]}',
        b'{"shape":[1,1],"arrays":""}',
        b'{"shape":[1,1,-1],"arrays":""}',
        b'{"shape":[1,1,1],"arrays":"AAAA"}',
        b'{"shape":[1,1,1],"arrays":"eJwDAAAAAAE="}',
        b'{"shape":[268435455,64,64],"arrays":"eJwDAAAAAAE="}',
        lessons_module.encode(play(COURSE)).replace(b'"shape":[', b'"shape":[1'),
    ],
)
def test_what_holds_no_lessons_is_refused(data: bytes) -> None:
    """A file that was changed by hand."""
    with pytest.raises(ValueError, match=r"\w"):
        lessons_module.decode(data)


def test_quick_matches_tell_who_won_alone() -> None:
    """Nobody searched, so nothing else is expected; and there are lessons enough of them."""
    lessons = play(Course("splendor_marvel", 2, 7, 5, 0))

    assert (lessons.expected == lessons.won).all()
    assert np.allclose(lessons.won.sum(axis=1), 1)
    assert len(lessons.inputs) > 50


def test_who_was_taught_before_learns_on() -> None:
    """The second course begins where the first has ended, not anew."""
    lessons = lessons_of_a_rule(3000)
    plan = Plan(hidden=8, rounds=6, rate=0.02)
    *_, (taught, _, before) = fit([lessons], [4, 4, 4], plan)
    first, *_ = fit([lessons], [4, 4, 4], Plan(hidden=8, rounds=3, rate=0.0001), taught)

    assert first[2] < before + 0.02
    assert first[2] < loss_of(Model([4, 4, 4], plan), lessons, plan.trust) - 0.1


def test_what_came_of_a_position_can_be_told_by_those_after_it() -> None:
    """The farther the less, within a match only, and not for positions that were only thought of."""
    expected = np.array([[0.5, 0.5], [0.6, 0.4], [0.9, 0.1], [0.7, 0.3], [0.2, 0.8]], np.float32)
    won = np.array([[1, 0], [0.6, 0.4], [1, 0], [1, 0], [0, 1]], np.float32)
    lessons = Lessons(np.zeros((5, 2, 3), np.uint8), expected, won, np.array([0, 0, 0, 0, 1], np.int32))
    told = with_returns(lessons, 0.5).won

    assert told[:, 0] == pytest.approx([0.5 * 0.9 + 0.5 * (0.5 * 0.7 + 0.5), 0.6, 0.5 * 0.7 + 0.5, 1, 0])
    assert with_returns(lessons, 1).won is lessons.won


def test_quick_matches_come_first(
    tmp_path: Path, played: list[Course], monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are played and kept like the others, and what was learned from them is learned on."""
    verdict(monkeypatch, better=True)
    assert train(tmp_path, "--matches", "2:20", "--quick", "2:2000") == 0

    assert [course.simulations for course in played] == [0, 2]
    assert "--quick" in read_weights((tmp_path / "out.json").read_bytes()).made["lessons"]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["chess", "--matches", "2:1"], "there are: splendor_marvel"),
        (["splendor_marvel", "--matches", "7:1"], "2 to 4 seats"),
        (["splendor_marvel", "--matches", "two"], "SEATS:NUMBER"),
        (["splendor_marvel", "--matches", "2:0"], "SEATS:NUMBER"),
        (["splendor_marvel", "--matches", ":"], "SEATS:NUMBER"),
        (["splendor_marvel", "--matches", "2:1", "--option", "x"], "NAME=VALUE"),
        (["splendor_marvel", "--matches", "2:1", "--jobs", "0"], "--jobs"),
        (["splendor_marvel", "--matches", "2:1", "--gate", "2"], "--gate"),
        (["splendor_marvel", "--matches", "2:1", "--gate-games", "0"], "--gate-games"),
        (["splendor_marvel", "--matches", "2:1", "--gate-seconds", "0"], "--gate-seconds"),
        (["splendor_marvel", "--matches", "2:1", "--trust", "2"], "--trust"),
        (["splendor_marvel", "--matches", "2:1", "--out", "nowhere/out.json"], "no folder nowhere"),
        (["splendor_marvel", "--matches", "3:1"], "tables of [2, 4] seats"),
        (["splendor_marvel", "--matches", "2:1", "--network", "nowhere"], "nowhere can't be read"),
        (["splendor_marvel", "--matches", "2:1", "4:1", "--executor", "moon"], "dask://HOST:PORT"),
        (["splendor_marvel", "--matches", "2:1", "4:1", "--executor", "builtins:dict"], "made no Executor"),
    ],
)
def test_wrong_words_get_one_line(
    words: list[str], named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is allowed is named; the exit code is 2."""
    with pytest.raises(SystemExit) as ended:
        command.main([*words, "--folder", str(tmp_path / "lessons")])
    told = capsys.readouterr().err

    assert ended.value.code == 2
    assert named in told
    assert told.count("\n") == 1
    assert not (tmp_path / "lessons").exists()


@pytest.mark.parametrize(
    ("rules", "length", "named"),
    [
        ("splendor_marvel/r9", None, "of the rules splendor_marvel/r9"),
        (mark_of("splendor_marvel"), -9, "truncated"),
    ],
)
def test_a_network_that_cannot_be_judged_is_not_replaced(
    rules: str, length: int | None, named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One of other rules or a truncated one is named before anything is played, and stays as it is."""
    out = tmp_path / "out.json"
    own = file_of("splendor_marvel").read_bytes()
    out.write_bytes(old := own.replace(mark_of("splendor_marvel").encode(), rules.encode())[:length])
    with pytest.raises(SystemExit) as ended:
        train(tmp_path, "--matches", "2:20")
    told = capsys.readouterr().err

    assert ended.value.code == 2
    assert named in told
    assert str(out) in told
    assert told.count("\n") == 1
    assert out.read_bytes() == old


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["plain", "--matches", "3:2"], "plain has no encoding that a network could learn from"),
        (["plain", "--matches", "4:2", "--quick", "4:2000"], "splendor_marvel, custom_heroes"),
        (["dust_collectorz", "--matches", "4:2", "--option", "mode=team"], "nothing to learn from"),
    ],
)
def test_where_nothing_can_be_learned_nothing_is_played(
    words: list[str],
    named: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is said in one line before the first match, not by a traceback after the last."""
    monkeypatch.setattr(command, "train", lambda *_: pytest.fail("played in vain"))
    monkeypatch.setitem(GAMES, "plain", replace(GAMES["seventh_hero"], id="plain", encoding=""))
    with pytest.raises(SystemExit) as ended:
        command.main([*words, "--folder", str(tmp_path)])
    told = capsys.readouterr().err

    assert ended.value.code == 2
    assert named in told
    assert told.count("\n") == 1


def test_joined_lessons_are_all_there() -> None:
    """Nothing is lost."""
    one = lessons_of_a_rule(10)

    assert len(joined([one, one]).inputs) == 20
