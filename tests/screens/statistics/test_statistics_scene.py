"""The page of statistics: filters, points by keys, the table for others, resets, and the way in and out."""

from __future__ import annotations

import csv
import errno
from io import StringIO
from pathlib import Path

import pygame
import pytest

from game.screens.requests import OpenResult
from game.screens.statistics.export import DANGEROUS, safe, table_of
from game.screens.statistics.figures import Table, lived
from game.screens.title.scene import TitleScene
from game.screens.widgets.choice import Choice
from game.texts.texts import Voice
from saves.settings import Settings
from tests.saves.disk import refuse
from tests.screens.pilots.menu_pilot import MenuPilot
from tests.screens.pilots.menu_pilot import table_of as played_table
from tests.screens.pilots.statistics_pilot import StatisticsPilot, match, some


def choices(pilot: StatisticsPilot, name: str) -> list[str]:
    """What a filter offers, in words."""
    return [words for _, words in pilot.widget(name, Choice).values]


def test_without_a_match_the_page_invites_to_play(tmp_path: Path) -> None:
    """One press of Enter leads to a new game; nothing can be reset or written."""
    pilot = StatisticsPilot(tmp_path)
    names = pilot.names
    pilot.wait()
    pilot.press(pygame.K_RETURN)

    assert (names, pilot.shown) == (["back", "play"], "NewGameScene")


def test_the_title_leads_here_and_escape_leads_back(tmp_path: Path) -> None:
    """By keys alone."""
    pilot = MenuPilot(tmp_path)
    pilot.program.stack.home(TitleScene(pilot.program))
    pilot.tab_to("statistics")
    pilot.press(pygame.K_RETURN)
    shown = pilot.shown
    pilot.press(pygame.K_ESCAPE)

    assert (shown, pilot.shown, pilot.focus) == ("StatisticsScene", "TitleScene", "statistics")


def test_the_result_leads_to_matches_like_it(tmp_path: Path) -> None:
    """The same game, the same table, the person who sat there."""
    pilot = StatisticsPilot(tmp_path, [match(0), match(1, levels=(1, 1)), match(2, name="Zoe")])
    pilot.program.stack.pop()
    pilot.program.open(OpenResult(played_table(2, None)))
    pilot.click("statistics")

    assert pilot.scene.wish[:2] == ("Ann", "splendor_marvel")
    assert [entry.played.ended_at.day for entry in pilot.scene.some] == [1]


def test_filters_offer_only_what_there_is(tmp_path: Path) -> None:
    """What was chosen before narrows what comes after."""
    played = [match(0, game="custom_heroes", levels=(5, 5, 5)), match(1), match(2, name="Ben", levels=(0,))]
    pilot = StatisticsPilot(tmp_path, played)
    before = [choices(pilot, name) for name in ("person", "game", "table", "rival")]
    pilot.scene.choose("game", "custom_heroes")
    after = [choices(pilot, name) for name in ("table", "rival")]

    assert before[0] == ["Ann", "Ben", "Rival 0"]
    assert before[1:3] == [["All", "Splendor: Marvel", "Custom Heroes"], ["All"]]
    assert before[3] == ["All", "Knight Rowan", "Legend Nyx"]
    assert after == [["All", "4 players"], ["All", "Legend Nyx"]]


def test_a_filter_is_changed_by_keys_and_keeps_the_focus(tmp_path: Path) -> None:
    """Right arrow on the game: the next one's matches."""
    pilot = StatisticsPilot(tmp_path, some())
    pilot.tab_to("game")
    pilot.press(pygame.K_RIGHT)

    assert (pilot.focus, pilot.scene.wish.game) == ("game", "splendor_marvel")
    assert {entry.played.game for entry in pilot.scene.some} == {"splendor_marvel"}


def test_a_table_goes_with_its_game_when_another_person_never_played_that(tmp_path: Path) -> None:
    """As many sat at Ben's table, but at another game: all his matches are shown."""
    played = [match(0), match(1, game="custom_heroes", name="Ben")]
    pilot = StatisticsPilot(tmp_path, played)
    pilot.scene.choose("game", "splendor_marvel")
    pilot.scene.choose("table", Table("", 2))
    pilot.scene.choose("person", "Ben")

    assert (pilot.scene.wish.game, pilot.scene.wish.table) == (None, None)
    assert [entry.game for entry in pilot.scene.some] == ["custom_heroes"]


def test_the_person_of_the_settings_comes_first(tmp_path: Path) -> None:
    """Whoever has played most only where nobody is named there."""
    played = [match(0), match(1), match(2, name="Ben")]
    named = StatisticsPilot(tmp_path / "a", played, Settings(language="en", motion="none", name="Ben"))
    unnamed = StatisticsPilot(tmp_path / "b", played)

    assert (named.scene.wish.person, unnamed.scene.wish.person) == ("Ben", "Ann")


@pytest.mark.parametrize("name", ["trend", "level", "order", "loss"])
def test_arrows_go_from_point_to_point_and_on_at_the_end(tmp_path: Path, name: str) -> None:
    """Each says another thing, in words and aloud."""
    pilot = StatisticsPilot(tmp_path, some())
    pilot.tab_to(name)
    plot = pilot.plot(name)
    last, said = plot.chosen, {plot.spoken}
    pilot.press(pygame.K_HOME)
    first = plot.chosen
    said.add(plot.spoken)
    pilot.press(pygame.K_RIGHT)
    pilot.wait()
    second = plot.chosen
    pilot.press(pygame.K_END, pygame.K_RIGHT)

    assert (first, second, last) == (0, 1, len(plot.told.points) - 1)
    assert len(said) == 2
    assert plot.chosen == last


def test_pointing_tells_of_the_nearest_point_and_a_click_chooses_it(tmp_path: Path) -> None:
    """Where the pointer has gone, nothing is told any more."""
    pilot = StatisticsPilot(tmp_path, some())
    plot = pilot.plot("level")
    x, y = plot.drawing.spots[0]
    spot = (round(x) + plot.corner[0], round(y) + plot.corner[1])
    pilot.point(spot)
    pointed = plot.pointed
    pilot.click_at(spot)
    pilot.point((1, 1))
    pilot.wait()

    assert (pointed, plot.chosen, plot.pointed) == (0, 0, None)


def test_points_say_their_values(tmp_path: Path) -> None:
    """Rate, count, interval, and what equal players would win."""
    pilot = StatisticsPilot(tmp_path, [match(n, 1 + (n > 2), judged=10, lost=0.3) for n in range(4)])

    assert pilot.plot("level").told.points == [
        "Rowan: 75% (3 of 4 won)\n95% interval: 30–95%\nEqually strong players would win 50%"
    ]
    assert pilot.plot("order").told.points[0].startswith("First: 75%")
    assert pilot.plot("trend").told.points[-1] == (
        "4 Sept 2026 · Splendor: Marvel\nLost: place 2\nLast 4 matches: 3 won, 75%"
    )
    assert pilot.plot("loss").told.points[-1].endswith("3.0% lost per move, over 10 moves")


def test_a_plot_without_points_says_how_to_get_some(tmp_path: Path) -> None:
    """And is passed over by Tab."""
    pilot = StatisticsPilot(tmp_path, [match(0)])
    pilot.wait()
    plot = pilot.plot("loss")

    assert "Analyse a match" in plot.spoken
    assert not plot.can_focus


def test_a_win_and_a_loss_differ_in_shape(tmp_path: Path) -> None:
    """Also without colours: won is tall, lost is short, and help leaves a dark notch in the middle."""
    seen = []
    for number, made in enumerate([match(0, 1), match(0, 2), match(0, 1, help_given=1)]):
        drawing = StatisticsPilot(tmp_path / str(number), [made]).plot("trend").drawing
        strip = pygame.Rect(drawing.field.x, drawing.field.bottom + 6, drawing.field.width, 23)
        mark = drawing.surface.subsurface(strip).copy()
        (box,) = pygame.mask.from_surface(mark).get_bounding_rects()
        seen.append((box.height, pygame.transform.grayscale(mark).get_at(box.center)[0] > 100))

    assert seen == [(16, True), (6, True), (16, False)]


# Reset


def test_a_reset_asks_first_and_escape_forgets_nothing(tmp_path: Path) -> None:
    """The safe answer has the focus."""
    pilot = StatisticsPilot(tmp_path, some())
    pilot.click("reset")
    asked, focus = pilot.shown, pilot.focus
    pilot.press(pygame.K_ESCAPE)

    assert (asked, focus, pilot.shown) == ("ConfirmScene", "cancel", "StatisticsScene")
    assert len(pilot.program.statistics.played) == 24


def test_one_game_is_reset_and_ctrl_z_brings_it_back(tmp_path: Path) -> None:
    """The others stay."""
    pilot = StatisticsPilot(tmp_path, some())
    pilot.scene.choose("game", "seventh_hero")
    pilot.click("reset")
    pilot.click("game")
    left = {one.game for one in pilot.program.statistics.played}
    notice = pilot.notices[-1]
    pilot.press(pygame.K_z, mod=pygame.KMOD_CTRL)

    assert "seventh_hero" not in left
    assert len(left) == 3
    assert notice.startswith("6 matches removed.")
    assert len(pilot.program.statistics.played) == 24


def test_everything_is_reset_and_a_button_brings_it_back(tmp_path: Path) -> None:
    """Also from the page that has nothing to show."""
    pilot = StatisticsPilot(tmp_path, some())
    pilot.click("reset")
    pilot.click("everything")
    names = pilot.names
    pilot.click("restore")

    assert names == ["back", "restore", "play"]
    assert len(pilot.scene.some) == 20
    assert "restore" not in pilot.names


def test_a_reset_that_the_disk_refuses_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All figures stay."""
    pilot = StatisticsPilot(tmp_path, some())
    with monkeypatch.context() as disk:
        refuse(disk, "fsync", errno.ENOSPC)
        pilot.scene.reset("")

    assert "full" in pilot.notices[-1]
    assert len(pilot.scene.some) == 20


# The table for other programs


def rows(data: bytes, delimiter: str = ",") -> list[list[str]]:
    """Read a table again."""
    return list(csv.reader(StringIO(data.decode("utf-8-sig")), delimiter=delimiter))


def test_what_is_shown_can_be_written_as_a_table(tmp_path: Path) -> None:
    """Where pictures go; each time under a name of its own."""
    pilot = StatisticsPilot(tmp_path, some())
    for _ in range(2):
        pilot.click("export")
        pilot.program.pictures.close()
        pilot.wait()
    files = sorted((tmp_path / "pictures").iterdir())

    assert [file.name for file in files] == ["herotable-statistics-1.csv", "herotable-statistics-2.csv"]
    assert len(rows(files[0].read_bytes())) == 1 + len(pilot.scene.some)
    assert str(files[1]) in pilot.notices[-1]


def test_a_table_that_can_not_be_written_is_told(tmp_path: Path) -> None:
    """Where the folder can't be made."""
    pilot = StatisticsPilot(tmp_path, some())
    (tmp_path / "pictures").write_text("in the way", encoding="utf-8")
    pilot.click("export")
    pilot.program.pictures.close()
    pilot.wait()

    assert "Can’t write " in pilot.notices[-1]


@pytest.mark.parametrize("start", DANGEROUS)
def test_no_name_becomes_a_formula(start: str) -> None:
    """Whatever somebody calls themselves, a spreadsheet shows it as text."""
    name = f"{start}cmd|' /C calc'!A0"[:24]
    entry = lived([match(0, name=name)], name)
    told = rows(table_of(entry, Voice("en", strict=True)))[1][1]

    assert told == f"'{name}"
    assert safe("plain") == "plain"


def test_a_german_table_has_german_numbers() -> None:
    """Semicolons between cells and commas in numbers, as German spreadsheets expect."""
    some_entries = lived([match(0, judged=10, lost=0.125)], "Ann")
    head, row = rows(table_of(some_entries, Voice("de", strict=True)), ";")

    assert dict(zip(head, row, strict=True)) == {
        "Datum": row[0],
        "Wer": "Ann",
        "Spiel": "Splendor: Marvel",
        "Tisch": "2 Personen",
        "Die anderen": "Rival 0",
        "Stärkster Gegner": "Ritter Rowan",
        "Reihenfolge": "1",
        "Platz": "1",
        "Gewonnen": "ja",
        "Züge": "60",
        "Rücknahmen": "0",
        "Tipps": "0",
        "Bewertete Züge": "10",
        "Verlorene Chancen je Zug, in\N{NO-BREAK SPACE}%": "1,25",
    }


def test_a_game_that_this_program_lacks_is_shown_by_its_name(tmp_path: Path) -> None:
    """What a newer program counted breaks nothing."""
    pilot = StatisticsPilot(tmp_path, [match(0, game="chess", mode="blitz"), match(1)])
    pilot.scene.choose("game", "chess")
    pilot.wait()

    assert choices(pilot, "game")[-1] == "Chess"
    assert choices(pilot, "table") == ["All", "blitz · 2 players"]


def test_what_is_counted_while_the_page_is_open_appears(tmp_path: Path) -> None:
    """Nobody has to leave and come back."""
    pilot = StatisticsPilot(tmp_path)
    table = played_table(2, None)
    pilot.program.statistics.add(table.saved(), (0, 1))
    pilot.wait()

    assert len(pilot.scene.some) == 1
    assert "reset" in pilot.names
