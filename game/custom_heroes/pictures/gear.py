"""Things a hero holds: weapons in the left hand, tools in the right; each held at the middle of its canvas."""

from __future__ import annotations

from game.table.art.pen import ball


def blade() -> str:
    """Return a stand-in."""
    return ball((200, 200), 150, "steel")
