"""What the table of Custom Heroes keeps closed, in real positions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.custom_heroes.rules.state import HeroesState
from game.custom_heroes.table import table
from game.engine.contract import OVER
from game.screens.match.table.viewpoint import common_view
from game.table.pieces import OVERLAY
from tests.custom_heroes_table.laying import Tables, frame_of, laid, mover, setting_of


@pytest.mark.rule("CH-6")
def test_nothing_hidden_is_in_a_layout(positions: list[HeroesState]) -> None:
    """No card, nor any advancement, that the seat can't see: neither key, nor face, nor its other side."""
    leaks = []
    for state in positions:
        for seat in range(state.seats):
            if state.to_move == OVER:
                continue
            hidden = set(state.unseen_cards(seat))
            for piece in laid(state, seat):
                faces = [face for face in (piece.face, piece.back) if face is not None]
                seen = {face.facts[0] for face in faces if face.kind == "card"}
                if piece.height < OVERLAY and (
                    seen & hidden or piece.key in {f"card:{one}" for one in hidden}
                ):
                    leaks.append((seat, piece))
                own = state.players[seat].unused
                if (
                    piece.height < OVERLAY
                    and piece.face.kind.startswith("kind.")
                    and piece.face.facts[0] not in own
                ):
                    leaks.append((seat, piece))

    assert leaks == []


@pytest.mark.rule("CH-6")
def test_the_power_of_others_stays_behind_their_screens(positions: list[HeroesState]) -> None:
    """The view knows it, for it follows from what all have seen; the table doesn't show it."""
    for state in positions[::5]:
        view = state.view(0)
        players = tuple(
            player if seat == 0 else replace(player, power=player.power + 1)
            for seat, player in enumerate(view.players)
        )
        setting = setting_of(state, 0)
        shown = [table.arrange(seen, frame_of(), setting) for seen in (view, replace(view, players=players))]

        assert shown[0] == shown[1]


def test_what_several_see_together_is_laid_closed(positions: list[HeroesState]) -> None:
    """Before one screen that all look at, hands are backs and advancements closed, and nothing fails."""
    open_cards = []
    for state in positions[::2]:
        view = common_view(state, 0, tuple(range(state.seats)))
        setting = setting_of(state, 0)._replace(legal=())
        layout = table.arrange(view, frame_of(), setting)
        hidden = {f"card:{card}" for player in state.players for card in player.hand}
        open_cards += [piece.key for piece in layout if piece.key in hidden]
        backs = sum(piece.key == "back:0" for piece in layout)

        assert backs == len(state.players[0].hand)
        assert not any(piece.face.kind.startswith("kind.") for piece in layout if state.players[0].unused)
    assert open_cards == []


@pytest.mark.rule("CH-39")
def test_seats_set_aside_hold_nothing(tables: Tables) -> None:
    """In sudden death their panels are there, without hand and screen."""
    aside = 0
    for state, layout in tables:
        keys = {piece.key for piece in layout}
        for seat in range(state.seats):
            if not state.takes_part(seat) and seat != mover(state):
                aside += 1
                assert f"seat:{seat}" in keys
                assert not keys & {f"back:{seat}", f"screen:{seat}", f"closed:{seat}"}
    assert aside > 0
