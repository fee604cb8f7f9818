"""Listening to Custom Heroes: what a seat, or several before one screen, hear of what is done."""

from __future__ import annotations

from collections.abc import Sequence

from game.custom_heroes.rules.state import HeroesState
from game.custom_heroes.rules.view import HeroesView
from game.custom_heroes.words import says
from game.engine.contract import State
from game.engine.match import take_step
from game.screens.match.table.viewpoint import Viewpoint
from tests.speaking import speaking

IN = speaking("custom_heroes")

NAMES = ("Ada", "Bo", "Cy", "Di", "Eva", "Finn")


def view(state: State, seat: int, together: tuple[int, ...] = ()) -> HeroesView:
    """Look at a position as a seat does, or as several do together."""
    seen = Viewpoint(seat, together).look(state)
    assert isinstance(seen, HeroesView)
    return seen


def heard(state: HeroesState, text: str, language: str = "en", seat: int = 0) -> str:
    """Do what `text` says, and return what `seat` hears of it."""
    return told(state, text, Viewpoint(seat), language)


def told(
    state: HeroesState, text: str, viewpoint: Viewpoint, language: str = "en", names: Sequence[str] = NAMES
) -> str:
    """Do what `text` says, and return what these eyes read of it."""
    action = state.read(text)
    assert action in state.legal_actions()
    events = viewpoint.hear(take_step(state, action).events)
    return says.tell(events, names, IN[language])


def in_both(state: HeroesState, text: str) -> tuple[str, str]:
    """Do what `text` says, and return what seat 0 hears of it in English and in German."""
    twin = state.clone()
    return heard(state, text), heard(twin, text, "de")
