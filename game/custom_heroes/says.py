"""What Custom Heroes says: buttons, what is to be done, why not, the result; in English and German.

All is worded from views, so nothing can be said that the person looking may not know. The log's sentences
are in `events`, those about pieces in `tooltips`, the names of things in `naming`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.custom_heroes.actions import (
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
from game.custom_heroes.cards import (
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
from game.custom_heroes.cards import TRADE as TRADE_POWER
from game.custom_heroes.events import event
from game.custom_heroes.naming import (
    amount,
    card_name,
    gem_name,
    joined,
    kind_name,
    number_word,
    signed,
)
from game.custom_heroes.reasons import ability
from game.custom_heroes.sentences import SENTENCES
from game.custom_heroes.tooltips import need
from game.engine.contract import OVER, TABLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.custom_heroes.view import Card, HeroesView
    from game.engine.errors import Fact, Reason
    from game.texts.texts import Texts

__all__ = [
    "TITLE",
    "blurb",
    "button",
    "ending",
    "event",
    "option_label",
    "option_value",
    "reason",
    "scores",
    "status",
]

TITLE: Final[dict[str, str]] = {language: sentences["title"] for language, sentences in SENTENCES.items()}


def blurb(texts: Texts) -> str:
    """Say in a few words what the game is."""
    return SENTENCES[texts.language]["blurb"]


# Buttons and what is to be done


def button(view: HeroesView, action: int, texts: Texts) -> str:
    """Word an action for its button, for the seat that is to move."""
    say = SENTENCES[texts.language]
    verb = action & VERB
    me = view.players[view.to_move]
    if verb in {PASS, KEEP}:
        return say["button.pass" if verb == PASS else "button.keep"]
    if verb == READY:
        return say["button.bets_made" if me.bets else "button.no_bet"]
    if verb == DISCARD:
        return say["button.discard"].format(power=amount(POWER_LIMIT, "power", texts))
    if verb == TRADE:
        return say["button.trade"].format(**_trade(texts))
    if not me.hand:
        return say["button.table"]
    if verb == PLAY:
        return _play_button(me.hand, action, texts)
    card = me.hand[place_in(action)]
    name = card_name(card.card, texts)
    if verb in {BET, BET_OWN}:
        key = "button.bet" if verb == BET else "button.bet_own"
        return say[key].format(card=name, vp=amount(STAKE, "vp", texts))
    if verb == TAKE_BACK:
        kind = kind_name(card.slots[other_in(action)], texts)
        return say["button.take_back"].format(kind=kind, card=name)
    if verb == SLEEVE:
        return _sleeve_button(card, other_in(action), texts)
    return say["button.table"]


def _trade(texts: Texts) -> dict[str, str]:
    return {"power": amount(TRADE_POWER, "power", texts), "vp": amount(1, "vp", texts)}


def _sleeve_button(card: Card, kind: int, texts: Texts) -> str:
    say = SENTENCES[texts.language]
    value = value_with(card, kind)
    return say["button.sleeve"].format(
        kind=kind_name(kind, texts),
        card=card_name(card.card, texts),
        worth=say["button.worth"].format(value=signed(value)) if value != card.value else "",
    )


def value_with(card: Card, kind: int) -> int:
    """Tell what a card would be worth with one advancement more (CH-11)."""
    row = ADVANCEMENTS[kind]
    return card.value + row.modifier if row.aura is None else card.value - card.base + row.aura


def _play_button(hand: Sequence[Card], action: int, texts: Texts) -> str:
    say = SENTENCES[texts.language]
    places, active = played_places(action), active_places(action)
    cards = [card for place, card in enumerate(hand) if places >> place & 1]
    working = [card for place, card in enumerate(hand) if active >> place & 1]
    asleep = sum(1 for card in cards if card not in working and ability(card) != NO_ABILITY)
    price = _price_of_play(working, asleep, texts)
    if any(ability(card) == ASCEND for card in working):
        return say["button.form"].format(card=card_name(cards[0].card, texts), price=price)
    kinds = dict.fromkeys(card.slots[YELLOW] for card in working)
    helpers = joined([kind_name(kind, texts) for kind in kinds], texts)
    own = next(card for card in cards if not (card in working and ability(card) == WILD))
    count = len(cards) + sum(1 for card in working if ability(card) == DOUBLE)
    text = say["button.one" if count == 1 else "button.many"].format(
        number=number_word(count, texts),
        value=signed(own.value),
        helpers=say["button.with"].format(kinds=helpers) if helpers else "",
        price=price,
    )
    return text[0].upper() + text[1:]


def _price_of_play(working: Sequence[Card], asleep: int, texts: Texts) -> str:
    """Word the power that a play costs and brings."""
    say = SENTENCES[texts.language]
    cost = sum(ADVANCEMENTS[card.slots[YELLOW]].cost for card in working)
    paid, gained = amount(cost, "power", texts), amount(asleep, "power", texts)
    if cost and asleep:
        return say["button.both"].format(paid=paid, gained=asleep)
    if cost:
        return say["button.price"].format(power=paid)
    return say["button.gain"].format(power=gained) if asleep else ""


def status(view: HeroesView, names: Sequence[str], texts: Texts) -> str:
    """Say what is to be done now, and by whom."""
    say = SENTENCES[texts.language]
    if view.to_move == OVER:
        return say["status.over"]
    if view.to_move == TABLE:
        seat = view.scorer if view.phase == "scoring" else max(view.last, 0)
        return say[f"status.{view.phase}"].format(name=names[seat])
    name, me = names[view.to_move], view.players[view.to_move]
    if view.phase == "betting":
        return say["status.betting_more" if me.bets else "status.betting"].format(name=name)
    if view.phase == "ending":
        key = "status.too_much" if me.power > POWER_LIMIT else "status.may_trade"
        trade = _trade(texts)
        return say[key].format(name=name, trade=trade["power"], vp=trade["vp"], limit=POWER_LIMIT)
    key = "status.lead" if view.last < 0 else "status.follow"
    return say[key].format(name=name, need=need(view, texts))


def reason(reason: Reason, texts: Texts) -> str:
    """Say why something can't be done now."""
    facts = {name: _fact(name, fact, texts) for name, fact in reason.facts.items()}
    needed = reason.facts.get("needed")
    cards = amount(needed, "card", texts) if isinstance(needed, int) else ""
    return SENTENCES[texts.language][f"why.{reason.code}"].format(cards=cards, **facts)


def _fact(name: str, fact: Fact, texts: Texts) -> str:
    if isinstance(fact, tuple):
        return joined([signed(value) for value in fact], texts)
    if isinstance(fact, str):
        return fact
    if name == "card":
        return card_name(fact, texts)
    if name == "kind":
        return kind_name(fact, texts)
    if name == "gem":
        return gem_name(fact, texts)
    return signed(fact)


# The result


def scores(view: HeroesView, texts: Texts) -> list[tuple[str, tuple[str, ...]]]:
    """Tell the score in detail: a row each, one value a seat; VP that were staked and not won are off."""
    say = SENTENCES[texts.language]
    rows = {
        "vp": [signed(player.vp - player.staked) for player in view.players],
        "staked": [signed(player.staked) for player in view.players],
        "place": [_placed(player.place, texts) for player in view.players],
        "cards": [signed(player.cards) for player in view.players],
        "power": [signed(player.power) for player in view.players],
        "unused": [signed(player.advancements) for player in view.players],
    }
    if not any(player.staked for player in view.players):
        del rows["staked"]
    return [(say[f"score.{key}"], tuple(values)) for key, values in rows.items()]


def _placed(place: int, texts: Texts) -> str:
    say = SENTENCES[texts.language]
    return say["place"].format(place=place) if place else say["no_place"]


def ending(view: HeroesView, names: Sequence[str], texts: Texts) -> str:
    """Say why the winner won: the goal and a round, the most VP after six rounds, or sudden death."""
    winner = view.players[view.winner]
    key = "ending.goal"
    if view.phase == "judging":
        key = "ending.most"
    elif view.round > ROUNDS:
        key = "ending.sudden"
    elif winner.vp - STAKE * len(winner.bets) < view.goal:
        key = "ending.bet"  # the VP won with bets count at once (CH-34)
    return SENTENCES[texts.language][key].format(
        name=names[view.winner],
        goal=view.goal,
        round=view.round,
        rounds=ROUNDS,
        vp=amount(winner.vp, "vp", texts),
    )


# Options


def option_label(name: str, texts: Texts) -> str:
    """Name an option."""
    return SENTENCES[texts.language][f"option.{name}"]


def option_value(name: str, value: object, texts: Texts) -> str:
    """Name a value of an option."""
    return SENTENCES[texts.language][f"option.{name}.value"].format(value=value)
