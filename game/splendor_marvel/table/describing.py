"""Describes each piece on the table: for tooltips, keyboard focus and screen readers."""

from __future__ import annotations

from game.splendor_marvel.rules.cards import CHIPS, LEVEL, LOCATIONS
from game.splendor_marvel.rules.view import SplendorView
from game.splendor_marvel.table.picks import tile_key
from game.splendor_marvel.words import says
from game.table.contract import Setting

_SIDES = {tile_key(side): side for side in range(len(LOCATIONS))}


def described(view: SplendorView, key: str, setting: Setting) -> str:
    """Describe the piece of a key; "" for decoration."""
    kind, _, name = key.partition(":")
    texts = setting.texts
    names = setting.addressed
    me = view.players[view.seat]
    if kind == "card":
        return says.card(int(name), texts, me if _wanted(view, int(name)) else None)
    if kind == "tile":
        return says.location_line(_SIDES[key], texts)
    if kind == "stock":
        return says.stock_line(view, CHIPS.index(name), texts)
    if kind == "own":
        return says.own_line(me, CHIPS.index(name), texts)
    if kind == "seat":
        return says.seat_line(names[int(name)], view.players[int(name)], texts)
    if kind == "deck":
        return says.deck_line(view, int(name), texts)
    if kind == "back":
        return says.hidden_line(int(name), texts)
    if kind == "avengers":
        return says.avengers_line(view, names, texts)
    return says.gauntlet_line(view, texts) if kind == "gauntlet" else ""


def unseen(view: SplendorView) -> tuple[int, ...]:
    """List the cards unseen by the viewer that may come up, by level and name."""
    seen = set(view.market)
    for player in view.players:
        seen.update(player.recruited)
        seen.update(reserved.card for reserved in player.reserved)
    return tuple(card for card in range(len(LEVEL)) if card not in seen and view.decks[LEVEL[card] - 1])


def _wanted(view: SplendorView, card: int) -> bool:
    """Whether the viewer could recruit `card` some day: it is in the market or in the viewer's own hand."""
    return card in view.market or any(card == reserved.card for reserved in view.players[view.seat].reserved)
