"""The table of Custom Heroes: where everything lies, what picks mean, how faces are painted."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.custom_heroes import deeds, painting, says
from game.custom_heroes import picks as meaning
from game.custom_heroes.cloth import cloth
from game.custom_heroes.deck_browser import deck_browser
from game.custom_heroes.describing import described
from game.custom_heroes.foresight import faces_ahead
from game.custom_heroes.hand_layout import own_hand, rack, value_plates
from game.custom_heroes.moment import Moment
from game.custom_heroes.reward_sheet import reward_sheet
from game.custom_heroes.round_board import round_board
from game.custom_heroes.seats_layout import own_strip, rivals
from game.custom_heroes.side_layout import side
from game.custom_heroes.trick_layout import trick
from game.custom_heroes.view import HeroesView
from game.engine.errors import Reason
from game.engine.events import Event
from game.engine.views import View
from game.table.board import scaled_into
from game.table.deed import Deed
from game.table.pieces import Area, Face, Placed, Setting, Waiver

Size = tuple[int, int]


def layout(view: View, area: Area, setting: Setting) -> list[Placed]:
    """Return where everything lies for the seat that sees `view`, the whole table scaled into `area`."""
    moment = Moment(_own(view), setting)
    own = [*own_hand(moment), *value_plates(moment), *rack(moment), *own_strip(moment)]
    others = [*trick(moment), *rivals(moment), *side(moment)]
    return scaled_into([*own, *others, *_sheets(moment)], area)


def _sheets(moment: Moment) -> list[Placed]:
    """What lies over the table: the sheet that was called up, or how the round came out."""
    toggled = moment.setting.toggled
    if "deck" in toggled:
        return deck_browser(moment)
    if "rewards" in toggled:
        return reward_sheet(moment)
    return round_board(moment) if moment.round_over else []


def deed(events: Sequence[Event], setting: Setting) -> Deed | None:
    """Show what a step's events come to; None for nothing to show."""
    return deeds.deed(events, setting)


def picks(view: View, action: int) -> tuple[str, ...]:
    """Name the keys that mean `action` when all of them are picked."""
    return meaning.picks(_own(view), action)


def dropped(view: View, key: str, zone: str) -> tuple[int, ...]:
    """List the actions that dragging the piece `key` onto the piece `zone` means, best first."""
    return meaning.dropped(_own(view), key, zone)


def best_first(view: View, actions: tuple[int, ...]) -> tuple[int, ...]:  # noqa: ARG001 (always the same)
    """Order actions that the same picks mean."""
    return meaning.best_first(actions)


def at_once(view: View, action: int) -> bool:  # noqa: ARG001 (never)
    """Return whether a single click performs `action`: here picks are done on purpose, by a second click."""
    return False


def cycle(view: View, actions: tuple[int, ...], digit: int) -> tuple[int, ...] | None:
    """List the plays that a number key goes through, or the plate of a value."""
    return meaning.cycle(_own(view), actions, digit)


def waive(view: View, actions: tuple[int, ...]) -> Waiver | None:
    """Let a betting without any Kodora pass, where nobody else looks who could learn of it."""
    return meaning.waive(_own(view), actions)


def pauses(view: View, action: int) -> bool:  # noqa: ARG001 (only the view tells)
    """Return whether people want to look at the end of a round in peace before the next is dealt."""
    own = _own(view)
    return own.phase in {"dealing", "judging"} and own.round > 0


def button(view: View, action: int, setting: Setting) -> str:
    """Word `action` for its button."""
    return says.button(_own(view), action, setting.texts)


def refuse(view: View, picked: tuple[str, ...]) -> Reason:
    """Return why no legal action contains all of `picked`."""
    return meaning.refuse(_own(view), picked)


def remark(view: View, picked: tuple[str, ...]) -> Reason | None:
    """Return what the cards that were gathered lack to be a set."""
    return meaning.remark(_own(view), picked)


def describe(view: View, key: str, setting: Setting) -> str:
    """Word what a piece is; "" for one that needs no words."""
    return described(_own(view), key, setting)


def paint(face: Face, size: Size) -> pygame.Surface:
    """Draw a face at a size in pixels."""
    return painting.paint(face, size)


def background(size: Size) -> pygame.Surface:
    """Draw the empty table."""
    return cloth(size)


def ahead(view: View, setting: Setting) -> tuple[tuple[Face, tuple[float, float]], ...]:
    """List what may still come up, in each size that it may have."""
    return faces_ahead(Moment(_own(view), setting))


def _own(view: View) -> HeroesView:
    if not isinstance(view, HeroesView):
        raise TypeError(f"a view of Custom Heroes is needed, not {type(view).__name__}")
    return view
