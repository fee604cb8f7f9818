"""Which mistakes are to be solved today, and how far a person is with all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ai.practice.spacing import NEW_A_DAY

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import date

    from ai.practice.mistakes import Card
    from ai.practice.spacing import Review


class Standing(NamedTuple):
    """How far a person is."""

    due: int
    mastered: int
    whole: int


class Deck:
    """All cards, newest match first, with the reviews done."""

    def __init__(self, cards: Sequence[Card], reviews: Mapping[str, Review], today: date) -> None:
        """See what is due `today`."""
        self.cards = cards
        self._reviews = reviews
        self._today = today
        again = [one for one in cards if one.key in reviews and reviews[one.key].due(today)]
        begun = sum(review.begun == today for review in reviews.values())
        new = [one for one in cards if one.key not in reviews]
        self.due: list[Card] = [*again, *new[: max(0, NEW_A_DAY - begun)]]

    def standing(self, game: str) -> Standing:
        """Return how far a person is in a game."""
        mine = [one for one in self.cards if one.game == game]
        mastered = sum(one.key in self._reviews and self._reviews[one.key].mastered for one in mine)
        return Standing(sum(one.game == game for one in self.due), mastered, len(mine))

    def themes(self) -> list[tuple[str, str, int]]:
        """List game, theme and number of the mistakes not mastered, most frequent first."""
        counted: dict[tuple[str, str], int] = {}
        for one in self.cards:
            review = self._reviews.get(one.key)
            if one.theme and not (review and review.mastered):
                theme = (one.game, one.theme)
                counted[theme] = counted.get(theme, 0) + 1
        return sorted(((*theme, number) for theme, number in counted.items()), key=lambda one: (-one[2], one))

    def chosen(self, game: str = "", theme: str = "") -> list[Card]:
        """Return what is due of a game or theme; of a theme, what comes next if nothing is due."""
        due = [one for one in self.due if game in ("", one.game) and theme in ("", one.theme)]
        if due or not theme:
            return due
        return [one for one in self.cards if (one.game, one.theme) == (game, theme)][:NEW_A_DAY]
