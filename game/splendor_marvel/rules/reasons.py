"""Why something can't be done now: a closed set of reasons, each with its clause; `says` has the words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.engine.contract import OVER
from game.engine.errors import Reason
from game.engine.packed import minus, pack, unpack
from game.splendor_marvel.rules import taking
from game.splendor_marvel.rules.actions import (
    AWARD_GAUNTLET,
    CHOOSE,
    CODE,
    CODE_BITS,
    DEAL,
    PASS,
    RECRUIT,
    RECRUIT_HAND,
    RESERVE,
    RESERVE_TOP,
    RETURN,
    TAKES,
)
from game.splendor_marvel.rules.cards import (
    CHIP_LIMIT,
    HAND_LIMIT,
    MARKET_SIZE,
    SHIELD,
    TIME,
)
from game.splendor_marvel.rules.pieces import COST, DEMAND

if TYPE_CHECKING:
    from game.splendor_marvel.rules.view import SeatView, SplendorView

CODES: Final = (
    "match_over",
    "not_an_action",
    "table_step",
    "return_first",
    "choose_first",
    "nothing_to_return",
    "no_such_chip",
    "time_stays",
    "special_chip",
    "colour_empty",
    "take_more",
    "take_at_most_three",
    "two_of_one_colour_only",
    "pair_needs_four",
    "hand_full",
    "place_empty",
    "deck_empty",
    "too_dear",
    "wrong_payment",
    "nothing_to_choose",
    "location_out_of_reach",
    "may_not_pass",
)
NO_ACTION: Final = Reason("not_an_action", "SM-6")


def why_not(view: SplendorView, action: int) -> Reason:
    """Return why `action` can't be done in the position `view` by the seat whose turn it is."""
    code = action & CODE
    if view.to_move == OVER:
        return Reason("match_over", "SM-27")
    if action < 0 or code > AWARD_GAUNTLET or (action > CODE and not RECRUIT <= code < RETURN):
        return NO_ACTION
    if view.to_move != view.turn or code >= DEAL:
        return Reason("table_step", "SM-17")
    if view.phase == "returning" and not RETURN <= code < CHOOSE:
        held = sum(view.players[view.turn].chips)
        return Reason("return_first", "SM-20", {"held": held, "limit": CHIP_LIMIT, "over": held - CHIP_LIMIT})
    if view.phase == "choosing" and not CHOOSE <= code < PASS:
        return Reason("choose_first", "SM-21")
    if code < RESERVE:
        return taking.breach(view.stock, TAKES[code]) or NO_ACTION
    if code < RECRUIT:
        return _reserves(view, code)
    if code < RETURN:
        return _recruits(view, code, action >> CODE_BITS)
    if code < CHOOSE:
        return returns(view, code - RETURN)
    if code < PASS:
        return _chooses(view, code - CHOOSE)
    return Reason("may_not_pass", "SM-18")


def _reserves(view: SplendorView, code: int) -> Reason:
    if code < RESERVE_TOP and view.market[code - RESERVE] is None:
        return Reason("place_empty", "SM-17")
    if code >= RESERVE_TOP and not view.decks[code - RESERVE_TOP]:
        return Reason("deck_empty", "SM-17", {"level": code - RESERVE_TOP + 1})
    return Reason("hand_full", "SM-11", {"limit": HAND_LIMIT})


def _recruits(view: SplendorView, code: int, shields: int) -> Reason:
    me = view.players[view.turn]
    card = wanted_card(view, code)
    if card is None:
        return Reason("place_empty", "SM-17")
    if sum(missing(me, card)) > me.chips[SHIELD]:
        return too_dear(me, card)
    return Reason("wrong_payment", "SM-15", {"card": card, "shields": unpack(shields)})


def wanted_card(view: SplendorView, code: int) -> int | None:
    """Return which card a recruiting's code means; None where there is none."""
    if RECRUIT <= code < RECRUIT + MARKET_SIZE:
        return view.market[code - RECRUIT]
    hand = view.players[view.turn].reserved
    place = code - RECRUIT_HAND
    return hand[place].card if place < len(hand) else None


def price(me: SeatView, card: int) -> tuple[int, ...]:
    """Return what `card` costs after bonuses, by colour (SM-14)."""
    return unpack(minus(COST[card], pack(list(me.bonuses))))


def missing(me: SeatView, card: int) -> tuple[int, ...]:
    """Return which chips are missing for `card`, by colour, before S.H.I.E.L.D. chips stand in."""
    return unpack(minus(COST[card], pack(list(me.bonuses)) + pack(list(me.chips[:SHIELD]))))


def too_dear(me: SeatView, card: int) -> Reason:
    """Return what is missing to recruit `card` (SM-13)."""
    short, shields = missing(me, card), me.chips[SHIELD]
    return Reason(
        "too_dear",
        "SM-13",
        {"card": card, "missing": short, "shields": shields, "short": sum(short) - shields},
    )


def returns(view: SplendorView, kind: int) -> Reason:
    """Return why a chip of this kind, any of the seven, can't be returned (SM-20)."""
    if view.phase != "returning":
        return Reason("nothing_to_return", "SM-20", {"limit": CHIP_LIMIT})
    if kind == TIME:
        return Reason("time_stays", "SM-20")
    return Reason("no_such_chip", "SM-20", {"colour": kind})


def _chooses(view: SplendorView, place: int) -> Reason:
    if view.phase != "choosing" or place >= len(view.locations):
        return Reason("nothing_to_choose", "SM-21")
    side = view.locations[place]
    short = unpack(minus(DEMAND[side], pack(list(view.players[view.turn].bonuses))))
    return Reason("location_out_of_reach", "SM-21", {"location": side, "missing": short})
