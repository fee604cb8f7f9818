"""A language is added with one file: it is offered by its own name, and what it lacks is said in English."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import translating
from game.scenes.decks.list import DeckListScene
from game.scenes.load import LoadScene
from game.scenes.new_game import NewGameScene
from game.scenes.program import language_of
from game.scenes.result import ResultScene
from game.scenes.rulebook.page import RulesScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.statistics.scene import StatisticsScene
from game.scenes.title import TitleScene
from game.scenes.widgets.button import Button
from game.scenes.widgets.choice import Choice
from game.table import words as words_module
from game.table.plurals import PLURALS, forms_of
from game.table.words import FOLDERS, Words, language_for, languages, load_texts
from saves.settings import Settings
from tests.scenes.match_pilot import Pilot
from tests.scenes.menu_pilot import MenuPilot, table_of

TOY = "qa"
OWN_NAME = "Spielisch"
ENGLISH = load_texts("en")
LACKING = ("title.quit", "settings.section.sound")
SCENES = {
    "title": TitleScene,
    "new game": NewGameScene,
    "load": LoadScene,
    "settings": SettingsScene,
    "settings of keys": lambda program: SettingsScene(program, "keys"),
    "rules": RulesScene,
    "statistics": StatisticsScene,
    "decks": DeckListScene,
    "result": lambda program: ResultScene(program, table_of(2, None)),
}


def toy_texts() -> dict[str, str]:
    """Every English text in double brackets, but for two that are missing; it counts as Polish does."""
    texts = {key: f"«{text}»" for key, text in ENGLISH.items() if key not in LACKING}
    texts |= {"language.name": OWN_NAME, "language.plural": "polish", "language.decimal": ","}
    texts |= {key: ENGLISH[key] for key in ENGLISH if key.endswith((".when", ".day"))}
    few = [key for key in texts if key.endswith(".many")]
    return texts | {f"{key.removesuffix('many')}few": f"»{texts[key]}«" for key in few}


def write(folder: Path, texts: dict[str, str], name: str = f"{TOY}.toml") -> None:
    """Write a language's file."""
    text = "\n".join(translating.as_toml(texts)).replace("\\\\u0000", "\\u0000")
    (folder / name).write_text(text, encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that is looked through besides our own."""
    made = tmp_path / "locale"
    made.mkdir()
    monkeypatch.setattr(words_module, "FOLDERS", (*FOLDERS, made))
    yield made
    words_module._named.cache_clear()


@pytest.fixture
def toy(folder: Path) -> Path:
    """The folder with the toy language in it."""
    write(folder, toy_texts())
    return folder


def test_a_file_adds_a_language_under_its_own_name(toy: Path) -> None:
    """It stands behind those that the games speak."""
    assert (toy / f"{TOY}.toml").exists()
    assert languages() == {"en": "English", "de": "Deutsch", TOY: OWN_NAME}


def test_the_language_is_offered_on_the_title_and_in_the_settings(toy: Path) -> None:
    """Chosen there, everything changes at once, and the choice is kept as any other."""
    pilot = MenuPilot(toy / "saves")
    pilot.program.push(TitleScene(pilot.program))
    offered = pilot.widget("language", Choice).values
    pilot.program.push(SettingsScene(pilot.program, "language"))
    choice = pilot.widget("language", Choice)
    choice.choose([words for _, words in choice.values].index(OWN_NAME))

    assert [words for _, words in offered] == ["English", "Deutsch", OWN_NAME]
    assert pilot.program.settings.language == TOY
    assert (pilot.program.words.chosen, pilot.program.words.language) == (TOY, "en")
    assert pilot.program.words("settings.heading") == "«Settings»"


@pytest.mark.parametrize("name", SCENES)
def test_every_menu_speaks_it(toy: Path, name: str) -> None:
    """Each can be drawn; what is there is said in it, what it lacks in English."""
    pilot = MenuPilot(toy / "saves")
    pilot.program.change("language", TOY)
    pilot.program.push(SCENES[name](pilot.program))  # type: ignore[operator]
    pilot.wait(0.1)
    said = [one.text for one in pilot.menu.page.reachable() if isinstance(one, Button)]

    assert any(text.startswith("«") for text in said), said


def test_a_match_speaks_it_and_its_game_english(toy: Path) -> None:
    """The desk's own words come from the file; what the game says stays whole sentences of one language."""
    pilot = Pilot(toy / "saves", None, None)
    pilot.program.change("language", TOY)
    pilot.wait(0.1)
    pilot.program.draw(pilot.surface)
    status = pilot.scene.says.status(pilot.scene.view, pilot.scene.table.names, pilot.program.words.language)

    assert pilot.program.words("match.tools.menu") == "«Menu»"
    assert status == "Ann: take stones, reserve or recruit"


def test_what_a_language_lacks_is_said_in_english(toy: Path) -> None:
    """Sentence by sentence, and strict words don't mind."""
    assert toy.is_dir()
    words = Words(TOY, strict=True)

    assert [words(key) for key in LACKING] == [ENGLISH[key] for key in LACKING]
    assert words.has(LACKING[0])


def test_a_language_counts_by_its_own_rule(toy: Path) -> None:
    """Its third form is used; a text that it lacks counts as English does."""
    texts = toy_texts()
    for form in ("one", "few", "many"):
        del texts[f"deck.breaches.{form}"]
    write(toy, texts)
    words = Words(TOY, strict=True)

    assert [words.count("load.decisions", number)[0] for number in (0, 1, 2, 5, 12, 22)] == list("««»««»")
    assert words.count("deck.breaches", 1) == "1 thing keeps it from being played"
    assert words.decimal("1.5") == "1,5"


BAD = {
    "other facts": (
        "load.folder_is",
        "Partien {whereever}",
        "it wants {whereever}, in English it is {folder}",
    ),
    "a fact's inside": ("load.folder_is", "{folder.__class__}", "it wants {folder.__class__}"),
    "a width": ("load.folder_is", "{folder:>99999999}", "it wants {folder:>99999999}"),
    "an unknown key": ("title.play_now", "Los", "nothing asks for it"),
    "an open brace": ("title.load", "Laden {", "its braces are wrong"),
    "a control character": ("title.load", "a\\u0000b", "control character"),
    "nothing": ("title.load", " ", "it is empty"),
    "far too much": ("title.load", "a" * 3000, "longer than"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_text_that_can_not_be_shown_is_left_out_and_told(folder: Path, case: str) -> None:
    """One bad text costs that text alone; the command tells why."""
    key, text, why = BAD[case]
    write(folder, toy_texts() | {key: text})
    lines, complete = translating.report(TOY)

    assert [line for line in lines if key in line and why in line]
    assert not complete
    assert key not in ENGLISH or Words(TOY, strict=True)(key, folder="x") == ENGLISH[key].format(folder="x")


@pytest.mark.parametrize(
    "damage",
    [
        b"[language\nname",
        b"\xff\xfe",
        b"[language]\nname = 5\n",
        b'[title]\nload = "x"\n',
        b'[language]\nname = "a\\u0000b"\n',
        b'[language]\nname = "' + b"a" * 41 + b'"\n',
        b'[language]\nname = "x"\nmore = ' + b"[" * 3000,
        b'[language]\nname = "x"\n[' + b".".join([b"a"] * 1500) + b']\nb = "x"\n',
        b'[language]\nname = "x"\nmore = ' + b"9" * 5000 + b"\n",
        b'[language]\nname = "x"\n#' + b"." * 5000,
        b'[language]\nname = "x"\n' + b"#\n" * (1 << 18),
    ],
)
def test_a_file_that_is_no_language_adds_none(folder: Path, damage: bytes) -> None:
    """Broken, no text, without a sound name, beyond all bounds: the others are there as always."""
    (folder / f"{TOY}.toml").write_bytes(damage)

    assert list(languages()) == ["en", "de"]
    assert Words(TOY).chosen == "en"


def test_many_files_make_one_language_as_well(folder: Path) -> None:
    """As English and German have it; the name stands in the part about the language."""
    write(folder, {"language.name": OWN_NAME}, f"language.{TOY}.toml")
    write(folder, {"title.load": "Holen"}, f"title.{TOY}.toml")

    assert (languages()[TOY], Words(TOY)("title.load")) == (OWN_NAME, "Holen")


def test_the_command_lists_what_is_missing_ready_to_be_translated(
    toy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What it prints can be put into the file; then nothing is missing."""
    assert translating.main([TOY]) == 1
    told = capsys.readouterr().out
    with (toy / f"more.{TOY}.toml").open("w", encoding="utf-8") as more:
        more.write(told)

    assert (
        told.splitlines()[0]
        == f"# {TOY}: 2 of {len(ENGLISH)} sentences are missing; they are said in English."
    )
    assert [line for line in told.splitlines() if line.startswith("quit")] == [
        f'quit = "{ENGLISH["title.quit"]}"'
    ]
    assert translating.main([TOY]) == 0


def test_the_command_writes_a_whole_new_file(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It begins with the language's name and reads back as all of English."""
    assert translating.main([TOY]) == 1
    told = capsys.readouterr().out
    (folder / f"{TOY}.toml").write_text(told, encoding="utf-8")

    assert told.splitlines()[2] == "[language]"
    assert load_texts(TOY) == ENGLISH


@pytest.mark.parametrize("words", [[], ["nl", "fr"], ["../nl"], ["Dutch"], ["menu.en"]])
def test_the_command_wants_one_code(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Anything else is answered with how it is called."""
    assert translating.main(words) == translating.WRONG_WORDS
    assert capsys.readouterr().err == f"{translating.HOW_TO}\n"


@pytest.mark.parametrize("language", ["en", "de"])
def test_our_own_languages_lack_nothing(language: str) -> None:
    """Every text, every form, every letter."""
    lines, complete = translating.report(language)

    assert (lines[1:], complete) == ([], True)


@pytest.mark.parametrize(
    ("system", "spoken"),
    [("de_AT.UTF-8", "de"), ("de", "de"), ("den_CA", "en"), ("qa_XX@euro", TOY), ("fr_FR", "en"), ("", "en")],
)
def test_the_systems_language_is_found_by_its_code(toy: Path, system: str, spoken: str) -> None:
    """A code that only begins alike is another language."""
    assert toy.is_dir()
    assert language_for(system) == spoken


def test_a_language_that_has_gone_again_leaves_the_systems(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The choice is kept for when it comes back; settings open and show the system's meanwhile."""
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    settings = Settings().changed("language", TOY)
    pilot = MenuPilot(tmp_path, settings)
    pilot.program.push(SettingsScene(pilot.program, "language"))

    assert (language_of(settings), settings.language) == ("de", TOY)
    assert pilot.widget("language", Choice).value == "auto"


def test_rules_of_counting_have_the_forms_that_they_use() -> None:
    """Each has a form for every number, "many" among them."""
    assert {rule: forms_of(rule) for rule in PLURALS} == {
        "none": ("many",),
        "english": ("one", "many"),
        "french": ("one", "many"),
        "czech": ("one", "few", "many"),
        "polish": ("one", "few", "many"),
        "russian": ("one", "few", "many"),
    }
    assert [PLURALS["french"](number) for number in (0, 1, 2)] == ["one", "one", "many"]
    assert [PLURALS["russian"](number) for number in (1, 11, 21, 3, 13)] == [
        "one",
        "many",
        "one",
        "few",
        "many",
    ]
    assert [PLURALS["czech"](number) for number in (1, 4, 5, 22)] == ["one", "few", "many", "many"]
