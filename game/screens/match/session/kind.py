"""What differs between the sessions that one scene shows: a match, a lesson, another try, what if.

Each kind is put together from parts by a function of its own (`match_kind`, …); the scene asks for nothing
else and knows none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.table.motion.animation import NEVER

if TYPE_CHECKING:
    import pygame

    from game.screens.match.actions.presenter import Act, Panel
    from game.screens.match.session.runs import Runs
    from game.screens.scene import Unsaved


class Overlay:
    """Something that a kind lays over the table, such as a lesson's plate."""

    topmost = False
    """Whether it lies above tooltips and bubbles too."""

    @property
    def spoken(self) -> str:
        """What it says, for who can't see it; "" where it says nothing."""
        return ""

    def update(self, seconds: float) -> None:
        """Let time pass."""

    def shows_in(self) -> float:
        """Return in how many seconds it looks different by itself."""
        return NEVER

    def covers(self, spot: tuple[int, int]) -> bool:
        """Whether a click at `spot`, in pixels, is meant for it and not for what lies below."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Show it."""


@dataclass
class Kind:
    """What a session of one kind brings to the scene."""

    runs: Runs
    acts: Mapping[str, Act]  # by the names of commands and buttons; what there is not can't be done
    panel: Callable[[], Panel]
    overlay: Overlay
    end: Act | None = None  # what the end of the match leads to, once it has been looked at
    announces: bool = True  # whether a banner tells whose turn it is
    unsaved: Callable[[], Unsaved | None] = lambda: None  # the match, where the disk does not take it
