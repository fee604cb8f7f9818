"""Two machines' data are merged by identity: nothing is lost, and either order comes to the same."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai.practice.spacing import Review
from game.dust_collectorz.decks.saves import unpack as unpack_deck
from saves.backup import progress_files
from saves.backup.exporting import export
from saves.backup.importing import Imported, take_in
from saves.disk.files import copy_path
from saves.disk.folders import Folders
from saves.matches.match_file import SavedMatch, unpack
from saves.practice.progress import read_progress
from saves.puzzles.solved import Content, Standing, Try, read_solved
from saves.settings import LessonNote, Settings
from saves.statistics.file import Lines, read_lines
from saves.statistics.lines import Note, played_of
from tests.backup import homes
from tests.backup.homes import DAY, KEY, NOW, PUZZLE, content, home
from tests.saves.finished import SIDES, ended
from tests.saves.matches import ANN_AND_BEN, a_match, saved
from tests.saves.shelf import SLOT


@pytest.fixture
def one(tmp_path: Path) -> Folders:
    """The first machine's home."""
    return home(tmp_path / "one")


@pytest.fixture
def two(tmp_path: Path) -> Folders:
    """The second one's."""
    return home(tmp_path / "two")


def move(source: Folders, target: Folders) -> Imported:
    """Bring everything of one home to the other."""
    file = source.matches.parent.parent / f"{source.matches.parent.name}.zip"
    export(source, file, NOW)
    taken = take_in(target, file)
    file.unlink()
    return taken


@pytest.mark.parametrize("longer", ["one", "two"])
def test_of_one_match_the_longer_stays_and_the_other_is_an_older_copy(
    one: Folders, two: Folders, longer: str
) -> None:
    """Whichever way it is brought."""
    homes.one_match(one, SLOT, saved(12 if longer == "one" else 5))
    homes.one_match(two, SLOT, saved(12 if longer == "two" else 5))
    long = ((one if longer == "one" else two).matches / SLOT).read_bytes()
    short = ((two if longer == "one" else one).matches / SLOT).read_bytes()
    taken = move(one, two)

    assert dict(taken.outcomes) == {"merged": 1}
    assert (two.matches / SLOT).read_bytes() == long
    assert copy_path(two.matches / SLOT, 1).read_bytes() == short


def test_of_two_equally_long_ones_the_newer_stays(one: Folders, two: Folders) -> None:
    """Such as one with another title."""
    homes.one_match(one, SLOT, saved(12, "Sunday"), later=60)
    homes.one_match(two, SLOT, saved(12))
    move(one, two)

    assert unpack((two.matches / SLOT).read_bytes(), SLOT).saved.title == "Sunday"


def test_both_machines_come_to_the_same_and_stay_there(one: Folders, two: Folders) -> None:
    """A brings to B, B to A, and once more."""
    homes.one_match(one, SLOT, saved(12))
    homes.one_match(two, SLOT, saved(5))
    homes.matches_of(one, seed=3)
    for folders, day, right, seeds in ((one, DAY, 1, (1, 2)), (two, DAY + timedelta(1), 0, (2, 3))):
        homes.progress_of(folders, day=day, right=right)
        homes.count_matches(folders, *seeds)
    move(one, two)
    move(two, one)

    assert content(one) == content(two)
    assert set(move(one, two).outcomes) == {"same"}


def test_other_matches_of_the_same_name_lie_side_by_side(one: Folders, two: Folders) -> None:
    """Two machines may begin a match in the same second."""
    homes.one_match(one, SLOT, saved(12))
    other = homes.one_match(two, SLOT, SavedMatch(a_match(12, seed=8), ANN_AND_BEN)).read_bytes()
    taken = move(one, two)

    assert dict(taken.outcomes) == {"beside": 1}
    assert (two.matches / SLOT).read_bytes() == other
    assert len(list(two.matches.glob("*.save"))) == 2
    assert dict(move(one, two).outcomes) == {"same": 1}


def test_a_match_that_is_here_under_another_name_comes_no_second_time(one: Folders, two: Folders) -> None:
    """It was imported by itself before."""
    data = homes.one_match(one, SLOT, saved(12)).read_bytes()
    two.matches.mkdir(parents=True)
    (two.matches / "20200101-000000-splendor_marvel.save").write_bytes(data)

    assert dict(move(one, two).outcomes) == {"same": 1}


def test_a_damaged_match_is_healed_by_an_import(one: Folders, two: Folders) -> None:
    """The damage is kept aside, as everywhere."""
    whole = homes.one_match(one, SLOT, saved(12)).read_bytes()
    homes.one_match(two, SLOT, saved(12)).write_bytes(whole[:300])
    move(one, two)

    assert (two.matches / SLOT).read_bytes() == whole
    assert [path.read_bytes() for path in (two.matches / "damaged").iterdir()] == [whole[:300]]


def test_a_match_of_a_newer_program_is_never_written_over(one: Folders, two: Folders) -> None:
    """It stays byte by byte, and ours lies beside it."""
    homes.one_match(one, SLOT, saved(12))
    path = homes.one_match(two, SLOT, saved(5))
    newer = path.read_bytes().replace(b'"version":2', b'"version":9')
    path.write_bytes(newer)
    move(one, two)

    assert path.read_bytes() == newer
    assert len(list(two.matches.glob("*.save"))) == 2


def test_a_day_counts_once_and_goes_on_where_it_went_furthest(one: Folders, two: Folders) -> None:
    """The longer part of the same try stays."""
    homes.daily_try(one, decisions=5)
    path = homes.daily_try(two, decisions=2)
    move(one, two)

    assert len(unpack(path.read_bytes(), path.name).saved.match.decisions) == 5


def test_decks_of_one_name_are_the_same_deck_and_others_are_not(one: Folders, two: Folders) -> None:
    """The newer one stays; a deck with another name is another deck."""
    homes.deck_of(one, "Mine")
    homes.deck_of(two, "Other")
    taken = move(one, two)
    names = {unpack_deck(path.read_bytes(), "x").name for path in (two.matches / "decks").glob("*.deck")}

    assert dict(taken.outcomes) == {"beside": 1}
    assert names == {"Mine", "Other"}


def test_progress_keeps_first_answers_and_last_reviews(one: Folders, two: Folders) -> None:
    """What was answered first stays the answer; a review is that of the last day."""
    homes.progress_of(one, day=DAY, right=0)
    homes.progress_of(two, day=DAY + timedelta(3), right=1)
    move(one, two)
    solved, reviews = (
        read_solved(two.matches / "puzzles/puzzles.json"),
        read_progress(two.matches / "practice/practice.json"),
    )

    assert solved.tries == {PUZZLE: Try(DAY, "blunder", solved=True)}
    assert reviews == {KEY: Review(DAY, DAY + timedelta(3), 1)}


def test_statistics_count_every_match_once(one: Folders, two: Folders) -> None:
    """Those of both, without those of both twice."""
    homes.count_matches(one, 1, 2)
    homes.count_matches(two, 2, 3)
    move(one, two)

    assert len(read_lines(two.matches / "statistics/played.lines").played) == 3


def test_settings_of_here_go_first() -> None:
    """What nobody chose here is filled in, part by part."""
    ours = Settings(name="Ann", keys={"undo": ("U",)}, lessons={"x": LessonNote(2)})
    theirs = Settings(
        name="Ben",
        motion="none",
        keys={"undo": ("Z",), "redo": ("Y",)},
        lessons={"x": LessonNote(0, done=True)},
    )
    both = progress_files.merged_settings(ours, theirs)

    assert (both.name, both.motion) == ("Ann", "none")
    assert both.keys == {"undo": ("U",), "redo": ("Y",)}
    assert both.lessons == {"x": LessonNote(2, done=True)}


def test_an_analysis_made_elsewhere_is_kept() -> None:
    """The same match, which one machine has analysed."""
    plain = played_of(ended(1), SIDES, 0, NOW)
    seats = (msgspec.structs.replace(plain.seats[0], judged=3, lost=0.5), *plain.seats[1:])
    told = msgspec.structs.replace(plain, seats=seats)
    ours, theirs = Lines({plain.key: plain}, {}), Lines({plain.key: told}, {})

    assert progress_files.merged_lines(ours, theirs).played == {plain.key: told}
    assert progress_files.merged_lines(theirs, ours).played == {plain.key: told}


# Laws

DAYS = st.dates(date(2026, 1, 1), date(2026, 1, 5))
KEYS = st.sampled_from([f"{number:064x}" for number in range(4)])
REVIEWS = st.dictionaries(KEYS, st.builds(Review, DAYS, DAYS, st.integers(0, 4)))
TRIES = st.dictionaries(KEYS, st.builds(Try, DAYS, st.sampled_from(["best", "blunder"]), st.booleans()))
RATINGS = st.dictionaries(
    st.sampled_from("ab"),
    st.builds(Standing, st.sampled_from([900.0, 1000.0]), st.just(80.0), st.just(0.06), st.integers(0, 3)),
)
SOLVED = st.builds(Content, st.just(1), TRIES, RATINGS)
NOTES = st.dictionaries(
    KEYS, st.builds(Note, st.just(2), st.just("0" * 64), st.integers(0, 3), st.booleans())
)


@given(REVIEWS, REVIEWS, REVIEWS)
def test_reviews_merge_in_any_order(a: dict[str, Review], b: dict[str, Review], c: dict[str, Review]) -> None:
    """Commutative, associative, and twice is once."""
    merged = progress_files.merged_reviews

    assert merged(a, b) == merged(b, a)
    assert merged(merged(a, b), c) == merged(a, merged(b, c))
    assert merged(merged(a, b), b) == merged(a, b)


@given(SOLVED, SOLVED, SOLVED)
def test_puzzles_merge_in_any_order(a: Content, b: Content, c: Content) -> None:
    """Commutative, associative, and twice is once."""
    merged = progress_files.merged_solved

    assert merged(a, b) == merged(b, a)
    assert merged(merged(a, b), c) == merged(a, merged(b, c))
    assert merged(merged(a, b), b) == merged(a, b)


@given(NOTES, NOTES)
def test_notes_merge_in_any_order(a: dict[str, Note], b: dict[str, Note]) -> None:
    """Help counts as often as one machine saw it, and a barred match stays barred."""
    merged = progress_files.merged_lines

    assert merged(Lines({}, a), Lines({}, b)).notes == merged(Lines({}, b), Lines({}, a)).notes
