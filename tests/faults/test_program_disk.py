"""The disk refuses while somebody plays: it is told once, play goes on, and no match is left unasked."""

from __future__ import annotations

import errno
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from game.screens.app.rhythm import FRAMES
from game.screens.app.window import Window
from game.screens.match.scene import MatchScene
from game.screens.menus.confirm import ConfirmScene
from game.screens.requests import Ask, OpenResult
from game.screens.result.scene import ResultScene
from game.screens.title.scene import TitleScene
from saves.disk.folders import Folders
from saves.disk.writer import Writer
from saves.matches.code import from_code
from saves.matches.library import Library
from saves.matches.match_file import open_match
from tests.saves.disk import refuse
from tests.screens.pilots.menu_pilot import table_of

FRAME = 1 / FRAMES
FULL = "the disk is full"


class Person:
    """Sits before a window with a match on it."""

    def __init__(self, folders: Folders, language: str = "en") -> None:
        """Open the window; its title shows."""
        self.folders = folders
        self.window = Window(folders, language)
        self.program = self.window.program
        self.told: list[str] = []
        self.program.notices.say = self._hear  # type: ignore[method-assign]
        self.program.stack.home(TitleScene(self.program))

    def _hear(self, text: str, *, once: bool = False, about: str = "") -> None:
        if not (once and text in self.told):
            self.told.append(text)

    def sit_down(self, decisions: int | None = 4) -> None:
        """Play a match of two people who share the screen."""
        self.program.open_match(table_of(2, decisions, levels=(None, None)))
        self.scene.session.playback.skip_steps()

    @property
    def scene(self) -> MatchScene:
        """The match."""
        return next(scene for scene in self.program.stack.scenes if isinstance(scene, MatchScene))

    @property
    def question(self) -> ConfirmScene:
        """The question that stands."""
        assert isinstance(self.program.stack.top, ConfirmScene)
        return self.program.stack.top

    @property
    def asked(self) -> bool:
        """Whether the program asks about a match that is not kept."""
        asked = self.program.stack.request
        return isinstance(asked, Ask) and asked.leaving

    def decide(self, number: int = 1) -> None:
        """Make decisions, each one seen and given to the disk."""
        for _ in range(number):
            self.scene.session.viewers.passing = False
            self.scene.session.play(self.scene.session.table.match.state.legal_actions()[0])
            self.scene.session.playback.skip_steps()
            self.frame()

    def frame(self) -> None:
        """Let a frame pass, and all that waits be written or refused."""
        self.window.frame(FRAME)
        self.program.library.flush()
        self.window.frame(FRAME)

    def press(self, key: int) -> None:
        """Press a key."""
        self.window.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        self.frame()

    def answer(self, name: str) -> None:
        """Press the button of an answer."""
        button = self.question.page.named(name)
        assert button is not None
        spot = button.rect.center
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.window.handle(pygame.event.Event(kind, pos=spot, button=1, touch=False))

    def close(self) -> None:
        """Close the window."""
        self.window.handle(pygame.event.Event(pygame.QUIT))

    def choose(self, name: str) -> None:
        """Press a button of the match's menu."""
        self.press(pygame.K_ESCAPE)
        assert self.program.stack.top is not None
        button = self.program.stack.top.page.named(name)  # type: ignore[attr-defined]
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            event = pygame.event.Event(kind, pos=button.rect.center, button=1, touch=False)
            self.window.handle(event)

    @property
    def kept(self) -> list[int]:
        """How many decisions each match on the disk has."""
        return [len(open_match(file).saved.match.decisions) for file in self.folders.matches.glob("*.save")]


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """Folders of nobody."""
    return Folders.below(tmp_path / "home")


@pytest.fixture
def sitting(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Person]]:
    """Seats people before windows; locks and hooks are given back afterwards."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    seated: list[Person] = []

    def sit(*facts: object) -> Person:
        seated.append(Person(*facts))  # type: ignore[arg-type]
        return seated[-1]

    yield sit
    for person in seated:
        person.program.library.close()


@pytest.fixture
def person(folders: Folders, sitting: Callable[..., Person]) -> Person:
    """Somebody in the midst of a match."""
    one = sitting(folders)
    one.sit_down()
    one.decide()
    assert one.kept == [5]
    return one


def test_a_full_disk_is_told_once_and_the_next_decision_with_room_keeps_all(person: Person) -> None:
    """A notice at each decision would only be in the way; nothing of the match is lost in between."""
    with pytest.MonkeyPatch.context() as disk:
        refuse(disk, "fsync", errno.ENOSPC)
        person.decide(5)
        full = [text for text in person.told if FULL in text]
        before = person.kept
    person.decide()
    with pytest.MonkeyPatch.context() as disk:
        refuse(disk, "fsync", errno.ENOSPC)
        after = person.kept
        person.decide()

    assert len(full) == 1 and before == [5]
    assert after == [11]
    assert len([text for text in person.told if FULL in text]) == 2


def test_a_full_disk_that_has_room_again_is_used_before_anything_is_asked(person: Person) -> None:
    """Whoever then leaves hears nothing, and finds the match as it was left."""
    with pytest.MonkeyPatch.context() as disk:
        refuse(disk, "fsync", errno.ENOSPC)
        person.decide(3)
    person.close()

    assert not person.program.stack.running and person.kept == [8]


@pytest.mark.parametrize("way", ["close", "leave"])
def test_a_match_that_can_not_be_written_is_not_left_unasked(person: Person, way: str) -> None:
    """Be the window closed or the match left; Escape stays, and another attempt may be the good one."""
    leave = person.close if way == "close" else lambda: person.choose("leave")
    with pytest.MonkeyPatch.context() as disk:
        refuse(disk, "fsync", errno.ENOSPC)
        person.decide(2)
        leave()
        text = person.question.words
        person.press(pygame.K_ESCAPE)
        stayed = person.program.stack.top is person.scene
        leave()
        person.answer("again")
        still = person.asked and person.program.stack.running
    person.answer("again")

    assert FULL in text and "Splendor" in text and "Ann" in text
    assert stayed and still
    assert person.kept == [7]
    assert person.program.stack.running is (way == "leave") and isinstance(
        person.program.stack.scenes[-1], MatchScene
    ) is (way == "close")


def test_the_question_comes_back_until_it_is_answered(person: Person) -> None:
    """Leaving all the same leaves; nothing else does, except closing the window twice."""
    with pytest.MonkeyPatch.context() as disk:
        refuse(disk, "replace", errno.EROFS)
        person.decide()
        person.close()
        person.answer("again")
        once = person.program.stack.running
        person.close()
        twice = person.program.stack.running
        person.program.stack.running = True
        person.press(pygame.K_ESCAPE)
        person.choose("leave")
        person.answer("leave")

    assert (once, twice) == (True, False)
    assert person.program.stack.running and isinstance(person.program.stack.top, TitleScene)


def test_a_match_that_no_disk_takes_can_leave_as_a_code(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The code holds every decision, also those that were not written."""
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    refuse(monkeypatch, "fsync", errno.ENOSPC)
    person.decide(2)
    person.close()
    person.answer("code")
    person.answer("yes")

    assert person.program.stack.running
    match, _ = from_code(copied[0])
    assert match.decisions == person.scene.session.table.match.decisions


def test_the_question_is_asked_in_german_too(folders: Folders, sitting: Callable[..., Person]) -> None:
    """Reason and answers."""
    person = sitting(folders, "de")
    person.sit_down()
    with pytest.MonkeyPatch.context() as disk:
        refuse(disk, "fsync", errno.ENOSPC)
        person.decide()
        person.close()
        question = person.question

    assert "Datenträger ist voll" in question.words and "ließ sich nicht speichern" in question.words
    assert [one.text for one in question.answers][-2:] == ["Trotzdem verlassen", "Hierbleiben"]


def test_a_finished_match_is_asked_about_before_the_next_takes_its_place(person: Person) -> None:
    """Below its result, too: going to the title and playing again end it as well."""
    with pytest.MonkeyPatch.context() as disk:
        refuse(disk, "fsync", errno.ENOSPC)
        person.decide()
        person.program.open(OpenResult(table_of(2, None)))
        result = person.program.stack.top
        assert isinstance(result, ResultScene)
        result._leave()
        asked = [person.asked]
        person.press(pygame.K_ESCAPE)
        result._again()
        asked.append(person.asked)
        before = person.scene
        person.answer("leave")

    assert asked == [True, True]
    assert person.scene is not before and len(person.program.stack.scenes) == 2


def test_a_disk_that_hangs_is_a_reason_too(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """What still waits after all the time there is has not been written."""
    person.decide()
    monkeypatch.setattr(Writer, "flush", lambda *_: False)
    person.close()

    assert person.asked and "doesn’t respond" in person.question.words


def test_a_window_put_away_comes_back_with_the_question(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would seem not to close, and nobody would know why."""
    frame = SimpleNamespace(restored=0)
    frame.restore = lambda: vars(frame).update(restored=frame.restored + 1)
    monkeypatch.setattr("game.screens.app.window._frame", lambda: frame)
    refuse(monkeypatch, "fsync", errno.ENOSPC)
    person.decide()
    person.window.handle(pygame.event.Event(pygame.WINDOWMINIMIZED))
    person.close()
    person.close()

    assert frame.restored == 1 and not person.program.stack.running


def test_a_signal_ends_the_program_unasked(person: Person) -> None:
    """The system that logs out waits for nobody."""
    with pytest.MonkeyPatch.context() as disk:
        refuse(disk, "fsync", errno.ENOSPC)
        person.decide()
        person.window._end(15)

    assert not person.program.stack.running and not person.asked


def test_a_read_only_home_is_told_once_and_a_match_can_be_played(
    folders: Folders, sitting: Callable[..., Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first moment on; only leaving the match is asked about."""
    refuse(monkeypatch, "mkdir", errno.EROFS)
    person = sitting(folders)
    person.sit_down()
    person.decide(3)
    person.close()

    assert len([text for text in person.told if str(folders.matches) in text]) == 1
    assert person.asked and "read-only" in person.question.words
    assert not folders.matches.exists()


def test_a_home_that_is_a_file_is_told_and_a_match_can_be_played(
    tmp_path: Path, sitting: Callable[..., Person]
) -> None:
    """It stays the file that it is."""
    home = tmp_path / "home"
    home.write_bytes(b"mine")
    person = sitting(Folders.below(home))
    person.sit_down()
    person.decide(2)

    assert home.read_bytes() == b"mine"
    assert person.told and len(person.scene.session.table.match.decisions) == 6


@pytest.mark.skipif(sys.platform == "win32", reason="Windows moves no folder that is in use")
def test_a_home_that_goes_is_made_again(person: Person, tmp_path: Path) -> None:
    """Somebody tidies up, or a stick was pulled out and put back: the next decision keeps the whole match."""
    (tmp_path / "home").rename(tmp_path / "elsewhere")
    person.decide()

    assert person.kept == [6]


def test_only_what_was_refused_has_a_refusal(folders: Folders) -> None:
    """Each match for itself, and until it is written."""
    library = Library(folders.matches)
    with pytest.MonkeyPatch.context() as disk:
        refuse(disk, "fsync", errno.ENOSPC)
        library.save("one.save", table_of().saved())
        library.flush()
    library.save("two.save", table_of().saved())
    library.flush()
    refused = {name: library.refusal(name) for name in ("one.save", "two.save", "three.save")}
    library.save("one.save", table_of().saved())
    library.flush()

    assert [name for name, notice in refused.items() if notice] == ["one.save"]
    assert library.refusal("one.save") is None
    library.close()
