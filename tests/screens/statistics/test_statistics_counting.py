"""What goes into the statistics while people play: each end once, help, analyses; nothing from elsewhere."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ai.analysis.analysis import Analysis
from game.screens.library.opening import in_code, in_file, show
from game.screens.match.session.supplies import keeper_of
from game.screens.seating import Chair, TableMatch
from game.screens.statistics.counting import Tally, keep_losses
from saves.matches.code import to_code
from saves.settings import Settings
from tests.screens.pilots.analysis_pilot import AnalysisPilot, invent_all
from tests.screens.pilots.match_pilot import Pilot
from tests.screens.pilots.menu_pilot import table_of

QUIET = Settings(motion="none", speed=4.0, language="en", help="outcomes")  # the table tells no likely moves


class Ending(Pilot):
    """One person at a table whose last decisions were taken back, so that it can end at once."""

    def __init__(
        self, folder: Path, table: TableMatch | None = None, settings: Settings | None = None
    ) -> None:
        super().__init__(folder, None, None, settings=settings or QUIET)
        self.table = table or before_the_end()
        self.program.open_match(self.table)
        self.wait(0.1)

    def end(self) -> None:
        """Make the last decisions again."""
        while self.scene.session.history.can_redo:
            self.scene.kind.acts["redo"]()
            self.wait(0.1)
        assert self.match.over

    @property
    def counted(self) -> int:
        """The matches that count."""
        return len(self.program.statistics.played)


def before_the_end(decisions: int = 4) -> TableMatch:
    """A match of two people whose last decisions were taken back."""
    table = table_of(2, None, levels=(None, None))
    for _ in range(decisions):
        table.match.undo()
    return table


def test_a_match_counts_when_it_ends(tmp_path: Path) -> None:
    """Not before, and with those who played."""
    pilot = Ending(tmp_path)
    before = pilot.counted
    pilot.end()
    pilot.wait(1)
    played = pilot.program.statistics.played

    assert (before, len(played)) == (0, 1)
    assert [seat.name for seat in played[0].seats] == ["Ann", "Ben"]
    assert played[0].decisions == len(pilot.match.decisions)
    assert [seat.place for seat in played[0].seats] == pilot.match.state.places()


def test_an_end_that_was_taken_back_does_not_count_again(tmp_path: Path) -> None:
    """However often it comes, in this scene or after opening the match anew."""
    pilot = Ending(tmp_path)
    pilot.end()
    for _ in range(2):
        pilot.match.undo()
        pilot.match.undo()
        pilot.scene.session._changed()
        pilot.wait(0.2)
        pilot.end()
    pilot.match.undo()
    pilot.program.open_match(TableMatch(pilot.match, pilot.table.chairs, "another.save"))
    pilot.wait(0.1)
    pilot.end()
    pilot.wait(1)

    assert pilot.counted == 1


def test_a_match_that_is_over_when_it_is_opened_does_not_count(tmp_path: Path) -> None:
    """To look at an old match, and to play its end otherwise, is no match."""
    pilot = Ending(tmp_path, table_of(2, None, levels=(None, None)))
    pilot.match.undo()
    pilot.scene.session._changed()
    pilot.wait(0.2)
    pilot.end()
    pilot.wait(1)

    assert pilot.counted == 0


def test_a_match_of_computer_players_does_not_count(tmp_path: Path) -> None:
    """Nobody has played."""
    table = before_the_end(1)
    table.chairs = tuple(Chair(chair.name, chair.colour, "squire") for chair in table.chairs)
    pilot = Ending(tmp_path, table)
    pilot.rest()
    pilot.wait(1)

    assert pilot.match.over
    assert pilot.counted == 0


def test_the_last_decision_counts_though_the_window_is_closed_at_once(tmp_path: Path) -> None:
    """Without another frame."""
    pilot = Ending(tmp_path)
    while pilot.match.can_redo:
        pilot.match.redo()
    pilot.program.close()

    assert pilot.counted == 1


@pytest.mark.parametrize("way", ["code", "file"])
def test_a_match_from_somebody_else_does_not_count(tmp_path: Path, way: str) -> None:
    """Not when it ends, and not after it was kept and opened from the library."""
    pilot = Ending(tmp_path / "own")
    table = table_of(2, 6, levels=(None, None))
    if way == "code":
        found = in_code(to_code(table.match), pilot.program.settings, pilot.program.words)
    else:
        pilot.program.library.save("20260101-120000-x.save", table.saved())
        pilot.program.library.flush()
        outside = tmp_path / "sent.save"
        pilot.program.library.export_match("20260101-120000-x.save", outside)
        found = in_file(pilot.program.library, outside)
    show(pilot.program, found)
    whole = table_of(2, None, levels=(None, None)).match
    own = pilot.scene.session.table
    for text in whole.decisions[len(own.match.decisions) :]:
        own.match.play(own.match.state.read(text))
    pilot.scene.session._changed()
    pilot.wait(0.2)
    kept = TableMatch.from_saved(own.saved(), "kept.save")
    kept.match.undo()
    pilot.program.open_match(kept)
    pilot.wait(0.1)
    pilot.end()
    pilot.wait(1)

    assert pilot.counted == 0


def test_hints_mark_a_match_once_for_each_position(tmp_path: Path) -> None:
    """The second and third step of a hint are part of the first."""
    table = replace(before_the_end(), chairs=(Chair("Ann", 0), Chair("Pip", 1, "squire")))
    while table.match.state.to_move != 0:
        table.match.undo()
    pilot = Ending(tmp_path, table)
    pilot.rest()
    for _ in range(4):
        pilot.scene.kind.acts["hint"]()
        pilot.wait(0.5)

    assert pilot.scene.session.advice.hint.step == 3
    assert pilot.program.statistics.hints(pilot.table.saved()) == 1


def test_a_hint_that_fails_is_no_help(tmp_path: Path) -> None:
    """Nobody was told anything."""
    pilot = Ending(tmp_path)
    hint = pilot.scene.session.advice.hint
    hint.step, hint.failed = 1, True
    pilot.wait(0.1)

    assert pilot.program.statistics.hints(pilot.table.saved()) == 0


def test_a_warning_of_the_coach_is_help(tmp_path: Path) -> None:
    """Once for each question."""
    pilot = Ending(tmp_path)
    advice = pilot.scene.session.advice
    advice.coach.question = object()  # type: ignore[assignment]  # whatever it asks
    keeper = keeper_of(pilot.program, pilot.table)
    for _ in range(3):
        keeper.look(advice)

    assert pilot.program.statistics.hints(pilot.table.saved()) == 1


def test_an_analysis_adds_what_decisions_cost(tmp_path: Path) -> None:
    """Once all of them were looked at, and for the one who looks."""
    table = table_of(2, None)
    pilot = AnalysisPilot(tmp_path, table)
    pilot.program.statistics.add(table.saved(), (0, 1))
    before = pilot.program.statistics.played[0].seats[0].judged
    pilot.invent()
    seats = pilot.program.statistics.played[0].seats

    assert before == 0
    assert (seats[0].judged, seats[1].judged) == (len(pilot.scene.findings.analysis.judged), 0)
    assert seats[0].lost == pytest.approx(
        sum(one.loss for one in pilot.scene.findings.analysis.judged.values())
    )


def test_an_analysis_with_open_cards_adds_nothing(tmp_path: Path) -> None:
    """Nobody could have known that."""
    table = table_of(2, None)
    pilot = AnalysisPilot(tmp_path, table)
    pilot.program.statistics.add(table.saved(), (0, 1))
    for analysis in (Analysis(table.match, 0, open_cards=True), Analysis(table.match, 1)):
        invent_all(analysis)
        keep_losses(pilot.program.statistics, table, analysis)

    assert [seat.judged for seat in pilot.program.statistics.played[0].seats] == [0, 0]


def test_trying_a_moment_again_counts_nothing(tmp_path: Path) -> None:
    """Neither its end nor its help."""
    pilot = AnalysisPilot(tmp_path, table_of(2, None))
    pilot.invent()
    pilot.scene.try_again(pilot.scene.findings.trials[-1])
    practice = pilot.practice.session
    tally = Tally(pilot.program.statistics, practice.table)
    tally.helped()
    tally.look(practice.advice.hint)

    assert not practice.table.counts
    assert pilot.program.statistics.hints(practice.table.saved()) == 0
    assert pilot.program.statistics.played == ()


@pytest.mark.parametrize(("told", "helped"), [("full", 1), ("outcomes", 0), ("none", 0)])
def test_a_table_that_tells_likely_moves_is_help(tmp_path: Path, told: str, helped: int) -> None:
    """Once a match, as soon as anything is decided; certain outcomes are none."""
    pilot = Ending(tmp_path, settings=QUIET.changed("help", told))
    pilot.wait(0.5)

    assert pilot.program.statistics.hints(pilot.table.saved()) == helped
