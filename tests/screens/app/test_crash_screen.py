"""When something breaks: what is told, what can be done by mouse and keys, and how it ends."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.files.damage import BadAsset
from game.screens.app.program import Program
from game.screens.app.window import Window
from game.screens.crash import asking, guard
from game.screens.crash.again import BROKE_AT, LATELY, broke_lately, command
from game.screens.crash.asking import ask
from game.screens.crash.box import Box
from game.screens.crash.trouble import CONTINUE, COPY, FOLDER, LEAVE, TITLE, Trouble, trouble_of
from game.screens.scene import Scene
from game.texts.texts import Voice
from saves.disk.folders import Folders
from tests.saves.matches import packed
from tests.screens.pilots.menu_pilot import table_of

REPORT = Path("/home/ann/.local/share/Herotable/reports/20261122-084900")


def trouble(folder: Path, language: str = "en", *, again: bool = False) -> Trouble:
    """What is told when a match breaks after twelve decisions."""
    path = folder / "one.save"
    path.write_bytes(packed(12))
    words = Voice(language, strict=True)
    return trouble_of(ZeroDivisionError("the Queen"), words, path, REPORT, again=again)


def key(name: int, mod: int = 0) -> pygame.event.Event:
    """Press a key."""
    return pygame.event.Event(pygame.KEYDOWN, key=name, mod=mod, unicode="")


def click(box: Box, number: int) -> None:
    """Click a button."""
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        box.handle(pygame.event.Event(kind, pos=box.rects[number].center, button=1))


def opened(told: Trouble, size: tuple[int, int] = (1280, 800), **wishes: float) -> Box:
    """The window's content, drawn once."""
    pygame.display.init()
    pygame.font.init()
    box = Box(told, scale=wishes.get("scale", 1.0), high_contrast=bool(wishes.get("contrast")))
    box.draw(pygame.Surface(size))
    return box


# What is told


def test_it_tells_how_far_the_match_on_the_disk_is_safe(tmp_path: Path) -> None:
    """Read back from the file; the error has its name alone, for its words may be a hidden card."""
    told = trouble(tmp_path)

    assert "move 12" in told.safe and "one.save" in told.safe
    assert told.error == "ZeroDivisionError"
    assert "Queen" not in str(told)
    assert [way for way, _ in told.ways] == [CONTINUE, FOLDER, COPY, LEAVE]


def test_a_match_that_broke_twice_is_not_the_first_thing_to_try(tmp_path: Path) -> None:
    """The title is; the match can still be chosen."""
    told = trouble(tmp_path, again=True)

    assert [way for way, _ in told.ways] == [TITLE, CONTINUE, FOLDER, COPY, LEAVE]


@pytest.mark.parametrize("data", [None, b"", b"junk\n", packed(12)[:-9]])
def test_a_match_that_is_not_whole_on_the_disk_is_not_promised(data: bytes | None, tmp_path: Path) -> None:
    """It is said why; one begins at the title."""
    path = tmp_path / "one.save"
    if data is not None:
        path.write_bytes(data)
    told = trouble_of(KeyError(), Voice("en", strict=True), path, None, again=False)

    assert "can’t tell how much" in told.safe and "one.save" in told.safe
    assert [way for way, _ in told.ways] == [TITLE, LEAVE]


# The window


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (640, 400)])
@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
def test_all_of_it_fits(language: str, size: tuple[int, int], scale: float, tmp_path: Path) -> None:
    """At every size of window and of letters, in both languages, with the most buttons there are."""
    box = opened(trouble(tmp_path, language, again=True), size, scale=scale)
    inside = pygame.Rect(0, 0, *size)

    assert inside.contains(box.panel)
    assert all(box.panel.contains(rect) for rect in (box.safe, *box.rects))
    assert all(box.panel.contains(one.picture.get_rect(topleft=one.place)) for one in box.texts)
    assert box.rects[0].collidelist(box.rects[1:]) == -1


def test_it_is_drawn_in_high_contrast_where_that_is_wished(tmp_path: Path) -> None:
    """White on almost black, and nothing between but the edges of letters and the ring."""
    surface = pygame.Surface((1280, 800))
    box = opened(trouble(tmp_path), contrast=True)
    box.draw(surface)
    bright = [sum(surface.get_at((x, y))[:3]) for x in range(0, 1280, 3) for y in range(0, 800, 3)]

    assert sum(60 < one < 700 for one in bright) < 0.04 * len(bright)
    assert sum(one >= 700 for one in bright) > 0.02 * len(bright)


def test_every_button_can_be_clicked(tmp_path: Path) -> None:
    """A press elsewhere, or let go elsewhere, does nothing."""
    box = opened(trouble(tmp_path))
    pressed = []
    for number in range(4):
        click(box, number)
        pressed.append(box.chosen)
    box.chosen = ""
    box.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=box.rects[1].center, button=1))
    box.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=box.rects[2].center, button=1))

    assert pressed == [CONTINUE, FOLDER, COPY, LEAVE]
    assert box.chosen == ""


def test_every_button_can_be_reached_by_keys(tmp_path: Path) -> None:
    """Enter does the natural thing at once, Tab and the arrows go round, Escape leaves."""
    box = opened(trouble(tmp_path))
    pressed = []
    for way in (pygame.K_RETURN, pygame.K_TAB, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_TAB):
        if way != pygame.K_RETURN:
            box.handle(key(way))
        box.handle(key(pygame.K_SPACE))
        pressed.append(box.chosen)
    box.handle(key(pygame.K_TAB, pygame.KMOD_SHIFT))
    back = box.focus
    box.handle(key(pygame.K_ESCAPE))

    assert pressed == [CONTINUE, FOLDER, COPY, LEAVE, CONTINUE]
    assert (back, box.chosen) == (3, LEAVE)


def test_letters_that_are_missing_are_no_hindrance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They may be what broke."""

    def missing(face: str) -> bytes:
        raise BadAsset(face)

    monkeypatch.setattr("game.screens.crash.box.font_bytes", missing)

    assert opened(trouble(tmp_path)).texts


def answered(told: Trouble, monkeypatch: pytest.MonkeyPatch, *events: pygame.event.Event) -> str:
    """Ask, and let these events come one a frame."""
    pygame.display.init()
    pygame.display.set_mode((1280, 800))
    waiting = [[], *([event] for event in events)]
    monkeypatch.setattr(pygame.event, "get", lambda: waiting.pop(0))
    return ask(told, REPORT)


def test_the_folder_and_the_path_leave_the_window_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was asked for is done, the clipboard's answer is told, and one can still start again."""
    shown: list[str] = []
    copied: list[str] = []
    monkeypatch.setattr(asking, "show_folder", shown.append)
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    tab, enter = key(pygame.K_TAB), key(pygame.K_RETURN)
    back = key(pygame.K_UP)
    chosen = answered(trouble(tmp_path), monkeypatch, tab, enter, tab, enter, back, back, enter)

    assert (shown, copied, chosen) == ([str(REPORT)], [str(REPORT)], CONTINUE)


def test_a_clipboard_that_takes_nothing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the path, to be written off."""
    said: list[str] = []

    def full(_text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", full)
    draw = Box.draw

    def noted(box: Box, surface: pygame.Surface) -> None:
        said.append(box.said)
        draw(box, surface)

    monkeypatch.setattr(Box, "draw", noted)
    tab, enter = key(pygame.K_TAB), key(pygame.K_RETURN)
    answered(trouble(tmp_path), monkeypatch, tab, tab, enter, key(pygame.K_ESCAPE))

    assert said[-1].startswith("The clipboard isn’t available") and str(REPORT) in said[-1]


def test_where_no_window_of_ours_can_be_drawn_the_system_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the same words; what it can't do is left out."""
    asked: list[object] = []

    def box(heading: str, text: str, kind: str, _parent: object, buttons: tuple[str, ...]) -> int:
        asked.extend((heading, text, kind, buttons))
        return 0

    def broken(*_: object) -> None:
        raise pygame.error("no surface")

    told = trouble(tmp_path)
    monkeypatch.setattr(Box, "draw", broken)
    monkeypatch.setattr(pygame.display, "message_box", box)
    chosen = answered(told, monkeypatch)

    assert chosen == CONTINUE
    assert asked[0] == told.heading and told.safe in str(asked[1])
    assert asked[3] == ("Restart and continue", "Open report folder", "Quit")


# Starting again


def test_it_starts_again_as_it_was_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the interpreter's own words, the language asked for, and the match instead of what was asked."""
    monkeypatch.setattr(sys, "argv", ["game/__main__.py", "splendor_marvel", "--language", "de"])
    monkeypatch.setattr(sys, "orig_argv", ["python", "-X", "dev", "-m", "game", *sys.argv[1:]])
    begun = command(Path("/m/one.save"), "de")
    monkeypatch.setattr(sys, "frozen", True, raising=False)

    assert begun == [sys.executable, "-X", "dev", "-m", "game", "--language", "de", "/m/one.save"]
    assert command(None) == [sys.executable]
    assert command(Path("/m/one.save")) == [sys.executable, "/m/one.save"]


@pytest.mark.parametrize(
    ("before", "lately"),
    [("100", True), (str(161 - LATELY), True), ("99.9", False), ("161", False), ("x", False)],
)
def test_a_crash_within_a_minute_is_one_that_comes_again(before: str, *, lately: bool) -> None:
    """Nobody can set the clock that tells it; rubbish in the environment counts as never."""
    assert broke_lately({BROKE_AT: before}, now=159.95) is lately
    assert broke_lately({}, now=159.95) is False


# The program


@pytest.fixture
def window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    """A window; hooks for errors are put back afterwards."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    opened_window = Window(Folders.below(tmp_path / "home"), "de")
    yield opened_window
    opened_window.guard.let_go()


class Broken(Scene):
    """Breaks at the first frame, with a match before it."""

    def __init__(self, file: str) -> None:
        """Stand where a match would."""
        self.table = table_of(2, 5)
        self.table.file = file

    def update(self, seconds: float) -> None:
        """Break."""
        raise ZeroDivisionError("it broke")


@pytest.mark.parametrize(("chosen", "name"), [(CONTINUE, "kept.save"), (TITLE, ""), (LEAVE, None)])
def test_a_match_that_breaks_goes_on_in_a_fresh_program(
    chosen: str, name: str | None, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With its file, the folder given up before; or at the title, or not at all."""
    asked: list[Trouble] = []
    begun: list[list[str]] = []
    monkeypatch.setattr(guard, "seen", lambda: True)

    def answer(told: Trouble, _report: Path | None, **_: object) -> str:
        asked.append(told)
        return chosen

    monkeypatch.setattr(guard, "ask", answer)
    monkeypatch.setattr(guard, "start_again", begun.append)
    window.program.library.save("kept.save", table_of(2, 5).saved())
    with pytest.raises(ZeroDivisionError) as caught:
        window.run(lambda program: program.stack.push(Broken("kept.save")))
    sys.excepthook(ZeroDivisionError, caught.value, caught.tb)
    words = [one[-1] for one in begun]

    assert "bis Zug 5 gespeichert" in asked[0].safe
    assert [Path(one).name for one in words] == ([] if name is None else [name or "de"])
    assert not window.program.library._lock.held


def test_a_thread_that_breaks_is_told_and_the_program_goes_on(window: Window) -> None:
    """There is a report, and no window in the way."""

    def fail() -> None:
        raise RuntimeError("the thread broke")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()

    assert window.program.stack.running
    assert any("Absturzbericht" in text for text, _ in window.program.notices.shown)


def test_a_crash_while_telling_of_one_is_told_plainly(
    window: Window, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever fails, the person reads that something broke."""
    told: list[str] = []
    monkeypatch.setattr(asking, "seen", lambda: True)
    monkeypatch.setattr(pygame.display, "message_box", lambda _heading, text, _kind: told.append(text))

    def broken(*_: object, **__: object) -> str:
        raise LookupError("no words")

    window.guard.words = broken  # type: ignore[assignment]
    window.guard.happened(ZeroDivisionError("it broke"))

    assert "ZeroDivisionError" in told[0]
    assert "LookupError" in capsys.readouterr().err


# Ending


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_ends_the_program_in_order(name: str, window: Window) -> None:
    """All is kept as if the window had been closed; the exit code tells which signal it was."""
    number = getattr(signal, name)
    before = signal.getsignal(number)
    table = table_of(2, 5, levels=(None, None))

    class Ending(Scene):
        """Is told to end while a match lies below."""

        def update(self, seconds: float) -> None:
            """Pass the signal on once, as the system does; a slow frame updates twice."""
            if window.program.stack.running:
                signal.raise_signal(number)

    def begin(program: Program) -> None:
        program.open_match(table)
        table.match.play(table.match.state.legal_actions()[0])
        program.stack.scenes[-1].session._changed()  # type: ignore[attr-defined]
        program.stack.push(Ending())

    code = window.run(begin)

    assert code == 128 + number
    assert table.file and (window.folders.matches / table.file).is_file()
    assert signal.getsignal(number) == before
