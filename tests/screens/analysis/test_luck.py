"""Luck and skill on the screen: the bar that adds up, its words, and the deal played again meanwhile."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

import pytest

from ai.analysis.luck import Cause, Luck, Part
from ai.deals.deal import PERSON, STRONGEST
from ai.worker.messages import Failed
from game.screens.analysis.scene import AnalysisScene
from game.screens.app import ai_process
from game.screens.luck.page import outcome
from game.screens.luck.scene import LuckScene, deal_again
from game.screens.luck.telling import ORDER, signed, told, verdict
from game.screens.luck.tries import AT_ONCE, MOST, Tries
from game.screens.luck.waterfall import LuckStrip, Waterfall
from game.screens.requests import OpenAnalysis, OpenLuck, OpenResult
from game.screens.seating import TableMatch
from game.screens.widgets.button import Button
from game.screens.widgets.choice import Choice
from game.texts.texts import YOU, Voice
from saves.index.database import Database
from saves.index.matches import MatchIndex
from saves.settings import Settings
from tests.screens.analysis.test_analysis_scene import GAMES_PLAYED, played, seated, short_game
from tests.screens.pilots.analysis_pilot import Thinker, invent_all
from tests.screens.pilots.menu_pilot import FRAME, MenuPilot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.worker.client import Worker

LANGUAGES = ("en", "de", "fr")
PATIENCE: Final = 60  # seconds


class LuckPilot(MenuPilot):
    """One person before luck and skill of a match."""

    def __init__(self, folder: Path, table: TableMatch, watcher: int = -1, language: str = "en") -> None:
        """Open it; a thinker answers three questions a frame."""
        super().__init__(folder / "matches", Settings(language=language))
        self.thinker = Thinker(3)
        self.program.ai.use(self.thinker.as_worker())
        self.program.open(OpenLuck(table, watcher))
        self.wait()

    @property
    def scene(self) -> LuckScene:
        """The scene, wherever in the stack it is."""
        return next(scene for scene in self.program.stack.scenes if isinstance(scene, LuckScene))

    def until_weighed(self) -> None:
        """Wait until all is known."""
        invent_all(self.scene.weighing)
        self.scene.asking.version += 1
        self.wait()

    def until_played(self) -> None:
        """Wait until the tries are done."""
        for _ in range(200):
            if not self.scene.tries.running:
                break
            self.program.update(FRAME)
        self.wait()


def some_luck(**changes: float) -> Luck:
    """Half of the win at first, and these changes."""
    parts: dict[Cause, Part] = {cause: Part(changes.get(cause, 0.0), 0.04) for cause in ORDER}
    return Luck(0.5, parts, 0.5 + sum(changes.values()))


# The bar


def test_what_is_shown_adds_up_in_whole_percent() -> None:
    """Rounded heights, not rounded changes: no percent is lost between them."""
    luck = some_luck(deal=0.0049, chance=0.0049, others=0.0049, mine=-0.0147)
    rows = told(luck)

    assert [row.name for row in rows] == ["start", *ORDER, "result"]
    assert rows[0].after + sum(row.change for row in rows[1:-1]) == rows[-1].after
    assert all(one.after == two.before for one, two in pairwise(rows[:-1]))


def test_each_bar_begins_where_the_one_above_ends(tmp_path: Path) -> None:
    """Also where a part goes below nothing or beyond all."""
    pilot = LuckPilot(tmp_path, seated(short_game()))
    pilot.until_weighed()
    chart = pilot.widget("waterfall", Waterfall)
    bars = chart.bars()

    for row, following, bar, next_bar in zip(chart.rows[:-2], chart.rows[1:-1], bars, bars[1:], strict=False):
        ends = {bar.left, bar.right}
        assert row.after == following.before
        assert any(abs(end - other) <= 3 for end in ends for other in (next_bar.left, next_bar.right))
    assert all(chart.rect.left <= bar.left and bar.right <= chart.rect.right for bar in bars)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_tell_what_weighed_most_if_that_is_sure(language: str) -> None:
    """Of every part, for good and for ill, for you and for somebody; never within the margin."""
    words = Voice(language, strict=True)
    told_of = {
        verdict(some_luck(**{cause: sign * 0.3}), name, words)
        for cause in ORDER
        for sign in (-1, 1)
        for name in (YOU, "Ann")
    }

    assert len(told_of) >= 2 * len(ORDER) + 4
    assert verdict(some_luck(deal=0.03), YOU, words) == words("luck-most_none")


def test_a_gain_has_its_sign_and_a_height_none() -> None:
    """So that nobody takes one for the other."""
    words = Voice("en", strict=True)
    rows = told(some_luck(deal=0.06, mine=-0.2))

    assert [signed(row, words.texts) for row in rows] == [
        "50%",
        "+6%",
        "0%",
        "0%",
        "\N{MINUS SIGN}20%",
        "36%",
    ]


# The scene


@pytest.mark.parametrize(("game", "ending", "seats"), GAMES_PLAYED)
def test_every_game_is_weighed(tmp_path: Path, game: str, ending: str, seats: int) -> None:
    """With all its words, for a person among computer players."""
    pilot = LuckPilot(tmp_path, seated(played(game, ending, seats)))
    assert pilot.menu.page.named("waterfall") is None
    pilot.until_weighed()

    assert pilot.scene.luck is not None
    assert pilot.widget("waterfall", Waterfall).spoken


def test_answers_come_from_the_ai_process_and_are_shared_with_the_analysis(tmp_path: Path) -> None:
    """What luck and skill asks, the analysis knows, and the other way round."""
    pilot = LuckPilot(tmp_path, seated(short_game()))
    for _ in range(3000):
        pilot.program.update(FRAME)
        if pilot.scene.weighed:
            break
    asked = pilot.thinker._number
    luck = pilot.scene.luck
    assert luck is not None

    pilot.program.open(OpenAnalysis(pilot.scene.table))
    pilot.wait(0.5)
    assert pilot.thinker._number == asked
    assert isinstance(pilot.top, AnalysisScene)
    assert pilot.top.luck.rows == told(luck)


def test_the_next_start_asks_nothing_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither about the match nor about the deal: the answers lie beside the matches."""
    thinkers: list[Thinker] = []

    def start() -> Worker:
        thinkers.append(Thinker(30))
        return thinkers[-1].as_worker()

    monkeypatch.setattr(ai_process, "_started", start)
    results, asked = [], []
    for _ in range(2):
        thinkers.clear()
        menu = MenuPilot(tmp_path / "matches", Settings())
        menu.program.library.index = MatchIndex(Database(tmp_path / "matches.sqlite"))
        menu.program.open(OpenLuck(seated(short_game())))
        scene = menu.top
        assert isinstance(scene, LuckScene)
        until(scene, menu, lambda one: one.weighed)
        scene.try_on()
        until(scene, menu, lambda one: not one.tries.running)
        results.append((scene.luck, dict(scene.tries.won)))
        menu.program.close()
        asked.append(sum(thinker._number for thinker in thinkers))

    assert results[0] == results[1] and len(results[0][1]) == AT_ONCE
    assert asked[0] and not asked[1]


def until(scene: LuckScene, menu: MenuPilot, done: Callable[[LuckScene], bool]) -> None:
    """Let frames pass; the thread of the memory needs real time."""
    end = monotonic() + PATIENCE
    while not done(scene):
        assert monotonic() < end
        menu.program.update(FRAME)


def test_no_answer_is_said(tmp_path: Path) -> None:
    """Instead of a bar that would be wrong."""
    pilot = LuckPilot(tmp_path, seated(short_game()))
    weighing = pilot.scene.weighing
    while not weighing.planned:
        weighing.plan(1000)
    weighing.give_up(next(one for one in weighing.wanted(9999) if one.kind == "after"))
    pilot.until_weighed()

    assert pilot.menu.page.named("unknown") is not None
    assert pilot.menu.page.named("waterfall") is None


def test_people_look_at_their_own_seats(tmp_path: Path) -> None:
    """Of several people, each; in a match without any, every seat."""
    pilot = LuckPilot(tmp_path, seated(played("seventh_hero", "most_heroes", 3), persons=2))
    pilot.until_weighed()
    choice = pilot.widget("eyes", Choice)
    assert [seat for seat, _ in choice.values] == [0, 1]
    pilot.scene.look_with(1)

    assert pilot.scene.watcher == 1
    assert pilot.scene.tries.deal.seat == 1


def test_result_and_analysis_lead_there(tmp_path: Path) -> None:
    """By a button, and by the bar in one line, which isn't there with all cards open."""
    table = seated(short_game())
    pilot = LuckPilot(tmp_path, table)
    pilot.program.stack.pop()
    pilot.program.open(OpenResult(table, staged=False))
    pilot.wait(0.2)
    pilot.click("luck")
    pilot.wait(0.2)
    assert pilot.shown == "LuckScene"
    pilot.program.stack.pop()
    pilot.program.open(OpenAnalysis(table))
    pilot.wait(0.2)
    assert isinstance(pilot.top, AnalysisScene)
    assert pilot.widget("luck", LuckStrip).spoken
    pilot.top.open_all(on=True)
    assert "luck" not in pilot.names
    pilot.top.open_all(on=False)
    pilot.click("luck")
    pilot.wait(0.2)

    assert pilot.shown == "LuckScene"


# The deal played again


def test_the_deal_is_played_again_with_progress(tmp_path: Path) -> None:
    """Ten tries, told with the interval; ten more add to them, and all are kept while the program runs."""
    pilot = LuckPilot(tmp_path, seated(short_game()))
    pilot.until_weighed()
    pilot.click("try")
    assert pilot.widget("stop", Button).enabled
    assert pilot.scene.tries.share == 0.0
    pilot.until_played()
    assert len(pilot.scene.tries.won) == AT_ONCE
    assert outcome(pilot.scene) == "Nyx wins 5 of 10 (95% interval: 24% to 76%)."

    pilot.program.stack.pop()
    pilot.program.open(OpenLuck(seated(short_game())))
    pilot.wait()
    pilot.click("try")
    pilot.until_played()
    assert "of 20" in outcome(pilot.scene)


def test_tries_are_cancelled_and_go_on(tmp_path: Path) -> None:
    """What is done stays; leaving the scene cancels the rest, and coming back goes on."""
    pilot = LuckPilot(tmp_path, seated(short_game()))
    pilot.until_weighed()
    pilot.thinker.pace = 1
    pilot.click("try")
    pilot.program.update(FRAME)
    pilot.program.update(FRAME)
    pilot.scene.left()
    assert pilot.thinker.cancelled
    pilot.until_played()
    assert len(pilot.scene.tries.won) == AT_ONCE

    pilot.click("try")
    pilot.program.update(FRAME)
    pilot.click("stop")
    assert not pilot.scene.tries.running
    assert not pilot.thinker.asked
    assert AT_ONCE <= len(pilot.scene.tries.won) < 2 * AT_ONCE


def test_a_failure_is_said_and_can_be_tried_again(tmp_path: Path) -> None:
    """It ends the tries without losing those before."""
    pilot = LuckPilot(tmp_path, seated(short_game()))
    pilot.until_weighed()
    pilot.thinker.pace = 0
    pilot.click("try")
    pilot.program.update(FRAME)
    pilot.thinker.reports.append(Failed(next(iter(pilot.thinker.asked)), "it broke"))
    pilot.program.update(FRAME)
    pilot.wait()
    assert pilot.menu.page.named("failed") is not None
    pilot.thinker.pace = 3
    pilot.click("try")
    pilot.until_played()

    assert pilot.menu.page.named("failed") is None
    assert len(pilot.scene.tries.won) == AT_ONCE


def test_there_is_an_end_to_it(tmp_path: Path) -> None:
    """A hundred tries are enough."""
    pilot = LuckPilot(tmp_path, seated(short_game()))
    tries = Tries(pilot.scene.tries.deal, dict.fromkeys(range(MOST), 1.0), lambda: pilot.program.ai.pool)
    tries.start()

    assert tries.complete
    assert not tries.running


def test_who_plays_the_deal() -> None:
    """The legend on the seat looked at; computer players stay, people have a stand-in."""
    table = seated(played("seventh_hero", "most_heroes", 3), persons=2)

    assert deal_again(table, 1).levels == (PERSON, STRONGEST, "squire")
