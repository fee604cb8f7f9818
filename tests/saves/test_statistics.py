"""Finished matches on disk: each counts once, help is remembered, damage costs little, resets go back."""

from __future__ import annotations

import errno
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import cast

import msgspec
import pytest

from game.engine.match import Match
from game.registry import GAMES
from saves.disk.notices import SaveTooNew
from saves.matches.header import Player, checksum
from saves.matches.match_file import SavedMatch
from saves.statistics.file import FILE_LIMIT, NOTES_LIMIT, PLAYED_LIMIT, read_lines
from saves.statistics.lines import LINE_LIMIT, VERSION, End, Note, Played, played_of, read_line, write_line
from saves.statistics.statistics import Statistics
from tests.saves.disk import refuse
from tests.saves.finished import NOW, PEOPLE, SIDES, anew, codes, ended


def line(seed: int = 1) -> bytes:
    """One match as a line."""
    return write_line(played_of(ended(seed), SIDES, 0, NOW))


def with_line(tree: Callable[[dict[str, object]], None]) -> bytes:
    """A line in which something was changed, with a checksum that is right."""
    told: dict[str, object] = msgspec.json.decode(line()[65:])
    tree(told)
    rest = msgspec.json.encode(told)
    return checksum(rest).encode() + b" " + rest


# Counting


def test_a_match_with_house_rules_does_not_count(statistics: Statistics) -> None:
    """What a rulebook leaves open, such as who begins, does."""
    rules, ends = GAMES["splendor_marvel"].rules, {}
    for options in ({"target": 10}, {"start": "2"}):
        match = Match(rules, 2, 3, options)
        while not match.over:
            match.play(match.state.legal_actions()[-1])
        ends[str(options)] = statistics.add(SavedMatch(match, PEOPLE), SIDES)

    assert list(ends.values()) == [False, True]
    assert len(statistics.played) == 1


def test_house_rules_that_were_counted_before_stay_counted(statistics: Statistics) -> None:
    """Lines don't tell options, and nobody loses what they had."""
    old = Match(GAMES["custom_heroes"].rules, 2, 1, {"goal": 5})
    while not old.over:
        old.play(old.state.legal_actions()[0])
    statistics.folder.mkdir(parents=True, exist_ok=True)
    lines = [write_line(played_of(SavedMatch(old, PEOPLE), SIDES, 0, NOW))]
    statistics.path.write_bytes(b"".join(one + b"\n" for one in [*lines, write_line(End(VERSION, 1))]))

    assert [one.game for one in statistics.played] == ["custom_heroes"]


def test_a_match_comes_back_as_it_was_counted(statistics: Statistics) -> None:
    """Game, people, places, length and time."""
    assert statistics.add(ended(), SIDES)
    known = statistics.played
    again = anew(statistics)

    assert again.played == known
    assert [(seat.name, seat.level) for seat in known[0].seats] == [("Ann", 0), ("Pip", 1)]
    assert sorted(seat.place for seat in known[0].seats) in ([1, 1], [1, 2])
    again.close()


def test_a_match_counted_by_the_first_version_is_still_there(tmp_path: Path) -> None:
    """It knew no tenths of levels."""

    def earlier(told: dict[str, object]) -> None:
        told["version"] = 1
        for seat in cast("list[dict[str, object]]", told["seats"]):
            del seat["tenths"]

    end = write_line(End(1, 1))
    (tmp_path / "played.lines").write_bytes(with_line(earlier) + b"\n" + end + b"\n")
    statistics = Statistics(tmp_path)

    assert [(seat.level, seat.tenths) for seat in statistics.played[0].seats] == [(0, 0), (1, 0)]
    statistics.close()


def test_a_match_between_two_levels_is_counted_as_such(statistics: Statistics) -> None:
    """As another match than one against the level below."""
    plain = ended()
    between = replace(plain, players=tuple(msgspec.structs.replace(one, tenths=4) for one in plain.players))

    assert (statistics.add(plain, SIDES), statistics.add(between, SIDES)) == (True, True)
    assert [seat.tenths for seat in statistics.played[1].seats] == [0, 4]


def test_a_second_end_of_the_same_match_does_not_count(statistics: Statistics) -> None:
    """Whatever was decided otherwise, taken back, or saved under another name."""
    first = ended()
    second = replace(first, takebacks=3, title="Another")

    assert (statistics.add(first, SIDES), statistics.add(second, SIDES)) == (True, False)
    again = anew(statistics)
    assert not again.add(second, SIDES)
    assert len(again.played) == 1
    again.close()


def test_the_same_deal_counts_for_other_people(statistics: Statistics) -> None:
    """Whoever sits elsewhere or is called otherwise plays another match."""
    others = (Player("Ben", 0), PEOPLE[1])

    assert statistics.add(ended(), SIDES)
    assert statistics.add(ended(names=others), SIDES)
    assert statistics.add(ended(names=(PEOPLE[1], PEOPLE[0])), SIDES)


def test_help_is_remembered_until_the_match_ends(statistics: Statistics) -> None:
    """Also where the program was left in between."""
    statistics.add_hint(ended())
    statistics.add_hint(ended())
    again = anew(statistics)
    again.add(replace(ended(), takebacks=1), SIDES)

    assert [(one.hints, one.takebacks, one.helped) for one in again.played] == [(2, 1, True)]
    assert read_lines(again.path).notes == {} if again.flush() else False
    again.close()


def test_a_match_without_help_is_told_apart(statistics: Statistics) -> None:
    """Hints in another match are not its own."""
    statistics.add_hint(ended(2))
    statistics.add(ended(1), SIDES)

    assert [one.helped for one in statistics.played] == [False]


def test_a_match_from_somebody_else_never_counts(statistics: Statistics) -> None:
    """Not even after the program was left."""
    statistics.bar(ended())
    again = anew(statistics)

    assert not again.add(ended(), SIDES)
    assert again.played == ()
    again.close()


def test_a_match_that_was_counted_can_not_be_barred_or_helped_any_more(statistics: Statistics) -> None:
    """What is looked at afterwards changes nothing."""
    statistics.add(ended(), SIDES)
    statistics.add_hint(ended())
    statistics.bar(ended())

    assert [one.hints for one in statistics.played] == [0]
    assert statistics.hints(ended()) == 0


def test_what_an_analysis_found_is_kept_with_its_match(statistics: Statistics) -> None:
    """For the seat it looked with."""
    statistics.add(ended(), SIDES)
    statistics.add_loss(ended(), 0, 12, 0.75)
    again = anew(statistics)

    assert [(seat.judged, seat.lost) for seat in again.played[0].seats] == [(12, 0.75), (0, 0.0)]
    again.close()


def test_an_analysis_of_another_course_says_nothing_about_the_match(statistics: Statistics) -> None:
    """The end that counted was another one."""
    statistics.add(ended(), SIDES)
    shorter = ended()
    shorter.match.undo()
    statistics.add_loss(shorter, 0, 12, 0.75)
    statistics.add_loss(ended(9), 0, 12, 0.75)

    assert [(seat.judged, seat.lost) for seat in statistics.played[0].seats] == [(0, 0.0), (0, 0.0)]


def test_only_what_changes_is_written(statistics: Statistics) -> None:
    """An analysis that is opened again says the same again."""
    statistics.add(ended(), SIDES)
    statistics.add_loss(ended(), 0, 12, 0.75)
    version = statistics.version
    statistics.add_loss(ended(), 0, 12, 0.75)

    assert statistics.version == version


@pytest.mark.parametrize("game", GAMES)
def test_every_game_with_every_number_of_seats_fits(game: str) -> None:
    """A line of it is far below the bound, and reads back."""
    for seats in GAMES[game].seats:
        names = tuple(Player(f"Maximiliane von Wolken {seat}", seat) for seat in range(seats))
        written = write_line(played_of(ended(3, game, names), tuple(range(seats)), 0, NOW))

        assert len(written) < LINE_LIMIT / 2
        assert isinstance(read_line(written, "x"), Played)


# Damage


@pytest.mark.parametrize("place", range(0, 400, 9))
def test_no_byte_of_a_line_can_change_unnoticed(place: int) -> None:
    """Wherever a bit flips, the line is a bad one."""
    data = bytearray(line())
    data[place] ^= 1

    assert read_line(bytes(data), "x") is None


@pytest.mark.parametrize(
    "change",
    [
        lambda told: told.update(more=1),
        lambda told: told.pop("first"),
        lambda told: told.update(first=2),
        lambda told: told.update(decisions=-1),
        lambda told: told.update(ended_at="1999-01-01T00:00:00Z"),
        lambda told: told.update(ended_at="2026-01-01T00:00:00"),
        lambda told: told.update(seats=[]),
        lambda told: told.update(kind="other"),
        lambda told: told.update(game="x" * 41),
        lambda told: told["seats"][0].update(name="\u202e\u200b"),
        lambda told: told["seats"][0].update(side=2),
        lambda told: told["seats"][0].update(place=3),
        lambda told: [seat.update(place=2) for seat in told["seats"]],
        lambda told: told["seats"][0].update(judged=2, lost=3.0),
        lambda told: told["seats"][0].update(judged=19_999, lost=1.0),
        lambda told: told["seats"][0].update(lost=-0.1),
    ],
)
def test_what_no_match_has_makes_a_line_bad(change: Callable[[dict[str, object]], None]) -> None:
    """Though its checksum is right."""
    assert read_line(with_line(change), "x") is None


@pytest.mark.parametrize("bad", [b"x", b"{}", b"\xff" * 80, line()[:-1], b" " * (LINE_LIMIT + 1)])
def test_a_bad_line_costs_itself_alone(tmp_path: Path, bad: bytes) -> None:
    """The others are there, it is told, and the damaged file is kept when the next match is counted."""
    path = tmp_path / "played.lines"
    path.write_bytes(b"\n".join([line(1), bad, line(2), b""]))
    statistics = Statistics(tmp_path)
    before = len(statistics.played)
    statistics.add(ended(3), SIDES)
    told = codes(statistics)
    statistics.close()

    assert (before, told) == (2, ["statistics_lost"])
    assert len(list((tmp_path / "damaged").iterdir())) == 1
    assert (len(read_lines(path).played), read_lines(path).bad) == (3, 0)


@pytest.mark.parametrize("rest", [b"\0" * 5000, b"no lines", b"{}\n{}\n"])
def test_a_file_that_holds_nothing_sound_gives_way_to_its_copy(tmp_path: Path, rest: bytes) -> None:
    """As after a power cut."""
    statistics = Statistics(tmp_path)
    for seed in (1, 2):
        statistics.add(ended(seed), SIDES)
        statistics.flush()
    statistics.close()
    statistics.path.write_bytes(rest)
    again = Statistics(tmp_path)

    assert len(again.played) == 1
    assert codes(again) == ["statistics_copy"]
    again.close()


def test_a_file_that_was_cut_between_two_lines_is_seen(statistics: Statistics) -> None:
    """Wherever it was cut: what is missing comes from the copy, and that is told."""
    for seed in (1, 2, 3):
        statistics.add(ended(seed), SIDES)
        statistics.flush()
    known = statistics.played
    statistics.close()
    whole = statistics.path.read_bytes()
    lines = whole.splitlines(keepends=True)
    found = []
    for count in range(1, len(lines)):
        statistics.path.write_bytes(b"".join(lines[:count]))
        again = Statistics(statistics.folder)
        found.append((len(again.played), again.played == known, codes(again)))
        again.close()

    assert found == [
        (2, False, ["statistics_mended"]),
        (2, False, ["statistics_mended"]),
        (3, True, ["statistics_mended"]),
    ]


def test_an_emptied_file_gives_way_to_its_copy(statistics: Statistics) -> None:
    """No bytes at all are not the same as no matches."""
    for seed in (1, 2):
        statistics.add(ended(seed), SIDES)
        statistics.flush()
    statistics.path.write_bytes(b"")
    again = anew(statistics)

    assert len(again.played) == 1
    assert codes(again) == ["statistics_copy"]
    again.close()


def test_what_was_reset_does_not_come_back_with_the_copy(statistics: Statistics) -> None:
    """A copy from before the reset still has it."""
    three = (*PEOPLE, Player("Vega", 2, "computer", 3))
    statistics.add(ended(1), SIDES)
    statistics.add(ended(2, "seventh_hero", three), (0, 1, 2))
    statistics.reset("seventh_hero")
    data = statistics.path.read_bytes()
    statistics.path.write_bytes(data[: data.index(b"\n") + 1])
    again = anew(statistics)

    assert [one.game for one in again.played] == ["splendor_marvel"]
    assert codes(again) == ["statistics_mended"]
    again.close()


def test_what_a_line_lost_is_in_the_copy(statistics: Statistics) -> None:
    """The match is counted as before, in its turn."""
    for seed in (1, 2, 3):
        statistics.add(ended(seed), SIDES)
        statistics.flush()
    known = statistics.played
    statistics.path.write_bytes(statistics.path.read_bytes().replace(b"Ann", b"Bob", 1))
    again = anew(statistics)

    assert again.played == known
    again.close()


def test_three_older_copies_lie_beside_the_file(statistics: Statistics) -> None:
    """Each a match shorter."""
    for seed in range(5):
        statistics.add(ended(seed), SIDES)
        statistics.flush()
    counts = [len(read_lines(statistics.path.with_name(f"played.lines.{n}")).played) for n in (1, 2, 3)]

    assert counts == [4, 3, 2]
    assert not statistics.path.with_name("played.lines.4").exists()


def test_a_newer_program_s_file_is_never_touched(tmp_path: Path) -> None:
    """Nothing is counted, reset or brought back, and that is told."""
    newer = with_line(lambda told: told.update(version=VERSION + 1, new=True))
    data = line() + b"\n" + newer + b"\n"
    (tmp_path / "played.lines").write_bytes(data)
    statistics = Statistics(tmp_path)
    counted = statistics.add(ended(2), SIDES)
    with pytest.raises(SaveTooNew):
        statistics.reset()
    statistics.close()

    assert (counted, statistics.played, codes(statistics)) == (False, (), ["too_new"])
    assert (tmp_path / "played.lines").read_bytes() == data


def test_a_full_disk_is_told_once_and_costs_no_match(
    statistics: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What could not be written is written with the next match."""
    statistics.add(ended(1), SIDES)
    statistics.flush()
    with monkeypatch.context() as disk:
        refuse(disk, "fsync", errno.ENOSPC)
        statistics.add(ended(2), SIDES)
        statistics.flush()
    told = codes(statistics)
    statistics.add(ended(3), SIDES)
    again = anew(statistics)

    assert (told, len(again.played)) == (["disk_full"], 3)
    again.close()


def test_a_second_program_reads_but_does_not_count(statistics: Statistics) -> None:
    """It goes on counting when the first has ended, with all that this has counted."""
    statistics.add(ended(1), SIDES)
    statistics.flush()
    second = Statistics(statistics.folder)
    read = len(second.played)
    counted = second.add(ended(2), SIDES)
    told = codes(second)
    statistics.add(ended(3), SIDES)
    statistics.close()
    later = second.add(ended(2), SIDES)

    assert (read, counted, told, later) == (1, False, ["statistics_in_use"], True)
    assert len(second.played) == 3
    second.close()


def test_a_file_never_grows_beyond_its_bounds(
    statistics: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of too many matches the oldest is left out, which is told once; of too many notes the oldest goes."""
    for module in ("saves.statistics.statistics", "saves.statistics.file"):
        monkeypatch.setattr(f"{module}.PLAYED_LIMIT", 2)
        monkeypatch.setattr(f"{module}.NOTES_LIMIT", 2)
    told = []
    for seed in range(4):
        statistics.add(ended(seed), SIDES)
        statistics.add_hint(ended(seed + 10))
        statistics.flush()
        told.append(codes(statistics))
    lines = read_lines(statistics.path)

    assert [len(lines.played), len(lines.notes)] == [2, 2]
    assert [statistics.hints(ended(seed)) for seed in (11, 12, 13)] == [0, 1, 1]
    assert told == [[], [], ["statistics_full"], []]


def test_as_many_as_anybody_plays_are_kept_and_fit() -> None:
    """20,000 matches, in a file that may be as large as they are."""
    assert PLAYED_LIMIT == 20_000
    assert NOTES_LIMIT == 5_000
    assert PLAYED_LIMIT * 1_200 + NOTES_LIMIT * 400 < FILE_LIMIT


def test_a_note_reads_back() -> None:
    """Hints and bars alike."""
    note = Note(1, "a" * 64, 3, barred=True)

    assert read_line(write_line(note), "x") == note
