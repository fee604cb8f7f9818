"""What a child's clicks and drags mean, and what is said when a card doesn't fit."""

from __future__ import annotations

import pytest

from game.dust_collectorz.rules.actions import DONE, FIRST, PLAY
from game.dust_collectorz.rules.cards.facts import TRIBE, stronger
from game.dust_collectorz.rules.young.state import YoungState
from game.dust_collectorz.table import table
from game.dust_collectorz.words import says
from game.engine.contract import OVER
from tests.dust_collectorz_table.young_laying import mover, played, seen
from tests.speaking import speaking

IN = speaking("dust_collectorz")


@pytest.fixture(scope="module")
def positions() -> list[YoungState]:
    """Positions in which a card is to be played after another."""
    kept = [state for seats in (2, 4) for state in played(seats, 3)]
    return [state for state in kept if state.to_move >= 0 and state.played]


def own_key(state: YoungState, kind: int) -> str:
    """The key of a card of who is to move."""
    return f"card:{state.to_move}:{kind}"


def test_a_card_dragged_onto_the_way_is_played(positions: list[YoungState]) -> None:
    """An own one; anything else means nothing there, and a card means nothing elsewhere."""
    state = positions[0]
    view = seen(state, state.to_move)
    kind = state.players[state.to_move].hand[0]
    key = own_key(state, kind)

    assert table.dropped(view, key, "zone:clash") == (int(PLAY) + int(FIRST) * kind,)
    assert table.dropped(view, key, "seat:0") == ()
    assert table.dropped(view, f"card:{(state.to_move + 1) % 2}:{kind}", "zone:clash") == ()
    assert table.dropped(view, "done", "zone:clash") == ()


@pytest.mark.rule("DC-32")
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_card_that_does_not_fit_is_told_what_is_wanted(positions: list[YoungState], language: str) -> None:
    """In a sentence to be read aloud, besides the wheel."""
    told = 0
    for state in positions:
        view = seen(state, state.to_move)
        wanted = stronger(TRIBE[state.played[-1]])
        for kind in state.players[state.to_move].hand:
            if TRIBE[kind] != wanted:
                reason = table.refuse(view, (own_key(state, kind),))
                told += 1
                assert reason.clause == "DC-32"
                assert wanted in reason.facts.values()
                assert says.reason(reason, IN[language])

    assert told > 10


def test_playing_on_comes_before_ending_a_chain(positions: list[YoungState]) -> None:
    """As the likeliest wish."""
    found = [state for state in positions if len(state.legal_actions()) > 1 and DONE in state.legal_actions()]
    for state in found:
        ordered = table.best_first(seen(state, mover(state)), tuple(reversed(state.legal_actions())))

        assert ordered[-1] == DONE

    assert found


def test_others_do_not_light_the_own_buttons() -> None:
    """What another seat sets aside or ends picks nothing here; the card it plays does."""
    for state in played(3, 2):
        if state.to_move in {OVER, 0} or state.to_move < 0:
            continue
        keys = {key for action in state.legal_actions() for key in table.picks(seen(state, 0), action)}

        assert all(key.startswith(f"card:{state.to_move}:") for key in keys)
