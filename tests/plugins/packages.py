"""Throwaway packages that add games, laid out as pip installs them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

from tests.engine import stones

HOME = Path(__file__).parents[2]
STONES = Path(stones.__file__).read_text(encoding="utf-8").replace("50_000", "9")  # a short match
GAME = """

from game.engine.game import Game

GAME = Game("stones", rules_class="{module}:StonesRules")
"""
MODEL = HOME / "examples" / "tic_tac_toe" / "tic_tac_toe"


def stones_code(module: str = "stones_game") -> str:
    """Return the code of a good package: the heap of stones, with the house's table."""
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
    return _write(folder, name, version, entries, {f"{module}.py": source})


def install_noughts(folder: Path, changes: Mapping[str, str] | None = None) -> Path:
    """Install the example of tic-tac-toe as the game "noughts", with parts of its code changed."""
    files = {}
    for path in MODEL.rglob("*.*"):
        if path.suffix in {".py", ".ftl", ".md"}:
            text = path.read_text(encoding="utf-8").replace("tic_tac_toe", "noughts")
            for old, new in (changes or {}).items():
                text = text.replace(old, new)
            files[f"noughts/{path.relative_to(MODEL).as_posix()}"] = text
    for old, new in (changes or {}).items():
        assert any(new in text for text in files.values()), f"{old!r} is not in the model"
    return _write(folder, "noughts-game", "1.0", {"noughts": "noughts:GAME"}, files)


def _write(
    folder: Path, name: str, version: str, entries: Mapping[str, str], files: Mapping[str, str]
) -> Path:
    about = folder / f"{name.replace('-', '_').replace('.', '_')}-{version}.dist-info"
    lines = ["[herotable.games]", *(f"{game} = {path}" for game, path in entries.items())]
    files = {
        **files,
        f"{about.name}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        f"{about.name}/entry_points.txt": "\n".join(lines),
    }
    record = ""
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
        record += f"{path},sha256={hashlib.sha256(text.encode()).hexdigest()},{len(text.encode())}\n"
    (about / "RECORD").write_text(f"{record}{about.name}/RECORD,,\n", encoding="utf-8")
    return about
