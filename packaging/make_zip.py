"""Pack a bundle for Windows into a .zip, for Scoop and for who wants no installer.

    python packaging/make_zip.py [BUNDLE] [FOLDER]

The same bundle gives the same archive, byte by byte: names are sorted, and times are that of the release.
"""

from __future__ import annotations

import sys
import time
import zipfile
from pathlib import Path
from typing import Final

from bundled import third_parties
from facts import NAME, epoch, obey, version

RIGHTS: Final = 0o100644 << 16  # a plain file, for whoever unpacks it on another system


def make(bundle: Path, folder: Path) -> Path:
    """Make the archive; return its file."""
    top = f"{NAME}-{version()}"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{top}-windows-x64.zip"
    texts = {"LICENCES.txt": third_parties(bundle).encode()}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(path for path in bundle.rglob("*") if path.is_file()):
            archive.writestr(entry(f"{top}/{path.relative_to(bundle).as_posix()}"), path.read_bytes())
        for name, data in texts.items():
            archive.writestr(entry(f"{top}/{name}"), data)
    return file


def entry(name: str) -> zipfile.ZipInfo:
    """An entry that bears the release's time."""
    made = zipfile.ZipInfo(name, time.gmtime(epoch())[:6])
    made.compress_type = zipfile.ZIP_DEFLATED
    made.external_attr = RIGHTS
    return made


if __name__ == "__main__":
    sys.exit(obey("make_zip", make, sys.argv[1:]))
