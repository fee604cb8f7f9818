"""Maps picked pieces to actions, and names the rule that a pick breaks. `table` says where they lie.

Keys: "card:17" (a card in sight), "ability:17" (its ability, to be activated), "kind:8" (an own unused
advancement), "loose:17:0" (an advancement sleeved in this turn: card and gem), "power" (the own tokens);
zones "zone:trick" and "zone:own".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.custom_heroes.rules import actions
from game.custom_heroes.rules.actions import (
    BET,
    BET_OWN,
    PASS,
    PLAY,
    READY,
    SLEEVE,
    TAKE_BACK,
    TRADE,
    VERB,
    at_place,
    playing,
)
from game.custom_heroes.rules.cards import ADVANCEMENTS, KODORA, STAKE, WILD
from game.custom_heroes.rules.reasons import ability, breach, sleeves, stakes, why_not
from game.engine.errors import Reason
from game.table.contract import Waiver

if TYPE_CHECKING:
    from game.custom_heroes.rules.view import Card, HeroesView, SeatView

TRICK_ZONE: Final = "zone:trick"
OWN_ZONE: Final = "zone:own"
POWER: Final = "power"  # the viewer's tokens: picked for a trade (CH-18)


def card_key(card: int) -> str:
    """Return the key of a visible card."""
    return f"card:{card}"


def ability_key(card: int) -> str:
    """Name the ability of a card in the own hand."""
    return f"ability:{card}"


def kind_key(kind: int) -> str:
    """Name an unused advancement of the viewer's."""
    return f"kind:{kind}"


def loose_key(card: int, gem: int) -> str:
    """Name an advancement that was sleeved in this turn."""
    return f"loose:{card}:{gem}"


def screen_key(seat: int) -> str:
    """Name a seat's screen."""
    return f"screen:{seat}"


def mover(view: HeroesView) -> SeatView:
    """Return the pieces of the seat that decides."""
    return view.players[view.to_move if view.to_move >= 0 else view.turn]


def picks(view: HeroesView, action: int) -> tuple[str, ...]:
    """Name the keys that mean `action`; () for what is only a button, or hidden from the viewer."""
    verb, hand = action & VERB, mover(view).hand
    if verb == TRADE and view.phase == "turn":
        return (POWER,) if view.turn == view.seat else ()
    if not hand or verb not in {PLAY, SLEEVE, TAKE_BACK, BET, BET_OWN}:
        return ()
    if verb == PLAY:
        return _played(hand, action)
    card = hand[actions.place_in(action)].card
    if verb == SLEEVE:
        return (kind_key(actions.other_in(action)), card_key(card))
    if verb == TAKE_BACK:
        return (loose_key(card, actions.other_in(action)),)
    return (kind_key(KODORA), card_key(card)) if verb == BET_OWN else (card_key(card),)


def _played(hand: tuple[Card, ...], action: int) -> tuple[str, ...]:
    places, active = actions.played_places(action), actions.active_places(action)
    cards = [card_key(card.card) for place, card in enumerate(hand) if places >> place & 1]
    return (*cards, *(ability_key(card.card) for place, card in enumerate(hand) if active >> place & 1))


def best_first(legal: tuple[int, ...]) -> tuple[int, ...]:
    """Order actions that the same picks mean: plays first, the rest as it is, passing last."""
    order = {int(PLAY): 0, int(TAKE_BACK): 2, int(PASS): 3, int(READY): 3}
    return tuple(sorted(legal, key=lambda action: order.get(action & VERB, 1)))


def cycle(view: HeroesView, legal: tuple[int, ...], number: int) -> tuple[int, ...] | None:
    """List the plays of value `number`, large ones first; None while nothing can be played.

    After those of a digit come the plays whose value ends in it: a key goes through them, too.
    """
    if view.phase != "turn":
        return None
    hand = mover(view).hand or ()
    values = {action: value_of_play(hand, action) for action in legal if action & VERB == PLAY}
    found = [action for action, value in values.items() if number in {value, digit_of(value)}]
    return tuple(sorted(found, key=lambda action: (values[action] != number, *_size_and_price(action))))


def digit_of(value: int) -> int:
    """Return the number key that picks sets of a value: its last digit."""
    return abs(value) % 10


def _size_and_price(action: int) -> tuple[int, int]:
    return (-int(actions.played_places(action)).bit_count(), int(actions.active_places(action)).bit_count())


def value_of_play(hand: tuple[Card, ...], action: int) -> int:
    """Return a play's value: of its first card that has one of its own."""
    places, active = actions.played_places(action), actions.active_places(action)
    for place, card in enumerate(hand):
        if places >> place & 1 and not (active >> place & 1 and ability(card) == WILD):
            return card.value
    return 0


def waive(view: HeroesView, actions: tuple[int, ...]) -> Waiver | None:
    """Let a betting pass in which there is nothing to bet with; None where others look, or there is."""
    alone = bool(mover(view).hand)  # a common view has none
    if not alone or view.phase != "betting" or actions != (int(READY),):
        return None
    return Waiver(int(READY), matters=False, open=False)


def dropped(view: HeroesView, key: str, zone: str) -> tuple[int, ...]:
    """List the actions that dragging `key` onto `zone` means, best first."""
    hand = mover(view).hand or ()
    places = {card_key(card.card): place for place, card in enumerate(hand)}
    kind, _, name = key.partition(":")
    if kind == "kind" and zone in places:
        place = places[zone]
        sleeving = at_place(SLEEVE, place, int(name))
        return (at_place(BET_OWN, place, 0),) if view.phase == "betting" else (sleeving,)
    if kind == "loose" and zone == OWN_ZONE:
        card, gem = (int(part) for part in name.split(":"))
        return (at_place(TAKE_BACK, places[card_key(card)], gem),) if card_key(card) in places else ()
    if kind == "card" and zone == TRICK_ZONE and key in places:
        return _laid(view, places[key])
    return ()


def _laid(view: HeroesView, place: int) -> tuple[int, ...]:
    """What laying one card of the hand on the trick means: a bet, or a play with it, alone first."""
    hand = mover(view).hand
    if view.phase == "betting":
        return (at_place(BET, place, 0),)
    alone = 1 << place
    plain = [playing(alone, 0), playing(alone, alone)]
    equal = sum(1 << other for other, card in enumerate(hand) if card.value == hand[place].value)
    return (*plain, playing(equal, 0))


def remark(view: HeroesView, picked: tuple[str, ...]) -> Reason | None:
    """Return what the gathered cards lack to be a set that can be played; None for anything but cards."""
    places = {card_key(card.card): place for place, card in enumerate(mover(view).hand or ())}
    cards = {key for key in picked if key in places}
    abilities = {card_key(int(key.partition(":")[2])) for key in picked if key.startswith("ability:")}
    if not cards or view.phase != "turn" or not abilities <= places.keys() or len(picked) > len(set(picked)):
        return None
    if len(cards) + len(abilities) < len(picked):
        return None
    return _breach(view, picked, places)


def refuse(view: HeroesView, picked: tuple[str, ...]) -> Reason:
    """Return why no legal action contains all of `picked`; the last pick is the latest attempt."""
    if not picked or view.to_move < 0 or view.to_move != view.seat:
        return Reason("table_step", "CH-16")
    kinds = {key.partition(":")[0] for key in picked}
    places = {card_key(card.card): place for place, card in enumerate(mover(view).hand)}
    if "kind" in kinds:
        return _refuse_sleeving(view, picked, places)
    if view.phase == "betting":
        return _refuse_bet(view, places.get(picked[-1], 0))
    if POWER in kinds:
        return why_not(view, int(TRADE))
    if kinds <= {"card", "ability"}:
        return _breach(view, picked, places) or why_not(view, int(PASS))
    return why_not(view, int(PASS))


def _refuse_sleeving(view: HeroesView, picked: tuple[str, ...], places: dict[str, int]) -> Reason:
    kind = next(int(key.partition(":")[2]) for key in picked if key.startswith("kind:"))
    cards = [places[key] for key in picked if key in places]
    if view.phase == "betting":
        return _refuse_bet(view, cards[0] if cards else 0)
    if not cards or any(not key.startswith(("kind:", "card:")) for key in picked) or len(picked) > 2:
        return Reason("one_on_one", "CH-17", {"kind": kind})
    if mover(view).hand[cards[0]].slots[ADVANCEMENTS[kind].gem] < 0:
        return Reason("one_on_one", "CH-17", {"kind": kind})
    return sleeves(view, cards[0], kind)


def _refuse_bet(view: HeroesView, place: int) -> Reason:
    me = mover(view)
    if me.vp - me.staked < STAKE:
        return stakes(me)
    return why_not(view, at_place(BET_OWN if KODORA in me.unused else BET, place, 0))


def _breach(view: HeroesView, picked: tuple[str, ...], places: dict[str, int]) -> Reason | None:
    """Return which clause the picked cards violate as a set, or what they lack; None if they are legal."""
    hand = mover(view).hand
    chosen = [hand[places[key]] for key in picked if key in places]
    active = {int(key.partition(":")[2]) for key in picked if key.startswith("ability:")}
    chosen += [card for card in hand if card.card in active and card not in chosen]
    return breach(view, chosen, [card.card in active for card in chosen])
