"""The rules of Crown Thief: every card, the round, the jewels, and who knows what."""

from __future__ import annotations

import pytest
from crown_thief.rules import COPIES, GOAL, RULES, CrownState

from game.engine.contract import OVER, TABLE
from game.engine.rng import Rng
from tests.examples.positions import crown, legal, played, values


def test_a_round_has_sixteen_cards() -> None:
    """One lies aside, three more are open at a table of two, and everyone holds one."""
    for seats in (2, 3, 4):
        state = RULES.setup(seats, 5)
        assert isinstance(state, CrownState)
        cards = [*state.deck, state.aside, *state.open, *(hand[0] for hand in state.hands)]

        assert sorted(cards) == [card for card in range(1, 9) for _ in range(COPIES[card])]
        assert len(state.open) == (3 if seats == 2 else 0)
        assert len(state.deck) == 16 - 1 - len(state.open) - seats


def test_the_watchman_unmasks_who_holds_the_card() -> None:
    """Whoever doesn't hold it stays, and everyone knows that."""
    hit = crown("watchman lookout", "crown", "fencer")
    miss = hit.clone()
    assert isinstance(miss, CrownState)

    assert played(hit, "watchman seat2 crown") == ["named", "fell"]
    assert hit.out == [1]
    assert played(miss, "watchman seat2 duchess") == ["named", "missed"]
    assert miss.out == []
    assert miss.ruled_out[1] == 1 << 7


def test_nobody_names_the_watchman() -> None:
    """Nor themselves."""
    state = crown("watchman lookout", "crown")

    assert not any(text.endswith("watchman") and text.startswith("watchman") for text in legal(state))
    assert not any("seat1" in text for text in legal(state))


def test_the_lookout_shows_a_card_to_one() -> None:
    """The others see that somebody looked."""
    state = crown("lookout watchman", "forger", "fencer")
    played(state, "lookout seat2")

    assert state.view(0).hands[1] == (6,)
    assert state.view(2).hands[1] == (None,)


def test_what_was_seen_is_known_until_it_is_played() -> None:
    """Also while its holder has drawn another card."""
    state = crown("lookout watchman", "forger", "fencer", deck="watchman watchman shadow")
    played(state, "lookout seat2", "shadow")
    assert state.view(0).hands[1] == (6,)
    again = crown("lookout watchman", "forger", "fencer", deck="watchman watchman shadow")
    played(again, "lookout seat2", "forger seat3")

    assert again.view(0).hands[1] == (None,)


def test_the_lower_card_loses_against_the_fencer() -> None:
    """Everyone knows that the winner's card is higher than the loser's."""
    state = crown("fencer duchess", "forger", "watchman")

    assert played(state, "fencer seat2") == ["aimed", "fell"]
    assert state.out == [1]
    assert state.view(2).ruled_out[0] == sum(1 << card for card in range(7))


def test_equal_cards_are_shown_to_everyone() -> None:
    """Nobody is out."""
    state = crown("fencer lookout", "lookout", "watchman")

    assert played(state, "fencer seat2") == ["aimed", "tied"]
    assert state.out == []
    assert state.view(2).hands[:2] == ((2,), (2,))


def test_a_shadow_can_not_be_aimed_at_until_its_next_turn() -> None:
    """The card of whoever can aim at nobody has no effect."""
    state = crown("shadow lookout", "fencer", deck="watchman watchman watchman forger")
    played(state, "shadow")
    state.apply(state.legal_actions()[0])

    assert legal(state) == ["fencer", "forger"]
    assert played(state, "fencer") == ["played"]
    state.apply(state.legal_actions()[0])
    assert state.safe == []


def test_the_pickpocket_makes_a_seat_drop_and_draw() -> None:
    """Itself too; who drops the crown is out, and the last card comes from aside."""
    state = crown("pickpocket lookout", "forger", deck="watchman fencer")
    assert played(state, "pickpocket seat2") == ["aimed", "dropped", "drew"]
    assert (state.played[1], state.hands[1]) == (values("forger"), values("fencer"))
    lost = crown("pickpocket crown", "forger")
    assert played(lost, "pickpocket seat1") == ["played", "fell", "won"]
    empty = crown("pickpocket lookout", "forger", "watchman", deck="", aside="crown")
    played(empty, "pickpocket seat2")
    assert empty.hands[1] == values("crown")


def test_the_forger_swaps_hands() -> None:
    """Both know what the other has now, and what others had seen goes along."""
    state = crown("forger lookout", "crown", "watchman")
    state.known[2][1] = 8
    played(state, "forger seat2")

    assert state.hands[:2] == [[8], [2]]
    assert state.view(0).hands[1] == (2,)
    assert state.view(1).hands[0] == (8,)
    assert state.view(2).hands[:2] == ((8,), (None,))


@pytest.mark.parametrize("other", ["pickpocket", "forger"])
def test_the_duchess_must_be_played_before_a_thief(other: str) -> None:
    """With any other card she may stay."""
    assert legal(crown(f"duchess {other}", "watchman")) == ["duchess"]
    assert "watchman seat2 crown" in legal(crown("duchess watchman", "crown"))


def test_who_plays_the_crown_is_out() -> None:
    """The last one standing wins the round."""
    state = crown("crown duchess", "watchman")

    assert played(state, "crown") == ["played", "fell", "won"]
    assert state.scores == [0, 1]
    assert state.turn == 1


def test_the_best_card_wins_when_the_deck_is_empty() -> None:
    """Among equals the higher sum of played cards, else all of them."""
    best = crown("watchman lookout", "fencer", "forger", deck="")
    played(best, "watchman seat2 crown")
    assert best.scores == [0, 0, 1]
    tied = crown("shadow lookout", "lookout", "watchman", deck="")
    tied.played[1] = [1]
    played(tied, "shadow")
    assert tied.scores == [1, 0, 0]
    both = crown("watchman lookout", "lookout", "watchman", deck="")
    both.played[1] = [1]
    played(both, "watchman seat2 crown")
    assert both.scores == [1, 1, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_so_many_jewels_win_the_match(seats: int) -> None:
    """Before that another round is dealt."""
    hands = ["watchman lookout", "crown", "fencer", "fencer"][:seats]
    state = crown(*hands, deck="")
    state.scores[1] = GOAL[seats] - 2
    played(state, "watchman seat2 duchess")
    assert state.to_move == TABLE
    again = crown(*hands, deck="")
    again.scores[1] = GOAL[seats] - 1
    played(again, "watchman seat2 duchess")

    assert again.to_move == OVER
    assert again.places()[1] == 1


def test_after_a_round_all_cards_lie_open() -> None:
    """Until the next is dealt."""
    state = crown("watchman lookout", "crown", "fencer", deck="")
    played(state, "watchman seat2 duchess")
    assert state.view(2).hands == ((2,), (8,), (3,))
    state.apply(state.legal_actions()[0])

    assert state.view(2).hands[:2] == ((None,), (None,))


def test_a_determinization_keeps_to_what_everyone_knows() -> None:
    """Ruled out cards, seen cards and lying cards: never dealt to whom they can't belong."""
    state = crown("watchman lookout", "crown", "fencer", deck="duchess forger shadow")
    played(state, "watchman seat2 duchess", "shadow")
    assert state.ruled_out[1] == 0  # the card played may have been the one suspected
    fresh = crown("watchman lookout", "crown", "fencer", deck="duchess forger shadow")
    played(fresh, "watchman seat2 duchess")
    held = set()
    for seed in range(60):
        twin = fresh.determinize(2, Rng(seed))
        assert isinstance(twin, CrownState)
        held.add(twin.hands[1][0])
        assert twin.view(2) == fresh.view(2)

    assert 7 not in held
    assert {2, 4, 6, 8} <= held
