"""What a seat of Custom Heroes did last, as pictures and few words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.custom_heroes.rules import events as happened
from game.custom_heroes.rules.cards import STAKE, TRADE
from game.custom_heroes.words.log import opening
from game.custom_heroes.words.naming import card_name, gain, kind_name, play_name
from game.table.pieces import Face
from game.table.stock.deed import MOST_PICTURES, Deed, Picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.custom_heroes.rules.view import Card, Play
    from game.engine.events import Event
    from game.table.contract import Setting

CARD: Final = 5 / 7  # width by height
UPPER: Final = 0.62  # of a card: its value and its hero
POWER: Final = Picture(Face("power"))
CROWN: Final = Picture(Face("crown"))


def last_action(events: Sequence[Event], setting: Setting) -> Deed | None:
    """Return what a step's events come to; None for what is not to be shown."""
    found = next((found for event in events if (found := _of_event(event, setting))), None)
    fell = next((event for event in events if isinstance(event, happened.FellBack)), None)
    if found is None or fell is None:
        return found
    return found._replace(note=setting.texts("deed-fell_back", vp=fell.vp), great=True)


def _of_event(event: Event, setting: Setting) -> Deed | None:
    match event:
        case happened.Played():
            return _playing(event, setting)
        case happened.Sleeved():
            return _sleeving(event, setting)
        case happened.Bet():
            pictures = [_card(event.card), Picture(Face("stake"))]
            return _told("bet", event, setting, pictures, setting.texts("deed-stake", vp=STAKE))
        case happened.Passed():
            return _told("pass", event, setting, [Picture(Face("passed"))])
        case happened.Traded():
            return _told("trade", event, setting, [POWER], _gain(1, "vp", setting), power=TRADE)
        case happened.Discarded():
            return _told("discard", event, setting, [POWER], power=event.power)
        case _:
            return _settling(event, setting)


def _told(
    key: str, event: Event, setting: Setting, pictures: Sequence[Picture], note: str = "", **facts: str | int
) -> Deed:
    """Word a deed in its key's few words."""
    name = setting.addressed[event.seat]
    text = setting.texts(f"deed-{key}", name=name, **facts)
    return Deed(event.seat, text, tuple(pictures[:MOST_PICTURES]), note)


def _card(card: Card, *, active: bool = False) -> Picture:
    return Picture(Face("card", (card.card, card.slots, active)), CARD, UPPER)


def _set(play: Play) -> list[Picture]:
    return [_card(card, active=on) for card, on in zip(play.cards, play.active, strict=True)]


def _gain(number: int, unit: str, setting: Setting) -> str:
    return setting.texts(f"amount-{unit}", count=abs(number), number=gain(number)) if number else ""


def _playing(event: happened.Played, setting: Setting) -> Deed:
    """Tell a set; one that only Ascended Forms beat, or that turns the order, is great."""
    first = card_name(event.play.cards[0].card, setting.texts)
    words = {"set": play_name(event.play, setting.texts), "card": first}
    turned = event.falling != event.was_falling
    told = _told(opening(event), event, setting, _set(event.play), _outcome(event, setting), **words)
    return told._replace(great=turned or event.play.ascended)


def _outcome(event: happened.Played, setting: Setting) -> str:
    """Say the one thing that others have to know of a set."""
    texts = setting.texts
    if event.falling != event.was_falling:
        return texts("deed-falling" if event.falling else "deed-rising")
    if event.skipped >= 0:
        return texts("deed-skip", name=setting.addressed[event.skipped])
    if event.left == 1:
        return texts("deed-one_left")
    return _gain(event.power, "power", setting)


def _sleeving(event: happened.Sleeved, setting: Setting) -> Deed:
    """Tell others only that it was done (CH-17)."""
    key = "take_back" if event.back else "sleeve"
    if event.kind is None or event.card is None:
        return _told(key, event, setting, [Picture(Face("closed"), CARD)])
    pictures = [Picture(Face("kind", (event.kind,)), CARD), _card(event.card)]
    kind, card = kind_name(event.kind, setting.texts), card_name(event.card.card, setting.texts)
    return _told(f"{key}_own", event, setting, pictures, kind=kind, card=card)


def _settling(event: Event, setting: Setting) -> Deed | None:
    """Tell what the table settles; a place that neither wins nor loses anything is nothing great."""
    match event:
        case happened.TrickWon():
            told = _told("trick", event, setting, _set(event.play), _gain(event.gained, "vp", setting))
            return told._replace(great=True)
        case happened.Scored():
            bet = "won" if event.bets > 0 else "lost" if event.bets else "none"
            place = "last" if event.last else event.place
            mark = [Picture(Face("place_mark", (event.place,)))]
            note = _gain(event.bets + event.gained, "vp", setting)
            told = _told("place", event, setting, mark, note, place=place, bet=bet)
            return told._replace(great=event.place == 1 or event.last or event.bets != 0)
        case happened.Victory():
            return _told("victory", event, setting, [CROWN])._replace(great=True)
        case _:
            return None
