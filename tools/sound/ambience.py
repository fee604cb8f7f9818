"""The tables' ambience: four quiet places as endless loops.

cosmos: a station among the stars. arena: the evening before a fight. fjord: water and wind below a wood.
attic: rain on the roof, a clock, and a music box somewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from tools.sound.loops import HALF, Loop, cycle, pitch_of, sung
from tools.sound.synthesis import (
    BELL,
    BRASS_BELL,
    COMB,
    STONE,
    WOOD,
    Partials,
    Samples,
    fading,
    noise,
    swelling,
    tone,
)

SECONDS: Final = 48.0
LEVEL: Final = -34.0  # decibels, perceived: well below the music
DRONE: Final[Partials] = ((1, 1.0), (2, 0.5), (3, 0.22), (4, 0.1), (5, 0.05))
SOFT: Final[Partials] = ((1, 1.0), (2, 0.16), (3, 0.05))


def _hold(loop: Loop, key: float, gain: float, breaths: int, shift: float, pan: float = 0.0) -> None:
    """An endless tone: two slightly detuned waves that fit the loop and swell."""
    swell = loop.breathing((breaths,), 0.35, 1.0, shift)
    wave = cycle(DRONE if key < 48 else SOFT)
    for off in (0, round(0.22 * loop.seconds)):
        whole = round(pitch_of(key) * loop.seconds) + off
        loop.add(0, sung(wave, whole / loop.seconds, loop.seconds) * swell, gain, pan)


def cosmos() -> Samples:
    """Deep fifths that beat against each other, a shimmer far above, glass bells that nobody strikes."""
    loop = Loop(SECONDS)
    for key, gain, breaths, shift, pan in (
        (38, 0.075, 3, 0.0, 0.0),
        (45, 0.09, 4, 0.3, -0.4),
        (57, 0.045, 5, 0.6, 0.5),
        (64, 0.030, 4, 0.15, -0.6),
        (66, 0.022, 3, 0.8, 0.6),
    ):
        _hold(loop, key, gain, breaths, shift, pan)
    loop.add_noise(101, 1800, 5200, 0.006, loop.breathing((4, 7), 0.1, 1.0))
    loop.add_noise(102, 60, 200, 0.030, loop.breathing((2, 5), 0.4, 1.0, 0.2))
    for number, key in enumerate((81, 88, 86, 93, 78, 90, 85)):
        bell = tone(pitch_of(key), 5.0, BELL, 0.02, 1.3, HALF)
        loop.add(2.5 + number * 6.7 + (number * 5 % 3) * 0.6, bell, 0.075, (-0.7, 0.5, 0.0, 0.75)[number % 4])
    loop.hall(4.0, 0.5, 31)
    return loop.finished(LEVEL)


def arena() -> Samples:
    """A distant crowd; a drum that keeps it together; a horn that warms up."""
    loop = Loop(SECONDS)
    for seed, low, high, gain, waves in (
        (111, 180, 520, 0.030, (5, 8, 13)),
        (112, 420, 1100, 0.016, (7, 11, 17)),
        (113, 90, 220, 0.024, (3, 7)),
    ):
        loop.add_noise(seed, low, high, gain, loop.breathing(waves, 0.25, 1.0, seed * 0.37))
    for key, gain, breaths, shift in ((38, 0.040, 3, 0.1), (45, 0.036, 4, 0.5), (50, 0.03, 5, 0.8)):
        _hold(loop, key, gain, breaths, shift)
    skin = tone(82.4, 1.1, WOOD, 0.006, 0.24, HALF)
    for bar in range(12):
        for beat, gain in ((0.0, 0.15), (1.5, 0.07), (2.0, 0.10)):
            loop.add(bar * 4.0 + beat, skin, gain, -0.15)
    brass = cycle(((1, 1.0), (2, 0.6), (3, 0.34), (4, 0.16), (5, 0.07)))
    for start, keys in ((9.0, (57, 62)), (26.0, (62, 64)), (37.5, (57, 64))):
        for number, key in enumerate(keys):
            call = sung(brass, pitch_of(key), 1.9, 0.003) * swelling(1.9, 0.35, 1.0, HALF)
            loop.add(start + number * 1.1, call, 0.085, 0.55)
    loop.add(19.0, tone(pitch_of(62), 5.0, BRASS_BELL, 0.01, 1.2, HALF), 0.07, -0.5)
    loop.hall(3.0, 0.45, 32, 2200)
    return loop.finished(LEVEL)


def fjord() -> Samples:
    """Waves that come in and draw back, wind in the trees, a wooden bell, a horn across the water."""
    loop = Loop(SECONDS)
    way = np.arange(loop.count) / HALF
    for wave in range(6):
        since = (way - wave * 8.0 - (wave * 7 % 5) * 0.35) % loop.seconds
        swell = np.exp(-(((since - 3.0) / 1.5) ** 2)) + 0.55 * np.exp(-(((since - 4.9) / 1.9) ** 2))
        loop.add_noise(120 + wave, 260, 1500, 0.040, swell)
        loop.add_noise(130 + wave, 1200, 4200, 0.011, swell**2)
    loop.add_noise(141, 300, 900, 0.022, loop.breathing((3, 5, 8), 0.0, 1.0, 0.4) ** 2)
    for key, gain, breaths, shift in ((38, 0.03, 3, 0.2), (45, 0.02, 5, 0.6), (53, 0.010, 4, 0.0)):
        _hold(loop, key, gain, breaths, shift)
    for start, key, pan in (
        (5.5, 62, -0.5),
        (6.6, 69, -0.4),
        (21.0, 65, 0.5),
        (34.0, 62, 0.2),
        (35.3, 60, 0.3),
    ):
        loop.add(start, tone(pitch_of(key), 2.2, STONE, 0.006, 0.42, HALF), 0.12, pan)
    horn = cycle(((1, 1.0), (2, 0.45), (3, 0.2), (4, 0.07)))
    for start, key, seconds in ((14.0, 50, 3.4), (16.8, 57, 4.4), (41.0, 53, 4.6)):
        call = sung(horn, pitch_of(key), seconds, 0.003) * swelling(seconds, 0.9, 1.8, HALF)
        loop.add(start, call, 0.095, 0.65)
    loop.hall(3.4, 0.42, 33, 2600)
    return loop.finished(LEVEL)


MELODY: Final = (74, 77, 81, 79, 77, 74, 76, 72, 74, 69, 72, 77, 76, 74)  # of the music box, far away


def attic() -> Samples:
    """Rain on the tiles in single drops, a slow clock, a music box behind a door."""
    loop = Loop(SECONDS)
    loop.add_noise(151, 500, 2600, 0.010, loop.breathing((3, 5), 0.55, 1.0))
    loop.add_noise(152, 90, 260, 0.008, loop.breathing((2, 5), 0.5, 1.0, 0.3))
    rng = np.random.default_rng(153)
    for _ in range(230):
        drop = tone(float(rng.uniform(900, 2300)), 0.06, WOOD, 0.001, 0.010, HALF)
        loop.add(
            float(rng.uniform(0, SECONDS)), drop, float(rng.uniform(0.008, 0.04)), float(rng.uniform(-1, 1))
        )
    tick = noise(0.06, 154, 900, 2600, HALF) * fading(0.06, 0.001, 0.007, HALF)
    for second in range(int(SECONDS)):
        low = second % 2
        body = tone((330, 277)[low], 0.16, WOOD, 0.002, 0.028, HALF)
        loop.add(second, body, 0.07, -0.45)
        loop.add(second, tick, 0.05, -0.45)
    for number, key in enumerate(MELODY):
        for start in (7.0, 31.0):
            at = start + number * 0.62 + (number // 5) * 0.5
            if start == 7.0 or number < 9:
                loop.add(at, tone(pitch_of(key + 12), 2.4, COMB, 0.003, 0.5, HALF), 0.08, 0.5)
    for key, gain, breaths, shift in ((50, 0.018, 3, 0.2), (57, 0.014, 4, 0.6), (65, 0.008, 5, 0.4)):
        _hold(loop, key, gain, breaths, shift)
    loop.hall(1.6, 0.38, 34, 2800)
    return loop.finished(LEVEL)


TABLES: Final[dict[str, Callable[[], Samples]]] = {
    "cosmos": cosmos,
    "arena": arena,
    "fjord": fjord,
    "attic": attic,
}
"""The place of each mood; the menus have the theme instead."""
