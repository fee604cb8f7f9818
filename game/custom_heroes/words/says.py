"""What Custom Heroes says: buttons, what is to be done, why not, the result.

All is worded from views, so nothing can be said that the person looking may not know. The log's sentences
are in `log`, those about pieces in `tooltips`, the names of things in `naming`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.custom_heroes.rules.actions import (
    BET,
    BET_OWN,
    DISCARD,
    KEEP,
    PASS,
    PLAY,
    READY,
    SLEEVE,
    TAKE_BACK,
    TRADE,
    VERB,
    active_places,
    other_in,
    place_in,
    played_places,
)
from game.custom_heroes.rules.advancements import GEMS
from game.custom_heroes.rules.cards import (
    ADVANCEMENTS,
    ASCEND,
    DOUBLE,
    NO_ABILITY,
    POWER_LIMIT,
    ROUNDS,
    STAKE,
    WILD,
    YELLOW,
)
from game.custom_heroes.rules.cards import TRADE as TRADE_POWER
from game.custom_heroes.rules.reasons import ability
from game.custom_heroes.words.log import tell
from game.custom_heroes.words.naming import (
    card_name,
    kind_name,
    signed,
)
from game.custom_heroes.words.tooltips import need
from game.engine.contract import OVER, TABLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.custom_heroes.rules.view import Card, HeroesView
    from game.engine.errors import Fact, Reason
    from game.texts.texts import Texts

__all__ = [
    "blurb",
    "button",
    "ending",
    "option_label",
    "option_value",
    "reason",
    "scores",
    "status",
    "tell",
]


def blurb(texts: Texts) -> str:
    """Say in a few words what the game is."""
    return texts("blurb")


# Buttons and what is to be done


def button(view: HeroesView, action: int, texts: Texts) -> str:
    """Word an action for its button, for the seat that is to move."""
    verb = action & VERB
    me = view.players[view.to_move]
    if verb in {PASS, KEEP}:
        return texts("button-pass" if verb == PASS else "button-keep")
    if verb == READY:
        return texts("button-bets_made" if me.bets else "button-no_bet")
    if verb == DISCARD:
        return texts("button-discard", limit=POWER_LIMIT)
    if verb == TRADE:
        return texts("button-trade", power=TRADE_POWER)
    if not me.hand:
        return texts("button-table")
    return _play_button(me.hand, action, texts) if verb == PLAY else _card_button(me.hand, action, texts)


def _card_button(hand: Sequence[Card], action: int, texts: Texts) -> str:
    """Word what is done with one card of the hand that stays there, or lies open for a bet."""
    verb = action & VERB
    card = hand[place_in(action)]
    name = card_name(card.card, texts)
    if verb in {BET, BET_OWN}:
        return texts("button-bet" if verb == BET else "button-bet_own", card=name, stake=STAKE)
    if verb == TAKE_BACK:
        kind = kind_name(card.slots[other_in(action)], texts)
        return texts("button-take_back", kind=kind, card=name)
    if verb != SLEEVE:
        return texts("button-table")
    value = value_with(card, other_in(action))
    return texts(
        "button-sleeve",
        kind=kind_name(other_in(action), texts),
        card=name,
        value="same" if value == card.value else signed(value),
    )


def value_with(card: Card, kind: int) -> int:
    """Tell what a card would be worth with one advancement more (CH-11)."""
    row = ADVANCEMENTS[kind]
    return card.value + row.modifier if row.aura is None else card.value - card.base + row.aura


def _play_button(hand: Sequence[Card], action: int, texts: Texts) -> str:
    places, active = played_places(action), active_places(action)
    cards = [card for place, card in enumerate(hand) if places >> place & 1]
    working = [card for place, card in enumerate(hand) if active >> place & 1]
    asleep = sum(1 for card in cards if card not in working and ability(card) != NO_ABILITY)
    cost = sum(ADVANCEMENTS[card.slots[YELLOW]].cost for card in working)
    price = texts("button-price", cost=cost, gain=asleep) if cost or asleep else ""
    if any(ability(card) == ASCEND for card in working):
        text = texts("button-form", card=card_name(cards[0].card, texts))
    else:
        own = next(card for card in cards if not (card in working and ability(card) == WILD))
        text = texts(
            "button-play",
            count=len(cards) + sum(1 for card in working if ability(card) == DOUBLE),
            value=signed(own.value),
            kinds=_helpers(working, texts),
        )
    return f"{text} {price}".rstrip()


def _helpers(working: Sequence[Card], texts: Texts) -> str:
    """List the kinds of advancements at work, "none" where there are none."""
    kinds = dict.fromkeys(card.slots[YELLOW] for card in working)
    return texts.join(kind_name(kind, texts) for kind in kinds) or "none"


def status(view: HeroesView, names: Sequence[str], texts: Texts) -> str:
    """Say what is to be done now, and by whom."""
    if view.to_move == OVER:
        return texts("status-over")
    if view.to_move == TABLE:
        seat = view.scorer if view.phase == "scoring" else max(view.last, 0)
        return texts(f"status-{view.phase}", name=names[seat])
    name, me = names[view.to_move], view.players[view.to_move]
    if view.phase == "betting":
        return texts("status-betting_more" if me.bets else "status-betting", name=name)
    if view.phase == "ending":
        key = "status-too_much" if me.power > POWER_LIMIT else "status-may_trade"
        return texts(key, name=name, power=TRADE_POWER, limit=POWER_LIMIT)
    if view.last < 0:
        return texts("status-lead", name=name)
    return texts("status-follow", name=name, need=need(view, texts))


def reason(reason: Reason, texts: Texts) -> str:
    """Say why something can't be done now."""
    facts = {name: _fact(name, fact, texts) for name, fact in reason.facts.items()}
    return texts(f"why-{reason.code}", **facts)


def _fact(name: str, fact: Fact, texts: Texts) -> str | int:
    if isinstance(fact, tuple):
        return texts.join(signed(value) for value in fact)
    if isinstance(fact, str):
        return fact
    if name == "card":
        return card_name(fact, texts)
    if name == "kind":
        return kind_name(fact, texts)
    if name == "gem":
        return GEMS[fact]
    return signed(fact) if name in {"value", "bound"} else fact


# The result


def scores(view: HeroesView, texts: Texts) -> list[tuple[str, tuple[str, ...]]]:
    """Tell the score in detail: a row each, one value a seat; VP that were staked and not won are off."""
    rows = {
        "vp": [signed(player.vp - player.staked) for player in view.players],
        "staked": [signed(player.staked) for player in view.players],
        "place": [texts("place", place=player.place) for player in view.players],
        "cards": [signed(player.cards) for player in view.players],
        "power": [signed(player.power) for player in view.players],
        "unused": [signed(player.advancements) for player in view.players],
    }
    if not any(player.staked for player in view.players):
        del rows["staked"]
    return [(texts(f"score-{key}"), tuple(values)) for key, values in rows.items()]


def standing(view: HeroesView, texts: Texts) -> tuple[str, tuple[int, ...]]:
    """Return what decides the match, by the name it has among the scores, and how much each seat has."""
    return texts("score-vp"), tuple(player.vp - player.staked for player in view.players)


def ending(view: HeroesView, names: Sequence[str], texts: Texts) -> str:
    """Say why the winner won: the goal and a round, the most VP after six rounds, or sudden death."""
    winner = view.players[view.winner]
    name = names[view.winner]
    if view.phase == "judging":
        return texts("ending-most", name=name, rounds=ROUNDS, vp=winner.vp)
    if view.round > ROUNDS:
        return texts("ending-sudden", name=name)
    bet = winner.vp - STAKE * len(winner.bets) < view.goal  # the VP won with bets count at once (CH-34)
    return texts("ending-bet" if bet else "ending-goal", name=name, round=view.round, vp=winner.vp)


# Options


def option_label(name: str, texts: Texts) -> str:
    """Name an option."""
    return texts(f"option-{name}")


def option_value(name: str, value: object, texts: Texts) -> str:
    """Name a value of an option."""
    return texts(f"option-{name}-value", value=value)
