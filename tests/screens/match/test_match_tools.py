"""What stands beside the table: taking back, hints, the log, saving, the menu, pauses, sound."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.screens.match.pause import PauseScene
from game.screens.match.session.supplies import keeper_of
from tests.screens.pilots.match_pilot import STEP, Pilot, alone

SQUIRE = "squire"
TAKE = "take mind power space"


def test_undo_and_redo_by_key(tmp_path: Path) -> None:
    """Z takes back to the person's decision; Y makes it and the answer again."""
    pilot = alone(tmp_path)
    pilot.do_by_mouse(pilot.match.state.read(TAKE))
    pilot.rest()
    before = pilot.match.fingerprint()
    pilot.press("z")
    taken_back = pilot.match.decisions
    pilot.press("y")

    assert (
        taken_back == () and pilot.match.fingerprint() == before and pilot.scene.session.table.takebacks == 1
    )


def test_among_people_all_are_asked_before_a_card_goes_back(tmp_path: Path) -> None:
    """The question comes first; only the yes takes back."""
    pilot = Pilot(tmp_path, None, None, decisions=["reserve level 2"])
    pilot.press("z")
    asked = (pilot.top, len(pilot.match.decisions))
    pilot.press("left")
    pilot.press("enter")

    assert asked == ("ConfirmScene", 1) and pilot.match.decisions == ()


def test_a_hint_glows_then_tells_then_explains(tmp_path: Path) -> None:
    """H first lights the pieces, then the button, then gives the chances."""
    pilot = alone(tmp_path)
    pilot.press("h")
    pilot.wait(0.2)
    glowing = {piece.key for piece in pilot.scene.view.stage.layout if "owed" in piece.marks}
    verdict = pilot.scene.session.advice.hint.verdict
    assert verdict
    meant = set(pilot.scene.view.pieces.picks(pilot.scene.view.seen, verdict.action))
    pilot.press("h")
    pilot.press("h")

    assert glowing == meant and pilot.scene.session.advice.hint.step == 3
    assert pilot.match.decisions == ()


def test_the_log_opens_points_and_closes(tmp_path: Path) -> None:
    """L shows the sentences; pointing at a line lights what it was about."""
    pilot = alone(tmp_path, decisions=[TAKE])
    pilot.rest()
    pilot.press("l")
    log = pilot.scene.parts.log
    row = next(row for row in log.rows if row.line and row.line.decision == 0)
    pilot.mouse(pygame.MOUSEMOTION, (log._body.centerx, log._origin() + row.top + 4))
    lit = {piece.key for piece in pilot.scene.view.stage.layout if "legal" in piece.marks}
    pilot.press("l")

    assert {"stock:mind", "stock:power", "stock:space"} <= lit and not log.open


def test_a_computer_player_can_be_hurried(tmp_path: Path) -> None:
    """While it thinks there is a button and a key to let it move now."""
    pilot = alone(tmp_path, first=False)
    pilot.worker.silent = True
    pilot.wait(2.0)
    offered = pilot.buttons[:1]
    pilot.press("m")
    pilot.wait(0.2)

    assert offered == ["now"] and len(pilot.match.decisions) == 1


def test_a_dead_thinker_is_told_of_once_and_the_match_goes_on(tmp_path: Path) -> None:
    """However often thinking is lost, there is one notice, and the computer player moves."""
    pilot = alone(tmp_path, first=False)
    pilot.worker.silent = True
    notices = []
    for _ in range(6):
        pilot.wait(0.2)
        notices += pilot.notices
        pilot.worker.die()
        pilot.worker.fail()
    pilot.rest()

    assert len(pilot.match.decisions) == 1 and len(set(notices)) == 1


def test_every_decision_is_kept_at_once(tmp_path: Path) -> None:
    """What is in the library after a decision is the match as it stands, without anybody saving it."""
    pilot = alone(tmp_path)
    pilot.do_by_mouse(pilot.match.state.read(TAKE))
    pilot.wait(STEP)
    table = pilot.scene.session.table
    assert table.file
    pilot.program.library.flush()
    kept = pilot.program.library.load(table.file)

    assert kept.saved.match.decisions[:1] == (TAKE,) and kept.header.auto


def test_closing_the_program_loses_nothing(tmp_path: Path) -> None:
    """The last decision is there after the end, also when it was just made."""
    pilot = alone(tmp_path)
    pilot.scene.session.play(pilot.match.state.read(TAKE))
    pilot.program.close()
    table = pilot.scene.session.table
    assert table.file
    kept = pilot.program.library.load(table.file)

    assert kept.saved.match.decisions == (TAKE,)


def test_saving_under_a_name_leaves_the_old_file(tmp_path: Path) -> None:
    """Save as makes a second file, named as wished, and the match goes on in that one."""
    pilot = alone(tmp_path)
    pilot.do_by_mouse(pilot.match.state.read(TAKE))
    old = pilot.scene.session.table.file
    keeper_of(pilot.program, pilot.scene.session.table).save_as("Friday evening")
    pilot.program.library.flush()
    rows = {row.name: row.header and row.header.title for row in pilot.program.library.rows()}

    assert (
        pilot.scene.session.table.file != old
        and rows[str(pilot.scene.session.table.file)] == "Friday evening"
        and len(rows) == 2
    )


def test_the_end_shows_the_result_and_the_table_can_be_looked_at_again(tmp_path: Path) -> None:
    """After a moment the result comes; back at the table a button brings it again, and undo still works."""
    pilot = alone(tmp_path)
    while not pilot.match.over:
        pilot.scene.session.playback.skip_steps()
        pilot.match.play(pilot.wish())
    pilot.scene.session.playback.skip_steps()
    pilot.wait(2.0)
    shown = pilot.top
    pilot.program.stack.pop()
    pilot.wait(2.0)
    table = (pilot.top, pilot.buttons[0])
    pilot.press("z")

    assert (shown, table) == ("ResultScene", ("MatchScene", "result")) and not pilot.match.over


def test_those_who_watch_can_pause(tmp_path: Path) -> None:
    """A match of computer players stops on P and goes on with the button."""
    pilot = Pilot(tmp_path, SQUIRE, SQUIRE)
    pilot.wait(1.0)
    pilot.press("p")
    stood = len(pilot.match.decisions)
    pilot.wait(3.0)
    paused = len(pilot.match.decisions)
    pilot.click("pause")
    pilot.wait(3.0)

    assert stood == paused < len(pilot.match.decisions)


def test_the_language_changes_everything_that_is_worded(tmp_path: Path) -> None:
    """Status, caption, log, buttons and tools speak the other language at once; the pieces stay."""
    pilot = alone(tmp_path, decisions=[TAKE])
    pilot.rest()
    pilot.click("stock:mind")
    scene = pilot.scene
    said = []
    for language in ("en", "de"):
        pilot.program.speak(language)
        buttons = scene.parts.rail.buttons
        said.append(
            [
                scene.parts.rail.status,
                scene.parts.rail.caption[0],
                scene.parts.log.text(),
                *(one.text for one in buttons),
            ]
        )

    assert (
        set(said[0]).isdisjoint(said[1])
        and scene.view.deciding
        and scene.view.deciding.picked == ("stock:mind",)
    )


def test_the_log_is_copied_or_one_is_told_that_it_can_t_be(tmp_path: Path) -> None:
    """With the log open Ctrl+C answers for it; where there is no clipboard it says so."""
    pilot = alone(tmp_path, decisions=[TAKE])
    pilot.press("l")
    pilot.press("c", pygame.KMOD_CTRL)

    assert pilot.notices and pilot.notices[0] in {
        pilot.program.words("match-log-copied"),
        pilot.program.words("match-log-no_clipboard"),
    }


@pytest.mark.parametrize(
    ("way", "scene"),
    [
        ("resume", "MatchScene"),
        ("save", "MatchScene"),
        ("save_as", "SaveAsScene"),
        ("settings", "SettingsScene"),
        ("rules", "RulesScene"),
        ("keys", "KeysScene"),
        ("new", "NewGameScene"),
        ("leave", "Bottom"),
    ],
)
def test_the_menu_leads_everywhere(tmp_path: Path, way: str, scene: str) -> None:
    """Each entry of the pause goes where it says, by mouse."""
    pilot = alone(tmp_path, decisions=[TAKE])
    pilot.click("menu")
    paused = pilot.program.stack.top
    assert isinstance(paused, PauseScene)
    widget = paused.page.named(way)
    assert widget
    pilot.click_at(widget.rect.center)

    assert pilot.top == scene


@pytest.mark.parametrize("way", ["keys", "settings", "rules", "new"])
def test_escape_leads_back_to_the_pause(tmp_path: Path, way: str) -> None:
    """From what was opened there, with the focus where it was; a second Escape leads to the table."""
    pilot = alone(tmp_path, decisions=[TAKE])
    pilot.click("menu")
    paused = pilot.program.stack.top
    assert isinstance(paused, PauseScene)
    widget = paused.page.named(way)
    assert widget
    pilot.click_at(widget.rect.center)
    pilot.press("escape")
    back = pilot.top
    focused = paused.page.focused
    pilot.press("escape")

    assert (back, pilot.top) == ("PauseScene", "MatchScene")
    assert focused is not None and focused.name == way


def test_the_buttons_of_the_pause_stay_where_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the match's end what is over is locked and says so; nothing takes its place."""
    pilot = alone(tmp_path, decisions=[TAKE])

    def places() -> dict[str, tuple[int, int]]:
        pilot.scene.kind.acts["menu"]()
        paused = pilot.program.stack.top
        assert isinstance(paused, PauseScene)
        found = {one.name: one.rect.topleft for one in paused.page.reachable() if one.focusable}
        trying = paused.page.named("try_out")
        assert trying is not None
        hints.append((trying.enabled, trying.hint))
        pilot.program.stack.pop()
        return found

    hints: list[tuple[bool, str]] = []
    running = places()
    monkeypatch.setattr(type(pilot.match), "over", property(lambda _: True))
    over = places()

    assert running == over
    assert hints == [(True, ""), (False, pilot.program.words("match-menu-try_out_over"))]


def test_who_only_watches_reads_why_there_is_no_what_if(tmp_path: Path) -> None:
    """Where computer players play alone the button keeps its place, with the reason on it."""
    pilot = Pilot(tmp_path, "squire", "captain")
    pilot.scene.kind.acts["menu"]()
    paused = pilot.program.stack.top
    assert isinstance(paused, PauseScene)
    trying = paused.page.named("try_out")

    assert trying is not None
    assert (trying.enabled, trying.hint) == (False, "You only watch.")


def test_a_hint_that_fails_says_so_and_can_be_asked_again(tmp_path: Path) -> None:
    """When the thinkers give up there is a word about it, and the next H begins anew."""
    pilot = alone(tmp_path)
    pilot.worker.silent = True
    pilot.press("h")
    pilot.worker.fail()
    pilot.wait(STEP)
    failed = pilot.scene.parts.plate.text
    pilot.worker.silent = False
    pilot.press("h")
    pilot.wait(STEP)

    assert failed == pilot.program.words("match-advice-failed") and pilot.scene.session.advice.hint.verdict


def test_the_reasons_of_a_hint_are_told_in_both_languages(tmp_path: Path) -> None:
    """The third H gives reasons; they change with the language."""
    pilot = alone(tmp_path)
    told = []
    for _ in range(3):
        pilot.press("h")
    for language in ("en", "de"):
        pilot.program.speak(language)
        told.append(pilot.scene.parts.plate.text.splitlines())

    assert len(told[0]) == len(told[1]) >= 2 and set(told[0]).isdisjoint(told[1])


def test_sound_is_switched_off_and_on_by_key(tmp_path: Path) -> None:
    """Ctrl+M mutes, with a word about it, and Ctrl+M again does not."""
    pilot = alone(tmp_path)
    pilot.press("m", pygame.KMOD_CTRL)
    muted = pilot.program.settings.mute
    pilot.press("m", pygame.KMOD_CTRL)

    assert muted and not pilot.program.settings.mute and len(pilot.notices) == 1
