"""The deal of a day: the same everywhere, and rivals that can be asked again."""

from __future__ import annotations

import hashlib
import time
from datetime import date, timedelta

import pytest
from msgspec.structs import replace

from ai.daily.deal import EDITION, RIVALS, deal_of, decide, question
from ai.personas.levels import level_of
from ai.worker.client import Worker
from ai.worker.messages import Answer
from game.engine.rng import SEED_LIMIT
from game.registry import ADDED, GAMES
from tests.ai.daily import played

FRIDAY = date(2026, 11, 27)
WEEK = [FRIDAY + timedelta(days=after) for after in range(8)]
KNOWN = {
    "dust_collectorz": "359ce97aa56da7b9",
    "splendor_marvel": "9c7c2212f654488a",
    "custom_heroes": "a182a4b7f45566b6",
    "seventh_hero": "95a50a525baa7b90",
}
"""What the rivals decide at first on four days; a change needs another EDITION."""


def test_a_day_always_has_the_same_deal() -> None:
    """It follows from the date, at the usual table, by the official rules."""
    for day in WEEK:
        deal = deal_of(day)
        assert deal == deal_of(day)
        assert deal.seats == GAMES[deal.game].usual_seats
        assert 0 <= deal.seat < deal.seats
        assert deal.seed < SEED_LIMIT
        assert deal.match().options == {one.name: one.default for one in GAMES[deal.game].options}


def test_games_take_turns_and_no_two_days_are_alike() -> None:
    """Four days, four games; seats and seeds differ over a year."""
    year = [deal_of(FRIDAY + timedelta(days=after)) for after in range(365)]
    assert [one.game for one in year[:4]] == [one.game for one in year[4:8]]
    assert {one.game for one in year[:4]} == set(GAMES)
    assert len({one.seed for one in year}) == 365
    for game in GAMES:
        seats = [one.seat for one in year if one.game == game]
        assert all(seats.count(seat) > len(seats) / 5 for seat in range(GAMES[game].usual_seats))


def test_added_games_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """What somebody has installed must not give them another day than others."""
    before = [deal_of(day) for day in WEEK]
    monkeypatch.setitem(GAMES, "my_game", GAMES["splendor_marvel"])
    monkeypatch.setitem(ADDED, "my_game", object())
    assert [deal_of(day) for day in WEEK] == before


def test_every_rival_thinks_by_simulations() -> None:
    """A level that goes by the clock would decide otherwise on another machine."""
    assert all(level_of(level).simulations for level in RIVALS)
    for day in WEEK[:4]:
        deal = deal_of(day)
        seats = [(deal.seat + after) % deal.seats for after in range(1, deal.seats)]
        assert tuple(map(deal.level, seats)) == RIVALS[: deal.seats - 1]
        with pytest.raises(ValueError, match="a person plays"):
            deal.level(deal.seat)


@pytest.mark.parametrize("day", WEEK[:4], ids=lambda day: deal_of(day).game)
def test_the_rivals_of_this_edition_decide_as_ever(day: date) -> None:
    """Their first decisions are known: whoever changes them gives EDITION another number."""
    deal = deal_of(day)
    told = " ".join((str(EDITION), deal.game, *played(deal, 24).decisions))
    assert hashlib.sha256(told.encode()).hexdigest()[:16] == KNOWN[deal.game]


@pytest.mark.parametrize("day", WEEK[:4], ids=lambda day: deal_of(day).game)
def test_the_ai_process_decides_as_this_one(day: date) -> None:
    """With reasons asked for as at the table."""
    deal = deal_of(day)
    worker = Worker()
    try:
        match = played(deal, 40)
        rivals = [number for number, mover in enumerate(match.movers) if mover != deal.seat]
        for number in rivals[::5]:
            asked = question(deal, match.branch(number))
            ticket = worker.ask(replace(asked, reasons=True))
            answers: list[Answer] = []
            while not answers:
                answers += [one for one in worker.poll() if isinstance(one, Answer) and one.id == ticket]
                time.sleep(0.005)
            assert answers[0].result.action == decide(asked)
    finally:
        worker.close()
