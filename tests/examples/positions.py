"""Positions of Crown Thief, set up card by card."""

from __future__ import annotations

from collections.abc import Sequence

from crown_thief.rules import RULES, CrownState

from game.engine.declared import CardEvent

NAMES = ("watchman", "lookout", "fencer", "shadow", "pickpocket", "forger", "duchess", "crown")


def crown(*hands: str, deck: str = "watchman watchman lookout", aside: str = "shadow") -> CrownState:
    """Set up a round: each seat's cards by name; the first is to move. The deck's last card is on top."""
    state = RULES.setup(len(hands), 1)
    assert isinstance(state, CrownState)
    state.hands = [values(hand) for hand in hands]
    state.deck, state.aside, state.open = values(deck), values(aside)[0], []
    state.turn = state.to_move = 0
    return state


def values(names: str) -> list[int]:
    """Return the values of cards by name."""
    return [NAMES.index(name) + 1 for name in names.split()]


def played(state: CrownState, *texts: str) -> list[str]:
    """Play actions in notation, the table's draws between them; return what happened, in words."""
    state.events = []
    for text in texts:
        if state.to_move < 0:
            state.apply(state.legal_actions()[0])
        action = state.read(text)
        assert action in state.legal_actions(), (text, legal(state))
        state.apply(action)
    return [event.what for event in state.events if isinstance(event, CardEvent)]


def legal(state: CrownState) -> Sequence[str]:
    """List the legal actions in notation."""
    return [state.notation(action) for action in state.legal_actions()]
