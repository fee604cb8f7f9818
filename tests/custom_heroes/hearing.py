"""Listening to Custom Heroes: what a seat, or several before one screen, hear of what is done."""

from __future__ import annotations

from game.custom_heroes import says
from game.custom_heroes.rules import HeroesState
from game.custom_heroes.view import HeroesView
from game.engine.contract import State
from game.scenes.match.eyes import Eyes
from tests.custom_heroes.positions import begin
from tests.speaking import speaking

IN = speaking("custom_heroes")

NAMES = ("Ada", "Bo", "Cy", "Di", "Eva", "Finn")


def view(state: State, seat: int, together: tuple[int, ...] = ()) -> HeroesView:
    """Look at a position as a seat does, or as several do together."""
    seen = Eyes(seat, together).look(state)
    assert isinstance(seen, HeroesView)
    return seen


def heard(state: HeroesState, text: str, language: str = "en", seat: int = 0) -> str:
    """Do what `text` says, and return what `seat` hears of it."""
    before, action = view(state, seat), state.read(text)
    begin(state, text)
    return says.event(before, action, view(state, seat), NAMES, IN[language])


def in_both(state: HeroesState, text: str) -> tuple[str, str]:
    """Do what `text` says, and return what seat 0 hears of it in English and in German."""
    twin = state.clone()
    return heard(state, text), heard(twin, text, "de")
