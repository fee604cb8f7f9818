"""Choosing keys: by mouse and by keys, asked about where one is in use, heard at a table."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pygame
import pytest

from game.engine.match import Match
from game.registry import GAMES
from game.screens.keys import COMMANDS
from game.screens.match.pause import KeysScene
from game.screens.seating import Chair, TableMatch
from game.screens.settings.keys import KeyCap
from game.screens.settings.scene import SettingsScene
from game.screens.settings.text import MarkedText
from game.screens.widgets.button import Button
from game.screens.widgets.widget import Picture
from saves.settings import Settings, load_settings, save_settings
from tests.screens.pilots.match_pilot import Pilot
from tests.screens.pilots.menu_pilot import MenuPilot

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


@pytest.fixture
def pilot(tmp_path: Path) -> MenuPilot:
    """A person before the page of keys."""
    pilot = MenuPilot(tmp_path, Settings(language="en", motion="none"))
    pilot.program.stack.push(SettingsScene(pilot.program, "keys"))
    return pilot


def told(pilot: MenuPilot) -> list[str]:
    """The words that stand on the page."""
    return [one.text for one in pilot.menu.page.reachable() if isinstance(one, MarkedText)]


def test_every_command_has_its_caps(pilot: MenuPilot) -> None:
    """Two for each."""
    wanted = {f"key.{name}.{place}" for name in COMMANDS for place in (0, 1)}

    assert {name for name in pilot.names if name.startswith("key.")} == wanted


def test_a_key_is_chosen_by_keyboard_alone(pilot: MenuPilot) -> None:
    """Tab, Enter, the key; the focus stays where it was."""
    pilot.tab_to("key.hint.0")
    pilot.press(pygame.K_RETURN, pygame.K_k)

    assert pilot.program.settings.keys == {"hint": ("K",)}
    assert (pilot.focus, pilot.widget("key.hint.0", KeyCap).text) == ("key.hint.0", "K")


def test_what_the_chosen_key_writes_is_not_looked_for(pilot: MenuPilot) -> None:
    """The system hands over the letter too; the next one is typed again."""
    pilot.click("key.hint.0")
    pilot.press(pygame.K_k)
    pilot.type("k")
    swallowed = pilot.menu.page.focused
    pilot.type("l")

    assert swallowed is not None
    assert swallowed.name == "key.hint.0"
    assert pilot.focus == "search"


@pytest.mark.parametrize(
    ("key", "says"),
    [
        (pygame.K_TAB, "Tab is needed to get around"),
        (pygame.K_RETURN, "Enter is needed to get around"),
        (pygame.K_UP, "Up is needed to get around"),
        (pygame.K_SPACE, "Space is needed to get around"),
        (pygame.K_7, "number keys press"),
        (0x40000080, "doesn’t know this key"),
    ],
)
def test_keys_that_can_not_be_chosen_are_refused_with_the_reason(
    pilot: MenuPilot, key: int, says: str
) -> None:
    """And one goes on choosing; Escape leaves everything as it was."""
    pilot.click("key.hint.0")
    pilot.press(key)
    asked = (pilot.top.listening, [text for text in told(pilot) if says in text], pilot.focus)
    pilot.press(pygame.K_ESCAPE)

    assert (asked[0], len(asked[1]), asked[2]) == (True, 1, "key.hint.0")
    assert (pilot.top.listening, pilot.program.settings.keys, pilot.shown) == (False, {}, "SettingsScene")


def test_what_holds_everywhere_needs_a_key_that_does_not_write(pilot: MenuPilot) -> None:
    """Else nobody could type it."""
    pilot.click("key.mute.0")
    pilot.press(pygame.K_b)
    refused = [text for text in told(pilot) if "while you type" in text]
    pilot.press(pygame.K_F6)

    assert len(refused) == 1
    assert pilot.program.keys.of("mute")[0] == "F6"


def test_a_modifier_alone_waits_for_its_key(pilot: MenuPilot) -> None:
    """Ctrl goes down before the letter does."""
    pilot.click("key.hint.0")
    pilot.press(pygame.K_LCTRL, mod=pygame.KMOD_LCTRL)
    pilot.press(pygame.K_k, mod=pygame.KMOD_LCTRL)

    assert pilot.program.keys.of("hint") == ("Ctrl+K",)


def test_keys_that_hold_everywhere_are_heard_by_whoever_chooses(pilot: MenuPilot) -> None:
    """F11 is asked about, it does not fill the screen."""
    pilot.click("key.hint.0")
    pilot.press(pygame.K_F11)

    assert pilot.shown == "ConfirmScene"
    assert not pilot.program.settings.fullscreen


@pytest.mark.parametrize(
    ("answer", "hint", "log"),
    [("swap", ("L",), ("H",)), ("take", ("L",), ()), ("leave", ("H",), ("L",))],
)
def test_a_key_in_use_is_swapped_taken_or_left(
    pilot: MenuPilot, answer: str, hint: tuple[str, ...], log: tuple[str, ...]
) -> None:
    """The owner is named."""
    pilot.click("key.hint.0")
    pilot.press(pygame.K_l)
    said = " ".join(one.spoken for one in pilot.menu.page.reachable() if isinstance(one, Picture))
    pilot.click(answer)

    assert "log" in said
    assert (pilot.program.keys.of("hint"), pilot.program.keys.of("log")) == (hint, log)
    assert pilot.focus == "key.hint.0"


def test_a_click_elsewhere_ends_the_waiting(pilot: MenuPilot) -> None:
    """And means what it means anywhere."""
    pilot.click("key.hint.0")
    pilot.click("key.log.0")
    pilot.press(pygame.K_k)

    assert pilot.program.settings.keys == {"log": ("K",)}


def test_delete_takes_a_key_away_and_the_arrow_gives_it_back(pilot: MenuPilot) -> None:
    """One command alone, all others keep what was chosen."""
    pilot.program.change("keys", {"log": ("J",)})
    pilot.tab_to("key.hint.0")
    pilot.press(pygame.K_DELETE)
    gone = pilot.program.keys.of("hint")
    pilot.click("keyback.hint")

    assert gone == ()
    assert pilot.program.settings.keys == {"log": ("J",)}


def test_all_keys_are_put_back_at_once_and_that_can_be_undone(pilot: MenuPilot) -> None:
    """As on any other page; by whatever key undoes it."""
    mine = {"log": ("J",), "settings_restore": ("F2",)}
    pilot.program.change("keys", mine)
    pilot.menu.rebuild()
    pilot.click("reset")
    put_back = pilot.program.settings.keys
    pilot.press(pygame.K_z, mod=pygame.KMOD_CTRL)

    assert put_back == {}
    assert pilot.program.settings.keys == mine


def test_chosen_keys_come_back_with_the_next_start(pilot: MenuPilot, tmp_path: Path) -> None:
    """As words that people can read."""
    pilot.click("key.save.0")
    pilot.press(pygame.K_F4, mod=pygame.KMOD_LSHIFT)
    save_settings(tmp_path / "settings.json", pilot.program.settings)

    assert '"Shift+F4"' in (tmp_path / "settings.json").read_text()
    assert load_settings(tmp_path / "settings.json") == (pilot.program.settings, [])


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_cap_is_as_wide_as_its_words_need(tmp_path: Path, language: str) -> None:
    """The longest key there is stays within its cap."""
    pilot = MenuPilot(tmp_path, Settings(language=language, motion="none"))
    pilot.program.change("keys", {"paste_code": ("Ctrl+Alt+Shift+Backspace",)})
    pilot.program.stack.push(SettingsScene(pilot.program, "keys"))
    pilot.wait()
    cap = pilot.widget("key.paste_code.0", KeyCap)

    assert cap.text.count("+") == 3
    assert cap.rect.width > 100


# In a match


def at_the_table(folder: Path, game: str, *levels: str | None, **chosen: object) -> Pilot:
    """Sit down at a table of `game`, with settings of one's own."""
    rules = GAMES[game].rules
    match = Match(rules, rules.seats[0], 3)
    kinds = [levels[seat] if seat < len(levels) else None for seat in range(match.seats)]
    chairs = tuple(
        Chair(name, seat, kinds[seat]) for seat, name in zip(range(match.seats), NAMES, strict=False)
    )
    wanted = Settings(**{"motion": "none", "speed": 4.0, "language": "en", **chosen})  # type: ignore[arg-type]
    pilot = Pilot(folder, None, None)
    pilot.sit(folder, TableMatch(match, chairs), wanted)
    pilot.rest()
    if pilot.top == "HandoverScene":
        pilot.press("enter")
        pilot.rest()
    return pilot


@pytest.mark.parametrize("game", GAMES)
def test_a_chosen_key_works_at_the_table_of_every_game(tmp_path: Path, game: str) -> None:
    """The log opens by the new key; the old one does nothing any more."""
    pilot = at_the_table(tmp_path, game, keys={"log": ("J",)})
    pilot.press("l")
    by_old = pilot.scene.parts.log.open
    pilot.press("j")

    assert (by_old, pilot.scene.parts.log.open) == (False, True)


@pytest.mark.parametrize("game", GAMES)
def test_keys_chosen_during_a_match_hold_at_once(tmp_path: Path, game: str) -> None:
    """Without beginning anew, by whatever way they were chosen."""
    pilot = at_the_table(tmp_path, game)
    pilot.program.stack.push(SettingsScene(pilot.program, "keys"))
    scene = pilot.program.stack.top
    assert isinstance(scene, SettingsScene)
    scene.chooser.listen("log", 0)
    pilot.press("j")
    pilot.press("escape")
    pilot.press("j")

    assert pilot.top == "MatchScene"
    assert pilot.scene.parts.log.open


def test_every_command_of_the_table_is_heard_by_any_key(tmp_path: Path) -> None:
    """No command is bound to a letter in the code."""
    commands = [command.name for command in COMMANDS.values() if command.context == "match"]
    letters = "abcdefghijklmnopqrstuvwxyz"[: len(commands)]
    keys = {name: (letter.upper(),) for name, letter in zip(commands, letters, strict=True)}
    pilot = at_the_table(tmp_path, "splendor_marvel", keys=keys)
    heard: list[str] = []
    keyboard = pilot.scene.keyboard
    keyboard._acts = {name: partial(heard.append, name) for name in keyboard._acts}
    for letter in letters:
        pilot.press(letter)

    assert heard == commands


@pytest.mark.parametrize(("language", "shown"), [("en", "Ctrl+Insert"), ("de", "Strg+Einfg")])
def test_chosen_keys_stand_wherever_keys_are_shown(tmp_path: Path, language: str, shown: str) -> None:
    """In tooltips, below the log, in the list of keys; in the person's language."""
    keys: dict[str, tuple[str, ...]] = {"log": ("Ctrl+Insert",), "undo": ("Alt+U",), "redo": ()}
    pilot = at_the_table(tmp_path, "splendor_marvel", keys=keys, language=language)
    hints = {button.name: button.hint for button in pilot.scene.parts.rail.tools}
    listed = {does: key for key, does in KeysScene(pilot.program, "match").lines()}
    words = pilot.program.words

    assert hints["log"].endswith(f"({shown})")
    assert hints["undo"].endswith("(Alt+U)")
    assert "(" not in hints["redo"]
    assert f"{shown}:" in pilot.scene.parts.log.foot
    assert listed[words("keys-command-log")] == shown
    assert listed[words("keys-command-redo")] == words("keys-none")


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_list_of_keys_tells_what_digits_do_at_this_table(tmp_path: Path, language: str) -> None:
    """In Custom Heroes 0 to 9 pick sets by value in one's turn; elsewhere 1 to 9 press the buttons."""
    told = {}
    for game in ("custom_heroes", "splendor_marvel"):
        pilot = at_the_table(tmp_path / game, game, language=language)
        pilot.press("?")
        listed = pilot.program.stack.top
        assert isinstance(listed, KeysScene)
        told[game] = [line for line in listed.lines() if line[0].endswith("– 9")]
    words = pilot.program.words

    assert told["custom_heroes"] == [(words("match-keys-name-values"), words("match-keys-does-values"))]
    assert told["splendor_marvel"] == [(words("match-keys-name-digits"), words("match-keys-does-digits"))]
    assert told["custom_heroes"][0][0] == "0 – 9"


def test_the_advice_tells_the_key_that_gives_more_of_it(tmp_path: Path) -> None:
    """Not the one that once did."""
    pilot = at_the_table(tmp_path, "splendor_marvel", None, "squire", keys={"hint": ("F3",)})
    pilot.press("f3")
    pilot.rest()
    pilot.wait(1.0)

    assert "Press F3 again" in pilot.scene.parts.plate.text


def test_from_the_list_of_keys_others_can_be_chosen(tmp_path: Path) -> None:
    """And back in the list they stand."""
    pilot = at_the_table(tmp_path, "splendor_marvel")
    pilot.press("?")
    listed = pilot.program.stack.top
    assert isinstance(listed, KeysScene)
    change = listed.page.named("change")
    assert isinstance(change, Button)
    change.press()
    chosen = pilot.program.stack.scenes[-1]
    assert isinstance(chosen, SettingsScene)
    chosen.chooser.listen("log", 0)
    pilot.press("j")
    pilot.press("escape")

    assert pilot.top == "KeysScene"
    assert ("J", "log") in listed.lines()


def test_the_list_of_keys_is_readable_at_any_scale_and_scrolls_by_keys(tmp_path: Path) -> None:
    """In the smallest window, at the largest scale, down to its last line."""
    pilot = at_the_table(tmp_path, "splendor_marvel", ui_scale=200)
    pilot.program.resized((1024, 640))
    pilot.press("?")
    scene = pilot.program.stack.top
    assert isinstance(scene, KeysScene)
    pane = scene.page.named_pane("keys")
    assert pane is not None
    tallest = max(one.rect.height for one in pane.inside)
    for _ in scene.lines():
        pilot.press("down")

    assert tallest >= 16 * scene.page.unit
    assert pane.offset == pane.furthest > 0
