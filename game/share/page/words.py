"""The words of a page: what happened, move by move, the result, and the names of everything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from game.screens.games import title_of
from game.screens.match.game import says_of

if TYPE_CHECKING:
    from game.engine.views import View
    from game.share.page.seat_match import SeatMatch
    from game.share.shared_table import SharedTable
    from game.texts.texts import Texts


class Line(NamedTuple):
    """What happened at a moment, in words."""

    at: int  # the number of the moment, 0 for the set-up
    seat: int  # who did it, or TABLE
    round: int  # from 1; 0 in games without rounds
    text: str


@dataclass(frozen=True)
class PageWords:
    """The words of one page in one language; `texts` are the program's."""

    match: SeatMatch
    table: SharedTable
    texts: Texts

    @property
    def of_game(self) -> Texts:
        """The game's texts."""
        return self.texts.of(self.match.game)

    @property
    def heading(self) -> str:
        """The name that a person gave the match, or the game's."""
        return self.table.title or title_of(self.match.game, self.texts)

    @property
    def seen_by(self) -> str:
        """Whose view it is."""
        return self.texts("page-seen_by", name=self.table.names[self.match.seat])

    @property
    def title(self) -> str:
        """The document's title."""
        return self.texts("page-title", title=self.heading, names=self.texts.join(self.table.names))

    def lines(self) -> list[Line]:
        """Return a line for each decision that needs words."""
        says, names, texts = says_of(self.match.game), self.table.names, self.of_game
        found = []
        for at, moment in enumerate(self.match.moments):
            told = [says.tell(heard, names, texts) for heard in moment.heard]
            text = " ".join(filter(None, told))
            if text:
                found.append(Line(at, moment.seat, moment.round, text))
        return found

    def places(self) -> list[str]:
        """Name each position: the set-up, then what was the last decision."""
        told = [self.texts("page-start")]
        for number, moment in enumerate(self.match.moments[1:], 1):
            key = "replay-place_round" if moment.round else "replay-place"
            told.append(self.texts(key, number=number, all=len(self.match.moments) - 1, round=moment.round))
        return told

    # The result

    @property
    def headline(self) -> str:
        """Who has won."""
        winners = [self.table.names[seat] for seat, place in enumerate(self.match.places) if place == 1]
        if len(winners) == self.match.seats:
            return self.texts("result-drawn")
        return self.texts("result-won", you="no", count=len(winners), names=self.texts.join(winners))

    @property
    def reason(self) -> str:
        """Why they have won; "" for nothing to say."""
        return says_of(self.match.game).ending(self._last, self.table.names, self.of_game)

    def standing(self) -> tuple[str, list[tuple[int, int, int]]]:
        """Return what decided, and place, seat and score of each seat, the winners first."""
        label, scores = says_of(self.match.game).standing(self._last, self.of_game)
        return label, sorted((place, seat, scores[seat]) for seat, place in enumerate(self.match.places))

    @property
    def _last(self) -> View:
        return self.match.moments[-1].view
