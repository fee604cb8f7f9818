"""Pictures of an atlas: decoded, scaled, and stood in for where they can't be had."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from zipfile import ZipFile

import pygame
import pytest

from game.table.art import atlas
from game.table.art.atlas import Atlas, NotYet, decoding_behind, picture, tinted_picture, troubles

ASSETS = Path(__file__).parents[2] / "assets"


@pytest.fixture
def _window() -> None:
    pygame.display.set_mode((64, 64))


@pytest.mark.usefixtures("_window")
def test_a_picture_has_the_size_asked_for() -> None:
    """Whatever its densities are."""
    assert picture("common", "faces/fox", (90, 90)).get_size() == (90, 90)
    assert picture("common", "faces/fox", (400, 400)).get_size() == (400, 400)


@pytest.mark.usefixtures("_window")
def test_a_white_picture_takes_any_colour() -> None:
    """Its opaque pixels have just that colour."""
    sign = tinted_picture("common", "signs/take", (64, 64), (200, 30, 40))
    opaque = [sign.get_at((x, y))[:3] for x in range(64) for y in range(64) if sign.get_at((x, y)).a == 255]

    assert set(opaque) == {(200, 30, 40)}


def test_the_density_is_the_next_larger_one() -> None:
    """Or the largest there is."""
    common = Atlas(ASSETS / "common" / "pictures.zip")

    assert [common.best("faces/fox", width) for width in (20, 64, 65, 999)] == [64, 64, 256, 256]


@pytest.mark.usefixtures("_window")
def test_an_unknown_picture_is_a_plain_plate(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game goes on."""
    monkeypatch.setattr(atlas, "_opened", {})
    assert picture("common", "faces/nobody", (80, 80)).get_size() == (80, 80)


@pytest.mark.usefixtures("_window")
def test_a_damaged_picture_is_named_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And so is an atlas that isn't there."""
    path = tmp_path / "pictures.zip"
    with ZipFile(path, "w") as file:
        file.writestr("card/thor.50.webp", b"RIFF")
    broken, missing = Atlas(path), Atlas(tmp_path / "none" / "pictures.zip")
    monkeypatch.setattr(atlas, "_opened", {"broken": broken, "missing": missing})

    assert broken.load("card/thor", 50) is None
    assert missing.load("card/thor", 50) is None
    assert [one.partition(": ")[0] for one in troubles()] == [
        f"{tmp_path.name}/pictures.zip",
        "none/pictures.zip",
    ]
    assert "card/thor" in troubles()[0]


@pytest.mark.usefixtures("_window")
def test_a_large_picture_never_holds_up_a_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread decodes it; a later frame has it."""
    monkeypatch.setattr(atlas, "LARGE", 100)
    common = Atlas(ASSETS / "common" / "pictures.zip")
    slow = threading.Event()
    decode = common._decode

    def slowly(name: str, width: int) -> pygame.Surface | None:
        slow.wait(10)
        return decode(name, width)

    monkeypatch.setattr(common, "_decode", slowly)
    with decoding_behind(), pytest.raises(NotYet):
        common.load("faces/fox", 256)
    slow.set()
    until = time.monotonic() + 10
    found = None
    while found is None and time.monotonic() < until:
        try:
            with decoding_behind():
                found = common.load("faces/fox", 256)
        except NotYet:
            time.sleep(0.005)

    assert found is not None
    assert found.get_size() == (256, 256)
