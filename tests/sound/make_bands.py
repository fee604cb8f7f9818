"""What every short sound holds, band by band; `python -m tests.sound.make_bands` writes it down anew."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Final

import numpy as np

from tools.sound.effects import MOODS, SOUNDS, TAKES, effect
from tools.sound.synthesis import RATE

FILE: Final = Path(__file__).with_name("bands.json")
EDGES: Final = (40, 120, 200, 300, 450, 700, 1000, 1500, 2200, 3200, 4700, 7000, 12000)  # hertz
FAINT: Final = 400  # tenths of a decibel below the loudest band that nobody hears


def bands(name: str, mood: str, take: int) -> list[int]:
    """Return the tenths of a decibel that each band of a sound has below all of it, and its milliseconds."""
    samples = np.asarray(effect(name, mood, take), dtype=np.float64)
    one = samples.mean(axis=1) if samples.ndim > 1 else samples
    power = np.abs(np.fft.rfft(one)) ** 2
    pitches = np.fft.rfftfreq(len(one), 1 / RATE)
    whole = power.sum()
    found = [power[(pitches >= low) & (pitches < high)].sum() for low, high in pairwise(EDGES)]
    levels = [round(-100 * float(np.log10(max(one / whole, 1e-9)))) for one in found]
    return [round(1000 * len(one) / RATE), *(min(level, min(levels) + FAINT) for level in levels)]


def every() -> dict[str, list[int]]:
    """Return the bands of each sound, in each place, of each take."""
    return {
        f"{name} {mood} {take}": bands(name, mood, take)
        for name in sorted(SOUNDS)
        for mood in MOODS
        for take in range(len(TAKES))
    }


if __name__ == "__main__":
    lines = ",\n".join(f"{json.dumps(key)}: {json.dumps(found)}" for key, found in every().items())
    FILE.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
