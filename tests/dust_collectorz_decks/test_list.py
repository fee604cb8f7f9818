"""The list of decks: made, copied, deleted and brought back, read from text and written as text."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.dust_collectorz.decks.saves import SavedDeck
from game.dust_collectorz.decks.text import read, write
from game.dust_collectorz.rules.cards.cards import PRESETS
from game.dust_collectorz.screens import trade as deck_trade
from game.dust_collectorz.screens.list import DeckListScene
from game.dust_collectorz.screens.part import decks_of
from game.dust_collectorz.screens.trade import ExportScene, ImportScene, file_name
from game.screens.scene import TakesFiles
from game.screens.title.scene import TitleScene
from game.screens.widgets.button import Button
from tests.clipboard import Clipboard
from tests.dust_collectorz_decks.deck_pilot import (
    CARDS,
    DRAFT,
    KINDS_OF_ALL,
    WHOLE,
    before_builder,
    before_list,
    builder,
    kept,
)
from tests.screens.pilots.menu_pilot import MenuPilot
from tests.speaking import speaking

IN = speaking("dust_collectorz")


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> Clipboard:
    """Take the place of the system's clipboard."""
    board = Clipboard()
    monkeypatch.setattr(pygame, "scrap", board)
    monkeypatch.setattr(deck_trade, "show_folder", lambda _: None)
    return board


def listed(pilot: MenuPilot) -> list[str]:
    """The names of all decks in the list; a broken one's file."""
    assert isinstance(pilot.top, DeckListScene)
    return [one.row.deck.name if one.row.deck else one.row.file for one in pilot.top.rows]


def test_the_title_leads_to_the_decks(tmp_path: Path) -> None:
    """And from there to a new one."""
    pilot = MenuPilot(tmp_path)
    pilot.program.stack.push(TitleScene(pilot.program))
    pilot.click("decks")
    pilot.click("new")

    assert pilot.shown == "DeckBuilderScene"


def test_own_decks_come_first_then_those_of_the_box(tmp_path: Path) -> None:
    """Each once, one's own by when they were saved, the last first."""
    pilot = before_list(tmp_path, WHOLE, DRAFT)

    assert listed(pilot) == ["Draft", "Sunday best", *(name.capitalize() for name in PRESETS)]


def test_two_clicks_open_a_deck(tmp_path: Path) -> None:
    """As does Enter."""
    pilot = before_list(tmp_path, WHOLE)
    pilot.click("deck.0")
    pilot.click("deck.0")

    assert builder(pilot).sheet.name == "Sunday best"


def test_a_deck_of_the_box_is_opened_as_a_copy(tmp_path: Path) -> None:
    """It is nobody's yet, and can't be deleted."""
    pilot = before_list(tmp_path)
    pilot.click("deck.1")
    deletable = pilot.widget("delete", Button).enabled
    pilot.click("open")
    sheet = builder(pilot).sheet

    assert not deletable
    assert (sheet.file, sheet.kinds) == ("", list(PRESETS.values())[1])


def test_a_copy_has_a_name_of_its_own(tmp_path: Path) -> None:
    """Its cards and pins are the same."""
    pilot = before_list(tmp_path, WHOLE)
    pilot.click("deck.0")
    pilot.click("copy")
    assert isinstance(pilot.top, DeckListScene)

    assert kept(pilot) == [SavedDeck("Sunday best 2", CARDS), WHOLE]
    assert listed(pilot)[pilot.top.chosen] == "Sunday best 2"


def test_what_was_kept_last_is_chosen_in_the_list(tmp_path: Path) -> None:
    """Back from the builder, the list is anew."""
    pilot = before_list(tmp_path, DRAFT)
    pilot.click("new")
    pilot.click("save")
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, DeckListScene)

    assert listed(pilot)[pilot.top.chosen] == "New deck"


def test_a_deleted_deck_comes_back(tmp_path: Path) -> None:
    """Delete and Ctrl+Z, or the buttons."""
    pilot = before_list(tmp_path, WHOLE, DRAFT)
    pilot.press(pygame.K_DELETE)
    after = kept(pilot)
    pilot.click("restore")

    assert after == [WHOLE]
    assert kept(pilot) == [DRAFT, WHOLE]


def test_a_broken_deck_says_why_and_can_not_be_opened(tmp_path: Path) -> None:
    """It stands among the others."""
    pilot = before_list(tmp_path, WHOLE)
    file = decks_of(pilot.program).folder / decks_of(pilot.program).rows()[0].file
    file.write_bytes(b"{}")
    pilot.menu.entered()
    pilot.wait()
    pilot.press(pygame.K_RETURN)

    assert listed(pilot)[0] == file.name
    assert not pilot.widget("open", Button).enabled
    assert "isn’t a Herotable deck" in pilot.notices[0]


def test_an_older_copy_is_opened_and_that_is_told(tmp_path: Path) -> None:
    """What is damaged is kept aside."""
    pilot = before_list(tmp_path, WHOLE)
    file = decks_of(pilot.program).rows()[0].file
    decks_of(pilot.program).save(file, DRAFT)
    decks_of(pilot.program).flush()
    (decks_of(pilot.program).folder / file).write_bytes(b"cut")
    pilot.menu.entered()
    pilot.wait()
    pilot.press(pygame.K_RETURN)

    assert builder(pilot).sheet.name == "Sunday best"
    assert "older copy" in pilot.notices[0]


# Text


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_deck_goes_through_the_clipboard(tmp_path: Path, clipboard: Clipboard, language: str) -> None:
    """Copied here, read there."""
    pilot = before_builder(tmp_path, WHOLE, language=language)
    pilot.click("export")
    pilot.click("copy")
    pilot.press(pygame.K_ESCAPE, pygame.K_ESCAPE)
    pilot.press(pygame.K_v, mod=pygame.KMOD_CTRL)

    assert clipboard.text == write("Sunday best", KINDS_OF_ALL, IN[language])
    assert builder(pilot).sheet.kinds == KINDS_OF_ALL
    assert kept(pilot) == [WHOLE]


def test_a_deck_goes_through_a_file(tmp_path: Path, clipboard: Clipboard) -> None:
    """Written into the folder of texts, and chosen there."""
    pilot = before_builder(tmp_path, WHOLE)
    pilot.click("export")
    pilot.click("file")
    told = pilot.notices[-1]
    pilot.press(pygame.K_ESCAPE, pygame.K_ESCAPE)
    pilot.click("import")
    pilot.click("file.0")

    path = decks_of(pilot.program).folder / "texts" / "Sunday best.txt"
    assert read(path.read_text(encoding="utf-8")) == ("Sunday best", KINDS_OF_ALL)
    assert str(path) in told
    assert builder(pilot).sheet.kinds == KINDS_OF_ALL
    assert clipboard.text == ""


def dropped(pilot: MenuPilot, path: Path) -> bool:
    """Drop a file onto the scene on top; whether it has taken it."""
    assert isinstance(pilot.top, TakesFiles)
    return pilot.top.dropped(path)


@pytest.mark.parametrize("opened", [False, True])
def test_a_file_dropped_onto_the_window_is_read(tmp_path: Path, *, opened: bool) -> None:
    """In the list as in the scene that reads texts; a text without a name is called as its file."""
    path = tmp_path / "Dropped.txt"
    path.write_text("2 Cogwick\n", encoding="utf-8")
    pilot = before_list(tmp_path / "home")
    if opened:
        pilot.click("import")

    assert dropped(pilot, path)
    assert (builder(pilot).sheet.name, len(builder(pilot).sheet.kinds)) == ("Dropped", 2)


@pytest.mark.parametrize("opened", [False, True])
def test_a_match_dropped_onto_the_window_is_left_to_the_window(tmp_path: Path, *, opened: bool) -> None:
    """Which opens it."""
    pilot = before_list(tmp_path)
    if opened:
        pilot.click("import")

    assert not dropped(pilot, tmp_path / "one.save")


def test_a_deck_read_twice_gets_a_number(tmp_path: Path, clipboard: Clipboard) -> None:
    """No name is there twice."""
    clipboard.text = write("Sunday best", KINDS_OF_ALL, IN["en"])
    pilot = before_list(tmp_path, WHOLE)
    pilot.click("import")
    pilot.click("clipboard")

    assert [deck.name for deck in kept(pilot)] == ["Sunday best 2", "Sunday best"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("# A\n1 Dragon of Doom", "Line 2: there’s no card called “Dragon of Doom”."),
        ("7 Cogwick", "Line 1, “7 Cogwick”: the number of copies must be 1 or 2."),
        ("2 Cogwick\n1 Cogwick", "Line 2, “1 Cogwick”: a deck can hold only 2 copies of a card."),
        ("x" * 90, "Line 1 is too long: over 80 characters."),
        ("x" * 9000, "This text is too long for a deck: over 8,000 characters."),
        ("\n" * 300, "This text is too long for a deck: over 200 lines."),
        ("", "No deck found. Write one card a line, such as “2 Cogwick”."),
    ],
)
def test_what_is_no_deck_is_told_with_line_and_reason(
    tmp_path: Path, clipboard: Clipboard, text: str, told: str
) -> None:
    """Nothing is kept of it."""
    clipboard.text = text
    pilot = before_list(tmp_path)
    pilot.click("import")
    pilot.click("clipboard")
    pilot.wait()
    assert isinstance(pilot.top, ImportScene)

    assert pilot.top.trouble == told
    assert kept(pilot) == []


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    """As is one that isn't there."""
    path = tmp_path / "picture.txt"
    path.write_bytes(b"\xff\xfe\x00")
    pilot = before_list(tmp_path / "home")
    dropped(pilot, path)
    assert isinstance(pilot.top, ImportScene)

    assert pilot.top.trouble == "picture.txt isn’t plain text."


def test_a_clipboard_that_can_not_be_had_is_told(tmp_path: Path, clipboard: Clipboard) -> None:
    """The text can still be read, and written into a file."""
    clipboard.broken = True
    pilot = before_builder(tmp_path, WHOLE)
    pilot.click("export")
    pilot.click("copy")
    pilot.wait()
    assert isinstance(pilot.top, ExportScene)

    assert pilot.notices == ["The clipboard isn’t available."]


def test_a_disk_that_refuses_is_told(tmp_path: Path, clipboard: Clipboard) -> None:
    """A file lies where the folder of texts should be."""
    pilot = before_builder(tmp_path, WHOLE)
    decks_of(pilot.program).folder.mkdir(exist_ok=True)
    (decks_of(pilot.program).folder / "texts").write_text("in the way")
    pilot.click("export")
    pilot.click("file")

    assert "Can’t write " in pilot.notices[0]
    assert clipboard.text == ""


@pytest.mark.parametrize(
    ("name", "file"), [("Sunday best", "Sunday best.txt"), ("../a/b", "ab.txt"), ("???", "deck.txt")]
)
def test_a_file_is_called_as_its_deck_as_far_as_systems_allow(name: str, file: str) -> None:
    """Never a path."""
    assert file_name(name) == file


@pytest.mark.parametrize(("size", "columns"), [((1280, 800), 2), ((1024, 640), 2)])
def test_a_deck_as_text_stands_in_two_columns(tmp_path: Path, size: tuple[int, int], columns: int) -> None:
    """Its lines go down the first column, then down the second; both are as long, but for one line."""
    pilot = MenuPilot(tmp_path, size=size)
    pilot.program.stack.push(deck_trade.ExportScene(pilot.program, "Attic", KINDS_OF_ALL))
    pane = pilot.menu.page.named_pane("text")
    assert pane is not None
    lines = [one.rect for one in pane.inside[1:]]
    lefts = sorted({rect.left for rect in lines})
    counts = [sum(rect.left == left for rect in lines) for left in lefts]

    assert len(lefts) == columns
    assert max(counts) - min(counts) <= 1
