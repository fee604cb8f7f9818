"""What happens at the end of a turn, in its order, and what everybody sees (SM-18 to SM-23)."""

from __future__ import annotations

import pytest

from game.splendor_marvel.rules.cards import COLOURS
from tests.splendor_marvel.positions import (
    Seat,
    begin,
    chips,
    location,
    notations,
    play,
    splendor,
    stock,
    table_steps,
)

NO_STOCK = dict.fromkeys(COLOURS, 0)
STUCK = Seat(hand=["loki", "gamora", "nova"])  # nothing in stock, nothing to pay with, no room in hand
TEN = {"mind": 4, "power": 4, "space": 2}


@pytest.mark.rule("SM-18")
def test_a_seat_that_can_do_nothing_passes() -> None:
    """It has no other choice, and then the next seat is to move."""
    state = splendor(players=[STUCK], stock=NO_STOCK)
    choices = notations(state)
    play(state, "pass")

    assert choices == ["pass"]
    assert state.to_move == 1


@pytest.mark.rule("SM-18")
@pytest.mark.parametrize(
    ("owner", "left"),
    [
        (STUCK, {**NO_STOCK, "soul": 1}),
        (Seat(hand=["loki", "gamora"]), NO_STOCK),
        (Seat(hand=["loki", "gamora", "moon-knight"], chips={"mind": 3}), NO_STOCK),
        (Seat(hand=["loki", "gamora", "moon-knight"], chips={"shield": 3}), NO_STOCK),
    ],
)
def test_nobody_passes_who_can_do_anything(owner: Seat, left: dict[str, int]) -> None:
    """One chip in stock, room in hand, or one character that can be paid for, is enough."""
    state = splendor(players=[owner], stock=left)

    assert "pass" not in notations(state)
    assert len(notations(state)) > 0


@pytest.mark.rule("SM-18")
@pytest.mark.rule("SM-21")
def test_who_passes_still_takes_a_location() -> None:
    """Passing takes the place of an action; the end of the turn comes all the same."""
    owner = Seat(hand=["loki", "gamora", "nova"], bonuses={"space": 4, "reality": 4})
    state = splendor(
        players=[owner], stock=NO_STOCK, locations=["wakanda"], market=["loki"], decks=[[], [], []]
    )

    assert table_steps(state, "pass") == ["award location"]
    assert state.players[0].points == 3


@pytest.mark.rule("SM-20")
def test_more_than_ten_chips_are_returned_one_by_one() -> None:
    """The owner chooses; each goes to the stock; at ten the turn ends."""
    state = play(splendor(3, players=[Seat(chips=TEN)]), "take space reality soul")
    choices = notations(state)
    play(state, "return mind", "return mind", "return reality")

    assert choices == ["return mind", "return power", "return space", "return reality", "return soul"]
    assert chips(state, 0) == {"mind": 2, "power": 4, "space": 3, "soul": 1}
    assert stock(state) == {
        "mind": 3,
        "power": 1,
        "space": 2,
        "reality": 5,
        "soul": 4,
        "shield": 5,
        "time": 3,
    }
    assert state.to_move == 1


@pytest.mark.rule("SM-20")
@pytest.mark.parametrize(("held", "returns"), [(7, 0), (8, 1), (9, 2), (10, 3)])
def test_just_what_is_over_ten_is_returned(held: int, returns: int) -> None:
    """Three chips taken to seven make ten and end the turn; to ten they make thirteen."""
    owner = Seat(chips={"mind": min(5, held), "power": held - min(5, held)})
    state = play(splendor(4, players=[owner]), "take space reality soul")
    returned = 0
    while state.to_move == 0:
        play(state, notations(state)[0])
        returned += 1

    assert returned == returns
    assert sum(chips(state, 0).values()) == 10 - max(0, 7 - held)


@pytest.mark.rule("SM-20")
def test_shield_and_time_count_and_only_shield_can_be_returned() -> None:
    """With ten chips, Time and S.H.I.E.L.D. among them, a taking has to be made good; Time stays."""
    owner = Seat(chips={"mind": 5, "shield": 4, "time": 1})
    state = play(splendor(4, players=[owner]), "take power power")

    assert notations(state) == ["return mind", "return power", "return shield"]


@pytest.mark.rule("SM-20")
def test_a_returned_shield_goes_back_to_the_stock() -> None:
    """It may be taken again by a later reserving."""
    state = splendor(4, players=[Seat(chips={"mind": 6, "shield": 4})])
    play(state, "reserve level 1", "return shield")

    assert chips(state, 0) == {"mind": 6, "shield": 4}
    assert stock(state)["shield"] == 1


@pytest.mark.rule("SM-20")
@pytest.mark.rule("SM-19")
def test_the_time_chip_can_be_the_eleventh() -> None:
    """Recruiting for nothing with ten chips in hand brings Time, and one other chip goes back."""
    owner = Seat(chips={"mind": 5, "power": 5}, bonuses={"space": 7})
    state = play(splendor(4, players=[owner], market=["doctor-octopus"]), "recruit doctor-octopus: free")
    choices = notations(state)
    play(state, "return power")

    assert choices == ["return mind", "return power"]
    assert chips(state, 0) == {"mind": 5, "power": 4, "time": 1}


@pytest.mark.rule("SM-20")
def test_the_market_is_filled_before_chips_are_returned() -> None:
    """A replaced character lies open at once; what to return is chosen in its sight."""
    state = splendor(4, players=[Seat(chips={"mind": 5, "power": 5})], market=["wasp"])

    assert table_steps(state, "reserve wasp") == ["refill"]
    assert notations(state) == ["return mind", "return power", "return shield"]


@pytest.mark.rule("SM-21")
def test_a_location_in_reach_is_taken_by_itself() -> None:
    """A step of the table, three points, and the tile leaves the offer."""
    owner = Seat(bonuses={"space": 4, "reality": 3}, chips={"soul": 3})
    state = splendor(players=[owner], market=["mysterio"], locations=["wakanda", "asgard"])
    steps = table_steps(state, "recruit mysterio: 3 soul")

    assert steps == ["refill", "award location"]
    assert state.players[0].points == 3
    assert state.view(1).players[0].locations == (location("wakanda"),)
    assert state.view(1).locations == (location("asgard"),)


@pytest.mark.rule("SM-21")
def test_chips_do_not_count_for_locations() -> None:
    """A demand is met by bonuses alone."""
    owner = Seat(bonuses={"space": 4, "reality": 3}, chips={"reality": 3})

    assert table_steps(splendor(players=[owner], locations=["wakanda"]), "take mind power soul") == []


@pytest.mark.rule("SM-21")
def test_of_several_locations_the_owner_chooses_one() -> None:
    """The other stays on offer, and comes at the end of the next turn, which need not recruit."""
    owner = Seat(bonuses={"power": 4, "space": 4, "reality": 4})
    state = splendor(players=[owner], locations=["wakanda", "asgard", "attilan"])
    play(state, "take mind power space")
    choices = notations(state)
    play(state, "choose attilan", "take mind power space")

    assert choices == ["choose wakanda", "choose attilan"]
    assert state.players[0].points == 3
    assert table_steps(state, "take mind reality soul") == ["award location"]
    assert state.players[0].points == 6


@pytest.mark.rule("SM-21")
def test_a_location_is_taken_only_at_the_end_of_ones_own_turn() -> None:
    """Another seat's turn does not bring it."""
    state = splendor(players=[Seat(), Seat(bonuses={"space": 4, "reality": 4})], locations=["wakanda"])

    assert table_steps(state, "take mind power space") == []
    assert table_steps(state, "take mind power space") == ["award location"]


@pytest.mark.rule("SM-22")
@pytest.mark.parametrize(("symbols", "steps"), [(1, ["refill"]), (2, ["refill", "award avengers"])])
def test_the_first_with_three_symbols_takes_the_tile(symbols: int, steps: list[str]) -> None:
    """Two symbols are not enough; the third brings three points."""
    state = splendor(
        players=[Seat(bonuses=dict.fromkeys(COLOURS, 3), symbols=symbols)], market=["wasp"], locations=[]
    )

    assert table_steps(state, "recruit wasp: free") == steps
    assert state.players[0].points == (3 if symbols == 2 else 0)
    assert state.view(1).avengers == (0 if symbols == 2 else -1)


@pytest.mark.rule("SM-22")
@pytest.mark.parametrize(("holders", "taken"), [(3, True), (4, False), (5, False)])
def test_the_tile_changes_hands_only_for_more_symbols(holders: int, *, taken: bool) -> None:
    """Four symbols beat three, and don't beat four: the holder keeps the tile in a tie."""
    taker = Seat(bonuses=dict.fromkeys(COLOURS, 3), symbols=3)
    state = splendor(players=[taker, Seat(symbols=holders)], market=["wasp"], locations=[], avengers=1)
    play(state, "recruit wasp: free")

    assert state.avengers == (0 if taken else 1)
    assert [player.points for player in state.players] == ([3, 0] if taken else [0, 3])


@pytest.mark.rule("SM-22")
def test_the_tile_changes_hands_many_times() -> None:
    """Seats outbid each other; only ever one of them has its three points."""
    seat = Seat(bonuses=dict.fromkeys(COLOURS, 5), symbols=2)
    faces = ["wasp", "valkyrie", "hawkeye", "quake", "iron-man", "hulk"]
    state = splendor(players=[seat, seat], market=faces, locations=[])
    holders = []
    for word in ("wasp", "iron-man", "hulk", "valkyrie", "hawkeye"):
        play(state, f"recruit {word}: free")
        holders.append(state.avengers)

    assert holders == [0, 1, 0, 0, 0]
    assert [state.players[seat].points for seat in (0, 1)] == [3 + 3, 3]


@pytest.mark.rule("SM-22")
def test_the_holder_does_not_take_it_again() -> None:
    """More symbols of its own bring the holder no more points."""
    owner = Seat(bonuses=dict.fromkeys(COLOURS, 3), symbols=3)
    state = splendor(players=[owner], market=["wasp"], locations=[], avengers=0)

    assert table_steps(state, "recruit wasp: free") == ["refill"]
    assert state.players[0].points == 3


@pytest.mark.rule("SM-19")
@pytest.mark.rule("SM-20")
@pytest.mark.rule("SM-21")
@pytest.mark.rule("SM-22")
@pytest.mark.rule("SM-25")
def test_the_end_of_a_turn_has_a_fixed_order() -> None:
    """Replacing, returning, location, Avengers tile, Gauntlet: all in one turn, one after the other."""
    owner = Seat(
        chips={"mind": 5, "power": 5},
        bonuses={"mind": 3, "power": 3, "space": 5, "reality": 3, "soul": 3},
        symbols=1,
        points=7,
    )
    state = splendor(4, players=[owner], market=["iron-man"], locations=["asgard"])
    first = table_steps(state, "recruit iron-man: free")
    choices = notations(state)

    assert first == ["refill"]
    assert choices == ["return mind", "return power"]
    assert table_steps(state, "return mind") == ["award location", "award avengers", "award gauntlet"]
    assert state.players[0].points == 7 + 3 + 3 + 3


@pytest.mark.rule("SM-23")
def test_all_but_hidden_cards_is_open() -> None:
    """Chips, bonuses, points, symbols, characters and locations of a seat look the same to everybody."""
    owner = Seat(
        chips={"mind": 2, "shield": 1, "time": 1},
        recruited=["iron-man", "wasp"],
        locations=["asgard"],
        hand=["venom"],
    )
    state = splendor(3, players=[owner])
    shown = [state.view(seat).players[0] for seat in range(3)]

    assert shown[0] == shown[1] == shown[2]
    assert shown[1].chips == (2, 0, 0, 0, 0, 1, 1)
    assert shown[1].bonuses == (1, 0, 1, 0, 0)
    assert (shown[1].points, shown[1].symbols) == (6, 3)


@pytest.mark.rule("SM-6")
@pytest.mark.rule("SM-10")
@pytest.mark.rule("SM-13")
@pytest.mark.parametrize(
    "text",
    ["take mind power space", "take mind mind", "reserve wasp", "reserve level 3", "recruit wasp: free"],
)
def test_a_turn_is_exactly_one_action(text: str) -> None:
    """Whatever a seat does, then the next seat is to move."""
    state = splendor(players=[Seat(bonuses=dict.fromkeys(COLOURS, 2))], market=["wasp"])

    assert play(state, text).to_move == 1


@pytest.mark.rule("SM-17")
def test_nobody_acts_between_a_decision_and_its_table_steps() -> None:
    """The turn still belongs to the seat that acted."""
    state = begin(splendor(market=["wasp"]), "reserve wasp")

    assert (state.to_move, state.view(0).turn) == (-1, 0)
