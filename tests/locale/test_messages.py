"""All messages of all languages: whole, asking for the same facts, worded in every variant, tidy."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from ai.personas.levels import LEVEL_KEYS
from game import translating
from game.registry import GAMES
from game.table.art.text.fonts import FACES, lacking
from game.texts.languages import COMMON, FALLBACK
from tests.locale.messages import HOME, LANGUAGES, catalogs, messages, worded

OTHERS = [language for language in LANGUAGES if language != FALLBACK]
ANYTHING = r"[\w-]+"
QUOTES = {"en": ("“", "”"), "de": ("„", "“"), "fr": ("«", "»")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_read_without_a_problem(language: str) -> None:
    """Nothing in our own files is left out."""
    assert [str(one) for catalog in catalogs(language).values() for one in catalog.problems] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_what_english_says(language: str) -> None:
    """The same messages in the same files, each with the same facts and attributes."""
    model, theirs = messages(FALLBACK), messages(language)
    unlike = [
        place
        for place in model.keys() & theirs.keys()
        if (model[place].variables, model[place].attributes)
        != (theirs[place].variables, theirs[place].attributes)
    ]

    assert set(model) ^ set(theirs) == set()
    assert unlike == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_worded_in_all_its_variants(language: str) -> None:
    """With sample facts; none is empty, and none shows a fact that it wasn't given."""
    bad = [
        place for place, texts in worded(language).items() if any("{" in one or "???" in one for one in texts)
    ]

    assert len(worded(language)) > 500
    assert bad == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_in_common_begins_with_the_name_of_its_file(language: str) -> None:
    """So a key is found without reading all files."""
    astray = [
        place
        for place in messages(language)
        if place.part == COMMON and place.key.partition("-")[0] != place.file
    ]

    assert astray == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_set_as_the_language_sets_them(language: str) -> None:
    """Curly quotes in pairs, curly apostrophes, real ellipses, no doubled blanks."""
    opened, closed = QUOTES[language]
    untidy = [
        (place, text)
        for place, texts in worded(language).items()
        for text in texts
        if re.search(r"[\"']|\.\.\.|  ", text) or text.count(opened) != text.count(closed)
    ]

    assert untidy == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("face", FACES)
def test_every_letter_of_every_text_is_in_every_face(language: str, face: str) -> None:
    """A letter that a face lacks would be drawn as an empty box."""
    letters = "".join(
        sorted({one for texts in worded(language).values() for text in texts for one in text if one > " "})
    )

    assert lacking(face, letters) == ""


FORMAL = re.compile(r"\b(Ihnen|[Bb]itte)\b|[a-zäöüß,] (Sie|Ihr(e[nmrs]?)?)\b")


def test_french_sets_an_ellipsis_close_to_the_word() -> None:
    """As French does; English and German put a blank before it."""
    apart = [place for place, said in worded("fr").items() if any(re.search(r"\s…", one) for one in said)]

    assert apart == []


def test_german_says_du() -> None:
    """The same way of addressing the person everywhere, and no polite phrases."""
    assert [place for place, texts in worded("de").items() if any(FORMAL.search(one) for one in texts)] == []


# What is asked for


def sources() -> list[Path]:
    """List the modules that may ask for a text."""
    return sorted(path for folder in ("game", "ai", "saves") for path in (HOME / folder).rglob("*.py"))


@cache
def literals() -> frozenset[str]:
    """Return what any text in the sources, plain or put together, could be as a key, as patterns."""
    return frozenset(pattern for source in sources() for pattern in _literals_of(source))


def _literals_of(source: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANYTHING
                for part in node.values
            ]
            if parts[0] != ANYTHING:  # what begins with anything could be anything
                yield "".join(parts)


def asked_for() -> Iterator[str]:
    """Yield the keys that the program asks for by name."""
    for source in sources():
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                if name in {"words", "texts", "say"} and isinstance(node.args[0].value, str):
                    yield node.args[0].value


def test_every_key_that_is_asked_for_is_there() -> None:
    """No person ever sees a key instead of a text."""
    there = {place.key for place in messages(FALLBACK)}
    files = {place.file for place in messages(FALLBACK) if "-" in place.key}

    assert {key for key in asked_for() if key.partition("-")[0] in files and "-" in key} - there == set()
    assert len(set(asked_for())) > 200


def test_every_message_is_asked_for() -> None:
    """What nobody says any more is taken out."""
    plain = {one for one in literals() if re.fullmatch(r"[\w\\-]+", one)}
    made = re.compile("|".join(f"(?:{one})" for one in sorted(literals() - plain)))
    led_to = {(one.part, key) for one, entry in messages(FALLBACK).items() for key in entry.references}
    unused = [
        place
        for place in messages(FALLBACK)
        if re.escape(place.key) not in plain and not made.fullmatch(place.key)
        if (place.part, place.key) not in led_to
    ]

    assert unused == []


@pytest.mark.parametrize("key", LEVEL_KEYS)
@pytest.mark.parametrize("part", ["name", "character", "about"])
def test_every_level_has_its_words(key: str, part: str) -> None:
    """A new level needs a name, a character and a line that says how it plays."""
    assert f"level-{key}-{part}" in {place.key for place in messages(FALLBACK)}


# The command


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_languages_lack_nothing(language: str) -> None:
    """`dev.py language` finds no missing message, no problem and no unknown letter."""
    lines, complete = translating.report(language)

    assert (lines[1:], complete) == ([], True)


def test_the_command_lists_what_is_missing_ready_to_be_translated() -> None:
    """File by file, each message as it stands in English."""
    lines, complete = translating.report("nl")

    assert not complete
    assert lines[0].startswith(f"# nl: {len(messages(FALLBACK))} of {len(messages(FALLBACK))} messages")
    assert {f"### {game}/text/nl.ftl" for game in GAMES} <= set(lines)
    assert "menu-back = Back" in lines


@pytest.mark.parametrize("words", [[], ["nl", "fr"], ["../nl"], ["Dutch"], ["menu.en"]])
def test_the_command_wants_one_code(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Anything else is answered with how it is called."""
    assert translating.main(words) == translating.WRONG_WORDS
    assert capsys.readouterr().err == f"{translating.HOW_TO}\n"
