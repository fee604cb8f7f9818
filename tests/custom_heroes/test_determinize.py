"""Dealing anew what a seat can't see (CH-6, CH-17, CH-39): nothing it knows changes, whatever lies hidden."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.custom_heroes.rules.cards import ADVANCEMENTS, FORM, KODORA, YELLOW
from game.custom_heroes.rules.pieces import COPIES, GEM, IN_BAG, kinds_of, slot, with_kind
from game.custom_heroes.rules.state import HeroesState
from game.engine.contract import OVER, TABLE
from game.engine.playout import random_playout
from game.engine.rng import Rng
from tests.custom_heroes.positions import (
    RULES,
    Seat,
    card,
    heroes,
    kind,
    play,
    secretive,
    walked,
)

games = st.builds(walked, st.integers(2, 6), st.integers(0, 10_000), st.integers(0, 500))


def hidden_from(state: HeroesState, seat: int) -> int:
    """Count the advancements on cards that a seat does not know of."""
    seen = state.seen[seat]
    return sum(
        (kinds_of(slots)[gem] >= 0) - (kinds_of(known)[gem] >= 0)
        for slots, known in zip(state.slots, seen, strict=True)
        for gem in range(4)
    )


def check(state: HeroesState, seat: int, rng: Rng) -> HeroesState:
    """Deal anew for `seat`, and hold the outcome against all that it knows and all that is public."""
    twin = state.determinize(seat, rng)
    assert twin.view(seat) == state.view(seat)
    if state.to_move in {seat, TABLE}:
        assert twin.legal_actions() == state.legal_actions()
    kinds = [one for slots in twin.slots for one in kinds_of(slots) if one >= 0]
    kinds += [one for player in twin.players for one in player.unused] + list(twin.bag)
    box = Counter({**{one: COPIES[one] for one in IN_BAG}, FORM: state.seats, KODORA: state.seats})
    assert Counter(kinds) == box
    assert all(ADVANCEMENTS[one].in_bag for one in twin.bag)
    assert hidden_from(twin, seat) == hidden_from(state, seat)
    for other in range(state.seats):
        me = twin.players[other]
        assert me.hand == twin.in_order(me.hand)
        assert me.unused == sorted(me.unused)
        assert all(twin.seen[other][one] == twin.slots[one] for one in me.hand)
        assert twin.view(other).public == state.view(other).public
    return twin


@pytest.mark.rule("CH-6")
@pytest.mark.rule("CH-17")
@settings(max_examples=150)
@given(games, st.integers(0, 2**32))
def test_whatever_happened_all_that_is_known_stays(state: HeroesState, seed: int) -> None:
    """After many secret sleevings over several rounds, for each seat."""
    for seat in range(state.seats):
        check(state, seat, Rng(seed + seat))


@pytest.mark.rule("CH-6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_along_whole_games_too(seats: int) -> None:
    """Position by position; much lies hidden there."""
    most = 0
    for seed in range(3):
        state = RULES.setup(seats, seed, {"goal": 20})
        rng = Rng(seed)
        steps = 0
        while state.to_move != OVER:
            if steps % 9 == 0:
                viewer = steps // 9 % seats
                most = max(most, hidden_from(state, viewer))
                check(state, viewer, Rng(steps))
            state.apply(secretive(state, rng))
            steps += 1

    assert most >= 5


def played_cards_take(state: HeroesState, gem: int) -> None:
    """Sleeve all that the bag has of one gem on cards that lie open: nothing of it is left to be hidden."""
    for its in [one for one in state.bag if GEM[one] == gem]:
        open_cards = [one for one in range(len(state.slots)) if state.open >> one & 1]
        [place, *_] = [one for one in open_cards if not slot(state.slots[one], gem)]
        state.bag.remove(its)
        state.set_slots(place, with_kind(state.slots[place], its))
        state.public[place] = state.slots[place]
        for seen in state.seen:
            seen[place] = state.slots[place]


GEM_MARKS = st.tuples(*[st.sampled_from("-+~~")] * 4)
HANDS = st.lists(st.lists(GEM_MARKS, min_size=1, max_size=2), min_size=6, max_size=6)
SCREENS = st.lists(
    st.lists(st.sampled_from(["ascended-form", "kodora", "edge", "oak-buckler", "aura-of-5"]), max_size=2),
    min_size=6,
    max_size=6,
)


@st.composite
def tight_positions(draw: st.DrawFn) -> HeroesState:
    """A few cards in six hands, most of their slots taken in the open or in secret, some gems used up."""
    left = Counter({"ascended-form": 6, "kodora": 6, "oak-buckler": 4, "training-blade": 4, "edge": 5})
    left += Counter({"aura-of-5": 2, "aura-of-7": 2, "aura-of-8": 2, "aura-of-9": 2, "aura-of-10": 2})
    seats = []
    for number, (hand, screen) in enumerate(zip(draw(HANDS), draw(SCREENS), strict=True)):
        words = []
        for place, marks in enumerate(hand):
            word = f"{1 + number}{'ab'[place]}"
            for gem, mark in enumerate(marks):
                fitting = [one for one in left if left[one] and GEM[kind(one)] == gem]
                if mark != "-" and fitting:
                    chosen = draw(st.sampled_from(fitting))
                    left[chosen] -= 1
                    word += mark + chosen
            words.append(word)
        behind = [one for one in screen if left[one] > screen.count(one)]
        left -= Counter(behind)
        seats.append(Seat(" ".join(words), unused=" ".join(behind)))
    state = heroes(6, *seats)
    for gem in draw(st.sets(st.integers(0, 3))):
        played_cards_take(state, gem)
    for player in state.players:
        player.fresh = draw(st.integers(0, 3))
        player.shown = draw(st.integers(0, 3))
    return state


@pytest.mark.rule("CH-17")
@settings(max_examples=120)
@given(tight_positions(), st.integers(0, 2**32))
def test_however_few_places_are_left_everything_finds_one(state: HeroesState, seed: int) -> None:
    """Hidden Forms, full slots, gems used up: every count that is public stays what it is."""
    for seat in range(6):
        check(state, seat, Rng(seed))


@pytest.mark.rule("CH-17")
@settings(max_examples=100)
@given(tight_positions(), st.integers(0, 2**32))
def test_positions_that_look_the_same_are_dealt_anew_alike(state: HeroesState, seed: int) -> None:
    """For equal chance, in full: so nothing hidden has a say in it."""
    for seat in range(6):
        twin = state.determinize(seat, Rng(seed))

        assert twin.determinize(seat, Rng(7)).pack() == state.determinize(seat, Rng(7)).pack()


@pytest.mark.rule("CH-17")
def test_a_form_hides_where_nothing_else_can() -> None:
    """All buddies lie open, all other slots are full: what is hidden in the last hand must be a Form."""
    full = "+training-blade+oak-buckler+aura-of-5~ascended-form"
    state = heroes(6, Seat("3a 4a", unused="kodora"), Seat(f"9a{full}"), *[Seat("", place=1)] * 4)
    for place, player in enumerate(state.players[2:], 1):
        player.place = place
    played_cards_take(state, int(YELLOW))
    twins = [check(state, 0, Rng(seed)) for seed in range(20)]

    assert {twin.kind_at(card("9a"), 2) for twin in twins} == {FORM}


@pytest.mark.rule("CH-39")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_cards_aside_change_places_with_those_in_hands(seats: int) -> None:
    """Which of the unseen cards the other finalist holds is dealt anew, what lies aside with it."""
    others = [Seat("")] * (seats - 2)
    state = heroes(
        seats,
        Seat("3a 4a"),
        Seat("5a 6a~edge"),
        *others,
        finalists=[0, 1],
        round_number=7,
        aside="7a 8a~burny 9a 10a",
    )
    held: Counter[int] = Counter()
    for seed in range(120):
        held.update(check(state, 0, Rng(seed)).players[1].hand)

    assert set(held) == {card(f"{value}a") for value in range(5, 11)}
    assert all(abs(count - 40) < 4.5 * 40**0.5 for count in held.values())


@pytest.mark.rule("CH-39")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_who_does_not_take_part_knows_no_more(viewer: int) -> None:
    """Spectators of sudden death see neither hands nor cards aside."""
    state = heroes(
        4,
        Seat("3a 4a"),
        Seat(""),
        Seat("5a 6a~edge"),
        Seat(""),
        finalists=[0, 2],
        round_number=7,
        aside="7a 8a",
    )
    twins = [check(state, viewer, Rng(seed)) for seed in range(40)]
    own = {0: "3a", 2: "5a"}.get(viewer, "")

    for seat in (0, 2):
        assert (len({tuple(twin.players[seat].hand) for twin in twins}) > 1) == (seat != viewer)
    assert not own or all(card(own) in twin.players[viewer].hand for twin in twins)


@pytest.mark.rule("CH-17")
def test_what_was_sleeved_in_an_earlier_round_may_be_anywhere_unseen() -> None:
    """In any hand but the viewer's, whoever sleeved it; what the viewer sleeved stays where it put it."""
    state = heroes(4, Seat("3a 4a"), Seat("5a 6a~moon-hammer"), Seat("7a 8a"), Seat("9a~hooked-lance 10a"))
    own = card("9a")
    state.seen[0][own] = state.slots[own]
    rng = Rng(3)
    places: Counter[int] = Counter()
    for _ in range(300):
        twin = check(state, 0, rng)
        places.update(one for one in range(40) if twin.slots[one] != state.seen[0][one])

        assert twin.slots[own] & state.slots[own] == state.slots[own]
    assert set(places) == {card(f"{value}a") for value in range(5, 11)}


@pytest.mark.rule("CH-17")
def test_this_turns_own_sleevings_stay_where_they_are() -> None:
    """The seat to move can still take them back; for others they may lie elsewhere."""
    state = play(heroes(3, Seat("3a 4a 5a", unused="edge burny")), "sleeve edge on 4a")
    own = [check(state, 0, Rng(seed)) for seed in range(20)]
    others = [check(state, 1, Rng(seed)) for seed in range(60)]

    assert all(twin.slots == state.slots and twin.loose == state.loose for twin in own)
    assert all(twin.loose == [] for twin in others)
    assert len({tuple(twin.slots) for twin in others}) > 3


@pytest.mark.rule("CH-6")
def test_who_has_not_shown_its_form_and_kodora_is_taken_to_have_them() -> None:
    """They were given to each at the start; what was shown is not dealt again."""
    state = RULES.setup(4, 3)
    twins = [state.determinize(1, Rng(seed)) for seed in range(30)]

    for twin in twins:
        assert all({FORM, KODORA} <= set(player.unused) for player in twin.players)
    assert len({tuple(twin.players[0].unused) for twin in twins}) > 5


@pytest.mark.rule("CH-33")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_determinization_can_be_played_to_the_end(seats: int) -> None:
    """Wherever it starts, every rule finds the pieces it needs."""
    for steps in range(0, 600, 60):
        state = walked(seats, 11, steps)
        for seat in range(seats):
            twin = state.determinize(seat, Rng(steps))
            random_playout(twin, Rng(seat), limit=20_000)

            assert twin.to_move == OVER


@pytest.mark.rule("CH-17")
def test_what_was_sleeved_this_round_lies_in_the_hand_of_who_sleeved_it() -> None:
    """All saw who sleeved; until it is shown it is in that hand, on any of its cards."""
    state = heroes(4, Seat("3a 4a"), Seat("5a 6a 7a", unused="edge"), Seat("8a 9a"), turn=1)
    play(state, "sleeve edge on 6a", "play 5a")
    places: Counter[int] = Counter()
    for seed in range(100):
        twin = check(state, 0, Rng(seed))
        cards = twin.players[1].hand
        places.update(place for place in range(2) if twin.slots[cards[place]] != state.seen[0][cards[place]])

    assert sum(places.values()) == 100
    assert set(places) == {0, 1}
