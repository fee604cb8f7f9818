"""Write the bill of materials of a bundle: CycloneDX 1.6, as JSON.

It has two sources: the pinned requirements (which Python packages, in which version, with the hashes of
their wheels) and the bundle itself (every native library and font of others, with its SHA-256). Nothing in
it depends on the clock or on chance, so the same bundle gives the same bill.

    python packaging/sbom.py BUNDLE FILE
"""

from __future__ import annotations

import hashlib
import json
import platform
import re
import sys
import time
import uuid
from pathlib import Path
from typing import Any, Final

from bundled import Part, owned_files, parts
from facts import BUNDLE, DIST, HOME, INTERNAL, TITLE, CannotPack, checked_bundle, epoch, say, version

RUNTIME: Final = HOME / "requirements" / "runtime.txt"
OURS: Final = "herotable"  # the reference of the program itself
PINNED: Final = re.compile(r"^([\w.-]+)==([^\s;\\]+)")
HASH: Final = re.compile(r"--hash=sha256:([0-9a-f]{64})")

Json = dict[str, Any]


def pinned() -> dict[str, tuple[str, list[str]]]:
    """Each package of the lock with its version and the hashes of the wheels that may be installed."""
    found: dict[str, tuple[str, list[str]]] = {}
    hashes: list[str] = []
    for line in RUNTIME.read_text(encoding="utf-8").splitlines():
        if (named := PINNED.match(line)) is not None:
            hashes = []
            found[named[1].lower()] = (named[2], hashes)
        hashes += HASH.findall(line)
    return found


def licence(part: Part) -> list[Json]:
    """A part's licence as CycloneDX has it: an expression."""
    return [{"expression": part.licence}]


def packages() -> list[Json]:
    """The pinned Python packages."""
    known = {part.package: part for part in parts() if part.name == part.package}
    missing = pinned().keys() - known.keys()
    if missing:
        raise CannotPack(f"packaging/bundled.toml lacks what is pinned: {', '.join(sorted(missing))}")
    return [
        {
            "type": "library",
            "bom-ref": f"pkg:pypi/{name}@{number}",
            "name": name,
            "version": number,
            "purl": f"pkg:pypi/{name}@{number}",
            "licenses": licence(known[name]),
            "copyright": f"Copyright (c) {known[name].copyright}",
            "properties": [{"name": "herotable:wheel-sha256", "value": one} for one in hashes],
        }
        for name, (number, hashes) in sorted(pinned().items())
    ]


def files(bundle: Path) -> list[Json]:
    """The native libraries and fonts of others, as they lie in the bundle."""
    return [
        {
            "type": "file",
            "bom-ref": f"file:{name}",
            "name": name,
            "hashes": [{"alg": "SHA-256", "content": sha256(bundle / INTERNAL / name)}],
            "licenses": licence(part),
            "copyright": f"Copyright (c) {part.copyright}",
            "properties": [{"name": "herotable:part-of", "value": part.name}],
        }
        for name, part in owned_files(bundle).items()
    ]


def python() -> Json:
    """The Python that the bundle was frozen with: the one that runs this script."""
    number = platform.python_version()
    return {
        "type": "platform",
        "bom-ref": f"cpython@{number}",
        "name": "CPython",
        "version": number,
        "licenses": [{"expression": "PSF-2.0"}],
    }


def sha256(file: Path) -> str:
    """The hash of a file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def bill(bundle: Path) -> Json:
    """The whole bill of a bundle."""
    components = [python(), *packages(), *files(bundle)]
    digest = hashlib.sha256(json.dumps(components, sort_keys=True).encode()).digest()
    made = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(epoch()))
    program: Json = {
        "type": "application",
        "bom-ref": OURS,
        "name": TITLE,
        "version": version(),
        "licenses": [{"expression": "MIT"}],
    }
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.UUID(bytes=digest[:16], version=4)}",
        "version": 1,
        "metadata": {"timestamp": made, "component": program},
        "components": components,
        "dependencies": [{"ref": OURS, "dependsOn": [one["bom-ref"] for one in components]}],
    }


def main(bundle: Path, file: Path) -> int:
    """Write the bill; 1 and a line where something is unlisted."""
    try:
        text = json.dumps(bill(checked_bundle(bundle)), indent=1) + "\n"
    except CannotPack as reason:
        say(f"sbom: {reason}")
        return 1
    file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    given = [Path(word) for word in sys.argv[1:]]
    sys.exit(main(given[0] if given else BUNDLE, given[1] if len(given) > 1 else DIST / "herotable.cdx.json"))
