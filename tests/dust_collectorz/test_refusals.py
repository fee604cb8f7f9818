"""Why something can't be done, and why a deck can't be played, in the words of Dust Collectorz."""

from __future__ import annotations

import pytest

from game.dust_collectorz.rules.cards.cards import CARDS, KINDS
from game.dust_collectorz.rules.cards.decks import Breach, breaches
from game.dust_collectorz.rules.position import DustState
from game.dust_collectorz.rules.reasons import CODES
from game.dust_collectorz.words import says
from game.engine.errors import Fact, Reason
from tests.dust_collectorz.hearing import whys
from tests.dust_collectorz.positions import Seat, attack, lay, table, youngs
from tests.speaking import speaking

IN = speaking("dust_collectorz")

LANGUAGES = sorted(IN)
FACTS: dict[str, Fact] = {  # all that any reason has
    "card": 3,
    "other": 4,
    "cards": (5, 6),
    "tribe": 0,
    "last": 1,
    "wanted": 2,
    "limit": 2,
    "size": 1,
    "rounds": 1,
}


# Why not


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_reason_has_its_words(code: str, language: str) -> None:
    """Each reason of the closed set becomes a sentence or two without gaps."""
    sentence = says.reason(Reason(code, "DC-6", FACTS), IN[language])

    assert sentence.endswith((".", "!"))
    assert sentence[0].isupper()
    assert "{" not in sentence


@pytest.mark.parametrize("code", CODES)
def test_no_two_reasons_are_said_alike(code: str) -> None:
    """Each tells something of its own."""
    said = says.reason(Reason(code, "DC-6", FACTS), IN["en"])
    same = [one for one in CODES if says.reason(Reason(one, "DC-6", FACTS), IN["en"]) == said]

    assert same == [code]


def answering(cards: str, laying: str = "", against: str = "cogwick") -> DustState:
    """Let seat 1 answer an attack of the Tinlings; some of its answer is laid already."""
    return lay(attack(table(Seat(against), Seat(cards)), against), laying)


@pytest.mark.rule("DC-7")
@pytest.mark.rule("DC-8")
@pytest.mark.parametrize(
    ("tried", "english", "german"),
    [
        (
            "lay tinnow",
            ("Tinnow can’t answer: Tinlings can’t answer their own kind. Try Dogear or Lint Pup."),
            (
                "Blechelritze kann nicht abwehren: Blechlinge wehren Blechlinge nie ab. Nimm "
                "Eselsohr oder Fusselwelpe."
            ),
        ),
        (
            "lay pegkin",
            ("Pegkin isn’t next to the Tinlings on the wheel. You have cards that are: Dogear or Lint Pup."),
            (
                "Pflöckchen steht auf dem Rad nicht neben dem Angriff (Blechlinge). Du hast "
                "Karten, die es tun: Eselsohr oder Fusselwelpe."
            ),
        ),
        (
            "forfeit tinnow",
            "You can answer, so you can’t forfeit. Try Dogear or Lint Pup.",
            "Du kannst abwehren, also darfst du nicht aufgeben. Nimm Eselsohr oder Fusselwelpe.",
        ),
    ],
)
def test_a_refusal_names_the_cards_that_would_do(tried: str, english: str, german: str) -> None:
    """Not only that it can't be."""
    assert whys(answering("tinnow pegkin dogear lint-pup"), tried) == (english, german)


@pytest.mark.rule("DC-18")
def test_a_trap_tells_the_size_that_it_is_for() -> None:
    """And the size of the attack."""
    assert whys(answering("greedy-jar"), "trap greedy-jar") == (
        "Greedy Jar needs an attack of 2 or more cards; this one has 1.",
        "Gierglas braucht einen Angriff aus mindestens 2 Karten; dieser hat 1.",
    )


@pytest.mark.rule("DC-32")
def test_a_child_hears_what_is_needed() -> None:
    """In things that can be touched."""
    state = youngs("dogear cogwick", "tinnow", played="dimple blotling")

    assert whys(state, "play dogear") == (
        "Paper doesn’t beat paper. You need tin!",
        "Papier schlägt Papier nicht. Jetzt hilft nur Blech!",
    )


# Decks


@pytest.mark.rule("DC-4")
@pytest.mark.rule("DC-2")
@pytest.mark.rule("DC-3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_breach_of_a_deck_has_its_words(language: str) -> None:
    """Of decks that break every rule there is, each breach in words of its own."""
    twice = (
        [KINDS["madame-zinc"]] * 2 + [KINDS["mute-cloth"]] * 2 + [KINDS["pip-rivet"], KINDS["flatfin"]] * 2
    )
    epics = [kind for kind, card in enumerate(CARDS) if card.rank == 4]
    found = [*breaches([]), *breaches(twice), *breaches(epics)]
    texts = [says.breach_text(one, IN[language]) for one in found]

    assert {one.code for one in found} == {
        "size",
        "rank",
        "counters",
        "counter_twice",
        "epics",
        "epic_twice",
        "ability",
    }
    assert [text for text in texts if not text.endswith(".") or "{" in text] == []
    assert len(set(texts)) == len(set(found))


@pytest.mark.parametrize(
    ("breach", "english", "german"),
    [
        (
            Breach("rank", "DC-2", tribe=1, rank=2, have=0, need=1),
            "Foldwings, Gold: 0 instead of 1.",
            "Faltflügler, Gold: 0 statt 1.",
        ),
        (
            Breach("rank", "DC-2", tribe=4, rank=3, have=2, need=1),
            "Plushkin, platinum or epic: 2 instead of 1.",
            "Plüschpelze, Platin oder Episch: 2 statt 1.",
        ),
        (
            Breach("ability", "DC-3", ability=0, have=3, need=2),
            "Boost: 3 bronze or silver cards have it; at most 2 may.",
            "Schub: 3 Karten in Bronze oder Silber haben das; erlaubt sind höchstens 2.",
        ),
    ],
)
def test_a_breach_names_what_is_too_much_or_missing(breach: Breach, english: str, german: str) -> None:
    """Tribe, rank, ability, and how many."""
    assert (says.breach_text(breach, IN["en"]), says.breach_text(breach, IN["de"])) == (
        english,
        german,
    )
