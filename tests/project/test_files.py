"""What every file of the project keeps to, beyond what the linters know."""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

from game.registry import GAMES
from game.texts.languages import languages

HOME = Path(__file__).resolve().parents[2]
ASSETS = HOME / "assets"
SOURCES = tomllib.loads((ASSETS / "SOURCES.toml").read_text(encoding="utf-8"))["file"]


def assets() -> list[str]:
    """List the files of assets/ that are neither Python nor the list of sources, relative to it."""
    files = (path for path in ASSETS.rglob("*") if path.is_file() and path.suffix not in {".py", ".pyc"})
    return sorted(path.relative_to(ASSETS).as_posix() for path in files if path.name != "SOURCES.toml")


@pytest.mark.parametrize("name", assets())
def test_every_asset_has_an_author_and_a_licence(name: str) -> None:
    """SOURCES.toml names for each file who made it and what allows us to ship it."""
    origins = [one for one in SOURCES if fnmatch(name, one["path"])]

    assert len(origins) == 1
    assert all(origins[0].get(fact) for fact in ("what", "author", "licence", "source"))


@pytest.mark.parametrize("origin", SOURCES, ids=lambda origin: str(origin["path"]))
def test_every_named_origin_has_its_files(origin: dict[str, str]) -> None:
    """SOURCES.toml names nothing that isn't there, and a licence that must go along lies there too."""
    names = assets()

    assert any(fnmatch(name, origin["path"]) for name in names)
    assert origin.get("licence_text", names[0]) in names


def test_no_import_contract_names_a_game() -> None:
    """They hold for every game by pattern, so that one can come and go without them."""
    contracts = (HOME / "pyproject.toml").read_text(encoding="utf-8").partition("[tool.importlinter]")[2]

    assert "game.*.rules" in contracts
    assert [game for game in GAMES if game in contracts] == []


def test_every_game_has_its_rules_page_in_every_language() -> None:
    """A rules page lies beside the game's texts."""
    missing = [
        f"{game}/rules.{language}.md"
        for game in GAMES
        for language in languages()
        if not (HOME / "assets" / game / f"rules.{language}.md").exists()
    ]

    assert missing == []


def test_the_readme_begins_with_two_commands() -> None:
    """Playing and testing are the first two lines that a newcomer can copy."""
    commands = re.findall(
        r"^    (python3 dev\.py \w+)", (HOME / "README.md").read_text(encoding="utf-8"), re.MULTILINE
    )

    assert commands[:2] == ["python3 dev.py play", "python3 dev.py test"]


def test_every_page_that_a_page_links_to_is_there() -> None:
    """No link within the project's own pages leads nowhere."""
    pages = [*HOME.glob("*.md"), *HOME.glob("docs/**/*.md"), *HOME.glob("requirements/*.md")]
    links = [
        page.parent / link
        for page in pages
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    ]

    assert links
    assert [str(link) for link in links if not link.exists()] == []
