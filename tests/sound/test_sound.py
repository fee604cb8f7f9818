"""Sounds as they are played: the right one in the right place, and none of them ever breaks a game."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import numpy as np
import pygame
import pytest

from game.table import sound, tones_music, tones_tables
from game.table.sound import HOUSE, MEMORY, Audio, Volumes
from game.table.tones import RATE, Samples
from game.table.tones_effects import MOODS, SOUNDS


@pytest.fixture
def short_loops(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Loops of a second instead of whole ones; the list tells which were made."""
    made: list[str] = []

    def short(mood: str) -> Samples:
        made.append(mood)
        return np.full((RATE, 2), 0.1, np.float32)

    monkeypatch.setattr(tones_music, "theme", lambda: short(HOUSE))
    tables = {mood: (lambda mood=mood: short(mood)) for mood in tones_tables.TABLES}
    monkeypatch.setattr(tones_tables, "TABLES", tables)
    return made


@pytest.fixture
def audio(short_loops: list[str]) -> Iterator[Audio]:
    """Loudspeakers whose effects are made; nothing goes on in the background."""
    opened = Audio(Volumes(master=100, effects=100, music=0, ambience=0))
    opened.prepare()
    opened.wait()
    short_loops.clear()
    yield opened
    opened.close()


def background(of: Audio) -> bool:
    """Whether anything goes on without end."""
    return any(pygame.mixer.Channel(lane).get_busy() for lane in range(sound.RESERVED)) and bool(of._sounding)


@pytest.mark.parametrize("mood", MOODS)
def test_every_sound_can_be_played_in_every_place(audio: Audio, mood: str) -> None:
    """The mixer takes them all, in all their takes."""
    audio.enter(mood)
    audio.wait()
    for name in SOUNDS * 3:
        pygame.mixer.stop()
        audio.play(name)

        assert pygame.mixer.get_busy(), name


def test_a_sound_is_heard_before_the_tables_own_is_made(audio: Audio) -> None:
    """Until then the menus' stands in."""
    audio.mood = "fjord"  # nothing was made for it
    audio.play("chip")

    assert pygame.mixer.get_busy()


def test_what_is_heard_often_has_several_takes_in_turn(audio: Audio) -> None:
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


def test_a_place_that_does_not_exist_is_an_error_even_in_silence() -> None:
    """So is a wrong mood."""
    silent = Audio()
    silent.close()

    with pytest.raises(KeyError, match="no mood 'cellar'"):
        silent.enter("cellar")


@pytest.mark.parametrize("volumes", [Volumes(muted=True), Volumes(effects=0), Volumes(master=0)])
def test_muted_effects_take_no_channel(audio: Audio, volumes: Volumes) -> None:
    """Nothing is played rather than played inaudibly."""
    volumes.music = volumes.ambience = 0
    audio.set_volumes(volumes)
    audio.play("win")

    assert not pygame.mixer.get_busy()


def test_the_menus_have_their_theme_and_each_table_its_own_sound(
    audio: Audio, short_loops: list[str]
) -> None:
    """Whoever sits down hears the table, whoever leaves it the theme again, which is made only once."""
    audio.set_volumes(Volumes(music=50, ambience=50))
    audio.wait()
    heard = [audio._sounding]
    for mood in ("cosmos", "attic", HOUSE):
        audio.enter(mood)
        audio.wait()
        heard.append(audio._sounding)

    assert heard == [HOUSE, "cosmos", "attic", HOUSE]
    assert short_loops == [HOUSE, "cosmos", "attic"]
    assert background(audio)


@pytest.mark.parametrize(
    ("volumes", "mood", "loud"),
    [
        (Volumes(master=100, music=50), HOUSE, 0.25),
        (Volumes(master=100, ambience=50), "fjord", 0.25),
        (Volumes(master=50, music=100), HOUSE, 0.25),
    ],
)
def test_background_is_as_loud_as_its_own_volume_says(
    audio: Audio, volumes: Volumes, mood: str, loud: float
) -> None:
    """Half the volume is a quarter of the power."""
    audio.enter(mood)
    audio.set_volumes(volumes)
    audio.wait()

    assert audio._loops[mood].get_volume() == pytest.approx(loud, abs=0.02)


@pytest.mark.parametrize(
    "quiet", [Volumes(muted=True), Volumes(background=False), Volumes(master=0), Volumes(music=0)]
)
def test_what_is_not_wanted_is_neither_made_nor_played(
    audio: Audio, short_loops: list[str], quiet: Volumes
) -> None:
    """Whoever wants no music pays nothing for it."""
    audio.set_volumes(quiet)
    audio.wait()

    assert (short_loops, audio._sounding) == ([], "")


def test_background_ends_when_it_is_switched_off_and_comes_back(audio: Audio) -> None:
    """It fades, and effects are heard all the same."""
    audio.set_volumes(Volumes(music=50))
    audio.wait()
    audio.set_volumes(Volumes(music=50, background=False))
    off = audio._sounding
    audio.play("click")
    audio.set_volumes(Volumes(music=50))

    assert (off, audio._sounding) == ("", HOUSE)


def test_background_ends_even_if_it_has_only_just_begun(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Switched off, on and off again in no time, it is silent soon; SDL fades nothing that is silent yet."""
    monkeypatch.setattr(sound, "FADE_OUT", 50)
    audio.enter("fjord")
    audio.set_volumes(Volumes())
    audio.wait()
    for background in (False, True, False, True, False):
        audio.set_volumes(Volumes(background=background))

    deadline = time.monotonic() + 5
    while any(pygame.mixer.Channel(lane).get_busy() for lane in (0, 1)) and time.monotonic() < deadline:
        time.sleep(0.01)

    assert not any(pygame.mixer.Channel(lane).get_busy() for lane in (0, 1))


def test_who_leaves_a_table_while_its_sound_begins_hears_that_of_the_menus(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread that makes sounds starts them, too; what it starts goes by the place it began with."""
    audio.set_volumes(Volumes())
    audio.wait()
    audio.enter("fjord")
    audio.wait()
    audio._sounding = ""
    volume = audio._loop_volume

    def leaving(mood: str) -> float:
        audio.mood = HOUSE
        return volume(mood)

    with monkeypatch.context() as patched:
        patched.setattr(audio, "_loop_volume", leaving)
        audio._tend_loop()
    table = audio._sounding
    audio._tend_loop()

    assert (table, audio._sounding) == ("fjord", HOUSE)


def test_effects_never_take_the_place_of_the_background(audio: Audio) -> None:
    """However many chips fall."""
    audio.set_volumes(Volumes(music=50))
    audio.wait()
    for _ in range(3 * sound.CHANNELS):
        audio.play("chips")

    assert background(audio)


def test_only_one_table_is_kept(audio: Audio) -> None:
    """Who goes from table to table does not fill the memory."""
    audio.set_volumes(Volumes(music=50, ambience=50))
    audio.wait()
    for mood in ("cosmos", "arena", "fjord", "attic"):
        audio.enter(mood)
        audio.wait()

    assert set(audio._loops) == {HOUSE, "attic"}
    assert {mood for _, mood, _ in audio._sounds} == {"", HOUSE, "attic"}


def test_all_that_is_kept_stays_within_its_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """Theme and table at their real lengths, and all effects."""

    def silence(seconds: float) -> Samples:
        return np.zeros((round(seconds * RATE), 2), np.float32)

    monkeypatch.setattr(tones_music, "theme", lambda: silence(tones_music.SECONDS))
    tables = {mood: lambda: silence(tones_tables.SECONDS) for mood in tones_tables.TABLES}
    monkeypatch.setattr(tones_tables, "TABLES", tables)
    full = Audio(Volumes(music=50, ambience=50))
    full.prepare()
    full.wait()
    full.enter("attic")
    full.wait()
    held = full.held
    full.close()

    assert 20 * 2**20 < held < MEMORY


def test_nothing_waits_while_sounds_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for a theme that takes long has the next frame at once."""
    gate = threading.Event()

    def slow() -> Samples:
        gate.wait(10)
        return np.zeros((RATE, 2), np.float32)

    monkeypatch.setattr(tones_music, "theme", slow)
    opened = Audio(Volumes(music=50))
    began = time.perf_counter()
    opened.prepare()
    opened.play("click")
    opened.set_volumes(Volumes(music=60))
    opened.enter("fjord")
    opened.enter(HOUSE)
    spent = time.perf_counter() - began
    gate.set()
    opened.wait()
    opened.close()

    assert spent < 1.0


def test_without_a_device_everything_is_silent_and_nothing_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has no loudspeakers plays all the same."""

    def no_device(*_: object, **__: object) -> None:
        raise pygame.error("ALSA: Couldn't open audio device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    silent = Audio()
    silent.prepare()
    silent.play("win")
    silent.enter("cosmos")
    silent.set_volumes(Volumes(music=10))

    assert not silent.available
    assert "ALSA" in silent.trouble
    assert silent._maker is None


def test_a_device_that_goes_away_while_playing_costs_only_the_sound(audio: Audio) -> None:
    """Headphones are pulled out; the next sounds are silence, and so is the next table."""
    audio.set_volumes(Volumes(music=50))
    audio.wait()
    pygame.mixer.quit()
    audio.play("win")
    audio.play("click")
    audio.enter("arena")
    audio.set_volumes(Volumes())

    assert not audio.available
    assert audio.trouble
    assert audio.held == 0
