"""What the seats did lately in a match, as pictures and few words, for those who look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.screens.match.log.story import round_of
from game.screens.match.table.viewpoint import Viewpoint
from game.table.stock.turn_strip import Past

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.events import Event
    from game.engine.match import Match
    from game.table.contract import GameTable, Setting
    from game.table.stock.deed import Deed


RECENT: Final = 24  # decisions that are told: more than the strip holds, and every seat's last


class LastActions:
    """The deeds of one match; what somebody may know of them is asked for by their eyes."""

    def __init__(self, match: Match, table: GameTable) -> None:
        """Tell of `match`, in the pictures of its game's `table`."""
        self.match = match
        self.table = table
        self._told: dict[object, tuple[str, tuple[Past, ...]]] = {}  # by who looks, language and number
        self._last: tuple[object, tuple[Past, ...]] = (None, ())  # asked for, and told, the last time

    def past(self, viewpoint: Viewpoint, setting: Setting, until: int) -> tuple[Past, ...]:
        """Return the deeds of the last RECENT of the first `until` decisions, oldest first."""
        numbers = range(max(0, until - RECENT), min(until, len(self.match.decisions)))
        decisions = self.match.decisions[numbers.start : numbers.stop]
        asked = (viewpoint, setting.texts, setting.addressed, numbers, decisions)
        if asked != self._last[0]:
            told = tuple(one for number in numbers for one in self.of(number, viewpoint, setting))
            self._last = (asked, told)
        return self._last[1]

    def of(self, number: int, viewpoint: Viewpoint, setting: Setting) -> tuple[Past, ...]:
        """Tell what the decision numbered so (0-based) came to."""
        text = self.match.decisions[number]
        key = (viewpoint, setting.texts, setting.addressed, number)
        told = self._told.get(key)
        if told is None or told[0] != text:
            told = self._told[key] = (text, self._deeds(number, viewpoint, setting))
        return told[1]

    def deed(self, events: Sequence[Event], viewpoint: Viewpoint, setting: Setting) -> Deed | None:
        """Tell what a step's events come to for those who look; None for nothing to show."""
        return self.table.deed(viewpoint.hear(events), setting)

    def _deeds(self, number: int, viewpoint: Viewpoint, setting: Setting) -> tuple[Past, ...]:
        if viewpoint.seat < 0:  # all cards lie open: each deed is told as its own seat knows it
            viewpoint = Viewpoint(self.match.movers[number])
        now = round_of(self.match.at(number).view(viewpoint.seat))  # which everybody knows
        found = (self.deed(step.events, viewpoint, setting) for step in self.match.steps(number))
        return tuple(Past(number, now, deed) for deed in found if deed is not None)


def last_of_each(past: Sequence[Past], seats: int, to_move: int) -> tuple[Deed | None, ...]:
    """Tell each seat's last deed; it stays until the seat's next turn."""
    last: list[Deed | None] = [None] * seats
    for one in past:
        last[one.deed.seat] = one.deed
    return tuple(None if seat == to_move else deed for seat, deed in enumerate(last))


def since(past: Sequence[Past], seat: int) -> list[Past]:
    """List what happened since the last deed of `seat`."""
    at = next((at for at in range(len(past) - 1, -1, -1) if past[at].deed.seat == seat), -1)
    return list(past[at + 1 :])
