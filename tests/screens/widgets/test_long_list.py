"""Lists of very many files: read while they are used, never more than a few lines made, left at any time."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pygame
import pytest

from game.dust_collectorz.screens.list import DeckListScene
from game.dust_collectorz.screens.part import decks_of
from game.dust_collectorz.screens.trade import TEXTS, ImportScene
from game.screens.library.scene import LoadScene
from game.screens.new_game.scene import NewGameScene
from game.screens.title.scene import TitleScene
from game.screens.widgets.long_pane import LongPane
from saves.matches.library import Library
from saves.matches.row import Row
from saves.settings import Settings
from tests.dust_collectorz_decks.deck_pilot import WHOLE
from tests.saves.matches import packed
from tests.screens.pilots.menu_pilot import FRAME, MenuPilot

MANY = 1200
SOON = 20.0  # seconds that a busy machine may take


class Gate:
    """Lets so many rows be read, then waits; counts those that were read."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        """Stand before every row of a library."""
        self.tickets = threading.Semaphore(0)
        self.read: list[str] = []
        plain = Library._row

        def row(library: Library, name: str) -> Row:
            assert self.tickets.acquire(timeout=SOON)
            self.read.append(name)
            return plain(library, name)

        patch.setattr(Library, "_row", row)

    def open(self, count: int) -> None:
        """Let so many more be read."""
        self.tickets.release(count)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """Have lists wait for nothing, and rows come when the test wants."""
    monkeypatch.setattr("saves.disk.listing.FIRST_LOOK", 0.0)
    made = Gate(monkeypatch)
    yield made
    made.open(100_000)


def fill(folder: Path, count: int) -> list[str]:
    """Put so many matches there, each a second newer than the one before; return their names."""
    folder.mkdir(parents=True, exist_ok=True)
    data = packed(3)
    names = [f"{number:05}.save" for number in range(count)]
    for number, name in enumerate(names):
        (folder / name).write_bytes(data)
        os.utime(folder / name, (1_700_000_000 + number,) * 2)
    return names


def until(pilot: MenuPilot, there: int) -> None:
    """Let frames pass until so many rows are listed."""
    end = monotonic() + SOON
    while len(scene(pilot).rows) < there and monotonic() < end:
        pilot.wait(FRAME)
    assert len(scene(pilot).rows) == there


def scene(pilot: MenuPilot) -> LoadScene:
    """The list on top."""
    assert isinstance(pilot.top, LoadScene)
    return pilot.top


def before_matches(folder: Path) -> MenuPilot:
    """A pilot before the list of matches."""
    pilot = MenuPilot(folder)
    pilot.program.stack.push(LoadScene(pilot.program))
    return pilot


def test_the_list_opens_before_anything_is_read(gate: Gate, tmp_path: Path) -> None:
    """It says so, then tells how many of how many were read, and shows the newest first."""
    names = fill(tmp_path, 40)
    pilot = before_matches(tmp_path)
    pilot.wait(0.2)
    at_once, told = len(scene(pilot).rows), pilot.menu.page.named("progress")
    gate.open(5)
    until(pilot, 5)
    words = told.spoken if told else ""
    within = told is not None and pilot.surface.get_rect().contains(told.rect)
    first = [row.name for row in scene(pilot).rows]
    gate.open(100)
    until(pilot, 40)
    pilot.wait(0.3)

    assert (at_once, words, within) == (0, "Loaded 5 of 40 …", True)
    assert first == names[:-6:-1]
    assert pilot.menu.page.named("progress") is None


def test_a_match_can_be_opened_while_others_are_read(gate: Gate, tmp_path: Path) -> None:
    """What is chosen stays chosen while rows come, and leaving stops the reading."""
    names = fill(tmp_path, 60)
    pilot = before_matches(tmp_path)
    gate.open(4)
    until(pilot, 4)
    pilot.press(pygame.K_DOWN, pygame.K_DOWN)
    chosen = scene(pilot).row
    gate.open(6)
    until(pilot, 10)
    still = scene(pilot).row
    monkey_row = names[-3]
    listing = scene(pilot).reading
    pilot.press(pygame.K_RETURN)
    gate.open(100)

    assert chosen is not None and still is not None
    assert chosen.name == still.name == monkey_row
    assert pilot.shown == "MatchScene"
    assert listing is not None and len(gate.read) <= 12


def test_rows_that_belong_further_up_push_nothing_away(gate: Gate, tmp_path: Path) -> None:
    """A file whose time says otherwise than its header comes into its place; focus and choice stay."""
    fill(tmp_path, 30)
    broken = tmp_path / "broken.save"
    broken.write_bytes(b"no match")
    os.utime(broken, (1_000_000_000,) * 2)
    newest = tmp_path / "newest.save"
    newest.write_bytes(packed(4))
    os.utime(newest, (1_000_000_001,) * 2)
    pilot = before_matches(tmp_path)
    gate.open(20)
    until(pilot, 20)
    pilot.press(pygame.K_DOWN)
    chosen = scene(pilot).row
    gate.open(100)
    until(pilot, 32)
    pilot.wait(0.3)
    row = scene(pilot).row

    assert chosen is not None and row is not None and chosen.name == row.name
    assert pilot.focus == f"row.{scene(pilot).chosen}"
    assert scene(pilot).rows[-1].name == "broken.save"


def test_files_that_go_while_the_list_is_read_harm_nothing(gate: Gate, tmp_path: Path) -> None:
    """One that is gone is a row that says so, one that has changed is shown as it is now."""
    names = fill(tmp_path, 10)
    pilot = before_matches(tmp_path)
    gate.open(2)
    until(pilot, 2)
    (tmp_path / names[0]).unlink()
    (tmp_path / names[1]).write_bytes(packed(7))
    gate.open(100)
    until(pilot, 10)
    rows = {row.name: row for row in scene(pilot).rows}
    gone, changed = rows[names[0]].notice, rows[names[1]].header

    assert gone is not None and gone.code == "missing"
    assert changed is not None and changed.decisions == 7


def test_deleting_while_the_list_is_read_takes_the_row_for_good(gate: Gate, tmp_path: Path) -> None:
    """It does not come back with the rest; Ctrl+Z brings it back in its place."""
    names = fill(tmp_path, 10)
    pilot = before_matches(tmp_path)
    gate.open(3)
    until(pilot, 3)
    pilot.press(pygame.K_DELETE)
    gate.open(100)
    until(pilot, 9)
    pilot.wait(0.3)
    without = [row.name for row in scene(pilot).rows]
    pilot.press(pygame.K_z, mod=pygame.KMOD_LCTRL)
    back = scene(pilot).row

    assert names[-1] not in without
    assert back is not None and back.name == names[-1] and len(scene(pilot).rows) == 10


def test_of_very_many_lines_only_a_few_are_made(tmp_path: Path) -> None:
    """All can be reached: by the bar, by paging, by the arrows, and the chosen one is always there."""
    names = fill(tmp_path, MANY)
    pilot = before_matches(tmp_path)
    pane = pilot.menu.page.named_pane("list")
    assert isinstance(pane, LongPane)
    at_first = len(pane.inside)
    pane.scroll_to(pane.furthest)
    last = pane.inside[-1]
    shown = pane.rect.contains(last.rect)
    pilot.click_at(last.rect.center)
    row = scene(pilot).row
    for _ in range(20):
        pilot.press(pygame.K_UP)

    assert (len(scene(pilot).rows), at_first < 40, len(pane.inside) < 40, shown) == (MANY, True, True, True)
    assert row is not None and row.name == names[0]
    assert scene(pilot).chosen == MANY - 21
    assert pilot.focus == f"row.{MANY - 21}"


def test_the_focus_outlives_the_wheel(tmp_path: Path) -> None:
    """The line with the focus stays, however far away it is scrolled."""
    fill(tmp_path, MANY)
    pilot = before_matches(tmp_path)
    pilot.press(pygame.K_DOWN)
    pane = pilot.menu.page.named_pane("list")
    assert isinstance(pane, LongPane)
    pane.scroll_to(pane.furthest)
    pilot.press(pygame.K_DOWN)

    assert (scene(pilot).chosen, pilot.focus) == (2, "row.2")
    assert pane.offset < pane.height // 2


def test_the_title_offers_a_match_that_is_found_late(gate: Gate, tmp_path: Path) -> None:
    """The newest that is not over, once it has been read; nothing waits for it."""
    names = fill(tmp_path, 30)
    pilot = MenuPilot(tmp_path)
    pilot.program.stack.push(TitleScene(pilot.program))
    pilot.wait(0.1)
    before = pilot.menu.page.named("continue")
    gate.open(100)
    end = monotonic() + SOON
    while pilot.menu.page.named("continue") is None and monotonic() < end:
        pilot.wait(FRAME)
    top = pilot.top
    assert isinstance(top, TitleScene)

    assert before is None
    assert pilot.focus == "continue"
    assert top.unfinished is not None and top.unfinished.name == names[-1]


def test_more_decks_than_400_are_shown_and_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In their list and before a match, though they are read in the background."""
    monkeypatch.setattr("saves.disk.listing.FIRST_LOOK", 0.0)
    pilot = MenuPilot(tmp_path, Settings(language="en", motion="none", last_game="dust_collectorz"))
    decks_of(pilot.program).save("first.deck", WHOLE)
    decks_of(pilot.program).flush()
    data = (decks_of(pilot.program).folder / "first.deck").read_bytes()
    for number in range(420):
        (decks_of(pilot.program).folder / f"{number}.deck").write_bytes(data)
    pilot.program.stack.push(NewGameScene(pilot.program, "dust_collectorz"))
    offering = pilot.top
    assert isinstance(offering, NewGameScene)
    end = monotonic() + SOON
    while len(offering.draft.own) < 421 and monotonic() < end:
        pilot.wait(FRAME)
    pilot.program.stack.push(DeckListScene(pilot.program))
    listing = pilot.top
    assert isinstance(listing, DeckListScene)
    while len(listing.rows) < 421 + 4 and monotonic() < end:
        pilot.wait(FRAME)

    assert len(offering.draft.own) == 421
    assert len([one for one in listing.rows if not one.preset]) == 421


def test_more_texts_than_sixty_are_offered(tmp_path: Path) -> None:
    """The newest first, each name as it can be shown."""
    pilot = MenuPilot(tmp_path)
    folder = decks_of(pilot.program).folder / TEXTS
    folder.mkdir(parents=True)
    for number in range(70):
        path = folder / f"{number}.txt"
        path.write_text("no deck")
        os.utime(path, (1_700_000_000 + number,) * 2)
    odd = folder / os.fsdecode(b"gr\xfc\xdfe.txt")
    odd.write_text("no deck")
    pilot.program.stack.push(ImportScene(pilot.program, lambda _: None))
    pilot.wait()
    listing = pilot.top
    assert isinstance(listing, ImportScene)
    first = pilot.menu.page.named("file.0")
    pilot.click("file.0")

    assert listing.rows[:3] == [odd.name, "69.txt", "68.txt"]
    assert len(listing.rows) == 71
    assert first is not None and first.spoken == r"gr\xfc\xdfe.txt"
    assert listing.trouble


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_that_are_no_text_are_shown_and_told(language: str, tmp_path: Path) -> None:
    """In the lists of matches and decks, to the screen reader and in notices; the others work."""
    fill(tmp_path, 2)
    odd = os.fsdecode(b"\xff\xfe\n.save")
    (tmp_path / odd).write_bytes(b"no match")
    (tmp_path / os.fsdecode(b"gut\xe4.save")).write_bytes(packed(3))
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / os.fsdecode(b"\xe4.deck")).write_bytes(b"no deck")
    pilot = MenuPilot(tmp_path, Settings(language=language, motion="none"))
    pilot.program.stack.push(LoadScene(pilot.program))
    pilot.wait()
    rows = scene(pilot).rows
    at = next(number for number, row in enumerate(rows) if row.name == odd)
    pilot.click(f"row.{at}")
    spoken = pilot.menu.page.named(f"row.{at}")
    pilot.press(pygame.K_RETURN)
    pilot.wait()
    told = pilot.notices
    pilot.press(pygame.K_DELETE)
    pilot.program.stack.push(DeckListScene(pilot.program))
    pilot.click("deck.0")
    pilot.press(pygame.K_RETURN)
    pilot.wait()

    assert len(rows) == 4 and spoken is not None
    assert r"\xff\xfe\x0a.save" in spoken.spoken
    assert any(r"\xff\xfe\x0a.save" in text for text in told)
    assert any(r"\xe4.deck" in text for text in pilot.notices)
