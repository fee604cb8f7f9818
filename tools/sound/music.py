"""The theme of the title: thirty-two bars in D, calm and a little solemn, that loop.

Four parts of eight bars: harp and bells hint at the melody; a flute plays it; horns lift it to F; strings
bring it home an octave lower. The notes are here; `tones_loop` synthesises them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from tools.sound.loops import HALF, Loop, cycle, pitch_of, sung
from tools.sound.synthesis import HARP, WOOD, Partials, Samples, noise, swelling, tone

BEAT: Final = 0.75  # seconds
BAR: Final = 4 * BEAT
BARS: Final = 32
SECONDS: Final = BARS * BAR  # 96
LEVEL: Final = -24.5  # decibels, perceived

# Chords: the bass, then four voices that move as little as possible. 60 is middle C.
CHORDS: Final[dict[str, tuple[int, tuple[int, int, int, int]]]] = {
    "Dm": (38, (57, 62, 65, 69)),
    "Bb": (34, (58, 62, 65, 70)),
    "F": (41, (57, 60, 65, 69)),
    "C": (36, (55, 60, 64, 67)),
    "Gm": (43, (58, 62, 67, 70)),
    "As": (45, (57, 62, 64, 69)),
    "A": (45, (57, 61, 64, 69)),
    "D5": (38, (57, 62, 64, 69)),  # neither minor nor major, so that it can start again
}
HARMONY: Final = (
    *("Dm", "Bb", "F", "C", "Dm", "Gm", "Bb", "As"),
    *("Dm", "Bb", "F", "C", "Dm", "Gm", "As", "A"),
    *("F", "C", "Dm", "Bb", "F", "C", "Gm", "A"),
    *("Dm", "Bb", "F", "C", "Gm", "Bb", "C", "D5"),
)
Melody = tuple[tuple[int, float], ...]  # (key, beats); 0: a rest
THEME: Final[Melody] = (
    *((74, 3), (76, 1), (77, 2), (74, 2), (72, 3), (69, 1), (76, 2), (74, 1), (72, 1)),
    *((74, 1), (77, 1), (81, 2), (79, 2), (77, 1), (74, 1), (76, 2), (74, 2), (73, 4)),
)
LIFT: Final[Melody] = (
    *((81, 3), (79, 1), (79, 2), (76, 1), (72, 1), (77, 2), (81, 2), (82, 2), (81, 1), (77, 1)),
    *((81, 2), (84, 2), (79, 3), (76, 1), (82, 1), (81, 1), (79, 2), (81, 2), (76, 1), (73, 1)),
)
HOME: Final[Melody] = (
    *((62, 4), (65, 2), (62, 2), (60, 3), (57, 1), (64, 2), (62, 1), (60, 1)),
    *((58, 2), (62, 2), (62, 2), (65, 2), (64, 3), (62, 1), (62, 4)),
)
HINTS: Final = (86, 89, 84, 88, 86, 86, 89, 88)  # a bell for each bar of the first part
ANSWERS: Final = (0, 81, 0, 79, 82, 0, 79, 81)  # and for the last

STRINGS: Final[Partials] = tuple((number, number**-1.35) for number in range(1, 11))
FLUTE: Final[Partials] = ((1, 1.0), (2, 0.28), (3, 0.12), (4, 0.05))
BRASS: Final[Partials] = ((1, 1.0), (2, 0.62), (3, 0.42), (4, 0.22), (5, 0.12), (6, 0.06))
DEEP: Final[Partials] = ((1, 1.0), (2, 0.42), (3, 0.16), (4, 0.06))
CELESTA: Final[Partials] = ((1, 1.0), (2, 0.2), (4, 0.22))


class Voice(NamedTuple):
    """The instrument of a melody."""

    partials: Partials
    gain: float
    pan: float = 0.0
    lower: int = 0  # keys
    attack: float = 0.09  # seconds
    breath: float = 0.0


STRING_GAIN: Final = (0.046, 0.054, 0.076, 0.060)  # by part
PATHS: Final[tuple[tuple[int, ...], ...]] = (  # of the harp through a chord and its octave, by part
    (0, 2, 4, 3),
    (0, 2, 3, 4, 5, 4, 3, 2),
    (0, 2, 4, 5, 6, 5, 4, 2),
    (0, 3, 4, 2),
)
HARP_GAIN: Final = (0.15, 0.13, 0.14, 0.12)


def theme() -> Samples:
    """Return the music at full rate, shape (samples, 2)."""
    loop = Loop(SECONDS)
    _strings(loop)
    _bass(loop)
    _harp(loop)
    _bells(loop)
    _drum(loop)
    _sing(loop, Voice(FLUTE, 0.18, pan=0.12, breath=0.012), THEME, 8)
    _sing(loop, Voice(FLUTE, 0.21, pan=0.12, breath=0.010), LIFT, 16)
    _sing(loop, Voice(BRASS, 0.15, pan=-0.22, lower=12, attack=0.14), LIFT, 16)
    _sing(loop, Voice(STRINGS, 0.21, pan=-0.1, attack=0.16), HOME, 24)
    loop.hall(2.6, 0.34)
    return loop.finished(LEVEL)


def _strings(loop: Loop) -> None:
    """Four desks that hold the chords; each is two players a hair out of tune, left and right."""
    wave = cycle(STRINGS)
    for bar, name in enumerate(HARMONY):
        gain = STRING_GAIN[bar // 8]
        seconds = BAR + 1.3
        bow = swelling(seconds, 1.2, 1.5, HALF)
        for number, key in enumerate(CHORDS[name][1]):
            for side, cents in ((-0.75, -5.0), (0.75, 5.0)):
                player = sung(wave, pitch_of(key), seconds, 0.0018, cents + 1.5 * (number - 1.5))
                loop.add(bar * BAR - 0.35, player * bow, gain, side * (0.5 + 0.15 * number))


def _bass(loop: Loop) -> None:
    """The root of each chord: first long, then on one and three."""
    wave = cycle(DEEP)
    for bar, name in enumerate(HARMONY):
        key = CHORDS[name][0]
        steps = ((0.0, key, 4.0),) if bar // 8 in (0, 3) else ((0.0, key, 2.0), (2.0, key, 2.0))
        for beat, root, beats in steps:
            seconds = beats * BEAT + 0.3
            bow = swelling(seconds, 0.12, 0.9, HALF)
            loop.add(bar * BAR + beat * BEAT, sung(wave, pitch_of(root), seconds) * bow, 0.115)


def _harp(loop: Loop) -> None:
    """Broken chords: quarters at first, then eighths that rise higher, and quarters again."""
    for bar, name in enumerate(HARMONY):
        voices = CHORDS[name][1]
        part = bar // 8
        tones = (*voices, *(key + 12 for key in voices))
        path = PATHS[part] if bar < BARS - 1 else (0, 2)
        for number, step in enumerate(path):
            at = bar * BAR + number * BAR / max(4, len(path)) + 0.006 * ((number * 7 + bar * 3) % 5 - 2)
            soft = 1.0 if number == 0 else (0.62, 0.74, 0.58, 0.8)[number % 4]
            note = tone(pitch_of(tones[step]), 2.2, HARP, 0.004, 0.62, HALF)
            loop.add(at, note, HARP_GAIN[part] * soft, 0.5 * np.sin(step))


def _bells(loop: Loop) -> None:
    """High bells: they hint at the melody in the first part and answer it in the last."""
    for part, keys, gain in ((0, HINTS, 0.07), (3, ANSWERS, 0.06)):
        for number, key in enumerate(keys):
            if key:
                bell = tone(pitch_of(key), 3.2, CELESTA, 0.005, 0.95, HALF)
                beat = 0 if part == 0 else 2
                loop.add((part * 8 + number) * BAR + beat * BEAT, bell, gain, 0.35 - 0.1 * (number % 4))


def _drum(loop: Loop) -> None:
    """A low drum where the melody is lifted: softly on one, and on the last two beats before it ends."""
    skin = tone(73.4, 0.9, WOOD, 0.004, 0.20, HALF)
    felt = noise(0.9, 8, 120, 700, HALF) * np.exp(-np.arange(len(skin)) / HALF / 0.05)
    for bar in range(14, 25):
        beats = (2, 3) if bar in (15, 23) else ()
        for beat in (0, *beats):
            loop.add(bar * BAR + beat * BEAT, skin + 0.25 * felt, 0.20 if beat == 0 else 0.13)


def _sing(loop: Loop, voice: Voice, melody: Melody, bar: int) -> None:
    """Add a melody from `bar` on: each note swells a little, and overlaps the next."""
    at = bar * BAR
    wave = cycle(voice.partials)
    for number, (key, beats) in enumerate(melody):
        seconds = beats * BEAT + 0.22
        bow = swelling(seconds, voice.attack, 0.34, HALF)
        bow *= 0.82 + 0.18 * np.sin(np.pi * np.linspace(0, 1, len(bow)))
        note = sung(wave, pitch_of(key - voice.lower), seconds, 0.0042) * bow
        if voice.breath:
            note = note + voice.breath * noise(seconds, 60 + number % 4, 1500, 4500, HALF) * bow
        loop.add(at, note, voice.gain, voice.pan)
        at += beats * BEAT
