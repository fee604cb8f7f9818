"""Destroying: SNIPE, SACRIFICE, SPITE; destroyed cards go to their owner's discard pile."""

from __future__ import annotations

import pytest

from tests.dust_collectorz.positions import (
    Seat,
    answer,
    attack,
    begin,
    captured,
    clash,
    compared,
    discards,
    fought,
    notations,
    slugs,
    stands,
    table,
    trapped,
    values,
)


@pytest.mark.rule("DC-17")
@pytest.mark.rule("DC-19")
def test_a_sniped_support_is_gone_before_values_are_taken() -> None:
    """To its owner's discard pile; the primary can't be chosen."""
    state = table(Seat("cogwick tinnow rattlekey"), Seat("splinter-finch"))
    answer(attack(state, "cogwick tinnow rattlekey"), "splinter-finch!")

    assert stands(state) == "1 sniping"
    assert notations(state) == ["snipe rattlekey", "snipe tinnow", "enough"]
    assert values(compared(begin(state, "snipe rattlekey")))[0] == 5 + 1
    assert discards(state, 0) == "rattlekey"


@pytest.mark.parametrize(
    ("choices", "value", "left"),
    [
        (("snipe tinnow", "snipe rattlekey"), 5, "tinnow rattlekey"),
        (("snipe rattlekey", "enough"), 5 + 1, "rattlekey"),
        (("enough",), 5 + 1 + 2, ""),
    ],
)
def test_snipe_two_destroys_up_to_two(choices: tuple[str, ...], value: int, left: str) -> None:
    """Two, one or none."""
    state = clash("cogwick tinnow rattlekey", "the-quiet-carver!", "attack", *choices)

    assert values(state)[0] == value
    assert discards(state, 0) == left


def test_a_sniper_stops_when_no_support_is_left() -> None:
    """Without being asked again; and is not asked at all about a single card."""
    state = table(Seat("cogwick tinnow"), Seat("the-quiet-carver"))
    answer(attack(state, "cogwick tinnow"), "the-quiet-carver!")
    begin(state, "snipe tinnow")
    alone = table(Seat("cogwick"), Seat("the-quiet-carver"))
    answer(attack(alone, "cogwick"), "the-quiet-carver!")

    assert stands(state) == stands(alone) == "table comparing"


def test_a_sniped_support_takes_its_ability_along() -> None:
    """What was announced for it no longer takes part."""
    state = clash("cogwick rattlekey!", "splinter-finch!", "attack", "snipe rattlekey")

    assert values(state)[0] == 5
    assert fought(state)[0].helper == -1


def test_of_two_equal_supports_the_announced_one_is_hit() -> None:
    """It is worth most."""
    state = clash("cogwick rattlekey rattlekey!", "splinter-finch!", "attack", "snipe rattlekey")

    assert values(state)[0] == 5 + 2


def test_sniping_another_support_leaves_the_announced_one() -> None:
    """Wherever it lies in the stack."""
    for cards in ("cogwick tinnow rattlekey!", "cogwick rattlekey! tinnow"):
        assert values(clash(cards, "splinter-finch!", "attack", "snipe tinnow"))[0] == 5 + 2 + 1


def test_the_defender_snipes_first() -> None:
    """A sniper that was sniped snipes no more."""
    state = table(Seat("cogwick keywound-goose"), Seat("splinter-finch knotling"))
    answer(attack(state, "cogwick keywound-goose!"), "splinter-finch! knotling")
    kept = begin(state.clone(), "enough")
    begin(state, "snipe keywound-goose")

    assert stands(kept) == "0 sniping"
    assert stands(state) == "table comparing"
    assert values(compared(begin(kept, "snipe knotling")))[1] == 2


def test_a_set_of_which_only_the_primary_is_left_is_alone() -> None:
    """LONER counts after sniping, RALLY what is left."""
    alone = clash("ratchet-hare! cogwick", "splinter-finch!", "attack", "snipe cogwick")
    fewer = clash("clatterpup! cogwick tinnow", "splinter-finch!", "attack", "snipe cogwick")

    assert values(alone)[0] == 6 + 2
    assert values(fewer)[0] == 3 + 1 + 1


# SACRIFICE


@pytest.mark.rule("DC-11")
def test_a_sacrifice_destroys_another_playable_card_when_it_is_announced() -> None:
    """One that isn't laid, of the hand or the overflow, a counter too; it lies open once the set does."""
    state = table(Seat("shardmouse chipcup tinnow blank-tag", overflow="tinnow"), Seat("knotling"))
    begin(state, "lay shardmouse", "add chipcup")

    assert notations(state, "use primary") == [
        "use primary destroying tinnow",
        "use primary destroying blank-tag",
        "use primary destroying tinnow from overflow",
    ]
    begin(state, "use primary destroying tinnow from overflow")
    assert discards(state, 0) == ""
    begin(state, "attack attack")
    assert discards(state, 0) == "tinnow"
    assert slugs(state.players[0].overflow) == ""
    laid = state.view(1).attack
    assert laid is not None
    assert laid.prices == (2, -1)  # the kind, wherever it came from


def test_without_another_card_nothing_can_be_sacrificed() -> None:
    """The ability can't be announced."""
    state = table(Seat("shardmouse chipcup"), Seat("knotling"))
    begin(state, "lay shardmouse", "add chipcup")

    assert notations(state, "use primary") == []


def test_what_is_to_be_destroyed_can_not_be_laid() -> None:
    """Until the ability rests."""
    state = table(Seat("shardmouse chipcup saucerling"), Seat("knotling"))
    begin(state, "lay shardmouse", "use primary destroying chipcup")

    assert notations(state, "add") == ["add saucerling"]
    assert notations(begin(state, "rest primary"), "add") == ["add chipcup", "add saucerling"]


def test_two_sacrifices_of_one_set_destroy_two() -> None:
    """Each its own."""
    state = clash("patchmouse!tinnow mitten-mole patchmouse!chipcup", "knotling", "speed")

    assert values(state)[0] == 5 + 2 + 2 + 4 + 4
    assert discards(state, 0) == "tinnow chipcup"


def test_a_sacrifice_is_paid_although_a_trap_stops_the_attack() -> None:
    """Its card is destroyed, and the attack counts for nothing."""
    state = trapped("shardmouse!tinnow", "spring-lid-box")

    assert discards(state, 0) == "tinnow"
    assert captured(state, 1) == "shardmouse@0"


# SPITE


@pytest.mark.rule("DC-14")
@pytest.mark.rule("DC-17")
def test_a_spiteful_card_is_destroyed_instead_of_captured() -> None:
    """Only it, and only if its set loses."""
    lost = clash("dogear! creaselet", "grand-automat-orra")
    won = clash("fuzzlet! mitten-mole", "knotling", "attack")
    for state in (lost, won):
        begin(state, "capture")

    assert (discards(lost, 0), captured(lost, 1)) == ("dogear", "creaselet@0 grand-automat-orra")
    assert (discards(won, 0), captured(won, 0)) == ("", "fuzzlet knotling@1 mitten-mole")


def test_a_spiteful_support_is_destroyed_too() -> None:
    """Of an answer as of an attack."""
    state = begin(clash("grand-automat-orra", "creaselet paper-gnat dogear!"), "capture")

    assert (discards(state, 1), captured(state, 0)) == (
        "dogear",
        "creaselet@1 grand-automat-orra paper-gnat@1",
    )


def test_spite_that_is_not_announced_does_nothing() -> None:
    """The card is captured."""
    state = begin(clash("dogear", "grand-automat-orra"), "capture")

    assert captured(state, 1) == "dogear@0 grand-automat-orra"


def test_two_equal_spiteful_cards_are_both_destroyed() -> None:
    """Primary and support, each announced; a third that isn't announced is captured."""
    state = begin(clash("dogear! dogear dogear!", "grand-automat-orra"), "capture")

    assert (discards(state, 0), captured(state, 1)) == ("dogear dogear", "dogear@0 grand-automat-orra")


def test_a_spiteful_card_that_was_sniped_is_destroyed_once() -> None:
    """An equal one beside it is captured."""
    state = begin(
        clash("creaselet dogear! dogear", "gyro-wren keywound-goose!", "attack", "snipe dogear"), "capture"
    )

    assert discards(state, 0) == "dogear"
    assert captured(state, 1) == "creaselet@0 dogear@0 gyro-wren keywound-goose"
