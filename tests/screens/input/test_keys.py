"""The table of keys: no key means two things, each has a name, and one is what it writes."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.engine.game import Command
from game.registry import GAMES
from game.screens.keys import (
    _AFTER,
    _BEFORE,
    COMMANDS,
    Keys,
    assigned,
    command_text,
    context_text,
    meet,
    named,
    refusal,
    shortcut_of,
    swapped,
    with_key,
)
from game.table.art.text.fonts import lacking
from game.texts.texts import Voice
from saves.shortcuts import LETTERS_END, NAMED, SIGNS, is_letter, read_shortcut, upper


def pressed(key: int, mod: int = 0, text: str = "", scancode: int = 0) -> pygame.event.Event:
    """A pressed key, as the system tells it."""
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=scancode)


# The table


def test_no_key_means_two_things_in_one_scene() -> None:
    """As it is at the beginning."""
    clashes = [
        (one.name, other.name)
        for one, other in combinations(COMMANDS.values(), 2)
        if meet(one, other) and set(one.keys) & set(other.keys)
    ]

    assert clashes == []


def test_every_default_can_be_chosen_too() -> None:
    """No command begins with a key that a person could not give it; each name stands once."""
    assert [(c.name, key) for c in COMMANDS.values() for key in c.keys if refusal(c, key)] == []
    assert [key for c in COMMANDS.values() for key in c.keys if read_shortcut(key) != key] == []
    assert len(COMMANDS) == len(_BEFORE) + len(_AFTER) + sum(len(game.commands) for game in GAMES.values())


def test_a_game_added_while_the_program_runs_brings_its_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """They hold at once, and can be seen and changed among the others."""
    keys = Keys({})
    added = replace(GAMES["seventh_hero"], id="added", commands=(Command("peek", "peeking", ("F7",)),))
    monkeypatch.setitem(GAMES, "added", added)

    assert keys.of("peek") == Keys({}).of("peek") == ("F7",)
    assert keys.command(pressed(pygame.K_F7), "peeking") == "peek"
    assert "peek" in COMMANDS


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_command_context_and_key_has_words(language: str) -> None:
    """Nobody sees a key of the texts."""
    words = Voice(language, strict=True)

    assert all(command_text(name, words) for name in COMMANDS)
    assert all(context_text(name, words) for name in COMMANDS)
    assert all(named(f"Ctrl+{key}", words) for key in NAMED)


def test_the_type_faces_have_every_letter_that_can_be_a_key() -> None:
    """A cap never shows an empty box."""
    letters = "".join(upper(chr(code)) for code in range(0x21, LETTERS_END) if is_letter(chr(code)))

    assert lacking("sans_bold", letters + "".join(SIGNS)) == ""


# What was pressed


@pytest.mark.parametrize(
    ("event", "shortcut"),
    [
        (pressed(pygame.K_z, text="z"), "Z"),
        (pressed(pygame.K_z, pygame.KMOD_CAPS, "Z"), "Z"),
        (pressed(pygame.K_z, pygame.KMOD_LSHIFT, "Z"), "Shift+Z"),
        (pressed(pygame.K_s, pygame.KMOD_RCTRL, "\x13"), "Ctrl+S"),
        (pressed(pygame.K_s, pygame.KMOD_LMETA, "s"), "Ctrl+S"),  # a Mac
        (pressed(pygame.K_F11), "F11"),
        (pressed(pygame.K_PAGEUP, pygame.KMOD_LCTRL), "Ctrl+PageUp"),
        (pressed(pygame.K_KP_ENTER), "Enter"),
        (pressed(pygame.K_SLASH, pygame.KMOD_LSHIFT, "?"), "?"),  # English
        (pressed(0xDF, pygame.KMOD_LSHIFT, "?", pygame.KSCAN_MINUS), "?"),  # German: Shift+ß
        (pressed(0xF6, text="ö"), "Ö"),
        (pressed(0xDF, text="ß"), "ß"),
        (pressed(pygame.K_PLUS, text="+"), "Plus"),
        (pressed(pygame.K_KP_PLUS, text="+"), "Plus"),
        (pressed(pygame.K_KP_4, text="4"), "4"),
        (pressed(pygame.K_AMPERSAND, pygame.KMOD_LSHIFT, "1"), "1"),  # French
        (pressed(pygame.K_q, pygame.KMOD_RALT, "@"), "@"),  # AltGr, German
        (pressed(pygame.K_q, pygame.KMOD_LCTRL | pygame.KMOD_RALT, "@"), "@"),  # the same as Windows tells it
        (pressed(0x44F, text="я", scancode=pygame.KSCAN_Z), "Z"),  # Russian: the place of an English Z
        (pressed(pygame.K_LSHIFT, pygame.KMOD_LSHIFT), ""),
        (pressed(pygame.K_VOLUMEUP if hasattr(pygame, "K_VOLUMEUP") else 0x40000080), ""),
        (pressed(0), ""),
    ],
)
def test_a_key_is_what_it_writes(event: pygame.event.Event, shortcut: str) -> None:
    """On a keyboard of any country, with whatever else is held."""
    assert shortcut_of(event) == shortcut


def test_a_german_keyboard_takes_back_with_the_key_that_writes_z() -> None:
    """It lies where an English one has Y."""
    keys = Keys({})
    german_z = pressed(pygame.K_z, text="z", scancode=pygame.KSCAN_Y)
    german_y = pressed(pygame.K_y, text="y", scancode=pygame.KSCAN_Z)

    assert [keys.command(event, "match") for event in (german_z, german_y)] == ["undo", "redo"]


def test_whoever_holds_shift_by_the_way_means_the_same() -> None:
    """Unless the key with Shift means something else."""
    shifted = pressed(pygame.K_h, pygame.KMOD_LSHIFT, "H")

    assert Keys({}).command(shifted, "match") == "hint"
    assert Keys({"log": ("Shift+H",)}).command(shifted, "match") == "log"


def test_a_key_of_another_scene_means_nothing_here() -> None:
    """Each context hears its own."""
    assert Keys({}).command(pressed(pygame.K_t, text="t"), "match") == ""
    assert Keys({}).command(pressed(pygame.K_t, text="t"), "analysis") == "analysis_try"


# Other keys


def test_a_chosen_key_takes_the_place_of_the_default() -> None:
    """The old one means nothing any more."""
    keys = Keys({"hint": ("K",)})

    assert keys.command(pressed(pygame.K_k, text="k"), "match") == "hint"
    assert keys.command(pressed(pygame.K_h, text="h"), "match") == ""


def test_of_two_that_chose_one_key_the_first_has_it() -> None:
    """A file may have been edited; all else holds."""
    keys = Keys({"log": ("K", "J"), "hint": ("K",)})

    assert (keys.of("hint"), keys.of("log")) == (("K",), ("J",))


def test_what_was_chosen_comes_before_a_default() -> None:
    """Even if the default stands first in the table."""
    assert Keys({"log": ("Z",)}).of("undo") == ("Ctrl+Z",)


@pytest.mark.parametrize(
    ("name", "shortcut", "reason"),
    [
        ("hint", "Enter", "reserved"),
        ("hint", "Ctrl+Left", "reserved"),
        ("hint", "Shift+Tab", "reserved"),
        ("hint", "3", "digit"),
        ("hint", "Ctrl+3", ""),
        ("fullscreen", "F", "typed"),
        ("fullscreen", "Shift+F", "typed"),
        ("fullscreen", "Backspace", "typed"),
        ("fullscreen", "Alt+F", ""),
        ("fullscreen", "F5", ""),
        ("hint", "?", ""),
    ],
)
def test_keys_that_lead_about_or_write_are_refused(name: str, shortcut: str, reason: str) -> None:
    """What holds everywhere must not get in the way of typing."""
    assert refusal(COMMANDS[name], shortcut) == reason


def test_reserved_keys_in_a_file_do_nothing() -> None:
    """Nobody locks themselves out."""
    assert Keys({"hint": ("Enter", "K")}).of("hint") == ("K",)
    assert Keys({"no_such_command": ("K",)}).chosen == {}


def test_taking_a_key_leaves_its_owner_without_it() -> None:
    """The owner's other key stays."""
    chosen = assigned(Keys({}), "hint", 0, "Z")

    assert chosen == {"hint": ("Z",), "undo": ("Ctrl+Z",)}


def test_a_key_of_everywhere_is_taken_from_every_scene() -> None:
    """Or it would mean two things there."""
    new = Keys(assigned(Keys({}), "mute", 0, "Ctrl+S"))

    assert (new.of("mute")[0], new.of("save"), new.of("builder_save")) == ("Ctrl+S", (), ())


def test_swapping_gives_the_owner_the_key_that_was_there() -> None:
    """Both have one."""
    new = Keys(swapped(Keys({}), "hint", 0, "L"))

    assert (new.of("hint"), new.of("log")) == (("L",), ("H",))


def test_swapping_back_leaves_nothing_chosen() -> None:
    """What equals the default is not kept."""
    there = Keys(swapped(Keys({}), "hint", 0, "L"))

    assert swapped(there, "hint", 0, "H") == {}


def test_a_key_can_be_taken_away_and_a_second_one_added() -> None:
    """The second moves up."""
    none = assigned(Keys({}), "undo", 0, "")
    two = assigned(Keys({}), "hint", 1, "K")

    assert none == {"undo": ("Ctrl+Z",)}
    assert two == {"hint": ("H", "K")}


# How people read it


def test_keys_are_called_as_people_call_them() -> None:
    """In their language."""
    english, german = Voice("en", strict=True), Voice("de", strict=True)
    keys = Keys({"save": ("Ctrl+Shift+PageUp",), "log": (), "hint": ("K", "F5")})

    assert [keys.all_shown("undo", words) for words in (english, german)] == ["Z · Ctrl+Z", "Z · Strg+Z"]
    assert named("Ctrl+Shift+Insert", german) == "Strg+Umschalt+Einfg"
    assert keys.all_shown("log", german) == "keine Taste"
    assert keys.pressed("log", german) == "„Verlauf“"


def test_a_tooltip_without_a_key_tells_none() -> None:
    """No empty brackets."""
    assert (with_key("Log", "L"), with_key("Log", "")) == ("Log (L)", "Log")
