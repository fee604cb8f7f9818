"""What the table says an answer comes to is what the rules then make of it, and no more than is certain."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.dust_collectorz.rules.actions import ANSWER, LAY, VERB
from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.phases import ANSWERING, COMPARING
from game.dust_collectorz.table import table
from game.dust_collectorz.table.chips import chances, chip_of
from game.dust_collectorz.table.drawing.tags import BAD, GOLDEN, GOOD, LOCKED
from game.dust_collectorz.table.outlook import Effect, of_build
from game.dust_collectorz.table.situation import Situation
from game.dust_collectorz.words.reckoning import reckoned
from game.engine.rng import Rng
from game.table.stock.offers import LOSES, WINS
from tests.dust_collectorz.positions import Seat, attack, lay
from tests.dust_collectorz.positions import table as dealt_out
from tests.dust_collectorz_table.laying import FRAME, chosen, dealt, laid, seen, setting_of

if TYPE_CHECKING:
    from game.dust_collectorz.table.outlook import Outlook
    from game.dust_collectorz.words.reckoning import Reckoning

GAMES = (
    (2, "champions", 21),
    (2, "champions", 31),
    (3, "champions", 22),
    (4, "champions", 23),
    (4, "team", 24),
)


def compared(state: BattleState) -> Reckoning | None:
    """What is about to be compared once the answer lies; None where somebody may choose before it."""
    twin = state.clone()
    twin.apply(int(ANSWER))
    view = seen(twin, 0)
    if twin.phase != COMPARING or view.attack is None or view.answer is None:
        return None
    return reckoned(view)


@pytest.mark.rule("DC-12", "DC-13", "DC-19")
def test_a_certain_outcome_is_what_the_rules_make_of_it() -> None:
    """For every set that is laid in whole games of all modes, and for every card that could be."""
    wrong: list[object] = []
    counted = [0, 0]
    for seats, mode, seed in GAMES:
        state, chance = dealt(seats, seed, mode=mode), Rng(seed)
        while state.to_move >= -1:
            if state.phase == ANSWERING and state.to_move >= 0:
                for laying, told in _outlooks(state):
                    counted[told.certain] += 1
                    if told.certain and compared(laying) != told.reckoning:
                        wrong.append((seats, mode, told))
            state.apply(chosen(state.legal_actions(), chance))

    assert counted[1] > 400 and counted[0] > 5
    assert wrong == []


def _outlooks(state: BattleState) -> list[tuple[BattleState, Outlook]]:
    """The set being laid, and each card that could be laid alone, with what the table says of it."""
    seat = int(state.to_move)
    view, legal = seen(state, seat), tuple(state.legal_actions())
    told = of_build(view, view.build) if view.build is not None else None
    found = [(state, told)] if told is not None and int(ANSWER) in legal else []
    for one in chances(view, legal):
        if one.action - one.action % int(VERB) == LAY and one.plain and one.outlook is not None:
            twin = state.clone()
            twin.apply(one.action)
            if int(ANSWER) in twin.legal_actions():
                found.append((twin, one.outlook))
    return found


def styles(state: BattleState, seat: int = 1, **more: object) -> dict[str, tuple[str, str]]:
    """What is said above each card of a hand."""
    moment = Situation(seen(state, seat), setting_of(state, seat)._replace(**more), FRAME)  # type: ignore[arg-type]
    found = {kind: chip_of(moment, kind) for kind in moment.hand}
    return {
        table.describe(moment.view, f"card:{seat}:{kind}", moment.setting).split(",")[0].split(":")[0]: (
            told.style,
            told.text,
        )
        for kind, told in found.items()
        if told is not None
    }


def answering() -> BattleState:
    """Cogwick, attack 5, is to be answered: by Foldwings at a loss, by Plushkin with a gain."""
    return attack(dealt_out(Seat("cogwick"), Seat("buttoneye stormpage tinnow spring-lid-box")), "cogwick")


def test_every_card_says_what_it_comes_to() -> None:
    """Wins, loses, can't; a trap stops the attack."""
    found = set(styles(answering()).values())

    assert {style for style, _ in found} <= {GOLDEN, GOOD, BAD, LOCKED}
    assert (LOCKED, "Wrong tribe") in found
    assert (GOOD, "Stops the attack") in found


def test_help_decides_how_much_is_told() -> None:
    """With outcomes alone nothing is golden; with none nothing is said."""
    state = answering()
    golden = [style for style, _ in styles(state, help="outcomes").values() if style == GOLDEN]
    some = table.kinds(seen(state, 1), setting_of(state, 1)._replace(help="outcomes"))
    bare = table.kinds(seen(state, 1), setting_of(state, 1)._replace(help="none"))

    assert golden == []
    assert styles(state, help="none") == {}
    assert not any(kind.likely for kind in (*some, *bare))
    assert not any(kind.outcome for kind in bare)


def test_the_verdict_says_what_the_winner_does_besides() -> None:
    """A Nutjaw Sergeant that wins by 3 or more destroys a card in hand."""
    state = attack(
        dealt_out(Seat("nutjaw-sergeant"), Seat("pompom-prowler tinnow dogear")), "nutjaw-sergeant!"
    )
    lay(state, "pompom-prowler")
    view = seen(state, 1)
    assert view.build is not None
    told = of_build(view, view.build)
    shown = [str(piece.face.facts[0]) for piece in laid(state, 1) if piece.face.kind == "text"]

    assert told is not None and told.certain and not told.wins
    assert told.effects == ((Effect("destroys", 1),) if told.reckoning.over >= 3 else ())
    assert any("against" in text and "loses" in text for text in shown)


def test_the_rail_names_all_kinds_in_one_order() -> None:
    """At every moment, for whoever looks."""
    orders = set()
    for seats, mode, seed in ((2, "champions", 1), (4, "team", 2)):
        state, chance = dealt(seats, seed, mode=mode), Rng(seed)
        for _ in range(120):
            for seat in (0, 1):
                kinds = table.kinds(seen(state, seat), setting_of(state, seat))
                orders.add(tuple(kind.name for kind in kinds))
                assert all(kind.title and kind.note for kind in kinds)
                assert sum(kind.likely for kind in kinds) <= 1, [kind for kind in kinds if kind.likely]
                assert {WINS, LOSES, ""} >= {kind.outcome for kind in kinds}
                covered = {action for kind in kinds for action in kind.actions}
                legal = set(setting_of(state, seat).legal)
                steps = {one for one in legal if "take back" in state.notation(one)}
                assert covered >= {one for one in legal - steps if state.notation(one) != "take all back"}
            state.apply(chosen(state.legal_actions(), chance))

    assert orders == {("attack", "answer", "support", "ability", "counter", "forfeit")}
