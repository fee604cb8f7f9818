"""Sound effects: the same meanings everywhere, in each table's own materials.

Cards, chips and tiles follow one recipe with the materials of five places: the menus and four tables. All
pitches are tuned to D, like the music, so nothing clashes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from tools.sound.synthesis import (
    BELL,
    BRASS_BELL,
    COMB,
    GLASS,
    HARP,
    HORN,
    RATE,
    STONE,
    TIN,
    WOOD,
    Partials,
    Samples,
    fading,
    in_room,
    laid,
    loudness,
    noise,
    tone,
)

D3, A3, D4, F4, A4, C5, D5, FIS5, G5, A5, D6, E6, FIS6, A6 = (
    440 * 2 ** ((number - 69) / 12) for number in (50, 57, 62, 65, 69, 72, 74, 78, 79, 81, 86, 88, 90, 93)
)
TAKES: Final = (1.0, 1.045, 0.962)  # pitch of each take of a noise, so that none sounds mechanical
RINGS: Final = (
    0.0,
    D6,
    A5,
)  # the soft note that rings along with each take of a tuned sound; the first has none
RING_LOUD: Final = 0.12


@dataclass(frozen=True, slots=True)
class Material:
    """The sound of a table's and its pieces' material."""

    paper: tuple[float, float]  # hertz: the band of a sliding card
    slide: float  # seconds
    rough: float  # 0 smooth to 1 coarse
    knock: tuple[float, float]  # hertz: pitch of a piece put down, and how bright the tap is
    thud: float  # seconds until a knock has faded to a third
    chip: Partials
    chip_pitch: float  # hertz
    chip_ring: float  # seconds
    bell: Partials
    bell_pitch: float  # hertz
    bell_ring: float  # seconds
    run: tuple[int, int, int, int]  # semitones above D: the bell's fanfare
    haste: float  # seconds between its notes


MATERIALS: Final[dict[str, Material]] = {
    "house": Material(
        paper=(1500, 5200),
        slide=0.2,
        rough=0.2,
        knock=(132, 1600),
        thud=0.032,
        chip=GLASS,
        chip_pitch=2349,
        chip_ring=0.032,
        bell=BELL,
        bell_pitch=D4,
        bell_ring=0.12,
        run=(0, 4, 7, 12),
        haste=0.075,
    ),
    "cosmos": Material(
        paper=(2000, 5600),
        slide=0.21,
        rough=0.0,
        knock=(147, 1900),
        thud=0.036,
        chip=GLASS,
        chip_pitch=2794,
        chip_ring=0.055,
        bell=BELL,
        bell_pitch=A4,
        bell_ring=0.22,
        run=(0, 7, 12, 14),
        haste=0.11,
    ),
    "arena": Material(
        paper=(1300, 3600),
        slide=0.15,
        rough=0.35,
        knock=(98, 1200),
        thud=0.05,
        chip=TIN,
        chip_pitch=1760,
        chip_ring=0.04,
        bell=BRASS_BELL,
        bell_pitch=D4,
        bell_ring=0.3,
        run=(0, 4, 7, 12),
        haste=0.07,
    ),
    "fjord": Material(
        paper=(700, 2500),
        slide=0.24,
        rough=0.75,
        knock=(165, 900),
        thud=0.042,
        chip=STONE,
        chip_pitch=1175,
        chip_ring=0.022,
        bell=STONE,
        bell_pitch=A3,
        bell_ring=0.16,
        run=(0, 3, 7, 12),
        haste=0.1,
    ),
    "attic": Material(
        paper=(950, 3000),
        slide=0.23,
        rough=0.5,
        knock=(185, 1300),
        thud=0.028,
        chip=TIN,
        chip_pitch=2093,
        chip_ring=0.026,
        bell=COMB,
        bell_pitch=D5,
        bell_ring=0.34,
        run=(0, 4, 9, 12),
        haste=0.06,
    ),
}
"""The menus' sounds and those of the four tables, by mood."""
MOODS: Final = tuple(MATERIALS)


def _slide(of: Material, take: int) -> Samples:
    seconds = of.slide * (1, 0.94, 1.07)[take]
    way = np.linspace(0, 1, round(seconds * RATE))
    swell = np.sin(np.pi * way**0.7) ** 2
    grain = noise(seconds, 31 + take, 25, 160)
    low, high = of.paper
    whisper = noise(seconds, 11 + take, low, high) * swell * (1 - of.rough * 0.5 + of.rough * grain)
    landing = noise(0.05, 21 + take, low * 0.4, low) * fading(0.05, 0.001, 0.010)
    return laid(seconds + 0.06, (0, 1.0, whisper), (seconds * 0.86, 0.22, landing))


def _place(of: Material, take: int) -> Samples:
    pitch, bright = of.knock[0] * TAKES[take], of.knock[1]
    tap = noise(0.12, 12 + take, bright * 0.25, bright) * fading(0.12, 0.001, of.thud * 0.5)
    body = tone(pitch, 0.22, WOOD, 0.002, of.thud)
    return laid(0.24, (0, 0.8, tap), (0.001, 0.8, body))


def _flip(of: Material, take: int) -> Samples:
    low, high = of.paper
    way = np.linspace(0, 1, round(0.12 * RATE))
    whirr = noise(0.12, 13 + take, low * 1.3, high * 1.25) * np.sin(np.pi * way) ** 3
    return laid(0.3, (0, 0.9, whirr), (0.10, 0.75, _place(of, take)))


def _clink(of: Material, pitch: float) -> Samples:
    """Two pieces that touch: a strike, its echo in the other piece, and what they lie on."""
    first = tone(pitch, 0.3, of.chip, 0.001, of.chip_ring)
    second = tone(pitch * 1.189, 0.26, of.chip, 0.001, of.chip_ring * 0.8)
    return laid(0.32, (0, 0.75, first), (0.038, 0.38, second), (0, 0.3, _place(of, 0)))


def _chip(of: Material, take: int) -> Samples:
    return _clink(of, of.chip_pitch * TAKES[take])


def _chips(of: Material, take: int) -> Samples:
    """A handful: clinks that come closer together and softer."""
    starts = ((0, 0.072, 0.128, 0.171), (0, 0.061, 0.132, 0.166), (0, 0.08, 0.124, 0.182))[take]
    pitches = (1.0, 1.122, 0.944, 1.06)
    parts = [
        (start, 1.0 - 0.18 * number, _clink(of, of.chip_pitch * pitches[(number + take) % 4]))
        for number, start in enumerate(starts)
    ]
    return laid(0.52, *parts)


def _tile(of: Material, take: int) -> Samples:
    body = tone(of.bell_pitch, 0.85, of.bell, 0.003, of.bell_ring)
    fifth = tone(of.bell_pitch * 1.5, 0.7, of.bell, 0.004, of.bell_ring * 0.7)
    return laid(0.9, (0, 0.7, _place(of, take)), (0.006, 0.75, body), (0.075, 0.3, fifth))


def _cheer(of: Material, _take: int) -> Samples:
    """A small joy: four notes that rise on the table's own bell, over a soft breath."""
    breath = noise(0.7, 41, 900, 3800) * np.sin(np.pi * np.linspace(0, 1, round(0.7 * RATE))) ** 2
    return in_room(laid(1.15, *_run(of, 0.0, 0.45), (0, 0.10, breath)), 0.6, 0.24)[: round(1.5 * RATE)]


def _triumph(of: Material, _take: int) -> Samples:
    """A great win: a drum, a chord of horns, and the table's bell running up over it."""
    third = 2 ** ((of.run[1] if of.run[1] < 7 else 4) / 12)
    chord = [(0.06, 0.24, tone(pitch, 1.5, HORN, 0.05, 0.62)) for pitch in (D3, A3, D4, D4 * third, A4)]
    drum = [(start, 0.5, tone(73.4, 0.5, WOOD, 0.003, 0.13)) for start in (0.0, 0.19)]
    return in_room(laid(1.6, *chord, *drum, *_run(of, 0.2, 0.5)), 0.7, 0.26)[: round(2.0 * RATE)]


def _run(of: Material, start: float, loud: float) -> list[tuple[float, float, Samples]]:
    """The table's bell fanfare, in its best range."""
    lowest = D5 * (2.0 if of.bell_pitch >= A4 else 1.0)
    ring = 0.15 + of.bell_ring * 0.4
    return [
        (start + of.haste * number, loud, tone(lowest * 2 ** (step / 12), 0.9, of.bell, 0.003, ring))
        for number, step in enumerate(of.run)
    ]


TOUCHES: Final[dict[str, Callable[[Material, int], Samples]]] = {
    "slide": _slide,
    "place": _place,
    "flip": _flip,
    "chip": _chip,
    "chips": _chips,
    "tile": _tile,
    "cheer": _cheer,
    "triumph": _triumph,
}
"""What each place has of its own, made of its material."""
BY_TAKE: Final = frozenset({"slide", "place", "chip", "chips"})  # whose recipes make takes themselves


def _repitched(samples: Samples, factor: float) -> Samples:
    """The sound `factor` times as high, and as much shorter."""
    places = np.arange(0, len(samples) - 1, factor)
    result: Samples = np.interp(places, np.arange(len(samples)), samples)
    return result


def _ringing(samples: Samples, take: int) -> Samples:
    """The sound with its take's soft note: its own notes stay in tune with the music."""
    if not take:
        return samples
    ring = tone(RINGS[take], min(0.9, len(samples) / RATE - 0.06), BELL, 0.01, 0.2)
    share = RING_LOUD * float(np.abs(samples).max())
    return laid(len(samples) / RATE, (0, 1.0, samples), (0.05, share, ring))


def _refused() -> Samples:
    low, lower = tone(D4 * 0.667, 0.16, WOOD, 0.004, 0.07), tone(D3, 0.24, WOOD, 0.004, 0.08)
    return laid(0.38, (0, 0.9, low), (0.12, 0.9, lower))


def _turn() -> Samples:
    notes = ((0, 0.7, tone(D5, 0.8, HARP, 0.006, 0.24)), (0.14, 0.7, tone(A5, 0.8, HARP, 0.006, 0.30)))
    return in_room(laid(0.95, *notes), 0.5, 0.2)


def _hint() -> Samples:
    notes = [
        (0.085 * number, 0.5, tone(pitch, 0.7, GLASS, 0.006, 0.14))
        for number, pitch in enumerate((A5, D6, E6))
    ]
    return in_room(laid(0.9, *notes), 0.5, 0.3)


def _round() -> Samples:
    horns = [
        (0.17 * number, 0.5, tone(pitch, 0.9, HORN, 0.03, 0.34)) for number, pitch in enumerate((A3, D4, F4))
    ]
    return in_room(laid(1.35, *horns, (0.52, 0.3, tone(A4, 0.8, BELL, 0.004, 0.28))), 0.6, 0.22)


def _click() -> Samples:
    tick = noise(0.03, 14, 1400, 4200) * fading(0.03, 0.0006, 0.004)
    return laid(0.07, (0, 0.5, tick), (0, 0.6, tone(A5, 0.06, WOOD, 0.001, 0.012)))


def _undo() -> Samples:
    back = noise(0.18, 15, 1200, 4200) * np.linspace(0, 1, round(0.18 * RATE)) ** 2
    return laid(0.34, (0, 0.5, back), (0.15, 0.7, tone(C5, 0.18, HARP, 0.003, 0.05)))


def _win() -> Samples:
    notes = (D5, FIS5, A5, D6)
    parts = [(0.14 * number, 0.5, tone(pitch, 1.5, HARP, 0.006, 0.42)) for number, pitch in enumerate(notes)]
    chord = [(0.58, 0.26, tone(pitch / 2, 1.5, HORN, 0.06, 0.6)) for pitch in notes]
    sparkle = [
        (0.64 + 0.08 * number, 0.13, tone(pitch, 0.6, BELL, 0.003, 0.14))
        for number, pitch in enumerate((D6, FIS6, A6, FIS6, A6))
    ]
    return in_room(laid(2.1, *parts, *chord, *sparkle), 0.7, 0.22)[: round(2.4 * RATE)]


def _lose() -> Samples:
    notes = (A4, G5 / 2, F4, D4)
    parts = [(0.24 * number, 0.5, tone(pitch, 1.2, HARP, 0.02, 0.4)) for number, pitch in enumerate(notes)]
    low = ((0.72, 0.3, tone(D3, 1.3, HORN, 0.1, 0.5)), (0.72, 0.22, tone(A3, 1.3, HORN, 0.1, 0.45)))
    return in_room(laid(2.0, *parts, *low), 0.7, 0.22)[: round(2.4 * RATE)]


MEANINGS: Final[dict[str, Callable[[], Samples]]] = {
    "refused": _refused,
    "turn": _turn,
    "hint": _hint,
    "round": _round,
    "win": _win,
    "lose": _lose,
    "undo": _undo,
    "click": _click,
}
"""What tells something, the same wherever it is heard."""
UNTUNED: Final = frozenset({"flip", "refused", "click", "undo"})  # their takes differ in pitch

SOUNDS: Final = (*MEANINGS, *TOUCHES)
"""Every name that can be played."""

LEVELS: Final[dict[str, float]] = {
    "slide": -25.0,
    "place": -24.0,
    "flip": -24.0,
    "chip": -23.0,
    "chips": -22.0,
    "tile": -20.5,
    "cheer": -19.0,
    "triumph": -17.0,
    "refused": -22.0,
    "turn": -22.0,
    "hint": -22.0,
    "round": -19.5,
    "win": -17.0,
    "lose": -19.0,
    "undo": -24.0,
    "click": -27.0,
}
"""How loud each is to the ear, in decibels (see `tones.loudness`), so that none drowns another."""
LOUDEST: Final = 0.89  # peak sample value, so that several at once rarely clip


def effect(name: str, mood: str = "house", take: int = 0) -> Samples:
    """Return the samples of a take of a sound in a theme, at its loudness; KeyError for an unknown sound."""
    if name in MEANINGS:
        samples = MEANINGS[name]()
    else:
        samples = TOUCHES[name](MATERIALS[mood], take if name in BY_TAKE else 0)
    if name in UNTUNED:
        samples = _repitched(samples, TAKES[take])
    elif name not in BY_TAKE:
        samples = _ringing(samples, take)
    samples = samples - samples.mean()
    edge = round(0.0008 * RATE)
    samples[:edge] *= np.linspace(0, 1, edge)
    samples[-edge:] *= np.linspace(1, 0, edge)
    gain = 10 ** ((LEVELS[name] - loudness(samples)) / 20)
    result: Samples = samples * min(gain, LOUDEST / np.abs(samples).max())
    return result
