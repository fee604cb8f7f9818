"""Prove the Windows installer without a Windows: made around a stand-in, then used under Wine.

    python packaging/prove_nsis.py [FOLDER]

It needs makensis, wine64 and x86_64-w64-mingw32-gcc (on Debian: nsis, wine64, gcc-mingw-w64-x86-64-win32) and
changes nothing outside a folder of its own. A small C program stands in for the game: it shows that what is
installed can be run, and that a running program is not torn away. Installed are a first version, a second one
over it, and the second one into a folder of the person's choice. The installers go to FOLDER (build/proof).
What the real bundle does on a real Windows, this can't tell.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from facts import HOME, PACKAGING, TITLE

WINE_PLACES: Final = ("/usr/lib/wine", "/usr/bin")
COMPILER: Final = "x86_64-w64-mingw32-gcc"
FIRST: Final = "1.0.0"
SECOND: Final = "1.1.0"
UNINSTALL: Final = rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{TITLE}"
CLASSES: Final = r"HKCU\Software\Classes"
TYPES: Final = (rf"{CLASSES}\{TITLE}.Match\shell\open\command", rf"{CLASSES}\.save")
OWN_KEY: Final = rf"HKCU\Software\{TITLE}"
CHOSEN: Final = rf"C:\Spiele für alle\{TITLE}"
CONSOLE: Final = "cp437"  # how a console of Windows writes, unless it is told otherwise
PATIENCE: Final = 120  # seconds that one program may take
REFUSED: Final = 2  # the installer's exit code while the program runs
STAND_IN: Final = """\
#include <windows.h>
#include <wchar.h>

/* With a file's name: write it, then stay until it is gone. Asked to open one: write NAME.opened. */
int wmain(int count, wchar_t **words) {
    if (count < 2) return 0;
    if (count == 3 && !wcscmp(words[1], L"--open")) {
        wchar_t sign[300];
        _snwprintf(sign, 300, L"%ls.opened", words[2]);
        words[1] = sign;
        count = 2;
    }
    FILE *file = _wfopen(words[1], L"w");
    if (!file) return 1;
    fputs("here", file);
    fclose(file);
    for (int tenths = 0; count > 2 && tenths < 600; tenths++) {
        if (GetFileAttributesW(words[1]) == INVALID_FILE_ATTRIBUTES) return 0;
        Sleep(100);
    }
    return count > 2;
}
"""


class NotProved(Exception):
    """What isn't as it should be."""


def told(line: str) -> None:
    """Say what has been seen."""
    print(f"prove_nsis: {line}", flush=True)


def demand(holds: object, claim: str) -> None:
    """Say the claim when it holds; NotProved when not."""
    if not holds:
        raise NotProved(f"it doesn't hold that {claim}")
    told(claim)


def run(words: list[str], env: dict[str, str] | None = None, wanted: int = 0) -> str:
    """Run a program to its end and return what it said; NotProved for another exit code than wanted."""
    done = subprocess.run(
        words, env=env, capture_output=True, text=True, errors="replace", timeout=PATIENCE, check=False
    )
    if done.returncode != wanted:
        last = (done.stderr.strip() or done.stdout.strip()).splitlines()[-5:]
        raise NotProved(f"{Path(words[0]).name} {words[1]} ended with {done.returncode}: {' / '.join(last)}")
    return done.stdout


# What is installed


def make_program(folder: Path) -> Path:
    """Compile the stand-in for the game."""
    source, program = folder / "stand_in.c", folder / "stand_in.exe"
    source.write_text(STAND_IN, encoding="utf-8")
    run([COMPILER, "-O1", "-municode", "-mwindows", "-o", str(program), str(source)])
    return program


def make_bundle(folder: Path, program: Path, only_here: str) -> Path:
    """Lay out a folder like a frozen game's, with one file that only this version has."""
    (folder / "_internal" / "game").mkdir(parents=True)
    shutil.copy(program, folder / "herotable.exe")
    for name in ("base_library.zip", "game/rules.en.md", only_here):
        (folder / "_internal" / name).write_text(name, encoding="utf-8")
    return folder


def make_installer(bundle: Path, version: str, icon: Path, out: Path) -> Path:
    """Compile the installer as the release does, with a stub for 64 bits: wine64 runs no other."""
    licences = bundle.with_suffix(".txt")
    licences.write_text("licences", encoding="utf-8")
    facts = {"VERSION": version, "BUNDLE": bundle, "ICON": icon, "LICENCES": licences, "OUT": out, "X64": 1}
    defines = [f"-D{name}={value}" for name, value in facts.items()]
    run(["makensis", "-WX", "-V2", "-INPUTCHARSET", "UTF8", *defines, str(PACKAGING / "herotable.nsi")])
    return out


def make_installers(work: Path, out: Path) -> tuple[Path, Path]:
    """The first version's installer and the second's."""
    run([sys.executable, str(PACKAGING / "icons.py"), str(work / "icons")])
    program = make_program(work)
    made = []
    for version, only_here in ((FIRST, "only_in_the_first.txt"), (SECOND, "only_in_the_second.txt")):
        bundle = make_bundle(work / version, program, only_here)
        file = out / f"herotable-{version}-stand-in-setup.exe"
        made.append(make_installer(bundle, version, work / "icons" / "herotable.ico", file))
        told(f"compiled {file.name}, {file.stat().st_size / 1e3:.0f} kB")
    return made[0], made[1]


# Windows


class Windows:
    """A fresh Windows as Wine plays it, with nobody at its screen."""

    def __init__(self, home: Path) -> None:
        """Make it."""
        self.home = home
        self.wine, self.server = found("wine64"), found("wineserver")
        self.env = {
            "PATH": os.environ["PATH"],
            "HOME": str(home.parent),
            "WINEPREFIX": str(home),
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree=;mshtml=;winemenubuilder.exe=",
            "LC_ALL": "C.UTF-8",
        }
        self.run("wineboot", "--init")
        self.settle()
        people = [path for path in (home / "drive_c" / "users").iterdir() if path.name != "Public"]
        self.person = people[0]
        self.local = self.person / "AppData" / "Local"
        programs = "AppData/Roaming/Microsoft/Windows/Start Menu/Programs"
        self.shortcut = self.person / programs / f"{TITLE}.lnk"

    def run(self, *words: str, wanted: int = 0) -> str:
        """Run a program of Windows to its end."""
        return run([self.wine, *words], self.env, wanted)

    def settle(self) -> None:
        """Wait until nothing runs any more; an uninstaller goes on after its end, from a copy of itself."""
        run([self.server, "--wait"], self.env)

    def install(self, setup: Path, wanted: int = 0) -> None:
        """Run an installer silently."""
        self.run(str(setup), "/S", wanted=wanted)

    def install_into(self, folder: str, setup: Path) -> None:
        """Run an installer silently with a folder of one's own; it wants that last, and without quotes."""
        self.run("cmd", "/c", f"{self.run('winepath', '-w', str(setup)).strip()} /S /D={folder}")
        self.settle()

    def registered(self, key: str) -> dict[str, str]:
        """The values of a key; none when it isn't there."""
        done = subprocess.run(
            [self.wine, "reg", "query", key],
            env=self.env,
            capture_output=True,
            encoding=CONSOLE,
            timeout=PATIENCE,
            check=False,
        )
        if done.returncode:
            return {}
        return dict(re.findall(r"^ {4}(\S+) {4}REG_\w+ {4}(.*?)\r?$", done.stdout, re.MULTILINE))

    def path(self, windows: str) -> Path:
        """Where a place that Windows names from its drive C on lies for us."""
        return self.home / "drive_c" / windows.removeprefix("C:\\").replace("\\", "/")

    def uninstall(self, *words: str, wanted: int = 0) -> None:
        """Do what Windows does for "uninstall" without questions: obey the command that was registered."""
        command = self.registered(UNINSTALL)["QuietUninstallString"]
        split = re.fullmatch(r'"([^"]+)" (/S)', command)
        if split is None:
            raise NotProved(f"the command to uninstall is odd: {command}")
        self.run(split[1], split[2], *words, wanted=wanted)
        self.settle()


def found(tool: str) -> str:
    """Where a tool lies; Debian keeps Wine's beside the path."""
    places = os.pathsep.join([os.environ["PATH"], *WINE_PLACES])
    path = shutil.which(tool, path=places)
    if path is None:
        raise NotProved(f"this machine lacks {tool}")
    return path


# The proof


def names(folder: Path) -> set[str]:
    """All files below a folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def installed(only_here: str) -> set[str]:
    """What a folder holds after an installation, and nothing else."""
    inner = {f"_internal/{name}" for name in ("base_library.zip", "game/rules.en.md", only_here)}
    return {"herotable.exe", "herotable.ico", "LICENCES.txt", "uninstall.exe"} | inner


def check_registered(windows: Windows, version: str, folder: Path) -> None:
    """What "Apps" of Windows lists, and where it lies."""
    entry = windows.registered(UNINSTALL)
    size = int(entry.get("EstimatedSize", "0"), 16)
    place = windows.path(entry.get("InstallLocation", ""))
    named = (entry.get("DisplayName"), entry.get("DisplayVersion"))
    demand(named == (TITLE, version), f"{version} is listed")
    demand(place == folder, f"its place is registered: {entry['InstallLocation']}")
    demand(windows.path(entry["DisplayIcon"]).is_file() and size > 0, f"icon and size ({size} kB) are listed")


def check_starting(windows: Windows, folder: Path) -> None:
    """What was installed can be run, from its folder and from the start menu."""
    demand(windows.shortcut.is_file(), "the start menu has an entry")
    sign = windows.home / "drive_c" / "ran.txt"
    opened = {
        "the installed program runs": [str(folder / "herotable.exe")],
        "the start menu's entry leads to it": ["start", "/wait", "/unix", str(windows.shortcut)],
    }
    for claim, words in opened.items():
        windows.run(*words, r"C:\ran.txt")
        demand(sign.is_file() and sign.read_text(encoding="utf-8") == "here", claim)
        sign.unlink()


def check_double_click(windows: Windows, name: str) -> None:
    """What Windows does for a double click on a saved match opens it; Wine knows no types of one person."""
    match = windows.home / "drive_c" / name
    match.write_text("a match", encoding="utf-8")
    kind = windows.registered(rf"{CLASSES}\.save").get("(Default)", "")
    command = windows.registered(rf"{CLASSES}\{kind}\shell\open\command")["(Default)"]
    words = [word.strip('"') for word in re.findall(r'"[^"]*"|\S+', command)]
    windows.run(*(word.replace("%1", rf"C:\{name}") for word in words))
    sign = match.with_name(f"{name}.opened")
    demand(sign.is_file(), f"a double click on {name!r} opens it, by {command}")
    sign.unlink()


def check_refusal(windows: Windows, setup: Path, folder: Path) -> None:
    """While the program runs, neither installer nor uninstaller touches anything."""
    sign = windows.home / "drive_c" / "runs.txt"
    before = names(folder)
    words = [windows.wine, str(folder / "herotable.exe"), r"C:\runs.txt", "stay"]
    playing = subprocess.Popen(words, env=windows.env)
    try:
        wait_for(sign)
        windows.install(setup, wanted=REFUSED)
        demand(names(folder) == before, "an installer doesn't touch a running program, and ends with 2")
        command = windows.registered(UNINSTALL)["UninstallString"].strip('"')
        windows.run(command, "/S", f"_?={windows.registered(UNINSTALL)['InstallLocation']}", wanted=REFUSED)
        demand(names(folder) == before, "nor does the uninstaller")
    finally:
        sign.unlink(missing_ok=True)
        playing.wait(timeout=PATIENCE)
    windows.settle()


def wait_for(file: Path) -> None:
    """Wait until another program has written a file."""
    ends = time.monotonic() + PATIENCE
    while not file.exists():
        if time.monotonic() > ends:
            raise NotProved(f"{file.name} was not written")
        time.sleep(0.05)


def lay_strangers(windows: Windows, folder: Path) -> dict[Path, str]:
    """Put in what isn't ours to remove: a player's matches, at either place, and somebody's own file."""
    kept = {
        windows.local / TITLE / "matches" / "20261120-141500-splendor_marvel.save": "a match",
        windows.local / TITLE / "settings.json": "{}",
        folder / "herotable-data" / "matches" / "portable.save": "a portable program's match",
        folder / "my notes.txt": "somebody's own",
    }
    for path, text in kept.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return kept


def check_kept(kept: dict[Path, str], when: str) -> None:
    """Whatever isn't ours is as it was."""
    same = all(path.is_file() and path.read_text(encoding="utf-8") == text for path, text in kept.items())
    demand(same, f"{when}, matches, settings and a stranger's file are as they were")


def check_gone(windows: Windows, folder: Path, may_stay: Iterable[Path]) -> None:
    """After uninstalling nothing of the program is left."""
    left = {folder / name for name in names(folder)} if folder.exists() else set()
    foreign = {path for path in may_stay if path.is_relative_to(folder)}
    demand(left == foreign, "no file of the program is left")
    demand(not windows.shortcut.exists(), "the start menu's entry is gone")
    gone = not windows.registered(UNINSTALL) and not windows.registered(OWN_KEY)
    demand(gone, "nothing is registered any more")
    types = [key for key in TYPES if windows.registered(key)]
    demand(not types, "no type of files is left behind")


def prove(work: Path, out: Path) -> None:
    """All steps, one after the other."""
    first, second = make_installers(work, out)
    windows = Windows(work / "windows")
    folder = windows.local / "Programs" / TITLE

    windows.install(first)
    demand(names(folder) == installed("only_in_the_first.txt"), f"{FIRST} is installed for one person, whole")
    check_registered(windows, FIRST, folder)
    check_starting(windows, folder)
    check_double_click(windows, "my match.save")
    kept = lay_strangers(windows, folder)
    check_refusal(windows, second, folder)

    windows.install(second)
    ours = names(folder) - {path.relative_to(folder).as_posix() for path in kept if folder in path.parents}
    demand(ours == installed("only_in_the_second.txt"), f"{SECOND} over it leaves nothing of {FIRST}")
    check_registered(windows, SECOND, folder)
    check_starting(windows, folder)
    check_kept(kept, "after the second version")

    windows.uninstall()
    check_kept(kept, "after uninstalling")
    check_gone(windows, folder, kept)
    prove_a_chosen_folder(windows, second)
    prove_leaving_nothing(windows, second, folder)


def prove_a_chosen_folder(windows: Windows, setup: Path) -> None:
    """A folder of the person's own choice, with a space and an umlaut, is kept to, and goes at the end."""
    folder = windows.path(CHOSEN)
    windows.install_into(CHOSEN, setup)
    demand(names(folder) == installed("only_in_the_second.txt"), f"it can be installed into {CHOSEN}")
    windows.install(setup)
    check_registered(windows, SECOND, folder)
    check_starting(windows, folder)
    windows.uninstall()
    check_gone(windows, folder, ())
    demand(not folder.exists(), "an empty folder is taken away, too")


def prove_leaving_nothing(windows: Windows, setup: Path, folder: Path) -> None:
    """Whoever ticks their matches has them deleted, too, and nothing else."""
    windows.install(setup)
    kept = lay_strangers(windows, folder)
    windows.uninstall("/DELETEDATA")
    left = {path.name for path in kept if path.exists()}
    demand(left == {"my notes.txt"}, "asked to, it deletes matches and settings, and no file of others")
    demand(not (windows.local / TITLE).exists(), "their folder is gone, too")


def main(words: list[str]) -> int:
    """Prove the installer; 1 and a line when something isn't as it should be."""
    out = Path(words[0]).absolute() if words else HOME / "build" / "proof"
    out.mkdir(parents=True, exist_ok=True)
    try:
        for tool in ("makensis", COMPILER, "wine64", "wineserver"):
            found(tool)
        with tempfile.TemporaryDirectory(prefix="herotable-nsis-", ignore_cleanup_errors=True) as work:
            prove(Path(work), out)
    except (NotProved, OSError, subprocess.SubprocessError) as reason:
        print(f"prove_nsis: not proved: {reason}", file=sys.stderr)
        return 1
    told("proved")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
