"""Full stops: a sentence that ends in an abbreviation, such as "S.H.I.E.L.D.", gets only one."""

from __future__ import annotations

import re
from typing import Final

_TWO: Final = re.compile(r"(?<=\w\.)\.(?=[\s”“’»)]|$)")  # "..", but neither "..." nor "../"


def one_stop(text: str) -> str:
    """Return `text` without a second full stop after an abbreviation."""
    return _TWO.sub("", text)
