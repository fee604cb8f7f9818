"""A match's people as others read of them: everybody has a name, and nobody is "you"."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.screens.seating import TableMatch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.match import Match
    from game.screens.seating import Chair
    from game.texts.texts import Texts


class SharedTable(TableMatch):
    """A match for readers who did not sit at the table."""

    @property
    def addressed(self) -> tuple[str, ...]:
        """The seats' names in sentences."""
        return self.names


def shared(match: Match, chairs: Sequence[Chair], title: str, texts: Texts) -> SharedTable:
    """Return `match` with a name for each person who gave none."""
    named = (
        replace(chair, name=texts("new-player", number=chair.guest)) if chair.guest else chair
        for chair in chairs
    )
    return SharedTable(match, tuple(named), None, title)
