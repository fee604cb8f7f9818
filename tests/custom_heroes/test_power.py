"""Trading, paying and gaining power (CH-18 to CH-21)."""

from __future__ import annotations

import pytest

from tests.custom_heroes.positions import (
    Seat,
    begin,
    heroes,
    notations,
    play,
    power,
    scored,
    sets,
    until_dealt,
    vp,
)


@pytest.mark.rule("CH-18")
@pytest.mark.parametrize("held", range(7))
def test_four_power_are_one_vp(held: int) -> None:
    """Who has fewer can't trade."""
    state = heroes(3, Seat("3a 4a", power=held))
    assert ("trade" in notations(state)) == (held >= 4)
    if held >= 4:
        play(state, "trade")

    assert (power(state)[0], vp(state)[0]) == ((held - 4, 2) if held >= 4 else (held, 1))


@pytest.mark.rule("CH-18")
def test_a_seat_trades_any_number_of_times_before_its_play() -> None:
    """Leading or following, before and after sleeving."""
    state = heroes(3, Seat("3a 9a"), Seat("4a 5a", power=8, unused="edge"))
    play(state, "play 3a", "trade", "sleeve edge on 5a", "trade")

    assert (power(state)[1], vp(state)[1], state.to_move) == (0, 3, 1)


@pytest.mark.rule("CH-18")
@pytest.mark.parametrize("then", ["trade", "keep"])
def test_power_that_the_play_brought_can_be_traded_too(then: str) -> None:
    """The turn is not over before that; the seat is asked when only now it has enough."""
    state = heroes(3, Seat("3a+edge 9a", power=3))
    play(state, "play 3a")
    assert (state.to_move, notations(state)) == (0, ["trade", "keep"])
    play(state, then)

    assert (power(state)[0], vp(state)[0]) == ((0, 2) if then == "trade" else (4, 1))
    assert state.to_move == 1


@pytest.mark.rule("CH-18")
def test_who_had_enough_before_its_play_is_not_asked_again() -> None:
    """It could have traded, and did not."""
    state = heroes(3, Seat("3a+edge 9a", power=4))
    play(state, "play 3a")

    assert (power(state)[0], state.to_move) == (5, 1)


@pytest.mark.rule("CH-18")
def test_a_great_play_can_be_traded_twice() -> None:
    """From 3 power to 8: a VP, and another one, while the turn lasts."""
    words = ["3a+edge", "3b+burny", "3c+charmy", "3d+specter", "3e+kodora"]
    state = heroes(5, Seat(" ".join([*words, "9a"]), power=3))
    play(state, "play " + " ".join(word.partition("+")[0] for word in words))
    assert (power(state)[0], notations(state)) == (8, ["trade", "discard"])
    play(state, "trade")
    assert (power(state)[0], notations(state)) == (4, ["trade", "keep"])
    play(state, "trade")

    assert (power(state)[0], vp(state)[0], state.to_move) == (0, 3, 1)


@pytest.mark.rule("CH-18")
@pytest.mark.rule("CH-32")
def test_a_seat_may_trade_before_it_goes_out_and_win_by_that() -> None:
    """The power that its last card brought makes the tenth VP."""
    state = heroes(3, Seat("3a+edge", power=3, vp=9))
    play(state, "play 3a", "trade")

    assert state.winner == 0


@pytest.mark.rule("CH-18")
def test_nobody_trades_in_anothers_turn() -> None:
    """Each action is that of the seat to move."""
    state = heroes(3, Seat("3a 9a", power=6), Seat("4a 5a"))
    play(state, "play 3a")

    assert "trade" not in notations(state)


@pytest.mark.rule("CH-19")
@pytest.mark.parametrize(("before", "gained"), [(6, 1), (5, 2), (6, 2)])
def test_more_than_six_after_a_play_are_traded_or_discarded(before: int, gained: int) -> None:
    """The seat chooses; discarding goes down to 6."""
    cards = ["3a+edge", "3b+burny"][:gained]
    word = "play " + " ".join(one.partition("+")[0] for one in cards)
    state = heroes(3, Seat(" ".join([*cards, "9a"]), power=before))
    play(state, word)
    assert notations(state) == ["trade", "discard"]
    traded = play(state.clone(), "trade")
    play(state, "discard")

    assert (power(state)[0], vp(state)[0]) == (6, 1)
    assert (power(traded)[0], vp(traded)[0]) == (before + gained - 4, 2)


@pytest.mark.rule("CH-19")
def test_more_than_six_after_scoring_are_traded_or_discarded() -> None:
    """6 and 2 of the third place of four: 8. One trade, and it is at 4; the turn is over then."""
    state = heroes(4, Seat("3a", power=6), Seat("", place=1), Seat("", place=2), Seat("9a 8a"))
    scored(state, "play 3a")
    assert (state.to_move, notations(state)) == (0, ["trade", "discard"])
    assert state.view(0).players[0].place == 3
    play(state.clone(), "discard")
    begin(state, "trade")

    assert power(state)[0] == 4
    assert notations(state) == ["score"]
    assert state.scorer == 3


@pytest.mark.rule("CH-19")
def test_the_last_settles_after_its_scoring_too() -> None:
    """Asked although it was another's turn."""
    state = heroes(3, Seat("3a"), Seat("", place=1), Seat("9a 8a", power=6))
    until_dealt(state, "play 3a")
    assert (state.to_move, power(state)[2], notations(state)) == (2, 8, ["trade", "discard"])
    begin(state, "discard")

    assert power(state)[2] == 6
    assert notations(state) == ["deal"]


@pytest.mark.rule("CH-19")
def test_exactly_six_are_kept() -> None:
    """Nobody is asked."""
    state = heroes(3, Seat("3a+edge 9a", power=5))
    play(state, "play 3a")

    assert (power(state)[0], state.to_move) == (6, 1)


@pytest.mark.rule("CH-19")
def test_a_seat_that_goes_out_with_seven_settles_before_it_scores() -> None:
    """At the end of its turn; the traded VP counts for the goal."""
    state = heroes(3, Seat("3a+edge", power=6, vp=9))
    play(state, "play 3a")
    assert state.players[0].place == 0
    play(state, "trade")

    assert state.winner == 0


@pytest.mark.rule("CH-20")
@pytest.mark.parametrize(
    ("word", "cost"), [("edge", 1), ("burny", 1), ("charmy", 1), ("specter", 2), ("ascended-form", 2)]
)
def test_an_ability_is_paid_for_before_the_play(word: str, cost: int) -> None:
    """With its cost it can be activated, with less it can't; it never has to be."""
    for held in range(cost + 1):
        state = heroes(3, Seat(f"3a+{word} 3b", power=held))
        activated = {one for one in sets(state) if "!" in one}

        assert bool(activated) == (held == cost)
        assert {"3a", "3b", "3a 3b"} <= sets(state)
    play(state, f"play {max(activated)}")
    assert power(state)[0] == 0


@pytest.mark.rule("CH-20")
def test_several_abilities_cost_their_sum() -> None:
    """With 3 power a Specter and a Burny, or two Burnies, not all of them."""
    state = heroes(3, Seat("3a+specter 3b+burny 3c+burny 9a", power=3))
    activated = {frozenset(one for one in words.split() if "!" in one) for words in sets(state)}

    assert activated == {
        frozenset(one.split()) for one in ("", "3a!", "3b!", "3c!", "3a! 3b!", "3a! 3c!", "3b! 3c!")
    }


@pytest.mark.rule("CH-21")
@pytest.mark.parametrize("word", ["edge", "burny", "charmy", "specter", "ascended-form", "kodora"])
@pytest.mark.parametrize("held", [0, 1, 2])
def test_an_ability_not_activated_brings_one_power(word: str, held: int) -> None:
    """By choice or for want of power, whatever it costs."""
    state = heroes(3, Seat(f"3a+{word} 9a", power=held))
    play(state, "play 3a")

    assert power(state)[0] == held + 1


@pytest.mark.rule("CH-21")
def test_each_card_of_a_set_brings_one() -> None:
    """Cards without an ability, and activated ones, bring none."""
    state = heroes(4, Seat("3a+edge 3b+kodora 3c+burny 3d+oak-buckler 4d", power=1))
    play(state, "play 3a 3b 3c!")

    assert power(state)[0] == 2


@pytest.mark.rule("CH-21")
def test_gained_power_does_not_pay_in_the_same_play() -> None:
    """It comes after the play."""
    state = heroes(3, Seat("3a+edge 3b+burny 9a", power=0))

    assert sets(state) == {"3a", "3b", "3a 3b", "9a"}


@pytest.mark.rule("CH-21")
def test_power_gained_can_be_spent_in_the_next_turn() -> None:
    """The rulebook's pair: first the 7 for its value, then the wild with a 10."""
    state = heroes(3, Seat("7a+edge 7b+edge 10a"))
    play(state, "play 7a", "pass", "pass")

    assert sets(state) == {"7b", "10a", "10a 7b!"}
