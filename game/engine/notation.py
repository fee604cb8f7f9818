"""The words in all games' notations."""

from __future__ import annotations

import re
import unicodedata


def slug(name: str) -> str:
    """Turn a name into one word of lower-case letters, digits and hyphens: "M.O.D.O.K." becomes "modok"."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"[.']", "", plain)).strip("-")
