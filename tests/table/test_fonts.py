"""Faces draw what texts of all languages hold."""

from __future__ import annotations

import pytest

from game.table.art.text.fonts import FACES, NARROW, font


@pytest.mark.parametrize("face", FACES)
def test_the_narrow_blank_of_french_is_a_blank_in_every_face(face: str) -> None:
    """No box where the face has none: nothing is drawn, and it is no wider than a blank."""
    type_face = font(face, 40)
    drawn = type_face.render(f"{NARROW}", True, (255, 255, 255))

    assert drawn.get_bounding_rect().width == 0
    assert 0 < type_face.size(f"a{NARROW}!")[0] <= type_face.size("a !")[0]
