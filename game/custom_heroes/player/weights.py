"""The weights of hands, plays and VP in Custom Heroes, read from `weights.toml` of its assets."""

from __future__ import annotations

import tomllib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from game.engine.files.assets import folder_of

A_CARD: Final = 0  # played
ON_TOP: Final = 1  # an Ascended Form played last
A_FORM: Final = 2  # an Ascended Form kept, with the power for it
A_POWER: Final = 3
UNUSED: Final = 4  # an advancement kept for later
BELOW: Final = 5  # another seat's Ascended Form played last
TOO_MANY: Final = 6  # having played more cards than another seat still has
SKIP: Final = 7
LEAST: Final = 8  # gain of a sleeving worth considering


class Weights:
    """The value of a set, held or played, and of other features of a play."""

    __slots__ = ("faced", "held", "laid", "near", "nearly", "scalars", "theirs", "vp")

    def __init__(self, tables: dict[str, list[int]]) -> None:
        """Take the tables by their names."""
        # a set in hand, by card value from LOWEST to HIGHEST and size to SIZES; having played such a set
        # last; another seat having played it last
        self.held: vec[i64] = vec[i64](tables["held"])
        self.laid: vec[i64] = vec[i64](tables["laid"])
        self.faced: vec[i64] = vec[i64](tables["faced"])
        self.scalars: vec[i64] = vec[i64](tables["scalars"])  # by the names above
        # having played last while another has 1 to 3 cards, or with 1 to 3 groups left, by `class_of`;
        # another having played last while a rival has 1 to 3 cards
        self.near: vec[i64] = vec[i64](tables["near"])
        self.nearly: vec[i64] = vec[i64](tables["nearly"])
        self.theirs: vec[i64] = vec[i64](tables["theirs"])
        self.vp: vec[i64] = vec[i64](tables["vp"])  # by rounds played and VP that are missing


_READ: Final = tomllib.loads(folder_of("custom_heroes").joinpath("weights.toml").read_text(encoding="utf-8"))
DUEL: Final = Weights(_READ["duel"])
TABLE: Final = Weights(_READ["table"])
