"""Sound synthesis: notes, noises and envelopes as arrays of samples from -1 to 1.

The same call gives the same samples on every machine; nothing here needs pygame. `tones_effects`,
`tones_music` and `tones_tables` use it; `sound` plays the results.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

RATE: Final = 44_100  # samples per second
Samples = npt.NDArray[Any]
Partials = Sequence[tuple[float, float]]  # (multiple of the pitch, loudness)

BELL: Final[Partials] = ((1, 1), (2.76, 0.42), (5.4, 0.18), (8.93, 0.08))
HARP: Final[Partials] = ((1, 1), (2, 0.42), (3, 0.2), (4, 0.08))
GLASS: Final[Partials] = ((1, 1), (2.32, 0.5), (4.25, 0.22))
WOOD: Final[Partials] = ((1, 1), (2.4, 0.3))
HORN: Final[Partials] = ((1, 1), (2, 0.7), (3, 0.5), (4, 0.3), (5, 0.16))
STONE: Final[Partials] = ((1, 1), (1.59, 0.55), (2.92, 0.2))
TIN: Final[Partials] = ((1, 1), (1.83, 0.5), (3.1, 0.34), (4.62, 0.16))
BRASS_BELL: Final[Partials] = ((0.5, 0.5), (1, 1), (1.19, 0.4), (2, 0.4), (3.01, 0.14))
COMB: Final[Partials] = ((1, 1), (2.01, 0.2), (6.27, 0.1))  # of a music box

WINDOW: Final = 0.05  # seconds over which loudness is perceived
SOFTEST: Final = 1e-9


def times(seconds: float, rate: int = RATE) -> Samples:
    """Return the times of the samples of `seconds`, in seconds."""
    return np.arange(round(seconds * rate), dtype=np.float64) / rate


def fading(seconds: float, attack: float, decay: float, rate: int = RATE) -> Samples:
    """An envelope that rises within `attack` seconds and falls to a third every `decay` seconds."""
    moments = times(seconds, rate)
    loudness = np.minimum(1.0, moments / attack) * np.exp(-np.maximum(0.0, moments - attack) / decay)
    last = min(len(moments), round(0.012 * rate))
    loudness[-last:] *= np.linspace(1.0, 0.0, last)
    return loudness


def swelling(seconds: float, rise: float, fall: float, rate: int = RATE) -> Samples:
    """A smooth envelope that rises within `rise` seconds, holds, and falls within `fall`."""
    moments = times(seconds, rate)
    up = np.clip(moments / rise, 0, 1)
    down = np.clip((seconds - moments) / fall, 0, 1)
    result: Samples = (np.sin(up * np.pi / 2) * np.sin(down * np.pi / 2)) ** 2
    return result


def tone(
    pitch: float,
    seconds: float,
    partials: Partials,
    attack: float = 0.004,
    decay: float = 0.15,
    rate: int = RATE,
) -> Samples:
    """A struck or plucked note of `pitch` hertz; higher partials fade sooner."""
    moments = times(seconds, rate)
    total = np.zeros_like(moments)
    for multiple, loudness in partials:
        if pitch * multiple >= rate * 0.45:  # it would alias to a wrong low tone
            continue
        wave = np.sin(2 * np.pi * pitch * multiple * moments)
        total += loudness * wave * fading(seconds, attack, decay / max(1.0, multiple) ** 0.6, rate)
    result: Samples = total / sum(loudness for _, loudness in partials)
    return result


def noise(seconds: float, seed: int, low: float, high: float, rate: int = RATE) -> Samples:
    """Noise between `low` and `high` hertz that loops seamlessly."""
    count = round(seconds * rate)
    spectrum = np.fft.rfft(np.random.default_rng(seed).uniform(-1, 1, count))
    pitches = np.fft.rfftfreq(count, 1 / rate)
    spectrum *= np.exp(
        -((np.log2(np.maximum(pitches, 1) / np.sqrt(low * high)) / np.log2(high / low)) ** 2) * 4
    )
    band = np.fft.irfft(spectrum, count)
    loudest = np.abs(band).max()
    result: Samples = band / (loudest or 1.0)
    return result


def laid(seconds: float, *parts: tuple[float, float, Samples]) -> Samples:
    """A mix of sounds: (start in seconds, loudness, samples), cut at `seconds`."""
    total = np.zeros(round(seconds * RATE))
    for start, loudness, samples in parts:
        first = round(start * RATE)
        piece = samples[: max(0, len(total) - first)]
        total[first : first + len(piece)] += loudness * piece
    last = min(len(total), round(0.03 * RATE))
    total[-last:] *= np.linspace(1.0, 0.0, last)
    result: Samples = total
    return result


def in_room(samples: Samples, seconds: float, share: float, seed: int = 5) -> Samples:
    """The sound with a reverb of `seconds`; `share` of it is reverb."""
    tail = noise(seconds, seed, 350, 4200) * np.exp(-times(seconds) * 5.5 / seconds)
    count = len(samples) + len(tail) - 1
    wet = np.fft.irfft(np.fft.rfft(samples, count) * np.fft.rfft(tail, count), count)
    wet *= np.sqrt((samples**2).sum() / max(SOFTEST, (wet**2).sum()))
    result: Samples = share * wet
    result[: len(samples)] += (1 - share) * samples
    last = round(0.04 * RATE)
    result[-last:] *= np.linspace(1.0, 0.0, last)
    return result


def weighted(samples: Samples, rate: int = RATE) -> Samples:
    """The sound with A-weighting: low and very high pitches count less."""
    squares = np.fft.rfftfreq(len(samples), 1 / rate) ** 2
    curve = 1.258925 * 12194.0**2 * squares**2
    curve /= (squares + 20.6**2) * (squares + 12194.0**2)
    curve /= np.sqrt((squares + 107.7**2) * (squares + 737.9**2))
    result: Samples = np.fft.irfft(np.fft.rfft(samples) * curve, len(samples))
    return result


def loudness(samples: Samples) -> float:
    """The perceived loudness of the loudest 50 ms, in decibels below full scale."""
    heard = np.cumsum(np.append(0.0, weighted(samples) ** 2))
    span = min(len(samples), round(WINDOW * RATE))
    power = float((heard[span:] - heard[:-span]).max()) / round(WINDOW * RATE)
    return float(10 * np.log10(max(SOFTEST, power)))
