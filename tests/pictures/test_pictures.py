"""Every scene looks as when a person looked at it last: in every language, in small and large windows."""

from __future__ import annotations

import pytest

from tests.monkey.diary import all_scenes
from tests.pictures.references import HERE, KINDS, LIMIT, lacking, take
from tests.pictures.scene_fixtures import FIXTURES


@pytest.mark.parametrize(("language", "size"), KINDS, ids=[f"{one}-{size[0]}" for one, size in KINDS])
def test_everything_looks_like_its_reference(language: str, size: tuple[int, int]) -> None:
    """Nothing has moved, gone, been cut off or changed its colour; each scene there is was looked at.

    After a change that is meant: `python3 -m tests.pictures`, and look at what it has written.
    """
    wrong: list[str] = []
    seen: set[str] = set()
    for name in FIXTURES:
        shot = take(name, language, size)
        seen |= shot.scenes
        wrong += filter(None, [lacking(name, shot.data, language, size)])

    assert wrong == []
    assert all_scenes() - seen == set()


def test_the_references_are_few_bytes_and_none_is_left_over() -> None:
    """A few million bytes at most; each belongs to something that is pictured."""
    references = list(HERE.rglob("*.jpg"))

    assert sum(path.stat().st_size for path in references) <= LIMIT
    assert {path.stem for path in references} == set(FIXTURES)
