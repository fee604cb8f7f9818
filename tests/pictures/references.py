"""The reference pictures: where they lie, how all of them are taken anew, and what differs from them."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from tests.pictures import image_comparison
from tests.pictures.scene_fixtures import FIXTURES
from tests.pictures.screenshots import ScreenshotHarness, universal_time

HERE: Final = Path(__file__).parent / "references"
APART: Final = Path(__file__).parents[2] / "build" / "pictures"  # what differs, for a person to look at
LIMIT: Final = 11_000_000  # bytes of all references together
SIZES: Final = ((1280, 800), (1920, 1080))
KINDS: Final = (
    *((language, size) for language in ("en", "de") for size in SIZES),
    ("fr", SIZES[0]),  # its texts are the longest: where they fit into the smaller window, they fit
)


class Shot(NamedTuple):
    """One picture as it is now."""

    data: bytes  # reduced and packed
    scenes: frozenset[str]  # the names of the classes that lay on each other


def folder(language: str, size: tuple[int, int]) -> Path:
    """Where the references of a language and size lie."""
    return HERE / f"{language}-{size[0]}x{size[1]}"


def take(name: str, language: str, size: tuple[int, int]) -> Shot:
    """Take one picture."""
    with TemporaryDirectory() as home, universal_time():
        harness = ScreenshotHarness(Path(home), language, size)
        try:
            FIXTURES[name](harness)
            return Shot(
                image_comparison.packed(harness.picture()),
                frozenset(type(one).__name__ for one in harness.program.stack.scenes),
            )
        finally:
            harness.close()


def lacking(name: str, data: bytes, language: str, size: tuple[int, int]) -> str:
    """Tell what is wrong with a picture, in a line; "" where it looks like its reference."""
    path = folder(language, size) / f"{name}.jpg"
    if not path.exists():
        return f"{name}: there is no reference"
    reference = path.read_bytes()
    apart = image_comparison.difference(reference, data)
    if apart <= image_comparison.ALIKE:
        return ""
    shown = APART / f"{name}-{language}-{size[0]}x{size[1]}.png"
    image_comparison.write(image_comparison.side_by_side(reference, data), shown)
    return f"{name}: off by {apart:.1f} of {image_comparison.ALIKE}, see {shown}"
