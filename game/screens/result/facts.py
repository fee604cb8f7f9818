"""What the result tells besides the score: the turn that brought the last points, and the best moment."""

from __future__ import annotations

import operator
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from game.engine.options import house_rules
from game.screens.games import says_of
from game.screens.house.words import told_rules
from game.screens.match.table.viewpoint import Viewpoint
from saves.challenges.proof import challenge_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ai.analysis.analysis import Analysis
    from game.engine.contract import State
    from game.engine.events import Event
    from game.screens.seating import TableMatch
    from game.table.contract import GameTable, Setting
    from game.table.stock.deed import Deed
    from game.texts.texts import Voice

LOOKED_BACK: Final = 80  # decisions in which the last points are looked for
MOST: Final = 3  # deeds shown of a turn
LONGEST_TURN: Final = 12  # decisions
LEAST_GAIN: Final = 0.03  # of the chance to win, of a moment worth telling
FINE: Final = frozenset({"best", "good"})


class Gain(NamedTuple):
    """A deed, and the winner's score after it."""

    deed: Deed
    after: int


class LastTurn(NamedTuple):
    """The turn that changed the winner's score for the last time."""

    winner: int  # the seat
    before: int  # its score
    after: int
    gains: tuple[Gain, ...]

    def score_before(self, shown: int) -> int:
        """Return the winner's score before the last `shown` deeds."""
        left_out = self.gains[:-shown]
        return left_out[-1].after if left_out else self.before


class Best(NamedTuple):
    """The watcher's move that improved their chance most."""

    moment: int
    before: float  # the chance to win, 0 to 1
    after: float


def viewpoint_of(table: TableMatch) -> Viewpoint:
    """Return the eyes of those before the screen: what only some of several people know is not shown."""
    persons = table.persons
    return Viewpoint(persons[0] if persons else 0, persons if len(persons) > 1 else ())


def score_of(table: TableMatch, state: State, seat: int, texts_of: Setting) -> int:
    """Return a seat's score in a position, as the first person may know it."""
    view = state.view(viewpoint_of(table).seat)
    return says_of(table.match.rules.id).standing(view, texts_of.texts)[1][seat]


def last_turn(table: TableMatch, pieces: GameTable, setting: Setting, winner: int) -> LastTurn | None:
    """Return the turn with the winner's last points, or the very last one; None if nothing can be shown."""
    match = table.match
    count = len(match.decisions)
    if not count:
        return None
    final = score_of(table, match.state, winner, setting)
    changed = next(
        (
            number
            for number in range(count - 1, max(-1, count - 1 - LOOKED_BACK), -1)
            if score_of(table, match.at(number), winner, setting) != final
        ),
        count - 1,
    )
    better = _better(table, winner, setting)
    begin, end = _run(match.movers, changed)
    before = score_of(table, match.at(begin), winner, setting)
    counts = better(before, final)
    if not counts:
        begin, end = _run(match.movers, count - 1)
        before = final
    gains: list[Gain] = []
    for number in range(begin, end):
        for step in match.steps(number):
            known = viewpoint_of(table).hear(step.events)
            after = score_of(table, step.after, winner, setting)
            gains += [Gain(deed, after if counts else final) for deed in _deeds(known, pieces, setting)]
    return LastTurn(winner, before, final, tuple(gains[-MOST:])) if gains else None


def _better(table: TableMatch, winner: int, setting: Setting) -> Callable[[int, int], bool]:
    """Return whether a score is worse than another: there are games in which the fewest win."""
    view = table.match.state.view(viewpoint_of(table).seat)
    scores = says_of(table.match.rules.id).standing(view, setting.texts)[1]
    return operator.gt if scores[winner] < max(scores) else operator.lt


def _run(movers: Sequence[int], number: int) -> tuple[int, int]:
    """Return the decisions from and to which the seat that made this one was at it alone."""
    begin, end = number, number + 1
    while begin > 0 and movers[begin - 1] == movers[number] and number - begin < LONGEST_TURN:
        begin -= 1
    while end < len(movers) and movers[end] == movers[number] and end - number < LONGEST_TURN:
        end += 1
    return begin, end


def _deeds(events: Sequence[Event], pieces: GameTable, setting: Setting) -> list[Deed]:
    """Return what a step came to: its first deed, and whatever great followed from it."""
    first = pieces.deed(events, setting)
    rest = (pieces.deed(events[at:], setting) for at in range(1, len(events)))
    great = [deed for deed in rest if deed is not None and deed.great]
    return list(dict.fromkeys([*([first] if first else []), *great]))


def best_moment(analysis: Analysis) -> Best | None:
    """Return the watcher's good move after which their chance had risen most; None if none stands out."""
    points = analysis.points()
    found = [
        Best(one.moment, one.chances[analysis.watcher], two.chances[analysis.watcher])
        for one, two in pairwise(points)
        if (judged := analysis.judged.get(one.moment)) is not None and judged.mark in FINE
    ]
    found = [one for one in found if one.after - one.before >= LEAST_GAIN]
    return max(found, key=lambda one: (one.after - one.before, one.moment), default=None)


def mistakes(analysis: Analysis) -> tuple[int, int]:
    """Count the watcher's mistakes and blunders."""
    marks = [judged.mark for judged in analysis.judged.values()]
    return marks.count("mistake"), marks.count("blunder")


def told_house(table: TableMatch, words: Voice) -> str:
    """Word the house rules, and that they keep the match out of the statistics; "" without any.

    What a challenge sets for everybody is none.
    """
    match = table.match
    house = house_rules(match.rules, match.options)
    if not house or challenge_of(match, table.saved().players):
        return ""
    return words("house-not_counted", rules=told_rules(match.rules.id, house, words))
