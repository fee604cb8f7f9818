"""The guide shows the example as it is: whoever copies its blocks has a game that works."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "add_a_game.md"
EXAMPLE = ROOT / "examples" / "tic_tac_toe"
BLOCK = re.compile(r"`(?P<file>[\w./]+)(?:, continued)?`:\n\n```\w+\n(?P<text>.*?)\n```", re.DOTALL)
FILES = {"tic_tac_toe/pyproject.toml": EXAMPLE / "pyproject.toml"}


def shown() -> dict[Path, str]:
    """Return what the guide shows of each file, its blocks joined."""
    found: dict[Path, list[str]] = {}
    for block in BLOCK.finditer(GUIDE.read_text(encoding="utf-8")):
        file = FILES.get(block["file"], EXAMPLE / "tic_tac_toe" / block["file"])
        found.setdefault(file, []).append(block["text"])
    return {file: "\n".join(texts) for file, texts in found.items()}


def without_blanks(text: str) -> list[str]:
    """Return the lines that are not blank."""
    return [line for line in text.splitlines() if line.strip()]


def test_the_guide_shows_every_line_of_the_example() -> None:
    """In the order of the files; the page of rules and the second language are the reader's."""
    files = {
        path for path in EXAMPLE.rglob("*") if path.suffix in {".py", ".toml"} and "build" not in path.parts
    }
    files.add(EXAMPLE / "tic_tac_toe" / "text" / "en.ftl")
    blocks = shown()

    assert set(blocks) == files
    for file, text in blocks.items():
        assert without_blanks(text) == without_blanks(file.read_text(encoding="utf-8"))


def test_the_guide_has_ten_steps() -> None:
    """As it says."""
    steps = re.findall(r"(?m)^## (\d+)\. ", GUIDE.read_text(encoding="utf-8"))

    assert steps == [str(number) for number in range(1, 11)]
