"""What a bundle leaves out: libraries, locales and codecs that a card game without a network doesn't need."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import babel
import pytest

HOME = Path(__file__).resolve().parents[2]
PACKAGING = HOME / "packaging"


@pytest.fixture(autouse=True)
def _packaging_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(PACKAGING)


def module(name: str) -> ModuleType:
    """A script of packaging/ as a module."""
    return importlib.import_module(name)


def bundle(where: Path, *names: str) -> Path:
    """What looks like a frozen program with these files inside."""
    folder = where / "herotable"
    for name in ("herotable", *(f"_internal/{one}" for one in names or ("assets/back.webp",))):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"1")
    return folder


def refusal(folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What check_bundle says against a bundle."""
    assert module("check_bundle").main(folder) == 1
    return capsys.readouterr().err


# What the build looks for


@pytest.mark.parametrize(
    "name",
    [
        "libcrypto.so.3",
        "libssl.so.3",
        "python3.11/lib-dynload/_ssl.cpython-311-x86_64-linux-gnu.so",
        "python3.11/lib-dynload/_codecs_jp.cpython-311-x86_64-linux-gnu.so",
        "numpy.libs/libscipy_openblas64_-8fb3d286.so",
        "numpy/core/_multiarray_umath.so",
        "pygame_gui/data/NotoSansJP-Regular.ttf",
        "assets/common/art/crest.svg",
    ],
)
def test_a_bundle_with_something_unneeded_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    """The file is named."""
    assert f"it carries {name} (" in refusal(bundle(tmp_path, name), capsys)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere these stay")
@pytest.mark.parametrize(
    "name", ["libfluidsynth-2d6ca569.so.3.5.6", "libtiff-9370c332.so.6.3.0", "libsndfile-b31f7dcd.so.1.0.37"]
)
def test_readers_of_foreign_formats_are_refused_on_linux(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    """As files and as links to them."""
    folder = bundle(tmp_path, f"pygame_ce.libs/{name}")
    (folder / "_internal" / name).symlink_to(f"pygame_ce.libs/{name}")

    assert refusal(folder, capsys).count(name) == 2


def test_a_bundle_that_is_too_large_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A small one isn't."""
    check = module("check_bundle")
    folder = bundle(tmp_path)

    assert check.main(folder) == 0
    monkeypatch.setattr(check, "LARGEST", 1)
    capsys.readouterr()
    assert "more than" in refusal(folder, capsys)


def test_a_package_that_is_too_large_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The .deb and the archive may have 30 MB."""
    facts = module("facts")
    folder = bundle(tmp_path)
    made = tmp_path / "made.deb"
    made.write_bytes(b"12")
    words = [str(folder), str(tmp_path)]

    assert facts.LARGEST == 30_000_000
    assert facts.obey("make_deb", lambda _bundle, _folder: made, words) == 0
    monkeypatch.setattr(facts, "LARGEST", 1)
    assert facts.obey("make_deb", lambda _bundle, _folder: made, words) == 1
    assert "it may have" in capsys.readouterr().err


# How libraries are left out


def test_what_a_dropped_library_alone_needs_goes_with_it() -> None:
    """And what others need, too, stays."""
    needs = {
        "mixer": {"synth", "ogg"},
        "synth": {"files", "c"},
        "files": {"ogg", "encoder"},
        "encoder": {"ogg"},
        "ogg": {"c"},
        "c": set(),
    }

    assert module("stubs").orphans(needs, {"synth"}) == {"files", "encoder"}


@pytest.fixture(scope="module")
def slim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of pygame without the libraries that a bundle does without."""
    sys.path.insert(0, str(PACKAGING))
    stubs = module("stubs")
    sys.path.remove(str(PACKAGING))
    if not stubs.usable():
        pytest.skip("needs Linux and a C compiler")
    where = tmp_path_factory.mktemp("slim")
    spec = importlib.util.find_spec("pygame")
    assert spec is not None and spec.origin is not None
    site = Path(spec.origin).parents[1]
    libraries = [path for path in (site / "pygame_ce.libs").iterdir() if ".so" in path.name]
    extensions = list((site / "pygame").rglob("*.so"))
    entries = [(path.relative_to(site).as_posix(), str(path), "BINARY") for path in libraries + extensions]
    unused = ("fluidsynth", "mpg123", "tiff", "xmp", "FLAC", "opusfile", "wavpack")
    for name, path, _ in stubs.without(entries, [f"lib{one}*" for one in unused], where / "work"):
        (where / name).parent.mkdir(parents=True, exist_ok=True)
        (where / name).write_bytes(Path(path).read_bytes())
    for path in (site / "pygame").rglob("*.py"):
        copy = where / path.relative_to(site)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    return where


@pytest.fixture(scope="module")
def slim_pillow(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of Pillow without the libraries that a bundle does without."""
    sys.path.insert(0, str(PACKAGING))
    stubs = module("stubs")
    sys.path.remove(str(PACKAGING))
    if not stubs.usable():
        pytest.skip("needs Linux and a C compiler")
    where = tmp_path_factory.mktemp("slim_pillow")
    spec = importlib.util.find_spec("PIL")
    assert spec is not None and spec.origin is not None
    site = Path(spec.origin).parents[1]
    files = [*(site / "PIL").glob("_imaging.*so"), *(site / "PIL").glob("_webp.*so")]
    files += [path for path in (site / "pillow.libs").iterdir() if ".so" in path.name]
    entries = [(path.relative_to(site).as_posix(), str(path), "BINARY") for path in files]
    for name, path, _ in stubs.without(entries, ["libtiff*", "libopenjp2*", "libxcb*"], where / "work"):
        (where / name).parent.mkdir(parents=True, exist_ok=True)
        (where / name).write_bytes(Path(path).read_bytes())
    for path in (site / "PIL").glob("*.py"):
        (where / "PIL" / path.name).write_bytes(path.read_bytes())
    return where


def test_clips_are_still_encoded(slim_pillow: Path) -> None:
    """GIF and WebP, by a Pillow that can't read TIFF and JPEG 2000."""
    done = run_slim(
        slim_pillow,
        f"import io; from PIL import Image; assert Image.__file__.startswith({str(slim_pillow)!r})\n"
        "one, two = Image.new('RGB', (40, 30), 'red'), Image.new('RGB', (40, 30), 'blue')\n"
        "for kind in ('GIF', 'WEBP'):\n"
        "    data = io.BytesIO()\n"
        "    one.save(data, kind, save_all=True, append_images=[two], duration=[100, 200])\n"
        "    assert Image.open(data).n_frames == 2\n",
    )

    assert done.returncode == 0, done.stderr
    assert not list(slim_pillow.rglob("libtiff*")) and not list(slim_pillow.rglob("libxcb*"))


def run_slim(slim: Path, text: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the slim pygame."""
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    env = {**os.environ, **quiet, "PYTHONPATH": str(slim)}
    return subprocess.run(
        [sys.executable, "-c", text], env=env, cwd=slim, capture_output=True, text=True, check=False
    )


def test_sounds_and_pictures_of_ours_are_still_read(slim: Path) -> None:
    """OGG Vorbis as a sound and as music, WebP and PNG."""
    theme, sound = (HOME / "assets" / "common" / "sound" / f"{name}.ogg" for name in ("theme", "win.0"))
    done = run_slim(
        slim,
        f"import pygame, zipfile, io; assert pygame.__file__.startswith({str(slim)!r})\n"
        "pygame.mixer.init(); pygame.display.init()\n"
        f"assert pygame.mixer.Sound({str(sound)!r}).get_length() > 0.5\n"
        f"pygame.mixer.music.load({str(theme)!r}); pygame.mixer.music.play()\n"
        "assert pygame.mixer.music.get_busy()\n"
        f"atlas = zipfile.ZipFile({str(HOME / 'assets' / 'common' / 'pictures.zip')!r})\n"
        "name = next(one for one in atlas.namelist() if one.endswith('.webp'))\n"
        "picture = pygame.image.load(io.BytesIO(atlas.read(name)), name)\n"
        "kept = io.BytesIO(); pygame.image.save(picture, kept, 'x.png'); kept.seek(0)\n"
        "assert pygame.image.load(kept, 'x.png').get_size() == picture.get_size()\n",
    )

    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "head",
    [
        b"ID3\x03" + bytes(6) + b"\xff\xfb\x90\x00" * 200,
        b"fLaC" + bytes(range(256)) * 8,
        b"MThd\0\0\0\6\0\0\0\1\0`MTrk\0\0\0\4\0\xff/\0" + bytes(64),
        b"Extended Module: " + bytes(2000),
        b"wvpk" + bytes(range(200)) * 8,
        b"OggS\0\2" + bytes(22) + b"OpusHead" + bytes(400),
    ],
    ids=["mp3", "flac", "midi", "module", "wavpack", "opus"],
)
def test_a_sound_in_another_format_is_an_error_and_no_crash(slim: Path, head: bytes) -> None:
    """As a damaged one is."""
    done = run_slim(
        slim,
        "import pygame, io\npygame.mixer.init()\n"
        f"try: pygame.mixer.music.load(io.BytesIO({head!r}), 'ogg')\nexcept pygame.error: print('refused')\n",
    )

    assert (done.returncode, done.stdout.strip()) == (0, "refused"), done.stderr


def test_a_picture_in_another_format_is_an_error_and_no_crash(slim: Path) -> None:
    """TIFF is not read any more."""
    head = b"II*\0" + (8).to_bytes(4, "little") + bytes(200)
    done = run_slim(
        slim,
        f"import pygame, io\ntry: pygame.image.load(io.BytesIO({head!r}), 'x.tif')\n"
        "except pygame.error: print('refused')\n",
    )

    assert (done.returncode, done.stdout.strip()) == (0, "refused"), done.stderr


# How locales are made small


@pytest.mark.parametrize("code", ["en", "en_001", "de", "fr", "pl"])
def test_a_slim_locale_formats_what_the_game_formats(tmp_path: Path, code: str) -> None:
    """Lists, numbers, plurals, days and times read as before, in a sixth of the bytes."""
    folder = Path(babel.__file__).parent / "locale-data"
    say = (
        "import sys, datetime, babel, babel.localedata as data\n"
        "from babel.dates import format_date, format_time\n"
        "from babel.lists import format_list\n"
        "from babel.numbers import format_decimal, format_percent\n"
        "if len(sys.argv) > 2: data._dirname = sys.argv[2]\n"
        "one = babel.Locale.parse(sys.argv[1])\n"
        "day = datetime.datetime(2026, 3, 14, 15, 9)\n"
        "for style in ('short', 'medium', 'long', 'full'): print(format_date(day, style, one))\n"
        "for style in ('short', 'medium'): print(format_time(day, style, locale=one))\n"
        "for style in ('standard', 'or'): print(format_list(['a', 'b', 'c'], style, one))\n"
        "print(format_decimal(1234567.891, locale=one), format_percent(0.25, locale=one))\n"
        "print([one.plural_form(count) for count in range(200)])\n"
    )
    before = after = 0
    for name in {"root", "en", "en_001", code}:
        path = folder / f"{name}.dat"
        _, copy, _ = module("locales").slim((f"babel/locale-data/{name}.dat", str(path), "DATA"), tmp_path)
        before, after = before + path.stat().st_size, after + Path(copy).stat().st_size
    told = [
        subprocess.run(
            [sys.executable, "-c", say, code, *words], capture_output=True, encoding="utf-8", check=True
        ).stdout
        for words in ([], [str(tmp_path)])
    ]

    assert told[0] == told[1] != ""
    assert after < before / 6


def test_only_locales_are_made_slim(tmp_path: Path) -> None:
    """Other data files go in as they are."""
    entry = ("babel/global.dat", "/somewhere/global.dat", "DATA")

    assert module("locales").slim(entry, tmp_path) == entry


def test_nothing_of_ours_imports_what_the_bundle_leaves_out() -> None:
    """Modules that `build.spec` excludes would be missing in the frozen program alone."""
    tree = ast.parse((HOME / "build.spec").read_text(encoding="utf-8"))
    named = next(
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "UNUSED_MODULES"
    )
    unused = set(ast.literal_eval(named))
    sources = [
        path
        for folder in ("game", "ai", "saves")
        for path in (HOME / folder).rglob("*.py")
        if not path.is_relative_to(HOME / "ai" / "train")
    ]
    imported = [
        (path.relative_to(HOME).as_posix(), name)
        for path in sources
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for name in names_imported(node)
    ]

    assert "ssl" in unused and len(imported) > 1000
    assert [one for one in imported if {one[1], one[1].partition(".")[0]} & unused] == []


def names_imported(node: ast.AST) -> list[str]:
    """The modules that a statement imports."""
    if isinstance(node, ast.ImportFrom):
        return [node.module or ""]
    return [one.name for one in node.names] if isinstance(node, ast.Import) else []
