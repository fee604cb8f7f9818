"""The library in heavy mode: every save is checked by the second process before play goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.heavy.facts import facts_of
from game.heavy.twin import Twin, TwinDied
from saves.disk.writer import FLUSH_SECONDS
from saves.matches.library import Library
from saves.matches.match_file import open_match

if TYPE_CHECKING:
    from saves.matches.match_file import SavedMatch


class HeavyLibrary(Library):
    """A library that takes its time."""

    twin: Twin | None = None

    def save(self, name: str, saved: SavedMatch, *, auto: bool = False) -> None:
        """Save a match, and wait until both processes have read the same from its file.

        Raise Differs that names what differs, or TwinDied. What can't be written is told as always.
        """
        super().save(name, saved, auto=auto)
        if self.why_unsaved(name) is not None:
            return
        path = self.folder / name
        self.twin = self.twin or Twin()
        facts = self.twin.check(saved.match, path)
        if facts_of(open_match(path).saved.match) != facts:
            raise TwinDied(f"{saved.match.position()}: {name} opens otherwise in this process")

    def close(self, seconds: float = FLUSH_SECONDS) -> bool:
        """Close the library, and end the second process."""
        if self.twin is not None:
            self.twin.close()
            self.twin = None
        return super().close(seconds)
