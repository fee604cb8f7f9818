"""Cancelling: NULLIFY, CANCEL, SHIELDED, HUSH; what is cancelled has no further effect."""

from __future__ import annotations

import pytest

from game.dust_collectorz.rules.cards.cards import KINDS
from tests.dust_collectorz.positions import (
    FILLER,
    Seat,
    answer,
    attack,
    begin,
    captured,
    clash,
    compared,
    discards,
    fought,
    hand,
    notations,
    play,
    stands,
    steps,
    table,
    values,
)


@pytest.mark.rule("DC-19")
def test_the_defender_cancels_first_and_chooses_what() -> None:
    """Each announced ability of the attack that it has not cancelled yet, or enough."""
    state = table(Seat("cogwick rattlekey"), Seat("ribbon-asp"))
    answer(attack(state, "cogwick! rattlekey!"), "ribbon-asp!")

    assert stands(state) == "1 cancelling"
    assert notations(state) == ["cancel primary", "cancel support", "enough"]
    assert values(compared(begin(state, "cancel support")))[0] == 5 + 2 + 2


@pytest.mark.parametrize(
    ("choices", "value"),
    [
        (("cancel primary", "cancel support"), 5 + 2),
        (("cancel primary", "enough"), 5 + 2 + 1),
        (("enough",), 5 + 2 + 2 + 1),
    ],
)
def test_cancel_two_cancels_up_to_two(choices: tuple[str, ...], value: int) -> None:
    """One, both or none."""
    assert values(clash("cogwick! rattlekey!", "archivist-vell!", "attack", *choices))[0] == value


def test_two_cancels_of_one_set_add_up() -> None:
    """One each."""
    both = ("cancel primary", "cancel support")
    state = clash("cogwick! rattlekey!", "ribbon-asp! ribbon-asp!", "attack", *both)

    assert fought(state)[0].cancelled == (True, True)


def test_with_nothing_to_cancel_nobody_is_asked() -> None:
    """Not for cards whose ability isn't announced."""
    state = table(Seat("cogwick rattlekey"), Seat("ribbon-asp"))
    answer(attack(state, "cogwick rattlekey"), "ribbon-asp!")

    assert stands(state) == "table comparing"


def test_a_cancelled_cancel_cancels_nothing() -> None:
    """The defender's comes before the attacker's."""
    state = table(Seat("lampjack"), Seat("ribbon-asp"))
    answer(attack(state, "lampjack!"), "ribbon-asp!")
    begin(state, "cancel primary")

    assert stands(state) == "table comparing"
    assert fought(compared(state))[1].cancelled == (False, False)


def test_the_attacker_cancels_after_the_defender() -> None:
    """What the defender has cancelled by then stays so."""
    state = table(Seat("cogwick lampjack"), Seat("ribbon-asp"))
    answer(attack(state, "cogwick! lampjack!"), "ribbon-asp!")
    begin(state, "cancel primary")

    assert stands(state) == "0 cancelling"
    compared(begin(state, "cancel primary"))
    assert [laid.cancelled for laid in fought(state)] == [(True, False), (True, False)]
    assert values(state)[0] == 5 + 3


def test_nullify_cancels_everything_before_anybody_chooses() -> None:
    """The attacker's CANCEL too; the counter stays on the table, to be captured."""
    state = table(Seat("cogwick lampjack"), Seat("knotling mute-cloth"))
    answer(attack(state, "cogwick! lampjack!"), "knotling! +mute-cloth")

    assert stands(state) == "table comparing"
    assert values(compared(state)) == (5 + 3, 5 + 1)
    assert fought(state)[1].counter == KINDS["mute-cloth"]


@pytest.mark.parametrize("shield", ["slipcast-swan! saucerling!", "saucerling! slipcast-swan!"])
def test_a_shielded_set_can_not_be_cancelled(shield: str) -> None:
    """Neither by CANCEL nor by NULLIFY, as primary or as support; SHIELDED itself included."""
    state = table(Seat("slipcast-swan saucerling"), Seat("lampjack mute-cloth"))
    answer(attack(state, shield, "cunning"), "lampjack! +mute-cloth")

    assert stands(state) == "table comparing"
    assert fought(compared(state))[0].cancelled == (False, False)


def test_a_shielded_answer_can_not_be_cancelled() -> None:
    """The attacker's CANCEL finds nothing."""
    state = table(Seat("ribbon-asp"), Seat("the-clockless-knight cogwick"))
    answer(attack(state, "ribbon-asp!"), "the-clockless-knight! cogwick!")

    assert stands(state) == "table comparing"
    assert values(compared(state))[1] == 8 + 2 + 2 + 1


def test_a_shield_that_is_not_announced_protects_nothing() -> None:
    """It is an ability like others."""
    state = clash("slipcast-swan chipcup!", "lampjack!", "attack", "cancel support")

    assert fought(state)[0].cancelled == (False, True)


@pytest.mark.parametrize(
    ("one", "two", "stat", "kept", "gone"),
    [
        ("cogwick!", "archivist-vell!", "attack", (7, 6 - 1), (5, 6 - 1)),  # BOOST
        ("blotling!", "lampjack!", "speed", (3, 5 + 1 - 2), (3, 5 + 1)),  # WEAKEN
        ("rattlekey!", "archivist-vell!", "attack", (5, 6 - 1), (4, 6 - 1)),  # CHARGE
        ("ratchet-hare!", "archivist-vell!", "attack", (8, 6 - 1), (6, 6 - 1)),  # LONER
        ("clatterpup! tinnow", "archivist-vell!", "attack", (3 + 1 + 1, 6 - 1), (3 + 1, 6 - 1)),  # RALLY
        ("boilerback! tinnow", "archivist-vell!", "attack", (8 + 3, 6 - 1), (8 + 1, 6 - 1)),  # FULL_SUPPORT
        ("tuft-ranger!", "lampjack!", "attack", (5 + 2, 6 - 1), (5, 6 - 1)),  # WHEEL_MASTER
        ("acorn-guard!", "celadon-heron!", "attack", (3 + 1, 5 + 1), (3, 5 + 1)),  # SURE_FOOTED
        ("dimple!", "archivist-vell!", "attack", (3 + 2, 6 + 1), (3, 6 + 1)),  # UNDERDOG
        ("shardmouse!tinnow", "archivist-vell!", "attack", (5 + 4, 6 + 1), (5, 6 + 1)),  # SACRIFICE
        ("lampjack!", "knotling!", "attack", (6, 5 + 1), (6, 5)),  # BRACE, by the attacker
    ],
)
def test_a_cancelled_ability_changes_no_value(
    one: str, two: str, stat: str, kept: tuple[int, int], gone: tuple[int, int]
) -> None:
    """It would have."""
    assert values(clash(one, two, stat, "enough")) == kept
    assert values(clash(one, two, stat, "cancel primary")) == gone


def test_a_cancelled_comeback_brings_nothing() -> None:
    """However few cards the own pile has."""
    piles = (Seat(), Seat(captured="cogwick"))

    assert values(clash("buttoneye!", "lampjack!", "attack", "enough", seats=piles))[0] == 5 + 2
    assert values(clash("buttoneye!", "lampjack!", "attack", "cancel primary", seats=piles))[0] == 5


def test_a_cancelled_sacrifice_stays_paid() -> None:
    """The card was destroyed when the set was laid."""
    state = clash("shardmouse!tinnow", "archivist-vell!", "attack", "cancel primary")

    assert discards(state, 0) == "tinnow"


def test_a_cancelled_tiebreaker_breaks_no_tie() -> None:
    """The defender wins equal values again."""
    kept = clash("felt-fencer!", "lampjack!", "attack", "enough")
    gone = clash("felt-fencer!", "lampjack!", "attack", "cancel primary")

    assert (values(kept), values(gone)) == ((5, 5), (5, 5))
    assert (kept.round.leader, gone.round.leader) == (0, 1)


@pytest.mark.parametrize(("choice", "stat"), [("cancel primary", "attack"), ("enough", "speed")])
def test_a_cancelled_twist_turns_nothing(choice: str, stat: str) -> None:
    """The clash is compared in the stat that was named."""
    state = clash("ribbon-asp!", "deckle-fox! +blank-tag", "attack", choice)

    assert state.view(0).clash_stat == ("attack", "speed").index(stat)


def test_a_cancelled_lock_locks_nothing() -> None:
    """Cancelling comes before the stat may change."""
    locked = clash("paper-gnat!", "bisque-ballerina! celadon-heron!", "attack", "enough")
    free = clash("paper-gnat!", "bisque-ballerina! celadon-heron!", "attack", "cancel primary")

    assert values(locked) == (3, 5 + 2 - 1)
    assert values(free) == (5, 6 + 3 - 1)


def test_a_cancelled_snipe_destroys_nothing() -> None:
    """Cancelling comes before sniping."""
    state = table(Seat("lampjack cogwick"), Seat("splinter-finch"))
    answer(attack(state, "lampjack! cogwick"), "splinter-finch!")
    begin(state, "cancel primary")

    assert stands(state) == "table comparing"


@pytest.mark.parametrize(
    ("one", "two", "winner"),
    [("gyro-wren!", "archivist-vell!", 0), ("kite-courier!", "celadon-heron!", 1)],
)
def test_a_cancelled_draw_draws_nothing(one: str, two: str, winner: int) -> None:
    """Won or lost."""
    kept, gone = clash(one, two, "attack", "enough"), clash(one, two, "attack", "cancel primary")

    assert kept.round.leader == winner
    assert (kept.players[0].draws, gone.players[0].draws) == (1, 0)


def test_a_cancelled_salvage_or_overpower_brings_nothing() -> None:
    """Nobody chooses, nothing is drawn, destroyed or taken."""
    rich = (Seat(discards="cogwick"), Seat(hand="tinnow cogwick", captured="tinnow"))
    for one in ("urn-whisperer!", "pip-rivet!", "crackle-cat!", "figurine-thief!"):
        two = "splinter-finch lampjack!" if one == "pip-rivet!" else "lampjack!"
        state = clash(one, "ribbon-asp!", "attack", "cancel primary", seats=rich)

        assert stands(state) == "table capturing", two
        assert state.players[0].draws == 0
        assert (len(state.players[1].hand), captured(state, 1)) == (2, "tinnow")


def test_cancelled_spite_and_recall_save_nothing() -> None:
    """The winner captures them."""
    for one in ("dogear!", "lantern-carp!"):
        state = clash(one, "lampjack!", "attack", "cancel primary")
        steps(state)

        assert f"{one[:-1]}@0" in captured(state, 1)


def test_a_cancelled_disarm_does_not_matter_any_more() -> None:
    """In a Free for All the next defender may lay a trap."""
    state = table(Seat("croquet-knight"), Seat("celadon-heron"), Seat("spring-lid-box dimple"))
    answer(attack(state, "croquet-knight!"), "celadon-heron!")
    kept, gone = begin(state.clone(), "enough"), begin(state, "cancel primary")
    steps(kept)
    steps(gone)

    assert (notations(kept, "trap"), notations(gone, "trap")) == ([], ["trap spring-lid-box"])


# HUSH


@pytest.mark.parametrize("winner", ["knotling", "oakenback"])
def test_a_hushed_opponent_announces_nothing_in_the_next_round(winner: str) -> None:
    """Whether the set that hushed won or lost; nor in a round later than that any more."""
    state = clash("madame-zinc!", winner, seats=(Seat("cogwick rattlekey"), Seat("chipcup teapot-toad")))
    steps(state)
    attacks = state.to_move == 1
    cards = ("chipcup", "cogwick") if attacks else ("cogwick", "chipcup")
    begin(state, f"lay {cards[0]}")
    uses = [notations(state, "use")]
    begin(state, "attack attack", f"lay {cards[1]}")
    uses.append(notations(state, "use"))
    play(state, "answer")
    begin(state, notations(state, "lay")[0])

    assert uses == ([[], ["use primary"]] if attacks else [["use primary"], []])
    assert state.players[1].hush == 0


def test_a_cancelled_hush_silences_nobody() -> None:
    """It had to be announced and to stay."""
    kept = clash("madame-zinc!", "ribbon-asp!", "attack", "enough")
    gone = clash("madame-zinc!", "ribbon-asp!", "attack", "cancel primary")
    steps(kept)
    steps(gone)

    assert (kept.players[1].hush, gone.players[1].hush) == (1, 0)


def test_hush_lasts_for_its_rounds() -> None:
    """It counts from the next round on; a longer one that is left is not cut short."""
    state = clash("madame-zinc!", "knotling", seats=(Seat(), Seat(hand="cogwick rattlekey cogwick", hush=3)))
    left = []
    for _ in range(3):
        steps(state)
        left.append(int(state.players[1].hush))
        card = hand(state, 1).split()[0]
        compared(answer(attack(state, FILLER, "cunning"), card))

    assert left == [2, 1, 0]
