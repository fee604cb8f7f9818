"""The balance of decks and cards: everybody meets everybody, from both sides, and the sums are right."""

from __future__ import annotations

from collections import Counter

import pytest

from ai.arena import main
from ai.strength.matches import contestant
from game.dust_collectorz.decks.balance import (
    Pairing,
    Tally,
    of_cards,
    of_pairs,
    of_presets,
    preset_pairings,
    random_pairings,
    table,
    won,
)
from game.dust_collectorz.rules.cards import decks
from game.dust_collectorz.rules.cards.cards import CARDS, KINDS, PRESETS
from game.engine.rng import Rng

GREEDY = contestant("greedy")


def test_every_preset_meets_every_other_equally_often() -> None:
    """Ninety games are eight rounds of six pairings, each of two games."""
    pairings = preset_pairings(90, Rng(1))
    met = Counter(pairing.decks for pairing in pairings)

    assert len(met) == 6
    assert set(met.values()) == {8}
    assert len({pairing.seed for pairing in pairings}) == len(pairings)


@pytest.mark.rule("DC-2")
def test_drawn_decks_are_legal_and_differ() -> None:
    """Decks drawn at random can be played, and no two are the same."""
    texts = [text for pairing in random_pairings(10, Rng(2)) for text in pairing.decks]

    assert len(texts) == 10
    assert len({decks.read(text)[1] for text in texts}) == 10


def test_a_pairing_is_played_from_both_sides() -> None:
    """Turned round, the same seed gives the other deck's share."""
    there = won(Pairing(("attic", "drawer"), 7), GREEDY, None, None)
    back = won(Pairing(("drawer", "attic"), 7), GREEDY, None, None)

    assert there in {0.0, 0.5, 1.0}
    assert there + back == 1.0


def test_what_one_preset_wins_another_loses() -> None:
    """Shares of two decks that met add up to one; the better comes first."""
    results = [(Pairing(("attic", "shelf"), 1), 1.0), (Pairing(("attic", "shelf"), 2), 0.5)]
    shares = of_presets(results)

    assert [(one.name, one.share, one.games) for one in shares] == [("attic", 0.75, 4), ("shelf", 0.25, 4)]
    assert [one.name for one in of_pairs(results)] == ["attic : shelf"]


def test_a_card_is_judged_by_decks_that_differ_in_it() -> None:
    """Cards of which both decks have as many tell nothing; the others get what their deck won."""
    texts = random_pairings(2, Rng(3))[0].decks
    one, two = (Counter(decks.read(text)[1]) for text in texts)
    shares = {share.name: share.share for share in of_cards([(Pairing(texts, 1), 1.0)])}

    assert {name for name, share in shares.items() if share == 1.0} == {
        CARDS[kind].english for kind in one - two
    }
    assert set(shares) == {CARDS[kind].english for kind in KINDS.values() if one[kind] != two[kind]}


def test_what_is_surely_unfair_is_marked() -> None:
    """A deck that always wins is strong, one that always loses weak, and one in between neither."""
    tally = Tally()
    for number in range(40):
        tally.add("lion", 1.0)
        tally.add("mouse", 0.0)
        tally.add("twin", float(number % 2))
    marks = [line.split()[-1] for line in table(tally.shares({}), (0.45, 0.55))]

    assert (marks[0], marks[2]) == ("strong", "weak")
    assert marks[1] not in {"strong", "weak"}


def test_the_arena_prints_the_balance(capsys: pytest.CaptureFixture[str]) -> None:
    """Presets against the field and each other, and a line for many a card."""
    code = main(["dust_collectorz", "--balance", "--games", "12"])
    lines = capsys.readouterr().out.splitlines()

    assert code == 0
    assert {line.split()[0] for line in lines[2:6]} == set(PRESETS)
    assert len(lines) > 40


@pytest.mark.parametrize(
    "words",
    [
        ["splendor_marvel", "--balance"],
        ["dust_collectorz", "greedy", "random", "--balance"],
        ["dust_collectorz", "--balance", "--option", "mode=young"],
    ],
)
def test_balance_is_for_one_player_and_one_game(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Anything else is refused in one line."""
    with pytest.raises(SystemExit):
        main(words)

    assert "--balance" in capsys.readouterr().err
