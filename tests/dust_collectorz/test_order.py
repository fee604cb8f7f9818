"""The order in which effects of a clash take place: each neighbouring pair that can be told apart."""

from __future__ import annotations

import pytest

from game.dust_collectorz.rules.cards.card_table import STATS
from tests.dust_collectorz.positions import (
    Seat,
    answer,
    attack,
    begin,
    clash,
    compared,
    discards,
    fought,
    notations,
    slugs,
    stands,
    steps,
    table,
    values,
)

pytestmark = pytest.mark.rule("DC-19")


def test_a_sacrifice_is_paid_before_the_trap() -> None:
    """It lies in the discard pile when the defender decides."""
    state = attack(table(Seat("shardmouse tinnow"), Seat("spring-lid-box")), "shardmouse!tinnow")

    assert discards(state, 0) == "tinnow"
    assert notations(state, "trap") == ["trap spring-lid-box"]


def test_a_trap_comes_before_anything_is_cancelled_or_destroyed() -> None:
    """The attacker's CANCEL and SNIPE find nothing, and nobody is asked."""
    state = table(Seat("keywound-goose lampjack"), Seat("greedy-jar knotling"))
    begin(attack(state, "keywound-goose! lampjack!"), "trap greedy-jar")

    assert stands(state) == "table springing"


def test_nullify_comes_before_the_attackers_cancel() -> None:
    """Which would have cancelled what the answer announced."""
    state = clash("lampjack!", "knotling! +mute-cloth")

    assert values(state) == (6, 5 + 1)


def test_the_defenders_cancel_comes_before_the_attackers() -> None:
    """Each could have cancelled the other."""
    state = clash("lampjack!", "ribbon-asp!", "attack", "cancel primary")

    assert [laid.cancelled[0] for laid in fought(state)] == [True, False]


def test_cancelling_comes_before_the_stat_changes() -> None:
    """A cancelled LOCK locks nothing, a cancelled TWIST twists nothing."""
    unlocked = clash("paper-gnat!", "bisque-ballerina! +mute-cloth")
    untwisted = clash("lampjack!", "deckle-fox!", "attack", "cancel primary")

    assert (STATS[unlocked.clash.compared], STATS[untwisted.clash.compared]) == ("cunning", "attack")


def test_twist_comes_before_switch() -> None:
    """The stat named last is the one."""
    state = clash("chipcup", "deckle-fox! +swapped-labels", in_stat="health")

    assert STATS[state.clash.compared] == "health"


def test_the_stat_changes_before_anything_is_sniped() -> None:
    """A sniped TWIST has twisted already; whoever snipes knows the stat."""
    state = table(Seat("keywound-goose"), Seat("creaselet deckle-fox"))
    answer(attack(state, "keywound-goose!"), "creaselet deckle-fox!")

    assert stands(state) == "0 sniping"
    assert STATS[state.clash.compared] == "speed"
    assert values(compared(begin(state, "snipe deckle-fox"))) == (5, 5 - 1)


def test_cancelling_comes_before_sniping() -> None:
    """A cancelled sniper is asked nothing."""
    state = table(Seat("keywound-goose"), Seat("ribbon-asp creaselet"))
    answer(attack(state, "keywound-goose!"), "ribbon-asp! creaselet")
    begin(state, "cancel primary")

    assert stands(state) == "table comparing"


def test_the_defender_snipes_before_the_attacker() -> None:
    """Each could have destroyed the other."""
    state = table(Seat("cogwick keywound-goose"), Seat("knotling splinter-finch"))
    answer(attack(state, "cogwick keywound-goose!"), "knotling splinter-finch!")
    begin(state, "snipe keywound-goose")

    assert stands(state) == "table comparing"


def test_sniping_comes_before_values() -> None:
    """A sniped support is neither counted nor does it weaken."""
    state = clash("keywound-goose!", "creaselet blotling!", "speed", "snipe blotling")

    assert values(state) == (5, 5 - 1)


def test_weaken_comes_before_the_floor() -> None:
    """All is added up first, then a value below nothing is raised to it."""
    state = clash("kiln-imp! kiln-imp!", "spindle-tot! splinter-finch", "health")

    assert values(state)[1] == 3 + 2 - 1 - 2 - 2


def test_spite_comes_before_rescue() -> None:
    """The spiteful card is destroyed, the others return."""
    state = clash("grand-automat-orra", "creaselet dogear! +bubble-blanket")
    steps(state)

    assert discards(state, 1) == "dogear"
    assert slugs(state.players[1].overflow) == "creaselet"


def test_recalled_and_rescued_cards_return_once() -> None:
    """Both say the same."""
    state = clash("pip-rivet", "creaselet lantern-carp! +bubble-blanket")
    steps(state)

    assert slugs(state.players[1].overflow) == "creaselet lantern-carp"


def test_what_is_salvaged_is_chosen_before_the_refill() -> None:
    """And before the spiteful card of the loser lies anywhere."""
    state = clash("urn-whisperer!", "acorn-guard", "speed", seats=(Seat(discards="cogwick"), Seat()))

    assert stands(state) == "0 salvaging"
    assert steps(begin(state, "salvage cogwick")) == ["capture", "refill", "arrive"]


def test_overpower_destroys_before_the_refill() -> None:
    """The loser draws up to six after it."""
    state = clash("crackle-cat!", "acorn-guard", "cunning", seats=(Seat(), Seat("cogwick")))
    before = len(state.players[1].hand)
    steps(state)

    assert (before, len(state.players[1].hand)) == (0, 6)


def test_the_hushed_are_silent_from_the_next_round_on() -> None:
    """What they announced in this one takes effect."""
    state = clash("madame-zinc!", "ribbon-asp! kite-courier!", "attack", "enough")
    draws = int(state.players[1].draws)
    steps(state)

    assert (draws, state.players[1].hush) == (1, 1)


def test_cards_return_after_the_refill() -> None:
    """They find a hand of six."""
    state = clash("lantern-carp!", "cogwick")
    taken = steps(state)

    assert taken == ["capture", "refill", "arrive"]
    assert slugs(state.players[0].overflow) == "lantern-carp"
