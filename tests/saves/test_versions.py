"""A file of any version opens in every later one. The files in v1 and so on never change."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from pathlib import Path

import pytest

from game.dust_collectorz.decks.saves import unpack
from game.dust_collectorz.rules.position import DustState
from game.screens.seating import TableMatch
from saves.matches.code import from_code
from saves.matches.header import VERSION, read_header
from saves.matches.library import Library
from saves.matches.match_file import open_match, pack
from saves.settings import LessonNote, load_settings
from saves.statistics.file import read_lines
from saves.statistics.statistics import Statistics

HERE = Path(__file__).parent
# file, start of its SHA-256, decisions, (title, take-backs, auto), names, places when it is over
KEPT = [
    (
        "v1/running-2-seats.save",
        "b50372bc1652",
        24,
        ("Sunday evening", 2, False),
        ("Ann", "Wächterin"),
        None,
    ),
    (
        "v1/finished-4-seats.save",
        "0a7cf95c7f60",
        195,
        ("", 0, True),
        ("Jörg", "Ben", "Nia", "Odo"),
        [1, 3, 4, 2],
    ),
    ("v1/splendor-called.save", "9e372e5b0206", 111, ("", 1, True), ("Jörg", "Änne ß", "Rowan", "Nyx"), None),
    (
        "v1/splendor-won-at-once.save",
        "1439779beea8",
        88,
        ("", 2, True),
        ("Jörg", "Änne ß", "Rowan"),
        [1, 3, 2],
    ),
    ("v1/custom-heroes-running.save", "f9b136ec9fc7", 17, ("", 2, True), ("Jörg", "Änne ß", "Zoë"), None),
    (
        "v1/custom-heroes-finished.save",
        "94e61b0064d4",
        430,
        ("Spieleabend – Übung", 0, False),
        ("Jörg", "Änne ß", "Zoë", "Łukasz"),
        [2, 4, 3, 1],
    ),
    (
        "v1/custom-heroes-set-back.save",
        "d0e959db7e17",
        117,
        ("Revanche", 1, False),
        ("Jörg", "Änne ß"),
        [2, 1],
    ),
    (
        "v1/seventh-hero-running.save",
        "d94e46dd29dc",
        15,
        ("", 1, True),
        ("Jörg", "Änne ß", "Zoë", "Łukasz"),
        None,
    ),
    (
        "v1/seventh-hero-finished.save",
        "e35a5ebf58ac",
        57,
        ("Spieleabend – Übung", 2, False),
        ("Jörg", "Änne ß", "Zoë"),
        [2, 3, 1],
    ),
    (
        "v1/seventh-hero-still-fits.save",
        "6cf9f597e0fd",
        64,
        ("Spieleabend – Übung", 1, False),
        ("Jörg", "Änne ß", "Zoë"),
        [1, 3, 2],
    ),
    ("v1/dust-collectorz-duel-running.save", "b57e79d5206a", 30, ("", 0, True), ("Jörg", "Änne ß"), None),
    (
        "v1/dust-collectorz-duel-finished.save",
        "71059a8e2108",
        231,
        ("Spieleabend – Übung", 1, False),
        ("Jörg", "Änne ß"),
        [2, 1],
    ),
    (
        "v1/dust-collectorz-team-running.save",
        "d74ab81984ac",
        25,
        ("", 2, True),
        ("Jörg", "Änne ß", "Zoë", "Łukasz"),
        None,
    ),
    (
        "v1/dust-collectorz-duel-fits.save",
        "b4aa5d972a93",
        148,
        ("Spieleabend – Übung", 2, False),
        ("Jörg", "Änne ß"),
        [1, 2],
    ),
    (
        "v1/dust-collectorz-free-for-all-fits.save",
        "bb92b170020b",
        224,
        ("Spieleabend – Übung", 1, False),
        ("Jörg", "Änne ß", "Zoë"),
        [2, 1, 3],
    ),
    (
        "v1/dust-collectorz-team-fits.save",
        "cb601a7ed5df",
        236,
        ("Spieleabend – Übung", 0, False),
        ("Jörg", "Änne ß", "Zoë", "Łukasz"),
        [3, 1, 3, 1],
    ),
    ("v1/dust-collectorz-young-running.save", "98c14f089e6f", 20, ("", 1, True), ("Jörg", "Änne ß"), None),
    (
        "v1/dust-collectorz-young-finished.save",
        "32ffd9295c12",
        97,
        ("Spieleabend – Übung", 2, False),
        ("Jörg", "Änne ß"),
        [2, 1],
    ),
    (
        "v2/faces-running.save",
        "d9510dd97c73",
        40,
        ("Spieleabend – Übung", 1, False),
        ("Jörg", "Änne ß", "Zoë", "Nyx"),
        None,
    ),
    (
        "v2/faces-finished.save",
        "bfb7acdbc6c4",
        112,
        ("", 0, True),
        ("Jörg", "Änne ß", "Zoë", "Nyx"),
        [1, 2, 3, 4],
    ),
]


@pytest.mark.parametrize(("name", "sum_start", "decisions", "facts", "names", "places"), KEPT)
def test_a_file_of_a_released_version_opens_for_ever(
    name: str,
    sum_start: str,
    decisions: int,
    facts: tuple[str, int, bool],
    names: tuple[str, ...],
    places: list[int] | None,
) -> None:
    """Its match, players, title and take-backs are what they were when it was saved."""
    opened = open_match(HERE / name)
    saved = opened.saved

    assert hashlib.sha256((HERE / name).read_bytes()).hexdigest()[:12] == sum_start
    assert (saved.title, saved.takebacks, opened.header.auto) == facts
    assert tuple(player.name for player in saved.players) == names
    assert len(saved.match.decisions) == decisions
    assert (saved.match.state.places() if saved.match.over else None) == places
    assert opened.notices == ()


@pytest.mark.parametrize(
    ("name", "faces", "signs"),
    [
        ("v1/splendor-called.save", ["", "", "", ""], ["J", "Ä", "knight", "legend"]),
        ("v2/faces-running.save", ["fox", "letter", "dragon", ""], ["fox", "Ä", "Z", "legend"]),
    ],
)
def test_people_keep_their_faces(name: str, faces: list[str], signs: list[str], tmp_path: Path) -> None:
    """0.1 had none; a face that only a newer version has shows as the letter, and stays in the file."""
    opened = open_match(HERE / name).saved
    table = TableMatch.from_saved(opened)
    again = tmp_path / "again.save"
    again.write_bytes(pack(table.saved(), datetime(2026, 11, 23, tzinfo=UTC)))

    assert [player.face for player in opened.players] == faces
    assert [chair.sign for chair in table.chairs] == signs
    assert [player.face for player in open_match(again).saved.players] == faces


# file, start of its SHA-256, decisions that still stand, the notice: what later rules make something else of
CHANGED = [
    ("v1/splendor-ended-early.save", "fa8f3f526201", 113, "rules_reopened"),  # SM-26
    ("v1/seventh-hero-asked-otherwise.save", "6cfd1599f7e4", 60, "rules_changed"),  # SH-17
    ("v1/dust-collectorz-team-finished.save", "1de23c664117", 450, "rules_reopened"),  # DC-21
    ("v1/dust-collectorz-duel-changed.save", "f43f0d856928", 149, "rules_changed"),  # DC-18, of 163
    ("v1/dust-collectorz-free-for-all-changed.save", "c044c74a598e", 199, "rules_changed"),  # of 209
    ("v1/dust-collectorz-team-changed.save", "988a0129eec9", 192, "rules_changed"),  # of 278
    ("v1/custom-heroes-bets-in-seven.save", "2beb41f6a481", 173, "rules_changed"),  # CH-34
    ("v1/custom-heroes-traded-back.save", "7a160e62eed2", 457, "rules_other_result"),  # CH-35
]


@pytest.mark.parametrize(("name", "sum_start", "decisions", "notice"), CHANGED)
def test_a_match_that_later_rules_change_says_so(
    name: str, sum_start: str, decisions: int, notice: str
) -> None:
    """It opens, goes as far as its decisions fit, can be played on, and its file stays as it is."""
    opened = open_match(HERE / name)

    assert hashlib.sha256((HERE / name).read_bytes()).hexdigest()[:12] == sum_start
    assert len(opened.saved.match.decisions) == decisions
    assert [one.code for one in opened.notices] == [notice]


def test_a_team_that_ran_out_of_cards_plays_on() -> None:
    """DC-21: by the rules of 0.1 the match ended there; now that seat stays in, and the next attack comes."""
    match = open_match(HERE / "v1" / "dust-collectorz-team-finished.save").saved.match
    state = match.state
    assert isinstance(state, DustState)
    spent = [seat for seat in range(state.seats) if state.players[seat].spent()]
    match.play(state.legal_actions()[0])

    assert spent
    assert state.to_move not in spent
    assert len(match.decisions) == 451


def test_a_splendor_match_that_ended_early_gives_the_last_seat_its_turn(tmp_path: Path) -> None:
    """SM-26: by the rules of 0.1 it lost it; the old file and its line of the statistics stay."""
    name = "splendor-ended-early.save"
    library = Library(tmp_path)
    (tmp_path / name).write_bytes((HERE / "v1" / name).read_bytes())
    opened = library.load(name)
    match = opened.saved.match
    kept = opened.header.over, opened.name, match.over, match.state.to_move
    match.play(match.state.legal_actions()[0])
    library.close()
    (tmp_path / "played.lines").write_bytes((HERE / "v1" / "splendor-played.lines").read_bytes())
    statistics = Statistics(tmp_path)
    added = statistics.add(opened.saved, (0, 1, 2, 3))
    places = [[seat.place for seat in one.seats] for one in statistics.played]
    statistics.close()

    assert kept == (True, "", False, 0)
    assert match.over
    assert (added, places) == (False, [[2, 1, 3, 4]])


def test_a_heroes_match_with_bets_in_round_seven_goes_on_before_the_first(tmp_path: Path) -> None:
    """CH-34: round 7 is dealt, its leader leads; the notice names the bet, the old file and its line stay."""
    name = "custom-heroes-bets-in-seven.save"
    library = Library(tmp_path)
    (tmp_path / name).write_bytes((HERE / "v1" / name).read_bytes())
    opened = library.load(name)
    match = opened.saved.match
    [notice] = opened.notices
    stopped = notice.facts["number"], notice.facts["count"], notice.facts["text"], match.over
    match.play(match.state.legal_actions()[0])
    library.close()
    (tmp_path / "played.lines").write_bytes((HERE / "v1" / "custom-heroes-played.lines").read_bytes())
    statistics = Statistics(tmp_path)
    places = sorted([seat.place for seat in one.seats] for one in statistics.played)
    statistics.close()

    assert stopped == (173, 209, "bet 4a", False)
    assert len(match.decisions) == 174
    assert (tmp_path / name).read_bytes() == (HERE / "v1" / name).read_bytes()
    assert places == [[2, 1], [2, 1], [2, 1, 2, 2, 2]]


def test_heroes_codes_of_the_first_rules_open() -> None:
    """One that fits to its end, one that goes on before its first bet in round 7, one with other places."""
    codes = (HERE / "v1" / "custom-heroes-codes.txt").read_text(encoding="ascii").split()
    matches = [from_code(code) for code in codes]

    assert [(len(match.decisions), match.over) for match, _ in matches] == [
        (117, True),
        (173, False),
        (457, True),
    ]
    assert [[one.code for one in notices] for _, notices in matches] == [[], ["rules_changed"], []]


def test_splendor_codes_of_the_first_rules_open() -> None:
    """One that goes on by today's rules says so; the other is over as it was."""
    codes = (HERE / "v1" / "splendor-codes.txt").read_text(encoding="ascii").split()
    matches = [from_code(code) for code in codes]

    assert [(len(match.decisions), match.over) for match, _ in matches] == [(113, False), (88, True)]
    assert [[one.code for one in notices] for _, notices in matches] == [["rules_since_code"], []]


def test_a_seventh_hero_match_goes_on_where_a_cancel_is_asked_about_now(tmp_path: Path) -> None:
    """SH-17: the rules of 0.1 asked nobody once the wanderer was turned up; the match can be played on."""
    here = HERE / "v1"
    opened = open_match(here / "seventh-hero-asked-otherwise.save")
    match = opened.saved.match
    offered = [match.state.notation(action) for action in match.state.legal_actions()]
    codes = (here / "seventh-hero-codes.txt").read_text(encoding="ascii").split()
    matches = [from_code(code) for code in codes]
    (tmp_path / "played.lines").write_bytes((here / "seventh-hero-played.lines").read_bytes())
    statistics = Statistics(tmp_path)
    added = statistics.add(opened.saved, (0, 1, 2))
    places = [[seat.place for seat in one.seats] for one in statistics.played]
    statistics.close()
    match.play(match.state.read("decline"))

    assert opened.notices[0].facts["text"] == "send 4"
    assert (match.decisions[59], offered) == ("use forest-strider", ["cancel", "decline"])
    assert [(len(one.decisions), one.over) for one, _ in matches] == [(64, True), (60, False)]
    assert [[one.code for one in notices] for _, notices in matches] == [[], ["rules_changed"]]
    assert (added, sorted(places)) == (False, [[1, 3, 2], [3, 2, 1]])


OTHERS = {
    "codes.txt": "df34ddc624fa",
    "custom-heroes-codes.txt": "e556c0192a69",
    "custom-heroes-played.lines": "65b65f53d500",
    "splendor-codes.txt": "0e19e2c95ee4",
    "splendor-played.lines": "32dbe1de6355",
    "seventh-hero-codes.txt": "6b4782ac3252",
    "seventh-hero-played.lines": "cfc87e753680",
    "favourites.deck": "439b72419365",
    "settings.json": "e64628f505d9",
    "played.lines": "476f6f80d05d",
}  # in v1; starts of their SHA-256


def test_files_of_a_released_version_never_change() -> None:
    """Of other kinds than matches; those are checked above."""
    here = HERE / "v1"

    assert {path.name for path in here.iterdir() if path.suffix != ".save"} == set(OTHERS)
    for name, start in OTHERS.items():
        assert hashlib.sha256((here / name).read_bytes()).hexdigest()[:12] == start


def test_a_code_of_a_released_version_opens_for_ever() -> None:
    """Of each game one that was played to its end, of one game in each of its modes."""
    codes = (HERE / "v1" / "codes.txt").read_text(encoding="ascii").split()
    matches = [from_code(code) for code in codes]

    told = [[notice.code for notice in notices] for _, notices in matches]
    assert [(match.rules.id, len(match.decisions), match.over) for match, _ in matches] == [
        ("custom_heroes", 430, True),
        ("seventh_hero", 57, True),
        ("dust_collectorz", 231, True),
        ("dust_collectorz", 450, False),  # DC-21: who is out of cards stays in
        ("dust_collectorz", 97, True),
        ("splendor_marvel", 113, False),  # SM-26: the last seat has its turn by today's rules
    ]
    assert told == [[], [], [], ["rules_since_code"], [], ["rules_since_code"]]


def test_a_deck_of_a_released_version_opens_for_ever() -> None:
    """Its name, its cards, and which of them stay."""
    deck = unpack((HERE / "v1" / "favourites.deck").read_bytes(), "favourites.deck")

    assert (deck.name, len(deck.cards)) == ("Lieblingsstücke ß", 32)
    assert deck.pinned == ("cogwick", "clatterpup", "lampjack")


def test_settings_of_a_released_version_are_read_for_ever() -> None:
    """Every value that was chosen is still that value, and there is nothing to tell."""
    settings, notices = load_settings(HERE / "v1" / "settings.json")

    assert notices == []
    assert (settings.language, settings.name, settings.ui_scale, settings.motion) == (
        "de",
        "Jörg",
        125,
        "gentle",
    )
    assert (settings.speed, settings.volume_music, settings.pace) == (1.5, 10, "brisk")
    assert (settings.high_contrast, settings.last_game) == (True, "seventh_hero")
    assert settings.keys == {"undo": ("U", "Ctrl+Z")}
    assert settings.lessons == {"custom_heroes": LessonNote(4, done=True)}
    assert [one.name for one in settings.new_games["splendor_marvel"].players] == ["Jörg", "Änne ß", "Zoë"]
    assert settings.new_games["splendor_marvel"].options == {"goal": 15}


def test_statistics_of_a_released_version_are_read_for_ever() -> None:
    """Every match that was counted, and what is remembered of one that goes on."""
    lines = read_lines(HERE / "v1" / "played.lines")

    assert lines.bad == 0
    assert [note.hints for note in lines.notes.values()] == [1]
    assert [
        (one.game, one.mode, one.decisions, one.takebacks, [seat.place for seat in one.seats])
        for one in lines.played.values()
    ] == [
        ("custom_heroes", "", 430, 0, [2, 4, 3, 1]),
        ("seventh_hero", "", 57, 2, [2, 3, 1]),
        ("dust_collectorz", "champions", 231, 1, [2, 1]),
        ("dust_collectorz", "team", 450, 0, [1, 3, 1, 3]),
        ("dust_collectorz", "young", 97, 2, [2, 1]),
    ]


def test_every_version_left_its_files() -> None:
    """A new version of the format leaves files of its own here, and every file here is named above."""
    files = {str(path.relative_to(HERE)) for path in HERE.glob("v*/*.save")}
    versions = {read_header(HERE / name).version for name in files}

    assert files == {name for name, *_ in KEPT} | {name for name, *_ in CHANGED}
    assert versions == set(range(1, VERSION + 1))
