"""What Dust Collectorz says: buttons, what is to be done, why not, the result; in English and German.

All is worded from views, so nothing can be said that the person looking may not know. The log's sentences
are in `log`, those about pieces in `tooltips`, the names of things in `naming`, refusals in `refusals`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules import actions as do
from game.dust_collectorz.rules.battle import laying
from game.dust_collectorz.rules.battle.seen import foe, seen, side, team
from game.dust_collectorz.rules.cards.cards import PRESETS
from game.dust_collectorz.rules.cards.decks import ANY, RANDOM
from game.dust_collectorz.rules.cards.facts import POINTS, TRIBE, stronger, weaker
from game.dust_collectorz.rules.pieces import KIND
from game.dust_collectorz.rules.view import hand_of
from game.dust_collectorz.words.log import tell
from game.dust_collectorz.words.naming import (
    ability_name,
    ability_text,
    ability_word,
    capital,
    card_name,
    rank_name,
    ref_name,
    small_stat,
    stat_name,
    stuff,
    tribe_name,
    who,
)
from game.dust_collectorz.words.refusals import breach_text, reason
from game.engine.contract import OVER, TABLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.dust_collectorz.rules.view import DustView
    from game.texts.texts import Texts

__all__ = [
    "ability_name",
    "ability_text",
    "ability_word",
    "blurb",
    "breach_text",
    "button",
    "card_name",
    "deck_name",
    "ending",
    "option_label",
    "option_value",
    "rank_name",
    "reason",
    "scores",
    "stat_name",
    "status",
    "tell",
    "tribe_name",
]


def blurb(texts: Texts) -> str:
    """Say in a few words what the game is."""
    return texts("blurb")


# Buttons

PLAIN: Final = {  # actions that are worded alike wherever they can be done
    do.ATTACK_FIRST: "button-attack_first",
    do.TAKE_ALL_BACK: "button-take_all_back",
    do.HELP: "button-help",
    do.STAND: "button-stand",
    do.DONE: "button-done",
}


def button(view: DustView, action: int, names: Sequence[str], texts: Texts) -> str:
    """Word an action for its button, for the seat that is to move; others have none to press."""
    if action >= do.TABLE_STEPS:
        return texts("button-table")
    if action in PLAIN:
        return texts(PLAIN[action])
    verb, one, _ = do.parts(action)
    if verb in do.OF_REF:
        alone = verb == do.COUNTER and (view.build is None or view.build.primary < 0)
        word = "lay" if alone else do.OF_REF[verb].replace(" ", "_")
        return capital(texts(f"button-{word}", card=ref_name(one, texts)))
    if verb in do.OF_KIND:
        word = "snipe" if verb == do.DESTROY else do.OF_KIND[verb]
        return capital(texts(f"button-{word}", card=card_name(one, texts)))
    if verb in {do.USE_PRIMARY, do.USE_SUPPORT, do.REST_PRIMARY, do.REST_SUPPORT}:
        return _use_button(view, action, texts)
    if verb in {do.ATTACK, do.ANSWER}:
        return _clash_button(view, action, names, texts)
    if verb in {do.CANCEL_PRIMARY, do.CANCEL_SUPPORT}:
        return _cancel_button(view, primary=verb == do.CANCEL_PRIMARY, texts=texts)
    if verb == do.ENOUGH:
        return texts(f"button-enough_{view.phase}")
    if verb == do.SET_ASIDE:
        return texts("button-set_aside", tribe=tribe_name(one, texts))
    if verb == do.BEGIN:
        return texts("button-begin", name=names[one])
    return _defend_button(view, names, texts)


def _defend_button(view: DustView, names: Sequence[str], texts: Texts) -> str:
    """Word DEFEND_FIRST: in a Duel the other attacks, else it is told who."""
    if view.seats == 2:
        return texts("button-defend_first")
    following = (view.to_move + 1) % view.seats
    return texts("button-let_attack", **who(team(view, following, names), texts))


def _use_button(view: DustView, action: int, texts: Texts) -> str:
    """Word the announcement of an ability, its price, or that it rests (DC-11)."""
    build = view.build
    verb, one, price = do.parts(action)
    kind = 0
    if verb == do.USE_SUPPORT:
        kind = one & KIND
    elif build is not None:
        ref = build.supports[build.helper] if verb == do.REST_SUPPORT else build.primary
        kind = ref & KIND
    key = "button-rest" if verb in {do.REST_PRIMARY, do.REST_SUPPORT} else "button-use"
    facts = {"card": card_name(kind, texts), "ability": ability_name(kind, texts)}
    if key == "button-use" and price != do.NOTHING:
        key = "button-use_price"
        facts["price"] = ref_name(price, texts)
    return texts(key, **facts)


def _clash_button(view: DustView, action: int, names: Sequence[str], texts: Texts) -> str:
    """Word an attack or an answer with the value it has so far."""
    verb, one, two = do.parts(action)
    named = verb == do.ATTACK or one > 0
    stat = (one if verb == do.ATTACK else one - 1) if named else view.stat
    facts = {
        "stat": stat_name(stat, texts) if verb == do.ATTACK else small_stat(stat, texts),
        "value": view.build_values[stat] if view.build_values else "",
    }
    if verb == do.ATTACK and two:
        return texts("button-attack_seat", target=names[two - 1], **facts)
    if verb == do.ATTACK:
        return texts("button-attack", **facts)
    return texts("button-answer_stat" if named else "button-answer", **facts)


def _cancel_button(view: DustView, *, primary: bool, texts: Texts) -> str:
    other = foe(view)
    kind = 0
    if other is not None:
        kind = other.primary if primary else other.supports[other.helper]
    return texts("button-cancel", ability=ability_name(kind, texts), card=card_name(kind, texts))


# What is to be done


def status(view: DustView, names: Sequence[str], texts: Texts) -> str:
    """Say what is to be done now, and by whom."""
    if view.to_move == OVER:
        return texts("status-over")
    seat = view.to_move if view.to_move >= 0 else view.attacker
    facts = {"name": names[max(seat, 0)], "leader": names[max(view.leader, 0)]}
    if view.to_move == TABLE:
        return texts(f"status-{view.phase.replace(' ', '_')}", **facts)
    if view.phase == "answering":
        return _status_of_answer(view, facts, texts)
    if view.phase == "playing":
        return _status_of_play(view, facts, texts)
    key = f"status-{view.phase.replace(' ', '_')}"
    if view.phase == "attacking" and view.build is not None and view.build.primary >= 0:
        key = "status-attacking_stat"
    return texts(key, **facts)


def _status_of_answer(view: DustView, facts: dict[str, str], texts: Texts) -> str:
    """Say what a defender may do; who has no legal set is told so, all others read what is asked for."""
    attack, mine = view.attack, view.seat == view.to_move and hand_of(view, view.seat) is not None
    if view.build is not None and view.build.primary >= 0:
        return texts("status-answering_set", **facts)
    allowed = laying.allowed(seen(view)) if mine else ()
    if mine and not allowed:
        helps = laying.may_draw(seen(view))
        return texts("status-helping" if helps else "status-answering_none", **facts)
    if attack is None or attack.primary < 0:
        return texts("status-answering_any", **facts)
    tribe = TRIBE[attack.primary]
    worded = texts.join([tribe_name(one, texts) for one in allowed or (stronger(tribe), weaker(tribe))], "or")
    return texts("status-answering", tribes=worded, stat=small_stat(view.stat, texts), **facts)


def _status_of_play(view: DustView, facts: dict[str, str], texts: Texts) -> str:
    if not view.played:
        return texts("status-playing_any", **facts)
    tribe = stuff(stronger(TRIBE[view.played[-1]]), texts)
    key = "status-playing_more" if view.chained else "status-playing"
    return texts(key, tribe=tribe, **facts)


# The result


def scores(view: DustView, texts: Texts) -> list[tuple[str, tuple[str, ...]]]:
    """Tell the score in detail (DC-22): how many of each sort, the last round, the sum."""
    if view.mode == "young":
        rows = {
            "hand": [player.cards for player in view.players],
            "deck": [player.deck for player in view.players],
        }
        return [(texts(f"score-{key}"), tuple(str(one) for one in values)) for key, values in rows.items()]
    piles = [view.players[side(view, seat)].captured for seat in range(view.seats)]
    low = [sum(POINTS[card & KIND] == 1 for card in pile) for pile in piles]
    high = [sum(POINTS[card & KIND] for card in pile) - few for pile, few in zip(piles, low, strict=True)]
    total = [player.points for player in view.players]
    last = [points - few - more for points, few, more in zip(total, low, high, strict=True)]
    rows = {"points": total, "last": last, "low": low, "high": high, "cards": [len(pile) for pile in piles]}
    return [(texts(f"score-{key}"), tuple(str(one) for one in values)) for key, values in rows.items()]


def standing(view: DustView, texts: Texts) -> tuple[str, tuple[int, ...]]:
    """Return what decides the match, by the name it has among the scores, and how much each seat has."""
    if view.mode == "young":
        return texts("score-hand"), tuple(player.cards for player in view.players)
    return texts("score-points"), tuple(player.points for player in view.players)


def ending(view: DustView, names: Sequence[str], texts: Texts) -> str:
    """Say why the winners won: the most points, or by which tie-break (DC-23, DC-34)."""
    winners = [seat for seat, place in enumerate(view.places) if place == 1]
    if view.mode == "young":
        key, count = _ending_of_young(view, winners)
    else:
        key, count = _ending_of_battle(view, winners)
    return capital(texts(key, **who([names[seat] for seat in winners], texts), count=count))


def _ending_of_battle(view: DustView, winners: list[int]) -> tuple[str, int]:
    count = view.players[winners[0]].points
    level = [seat for seat in range(view.seats) if view.players[seat].points == count]
    team = view.mode == "team"
    if len(winners) > (2 if team else 1):
        return "ending-shared", count
    if len(level) > len(winners):
        return ("ending-team_last" if team else "ending-last"), count
    return "ending-most", count


def _ending_of_young(view: DustView, winners: list[int]) -> tuple[str, int]:
    best = view.players[winners[0]]
    if not best.cards and not best.deck:
        return "ending-out", 0
    level = [seat for seat in range(view.seats) if view.players[seat].cards == best.cards]
    if len(winners) > 1:
        return "ending-fewest_shared", best.cards
    return ("ending-fewest_last" if len(level) > 1 else "ending-fewest"), best.cards


# Options


def option_label(name: str, texts: Texts) -> str:
    """Name an option."""
    if name.startswith("deck"):
        return texts("option-deck", seat=name.removeprefix("deck"))
    return texts(f"option-{name}")


def option_value(name: str, value: object, texts: Texts) -> str:
    """Name a value of an option."""
    if name.startswith("deck"):
        return deck_name(str(value), texts)
    return texts(f"option-{name}-{str(value).replace(' ', '_')}")


def deck_name(text: str, texts: Texts) -> str:
    """Name a deck as an option of a match tells it: a preset's name, or its own."""
    if text in {ANY, RANDOM, *PRESETS}:
        return texts(f"deck-{text}")
    return text.partition(":")[0]
