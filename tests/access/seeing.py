"""How people see who see colours otherwise: the matrices of Machado, Oliveira and Fernandes (2009).

A colour becomes linear light, is multiplied, and is compared in CIE L*a*b* (D65): Delta E as of 1976.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from game.table.art.palette import Rgb

Field = npt.NDArray[np.float64]

VISIONS: Final[dict[str, tuple[tuple[float, float, float], ...]]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_TO_XYZ: Final = np.array(
    ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
)
_WHITE: Final = np.array((0.95047, 1.0, 1.08883))


def seen(colour: Rgb, vision: str) -> Field:
    """The colour as L*a*b* for eyes of this kind."""
    plain = np.array(colour, np.float64) / 255
    light = np.where(plain <= 0.04045, plain / 12.92, ((plain + 0.055) / 1.055) ** 2.4)
    light = np.clip(np.array(VISIONS[vision], np.float64) @ light, 0, 1)
    share = _TO_XYZ @ light / _WHITE
    root = np.where(share > 216 / 24389, np.cbrt(share), (share * 24389 / 27 + 16) / 116)
    return np.array((116 * root[1] - 16, 500 * (root[0] - root[1]), 200 * (root[1] - root[2])))


def difference(first: Rgb, second: Rgb, vision: str) -> float:
    """How different two colours look: Delta E."""
    return float(np.linalg.norm(seen(first, vision) - seen(second, vision)))
