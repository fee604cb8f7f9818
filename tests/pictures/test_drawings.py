"""Every drawing is what it was when a person looked at it last."""

from __future__ import annotations

from tests.pictures.drawings import digests, kept


def test_no_drawing_has_changed_unseen() -> None:
    """Down to a single number. After a change that is meant: `python3 -m tests.pictures`, and look at it."""
    old, new = kept(), digests()
    differing = {name for name in old | new if old.get(name) != new.get(name)}

    assert differing == set()


def test_every_game_has_drawings() -> None:
    """Hundreds: a module whose drawings are not found any more is noticed."""
    assert len(digests()) > 400
