"""Outside programs at the table: they play through the AI process; who fails is replaced, and told of."""

from __future__ import annotations

import shlex
import sys
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from ai.engine.process import TroubleCode
from ai.players import SUBSTITUTE
from game.screens.seating import TableMatch
from game.texts.languages import languages
from game.texts.texts import Voice
from tests.faults.test_program_worker import Table
from tests.screens.pilots.menu_pilot import table_of

BOTS = Path(__file__).parents[1] / "ai" / "players" / "bots.py"


class OutsideTable(Table):
    """A match of an outside program against a computer player, before a real AI process."""

    def __init__(self, folder: Path, way: str) -> None:
        """Sit the program down first."""
        self.command = f"cmd:{shlex.join([sys.executable, str(BOTS), way])}"
        super().__init__(folder, SUBSTITUTE, "squire")
        table = self.scene.session.table
        first, second = table.chairs
        table.chairs = (replace(first, name="Bot", command=self.command), second)
        if way != "slow":  # a busy machine may need its time
            self.program.settings = self.program.settings.changed("ai_seconds", 10.0)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the matches lie."""
    return tmp_path / "matches"


def told(table: Table) -> list[str]:
    """The notices about a replaced program."""
    return [text for text in table.notices if "Bot" in text]


def test_a_program_plays_and_nobody_is_told_anything(folder: Path) -> None:
    """Its decisions are made as a computer player's."""
    table = OutsideTable(folder, "plain")
    table.until(table.decided(6))
    made, movers = table.match.decisions, table.match.movers
    table.end()

    assert {0, 1} <= set(movers)
    assert len(made) >= 6
    assert not told(table)


@pytest.mark.parametrize(
    ("way", "sentence"),
    [
        ("dies", "Bot has ended unexpectedly. A computer player takes over."),
        ("illegal", "Bot wants to make a move that isn’t allowed. A computer player takes over."),
        ("nonsense", "Bot gives an answer that isn’t a move. A computer player takes over."),
        ("slow", "Bot takes too long. A computer player takes over."),
    ],
)
def test_a_program_that_fails_is_replaced_and_told_of_once(folder: Path, way: str, sentence: str) -> None:
    """The match goes on."""
    table = OutsideTable(folder, way)
    table.until(table.decided(8))
    table.end()

    assert told(table) == [sentence]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("why", get_args(TroubleCode))
def test_every_reason_has_words(language: str, why: str) -> None:
    """In every language."""
    assert "Bot" in Voice(language, strict=True)(f"match-replaced-{why}", name="Bot")


def test_no_file_holds_a_command() -> None:
    """A match from somebody else could start any program otherwise; it goes on with a computer player."""
    table = table_of(2, 3)
    table.chairs = (table.chairs[0], replace(table.chairs[1], level=SUBSTITUTE, command="cmd:./bot"))
    again = TableMatch.from_saved(table.saved())

    assert [chair.command for chair in again.chairs] == ["", ""]
    assert again.chairs[1].player == SUBSTITUTE
    assert (table.measured, again.measured) == (False, True)
