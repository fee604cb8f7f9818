"""Which Debian packages a bundle needs: counted from its files, not from memory.

Libraries that files of the bundle are linked to are found by `dpkg-shlibdeps`, which also knows from which
version on. SDL opens further ones by name while it runs, which no linker sees: their names are read out of
SDL itself, and one that the table below doesn't know stops the making.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from facts import INTERNAL, CannotPack

ELF: Final = b"\x7fELF"
SEARCHED: Final = re.compile(r"\((?:RUNPATH|RPATH)\).*\[(.*)\]")
OPENED: Final = re.compile(rb"\x00(lib[\w+.-]+\.so(?:\.\d+)*)(?=\x00)")
WINDOW: Final = {  # without these SDL opens no window under X11 and draws into nothing
    "libX11.so.6": "libx11-6",
    "libXcursor.so.1": "libxcursor1",
    "libXext.so.6": "libxext6",
    "libXfixes.so.3": "libxfixes3",
    "libXi.so.6": "libxi6",
    "libXrandr.so.2": "libxrandr2",
    "libXss.so.1": "libxss1",
}
WELCOME: Final = {  # what is missing of these is done without: Wayland, sound, a faster screen
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLESv2.so.2": "libgles2",
    "libasound.so.2": "libasound2 | libasound2t64",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdecor-0.so.0": "libdecor-0-0",
    "libpulse.so.0": "libpulse0",
    "libudev.so.1": "libudev1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxkbcommon.so.0": "libxkbcommon0",
}
UNASKED: Final = {  # other ways to what the two tables above give already, and what every system has
    "libGLES_CM.so.1", "libGLESv1_CM.so.1", "libOpenGL.so.0", "libdrm.so.2", "libgbm.so.1",
    "libpipewire-0.3.so.0", "libsamplerate.so.0", "libudev.so.0", "libSDL2-2.0.so.0",
    "libc.so.6", "libdl.so.2", "libm.so.6", "libpthread.so.0", "librt.so.1",
}  # fmt: skip


def binaries(bundle: Path) -> list[Path]:
    """Every program and library of the bundle, links left out."""
    found = []
    for path in sorted(bundle.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == ELF:
                    found.append(path)
    return found


def strays(bundle: Path) -> list[Path]:
    """Files that seek libraries elsewhere than beside themselves, as in the building machine's Python."""
    return [path for path in binaries(bundle) if any(not one.startswith("$ORIGIN") for one in searched(path))]


def searched(path: Path) -> list[str]:
    """The folders that a program or library has written into it as places to search (RUNPATH)."""
    told = run(["readelf", "--dynamic", str(path)], path.parent).stdout
    return [folder for places in SEARCHED.findall(told) for folder in places.split(":")]


def demand_no_strays(bundle: Path) -> None:
    """Refuse a bundle that seeks libraries where anybody but its owner may put some."""
    found = strays(bundle)
    if found:
        places = sorted({one for path in found for one in searched(path) if not one.startswith("$ORIGIN")})
        raise CannotPack(
            f"{len(found)} files of the bundle seek libraries in {', '.join(places)}; "
            "install chrpath, then build it again"
        )


def run(words: list[str], where: Path) -> subprocess.CompletedProcess[str]:
    """Run a tool of dpkg and return what it said."""
    return subprocess.run(words, cwd=where, capture_output=True, text=True, check=False)


def brought_along(bundle: Path, where: Path) -> set[str]:
    """The packages of this machine whose libraries the bundle has itself, under the same name."""
    names = {path.name for path in binaries(bundle) if ".so" in path.name}
    told = run(["dpkg-query", "--search", *(f"*/{name}" for name in sorted(names))], where).stdout
    lines = (line.partition(": ") for line in told.splitlines())
    return {
        owner.strip().partition(":")[0]
        for owners, _, path in lines
        if Path(path).name in names
        for owner in owners.split(",")
    }


def linked(bundle: Path) -> list[str]:
    """The packages, with versions, of the system's libraries that the bundle is linked to."""
    with tempfile.TemporaryDirectory(prefix="herotable-needs-") as made:
        where = Path(made)
        (where / "debian").mkdir()
        control = "Source: herotable\n\nPackage: herotable\nArchitecture: any\n"
        (where / "debian" / "control").write_text(control, encoding="utf-8")
        files = binaries(bundle)
        words = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0"]
        words += [f"-l{folder}" for folder in sorted({path.parent for path in files})]
        words += [f"-x{package}" for package in sorted(brought_along(bundle, where))]
        done = run([*words, *(f"-e{path}" for path in files)], where)
    if done.returncode:
        raise CannotPack(f"dpkg-shlibdeps: {done.stderr.strip().splitlines()[-1]}")
    told = next((line for line in done.stdout.splitlines() if line.startswith("shlibs:Depends=")), "")
    return [one.strip() for one in told.partition("=")[2].split(",") if one.strip()]


def opened(bundle: Path) -> set[str]:
    """The libraries that SDL opens by name."""
    library = next((path for path in binaries(bundle) if path.name.startswith("libSDL2-2")), None)
    if library is None:
        raise CannotPack(f"{bundle} holds no SDL")
    names = {name.decode() for name in OPENED.findall(library.read_bytes())}
    return {name for name in names if not (bundle / INTERNAL / name).exists()}


def needs(bundle: Path) -> tuple[list[str], list[str]]:
    """What the package depends on, and what it recommends."""
    names = opened(bundle)
    unknown = names - WINDOW.keys() - WELCOME.keys() - UNASKED
    if unknown:
        raise CannotPack(f"SDL opens what packaging/needs.py doesn't know: {', '.join(sorted(unknown))}")
    depends = [*linked(bundle), *(package for name, package in WINDOW.items() if name in names)]
    return sorted(depends), sorted(package for name, package in WELCOME.items() if name in names)
