"""Bytes as letters that survive mail and chat: compressed, with a checksum, and read within limits."""

from __future__ import annotations

import base64
import binascii
import hashlib
import zlib
from typing import Final

from game.engine.match import TEXT_LIMIT
from saves.disk.notices import SaveDamaged, SaveTooLarge

_CHECK_BYTES: Final = 6


def to_letters(plain: bytes) -> str:
    """Compress and encode."""
    packed = zlib.compress(plain, 9)
    return base64.urlsafe_b64encode(_check(packed) + packed).decode().rstrip("=")


def from_letters(letters: str, file: str) -> bytes:
    """Decode and decompress; raise SaveError, in which `file` names the source."""
    try:
        data = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    except (binascii.Error, ValueError) as error:
        raise SaveDamaged("cut_short", file) from error
    check, packed = data[:_CHECK_BYTES], data[_CHECK_BYTES:]
    if check != _check(packed):
        raise SaveDamaged("altered", file)
    stream = zlib.decompressobj()
    try:
        plain = stream.decompress(packed, TEXT_LIMIT)
    except zlib.error as error:
        raise SaveDamaged("altered", file) from error
    if stream.unconsumed_tail:
        raise SaveTooLarge("too_large", file, limit=TEXT_LIMIT)
    if not stream.eof or stream.unused_data:
        raise SaveDamaged("altered", file)
    return plain


def _check(packed: bytes) -> bytes:
    return hashlib.sha256(packed).digest()[:_CHECK_BYTES]
