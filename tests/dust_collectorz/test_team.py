"""Team: two against two, three clashes a round."""

from __future__ import annotations

import pytest

from game.dust_collectorz.rules.battle.state import BattleState
from tests.dust_collectorz.positions import (
    RULES,
    Seat,
    answer,
    attack,
    begin,
    captured,
    compared,
    discards,
    fought,
    notations,
    play,
    slugs,
    stands,
    steps,
    table,
    values,
)


def team(*hands: str, attacker: int = 0, **captured: str) -> BattleState:
    """Lay out a round of two teams, seats 0 and 2 against 1 and 3; `captured` before the seats 0 and 1."""
    piles = [captured.get("first", ""), captured.get("second", ""), "", ""]
    its = [Seat(hand, captured=pile) for hand, pile in zip(hands, piles, strict=True)]
    return table(*its, attacker=attacker, mode="team")


PLAIN = ("cogwick", "buttoneye", "acorn-guard", "chipcup")  # in health 3, 3, 6, 3


@pytest.mark.rule("DC-27")
@pytest.mark.rule("DC-5")
def test_the_attacking_team_picks_who_attacks() -> None:
    """The toss decides which team that is; its seat names itself or its partner."""
    for text, offset in (("attack first", 0), ("defend first", 1)):
        for partner in (0, 2):
            state = RULES.setup(4, 3, {"mode": "team"})
            steps(state)
            winner = int(state.to_move)
            begin(state, text)
            first = (winner + offset) % 4
            assert notations(state) == [f"begin {first + 1}", f"begin {(first + 2) % 4 + 1}"]
            begin(state, f"begin {(first + partner) % 4 + 1}")
            steps(state)

            assert stands(state) == f"{(first + partner) % 4} attacking"


@pytest.mark.rule("DC-27")
@pytest.mark.parametrize(("target", "order"), [(2, [1, 2, 3]), (4, [3, 2, 1])])
def test_three_clashes_go_from_team_to_team(target: int, order: list[int]) -> None:
    """A1 on D1, D1's set on A2, A2's set on D2, whoever won; all in the stat named first."""
    state = team("cogwick", "chipcup", "dogear", "chipcup")
    begin(state, "lay cogwick")
    assert [text for text in notations(state, "attack") if "health" in text] == [
        "attack health 2",
        "attack health 4",
    ]
    begin(state, f"attack health {target}")
    asked = []
    sets = []
    while state.to_move >= 0:
        asked.append(int(state.to_move))
        begin(state, notations(state, "lay")[0])
        compared(begin(state, "answer"))
        sets.append((int(fought(state)[0].seat), int(fought(state)[1].seat)))

    assert asked == order
    assert sets == [(0, order[0]), (order[0], 2), (2, order[2])]
    assert state.clash.stat == state.clash.compared == 2


@pytest.mark.rule("DC-29")
@pytest.mark.parametrize(
    ("hands", "wins", "winner"),
    [
        (("cogwick", "buttoneye", "acorn-guard", "chipcup"), [1, 2, 2], 2),
        (("cogwick", "buttoneye", "acorn-guard", "bisque-ballerina furnace-widow"), [1, 2, 3], 3),
        (("drum-corporal", "chipcup", "acorn-guard", "dimple"), [0, 2, 2], 2),
        (("drum-corporal", "oakenback", "dimple", "acorn-guard"), [1, 1, 3], 3),
    ],
)
def test_the_team_that_wins_two_clashes_captures_everything(
    hands: tuple[str, ...], wins: list[int], winner: int
) -> None:
    """On its one pile, before its first seat; its last player to act attacks next."""
    state = team(*hands)
    attack(state, hands[0].split()[0], "health 2")
    won = []
    for seat in (1, 2, 3):
        compared(answer(state, hands[seat].split()[-1]))
        won.append(int(state.round.leader))
    steps(state)

    assert won == wins
    assert [len(player.captured) for player in state.players] == [4 * (winner == 2), 4 * (winner == 3), 0, 0]
    assert (stands(state), state.last_winner) == (f"{winner} attacking", winner)


@pytest.mark.rule("DC-30")
def test_a_team_has_one_pile_and_six_points_for_the_last_round() -> None:
    """Both partners have its points, place and share."""
    state = team(*PLAIN, first="boilerback gyro-wren", second="cogwick@0")
    state.last_winner = 3
    places = state.places()

    assert [state.points(seat) for seat in range(4)] == [1, 1 + 6, 1, 1 + 6]
    assert places == [3, 1, 3, 1]
    assert state.returns() == [0.0, 0.5, 0.0, 0.5]


@pytest.mark.rule("DC-30")
def test_comeback_compares_the_teams_piles() -> None:
    """Whoever of the team lays it."""
    state = team("chipcup", "cogwick", "dame-damask", "knotling", first="tinnow", second="tinnow cogwick")
    compared(answer(attack(state, "chipcup", "attack 2"), "cogwick"))
    compared(answer(state, "dame-damask!"))

    assert values(state)[1] == 7 + 1 + 3


@pytest.mark.rule("DC-30")
def test_value_abilities_count_in_each_clash_and_draws_once() -> None:
    """A set braces as an answer and charges as an attack."""
    state = team("cogwick", "knotling gyro-wren", "dimple", "chipcup")
    compared(answer(attack(state, "cogwick", "attack 2"), "knotling!"))
    braced = values(state)
    compared(answer(state, "dimple"))

    assert (braced, values(state)) == ((5, 5 + 1), (5, 3 + 1))
    twice = team("cogwick", "corduroy-crow", "tinnow", "chipcup")
    compared(answer(attack(twice, "cogwick", "attack 2"), "corduroy-crow!"))
    compared(answer(twice, "tinnow"))
    assert twice.players[1].draws == 1


@pytest.mark.rule("DC-30")
def test_overpower_that_was_missing_in_one_clash_may_be_there_in_the_next() -> None:
    """A one-shot effect that has not taken place is not used up."""
    state = team("cogwick", "flatfin", "saucerling", "chipcup")
    compared(answer(attack(state, "cogwick", "health 2"), "flatfin!"))
    first = (state.clash.over, state.players[1].draws)
    compared(answer(state, "saucerling"))

    assert first == (0, 0)
    assert (state.clash.over, state.players[1].draws) == (3, 1)


@pytest.mark.rule("DC-29")
def test_spite_and_recall_do_nothing_when_the_own_team_captures() -> None:
    """The card is beaten in a clash, but the round is won."""
    state = team("madame-zinc", "lantern-carp dogear", "gyro-wren", "big-hugo-batting")
    compared(answer(attack(state, "madame-zinc", "speed 2"), "lantern-carp! dogear!"))
    lost = state.round.beaten[0].lost, state.clash.attack.lost
    compared(answer(state, "gyro-wren"))
    compared(answer(state, "big-hugo-batting"))
    steps(state)

    assert lost == (1, 0)
    assert captured(state, 1) == "big-hugo-batting@3 dogear gyro-wren@2 lantern-carp madame-zinc@0"


@pytest.mark.rule("DC-29")
def test_a_beaten_set_is_saved_from_the_other_team() -> None:
    """SPITE, RECALL and RESCUE, whichever clash it lost."""
    state = team("madame-zinc", "lantern-carp dogear", "grand-automat-orra", "chipcup bubble-blanket")
    compared(answer(attack(state, "madame-zinc", "attack 2"), "dogear! lantern-carp!"))
    compared(answer(state, "grand-automat-orra"))
    compared(answer(state, "chipcup +bubble-blanket"))
    steps(state)

    assert discards(state, 1) == "dogear"
    assert slugs(state.players[1].overflow) == ""
    assert slugs(state.players[3].overflow) == "chipcup"
    assert captured(state, 0) == "bubble-blanket@3 grand-automat-orra@2 lantern-carp@1 madame-zinc"


# Counters and forfeits


@pytest.mark.rule("DC-28")
def test_after_a_counter_a_seat_may_lay_further_cards() -> None:
    """With a new stat, for the attack that follows, won or lost; it keeps for the clash after it."""
    state = team("grand-automat-orra", "knotling mute-cloth cogwick", "gyro-wren buttoneye", "chipcup")
    compared(answer(attack(state, "grand-automat-orra", "attack 2"), "knotling +mute-cloth"))
    assert (stands(state), state.round.leader) == ("1 following", 0)
    attack(state, "cogwick", "cunning")

    assert stands(state) == "2 answering"
    compared(answer(state, "buttoneye"))
    assert (values(state), state.clash.compared) == ((2, 2 + 1), 3)
    compared(answer(state, "chipcup"))
    assert state.clash.compared == 3
    steps(state)
    assert len(state.players[0].captured) + len(state.players[1].captured) == 6


@pytest.mark.rule("DC-28")
def test_without_further_cards_the_set_beside_the_counter_attacks() -> None:
    """It stands."""
    state = team("grand-automat-orra", "knotling mute-cloth cogwick", "chipcup", "chipcup")
    compared(answer(attack(state, "grand-automat-orra", "attack 2"), "knotling +mute-cloth"))
    begin(state, "stand")

    assert values(compared(answer(state, "chipcup"))) == (5, 4 + 1)


@pytest.mark.rule("DC-28")
def test_a_trap_that_stands_attacks_with_nothing() -> None:
    """Any character wins; the trap has won its own clash."""
    state = team("cogwick", "spring-lid-box dimple", "cogwick", "buttoneye")
    play(attack(state, "cogwick", "attack 2"), "trap spring-lid-box", "stand")
    compared(answer(state, "cogwick"))

    assert (values(state), state.round.leader, state.round.wins) == ((0, 5), 2, 1)


@pytest.mark.rule("DC-28")
def test_a_forfeited_card_attacks_with_nothing() -> None:
    """No further cards; any legal answer wins, and the wheel changes nothing."""
    state = team("cogwick", "tinnow", "blotling", "chipcup")
    compared(begin(attack(state, "cogwick", "attack 2"), "forfeit tinnow"))
    assert (stands(state), state.round.leader) == ("2 answering", 0)
    compared(answer(state, "blotling"))

    assert (values(state), state.round.leader) == ((0, 4), 2)
    assert state.clash.over == 0


@pytest.mark.rule("DC-28")
def test_a_forfeit_against_a_forfeit_leaves_the_clash_to_the_attack() -> None:
    """Nothing against nothing."""
    state = team("cogwick", "tinnow", "rattlekey", "chipcup")
    compared(begin(attack(state, "cogwick", "attack 2"), "forfeit tinnow"))
    compared(begin(state, "forfeit rattlekey"))

    assert (state.round.leader, state.round.wins) == (1, 1)


def test_a_trap_captures_at_once_for_its_team() -> None:
    """Even if the other team wins the round."""
    state = team("cogwick", "spring-lid-box", "gyro-wren", "chipcup")
    play(attack(state, "cogwick", "attack 2"), "trap spring-lid-box")

    assert captured(state, 1) == "cogwick@0"
    compared(answer(state, "gyro-wren"))
    compared(answer(state, "chipcup"))
    steps(state)
    assert captured(state, 1) == "cogwick@0"
    assert captured(state, 0) == "chipcup@3 gyro-wren@2 spring-lid-box@1"
