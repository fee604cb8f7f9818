"""The wanderer on its road: the back of the cards."""

from __future__ import annotations

from game.table.art.vector import circle, linear, path


def back() -> str:
    """A hooded traveller with a lantern, on a card of 500 x 700 units."""
    return (
        linear("sky", (0, 0), (0, 700), "#0a1024", "#1c3a52", "#3a6a6a")
        + path("M0 0H500V700H0Z", "url(#sky)")
        + circle((250, 350), 100, "#ffd24a")
    )
