"""Stand-ins for libraries that others are linked to and the game never calls: a bundle does without them.

SDL_mixer, SDL_image and Pillow name every library that reads a format, and don't load without it. Here they
are led to one small library of ours with functions of the same names and versions. Each returns 0, which the
callers take for failure, or what `RETURNED` says.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final, NamedTuple

from facts import CannotPack

STUBS: Final = "herotable__stubs.so"  # it lies wherever a library lay that it stands for
TOOLS: Final = ("cc", "nm", "readelf", "strip")
RETURNED: Final = {  # in C, where 0 means success, or crashes whoever asks for a version
    "mpg123_init": "-1",
    "opj_version": '(long)"0"',
    "TIFFGetVersion": '(long)"LIBTIFF, Version 0\\n"',
}
ANSWERS: Final = re.compile(r"^[0-9a-f]+ ([A-Za-z]) (\w+)", re.MULTILINE)
ASKS: Final = re.compile(r"^ +U (\w+)(?:@(\S+))?$", re.MULTILINE)
LINKED: Final = re.compile(r"\(NEEDED\).*\[(.+)\]")

Entry = tuple[str, str, str]  # as PyInstaller lists it: name in the bundle, path, kind


class Call(NamedTuple):
    """A function of an unused library that something of the bundle is linked to."""

    name: str
    version: str = ""


def usable() -> bool:
    """Whether this machine can make the stand-ins: elsewhere the libraries stay."""
    return sys.platform.startswith("linux") and all(shutil.which(tool) for tool in TOOLS)


def without(binaries: Iterable[Entry], unused: Iterable[str], work: Path) -> list[Entry]:
    """Leave out the libraries whose names match a pattern of `unused`, and those that they alone needed."""
    everything = list(binaries)
    paths = {Path(name).name: Path(path) for name, path, kind in everything if kind != "SYMLINK"}
    dropped = {name for name in paths if any(fnmatchcase(name, pattern) for pattern in unused)}
    needs = {name: linked(path) & paths.keys() for name, path in paths.items()}
    gone = dropped | orphans(needs, dropped)
    callers = {name for name in needs.keys() - gone if needs[name] & dropped}
    work.mkdir(parents=True, exist_ok=True)
    changed = {name: redirected(paths[name], dropped, work) for name in callers}
    calls = {call for name in callers for call in calls_of(paths[name], [paths[one] for one in dropped])}
    stubs = build(calls, work) if callers else None
    kept = [
        (name, str(changed.get(Path(name).name, path)) if kind != "SYMLINK" else path, kind)
        for name, path, kind in everything
        if Path(name).name not in gone
    ]
    there = (Path(name) for name, _, kind in everything if kind != "SYMLINK")
    places = sorted({path.parent for path in there if path.name in dropped})
    return kept + [((place / STUBS).as_posix(), str(stubs), "BINARY") for place in places if stubs]


def orphans(needs: Mapping[str, set[str]], dropped: set[str]) -> set[str]:
    """Find what only dropped libraries need, directly or not."""
    found: set[str] = set()
    while True:
        gone = dropped | found
        wanted = {one for name in gone for one in needs[name]}
        still = {one for name in needs.keys() - gone for one in needs[name]}
        more = wanted - still - gone
        if not more:
            return found
        found |= more


def linked(path: Path) -> set[str]:
    """Name the libraries that a program or library is linked to."""
    return set(LINKED.findall(output("readelf", "--dynamic", "--wide", str(path))))


def calls_of(caller: Path, libraries: Iterable[Path]) -> set[Call]:
    """Find the functions of `libraries` that `caller` is linked to; variables can't be stood in for."""
    answered = {
        name: kind
        for path in libraries
        for kind, name in ANSWERS.findall(output("nm", "--dynamic", "--defined-only", str(path)))
    }
    asked = ASKS.findall(output("nm", "--dynamic", "--undefined-only", str(caller)))
    calls = {Call(name, version) for name, version in asked if name in answered}
    variables = sorted(call.name for call in calls if answered[call.name] not in "TtWwi")
    if variables:
        raise CannotPack(f"{caller.name} uses variables of unused libraries: {', '.join(variables)}")
    return calls


def redirected(caller: Path, dropped: Iterable[str], work: Path) -> Path:
    """Copy a library, with the names of dropped ones replaced by that of the stand-in, which is shorter."""
    data = caller.read_bytes()
    stand_in = STUBS.encode()
    for name in dropped:
        old = b"\0" + name.encode() + b"\0"
        data = data.replace(old, b"\0" + stand_in.ljust(len(name), b"\0") + b"\0")
    copy = work / caller.name
    copy.write_bytes(data)
    copy.chmod(0o755)
    if linked(copy) & set(dropped):
        raise CannotPack(f"{caller.name} is still linked to {', '.join(sorted(linked(copy) & set(dropped)))}")
    return copy


def build(calls: Iterable[Call], work: Path) -> Path:
    """Compile the stand-in."""
    ordered = sorted(calls)
    source, versions, library = work / "stubs.c", work / "stubs.map", work / STUBS
    lines = [f"long {call.name}(void) {{ return {RETURNED.get(call.name, '0')}; }}\n" for call in ordered]
    source.write_text("".join(lines), encoding="utf-8")
    named: dict[str, list[str]] = defaultdict(list)
    for call in ordered:
        named[call.version].append(call.name)
    blocks = [f"{version} {{ {'; '.join(names)}; }};\n" for version, names in named.items() if version]
    versions.write_text("".join(blocks), encoding="utf-8")
    words = ["-shared", "-fPIC", "-O1", "-w", "-fno-builtin", "-o", str(library), str(source)]
    linking = ["--build-id=none", f"-soname={library.name}", f"--version-script={versions}"]
    output("cc", *words, *(f"-Wl,{word}" for word in linking))
    output("strip", "--strip-unneeded", str(library))
    return library


def output(*words: str) -> str:
    """Run a tool and return what it prints."""
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotPack(f"{words[0]}: {done.stderr.strip()}")
    return done.stdout
