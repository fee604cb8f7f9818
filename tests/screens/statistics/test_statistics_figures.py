"""What follows from finished matches: rates, streaks, places, trends, for whom and against whom."""

from __future__ import annotations

import pytest

from game.screens.statistics.figures import (
    PEOPLE,
    Entry,
    Rate,
    Table,
    Wish,
    figures,
    grouped,
    lived,
    losses,
    narrowed,
    persons,
    rate,
    trend,
)
from saves.statistics.lines import Played
from tests.screens.pilots.statistics_pilot import match


def seen(*played: Played) -> list[Entry]:
    """All matches, as Ann lived them."""
    return lived(played, "Ann")


def row(*places: int) -> list[Entry]:
    """Matches that Ann ended on these places, one after the other."""
    return seen(*(match(number, place) for number, place in enumerate(places)))


def test_the_key_figures_of_some_matches() -> None:
    """Won and lost, places, lengths, the longest row of wins and the present one."""
    found = figures(row(1, 1, 1, 2, 1, 1))

    assert found.rate[:2] == (5, 6)
    assert (found.streak, found.longest, found.decisions) == (2, 3, 60)
    assert found.place == pytest.approx(7 / 6)
    assert found.rate.even == pytest.approx(0.5)


@pytest.mark.parametrize(("places", "streak"), [((1, 2), 0), ((2,), 0), ((2, 1), 1), ((1,), 1)])
def test_a_row_of_wins_ends_with_the_first_match_lost(places: tuple[int, ...], streak: int) -> None:
    """Only wins count."""
    assert figures(row(*places)).streak == streak


def test_matches_with_help_are_counted_apart() -> None:
    """Hints and taking back what had shown something."""
    some = seen(match(0, 1, help_given=1), match(1, 1), match(2, 2))

    assert figures(some).unhelped[:2] == (1, 2)
    assert [len(narrowed(some, Wish("Ann", helped=on))[1]) for on in (True, False)] == [1, 2]


def test_a_match_in_which_everybody_comes_first_is_not_won() -> None:
    """There is nobody it was won from."""
    tied = match(0, 1)
    seats = tuple(type(seat)(seat.name, seat.level, seat.side, 1) for seat in tied.seats)
    both = Played(**{name: getattr(tied, name) for name in tied.__struct_fields__} | {"seats": seats})

    assert [entry.won for entry in seen(both)] == [False]


def test_the_interval_is_wilson_s() -> None:
    """For 12 of 20: 38.7 % to 78.1 %, as tables have it; it never leaves 0 to 1."""
    low, high = Rate(12, 20).interval

    assert (round(low, 3), round(high, 3)) == (0.387, 0.781)
    assert Rate(0, 4).interval[0] == 0.0
    assert Rate(4, 4).interval[1] == 1.0
    assert Rate(0, 0).interval == (0.0, 1.0)


def test_equal_chances_go_by_sides() -> None:
    """At a table of four it is a quarter, two against two a half."""
    alone = seen(match(0, levels=(1, 1, 1)))
    paired = seen(match(0, levels=(1, 1, 1), sides=(0, 1, 0, 1)))

    assert (rate(alone).even, rate(paired).even) == (0.25, 0.5)


def test_the_strongest_rival_is_on_another_side() -> None:
    """A strong partner is no rival; where only people play, people are."""
    paired = match(0, levels=(2, 5, 3), sides=(0, 1, 0, 1))
    people = match(1, levels=(0,))

    assert [entry.rival for entry in seen(paired, people)] == [3, PEOPLE]


def test_the_turn_counts_from_whoever_began() -> None:
    """Not from the first chair."""
    some = seen(*(match(first, levels=(1, 1, 1), seat=2, first=first) for first in range(4)))

    assert [entry.order for entry in some] == [2, 1, 0, 3]


def test_matches_are_grouped_in_rising_order() -> None:
    """Each group with its own rate."""
    some = seen(match(0, 1, levels=(4,)), match(1, 2, levels=(1,)), match(2, 2, levels=(4,)))

    assert {level: found[:2] for level, found in grouped(some, lambda entry: entry.rival).items()} == {
        1: (0, 1),
        4: (1, 2),
    }
    assert list(grouped(some, lambda entry: entry.rival)) == [1, 4]


def test_the_trend_tells_of_the_last_ten() -> None:
    """At the beginning of those there are; of a long row only the end is told."""
    steps = trend(row(*[2] * 10, *[1] * 10), 15)

    assert len(steps) == 15
    assert [step.recent[:2] for step in (steps[0], steps[4], steps[5], steps[-1])] == [
        (0, 6),
        (0, 10),
        (1, 10),
        (10, 10),
    ]


def test_losses_are_told_of_matches_that_were_looked_back_at() -> None:
    """The average of all weighs each decision alike."""
    some = seen(match(0, judged=10, lost=0.5), match(1), match(2, judged=30, lost=0.3))

    assert [loss for _, loss in losses(some, 5)] == [0.05, 0.01]
    assert [loss for _, loss in losses(some, 1)] == [0.01]
    assert figures(some).loss == pytest.approx(0.02)
    assert figures(row(1)).loss is None


def test_two_persons_at_one_table_each_have_their_own() -> None:
    """One match, two entries, one of them won."""
    both = match(0, 1, levels=(0,))
    names = persons([both, match(1)])

    assert names == ["Ann", "Rival 0"]
    assert [lived([both], name)[0].won for name in names] == [True, False]


def test_a_wish_lets_go_of_what_no_match_fits() -> None:
    """From the person to the help: what was chosen first stays."""
    some = seen(match(0, game="custom_heroes"), match(1, levels=(3, 3)))
    wish, found, offered = narrowed(some, Wish("Ann", "custom_heroes", Table("", 3), 3, helped=False))

    assert wish == Wish("Ann", "custom_heroes", None, None, helped=False)
    assert found == some[:1]
    assert (offered["game"], offered["rival"]) == ({"custom_heroes", "splendor_marvel"}, {2})
    assert narrowed([], wish) == (Wish("Ann"), [], {name: set() for name in offered})
