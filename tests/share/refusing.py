"""A maker that refuses, for the process that makes what is shared."""

from __future__ import annotations

from game.share.page.wish import PageRefused


def refuse(*_: object) -> bytes:
    """Say that it can't be made."""
    raise PageRefused("page_too_large", "", limit=5)
