"""How slow this machine is at the moment, next to the one on which marks in seconds were set."""

from __future__ import annotations

from time import process_time
from typing import Final

REFERENCE: Final = 0.0042  # seconds of the processor that the task takes there
RUNS: Final = 7  # of which the quickest counts


def slowness() -> float:
    """Return how many times as long as there a task of plain Python takes here; at least 1."""
    return max(1.0, min(_timed() for _ in range(RUNS)) / REFERENCE)


def _timed() -> float:
    begun = process_time()
    texts = [f"{number % 97}-{number}" for number in range(12_000)]
    found: dict[str, int] = {}
    for text in sorted(texts):
        found[text[:3]] = found.get(text[:3], 0) + len(text)
    return process_time() - begun
