"""What happened at the table of Seventh Hero in a sentence or two: the log's lines, told from events alone.

Which hero was sent, shown or drawn stands in an event as far as those who read may know it, else None.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.seventh_hero.rules import events as happened
from game.seventh_hero.rules.cards import WINNING
from game.seventh_hero.words.facts import facts_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from game.engine.events import Event
    from game.texts.texts import Texts


def tell(events: Sequence[Event], names: Sequence[str], texts: Texts) -> str:
    """Say what a step came to; "" for what needs no word.

    A use is told as one that is tried only while others may still cancel it; else what comes of it is told.
    """
    told = [
        texts(key, **facts_of(event, names, texts))
        for event in events
        if (event is events[-1] or not isinstance(event, happened.Used)) and (key := _key(event))
    ]
    return " ".join(told)


def _key(event: Event) -> str:
    """Name the sentence for an event; "" for one that needs none."""
    key = KEYS.get(type(event), "")
    return key if isinstance(key, str) else key(event)


def _done(event: Event) -> str:
    """Choose the sentence for an ability that worked; who may, reads its cards (SH-15 to SH-26)."""
    key = f"done-{happened.ABILITY[type(event)]}"
    match event:
        case happened.Blocked() if event.leaving:
            return f"{key}-sent"
        case happened.Looked() if event.card:
            return f"{key}-own"
        case happened.Drew() if event.cards and all(event.cards):
            return f"{key}-own"
    return key


def _sending(event: happened.Sent) -> str:
    """Choose the sentence for a hero that sets out: which, only those read who know it."""
    if event.source == happened.PILE:
        return "event-blind"
    if event.source == happened.HAND:
        return "event-send_own" if event.card else "event-send_free" if event.free else "event-send"
    return "event-send_bare" if event.bare else "event-send_party"


def _passing(event: happened.Passed) -> str:
    if event.blocked:
        return "event-bar_leader" if event.seat == event.leader else "event-bar"
    return "event-move_home" if event.home else "event-move_on"


def _leaving(event: happened.Left) -> str:
    key = "event-leave_all" if event.everyone else "event-leave"
    return f"{key}_open" if event.openly else key


def _ending(event: happened.TurnEnded) -> str:
    """Choose the sentence for who draws and who is next; that the pile is empty ends the game (SH-28)."""
    if event.next < 0:
        return "event-draw_last" if event.drew else "event-end"
    return "event-draw_own" if event.card else "event-draw"


def _trying(event: happened.Used) -> str:
    return f"try-{event.hero}-sent" if event.leaving else f"try-{event.hero}"


KEYS: Final[Mapping[type[Event], str | Callable[..., str]]] = {
    happened.Dealt: "event-deal",
    happened.QuestSet: "event-quest",
    happened.LastTurn: "event-last_turn",
    happened.Sent: _sending,
    happened.StayedHome: "event-stays",
    happened.NobodySent: "event-none",
    happened.Passed: _passing,
    happened.Asked: lambda event: "event-hint_own" if event.card else "event-hint",
    happened.Declared: "event-recruit",
    happened.Recruited: lambda event: "event-sixth" if event.heroes == WINNING else "event-joins",
    happened.Eliminated: "event-double",
    happened.Left: _leaving,
    happened.TurnEnded: _ending,
    happened.Used: _trying,
    **dict.fromkeys(happened.ABILITY, _done),
}
