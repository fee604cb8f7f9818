"""Free for All: three or four seats, one active attack, a leading seat."""

from __future__ import annotations

import pytest

from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.phases import CAPTURING
from tests.dust_collectorz.positions import (
    Seat,
    answer,
    attack,
    begin,
    captured,
    compared,
    fought,
    notations,
    play,
    slugs,
    stands,
    steps,
    table,
    trapped,
    values,
)


def all_against_all(*hands: str, attacker: int = 0) -> BattleState:
    """Lay out a round of so many seats, each with its hand."""
    return table(*(Seat(hand) for hand in hands), attacker=attacker)


@pytest.mark.rule("DC-24")
def test_each_seat_answers_in_seat_order() -> None:
    """From the attacker's left on, round the table."""
    state = all_against_all("cogwick", "knotling", "chipcup", "buttoneye", attacker=2)
    asked = []
    attack(state, "chipcup")
    while state.phase != CAPTURING:
        asked.append(int(state.to_move))
        begin(state, notations(state, "lay")[0])
        compared(begin(state, "answer"))

    assert asked == [3, 0, 1]


@pytest.mark.rule("DC-24")
def test_whoever_beats_the_attack_leads_with_its_own_set() -> None:
    """It is the active attack then, of its own tribe and value, in the stat that was named."""
    state = all_against_all("cogwick", "buttoneye", "acorn-guard")
    compared(answer(attack(state, "cogwick", "health"), "buttoneye"))
    first = values(state)
    leader = int(state.round.leader)
    compared(answer(state, "acorn-guard"))

    assert (first, leader) == ((3, 3 + 1), 1)
    assert (values(state), state.round.leader) == ((3, 6 + 1), 2)


@pytest.mark.rule("DC-24")
def test_an_attack_that_is_not_beaten_stays() -> None:
    """The next seat answers it as well."""
    state = all_against_all("gyro-wren", "chipcup", "mitten-mole")
    compared(answer(attack(state, "gyro-wren"), "chipcup"))
    begun = (state.round.leader, stands(state), state.clash.attack.primary)
    compared(answer(state, "mitten-mole"))

    assert begun == (0, "2 answering", 7)
    assert state.round.leader == 0


@pytest.mark.rule("DC-26")
def test_the_leading_seat_takes_all_cards_and_leads_the_next_round() -> None:
    """Those of the first attack, the beaten and the beating."""
    state = all_against_all("cogwick", "buttoneye", "chipcup")
    compared(answer(attack(state, "cogwick"), "buttoneye"))
    compared(answer(state, "chipcup"))
    steps(state)

    assert captured(state, 1) == "buttoneye chipcup@2 cogwick@0"
    assert (stands(state), state.last_winner) == ("1 attacking", 1)


@pytest.mark.rule("DC-26")
def test_all_draw_up_to_six_after_the_round() -> None:
    """Whoever won."""
    state = all_against_all("cogwick", "buttoneye", "chipcup")
    compared(answer(attack(state, "cogwick"), "buttoneye"))
    compared(answer(state, "chipcup"))
    steps(state)

    assert [len(player.hand) for player in state.players] == [6, 6, 6]


def test_abilities_of_the_attack_work_in_each_of_its_clashes() -> None:
    """Bonuses, cancelling and sniping; a draw once a round."""
    state = all_against_all("gyro-wren lampjack", "chipcup dimple", "saucerling kiln-imp")
    answer(attack(state, "gyro-wren! lampjack!"), "chipcup! dimple!")
    compared(begin(state, "cancel primary"))
    answer(state, "saucerling! kiln-imp!")

    assert notations(state) == ["cancel primary", "cancel support", "enough"]
    compared(begin(state, "enough"))
    assert state.players[0].draws == 1


def test_what_is_cancelled_stays_cancelled() -> None:
    """In later clashes of the round too."""
    state = all_against_all("gyro-wren", "celadon-heron", "chipcup")
    answer(attack(state, "gyro-wren!"), "celadon-heron!")
    compared(begin(state, "cancel primary"))
    compared(answer(state, "chipcup"))

    assert fought(state)[0].cancelled == (True, False)
    assert state.players[0].draws == 0


def test_a_recalled_card_returns_although_a_third_seat_captures() -> None:
    """Its own set was beaten; who takes the cards in the end doesn't matter."""
    state = all_against_all("lantern-carp creaselet", "cogwick", "big-hugo-batting")
    compared(answer(attack(state, "lantern-carp!"), "cogwick"))
    compared(answer(state, "big-hugo-batting"))
    steps(state)

    assert slugs(state.players[0].overflow) == "lantern-carp"
    assert captured(state, 2) == "big-hugo-batting cogwick@1"


# Counters


@pytest.mark.rule("DC-25")
def test_after_a_trap_its_owner_may_lay_a_new_attack() -> None:
    """With a new stat; the next seat answers that."""
    state = all_against_all("cogwick", "spring-lid-box kite-courier lantern-carp", "dimple")
    play(attack(state, "cogwick"), "trap spring-lid-box")
    assert stands(state) == "1 following"
    assert notations(state) == ["lay kite-courier", "lay lantern-carp", "stand"]
    attack(state, "kite-courier lantern-carp", "speed")

    assert stands(state) == "2 answering"
    assert values(compared(answer(state, "dimple")))[0] == 6 + 3
    steps(state)
    assert captured(state, 1) == "cogwick@0 dimple@2 kite-courier lantern-carp spring-lid-box"


@pytest.mark.rule("DC-25")
def test_a_trap_that_stands_is_beaten_by_any_character() -> None:
    """Of any tribe, whatever its value; overpower is nothing."""
    state = all_against_all("cogwick", "spring-lid-box kite-courier", "pip-rivet rattlekey")
    play(attack(state, "cogwick"), "trap spring-lid-box", "stand")
    assert notations(state, "lay") == ["lay rattlekey", "lay pip-rivet"]
    compared(answer(state, "pip-rivet!"))

    assert (values(state), state.round.leader) == ((0, 6), 2)
    assert (state.clash.over, state.players[2].draws) == (0, 0)


@pytest.mark.rule("DC-25")
def test_against_a_trap_that_stands_only_those_without_characters_forfeit() -> None:
    """Their counters find no attack."""
    state = all_against_all("cogwick", "spring-lid-box kite-courier", "trapdoor-shelf mute-cloth")
    play(attack(state, "cogwick"), "trap spring-lid-box", "stand")

    assert notations(state) == ["forfeit trapdoor-shelf", "forfeit mute-cloth"]
    compared(begin(state, "forfeit mute-cloth"))
    assert state.round.leader == 1


@pytest.mark.rule("DC-25")
def test_after_a_winning_support_counter_further_cards_replace_the_set() -> None:
    """Without them the set stays the active attack."""
    hands = ("cogwick", "buttoneye mute-cloth patchmouse", "knotling")
    state = compared(answer(attack(all_against_all(*hands), "cogwick"), "buttoneye +mute-cloth"))
    stays, replaced = begin(state.clone(), "stand"), attack(state.clone(), "patchmouse", "cunning")

    assert stands(state) == "1 following"
    assert (stays.clash.attack.primary, stays.clash.stat) == (76, 0)
    assert (replaced.clash.attack.primary, replaced.clash.stat) == (78, 3)
    compared(answer(replaced, "knotling"))
    steps(replaced)
    assert captured(replaced, 1) == "buttoneye cogwick@0 knotling@2 mute-cloth patchmouse"


@pytest.mark.rule("DC-25")
def test_a_beaten_support_counter_brings_no_further_cards() -> None:
    """The attack stays active."""
    state = all_against_all("grand-automat-orra", "chipcup mute-cloth dimple", "knotling")
    compared(answer(attack(state, "grand-automat-orra"), "chipcup +mute-cloth"))

    assert stands(state) == "2 answering"


@pytest.mark.rule("DC-25")
def test_the_last_defender_lays_no_further_cards() -> None:
    """There is nobody left to answer them; nor in a Duel."""
    state = all_against_all("cogwick", "chipcup", "spring-lid-box dimple")
    compared(answer(attack(state, "cogwick"), "chipcup"))
    compared(begin(state, "trap spring-lid-box"))
    duel = trapped("cogwick", "spring-lid-box", seats=(Seat(), Seat("dimple")))

    assert stands(state) == stands(duel) == "table capturing"


@pytest.mark.rule("DC-25")
def test_a_trap_without_characters_behind_it_stands() -> None:
    """Its owner is not asked."""
    state = all_against_all("cogwick", "spring-lid-box mute-cloth", "knotling")
    play(attack(state, "cogwick"), "trap spring-lid-box")

    assert stands(state) == "2 answering"


@pytest.mark.rule("DC-25")
def test_who_is_hushed_announces_nothing_for_further_cards() -> None:
    """It is the same round."""
    state = table(Seat("cogwick"), Seat("spring-lid-box chipcup", hush=1), Seat("knotling"))
    play(attack(state, "cogwick"), "trap spring-lid-box")
    begin(state, "lay chipcup")

    assert notations(state, "use") == []
