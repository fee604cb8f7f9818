"""Prompts that people may skip: abilities that hardly matter at this moment (SH-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.seventh_hero.rules.actions import DECLINE, hero_of
from game.seventh_hero.rules.cards import CHIEFTAIN, FOREST_STRIDER, ORACLE, TALE_WEAVER
from game.table.contract import AutoPass

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.seventh_hero.rules.view import SeventhView

FEW_CARDS: Final = 1  # in hand: with so few, more are wanted soon


def auto_pass(view: SeventhView, actions: Iterable[int]) -> AutoPass | None:
    """Return how to decline a prompt to use or cancel an ability; parties are public."""
    if view.phase not in {"asking", "replying"}:
        return None
    heroes = {hero_of(action) for action in actions if action != DECLINE}
    matters = view.phase == "replying" or any(_matters(view, hero) for hero in heroes)
    return AutoPass(int(DECLINE), matters=matters, open=True)


def _matters(view: SeventhView, hero: int) -> bool:
    """Whether it may be a mistake to wait with this hero."""
    seat = view.to_move
    if hero == TALE_WEAVER:
        return seat == view.leader
    if hero == ORACLE:
        return view.window == "arrived" and (view.holder + 1) % view.seats == seat
    if hero in {CHIEFTAIN, FOREST_STRIDER}:
        return _can_not_wait(view, seat)
    return view.window == "declared" or view.holder == view.leader


def _can_not_wait(view: SeventhView, seat: int) -> bool:
    """Whether an ability for any time is wanted now: before sending, with a small hand, or near the end."""
    if view.window == "quest":
        return seat == view.leader
    short = view.players[seat].cards <= FEW_CARDS or view.left <= view.seats
    return view.window == "settled" and (seat == view.leader or short)
