"""What a seat of Seventh Hero did last, as pictures and few words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.seventh_hero.rules import events as happened
from game.seventh_hero.rules.cards import (
    CHIEFTAIN,
    FOREST_STRIDER,
    ORACLE,
    OUTCAST,
    SHIELD_MAIDEN,
    TALE_WEAVER,
    WINNING,
    WYRMSLAYER,
)
from game.seventh_hero.words.naming import needed, the_card, the_hero, whose
from game.table.pieces import Face
from game.table.stock.deed import MOST_PICTURES, Deed, Picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.events import Event
    from game.table.contract import Setting

CARD: Final = 5 / 7  # width by height
UPPER: Final = 0.62  # of a card: its number and its hero
BACK: Final = Picture(Face("back"), CARD, UPPER)
BARRED: Final = Picture(Face("barred"))
CANCELS: Final = Picture(Face("cancels"))
RULED_OUT: Final = Picture(Face("ruled_out"))
QUEST: Final = Picture(Face("quest_sign"))


def deed(events: Sequence[Event], setting: Setting) -> Deed | None:
    """Return what a step's events come to; None for what is not to be shown.

    A use counts while it may still be cancelled, else what came of it.
    """
    done = [event for event in events if event is events[-1] or not isinstance(event, happened.Used)]
    return next((found for event in done if (found := _deed(event, setting))), None)


def _deed(event: Event, setting: Setting) -> Deed | None:
    return _wandering(event, setting) or _settling(event, setting) or _ability(event, setting)


def _told(
    key: str, event: Event, setting: Setting, pictures: Sequence[Picture], note: str = "", **facts: str | int
) -> Deed:
    """Word a deed in its key's few words."""
    text = setting.texts(f"deed-{key}", name=setting.addressed[event.seat], **facts)
    return Deed(event.seat, text, tuple(pictures[:MOST_PICTURES]), note)


def _great(told: Deed) -> Deed:
    return told._replace(great=True)


def _hero(number: int | None, setting: Setting, *, ready: bool = True) -> Picture:
    """Show a hero's card; its back to who may not know it."""
    if not number:
        return BACK
    return Picture(Face("hero", (number, len(setting.seats), ready)), CARD, UPPER)


# The wanderer


def _wandering(event: Event, setting: Setting) -> Deed | None:
    """Tell a quest, and what a leader or holder does about it."""
    texts = setting.texts
    match event:
        case happened.QuestSet():
            need = needed(event.hero, event.fits, texts)
            return _told("quest", event, setting, _wanted(event), need=need)._replace(opens=True)
        case happened.Sent():
            return _sending(event, setting)
        case happened.NobodySent():
            return _told("nobody", event, setting, [RULED_OUT], texts("deed-nothing"))
        case happened.Passed():
            return _passing(event, setting)
        case happened.Asked():
            pictures = [_hero(event.card, setting), Picture(Face("answer", (event.equal,)))]
            answer = texts("deed-answer", equal="yes" if event.equal else "no")
            leader = setting.addressed[event.leader]
            told = _told("ask", event, setting, pictures, answer, leader=leader)
            return told._replace(great=event.equal)
        case happened.Declared():
            return _told("declare", event, setting, [_hero(event.card, setting)])
    return None


def _wanted(event: happened.QuestSet) -> list[Picture]:
    """Show the numbers that meet a quest, where there is room for all of them."""
    pips = [Picture(Face("pip", (number, True))) for number in event.fits]
    return [QUEST, *pips] if len(pips) < MOST_PICTURES else [QUEST]


def _sending(event: happened.Sent, setting: Setting) -> Deed:
    """Tell whom a leader sends to; a card that comes from elsewhere than the hand is told so."""
    texts = setting.texts
    note = ""
    if event.source == happened.PILE:
        note = texts("deed-blind")
    elif event.source == happened.PARTY:
        note = texts("deed-open")
    elif event.free:
        note = texts("deed-free")
    pictures = [_hero(event.card, setting)]
    to = setting.addressed[event.to]
    if event.card is None:
        return _told("send", event, setting, pictures, note, next=to)
    return _told("send_card", event, setting, pictures, note, next=to, card=the_card(event.card, texts))


def _passing(event: happened.Passed, setting: Setting) -> Deed:
    card = _hero(event.card, setting)
    if event.blocked:
        return _told("blocked", event, setting, [card, BARRED])
    to = setting.addressed[event.to]
    note = setting.texts("deed-home", name=to) if event.home else ""
    return _told("pass", event, setting, [card], note, next=to)


def _settling(event: Event, setting: Setting) -> Deed | None:
    """Tell what becomes of the wanderer: all losses are great, and the sixth hero."""
    texts = setting.texts
    match event:
        case happened.Recruited():
            won = event.heroes == WINNING
            note = texts("deed-sixth") if won else texts("deed-heroes", count=event.heroes)
            told = _recruiting(event, event.card, setting, [_hero(event.card, setting)], note)
            return told._replace(great=won)
        case happened.Eliminated():
            both = [_hero(event.card, setting, ready=False)] * 2
            return _great(_recruiting(event, event.card, setting, both, texts("deed-double")))
        case happened.Left():
            pictures = [_hero(event.card, setting, ready=False), BARRED]
            return _great(_told("blocked", event, setting, pictures, texts("deed-gone")))
    return None


def _recruiting(event: Event, card: int, setting: Setting, pictures: list[Picture], note: str) -> Deed:
    return _told("recruit", event, setting, pictures, note, card=the_card(card, setting.texts))


# Abilities: who used it comes first, whom it was used on next


def _ability(event: Event, setting: Setting) -> Deed | None:
    """Tell what a hero's ability does; what is done to others is great."""
    texts, hero = setting.texts, _user(event, setting)
    match event:
        case happened.Used():
            pictures = [*hero, _hero(event.at, setting)] if event.at else hero
            return _told("use", event, setting, pictures, hero=the_hero(event.hero, texts))
        case happened.Cancelled():
            pictures = [*hero, CANCELS, _hero(event.hero, setting, ready=False)]
            cancelled = whose(event.hero, setting.addressed[event.whose], texts)
            return _great(_told("cancel", event, setting, pictures, hero=cancelled))
        case happened.Slain():
            pictures = [*hero, _hero(event.card, setting, ready=False)]
            return _great(_told("slay", event, setting, pictures, card=the_card(event.card, texts)))
        case happened.Readied():
            pictures = [*hero, _hero(event.hero, setting)]
            return _told("ready", event, setting, pictures, hero=the_hero(event.hero, texts))
        case happened.Blocked():
            target = setting.addressed[event.target]
            return _great(_told("block", event, setting, [*hero, BARRED], target=target))
        case happened.Looked():
            return _told("look", event, setting, [*hero, _hero(event.card, setting)])
        case happened.QuestLifted():
            return _great(_told("lift", event, setting, [*hero, QUEST]))
        case happened.Drew():
            pictures = [*hero, *(_hero(card, setting) for card in event.cards)]
            return _told("draw", event, setting, pictures, count=len(event.cards))
    return None


def _user(event: Event, setting: Setting) -> list[Picture]:
    """Show the hero whose ability it is."""
    number = event.hero if isinstance(event, happened.Used) else ABILITY.get(type(event), 0)
    return [_hero(number, setting)] if number else []


ABILITY: Final[dict[type, int]] = {
    happened.Cancelled: SHIELD_MAIDEN,
    happened.Slain: WYRMSLAYER,
    happened.Readied: CHIEFTAIN,
    happened.Blocked: OUTCAST,
    happened.Looked: ORACLE,
    happened.QuestLifted: TALE_WEAVER,
    happened.Drew: FOREST_STRIDER,
}
