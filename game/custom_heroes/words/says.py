"""What Custom Heroes says: buttons, what is to be done, why not, the result.

All is worded from views, so nothing can be said that the person looking may not know. The log's sentences
are in `log`, those about pieces in `tooltips`, the names of things in `naming`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.custom_heroes.rules import actions as do
from game.custom_heroes.rules.advancements import GEMS
from game.custom_heroes.rules.cards import POWER_LIMIT, ROUNDS, STAKE, TRADE, YELLOW
from game.custom_heroes.words import log
from game.custom_heroes.words.naming import card_name, kind_name, signed
from game.custom_heroes.words.outcomes import outcome_of, value_with
from game.custom_heroes.words.tooltips import need
from game.engine.contract import OVER, TABLE
from game.texts.stock import WORDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.custom_heroes.rules.view import Card, HeroesView
    from game.engine.errors import Fact, Reason
    from game.texts.texts import Texts

blurb = WORDS.blurb
option_label = WORDS.option_label
tell = log.tell

PLAIN: Final = {
    int(do.PASS): "button-pass",
    int(do.KEEP): "button-keep",
    int(do.DISCARD): "button-discard",
    int(do.TRADE): "button-trade",
}
WITH_A_CARD: Final = {
    int(do.BET): "button-bet",
    int(do.BET_OWN): "button-bet_own",
    int(do.SLEEVE): "button-sleeve",
    int(do.TAKE_BACK): "button-take_back",
}


# Buttons and what is to be done


def button(view: HeroesView, action: int, texts: Texts) -> str:
    """Word an action for its button, for the seat that is to move."""
    verb, me = action & do.VERB, view.players[view.to_move]
    if verb in PLAIN:
        return texts(PLAIN[verb], limit=POWER_LIMIT, power=TRADE)
    if verb == do.READY:
        return texts("button-bets_made" if me.bets else "button-no_bet")
    if me.hand and verb == do.PLAY:
        return _play_button(view, me.hand, action, texts)
    if me.hand and verb in WITH_A_CARD:
        return _card_button(me.hand[do.place_in(action)], action, texts)
    return texts("button-table")


def _card_button(card: Card, action: int, texts: Texts) -> str:
    """Word what is done with one card of the hand that stays there, or lies open for a bet."""
    verb, kind = action & do.VERB, do.other_in(action)
    value = value_with(card, kind) if verb == do.SLEEVE else card.value
    return texts(
        WITH_A_CARD[verb],
        card=card_name(card.card, texts),
        kind=kind_name(card.slots[kind] if verb == do.TAKE_BACK else kind, texts),
        stake=STAKE,
        value="same" if value == card.value else signed(value),
    )


def _play_button(view: HeroesView, hand: tuple[Card, ...], action: int, texts: Texts) -> str:
    play = outcome_of(view, hand, action)
    working = [card.slots[YELLOW] for card, on in zip(play.cards, play.active, strict=True) if on]
    text = texts(
        "button-form" if play.ascended else "button-play",
        card=card_name(play.cards[0].card, texts),
        count=play.size,
        value=signed(play.value),
        kinds=texts.join(kind_name(kind, texts) for kind in dict.fromkeys(working)) or "none",
    )
    price = texts("button-price", cost=play.cost, gain=play.gain) if play.cost or play.gain else ""
    return f"{text} {price}".rstrip()


def status(view: HeroesView, names: Sequence[str], texts: Texts) -> str:
    """Say what is to be done now, and by whom."""
    if view.to_move == OVER:
        return texts("status-over")
    if view.to_move == TABLE:
        seat = view.scorer if view.phase == "scoring" else max(view.last, 0)
        return texts(f"status-{view.phase}", name=names[seat])
    return asked("status", view, texts, names[view.to_move])


def asked(kind: str, view: HeroesView, texts: Texts, name: str = "") -> str:
    """Say what a seat is asked: whether to bet, what to do with much power, or what to play.

    `kind` is the first word of the texts: "status" tells of the seat called `name`, "prompt" asks it.
    """
    me = view.players[view.to_move]
    key = "lead" if view.last < 0 else "follow"
    if view.phase == "betting":
        key = "betting_more" if me.bets else "betting"
    elif view.phase == "ending":
        key = "too_much" if me.power > POWER_LIMIT else "may_trade"
    return texts(f"{kind}-{key}", name=name, need=need(view, texts), power=TRADE, limit=POWER_LIMIT)


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
    bet = winner.vp - STAKE * len(winner.bets) < view.goal  # the VP won with bets count at once (CH-34)
    key = "bet" if bet else "goal"
    if view.phase == "judging":
        key = "most"
    elif view.round > ROUNDS:
        key = "sudden"
    return texts(f"ending-{key}", name=names[view.winner], round=view.round, rounds=ROUNDS, vp=winner.vp)


def option_value(name: str, value: object, texts: Texts) -> str:
    """Name a value of an option."""
    return texts(f"option-{name}-value", value=value)
