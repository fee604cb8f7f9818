"""Reserving characters, and what becomes of the place they leave (SM-10 to SM-12, SM-17)."""

from __future__ import annotations

import pytest

from game.splendor_marvel.rules.cards import LEVEL
from tests.splendor_marvel.positions import (
    Seat,
    begin,
    card,
    chips,
    notations,
    play,
    splendor,
    stock,
    table_steps,
    words,
)

THREE = Seat(hand=["wasp", "venom", "loki"])


@pytest.mark.rule("SM-10")
def test_a_face_up_character_is_reserved_with_a_shield() -> None:
    """The card goes to the hand, a S.H.I.E.L.D. chip from the stock to its owner."""
    state = play(splendor(market=["wasp"]), "reserve wasp")

    assert state.players[0].hand == [card("wasp")]
    assert chips(state, 0) == {"shield": 1}
    assert stock(state)["shield"] == 4


@pytest.mark.rule("SM-10")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_top_of_a_deck_is_reserved_unseen(level: int) -> None:
    """It comes from the deck of the level named; the market stays as it is."""
    state = splendor()
    before = list(state.market)
    play(state, f"reserve level {level}")

    assert [LEVEL[one] for one in state.players[0].hand] == [level]
    assert state.market == before
    assert state.view(1).decks[level - 1] == (36, 26, 16)[level - 1] - 1
    assert chips(state, 0) == {"shield": 1}


@pytest.mark.rule("SM-10")
@pytest.mark.parametrize("text", ["reserve wasp", "reserve level 2"])
def test_without_shields_left_a_character_is_reserved_alone(text: str) -> None:
    """When the stock has no S.H.I.E.L.D. chip the card is taken all the same."""
    state = play(splendor(market=["wasp"], stock={"shield": 0}), text)

    assert len(state.players[0].hand) == 1
    assert chips(state, 0) == {}


@pytest.mark.rule("SM-10")
def test_any_face_up_character_and_any_deck() -> None:
    """Twelve places and three decks make fifteen ways to reserve."""
    state = splendor()

    assert notations(state, "reserve") == [
        *(f"reserve {word}" for word in words(state.market)),
        "reserve level 1",
        "reserve level 2",
        "reserve level 3",
    ]


@pytest.mark.rule("SM-11")
def test_a_hand_holds_three() -> None:
    """With three reserved cards nothing can be reserved, with two it can."""
    two = Seat(hand=["wasp"], unseen=["venom"])

    assert notations(splendor(players=[THREE]), "reserve") == []
    assert len(notations(splendor(players=[two]), "reserve")) == 15


@pytest.mark.rule("SM-11")
def test_recruiting_is_the_only_way_out_of_a_hand() -> None:
    """No action but the recruiting of a reserved card makes the hand smaller."""
    owner = Seat(chips={"mind": 3, "power": 4, "space": 3}, hand=["moon-knight", "venom", "loki"])
    state = splendor(players=[owner], market=["kraven"])
    emptying = []
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        emptying += [state.notation(action)] if len(after.players[0].hand) < 3 else []

    assert emptying == ["recruit moon-knight: 3 mind"]


@pytest.mark.rule("SM-11")
def test_after_recruiting_a_reserved_card_one_may_reserve_again() -> None:
    """There is room for a third card then."""
    owner = Seat(chips={"mind": 3}, hand=["moon-knight", "venom", "loki"])
    state = play(splendor(players=[owner]), "recruit moon-knight: 3 mind", "take mind power space")

    assert len(notations(state, "reserve")) == 15


@pytest.mark.rule("SM-11")
def test_cards_left_in_hand_cost_nothing() -> None:
    """Two seats with the same points share the victory, whatever they hold in hand."""
    state = splendor(players=[THREE, Seat()])
    state.to_move = -2

    assert state.places() == [1, 1]


@pytest.mark.rule("SM-12")
def test_a_card_reserved_face_up_stays_known() -> None:
    """Everybody saw it being taken: all are shown it, marked as seen."""
    state = play(splendor(3, market=["wasp"]), "reserve wasp")
    shown = [state.view(seat).players[0].reserved for seat in range(3)]

    assert [[(one.card, one.level, one.seen) for one in hand] for hand in shown] == [
        [(card("wasp"), 1, True)]
    ] * 3


@pytest.mark.rule("SM-12")
def test_a_card_reserved_unseen_is_known_to_its_owner_alone() -> None:
    """The others see the level on its back."""
    state = play(splendor(3), "reserve level 2")
    [drawn] = state.players[0].hand
    shown = [state.view(seat).players[0].reserved for seat in range(3)]

    assert [(one.card, one.level, one.seen) for [one] in shown] == [
        (drawn, 2, False),
        (None, 2, False),
        (None, 2, False),
    ]


@pytest.mark.rule("SM-12")
@pytest.mark.parametrize(
    ("hand", "unseen", "seen_by_others"),
    [
        (["moon-knight"], ["venom", "loki"], [None, None]),
        (["venom", "wasp"], ["moon-knight"], ["venom", "wasp"]),
        (["moon-knight", "wasp"], ["loki"], ["wasp", None]),
        (["wasp"], ["moon-knight", "loki"], ["wasp", None]),
    ],
)
def test_who_saw_what_stays_right_when_a_card_leaves_the_hand(
    hand: list[str], unseen: list[str], seen_by_others: list[str | None]
) -> None:
    """Cards move up in the hand when one before them leaves; seen ones stay seen, unseen ones unseen."""
    owner = Seat(chips={"mind": 3}, hand=hand, unseen=unseen)
    state = play(splendor(players=[owner]), "recruit moon-knight: 3 mind")
    shown = [one.card for one in state.view(1).players[0].reserved]

    assert shown == [None if word is None else card(word) for word in seen_by_others]


@pytest.mark.rule("SM-17")
def test_the_place_is_filled_at_once_from_its_level() -> None:
    """The table turns up the next card before the turn ends, in the same place."""
    state = splendor(market=["wasp", "venom"])
    place = state.market.index(card("venom"))

    assert table_steps(state, "reserve venom") == ["refill"]
    assert LEVEL[state.market[place]] == 2
    assert state.market[place] != card("venom")
    assert state.view(0).decks == (36, 25, 16)


@pytest.mark.rule("SM-17")
def test_a_recruited_character_is_replaced_too() -> None:
    """It does not matter how it leaves the market."""
    state = splendor(players=[Seat(chips={"mind": 3})], market=["moon-knight"])

    assert table_steps(state, "recruit moon-knight: 3 mind") == ["refill"]
    assert state.view(0).decks == (35, 26, 16)
    assert None not in state.view(0).market


@pytest.mark.rule("SM-17")
def test_while_the_place_is_empty_the_table_is_to_move() -> None:
    """Everybody sees the gap before the next card lies there."""
    state = begin(splendor(market=["wasp"]), "reserve wasp")

    assert state.to_move == -1
    assert state.view(0).phase == "refilling"
    assert state.view(1).market.count(None) == 1


@pytest.mark.rule("SM-17")
def test_an_empty_deck_leaves_the_place_empty() -> None:
    """Nothing is turned up, nothing can be reserved there or from that deck; the other decks go on."""
    state = splendor(market=["wasp"], decks=[[], ["venom"], ["loki"]])

    assert table_steps(state, "reserve wasp") == []
    assert state.view(0).market[:4] == (None,) * 4
    assert notations(state, "reserve") == ["reserve venom", "reserve loki"]


@pytest.mark.rule("SM-17")
def test_the_last_card_of_a_deck_can_be_turned_up() -> None:
    """A deck of one card fills one gap, the next gap stays."""
    state = splendor(market=["wasp", "rhino", "gorgon", "triton"], decks=[["kraven"], [], []])
    play(state, "reserve wasp", "reserve rhino")

    assert words(state.market[:4]) == ["kraven", "none", "gorgon", "triton"]


@pytest.mark.rule("SM-17")
def test_drawing_the_top_card_turns_none_up() -> None:
    """Reserving from a deck leaves no gap."""
    assert table_steps(splendor(), "reserve level 1") == []
