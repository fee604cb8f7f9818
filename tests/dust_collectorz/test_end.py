"""The end of a battle: when it comes, what is put away, points and ties."""

from __future__ import annotations

import pytest

from game.dust_collectorz.rules.battle import rounds
from game.dust_collectorz.rules.phases import DISCARDING
from game.engine.contract import OVER
from tests.dust_collectorz.positions import (
    FILLER,
    Seat,
    answer,
    attack,
    begin,
    captured,
    clash,
    compared,
    discards,
    hand,
    notations,
    stands,
    steps,
    table,
    values,
)

EMPTY = Seat(deck="")
LAID = ("cogwick", "gyro-wren blank-tag", "chipcup")  # what three seats lay


@pytest.mark.rule("DC-21")
@pytest.mark.parametrize("seats", [(EMPTY, Seat()), (Seat(), EMPTY), (EMPTY, EMPTY)])
def test_a_duel_ends_when_a_seat_has_nothing_left(seats: tuple[Seat, ...]) -> None:
    """Neither playable cards nor deck, after the draw; winner or loser."""
    state = clash("cogwick", "knotling", seats=seats)

    assert steps(state)[-1] == "finish"
    assert state.to_move == OVER


@pytest.mark.rule("DC-21")
@pytest.mark.parametrize(
    "seat", [Seat("tinnow", deck=""), Seat(overflow="tinnow", deck=""), Seat("mute-cloth", deck=""), Seat()]
)
def test_the_game_goes_on_while_each_seat_has_something(seat: Seat) -> None:
    """A card in hand, in the overflow, in the deck."""
    state = clash("gyro-wren", "knotling", seats=(Seat(), seat))
    steps(state)

    assert state.to_move == 0


@pytest.mark.rule("DC-21")
@pytest.mark.parametrize(
    ("hands", "over"), [(("", "x", "x"), False), (("x", "x", ""), False), (("x", "", "x"), True)]
)
def test_a_free_for_all_ends_only_when_who_would_start_has_nothing_left(
    hands: tuple[str, ...], *, over: bool
) -> None:
    """Seat 1 wins the round; the others may be out of cards."""
    decks = [FILLER if has else "" for has in hands]
    first, second, third = (Seat(card, deck=deck) for card, deck in zip(LAID, decks, strict=True))
    state = table(first, second, third)
    compared(answer(attack(state, "cogwick"), "gyro-wren +blank-tag"))
    begin(state, *(["stand"] * (stands(state) == "1 following")))
    compared(answer(state, "chipcup"))
    steps(state)

    assert state.last_winner == 1
    assert stands(state) == ("over" if over else "1 attacking")


@pytest.mark.rule("DC-21")
@pytest.mark.parametrize("out", [0, 1, 2, 3])
def test_a_team_game_ends_only_when_who_would_start_has_nothing_left(out: int) -> None:
    """Not for the partner, not for the other team: the attackers win, and A2 would start."""
    hands = ("grand-automat-orra", "knotling", "grand-automat-orra", "knotling")
    seats = [Seat(card, deck="" if seat == out else FILLER) for seat, card in enumerate(hands)]
    state = table(*seats, mode="team")
    attack(state, "grand-automat-orra", "attack 2")
    for seat in (1, 2, 3):
        compared(answer(state, hands[seat]))
    steps(state)

    assert state.last_winner == 2
    assert stands(state) == ("over" if out == 2 else "2 attacking")


@pytest.mark.rule("DC-21")
@pytest.mark.rule("DC-24")
def test_a_seat_without_cards_stays_in_and_can_not_answer() -> None:
    """It lays nothing and loses the clash; the next one answers, and the points it has captured stay."""
    state = table(Seat("cogwick"), Seat(deck="", captured="madame-zinc"), Seat("buttoneye"))
    attack(state, "cogwick")

    assert stands(state) == "table comparing"
    compared(state)
    assert (stands(state), state.round.leader, state.clash.over) == ("2 answering", 0, 0)
    compared(answer(state, "buttoneye"))
    steps(state)
    assert captured(state, 2) == "buttoneye cogwick@0"
    assert state.points(1) == 3
    assert stands(state) == "2 attacking"


@pytest.mark.rule("DC-21")
@pytest.mark.rule("DC-26")
def test_an_attack_that_nobody_can_answer_takes_its_own_cards() -> None:
    """The others have nothing left; the game goes on until the attacker has nothing either."""
    state = table(Seat("cogwick tinnow", deck=""), EMPTY, EMPTY)
    attack(state, "cogwick")

    assert steps(state) == ["compare", "compare", "capture", "refill"]
    attack(state, "tinnow")
    assert steps(state)[-1] == "finish"
    assert captured(state, 0) == "cogwick tinnow"


@pytest.mark.rule("DC-21")
@pytest.mark.rule("DC-28")
def test_in_a_team_who_has_no_cards_loses_both_its_clashes() -> None:
    """It may be attacked; what it doesn't lay attacks with value 0, and any legal answer wins."""
    state = table(Seat("cogwick"), EMPTY, Seat("pip-rivet"), Seat("chipcup"), mode="team")
    compared(attack(state, "cogwick", "attack 2"))
    first = (state.round.leader, stands(state))
    compared(answer(state, "pip-rivet"))

    assert first == (0, "2 answering")
    assert (state.round.leader, values(state), state.round.wins) == (2, (0, 6), 0)


@pytest.mark.rule("DC-21")
def test_a_team_without_any_cards_but_the_attackers_loses_all_clashes() -> None:
    """Nothing against nothing goes to the attack."""
    state = table(Seat("cogwick", deck=""), EMPTY, EMPTY, EMPTY, mode="team")
    attack(state, "cogwick", "attack 2")
    taken = steps(state)

    assert taken[:4] == ["compare", "compare", "compare", "capture"]
    assert stands(state) == "over"


@pytest.mark.rule("DC-21")
@pytest.mark.parametrize("seats", [3, 4])
def test_counters_alone_end_the_game_of_more_seats_too(seats: int) -> None:
    """Only of the attacker: another's may stay."""
    state = table(Seat("mute-cloth", deck=""), *[Seat("mute-cloth", deck="")] * (seats - 1))
    rounds.let_attack(state, DISCARDING)

    assert steps(state) == ["discard counters", "finish"]


@pytest.mark.rule("DC-21")
def test_a_card_that_returns_keeps_the_game_going() -> None:
    """The overflow step belongs to the draw."""
    state = clash("lantern-carp!", "cogwick", seats=(EMPTY, Seat()))
    steps(state)

    assert stands(state) == "1 attacking"


@pytest.mark.rule("DC-21")
def test_all_put_what_they_have_left_on_their_own_piles() -> None:
    """Deck, hand and overflow; not the discard pile."""
    rest = Seat("tinnow mute-cloth", overflow="pip-rivet", deck="boilerback", discards="chipcup")
    state = clash("gyro-wren", "knotling", seats=(rest, EMPTY))
    steps(state)

    assert captured(state, 0) == "boilerback gyro-wren knotling@1 mute-cloth pip-rivet tinnow"
    assert discards(state, 0) == "chipcup"
    assert (state.players[0].hand, state.players[0].overflow, state.players[0].deck) == ([], [], [])


@pytest.mark.rule("DC-21")
def test_an_attacker_with_counters_only_discards_them_and_draws() -> None:
    """Those of the overflow too; then it attacks."""
    first = Seat("mute-cloth", overflow="blank-tag", deck="tinnow tinnow")
    state = table(first, Seat("knotling"))
    rounds.let_attack(state, DISCARDING)

    assert notations(state) == ["discard counters"]
    begin(state, "discard counters")
    assert (discards(state, 0), hand(state, 0)) == ("mute-cloth blank-tag", "tinnow tinnow")
    assert stands(state) == "0 attacking"


@pytest.mark.rule("DC-21")
@pytest.mark.parametrize("deck", ["", "mute-cloth"])
def test_with_still_no_character_the_game_ends(deck: str) -> None:
    """However many counters are drawn."""
    state = table(Seat("mute-cloth", deck=deck), Seat("knotling", deck=""))
    rounds.let_attack(state, DISCARDING)

    assert steps(state) == ["discard counters", "finish"]
    assert captured(state, 1) == "knotling"


@pytest.mark.rule("DC-22")
def test_points_are_counted_by_rank() -> None:
    """Bronze and silver 1, gold 0, platinum and epic 3, counters 0."""
    worth = {
        "cogwick": 1,
        "gyro-wren": 1,
        "boilerback": 0,
        "marshal-flywheel": 3,
        "madame-zinc": 3,
        "mute-cloth": 0,
    }
    points = {card: table(Seat(captured=card), Seat()).points(0) for card in worth}

    assert points == worth


@pytest.mark.rule("DC-22")
def test_the_last_round_is_worth_three_points() -> None:
    """To its winner."""
    state = clash("gyro-wren", "knotling", seats=(EMPTY, EMPTY))
    steps(state)

    assert [state.points(seat) for seat in range(2)] == [2 + 3, 0]


@pytest.mark.rule("DC-23")
@pytest.mark.parametrize(
    ("piles", "places", "shares"),
    [
        (("madame-zinc madame-zinc", "cogwick"), [1, 2], [1.0, 0.0]),
        (("madame-zinc cogwick", "cogwick cogwick"), [2, 1], [0.0, 1.0]),
        (("madame-zinc cogwick", "cogwick"), [2, 1], [0.0, 1.0]),  # 4 to 1 + 3
        (("madame-zinc cogwick cogwick", "cogwick"), [1, 2], [1.0, 0.0]),
    ],
)
def test_most_points_win_and_ties_go_to_the_last_rounds_winner(
    piles: tuple[str, str], places: list[int], shares: list[float]
) -> None:
    """Who is seat 1 here."""
    state = table(*(Seat(captured=pile) for pile in piles))
    state.last_winner = 1

    assert (state.places(), state.returns()) == (places, shares)


@pytest.mark.rule("DC-23")
@pytest.mark.rule("DC-26")
def test_others_share_a_place() -> None:
    """A tie that the last round does not break."""
    state = table(Seat(captured="madame-zinc madame-zinc"), Seat(captured="cogwick"), Seat(captured="tinnow"))
    state.last_winner = 0
    shared = table(Seat(captured="madame-zinc"), Seat(captured="madame-zinc"), Seat())
    shared.last_winner = 2

    assert state.places() == [1, 2, 2]
    assert shared.places() == [2, 2, 1]
    shared.players[2].captured = []
    shared.players[0].captured *= 2
    shared.players[1].captured *= 2
    assert (shared.places(), shared.returns()) == ([1, 1, 3], [0.5, 0.5, 0.0])


@pytest.mark.rule("DC-22")
def test_points_are_shown_as_they_stand() -> None:
    """During the game too, with the last round's bonus as if it had been the last."""
    state = table(Seat(captured="madame-zinc"), Seat(captured="cogwick"))
    before = [player.points for player in state.view(0).players]
    state.last_winner = 1

    assert before == [3, 1]
    assert [player.points for player in state.view(0).players] == [3, 1 + 3]
