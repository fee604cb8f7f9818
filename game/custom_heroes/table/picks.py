"""Maps picked pieces to actions, and names the rule that a pick breaks. `table` says where they lie.

Keys: "card:17" (a card in sight), "ability:17" (its ability, to be activated), "kind:8" (an own unused
advancement), "loose:17:0" (an advancement sleeved in this turn: card and gem), "power" (the own tokens);
zones "zone:trick" and "zone:own".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.custom_heroes.rules import actions as do
from game.custom_heroes.rules.actions import VERB, at_place
from game.custom_heroes.rules.cards import ADVANCEMENTS, KODORA, STAKE
from game.custom_heroes.rules.reasons import breach, sleeves, stakes, why_not
from game.custom_heroes.words.outcomes import outcome_of
from game.engine.errors import Reason
from game.table.contract import AutoPass

if TYPE_CHECKING:
    from game.custom_heroes.rules.view import HeroesView, SeatView

TRICK_ZONE: Final = "zone:trick"
OWN_ZONE: Final = "zone:own"
POWER: Final = "power"  # the viewer's tokens: picked for a trade (CH-18)
ORDER: Final = {int(do.PLAY): 0, int(do.TAKE_BACK): 2, int(do.PASS): 3, int(do.READY): 3}


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


def mover(view: HeroesView) -> SeatView:
    """Return the pieces of the seat that decides."""
    return view.players[view.to_move if view.to_move >= 0 else view.turn]


def _places(view: HeroesView) -> dict[str, int]:
    """Return the places in the mover's hand by the keys of its cards."""
    return {card_key(card.card): place for place, card in enumerate(mover(view).hand or ())}


def picks(view: HeroesView, action: int) -> tuple[str, ...]:
    """Name the keys that mean `action`; () for what is only a button, or hidden from the viewer."""
    verb, hand = action & VERB, mover(view).hand
    if verb == do.TRADE and view.phase == "turn":
        return (POWER,) if view.turn == view.seat else ()
    if not hand or verb not in {do.PLAY, do.SLEEVE, do.TAKE_BACK, do.BET, do.BET_OWN}:
        return ()
    if verb == do.PLAY:
        places, active = do.played_places(action), do.active_places(action)
        cards = [card_key(card.card) for place, card in enumerate(hand) if places >> place & 1]
        return (*cards, *(ability_key(card.card) for place, card in enumerate(hand) if active >> place & 1))
    card, other = hand[do.place_in(action)].card, do.other_in(action)
    if verb == do.TAKE_BACK:
        return (loose_key(card, other),)
    if verb == do.BET:
        return (card_key(card),)
    return (kind_key(other if verb == do.SLEEVE else KODORA), card_key(card))


def best_first(view: HeroesView, actions: tuple[int, ...]) -> tuple[int, ...]:  # noqa: ARG001 (in any view)
    """Order actions that the same picks mean: plays first, the rest as it is, passing last."""
    return tuple(sorted(actions, key=lambda action: ORDER.get(action & VERB, 1)))


def cycle(view: HeroesView, actions: tuple[int, ...], digit: int) -> tuple[int, ...] | None:
    """List the plays of value `digit`, large ones first; None while nothing can be played.

    After those of a digit come the plays whose value ends in it: a key goes through them, too.
    """
    if view.phase != "turn":
        return None
    hand = mover(view).hand or ()
    plays = [action for action in actions if action & VERB == do.PLAY]
    values = {action: outcome_of(view, hand, action).value for action in plays}
    found = [action for action, value in values.items() if digit in {value, digit_of(value)}]
    return tuple(sorted(found, key=lambda action: (values[action] != digit, *_size_and_price(action))))


def digit_of(value: int) -> int:
    """Return the number key that picks sets of a value: its last digit."""
    return abs(value) % 10


def _size_and_price(action: int) -> tuple[int, int]:
    return (-int(do.played_places(action)).bit_count(), int(do.active_places(action)).bit_count())


def auto_pass(view: HeroesView, actions: tuple[int, ...]) -> AutoPass | None:
    """Let a betting pass in which there is nothing to bet with; None where others look, or there is."""
    alone = bool(mover(view).hand)  # a common view has none
    if not alone or view.phase != "betting" or actions != (int(do.READY),):
        return None
    return AutoPass(int(do.READY), matters=False, open=False)


def dropped(view: HeroesView, key: str, zone: str) -> tuple[int, ...]:
    """List the actions that dragging `key` onto `zone` means, best first."""
    places = _places(view)
    kind, _, name = key.partition(":")
    if kind == "kind" and zone in places:
        own = view.phase == "betting"
        return (
            at_place(do.BET_OWN, places[zone], 0) if own else at_place(do.SLEEVE, places[zone], int(name)),
        )
    if kind == "loose" and zone == OWN_ZONE:
        card, gem = (int(part) for part in name.split(":"))
        return (at_place(do.TAKE_BACK, places[card_key(card)], gem),) if card_key(card) in places else ()
    if kind == "card" and zone == TRICK_ZONE and key in places:
        return _laid(view, places[key])
    return ()


def _laid(view: HeroesView, place: int) -> tuple[int, ...]:
    """What laying one card of the hand on the trick means: a bet, or a play with it, alone first."""
    hand = mover(view).hand
    if view.phase == "betting":
        return (at_place(do.BET, place, 0),)
    alone = 1 << place
    equal = sum(1 << other for other, card in enumerate(hand) if card.value == hand[place].value)
    return (do.playing(alone, 0), do.playing(alone, alone), do.playing(equal, 0))


def remark(view: HeroesView, picked: tuple[str, ...]) -> Reason | None:
    """Return what the gathered cards lack to be a set that can be played; None for anything but cards."""
    places = _places(view)
    cards = places.keys() & picked
    abilities = {card_key(int(key.partition(":")[2])) for key in picked if key.startswith("ability:")}
    if not cards or view.phase != "turn" or not abilities <= places.keys():
        return None
    if len(cards) + len(abilities) < len(picked):  # something else, or one of them twice
        return None
    return _breach(view, picked, places)


def refuse(view: HeroesView, picked: tuple[str, ...]) -> Reason:
    """Return why no legal action contains all of `picked`; the last pick is the latest attempt."""
    if not picked or view.to_move < 0 or view.to_move != view.seat:
        return Reason("table_step", "CH-16")
    kinds = {key.partition(":")[0] for key in picked}
    places = _places(view)
    if view.phase == "betting":
        cards = [places[key] for key in picked if key in places]
        return _refuse_bet(view, (cards[0] if cards else 0) if "kind" in kinds else places.get(picked[-1], 0))
    if "kind" in kinds:
        return _refuse_sleeving(view, picked, places)
    if POWER in kinds:
        return why_not(view, int(do.TRADE))
    found = _breach(view, picked, places) if kinds <= {"card", "ability"} else None
    return found or why_not(view, int(do.PASS))


def _refuse_sleeving(view: HeroesView, picked: tuple[str, ...], places: dict[str, int]) -> Reason:
    kind = next(int(key.partition(":")[2]) for key in picked if key.startswith("kind:"))
    cards = [places[key] for key in picked if key in places]
    alone = len(picked) == 2 and all(key.startswith(("kind:", "card:")) for key in picked)
    if not cards or not alone or mover(view).hand[cards[0]].slots[ADVANCEMENTS[kind].gem] < 0:
        return Reason("one_on_one", "CH-17", {"kind": kind})
    return sleeves(view, cards[0], kind)


def _refuse_bet(view: HeroesView, place: int) -> Reason:
    me = mover(view)
    if me.vp - me.staked < STAKE:
        return stakes(me)
    return why_not(view, at_place(do.BET_OWN if KODORA in me.unused else do.BET, place, 0))


def _breach(view: HeroesView, picked: tuple[str, ...], places: dict[str, int]) -> Reason | None:
    """Return which clause the picked cards violate as a set, or what they lack; None if they are legal."""
    hand = mover(view).hand
    chosen = [hand[places[key]] for key in picked if key in places]
    active = {int(key.partition(":")[2]) for key in picked if key.startswith("ability:")}
    chosen += [card for card in hand if card.card in active and card not in chosen]
    return breach(view, chosen, [card.card in active for card in chosen])
