"""Which pieces mean which action, and which rule a pick breaks. `table` lays them out.

Keys: "card:17" (a visible card), "back:2" (a hidden one of level 2), "deck:0" to "deck:2", "stock:mind",
"own:mind", "chip:mind" (a single chip, which only moves), "tile:asgard", "avengers", "gauntlet"; zones
"zone:own" and "zone:hand".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.engine.errors import Reason
from game.engine.packed import count, one
from game.splendor_marvel.rules.actions import (
    CHOOSE,
    CODE,
    CODE_BITS,
    LOCATION_SLUGS,
    PASS,
    RECRUIT,
    RECRUIT_HAND,
    RESERVE,
    RESERVE_TOP,
    RETURN,
    TAKES,
    recruiting,
)
from game.splendor_marvel.rules.cards import CHIPS
from game.splendor_marvel.rules.reasons import NO_ACTION, missing, wanted_card, why_not
from game.splendor_marvel.rules.taking import breach

if TYPE_CHECKING:
    from game.splendor_marvel.rules.view import SplendorView

OWN_ZONE: Final = "zone:own"
HAND_ZONE: Final = "zone:hand"
STOCK_ZONE: Final = "zone:stock"


def card_key(card: int) -> str:
    """Return the key of a visible card."""
    return f"card:{card}"


def stock_key(kind: int) -> str:
    """Return the key of a stack of chips in stock."""
    return f"stock:{CHIPS[kind]}"


def own_key(kind: int) -> str:
    """Return the key of the viewer's own chips of a kind."""
    return f"own:{CHIPS[kind]}"


def tile_key(side: int) -> str:
    """Return the key of a location tile."""
    return f"tile:{LOCATION_SLUGS[side]}"


def picks(view: SplendorView, action: int) -> tuple[str, ...]:
    """Return the keys that mean `action`; () for passing and for the table's own steps."""
    code = action & CODE
    if code < RESERVE:
        return tuple(stock_key(colour) for colour in TAKES[code])
    if code < RESERVE_TOP:
        card = view.market[code - RESERVE]
        return () if card is None else (card_key(card),)
    if code < RECRUIT:
        return (f"deck:{code - RESERVE_TOP}",)
    if code < RETURN:
        return _payment(view, code, action >> CODE_BITS)
    if code < CHOOSE:
        return (own_key(code - RETURN),)
    if code < PASS:
        return (tile_key(view.locations[code - CHOOSE]),)
    return ()


def _payment(view: SplendorView, code: int, shields: int) -> tuple[str, ...]:
    """Return the card, and an own chip for each S.H.I.E.L.D. chip that replaces it by choice (SM-15)."""
    card = wanted_card(view, code)
    if card is None:
        return ()
    lacking = missing(view.players[view.turn], card)
    spared = [colour for colour in range(5) for _ in range(count(shields, colour) - lacking[colour])]
    return (card_key(card), *(own_key(colour) for colour in spared))


def best_first(actions: tuple[int, ...]) -> tuple[int, ...]:
    """Sort recruiting first, with the default payment (SM-15) ahead; the others keep their order."""
    return tuple(sorted(actions, key=lambda action: not RECRUIT <= action & CODE < RETURN))


def dropped(view: SplendorView, key: str, zone: str) -> tuple[int, ...]:
    """List the actions that dragging `key` onto `zone` means, best first."""
    kind, _, name = key.partition(":")
    if kind == "card" and name.isdecimal():
        return _card_dropped(view, int(name), zone)
    if kind == "deck" and zone in {OWN_ZONE, HAND_ZONE}:
        return (int(RESERVE_TOP) + int(name),)
    if kind == "stock" and zone in {OWN_ZONE, HAND_ZONE} and name in CHIPS:
        colour = CHIPS.index(name)
        return tuple(action for action, colours in enumerate(TAKES) if colour in colours)
    if kind == "own" and zone == STOCK_ZONE and name in CHIPS:
        return (int(RETURN) + CHIPS.index(name),)
    if kind == "tile" and zone in {OWN_ZONE, HAND_ZONE}:
        return tuple(int(CHOOSE) + at for at, side in enumerate(view.locations) if tile_key(side) == key)
    return ()


def _card_dropped(view: SplendorView, card: int, zone: str) -> tuple[int, ...]:
    me = view.players[view.turn] if view.turn >= 0 else view.players[view.seat]
    standing_in = sum(lacking * int(one(colour)) for colour, lacking in enumerate(missing(me, card)))
    if card in view.market:
        at = view.market.index(card)
        recruit = recruiting(int(RECRUIT) + at, standing_in)
        return {OWN_ZONE: (recruit,), HAND_ZONE: (int(RESERVE) + at,)}.get(zone, ())
    hand = [reserved.card for reserved in me.reserved]
    if card in hand and zone == OWN_ZONE:
        return (recruiting(int(RECRUIT_HAND) + hand.index(card), standing_in),)
    return ()


def refuse(view: SplendorView, picked: tuple[str, ...]) -> Reason:
    """Return why no legal action contains all of `picked`; the last pick is the latest attempt."""
    kinds = [key.partition(":")[0] for key in picked]
    if not picked or view.to_move != view.turn or view.to_move != view.seat:
        return Reason("table_step", "SM-17")
    if view.phase == "main" and set(kinds) == {"stock"}:
        return breach(view.stock, tuple(CHIPS.index(key.partition(":")[2]) for key in picked)) or NO_ACTION
    return why_not(view, _meant(view, picked[-1]))


def _meant(view: SplendorView, key: str) -> int:
    """Return the action that picking `key` most likely means."""
    kind, _, name = key.partition(":")
    wished: tuple[int, ...] = ()
    if kind == "card" and int(name) in view.market:
        wished = dropped(view, key, OWN_ZONE)
    elif kind == "own":
        wished = dropped(view, key, STOCK_ZONE)
    elif kind in {"card", "deck", "tile", "stock"}:
        wished = dropped(view, key, OWN_ZONE)
    return wished[0] if wished else int(PASS)
