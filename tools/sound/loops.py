"""Seamless loops: two channels whose notes and echoes run over the end into the start.

Loops are made at half the sample rate (they contain nothing above 9 kHz) and upsampled at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from tools.sound.synthesis import RATE, SOFTEST, Partials, Samples, weighted

HALF: Final = RATE // 2  # samples per second while a loop is made
CYCLE: Final = 8192  # samples of one period of a voice
LOUDEST: Final = 0.85
PIECE: Final = 8.0  # seconds measured at once


def pitch_of(number: float) -> float:
    """Return the pitch in hertz of a MIDI key: 69 is A, 440 hertz, and 12 are an octave."""
    return float(440 * 2 ** ((number - 69) / 12))


def cycle(partials: Partials) -> Samples:
    """One period of a voice; only integer multiples of its pitch."""
    way = np.arange(CYCLE) / CYCLE
    wave = np.zeros(CYCLE)
    for multiple, loudness in partials:
        wave += loudness * np.sin(2 * np.pi * (multiple * way + 0.137 * multiple * multiple))
    result: Samples = (wave / np.abs(wave).max()).astype(np.float32)
    return result


def sung(wave: Samples, pitch: float, seconds: float, vibrato: float = 0.0, cents: float = 0.0) -> Samples:
    """A voice that holds `pitch` hertz, with a delayed `vibrato`, a fraction of the pitch."""
    count = round(seconds * HALF)
    steps = np.full(count, pitch * 2 ** (cents / 1200) / HALF)
    if vibrato:
        moments = np.arange(count) / HALF
        depth = vibrato * np.clip((moments - 0.25) / 0.6, 0, 1)
        steps *= 1 + depth * np.sin(2 * np.pi * 5.1 * moments)
    phase = np.cumsum(steps)
    result: Samples = wave[((phase - np.floor(phase)) * CYCLE).astype(np.int32) % CYCLE]
    return result


class Loop:
    """A loop of two channels of `seconds`, to be filled."""

    def __init__(self, seconds: float) -> None:
        """Start silent."""
        self.seconds = seconds
        self.count = round(seconds * HALF)
        self._sides = np.zeros((2, self.count), np.float32)

    def add(self, start: float, samples: Samples, gain: float = 1.0, pan: float = 0.0) -> None:
        """Add samples from `start` seconds on; `pan` -1 is left, 1 right."""
        shares = (gain * np.cos((pan + 1) * np.pi / 4), gain * np.sin((pan + 1) * np.pi / 4))
        at = round(start * HALF) % self.count
        rest = np.asarray(samples, np.float32)
        while len(rest):
            piece = rest[: self.count - at]
            for side, share in enumerate(shares):
                self._sides[side, at : at + len(piece)] += np.float32(share) * piece
            rest, at = rest[len(piece) :], 0

    def add_noise(
        self, seed: int, low: float, high: float, gain: float, swell: Samples | None = None
    ) -> None:
        """Add noise to the whole loop, different left and right; `swell` is its envelope."""
        rng = np.random.default_rng(seed)
        pitches = np.fft.rfftfreq(self.count, 1 / HALF)
        middle, width = np.log2(np.sqrt(low * high)), np.log2(high / low)
        band = np.exp(-(((np.log2(np.maximum(pitches, 1)) - middle) / width) ** 2) * 4).astype(np.float32)
        for side in (0, 1):
            spectrum = np.fft.rfft(rng.standard_normal(self.count, np.float32)).astype(np.complex64)
            wave = np.fft.irfft(spectrum * band, self.count).astype(np.float32)
            wave *= np.float32(gain) / np.float32(max(SOFTEST, float(np.sqrt((wave**2).mean()))))
            self._sides[side] += wave if swell is None else wave * swell.astype(np.float32)

    def breathing(self, waves: Sequence[int], low: float, high: float, shift: float = 0.0) -> Samples:
        """An envelope between `low` and `high` that swells so many times each over the loop."""
        way = np.arange(self.count) / self.count
        total = np.zeros(self.count)
        for number in waves:
            total += np.sin(2 * np.pi * number * (way + shift)) / len(waves)
        result: Samples = low + (high - low) * (0.5 + 0.5 * total)
        return result

    def hall(self, seconds: float, share: float, seed: int = 3, bright: float = 3200.0) -> None:
        """Add a reverb of `seconds`, different left and right."""
        rng = np.random.default_rng(seed)
        length = min(self.count, round(seconds * 1.3 * HALF))
        falling = np.exp(-np.arange(length) / HALF * 6.9 / seconds)
        falling[: round(0.02 * HALF)] *= np.linspace(0, 1, round(0.02 * HALF))
        pitches = np.fft.rfftfreq(self.count, 1 / HALF).astype(np.float32)
        dull: Samples = pitches / ((1 + (pitches / np.float32(bright)) ** 2) * (pitches + np.float32(160)))
        for side in (0, 1):
            answer = np.zeros(self.count, np.float32)
            answer[:length] = rng.standard_normal(length) * falling
            answer /= np.sqrt((answer**2).sum())
            spectrum = np.fft.rfft(answer)
            spectrum *= np.fft.rfft(self._sides[side])
            spectrum *= dull
            self._sides[side] *= 1 - share
            self._sides[side] += np.float32(share) * np.fft.irfft(spectrum, self.count)

    def finished(self, level: float) -> Samples:
        """Return the loop at full rate, shape (samples, 2), at a perceived loudness of `level` decibels."""
        whole = np.empty((2 * self.count, 2), np.float32)
        for side in (0, 1):
            whole[:, side] = _doubled(self._sides[side])
        whole -= whole.mean(axis=0)
        gain = 10 ** (level / 20) / max(SOFTEST, self._heard() ** 0.5)
        peak = float(max(whole.max(), -whole.min()))
        whole *= np.float32(min(gain, LOUDEST / max(SOFTEST, peak)))
        return whole

    def _heard(self) -> float:
        """Return the A-weighted power, measured piece by piece."""
        pieces = np.array_split(self._sides.mean(axis=0), max(1, round(self.seconds / PIECE)))
        powers = [float((weighted(piece, HALF) ** 2).sum()) for piece in pieces]
        return sum(powers) / self.count


def _doubled(side: Samples) -> Samples:
    """The same wave at twice the sample rate."""
    count = len(side)
    spectrum = np.fft.rfft(side)
    spectrum *= 2
    spectrum[-1] *= 0.5
    result: Samples = np.fft.irfft(spectrum, 2 * count)
    return result
