"""The art is what its files say: readable, listed, rendered from the sources of today, and small enough."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET
from zipfile import ZipFile

import pytest

from tools.art.plan import ASSETS, SVG, BadPlan, Drawing, pictures, planned

BUDGET = 16_000_000  # bytes of all atlases together
FILES = sorted(path for path in ASSETS.rglob("*.svg"))
HOME = Path(__file__).parents[2]
PATH = re.compile(r"[\"'][Mm] ?-?\d+(\.\d+)?[ ,]-?\d+(\.\d+)?( ?[LQCHVAZlqchvaz]|[^\"']*[LQCA] ?-?\d)")


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ASSETS)))
def test_every_picture_opens_in_any_editor(file: Path) -> None:
    """It is valid XML with a viewBox, and begins with its title."""
    root = ET.fromstring(file.read_text(encoding="utf-8"))  # noqa: S314 - our own file

    assert root.tag == f"{SVG}svg"
    assert len(root.attrib["viewBox"].split()) == 4
    assert root[0].tag == f"{SVG}title"
    assert root[0].text


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ASSETS)))
def test_inkscape_shows_what_browsers_show(file: Path) -> None:
    """Its 1.2 follows no link called `href` and drops whatever casts a shadow by `feDropShadow`."""
    text = file.read_text(encoding="utf-8")

    assert not re.search(r"\shref=|feDropShadow", text)


@pytest.mark.parametrize("game", planned())
def test_the_atlas_is_as_new_as_its_sources(game: str) -> None:
    """If this fails, run `python3 dev.py art` and commit what it renders."""
    with ZipFile(ASSETS / game / "pictures.zip") as atlas:
        known = json.loads(atlas.read("index.json"))
        members = set(atlas.namelist()) - {"index.json"}

    assert known == {one.name: one.digest for one in pictures(game)}
    assert members == {f"{one.name}.{width}.webp" for one in pictures(game) for width in one.widths}


@pytest.mark.parametrize("game", planned())
def test_every_file_is_rendered(game: str) -> None:
    """No SVG file lies there that no picture is made of."""
    used: set[Path] = set()

    def use(drawing: Drawing) -> None:
        used.add(drawing.file.resolve())
        for _, inner in drawing.shown:
            use(inner)

    for one in pictures(game):
        use(one.drawing)

    assert {path.resolve() for path in (ASSETS / game / "art").rglob("*.svg")} == used


def test_no_drawing_lies_in_a_python_file() -> None:
    """Artists open SVG files."""
    sources = [path for folder in ("game", "ai", "saves") for path in (HOME / folder).rglob("*.py")]
    drawn = {path.relative_to(HOME).as_posix() for path in sources if PATH.search(path.read_text("utf-8"))}

    assert drawn == set()


def test_the_atlases_are_small_enough() -> None:
    """All pictures together stay below 16 MB."""
    assert sum((ASSETS / game / "pictures.zip").stat().st_size for game in planned()) < BUDGET


def test_a_row_that_names_no_element_is_refused(tmp_path: Path) -> None:
    """The message names the file and the id."""
    file = tmp_path / "card.svg"
    file.write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>x</title></svg>')

    with pytest.raises(BadPlan, match=r"card\.svg: no element has the id 'name'"):
        Drawing(file, {"name": "Thor"})


def test_a_row_replaces_texts_attributes_and_pictures() -> None:
    """By id, and it recolours the picture that is shown."""
    file = ASSETS / "common" / "art" / "faces" / "fox.svg"
    drawing = Drawing(file, {"style": ".x { fill: red }"})

    assert ".x { fill: red }" in next(drawing.sources())


def test_a_picture_of_somebody_elses_folder_is_refused(tmp_path: Path) -> None:
    """A template shows files of assets/ alone."""
    file = tmp_path / "card.svg"
    body = '<title>x</title><image href="/etc/passwd.svg" width="9" height="9"/>'
    file.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{body}</svg>')

    with pytest.raises(BadPlan, match="no SVG file of ours"):
        Drawing(file, {})


def test_a_plan_and_its_rows_both_recolour(tmp_path: Path) -> None:
    """A style of the plan, for all rows, comes before what a row says itself."""
    folder = tmp_path / "chess" / "art"
    folder.mkdir(parents=True)
    (folder / "card.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>x</title></svg>'
    )
    (folder / "cards.toml").write_text('[king]\nstyle = ".b { fill: blue }"\n[pawn]\n')
    (folder / "pictures.toml").write_text(
        '[[picture]]\nfile = "card.svg"\nname = "{id}"\nwidths = [9]\n'
        'rows = "cards.toml"\nstyle = ".a { fill: red }"\n'
    )

    king, pawn = pictures("chess", tmp_path)

    assert king.row["style"] == ".a { fill: red } .b { fill: blue }"
    assert pawn.row["style"] == ".a { fill: red }"
