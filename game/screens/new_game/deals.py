"""Easy and hard deals in the setup of a match: where there are any, and how they were measured."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from ai.deals.deal import PERSON, STRONGEST
from ai.deals.rated import deals_of
from saves.disk.notices import SaveError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ai.deals.rated import DealsFile, Kind, RatedDeal, RatedTable
    from game.screens.new_game.draft import Draft
    from game.texts.texts import Voice
    from saves.disk.notices import Notice

Wish = Literal["any", "easy", "hard"]
ANY: Final[Wish] = "any"
KINDS: Final[tuple[Kind, ...]] = ("easy", "hard")


class Rated(NamedTuple):
    """The deals of a kind, and what is won of any deal at their table."""

    deals: Sequence[RatedDeal]
    mean: float


class DealChoice:
    """What is chosen; it holds only where such deals were rated: the first seat is a person's."""

    def __init__(self, tell: Callable[[list[Notice]], None]) -> None:
        """Choose any deal; `tell` gets what is wrong with a file."""
        self.chosen: Wish = ANY
        self._tell = tell
        self._files: dict[str, DealsFile | None] = {}

    def offered(self, draft: Draft) -> list[Kind]:
        """Return the kinds that there are for a match."""
        table = self._table(draft)
        return [kind for kind in KINDS if table is not None and table.of_kind(kind)]

    def wish(self, draft: Draft) -> Wish:
        """Return what holds for a match."""
        return self.chosen if self.chosen in self.offered(draft) else ANY

    def rated(self, draft: Draft) -> Rated:
        """Return the chosen deals; raise ValueError without such a choice."""
        table, wish = self._table(draft), self.wish(draft)
        if table is None or wish == "any":
            raise ValueError("no kind of deal is chosen")
        return Rated(table.of_kind(wish), table.mean)

    def seed(self, draft: Draft) -> int | None:
        """Draw one of the chosen deals; None for any."""
        return None if self.wish(draft) == ANY else secrets.choice(self.rated(draft).deals).seed

    def _table(self, draft: Draft) -> RatedTable | None:
        """Return the rated deals for a match by the official rules, without a seed of its own."""
        if draft.seed or draft.seated[0].computer or not draft.official:
            return None
        file = self._file(draft.game)
        return file.table(draft.seats) if file else None

    def _file(self, game: str) -> DealsFile | None:
        if game not in self._files:
            self._files[game] = None
            try:
                self._files[game] = deals_of(game)
            except SaveError as error:
                self._tell([error.notice])
        return self._files[game]


def about_deals(rated: Rated, words: Voice) -> str:
    """Say how the chosen deals were measured."""
    tries = sum(deal.tries for deal in rated.deals)
    share = sum(deal.share * deal.tries for deal in rated.deals) / tries
    return words(
        "new-deal_about",
        legend=words(f"level-{STRONGEST}-character"),
        champion=words(f"level-{PERSON}-character"),
        number=len(rated.deals),
        share=words("analysis-percent", number=words.texts.number(round(100 * share))),
        mean=words("analysis-percent", number=words.texts.number(round(100 * rated.mean))),
    )
