"""Draw the program's icon from its own crest, at every size that a desktop, Windows and macOS ask for.

`python packaging/icons.py FOLDER` writes PNGs into the tree that freedesktop prescribes
(`hicolor/48x48/apps`), `herotable.ico` and `herotable.icns`. Up to 48 pixels the wings would be smudges, so
the star stands alone there.
"""

from __future__ import annotations

import os
import struct
import sys
from io import BytesIO
from pathlib import Path
from typing import Final

os.environ.update(SDL_VIDEODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
HOME: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(HOME))

import pygame  # noqa: E402 - the two lines above decide how it is loaded
from game.table.art.paint.vector import circle, linear, path, picture, radial  # noqa: E402
from game.table.art.title import winged_star  # noqa: E402

SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)  # pixels, of the desktop's tree
ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
ICNS: Final = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}
STAR_ALONE: Final = 48  # pixels, and less
STAR_SHARE: Final = 0.41  # of the crest's width: the medallion in its middle
PLATE: Final = "M22 2H78A20 20 0 0 1 98 22V78A20 20 0 0 1 78 98H22A20 20 0 0 1 2 78V22A20 20 0 0 1 22 2Z"


def plate(size: int) -> pygame.Surface:
    """The night blue plate with a golden rim that the crest lies on."""
    parts = [
        "<defs>",
        radial("n", (50, 38), 74, "#37518f", "#1c2a5e", "#0b1130"),
        linear("g", (10, 0), (90, 100), "#fff0c0", "#e0b050", "#8f6120", "#f0cc7c"),
        "</defs>",
        path(PLATE, "url(#n)", "url(#g)", 4),
    ]
    return picture("".join(parts), (size, size))


def icon(size: int) -> pygame.Surface:
    """The icon of `size` by `size` pixels, with a transparent ground."""
    if size <= STAR_ALONE:
        return _medallion(size)
    result = plate(size)
    crest = winged_star(round(size * 0.88))
    result.blit(crest, crest.get_rect(center=(size // 2, size // 2)))
    return result


def _medallion(size: int) -> pygame.Surface:
    """The star of the crest alone, as large as the icon; drawn large and brought down evenly."""
    large = size * 8
    crest = winged_star(round(large / STAR_SHARE))
    result = pygame.Surface((large, large), pygame.SRCALPHA)
    result.blit(crest, crest.get_rect(center=(large // 2, large // 2)))
    mask = picture(circle((50, 50), 49.5, "#ffffff"), (large, large))
    result.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return pygame.transform.smoothscale(result, (size, size))


def png(size: int) -> bytes:
    """The icon as the bytes of a PNG file."""
    file = BytesIO()
    pygame.image.save(icon(size), file, "icon.png")
    return file.getvalue()


def ico(sizes: tuple[int, ...] = ICO_SIZES) -> bytes:
    """A Windows icon file: a directory, then a PNG for each size."""
    pictures = [png(size) for size in sizes]
    at = 6 + 16 * len(sizes)
    entries = b""
    for size, data in zip(sizes, pictures, strict=True):
        side = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return struct.pack("<HHH", 0, 1, len(sizes)) + entries + b"".join(pictures)


def icns() -> bytes:
    """A macOS icon file: a block for each size."""
    blocks = b""
    for size, kind in ICNS.items():
        data = png(size)
        blocks += kind + struct.pack(">I", len(data) + 8) + data
    return b"icns" + struct.pack(">I", len(blocks) + 8) + blocks


def draw_tree(folder: Path) -> None:
    """Write the PNGs of a desktop below `folder`, as hicolor prescribes."""
    for size in SIZES:
        file = folder / "hicolor" / f"{size}x{size}" / "apps" / "herotable.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(png(size))


def main(folder: Path) -> None:
    """Write everything into `folder`."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    draw_tree(folder)
    (folder / "herotable.ico").write_bytes(ico())
    (folder / "herotable.icns").write_bytes(icns())


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HOME / "build" / "icons")
