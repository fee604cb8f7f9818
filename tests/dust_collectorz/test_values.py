"""What sets are worth: stacks, the wheel, and each ability that adds or takes."""

from __future__ import annotations

import pytest

from tests.dust_collectorz.positions import Seat, clash, fought, parts, values

PILES = (Seat(captured="cogwick tinnow"), Seat(captured="cogwick@0"))  # seat 0 has captured more


@pytest.mark.rule("DC-10")
@pytest.mark.parametrize(
    ("cards", "stat", "value"),
    [
        ("cogwick", "attack", 5),
        ("cogwick tinnow", "attack", 5 + 1),
        ("cogwick tinnow clatterpup", "attack", 5 + 1 + 1),
        ("cogwick tinnow clatterpup", "speed", 4 + 2 + 2),
        ("tinnow cogwick", "attack", 3 + 2),
        ("cogwick cogwick", "health", 3 + 1),
        ("boilerback marshal-flywheel the-clockless-knight grand-automat-orra", "attack", 8 + 3 + 4 + 4),
    ],
)
def test_supports_count_half_each_rounded_down(cards: str, stat: str, value: int) -> None:
    """The primary in full; two halves are not added up before they are rounded."""
    assert values(clash(cards, "knotling", stat))[0] == value


@pytest.mark.rule("DC-1")
@pytest.mark.rule("DC-12")
@pytest.mark.parametrize(
    ("one", "two", "expected"),
    [
        ("cogwick", "buttoneye", (5, 5 + 1)),  # Plushkin beat Tinlings
        ("creaselet", "cogwick", (3, 5 + 1)),  # Tinlings beat Foldwings
        ("chipcup", "corner-moth", (4, 3 + 1)),  # Foldwings beat Glazeborn
        ("knotling", "chipcup", (5, 4 + 1)),  # Glazeborn beat Grainers
        ("buttoneye", "knotling", (5, 5 + 1)),  # Grainers beat Plushkin
        ("buttoneye", "cogwick", (5, 5 - 1)),
        ("cogwick", "blotling", (5, 4 - 1)),
        ("creaselet", "chipcup", (3, 4 - 1)),
        ("chipcup", "knotling", (4, 5 - 1)),
        ("knotling", "buttoneye", (5, 5 - 1)),
        ("cogwick", "chipcup", (5, 4)),
        ("cogwick", "knotling", (5, 5)),
        ("cogwick", "buttoneye mitten-mole", (5, 5 + 2 + 1)),  # once for the whole set
    ],
)
def test_the_wheel_changes_the_answer_once(one: str, two: str, expected: tuple[int, int]) -> None:
    """One more for the stronger tribe, one less for the weaker, nothing for others; never the attack."""
    assert values(clash(one, two)) == expected


@pytest.mark.rule("DC-12")
def test_a_value_is_never_below_nothing() -> None:
    """What it is raised by is written down with the rest."""
    state = clash("kiln-imp! kiln-imp!", "spindle-tot", "health")

    assert values(state) == (4 + 2, 0)
    assert parts(fought(state)[1]) == "primary 3, wheel -1, weakened 2, weakened 2, floor 2"


@pytest.mark.rule("DC-11")
@pytest.mark.parametrize(
    ("one", "two", "stat", "expected"),
    [
        # BOOST, only in its stat
        ("cogwick!", "knotling", "attack", (5 + 2, 5)),
        ("cogwick!", "knotling", "speed", (4, 3)),
        ("chipcup saucerling!", "knotling", "cunning", (5 + 2 + 2, 2 - 1)),
        ("mitten-mole!", "knotling", "health", (2 + 1, 4 + 1)),  # any stat
        ("knotling", "mitten-mole!", "cunning", (2, 3 - 1 + 1)),
        # WEAKEN
        ("lathe-lynx!", "cogwick", "attack", (5, 5 - 2)),
        ("lathe-lynx!", "cogwick", "speed", (6, 4)),
        ("cogwick", "velvet-badger!", "cunning", (2 - 1, 4 + 1)),  # any stat
        # CHARGE, BRACE
        ("rattlekey!", "knotling", "attack", (4 + 1, 5)),
        ("knotling", "rattlekey!", "attack", (5, 4)),
        ("cogwick", "knotling!", "attack", (5, 5 + 1)),
        ("knotling!", "cogwick", "attack", (5, 5)),
        # LONER
        ("ratchet-hare!", "knotling", "attack", (6 + 2, 5)),
        ("ratchet-hare! cogwick", "knotling", "attack", (6 + 2, 5)),
        ("cogwick", "corner-moth!", "speed", (4, 6 - 1 + 2)),
        ("chipcup", "corner-moth! +mute-cloth", "speed", (3, 6 + 1 + 2)),  # a counter is no stack card
        # RALLY
        ("clatterpup! cogwick tinnow", "knotling", "attack", (3 + 2 + 1 + 2, 5)),
        ("clatterpup!", "knotling", "attack", (3, 5)),
        ("captain-mahogany! knotling dowel-dan!", "cogwick", "health", (7 + 2 + 2 + 4 + 2, 3)),
        # FULL_SUPPORT
        ("boilerback! cogwick tinnow", "knotling", "attack", (8 + 5 + 1, 5)),
        ("cogwick boilerback! tinnow", "knotling", "speed", (4 + 8 + 2, 3)),
        ("boilerback!", "knotling", "attack", (8, 5)),
        ("toychest-golem! toychest-golem! knotling", "cogwick", "speed", (6 + 6 + 1, 4)),
        # WHEEL_MASTER
        ("cogwick", "tuft-ranger!", "attack", (5, 5 + 3)),
        ("knotling", "tuft-ranger!", "attack", (5, 5 - 1)),
        ("chipcup", "tuft-ranger!", "attack", (4, 5)),
        ("tuft-ranger!", "cogwick", "attack", (5 + 2, 5 - 1)),
        ("tuft-ranger!", "knotling", "attack", (5, 5 + 1)),
        ("tuft-ranger!", "chipcup", "attack", (5, 4)),
        ("cogwick", "buttoneye tuft-ranger!", "attack", (5, 5 + 2 + 3)),
        # SURE_FOOTED
        ("creaselet", "tinnow!", "attack", (3, 3 + 1)),
        ("buttoneye", "tinnow!", "attack", (5, 3)),
        ("tinnow!", "buttoneye", "attack", (3 + 1, 5 + 1)),
        ("tinnow!", "creaselet", "attack", (3, 3 - 1)),
        ("tinnow!", "chipcup", "attack", (3, 4)),
        # UNDERDOG, by the rank of its own card
        ("dimple!", "drum-corporal", "attack", (3 + 2, 4)),
        ("dimple!", "cogwick", "attack", (3, 5)),
        ("big-hugo-batting!", "grand-automat-orra", "attack", (8 + 2, 8 - 1)),
        ("big-hugo-batting!", "marshal-flywheel", "attack", (8 + 2, 7 - 1)),
        ("big-hugo-batting!", "boilerback", "attack", (8, 8 - 1)),
        ("big-hugo-batting!", "gyro-wren boilerback", "attack", (8, 7 + 4 - 1)),  # the primary's rank counts
        ("dame-damask snugworm!", "gyro-wren", "attack", (7 + 2 + 2, 7 - 1)),
        ("gyro-wren", "snugworm!", "attack", (7, 4 + 1 + 2)),
        # SACRIFICE
        ("shardmouse!tinnow", "knotling", "attack", (5 + 4, 5 - 1)),
        ("cogwick", "patchmouse!tinnow", "speed", (4, 5 + 1 + 4)),
    ],
)
def test_abilities_that_add_and_take(one: str, two: str, stat: str, expected: tuple[int, int]) -> None:
    """Each alone, where it works and where it doesn't."""
    assert values(clash(one, two, stat)) == expected


@pytest.mark.rule("DC-11")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("cogwick", "knotling"),
        ("tuft-ranger", "cogwick"),
        ("ratchet-hare", "knotling"),
        ("dimple", "gyro-wren"),
        ("lathe-lynx", "cogwick"),
    ],
)
def test_an_ability_that_is_not_announced_does_nothing(one: str, two: str) -> None:
    """Using one is a choice: each of these would change the clash by two."""
    used, unused = values(clash(f"{one}!", two)), values(clash(one, two))

    assert used[0] - used[1] == unused[0] - unused[1] + 2


@pytest.mark.parametrize(
    ("one", "two", "expected"),
    [
        ("buttoneye!", "knotling", (5, 5 + 1)),  # seat 0 has captured more
        ("knotling", "buttoneye!", (5, 5 - 1 + 2)),
        ("knotling", "dame-damask! buttoneye!", (5, 7 + 2 - 1 + 3 + 2)),
    ],
)
def test_comeback_counts_the_cards_of_the_capture_piles(
    one: str, two: str, expected: tuple[int, int]
) -> None:
    """Not their points, and not when they are equal."""
    assert values(clash(one, two, seats=PILES)) == expected
    assert values(clash("buttoneye!", "knotling"))[0] == 5


# MIXED_STACK


@pytest.mark.rule("DC-10")
def test_a_mixed_stack_counts_as_its_primarys_tribe() -> None:
    """Its off-tribe supports count half, for the wheel it is one of the primary's tribe."""
    state = clash("buttoneye", "spindle-tot! cogwick knotling", "attack")

    assert values(state) == (5, 4 + 2 + 2 + 1)


def test_supports_of_a_cancelled_mixed_stack_stay_but_count_nothing() -> None:
    """Those of its own tribe count on."""
    state = clash("lint-pup! cogwick mitten-mole", "acorn-guard +mute-cloth", "attack")

    assert values(state) == (3 + 0 + 2, 3 + 1)
    assert parts(fought(state)[0]) == "primary 3, support 0, support 2"


def test_full_support_looks_for_the_best_that_counts() -> None:
    """In a mixed stack any; where it was cancelled, of the primary's tribe only."""
    mixed = "bolster-bear! boilerback! mitten-mole"
    state = clash(mixed, "acorn-guard", "attack")
    cancelled = clash("ebon-nester! toychest-golem! boilerback", "lampjack!", "attack", "cancel primary")

    assert values(state)[0] == 6 + 8 + 2
    assert values(cancelled)[0] == 7 + 7 + 0


def test_rally_counts_off_tribe_supports_too() -> None:
    """They are left in the set, whatever they count."""
    state = clash("spindle-tot! cogwick dowel-dan!", "dimple", "attack")

    assert values(state)[0] == 4 + 2 + 2 + 2


# Support counters


def test_free_tribe_takes_the_place_of_the_wheel() -> None:
    """Whether the tribe is stronger, weaker or the attacker's own."""
    assert values(clash("cogwick", "buttoneye +blank-tag"))[1] == 5 + 2
    assert values(clash("cogwick", "blotling +blank-tag"))[1] == 4 + 2
    assert values(clash("cogwick", "rattlekey +blank-tag"))[1] == 4 + 2


def test_free_tribe_leaves_no_room_for_abilities_of_the_wheel() -> None:
    """There is no modifier for WHEEL_MASTER and SURE_FOOTED to change; those of the attack work."""
    assert values(clash("cogwick", "tuft-ranger! +blank-tag"))[1] == 5 + 2
    assert values(clash("buttoneye", "tinnow! +blank-tag"))[1] == 3 + 2
    assert values(clash("tuft-ranger!", "cogwick +blank-tag")) == (5 + 2, 5 + 2)


def test_switch_costs_its_amount() -> None:
    """In the stat it names, the attack's own too."""
    state = clash("cogwick", "dimple +swapped-labels", "attack", in_stat="cunning")
    same = clash("cogwick", "dimple +swapped-labels", "attack", in_stat="attack")

    assert values(state) == (2, 6 - 2)
    assert parts(fought(state)[1]) == "primary 6, counter -2"
    assert values(same) == (5, 3 - 2)
