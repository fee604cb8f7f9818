"""Renders drawings with resvg, and keeps them as WebP in a zip file: the atlas of a game.

Only what has changed is rendered; the rest is taken from the old atlas. The same sources give the same bytes.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from io import BytesIO
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET
from zipfile import ZIP_STORED, BadZipFile, ZipFile, ZipInfo

import resvg_py
from PIL import Image

from tools.art.plan import ASSETS, Drawing, Picture, pictures

ATLAS: Final = "pictures.zip"
INDEX: Final = "index.json"
FINER: Final = 2.0  # how much finer a picture inside another is rendered
LOSSLESS: Final = 128  # pixels up to which a picture is kept as it is
ALPHA: Final = 75  # quality of transparency: 56 levels of it
EFFORT: Final = 5  # of WebP: 6 takes twenty times as long and saves 3 %
FONTS: Final = [str(file) for file in sorted((ASSETS / "fonts").glob("*.[ot]tf"))]
_EPOCH: Final = (1980, 1, 1, 0, 0, 0)


def png(drawing: Drawing, width: int) -> bytes:
    """Render `drawing` to a PNG of `width` pixels."""
    scale = width / drawing.box[0]
    for image, inner in drawing.shown:
        pixels = max(1, round(float(image.attrib["width"]) * scale * FINER))
        image.attrib["href"] = "data:image/png;base64," + base64.b64encode(png(inner, pixels)).decode()
    text = ET.tostring(drawing.root, encoding="unicode")
    return bytes(
        resvg_py.svg_to_bytes(svg_string=text, skip_system_fonts=True, font_files=FONTS, width=width)
    )


def densities(picture: Picture) -> dict[int, bytes]:
    """Render a picture in each of its widths, as WebP."""
    full = Image.open(BytesIO(png(Drawing(picture.file, picture.row), max(picture.widths)))).convert("RGBA")
    found = {}
    for width in picture.widths:
        size = (width, max(1, round(width * full.height / full.width)))
        scaled = full if size == full.size else full.convert("RGBa").resize(size, Image.Resampling.LANCZOS)
        file = BytesIO()
        lossless = max(size) <= LOSSLESS
        scaled.convert("RGBA").save(
            file,
            "WEBP",
            quality=picture.quality,
            alpha_quality=100 if lossless else ALPHA,
            method=EFFORT,
            lossless=lossless,
        )
        found[width] = file.getvalue()
    return found


def renew(game: str, assets: Path = ASSETS, workers: int | None = None) -> tuple[int, int]:
    """Render what has changed in the art of `game`; return how many pictures that were, and of how many."""
    wanted = pictures(game, assets)
    path = assets / game / ATLAS
    kept = _kept(path, wanted)
    missing = [one for one in wanted if one.name not in kept]
    with ProcessPoolExecutor(workers) as pool:
        made = dict(zip((one.name for one in missing), pool.map(densities, missing), strict=True))
    if missing or _names(path) != _expected(wanted):
        _write(path, wanted, kept | made)
    return len(missing), len(wanted)


def _kept(path: Path, wanted: Iterable[Picture]) -> dict[str, dict[int, bytes]]:
    """Read the pictures that are still up to date from the old atlas."""
    if not path.exists():
        return {}
    try:
        with ZipFile(path) as old:
            known = json.loads(old.read(INDEX))
            return {
                one.name: {width: old.read(member(one.name, width)) for width in one.widths}
                for one in wanted
                if known.get(one.name) == one.digest
            }
    except (BadZipFile, KeyError, ValueError):
        return {}  # a damaged atlas is made anew


def _names(path: Path) -> set[str]:
    try:
        with ZipFile(path) as atlas:
            return set(atlas.namelist())
    except (OSError, BadZipFile):
        return set()


def _expected(wanted: Iterable[Picture]) -> set[str]:
    return {INDEX, *(member(one.name, width) for one in wanted for width in one.widths)}


def member(name: str, width: int) -> str:
    """The name of a picture of `width` pixels inside the atlas."""
    return f"{name}.{width}.webp"


def _write(path: Path, wanted: Iterable[Picture], made: dict[str, dict[int, bytes]]) -> None:
    index = {one.name: one.digest for one in wanted}
    fresh = path.with_suffix(".new")
    with ZipFile(fresh, "w", ZIP_STORED) as atlas:
        atlas.writestr(ZipInfo(INDEX, _EPOCH), json.dumps(index, indent=0, sort_keys=True))
        for name in sorted(index):
            for width, data in sorted(made[name].items()):
                atlas.writestr(ZipInfo(member(name, width), _EPOCH), data)
    fresh.replace(path)
