"""Take all reference pictures anew, or those whose names begin with the words given.

    python3 -m tests.pictures [words]

Look at everything it has written before you commit it: the old and the new picture lie side by side in
build/pictures. A picture that still looks like its reference is left alone; digests of drawings are written
anew, too.
"""

from __future__ import annotations

import os
import sys
from tempfile import TemporaryDirectory

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tests.pictures.drawings import keep
from tests.pictures.references import KINDS, folder, lacking, take
from tests.pictures.scene_fixtures import FIXTURES


def main(words: list[str]) -> None:
    """Write what has changed, and take away what nothing is pictured by any more."""
    names = [name for name in FIXTURES if not words or name.startswith(tuple(words))]
    for language, size in KINDS:
        place = folder(language, size)
        place.mkdir(parents=True, exist_ok=True)
        for name in names:
            data = take(name, language, size).data
            wrong = lacking(name, data, language, size)
            if wrong:
                (place / f"{name}.jpg").write_bytes(data)
                sys.stdout.write(f"{language} {size[0]}x{size[1]} {wrong}\n")
        for path in place.glob("*.jpg"):
            if path.stem not in FIXTURES:
                path.unlink()
    keep()


with TemporaryDirectory() as nobody:  # whose own languages and settings are none
    os.environ["HEROTABLE_HOME"] = nobody
    main(sys.argv[1:])
