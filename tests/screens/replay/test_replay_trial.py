"""What if: a try is a copy of the match, leaves no trace but an honest mark, and can be kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.match import Match
from game.registry import GAMES
from game.screens.match.scene import MatchScene
from game.screens.replay.trial_session import TrialSession
from tests.screens.pilots.kinds import session_of, shown_as
from tests.screens.pilots.match_pilot import GAME, Pilot
from tests.screens.pilots.menu_pilot import MenuPilot

TAKE = "take mind power space"
BLIND = "reserve level 1"
SQUIRE = "squire"


def first_to_move(seed: int = 3) -> int:
    """Tell who begins."""
    return int(Match(GAMES[GAME].rules, 2, seed).state.to_move)


class TrialPilot(Pilot):
    """One person who tries something."""

    @property
    def trial(self) -> TrialSession:
        """What is tried."""
        return shown_as(self.program.stack.scenes, TrialSession)[1]

    @property
    def scene(self) -> MatchScene:
        """The uppermost match: the try, where there is one."""
        return next(scene for scene in reversed(self.program.stack.scenes) if isinstance(scene, MatchScene))

    @property
    def original(self) -> MatchScene:
        """The match itself."""
        return next(scene for scene in self.program.stack.scenes if isinstance(scene, MatchScene))

    def choose(self, name: str) -> None:
        """Choose an entry of the menu that is open, or an answer."""
        widget = self.program.stack.top.page.named(name)  # type: ignore[union-attr]
        self.click_at(widget.rect.center)
        self.wait(0.1)

    def begin(self) -> None:
        """Open the pause and begin a try."""
        self.rest()
        self.press("escape")
        self.choose("try_out")

    def end(self) -> None:
        """Go back to the match."""
        self.press("escape")
        self.choose("trial_back")


def alone(folder: Path, *decisions: str) -> TrialPilot:
    """One person, who begins, against a computer player."""
    levels: list[str | None] = [SQUIRE, SQUIRE]
    levels[first_to_move()] = None
    return TrialPilot(folder, *levels, decisions=decisions)


def two(folder: Path, *decisions: str) -> TrialPilot:
    """Two people at one screen."""
    return TrialPilot(folder, None, None, decisions=decisions)


def test_what_is_tried_does_not_happen_in_the_match(tmp_path: Path) -> None:
    """A try goes its own way; the match, its redo included, is the same afterwards."""
    pilot = alone(tmp_path)
    pilot.begin()
    pilot.scene.session.play(pilot.match.state.read(TAKE))
    pilot.wait(0.2)
    tried = pilot.match.decisions
    pilot.scene.session.history.undo(pilot.scene.session.history.plan())  # type: ignore[arg-type]
    pilot.end()

    assert tried[:1] == (TAKE,) and pilot.top == "MatchScene"
    assert pilot.scene is pilot.original and pilot.match.decisions == () and not pilot.match.can_redo


def test_a_try_that_shows_nothing_leaves_no_mark(tmp_path: Path) -> None:
    """Taking chips and going back before anybody answers tells one nothing."""
    pilot = two(tmp_path)
    pilot.begin()
    pilot.choose("yes")
    pilot.scene.session.play(pilot.match.state.read(TAKE))
    pilot.wait(0.3)
    pilot.end()

    assert pilot.original.session.table.takebacks == 0
    assert pilot.notices[-1] == pilot.program.words("replay-trial-returned")


def test_a_try_that_turns_up_a_card_marks_the_match_at_once(tmp_path: Path) -> None:
    """As if it had been done and taken back; the mark is kept, and the same card comes again."""
    pilot = two(tmp_path, TAKE)
    pilot.begin()
    pilot.choose("yes")
    mover = pilot.match.state.to_move
    pilot.scene.session.play(pilot.match.state.read(BLIND))
    seen = pilot.match.state.view(mover)
    pilot.wait(0.2)
    marked = pilot.original.session.table.takebacks
    pilot.wait(0.2)
    pilot.program.library.flush()
    (name,) = [row.name for row in pilot.program.library.rows()]
    kept = pilot.program.library.load(name).saved.takebacks
    pilot.end()
    pilot.match.play(pilot.match.state.read(BLIND))

    assert (marked, kept, pilot.original.session.table.takebacks) == (1, 1, 1)
    assert pilot.match.state.view(mover) == seen


def test_a_try_in_which_a_computer_player_answers_marks_the_match(tmp_path: Path) -> None:
    """What it would do is something one could not know."""
    pilot = alone(tmp_path)
    pilot.begin()
    pilot.scene.session.play(pilot.match.state.read(TAKE))
    for _ in range(200):
        pilot.wait(0.1)
        if len(pilot.match.decisions) > 1:
            break
    pilot.wait(0.1)

    assert pilot.original.session.table.takebacks == 1


def test_where_several_people_play_all_agree_to_a_try(tmp_path: Path) -> None:
    """Whoever does not leaves it at that."""
    pilot = two(tmp_path)
    pilot.begin()
    asked = pilot.top
    pilot.choose("no")

    assert (asked, pilot.top) == ("ConfirmScene", "MatchScene")


def test_a_try_has_its_curtains_too(tmp_path: Path) -> None:
    """Whoever has secrets is waited for before they show."""
    pilot = two(tmp_path, BLIND, TAKE)
    pilot.wait(0.3)
    pilot.press("enter")
    pilot.wait(1.0)
    pilot.begin()
    pilot.choose("yes")
    pilot.wait(0.3)

    assert pilot.top == "HandoverScene" and pilot.trial.session.viewers.curtain is not None


def test_nothing_is_taken_back_beyond_the_beginning_of_a_try(tmp_path: Path) -> None:
    """What was decided in the match stands."""
    pilot = two(tmp_path, TAKE)
    pilot.begin()
    pilot.choose("yes")
    pilot.press("z")

    assert pilot.match.decisions == (TAKE,)
    assert pilot.notices[-1] == pilot.program.words("replay-trial-begin")


def test_a_try_is_kept_only_when_asked_for(tmp_path: Path) -> None:
    """Then it becomes a match of its own, marked, beside the other."""
    pilot = alone(tmp_path)
    pilot.begin()
    pilot.scene.session.play(pilot.match.state.read(TAKE))
    pilot.wait(0.1)
    pilot.scene.kind.acts["save"]()
    pilot.program.library.flush()
    before = len(pilot.program.library.rows())
    pilot.press("escape")
    pilot.choose("trial_keep")
    table = pilot.scene.session.table
    pilot.scene.kind.acts["save"]()
    pilot.program.library.flush()

    assert before == 0 and len(pilot.program.library.rows()) == 1
    assert table.match.decisions[:1] == (TAKE,) and table.takebacks > 0 and not table.counts


def test_closing_the_program_in_a_try_loses_nothing(tmp_path: Path) -> None:
    """The match is on disk as it was, the try is not."""
    pilot = alone(tmp_path)
    pilot.rest()
    pilot.scene.session.play(pilot.match.state.read(TAKE))
    pilot.rest()
    decisions = pilot.match.decisions
    pilot.begin()
    pilot.scene.session.play(pilot.match.state.legal_actions()[0])
    pilot.wait(0.1)
    pilot.program.close()
    again = MenuPilot(tmp_path)
    (row,) = again.program.library.rows()

    assert again.program.library.load(row.name).saved.match.decisions == decisions


def test_the_way_back_is_a_button_too(tmp_path: Path) -> None:
    """By mouse alone one gets into a try and out of it."""
    pilot = alone(tmp_path)
    pilot.rest()
    pilot.click("menu")
    pilot.choose("try_out")
    pilot.click("leave")
    pilot.choose("trial_back")

    assert pilot.top == "MatchScene"


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_try_is_told_from_the_match(tmp_path: Path, language: str) -> None:
    """A frame lies around it, and the menu's place is the way back."""
    pilot = alone(tmp_path)
    pilot.program.speak(language)
    pilot.rest()
    before = pilot.draw().get_at((1, 400))
    pilot.begin()

    assert pilot.draw().get_at((1, 400)) != before
    assert "leave" in pilot.buttons and "menu" not in pilot.buttons


def test_at_its_end_a_try_asks_what_is_to_become_of_it(tmp_path: Path) -> None:
    """No result is shown or counted."""
    pilot = alone(tmp_path)
    pilot.begin()
    for _ in range(3000):
        pilot.wait(0.1)
        if session_of(pilot.program.stack.top, TrialSession) is None:
            break
        if pilot.scene.view.deciding:
            pilot.scene.session.play(pilot.wish())

    assert pilot.match.over and pilot.top == "PauseScene"
    assert not pilot.original.session.match.over
