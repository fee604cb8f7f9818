"""Sounds as they are played: the right one in the right place, and none of them ever breaks a game."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.registry import GAMES
from game.table import sound
from game.table.sound import HOUSE, SOUNDS, TAKES, Audio, Volumes
from tests.machine import slowness

ASSETS = Path(__file__).parents[2] / "assets"


@pytest.fixture
def audio(monkeypatch: pytest.MonkeyPatch) -> Iterator[Audio]:
    """A device whose effects are decoded; nothing is streamed."""
    monkeypatch.setattr(sound, "FADE_OUT", 20)
    opened = Audio(Volumes(master=100, effects=100, music=0, ambience=0))
    opened.prepare()
    opened.wait()
    yield opened
    opened.close()


@pytest.mark.parametrize("place", [HOUSE, *GAMES])
def test_every_sound_can_be_played_in_every_place(audio: Audio, place: str) -> None:
    """The mixer takes them all, in all their takes."""
    audio.enter(place)
    audio.wait()
    for name in SOUNDS * TAKES:
        pygame.mixer.stop()
        audio.play(name)

        assert pygame.mixer.get_busy(), name
    assert audio.damage == ""


@pytest.mark.parametrize("place", GAMES)
def test_a_table_has_touches_of_its_own(audio: Audio, place: str) -> None:
    """And the menus' meanings."""
    audio.enter(place)
    audio.wait()

    assert (place, "chip", 0) in audio._sounds
    assert (place, "turn", 0) not in audio._sounds
    assert (HOUSE, "turn", 0) in audio._sounds


def test_a_game_without_sounds_has_those_of_the_menus(audio: Audio) -> None:
    """And no loop."""
    audio.set_volumes(Volumes(ambience=50, music=50))
    audio.enter("crown_thief")
    audio.wait()
    audio.play("chip")

    assert pygame.mixer.get_busy()
    assert audio._streamed == ""


def test_takes_come_in_turn(audio: Audio) -> None:
    """Three chips one after the other are three sounds."""
    played = []
    for _ in range(4):
        audio.play("chip")
        played.append(audio._played["chip"])

    assert played == [0, 1, 2, 0]


def test_a_sound_that_does_not_exist_is_an_error_even_in_silence() -> None:
    """A wrong name is the program's fault, not the device's."""
    silent = Audio()
    silent.close()

    with pytest.raises(KeyError, match="no sound 'bang'"):
        silent.play("bang")


@pytest.mark.parametrize("volumes", [Volumes(muted=True), Volumes(effects=0), Volumes(master=0)])
def test_muted_effects_take_no_channel(audio: Audio, volumes: Volumes) -> None:
    """Nothing is played rather than played inaudibly."""
    volumes.music = volumes.ambience = 0
    audio.set_volumes(volumes)
    audio.play("win")

    assert not pygame.mixer.get_busy()


def test_the_menus_have_their_theme_and_each_table_its_ambience(audio: Audio) -> None:
    """Streamed, one at a time."""
    audio.set_volumes(Volumes(music=50, ambience=50))
    audio.wait()
    heard = [audio._streamed]
    for place in ("splendor_marvel", "dust_collectorz", HOUSE):
        audio.enter(place)
        audio.wait()
        heard.append(audio._streamed)

    assert heard == [HOUSE, "splendor_marvel", "dust_collectorz", HOUSE]
    assert pygame.mixer.music.get_busy()


@pytest.mark.parametrize(
    ("volumes", "place", "loud"),
    [
        (Volumes(master=100, music=50), HOUSE, 0.25),
        (Volumes(master=100, ambience=50), "seventh_hero", 0.25),
        (Volumes(master=50, music=100), HOUSE, 0.25),
    ],
)
def test_background_is_as_loud_as_its_own_volume_says(
    audio: Audio, volumes: Volumes, place: str, loud: float
) -> None:
    """Half the volume is a quarter of the power."""
    audio.enter(place)
    audio.set_volumes(volumes)
    audio.wait()

    assert pygame.mixer.music.get_volume() == pytest.approx(loud * sound.QUIETER, abs=0.02)


@pytest.mark.parametrize(
    "quiet", [Volumes(muted=True), Volumes(background=False), Volumes(master=0), Volumes(music=0)]
)
def test_background_ends_when_nobody_wants_it(audio: Audio, quiet: Volumes) -> None:
    """However it is switched off; and it comes back."""
    audio.set_volumes(Volumes(music=50))
    audio.wait()
    audio.set_volumes(quiet)
    audio.wait()
    silent = audio._streamed
    audio.set_volumes(Volumes(music=50))
    audio.wait()

    assert (silent, audio._streamed) == ("", HOUSE)


def test_background_switched_in_no_time_ends_as_the_last_switch_says(audio: Audio) -> None:
    """Off, on, off again and again."""
    for background in (True, False, True, False, True, False):
        audio.set_volumes(Volumes(background=background))
    audio.wait()
    until = time.monotonic() + 5
    while pygame.mixer.music.get_busy() and time.monotonic() < until:
        time.sleep(0.01)

    assert not pygame.mixer.music.get_busy()


def test_only_one_table_is_kept(audio: Audio) -> None:
    """Who goes from table to table does not fill the memory."""
    for place in GAMES:
        audio.enter(place)
        audio.wait()
    held = sum(len(one.get_raw()) for one in audio._sounds.values())

    assert {place for place, _, _ in audio._sounds} == {HOUSE, list(GAMES)[-1]}
    assert held < 16 << 20


def test_nothing_waits_while_sounds_are_decoded() -> None:
    """Whoever enters a table has the next frame at once."""
    opened = Audio(Volumes(music=50))
    began = time.perf_counter()
    opened.prepare()
    opened.play("click")
    opened.enter("seventh_hero")
    opened.enter(HOUSE)
    spent = time.perf_counter() - began
    opened.close()

    assert spent < 0.1 * slowness()


def test_a_damaged_or_missing_file_costs_only_its_sound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first is named."""
    shutil.copytree(ASSETS / "common" / "sound", tmp_path / "common" / "sound")
    (tmp_path / "common" / "sound" / "click.1.ogg").write_bytes(b"OggS, and nothing more")
    (tmp_path / "common" / "sound" / "theme.ogg").write_bytes(b"")
    monkeypatch.setattr(sound, "folder_of", lambda place: tmp_path / place)
    opened = Audio()
    opened.prepare()
    opened.wait()
    opened.play("turn")
    for _ in range(3):
        opened.play("click")
    opened.close()

    assert opened.damage.startswith("common/sound/click.1.ogg: ")


def test_without_a_device_everything_is_silent_and_nothing_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has no loudspeakers plays all the same."""

    def no_device(*_: object, **__: object) -> None:
        raise pygame.error("ALSA: Couldn't open audio device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    silent = Audio()
    silent.prepare()
    silent.play("win")
    silent.enter("splendor_marvel")
    silent.set_volumes(Volumes(music=10))

    assert not silent.available
    assert "ALSA" in silent.trouble
    assert silent._thread is None


def test_a_device_that_goes_away_while_playing_costs_only_the_sound(audio: Audio) -> None:
    """Headphones are pulled out; the next sounds are silence, and so is the next table."""
    audio.set_volumes(Volumes(music=50))
    audio.wait()
    pygame.mixer.quit()
    audio.play("win")
    audio.play("click")
    audio.enter("custom_heroes")
    audio.set_volumes(Volumes())

    assert not audio.available
    assert audio.trouble
