"""Listening to Dust Collectorz: what a seat, or several before one screen, hear of what is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.dust_collectorz.rules.view import DustView
from game.dust_collectorz.words import says
from game.engine.contract import TABLE
from game.engine.match import take_step
from game.screens.match.table.viewpoint import Viewpoint
from tests.dust_collectorz.positions import notations
from tests.speaking import speaking

IN = speaking("dust_collectorz")

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.dust_collectorz.rules.position import DustState
    from game.engine.contract import State
    from game.engine.events import Event

NAMES = ("Ada", "Bo", "Cy", "Di")


def view(state: State, seat: int, together: tuple[int, ...] = ()) -> DustView:
    """Look at a position as a seat does, or as several do together."""
    seen = Viewpoint(seat, together).look(state)
    assert isinstance(seen, DustView)
    return seen


def heard(
    state: DustState, text: str, seat: int = 0, language: str = "en", together: tuple[int, ...] = ()
) -> str:
    """Do what `text` says, without the table's steps that follow, and return what `seat` hears of it."""
    return told(happens(state, text), seat, language, together)


def happens(state: DustState, text: str) -> tuple[Event, ...]:
    """Do what `text` says, without the table's steps that follow, and return what happens."""
    action = state.read(text)
    assert action in state.legal_actions(), f"{text!r} is not among {notations(state)}"
    return take_step(state, action).events


def told(events: Sequence[Event], seat: int = 0, language: str = "en", together: tuple[int, ...] = ()) -> str:
    """Return what `seat`, or several together, hear of `events`."""
    return says.tell(Viewpoint(seat, together).hear(events), NAMES, IN[language])


def step(state: DustState, seat: int = 0, language: str = "en") -> str:
    """Let the table take a step, and return what a seat hears of it."""
    assert state.to_move == TABLE
    return heard(state, notations(state)[0], seat, language)


def in_both(state: DustState, text: str, seat: int = 0) -> tuple[str, str]:
    """Do what `text` says, and return what `seat` hears of it in English and in German."""
    twin = state.clone()
    return heard(state, text, seat), heard(twin, text, seat, "de")


def buttons(state: State, language: str = "en") -> dict[str, str]:
    """Word all that may be done by a seat, by how it is written."""
    if state.to_move < 0:
        return {}
    seen = view(state, state.to_move)
    return {
        state.notation(action): says.button(seen, action, NAMES, IN[language])
        for action in state.legal_actions()
    }


def whys(state: DustState, text: str) -> tuple[str, str]:
    """Say why what `text` says can't be done, in English and in German."""
    reason = state.why_not(state.read(text))
    return says.reason(reason, IN["en"]), says.reason(reason, IN["de"])
