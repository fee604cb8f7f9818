"""Settings: one bad value costs one value."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import settings as example_settings
from hypothesis import strategies as st

from saves.matches.header import Player
from saves.settings import (
    BROKEN_LIMIT,
    CHOICES,
    LessonNote,
    NewGame,
    PluginNote,
    Settings,
    load_settings,
    save_settings,
    without_names,
)
from tests.saves.disk import refuse
from tests.saves.matches import JSON

CHOSEN = Settings(
    language="de",
    name="Änne",
    face="fox",
    ui_scale=150,
    motion="gentle",
    speed=2.5,
    mute=True,
    keys={"undo": ("U", "Ctrl+Z"), "log": ()},
    pads={"undo": "rs", "log": ""},
    rumble=True,
    last_game="splendor_marvel",
    new_games={
        "splendor_marvel": NewGame(
            (Player("Änne", 2), Player("Wächter", 3, "computer", 4)),
            {"goal": 16, "start": "random", "fast": True},
        )
    },
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Name a settings file that does not exist yet."""
    return tmp_path / "settings.json"


def loaded(path: Path, text: bytes) -> tuple[Settings, list[tuple[str, str | int | None]]]:
    """Load a file of this text; return the settings, and code and name of each notice."""
    path.write_bytes(text)
    settings, notices = load_settings(path)
    return settings, [(notice.code, notice.facts.get("name")) for notice in notices]


def test_settings_come_back_as_they_were(path: Path) -> None:
    """Every value survives."""
    refusal = save_settings(path, CHOSEN)

    assert refusal is None
    assert load_settings(path) == (CHOSEN, [])


@pytest.mark.parametrize("language", ["fr", "pt-BR", "sr-Latn-RS", "pt_BR"])
def test_a_language_is_kept_by_its_code(path: Path, language: str) -> None:
    """As its folder is called, with script and region where it needs them."""
    save_settings(path, Settings(language=language))

    assert load_settings(path) == (Settings(language=language), [])


def test_no_file_means_defaults(path: Path) -> None:
    """A first start has nothing to tell."""
    assert load_settings(path) == (Settings(), [])


BAD = {
    "language": "klingon",
    "name": "x" * 25,
    "face": "x" * 41,
    "window_width": 1023,
    "window_height": 10**9,
    "window_spot": {"x": 10**9},
    "fullscreen": "yes",
    "ui_scale": 74,
    "motion": None,
    "speed": 4.5,
    "volume_master": -1,
    "volume_effects": 101,
    "volume_music": 50.5,
    "volume_ambience": "loud",
    "background": "rain",
    "celebrations": "huge",
    "mute": 1,
    "ai_seconds": 0.1,
    "ahead": "far",
    "help": "a little",
    "hints": {},
    "coach": "often",
    "review": "often",
    "spoiler_free": "no",
    "pace": "hectic",
    "reactions": "sometimes",
    "turn_table": 180,
    "keys": ["Z"],
    "pads": "a",
    "rumble": "strong",
    "screen_reader": "Orca",
    "copy_spoken": 1,
    "captions": "always",
    "high_contrast": "some",
    "autosave": 0,
    "last_game": 7,
    "new_games": "none",
    "lessons": [1],
    "plugins": "all",
    "backups": "weekly",
    "data_folder": "/somewhere",
}


@pytest.mark.parametrize("name", Settings.__struct_fields__)
def test_a_bad_value_costs_that_value_alone(name: str, path: Path) -> None:
    """It is back at its default and named; all others are kept."""
    values = {**msgspec.to_builtins(CHOSEN), name: BAD[name]}
    settings, notices = loaded(path, msgspec.json.encode(values))

    assert settings == msgspec.structs.replace(CHOSEN, **{name: getattr(Settings(), name)})
    assert notices == [("setting_default", name)]


def test_a_bad_choice_for_one_game_costs_that_game_alone(path: Path) -> None:
    """The choices for other games are kept."""
    values = msgspec.to_builtins(CHOSEN)
    values["new_games"]["custom_heroes"] = {"players": [{"name": "", "colour": 99}]}
    settings, notices = loaded(path, msgspec.json.encode(values))

    assert settings == CHOSEN
    assert notices == [("setting_default", "new_games.custom_heroes")]


@pytest.mark.parametrize(
    "bad",
    [
        True,
        {"version": "1.0", "digest": "a" * 64},
        {"version": "1.0", "digest": "a" * 63, "trusted": True},
        {"version": "1.0", "digest": "a" * 64, "trusted": 1},
    ],
)
def test_a_bad_answer_for_a_package_trusts_nobody(bad: object, path: Path) -> None:
    """The answers for other packages are kept; for this one the program asks again."""
    good = {"version": "1.0", "digest": "b" * 64, "trusted": True}
    settings, notices = loaded(path, msgspec.json.encode({"plugins": {"one": good, "two": bad}}))

    assert settings.plugins == {"one": PluginNote("1.0", "b" * 64, trusted=True)}
    assert notices == [("setting_default", "plugins.two")]


@pytest.mark.parametrize(
    "bad",
    ["U", ["Z", "X", "Y"], ["Strg+Z"], ["Ctrl+Ctrl+Z"], [""], ["+"], ["Ctrl"], ["zz"], ["я"], [7]],
)
def test_a_bad_key_costs_that_command_alone(bad: object, path: Path) -> None:
    """The keys of other commands are kept."""
    values = msgspec.to_builtins(CHOSEN)
    values["keys"]["hint"] = bad
    settings, notices = loaded(path, msgspec.json.encode(values))

    assert settings == CHOSEN
    assert notices == [("setting_default", "keys.hint")]


def test_a_bad_note_about_one_lesson_costs_that_note_alone(path: Path) -> None:
    """How far one has come in other games' lessons is kept."""
    notes = b'{"lessons": {"custom_heroes": {"step": 3}, "seventh_hero": {"step": -1}}}'
    settings, notices = loaded(path, notes)

    assert settings.lessons == {"custom_heroes": LessonNote(3)}
    assert notices == [("setting_default", "lessons.seventh_hero")]


def test_keys_may_be_written_as_people_write_them(path: Path) -> None:
    """Case and blanks don't matter, nor the order of modifiers, nor that a key is named twice."""
    settings, notices = loaded(path, b'{"keys": {"save": ["shift + ctrl+s", "Ctrl+Shift+S"], "keys": ["?"]}}')

    assert settings.keys == {"save": ("Ctrl+Shift+S",), "keys": ("?",)}
    assert notices == []


def test_keys_of_more_commands_than_there_can_be_are_left_out(path: Path) -> None:
    """The settings that come out can be changed further."""
    many = {f"c{number}": ["X"] for number in range(300)}
    settings, notices = loaded(path, msgspec.json.encode({"keys": many}))

    assert settings.changed("keys", settings.keys) == settings
    assert notices == [("setting_default", "keys")]


def test_a_wrong_key_is_not_taken() -> None:
    """The same checks hold for the program as for the file."""
    with pytest.raises(ValueError, match="there is no key 'Hyper'"):
        CHOSEN.changed("keys", {"undo": ("Hyper",)})


def test_an_unknown_value_is_named(path: Path) -> None:
    """It may come from a newer version; what is hidden in its name is not shown."""
    settings, notices = loaded(path, '{"speed": 2, "wind\u202e": "north"}'.encode())

    assert settings == Settings(speed=2.0)
    assert notices == [("setting_unknown", "wind")]


def test_names_in_settings_lose_what_is_hidden_in_them(path: Path) -> None:
    """The same as in matches."""
    text = (
        '{"name": "A\u202enn", "new_games": {"x": {"players": [{"name": "\u200b", "colour": 1}]}}}'.encode()
    )
    settings, _ = loaded(path, text)

    assert (settings.name, settings.new_games["x"].players[0].name) == ("Ann", "1")


@pytest.mark.parametrize(
    "text", [b"", b"junk", b"[1]", b'{"speed": NaN}', b"{" * 100_000, b"\xff", b"[" * (5 << 20)]
)
def test_an_unreadable_file_is_kept_aside(text: bytes, path: Path) -> None:
    """All settings are at their defaults; what was there stays, under a name that the notice tells."""
    path.write_bytes(text)
    settings, notices = load_settings(path)
    save_settings(path, CHOSEN)

    assert settings == Settings()
    assert [str(notice) for notice in notices] == [
        "settings.json couldn’t be read. It is kept as settings.broken-1.json.",
        "settings.json has no older copy, so all settings are back to their defaults.",
    ]
    assert path.with_name("settings.broken-1.json").read_bytes() == text


def test_no_more_than_some_broken_files_are_kept(path: Path) -> None:
    """A program that breaks its settings at every start does not fill the disk."""
    for number in range(BROKEN_LIMIT + 5):
        loaded(path, b"junk %d" % number)

    assert len(list(path.parent.iterdir())) == BROKEN_LIMIT
    assert path.with_name("settings.broken-1.json").read_bytes() == b"junk 0"


def test_a_settings_file_that_is_no_file_is_told(path: Path) -> None:
    """The program starts with defaults, and leaves it as it is."""
    path.mkdir()
    settings, notices = load_settings(path)

    assert settings == Settings()
    assert [notice.code for notice in notices] == ["not_a_file", "settings_lost"]
    assert path.is_dir()


def test_broken_settings_on_a_read_only_disk_are_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeping them aside fails, starting does not."""
    path.write_bytes(b"junk")
    refuse(monkeypatch, "replace", errno.EROFS)
    settings, notices = load_settings(path)

    assert settings == Settings()
    assert [notice.code for notice in notices] == ["read_only", "settings_lost"]


@pytest.mark.parametrize(("number", "code"), [(errno.ENOSPC, "disk_full"), (errno.EACCES, "read_only")])
def test_settings_that_can_not_be_written_are_told(
    number: int, code: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old ones stay as they are."""
    save_settings(path, CHOSEN)
    refuse(monkeypatch, "fsync", number)
    notice = save_settings(path, Settings())

    assert notice is not None
    assert notice.code == code
    assert load_settings(path) == (CHOSEN, [])


@example_settings(max_examples=40)
@given(values=st.dictionaries(st.sampled_from(Settings.__struct_fields__) | st.text(max_size=8), JSON))
@example(values={"speed": 10**400})
@example(values={"new_games": {"x" * 41: {}}})
@example(values={"new_games": {"": {"options": {"goal": 10**4000}}}})
@example(values={"new_games": {str(number): {} for number in range(41)}})
def test_no_values_stop_the_program(values: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whatever stands in the file, the settings that come out are valid and can be saved and loaded."""
    path = tmp_path_factory.mktemp("any") / "settings.json"
    settings, _ = loaded(path, msgspec.json.encode(values))
    save_settings(path, settings)

    read, notices = load_settings(path)
    assert read == settings and {notice.code for notice in notices} <= {"setting_unknown"}


def test_one_value_is_changed_at_a_time() -> None:
    """The old settings are as they were."""
    assert CHOSEN.changed("speed", 1) == msgspec.structs.replace(CHOSEN, speed=1.0)
    assert CHOSEN.speed == 2.5


def test_the_choice_for_a_game_is_kept_beside_the_others() -> None:
    """Structs are taken as well as plain values."""
    games = {**CHOSEN.new_games, "seventh_hero": NewGame((Player("Änne", 0),))}

    assert CHOSEN.changed("new_games", games).new_games == games


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [("wind", "north", "there is no setting 'wind'"), ("speed", 9, "speed: Expected `float` <= 4.0")],
)
def test_a_wrong_change_says_what_is_allowed(name: str, value: object, words: str) -> None:
    """A name or value that does not exist is a ValueError with words."""
    with pytest.raises(ValueError, match=words) as caught:
        CHOSEN.changed(name, value)

    assert words in str(caught.value)


def test_every_value_that_is_offered_is_accepted() -> None:
    """What the settings scene may offer (ends, defaults, words) and what a file may hold are the same."""
    offered = [
        (choice.name, value)
        for choice in CHOICES
        for value in (
            choice.default,
            *choice.allowed,
            *([choice.low, choice.high] if choice.kind == "number" else []),
        )
    ]

    assert {
        name for name, value in offered if getattr(Settings().changed(name, value), name) != value
    } == set()
    assert {name for name in Settings.__struct_fields__ if name not in dict(offered)} == {
        "window_spot",
        "name",
        "face",
        "keys",
        "pads",
        "last_game",
        "data_folder",
        "new_games",
        "lessons",
        "plugins",
    }


def test_numbers_are_offered_with_steps_and_units() -> None:
    """Each number has a step that fits into its range, and whether it is whole."""
    numbers = {choice.name: choice for choice in CHOICES if choice.kind == "number"}

    assert all(0 < choice.step <= choice.high - choice.low and choice.unit for choice in numbers.values())
    assert (numbers["ui_scale"].low, numbers["ui_scale"].high, numbers["ui_scale"].whole) == (75, 200, True)
    assert not numbers["speed"].whole


def test_a_report_has_nobody_s_name() -> None:
    """Settings go into a report without the names of people."""
    text = msgspec.json.encode(without_names(CHOSEN)).decode()

    assert "nne" not in text
    assert "Wächter" not in text
    assert '"ui_scale":150' in text
