"""All that the fuzzer tries, by name."""

from __future__ import annotations

from typing import Final

from tests.fuzz import decisions, given_files, match_files, own_files, typed
from tests.fuzz.target import Target

TARGETS: Final[dict[str, Target]] = {
    target.name: target
    for module in (match_files, own_files, typed, decisions, given_files)
    for target in module.TARGETS
}
