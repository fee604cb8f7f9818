"""What a seat of Seventh Hero did last, as pictures and few words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.seventh_hero.rules import events as happened
from game.seventh_hero.rules.cards import WINNING
from game.seventh_hero.words.facts import facts_of
from game.seventh_hero.words.naming import the_hero
from game.table.pieces import Face
from game.table.stock.deed import MOST_PICTURES, Deed, Picture

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.engine.events import Event
    from game.table.contract import Setting

CARD: Final = 5 / 7  # width by height
UPPER: Final = 0.62  # of a card: its number and its hero
BACK: Final = Picture(Face("back"), CARD, UPPER)
BARRED: Final = Picture(Face("barred"))
CANCELS: Final = Picture(Face("cancels"))
RULED_OUT: Final = Picture(Face("ruled_out"))
QUEST: Final = Picture(Face("quest_sign"))
KEYS: Final[Mapping[type[Event], str]] = {  # the words of each deed; other events show nothing
    happened.QuestSet: "quest",
    happened.Sent: "send",
    happened.NobodySent: "nobody",
    happened.Passed: "pass",
    happened.Asked: "ask",
    happened.Declared: "declare",
    happened.Recruited: "recruit",
    happened.Eliminated: "recruit",
    happened.Left: "blocked",
    happened.Used: "use",
    happened.Cancelled: "cancel",
    happened.Slain: "slay",
    happened.Readied: "ready",
    happened.Blocked: "block",
    happened.Looked: "look",
    happened.QuestLifted: "lift",
    happened.Drew: "draw",
}
GREAT: Final = (  # all losses, and what is done to others
    happened.Eliminated,
    happened.Left,
    happened.Cancelled,
    happened.Slain,
    happened.Blocked,
    happened.QuestLifted,
)


def deed(events: Sequence[Event], setting: Setting) -> Deed | None:
    """Return what a step's events come to; None for what is not to be shown.

    A use counts while it may still be cancelled, else what came of it.
    """
    done = [event for event in events if event is events[-1] or not isinstance(event, happened.Used)]
    return next((_deed(event, setting) for event in done if type(event) in KEYS), None)


def _deed(event: Event, setting: Setting) -> Deed:
    texts = setting.texts
    facts = facts_of(event, setting.addressed, texts)
    key, note = KEYS[type(event)], _note(event)
    match event:
        case happened.Used():
            facts["hero"] = the_hero(event.hero, texts)
        case happened.Sent() if event.card:
            key = "send_card"
        case happened.Passed() if event.blocked:
            key = "blocked"
    pictures = [*_user(event, setting), *_pictures(event, setting)][:MOST_PICTURES]
    return Deed(
        event.seat,
        texts(f"deed-{key}", **facts),
        tuple(pictures),
        texts(f"deed-{note}", **facts) if note else "",
        opens=isinstance(event, happened.QuestSet),
        great=_is_great(event),
    )


def _is_great(event: Event) -> bool:
    """Return whether a deed is staged: a loss, what is done to others, a right guess, the sixth hero."""
    match event:
        case happened.Asked():
            return event.equal
        case happened.Recruited():
            return event.heroes == WINNING
    return isinstance(event, GREAT)


def _note(event: Event) -> str:
    """Name what came of a deed, or where a card comes from; "" for nothing more."""
    match event:
        case happened.Sent():
            sources = {happened.PILE: "blind", happened.PARTY: "open"}
            return sources.get(event.source, "free" if event.free else "")
        case happened.Passed() if event.home and not event.blocked:
            return "home"
        case happened.Recruited():
            return "sixth" if event.heroes == WINNING else "heroes"
    return NOTES.get(type(event), "")


NOTES: Final[Mapping[type[Event], str]] = {
    happened.NobodySent: "nothing",
    happened.Asked: "answer",
    happened.Eliminated: "double",
    happened.Left: "gone",
}


def _pictures(event: Event, setting: Setting) -> list[Picture]:
    """Show what a deed is about, without whose ability it is."""
    match event:
        case happened.QuestSet():
            pips = [Picture(Face("pip", (number, True))) for number in event.fits]
            return [QUEST, *pips] if len(pips) < MOST_PICTURES else [QUEST]
        case happened.Passed() if event.blocked:
            return [_hero(event.card, setting), BARRED]
        case happened.Asked():
            return [_hero(event.card, setting), Picture(Face("answer", (event.equal,)))]
        case happened.Eliminated():
            return [_hero(event.card, setting, ready=False)] * 2
        case happened.Left():
            return [_hero(event.card, setting, ready=False), BARRED]
        case happened.Sent() | happened.Passed() | happened.Declared() | happened.Recruited():
            return [_hero(event.card, setting)]
    return _effect(event, setting)


def _user(event: Event, setting: Setting) -> list[Picture]:
    """Show the hero whose ability it is."""
    number = event.hero if isinstance(event, happened.Used) else happened.ABILITY.get(type(event), 0)
    return [_hero(number, setting)] if number else []


def _effect(event: Event, setting: Setting) -> list[Picture]:
    """Show what an ability does."""
    match event:
        case happened.Used():
            return [_hero(event.at, setting)] if event.at else []
        case happened.Cancelled():
            return [CANCELS, _hero(event.hero, setting, ready=False)]
        case happened.Slain():
            return [_hero(event.card, setting, ready=False)]
        case happened.Readied():
            return [_hero(event.hero, setting)]
        case happened.Looked():
            return [_hero(event.card, setting)]
        case happened.Drew():
            return [_hero(card, setting) for card in event.cards]
    signs = {happened.Blocked: BARRED, happened.QuestLifted: QUEST, happened.NobodySent: RULED_OUT}
    return [signs[type(event)]]


def _hero(number: int | None, setting: Setting, *, ready: bool = True) -> Picture:
    """Show a hero's card; its back to who may not know it."""
    if not number:
        return BACK
    return Picture(Face("hero", (number, len(setting.seats), ready)), CARD, UPPER)
