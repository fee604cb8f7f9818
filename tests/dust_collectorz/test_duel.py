"""A round of the Duel: attack, answer, forfeit, capture, refill."""

from __future__ import annotations

import pytest

from tests.dust_collectorz.positions import (
    Seat,
    attack,
    begin,
    captured,
    clash,
    compared,
    lay,
    notations,
    slugs,
    stands,
    steps,
    table,
    values,
)


@pytest.mark.rule("DC-6")
def test_any_playable_character_may_be_an_attacks_primary() -> None:
    """Of the hand and the overflow; equal cards once each; no counter."""
    state = table(Seat("cogwick cogwick dogear mute-cloth", overflow="cogwick dimple"), Seat("knotling"))

    assert notations(state) == [
        "lay cogwick",
        "lay dogear",
        "lay cogwick from overflow",
        "lay dimple from overflow",
    ]


@pytest.mark.rule("DC-6")
@pytest.mark.rule("DC-10")
def test_supports_are_of_the_primarys_tribe() -> None:
    """As many as there are; then the stat is named."""
    state = table(Seat("cogwick cogwick tinnow dogear", overflow="rattlekey"), Seat("knotling"))
    begin(state, "lay cogwick")

    assert notations(state, "add") == ["add cogwick", "add tinnow", "add rattlekey from overflow"]
    begin(state, "add cogwick", "add tinnow", "add rattlekey from overflow")
    assert notations(state, "add") == []
    assert notations(state, "attack") == ["attack attack", "attack speed", "attack health", "attack cunning"]
    begin(state, "attack health")
    assert (stands(state), state.clash.stat) == ("1 answering", 2)


@pytest.mark.rule("DC-10")
def test_a_mixed_stack_takes_as_many_of_other_tribes_as_it_says() -> None:
    """Only while its primary's ability is announced; then it can't rest."""
    state = table(Seat("bolster-bear mitten-mole cogwick dogear dimple mute-cloth"), Seat("knotling"))
    begin(state, "lay bolster-bear")
    assert notations(state, "add") == ["add mitten-mole"]
    begin(state, "use primary")
    assert notations(state, "add") == ["add cogwick", "add dogear", "add dimple", "add mitten-mole"]
    begin(state, "add cogwick", "add dogear")

    assert notations(state, "add") == ["add mitten-mole"]
    assert notations(state, "rest") == []
    assert notations(begin(state, "take back cogwick"), "add") == [
        "add cogwick",
        "add dimple",
        "add mitten-mole",
    ]
    assert notations(begin(state, "take back dogear"), "rest") == ["rest primary"]


@pytest.mark.rule("DC-10")
def test_a_support_mixes_no_stack() -> None:
    """MIXED_STACK is the primary's alone."""
    state = table(Seat("mitten-mole lint-pup cogwick"), Seat("knotling"))
    begin(state, "lay mitten-mole", "add lint-pup")

    assert notations(state, "use support") == []


@pytest.mark.rule("DC-11")
def test_at_most_the_primarys_ability_and_one_supports_are_used() -> None:
    """Another support's only when the first rests."""
    state = table(Seat("cogwick rattlekey tinnow"), Seat("knotling"))
    begin(state, "lay cogwick", "add rattlekey", "add tinnow")
    assert notations(state, "use") == ["use primary", "use support rattlekey", "use support tinnow"]
    begin(state, "use support tinnow")
    assert notations(state, "use") == ["use primary"]
    begin(state, "use primary")

    assert notations(state, "use") == []
    assert notations(begin(state, "rest support", "rest primary"), "use") == [
        "use primary",
        "use support rattlekey",
        "use support tinnow",
    ]


@pytest.mark.rule("DC-11")
def test_a_support_that_is_taken_back_takes_its_ability_along() -> None:
    """Of two equal ones the one that isn't announced goes first."""
    state = table(Seat("cogwick rattlekey rattlekey"), Seat("knotling"))
    begin(state, "lay cogwick", "add rattlekey", "use support rattlekey", "add rattlekey")
    begin(state, "take back rattlekey")
    assert notations(state, "rest") == ["rest support"]
    begin(state, "take back rattlekey")

    assert notations(state, "rest") == []
    assert notations(state, "use") == ["use primary"]


@pytest.mark.rule("DC-6")
def test_all_can_be_taken_back_before_the_set_is_done() -> None:
    """Then it is as if nothing had been laid."""
    state = table(Seat("cogwick rattlekey shardmouse"), Seat("knotling mute-cloth"))
    before = state.pack()
    begin(state, "lay cogwick", "use primary", "add rattlekey", "use support rattlekey", "take all back")
    again = state.pack()
    attack(state, "cogwick")
    answering = state.pack()
    begin(state, "counter mute-cloth", "lay knotling", "use primary", "take all back")

    assert again == before
    assert state.pack() == answering


@pytest.mark.rule("DC-7")
@pytest.mark.rule("DC-8")
@pytest.mark.parametrize(
    ("hand", "lays"),
    [
        ("tinnow buttoneye blotling chipcup knotling", "blotling buttoneye"),
        ("tinnow buttoneye chipcup", "buttoneye"),
        ("tinnow blotling chipcup knotling", "blotling"),
        ("tinnow chipcup knotling", "chipcup knotling"),
        ("tinnow chipcup", "chipcup"),
        ("tinnow", ""),
    ],
)
def test_an_answer_is_of_the_stronger_or_the_weaker_tribe(hand: str, lays: str) -> None:
    """Of the two others only without these; never of the attack's own."""
    state = attack(table(Seat("cogwick"), Seat(hand)), "cogwick")

    assert notations(state, "lay") == [f"lay {card}" for card in lays.split()]


@pytest.mark.rule("DC-7")
def test_overflow_counts_among_the_playable_cards() -> None:
    """A weaker card there forbids the other tribes."""
    state = attack(table(Seat("cogwick"), Seat("chipcup", overflow="blotling")), "cogwick")

    assert notations(state, "lay") == ["lay blotling from overflow"]


@pytest.mark.rule("DC-7")
def test_an_answer_may_be_a_stack() -> None:
    """Of one tribe, with abilities, as an attack."""
    state = attack(table(Seat("cogwick"), Seat("buttoneye mitten-mole blotling")), "cogwick")
    begin(state, "lay mitten-mole")

    assert notations(state) == [
        "add buttoneye",
        "use primary",
        "take all back",
        "answer",
    ]


@pytest.mark.rule("DC-9")
def test_a_defender_without_a_legal_set_forfeits_a_character() -> None:
    """It counts nothing, has no ability, and there is no overpower."""
    state = table(Seat("pip-rivet"), Seat("rattlekey mute-cloth", overflow="tinnow"))
    attack(state, "pip-rivet!")
    assert notations(state) == ["forfeit rattlekey", "forfeit tinnow from overflow"]
    begin(state, "forfeit tinnow from overflow")
    compared(state)

    assert values(state) == (6, 0)
    assert (state.clash.over, state.players[0].draws) == (0, 0)
    assert state.view(0).outcome == "forfeited"
    steps(state)
    assert captured(state, 0) == "pip-rivet tinnow@1"


@pytest.mark.rule("DC-9")
def test_without_characters_a_counter_is_forfeited() -> None:
    """It is captured, and worth nothing."""
    state = table(Seat("cogwick", captured="tinnow"), Seat("mute-cloth"))
    begin(attack(state, "cogwick"), "forfeit mute-cloth")
    steps(state)

    assert captured(state, 0) == "cogwick mute-cloth@1 tinnow"
    assert state.points(0) == 2 + 3


@pytest.mark.rule("DC-9")
def test_a_trap_spares_a_defender_the_forfeit() -> None:
    """It may be played instead."""
    state = attack(table(Seat("cogwick"), Seat("rattlekey spring-lid-box")), "cogwick")

    assert notations(state) == ["trap spring-lid-box", "forfeit rattlekey"]


@pytest.mark.rule("DC-9")
def test_effects_of_an_attack_take_place_although_the_defender_forfeits() -> None:
    """Those that ask for no overpower."""
    state = table(Seat("gyro-wren urn-whisperer", discards="dimple"), Seat("rattlekey"))
    compared(begin(attack(state, "gyro-wren!"), "forfeit rattlekey"))
    salvage = table(Seat("urn-whisperer", discards="cogwick"), Seat("dimple"))
    compared(begin(attack(salvage, "urn-whisperer!"), "forfeit dimple"))

    assert state.players[0].draws == 1
    assert stands(salvage) == "0 salvaging"


@pytest.mark.rule("DC-9")
@pytest.mark.parametrize(
    ("deck", "after"), [("knotling", ["lay knotling"]), ("tinnow", ["forfeit rattlekey", "forfeit tinnow"])]
)
def test_help_draws_one_and_lets_the_defender_try_again(deck: str, after: list[str]) -> None:
    """Once, instead of forfeiting at once; then as always."""
    state = table(Seat("cogwick"), Seat("rattlekey", deck=deck), helps=True)
    attack(state, "cogwick")
    assert notations(state) == ["draw one"]
    begin(state, "draw one")

    assert notations(state) == after


@pytest.mark.rule("DC-9")
def test_without_a_deck_there_is_no_help() -> None:
    """The defender forfeits; with a full hand the card drawn would be overflow."""
    bare = attack(table(Seat("cogwick"), Seat("rattlekey", deck=""), helps=True), "cogwick")
    full = table(Seat("cogwick"), Seat(" ".join(["rattlekey"] * 6), deck="tinnow"), helps=True)
    begin(attack(full, "cogwick"), "draw one")

    assert notations(bare) == ["forfeit rattlekey"]
    assert slugs(full.players[1].overflow) == "tinnow"


@pytest.mark.rule("DC-13")
@pytest.mark.parametrize(
    ("one", "two", "winner"),
    [("gyro-wren", "knotling", 0), ("cogwick", "knotling", 1), ("cogwick", "oakenback", 1)],
)
def test_the_higher_value_wins_and_equal_values_the_defender(one: str, two: str, winner: int) -> None:
    """5 against 5 here."""
    assert clash(one, two).round.leader == winner


@pytest.mark.rule("DC-13")
@pytest.mark.parametrize(
    ("one", "two", "winner"),
    [
        ("felt-fencer!", "lampjack", 0),
        ("felt-fencer", "lampjack", 1),
        ("buttoneye felt-fencer!", "chipcup saucerling bisque-ballerina", 0),
        ("buttoneye felt-fencer", "chipcup saucerling bisque-ballerina", 1),
        ("pleat-dancer!", "tinnow", 0),
    ],
)
def test_tiebreaker_wins_equal_values_for_the_attacker(one: str, two: str, winner: int) -> None:
    """As primary or support, if announced."""
    assert clash(one, two).round.leader == winner


@pytest.mark.rule("DC-13")
def test_two_tiebreakers_leave_the_tie_to_the_defender() -> None:
    """The defender's must be announced for that."""
    against = clash("pleat-dancer! creaselet", "felt-fencer!")
    unused = clash("pleat-dancer! creaselet", "felt-fencer")

    assert (values(against), values(unused)) == ((5, 5), (5, 5))
    assert (against.round.leader, unused.round.leader) == (1, 0)


@pytest.mark.rule("DC-14")
@pytest.mark.rule("DC-16")
def test_the_winner_captures_all_cards_and_attacks_next() -> None:
    """Its own too; the round's cards leave the table."""
    state = clash("cogwick tinnow", "knotling dowel-dan")
    steps(state)

    assert captured(state, 1) == "cogwick@0 dowel-dan knotling tinnow@0"
    assert (stands(state), state.last_winner, state.round.number) == ("1 attacking", 1, 2)
    assert state.view(0).attack is None


@pytest.mark.rule("DC-15")
@pytest.mark.parametrize(
    ("hand", "overflow", "deck", "after"),
    [("", "", 10, 6), ("tinnow tinnow", "", 10, 6), ("tinnow", "tinnow tinnow", 10, 6), ("tinnow", "", 3, 4)],
)
def test_all_draw_up_to_six(hand: str, overflow: str, deck: int, after: int) -> None:
    """Overflow doesn't count; a deck that ends gives what it has."""
    seat = Seat(hand, overflow=overflow, deck=" ".join(["dimple"] * deck))
    state = clash("cogwick", "knotling", seats=(seat, seat))
    steps(state)

    assert [len(player.hand) for player in state.players] == [after, after]
    assert [len(player.overflow) for player in state.players] == [len(overflow.split())] * 2


@pytest.mark.rule("DC-20")
def test_what_is_being_laid_is_seen_by_nobody_else() -> None:
    """Until it is done: the table looks to others as it did before."""
    state = table(Seat("cogwick shardmouse"), Seat("knotling chipcup"))
    before = [state.view(seat) for seat in range(2)]
    lay(state, "shardmouse!cogwick")
    own, other = state.view(0), state.view(1)

    assert other == before[1]
    assert own.build is not None
    assert own.build.primary == 41
