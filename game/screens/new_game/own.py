"""What people have made for a game and kept, as values of the seats' options of a new match."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.screens.new_game.draft import Draft
    from saves.disk.listing import Listing
    from saves.store import Stores


class OwnValues:
    """Reads what people have made for a draft's game, in the background if there is much."""

    def __init__(self, stores: Stores) -> None:
        """Start without values."""
        self._stores = stores
        self._reading: Listing[str] | None = None
        self._found: list[str] = []

    def begin(self, draft: Draft) -> None:
        """Start reading, and offer the values if that is quick."""
        self.stop()
        store = self._stores.of(draft.game)
        if store is not None:
            self._reading = store.options()
            self._found = self._reading.first_look()
            self._offer(draft)

    def look(self, draft: Draft) -> bool:
        """Take values read in the meantime; return whether some were added."""
        if self._reading is not None:
            self._found += self._reading.take()
        return self._offer(draft)

    def finish(self, draft: Draft) -> None:
        """Before a match begins, wait until a chosen value is read in its current state."""
        if any(draft.options.get(option.name) not in option.allowed for option in draft.seat_options):
            if self._reading is None:
                self.begin(draft)
            if self._reading is not None:
                self._found += self._reading.all()
                self._offer(draft)

    def _offer(self, draft: Draft) -> bool:
        if self._reading is None or not self._reading.done:
            return False
        draft.offer([value for value in self._found if value])
        self.stop()
        return True

    def stop(self) -> None:
        """Stop reading."""
        if self._reading is not None:
            self._reading.stop()
            self._reading = None
