"""What most tables answer to the questions of `game.table.contract` that matter to a few."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.engine.views import View


def at_once(view: View, action: int) -> bool:  # noqa: ARG001 (never)
    """Let no single click perform an action: a second one confirms it."""
    return False


def cycle(view: View, actions: tuple[int, ...], digit: int) -> tuple[int, ...] | None:  # noqa: ARG001
    """Leave number keys to the buttons."""
    return None


def pauses(view: View, action: int) -> bool:  # noqa: ARG001 (never)
    """Let no step of the table wait for people to look."""
    return False


def remark(view: View, picked: tuple[str, ...]) -> None:
    """Remark nothing: only what could still mean something can be picked."""
