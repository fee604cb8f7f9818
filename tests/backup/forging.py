"""Exports that nobody's program has written."""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from saves.backup.manifest import FORMAT, NAME
from saves.matches.header import checksum

TIME: Final = "2026-11-27T12:00:00Z"


def entry(path: str, data: bytes, **facts: Any) -> dict[str, Any]:
    """Make the line of a manifest for a file."""
    told = {"path": path, "bytes": len(data), "sha256": hashlib.sha256(data).hexdigest(), "changed": TIME}
    return {**told, **facts}


def manifest(entries: list[dict[str, Any]], **facts: Any) -> bytes:
    """Make a manifest whose checksum is right."""
    told = {"format": FORMAT, "version": 1, "program": "0.2", "made_at": TIME, "games": {}, "files": entries}
    rest = msgspec.json.encode({**told, **facts})
    return checksum(rest).encode() + b"\n" + rest


def zipped(files: Mapping[str, bytes], listed: bytes | None = None) -> bytes:
    """Put files into a zip, with their manifest or another one."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, data in files.items():
            archive.writestr(path, data)
        archive.writestr(
            NAME, manifest([entry(path, data) for path, data in files.items()]) if listed is None else listed
        )
    return made.getvalue()
