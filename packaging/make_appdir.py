"""Make an AppDir of a bundle, and an AppImage if a runtime is at hand.

    python packaging/make_appdir.py [BUNDLE] [FOLDER]                  FOLDER/Herotable.AppDir
    python packaging/make_appdir.py --runtime FILE [BUNDLE] [FOLDER]   the AppImage, too; needs squashfs-tools

An AppImage is a runtime, which mounts what follows it and starts AppRun there, and a squashfs. The runtime is
a program by others that no package registry has: whoever makes the AppImage says which file it is.
"""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from bundled import third_parties
from desktop import lay_desktop
from facts import BUNDLE, DIST, NAME, TITLE, CannotPack, checked_bundle, epoch, say, version
from needs import demand_no_strays

FRONT: Final = "256x256"  # the icon that stands for the whole
ELF: Final = b"\x7fELF"
SQUASHFS: Final = (
    "-root-owned",
    "-noappend",
    "-no-progress",
    "-quiet",
    "-comp",
    "zstd",
    "-Xcompression-level",
    "19",
)


def make_appdir(bundle: Path, folder: Path) -> Path:
    """Lay out the AppDir anew; return its folder."""
    demand_no_strays(bundle)
    root = folder / f"{TITLE}.AppDir"
    shutil.rmtree(root, ignore_errors=True)
    program = root / "usr" / "lib" / NAME
    shutil.copytree(bundle, program, symlinks=True)
    share = root / "usr" / "share"
    lay_desktop(share)
    (share / "doc" / NAME).mkdir(parents=True)
    (share / "doc" / NAME / "LICENCES.txt").write_text(third_parties(bundle), encoding="utf-8")
    links = {
        "AppRun": f"usr/lib/{NAME}/{NAME}",
        f"{NAME}.desktop": f"usr/share/applications/{NAME}.desktop",
        f"{NAME}.png": f"usr/share/icons/hicolor/{FRONT}/apps/{NAME}.png",
        ".DirIcon": f"{NAME}.png",
    }
    for name, target in links.items():
        (root / name).symlink_to(target)
    return root


def make_appimage(appdir: Path, runtime: Path, folder: Path) -> Path:
    """Press the AppDir and put it behind the runtime; return the AppImage's file."""
    if runtime.read_bytes()[:4] != ELF:
        raise CannotPack(f"{runtime} is no program for Linux, so it can't be a runtime")
    if not shutil.which("mksquashfs"):
        raise CannotPack("mksquashfs is needed: apt install squashfs-tools")
    file = folder / f"{NAME}-{version()}-{platform.machine()}.AppImage"
    pressed = file.with_suffix(".squashfs")
    when = str(epoch())
    words = ["mksquashfs", str(appdir), str(pressed), *SQUASHFS, "-mkfs-time", when, "-all-time", when]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotPack(f"mksquashfs: {done.stderr.strip()}")
    file.write_bytes(runtime.read_bytes() + pressed.read_bytes())
    file.chmod(0o755)
    pressed.unlink()
    return file


def main(words: list[str]) -> int:
    """Make what is asked for; 1 and a line where that can't be."""
    runtime = None
    if words[:1] == ["--runtime"]:
        runtime, words = Path(words[1]), words[2:]
    bundle = Path(words[0]) if words else BUNDLE
    folder = Path(words[1]) if len(words) > 1 else DIST
    try:
        made = make_appdir(checked_bundle(bundle.absolute()), folder.absolute())
        say(f"make_appdir: {made}")
        if runtime is not None:
            file = make_appimage(made, runtime, folder.absolute())
            say(f"make_appdir: {file}, {file.stat().st_size / 1e6:.1f} MB")
    except (CannotPack, OSError) as reason:
        say(f"make_appdir: {reason}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
