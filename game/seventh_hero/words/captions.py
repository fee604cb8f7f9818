"""The few words that stand on the table itself."""

from __future__ import annotations

from game.texts.texts import Texts


def caption(key: str, texts: Texts, **facts: object) -> str:
    """Return the caption of `key` with its facts filled in."""
    return texts(f"caption-{key}", **facts)
