"""The rows that the cards' art is made of agree with the cards' facts."""

from __future__ import annotations

import tomllib
from typing import Final

import pytest

from game.dust_collectorz.rules.cards.card_table import ABILITIES, RANKS, STATS, TRIBES
from game.dust_collectorz.rules.cards.cards import CARDS, SLUGS
from game.dust_collectorz.rules.cards.facts import NO_TRIBE, is_counter, is_trap, stronger, weaker
from game.dust_collectorz.table.drawing.tokens import badge_of
from game.table.art.atlas import exists
from tools.art.plan import ASSETS

ART: Final = ASSETS / "dust_collectorz" / "art"
CHARACTERS: Final = [card for card in CARDS if card.tribe != NO_TRIBE]
COUNTERS: Final = [kind for kind in range(len(CARDS)) if is_counter(kind)]


def rows(name: str) -> dict[str, dict[str, str]]:
    """The rows of a table of the art."""
    return tomllib.loads((ART / f"{name}.toml").read_text(encoding="utf-8"))


@pytest.mark.rule("DC-1")
def test_every_card_shows_its_own_facts() -> None:
    """Collectible, tribe, rank and stats; none is drawn like another."""
    found = rows("cards")
    told = {
        card.slug: {
            "figure": f"figures/{card.slug}.svg",
            "ground": f"grounds/{TRIBES[card.tribe]}.svg",
            "tribe": f"emblems/{TRIBES[card.tribe]}.svg",
            "frame": f"frames/{RANKS[card.rank]}.svg",
            "rank": f"ranks/{RANKS[card.rank]}.svg",
            **{stat: str(value) for stat, value in zip(STATS, card.stats, strict=True)},
        }
        for card in CHARACTERS
    }

    assert {slug: {key: found[slug][key] for key in facts} for slug, facts in told.items()} == told
    assert set(found) == set(told)


def test_counters_tell_how_they_are_played() -> None:
    """Alone, or beside a set."""
    found = rows("counters")

    assert set(found) == {SLUGS[kind] for kind in COUNTERS}
    assert all(("beside@display" in found[SLUGS[kind]]) != is_trap(kind) for kind in COUNTERS)


@pytest.mark.rule("DC-31")
def test_a_card_for_the_young_shows_what_its_tribe_beats() -> None:
    """Both emblems are at its foot."""
    found = rows("young")
    told = {
        card.slug: [f"emblems/{TRIBES[tribe]}.svg" for tribe in (card.tribe, card.tribe, weaker(card.tribe))]
        for card in CHARACTERS
    }

    assert {slug: [row["tribe"], row["winner"], row["loser"]] for slug, row in found.items()} == told


def test_a_card_bears_the_badge_that_is_shown_alone() -> None:
    """With the same sign and the same mark, of its own ability."""
    cards, badges = rows("cards") | rows("counters"), rows("badges")
    wrong = []
    for kind, card in enumerate(CARDS):
        badge, ability = badges[badge_of(kind)], ABILITIES[card.ability].lower().replace("_", "-")
        same = all(cards[card.slug].get(key) == value for key, value in badge.items())
        if not same or not badge["sign"].startswith(f"abilities/{ability}"):
            wrong.append(card.slug)

    assert wrong == []


@pytest.mark.parametrize(
    ("slug", "mark"),
    [
        ("cogwick", "+2"),
        ("blotling", "\u22122"),
        ("stormpage", "3+\u00d72"),
        ("lantern-carp", "0\u20133"),
        ("pleat-dancer", "="),
        ("tinnow", ""),
        ("greedy-jar", "2+"),
        ("spring-lid-box", "1"),
        ("swapped-labels", "\u22122"),
    ],
)
def test_a_badge_bears_the_amount_of_its_ability(slug: str, mark: str) -> None:
    """What is added or taken, what an overpower needs, nothing where there is no number."""
    assert rows("badges")[badge_of(SLUGS.index(slug))].get("mark", "") == mark


def test_a_mark_tells_the_number_of_its_ability() -> None:
    """Its amount, or its limit where that is what counts."""
    badges = rows("badges")
    wrong = [
        card.slug
        for kind, card in enumerate(CARDS)
        for row in [badges[badge_of(kind)]]
        if card.n and str(abs(card.limit or card.n)) not in row.get("mark", "")
    ]

    assert wrong == []


@pytest.mark.rule("DC-12")
def test_the_wheel_marks_who_answers() -> None:
    """The arrow of the tribe that beats the attack is green, that of the attack is red."""
    found = rows("wheels")
    for attack, name in enumerate(TRIBES):
        for row in (found[name], found[f"{name}-answers"]):
            tones = [row[f"{tribe}-beats@fill"] for tribe in TRIBES]

            assert tones[stronger(attack)] != tones[attack]
            assert len(set(tones)) == 3
            assert "@filter" not in "".join(key for key in row if key.startswith(name))


def test_everything_that_cards_need_lies_in_the_atlas() -> None:
    """In every look."""
    names = [f"{look}/{slug}" for slug in SLUGS for look in ("card", "close")]
    names += [f"young/{card.slug}" for card in CHARACTERS]
    names += [f"badge/{badge_of(kind)}" for kind in range(len(CARDS))]
    names += [f"emblems/{name}" for name in TRIBES]

    assert [name for name in names if not exists("dust_collectorz", name)] == []
