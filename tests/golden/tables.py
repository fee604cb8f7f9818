"""The games that have playthroughs. A new game adds its line."""

from __future__ import annotations

from tests.golden import (
    dust_endings,
    dust_shown,
    heroes_endings,
    heroes_shown,
    seventh_endings,
    seventh_shown,
    splendor_endings,
    splendor_shown,
)
from tests.golden.games import Golden

GOLDEN: dict[str, Golden] = {
    "splendor_marvel": Golden(splendor_endings.ENDINGS, splendor_endings.MISSING, splendor_shown.shown),
    "custom_heroes": Golden(heroes_endings.ENDINGS, heroes_endings.MISSING, heroes_shown.shown),
    "seventh_hero": Golden(seventh_endings.ENDINGS, seventh_endings.MISSING, seventh_shown.shown),
    "dust_collectorz": Golden(dust_endings.ENDINGS, dust_endings.MISSING, dust_shown.shown),
}
