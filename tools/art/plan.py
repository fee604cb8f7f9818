"""What is to be rendered: the pictures that assets/<game>/art/pictures.toml lists, each as one finished SVG.

A picture is a file of its own, or a template with a row of data. A template shows a sample; a row replaces
things in it by their id: the text of a `<text>`, the file of an `<image>`, any attribute ("id@attribute").
"id@style" of an image recolours the picture shown there, and "style" adds CSS to the template.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree as ET

ASSETS: Final = Path(__file__).parents[2] / "assets"
PLAN: Final = "pictures.toml"
VERSION: Final = 2  # of the renderer: raise it when the same sources are to look different
QUALITY: Final = 80  # of WebP, unless a picture says otherwise
SVG: Final = "{http://www.w3.org/2000/svg}"
_XLINK: Final = "{http://www.w3.org/1999/xlink}href"  # as Inkscape 1.2 needs it; SVG 2 calls it href
_RESTYLED: Final = "data-style"

Row = dict[str, str]

ET.register_namespace("", SVG[1:-1])
ET.register_namespace("xlink", "http://www.w3.org/1999/xlink")


class BadPlan(ValueError):
    """A plan, template or row can't be used: the message names the file and the reason."""


@dataclass(frozen=True)
class Picture:
    """One picture of an atlas: its name, the file it is made of, its row, and its widths in pixels."""

    name: str
    file: Path
    widths: tuple[int, ...]
    row: Row
    quality: int = QUALITY

    @cached_property
    def drawing(self) -> Drawing:
        """The finished drawing."""
        return Drawing(self.file, self.row)

    @property
    def digest(self) -> str:
        """A digest of everything that the rendered picture depends on."""
        known = hashlib.sha256(repr((VERSION, self.widths, self.quality)).encode())
        for text in self.drawing.sources():
            known.update(text.encode())
        return known.hexdigest()[:20]


class Drawing:
    """An SVG file with a row's changes made; pictures shown inside it are drawings, too."""

    def __init__(self, file: Path, row: Row, style: str = "") -> None:
        """Read `file` and change what `row` says; raise BadPlan if that is impossible."""
        self.file = file
        try:
            self.root = ET.fromstring(file.read_text(encoding="utf-8"))  # noqa: S314 - our own files
        except (OSError, ET.ParseError) as error:
            raise BadPlan(f"{file}: {error}") from error
        for element in self.root.iter():
            _unprefix(element.attrib)
        _fill(self.root, row, file)
        _restyle(self.root, style)
        self.shown = [
            (image, Drawing(_shown_file(image, file), {}, image.attrib.pop(_RESTYLED, "")))
            for image in self.root.iter(f"{SVG}image")
        ]

    def sources(self) -> Iterator[str]:
        """Yield the text of this drawing and of all inside it."""
        yield ET.tostring(self.root, encoding="unicode")
        for _, drawing in self.shown:
            yield from drawing.sources()

    @property
    def box(self) -> tuple[float, float]:
        """Width and height in user units."""
        try:
            _, _, width, height = map(float, self.root.attrib["viewBox"].split())
        except (KeyError, ValueError) as error:
            raise BadPlan(f"{self.file}: it has no viewBox of four numbers") from error
        return width, height


def _fill(root: ET.Element, row: Row, file: Path) -> None:
    known = {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}
    for key, value in row.items():
        name, _, attribute = key.partition("@")
        if key == "style":
            _restyle(root, value)
        elif name not in known:
            raise BadPlan(f"{file}: no element has the id {name!r}")
        elif attribute:
            inner = attribute == "style" and known[name].tag == f"{SVG}image"
            known[name].attrib[_RESTYLED if inner else attribute] = value
        elif known[name].tag == f"{SVG}image":
            known[name].attrib["href"] = value
        else:
            known[name].text = value
            for child in list(known[name]):
                known[name].remove(child)


def _unprefix(attributes: dict[str, str]) -> None:
    """Name a link as SVG 2 does, in the same place among the attributes."""
    if _XLINK in attributes:
        plain = {"href" if name == _XLINK else name: value for name, value in attributes.items()}
        attributes.clear()
        attributes.update(plain)


def _restyle(root: ET.Element, style: str) -> None:
    if style:
        ET.SubElement(root, f"{SVG}style").text = style


def _shown_file(image: ET.Element, file: Path) -> Path:
    href = image.attrib.get("href", "")
    shown = (file.parent / href).resolve()
    if not shown.is_relative_to(ASSETS.resolve()) or shown.suffix != ".svg":
        raise BadPlan(f"{file}: it shows {href!r}, which is no SVG file of ours")
    return shown


def pictures(game: str, assets: Path = ASSETS) -> list[Picture]:
    """List the pictures of `game`, or of "common", in the order of its plan."""
    folder = assets / game / "art"
    found = [one for entry in _read(folder / PLAN)["picture"] for one in _listed(entry, folder)]
    names = [one.name for one in found]
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        raise BadPlan(f"{folder / PLAN}: two pictures are named {min(twice)!r}")
    return found


def planned(assets: Path = ASSETS) -> list[str]:
    """List the folders of assets that have art to render."""
    return sorted(path.parts[-3] for path in assets.glob(f"*/art/{PLAN}"))


def _listed(entry: dict[str, Any], folder: Path) -> Iterator[Picture]:
    widths, quality = tuple(entry["widths"]), entry.get("quality", QUALITY)
    same: Row = {"style": entry["style"]} if "style" in entry else {}
    if "files" in entry:
        for file in sorted(folder.glob(entry["files"])):
            name = file.relative_to(folder).with_suffix("").as_posix()
            yield Picture(name, file, widths, same, quality)
        return
    file = folder / entry["file"]
    name = entry.get("name", Path(entry["file"]).with_suffix("").as_posix())
    if "rows" not in entry:
        yield Picture(name, file, widths, same, quality)
        return
    for key, row in _read(folder / entry["rows"]).items():
        style = " ".join(filter(None, (same.get("style"), row.get("style"))))
        whole = row | {"style": style} if style else row
        yield Picture(name.replace("{id}", key), file, widths, whole, quality)


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise BadPlan(f"{path}: {error}") from error
