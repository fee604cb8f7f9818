"""The sound files: which there are, how loud, and the same bytes whenever they are written.

Menus and meanings lie in assets/common/sound, a game's own sounds in its folder. Effects are named
<name>.<take>.ogg; what goes on without end is theme.ogg for the menus and ambience.ogg at a table.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Final

import numpy as np
import soundfile

from tools.sound import ambience, effects, music
from tools.sound.synthesis import RATE, SOFTEST, Samples

ASSETS: Final = Path(__file__).parents[2] / "assets"
FOLDERS: Final = {
    "house": "common",
    "cosmos": "splendor_marvel",
    "arena": "custom_heroes",
    "fjord": "seventh_hero",
    "attic": "dust_collectorz",
}
THEME_LUFS: Final = -16.0
AMBIENCE_LUFS: Final = -26.0  # tables are far softer than the menus
PEAK: Final = 10 ** (-1.5 / 20)  # of the samples, so that the true peak stays below -1 dB
EFFECT_QUALITY: Final = 0.35  # compression level of libsndfile: 0 is the best
THEME_QUALITY: Final = 0.9
AMBIENCE_QUALITY: Final = 1.0  # which nobody hears at -35 LUFS
_SERIAL: Final = 1  # of every stream: libsndfile takes one by chance


def recipes() -> Iterator[tuple[Path, Callable[[], Samples], float]]:
    """Yield each file below assets, what makes its samples, and its compression."""
    for mood, folder in FOLDERS.items():
        names = [*effects.TOUCHES, *(effects.MEANINGS if mood == "house" else ())]
        for name in names:
            for take in range(len(effects.TAKES)):
                path = Path(folder, "sound", f"{name}.{take}.ogg")
                yield path, partial(effects.effect, name, mood, take), EFFECT_QUALITY
    yield Path("common", "sound", "theme.ogg"), partial(_loop, music.theme, THEME_LUFS), THEME_QUALITY
    for mood, make in ambience.TABLES.items():
        path = Path(FOLDERS[mood], "sound", "ambience.ogg")
        yield path, partial(_loop, make, AMBIENCE_LUFS), AMBIENCE_QUALITY


def _loop(make: Callable[[], Samples], lufs: float) -> Samples:
    return levelled(make(), lufs)


def levelled(samples: Samples, lufs: float) -> Samples:
    """A loop at an integrated loudness; peaks above `PEAK` are rounded off smoothly."""
    loud = samples * 10 ** ((lufs - integrated(samples)) / 20)
    over = np.abs(loud) > PEAK * 0.7
    soft = np.sign(loud) * PEAK * (0.7 + 0.3 * np.tanh((np.abs(loud) / PEAK - 0.7) / 0.3))
    return np.where(over, soft, loud)


def integrated(samples: Samples) -> float:
    """The integrated loudness of a loop, in LUFS (ITU-R BS.1770-4, without gates: a loop has no silence).

    The K-weighting is applied to the spectrum, which is exact for what repeats.
    """
    turn = np.exp(-2j * np.pi * np.fft.rfftfreq(len(samples)))  # z to the power of -1
    at, damping = math.tan(math.pi * 1681.974450955533 / RATE), 1 / 0.7071752369554196
    gain = 10 ** (3.999843853973347 / 20)
    middle = gain**0.4996667741545416 * damping * at
    shelf = _polynomial(turn, gain + middle + at**2, 2 * (at**2 - gain), gain - middle + at**2)
    shelf /= _poles(turn, at, damping)
    at, damping = math.tan(math.pi * 38.13547087602444 / RATE), 1 / 0.5003270373238773
    rumble = (1 + damping * at + at**2) * (1 - turn) ** 2 / _poles(turn, at, damping)
    power = 0.0
    for side in np.atleast_2d(samples.T):
        weighted = np.fft.irfft(np.fft.rfft(side) * shelf * rumble, len(side))
        power += float((weighted**2).mean())
    return float(-0.691 + 10 * np.log10(max(SOFTEST, power)))


def _poles(turn: Samples, at: float, damping: float) -> Samples:
    return _polynomial(turn, 1 + damping * at + at**2, 2 * (at**2 - 1), 1 - damping * at + at**2)


def _polynomial(turn: Samples, *factors: float) -> Samples:
    result: Samples = np.polynomial.polynomial.polyval(turn, factors)
    return result


def encoded(samples: Samples, compression: float) -> bytes:
    """Return the samples as OGG Vorbis, the same bytes every time."""
    file = BytesIO()
    channels = 1 if samples.ndim == 1 else samples.shape[1]
    with soundfile.SoundFile(
        file, "w", RATE, channels, "VORBIS", format="OGG", compression_level=compression
    ) as stream:
        for start in range(0, len(samples), RATE):  # a long loop at once overflows the encoder's stack
            stream.write(samples[start : start + RATE])
    return _numbered(file.getvalue())


def _numbered(data: bytes) -> bytes:
    """Give the stream's pages their fixed serial number, and so a new checksum (RFC 3533)."""
    pages = bytearray(data)
    start = 0
    while start < len(pages):
        segments = pages[start + 26]
        length = 27 + segments + sum(pages[start + 27 : start + 27 + segments])
        pages[start + 14 : start + 18] = _SERIAL.to_bytes(4, "little")
        pages[start + 22 : start + 26] = bytes(4)
        check = _checksum(pages[start : start + length])
        pages[start + 22 : start + 26] = check.to_bytes(4, "little")
        start += length
    return bytes(pages)


def _checksum(page: bytes | bytearray) -> int:
    check = 0
    for byte in page:
        check = (check << 8 & 0xFFFFFFFF) ^ _TABLE[check >> 24 ^ byte]
    return check


def _table() -> list[int]:
    table = []
    for number in range(256):
        value = number << 24
        for _ in range(8):
            value = (value << 1 & 0xFFFFFFFF) ^ (0x04C11DB7 if value >> 31 else 0)
        table.append(value)
    return table


_TABLE: Final = _table()
