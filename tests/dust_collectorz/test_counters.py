"""Counters: four traps that end a clash, and four that are laid beside an answer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.dust_collectorz.rules.cards import facts
from game.dust_collectorz.rules.cards.card_table import STATS
from game.dust_collectorz.rules.cards.cards import KINDS
from tests.dust_collectorz.positions import (
    Seat,
    attack,
    begin,
    captured,
    clash,
    compared,
    discards,
    notations,
    slugs,
    stands,
    steps,
    table,
    trapped,
    values,
)


@pytest.mark.rule("DC-18")
def test_a_trap_stops_the_attack_and_wins_the_clash() -> None:
    """Nothing is compared; in a Duel its owner captures the trap with the attack."""
    state = table(Seat("cogwick dimple"), Seat("spring-lid-box knotling"))
    begin(attack(state, "cogwick!"), "trap spring-lid-box")

    assert stands(state) == "table springing"
    assert steps(state) == ["spring", "capture", "refill"]
    assert (captured(state, 1), discards(state, 1)) == ("cogwick@0 spring-lid-box", "")
    assert (state.last_winner, state.attacker) == (1, 1)


@pytest.mark.rule("DC-18")
def test_announced_abilities_of_a_trapped_attack_do_not_resolve() -> None:
    """Nothing is drawn, nobody is hushed, nothing is saved."""
    hushed = trapped("madame-zinc!", "spring-lid-box")
    drawn = trapped("gyro-wren!", "spring-lid-box")
    saved = trapped("dogear! lantern-carp!", "greedy-jar")
    for state in (hushed, drawn, saved):
        steps(state)

    assert hushed.players[1].hush == 0
    assert slugs(drawn.players[0].overflow) == ""
    assert (discards(saved, 0), captured(saved, 1)) == ("", "greedy-jar lantern-carp@0")


@pytest.mark.rule("DC-18")
@pytest.mark.parametrize(
    ("cards", "traps"),
    [
        ("cogwick", ["trap spring-lid-box", "trap trapdoor-shelf", "trap wrong-address"]),
        ("cogwick tinnow", ["trap greedy-jar", "trap trapdoor-shelf", "trap wrong-address"]),
    ],
)
def test_a_trap_is_laid_only_on_a_set_of_its_size(cards: str, traps: list[str]) -> None:
    """At most one card for TRAP_CAPTURE, at least two for TRAP_STACK, any for the others."""
    hand = "spring-lid-box greedy-jar trapdoor-shelf wrong-address knotling"
    state = table(Seat("cogwick tinnow"), Seat(hand))
    attack(state, cards)

    assert notations(state, "trap") == traps


@pytest.mark.parametrize("cards", ["croquet-knight!", "knotling croquet-knight!"])
def test_a_disarmed_defender_lays_no_trap(cards: str) -> None:
    """As primary or support; support counters it may."""
    state = table(Seat("croquet-knight knotling"), Seat("spring-lid-box greedy-jar mute-cloth dimple"))
    attack(state, cards)

    assert notations(state, "trap") == []
    assert notations(state, "counter") == ["counter mute-cloth"]


def test_an_attack_that_does_not_announce_it_disarms_nobody() -> None:
    """The trap may be laid."""
    state = table(Seat("croquet-knight"), Seat("spring-lid-box dimple"))

    assert notations(attack(state, "croquet-knight"), "trap") == ["trap spring-lid-box"]


@pytest.mark.rule("DC-18")
def test_a_trap_is_played_alone() -> None:
    """Neither with a set that is begun nor beside another counter."""
    state = table(Seat("cogwick"), Seat("spring-lid-box mute-cloth knotling"))
    attack(state, "cogwick")
    begun, beside = begin(state.clone(), "lay knotling"), begin(state.clone(), "counter mute-cloth")

    assert notations(state, "trap") == ["trap spring-lid-box"]
    assert notations(begun, "trap") == notations(beside, "trap") == []


def test_the_stack_trap_captures_supports_and_sends_the_primary_back() -> None:
    """It arrives in the overflow step."""
    state = trapped("cogwick tinnow rattlekey", "greedy-jar")

    assert captured(state, 1) == "rattlekey@0 tinnow@0"
    steps(state)
    assert slugs(state.players[0].overflow) == "cogwick"


def test_the_destroying_trap_lets_its_owner_choose() -> None:
    """One card, the primary or a support; the others return."""
    state = table(Seat("cogwick tinnow rattlekey"), Seat("trapdoor-shelf"))
    begin(attack(state, "cogwick tinnow rattlekey!"), "trap trapdoor-shelf")

    assert stands(state) == "1 destroying"
    assert notations(state) == ["destroy cogwick", "destroy rattlekey", "destroy tinnow"]
    for card in ("cogwick", "rattlekey", "tinnow"):
        chosen = begin(state.clone(), f"destroy {card}")
        steps(chosen)
        assert discards(chosen, 0) == card
        assert sorted(slugs(chosen.players[0].overflow).split()) == sorted(
            {"cogwick", "tinnow", "rattlekey"} - {card}
        )


def test_the_destroying_trap_takes_a_single_card_without_asking() -> None:
    """There is nothing to choose."""
    state = table(Seat("cogwick"), Seat("trapdoor-shelf"))
    begin(attack(state, "cogwick"), "trap trapdoor-shelf")

    assert stands(state) == "table springing"
    assert discards(compared(state), 0) == "cogwick"


def test_the_destroying_trap_destroys_one_of_two_equal_cards() -> None:
    """The other one returns."""
    state = trapped("rattlekey! rattlekey", "trapdoor-shelf", "attack", "destroy rattlekey")
    steps(state)

    assert discards(state, 0) == slugs(state.players[0].overflow) == "rattlekey"


@pytest.fixture
def stronger_trap() -> Iterator[None]:
    """Another table of cards may have a trap that destroys two."""
    kind = KINDS["trapdoor-shelf"]
    before = facts.AMOUNT[kind]
    facts.AMOUNT[kind] = 2
    yield
    facts.AMOUNT[kind] = before


@pytest.mark.usefixtures("stronger_trap")
@pytest.mark.parametrize(
    ("gone", "left"),
    [
        ("cogwick tinnow", "rattlekey"),
        ("tinnow cogwick", "rattlekey"),
        ("rattlekey tinnow", "cogwick"),
        ("cogwick rattlekey", "tinnow"),
    ],
)
def test_a_trap_may_destroy_several(gone: str, left: str) -> None:
    """One by one, the primary among them; of a set of as many, all without asking."""
    choices = [f"destroy {card}" for card in gone.split()]
    state = trapped("cogwick! tinnow rattlekey!", "trapdoor-shelf", "attack", *choices)
    steps(state)
    whole = trapped("cogwick tinnow", "trapdoor-shelf")

    assert discards(state, 0) == gone
    assert slugs(state.players[0].overflow) == left
    assert discards(whole, 0) == "cogwick tinnow"


def test_the_returning_trap_shuffles_the_attack_into_its_deck() -> None:
    """And takes a random card of the attacker's pile; all know what went to the deck."""
    seats = (Seat(captured="boilerback"), Seat())
    state = trapped("cogwick tinnow", "wrong-address", seats=seats)

    assert captured(state, 1) == "boilerback@0"
    assert sorted(state.players[0].deck)[:2] == [0, 2]
    assert state.view(1).players[0].sent == (0, 2)
    assert captured(trapped("cogwick", "wrong-address"), 1) == ""


# Beside an answer


@pytest.mark.rule("DC-18")
def test_a_support_counter_is_laid_beside_a_legal_answer() -> None:
    """Not alone, one at most; it is not discarded after the clash."""
    state = table(Seat("cogwick"), Seat("mute-cloth bubble-blanket knotling"))
    attack(state, "cogwick")
    begin(state, "counter mute-cloth")

    assert notations(state, "counter") == []
    assert notations(state, "answer") == []
    begin(state, "lay knotling", "answer")
    assert discards(compared(state), 1) == ""


@pytest.mark.rule("DC-18")
def test_counters_neither_attack_nor_stack() -> None:
    """They are no characters."""
    state = table(Seat("cogwick mute-cloth spring-lid-box"), Seat("knotling mute-cloth greedy-jar"))

    assert notations(state) == ["lay cogwick"]
    assert notations(begin(state, "lay cogwick"), "add") == []
    assert notations(begin(state, "attack attack", "lay knotling"), "add") == []


@pytest.mark.rule("DC-18")
def test_a_counter_needs_no_slot_for_abilities() -> None:
    """Two abilities may be used beside it."""
    state = clash("cogwick", "knotling! dowel-dan! +swapped-labels", "attack", in_stat="health")

    assert values(state) == (3, 4 + 2 + 1 + 1 - 2)


def test_free_tribe_lets_any_tribe_answer() -> None:
    """Even the attacker's; it can't be taken back from under such a set."""
    state = table(Seat("cogwick"), Seat("rattlekey buttoneye chipcup blank-tag"))
    attack(state, "cogwick")
    assert notations(state, "lay") == ["lay buttoneye"]
    begin(state, "counter blank-tag")
    assert notations(state, "lay") == ["lay rattlekey", "lay chipcup", "lay buttoneye"]

    assert "take back blank-tag" not in notations(begin(state.clone(), "lay rattlekey"))
    assert "take back blank-tag" in notations(begin(state, "lay buttoneye"))


def test_free_tribe_helps_nobody_without_characters() -> None:
    """There would be nothing to lay it beside."""
    state = table(Seat("cogwick"), Seat("blank-tag mute-cloth"))

    assert notations(attack(state, "cogwick")) == ["forfeit mute-cloth", "forfeit blank-tag"]


def test_a_defender_with_free_tribe_may_forfeit_all_the_same() -> None:
    """Playing a counter is a choice."""
    state = table(Seat("cogwick"), Seat("rattlekey blank-tag"))

    assert notations(attack(state, "cogwick")) == ["counter blank-tag", "forfeit rattlekey"]


def test_rescued_cards_come_back_to_a_beaten_defender() -> None:
    """All that survive; the counter is used up."""
    state = clash(
        "grand-automat-orra keywound-goose!",
        "creaselet dogear! paper-gnat +bubble-blanket",
        "attack",
        "snipe paper-gnat",
    )
    steps(state)

    assert slugs(state.players[1].overflow) == "creaselet"
    assert discards(state, 1) == "paper-gnat dogear"
    assert captured(state, 0) == "bubble-blanket@1 grand-automat-orra keywound-goose"


def test_a_winning_defender_rescues_nothing() -> None:
    """It captures its own cards."""
    state = clash("creaselet", "grand-automat-orra +bubble-blanket")
    steps(state)

    assert captured(state, 1) == "bubble-blanket creaselet@0 grand-automat-orra"


@pytest.mark.rule("DC-18")
@pytest.mark.rule("DC-22")
@pytest.mark.parametrize(("one", "winner"), [("cogwick", 1), ("grand-automat-orra", 0)])
def test_a_used_counter_is_captured_by_who_wins_the_clash(one: str, winner: int) -> None:
    """Won or lost; until then it lies on the table for all to see, and it is worth no point."""
    state = clash(one, "knotling +mute-cloth")
    lying = [laid.counter for laid in (state.clash.attack, *state.round.beaten)]
    steps(state)
    pile = state.view(0).players[winner].captured

    assert KINDS["mute-cloth"] in lying
    assert 128 + KINDS["mute-cloth"] in pile
    assert (discards(state, 0), discards(state, 1)) == ("", "")
    assert state.points(winner) == sum(facts.POINTS[card & 127] for card in pile) + 3
    assert facts.POINTS[KINDS["mute-cloth"]] == 0


@pytest.mark.rule("DC-18")
def test_a_captured_counter_counts_for_comeback() -> None:
    """It is one of the captured cards."""
    piles = (Seat(captured="mute-cloth"), Seat())

    assert values(clash("cogwick", "dame-damask!", seats=piles))[1] == 7 + 3 + 1


# The stat


def test_switch_names_any_stat() -> None:
    """With the answer, the printed four."""
    state = table(Seat("cogwick"), Seat("swapped-labels dimple"))
    attack(state, "cogwick")
    begin(state, "lay dimple")
    assert notations(state, "answer") == ["answer"]
    begin(state, "counter swapped-labels")

    assert notations(state, "answer") == [
        "answer in attack",
        "answer in speed",
        "answer in health",
        "answer in cunning",
    ]


@pytest.mark.rule("DC-19")
@pytest.mark.parametrize(
    ("one", "two", "in_stat", "stat"),
    [
        ("chipcup", "deckle-fox!", "", "speed"),  # TWIST
        ("chipcup", "deckle-fox", "", "attack"),
        ("chipcup", "deckle-fox! +swapped-labels", "cunning", "cunning"),  # SWITCH comes after TWIST
        ("chipcup", "creaselet deckle-fox!", "", "speed"),
        ("paper-gnat!", "bisque-ballerina!", "", "attack"),  # LOCK
        ("paper-gnat!", "chipcup +swapped-labels", "cunning", "attack"),
        ("paper-gnat", "chipcup +swapped-labels", "cunning", "cunning"),
        ("deckle-fox!", "chipcup", "", "attack"),  # an attack twists nothing
        ("chipcup", "paper-gnat! deckle-fox!", "", "speed"),  # a defender locks nothing
        ("paper-gnat!", "bisque-ballerina! +mute-cloth", "", "cunning"),  # LOCK cancelled before
    ],
)
def test_the_stat_of_the_clash(one: str, two: str, in_stat: str, stat: str) -> None:
    """TWIST, then SWITCH, unless LOCK."""
    state = clash(one, two, "attack", in_stat=in_stat)

    assert STATS[state.clash.compared] == stat
    assert STATS[state.clash.stat] == "attack"


def test_a_locked_switch_costs_its_amount_all_the_same() -> None:
    """The counter was laid."""
    assert values(clash("paper-gnat!", "chipcup +swapped-labels", "attack", in_stat="cunning")) == (
        3,
        4 - 1 - 2,
    )


def test_values_are_taken_in_the_new_stat() -> None:
    """Abilities for a stat too."""
    state = clash("creaselet!", "bisque-ballerina! +swapped-labels", "attack", in_stat="speed")

    assert values(state) == (5 + 2, 2 - 1 - 2 + 1)
