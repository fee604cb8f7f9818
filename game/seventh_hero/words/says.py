"""What Seventh Hero says: buttons, what is to be done, why not, the result; in English and German.

All is worded from views, so nothing can be said that the person looking may not know. The log's sentences
are in `log`, those about pieces in `tooltips`, the names of things in `naming`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.contract import OVER, TABLE
from game.seventh_hero.rules import actions
from game.seventh_hero.rules.cards import OUTCAST, TALE_WEAVER, WINNING
from game.seventh_hero.rules.pieces import LAPS, RULED_OUT
from game.seventh_hero.words.facts import facts_of_use
from game.seventh_hero.words.log import tell
from game.seventh_hero.words.naming import (
    card_name,
    hero_name,
    met_by,
    numbers,
    quest_words,
    the_card,
)
from game.texts.texts import YOU

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.errors import Fact, Reason
    from game.seventh_hero.rules.view import SeatView, SeventhView
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


# Buttons


def button(view: SeventhView, action: int, names: Sequence[str], texts: Texts) -> str:
    """Word an action for its button, for the seat that is to move; others have none to press."""
    if action == actions.MOVE_ON:
        following = (view.holder + 1) % view.seats
        key = "button-move_home" if following == view.leader else "button-move_on"
        return texts(key, next=names[following])
    if actions.USE <= action < actions.DEAL:
        return _use_button(view, action, names, texts)
    return _capital(_plain_button(view, action, names, texts))


def _plain_button(view: SeventhView, action: int, names: Sequence[str], texts: Texts) -> str:
    """Word what is no ability."""
    if action == actions.DECLINE:
        return texts("button-let" if view.phase == "replying" else "button-nothing")
    if action == actions.CANCEL:
        return texts("button-cancel", **facts_of_use(view, action, view.stack, names, texts))
    if action == actions.SEND_BLIND:
        return texts("button-send_blind")
    if action < actions.SEND:
        return _recruit_button(view, texts)
    if action >= actions.DEAL:
        return texts("button-table")
    number = action % 10
    if action >= actions.HINT:
        return texts("button-hint", card=card_name(number, texts))
    return texts(
        "button-send" if action < actions.SEND_PARTY else "button-send_party", card=the_card(number, texts)
    )


def _capital(text: str) -> str:
    """Begin a sentence with a capital letter."""
    return text[0].upper() + text[1:]


def _recruit_button(view: SeventhView, texts: Texts) -> str:
    if view.number is None:
        return texts("button-recruit")
    double = any(hero.number == view.number for hero in view.players[view.holder].party)
    key = "button-recruit_double" if double else "button-recruit_known"
    return texts(key, card=the_card(view.number, texts))


def _use_button(view: SeventhView, action: int, names: Sequence[str], texts: Texts) -> str:
    hero = actions.hero_of(action)
    own = "-self" if hero == TALE_WEAVER and view.to_move == view.leader else ""
    return texts(f"button-use-{hero}{own}", **facts_of_use(view, action, view.stack, names, texts))


# What is to be done


def status(view: SeventhView, names: Sequence[str], texts: Texts) -> str:
    """Say what is to be done now, and by whom; windows of abilities ask in passing."""
    facts = {"leader": names[view.leader], "holder": names[max(view.holder, 0)]}
    if view.to_move == OVER:
        return texts("status-over")
    if view.to_move == TABLE:
        return texts(f"status-{view.phase}", **facts)
    facts["name"] = names[view.to_move]
    if view.to_move == view.leader:
        facts["leader"] = YOU
    if view.phase == "asking":
        return texts(f"status-{_window(view)}", **facts)
    if view.phase == "replying":
        cancelling = facts_of_use(view, int(actions.CANCEL), view.stack, names, texts)
        return texts("status-replying", **facts, hero=cancelling["hero"])
    if view.phase == "sending":
        facts["quest"] = quest_words(view.quest, view.seats, texts, free=view.free)
        key = "status-sending_party" if from_party(view) else "status-sending"
        return texts("status-farewell" if _outcast_may_bar(view) else key, **facts)
    answers = view.players[view.leader].knows and not view.openly
    hints = answers and view.players[view.holder].cards > 1
    return texts("status-holding_hint" if hints else "status-holding", **facts)


def _window(view: SeventhView) -> str:
    """Name the window of abilities, and where the wanderer arrived what will become of it."""
    if view.window in {"quest", "settled"}:
        return view.window
    if view.players[view.holder].barred:
        gone = view.holder == view.leader and view.laps >= LAPS
        return "going" if gone or all(player.barred for player in view.players) else "barred"
    return "home" if view.window == "arrived" and view.holder == view.leader else view.window


def from_party(view: SeventhView) -> bool:
    """Tell whether the leader has to send a hero of its party, as all see by what was ruled out (SH-6)."""
    leader = view.players[view.leader]
    if view.free and leader.cards:
        return False
    return not leader.cards or bool(leader.past and leader.past[-1] >= RULED_OUT)


def _outcast_may_bar(view: SeventhView) -> bool:
    """Tell whether an Outcast about to be sent can be used before, as all see it (SH-24)."""
    open_to_it = sum(not player.barred for player in view.players) > 1  # but the leader
    if not from_party(view) or not open_to_it:
        return False
    fits = view.free or OUTCAST in met_by(view.quest, view.seats)
    return fits and any(hero.number == OUTCAST and hero.ready for hero in view.players[view.leader].party)


# Why not


def reason(reason: Reason, texts: Texts) -> str:
    """Say why something can't be done now."""
    facts: dict[str, Fact] = {}
    for name, fact in reason.facts.items():
        if isinstance(fact, tuple):
            facts[name] = numbers(fact, texts)
        elif isinstance(fact, int) and name in {"hero", "number"}:
            facts |= {"card": card_name(fact, texts), "hero": hero_name(fact, texts)}
    return texts(f"why-{reason.code}", **facts)


# The result


def scores(view: SeventhView, texts: Texts) -> list[tuple[str, tuple[str, ...]]]:
    """Tell the score in detail: a row each, in the order in which ties are broken (SH-28, SH-29)."""
    rows = {
        "heroes": [heroes(player) for player in view.players],
        "eliminated": [2 * len(player.eliminated) for player in view.players],
        "sum": [total(player) for player in view.players],
    }
    return [(texts(f"score-{key}"), tuple(str(value) for value in values)) for key, values in rows.items()]


def standing(view: SeventhView, texts: Texts) -> tuple[str, tuple[int, ...]]:
    """Return what decides the match, by the name it has among the scores, and how much each seat has."""
    return texts("score-heroes"), tuple(heroes(player) for player in view.players)


def heroes(player: SeatView) -> int:
    """Count the heroes of a party."""
    return len(player.party)


def total(player: SeatView) -> int:
    """Add the numbers of a party."""
    return sum(hero.number for hero in player.party)


def ending(view: SeventhView, names: Sequence[str], texts: Texts) -> str:
    """Say why the winner won: six heroes, the most, or by which tie-break (SH-27 to SH-29)."""
    winners = [seat for seat, place in enumerate(view.places) if place == 1]
    best = view.players[winners[0]]
    rivals = [
        player
        for seat, player in enumerate(view.players)
        if seat != winners[0] and heroes(player) == heroes(best)
    ]
    key = "ending-fewer"
    if heroes(best) == WINNING:
        key = "ending-six"
    elif not rivals:
        key = "ending-most"
    elif len(winners) > 1:
        key = "ending-shared"
    elif any(len(player.eliminated) == len(best.eliminated) for player in rivals):
        key = "ending-sum"
    return texts(
        key,
        name=names[winners[0]],
        names=texts.people([names[seat] for seat in winners]),
        count=heroes(best),
        sum=total(best),
    )


# Options


def option_label(name: str, texts: Texts) -> str:
    """Name an option."""
    return texts(f"option-{name}")


def option_value(name: str, value: object, texts: Texts) -> str:
    """Name a value of an option."""
    if isinstance(value, int):
        return texts(f"option-{name}-value", value=value)
    key = "random" if value == "random" else "seat"
    return texts(f"option-{name}-{key}", value=value)
