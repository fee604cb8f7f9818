"""A page shows nothing that its seat did not see."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from game.registry import GAMES
from game.share.page.maker import page
from game.share.page.seat_match import seen_from
from game.share.page.wish import PageWish
from game.texts.texts import Voice
from tests.share.matches import finished, twin_of

TABLES = [(game, seats) for game in GAMES for seats in GAMES[game].rules.seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_seat_did_not_see_changes_nothing(game: str, seats: int) -> None:
    """From each seat, a match is the same as its twin with other secrets and other unseen decisions."""
    match = finished(game, seats).match
    for seat in range(seats):
        seen, twin = seen_from(match, seat), seen_from(twin_of(match, seat), seat)

        assert seen.moments == twin.moments
        assert (seen.places, seen.seats) == (twin.places, twin.seats)


def test_two_matches_that_look_the_same_have_equal_pages() -> None:
    """Byte for byte: text, pictures and all."""
    table = finished("seventh_hero", 3)
    twin = replace(table, match=twin_of(table.match, 1))
    wish = PageWish(1)

    assert page(table, wish, Voice("en")) == page(twin, wish, Voice("en"))


def test_a_page_has_neither_seed_nor_code_nor_decisions() -> None:
    """What would give all away isn't in it."""
    table = finished("custom_heroes", 2)
    text = re.sub(rb'"(?:sheets|changes)":\[[^]]*\]', b"", page(table, PageWish(0), Voice("en"))).decode()

    assert "HT1-" not in text
    assert not [one for one in table.match.decisions if len(one) > 12 and f'"{one}"' in text]
