"""Make the Debian package of a bundle: `python packaging/make_deb.py [BUNDLE] [FOLDER]`, on Debian or Ubuntu.

The program goes to /usr/lib/herotable, its command to /usr/games. What it needs is counted by `needs`, what
it carries of others is told by `bundled`; icons come from `icons`. The same bundle gives the same package,
byte by byte.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import textwrap
import time
from pathlib import Path
from typing import Final

from bundled import Part, licence_text, owned_files, present
from desktop import lay_desktop, write
from facts import (
    FACTS,
    HOME,
    INTERNAL,
    MAINTAINER,
    NAME,
    CannotPack,
    about,
    date,
    epoch,
    filled,
    obey,
    version,
)
from needs import demand_no_strays, needs

INSTALLED: Final = Path("usr/lib/herotable")
ON_DEBIAN: Final = {  # licences whose text every Debian has, and where
    "Apache-2.0": "Apache-2.0",
    "CC0-1.0": "CC0-1.0",
    "GPL-2.0-or-later": "GPL-2",
    "GPL-3.0-or-later": "GPL-3",
    "LGPL-2.1-or-later": "LGPL-2.1",
}
SCRIPTS: Final = ("postinst", "postrm")  # that dpkg runs
DEBIAN_LINE: Final = 76  # columns of a description


def architecture() -> str:
    """Debian's name of this machine's kind."""
    words = ["dpkg", "--print-architecture"]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()


def lay_program(bundle: Path, root: Path) -> None:
    """Copy the bundle and make its command; files can be read by all and only the program be run."""
    shutil.copytree(bundle, root / INSTALLED, symlinks=True)
    for path in (root / INSTALLED).rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == root / INSTALLED / NAME else 0o644)
    for name in ("LICENSE", "NOTICE", "README.md"):  # what they say stands in the copyright file
        (root / INSTALLED / INTERNAL / name).unlink(missing_ok=True)
    command = root / "usr" / "games" / NAME
    command.parent.mkdir(parents=True)
    command.symlink_to(f"../lib/{NAME}/{NAME}")


def lay_papers(bundle: Path, root: Path) -> None:
    """Put in the manual, the copyright file and both change logs."""
    doc = root / "usr" / "share" / "doc" / NAME
    manual = filled("debian/herotable.6", VERSION=version(), DATE=date())
    write_packed(root / "usr" / "share" / "man" / "man6" / "herotable.6.gz", manual)
    write(doc / "copyright", copyright_file(bundle))
    write_packed(doc / "NEWS.gz", (HOME / "CHANGELOG.md").read_text(encoding="utf-8"))
    when = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(epoch()))
    entry = f"{NAME} ({version()}) unstable; urgency=medium\n\n  * See NEWS.\n\n -- {MAINTAINER}  {when}\n"
    write_packed(doc / "changelog.gz", entry)
    write(root / "usr/share/lintian/overrides" / NAME, filled("debian/lintian-overrides"))


def copyright_file(bundle: Path) -> str:
    """The machine-readable copyright file: whose each file is, then the texts."""
    owned = owned_files(bundle)
    here = present(bundle)
    inside = f"{INSTALLED}/{INTERNAL}"
    lines = [filled("debian/copyright").rstrip() + "\n"]
    lines.append(stanza([f"{INSTALLED}/{NAME}"], [one for one in here if not one.files]))
    lines += [
        stanza([f"{inside}/{file}" for file, part in owned.items() if part == one], [one])
        for one in here
        if one.files
    ]
    expressions = {piece for one in here for piece in pieces(one.licence)} | {"MIT"}
    return "\n".join([*lines, *(licence_stanza(one) for one in sorted(expressions))])


def pieces(expression: str) -> list[str]:
    """The licences of an expression, each with its exception."""
    return expression.split(" AND ")


def stanza(files: list[str], owners: list[Part]) -> str:
    """What the copyright file says of some files; what has none of its own is frozen into the program."""
    listed = "\n ".join(files)
    whose = "\n ".join(one.copyright for one in owners)
    licences = dict.fromkeys(short(piece) for one in owners for piece in pieces(one.licence))
    names = "\n ".join(one.name for one in owners)
    return f"Files: {listed}\nCopyright: {whose}\nLicense: {' and '.join(licences)}\nComment: {names}\n"


def short(piece: str) -> str:
    """A licence as the copyright format writes it."""
    return piece.replace(" WITH ", " with ")


def licence_stanza(piece: str) -> str:
    """A licence's name and text, that of its exception, too."""
    base, _, extra = piece.partition(" WITH ")
    text = "\n\n".join([text_on_debian(base), *([licence_text(extra)] if extra else [])])
    return f"License: {short(piece)}\n{quoted(text)}\n"


def text_on_debian(name: str) -> str:
    """A licence's text, or where every Debian has it."""
    if name in ON_DEBIAN:
        return f"The text lies in /usr/share/common-licenses/{ON_DEBIAN[name]}."
    return licence_text(name)


def quoted(text: str) -> str:
    """A text as the format wants it: indented, a dot on each empty line."""
    lines: list[str] = []
    for line in text.strip().splitlines():
        lines += textwrap.wrap(line, 100) or [""]
    return "\n".join(f" {line}" if line.strip() else " ." for line in lines)


def write_packed(file: Path, text: str) -> None:
    """Write a file packed by gzip, without a date in it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def control(bundle: Path, root: Path) -> str:
    """The package's description for apt."""
    depends, recommends = needs(bundle)
    depends = sorted([*depends, "debconf (>= 0.5) | debconf-2.0"])
    size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    return (
        f"Package: {NAME}\nVersion: {version()}\nArchitecture: {architecture()}\nMaintainer: {MAINTAINER}\n"
        f"Installed-Size: {size // 1024}\nDepends: {', '.join(depends)}\n"
        f"Recommends: {', '.join(recommends)}\nSection: games\nPriority: optional\n"
        f"Description: {description()}"
    )


def description() -> str:
    """The package's description: a line, which starts small, then the rest."""
    first = FACTS["text"]["en"]["summary"]
    lines = textwrap.wrap(about("en"), DEBIAN_LINE)
    return "\n ".join([first[0].lower() + first[1:], *lines]) + "\n"


def sums(root: Path) -> str:
    """The MD5 sums by which `dpkg --verify` finds files that were damaged."""
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    return "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root)}\n"
        for path in files
    )


def settle(root: Path) -> None:
    """Give all files their rights, whatever this machine's habits are, and the release's time."""
    for path in sorted(root.rglob("*"), reverse=True):
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o755)
        elif not path.is_symlink() and not path.is_relative_to(root / INSTALLED):
            path.chmod(0o644)
        os.utime(path, (epoch(), epoch()), follow_symlinks=False)


def make(bundle: Path, folder: Path) -> Path:
    """Make the package; return its file."""
    if not shutil.which("dpkg-deb") or not shutil.which("dpkg-shlibdeps"):
        raise CannotPack("dpkg-deb and dpkg-shlibdeps are needed: apt install dpkg-dev")
    demand_no_strays(bundle)
    with tempfile.TemporaryDirectory(prefix="herotable-deb-") as made:
        root = Path(made) / NAME
        lay_program(bundle, root)
        lay_desktop(root / "usr" / "share")
        lay_papers(bundle, root)
        facts = {"md5sums": sums(root), "control": control(bundle, root)}
        facts |= {name: filled(f"debian/{name}") for name in (*SCRIPTS, "templates")}
        for name, text in facts.items():
            write(root / "DEBIAN" / name, text)
        settle(root)
        for name in SCRIPTS:
            (root / "DEBIAN" / name).chmod(0o755)
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{NAME}_{version()}_{architecture()}.deb"
        words = [
            "dpkg-deb",
            "--root-owner-group",
            "-Zxz",
            "-z9",
            "-Sextreme",
            "--build",
            str(root),
            str(file),
        ]
        env = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch())}
        done = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotPack(f"dpkg-deb: {done.stderr.strip()}")
    return file


if __name__ == "__main__":
    sys.exit(obey("make_deb", make, sys.argv[1:]))
