"""Recruiting and paying (SM-13 to SM-16, SM-19)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.packed import pack, unpack
from game.splendor_marvel.rules.actions import CARD_SLUGS, CODE_BITS, RECRUIT, RECRUIT_HAND
from game.splendor_marvel.rules.cards import CHARACTERS, COLOURS, LEVEL, TIME
from tests.splendor_marvel.positions import Seat, card, chips, notations, play, splendor, stock

# Wasp costs 2 mind, 1 space, 2 soul and gives 1 space; Venom costs 5 space and gives 1 reality and 2 points


@pytest.mark.rule("SM-13")
def test_the_chips_paid_go_back_to_the_stock() -> None:
    """Just the price leaves the seat and comes to the stock; the character lies before its owner."""
    owner = Seat(chips={"mind": 3, "space": 1, "soul": 2})
    state = play(splendor(players=[owner], market=["wasp"]), "recruit wasp: 2 mind 1 space 2 soul")
    me = state.view(0).players[0]

    assert chips(state, 0) == {"mind": 1}
    assert stock(state) == {
        "mind": 3,
        "power": 4,
        "space": 4,
        "reality": 4,
        "soul": 4,
        "shield": 5,
        "time": 2,
    }
    assert (me.recruited, me.bonuses, me.points, me.symbols) == ((card("wasp"),), (0, 0, 1, 0, 0), 0, 1)


@pytest.mark.rule("SM-13")
def test_reserved_characters_are_recruited_for_the_same_price() -> None:
    """From the hand as from the market; then the market stays as it is."""
    owner = Seat(chips={"mind": 2, "space": 1, "soul": 2}, unseen=["wasp"])
    state = splendor(players=[owner])
    before = list(state.market)
    play(state, "recruit wasp: 2 mind 1 space 2 soul")

    assert state.players[0].recruited == [card("wasp")]
    assert state.players[0].hand == []
    assert state.market == before


@pytest.mark.rule("SM-13")
@pytest.mark.parametrize("missing", ["mind", "space", "soul"])
def test_one_chip_short_is_too_few(missing: str) -> None:
    """Without any one chip of the price the character can't be recruited."""
    enough = {"mind": 2, "space": 1, "soul": 2}
    state = splendor(players=[Seat(chips={**enough, missing: enough[missing] - 1})], market=["wasp"])

    assert "recruit wasp" not in " ".join(notations(state))


@pytest.mark.rule("SM-13")
def test_what_others_reserved_can_not_be_recruited() -> None:
    """A seat recruits from the market and its own hand only."""
    rich = Seat(chips={"mind": 4, "power": 4, "space": 4})
    state = splendor(players=[rich, Seat(hand=["moon-knight"])], market=["kraven"])

    assert notations(state, "recruit moon-knight") == []
    assert notations(state, "recruit kraven") == ["recruit kraven: 3 space"]


@pytest.mark.rule("SM-14")
@pytest.mark.parametrize(
    ("bonuses", "text"),
    [
        ({"mind": 1}, "recruit wasp: 1 mind 1 space 2 soul"),
        ({"mind": 2}, "recruit wasp: 1 space 2 soul"),
        ({"mind": 5, "power": 3}, "recruit wasp: 1 space 2 soul"),
        ({"mind": 2, "space": 1, "soul": 2}, "recruit wasp: free"),
    ],
)
def test_each_bonus_takes_one_chip_off(bonuses: dict[str, int], text: str) -> None:
    """A price falls colour by colour, never below nothing, and a bonus of another colour is no help."""
    owner = Seat(chips={"mind": 2, "space": 1, "soul": 2}, bonuses=bonuses)

    assert notations(splendor(players=[owner], market=["wasp"]), "recruit wasp") == [text]


@pytest.mark.rule("SM-14")
def test_bonuses_stay_for_good() -> None:
    """A bonus is not spent: it lowers every later price again."""
    first = Seat(chips={"space": 4}, recruited=["lockjaw"])
    state = splendor(players=[first], market=["kraven", "scorpion"])
    play(state, "recruit kraven: 2 space", "reserve level 3")

    assert chips(state, 0) == {"space": 2}
    assert notations(state, "recruit scorpion") == []
    play(state, "take mind power space", "reserve level 3")
    assert notations(state, "recruit scorpion") == ["recruit scorpion: 3 space"]


@pytest.mark.rule("SM-14")
def test_a_bonus_counts_from_the_next_price_on() -> None:
    """The recruited character's own bonus does not help to pay for itself."""
    state = splendor(players=[Seat(chips={"space": 0})], market=["lockjaw"])

    assert notations(state, "recruit lockjaw") == []


@pytest.mark.rule("SM-15")
def test_a_shield_stands_in_for_any_colour() -> None:
    """One missing chip of any colour may be a S.H.I.E.L.D. chip, which goes back to the stock."""
    owner = Seat(chips={"mind": 2, "soul": 2, "shield": 1})
    state = play(splendor(players=[owner], market=["wasp"]), "recruit wasp: 2 mind 2 soul 1 shield")

    assert chips(state, 0) == {}
    assert stock(state)["shield"] == 5


@pytest.mark.rule("SM-15")
def test_the_payer_may_spare_coloured_chips() -> None:
    """S.H.I.E.L.D. may be paid where the colour is at hand; the way with the fewest of them comes first."""
    owner = Seat(chips={"mind": 3, "shield": 2})
    state = splendor(players=[owner], market=["moon-knight"])

    assert notations(state, "recruit moon-knight") == [
        "recruit moon-knight: 3 mind",
        "recruit moon-knight: 2 mind 1 shield",
        "recruit moon-knight: 1 mind 2 shield",
    ]


@pytest.mark.rule("SM-15")
def test_it_matters_which_colour_is_spared() -> None:
    """With one S.H.I.E.L.D. chip to spare, any one of the colours may be kept."""
    owner = Seat(chips={"mind": 2, "space": 1, "soul": 2, "shield": 1})
    state = splendor(players=[owner], market=["wasp"])

    assert notations(state, "recruit wasp") == [
        "recruit wasp: 2 mind 1 space 2 soul",
        "recruit wasp: 1 mind 1 space 2 soul 1 shield",
        "recruit wasp: 2 mind 2 soul 1 shield",
        "recruit wasp: 2 mind 1 space 1 soul 1 shield",
    ]


counts = st.lists(st.integers(0, 7), min_size=5, max_size=5)


@pytest.mark.rule("SM-13")
@pytest.mark.rule("SM-14")
@pytest.mark.rule("SM-15")
@given(
    number=st.integers(0, 89), held=counts, bonuses=counts, shields=st.integers(0, 5), reserved=st.booleans()
)
def test_payments_are_all_that_add_up(
    number: int, held: list[int], bonuses: list[int], shields: int, *, reserved: bool
) -> None:
    """For any card and seat: every choice of stand-ins that the chips allow, each once, the fewest first."""
    word = CARD_SLUGS[number]
    owner = Seat(
        chips={**dict(zip(COLOURS, held, strict=True)), "shield": shields},
        bonuses=dict(zip(COLOURS, bonuses, strict=True)),
        hand=[word] if reserved else [],
    )
    state = splendor(4, players=[owner], market=[] if reserved else [word])
    code = RECRUIT_HAND if reserved else RECRUIT + state.market.index(number)
    price = [max(0, cost - bonus) for cost, bonus in zip(CHARACTERS[number].cost, bonuses, strict=True)]
    ways = [
        way
        for way in product(*(range(due + 1) for due in price))
        if sum(way) <= shields
        and all(due - spared <= chip for due, spared, chip in zip(price, way, held, strict=True))
    ]
    paying = [action for action in state.legal_actions() if action & 127 == code]
    listed = [unpack(action >> CODE_BITS) for action in paying]

    assert sorted(listed) == sorted(ways)
    assert len({state.notation(action) for action in paying}) == len(listed)
    if listed:
        assert sum(listed[0]) == min(sum(way) for way in ways)
        assert [sum(way) for way in ways].count(sum(listed[0])) == 1


@pytest.mark.rule("SM-13")
@given(number=st.integers(0, 89), bonuses=counts, shields=st.integers(0, 5), way=st.integers(0, 500))
def test_every_payment_moves_what_it_says(number: int, bonuses: list[int], shields: int, way: int) -> None:
    """What leaves the seat, colour by colour, is the price less the stand-ins; all comes to the stock."""
    owner = Seat(
        chips={**dict.fromkeys(COLOURS, 7), "shield": shields},
        bonuses=dict(zip(COLOURS, bonuses, strict=True)),
        hand=[CARD_SLUGS[number]],
    )
    state = splendor(4, players=[owner])
    before = state.view(0)
    paying = [action for action in state.legal_actions() if action & 127 == RECRUIT_HAND]
    chosen = paying[way % len(paying)]
    instead = unpack(chosen >> CODE_BITS)
    after = state.clone()
    after.apply(chosen)
    price = [max(0, cost - bonus) for cost, bonus in zip(CHARACTERS[number].cost, bonuses, strict=True)]
    paid = [*(due - spared for due, spared in zip(price, instead, strict=True)), sum(instead)]
    chips_before, chips_after = before.players[0].chips, after.view(0).players[0].chips

    assert [was - now for was, now in zip(chips_before[:TIME], chips_after[:TIME], strict=True)] == paid
    assert [
        now - was for was, now in zip(before.stock[:TIME], after.view(0).stock[:TIME], strict=True)
    ] == paid


@pytest.mark.rule("SM-16")
def test_time_is_never_paid() -> None:
    """A seat whose only spare chip is Time is one chip short."""
    owner = Seat(chips={"mind": 2, "soul": 2, "time": 1})
    state = splendor(players=[owner], market=["wasp"])

    assert notations(state, "recruit wasp") == []


@pytest.mark.rule("SM-19")
def test_the_first_level_three_character_gives_time() -> None:
    """One Time chip from the stock, at once."""
    owner = Seat(bonuses={"space": 7})
    state = play(splendor(players=[owner], market=["doctor-octopus"]), "recruit doctor-octopus: free")

    assert chips(state, 0) == {"time": 1}
    assert stock(state)["time"] == 1


@pytest.mark.rule("SM-19")
def test_a_second_level_three_character_gives_none() -> None:
    """No seat ever has more than one Time chip."""
    owner = Seat(bonuses={"space": 7, "power": 3}, chips={"time": 1}, recruited=["nova"])
    state = play(splendor(players=[owner], market=["green-goblin"]), "recruit green-goblin: free")

    assert chips(state, 0) == {"time": 1}
    assert stock(state)["time"] == 1


@pytest.mark.rule("SM-19")
@given(number=st.integers(0, 69))
def test_lower_levels_give_no_time(number: int) -> None:
    """No character of level I or II brings a Time chip."""
    owner = Seat(bonuses=dict.fromkeys(COLOURS, 7), hand=[CARD_SLUGS[number]])
    state = play(splendor(players=[owner]), f"recruit {CARD_SLUGS[number]}: free")

    assert LEVEL[number] < 3
    assert state.view(0).players[0].chips[TIME] == 0


@pytest.mark.rule("SM-19")
def test_reserving_a_level_three_character_gives_no_time() -> None:
    """It has to be recruited."""
    state = play(splendor(market=["loki"]), "reserve loki", "reserve level 3")

    assert chips(state, 0) == {"shield": 1}
    assert chips(state, 1) == {"shield": 1}


@pytest.mark.rule("SM-15")
def test_a_lane_holds_what_a_seat_can_pay() -> None:
    """Seven of each colour, the most there are, pack and unpack without touching their neighbours."""
    assert unpack(pack([7, 0, 7, 0, 7])) == (7, 0, 7, 0, 7)
