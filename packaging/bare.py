"""A bare Debian to try packages in: nothing but the essential packages and a person called player.

It needs root and debootstrap, and asks the server that this machine's apt asks.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

BASE_SECONDS: Final = 3600  # for the base system: a busy machine takes long


class NotProved(Exception):
    """What isn't as it should be."""


def run(words: Sequence[str], seconds: int = 900) -> str:
    """Run a program and return what it said; NotProved when it fails."""
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(words, env=env, capture_output=True, text=True, timeout=seconds, check=False)
    if done.returncode:
        last = (done.stderr.strip() or done.stdout.strip()).splitlines()[-6:]
        raise NotProved(f"{' '.join(words[:6])} ended with {done.returncode}: {' / '.join(last)}")
    return done.stdout


def inside(root: Path, *words: str) -> str:
    """Run a program of the bare system."""
    return run(["chroot", str(root), "/usr/bin/env", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", *words])


def server() -> str:
    """The server that this machine's apt fetches Debian from."""
    sites = [
        site
        for site in run(["apt-get", "indextargets", "--format", "$(SITE)"]).split()
        if "security" not in site
    ]
    if not sites:
        raise NotProved("this machine's apt knows no server; is it a Debian?")
    return sites[0]


@contextmanager
def bare_system(suite: str) -> Iterator[Path]:
    """Make a system with nothing but the essential packages and a person called player."""
    with tempfile.TemporaryDirectory(prefix="herotable-bare-") as made:
        root = Path(made) / "root"
        try:
            run(["debootstrap", "--variant=minbase", suite, str(root), server()], BASE_SECONDS)
            root.parent.chmod(0o755)
            ways = run(["apt-config", "dump", "Acquire"])  # a proxy, say, or a certificate
            (root / "etc/apt/apt.conf.d/99ways").write_text(ways, encoding="utf-8")
            run(["mount", "-t", "proc", "proc", str(root / "proc")])
            inside(root, "useradd", "--create-home", "player")
            yield root
        finally:  # a debootstrap that fails leaves it mounted, too
            subprocess.run(["umount", "--lazy", str(root / "proc")], capture_output=True, check=False)
