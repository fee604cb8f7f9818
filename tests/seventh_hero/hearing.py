"""Tables of Seventh Hero set up by hand, and listening at them: what a seat hears of what is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.registry import GAMES
from game.scenes.match_eyes import Eyes
from game.seventh_hero import says
from game.seventh_hero.pieces import AFTER_QUEST, BITS
from game.seventh_hero.rules import SeventhState
from game.seventh_hero.view import SeventhView
from game.seventh_hero.windows import open_window

if TYPE_CHECKING:
    from game.engine.contract import State

NAMES = ("Ada", "Bo", "Cy", "Di", "Eva")
RULES = GAMES["seventh_hero"]


class Sitting(NamedTuple):
    """What a seat has before it, each a word of numbers."""

    party: str = ""
    hand: str = "1"
    used: str = ""
    eliminated: str = ""


def table(*sittings: Sitting, quest: int = 4, pile: str = "7777777") -> SeventhState:
    """Let seat 0 lead, with the quest of a hero just shown (an odd number) and only these cards to draw."""
    state = RULES.setup(len(sittings), 1, {"start": "1"})
    assert isinstance(state, SeventhState)
    for player, sitting in zip(state.players, sittings, strict=True):
        player.party = sum(BITS[int(number)] for number in sitting.party)
        player.used = sum(BITS[int(number)] for number in sitting.used)
        player.hand = sorted(int(number) for number in sitting.hand)
        player.eliminated = [int(number) for number in sitting.eliminated]
    state.pile = [pile.count(str(number)) for number in range(8)]
    state.left = len(pile)
    state.quest = quest
    open_window(state, AFTER_QUEST)
    return state


def play(state: SeventhState, *texts: str) -> SeventhState:
    """Do what `texts` say, the table's own steps among them; each has to be possible."""
    for text in texts:
        assert text in [state.notation(action) for action in state.legal_actions()], (text, state.phase)
        state.apply(state.read(text))
    return state


def view(state: State, seat: int, together: tuple[int, ...] = ()) -> SeventhView:
    """Look at a position as a seat does, or as several do together."""
    seen = Eyes(seat, together).look(state)
    assert isinstance(seen, SeventhView)
    return seen


def heard(
    state: SeventhState, text: str, seat: int = 0, language: str = "en", together: tuple[int, ...] = ()
) -> str:
    """Do what `text` says, and return what `seat` hears of it."""
    before, action = view(state, seat, together), state.read(text)
    play(state, text)
    return says.event(before, action, view(state, seat, together), NAMES, language)


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
        state.notation(action): says.button(seen, action, NAMES, language) for action in state.legal_actions()
    }
