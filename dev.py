#!/usr/bin/env python3
"""One command for everything, from a fresh checkout.

What it makes lies in this folder, or in your cache where this folder can't be written to.

python3 dev.py play [words]    install what the game needs (once) and start it; the words go to the game
python3 dev.py compile         compile the engine now, rather than beside the game that play starts
python3 dev.py test [words]    run every test, compiled and uncompiled; the words go to pytest instead
                               --python 3.13 before them: with that Python, if this machine has it
python3 dev.py check           style, types and import contracts
python3 dev.py fuzz [words]    try every reader of files and typed words with inputs that are made to break it
python3 dev.py feel [words]    show all motions of the table one after the other, for looking at
python3 dev.py language CODE   what a language that is being added still lacks, such as nl
python3 dev.py art [games]     render the pictures anew from the SVG files that have changed
python3 dev.py sound           write the sound files anew from their synthesis
python3 dev.py build           freeze the game into a folder that needs no Python, and try it
python3 dev.py clean           take away all that the commands above have made
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("dev.py: Herotable needs Python 3.11 or newer; this is %d.%d" % sys.version_info[:2])

import contextlib
import lzma
import os
import platform
import shutil
import subprocess
import tarfile
from pathlib import Path

HOME = Path(__file__).resolve().parent
if str(HOME) not in sys.path:
    sys.path.insert(0, str(HOME))

from game import built  # noqa: E402 - only a Python that is new enough can read the rest
from tools import engine  # noqa: E402
from tools.environment import install, make_venv  # noqa: E402
from tools.places import VENV, Places, find_places  # noqa: E402
from tools.pythons import find_python  # noqa: E402
from tools.running import WINDOWS, TroubleError, say  # noqa: E402

MADE = ("build", "dist", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", ".import_linter_cache")
WINDOW_TOOLS = ("Xvfb", "xdotool", "openbox", "import")
NO_WINDOW = {"--version", "--selftest", "-h", "--help"}  # words of the game that end at once
LARGEST_PACKAGE = 30_000_000  # bytes to download
NO_SCREEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def run(command: list[str], env: dict[str, str] | None = None) -> int:
    """Run a program in the project's folder and return its exit code."""
    return subprocess.run(command, cwd=HOME, env={**os.environ, **(env or {})}, check=False).returncode


# The commands


def play(places: Places, words: list[str]) -> int:
    """Start the game where the person stands, so that its words may name files there."""
    make_venv(places)
    install(places, "runtime")
    env = places.environment()
    if "bench" in words:
        engine.compile_engine(places)  # nothing is to run beside what is measured
    elif not NO_WINDOW & set(words):
        env[built.COMING] = engine.begin_beside(places, [sys.executable, str(HOME / "dev.py"), "compile"])
    if engine.in_place(HOME) and not built.engine(HOME):  # they can't be removed, and nobody knows their age
        env["HEROTABLE_PURE"] = "1"
    command = [str(places.python), "-m", "game", *words]
    if not WINDOWS:
        os.execve(command[0], command, env)  # noqa: S606 - the game itself then hears an interrupt
    return subprocess.run(command, env=env, check=False).returncode


def compile_now(places: Places, words: list[str]) -> int:
    """Compile the engine and wait for it, or beside the game whose process the words name."""
    if words[:1] == ["--beside"] and len(words) > 1 and words[1].isdecimal():
        engine.compile_beside(places, int(words[1]))
        return 0
    make_venv(places)
    install(places, "runtime")
    return 0 if engine.compile_engine(places) else 1


def test(places: Places, words: list[str]) -> int:
    """Run pytest with the words given; without any, all tests, those of rules and players uncompiled too."""
    if words[:1] == ["--python"]:
        return test_with_another(words[1:])
    prepare_to_build(places)
    usable = engine.compile_engine(places)
    plain = {**NO_SCREEN, "HEROTABLE_PURE": "1"}
    pytest = [str(places.python), "-m", "pytest"]
    if words:
        return run([*pytest, *words], NO_SCREEN if usable else plain)
    # all cores: "auto" would leave out half of those that share one, because Dask brings psutil
    both = [*pytest, "-n", "logical", "--dist", "worksteal", "-q", "-m", "not display"]
    failed = 0
    if usable:
        say("tests, engine compiled")
        failed |= run(both, NO_SCREEN)
    say("tests, engine uncompiled")
    where = [str(path) for path in rules_and_players_tests()] if usable else []
    failed |= run([*both, *where], plain)
    return failed | test_windows(places)


def test_with_another(words: list[str]) -> int:
    """Run the tests with another Python, which gets an environment of its own; its version comes first."""
    version, *words = words or [""]
    python = find_python(version)
    say(f"tests with Python {version}: {python}")
    return run([str(python), "dev.py", "test", *words], {VENV: f"build/python-{version}"})


def rules_and_players_tests() -> list[Path]:
    """List the folders whose tests run compiled and uncompiled."""
    tests = HOME / "tests"
    games = [path.parent.name for path in HOME.glob("game/*/rules")]
    return [
        tests / name
        for name in ["engine", "laws", "golden", "reference", "ai", *games]
        if (tests / name).is_dir()
    ]


def test_windows(places: Places) -> int:
    """Run the tests that drive a real window, where the tools for that are there."""
    lacking = [tool for tool in WINDOW_TOOLS if not shutil.which(tool)]
    if lacking:
        say(f"the tests in a real window are left out: they need {', '.join(lacking)}")
        return 0
    say("tests in a real window")
    # three at a time: they wait more than they work
    command = ["-m", "pytest", "-n", "3", "--dist", "worksteal", "-q", "-m", "display"]
    return run([str(places.python), *command])


def check(places: Places, _words: list[str]) -> int:
    """Run every linter; each one, even when one before it has found something."""
    prepare_to_build(places)
    scripts = places.python.parent
    commands = [
        [str(scripts / "ruff"), "check", "."],
        [str(scripts / "ruff"), "format", "--check", "."],
        [str(places.python), "-m", "mypy"],
        [str(scripts / "lint-imports")],
    ]
    codes = []
    for command in commands:
        say(" ".join([Path(command[0]).name, *command[1:]]))
        codes.append(run(command))
    return int(any(codes))


def fuzz(places: Places, words: list[str]) -> int:
    """Run the fuzzer, which the tests do without; the words go to it."""
    prepare_to_build(places)
    install(places, "fuzz")
    return run([str(places.python), "-m", "tests.fuzz", *words], NO_SCREEN)


def feel(places: Places, words: list[str]) -> int:
    """Show the reel of motions; the words go to it."""
    make_venv(places)
    install(places, "runtime")
    return run([str(places.python), "-m", "tools.feel", *words], {"HEROTABLE_PURE": "1"})


def language(places: Places, words: list[str]) -> int:
    """Tell what the texts of a language lack; nothing else, since people write it into a file."""
    with contextlib.redirect_stdout(sys.stderr):
        prepare_to_build(places)
    return run(
        [str(places.python), "-m", "game.translating", *words],
        {**NO_SCREEN, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
    )


def art(places: Places, words: list[str]) -> int:
    """Renew the atlases of pictures."""
    prepare_to_build(places)
    return run([str(places.python), "-m", "tools.art", *words])


def sound(places: Places, _words: list[str]) -> int:
    """Write the sound files anew."""
    prepare_to_build(places)
    return run([str(places.python), "-m", "tools.sound"])


def build(places: Places, _words: list[str]) -> int:
    """Freeze the game into dist/herotable, let it test itself, and pack it."""
    prepare_to_build(places)
    usable = engine.compile_engine(places)
    words = ["--noconfirm", "--log-level", "WARN", "--distpath", "dist", "--workpath", "build/frozen"]
    plain = {"PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0"}  # archives and packages press it once, and better
    if run([str(places.python), "-m", "PyInstaller", *words, "build.spec"], plain):
        raise TroubleError("PyInstaller failed, see above")
    program = HOME / "dist" / "herotable" / ("herotable.exe" if WINDOWS else "herotable")
    if run([str(program), "--selftest", "tests/saves"], NO_SCREEN):
        raise TroubleError(f"the frozen game failed its own test: {program} --selftest tests/saves")
    if run([str(places.python), "packaging/check_bundle.py"]):
        raise TroubleError("the frozen game is too large, see above")
    if usable and not [*program.parent.rglob("herotable__mypyc*")]:
        raise TroubleError("the engine is compiled, but isn't in the frozen game")
    name = HOME / "dist" / f"herotable-{platform.system()}-{platform.machine()}".lower()
    packed = pack(name)
    size = packed.stat().st_size
    if size > LARGEST_PACKAGE and not WINDOWS:  # a zip file presses less than its installer
        raise TroubleError(f"{packed} has {size / 1e6:.1f} MB, more than {LARGEST_PACKAGE / 1e6:.0f}")
    say(f"{program.parent} works; packed: {packed}, {size / 1e6:.1f} MB")
    return 0


def pack(name: Path) -> Path:
    """Pack the frozen game as `name`: a zip file on Windows, else a .tar.xz as small as it gets."""
    folder = HOME / "dist"
    if WINDOWS:
        return Path(shutil.make_archive(str(name), "zip", folder, "herotable"))
    file = name.with_name(f"{name.name}.tar.xz")
    filters: list[dict[str, int]] = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]
    if platform.machine() == "x86_64":
        filters.insert(0, {"id": lzma.FILTER_X86})  # where calls lead repeats, how far that is doesn't
    with lzma.open(file, "wb", filters=filters) as packed, tarfile.open(fileobj=packed, mode="w") as archive:
        archive.add(folder / "herotable", "herotable")
    return file


def prepare_to_build(places: Places) -> None:
    """Make the environment with everything that tests, checks and builds."""
    make_venv(places)
    install(places, "dev")


def clean(places: Places, _words: list[str]) -> int:
    """Remove .venv, builds, caches and compiled modules."""
    engine.clear_away(places)
    for name in (*MADE, places.venv.name):
        shutil.rmtree(HOME / name, ignore_errors=True)
    shutil.rmtree(built.cache(HOME), ignore_errors=True)
    return 0


COMMANDS = {
    "play": play,
    "compile": compile_now,
    "test": test,
    "check": check,
    "fuzz": fuzz,
    "feel": feel,
    "language": language,
    "art": art,
    "sound": sound,
    "build": build,
    "clean": clean,
}


def main() -> int:
    """Obey the command line; 2 for a word that is no command."""
    name, *words = sys.argv[1:] or ["play"]
    if name in {"-h", "--help", "help"}:
        print(__doc__)
        return 0
    if name not in COMMANDS:
        print(f"dev.py: no command {name!r}; there are: {', '.join(COMMANDS)}", file=sys.stderr)
        return 2
    try:
        return COMMANDS[name](find_places(HOME), words)
    except TroubleError as trouble:
        print(f"dev.py: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
