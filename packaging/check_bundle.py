"""Look whether a bundle is small and without ballast: `python packaging/check_bundle.py [BUNDLE]`.

`build.spec` leaves out what the game doesn't need, each with its reason; this looks at what came of it.
"""

from __future__ import annotations

import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from facts import BUNDLE, INTERNAL, CannotPack, checked_bundle, say

LARGEST: Final = 80_000_000  # bytes on a player's disk
UNWANTED: Final = {  # patterns of files in the bundle's inner folder
    "*libcrypto*": "OpenSSL: there is no network",
    "*libssl*": "OpenSSL",
    "*/_ssl.*": "OpenSSL",
    "*/_hashlib.*": "OpenSSL",
    "*/_codecs_*": "codecs of Chinese, Japanese and Korean: files are in UTF-8",
    "*/_multibytecodec*": "the same codecs",
    "*openblas*": "OpenBLAS: numpy only trains and draws, never plays",
    "numpy*": "numpy",
    "PIL/_imagingft*": "Pillow's typefaces",
    "*libavif*": "AVIF: clips are GIF and WebP",
    "*_tkinter*": "Tk",
    "*NotoSans[A-Z]*": "typefaces of scripts that there are no texts in",
    "*.svg": "sources of the atlases",
}
UNWANTED_ON_LINUX: Final = {  # elsewhere SDL can't be led away from them, see `stubs`
    "*libFLAC*": "reads FLAC: our sounds are OGG Vorbis",
    "*libfluidsynth*": "plays MIDI",
    "*libmpg123*": "reads MP3",
    "*libopenjp2*": "reads JPEG 2000",
    "*libopus*": "reads Opus",
    "*libportmidi*": "speaks to MIDI keyboards",
    "*libsndfile*": "serves FluidSynth",
    "*libstdc++*": "serves FluidSynth",
    "*libtiff*": "reads TIFF: our pictures are WebP",
    "*libvorbisenc*": "writes OGG Vorbis",
    "*libwavpack*": "reads WavPack",
    "*libxcb*": "takes pictures of the screen",
    "*libxmp*": "plays tracker modules",
}


def unwanted(bundle: Path) -> list[str]:
    """List the files that shouldn't be there, each with its reason."""
    inside = bundle / INTERNAL
    rules = UNWANTED | (UNWANTED_ON_LINUX if sys.platform.startswith("linux") else {})
    names = sorted(path.relative_to(inside).as_posix() for path in inside.rglob("*") if not path.is_dir())
    return [f"{name} ({why})" for name in names for pattern, why in rules.items() if fnmatch(name, pattern)]


def size(bundle: Path) -> int:
    """Count the bytes of a bundle, links left out."""
    files = (path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files)


def main(bundle: Path) -> int:
    """Say what is wrong; 1 if anything is."""
    try:
        checked_bundle(bundle)
    except CannotPack as reason:
        say(f"check_bundle: {reason}")
        return 1
    bytes_there = size(bundle)
    wrong = [f"it carries {one}" for one in unwanted(bundle)]
    if bytes_there > LARGEST:
        wrong.append(f"it has {bytes_there / 1e6:.1f} MB, more than {LARGEST / 1e6:.0f}")
    for one in wrong:
        say(f"check_bundle: {one}")
    if not wrong:
        say(f"check_bundle: {bytes_there / 1e6:.1f} MB, and nothing that isn't needed")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else BUNDLE))
