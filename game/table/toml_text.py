"""Untrusted TOML, read within limits, with one exception for all errors."""

from __future__ import annotations

import tomllib
from typing import Any, Final

SIZE_LIMIT: Final = 256 << 10  # bytes; all English texts have 50,000
LINE_LIMIT: Final = 4000  # bytes; dotted keys take quadratic time


class BadToml(ValueError):
    """Bytes that are not TOML, or too many; the message says where."""


def read_toml(data: bytes, limit: int = SIZE_LIMIT) -> dict[str, Any]:
    """Read a file's bytes; raise BadToml."""
    if len(data) > limit:
        raise BadToml(f"at most {limit} bytes are read, not {len(data)}")
    long = next((number for number, line in enumerate(data.split(b"\n"), 1) if len(line) > LINE_LIMIT), 0)
    if long:
        raise BadToml(f"line {long} has more than {LINE_LIMIT} bytes")
    try:
        return tomllib.loads(data.decode())
    except (ValueError, RecursionError) as error:  # ValueError: also a number with thousands of digits
        raise BadToml(str(error)) from error
