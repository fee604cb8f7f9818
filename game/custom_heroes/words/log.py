"""What happened at the table of Custom Heroes, told to one seat: the log's lines.

All is worded from events as a seat may know them. What comes with an event, such as an ability at work,
follows in sentences of its own.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from game.custom_heroes.rules import events as happened
from game.custom_heroes.rules.cards import DOUBLE, REVERSE, ROUNDS, STAKE, TRADE, TRICK_POINT, WILD, YELLOW
from game.custom_heroes.rules.reasons import ability
from game.custom_heroes.words.naming import amount, card_name, kind_name, play_name, signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.events import Event
    from game.texts.texts import Texts

WINNING: Final = {
    "goal": "event-wins",
    "bet": "event-wins_bet",
    "sudden": "event-wins_last",
    "most": "event-judge_won",
}


def tell(events: Sequence[Event], names: Sequence[str], texts: Texts) -> str:
    """Say what a step came to: what was done, then what comes of it; "" for what needs no words."""
    fell = any(isinstance(event, happened.FellBack) for event in events)  # who did has not reached the goal
    told = []
    for event in events:
        told += [_told(event, names, texts), "" if fell else _goal(event, texts)]
    return " ".join(filter(None, told))


def _told(event: Event, names: Sequence[str], texts: Texts) -> str:
    name = names[event.seat]
    match event:
        case happened.Played():
            return _playing(event, names, texts)
        case happened.TrickWon():
            return _trick_won(event, names, texts)
        case happened.Scored():
            return _scoring(event, name, texts)
        case happened.Dealt():
            return _dealing(event, names, texts)
        case happened.Finalists():
            return texts("event-judge", finalists=_people(event.playing, names, texts))
        case happened.Sleeved():
            return _sleeving(event, name, texts)
        case happened.Bet():
            return texts("event-bet", name=name, stake=STAKE, card=card_name(event.card.card, texts))
        case happened.BetsMade():
            return texts("event-bets_made" if event.bets else "event-no_bet", name=name)
        case happened.Victory():
            return texts(WINNING[event.how], name=name, vp=event.vp)
        case _:
            return _of_one(event, name, texts)


def _of_one(event: Event, name: str, texts: Texts) -> str:
    """Word what needs no more than one name and a number."""
    match event:
        case happened.Passed():
            return texts("event-pass", name=name)
        case happened.Kept():
            return texts("event-keep", name=name)
        case happened.Discarded():
            return texts("event-discard", name=name, power=event.power)
        case happened.Traded():
            return texts("event-trade", name=name, power=TRADE)
        case happened.FellBack():
            return texts("event-cut", name=name, vp=event.vp)
        case _:
            return ""


def _goal(event: Event, texts: Texts) -> str:
    """Say that a seat has just reached the VP to win with, if it has."""
    if isinstance(event, happened.Traded | happened.TrickWon | happened.Scored) and event.reached:
        return texts("event-goal", vp=event.vp)
    return ""


def _people(seats: Sequence[int], names: Sequence[str], texts: Texts) -> str:
    return texts.people(names[seat] for seat in seats)


# A seat's decisions


def _sleeving(event: happened.Sleeved, name: str, texts: Texts) -> str:
    if event.kind is None or event.card is None:
        return texts("event-take_back" if event.back else "event-sleeve", name=name)
    value = event.card.value
    return texts(
        "event-take_back_own" if event.back else "event-sleeve_own",
        name=name,
        kind=kind_name(event.kind, texts),
        card=card_name(event.card.card, texts),
        value="same" if value == event.was else signed(value),
    )


def _playing(event: happened.Played, names: Sequence[str], texts: Texts) -> str:
    told = texts(
        f"event-{opening(event)}",
        name=names[event.seat],
        set=play_name(event.play, texts),
        card=card_name(event.play.cards[0].card, texts),
    )
    return " ".join([told, *_notes(event, texts), *_tails(event, names, texts)])


def opening(event: happened.Played) -> str:
    """Name what a set does to the trick: lead, match, top, under, form, form_too."""
    if event.play.ascended:
        return "form_too" if event.was_ascended else "form"
    if event.led:
        return "lead"
    if event.play.value == event.beaten:
        return "match"
    return "under" if event.was_falling else "top"


def _notes(event: happened.Played, texts: Texts) -> list[str]:
    """Say what is special about a set: abilities at work, advancements shown for the first time."""
    notes, fresh, play = [], [], event.play
    keys = {DOUBLE: "note-double", WILD: "note-wild", TRICK_POINT: "note-trick_point"}
    for card, on, kinds in zip(play.cards, play.active, event.fresh, strict=True):
        fresh += [kind for kind in kinds if not (on and kind == card.slots[YELLOW])]  # told of anyway
        key = keys.get(ability(card)) if on else None
        if key:
            notes.append(texts(key, kind=kind_name(card.slots[YELLOW], texts), value=signed(play.value)))
    if fresh:
        notes.append(texts("note-fresh", kinds=_kinds(fresh, texts)))
    if event.power:
        notes.append(texts("note-power", power=event.power))
    return list(dict.fromkeys(notes))


def _kinds(fresh: Sequence[int], texts: Texts) -> str:
    """List kinds of advancements, each once: "Soap Bubble and 2 × Wet Carp"."""
    counts = Counter(fresh)
    return texts.join(
        kind_name(kind, texts)
        if count == 1
        else texts("note-fresh_many", count=count, kind=kind_name(kind, texts))
        for kind, count in counts.items()
    )


def _tails(event: happened.Played, names: Sequence[str], texts: Texts) -> list[str]:
    """Say what follows from a set: for the trick, for the next seat, for the hand."""
    play = event.play
    tails = []
    if play.ascended and not event.was_ascended:
        tails.append(texts("tail-form"))
    if event.falling != event.was_falling:
        at_work = [card for card, on in zip(play.cards, play.active, strict=True) if on]
        kind = next(card.slots[YELLOW] for card in at_work if ability(card) == REVERSE)
        key = "tail-falling" if event.falling else "tail-rising"
        tails.append(texts(key, kind=kind_name(kind, texts)))
    if event.left == 1:
        tails.append(texts("tail-left", name=names[event.seat]))
    if event.skipped >= 0:
        tails.append(texts("tail-skip", name=names[event.skipped]))
    return tails


# What the table settles


def _dealing(event: happened.Dealt, names: Sequence[str], texts: Texts) -> str:
    key = "event-deal" if event.round <= ROUNDS else "event-deal_last"
    finalists = _people(event.playing, names, texts)
    facts = {"round": event.round, "cards": event.cards, "finalists": finalists}
    return texts(key, leader=names[event.seat], **facts)


def _trick_won(event: happened.TrickWon, names: Sequence[str], texts: Texts) -> str:
    key = "event-sweep" if event.leader == event.seat else "event-sweep_out"
    told = [texts(key, name=names[event.seat], vp=event.gained, leader=names[event.leader])]
    for one in event.lost:
        kinds = texts.join(kind_name(kind, texts) for kind in one.kinds)
        told.append(texts("event-lost", kinds=kinds, name=names[one.seat]))
    return " ".join(told)


def _scoring(event: happened.Scored, name: str, texts: Texts) -> str:
    """Tell a seat's place and what it brings: its bets first, then the reward (CH-32 to CH-36)."""
    gains = {"vp": event.gained, "power": event.power, "advancement": event.advancements}
    told = texts(
        "event-score_last" if event.last else "event-score",
        name=name,
        place=event.place,
        cards=event.cards,
        gains=texts.join(amount(count, unit, texts) for unit, count in gains.items() if count),
    )
    if not event.bets:
        return told
    key = "event-bet_won" if event.bets > 0 else "event-bet_lost"
    return f"{texts(key, name=name, vp=abs(event.bets))} {told}"
