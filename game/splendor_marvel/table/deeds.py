"""What a seat of Splendor: Marvel did last, as pictures and few words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.splendor_marvel.rules import events as happened
from game.splendor_marvel.rules.cards import (
    AVENGERS_POINTS,
    CHARACTERS,
    LOCATION_POINTS,
    SHIELD,
    TIME,
)
from game.splendor_marvel.words import says
from game.table.pieces import Face
from game.table.stock.deed import Deed, Picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.events import Event
    from game.table.contract import Setting

CARD: Final = 5 / 7  # width by height
UPPER: Final = 0.62  # of a card: its points, bonus and picture
TILE: Final = 3 / 2


def deed(events: Sequence[Event], setting: Setting) -> Deed | None:
    """Return what a step's events come to; None for what is not to be shown."""
    return next((found for event in events if (found := _deed(event, setting))), None)


def _deed(event: Event, setting: Setting) -> Deed | None:
    match event:
        case happened.Took():
            stones = says.stones(event.colours, setting.texts)
            pictures = [_chip(kind, setting) for kind in event.colours]
            return _told("take", event, setting, pictures, chips=stones)
        case happened.Reserved():
            return _reserving(event, setting)
        case happened.Recruited():
            return _recruiting(event, setting)
        case happened.Returned():
            stone = setting.texts(f"stone-{event.chip}")
            return _told("return", event, setting, [_chip(event.chip, setting)], stone=stone)
        case happened.Passed():
            return _told("pass", event, setting, [])
        case _:
            return _award(event, setting)


def _told(
    key: str, event: Event, setting: Setting, pictures: Sequence[Picture], note: str = "", **facts: str
) -> Deed:
    """Word a deed in its key's few words."""
    name = setting.addressed[event.seat]
    return Deed(event.seat, setting.texts(f"deed-{key}", name=name, **facts), tuple(pictures), note)


def _chip(kind: int, setting: Setting) -> Picture:
    return Picture(Face("chip", (kind, says.letter(kind, setting.texts))))


def _card(card: int) -> Picture:
    return Picture(Face("card", (card,)), CARD, UPPER)


def _points(points: int, setting: Setting) -> str:
    return setting.texts("deed-points", points=points) if points else ""


def _reserving(event: happened.Reserved, setting: Setting) -> Deed:
    shield = [_chip(SHIELD, setting)] if event.shield else []
    if event.card is None:
        back = Picture(Face("back", (event.level,)), CARD, UPPER)
        return _told("reserve_top", event, setting, [back, *shield], level=says.ROMAN[event.level])
    return _told("reserve", event, setting, [_card(event.card), *shield], card=CHARACTERS[event.card].name)


def _recruiting(event: happened.Recruited, setting: Setting) -> Deed:
    card = CHARACTERS[event.card]
    time = [_chip(TIME, setting)] if event.time else []
    note = _points(card.points, setting)
    return _told("recruit", event, setting, [_card(event.card), *time], note, card=card.name)


def _award(event: Event, setting: Setting) -> Deed | None:
    """Word what the table gives to a seat: all that others might have had is great."""
    match event:
        case happened.LocationTaken():
            tile = Picture(Face("location", (event.location,)), TILE)
            note = _points(LOCATION_POINTS, setting)
            return _told("location", event, setting, [tile], note, location=says.location(event.location))
        case happened.AvengersTaken():
            told = _from("avengers", event, event.loser, setting, Face("avengers"))
            return told._replace(note=_points(AVENGERS_POINTS, setting))
        case happened.GauntletTaken():
            return _from("gauntlet", event, event.loser, setting, Face("gauntlet"))
        case happened.GauntletLost():
            gone = Picture(Face("gauntlet"), TILE)
            return _told("gauntlet_lost", event, setting, [gone])._replace(great=True)
        case _:
            return None


def _from(key: str, event: Event, loser: int, setting: Setting, face: Face) -> Deed:
    """Word what a seat takes from the table, or from another seat."""
    tile = [Picture(face, TILE)]
    if loser < 0:
        return _told(key, event, setting, tile)._replace(great=True)
    other = setting.addressed[loser]
    return _told(f"{key}_from", event, setting, tile, other=other)._replace(great=True)
