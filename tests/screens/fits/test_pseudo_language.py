"""Words that are a third longer than ours, and accented, have room in every menu and at every table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pygame
import pytest

from game.table.art.surface_cache import SPRITES
from game.table.art.text.fonts import FACES, lacking
from game.table.art.text.text import label
from game.texts import languages as languages_module
from game.texts.languages import ROOTS
from game.texts.texts import Voice
from tests.locale.pseudo import ACCENTED, CODE, LONGER, build, pseudo
from tests.pictures.scene_fixtures import FIXTURES
from tests.pictures.screenshots import ScreenshotHarness
from tests.screens.fits.test_everything_fits import MENUS, shown
from tests.screens.pilots.cutting import cut_words
from tests.screens.pilots.fitting import misplaced, squeezed

SIZE = (1280, 800)
SIZES = (SIZE, (1920, 1080))
SCALES = (150, 100)


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


@pytest.mark.parametrize(("name", "size"), list(zip(FIXTURES, cycle(SIZES), strict=False)))
def test_longer_words_are_not_cut_anywhere(tmp_path: Path, name: str, size: tuple[int, int]) -> None:
    """In everything that is pictured: matches of all games, what lies above them, and what comes after."""
    wrong: list[str] = []
    harness = ScreenshotHarness(tmp_path, CODE, size, ui_scale=SCALES[0])
    for scale in SCALES:
        SPRITES.clear()
        with squeezed() as words, cut_words() as cut:
            if scale == SCALES[0]:
                FIXTURES[name](harness)
            harness.program.change("ui_scale", scale)
            harness.program.draw(pygame.Surface(size))
        assert harness.program.stack.top is not None
        faults = [*misplaced(harness.program.stack.top, pygame.Rect(0, 0, *size)), *words, *cut]
        wrong += [f"{fault}, at {scale} %" for fault in faults]
    harness.close()

    assert wrong == []


def test_words_beyond_an_edge_are_found() -> None:
    """Else nothing would ever be cut."""
    pygame.font.init()
    with cut_words() as cut:
        sheet = pygame.Surface((200, 40))
        words = label("Herotable", "title", 20)
        sheet.blit(words, (5, 5))
        assert cut == []
        sheet.blit(words, (150, 5))
        sheet.blit(words, (5, 30))
        sheet.set_clip((0, 0, 200, 20))
        sheet.blit(words, (5, 15))

    assert len(cut) == 2 and all("Herotable" in one for one in cut)


@pytest.mark.parametrize("face", FACES)
def test_every_face_has_the_letters(face: str) -> None:
    """An empty box instead of a letter would be narrower or wider, and hide what is cut."""
    assert lacking(face, "".join(chr(letter) for letter in ACCENTED.values())) == ""
