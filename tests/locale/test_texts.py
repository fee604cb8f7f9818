"""The program's texts: both languages complete, nothing used that isn't there, nothing there unused."""

from __future__ import annotations

import ast
import re
import string
import tomllib
from pathlib import Path

import pytest

from ai.levels import LEVEL_KEYS
from game.table.art.fonts import FACES, font
from game.table.words import LANGUAGES, MissingText, Words, flat, load_texts

HOME = Path(__file__).resolve().parents[2]
SOURCES = sorted([*HOME.glob("game/scenes/**/*.py"), *HOME.glob("game/table/*.py"), *HOME.glob("game/*.py")])
TEXTS = {language: load_texts(language) for language in LANGUAGES}
SPEAKERS = {"words", "count"}  # what is called with a text's key
ANYTHING = r"[a-z0-9_.]+"


def fields(text: str) -> list[str]:
    """The facts that a text wants, sorted."""
    return sorted(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


def keys_asked_for() -> set[str]:
    """The keys that the program asks for by name."""
    asked = set()
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0]
            if (
                name not in SPEAKERS
                or not isinstance(first, ast.Constant)
                or not isinstance(first.value, str)
            ):
                continue
            if "." in first.value:
                ends = (".one", ".many") if name == "count" else ("",)
                asked |= {f"{first.value}{end}" for end in ends}
    return asked


def patterns_in_the_sources() -> list[re.Pattern[str]]:
    """What any text in the sources, plain or put together, could be as a key."""
    found = set()
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and "." in node.value:
                found.add(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANYTHING
                    for part in node.values
                ]
                if parts and parts[0] != ANYTHING:  # a text that begins with anything could be anything
                    found.add("".join(parts))
    return [re.compile(pattern) for pattern in found]


def test_both_languages_have_the_same_keys() -> None:
    """What is said in one is said in the other."""
    assert sorted(TEXTS["en"]) == sorted(TEXTS["de"])


@pytest.mark.parametrize("key", sorted(TEXTS["en"]))
def test_a_text_wants_the_same_facts_in_both_languages(key: str) -> None:
    """A name that is told in one language is told in the other."""
    assert fields(TEXTS["en"][key]) == fields(TEXTS["de"][key])


def test_no_key_stands_in_two_files() -> None:
    """Each text has one place."""
    counted: list[str] = []
    for file in sorted((HOME / "assets" / "locale").glob("*.en.toml")):
        counted += [key for key, _ in flat(tomllib.loads(file.read_text(encoding="utf-8")))]

    assert len(counted) == len(set(counted))


def test_every_key_that_is_asked_for_is_there() -> None:
    """No person ever sees a key instead of a text."""
    assert keys_asked_for() - set(TEXTS["en"]) == set()
    assert len(keys_asked_for()) > 40


def test_every_text_is_asked_for() -> None:
    """What nobody says any more is taken out."""
    patterns = patterns_in_the_sources()
    bare = {key: re.sub(r"\.(one|many)$", "", key) for key in TEXTS["en"]}
    unused = [
        key
        for key, stem in bare.items()
        if not any(pattern.fullmatch(key) or pattern.fullmatch(stem) for pattern in patterns)
    ]

    assert unused == []


@pytest.mark.parametrize("key", LEVEL_KEYS)
@pytest.mark.parametrize("part", ["name", "character", "about"])
def test_every_level_has_its_words(key: str, part: str) -> None:
    """A new level needs a name, a character and a line that says how it plays."""
    for texts in TEXTS.values():
        assert texts[f"level.{key}.{part}"].strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("face", FACES)
def test_every_letter_of_every_text_is_in_every_face(language: str, face: str) -> None:
    """A letter that a face lacks would be drawn as an empty box."""
    letters = sorted({letter for text in TEXTS[language].values() for letter in text if letter > " "})
    missing = [
        letter
        for letter, metrics in zip(letters, font(face, 20).metrics("".join(letters)), strict=True)
        if not metrics
    ]

    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_tidy(language: str) -> None:
    """No blanks at the ends, no doubled blanks, no straight quotes, no three dots for an ellipsis."""
    untidy = [
        key
        for key, text in TEXTS[language].items()
        if text != text.strip() or "  " in text or '"' in text or "..." in text or not text
    ]

    assert untidy == []


def test_a_text_is_filled_with_its_facts() -> None:
    """Names and numbers stand where the text wants them."""
    words = Words("de", strict=True)

    assert words("title.version", version="1.2") == "Version 1.2"
    assert [words.count("load.decisions", number) for number in (1, 2)] == [
        "1 Entscheidung",
        "2 Entscheidungen",
    ]


def test_the_language_can_be_changed_at_any_time() -> None:
    """The next text is in the new language; a language that isn't there changes nothing."""
    words = Words("en", strict=True)
    words.speak("de")
    german = words("menu.back")
    words.speak("tlh")

    assert (german, words("menu.back"), words.language) == ("Zurück", "Zurück", "de")


def test_a_missing_text_raises_where_tests_listen_and_shows_its_key_to_people(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Never silently: in brackets on the screen, and once in the log."""
    with pytest.raises(MissingText, match="no text"):
        Words("en", strict=True)("no.such.text")
    lenient = Words("en")
    shown = [lenient("no.such.text"), lenient("no.such.text"), lenient("title.version")]

    assert shown == ["[no.such.text]", "[no.such.text]", "[title.version]"]
    assert [record.getMessage() for record in caplog.records] == [
        "no text 'no.such.text' in 'en'",
        "text 'title.version' wants 'version'",
    ]


def test_an_unknown_language_has_no_texts() -> None:
    """The error names those there are."""
    with pytest.raises(MissingText, match="en, de"):
        load_texts("tlh")
