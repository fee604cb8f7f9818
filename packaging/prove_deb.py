"""Prove the Debian package on a bare system: install it, play, save, go on, uninstall, and tell what is left.

The matches of all released versions must open, and how long the program takes to its title is told.

    .venv/bin/python packaging/prove_deb.py dist/herotable_0.1.0_amd64.deb [FOLDER] [SUITE]

As root. It needs debootstrap, Xvfb, openbox, xdotool and ImageMagick here; the system that it makes has
no Python and no screen of its own. Pictures of each stage and `left_behind.txt` go to FOLDER (build/proof).
The first thing that isn't as it should be ends it with a line that says so. It asks the server that this
machine's apt asks.
"""

from __future__ import annotations

import json
import os
import queue
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(HOME))

import msgspec  # noqa: E402 - the line above says where ours lie
from game.screens.match.trace import Sight  # noqa: E402
from tests.display.real_window import QUICK, RealWindow, screen  # noqa: E402
from tests.whole_matches.deciding import decide_by_keys, ready  # noqa: E402

from bare import NotProved, bare_system, inside, run  # noqa: E402

SUITE: Final = "bookworm"
SIZE: Final = (1280, 800)
GAME: Final = ("splendor_marvel", "--seats", "me,squire", "--seed", "3")
PLAYER: Final = Path("home/player")
LOOKING: Final = 5.0  # seconds in which the title has found the match to go on with
DESKTOP: Final = ("libglib2.0-bin", "shared-mime-info", "desktop-file-utils")  # which know types of files
MATCH: Final = "/tmp/kept/v1/running-2-seats.save"  # noqa: S108 - inside
TYPE: Final = "application/x-herotable"
DRAWN: Final = 3.0  # seconds after which a frame is on the screen for certain
BEFORE_SAVING: Final = 4  # decisions
STARTS: Final = 5  # of which the first is cold
DROP_CACHES: Final = Path("/proc/sys/vm/drop_caches")
SYSTEMS_OWN: Final = (
    "proc",
    "sys",
    "dev",
    "run",
    "tmp",
    "var/cache",
    "var/lib/apt",
    "var/lib/dpkg",
    "var/log",
)
TOOLS: Final = ("debootstrap", "Xvfb", "openbox", "xdotool", "import")
MAY_STAY: Final = (".config/Herotable", ".local/share/Herotable", ".local/state/Herotable")


def told(line: str) -> None:
    """Say how far it is."""
    print(f"prove_deb: {line}", flush=True)


def everything(root: Path) -> set[str]:
    """Every file and folder of the system, but for what it keeps books in itself."""
    found: set[str] = set()
    for folder, folders, files in os.walk(root):
        here = Path(folder).relative_to(root)
        folders[:] = [name for name in folders if (here / name).as_posix() not in SYSTEMS_OWN]
        found |= {(here / name).as_posix() for name in (*folders, *files)}
    return found


def command(root: Path, display: str, **facts: str) -> list[str]:
    """The words that start the installed program as the player, with nothing of this machine around it."""
    around = {
        "HOME": f"/{PLAYER}",
        "PATH": "/usr/games:/usr/bin:/bin",
        "LANG": "C.UTF-8",
        "DISPLAY": display,
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
        "SDL_AUDIODRIVER": "dummy",
        **facts,
    }
    chosen = [f"{name}={value}" for name, value in around.items()]
    return ["chroot", "--userspec=player:player", str(root), "/usr/bin/env", "-i", *chosen, "herotable"]


class Installed(RealWindow):
    """The installed program in a window, started inside the bare system by a person without rights."""

    def __init__(self, display: str, root: Path, *words: str) -> None:
        """Start it; settings and saves lie where the system wants them."""
        home = root / PLAYER
        self.trace = home / "trace"
        if not self.trace.exists():
            os.mkfifo(self.trace)
            shutil.chown(self.trace, home.stat().st_uid, home.stat().st_gid)
        self._pipe = os.open(self.trace, os.O_RDWR)
        self._seen = queue.Queue()
        self._pressed = ("", 0.0)
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self.env = {**os.environ, "DISPLAY": display}
        start = command(root, display, HEROTABLE_TRACE=f"/{PLAYER}/trace")
        self.process = subprocess.Popen([*start, *words])
        self.window = ""
        self.find()
        self.sight = Sight("", "", "", "", False, False, 0, "", (), (), ())

    def picture(self, file: Path) -> None:
        """Keep a picture of the whole screen, when what the program told of has been drawn, too."""
        time.sleep(DRAWN)
        super().picture(file)


@contextmanager
def opened(display: str, root: Path, *words: str) -> Iterator[Installed]:
    """Start the installed program, and see to its end."""
    window = Installed(display, root, *words)
    try:
        yield window
    finally:
        window.end()


def settle_in(root: Path) -> None:
    """Give the player settings without motion, so that nothing has to be waited for."""
    file = root / PLAYER / ".config/Herotable/settings.json"
    file.parent.mkdir(parents=True)
    file.write_bytes(msgspec.json.encode(QUICK))
    run(["chown", "-R", "--reference", str(root / PLAYER), str(root / PLAYER / ".config")])


def open_kept_matches(root: Path) -> None:
    """Let the installed program test itself, and open a file of every released version."""
    shutil.copytree(HOME / "tests" / "saves", root / "tmp" / "kept")
    lines = inside(root, "/usr/games/herotable", "--selftest", "/tmp/kept").splitlines()  # noqa: S108 - inside
    told(f"it has passed its own test; {lines[-2].removeprefix('ok').strip()}")


def measure_starts(root: Path) -> None:
    """Tell how long the program takes to draw its title, off screen: read from the disk, then again."""
    spent = []
    words = [*command(root, "", HEROTABLE_HOME="/tmp/measured"), "bench", "--part", "title"]  # noqa: S108 - inside
    os.sync()
    DROP_CACHES.write_text("3", encoding="ascii")
    for _ in range(STARTS):
        began = time.monotonic()  # of the clock that all processes share
        spent.append(round((json.loads(run(words))["drawn"] - began) * 1000))
    cold, *warm = spent
    told(f"start to the title: {cold} ms cold, {sorted(warm)[len(warm) // 2]} ms warm, of {len(warm)} starts")


def play(root: Path, pictures: Path) -> None:
    """Play a few decisions, close the window, go on where it was, and play to the end."""
    with screen(SIZE) as display:
        with opened(display, root, *GAME) as window:
            window.until(ready)
            window.picture(pictures / "1_begun.png")
            for _ in range(BEFORE_SAVING):
                decide_by_keys(window, SIZE)
                window.until(ready)
            before = window.sight
            window.picture(pictures / "2_before_closing.png")
            if window.close():
                raise NotProved("the program didn't end well when its window was closed")
        with opened(display, root) as window:
            time.sleep(LOOKING)
            window.press("Return")  # the title's first button goes on with the match
            after = window.until(ready)
            window.picture(pictures / "3_gone_on.png")
            if (after.decisions, after.pieces) != (before.decisions, before.pieces):
                raise NotProved(f"gone on after {after.decisions} decisions, not after {before.decisions}")
            told(f"saved after {before.decisions} decisions and gone on exactly there")
            while not window.until(ready).over:
                decide_by_keys(window, SIZE)
            window.picture(pictures / "4_over.png")
            told(f"played to the end: {window.sight.decisions} decisions, {window.sight.status!r}")
            window.close()


def double_click(root: Path, pictures: Path) -> None:
    """Ask a desktop what it would open a saved match with, and do that."""
    kind = inside(root, "gio", "info", "-a", "standard::content-type", MATCH).split()[-1]
    handler = inside(root, "PATH=/usr/games:/usr/bin:/bin", "gio", "mime", TYPE).splitlines()[0]
    if kind != TYPE or "herotable.desktop" not in handler:
        raise NotProved(f"a saved match is {kind}, and a desktop says: {handler}")
    with screen(SIZE) as display, opened(display, root, "--open", MATCH) as window:
        decisions = window.until(ready).decisions
        window.picture(pictures / "5_double_click.png")
        told(f"a double click opens a saved match after {decisions} decisions")
        window.close()


def leave_nothing(root: Path, package: str) -> None:
    """Install it again, and say yes when purging asks whether to delete matches."""
    inside(root, "apt-get", "install", "-y", "--no-install-recommends", f"./tmp/{package}")
    yes = "herotable herotable/delete-matches boolean true"
    inside(root, "sh", "-c", f"echo '{yes}' | debconf-set-selections")
    inside(root, "apt-get", "purge", "-y", "herotable")
    left = [place for place in MAY_STAY if (root / PLAYER / place).exists()]
    if left:
        raise NotProved(f"asked to delete matches, purging has left {', '.join(left)}")
    told("asked to, purging deletes matches and settings")


def prove(package: Path, pictures: Path, suite: str) -> None:
    """All steps, one after the other."""
    lacking = [tool for tool in TOOLS if not shutil.which(tool)]
    if lacking:
        raise NotProved(f"this machine lacks {', '.join(lacking)}")
    told(f"making a bare {suite}")
    with bare_system(suite) as root:
        if list(root.glob("usr/bin/python3*")):
            raise NotProved("the bare system has a Python: it would prove nothing")
        shutil.copy(package, root / "tmp")
        inside(root, "apt-get", "update")
        inside(root, "apt-get", "install", "-y", "--no-install-recommends", *DESKTOP)
        before = everything(root)
        inside(root, "apt-get", "install", "-y", "--no-install-recommends", f"./tmp/{package.name}")
        told(f"installed: {inside(root, '/usr/games/herotable', '--version').strip()}")
        open_kept_matches(root)
        measure_starts(root)
        settle_in(root)
        play(root, pictures)
        double_click(root, pictures)
        inside(root, "apt-get", "purge", "-y", "herotable")
        inside(root, "apt-get", "autoremove", "--purge", "-y")
        tell_what_is_left(before, everything(root), pictures / "left_behind.txt")
        leave_nothing(root, package.name)


def tell_what_is_left(before: set[str], after: set[str], file: Path) -> None:
    """Write what wasn't there before; NotProved if anything of the package is."""
    left = sorted(after - before - {f"{PLAYER}/trace"})
    file.write_text("".join(f"/{name}\n" for name in left), encoding="utf-8")
    places = tuple(f"{PLAYER}/{place}" for place in MAY_STAY)
    ways = {parent.as_posix() for place in places for parent in Path(place).parents}
    strange = [name for name in left if not name.startswith(places) and name not in ways]
    program = [name for name in strange if "herotable" in name.lower()]
    told(f"left behind: {len(left) - len(strange)} of the player's, {len(strange)} of the system's: {file}")
    if program:
        raise NotProved(f"the package leaves behind: {', '.join(program[:5])}")
    if not any("/matches/" in name for name in left):
        raise NotProved("uninstalling took the player's matches away")


def main(words: list[str]) -> int:
    """Prove a package; 1 and a line when something isn't as it should be."""
    if os.geteuid() or not words:
        print((__doc__ or "").split("\n\n")[1], file=sys.stderr)
        return 2
    pictures = Path(words[1]) if len(words) > 1 else HOME / "build" / "proof"
    pictures.mkdir(parents=True, exist_ok=True)
    try:
        prove(Path(words[0]).absolute(), pictures, words[2] if len(words) > 2 else SUITE)
    except (NotProved, AssertionError, subprocess.SubprocessError) as reason:
        print(f"prove_deb: not proved: {reason}", file=sys.stderr)
        return 1
    told(f"proved; pictures in {pictures}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
