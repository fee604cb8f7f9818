"""What a seat of Dust Collectorz did last, as pictures and few words; only of what lies open to all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules import events as happened
from game.dust_collectorz.rules.cards.facts import POINTS, TRIBE
from game.dust_collectorz.table.drawing.celebrations import OVERPOWER
from game.dust_collectorz.words.naming import ability_name, card_name, signed, small_stat, stuff
from game.table.pieces import Face
from game.table.stock.deed import MOST_PICTURES, Deed, Picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.events import Event
    from game.table.contract import Setting

CARD: Final = 5 / 7  # width by height
UPPER: Final = 0.8  # of a card: all above its stats


def deed(events: Sequence[Event], setting: Setting) -> Deed | None:
    """Return what a step's events come to; None for what is not to be shown."""
    found = (_worded(event, events, setting) for event in events)
    return next((one for one in found if one is not None), None)


PLAIN: Final[dict[type[Event], str]] = {  # what is told with the event's card, if it has one
    happened.TrapSprung: "trap",
    happened.Forfeited: "forfeit",
    happened.Stood: "stand",
    happened.Salvaged: "salvage",
    happened.SetAside: "set_aside",
    happened.Skipped: "skip",
}


def _told(
    key: str, event: Event, setting: Setting, kinds: Sequence[int] = (), note: str = "", **facts: str
) -> Deed:
    """Word a deed in its key's few words, with pictures of cards; the first of them may be named."""
    pictures = tuple(Picture(Face("card", (kind, False, setting.texts)), CARD, UPPER) for kind in kinds)
    name = setting.addressed[event.seat]
    card = card_name(kinds[0], setting.texts) if kinds else ""
    text = setting.texts(f"deed-{key}", **{"name": name, "card": card, **facts})
    return Deed(event.seat, text, pictures[:MOST_PICTURES], note)


def _worded(event: Event, events: Sequence[Event], setting: Setting) -> Deed | None:
    """Word what a seat did, or the table found; it is great if it costs another seat much."""
    if type(event) in PLAIN:
        kinds = [event.card] if hasattr(event, "card") else []
        found = _told(PLAIN[type(event)], event, setting, kinds)
        return found._replace(great=isinstance(event, happened.TrapSprung))
    match event:
        case happened.Attacked():
            key = "follow" if event.following else "attack"
            return _told(key, event, setting, event.cards, _worth(event, setting))
        case happened.Answered():
            return _answering(event, events, setting)
        case happened.Helped() | happened.TookCard():
            return _told("draw", event, setting)
        case happened.AttacksFirst():
            return _told("attack_first" if event.seat == event.first else "defend_first", event, setting)
        case happened.Begins() if event.seat >= 0:
            return _told("begin", event, setting, first=setting.addressed[event.first])
        case happened.Played():
            return _playing(event, events, setting)
        case _:
            return _chosen(event, setting) or _won(event, events, setting)


# Sets and choices


def _worth(event: happened.Attacked | happened.Answered, setting: Setting) -> str:
    return setting.texts("deed-worth", stat=small_stat(event.stat, setting.texts), value=event.value)


def _answering(event: happened.Answered, events: Sequence[Event], setting: Setting) -> Deed:
    """Word an answer; it is great if its counter cancels all that was announced."""
    mute = any(isinstance(one, happened.Nullified) for one in events)
    note = setting.texts("deed-nullified") if mute else _worth(event, setting)
    beside = [event.counter] if event.counter >= 0 else []
    kinds = [*event.cards[: MOST_PICTURES - len(beside)], *beside]
    return _told("answer", event, setting, kinds, note)._replace(great=mute)


def _chosen(event: Event, setting: Setting) -> Deed | None:
    """Word a decision about cards that lie open, or about who goes first."""
    match event:
        case happened.Cancelled():
            ability = ability_name(event.card, setting.texts)
            return _told("cancel", event, setting, [event.by, event.card], ability=ability)
        case happened.Sniped() | happened.TrapDestroyed():
            found = _told("destroy", event, setting, [event.card, event.by])
            return found._replace(great=True)
        case _:
            return None


# Clashes and rounds


def _won(event: Event, events: Sequence[Event], setting: Setting) -> Deed | None:
    """Word what the table finds: who won a clash or a round, and what that costs the others."""
    match event:
        case happened.ClashWon():
            return _clash(event, events, setting)
        case happened.TrapWorked():
            note = _spoils(events, setting)
            kinds = [event.card, *event.attack]
            return _told("trapped", event, setting, kinds, note)._replace(great=True)
        case happened.RoundWon():
            note = setting.texts("deed-points", points=signed(event.gained), count=event.gained)
            kinds = sorted(event.cards, key=lambda kind: -POINTS[kind])
            won = _told("round", event, setting, kinds, note if event.gained else "")
            return won._replace(great=True)
        case _:
            return None


def _clash(event: happened.ClashWon, events: Sequence[Event], setting: Setting) -> Deed:
    """Word a clash that was won; it is great if it is won by far, or costs the loser more than the clash."""
    attack_won = event.seat == event.attacker
    winner, loser = (event.attack, event.answer) if attack_won else (event.answer, event.attack)
    spoils = _spoils(events, setting)
    if event.unopposed:
        note = setting.texts("deed-unopposed")
    else:
        most, least = max(event.values), min(event.values)
        note = spoils or setting.texts("deed-values", value=most, worth=least)
    great = bool(spoils) or event.over >= OVERPOWER
    return _told("clash", event, setting, [*winner[:1], *loser[:1]], note)._replace(great=great)


def _spoils(events: Sequence[Event], setting: Setting) -> str:
    """Say what a clash or a trap took from the other side at once; "" for nothing."""
    gone = sum(len(one.cards) for one in events if isinstance(one, happened.Trampled | happened.Crushed))
    won = sum(len(one.cards) for one in events if isinstance(one, happened.Stolen | happened.Caught))
    if won:
        return setting.texts("deed-captured", count=won)
    return setting.texts("deed-destroyed", count=gone) if gone else ""


# Young Champions


def _playing(event: happened.Played, events: Sequence[Event], setting: Setting) -> Deed:
    """Word a card played; the last one of all is great."""
    texts = setting.texts
    found = _told("play", event, setting, tribe=stuff(TRIBE[event.card], texts))
    kinds = [event.card] if event.beats < 0 else [event.card, event.beats]
    found = found._replace(pictures=tuple(Picture(Face("young", (kind,)), CARD) for kind in kinds))
    if any(isinstance(one, happened.WentOut) for one in events):
        return found._replace(note=texts("deed-out"), great=True)
    if event.beats < 0:
        return found
    return found._replace(note=texts("deed-beats", tribe=stuff(TRIBE[event.beats], texts)))
