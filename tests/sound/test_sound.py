"""Sounds: what they are made of, the same everywhere, and that nothing about them ever breaks a game."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import numpy as np
import pygame
import pytest

from game.table.sound import Audio, Volumes
from game.table.tones import LOUDNESS, RATE, SOUNDS, effect, noise, pad, tone


@pytest.fixture
def audio() -> Iterator[Audio]:
    """Loudspeakers whose effects are made."""
    opened = Audio(Volumes(master=100, effects=100))
    opened.prepare()
    for thread in threading.enumerate():
        if thread.name == "sounds":
            thread.join()
    yield opened
    opened.close()


@pytest.mark.parametrize("name", SOUNDS)
def test_an_effect_is_short_loud_as_meant_and_begins_and_ends_in_silence(name: str) -> None:
    """No click at either end, no clipping, no constant pressure, nothing longer than two seconds or so."""
    samples = effect(name)

    assert 0.04 <= len(samples) / RATE <= 2.2
    assert np.abs(samples).max() == pytest.approx(LOUDNESS[name])
    assert max(abs(samples[0]), abs(samples[-1])) < 0.02
    assert abs(samples.mean()) < 0.02


@pytest.mark.parametrize("name", SOUNDS)
def test_an_effect_is_the_same_every_time(name: str) -> None:
    """Nothing of it is left to chance."""
    assert np.array_equal(effect(name), effect(name))


def test_no_two_effects_are_alike() -> None:
    """Each can be told from the others by its length or by its sound."""
    made = [effect(name) for name in SOUNDS]
    alike = [
        (one, other)
        for one in range(len(made))
        for other in range(one)
        if len(made[one]) == len(made[other]) and np.corrcoef(made[one], made[other])[0, 1] > 0.5
    ]

    assert alike == []


@pytest.mark.parametrize("pitch", [110.0, 440.0, 2480.0])
def test_a_tone_has_the_pitch_it_is_asked_for(pitch: float) -> None:
    """The strongest pitch in it is the lowest partial."""
    samples = tone(pitch, 1.0, ((1, 1), (2, 0.3)))
    strongest = np.abs(np.fft.rfft(samples)).argmax() / (len(samples) / RATE)

    assert strongest == pytest.approx(pitch, abs=1.0)


def test_noise_lies_in_its_band() -> None:
    """Most of its strength is between the pitches asked for."""
    power = np.abs(np.fft.rfft(noise(0.5, 1, 1000, 4000))) ** 2
    pitches = np.fft.rfftfreq(round(0.5 * RATE), 1 / RATE)
    within = power[(pitches > 700) & (pitches < 6000)].sum()

    assert within > 0.9 * power.sum()


def test_music_can_be_repeated_without_a_seam() -> None:
    """From the last sample to the first is no larger step than anywhere else."""
    music = pad(8.0)

    assert abs(music[0] - music[-1]) <= np.abs(np.diff(music)).max() * 1.01


def test_winning_and_losing_go_different_ways() -> None:
    """One rises, the other falls: their halves' middle pitches tell."""

    def centre(samples: np.ndarray) -> float:
        power = np.abs(np.fft.rfft(samples)) ** 2
        return float((power * np.fft.rfftfreq(len(samples), 1 / RATE)).sum() / power.sum())

    def rise(name: str) -> float:
        samples = effect(name)
        third = len(samples) // 3
        return centre(samples[third : 2 * third]) - centre(samples[:third])

    assert rise("win") > 0 > rise("lose")


def test_every_effect_can_be_played(audio: Audio) -> None:
    """The mixer takes them all."""
    for name in SOUNDS:
        audio.play(name)

    assert audio.available
    assert pygame.mixer.get_busy()


def test_a_sound_that_does_not_exist_is_an_error_even_in_silence() -> None:
    """A wrong name is the program's fault, not the device's."""
    silent = Audio()
    silent.close()

    with pytest.raises(KeyError, match="no sound 'bang'"):
        silent.play("bang")


@pytest.mark.parametrize("volumes", [Volumes(muted=True), Volumes(effects=0), Volumes(master=0)])
def test_muted_effects_take_no_channel(audio: Audio, volumes: Volumes) -> None:
    """Nothing is played rather than played inaudibly."""
    audio.set_volumes(volumes)
    audio.play("win")

    assert not pygame.mixer.get_busy()


def test_without_a_device_everything_is_silent_and_nothing_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has no loudspeakers plays all the same."""

    def no_device(*_: object, **__: object) -> None:
        raise pygame.error("ALSA: Couldn't open audio device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    silent = Audio()
    silent.prepare()
    silent.play("win")
    silent.music(on=True)
    silent.set_volumes(Volumes(music=10))
    silent.music(on=False)

    assert not silent.available
    assert "ALSA" in silent.trouble


def test_a_device_that_goes_away_while_playing_costs_only_the_sound(audio: Audio) -> None:
    """Headphones are pulled out; the next sounds are silence."""
    pygame.mixer.quit()
    audio.play("win")
    audio.play("click")

    assert not audio.available
    assert audio.trouble


def test_music_comes_and_goes(audio: Audio) -> None:
    """It begins once it is made, at its own volume, and fades out."""
    audio.set_volumes(Volumes(master=100, music=50))
    audio.music(on=True)
    for thread in threading.enumerate():
        if thread.name == "music":
            thread.join()
    playing, music = audio._playing, audio._music
    audio.music(on=False)

    assert playing is not None
    assert music is not None
    assert music.get_volume() == pytest.approx(0.25, abs=0.02)
    assert audio._playing is None
