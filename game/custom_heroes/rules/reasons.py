"""Why something can't be done now: a closed set of reasons, each with its clause; `says` has the words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.custom_heroes.rules import actions
from game.custom_heroes.rules.actions import (
    BET,
    BET_OWN,
    DEAL,
    DISCARD,
    JUDGE,
    KEEP,
    PASS,
    PLAY,
    READY,
    SLEEVE,
    TAKE_BACK,
    TRADE,
    VERB,
)
from game.custom_heroes.rules.cards import (
    ADVANCEMENTS,
    ASCEND,
    DOUBLE,
    KODORA,
    NO_ABILITY,
    POWER_LIMIT,
    STAKE,
    WILD,
    YELLOW,
)
from game.custom_heroes.rules.cards import BET as BET_ABILITY
from game.custom_heroes.rules.cards import TRADE as TRADE_POWER
from game.custom_heroes.rules.plays import follows
from game.engine.contract import OVER
from game.engine.errors import Reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.custom_heroes.rules.view import Card, HeroesView, SeatView

CODES: Final = (
    "match_over",
    "not_an_action",
    "table_step",
    "bet_first",
    "settle_power_first",
    "no_bets_now",
    "nothing_to_settle",
    "too_little_vp",
    "no_kodora",
    "yellow_taken",
    "too_little_to_trade",
    "power_fits",
    "too_much_power",
    "leader_must_play",
    "not_unused",
    "one_on_one",
    "slot_taken",
    "not_this_turn",
    "no_cards",
    "no_ability",
    "bet_only_before",
    "too_little_power",
    "form_alone",
    "only_form",
    "wild_needs_card",
    "values_differ",
    "wrong_count",
    "too_low",
    "too_high",
    "equal_forbidden",
)

ACTIONS: Final = 1 << int(actions.VERB_BITS + 2 * actions.PLACES)  # every action's number is lower


def why_not(view: HeroesView, action: int) -> Reason:
    """Return why `action` can't be done in the position `view` by the seat that is to move."""
    if view.to_move == OVER:
        return Reason("match_over", "CH-32")
    if not 0 <= action < ACTIONS or action & VERB > JUDGE or not _well_formed(view, action):
        return Reason("not_an_action", "CH-12")
    verb = action & VERB
    if view.to_move < 0 or verb >= DEAL:
        return Reason("table_step", "CH-16")
    if view.phase == "betting":
        return _betting(view, action)
    if view.phase == "ending":
        return _ending(view, verb)
    if verb in {BET, BET_OWN, READY}:
        return Reason("no_bets_now", "CH-9")
    if verb in {KEEP, DISCARD}:
        return Reason("nothing_to_settle", "CH-19", {"limit": POWER_LIMIT})
    if verb == TRADE:
        return _too_little_to_trade(view)
    if verb == PASS:
        return Reason("leader_must_play", "CH-12")
    if verb == SLEEVE:
        return sleeves(view, actions.place_in(action), actions.other_in(action))
    if verb == TAKE_BACK:
        return Reason("not_this_turn", "CH-3")
    return _plays(view, action)


def _well_formed(view: HeroesView, action: int) -> bool:
    """Return whether the action's numbers mean cards of the hand and kinds there are."""
    verb, hand = action & VERB, len(mover(view).hand)
    if verb == PLAY:
        places, active = actions.played_places(action), actions.active_places(action)
        return places < 1 << hand and active & ~places == 0 and action == actions.playing(places, active)
    if verb in {SLEEVE, TAKE_BACK, BET, BET_OWN}:
        most = {int(SLEEVE): len(ADVANCEMENTS), int(TAKE_BACK): 4}.get(verb, 1)
        return actions.place_in(action) < hand and actions.other_in(action) < most
    return action == verb


def mover(view: HeroesView) -> SeatView:
    """Return the pieces of the seat that is to move, or whose turn it is."""
    return view.players[view.to_move if view.to_move >= 0 else view.turn]


def _betting(view: HeroesView, action: int) -> Reason:
    verb, me = action & VERB, mover(view)
    if verb not in {BET, BET_OWN}:
        return Reason("bet_first", "CH-9")
    card = me.hand[actions.place_in(action)]
    if verb == BET:
        return Reason("no_kodora", "CH-9", {"card": card.card})
    if KODORA not in me.unused:
        return Reason("no_kodora", "CH-9", {"card": card.card})
    return Reason("yellow_taken", "CH-2", {"card": card.card, "kind": card.slots[YELLOW]})


def stakes(me: SeatView) -> Reason:
    """Tell that the VP for another bet are missing (CH-10)."""
    return Reason("too_little_vp", "CH-10", {"stake": STAKE, "free": me.vp - me.staked})


def _ending(view: HeroesView, verb: int) -> Reason:
    power = mover(view).power
    if verb == KEEP:
        return Reason("too_much_power", "CH-19", {"power": power, "limit": POWER_LIMIT})
    if verb == DISCARD:
        return Reason("power_fits", "CH-19", {"power": power, "limit": POWER_LIMIT})
    return Reason("settle_power_first", "CH-19", {"power": power})


def _too_little_to_trade(view: HeroesView) -> Reason:
    return Reason("too_little_to_trade", "CH-18", {"power": mover(view).power, "needed": TRADE_POWER})


def sleeves(view: HeroesView, place: int, kind: int) -> Reason:
    """Return why `kind` can't be sleeved on the card at `place` of the hand (CH-2, CH-17)."""
    me = mover(view)
    card = me.hand[place]
    if kind not in me.unused:
        return Reason("not_unused", "CH-17", {"kind": kind})
    gem = ADVANCEMENTS[kind].gem
    return Reason("slot_taken", "CH-2", {"card": card.card, "kind": card.slots[gem], "gem": gem})


def _plays(view: HeroesView, action: int) -> Reason:
    hand = mover(view).hand
    places, active = actions.played_places(action), actions.active_places(action)
    cards = [card for place, card in enumerate(hand) if places >> place & 1]
    working = [bool(active >> place & 1) for place in range(len(hand)) if places >> place & 1]
    return breach(view, cards, working) or Reason("not_an_action", "CH-12")


def breach(view: HeroesView, cards: Sequence[Card], active: Sequence[bool]) -> Reason | None:
    """Return which clause a set breaks, None for one that can be played.

    `active` tells of each card whether its ability is to be activated.
    """
    if not cards:
        return Reason("no_cards", "CH-12")
    wrong = _abilities(view, cards, active)
    if wrong is not None:
        return wrong
    working = [ability(card) if on else NO_ABILITY for card, on in zip(cards, active, strict=True)]
    if ASCEND in working:
        return Reason("form_alone", "CH-22") if len(cards) > 1 else None
    if view.last >= 0 and view.ascended:
        return Reason("only_form", "CH-22")
    fixed = [card.value for card, power in zip(cards, working, strict=True) if power != WILD]
    if not fixed:
        return Reason("wild_needs_card", "CH-25")
    if len(set(fixed)) > 1:
        return Reason("values_differ", "CH-12", {"values": tuple(sorted(set(fixed)))})
    if view.last >= 0 and not follows(fixed[0], view.value, view.strict, view.falling):
        return _order(view, fixed[0])
    count = len(cards) + working.count(DOUBLE)
    if view.last >= 0 and count != view.count:
        return Reason("wrong_count", "CH-13", {"count": count, "needed": view.count})
    return None


def _abilities(view: HeroesView, cards: Sequence[Card], active: Sequence[bool]) -> Reason | None:
    """Hold the activated abilities against CH-20 and CH-29."""
    price = 0
    for card, on in zip(cards, active, strict=True):
        if on and ability(card) == NO_ABILITY:
            return Reason("no_ability", "CH-20", {"card": card.card})
        if on and ability(card) == BET_ABILITY:
            return Reason("bet_only_before", "CH-29", {"card": card.card})
        price += ADVANCEMENTS[card.slots[YELLOW]].cost if on else 0
    power = mover(view).power
    if price > power:
        return Reason("too_little_power", "CH-20", {"power": power, "needed": price})
    return None


def ability(card: Card) -> int:
    """Return the ability that a card carries; NO_ABILITY for none."""
    kind = card.slots[YELLOW]
    return ADVANCEMENTS[kind].ability if kind >= 0 else NO_ABILITY


def _order(view: HeroesView, value: int) -> Reason:
    if value == view.value:
        return Reason("equal_forbidden", "CH-15", {"value": value})
    step = int(view.strict)
    if view.falling:
        return Reason("too_high", "CH-27", {"value": value, "bound": view.value - step})
    return Reason("too_low", "CH-13", {"value": value, "bound": view.value + step})
