"""No sound changes unnoticed: each holds what was written down of it."""

from __future__ import annotations

import json

from tests.sound.make_bands import FILE, every

NEAR = 2  # tenths of a decibel; milliseconds


def test_every_sound_holds_what_was_written_down() -> None:
    """Band by band; who changes one by intent writes it down anew, see `make_bands`."""
    written: dict[str, list[int]] = json.loads(FILE.read_text(encoding="utf-8"))
    found = every()
    changed = {
        key: (written.get(key), now)
        for key, now in found.items()
        if len(written.get(key, [])) != len(now)
        or any(abs(one - other) > NEAR for one, other in zip(written[key], now, strict=True))
    }

    assert changed == {}
    assert found.keys() == written.keys()
