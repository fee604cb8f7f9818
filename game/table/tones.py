"""Sounds made from numbers: functions that return samples from -1 to 1. `sound` plays them.

The same call gives the same samples on every machine; nothing here knows pygame.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

RATE: Final = 44_100  # samples a second
COARSE: Final = 5  # music holds no high pitches: it is made at a fifth of the rate
Samples = npt.NDArray[Any]
Partials = Sequence[tuple[float, float]]  # (multiple of the pitch, loudness)

BELL: Final[Partials] = ((1, 1), (2.76, 0.42), (5.4, 0.18), (8.93, 0.08))
HARP: Final[Partials] = ((1, 1), (2, 0.42), (3, 0.2), (4, 0.08))
GLASS: Final[Partials] = ((1, 1), (2.32, 0.5), (4.25, 0.22))
WOOD: Final[Partials] = ((1, 1), (2.4, 0.3))
HORN: Final[Partials] = ((1, 1), (2, 0.7), (3, 0.5), (4, 0.3), (5, 0.16))


def _times(seconds: float) -> Samples:
    return np.arange(round(seconds * RATE), dtype=np.float64) / RATE


def fading(seconds: float, attack: float, decay: float) -> Samples:
    """A loudness that rises within `attack` seconds and falls to a third every `decay` seconds."""
    times = _times(seconds)
    loudness = np.minimum(1.0, times / attack) * np.exp(-np.maximum(0.0, times - attack) / decay)
    last = min(len(times), round(0.012 * RATE))
    loudness[-last:] *= np.linspace(1.0, 0.0, last)
    return loudness


def tone(
    pitch: float, seconds: float, partials: Partials, attack: float = 0.004, decay: float = 0.15
) -> Samples:
    """A struck or plucked note of `pitch` hertz; its higher partials fade sooner."""
    times = _times(seconds)
    total = np.zeros_like(times)
    for multiple, loudness in partials:
        wave = np.sin(2 * np.pi * pitch * multiple * times)
        total += loudness * wave * fading(seconds, attack, decay / multiple**0.6)
    result: Samples = total / sum(loudness for _, loudness in partials)
    return result


def noise(seconds: float, seed: int, low: float, high: float) -> Samples:
    """Noise between `low` and `high` hertz."""
    count = round(seconds * RATE)
    spectrum = np.fft.rfft(np.random.default_rng(seed).uniform(-1, 1, count))
    pitches = np.fft.rfftfreq(count, 1 / RATE)
    spectrum *= np.exp(
        -((np.log2(np.maximum(pitches, 1) / np.sqrt(low * high)) / np.log2(high / low)) ** 2) * 4
    )
    band = np.fft.irfft(spectrum, count)
    loudest = np.abs(band).max()
    result: Samples = band / (loudest or 1.0)
    return result


def laid(seconds: float, *parts: tuple[float, float, Samples]) -> Samples:
    """Sounds over each other: (start in seconds, loudness, samples), cut at `seconds`."""
    total = np.zeros(round(seconds * RATE))
    for start, loudness, samples in parts:
        first = round(start * RATE)
        piece = samples[: max(0, len(total) - first)]
        total[first : first + len(piece)] += loudness * piece
    last = min(len(total), round(0.01 * RATE))
    total[-last:] *= np.linspace(1.0, 0.0, last)
    result: Samples = total
    return result


def _slide() -> Samples:
    seconds = 0.20
    swell = np.sin(np.pi * np.linspace(0, 1, round(seconds * RATE)) ** 0.7) ** 2
    whisper: Samples = noise(seconds, 11, 1500, 5200) * swell
    return whisper


def _place() -> Samples:
    knock = noise(0.14, 12, 300, 1600) * fading(0.14, 0.001, 0.016)
    return laid(0.16, (0, 0.9, knock), (0.001, 0.7, tone(132, 0.14, WOOD, 0.002, 0.032)))


def _flip() -> Samples:
    whirr = noise(0.11, 13, 2200, 6400) * np.sin(np.pi * np.linspace(0, 1, round(0.11 * RATE))) ** 3
    return laid(0.2, (0, 0.7, whirr), (0.10, 0.8, _place()[: round(0.1 * RATE)]))


def _chip() -> Samples:
    first = tone(2480, 0.2, GLASS, 0.001, 0.035)
    second = tone(2960, 0.18, GLASS, 0.001, 0.028)
    return laid(0.24, (0, 0.75, first), (0.042, 0.4, second), (0, 0.25, _place()))


def _tile() -> Samples:
    body = tone(196, 0.4, BELL, 0.002, 0.10)
    return laid(0.5, (0, 0.7, _place()), (0.005, 0.8, body), (0.06, 0.35, tone(588, 0.36, BELL, 0.004, 0.12)))


def _refused() -> Samples:
    low, lower = tone(185, 0.16, WOOD, 0.004, 0.07), tone(147, 0.2, WOOD, 0.004, 0.08)
    return laid(0.34, (0, 0.9, low), (0.12, 0.9, lower))


def _turn() -> Samples:
    return laid(
        0.9,
        (0, 0.7, tone(659.26, 0.8, HARP, 0.006, 0.22)),
        (0.13, 0.7, tone(987.77, 0.76, HARP, 0.006, 0.26)),
    )


def _click() -> Samples:
    tick = noise(0.03, 14, 1800, 5000) * fading(0.03, 0.0006, 0.004)
    return laid(0.06, (0, 0.6, tick), (0, 0.5, tone(920, 0.05, WOOD, 0.001, 0.010)))


def _undo() -> Samples:
    back = noise(0.18, 15, 1200, 4200) * np.linspace(0, 1, round(0.18 * RATE)) ** 2
    return laid(0.3, (0, 0.5, back), (0.14, 0.7, tone(523.25, 0.15, HARP, 0.003, 0.05)))


def _win() -> Samples:
    notes = (523.25, 659.26, 783.99, 1046.5)
    parts = [(0.13 * number, 0.5, tone(pitch, 1.5, HARP, 0.006, 0.40)) for number, pitch in enumerate(notes)]
    chord = [(0.56, 0.26, tone(pitch / 2, 1.5, HORN, 0.06, 0.55)) for pitch in notes]
    sparkle = [
        (0.6 + 0.07 * number, 0.16, tone(2093 * 1.122**number, 0.5, BELL, 0.002, 0.12)) for number in range(5)
    ]
    return laid(2.1, *parts, *chord, *sparkle)


def _lose() -> Samples:
    notes = (392.0, 349.23, 311.13, 261.63)
    parts = [(0.22 * number, 0.5, tone(pitch, 1.2, HARP, 0.02, 0.36)) for number, pitch in enumerate(notes)]
    return laid(1.9, *parts, (0.66, 0.3, tone(130.81, 1.2, HORN, 0.08, 0.4)))


def pad(seconds: float = 48.0) -> Samples:
    """Soft music without end: slow chords that swell into each other; its end runs into its beginning."""
    chords = ((0, 7, 12, 16), (-3, 4, 9, 12), (-7, 5, 9, 14), (-5, 2, 7, 11))
    count = round(seconds * RATE / COARSE)
    times = np.arange(count) * COARSE / RATE
    total = np.zeros(count)
    each = seconds / len(chords)
    for number, chord in enumerate(chords):
        away = np.abs((times - (number + 0.5) * each + seconds / 2) % seconds - seconds / 2)
        swell = np.cos(np.clip(away / each, 0, 1) * np.pi / 2) ** 2
        for step in chord:
            pitch = (
                round(110 * 2 ** (step / 12) * seconds) / seconds
            )  # whole waves, so that the loop has no seam
            beat = round(0.31 * seconds) / seconds
            wave = np.sin(2 * np.pi * pitch * times) + 0.5 * np.sin(2 * np.pi * (pitch + beat) * times)
            total += swell * (wave + 0.16 * np.sin(4 * np.pi * pitch * times))
    every = np.arange(count * COARSE) / COARSE
    fine: Samples = np.interp(every, np.arange(count + 1), np.append(total, total[0]))
    fine /= np.abs(fine).max()
    return fine


SOUNDS: Final[dict[str, Callable[[], Samples]]] = {
    "slide": _slide,
    "place": _place,
    "flip": _flip,
    "chip": _chip,
    "tile": _tile,
    "refused": _refused,
    "turn": _turn,
    "win": _win,
    "lose": _lose,
    "undo": _undo,
    "click": _click,
}
"""Every effect by its name."""

LOUDNESS: Final[dict[str, float]] = {
    "slide": 0.30,
    "place": 0.50,
    "flip": 0.38,
    "chip": 0.42,
    "tile": 0.55,
    "refused": 0.40,
    "turn": 0.34,
    "win": 0.62,
    "lose": 0.46,
    "undo": 0.36,
    "click": 0.24,
}
"""The peak of each effect, 0.0 to 1.0, so that none drowns another."""


def effect(name: str) -> Samples:
    """The samples of an effect at its loudness; KeyError for a name that isn't in `SOUNDS`."""
    samples = SOUNDS[name]()
    result: Samples = samples / np.abs(samples).max() * LOUDNESS[name]
    return result
