"""Setting up: the toss, decks, options, modes and seats."""

from __future__ import annotations

import pytest

from game.dust_collectorz.rules.cards.cards import PRESETS
from game.dust_collectorz.rules.cards.decks import breaches
from game.engine.contract import TABLE
from game.engine.errors import BadSetup
from tests.dust_collectorz.positions import RULES, VARIANTS, begin, notations, play, slugs, stands


@pytest.mark.rule("DC-5")
@pytest.mark.parametrize(("text", "attacks_next"), [("attack first", False), ("defend first", True)])
def test_the_winner_of_the_toss_chooses(text: str, attacks_next: bool) -> None:  # noqa: FBT001
    """To attack or to defend first; then each seat draws six."""
    for seats in (2, 3, 4):
        state = RULES.setup(seats, 7)
        assert notations(state) == ["toss"]
        begin(state, "toss")
        winner = int(state.to_move)
        assert notations(state) == ["attack first", "defend first"]
        play(state, text)

        assert stands(state) == f"{(winner + attacks_next) % seats} attacking"
        assert [(len(player.hand), len(player.deck)) for player in state.players] == [(6, 26)] * seats


@pytest.mark.rule("DC-5")
def test_the_toss_falls_on_every_seat() -> None:
    """By the seed."""
    winners = {play(RULES.setup(4, seed), "toss").to_move for seed in range(30)}

    assert winners == {0, 1, 2, 3}


@pytest.mark.rule("DC-5")
def test_hands_are_drawn_by_chance() -> None:
    """The same seed deals the same, another one something else."""
    hands = [play(RULES.setup(2, seed, ATTICS), "toss", "attack first").players[0].hand for seed in (1, 1, 2)]

    assert hands[0] == hands[1] != hands[2]


ATTICS = {"deck1": "attic", "deck2": "attic"}


@pytest.mark.rule("DC-2")
@pytest.mark.rule("DC-4")
def test_decks_are_as_chosen() -> None:
    """A preset, any of them, any legal one, or an own one; never an illegal one."""
    own = f"Mine: {slugs(PRESETS['shelf']).replace(' ', ', ')}"
    state = RULES.setup(4, 5, {"deck1": "attic", "deck2": "any", "deck3": "random", "deck4": own})
    lists = [tuple(deck) for deck in state.lists]

    assert lists[0] == PRESETS["attic"]
    assert lists[1] in PRESETS.values()
    assert breaches(lists[2]) == ()
    assert lists[3] == PRESETS["shelf"]
    assert [player.deck for player in state.players] == state.lists


def test_any_deck_is_one_that_nobody_else_has() -> None:
    """As long as there are presets."""
    for seed in range(20):
        decks = {tuple(deck) for deck in RULES.setup(4, seed).lists}
        with_one = {tuple(deck) for deck in RULES.setup(4, seed, {"deck3": "drawer"}).lists}

        assert decks == with_one == set(PRESETS.values())


@pytest.mark.parametrize("seats", [2, 3])
def test_a_team_game_needs_four(seats: int) -> None:
    """Two against two."""
    with pytest.raises(BadSetup, match=f"mode is one of champions, young with {seats} seats, not 'team'"):
        RULES.setup(seats, 1, {"mode": "team"})


@pytest.mark.parametrize(
    ("option", "value"),
    [("mode", "duel"), ("lists", "hidden"), ("forfeits", "never"), ("shares", "half"), ("deck1", "cellar")],
)
def test_other_options_are_refused(option: str, value: str) -> None:
    """The message names the option's values."""
    with pytest.raises(BadSetup, match="is one of"):
        RULES.setup(2, 1, {option: value})


@pytest.mark.parametrize("seats", [1, 5])
def test_other_seats_are_refused(seats: int) -> None:
    """Two to four."""
    with pytest.raises(BadSetup, match="2 to 4 seats"):
        RULES.setup(seats, 1)


def test_a_game_begins_with_the_table() -> None:
    """In every mode."""
    for seats, options in VARIANTS:
        assert RULES.setup(seats, 1, options).to_move == TABLE
