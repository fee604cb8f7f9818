"""Decks: what is legal, each breach by name, a deck as the option of a match, decks drawn by chance."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.dust_collectorz.rules.cards.cards import CARDS, KINDS, PRESETS, SLUGS
from game.dust_collectorz.rules.cards.decks import Breach, breaches, checked, completed, plainly, read, write
from game.dust_collectorz.rules.cards.facts import ABILITY, NO_TRIBE, RANK, TRIBE
from game.engine.errors import BadSetup
from game.engine.rng import Rng

ATTIC = PRESETS["attic"]


def changed(out: str, *ins: str) -> list[int]:
    """Swap cards of the attic's deck."""
    deck = list(ATTIC)
    for card in out.split():
        deck.remove(KINDS[card])
    return deck + [KINDS[card] for card in ins]


def codes(deck: list[int]) -> list[str]:
    """Tell what keeps a deck from being played, as people at a terminal read it."""
    return [plainly(breach) for breach in breaches(deck)]


def of(tribe: int, rank: int) -> str:
    """Name the attic's first card of a tribe and rank."""
    return next(SLUGS[kind] for kind in ATTIC if (TRIBE[kind], RANK[kind]) == (tribe, rank))


def high(tribe: int) -> str:
    """Name the attic's platinum or epic card of a tribe."""
    return next(SLUGS[kind] for kind in ATTIC if TRIBE[kind] == tribe and RANK[kind] in {3, 4})


@pytest.mark.rule("DC-2")
def test_a_deck_has_32_cards_by_tribe_and_rank() -> None:
    """Two bronze, two silver, one gold, one platinum or epic of each tribe, and two counters."""
    for deck in PRESETS.values():
        ranks = [sorted(min(RANK[kind], 3) for kind in deck if TRIBE[kind] == tribe) for tribe in range(5)]

        assert len(deck) == 32
        assert ranks == [[0, 0, 1, 1, 2, 3]] * 5
        assert sum(TRIBE[kind] == NO_TRIBE for kind in deck) == 2


@pytest.mark.rule("DC-2")
@pytest.mark.rule("DC-4")
def test_a_missing_card_is_named_twice() -> None:
    """By the deck's size, and by its place."""
    assert codes(changed(of(0, 0))) == [
        "32 cards are needed, not 31 (DC-2)",
        "2 bronze tinlings are needed, not 1 (DC-2)",
    ]


@pytest.mark.rule("DC-2")
@pytest.mark.rule("DC-4")
@pytest.mark.parametrize(
    ("tribe", "rank", "expected"),
    [
        (1, 0, "2 bronze foldwings are needed, not 1 (DC-2)"),
        (2, 1, "2 silver glazeborn are needed, not 1 (DC-2)"),
        (3, 2, "1 gold grainers are needed, not 0 (DC-2)"),
    ],
)
def test_wrong_ranks_are_named(tribe: int, rank: int, expected: str) -> None:
    """Each tribe's."""
    assert expected in codes(changed(of(tribe, rank)))


@pytest.mark.rule("DC-2")
@pytest.mark.rule("DC-4")
def test_one_platinum_or_epic_a_tribe() -> None:
    """Neither none nor two; which of both doesn't matter."""
    none = changed(high(0))
    two = [*ATTIC, KINDS["madame-zinc"] if high(0) != "madame-zinc" else KINDS["grand-automat-orra"]]

    assert "1 platinum or epic tinlings are needed, not 0 (DC-2)" in codes(none)
    assert "1 platinum or epic tinlings are needed, not 2 (DC-2)" in codes(two)
    assert codes(changed(high(0), "madame-zinc")) == []
    assert codes(changed(high(0), "the-clockless-knight")) == []


@pytest.mark.rule("DC-2")
@pytest.mark.rule("DC-3")
@pytest.mark.rule("DC-4")
def test_two_different_counters() -> None:
    """Not one, three, or one twice."""
    [first, second] = [kind for kind in ATTIC if TRIBE[kind] == NO_TRIBE]
    rest = [kind for kind in ATTIC if TRIBE[kind] != NO_TRIBE]

    assert codes([*rest, first])[1:] == ["2 counters are needed, not 1 (DC-2)"]
    assert codes([*rest, first, first]) == [f"{CARDS[first].english} is there twice (DC-3)"]
    assert codes([*rest, *range(95, 98)])[1:] == ["2 counters are needed, not 3 (DC-2)"]
    assert codes([*rest, second, first]) == []


@pytest.mark.rule("DC-3")
@pytest.mark.rule("DC-4")
def test_at_most_five_different_epics() -> None:
    """Where there are more, other rules are broken as well."""
    epics = [kind for kind in range(len(CARDS)) if RANK[kind] == 4]
    deck = [*(kind for kind in ATTIC if RANK[kind] not in {3, 4}), *epics[:5], epics[0]]

    assert "5 epic cards at most are needed, not 6 (DC-3)" in codes(deck)
    assert f"{CARDS[epics[0]].english} is there twice (DC-3)" in codes(deck)


@pytest.mark.rule("DC-3")
@pytest.mark.rule("DC-4")
def test_at_most_two_bronze_or_silver_cards_with_one_ability() -> None:
    """Two equal cards among them; gold and higher don't count."""
    charge = [kind for kind in range(19) if CARDS[kind].slug in {"rattlekey", "brass-marcher"}]
    others = [kind for kind in ATTIC if not (TRIBE[kind] == 0 and RANK[kind] <= 1)]
    alike = sum(RANK[kind] <= 1 and ABILITY[kind] == 2 for kind in others)
    deck = [*others, charge[0], charge[0], charge[1], charge[1]]

    assert codes(deck) == [
        f"2 bronze and silver cards with CHARGE at most are needed, not {4 + alike} (DC-3)"
    ]


def test_breaches_carry_what_they_are_about() -> None:
    """For the builder, which words them itself."""
    assert breaches([])[0] == Breach("size", "DC-2", have=0, need=32)
    assert {breach.code for breach in breaches([])} == {"size", "rank", "counters"}
    assert len(breaches([])) == 1 + 4 * 5 + 1


# A deck as an option


@pytest.mark.rule("DC-4")
def test_an_own_deck_reads_back() -> None:
    """Its name, its cards sorted."""
    text = write("Sunday best", reversed(ATTIC))

    assert read(text) == ("Sunday best", ATTIC)
    assert checked(text) == text
    assert checked(f"  Sunday   best :{', '.join(SLUGS[kind] for kind in reversed(ATTIC))} ") == text


@pytest.mark.parametrize("text", ["any", " ANY ", "random", "Attic", "drawer"])
def test_decks_by_name_are_kept_plainly(text: str) -> None:
    """Capitals and blanks don't matter."""
    assert checked(text) == text.strip().lower()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a deck is one of any, random, "),
        ("cellar", "a deck is one of any, random, "),
        ("x" * 1201, "at most 1200 characters"),
        (": cogwick", "name has 1 to 24 characters"),
        ("x" * 25 + ": cogwick", "name has 1 to 24 characters"),
        ("a\x07b: cogwick", "name has 1 to 24 characters"),
        ("Mine:", "there is no card ''"),
        ("Mine: cogwick,", "there is no card ''"),
        ("Mine: cogwick, nobody", "there is no card 'nobody'"),
        ("Mine: Cogwick", "there is no card 'Cogwick'"),
        ("Mine: " + "y" * 500, "there is no card 'yyy"),
        ("Mine: cogwick", "the deck 'Mine' can't be played: 32 cards are needed, not 1"),
        (write("Mine", [*ATTIC, 0]), "32 cards are needed, not 33"),
    ],
)
def test_a_bad_deck_is_refused(text: str, message: str) -> None:
    """What is wrong is told, shortened."""
    with pytest.raises(BadSetup) as error:
        checked(text)

    assert message in str(error.value)
    assert len(str(error.value)) < 1500


@given(st.text(max_size=60))
def test_any_text_is_a_deck_or_refused(text: str) -> None:
    """In one way."""
    try:
        kept = checked(text)
    except BadSetup:
        return
    assert checked(kept) == kept


# By chance


@pytest.mark.rule("DC-2")
@pytest.mark.rule("DC-3")
def test_random_decks_are_legal() -> None:
    """And different."""
    decks = [completed([], Rng(seed)) for seed in range(300)]

    assert all(breaches(deck) == () for deck in decks)
    assert len(set(decks)) == 300
    assert {kind for deck in decks for kind in deck} == set(range(len(CARDS)))


def test_a_part_of_a_deck_is_completed_to_a_legal_one() -> None:
    """Whatever part of whatever deck."""
    for seed in range(300):
        rng = Rng(seed)
        whole = list(completed([], rng)) if seed % 2 else list(ATTIC)
        rng.shuffle(whole)
        part = whole[: rng.below(33)]
        deck = list(completed(part, rng))

        assert breaches(deck) == ()
        for kind in part:
            deck.remove(kind)
        assert len(deck) == 32 - len(part)
