"""The bracket over two cards of the hand that win a clash together, and not alone."""

from __future__ import annotations

from game.dust_collectorz.rules.position import DustState
from game.dust_collectorz.table import table
from game.dust_collectorz.table.chips import chances, pairs_of
from game.dust_collectorz.table.drawing.tags import GOLDEN
from game.dust_collectorz.table.panels.own_cards import own_cards
from game.dust_collectorz.table.situation import Situation
from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.table.layout.board import Board
from game.table.pieces import TEXT
from tests.dust_collectorz_table.laying import setting_of

FRAME = Board((1280, 800)).frame(table.SHAPE)


def answers(seed: int) -> list[Situation]:
    """Moments of a match in which seat 0 has to answer."""
    match, rng, found = Match(GAMES["dust_collectorz"].rules, 3, seed), Rng(seed), list[Situation]()
    while not match.over and len(match.decisions) < 120:
        state = match.state
        assert isinstance(state, DustState)
        if state.to_move == 0 and state.view(0).phase == "answering":
            found.append(Situation(state.view(0), setting_of(state, 0), FRAME))
        actions = state.legal_actions()
        match.play(actions[rng.below(len(actions))])
    return found


def words_of(moment: Situation) -> list[str]:
    """What stands above the cards."""
    return [str(piece.face.facts[0]) for piece in own_cards(moment) if piece.face.kind == TEXT]


def test_neighbours_that_win_together_are_bound() -> None:
    """One set of words over both; nobody who wins alone is hidden below it, and no help tells nothing."""
    bound = 0
    for moment in answers(1):
        pairs = pairs_of(moment)
        alone = {
            one.ref for one in chances(moment.view, moment.setting.legal) if one.wins and one.partner < 0
        }
        told = [text for text in words_of(moment) if text.startswith("Together")]
        bound += len(told)

        assert len(told) <= len(pairs)
        assert not any({pair.ref, pair.partner} & alone for pair in pairs)
        assert [pair.tag.style == GOLDEN for pair in pairs[1:]].count(True) <= 1
        bare = Situation(moment.view, moment.setting._replace(help="none"), FRAME)
        assert not any(text.startswith("Together") for text in words_of(bare))

    assert bound > 0
