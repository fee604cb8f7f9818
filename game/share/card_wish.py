"""What a picture card tells besides the result: the best moment, where an analysis has found one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ai.analysis.judging import Point
from game.screens.analysis.words import Telling
from game.screens.match.game import seats_at, table_of
from game.screens.result.facts import Best, best_moment, viewpoint_of
from game.screens.result.panels import Moment
from game.share.shared_table import shared
from game.table.contract import Setting

if TYPE_CHECKING:
    from ai.analysis.analysis import Analysis
    from game.screens.seating import TableMatch
    from game.texts.texts import Voice


class CardMoment(msgspec.Struct, frozen=True):
    """One moment of a match."""

    sentence: str  # what was done
    begin: int  # decisions before it,
    end: int  # and after it
    before: float  # the watcher's chance to win before it, 0 to 1,
    after: float  # and after it
    watcher: int  # the seat
    sides: int  # how many can win
    points: tuple[Point, ...]  # everybody's chances over the match


class CardWish(msgspec.Struct, frozen=True):
    """Which card somebody wants."""

    moment: CardMoment | None = None


def card_wish(table: TableMatch, words: Voice, analysis: Analysis | None) -> CardWish:
    """Return a wish with the best moment that `analysis`, if it is done, has found."""
    best = best_moment(analysis) if analysis is not None and analysis.done else None
    if analysis is None or best is None:
        return CardWish()
    people = shared(table.match, table.chairs, table.title, words.texts)
    telling = Telling(analysis, people, words.of(table.match.rules.id))
    moment = analysis.moments[best.moment]
    return CardWish(
        CardMoment(
            telling.done(best.moment)[-1],
            moment.begin,
            moment.end,
            best.before,
            best.after,
            analysis.watcher,
            len(set(analysis.sides)),
            tuple(analysis.points()),
        )
    )


def shown(wish: CardMoment, table: TableMatch, words: Voice) -> Moment:
    """Return a moment as the result shows it, with the picture of what was done.

    ValueError for one that the match hasn't.
    """
    match = table.match
    if not (0 <= wish.begin < wish.end <= len(match.decisions) and 0 <= wish.watcher < match.seats):
        raise ValueError(f"decisions {wish.begin} to {wish.end} of {len(match.decisions)}")
    setting = Setting(seats_at(table), words.of(match.rules.id))
    events = [event for number in range(wish.begin, wish.end) for event in match.steps(number)[0].events]
    deed = table_of(match.rules.id).deed(viewpoint_of(table).hear(events), setting)
    best = Best(0, wish.before, wish.after)
    number, length = wish.begin + 1, len(match.decisions)
    return Moment(best, wish.sentence, deed, wish.points, length, number, wish.watcher, wish.sides)
