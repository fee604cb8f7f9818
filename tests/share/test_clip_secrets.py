"""A clip shows what its seat saw and nothing else: matches that differ in the rest give the same file."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.engine.match import Match, take_step
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.match.table.viewpoint import Viewpoint
from game.screens.seating import TableMatch
from game.share.clip import make_clip
from game.share.clip_wish import KINDS, ClipWish, Kind
from game.share.sight import sights
from game.texts.texts import Voice
from tests.screens.pilots.replay_pilot import played
from tests.share.matches import UNNOTICED, twin_of

SEAT = 0
BEGIN = {"splendor_marvel": 24, "custom_heroes": 30, "seventh_hero": 40, "dust_collectorz": 30}
DECISIONS = 6  # made in both matches after they differ
TRIES = 40  # deals of what the seat doesn't know
WORDS = Voice("en", strict=True)


def from_here(match: Match, decisions: int, deal: int | None = None) -> Match:
    """Return a match that begins at a position of another, dealt anew where `SEAT` can't see it."""
    state = match.at(decisions)
    if deal is not None:
        state = state.determinize(SEAT, Rng(deal))
    twin = Match(match.rules, match.seats, match.seed, match.options)
    twin._start, twin._states = state.clone(), [state.clone()]
    return twin


def alike(one: Match, other: Match, action: int, theirs: int) -> bool:
    """Whether `SEAT` sees the same of a decision in both matches."""
    states = one.state.clone(), other.state.clone()
    steps = [take_step(state, number) for state, number in zip(states, (action, theirs), strict=True)]
    eyes = Viewpoint(SEAT)
    seen = [(eyes.look(step.after), eyes.hear(step.events)) for step in steps]
    return seen[0] == seen[1] and steps[0].after.to_move >= 0 and steps[1].after.to_move >= 0


def go_on(one: Match, other: Match) -> bool:
    """Make a decision in both matches of which `SEAT` sees the same; return whether there is one."""
    for action in one.state.legal_actions():
        for theirs in other.state.legal_actions():
            if alike(one, other, action, theirs):
                one.play(action)
                other.play(theirs)
                return True
    return False


def differ(one: Match, other: Match) -> bool:
    """Whether other seats have other hands; Splendor has none, so there the decks differ."""
    others = [seat for seat in range(one.seats) if seat != SEAT]
    hands = any(one.state.view(seat) != other.state.view(seat) for seat in others)
    return hands if one.rules.id != "splendor_marvel" else one.state.pack() != other.state.pack()


def twins(game: str) -> tuple[TableMatch, TableMatch]:
    """Two matches that differ, as often as possible, and only in what `SEAT` doesn't see."""
    table = played(game, (SEAT,), BEGIN[game] + 1)
    count = BEGIN[game]
    while table.match.at(count).to_move == SEAT:
        count -= 1
    for deal in range(TRIES):
        one, other = from_here(table.match, count), from_here(table.match, count, deal)
        if not differ(one, other):
            continue
        while len(one.decisions) < DECISIONS and go_on(one, other):
            pass
        if one.decisions and differ(one, other):
            return TableMatch(one, table.chairs), TableMatch(other, table.chairs)
    raise AssertionError(f"no deal of {game} goes on alike")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_what_the_seat_cannot_see_changes_no_byte(game: str, kind: Kind) -> None:
    """Neither of a picture nor of its length."""
    one, other = twins(game)
    wish = ClipWish(SEAT, 0, len(one.match.decisions), kind, 640)

    assert differ(one.match, other.match)
    assert make_clip(one, wish, WORDS) == make_clip(other, wish, WORDS)


@pytest.mark.parametrize("game", GAMES)
def test_not_even_how_often_others_decide_unseen_changes_a_byte(game: str) -> None:
    """In a twin all that the seat can't see is another, and others decide twice as often."""
    table = played(game)
    twin = TableMatch(twin_of(table.match, SEAT), table.chairs)
    first, last = BEGIN[game] - 8, BEGIN[game]
    theirs = ClipWish(SEAT, UNNOTICED * first, UNNOTICED * last, "gif", 640)

    assert make_clip(table, ClipWish(SEAT, first, last, "gif", 640), WORDS) == make_clip(twin, theirs, WORDS)


def test_another_seats_clip_of_the_same_matches_differs() -> None:
    """So the test above can fail."""
    one, other = twins("custom_heroes")
    clips = []
    for seat in range(1, one.match.seats):
        wish = ClipWish(seat, 0, len(one.match.decisions), "gif", 640)
        clips.append(make_clip(one, wish, WORDS) == make_clip(other, wish, WORDS))

    assert not all(clips)


@pytest.mark.parametrize("game", GAMES)
def test_steps_of_which_a_seat_notices_nothing_are_left_out(game: str) -> None:
    """Each sight brings something new to the eye or to the ear, and the last one is the position."""
    match = played(game).match
    for seat in range(match.seats):
        seen, reached = sights(match, Viewpoint(seat))

        assert all(two.events or two.view != one.view for one, two in pairwise(seen))
        assert len(reached) == len(match.decisions) + 1 and seen[reached[-1]].view == match.state.view(seat)
