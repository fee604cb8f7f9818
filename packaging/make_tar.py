"""Pack a bundle into a .tar.xz for any Linux: `python packaging/make_tar.py [BUNDLE] [FOLDER]`.

The same bundle gives the same archive, byte by byte: names are sorted, and owners and times are not this
machine's.
"""

from __future__ import annotations

import lzma
import platform
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from typing import Final

from bundled import third_parties
from facts import NAME, epoch, obey, version
from needs import demand_no_strays

PRESET: Final = 9 | lzma.PRESET_EXTREME  # of xz
RUN: Final = 0o111  # whoever may run a file


def plain(entry: tarfile.TarInfo, when: int) -> tarfile.TarInfo:
    """Take from an entry what only this machine knows."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = when
    entry.mode = 0o755 if entry.isdir() or entry.issym() or entry.mode & RUN else 0o644
    return entry


def make(bundle: Path, folder: Path, preset: int = PRESET) -> Path:
    """Make the archive; return its file."""
    demand_no_strays(bundle)
    when = epoch()
    top = f"{NAME}-{version()}"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{top}-linux-{platform.machine().lower()}.tar.xz"
    texts = third_parties(bundle).encode()
    filters: list[dict[str, int]] = [{"id": lzma.FILTER_LZMA2, "preset": preset}]
    if platform.machine() == "x86_64":
        filters.insert(0, {"id": lzma.FILTER_X86})  # where calls lead repeats, how far that is doesn't
    with lzma.open(file, "wb", filters=filters) as packed, tarfile.open(fileobj=packed, mode="w") as archive:
        archive.addfile(plain(archive.gettarinfo(bundle, top), when))
        for path in sorted(bundle.rglob("*")):
            entry = plain(archive.gettarinfo(path, f"{top}/{path.relative_to(bundle).as_posix()}"), when)
            if entry.isreg():
                with path.open("rb") as data:
                    archive.addfile(entry, data)
            else:
                archive.addfile(entry)
        entry = tarfile.TarInfo(f"{top}/LICENCES.txt")
        entry.size = len(texts)
        archive.addfile(plain(entry, when), BytesIO(texts))
    return file


if __name__ == "__main__":
    sys.exit(obey("make_tar", make, sys.argv[1:]))
