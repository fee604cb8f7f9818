"""Write what winget, Scoop, Homebrew and itch.io want to be told of a release.

    python packaging/stores.py [FOLDER] [OUT]

FOLDER (dist) holds the release's installers, whose hashes go in; the manifests go to OUT (dist/stores). All
that they say comes from `facts.toml` and the version, and is checked by `store_shapes` before it is written.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from facts import DIST, FACTS, NAME, TITLE, CannotPack, about, date, say, version
from store_shapes import check

WINGET: Final = "1.10.0"  # version of its manifests
LOCALES: Final = {"en": "en-US", "de": "de-DE", "fr": "fr-FR"}
MACOS_NAMES: Final = {"11.0": "big_sur", "12.0": "monterey", "13.0": "ventura", "14.0": "sonoma"}
RUNNING: Final = 2  # the installer's exit code while the program runs
PLACES: Final = {  # where a person's matches and settings lie
    "windows": r"%LOCALAPPDATA%\Herotable",
    "macos": "~/Library/Application Support/Herotable",
}
FILES: Final = {
    "setup": f"{NAME}-{{version}}-windows-x64-setup.exe",
    "zip": f"{NAME}-{{version}}-windows-x64.zip",
    "arm64": f"{NAME}-{{version}}-macos-arm64.dmg",
    "x86_64": f"{NAME}-{{version}}-macos-x86_64.dmg",
}
CHANNELS: Final = {  # of itch.io, and what starts the program there
    "linux": NAME,
    "windows": f"{NAME}.exe",
    "mac-arm64": f"{TITLE}.app",
    "mac-x86_64": f"{TITLE}.app",
}
Manifest = dict[str, Any]


def file_name(kind: str) -> str:
    """The name of one of the release's files."""
    return FILES[kind].format(version=version())


def address(kind: str) -> str:
    """Where one of the release's files is downloaded."""
    return f"{FACTS['downloads'].format(version=version())}/{file_name(kind)}"


def sums(folder: Path) -> dict[str, str]:
    """The SHA-256 of each file that is told of; CannotPack if one is missing."""
    missing = [file_name(kind) for kind in FILES if not (folder / file_name(kind)).is_file()]
    if missing:
        raise CannotPack(f"{folder} lacks {', '.join(missing)}")
    return {kind: hashlib.sha256((folder / file_name(kind)).read_bytes()).hexdigest() for kind in FILES}


def stays(language: str, system: str) -> str:
    """What is said of matches to somebody who uninstalls the program."""
    told: str = FACTS["text"][language]["stays"]
    return told.format(place=PLACES[system])


# winget


def winget(hashes: Mapping[str, str]) -> dict[str, Manifest]:
    """The manifests by file name: the version, the installer, and a page in each language."""
    name = FACTS["winget_id"]
    made = {f"{name}.yaml": _winget("version", DefaultLocale=LOCALES["en"])}
    made[f"{name}.installer.yaml"] = _winget("installer", **_installer(hashes["setup"]))
    for language, locale in LOCALES.items():
        kind = "defaultLocale" if language == "en" else "locale"
        made[f"{name}.locale.{locale}.yaml"] = _winget(kind, **_page(language, locale))
    return made


def _winget(kind: str, **told: object) -> Manifest:
    head = {"PackageIdentifier": FACTS["winget_id"], "PackageVersion": version()}
    return {**head, **told, "ManifestType": kind, "ManifestVersion": WINGET}


def _installer(sha256: str) -> Manifest:
    return {
        "Platform": ["Windows.Desktop"],
        "MinimumOSVersion": FACTS["oldest_windows"],
        "InstallerType": "nullsoft",
        "Scope": "user",
        "InstallModes": ["interactive", "silent"],
        "UpgradeBehavior": "install",
        "ExpectedReturnCodes": [
            {"InstallerReturnCode": RUNNING, "ReturnResponse": "packageInUseByApplication"}
        ],
        "FileExtensions": [FACTS["extension"]],
        "ProductCode": TITLE,
        "ReleaseDate": date(),
        "Installers": [
            {"Architecture": "x64", "InstallerUrl": address("setup"), "InstallerSha256": sha256.upper()}
        ],
    }


def _page(language: str, locale: str) -> Manifest:
    page = {
        "PackageLocale": locale,
        "Publisher": FACTS["publisher"],
        "PublisherUrl": FACTS["home"],
        "PublisherSupportUrl": FACTS["help"],
        "PackageName": TITLE,
        "PackageUrl": FACTS["home"],
        "License": FACTS["licence"],
        "LicenseUrl": FACTS["licence_page"],
        "Copyright": FACTS["rights"],
        "ShortDescription": FACTS["text"][language]["summary"],
        "Description": about(language),
        "Tags": FACTS["tags"],
        "ReleaseNotesUrl": FACTS["changes"],
        "InstallationNotes": stays(language, "windows"),
    }
    return {**page, "Moniker": NAME} if language == "en" else page


def yaml(value: object, depth: int = 0) -> str:
    """Mappings and lists as YAML; texts are in quotes, as JSON has them, which YAML reads the same."""
    space = "  " * depth
    if isinstance(value, Mapping):
        return "".join(f"{space}{key}:{_under(one, depth)}" for key, one in value.items())
    if isinstance(value, list):
        return "".join(f"{space}- {yaml_item(one, depth).lstrip()}" for one in value)
    return json.dumps(value, ensure_ascii=False)


def yaml_item(value: object, depth: int) -> str:
    """One entry of a list."""
    return yaml(value, depth + 1) if isinstance(value, Mapping) else f"{yaml(value)}\n"


def _under(value: object, depth: int) -> str:
    nested = isinstance(value, (Mapping, list))
    return f"\n{yaml(value, depth + 1)}" if nested else f" {yaml(value)}\n"


# Scoop, Homebrew, itch.io


def scoop(hashes: Mapping[str, str]) -> Manifest:
    """The manifest: the program out of its archive, with an entry in the start menu."""
    return {
        "version": version(),
        "description": FACTS["text"]["en"]["summary"],
        "homepage": FACTS["home"],
        "license": {"identifier": FACTS["licence"], "url": FACTS["licence_page"]},
        "notes": stays("en", "windows"),
        "architecture": {"64bit": {"url": address("zip"), "hash": hashes["zip"]}},
        "extract_dir": f"{NAME}-{version()}",
        "bin": f"{NAME}.exe",
        "shortcuts": [[f"{NAME}.exe", TITLE]],
    }


def cask(hashes: Mapping[str, str]) -> str:
    """The cask; `brew uninstall --zap` removes matches and settings, too."""
    link = address("arm64").replace(version(), "#{version}").replace("arm64", "#{arch}")
    return f"""\
cask "{NAME}" do
  arch arm: "arm64", intel: "x86_64"

  version "{version()}"
  sha256 arm:   "{hashes["arm64"]}",
         intel: "{hashes["x86_64"]}"

  url "{link}"
  name "{TITLE}"
  desc "{FACTS["text"]["en"]["summary"]}"
  homepage "{FACTS["home"]}/"

  depends_on macos: ">= :{MACOS_NAMES[FACTS["oldest_macos"]]}"

  app "{TITLE}.app"

  zap trash: [
    "~/Library/Application Support/{TITLE}",
    "~/Library/Logs/{TITLE}",
  ]

  caveats "{stays("en", "macos")}"
end
"""


def itch() -> dict[str, str]:
    """For each channel what its app starts, and a script that sends all bundles with butler."""
    files = {
        f"{channel}/.itch.toml": f'[[actions]]\nname = "play"\npath = "{program}"\n'
        for channel, program in CHANNELS.items()
    }
    lines = [
        "#!/bin/sh",
        "# Sends the bundles in FOLDER, one folder a channel: push.sh FOLDER",
        "# butler and BUTLER_API_KEY are needed.",
        "set -eu",
        'here=$(dirname "$0")',
    ]
    for channel in CHANNELS:
        target = f"{FACTS['itch']}:{channel}"
        lines.append(f'cp "$here/{channel}/.itch.toml" "$1/{channel}/"')
        lines.append(f'butler push --if-changed --userversion {version()} "$1/{channel}" {target}')
    return {**files, "push.sh": "\n".join(lines) + "\n"}


def manifests(hashes: Mapping[str, str]) -> dict[str, str]:
    """Every file by its path, checked."""
    made = {}
    for name, told in winget(hashes).items():
        check(told["ManifestType"], told)
        schema = f"https://aka.ms/winget-manifest.{told['ManifestType']}.{WINGET}.schema.json"
        made[f"winget/{name}"] = f"# yaml-language-server: $schema={schema}\n{yaml(told)}"
    check("scoop", scoop(hashes))
    made[f"scoop/{NAME}.json"] = json.dumps(scoop(hashes), indent=4, ensure_ascii=False) + "\n"
    made[f"homebrew/{NAME}.rb"] = cask(hashes)
    return made | {f"itch/{name}": text for name, text in itch().items()}


def main(words: list[str]) -> int:
    """Write them; 1 and a line where a file is missing or a manifest is not as it should be."""
    folder = Path(words[0]) if words else DIST
    out = Path(words[1]) if len(words) > 1 else DIST / "stores"
    try:
        made = manifests(sums(folder))
    except CannotPack as reason:
        say(f"stores: {reason}")
        return 1
    for name, text in made.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_text(text, encoding="utf-8")
    (out / "itch" / "push.sh").chmod(0o755)
    say(f"stores: {len(made)} files in {out}")
    if ".invalid/" in FACTS["downloads"]:
        say("stores: their addresses are only examples: packaging/facts.toml")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
