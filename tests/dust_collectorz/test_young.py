"""Young Champions: shares, plays and chains, draws and skips, the end."""

from __future__ import annotations

from collections import Counter

import pytest

from game.dust_collectorz.rules.cards.card_table import TRIBES
from game.dust_collectorz.rules.cards.facts import TRIBE
from game.dust_collectorz.rules.young.state import YoungState
from game.engine.contract import OVER
from tests.dust_collectorz.positions import RULES, begin, notations, play, slugs, stands, steps, young, youngs

YOUNG = {"mode": "young"}


def shared(seats: int, seed: int, *tribes: str, shares: str = "full") -> YoungState:
    """Set up a game and set a card of each tribe aside."""
    state = RULES.setup(seats, seed, {**YOUNG, "shares": shares})
    return play(begin(young(state), "toss"), *(f"set aside {tribe}" for tribe in tribes))


@pytest.mark.rule("DC-31")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_brings_29_cards(seats: int) -> None:
    """A deck without its counters and one card of its choice; all are shuffled together and dealt out."""
    state = begin(RULES.setup(seats, 1, YOUNG), "toss")
    beginner = int(state.to_move)
    asked = []
    while state.to_move >= 0:
        asked.append(int(state.to_move))
        assert notations(state) == [f"set aside {tribe}" for tribe in TRIBES]
        begin(state, "set aside grainers")
    brought = Counter(kind for player in state.players for kind in player.deck)
    begin(state, "share")

    assert asked == [(beginner + turn) % seats for turn in range(seats)]
    assert all(TRIBE[player.discards[0]] == TRIBES.index("grainers") for player in state.players)
    assert Counter(kind for one in state.players for kind in (*one.deck, *one.hand)) == brought
    assert brought.total() == 29 * seats
    assert all(TRIBE[kind] < 5 for kind in brought)
    assert [(len(player.hand), len(player.deck)) for player in state.players] == [(3, 26)] * seats
    assert stands(state) == f"{beginner} playing"


@pytest.mark.rule("DC-31")
def test_a_card_is_set_aside_by_chance_within_the_tribe_chosen() -> None:
    """Only tribes count."""
    decks = {"deck1": "attic", "deck2": "attic"}
    gone = set()
    for seed in range(40):
        state = begin(RULES.setup(2, seed, {**YOUNG, **decks}), "toss")
        begin(state, "set aside tinlings")
        gone |= {kind for player in state.players for kind in player.discards}

    assert len(gone) == 6


@pytest.mark.rule("DC-31")
@pytest.mark.parametrize(("seats", "each", "rest"), [(2, 14, 1), (3, 9, 2), (4, 7, 1)])
def test_a_short_game_shares_one_seats_cards(seats: int, each: int, rest: int) -> None:
    """Those of the seat that begins; what can't be dealt evenly is set aside unseen."""
    state = shared(seats, 3, "tinlings", shares="short")

    assert [(len(player.hand), len(player.deck)) for player in state.players] == [(3, each - 3)] * seats
    assert len(state.rest) == state.view(0).rest == rest
    assert sum(len(player.discards) for player in state.players) == 1


@pytest.mark.rule("DC-31")
def test_the_shares_are_mixed() -> None:
    """A seat gets cards of others' decks."""
    state = shared(2, 1, "tinlings", "tinlings")
    own = Counter(state.lists[0])

    assert Counter([*state.players[0].deck, *state.players[0].hand]) - own


@pytest.mark.rule("DC-31")
def test_a_random_seat_begins() -> None:
    """Any of them."""
    assert {begin(RULES.setup(4, seed, YOUNG), "toss").to_move for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.rule("DC-32")
def test_the_first_play_is_free() -> None:
    """Any card."""
    state = youngs("cogwick dogear dimple", "tinnow tinnow")

    assert notations(state) == ["play cogwick", "play dogear", "play dimple"]


@pytest.mark.rule("DC-32")
@pytest.mark.parametrize(
    ("last", "plays"),
    [
        ("cogwick", "buttoneye"),
        ("dogear", "cogwick"),
        ("chipcup", "dogear"),
        ("knotling", "chipcup"),
        ("buttoneye", "knotling"),
    ],
)
def test_a_play_beats_the_last_card(last: str, plays: str) -> None:
    """On the wheel, whatever its rank or stats."""
    state = youngs("cogwick dogear chipcup knotling buttoneye", "tinnow", played=last)

    assert notations(state) == [f"play {plays}"]


@pytest.mark.rule("DC-32")
def test_in_a_chain_each_card_beats_the_one_before() -> None:
    """Cards of one tribe are no chain; it ends when its seat says so."""
    state = youngs("cogwick cogwick buttoneye knotling dimple", "tinnow", played="dogear")
    begin(state, "play cogwick")
    assert notations(state) == ["play buttoneye", "done"]
    begin(state, "play buttoneye", "play knotling")
    assert notations(state) == ["play dimple", "done"]
    play(state, "done")

    assert slugs(state.played) == "dogear cogwick buttoneye knotling"
    assert state.owners == [1, 0, 0, 0]


@pytest.mark.rule("DC-32")
def test_a_chain_that_nothing_fits_is_ended_all_the_same() -> None:
    """So nobody learns whether it had to be."""
    state = begin(youngs("cogwick tinnow", "buttoneye", played="dogear"), "play cogwick")

    assert notations(state) == ["done"]


@pytest.mark.rule("DC-32")
def test_the_first_play_may_be_a_chain() -> None:
    """Of the whole hand, with which the turn ends by itself."""
    state = youngs("cogwick buttoneye", "knotling")
    play(state, "play cogwick", "play buttoneye")

    assert stands(state) == "1 playing"


@pytest.mark.rule("DC-33")
def test_a_seat_that_can_play_must() -> None:
    """There is nothing else to do."""
    assert notations(youngs("cogwick dogear", "tinnow", played="dogear")) == ["play cogwick"]


@pytest.mark.rule("DC-33")
@pytest.mark.parametrize(
    ("deck", "after", "taken"),
    [("buttoneye", "1 playing", ["draw"]), ("tinnow", "0 playing", ["draw", "skip"])],
)
def test_a_seat_that_can_not_play_draws_one(deck: str, after: str, taken: list[str]) -> None:
    """It may play it at once; if it can't, its turn is skipped."""
    state = youngs(
        "cogwick dimple buttoneye", "tinnow rattlekey", decks=("dimple", f"{deck}"), played="dogear"
    )
    begin(state, "play cogwick", "done")

    assert steps(state)[: len(taken)] == taken
    assert stands(state) == after
    assert len(state.players[1].hand) == 3


@pytest.mark.rule("DC-33")
def test_without_a_pile_a_seat_that_can_not_play_is_skipped() -> None:
    """It draws nothing."""
    state = youngs("cogwick dimple buttoneye", "tinnow", decks=("dimple", ""), played="dogear")
    begin(state, "play cogwick", "done")

    assert steps(state) == ["skip"]
    assert stands(state) == "0 playing"


@pytest.mark.rule("DC-33")
def test_an_empty_hand_draws_at_its_turns_start() -> None:
    """And once more if that can't be played."""
    state = youngs("cogwick tinnow", "knotling", decks=("dimple", "dimple dimple"), played="dogear")
    begin(state, "play cogwick", "done")
    state.players[1].hand, state.players[1].masks = [], []
    state.to_move = -1
    state.begin_turn(1)

    assert steps(state)[:3] == ["draw", "draw", "skip"]
    assert len(state.players[1].hand) == 2


@pytest.mark.rule("DC-34")
def test_who_is_rid_of_hand_and_pile_wins_at_once() -> None:
    """However few the others have."""
    state = youngs("cogwick", "tinnow", decks=("", ""), played="dogear")
    begin(state, "play cogwick")

    assert (state.to_move, state.places(), state.returns()) == (OVER, [1, 2], [1.0, 0.0])


@pytest.mark.rule("DC-34")
def test_a_circuit_without_a_play_or_a_draw_ends_the_game() -> None:
    """Fewest hand cards win."""
    hands = ("cogwick tinnow tinnow", "tinnow tinnow", "tinnow")
    state = youngs(*hands, decks=("", "", ""), played="dogear")
    begin(state, "play cogwick", "done")

    assert steps(state) == ["skip", "skip", "skip"]
    assert (state.to_move, state.places()) == (OVER, [2, 3, 1])


@pytest.mark.rule("DC-34")
def test_a_draw_keeps_the_game_going() -> None:
    """The circuit begins anew."""
    state = youngs("cogwick tinnow", "tinnow", decks=("", "rattlekey rattlekey"), played="dogear")
    begin(state, "play cogwick", "done")

    assert steps(state) == ["draw", "skip", "skip", "draw", "skip", "skip", "skip"]


@pytest.mark.rule("DC-34")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_a_tie_goes_to_the_one_of_the_tied_who_played_last(last: int) -> None:
    """Not to somebody with more cards who played after them."""
    state = youngs("tinnow", "tinnow", "tinnow tinnow", decks=("", "", ""), played="dogear cogwick dogear")
    state.owners = [1 - last % 2, last % 2, last]
    state.to_move = OVER

    assert state.places() == ([1, 2, 3] if last in {0, 2} else [2, 1, 3])
