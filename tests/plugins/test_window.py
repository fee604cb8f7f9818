"""Added games in the window: asked about once, shown on the shelf, left when they fail."""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.match import Match
from game.plugins import find_plugins
from game.registry import ADDED, GAMES, add_games, remove_game, rules_of
from game.screens.app.router import scene_for
from game.screens.app.window import Window
from game.screens.library.scene import LoadScene
from game.screens.match.scene import MatchScene
from game.screens.match.session.session import MatchSession
from game.screens.menus.confirm import ConfirmScene
from game.screens.menus.menu import MenuScene
from game.screens.requests import OpenLoad, OpenSettings, OpenStatistics, OpenTitle
from game.screens.seating import Chair, TableMatch
from game.screens.title.scene import TitleScene
from game.screens.widgets.choice import Choice
from game.screens.widgets.pane import Pane
from saves.disk.folders import Folders
from saves.disk.notices import SaveTooNew
from saves.matches.code import from_code, to_code
from saves.matches.match_file import open_match
from saves.settings import PluginNote, Settings, save_settings
from saves.trust import with_answer
from tests.plugins.packages import install, install_noughts
from tests.screens.pilots.kinds import shown_as

FAILS = {  # at the third move, if that is c3: a first look doesn't find it
    "seat = self.to_move\n": "seat = self.to_move\n        1 / (action != 2 or self.cells.count(-1) != 7)\n"
}
FAILS_TO_SHOW = {
    "colours = [": "raise KeyError('a secret')\n        colours = [",
}
FAILS_ON_THE_SHELF = {
    'table="noughts.table:Table"': 'table="noughts.table:Table", box="noughts.table:Box"',
}
BOX = """

class Box:
    MINUTES = 1

    @staticmethod
    def lid(size, title):
        raise KeyError("no lid")
"""


class Sitting:
    """One run of the program."""

    def __init__(self, folders: Folders) -> None:
        """Open the window at the title."""
        self.window = Window(folders, "en")
        self.program = self.window.program
        self.act(lambda: self.program.stack.home(scene_for(self.program, OpenTitle())))

    def act(self, act: Callable[[], object] = lambda: None, turns: int = 4) -> None:
        """Do something as a part of the main loop, and go on for some turns of it."""
        update = self.program.update

        def once(seconds: float) -> None:
            self.program.update = update  # type: ignore[method-assign]
            act()
            update(seconds)

        self.program.update = once  # type: ignore[method-assign]
        for _ in range(turns):
            self.window._turns = 0  # it neither rests nor starts other processes
            self.program.stir()
            self.window.turn()

    @property
    def menu(self) -> MenuScene:
        """The menu on top."""
        assert isinstance(self.program.stack.top, MenuScene)
        return self.program.stack.top

    @property
    def question(self) -> str:
        """The heading of the question on top."""
        assert isinstance(self.menu, ConfirmScene)
        return self.menu.heading

    @property
    def told(self) -> str:
        """The text of the question on top."""
        assert isinstance(self.menu, ConfirmScene)
        return self.menu.words

    @property
    def lines(self) -> str:
        """What the lines of a list or a page say."""
        panes = (widget for widget in self.menu.page.widgets if isinstance(widget, Pane))
        return "\n".join(widget.spoken for pane in panes for widget in pane.inside)

    def play(self, text: str, turns: int = 12) -> None:
        """Make a decision in the match on top."""
        _, session = shown_as(self.program.stack.scenes, MatchSession)
        match = session.table.match
        self.act(lambda: session.play(match.state.read(text)), turns)

    @property
    def notices(self) -> list[str]:
        """What notices say."""
        return [text for text, _ in self.program.notices.shown]

    def press(self, name: str) -> None:
        """Press a button of the menu."""
        self.menu.page.focus(self.menu.page.named(name))
        self.act(lambda: self.menu.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)))

    def choose(self, name: str, index: int) -> None:
        """Choose a value of a setting."""
        choice = self.menu.page.named(name)
        assert isinstance(choice, Choice)
        self.act(lambda: choice.choose(index))

    def shelf(self) -> list[str]:
        """The games whose boxes stand at the title."""
        names = [widget.name for widget in self.menu.page.reachable()]
        return [name.removeprefix("box.") for name in names if name.startswith("box.")]


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """Folders of nobody."""
    return Folders.below(tmp_path / "home")


@pytest.fixture
def start(site: Path, folders: Folders, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Sitting]]:
    """Start the program, as often as needed; only the packages of the test are installed."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    monkeypatch.setattr("game.screens.plugins.added_games.find_plugins", lambda: find_plugins([str(site)]))
    opened: list[Sitting] = []

    def begin() -> Sitting:
        while opened:
            opened.pop().window.close()
            for game in list(ADDED):
                remove_game(game)
        opened.append(Sitting(folders))
        return opened[0]

    yield begin
    for sitting in opened:
        sitting.window.guard.let_go()


def trust_all(site: Path, folders: Folders) -> None:
    """Answer the question for all packages beforehand."""
    answers: dict[str, PluginNote] = {}
    for plugin in find_plugins([str(site)])[0]:
        answers = with_answer(plugin, answers, trusted=True)
    save_settings(folders.settings, Settings(plugins=answers))


def table_of(game: str, *decisions: str) -> TableMatch:
    """Seat two people at a match."""
    match = Match(rules_of(game), 2, 1)
    for text in decisions:
        match.play(match.state.read(text))
    return TableMatch(match, (Chair("Ann", 0), Chair("Ben", 1)))


def test_a_new_package_is_asked_about_and_joins_the_shelf(site: Path, start: Callable[[], Sitting]) -> None:
    """It says what the package is, and its game can be played at once; the next start asks nothing."""
    install_noughts(site)
    sitting = start()
    asked = sitting.question, sitting.told
    before = "noughts" in sys.modules
    sitting.press("trust")
    shelf = sitting.shelf()
    sitting.act(lambda: sitting.program.open_match(table_of("noughts", "b2")))
    shown = isinstance(sitting.program.stack.top, MatchScene)
    again = start()

    assert asked == (
        "Do you trust noughts-game?",
        "noughts-game 1.0 adds noughts. It is program code and can do anything that you can.",
    )
    assert not before
    assert shelf == [*list(GAMES)[:4], "noughts"]
    assert shown
    assert again.shelf() == shelf


def test_damaged_answers_are_asked_for_anew(
    site: Path, folders: Folders, start: Callable[[], Sitting]
) -> None:
    """A digest that is none trusts nobody, and is no change of the package."""
    install(site)
    trust_all(site, folders)
    damaged = re.sub(rb'"digest":\s*"\w+"', b'"digest":"?"', folders.settings.read_bytes())
    folders.settings.write_bytes(damaged)
    sitting = start()

    assert sitting.question == "Do you trust stones-game?"
    assert sitting.told.startswith("stones-game 1.0 adds stones.")
    assert "stones_game" not in sys.modules


@pytest.mark.parametrize("how", ["later", "escape"])
def test_a_package_that_is_not_trusted_is_never_imported(
    site: Path, start: Callable[[], Sitting], how: str
) -> None:
    """Nor asked about again, until it has changed."""
    install(site, code="raise SystemExit('it was imported')")
    sitting = start()
    if how == "later":
        sitting.press("later")
    else:
        sitting.act(sitting.menu.back)
    shelf = sitting.shelf()
    again = start()
    same = isinstance(again.program.stack.top, TitleScene)
    install(site, code="raise SystemExit('it was changed')")
    changed = start()

    assert "has changed since you were last asked" in changed.told
    assert len(shelf) == 4
    assert same
    assert changed.question == "Do you trust stones-game?"
    assert "stones_game" not in sys.modules


def test_each_broken_package_is_named_and_the_rest_starts(
    site: Path, folders: Folders, start: Callable[[], Sitting]
) -> None:
    """With its reason, in notices and in the settings."""
    install_noughts(site)
    install(site, "a-game", code="1 / 0", games={"one": "a_game:GAME"})
    install(site, "b-game", code="GAME = 1", games={"custom_heroes": "b_game:GAME"})
    (install(site, "c-game") / "RECORD").unlink()
    trust_all(site, folders)
    sitting = start()
    sitting.act(lambda: sitting.program.open(OpenSettings("plugins")))
    told = sitting.lines

    assert any("a-game can’t add one: ZeroDivisionError" in text for text in sitting.notices)
    assert any("b-game can’t add custom_heroes: Herotable has a game" in text for text in sitting.notices)
    assert any("The package c_game can’t be read" in text for text in sitting.notices)
    assert "On the shelf: noughts." in told
    assert "a-game can’t add one" in told
    assert list(GAMES)[4:] == ["noughts"]


def test_trust_can_be_changed_in_the_settings(
    site: Path, folders: Folders, start: Callable[[], Sitting]
) -> None:
    """Given, it holds at once; taken away, from the next start on."""
    install_noughts(site)
    trust_all(site, folders)
    sitting = start()
    sitting.act(lambda: sitting.program.open(OpenSettings("plugins")))
    sitting.choose("trust.noughts-game", 1)
    still = "noughts" in GAMES
    again = start()
    without = again.shelf()
    again.act(lambda: again.program.open(OpenSettings("plugins")))
    again.choose("trust.noughts-game", 0)

    assert still
    assert len(without) == 4
    assert "noughts" in GAMES


def test_a_game_that_fails_in_a_match_is_left_and_the_match_is_kept(
    site: Path, folders: Folders, start: Callable[[], Sitting]
) -> None:
    """A page says which game, in which package; the match goes on from the title once the game is mended."""
    install_noughts(site, FAILS)
    trust_all(site, folders)
    sitting = start()
    table = table_of("noughts")
    sitting.act(lambda: sitting.program.open_match(table))
    for text in ("b2", "a1", "c3"):
        sitting.play(text)
    heading, text = sitting.question, sitting.told
    sitting.press("title")
    sitting.program.library.flush()
    (row,) = sitting.program.library.rows()

    assert heading == "Tic-tac-toe has failed"
    assert "a game from noughts-game, not in Herotable" in text
    assert "ZeroDivisionError" in text
    assert isinstance(sitting.program.stack.top, TitleScene)
    assert row.header is not None
    assert row.header.decisions == 2
    assert "noughts" in GAMES
    assert len(list(folders.reports.iterdir())) == 1


def test_a_game_that_can_not_be_shown_is_left(
    site: Path, folders: Folders, start: Callable[[], Sitting]
) -> None:
    """What its error says may be a secret, so only its kind is shown."""
    install_noughts(site, FAILS_TO_SHOW)
    trust_all(site, folders)
    sitting = start()
    sitting.act(lambda: sitting.program.open_match(table_of("noughts", "b2")))

    assert sitting.question == "Tic-tac-toe has failed"
    assert "secret" not in sitting.told


def test_a_game_that_fails_on_the_shelf_is_taken_off_it(
    site: Path, folders: Folders, start: Callable[[], Sitting]
) -> None:
    """Otherwise there would be no title."""
    install_noughts(site, FAILS_ON_THE_SHELF)
    with (site / "noughts" / "table.py").open("a") as file:
        file.write(BOX)
    trust_all(site, folders)
    sitting = start()
    sitting.act(turns=60)
    heading = sitting.question
    sitting.press("title")

    assert heading == "Tic-tac-toe has failed"
    assert len(sitting.shelf()) == 4
    assert any("noughts has failed and is off" in text for text in sitting.notices)


def test_an_error_of_our_own_goes_to_the_crash_handler(
    site: Path, folders: Folders, start: Callable[[], Sitting]
) -> None:
    """An added game is not blamed for what it has nothing to do with."""
    install_noughts(site)
    trust_all(site, folders)
    sitting = start()

    with pytest.raises(ZeroDivisionError):
        sitting.act(lambda: 1 / 0)


def test_matches_of_a_missing_game_are_kept_and_named(
    site: Path, folders: Folders, start: Callable[[], Sitting]
) -> None:
    """In the list, by code, in the statistics: nothing is damaged, nothing is lost."""
    install_noughts(site)
    add_games(find_plugins([str(site)])[0][0])
    over = table_of("noughts", "a1", "b1", "a2", "b2", "a3")
    running = table_of("noughts", "b2")
    code = to_code(running.match)
    remove_game("noughts")
    sitting = start()
    sitting.press("later")
    program = sitting.program
    program.library.save("one.save", running.saved())
    assert program.library.flush()
    program.statistics.add(over.saved(), (0, 1))
    file = folders.matches / "one.save"
    before = file.read_bytes()
    sitting.act(lambda: program.open(OpenLoad()), turns=20)
    load = program.stack.top
    assert isinstance(load, LoadScene)
    spoken = sitting.lines
    sitting.act(load.open)
    with pytest.raises(SaveTooNew) as refusal:
        from_code(code)
    sitting.act(lambda: program.open(OpenStatistics()), turns=10)
    program.statistics.add_hint(running.saved())
    again = start()

    assert "Needs the game Noughts" in spoken
    assert "Ann, Ben" in spoken
    assert load.row is not None
    assert not load.row.opens
    assert "needs the game noughts" in str(refusal.value)
    assert file.read_bytes() == before
    assert not (folders.matches / "damaged").exists()
    assert [played.game for played in again.program.statistics.played] == ["noughts"]


def test_a_game_that_fails_at_the_end_does_not_keep_the_program_open(
    site: Path, folders: Folders, start: Callable[[], Sitting], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that runs beside is closed, and the match is kept as it was."""
    install_noughts(site)
    trust_all(site, folders)
    sitting = start()
    sitting.act(lambda: sitting.program.open_match(table_of("noughts")))
    sitting.play("b2")
    sitting.program.library.flush()

    def fail(_: MatchScene) -> None:
        raise KeyError("at the end")

    monkeypatch.setattr(MatchScene, "closing", fail)
    monkeypatch.setattr(MatchScene, "left", fail)
    sitting.window.close()
    (file,) = folders.matches.glob("*.save")

    assert not sitting.program.library._lock.held
    assert open_match(file).header.decisions == 1


def test_a_game_that_breaks_a_law_at_once_is_not_on_the_shelf(
    site: Path, folders: Folders, start: Callable[[], Sitting]
) -> None:
    """The law is named."""
    install_noughts(site, {"return self.show(Cells, seat)": "return self.show(Cells, 0)"})
    trust_all(site, folders)
    sitting = start()

    assert len(sitting.shelf()) == 4
    assert any("breaks a law. A view names its seat" in text for text in sitting.notices)


def test_a_part_that_can_not_be_loaded_is_named(
    site: Path, folders: Folders, start: Callable[[], Sitting]
) -> None:
    """At the start, not when somebody opens that page."""
    install_noughts(site, {'table="noughts.table:Table"': 'table="noughts.no_table"'})
    trust_all(site, folders)
    sitting = start()

    assert len(sitting.shelf()) == 4
    assert any("can’t add noughts: table: ModuleNotFoundError" in text for text in sitting.notices)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("title = Tic-tac-toe", "title = { $nothing", "noughts/text/en.ftl"),
        ("blurb = Three in a line win.", "", "no text 'blurb'"),
    ],
)
def test_a_game_whose_texts_can_not_be_read_is_named(
    site: Path, folders: Folders, start: Callable[[], Sitting], old: str, new: str, reason: str
) -> None:
    """Menus show them, so without them it isn't on the shelf."""
    install_noughts(site)
    file = site / "noughts" / "text" / "en.ftl"
    file.write_text(file.read_text().replace(old, new))
    trust_all(site, folders)
    sitting = start()

    assert len(sitting.shelf()) == 4
    assert any("can’t add noughts: it is incomplete" in text and reason in text for text in sitting.notices)
