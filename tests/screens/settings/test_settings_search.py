"""Looking for a setting: what is typed anywhere is sought on all pages, marked where it is, and left."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.screens.settings.pages import (
    SECTIONS,
    found,
    label_of,
    lines_of,
    marks_in,
    sought,
)
from game.screens.settings.text import wrapped
from game.screens.widgets.choice import Choice
from game.screens.widgets.text_line import TextLine
from game.table.art.text.fonts import font
from tests.screens.pilots.settings_pilot import scene_of, settings, texts


@pytest.mark.parametrize("page", ["play", "keys", "files"])
def test_what_is_typed_anywhere_is_looked_for_on_all_pages(tmp_path: Path, page: str) -> None:
    """Whatever has the focus; also where the page has a line of its own to type into."""
    pilot = settings(tmp_path, page)
    pilot.press(pygame.K_TAB, pygame.K_TAB) if page == "keys" else None
    pilot.type("blunder")

    assert pilot.widget("search", TextLine).text == "blunder"
    assert "coach" in pilot.names
    assert "hints" not in pilot.names


def test_a_name_that_is_typed_is_not_looked_for(tmp_path: Path) -> None:
    """In a line of text letters belong to the line."""
    pilot = settings(tmp_path)
    pilot.tab_to("name")
    pilot.type("Zoe")

    assert (pilot.program.settings.name, scene_of(pilot).query) == ("Zoe", "")


def test_what_was_found_is_marked_in_names_and_in_consequences(tmp_path: Path) -> None:
    """In any case, with or without accents."""
    pilot = settings(tmp_path, language="de")
    pilot.type("grosse")
    marked = {one.text[start:end] for one in texts(pilot) for start, end in one.marks}

    assert "Größe" in marked


def test_escape_leaves_the_search_first(tmp_path: Path) -> None:
    """And only then the settings."""
    pilot = settings(tmp_path, "sound")
    pilot.type("card")
    pilot.press(pygame.K_ESCAPE)
    page = (scene_of(pilot).query, scene_of(pilot).shown, pilot.widget("search", TextLine).text)
    pilot.press(pygame.K_ESCAPE)

    assert page == ("", "sound", "")
    assert pilot.program.stack.scenes == []


def test_a_setting_that_was_found_can_be_changed_where_it_is_found(tmp_path: Path) -> None:
    """The list of what was found stays."""
    pilot = settings(tmp_path)
    pilot.type("mute")
    pilot.tab_to("mute")
    pilot.press(pygame.K_LEFT)

    assert pilot.program.settings.mute
    assert scene_of(pilot).query == "mute"


def test_a_click_on_a_page_leaves_the_search(tmp_path: Path) -> None:
    """Also on the page that was shown before."""
    pilot = settings(tmp_path, "play")
    pilot.type("card")
    rect = pilot.widget("page", Choice).rect
    pilot.click_at((rect.x + 20, rect.y + 12))

    assert (scene_of(pilot).query, scene_of(pilot).shown, "hints" in pilot.names) == ("", "play", True)


@pytest.mark.parametrize("query", ["qwzx", "ä" * 40, "{query}", "((", "  "])
def test_nothing_found_is_said_and_breaks_nothing(tmp_path: Path, query: str) -> None:
    """Whatever is typed."""
    pilot = settings(tmp_path)
    pilot.menu.page.focus(pilot.menu.page.named("search"))
    pilot.type(query)
    pilot.wait()
    said = [one.text for one in texts(pilot)]

    assert said[0].startswith("No settings match") == bool(query.strip())


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_line_is_found_by_its_own_name(tmp_path: Path, language: str) -> None:
    """Settings, keys and folders."""
    program = settings(tmp_path, language=language).program
    lost = []
    for page in SECTIONS:
        for line in lines_of(page, program):
            lost += [line] if line not in found(label_of(line, program).upper(), program) else []

    assert lost == []


def test_marks_are_where_the_words_stand() -> None:
    """Every place, for every word, in order."""
    assert marks_in("Größe der Größen", sought("GRO der")) == [(0, 3), (6, 9), (10, 13)]
    assert marks_in("it can’t be", sought("can't")) == [(3, 8)]


def test_wrapped_text_loses_no_letter_and_keeps_to_its_width() -> None:
    """Between words where there are some, anywhere in a long path."""
    text = "It lies in " + "/a-very-long-folder" * 8
    pieces = [text[start:end] for start, end in wrapped(text, "sans", 18, 200)]

    assert "".join(pieces).replace(" ", "") == text.replace(" ", "")
    assert all(font("sans", 18).size(piece)[0] <= 200 for piece in pieces)
