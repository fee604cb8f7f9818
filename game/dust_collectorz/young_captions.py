"""The few words that only the children's table has, in both languages: beside a picture of the same."""

from __future__ import annotations

from typing import Final

from game.dust_collectorz import captions

CAPTIONS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "aside": "Put one away",
    },
    "de": {
        "aside": "Leg eins weg",
    },
}


def caption(key: str, language: str, **facts: object) -> str:
    """Return the caption of `key` with its facts filled in; one of the battle's where this table has none."""
    own = CAPTIONS[language].get(key)
    return captions.caption(key, language, **facts) if own is None else own.format(**facts)
