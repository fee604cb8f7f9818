"""Takes out of Babel's locales what the game never asks: names of currencies, languages, countries and units.

Lists, numbers, plurals and days stay. That is a twentieth of what is there.
"""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any, Final

UNUSED: Final = (
    "compact_currency_formats", "compact_decimal_formats", "compound_unit_patterns", "currency_names",
    "currency_names_plural", "date_fields", "interval_formats", "languages", "meta_zones", "scripts",
    "territories", "time_zones", "unit_display_names", "unit_patterns", "variants",
)  # fmt: skip


def slim(entry: tuple[str, str, str], work: Path) -> tuple[str, str, str]:
    """Return the entry of a file that PyInstaller collects, led to a slim copy if it is a locale."""
    name, path, kind = entry
    if Path(name).parts[:2] != ("babel", "locale-data") or Path(name).suffix != ".dat":
        return entry
    data: dict[str, Any] = pickle.loads(Path(path).read_bytes())  # noqa: S301 - of a pinned package
    for key in UNUSED:
        if key in data:
            data[key] = {}
    work.mkdir(parents=True, exist_ok=True)
    copy = work / Path(name).name
    copy.write_bytes(pickle.dumps(data, 2))  # as Babel itself does
    return name, str(copy), kind
