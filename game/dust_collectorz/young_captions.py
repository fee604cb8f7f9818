"""The few words that only the children's table has, in both languages: beside a picture of the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz import captions

if TYPE_CHECKING:
    from game.table.pieces import Setting
    from game.texts.texts import Texts

CAPTIONS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "aside": "Put one away",
        "tip.done": "Done: the next one’s turn.",
        "tip.moon": "{name} had nothing that fits, and rested.",
    },
    "de": {
        "aside": "Leg eins weg",
        "tip.done": "Fertig: Der oder die Nächste ist dran.",
        "tip.moon": "{name} hatte nichts Passendes und hat sich ausgeruht.",
    },
}


def tip(key: str, setting: Setting) -> str:
    """Word what a piece is that only this table has; "" for any other."""
    word, _, seat = key.partition(":")
    name = setting.seats[int(seat)].name if word == "moon" else ""
    return caption(f"tip.{word}", setting.texts, name=name) if word in {"done", "moon"} else ""


def caption(key: str, texts: Texts, **facts: object) -> str:
    """Return the caption of `key` with its facts filled in; one of the battle's where this table has none."""
    own = CAPTIONS[texts.language].get(key)
    return captions.caption(key, texts, **facts) if own is None else own.format(**facts)
