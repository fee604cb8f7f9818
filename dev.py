#!/usr/bin/env python3
"""One command for everything, from a fresh checkout; it changes nothing outside this folder.

python3 dev.py play [words]    install what the game needs (once) and start it; the words go to the game
python3 dev.py test [words]    run every test, compiled and uncompiled; the words go to pytest instead
python3 dev.py check           style, types and import contracts
python3 dev.py fuzz [words]    try every reader of files and typed words with inputs that are made to break it
python3 dev.py language CODE   what a language that is being added still lacks, such as nl
python3 dev.py build           freeze the game into a folder that needs no Python, and try it
python3 dev.py clean           take away all that the commands above have made
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("dev.py: Herotable needs Python 3.11 or newer; this is %d.%d" % sys.version_info[:2])

import contextlib
import hashlib
import os
import platform
import shutil
import subprocess
import sysconfig
from pathlib import Path

HOME = Path(__file__).resolve().parent
VENV = HOME / ".venv"
WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
EXTENSIONS = ("herotable__mypyc*", "game/**/*", "ai/**/*")
# what the compiled code depends on: itself, and the constants and types that it takes from its neighbours
COMPILED_FROM = (
    "setup.py",
    "game/engine/*.py",
    "game/*/actions.py",
    "game/*/cards.py",
    "game/*/clash.py",
    "game/*/decks.py",
    "game/*/effects.py",
    "game/*/facts.py",
    "game/*/final_round.py",
    "game/*/laying.py",
    "game/*/pasts.py",
    "game/*/pieces.py",
    "game/*/plays.py",
    "game/*/redeal.py",
    "game/*/road.py",
    "game/*/rounds.py",
    "game/*/rules.py",
    "game/*/steps.py",
    "game/*/trick.py",
    "game/*/turn_end.py",
    "game/*/values.py",
    "game/*/view.py",
    "game/*/windows.py",
    "game/*/young.py",
    "ai/search.py",
    "ai/knowledge/*.py",
)
MADE = ("build", "dist", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", ".import_linter_cache")
WINDOW_TOOLS = ("Xvfb", "xdotool", "openbox", "import")
NO_SCREEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
COMPILE_SECONDS = 900


class TroubleError(Exception):
    """What keeps a command from going on, in one line for a person."""


def say(line: str) -> None:
    """Tell the person at the keyboard one line."""
    print(f"dev.py: {line}", flush=True)


def run(command: list[str], env: dict[str, str] | None = None) -> int:
    """Run a program in the project's folder and return its exit code."""
    return subprocess.run(command, cwd=HOME, env={**os.environ, **(env or {})}, check=False).returncode


def run_quietly(command: list[str], log: Path, seconds: int | None = None) -> bool:
    """Run a program, all it says going to the file `log`; whether it succeeded."""
    log.parent.mkdir(parents=True, exist_ok=True)
    env = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1", "PIP_USER": "0"}
    with log.open("w", encoding="utf-8") as out:
        try:
            ended = subprocess.run(
                command, cwd=HOME, env=env, stdout=out, stderr=subprocess.STDOUT, timeout=seconds, check=False
            )
        except subprocess.TimeoutExpired:
            out.write(f"\nstopped after {seconds} seconds\n")
            return False
    return ended.returncode == 0


# The environment: .venv, with exactly the versions of requirements/*.txt


def make_venv() -> None:
    """Make .venv with this Python, unless this Python has made it before."""
    stamp = VENV / ".made-by"
    if PYTHON.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == sys.version:
        return
    shutil.rmtree(VENV, ignore_errors=True)
    log = HOME / "build" / "venv.log"
    if not run_quietly([sys.executable, "-m", "venv", str(VENV)], log):
        shutil.rmtree(VENV, ignore_errors=True)
        cure = "install it with: sudo apt install python3-venv" if shutil.which("apt") else f"see {log}"
        raise TroubleError(f"this Python can't make a virtual environment (no venv or ensurepip); {cure}")
    stamp.write_text(sys.version, encoding="utf-8")


def install(lock: str) -> None:
    """Bring .venv to the versions of requirements/`lock`.txt; nothing is fetched when they are there."""
    file = HOME / "requirements" / f"{lock}.txt"
    stamp, wanted = VENV / f".installed-{lock}", hashlib.sha256(file.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    say(f"installing requirements/{lock}.txt into .venv (once)")
    log = VENV / f"install-{lock}.log"
    words = ["install", "--quiet", "--only-binary", ":all:", "--require-hashes", "-r", str(file)]
    if not run_quietly([str(PYTHON), "-m", "pip", *words], log):
        raise TroubleError(
            f"installing failed: {why_pip_failed(log.read_text(encoding='utf-8'))} (all of it: {log})"
        )
    stamp.write_text(wanted, encoding="utf-8")


def why_pip_failed(text: str) -> str:
    """Pick the reason out of what pip said."""
    if any(sign in text for sign in ("NewConnectionError", "ConnectTimeout", "NameResolution", "ProxyError")):
        return "no network, or the package index is out of reach"
    errors = [line.removeprefix("ERROR: ") for line in text.splitlines() if line.startswith("ERROR: ")]
    return errors[-1][:200] if errors else "pip gave no reason"


# The engine, compiled where a C compiler is there


def compiler_missing() -> str:
    """Say what this machine lacks for compiling; nothing when all is there."""
    if WINDOWS:
        programs = Path(os.environ.get("PROGRAMFILES(X86)", "C:/Program Files (x86)"))
        found = shutil.which("cl") or (programs / "Microsoft Visual Studio/Installer/vswhere.exe").exists()
        return "" if found else "no Microsoft C compiler"
    if (
        sys.platform == "darwin"
        and subprocess.run(["/usr/bin/xcode-select", "-p"], capture_output=True, check=False).returncode
    ):
        return "no C compiler"
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if not shutil.which(words[0]):
        return "no C compiler"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return "" if header.exists() else "a C compiler, but no Python headers (on Debian: python3-dev)"


def extensions() -> list[Path]:
    """List the compiled modules that lie beside their sources."""
    found = [path for pattern in EXTENSIONS for path in HOME.glob(pattern)]
    return [path for path in found if path.suffix in {".so", ".pyd"}]


def fingerprint(lacking: str) -> str:
    """Hash what the compiled engine depends on: sources, this Python, and what is `lacking` for compiling."""
    digest = hashlib.sha256(f"{sys.version} {lacking}".encode())
    for path in sorted({path for pattern in COMPILED_FROM for path in HOME.glob(pattern)}):
        digest.update(path.relative_to(HOME).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def compile_engine() -> bool:
    """Bring the compiled engine up to date where that is possible; whether it can be used.

    It never keeps anybody from playing: whatever goes wrong is told in a line, and the game runs uncompiled.
    What was told is not told again until something changes.
    """
    if os.environ.get("HEROTABLE_PURE"):
        return False
    lacking = compiler_missing()
    stamp, wanted = VENV / ".compiled", fingerprint(lacking)
    last, _, outcome = (stamp.read_text(encoding="utf-8") if stamp.exists() else "").partition(" ")
    if last == wanted and (outcome != "compiled" or extensions()):
        return outcome == "compiled"
    reason = lacking or why_not_compiled()
    if reason:
        say(f"the engine runs uncompiled, several times slower: {reason}")
    stamp.write_text(f"{wanted} {'uncompiled' if reason else 'compiled'}", encoding="utf-8")
    return not reason


def why_not_compiled() -> str:
    """Compile the engine anew beside its sources and say so; the reason when that fails."""
    log = HOME / "build" / "compile.log"
    try:
        for path in extensions():
            path.unlink()
        install("compile")
    except (TroubleError, OSError) as trouble:
        return str(trouble)
    say("compiling the engine (once, about half a minute)")
    done = run_quietly([str(PYTHON), "setup.py", "build_ext", "--inplace"], log, COMPILE_SECONDS)
    if done and extensions():
        return ""
    last = [line for line in log.read_text(encoding="utf-8").splitlines() if line.strip()][-1:]
    return f"compiling failed, see {log}: {last[0][:160] if last else 'no output'}"


# The commands


def play(words: list[str]) -> int:
    """Start the game where the person stands, so that its words may name files there."""
    make_venv()
    install("runtime")
    usable = compile_engine()
    env = {**os.environ, "PYTHONPATH": str(HOME), "PYTHONSAFEPATH": "1"}
    if not usable:
        env["HEROTABLE_PURE"] = "1"
    command = [str(PYTHON), "-m", "game", *words]
    if not WINDOWS:
        os.execve(command[0], command, env)  # noqa: S606 - the game itself then hears an interrupt
    return subprocess.run(command, env=env, check=False).returncode


def test(words: list[str]) -> int:
    """Run pytest with the words given; without any, all tests, those of rules and players uncompiled too."""
    prepare_to_build()
    usable = compile_engine()
    plain = {**NO_SCREEN, "HEROTABLE_PURE": "1"}
    pytest = [str(PYTHON), "-m", "pytest"]
    if words:
        return run([*pytest, *words], NO_SCREEN if usable else plain)
    both = [*pytest, "-n", "auto", "-q", "-m", "not display"]
    failed = 0
    if usable:
        say("tests, engine compiled")
        failed |= run(both, NO_SCREEN)
    say("tests, engine uncompiled")
    where = [str(path) for path in rules_and_players_tests()] if usable else []
    failed |= run([*both, *where], plain)
    return failed | test_windows()


def rules_and_players_tests() -> list[Path]:
    """List the folders whose tests run compiled and uncompiled."""
    tests = HOME / "tests"
    games = [path.parent.name for path in HOME.glob("game/*/rules.py")]
    return [
        tests / name
        for name in ["engine", "laws", "golden", "reference", "ai", *games]
        if (tests / name).is_dir()
    ]


def test_windows() -> int:
    """Run the tests that drive a real window, where the tools for that are there."""
    lacking = [tool for tool in WINDOW_TOOLS if not shutil.which(tool)]
    if lacking:
        say(f"the tests in a real window are left out: they need {', '.join(lacking)}")
        return 0
    say("tests in a real window")
    # two at a time: they wait more than they work
    return run([str(PYTHON), "-m", "pytest", "-n", "2", "-q", "-m", "display"])


def check(_words: list[str]) -> int:
    """Run every linter; each one, even when one before it has found something."""
    prepare_to_build()
    scripts = PYTHON.parent
    commands = [
        [str(scripts / "ruff"), "check", "."],
        [str(scripts / "ruff"), "format", "--check", "."],
        [str(PYTHON), "-m", "mypy"],
        [str(scripts / "lint-imports")],
    ]
    codes = []
    for command in commands:
        say(" ".join([Path(command[0]).name, *command[1:]]))
        codes.append(run(command))
    return int(any(codes))


def fuzz(words: list[str]) -> int:
    """Run the fuzzer, which the tests do without; the words go to it."""
    prepare_to_build()
    install("fuzz")
    return run([str(PYTHON), "-m", "tests.fuzz", *words], NO_SCREEN)


def language(words: list[str]) -> int:
    """Tell what the texts of a language lack; nothing else, since people write it into a file."""
    with contextlib.redirect_stdout(sys.stderr):
        prepare_to_build()
    return run(
        [str(PYTHON), "-m", "game.translating", *words], {**NO_SCREEN, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    )


def build(_words: list[str]) -> int:
    """Freeze the game into dist/herotable, let it test itself, and pack it."""
    prepare_to_build()
    compile_engine()
    words = ["--noconfirm", "--log-level", "WARN", "--distpath", "dist", "--workpath", "build/frozen"]
    if run([str(PYTHON), "-m", "PyInstaller", *words, "build.spec"]):
        raise TroubleError("PyInstaller failed, see above")
    program = HOME / "dist" / "herotable" / ("herotable.exe" if WINDOWS else "herotable")
    if run([str(program), "--selftest", "tests/saves"], NO_SCREEN):
        raise TroubleError(f"the frozen game failed its own test: {program} --selftest tests/saves")
    name = HOME / "dist" / f"herotable-{platform.system()}-{platform.machine()}".lower()
    packed = shutil.make_archive(str(name), "zip" if WINDOWS else "xztar", HOME / "dist", "herotable")
    say(f"{program.parent} works; packed: {packed}, {Path(packed).stat().st_size / 1e6:.1f} MB")
    return 0


def prepare_to_build() -> None:
    """Make the environment with everything that tests, checks and builds."""
    make_venv()
    install("dev")


def clean(_words: list[str]) -> int:
    """Remove .venv, builds, caches and compiled modules."""
    for path in extensions():
        path.unlink()
    for name in (*MADE, VENV.name):
        shutil.rmtree(HOME / name, ignore_errors=True)
    return 0


COMMANDS = {
    "play": play,
    "test": test,
    "check": check,
    "fuzz": fuzz,
    "language": language,
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
        return COMMANDS[name](words)
    except TroubleError as trouble:
        print(f"dev.py: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
