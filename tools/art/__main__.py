"""Renew the atlases from the SVG files, and show everything on one sheet a game.

python3 dev.py art [game ...]     only these; otherwise all
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from PIL import Image, ImageDraw, ImageFont

from tools.art.plan import ASSETS, BadPlan, pictures, planned
from tools.art.render import ATLAS, member, renew

SHEETS: Final = Path(__file__).parents[2] / "build" / "art"
TILE: Final = 150  # pixels of a picture on the sheet
ACROSS: Final = 12
LABEL: Final = 16


def sheet(game: str) -> Path:
    """Paint all pictures of a game on one sheet, with their names; return its file."""
    wanted = pictures(game)
    rows = -(-len(wanted) // ACROSS)
    page = Image.new("RGB", (ACROSS * (TILE + 8), rows * (TILE + LABEL + 8)), (52, 56, 70))
    pen, font = (
        ImageDraw.Draw(page),
        ImageFont.truetype(str(ASSETS / "fonts" / "AlegreyaSans-Regular.ttf"), 12),
    )
    with ZipFile(ASSETS / game / ATLAS) as atlas:
        for number, one in enumerate(wanted):
            width = min((width for width in one.widths if width >= TILE), default=max(one.widths))
            with Image.open(BytesIO(atlas.read(member(one.name, width)))) as picture:
                tile = picture.convert("RGBA")
            tile.thumbnail((TILE, TILE), Image.Resampling.LANCZOS)
            left, top = number % ACROSS * (TILE + 8) + 4, number // ACROSS * (TILE + LABEL + 8) + 4
            page.paste(tile, (left + (TILE - tile.width) // 2, top + TILE - tile.height), tile)
            pen.text((left, top + TILE), one.name[-26:], (230, 230, 240), font)
    SHEETS.mkdir(parents=True, exist_ok=True)
    file = SHEETS / f"{game}.png"
    page.save(file)
    return file


def main() -> int:
    """Do it; 1 if a source can't be used, 2 for an unknown game."""
    games = sys.argv[1:] or planned()
    for game in games:
        if game not in planned():
            print(f"no art of {game!r}; there is: {', '.join(planned())}", file=sys.stderr)
            return 2
        try:
            changed, total = renew(game)
        except (BadPlan, ValueError) as error:
            print(f"art: {error}", file=sys.stderr)
            return 1
        print(f"{game}: {changed} of {total} pictures rendered; all on one sheet: {sheet(game)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
