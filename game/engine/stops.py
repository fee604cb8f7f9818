"""Full stops: a sentence that ends in an abbreviation, as "S.H.I.E.L.D." is one, has one and not two."""

from __future__ import annotations

import re
from typing import Final

_TWO: Final = re.compile(r"(?<=\w\.)\.(?=[\s”“’»)]|$)")  # "..", but neither "..." nor "../"


def one_stop(text: str) -> str:
    """Return `text` with a single full stop where an abbreviation ends a sentence."""
    return _TWO.sub("", text)
