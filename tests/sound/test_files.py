"""The sound files: all there, as loud as docs/sound.md says, and what the synthesis of today makes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import soundfile

from game.registry import GAMES
from game.table.sound import HOUSE, SOUNDS, TAKES
from tools.sound import effects, files
from tools.sound.files import ASSETS, encoded, integrated, recipes
from tools.sound.synthesis import RATE, Samples

LOOPS = ["common/sound/theme.ogg", *(f"{game}/sound/ambience.ogg" for game in GAMES)]


def read(path: str | Path) -> Samples:
    """Decode a file of assets."""
    samples, rate = soundfile.read(ASSETS / path)

    assert rate == RATE
    return np.asarray(samples)


def oversampled(samples: Samples) -> Samples:
    """The same wave at four times the rate, where its true peaks show."""
    spectrum = np.fft.rfft(samples, axis=0)
    return 4 * np.fft.irfft(spectrum, 4 * len(samples), axis=0)


def test_the_program_and_the_tool_agree_on_the_sounds() -> None:
    """And on their number of takes."""
    assert set(SOUNDS) == set(effects.SOUNDS)
    assert len(effects.TAKES) == TAKES >= 3
    assert set(files.FOLDERS.values()) == {HOUSE, *GAMES}


def test_every_file_is_made_by_a_recipe_and_every_recipe_has_its_file() -> None:
    """`python3 dev.py sound` writes them all."""
    assert {path for path, _, _ in recipes()} == {path.relative_to(ASSETS) for path in ASSETS.rglob("*.ogg")}


@pytest.mark.parametrize(
    "path", [path for path, _, _ in recipes() if path.stem not in {"theme", "ambience"}], ids=str
)
def test_an_effect_sounds_as_it_is_synthesised(path: Path) -> None:
    """After a change of the synthesis: `python3 dev.py sound`."""
    make = next(make for other, make, _ in recipes() if other == path)
    meant, stored = make(), read(path)

    assert len(stored) == len(meant)
    assert np.corrcoef(meant, stored)[0, 1] > 0.95
    assert np.abs(oversampled(stored)).max() < 10 ** (-1 / 20) * 1.12


@pytest.mark.parametrize("path", LOOPS)
def test_a_loop_has_its_loudness_and_no_peak_above_minus_one_decibel(path: str) -> None:
    """-16 LUFS for the theme, -26 for the tables, integrated."""
    samples = read(path)

    assert integrated(samples) == pytest.approx(-16 if "theme" in path else -26, abs=0.7)
    assert np.abs(oversampled(samples)).max() < 10 ** (-1 / 20)


def test_loudness_is_measured_as_the_standard_says() -> None:
    """A sine of 997 Hz at full scale on one side has -3.01 LUFS (ITU-R BS.1770-4)."""
    sine = np.sin(2 * np.pi * 997 * np.arange(3 * RATE) / RATE)

    assert integrated(sine) == pytest.approx(-3.01, abs=0.05)


def test_a_file_is_the_same_whenever_it_is_written() -> None:
    """The encoder's serial number isn't left to chance."""
    samples = effects.effect("click")

    assert encoded(samples, 0.5) == encoded(samples, 0.5)
