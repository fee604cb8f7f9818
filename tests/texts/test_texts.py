"""What is said: in the language chosen, with facts filled in, in English where the language lacks it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from game.texts import languages as languages_module
from game.texts.languages import ROOTS, language_for, languages
from game.texts.texts import Library, MissingText, Voice

Write = Callable[[str, str], Path]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Write a text file below a folder that is looked through besides our own."""
    monkeypatch.setattr(languages_module, "ROOTS", (*ROOTS, tmp_path))

    def written(path: str, text: str) -> Path:
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return file

    yield written
    languages_module._named.cache_clear()


def test_a_text_is_filled_with_its_facts() -> None:
    """Names and numbers stand where the text wants them, and it counts as the language counts."""
    voice = Voice("de", strict=True)

    assert voice("title-version", version="1.2") == "Version 1.2"
    assert [voice("load-decisions", number=number) for number in (1, 2)] == [
        "1 Zug",
        "2 Züge",
    ]


def test_the_language_can_be_changed_at_any_time() -> None:
    """The next text is in the new language; one that isn't there changes nothing."""
    voice = Voice("en", strict=True)
    voice.speak("de")
    german = voice("menu-back")
    voice.speak("tlh")

    assert (german, voice("menu-back"), voice.language) == ("Zurück", "Zurück", "de")


def test_a_language_spoken_before_is_read_again_for_who_still_asks() -> None:
    """It takes no memory meanwhile; English, which the others fall back to, stays."""
    library = Library(strict=True)
    german = library.texts("de")
    said = german("title-continue")
    before = library.bundle("common", "title", "de"), library.bundle("common", "title", "en")
    library.forget_others("fr")

    assert german("title-continue") == said
    assert library.bundle("common", "title", "de") is not before[0]
    assert library.bundle("common", "title", "en") is before[1]


def test_the_texts_of_a_game_have_the_programs_beside_them() -> None:
    """A game says "Back" as the program does."""
    texts = Voice("en", strict=True).of("splendor_marvel")

    assert texts.has("lesson-aim-say")
    assert texts("menu-back") == "Back"
    assert texts is texts.of("splendor_marvel")


def test_a_missing_text_raises_where_tests_listen_and_shows_its_key_to_people(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Never silently: in brackets on the screen, and once in the log."""
    with pytest.raises(MissingText, match="no text"):
        Voice("en", strict=True)("no-such-text")
    lenient = Voice("en")

    assert [lenient("no-such-text"), lenient("no-such-text"), lenient("title-version")] == [
        "[no-such-text]",
        "[no-such-text]",
        "[title-version]",
    ]
    assert len(caplog.records) == 2


def test_a_folder_is_a_language(write: Write) -> None:
    """It stands in the list by its own name, and what it lacks is said in English."""
    write("common/text/nl/language.ftl", "language-name = Nederlands\n")
    write("common/text/nl/menu.ftl", "menu-back = Terug\n")
    voice = Voice("nl", strict=True)

    assert languages()["nl"] == "Nederlands"
    assert (voice("menu-back"), voice("title-quit")) == ("Terug", Voice("en")("title-quit"))
    assert language_for("nl_BE.UTF-8") == "nl"


@pytest.mark.parametrize(
    "text",
    [
        "menu-back = { $nobody }\n",
        "menu-back = { menu-back }\n",
        "menu-back = { $\n",
        "menu-back = " + "x" * 1_000_000 + "\n",
        "menu-unheard = Los\n",
    ],
)
def test_a_bad_message_is_said_in_english_and_told(
    write: Write, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Unknown facts, circles, broken braces, a million characters, keys that nothing asks for."""
    write("common/text/nl/language.ftl", "language-name = Nederlands\n")
    write("common/text/nl/menu.ftl", text)

    assert Voice("nl")("menu-back") == "Back"
    assert "common/text/nl/menu.ftl" in caplog.text


@pytest.mark.parametrize(
    "name", ["", "language-name =\n", "language-name = " + "x" * 41, "language-name = { $x", "\x00"]
)
def test_a_language_without_a_sound_name_is_left_out(
    write: Write, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The others are there as ever."""
    write("common/text/nl/language.ftl", name)

    assert "nl" not in languages()
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert Voice("nl").language == "en"


def test_lists_numbers_and_days_are_written_as_the_language_does() -> None:
    """By the CLDR, but for the minus, which is a true one."""
    english, german = (Library(strict=True).texts(language) for language in ("en", "de"))
    day = datetime(2026, 11, 23, 13, 44, tzinfo=UTC)

    assert [texts.join(["a", "b", "c"]) for texts in (english, german)] == ["a, b and c", "a, b und c"]
    assert english.join(["a", "b"], "or") == "a or b"
    assert [texts.number(-1234.5, 1) for texts in (english, german)] == ["−1,234.5", "−1.234,5"]
    assert [english.number(one, 2, fixed=False) for one in (0.5, 1.0)] == ["0.5", "1"]
    assert [texts.date(day, time=True) for texts in (english, german)] == [
        "23 Nov 2026, 13:44",
        "23.11.2026, 13:44",
    ]


@pytest.mark.parametrize(
    ("system", "spoken"),
    [("de_AT.UTF-8", "de"), ("de", "de"), ("den_CA", "en"), ("xx_XX@euro", "en"), ("", "en")],
)
def test_the_systems_language_is_found_by_its_code(system: str, spoken: str) -> None:
    """A code that only begins alike is another language."""
    assert language_for(system) == spoken
