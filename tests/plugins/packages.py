"""Throwaway packages that add games, laid out as pip installs them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

from tests.engine import stones

STONES = Path(stones.__file__).read_text(encoding="utf-8").replace("50_000", "9")  # a short match
GAME = """

from game.engine.game import Game

GAME = Game("stones", rules_class="{module}:StonesRules")
"""


def stones_code(module: str = "stones_game") -> str:
    """Return the code of a good package: the heap of stones."""
    return STONES + GAME.format(module=module)


def install(
    folder: Path,
    name: str = "stones-game",
    *,
    code: str | None = None,
    games: Mapping[str, str] | None = None,
    version: str = "1.0",
) -> Path:
    """Install a package of one module into `folder`; return its folder of metadata."""
    module = name.replace("-", "_").replace(".", "_")
    source = stones_code(module) if code is None else code
    entries = {"stones": f"{module}:GAME"} if games is None else games
    about = folder / f"{module}-{version}.dist-info"
    files = {
        f"{module}.py": source,
        f"{about.name}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        f"{about.name}/entry_points.txt": "\n".join(
            ["[herotable.games]", *(f"{game} = {path}" for game, path in entries.items())]
        ),
    }
    about.mkdir(parents=True, exist_ok=True)
    record = ""
    for path, text in files.items():
        (folder / path).write_text(text, encoding="utf-8")
        record += f"{path},sha256={hashlib.sha256(text.encode()).hexdigest()},{len(text.encode())}\n"
    (about / "RECORD").write_text(f"{record}{about.name}/RECORD,,\n", encoding="utf-8")
    return about
