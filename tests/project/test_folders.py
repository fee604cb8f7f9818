"""A folder is a room: few enough modules that one look tells what it is for."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import game

HOME = Path(str(game.__file__)).parents[1]
MOST = 15  # modules beside the `__init__` that tells of them


def test_no_folder_holds_more_than_fifteen_modules() -> None:
    """A longer list hides that there are several rooms in it."""
    modules = [
        path
        for name in ("game", "ai", "saves", "herotable")
        for path in (HOME / name).rglob("*.py")
        if path.name != "__init__.py"
    ]
    counted = Counter(str(path.parent.relative_to(HOME)) for path in modules)
    crowded = {folder: number for folder, number in counted.items() if number > MOST}

    assert crowded == {}
