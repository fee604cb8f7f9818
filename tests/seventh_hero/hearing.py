"""Listening to Seventh Hero: what a seat, or several before one screen, hear of what is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.match import take_step
from game.screens.match.table.viewpoint import Viewpoint
from game.seventh_hero.rules.pieces import AFTER_QUEST
from game.seventh_hero.rules.state import SeventhState
from game.seventh_hero.rules.view import SeventhView
from game.seventh_hero.words import says
from tests.seventh_hero.positions import Seat, begin, laid_out
from tests.speaking import speaking

IN = speaking("seventh_hero")

if TYPE_CHECKING:
    from game.engine.contract import State
    from game.engine.events import Event

NAMES = ("Ada", "Bo", "Cy", "Di", "Eva")


def table(*seats: Seat, quest: int = 4, pile: str = "7777777") -> SeventhState:
    """Let seat 0 lead; the quest of a hero (an odd number) was just shown, the table waits for each step."""
    state = laid_out(*seats, seats=len(seats), pile=pile)
    state.road.quest = quest
    state.open_window(AFTER_QUEST)
    return state


def play(state: SeventhState, *texts: str) -> SeventhState:
    """Do what `texts` say, the table's own steps among them."""
    for text in texts:
        begin(state, text)
    return state


def view(state: State, seat: int, together: tuple[int, ...] = ()) -> SeventhView:
    """Look at a position as a seat does, or as several do together."""
    seen = Viewpoint(seat, together).look(state)
    assert isinstance(seen, SeventhView)
    return seen


def heard(
    state: SeventhState, text: str, seat: int = 0, language: str = "en", together: tuple[int, ...] = ()
) -> str:
    """Do what `text` says, and return what `seat` hears of it."""
    return says.tell(Viewpoint(seat, together).hear(happened(state, text)), NAMES, IN[language])


def happened(state: SeventhState, text: str) -> tuple[Event, ...]:
    """Do what `text` says, and return what happened, secrets and all."""
    step = take_step(state.clone(), state.read(text))
    play(state, text)
    return step.events


def in_both(state: SeventhState, text: str, seat: int = 0) -> tuple[str, str]:
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
