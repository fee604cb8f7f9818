"""Every clause of the rules has a test that proves it."""

from __future__ import annotations

import re
from pathlib import Path

LAST_CLAUSE = 34
CITED = re.compile(r"mark\.rule\(\"DC-(\d+)\"\)")


def test_every_clause_is_cited_by_a_test() -> None:
    """DC-1 to DC-34, and no other."""
    texts = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    cited = {int(number) for text in texts for number in CITED.findall(text)}

    assert cited == set(range(1, LAST_CLAUSE + 1))
