"""A plain friendly collectible of each tribe, for a card nobody has drawn yet."""

from __future__ import annotations

from typing import Final

from game.dust_collectorz.pictures.strokes import both, dot, gleam, hair, oval, shape

_TONES: Final = ("tin", "coral", "celadon", "oak", "lilac", "kraft")


def stranger(tribe: int) -> str:
    """A friendly blob in the tribe's material."""
    return (
        shape("M200 60 Q330 70 338 220 Q336 370 200 372 Q64 370 62 220 Q70 70 200 60Z", _TONES[tribe])
        + oval((200, 290), (80, 60), _TONES[tribe], 0)
        + both(dot((150, 200), 22, "#1c1626") + dot((143, 192), 7, "#ffffff"))
        + hair("M160 260 Q200 296 240 260", width=9)
        + gleam("M100 160 Q110 100 170 90 Q124 124 118 180Z")
    )
