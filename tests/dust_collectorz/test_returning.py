"""Drawing, returning, stealing: DRAW, RECALL, SALVAGE, OP_*, and the overflow step."""

from __future__ import annotations

import pytest

from game.engine.rng import Rng
from tests.dust_collectorz.positions import (
    Seat,
    answer,
    attack,
    begin,
    captured,
    clash,
    compared,
    discards,
    hand,
    notations,
    slugs,
    stands,
    steps,
    table,
)

# DRAW


@pytest.mark.rule("DC-15")
def test_draws_come_after_the_refill() -> None:
    """The hand has six by then, so they are overflow."""
    state = clash("gyro-wren!", "knotling")

    assert steps(state) == ["capture", "refill", "arrive"]
    assert len(state.players[0].hand) == 6
    assert slugs(state.players[0].overflow) == "dimple"


@pytest.mark.parametrize(
    ("one", "two", "winner", "many"),
    [
        ("gyro-wren!", "knotling", 0, 1),
        ("kite-courier!", "grand-automat-orra", 1, 1),  # the loser too
        ("empress-vellum! kite-courier!", "cogwick", 1, 2 + 1),
        ("gyro-wren", "knotling", 0, 0),  # not announced
    ],
)
def test_draws_of_a_set_add_up_won_or_lost(one: str, two: str, winner: int, many: int) -> None:
    """They are drawn in the overflow step."""
    state = clash(one, two)

    assert (state.round.leader, state.players[0].draws) == (winner, many)


def test_draws_end_with_the_deck() -> None:
    """What is missing is not drawn later."""
    state = clash("empress-vellum!", "cogwick", seats=(Seat(hand="chipcup", deck=""), Seat()))
    steps(state)

    assert (state.players[0].draws, hand(state, 0)) == (0, "chipcup")


# RECALL


@pytest.mark.rule("DC-14")
@pytest.mark.parametrize(
    ("two", "over", "back"), [("cogwick", 2, True), ("pip-rivet", 3, True), ("gyro-wren", 4, False)]
)
def test_a_recalled_card_returns_if_little_is_missing(two: str, over: int, back: bool) -> None:  # noqa: FBT001
    """Up to an overpower of 3; the rest of its set is captured."""
    state = clash("lantern-carp! creaselet", two)
    missing = state.clash.over
    steps(state)

    assert missing == over
    assert (slugs(state.players[0].overflow) == "lantern-carp") == back
    assert ("lantern-carp@0" in captured(state, 1)) != back
    assert "creaselet@0" in captured(state, 1)


def test_a_recalled_card_fills_the_hand_first() -> None:
    """To six; then it is overflow. All have seen it, so it is known in the hand."""
    state = clash("lantern-carp!", "cogwick", seats=(Seat("dimple", deck=""), Seat()))
    steps(state)

    assert hand(state, 0) == "lantern-carp"
    assert state.view(1).players[0].known == (28,)


def test_a_support_and_a_defender_are_recalled_too() -> None:
    """Whoever lost."""
    state = clash("marshal-flywheel", "creaselet lantern-carp! paper-gnat")
    steps(state)

    assert slugs(state.players[1].overflow) == "lantern-carp"


def test_two_equal_cards_are_both_recalled() -> None:
    """Primary and support, each announced; a third is captured."""
    state = clash("lantern-carp! lantern-carp! lantern-carp", "pip-rivet")
    steps(state)

    assert slugs(state.players[0].overflow) == "lantern-carp lantern-carp"
    assert "lantern-carp@0" in captured(state, 1)


def test_a_winner_is_not_recalled() -> None:
    """Its cards go to the own capture pile like all others."""
    state = clash("the-unfolded-one!", "lint-pup")
    steps(state)

    assert captured(state, 0) == "lint-pup@1 the-unfolded-one"


# SALVAGE


@pytest.mark.rule("DC-15")
def test_the_winner_chooses_what_is_salvaged() -> None:
    """A character of its own discard pile; it arrives in the overflow step."""
    seats = (Seat(discards="cogwick mute-cloth boilerback cogwick"), Seat(discards="tinnow"))
    state = clash("urn-whisperer!", "acorn-guard", "speed", seats=seats)

    assert stands(state) == "0 salvaging"
    assert notations(state) == ["salvage cogwick", "salvage boilerback"]
    begin(state, "salvage boilerback")
    assert discards(state, 0) == "cogwick mute-cloth cogwick"
    steps(state)
    assert slugs(state.players[0].overflow) == "boilerback"


def test_salvages_of_a_set_add_up() -> None:
    """As long as there is something."""
    seats = (Seat(discards="cogwick tinnow pip-rivet cogwick"), Seat())
    state = clash("stitchmother! buttoneye", "cogwick", seats=seats)
    begin(state, "salvage cogwick", "salvage cogwick")
    fewer = clash("stitchmother! buttoneye", "cogwick", seats=(Seat(discards="cogwick"), Seat()))
    begin(fewer, "salvage cogwick")

    assert stands(state) == stands(fewer) == "table capturing"
    both = clash("urn-whisperer! the-mended-monk!", "acorn-guard", "speed", seats=seats)
    assert both.round.salvages == 2


def test_a_salvage_brings_nothing_to_a_loser_or_from_nothing() -> None:
    """Nor from counters alone."""
    lost = clash("urn-whisperer!", "lathe-lynx oakenback", seats=(Seat(discards="cogwick"), Seat()))
    nothing = clash("urn-whisperer!", "acorn-guard", "speed", seats=(Seat(discards="mute-cloth"), Seat()))

    assert lost.round.leader == 1
    assert stands(lost) == stands(nothing) == "table capturing"


def test_what_was_sacrificed_or_sniped_in_the_clash_can_be_salvaged() -> None:
    """It lies in the discard pile by then."""
    state = clash("urn-whisperer! shardmouse!tinnow chipcup", "splinter-finch!", "speed", "snipe chipcup")

    assert notations(state) == ["salvage tinnow", "salvage chipcup"]


# OP_*


@pytest.mark.parametrize(
    ("two", "over", "many"), [("dowel-dan", 2, 1), ("knotling", 1, 0), ("splinter-finch", 4, 1)]
)
def test_a_draw_for_overpower_needs_enough_of_it(two: str, over: int, many: int) -> None:
    """Two or more here."""
    state = clash("pip-rivet!", two)

    assert (state.clash.over, state.players[0].draws) == (over, many)


def test_a_loser_has_no_overpower() -> None:
    """However much it lost by."""
    state = clash("creaselet", "grand-automat-orra", seats=(Seat(captured="tinnow"), Seat()))
    lost = clash("flatfin!", "grand-automat-orra")

    assert state.clash.over == 6
    assert (lost.round.leader, lost.players[0].draws) == (1, 0)


def test_overpower_destroys_random_cards_of_the_hand() -> None:
    """Of the loser's, before it draws; never its overflow."""
    seats = (Seat(), Seat("cogwick tinnow", overflow="rattlekey"))
    state = clash("mother-kiln!", "acorn-guard", "cunning", seats=seats)

    assert sorted(discards(state, 1).split()) == ["cogwick", "tinnow"]
    assert slugs(state.players[1].overflow) == "rattlekey"


@pytest.mark.parametrize(("one", "many"), [("crackle-cat!", 1), ("crackle-cat", 0)])
def test_overpower_destroys_as_many_as_it_says(one: str, many: int) -> None:
    """Only if announced; an empty hand loses nothing."""
    state = clash(one, "acorn-guard", "cunning", seats=(Seat(), Seat("cogwick tinnow")))
    bare = clash(one, "acorn-guard", "cunning")

    assert len(state.players[1].discards) == many
    assert bare.players[1].discards == []


@pytest.mark.parametrize(("captives", "left"), [("cogwick tinnow pip-rivet@0", 2), ("", 0)])
def test_overpower_steals_random_cards_of_the_capture_pile(captives: str, left: int) -> None:
    """They keep their owners; from an empty pile nothing is stolen."""
    state = clash("figurine-thief!", "acorn-guard", "speed", seats=(Seat(), Seat(captured=captives)))

    assert state.clash.over >= 3
    assert len(state.players[1].captured) == left
    assert sorted(state.players[0].captured + state.players[1].captured) == sorted(
        table(Seat(captured=""), Seat(captured=captives)).players[1].captured
    )


def test_overpower_works_for_a_defender_too() -> None:
    """Whoever wins by enough."""
    state = clash("creaselet", "pip-rivet! marshal-flywheel!", seats=(Seat(captured="tinnow"), Seat()))

    assert (state.players[1].draws, captured(state, 1)) == (1, "tinnow@0")


def test_chance_chooses_what_is_destroyed_and_stolen() -> None:
    """By the match's seed."""
    found = set()
    for seed in range(20):
        state = table(Seat("crackle-cat"), Seat("acorn-guard cogwick tinnow rattlekey"))
        state.chance = Rng(seed)
        compared(answer(attack(state, "crackle-cat!", "cunning"), "acorn-guard"))
        found.add(discards(state, 1))

    assert found == {"cogwick", "tinnow", "rattlekey"}


# The overflow step


@pytest.mark.rule("DC-15")
def test_overflow_is_open_playable_and_no_part_of_the_hand() -> None:
    """It does not count for the six, is seen by all, and can be laid."""
    state = table(Seat("cogwick", overflow="tinnow rattlekey"), Seat("knotling"))
    attack(state, "tinnow~ cogwick")
    seen = state.view(1).players[0]
    compared(answer(state, "knotling"))
    steps(state)

    assert (slugs(seen.overflow), seen.cards) == ("rattlekey", 0)
    assert (slugs(state.players[0].overflow), len(state.players[0].hand)) == ("rattlekey", 6)
