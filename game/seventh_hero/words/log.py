"""What happened at the table of Seventh Hero in a sentence or two: the log's lines, told from events alone.

Which hero was sent, shown or drawn stands in an event as far as those who read may know it, else None.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.seventh_hero.rules.cards import (
    CHIEFTAIN,
    ORACLE,
    OUTCAST,
    SHIELD_MAIDEN,
    TALE_WEAVER,
    WINNING,
    WYRMSLAYER,
)
from game.seventh_hero.rules.events import (
    HAND,
    PILE,
    Asked,
    Blocked,
    Cancelled,
    Dealt,
    Declared,
    Drew,
    Eliminated,
    LastTurn,
    Left,
    Looked,
    NobodySent,
    Passed,
    QuestLifted,
    QuestSet,
    Readied,
    Recruited,
    Sent,
    Slain,
    StayedHome,
    TurnEnded,
    Used,
)
from game.seventh_hero.words.naming import hero_name, needed, the_card, the_hero, whose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.events import Event
    from game.texts.texts import Texts


def tell(events: Sequence[Event], names: Sequence[str], texts: Texts) -> str:
    """Say what a step came to; "" for what needs no word.

    A use is told as one that is tried only while others may still cancel it; else what comes of it is told.
    """
    told = [
        sentence
        for event in events
        if (event is events[-1] or not isinstance(event, Used)) and (sentence := _word(event, names, texts))
    ]
    return " ".join(told)


def _word(event: Event, names: Sequence[str], texts: Texts) -> str:
    return (
        _wandering(event, names, texts)
        or _settling(event, names, texts)
        or _ability(event, names, texts)
        or _table(event, names, texts)
    )


def _card(number: int | None, texts: Texts) -> str:
    """Name a card, or nothing where it is a secret."""
    return the_card(number, texts) if number else ""


# The wanderer


def _wandering(event: Event, names: Sequence[str], texts: Texts) -> str:
    """Tell what a leader or holder does (SH-5 to SH-12)."""
    match event:
        case Sent():
            return texts(
                f"event-{_sending(event)}",
                name=names[event.seat],
                next=names[event.to],
                card=_card(event.card, texts),
            )
        case Passed():
            return texts(f"event-{_passing(event)}", name=names[event.seat], next=names[event.to])
        case Asked():
            return texts(
                "event-hint" if event.card is None else "event-hint_own",
                name=names[event.seat],
                leader=names[event.leader],
                card=_card(event.card, texts),
                equal="yes" if event.equal else "no",
            )
        case Declared():
            return texts("event-recruit", name=names[event.seat])
        case StayedHome():
            return texts("event-stays")
        case NobodySent():
            return texts("event-none")
    return ""


def _sending(event: Sent) -> str:
    """Choose the sentence for a hero that sets out: which, only those read who know it."""
    if event.source == PILE:
        return "blind"
    if event.source == HAND:
        return "send_own" if event.card is not None else "send_free" if event.free else "send"
    return "send_bare" if event.bare else "send_party"


def _passing(event: Passed) -> str:
    if event.blocked:
        return "bar_leader" if event.seat == event.leader else "bar"
    return "move_home" if event.home else "move_on"


def _settling(event: Event, names: Sequence[str], texts: Texts) -> str:
    """Tell who the wanderer was, or why it leaves (SH-10, SH-20, SH-27)."""
    match event:
        case Recruited():
            key = "event-sixth" if event.heroes == WINNING else "event-joins"
        case Eliminated():
            key = "event-double"
        case Left():
            kind = "leave_all" if event.everyone else "leave"
            key = f"event-{kind}_open" if event.openly else f"event-{kind}"
            return texts(key, name=names[event.seat], card=_card(event.card, texts) if event.openly else "")
        case _:
            return ""
    return texts(key, name=names[event.seat], card=the_card(event.card, texts), count=event.heroes)


# Abilities


def _ability(event: Event, names: Sequence[str], texts: Texts) -> str:
    """Tell of a use that may still be cancelled, and of what one has done (SH-15 to SH-26)."""
    name = names[event.seat]
    match event:
        case Used():
            return _trying(event, names, texts)
        case Cancelled():
            hero = whose(event.hero, names[event.whose], texts)
            return texts(f"done-{SHIELD_MAIDEN}", name=name, hero=hero)
        case Slain():
            return texts(f"done-{WYRMSLAYER}", name=name, card=the_card(event.card, texts))
        case Readied():
            return texts(f"done-{CHIEFTAIN}", name=name, hero=the_hero(event.hero, texts))
        case Blocked():
            key = f"done-{OUTCAST}-sent" if event.leaving else f"done-{OUTCAST}"
            return texts(key, name=name, target=names[event.target])
        case Looked():
            key = f"done-{ORACLE}" if event.card is None else f"done-{ORACLE}-own"
            return texts(key, name=name, card=_card(event.card, texts))
        case QuestLifted():
            return texts(f"done-{TALE_WEAVER}", name=name, target=names[event.leader])
        case Drew():
            return _drawing(event, name, texts)
    return ""


def _trying(event: Used, names: Sequence[str], texts: Texts) -> str:
    """Word a use that waits for replies."""
    facts = {"name": names[event.seat]}
    if event.hero == SHIELD_MAIDEN:
        facts["hero"] = whose(event.at, names[event.target], texts)
    elif event.hero == CHIEFTAIN:
        facts["hero"] = the_hero(event.at, texts)
    elif event.hero in {OUTCAST, TALE_WEAVER}:
        facts["target"] = names[event.target]
    key = f"try-{event.hero}-sent" if event.leaving else f"try-{event.hero}"
    return texts(key, **facts)


def _drawing(event: Drew, name: str, texts: Texts) -> str:
    """Tell what a Forest Strider drew; others than its owner hear only how many."""
    seen = [the_card(number, texts) for number in event.cards if number is not None]
    known = seen and len(seen) == len(event.cards)
    return texts(
        "done-7-own" if known else "done-7", name=name, count=len(event.cards), hand=texts.join(seen)
    )


# The table's own steps


def _table(event: Event, names: Sequence[str], texts: Texts) -> str:
    """Tell what nobody decided (SH-2 to SH-4, SH-11, SH-28)."""
    match event:
        case Dealt():
            return texts("event-deal", name=names[event.leader])
        case QuestSet():
            asked = needed(event.hero, event.fits, texts)
            return texts("event-quest", name=names[event.seat], need=asked, hero=hero_name(event.hero, texts))
        case LastTurn():
            return texts("event-last_turn")
        case TurnEnded():
            return _ending(event, names, texts)
    return ""


def _ending(event: TurnEnded, names: Sequence[str], texts: Texts) -> str:
    """Tell who draws and who is next; that the pile is empty ends the game (SH-28)."""
    name = names[event.seat]
    if event.next < 0:
        return texts("event-draw_last" if event.drew else "event-end", name=name)
    key = "event-draw" if event.card is None else "event-draw_own"
    return texts(key, name=name, next=names[event.next], card=_card(event.card, texts))
