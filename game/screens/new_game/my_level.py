"""A person's own level at a table: the computer player that they would beat as often as not."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from ai.personas.levels import LEVELS, Level, level_of
from ai.strength.glicko import Rating, Score, rated
from ai.strength.scale import Scale, scale_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.texts.texts import Voice
    from saves.statistics.lines import Played, Seat

NEWCOMER: Final = level_of("knight")  # as strong as we take somebody to be who has played nothing yet
MEASURED: Final = 30.0  # Elo points, the standard error of a computer player's own strength


class Table(NamedTuple):
    """A kind of table."""

    game: str
    mode: str  # as in the statistics; "" if the game has only one
    seats: int


class OwnLevel(NamedTuple):
    """What is known of a person's strength at a table."""

    level: Level
    matches: int  # that count there


def own_level(played: Sequence[Played], person: str, table: Table, modes: Sequence[str]) -> OwnLevel:
    """Return a person's level, from all their matches against computer players, oldest first.

    Those with help count, too: whoever plays with help meets a rival who holds their own against that.
    `modes` are the names that the table's mode may have in the measurements. At a table where they have not
    played yet, they are as strong as at the same game's table where they have played most.
    """
    counted = [
        (one, mine)
        for one in played
        if one.game == table.game
        for mine in one.seats
        if mine.name == person and not mine.level and _rivals(one, mine)
    ]
    tables = Counter(table_of(one) for one, _ in counted if table_of(one) != table)
    start = NEWCOMER
    if tables:
        usual = tables.most_common(1)[0][0]
        known = [pair for pair in counted if table_of(pair[0]) == usual]
        start = _reached(known, scale_of(usual.game, usual.seats, (usual.mode, "")), NEWCOMER)
    here = [pair for pair in counted if table_of(pair[0]) == table]
    return OwnLevel(_reached(here, scale_of(table.game, table.seats, modes), start), len(here))


def table_of(one: Played) -> Table:
    """Return the table of a finished match."""
    return Table(one.game, one.mode, len(one.seats))


def _rivals(one: Played, mine: Seat) -> list[Seat]:
    return [seat for seat in one.seats if seat.level and seat.side != mine.side]


def _reached(counted: Sequence[tuple[Played, Seat]], scale: Scale, start: Level) -> Level:
    """Return the level after some matches, each a rating period of its own."""
    rating = Rating(scale.points_of(start.number, start.tenths))
    for one, mine in counted:
        rating = rated(
            rating,
            [
                Score(
                    Rating(scale.points_of(rival.level, rival.tenths), MEASURED),
                    (1 + (mine.place < rival.place) - (mine.place > rival.place)) / 2,
                )
                for rival in _rivals(one, mine)
            ],
        )
    return scale.level_for(rating.points)


def about_level(found: OwnLevel, name: str, words: Voice) -> str:
    """Say what "at my level" means for the person called `name`, or YOU."""
    level = found.level
    upper = LEVELS[min(level.number, len(LEVELS) - 1)]
    return words(
        "new-matched_about",
        name=name,
        matches=found.matches,
        between="yes" if level.tenths else "no",
        lower=words(f"level-{level.key}-character"),
        upper=words(f"level-{upper.key}-character"),
    )
