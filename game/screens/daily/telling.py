"""Words for the daily deal that several of its screens need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.games import title_of

if TYPE_CHECKING:
    from ai.daily.deal import Deal
    from game.engine.match import Match
    from game.texts.texts import Texts


def told_place(place: int, seats: int, texts: Texts) -> str:
    """Word a place, from 1, among so many: of the person at the screen."""
    return texts("daily-won") if place == 1 else texts("daily-place", place=place, seats=seats)


def told_result(deal: Deal, match: Match, texts: Texts) -> str:
    """Word a finished try in one line, to be sent before its proof."""
    return texts(
        "daily-shared",
        day=texts.date(deal.day),
        game=title_of(deal.game, texts),
        won="yes" if match.state.places()[deal.seat] == 1 else "no",
        place=match.state.places()[deal.seat],
        seats=match.seats,
        number=sum(mover == deal.seat for mover in match.movers),
    )
