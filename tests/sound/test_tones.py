"""What the sounds are made of: the same everywhere, none too loud, none harsh, no seam, each its own."""

from __future__ import annotations

import functools
import itertools

import numpy as np
import pytest

from tools.sound import ambience, effects, music
from tools.sound.effects import LEVELS, MEANINGS, MOODS, SOUNDS, TAKES, TOUCHES, effect
from tools.sound.loops import HALF, Loop
from tools.sound.synthesis import RATE, Samples, loudness, noise, tone, weighted

ALL = [
    *((name, "house", take) for name in MEANINGS for take in range(len(TAKES))),
    *((name, mood, take) for name in TOUCHES for mood in MOODS for take in range(len(TAKES))),
]
TABLES = tuple(ambience.TABLES)


@functools.cache
def made(name: str, mood: str = "house", take: int = 0) -> Samples:
    """An effect, made once for all tests."""
    return effect(name, mood, take)


@functools.cache
def loop(name: str) -> Samples:
    """What goes on without end, made once for all tests."""
    return music.theme() if name == "theme" else ambience.TABLES[name]()


def spectrum(samples: Samples) -> tuple[Samples, Samples]:
    """Pitches, and how much of the sound is there to the ear."""
    power = np.abs(np.fft.rfft(weighted(samples))) ** 2
    return np.fft.rfftfreq(len(samples), 1 / RATE), power / power.sum()


def middle(samples: Samples) -> float:
    """The middle pitch in hertz."""
    pitches, power = spectrum(samples)
    return float((pitches * power).sum())


@pytest.mark.parametrize(("name", "mood", "take"), ALL)
def test_an_effect_is_short_finite_as_loud_as_meant_and_begins_and_ends_in_silence(
    name: str, mood: str, take: int
) -> None:
    """No click at either end, no clipping, no constant pressure, nothing longer than two seconds or so."""
    samples = made(name, mood, take)

    assert np.isfinite(samples).all()
    assert 0.04 <= len(samples) / RATE <= 2.4
    assert np.abs(samples).max() <= effects.LOUDEST
    assert loudness(samples) == pytest.approx(LEVELS[name], abs=0.2)
    assert max(abs(samples[0]), abs(samples[-1])) < 0.005
    assert abs(samples.mean()) < 0.005


def test_no_effect_drowns_another() -> None:
    """From the softest touch to the loudest joy it is ten decibels, twice as loud to the ear."""
    assert max(LEVELS.values()) - min(LEVELS.values()) <= 10.0
    assert set(LEVELS) == set(SOUNDS)


@pytest.mark.parametrize(("name", "mood", "take"), ALL)
def test_no_effect_is_harsh(name: str, mood: str, take: int) -> None:
    """What the ear hears lies below 6 kHz."""
    pitches, power = spectrum(made(name, mood, take))

    assert power[pitches > 6000].sum() < 0.15


@pytest.mark.parametrize("name", SOUNDS)
def test_an_effect_is_the_same_every_time(name: str) -> None:
    """Nothing of it is left to chance."""
    assert np.array_equal(made(name), effect(name))


def test_no_two_effects_are_alike() -> None:
    """Each can be told from the others by its length or by its sound: of other names and places."""
    all_made = [made(*one) for one in ALL]
    alike = [
        (ALL[one], ALL[other])
        for one in range(len(all_made))
        for other in range(one)
        if ALL[one][:2] != ALL[other][:2]
        and len(all_made[one]) == len(all_made[other])
        and np.corrcoef(all_made[one], all_made[other])[0, 1] > 0.9
    ]

    assert alike == []


@pytest.mark.parametrize("name", ["slide", "chip", "tile"])
def test_every_place_has_a_sound_of_its_own(name: str) -> None:
    """No two places have the same middle pitch."""
    found = sorted(middle(made(name, mood)) for mood in MOODS)

    assert min(high / low for low, high in itertools.pairwise(found)) > 1.02


def test_what_means_something_has_no_place() -> None:
    """Your turn sounds the same at every table."""
    assert np.array_equal(effect("turn", "cosmos"), effect("turn", "attic"))


@pytest.mark.parametrize("name", ["flip", "refused", "click", "undo"])
def test_takes_of_a_noise_are_played_three_to_six_percent_faster_or_slower(name: str) -> None:
    """So that none sounds mechanical."""
    first, higher, lower = (len(made(name, "house", take)) for take in range(3))

    assert first / higher == pytest.approx(1.045, abs=0.002)
    assert first / lower == pytest.approx(0.962, abs=0.002)


def test_winning_and_losing_go_different_ways() -> None:
    """One rises, the other falls: their thirds' middle pitches tell."""

    def rise(name: str) -> float:
        samples = effect(name)
        third = len(samples) // 3
        return middle(samples[third : 2 * third]) - middle(samples[:third])

    assert rise("win") > 0 > rise("lose")


@pytest.mark.parametrize("pitch", [110.0, 440.0, 2480.0])
def test_a_tone_has_the_pitch_it_is_asked_for(pitch: float) -> None:
    """The strongest pitch in it is the lowest partial."""
    samples = tone(pitch, 1.0, ((1, 1), (2, 0.3)))
    strongest = np.abs(np.fft.rfft(samples)).argmax() / (len(samples) / RATE)

    assert strongest == pytest.approx(pitch, abs=1.0)


def test_a_tone_holds_no_pitch_that_would_come_back_as_another() -> None:
    """A partial above half the rate is left out."""
    with_it = tone(9000.0, 0.2, ((1, 1), (2.76, 1)))
    pitches, power = spectrum(with_it)

    assert power[(pitches < 8000) | (pitches > 10000)].sum() < 0.01


def test_noise_lies_in_its_band() -> None:
    """Most of its strength is between the pitches asked for."""
    power = np.abs(np.fft.rfft(noise(0.5, 1, 1000, 4000))) ** 2
    pitches = np.fft.rfftfreq(round(0.5 * RATE), 1 / RATE)
    within = power[(pitches > 700) & (pitches < 6000)].sum()

    assert within > 0.9 * power.sum()


@pytest.mark.parametrize("name", ["theme", *TABLES])
def test_what_goes_on_without_end_has_no_seam(name: str) -> None:
    """From the last sample to the first is no larger step than elsewhere; it is finite and never clips."""
    samples = loop(name)
    steps = np.abs(np.diff(samples, axis=0))

    assert np.isfinite(samples).all()
    assert np.abs(samples).max() <= 0.86
    assert np.abs(samples[0] - samples[-1]).max() <= steps.max() * 0.8


@pytest.mark.parametrize("name", ["theme", *TABLES])
def test_around_its_seam_a_loop_is_as_smooth_as_anywhere(name: str) -> None:
    """What is above 9 kHz, where a break would show, is nothing there either."""
    samples = loop(name)
    around = np.concatenate([samples[-4096:, 0], samples[:4096, 0]])
    power = np.abs(np.fft.rfft(around * np.hanning(len(around)))) ** 2
    pitches = np.fft.rfftfreq(len(around), 1 / RATE)

    assert power[pitches > 11_500].sum() < 1e-5 * power.sum()


def test_the_theme_lasts_a_minute_and_a_half_and_grows() -> None:
    """Its third part is louder to the ear than its first, its last comes back; no part is silent."""
    samples = loop("theme").mean(axis=1)
    quarter = len(samples) // 4
    loud = [np.sqrt((weighted(samples[n * quarter : (n + 1) * quarter]) ** 2).mean()) for n in range(4)]

    assert len(samples) / RATE == music.SECONDS == 96
    assert loud[0] < loud[1] < loud[2] > loud[3] > 0.5 * loud[2]


def test_the_theme_has_two_sides() -> None:
    """It is wide, and still one piece heard from a single loudspeaker."""
    left, right = loop("theme").T

    assert 0.4 < np.corrcoef(left, right)[0, 1] < 0.95


@pytest.mark.parametrize("melody", [music.THEME, music.LIFT, music.HOME])
def test_a_melody_fills_its_eight_bars(melody: music.Melody) -> None:
    """Four beats a bar."""
    assert sum(beats for _, beats in melody) == 32


@pytest.mark.parametrize(("melody", "first"), [(music.THEME, 8), (music.LIFT, 16), (music.HOME, 24)])
def test_long_notes_on_the_first_beat_belong_to_the_chord_or_rest_on_it(
    melody: music.Melody, first: int
) -> None:
    """No long note lies a half step above a tone of its chord: that is what sounds wrong."""
    beat = 0.0
    wrong = []
    for key, beats in melody:
        bass, voices = music.CHORDS[music.HARMONY[first + int(beat // 4)]]
        tones = {voice % 12 for voice in (*voices, bass)}
        if beat % 4 == 0 and beats >= 2 and (key - 1) % 12 in tones and key % 12 not in tones:
            wrong.append((beat, key))
        beat += beats

    assert wrong == []


def test_tables_are_far_softer_than_the_theme_and_equally_soft() -> None:
    """Nobody turns the volume when they sit down elsewhere."""

    def heard(name: str) -> float:
        return float(10 * np.log10((weighted(loop(name).mean(axis=1)) ** 2).mean()))

    soft = [heard(name) for name in TABLES]

    assert max(soft) - min(soft) < 1.0
    assert max(soft) < heard("theme") - 6


def test_every_table_is_another_place() -> None:
    """The shares of low, middle and high pitches differ between any two."""
    edges = (0, 250, 700, 2000, RATE / 2)

    def shares(name: str) -> Samples:
        pitches, power = spectrum(loop(name).mean(axis=1))
        bands = itertools.pairwise(edges)
        return np.array([power[(pitches >= low) & (pitches < high)].sum() for low, high in bands])

    found = [shares(name) for name in TABLES]
    apart = [np.abs(one - other).sum() for n, one in enumerate(found) for other in found[:n]]

    assert min(apart) > 0.15


def test_a_note_over_the_end_of_a_loop_goes_on_at_its_beginning() -> None:
    """Also one that is longer than the loop."""
    short = Loop(1.0)
    short.add(0.5, np.ones(round(1.5 * HALF), np.float32), 1.0, -1.0)
    left = short._sides[0]

    assert left[0] == pytest.approx(1.0, abs=1e-6)
    assert left[-1] == pytest.approx(2.0, abs=1e-6)
