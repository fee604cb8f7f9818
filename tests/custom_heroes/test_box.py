"""The box's facts: characters, advancements, what a card with them is worth (CH-1, CH-2, CH-11, CH-33)."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import product

import pytest

from game.custom_heroes.rules import cards, pieces
from game.custom_heroes.rules.actions import CARD_WORDS, KIND_SLUGS
from game.custom_heroes.rules.cards import ADVANCEMENTS
from game.custom_heroes.rules.state import HeroesRules
from tests.custom_heroes.positions import card, kind

SUM_OF_REVISION = {
    1: "03bfd6d7be3d30fb",
    2: "03bfd6d7be3d30fb",
}  # of what matters to a match, by the revision of the rules


@pytest.mark.rule("CH-1")
def test_there_are_six_sets_of_ten_values() -> None:
    """60 characters, each with a word of its own."""
    assert len(CARD_WORDS) == len(set(CARD_WORDS)) == 60
    assert Counter(int(word[:-1]) for word in CARD_WORDS) == dict.fromkeys(range(1, 11), 6)
    assert {word[-1] for word in CARD_WORDS} == set("abcdef")


@pytest.mark.rule("CH-1")
def test_there_are_84_advancements() -> None:
    """Six Ascended Forms, six Kodoras and 72 others, which alone are in the bag."""
    copies = {kind.english: kind.copies for kind in ADVANCEMENTS}
    bag = [kind for kind in ADVANCEMENTS if kind.in_bag]

    assert sum(copies.values()) == 84
    assert (copies["Ascended Form"], copies["Kodora"]) == (6, 6)
    assert sum(kind.copies for kind in bag) == 72
    assert {kind.english for kind in ADVANCEMENTS} - {kind.english for kind in bag} == {
        "Ascended Form",
        "Kodora",
    }


@pytest.mark.rule("CH-2")
def test_gems_tell_what_an_advancement_is() -> None:
    """Items left and right are red and blue, buddies, Forms and Kodoras yellow, auras green."""
    for one in ADVANCEMENTS:
        gem = ("red", "blue", "yellow", "green")[one.gem]

        assert (one.modifier != 0) == (gem in {"red", "blue"})
        assert (one.ability != cards.NO_ABILITY) == (gem == "yellow")
        assert (one.aura is not None) == (gem == "green")
    assert {one.gem for one in ADVANCEMENTS} == {0, 1, 2, 3}


@pytest.mark.rule("CH-22")
def test_the_ascended_form_costs_two_power() -> None:
    """The one cost that the rulebook tells in words."""
    [form] = [one for one in ADVANCEMENTS if one.english == "Ascended Form"]

    assert (form.cost, form.in_bag) == (2, False)


@pytest.mark.rule("CH-33")
def test_rewards_are_as_printed() -> None:
    """VP, power and advancements, by seats and place."""
    printed = {
        6: "5/0/1 4/1/1 3/1/2 2/2/2 1/2/3 -1/3/3",
        5: "5/0/1 3/1/2 2/1/2 1/2/2 -1/2/3",
        4: "5/0/1 3/1/2 1/2/2 -1/2/3",
        3: "5/0/1 2/1/2 -1/2/3",
        2: "4/0/2 -1/1/2",
    }

    for seats, row in printed.items():
        assert cards.REWARDS[seats] == tuple(
            tuple(int(number) for number in reward.split("/")) for reward in row.split()
        )


def slots_of(*words: str) -> int:
    """Put advancements into the slots of a card."""
    slots = 0
    for word in words:
        slots = pieces.with_kind(slots, kind(word))
    return slots


@pytest.mark.rule("CH-11")
@pytest.mark.parametrize(
    ("word", "on", "value"),
    [
        ("7a", [], 7),
        ("7a", ["oak-buckler"], 8),
        ("7a", ["training-blade", "crystal-orb"], 11),
        ("7a", ["aura-of-3"], 3),
        ("7a", ["aura-of-0"], 0),
        ("7a", ["aura-of-12", "rubber-mallet", "soap-bubble"], 10),
        ("1a", ["anchor-chain"], -3),
        ("1a", ["anchor-chain", "cracked-kettle"], -6),
        ("10f", ["aura-of-0", "anchor-chain", "cracked-kettle"], -7),
        ("1f", ["aura-of-15", "titan-greatsword", "drake-claw"], 25),
        ("4c", ["hooked-lance", "torn-fan", "edge"], 4),
        ("9b", ["ascended-form"], 9),
        ("9b", ["kodora", "aura-of-1"], 1),
    ],
)
def test_a_value_is_aura_or_base_and_all_items(word: str, on: list[str], value: int) -> None:
    """Modifiers add up, on an aura too; nothing is optional; 0 and less is a value as well."""
    assert pieces.value_of(card(word), slots_of(*on)) == value


@pytest.mark.rule("CH-2")
def test_slots_hold_one_of_each_gem_in_any_combination() -> None:
    """What is put in can be looked up and taken out, whatever lies beside it."""
    by_gem = [[None, *(one for one, row in enumerate(ADVANCEMENTS) if row.gem == gem)] for gem in range(4)]
    for chosen in product(*(kinds[:3] for kinds in by_gem)):
        slots = 0
        for one in chosen:
            slots = slots if one is None else pieces.with_kind(slots, one)

        assert pieces.kinds_of(slots) == [-1 if one is None else one for one in chosen]
        assert pieces.how_many(slots) == sum(one is not None for one in chosen)
        for gem in range(4):
            left = pieces.kinds_of(pieces.without(slots, gem))
            assert left == [-1 if at == gem or one is None else one for at, one in enumerate(chosen)]


def test_every_kind_has_a_word_of_its_own() -> None:
    """No two are written alike."""
    assert len(set(KIND_SLUGS)) == len(KIND_SLUGS) == len(ADVANCEMENTS)


def test_a_change_of_the_table_is_a_new_revision_of_the_rules() -> None:
    """Matches saved under one revision are played again with the very advancements they were played with.

    Who changes a column that the rules use counts the revision up and adds the new sum here.
    """
    used = [
        (slug, one.gem, one.aura, one.modifier, one.ability, one.cost, one.copies, one.in_bag)
        for slug, one in zip(KIND_SLUGS, ADVANCEMENTS, strict=True)
    ]
    told = hashlib.sha256(repr(used).encode()).hexdigest()[:16]

    assert SUM_OF_REVISION[HeroesRules().revision] == told
