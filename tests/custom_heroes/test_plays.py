"""The sets that may be played, against a referee that tries every part of a hand."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.custom_heroes.rules import plays
from game.custom_heroes.rules.actions import PLAY, VERB, playing
from game.custom_heroes.rules.cards import ADVANCEMENTS
from game.custom_heroes.rules.pieces import NOBODY, TURN, with_kind
from game.custom_heroes.rules.state import HeroesState
from tests.custom_heroes.positions import RULES, walked
from tests.custom_heroes.referee import broken, subsets

YELLOW = [kind for kind, row in enumerate(ADVANCEMENTS) if row.ability]
ITEMS = [kind for kind, row in enumerate(ADVANCEMENTS) if row.modifier in {1, -1, 2, -2}]
SLEEVED = st.lists(st.sampled_from([*YELLOW, *YELLOW, *YELLOW, *ITEMS]), max_size=2)
CHARACTERS = st.lists(st.integers(0, 59), min_size=1, max_size=6, unique=True)


@st.composite
def tricks(draw: st.DrawFn) -> HeroesState:
    """Any hand of a few cards of few values, any power, any trick."""
    state = RULES.setup(6, 1)
    state.round = 2
    hand = [10 * (card // 10) + card % 4 for card in draw(CHARACTERS)]
    for card in hand:
        for kind in draw(SLEEVED):
            gem = ADVANCEMENTS[kind].gem
            if state.kind_at(card, gem) < 0:
                state.set_slots(card, with_kind(state.slots[card], kind))
    state.start_turn(0)
    me = state.players[0]
    me.hand = state.in_order(sorted(set(hand)))
    me.power = draw(st.integers(0, 6))
    state.last = draw(st.sampled_from([NOBODY, 3]))
    if state.last >= 0:
        state.count = draw(st.integers(1, 4))
        state.value = draw(st.integers(-1, 6))
        state.falling = draw(st.integers(0, 1))
        state.ascended = int(draw(st.integers(0, 7)) == 0)
        state.strict = draw(st.booleans())
        state.trick = [3, 1 << 59, 0]
    return state


def judged(state: HeroesState) -> dict[int, set[str]]:
    """Ask the referee about every play of every part of the hand: what it breaks, by the play's number."""
    hand = state.players[state.turn].hand
    found = {}
    for cards in subsets(hand):
        for active in subsets(cards):
            places = sum(1 << hand.index(card) for card in cards)
            paid = sum(1 << hand.index(card) for card in active)
            found[playing(places, paid)] = broken(state, cards, active) if cards else {"no_cards"}
    return found


def offered(state: HeroesState) -> list[int]:
    """List the plays among the legal actions."""
    return [action for action in state.legal_actions() if action & VERB == PLAY]


@pytest.mark.rule("CH-12")
@pytest.mark.rule("CH-13")
@pytest.mark.rule("CH-20")
@pytest.mark.rule("CH-25")
@settings(max_examples=300)
@given(tricks())
def test_exactly_the_sets_that_break_no_clause_are_offered(state: HeroesState) -> None:
    """Each once, in any trick."""
    allowed = {play for play, faults in judged(state).items() if not faults}

    assert sorted(offered(state)) == sorted(allowed)


@pytest.mark.rule("CH-13")
@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("seed", [1, 2])
def test_in_whole_games_too(seats: int, seed: int) -> None:
    """Wherever a hand has grown small enough to try all its parts."""
    tried = 0
    for steps in range(20, 420, 11):
        state = walked(seats, seed, steps)
        if state.phase == TURN and state.to_move >= 0 and len(state.hand()) <= 7:
            tried += 1
            allowed = {play for play, faults in judged(state).items() if not faults}

            assert set(offered(state)) == allowed
    assert tried > 3


@pytest.mark.rule("CH-12")
@settings(max_examples=50)
@given(tricks())
def test_a_refused_set_has_a_true_reason(state: HeroesState) -> None:
    """One of the faults that the referee finds."""
    for play, faults in judged(state).items():
        if faults:
            assert state.why_not(play).code in faults


@given(tricks())
def test_grouped_plays_are_some_of_all_and_leave_out_only_what_looks_the_same(state: HeroesState) -> None:
    """Computer players are offered one of those that can't be told apart, and each play has one there."""
    hand = state.players[0].hand

    def looks(action: int) -> list[tuple[int, int, bool]]:
        places, active = action >> 4 & 0x7FFF, action >> 19
        return sorted(
            (card % 10, state.slots[card], bool(active >> place & 1))
            for place, card in enumerate(hand)
            if places >> place & 1
        )

    grouped = plays.plays(state, 0, True)

    assert set(grouped) <= set(offered(state))
    assert sorted(map(looks, grouped)) == sorted(
        [list(one) for one in {tuple(looks(play)) for play in offered(state)}]
    )
