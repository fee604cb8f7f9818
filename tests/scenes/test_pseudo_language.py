"""Words that are a third longer than ours, with accents on them, have room in every menu."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.table.art.shelf import SPRITES
from game.texts import languages as languages_module
from game.texts.languages import ROOTS
from game.texts.texts import Voice
from tests.locale.pseudo import CODE, LONGER, build, pseudo
from tests.scenes.fitting import misplaced, squeezed
from tests.scenes.test_everything_fits import MENUS, shown

SIZE = (1280, 800)


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the language's files are."""
    folder = tmp_path_factory.mktemp("pseudo")
    build(folder)
    return folder


@pytest.fixture(autouse=True)
def _spoken(root: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the program find the language, and forget it afterwards."""
    monkeypatch.setattr(languages_module, "ROOTS", (*ROOTS, root))
    yield
    languages_module._named.cache_clear()


def test_the_language_is_longer_and_accented_and_keeps_its_facts() -> None:
    """Else it would find nothing."""
    voice = Voice(CODE, strict=True)

    assert voice("match-pass_on", name="Ann").endswith("Ann")
    assert len(pseudo("Blunder alert")) >= len("Blunder alert") * (1 + LONGER * 0.9)
    assert not pseudo("Undo").isascii()


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("name", MENUS)
def test_longer_words_are_not_cut_in_menus(tmp_path: Path, name: str, scale: int) -> None:
    """Nothing lies outside or over another, and no word is squeezed until it can't be read."""
    SPRITES.clear()
    with squeezed() as words:
        pilot = shown(tmp_path, name, SIZE, scale, CODE)
        pilot.program.draw(pilot.surface)

    assert [*misplaced(pilot.menu, pygame.Rect(0, 0, *SIZE)), *words] == []
