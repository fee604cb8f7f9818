"""What picks and drops mean at the table of Splendor: Marvel, and why some can't be made."""

from __future__ import annotations

import msgspec
import pytest

from game.engine.errors import Reason
from game.registry import GAMES
from game.splendor_marvel.rules.actions import CODE, RECRUIT, RETURN
from game.splendor_marvel.rules.cards import CHIPS
from game.splendor_marvel.rules.state import SplendorState
from game.splendor_marvel.rules.view import Reserved, SeatView, SplendorView
from game.splendor_marvel.table import table
from game.splendor_marvel.table.picks import HAND_ZONE, OWN_ZONE, STOCK_ZONE
from game.table.input.picking import Picker

WASP = 22  # 2 Mind, 1 Space, 2 Soul
RED_SKULL = 45  # 6 Soul


def view(
    *,
    stock: tuple[int, ...] = (4, 4, 4, 4, 4, 5, 2),
    chips: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 0),
    bonuses: tuple[int, ...] = (0, 0, 0, 0, 0),
    reserved: tuple[Reserved, ...] = (),
    phase: str = "main",
) -> SplendorView:
    """Seat 0 to move, with Wasp in the market's first place and Red Skull in its fifth."""
    other = SeatView((0,) * 7, (0,) * 5, 0, 0, (), (), ())
    me = SeatView(chips, bonuses, 0, 0, (), reserved, ())
    return SplendorView(
        seat=0,
        seats=2,
        to_move=0,
        phase=phase,
        turn=0,
        first=0,
        round=1,
        stock=stock,
        market=(WASP, 1, 2, 3, RED_SKULL, 41, 42, None, 70, 71, 72, 73),
        decks=(36, 26, 0),
        locations=(0, 2),
        avengers=-1,
        gauntlet=-1,
        playing_out=False,
        players=(me, other),
    )


def code(reason: Reason) -> tuple[str, str]:
    """A reason's name and clause."""
    return reason.code, reason.clause


@pytest.mark.rule("SM-15")
def test_a_payment_is_the_card_and_what_grey_chips_spare(positions: list[SplendorState]) -> None:
    """The default payment needs the card alone; each coloured chip spared by choice is one pick more."""
    defaults = others = 0
    for state in positions:
        if state.to_move < 0:
            continue
        seen = state.view(state.to_move)
        first: dict[int, int] = {}
        for action in state.legal_actions():
            if RECRUIT <= action & CODE < RETURN:
                picks = table.picks(seen, action)
                if action & CODE not in first:
                    first[action & CODE] = action
                    defaults += len(picks) == 1
                else:
                    others += len(picks) > 1 and all(key.startswith("own:") for key in picks[1:])
    recruits = sum(
        RECRUIT <= action & CODE < RETURN
        for state in positions
        if state.to_move >= 0
        for action in state.legal_actions()
    )

    assert others > 0
    assert defaults + others == recruits


@pytest.mark.parametrize(
    ("picked", "expected"),
    [
        (("stock:shield",), ("special_chip", "SM-9")),
        (("stock:time",), ("special_chip", "SM-9")),
        (("stock:power",), ("colour_empty", "SM-6")),
        (("stock:mind", "stock:space", "stock:reality", "stock:soul"), ("take_at_most_three", "SM-6")),
        (("stock:mind", "stock:mind", "stock:soul"), ("two_of_one_colour_only", "SM-8")),
        (("card:45",), ("too_dear", "SM-13")),
        (("deck:2",), ("deck_empty", "SM-17")),
        (("tile:attilan",), ("nothing_to_choose", "SM-21")),
        (("own:mind",), ("nothing_to_return", "SM-20")),
    ],
)
def test_a_pick_is_refused_with_its_rule(picked: tuple[str, ...], expected: tuple[str, str]) -> None:
    """What breaks a rule names it."""
    seen = view(stock=(4, 0, 4, 4, 4, 5, 2), chips=(1, 0, 0, 0, 0, 0, 0))

    assert code(table.refuse(seen, picked)) == expected


@pytest.mark.rule("SM-8")
def test_a_second_chip_of_a_small_stack_tells_what_is_missing() -> None:
    """Three are left, four would be needed."""
    reason = table.refuse(view(stock=(3, 4, 4, 4, 4, 5, 2)), ("stock:mind", "stock:mind"))

    assert code(reason) == ("pair_needs_four", "SM-8")
    assert reason.facts == {"colour": 0, "left": 3, "needed": 4}


@pytest.mark.rule("SM-20")
def test_only_own_chips_answer_while_chips_are_owed() -> None:
    """Anything else is refused with how many are too many."""
    seen = view(chips=(4, 4, 3, 0, 0, 0, 0), phase="returning")

    assert code(table.refuse(seen, ("card:22",))) == ("return_first", "SM-20")
    assert code(table.refuse(seen, ("stock:mind",))) == ("return_first", "SM-20")


@pytest.mark.rule("SM-21")
def test_only_locations_answer_while_one_is_to_be_chosen() -> None:
    """Another tile that is out of reach says what is missing for it."""
    seen = view(bonuses=(3, 0, 0, 0, 3), phase="choosing")

    assert code(table.refuse(seen, ("card:22",))) == ("choose_first", "SM-21")
    assert code(table.refuse(seen, ("tile:attilan",))) == ("location_out_of_reach", "SM-21")


def test_nothing_can_be_picked_out_of_turn() -> None:
    """While the table or another seat moves."""
    waiting = msgspec.structs.replace(view(), to_move=1, turn=1)

    assert code(table.refuse(waiting, ("card:22",))) == ("table_step", "SM-17")


def named(seen: SplendorView, key: str, zone: str) -> list[tuple[str, ...]]:
    """What each meaning of a drop would have picked."""
    return [table.picks(seen, action) for action in table.dropped(seen, key, zone)]


def test_a_card_dragged_home_is_recruited_by_the_default_payment() -> None:
    """With as few S.H.I.E.L.D. chips as possible (SM-15)."""
    seen = view(chips=(1, 0, 1, 0, 2, 1, 0))
    (action,) = table.dropped(seen, f"card:{WASP}", OWN_ZONE)

    assert action & CODE == RECRUIT
    assert table.picks(seen, action) == (f"card:{WASP}",)


def test_a_card_dragged_to_the_hand_is_reserved() -> None:
    """And so is a deck's top card."""
    assert named(view(), f"card:{WASP}", HAND_ZONE) == [(f"card:{WASP}",)]
    assert named(view(), "deck:0", HAND_ZONE) == [("deck:0",)]
    assert table.dropped(view(), f"card:{WASP}", HAND_ZONE) != table.dropped(view(), f"card:{WASP}", OWN_ZONE)


def test_a_reserved_card_dragged_home_is_recruited() -> None:
    """From the hand to the own seat; back to the hand it means nothing."""
    seen = view(reserved=(Reserved(8, 1, seen=False), Reserved(9, 1, seen=True)))

    assert named(seen, "card:9", OWN_ZONE) == [("card:9",)]
    assert named(seen, "card:9", HAND_ZONE) == []


def test_a_chip_dragged_home_is_picked() -> None:
    """Every taking with that colour is meant, so the picks go on."""
    meanings = named(view(), "stock:mind", OWN_ZONE)

    assert ("stock:mind", "stock:mind") in meanings
    assert all("stock:mind" in picks for picks in meanings)
    assert len(meanings) == 12


def test_an_own_chip_dragged_to_the_stock_is_returned() -> None:
    """One at a time."""
    assert named(view(), "own:soul", STOCK_ZONE) == [("own:soul",)]
    assert named(view(), "own:soul", OWN_ZONE) == []


def test_what_is_dragged_nowhere_means_nothing() -> None:
    """Neither a rival's card nor a tile on the stock."""
    assert named(view(), "card:80", OWN_ZONE) == []
    assert named(view(), "tile:attilan", STOCK_ZONE) == []
    assert named(view(), "nothing", OWN_ZONE) == []


def test_clicks_lead_to_three_different_chips() -> None:
    """Mind, Power, Space: one action is left, and Enter performs it (SM-6)."""
    state = GAMES["splendor_marvel"].rules.setup(2, 5)
    while state.to_move < 0:
        state.apply(state.legal_actions()[0])
    seen = state.view(state.to_move)
    picker = Picker(seen, state.legal_actions(), table)
    for kind in range(3):
        picker.pick(f"stock:{CHIPS[kind]}")

    assert picker.only is not None
    assert state.notation(picker.only) == "take mind power space"
