"""Why something can't be done at the table of Dust Collectorz: in positions of whole games."""

from __future__ import annotations

import pytest

from game.dust_collectorz.rules import reasons
from game.dust_collectorz.rules.actions import (
    ANSWER,
    ATTACK,
    LAY,
    NOTHING,
    OF_KIND,
    OF_REF,
    PLAIN,
    SET_ASIDE,
    TABLE_STEPS,
    USE_PRIMARY,
    USE_SUPPORT,
)
from game.dust_collectorz.rules.battle import laying_reasons
from game.dust_collectorz.rules.battle.seen import seen
from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.phases import ANSWERING, ATTACKING, FOLLOWING
from game.dust_collectorz.rules.position import DustState
from tests.dust_collectorz.hearing import view
from tests.dust_collectorz.positions import VARIANTS, battle, told


def tries(state: DustState) -> set[int]:
    """List what somebody might try: everything with the cards about, and all that needs none."""
    refs = {0, 100}
    for player in state.players:
        refs |= {*player.hand, *(kind + 128 for kind in player.overflow)}
    if isinstance(state, BattleState):
        for one in (state.build, state.clash.attack, state.clash.answer):
            refs |= {int(ref) for ref in one.refs()}
    found = {*PLAIN, int(TABLE_STEPS) + 10}
    for ref in refs:
        found |= {verb + 256 * ref for verb in OF_REF} | {verb + 256 * (ref & 127) for verb in OF_KIND}
        found |= {int(USE_PRIMARY) + 256 * int(NOTHING) + ref, int(USE_SUPPORT) + 256 * ref + int(NOTHING)}
    found |= {int(ATTACK) + 256 * stat + target for stat in range(4) for target in range(state.seats + 1)}
    return found | {int(ANSWER) + 256 * stat for stat in range(1, 5)} | {int(SET_ASIDE) + 256}


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_whatever_is_refused_has_one_of_the_reasons(seats: int, options: dict[str, str]) -> None:
    """In positions of whole games: a code of the set, also for who asks beside the table's turn."""
    codes = set()
    for place, state in enumerate(told(seats, dict(options), 3)):
        if place % 16 == 0:
            codes |= {state.why_not(action).code for action in tries(state) - set(state.legal_actions())}

    assert codes <= set(reasons.CODES)
    assert len(codes) > 2


@pytest.mark.rule("DC-7")
@pytest.mark.rule("DC-8")
@pytest.mark.parametrize("seed", range(4))
def test_the_cards_that_a_reason_names_may_answer(seed: int) -> None:
    """In whole games: what is offered instead of a refused tribe is legal, and nothing is left out."""
    checked = 0
    for state in told(2, {}, seed):
        if state.to_move < 0 or state.view(state.to_move).phase != "answering":
            continue
        found = laying_reasons.fitting_cards(seen(view(state, state.to_move)))
        laying = [action for action in state.legal_actions() if action - action % 65536 == int(LAY)]
        if battle(state).build.refs():
            continue
        assert {action % 65536 // 256 & 127 for action in laying} == set(found)
        checked += 1

    assert checked > 5


@pytest.mark.rule("DC-20")
@pytest.mark.parametrize(("seats", "options"), [one for one in VARIANTS if one[1].get("mode") != "young"])
def test_who_lays_sees_all_that_decides_what_may_be_laid(seats: int, options: dict[str, str]) -> None:
    """A view tells its seat the same choices as the rules know: both share their guards."""
    checked = 0
    for place, state in enumerate(told(seats, dict(options), 5)):
        if place % 5 == 0 and state.to_move >= 0 and state.phase in {ATTACKING, ANSWERING, FOLLOWING}:
            assert seen(state.view(state.to_move)).legal_actions() == state.legal_actions()
            checked += 1

    assert checked > 10
