"""The example games are small, and all that they are lies in their folders."""

from __future__ import annotations

from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
MOST = {"crown_thief": 350, "tic_tac_toe": 100}
DATA = {".py", ".toml", ".ftl", ".md"}


def test_every_example_has_a_budget() -> None:
    """A new one is added to the list above."""
    assert {path.name for path in EXAMPLES.iterdir() if path.is_dir()} == set(MOST)


@pytest.mark.parametrize("name", MOST)
def test_an_example_keeps_to_its_lines(name: str) -> None:
    """Code, data, both languages and the page of rules together."""
    files = [path for path in (EXAMPLES / name).rglob("*") if path.suffix in DATA]
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)

    assert 0 < lines <= MOST[name]


@pytest.mark.parametrize("name", MOST)
def test_nothing_of_an_example_lies_elsewhere(name: str) -> None:
    """No other code or asset of the program names it."""
    home = EXAMPLES.parent
    files = [path for folder in ("game", "ai", "saves") for path in (home / folder).rglob("*.py")]
    files += [path for path in (home / "assets").rglob("*") if path.suffix in DATA]
    naming = [path for path in files if name in path.read_text(encoding="utf-8")]

    assert naming == []
